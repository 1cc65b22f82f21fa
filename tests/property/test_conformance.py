"""The conformance suite notices broken machines: each of these has one fault, and the check made for it fails."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from bummerl.rules import events as happened
from bummerl.rules.actions import Exchange
from bummerl.rules.cards import CardSet
from bummerl.rules.deal import Transition, all_actions
from bummerl.rules.errors import Refusal
from bummerl.rules.presets import preset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.testing import conformance as suite
from bummerl.rules.testing import random_play
from bummerl.rules.testing.chance import SeededChance
from bummerl.rules.testing.machine import TwoHanded

RULES = preset("snapszer24")
DEALS = 30


class ShowsDraws(TwoHanded):
    def seen_by(self, event, seat):
        return event if isinstance(event, happened.CardDrawn) else super().seen_by(event, seat)


class LosesHiddenEvents(TwoHanded):
    def seen_by(self, event, seat):
        seen = super().seen_by(event, seat)
        return happened.TalonClosed(Seat.FOREHAND) if seen != event else seen


class ForgetsTheLastDraw(TwoHanded):
    def seen_by(self, event, seat):
        seen = super().seen_by(event, seat)
        return replace(seen, card=None) if isinstance(seen, happened.CardDrawn) and seen.upcard else seen


class KnowsTheNextCard(TwoHanded):
    def view(self, state, seat):
        seen = super().view(state, seat)
        return replace(seen, upcard=state.talon[0]) if len(state.talon) > 1 else seen

    def fold(self, events, seat):
        raise NotImplementedError


class GivesActionsToAll(TwoHanded):
    def view(self, state, seat):
        return replace(super().view(state, seat), legal=tuple(action for _, action in all_actions(state)))


class KeepsTheState(TwoHanded):
    def view(self, state, seat):
        return replace(super().view(state, seat), resigned=state)


class TurnsActionsRound(TwoHanded):
    def legal_actions(self, state, seat):
        return super().legal_actions(state, seat)[::-1]


class HidesTheExchange(TwoHanded):
    def legal_actions(self, state, seat):
        return [action for action in super().legal_actions(state, seat) if not isinstance(action, Exchange)]


class Miscounts(TwoHanded):
    def trick_points(self, state):
        return PerSeat((state.trick_points[0] + (state.trick_number > 2), state.trick_points[1]))


class LosesACard(TwoHanded):
    def places(self, state):
        hand, *rest = super().places(state)
        return [CardSet(hand.bits & hand.bits - 1), *rest]


class CitesNothing(TwoHanded):
    def settlement(self, state):
        paid = super().settlement(state)
        return None if paid is None else replace(paid, clauses=())


class NeverEnds(TwoHanded):
    def refusal(self, state, seat, action):
        return None if state.settlement is not None else super().refusal(state, seat, action)


class PlaysByTheClock(TwoHanded):
    """The same action does not come to the same state twice."""

    def __init__(self):
        self.ticks = count()

    def apply(self, state, seat, action):
        moved = super().apply(state, seat, action)
        return Transition(moved.before, seat, action, moved.state._replace(carry=next(self.ticks)))


class RefusesWithAnotherReason(TwoHanded):
    def refusal(self, state, seat, action):
        why = super().refusal(state, seat, action)
        return why if why is None or state.settlement is not None else Refusal.DEAL_OVER


BROKEN = [
    (ShowsDraws, suite.an_event_names_no_card_that_the_seat_cannot_know),
    (ShowsDraws, suite.a_view_is_the_same_in_every_world_that_fits_it),
    (LosesHiddenEvents, suite.a_hidden_event_keeps_its_place),
    (ForgetsTheLastDraw, suite.folding_a_seats_events_gives_its_view),
    (KnowsTheNextCard, suite.a_view_is_the_same_in_every_world_that_fits_it),
    (GivesActionsToAll, suite.legal_actions_are_in_the_view_of_their_seat_alone),
    (GivesActionsToAll, suite.a_view_is_the_same_in_every_world_that_fits_it),
    (KeepsTheState, suite.a_view_holds_no_state),
    (TurnsActionsRound, suite.actions_come_in_canonical_order),
    (HidesTheExchange, suite.an_action_is_offered_just_when_it_is_not_refused),
    (Miscounts, suite.the_card_points_of_tricks_add_up),
    (LosesACard, suite.every_card_is_in_one_place),
    (NeverEnds, suite.somebody_can_act_until_the_deal_is_settled_and_nobody_after),
    (PlaysByTheClock, suite.the_same_order_and_actions_give_the_same_deal),
    (PlaysByTheClock, suite.taking_an_action_leaves_the_state_before_as_it_was),
    (CitesNothing, suite.a_settlement_pays_somebody_and_cites_clauses_that_hold),
    (RefusesWithAnotherReason, suite.a_refusal_is_coded_cited_and_changes_nothing),
]


def passes(machine, check):
    for seed in range(DEALS):
        try:
            check(random_play(machine, RULES, SeededChance(seed)))
        except AssertionError:
            return False
    return True


@pytest.mark.parametrize("kind, check", BROKEN, ids=lambda value: value.__name__)
def test_a_broken_machine_fails_the_check_that_its_fault_concerns(kind, check):
    assert passes(TwoHanded(), check)
    assert not passes(kind(), check)


def test_every_check_fails_for_some_broken_machine():
    assert {check for _, check in BROKEN} == set(suite.CHECKS)
