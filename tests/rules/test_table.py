"""What the table shows of won tricks and counted points."""

from __future__ import annotations

import pytest

from bummerl.rules.ruleset import LookBack, PointDisplay
from bummerl.rules.seats import Seat
from bummerl.rules.testing import house, seeded_play
from bummerl.rules.view import view


def late(rules):
    """A deal in which both seats have several tricks."""
    for seed in range(100):
        state = seeded_play(rules, seed).state
        if min(state.tricks) >= 2:
            return state
    raise AssertionError("no such deal")


def test_the_last_trick_may_be_looked_at():  # LOOK-1
    state = late(house("snapszer_klub", table={"look_back": LookBack.LAST}))
    for seat in (*Seat.of(2), None):
        assert view(state, seat).shown_tricks == state.history[-1:]


def test_all_own_tricks_may_be_looked_at():  # LOOK-2
    state = late(house("schnapsen_pagat", table={"look_back": LookBack.OWN}))
    for seat in Seat.of(2):
        shown = view(state, seat).shown_tricks
        assert [trick for trick in shown if trick.winner is seat] == [t for t in state.history if t.winner is seat]
        assert [trick for trick in shown if trick.winner is not seat] == [
            trick for trick in state.history[-1:] if trick.winner is not seat
        ]
    assert view(state, None).shown_tricks == state.history[-1:]


def test_no_trick_may_be_looked_at_again():  # LOOK-3
    state = late(house("schnapsen_pagat", table={"look_back": LookBack.NONE}))
    for seat in (*Seat.of(2), None):
        assert view(state, seat).shown_tricks == ()
        assert view(state, seat).history == state.history  # memory is another matter


@pytest.mark.parametrize("display", PointDisplay)
def test_whose_card_points_the_table_counts_is_a_choice_that_changes_no_rule(display):  # LOOK-4
    rules = house("snapszer_klub", table={"point_display": display})
    assert rules.fingerprint == house("snapszer_klub").fingerprint
    assert seeded_play(rules, 3).state.settlement == seeded_play(house("snapszer_klub"), 3).state.settlement
