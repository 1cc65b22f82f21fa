"""Resigning a match never wins it."""

from __future__ import annotations

import pytest

from bummerl.rules.actions import Follow, Lead
from bummerl.rules.deal import apply, legal_actions
from bummerl.rules.match import CoinTossed, MatchEnding, MatchWon, Side, start_match
from bummerl.rules.ruleset import TargetUnit
from bummerl.rules.testing import house


def begun_well(match, side):
    """A deal of the match, still going on, in which the side has card points."""
    pack = tuple(match.ruleset.pack.cards)
    for turn in range(len(pack)):
        deal = match.begin_deal((*pack[turn:], *pack[:turn]))
        while deal.settlement is None:
            if deal.points[match.seat_of(side)] >= match.ruleset.match.target:
                return deal
            card = next(action for action in legal_actions(deal, deal.to_move) if isinstance(action, Lead | Follow))
            deal = apply(deal, deal.to_move, card).state
    raise AssertionError("no such deal")


@pytest.mark.parametrize("side", Side)
def test_who_resigns_a_match_for_card_points_loses_it_however_many_the_deal_brings_him(side):  # MATCH-12, MATCH-3
    points = {"target": 5, "target_unit": TargetUnit.CARD_POINTS, "marks": 1}
    match = start_match(house("snapszer_klub", match=points), CoinTossed(Side.A))
    after, events = match.resign(side, begun_well(match, side))
    assert after.winner is side.other
    assert after.result is not None
    assert after.result.ending is MatchEnding.RESIGNED
    assert sum(isinstance(event, MatchWon) for event in events) == 1
    assert len(after.deals) == 1
