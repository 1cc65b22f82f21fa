"""Settlements at the edges: sweeps against a closer, knocks and bids by somebody who has enough already."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bummerl.rules.actions import Resign
from bummerl.rules.clauses import Clause
from bummerl.rules.composition import clauses_of
from bummerl.rules.deal import apply, start
from bummerl.rules.errors import PositionError
from bummerl.rules.presets import preset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import DealFacts, Ending, settle
from bummerl.rules.state import Closing
from bummerl.rules.testing import deal_from, house, play

FOREHAND, DEALER = Seat.FOREHAND, Seat.SECOND


def closed_and_swept(rules, points_of_closer):
    """Forehand closed with so many points after three tricks, and the dealer took the five that followed."""
    closing = Closing(FOREHAND, PerSeat((points_of_closer, 10)), PerSeat((points_of_closer, 10)), PerSeat((2, 1)), 3)
    facts = DealFacts(
        ending=Ending.PLAYED_OUT,
        by=DEALER,
        trick_points=PerSeat((points_of_closer, 50)),
        marriage_points=PerSeat((0, 0)),
        tricks=PerSeat((2, 6)),
        closing=closing,
        last_trick=DEALER,
        swept=DEALER,
    )
    return settle(rules, facts)


@pytest.mark.parametrize("points", [20, 65, 66, 70])
def test_a_sweep_against_the_closer_beats_a_goal_that_he_never_claimed(points):  # SWEEP-1
    paid = closed_and_swept(preset("bummerl"), points)
    assert (paid.winner, paid.game_points) == (DEALER, 3)
    assert Clause.SWEEP_1 in paid.clauses


def test_without_a_sweep_rule_the_closer_keeps_the_goal_that_he_reached():  # CLOSE-11
    paid = closed_and_swept(house("bummerl", settlement={"sweep_value": None}), 70)
    assert paid.winner is FOREHAND


@pytest.mark.parametrize("tricks, worth", [((0, 10), 3), ((3, 7), 2)])
def test_a_sweep_never_pays_less_than_the_deal_is_worth(tricks, worth):  # SWEEP-1
    rules = house("bummerl", settlement={"sweep_value": 1})
    facts = DealFacts(
        ending=Ending.PLAYED_OUT,
        by=DEALER,
        trick_points=PerSeat((10 if tricks[0] else 0, 60)),
        marriage_points=PerSeat((0, 0)),
        tricks=PerSeat(tricks),
        last_trick=DEALER,
        swept=DEALER,
    )
    paid = settle(rules, facts)
    assert (paid.winner, paid.game_points) == (DEALER, worth)
    assert paid.clauses[0] is Clause.SWEEP_1
    assert Clause.VALUE_1 in paid.clauses


@pytest.mark.parametrize("taken, ending, winner", [(26, Ending.GOAL, FOREHAND), (25, Ending.KNOCK_FAILED, DEALER)])
def test_a_knocker_who_has_the_goal_after_a_trick_that_he_loses_has_made_it(taken, ending, winner):  # KNOCK-2
    words = (
        "trump S; after 3 tricks; forehand to lead; forehand declared S; "
        f"forehand took {taken} in 2; forehand holds JH; dealer holds AH"
    )
    paid = play(deal_from(words, "knock_snapszli"), "knock JH AH").settlement
    assert paid is not None
    assert (paid.ending, paid.winner) == (ending, winner)
    assert Clause.KNOCK_2 in paid.clauses


def test_a_bid_by_somebody_who_has_the_goal_already_is_made_at_once():  # BID-3
    rules = house("mszsz", marriage={"needs_trick": False}, claiming={"goal": 40})
    deal = deal_from("trump S; forehand holds KS QS; dealer holds AS", rules)
    led = play(deal, "KS+")
    assert led.settlement is None
    made = play(led, "0:bid")
    assert made.settlement is not None
    assert made.settlement.ending is Ending.GOAL
    assert (made.settlement.winner, made.settlement.game_points) == (FOREHAND, 6)
    others = play(led, "1:bid")
    assert others.settlement is None


@pytest.mark.parametrize(
    "standing",
    [
        {"carry": -1},
        {"carry": "1"},
        {"to_go": (7, 7)},
        {"to_go": PerSeat((7,))},
        {"to_go": PerSeat((0, 7))},
        {"to_go": PerSeat(("7", 7))},
    ],
)
def test_a_deal_is_begun_at_a_standing_that_a_match_can_have(standing):
    rules = preset("snapszer24")
    with pytest.raises(PositionError, match="carried over" if "carry" in standing else "still needs"):
        start(rules, tuple(rules.pack.cards), **standing)


def test_a_deal_begun_with_carried_points_pays_them():  # TIE-2
    rules = preset("snapszer24")
    deal = start(rules, tuple(rules.pack.cards), carry=2)
    paid = apply(deal, FOREHAND, Resign()).state.settlement
    assert paid is not None
    assert paid.game_points == 5


def test_a_bid_or_a_close_against_the_rules_is_settled_for_nobody():
    none = PerSeat((0, 0))
    facts = DealFacts(ending=Ending.RESIGNED, by=DEALER, trick_points=none, marriage_points=none, tricks=none)
    with pytest.raises(ValueError, match="bidding rule"):
        settle(preset("bummerl"), replace(facts, bidder=FOREHAND))
    with pytest.raises(ValueError, match="closing rule"):
        settle(house("bummerl", closing=None), replace(facts, closing=Closing(DEALER, none, none, none, 0)))


@pytest.mark.parametrize("rules, cited", [("snapszer24", True), ("schnapsen_casino", False)])
def test_carried_points_are_paid_but_no_clause_is_cited_that_the_rules_lack(rules, cited):  # TIE-2
    none = PerSeat((0, 0))
    facts = DealFacts(ending=Ending.RESIGNED, by=DEALER, trick_points=none, marriage_points=none, tricks=none, carry=2)
    paid = settle(preset(rules), facts)
    assert paid.game_points == 5
    assert (Clause.TIE_2 in paid.clauses) is cited
    assert all(clause in {held.clause for held in clauses_of(preset(rules))} for clause in paid.clauses)
