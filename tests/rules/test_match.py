"""Matches: scores and targets, dealers, marks, stakes, giving up, series and the tally of an evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bummerl.rules.actions import CLAIM, RESIGN
from bummerl.rules.cards import Card
from bummerl.rules.clauses import Clause
from bummerl.rules.deal import advance, all_actions, apply, start
from bummerl.rules.errors import PositionError, RulesetError
from bummerl.rules.match import (
    CoinTossed,
    DealerNamed,
    DealScored,
    FirstDealerFound,
    Match,
    MatchBegan,
    MatchEnding,
    MatchError,
    MatchFault,
    MatchForfeited,
    MatchResigned,
    MatchResult,
    MatchTransition,
    MatchWon,
    NamedBy,
    PerSide,
    SeriesDrawn,
    SeriesWon,
    Side,
    Tally,
    card_points_of,
    opening_events,
    start_match,
)
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import (
    ClaimTiming,
    DealingRule,
    Direction,
    DrawingDealer,
    MatchRule,
    NextDealer,
    PlayedOut,
    Ruleset,
    Series,
    SettlementRule,
    StakeFactor,
    TargetUnit,
    WrongClaim,
)
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import DealFacts, Ending, Settlement, settle
from bummerl.rules.state import DealState

A, B = Side.A, Side.B
PAGAT = preset("schnapsen_pagat")


SEVEN_UP = MatchRule()


def rules(match: MatchRule = SEVEN_UP, *, base: Ruleset = PAGAT, settlement: SettlementRule | None = None) -> Ruleset:
    """A ruleset with this frame; its deals can be tied, so that every settlement can be asked for."""
    tied = SettlementRule(played_out=PlayedOut.MOST_POINTS, played_out_value=None)
    return replace(base, id="framed", match=match, settlement=settlement or tied)


def begun(ruleset: Ruleset, dealer: Side = B) -> Match:
    return start_match(ruleset, DealerNamed(dealer, NamedBy.DIRECTOR))


def order_of(ruleset: Ruleset) -> tuple[Card, ...]:
    return tuple(ruleset.pack.cards)


def settled(match: Match, winner: Side | None, points: int = 1) -> DealState:
    """A deal of this match that pays so much: the cards do not matter to the match.

    What was carried into the deal is added to the points, as the settlement of a deal does.
    """
    deal = match.begin_deal(order_of(match.ruleset))
    if winner is None:
        carry = match.carry + match.ruleset.settlement.tie_carry
        return deal._replace(settlement=Settlement(None, 0, Ending.PLAYED_OUT, carry))
    return deal._replace(settlement=Settlement(match.seat_of(winner), points + match.carry, Ending.GOAL))


def scored(match: Match, *deals: tuple[Side | None, int]) -> Match:
    """The match after deals won by these sides for so much."""
    for winner, points in deals:
        match = match.score(settled(match, winner, points)).match
    return match


def scores(match: Match) -> tuple[int, int]:
    return match.score_of(A), match.score_of(B)


def result_of(match: Match) -> MatchResult:
    assert match.result is not None
    return match.result


# --- score and target -----------------------------------------------------------------------------------------------


def test_a_match_up_is_won_by_the_first_to_reach_or_pass_the_target():  # MATCH-1
    match = scored(begun(rules()), (A, 3), (B, 2), (A, 3))
    assert (scores(match), match.winner) == ((6, 2), None)
    match = scored(match, (A, 3))
    assert (scores(match), match.winner, match.over) == ((9, 2), A, True)
    assert Clause.MATCH_1 in result_of(match).clauses


def test_a_match_down_is_counted_from_the_target_to_nothing_and_never_below():  # MATCH-2
    match = begun(rules(MatchRule(direction=Direction.DOWN)))
    assert scores(match) == (7, 7)
    match = scored(match, (A, 2), (B, 3), (A, 3))
    assert (scores(match), match.to_go) == ((2, 4), PerSide(2, 4))
    match = scored(match, (A, 3))
    assert (scores(match), match.winner) == ((0, 4), A)
    assert Clause.MATCH_2 in result_of(match).clauses


@pytest.mark.parametrize("target", [7, 9, 11, 21])
@pytest.mark.parametrize("direction", Direction)
def test_any_target_can_be_played_to_in_either_direction(target, direction):  # MATCH-1 MATCH-2
    match = begun(rules(MatchRule(target=target, direction=direction)))
    for _ in range(target - 1):
        match = scored(match, (B, 1))
        assert not match.over
    assert match.to_go == (target, 1)
    assert scored(match, (B, 1)).winner is B


def test_only_the_winner_of_a_deal_scores_and_a_tie_scores_for_nobody():  # TIE-1
    match = scored(begun(rules()), (B, 2), (None, 0))
    assert scores(match) == (0, 2)
    assert [deal.gained for deal in match.deals] == [(0, 2), (0, 0)]
    assert [deal.winner for deal in match.deals] == [B, None]


def test_ties_are_carried_over_to_the_winner_of_the_next_decided_deal():  # TIE-2
    ruleset = rules(settlement=SettlementRule(played_out=PlayedOut.MOST_POINTS, tie_carry=1))
    match = scored(begun(ruleset), (None, 0))
    assert (match.carry, scores(match)) == (1, (0, 0))
    assert match.deal_began().carry == match.begin_deal(order_of(ruleset)).carry == 1
    match = scored(match, (None, 0))
    assert match.carry == 2
    match = scored(match, (A, 3))
    assert (match.carry, scores(match)) == (0, (5, 0))


def test_a_carried_point_reaches_the_winner_through_a_played_deal():  # TIE-2
    match = scored(begun(preset("snapszer24")), (None, 0))
    deal = match.begin_deal(order_of(match.ruleset))
    resigned = apply(deal, match.seat_of(B), RESIGN).state
    assert scored_by(match, resigned) == (4, 0)  # three for a resigner without a trick, and the one carried


def scored_by(match: Match, deal: DealState) -> tuple[int, int]:
    return scores(match.score(deal).match)


def test_each_seat_is_told_what_its_side_still_needs():
    match = scored(begun(rules(MatchRule(target=9)), dealer=A), (A, 2), (B, 3))
    assert match.to_go == (7, 6)
    deal = match.begin_deal(order_of(match.ruleset))
    assert deal.to_go is not None
    assert [deal.to_go[match.seat_of(side)] for side in (A, B)] == [7, 6]


# --- card points ----------------------------------------------------------------------------------------------------

CARDS = MatchRule(target=200, target_unit=TargetUnit.CARD_POINTS)


def with_points(match: Match, a: int, b: int, winner: Side | None, ending: Ending = Ending.GOAL) -> DealState:
    """A deal in which the sides counted so many card points in tricks."""
    deal = match.begin_deal(order_of(match.ruleset))
    points = PerSeat((0, 0)).set(match.seat_of(A), a).set(match.seat_of(B), b)
    seat = None if winner is None else match.seat_of(winner)
    return deal._replace(trick_points=points, settlement=Settlement(seat, 1 if winner is not None else 0, ending))


def test_a_match_for_card_points_adds_up_what_both_sides_counted():  # MATCH-3
    match = begun(rules(CARDS))
    match = match.score(with_points(match, 66, 20, A)).match
    match = match.score(with_points(match, 31, 70, B)).match
    assert (scores(match), match.to_go) == ((97, 90), (103, 110))


def test_in_a_match_for_card_points_no_game_points_are_to_go():
    match = begun(rules(CARDS))
    assert match.begin_deal(order_of(match.ruleset)).to_go is None


@pytest.mark.parametrize(
    "points, deal_winner, match_winner",
    [((70, 50), B, A), ((50, 70), A, B), ((60, 60), A, A), ((60, 60), B, B), ((60, 60), None, None)],
)
def test_where_both_pass_the_target_the_higher_sum_wins_then_the_deal_then_another_deal(  # MATCH-3
    points, deal_winner, match_winner
):
    match = begun(rules(CARDS))
    match = match.score(with_points(match, 100, 20, A)).match
    match = match.score(with_points(match, 50, 130, B)).match
    a, b = points
    match = match.score(with_points(match, a, b, deal_winner)).match
    assert match.winner is match_winner
    if match_winner is None:
        match = match.score(with_points(match, 20, 66, B)).match
        assert match.winner is B
    assert result_of(match).clauses == (Clause.MATCH_3,)


def test_card_points_have_the_last_trick_bonus_in_them():  # MATCH-3 BONUS-1
    deal = played_out(preset("snapszli20"))
    assert sum(card_points_of(deal)) == 120 + 10 + sum(deal.marriage_points)
    assert card_points_of(deal)[deal.leader] == deal.points[deal.leader] + 10


def played_out(ruleset: Ruleset) -> DealState:
    """A deal played to its last card with nobody closing or claiming."""
    deal = start(ruleset, order_of(ruleset))
    while deal.settlement is None:
        seat, action = next(
            (seat, action) for seat, action in all_actions(deal) if type(action).__name__ in ("Lead", "Follow")
        )
        deal = advance(deal, seat, action)
    assert deal.settlement.ending is Ending.PLAYED_OUT
    return deal


@pytest.mark.parametrize("ending", [Ending.RESIGNED, Ending.WRONG_CLAIM, Ending.BID_LOST, Ending.KNOCK_FAILED])
def test_where_a_deal_breaks_off_the_cards_not_yet_won_go_to_its_winner(ending):  # MATCH-3
    match = begun(rules(CARDS))
    points = card_points_of(with_points(match, 14, 30, A, ending))
    assert (points[match.seat_of(A)], points[match.seat_of(B)]) == (90, 30)


def test_where_a_deal_ends_at_the_goal_nobody_gets_the_cards_not_yet_won():  # MATCH-3
    match = begun(rules(CARDS))
    points = card_points_of(with_points(match, 66, 30, A, Ending.GOAL))
    assert (points[match.seat_of(A)], points[match.seat_of(B)]) == (66, 30)


def test_an_unsettled_deal_has_no_card_points():
    with pytest.raises(MatchError) as refused:
        card_points_of(begun(rules(CARDS)).begin_deal(order_of(PAGAT)))
    assert refused.value.fault is MatchFault.DEAL_NOT_OVER


# --- who deals ------------------------------------------------------------------------------------------------------


def test_the_non_dealer_sits_in_forehand_and_leads():  # DEAL-5
    match = begun(PAGAT, dealer=B)
    assert (match.seat_of(A), match.seat_of(B)) == (Seat.FOREHAND, Seat.SECOND)
    assert (match.side_of(Seat.FOREHAND), match.side_of(Seat.SECOND)) == (A, B)
    assert match.begin_deal(order_of(PAGAT)).to_move is Seat.FOREHAND


def test_the_deal_alternates():  # DEAL-4
    match = begun(rules(), dealer=A)
    dealers = []
    for winner in (A, A, B, B):
        dealers.append(match.dealer)
        match = scored(match, (winner, 1))
    assert dealers == [A, B, A, B]


def with_dealing(ruleset: Ruleset, next_dealer: NextDealer, tie_dealer: DrawingDealer) -> Ruleset:
    dealing: DealingRule = replace(ruleset.dealing, next_dealer=next_dealer)
    return replace(ruleset, dealing=dealing, settlement=replace(ruleset.settlement, tie_dealer=tie_dealer))


def test_where_the_winner_deals_the_loser_leads():  # DEAL-4
    match = begun(with_dealing(rules(), NextDealer.WINNER, DrawingDealer.SAME), dealer=A)
    for winner in (A, A, B, A):
        match = scored(match, (winner, 1))
        assert match.dealer is winner
        assert match.seat_of(winner.other) is Seat.FOREHAND


@pytest.mark.parametrize("next_dealer", NextDealer)
@pytest.mark.parametrize("dealer", Side)
def test_after_a_tie_the_same_dealer_deals_again_or_the_deal_passes_on(next_dealer, dealer):  # TIE-3
    same = begun(with_dealing(rules(), next_dealer, DrawingDealer.SAME), dealer=dealer)
    assert scored(same, (None, 0)).dealer is dealer
    passed = begun(with_dealing(rules(), next_dealer, DrawingDealer.NEXT), dealer=dealer)
    assert scored(passed, (None, 0)).dealer is dealer.other


def test_a_scored_deal_remembers_who_sat_where():
    match = begun(rules(), dealer=B)
    deal = match.score(settled(match, A)).match.deals[0]
    assert (deal.number, deal.dealer) == (1, B)
    assert [deal.seat_of(side) for side in (A, B)] == [Seat.FOREHAND, Seat.SECOND]
    assert [deal.side_of(seat) for seat in (Seat.FOREHAND, Seat.SECOND)] == [A, B]


# --- marks ----------------------------------------------------------------------------------------------------------

SCHNEIDERBUMMERL = MatchRule(direction=Direction.DOWN, marks=1, marks_whitewash=2)
RETOUR = MatchRule(direction=Direction.DOWN, marks=1, marks_whitewash=2, marks_retour=4)


def test_the_loser_gets_a_bummerl():  # MATCH-4
    result = result_of(scored(begun(PAGAT), (A, 3), (B, 1), (A, 3), (A, 1)))
    assert (result.loser, result.marks) == (B, 1)
    assert Clause.MATCH_4 in result.clauses


def test_a_house_without_marks_gives_none():
    result = result_of(scored(begun(rules()), (A, 3), (A, 3), (A, 1)))
    assert (result.marks, Clause.MATCH_4 in result.clauses) == (0, False)


def test_a_loser_who_never_scored_gets_a_schneiderbummerl():  # MATCH-5
    result = result_of(scored(begun(rules(SCHNEIDERBUMMERL)), (A, 3), (A, 3), (A, 1)))
    assert (result.marks, result.whitewash) == (2, True)
    assert Clause.MATCH_5 in result.clauses
    assert Clause.MATCH_4 not in result.clauses
    once = result_of(scored(begun(rules(SCHNEIDERBUMMERL)), (A, 3), (B, 1), (A, 3), (A, 1)))
    assert (once.marks, once.whitewash) == (1, False)


def test_without_the_schneiderbummerl_a_whitewash_is_one_mark():
    result = result_of(scored(begun(PAGAT), (A, 3), (A, 3), (A, 1)))
    assert (result.marks, result.whitewash) == (1, True)


def test_a_loser_who_stood_one_short_against_nil_gets_the_retour():  # MATCH-6
    result = result_of(scored(begun(rules(RETOUR)), (B, 3), (B, 3), (A, 3), (A, 3), (A, 1)))
    assert (result.winner, result.marks, result.retour) == (A, 4, True)
    assert Clause.MATCH_6 in result.clauses


@pytest.mark.parametrize(
    "deals",
    [
        ((B, 3), (B, 2), (A, 3), (A, 3), (A, 1)),  # never one short
        ((A, 1), (B, 3), (B, 3), (A, 3), (A, 3)),  # one short, but not against nil
    ],
)
def test_anything_less_is_no_retour(deals):  # MATCH-6
    result = result_of(scored(begun(rules(RETOUR)), *deals))
    assert (result.marks, result.retour) == (1, False)


def test_with_a_target_of_one_nobody_stands_one_short_by_doing_nothing():  # MATCH-6
    result = result_of(scored(begun(rules(replace(RETOUR, target=1))), (None, 0), (A, 1)))
    assert (result.marks, result.retour, result.whitewash) == (2, False, True)


# --- stakes ---------------------------------------------------------------------------------------------------------

STAKE = MatchRule(stake_factor=StakeFactor.LAST_DEAL)


@pytest.mark.parametrize("paid, factor", [(1, 1), (2, 2), (3, 3), (6, 3)])
def test_the_deal_that_ends_the_match_sets_the_stake(paid, factor):  # MATCH-10
    result = result_of(scored(begun(rules(STAKE)), (B, 3), (A, 3), (A, 3), (A, paid)))
    assert result.stake_factor == factor
    assert Clause.MATCH_10 in result.clauses


def test_points_carried_into_the_last_deal_do_not_raise_the_stake():  # MATCH-10
    ruleset = rules(STAKE, settlement=SettlementRule(played_out=PlayedOut.MOST_POINTS, tie_carry=2))
    match = scored(begun(ruleset), (A, 3), (A, 2), (None, 0), (A, 1))
    assert (scores(match), result_of(match).stake_factor) == ((8, 0), 1)


@pytest.mark.parametrize(
    "values, paid, factor", [((1, 1, 1), 1, 1), ((1, 2, 2), 2, 2), ((2, 3, 5), 2, 1), ((2, 3, 5), 5, 3)]
)
def test_schneider_doubles_and_schwarz_trebles_whatever_they_are_worth(values, paid, factor):  # MATCH-10
    plain, schneider, schwarz = values
    worth = SettlementRule(value_plain=plain, value_schneider=schneider, value_schwarz=schwarz)
    result = result_of(scored(begun(rules(replace(STAKE, target=1), settlement=worth)), (A, paid)))
    assert result.stake_factor == factor


def test_a_winner_by_card_points_who_lost_the_last_deal_takes_the_simple_stake():  # MATCH-10
    match = begun(rules(replace(CARDS, target=60, stake_factor=StakeFactor.LAST_DEAL)))
    deal = with_points(match, 70, 40, B)
    assert deal.settlement is not None
    deal = deal._replace(settlement=replace(deal.settlement, game_points=3))
    assert (result_of(match.score(deal).match).winner, result_of(match.score(deal).match).stake_factor) == (A, 1)


def test_a_whitewash_doubles_the_stake():  # MATCH-11
    ruleset = rules(MatchRule(stake_factor=StakeFactor.WHITEWASH))
    clean = result_of(scored(begun(ruleset), (A, 3), (A, 3), (A, 1)))
    assert (clean.stake_factor, Clause.MATCH_11 in clean.clauses) == (2, True)
    assert result_of(scored(begun(ruleset), (A, 3), (B, 1), (A, 3), (A, 3))).stake_factor == 1


def test_without_a_stake_rule_the_stake_is_simple():
    assert result_of(scored(begun(PAGAT), (A, 3), (A, 3), (A, 3))).stake_factor == 1


# --- giving up ------------------------------------------------------------------------------------------------------


def test_a_resigned_deal_is_scored_like_any_other():  # RESIGN-1
    match = begun(PAGAT)
    resigned = apply(match.begin_deal(order_of(PAGAT)), match.seat_of(A), RESIGN).state
    assert scored_by(match, resigned) == (7, 4)


def test_a_match_can_be_resigned_between_deals_and_is_lost_with_the_plain_marks():  # MATCH-12
    match = scored(begun(rules(replace(RETOUR, stake_factor=StakeFactor.WHITEWASH))), (A, 3), (A, 3))
    after, events = match.resign(B)
    result = result_of(after)
    assert (result.winner, result.ending, result.marks, result.stake_factor) == (A, MatchEnding.RESIGNED, 1, 1)
    assert (result.whitewash, result.retour, result.scored, result.deals) == (False, False, (6, 0), 2)
    assert result.clauses == (Clause.MATCH_12, Clause.MATCH_4)
    assert events == (MatchResigned(B), MatchWon(1, result))


def test_points_carried_over_end_with_the_match():  # TIE-2 MATCH-12
    match = scored(begun(preset("snapszer24")), (None, 0))
    assert (match.carry, match.resign(A).match.carry) == (1, 0)


def test_the_leader_may_resign_the_match_too_and_loses_it():  # MATCH-12
    assert scored(begun(PAGAT), (A, 3), (A, 3)).resign(A).match.winner is B


def test_resigning_the_match_resigns_the_deal_on_the_table_first():  # MATCH-12 RESIGN-1
    match = scored(begun(rules(replace(SCHNEIDERBUMMERL, stake_factor=StakeFactor.LAST_DEAL))), (A, 3), (A, 2))
    deal = match.begin_deal(order_of(match.ruleset))
    after, events = match.resign(B, deal)
    result = result_of(after)
    assert scores(after) == (0, 7)
    assert (result.ending, result.marks, result.stake_factor, result.whitewash) == (MatchEnding.RESIGNED, 2, 3, True)
    assert [type(event) for event in events] == [MatchResigned, DealScored, MatchWon]


def test_a_resigned_deal_that_does_not_end_the_match_is_scored_and_the_rest_conceded():  # MATCH-12
    match = begun(PAGAT)
    after, events = match.resign(A, match.begin_deal(order_of(PAGAT)))
    result = result_of(after)
    assert scores(after) == (7, 4)
    assert (result.winner, result.marks, result.deals) == (B, 1, 1)
    assert [type(event) for event in events] == [MatchResigned, DealScored, MatchWon]


def test_a_settled_deal_cannot_be_resigned_with_the_match():
    match = begun(PAGAT)
    with pytest.raises(MatchError) as refused:
        match.resign(A, settled(match, A))
    assert refused.value.fault is MatchFault.DEAL_OVER


def test_a_technical_defeat_loses_the_match_with_the_plain_marks():
    match = scored(begun(rules(SCHNEIDERBUMMERL)), (A, 3))
    after, events = match.forfeit(B)
    result = result_of(after)
    assert (result.winner, result.ending, result.marks, result.stake_factor) == (A, MatchEnding.FORFEITED, 1, 1)
    assert result.clauses == (Clause.MATCH_4,)
    assert events == (MatchForfeited(B), MatchWon(1, result))


# --- series ---------------------------------------------------------------------------------------------------------


def series(kind: Series, length: int) -> Match:
    return begun(rules(MatchRule(target=1, marks=1, series=kind, series_length=length)))


def played(match: Match, winners: Sequence[Side]) -> tuple[Match, tuple[object, ...]]:
    """The series with matches won by these sides, and the events of the last."""
    events: tuple[object, ...] = ()
    for place, winner in enumerate(winners):
        if place:
            match = match.next_match().match
        match, events = match.score(settled(match, winner))
    return match, events


def test_a_single_match_is_a_series_that_nobody_speaks_of():
    match, events = played(series(Series.SINGLE, 1), [A])
    assert (match.series.over, match.series.winner) == (True, A)
    assert [type(event) for event in events] == [DealScored, MatchWon]


@pytest.mark.parametrize(
    "kind, length, winners, winner",
    [
        (Series.BEST_OF, 3, [A, A], A),  # MATCH-7
        (Series.BEST_OF, 3, [A, B, B], B),
        (Series.BEST_OF, 5, [A, B, A, A], A),
        (Series.FIRST_TO, 2, [B, B], B),  # MATCH-8
        (Series.FIRST_TO, 2, [A, B, A], A),
        (Series.RUBBER, 2, [A, A], A),  # MATCH-9
        (Series.RUBBER, 2, [A, B], None),
        (Series.RUBBER, 3, [A, A, B], A),
        (Series.RUBBER, 3, [A, A, A], A),
        (Series.RUBBER, 4, [A, A, B, B], None),
    ],
)
def test_a_series_goes_on_until_it_is_decided_and_a_rubber_to_its_last_match(kind, length, winners, winner):
    for count in range(1, len(winners)):
        unfinished, events = played(series(kind, length), winners[:count])
        assert not unfinished.series.over
        assert unfinished.series.winner is None
        assert not any(isinstance(event, SeriesWon | SeriesDrawn) for event in events)
    match, events = played(series(kind, length), winners)
    won = PerSide(winners.count(A), winners.count(B))
    assert (match.series.over, match.series.winner, match.series.drawn) == (True, winner, winner is None)
    assert match.series.won == won
    assert events[-1] == (SeriesDrawn(won) if winner is None else SeriesWon(winner, won))
    with pytest.raises(MatchError) as refused:
        match.next_match()
    assert refused.value.fault is MatchFault.SERIES_OVER


def test_what_a_side_still_needs_to_win_the_series():
    match, _ = played(series(Series.BEST_OF, 5), [A, B, A])
    assert (match.series.needed(A), match.series.needed(B)) == (1, 2)
    match, _ = played(series(Series.FIRST_TO, 4), [A, B, A])
    assert (match.series.needed(A), match.series.needed(B)) == (2, 3)


def test_every_match_of_a_series_begins_at_nothing_and_the_deal_goes_on_in_turn():  # MATCH-7 DEAL-4
    match = begun(preset("snapszli20"), dealer=A)
    match = scored(match, (B, 3), (B, 3), (B, 1))
    assert match.dealer is B  # A, B and A have dealt
    begun_next, events = match.next_match()
    assert (scores(begun_next), begun_next.carry, begun_next.deals) == ((0, 0), 0, ())
    assert (begun_next.dealer, begun_next.number, begun_next.deal_number) == (B, 2, 1)
    assert events == (MatchBegan(2, B),)
    assert begun_next.series.won == (0, 1)


def test_a_series_is_won_by_matches_and_not_by_marks():  # MATCH-7
    ruleset = rules(MatchRule(target=1, marks=1, marks_whitewash=5, series=Series.BEST_OF, series_length=3))
    match, _ = played(begun(ruleset), [A, B, B])
    assert (match.series.winner, [result.marks for result in match.series.matches]) == (B, [5, 5, 5])


def test_a_resigned_match_leaves_the_series_going_on():  # MATCH-12
    match = series(Series.BEST_OF, 3).resign(A).match
    assert (match.winner, match.series.over, match.series.won) == (B, False, (0, 1))
    assert match.next_match().match.number == 2


@pytest.mark.parametrize("kind, length", [(Series.BEST_OF, 3), (Series.FIRST_TO, 4), (Series.RUBBER, 2)])
def test_a_technical_defeat_loses_the_series_whatever_its_score(kind, length):
    match, _ = played(series(kind, length), [A])
    after, events = match.next_match().match.forfeit(A)
    assert (after.series.over, after.series.winner, after.series.won) == (True, B, (1, 1))
    assert events[-1] == SeriesWon(B, PerSide(1, 1))


def test_the_next_match_waits_for_the_end_of_this_one():
    with pytest.raises(MatchError) as refused:
        series(Series.BEST_OF, 3).next_match()
    assert refused.value.fault is MatchFault.MATCH_NOT_OVER


# --- misuse ---------------------------------------------------------------------------------------------------------


def test_a_match_that_is_over_takes_nothing_more():
    deal = settled(begun(PAGAT), A)
    match = begun(PAGAT).resign(A).match
    for misuse in (
        lambda: match.begin_deal(order_of(PAGAT)),
        lambda: match.score(deal),
        lambda: match.resign(B),
        lambda: match.forfeit(B),
    ):
        with pytest.raises(MatchError) as refused:
            misuse()
        assert refused.value.fault is MatchFault.MATCH_OVER


def test_an_unfinished_deal_is_not_scored():
    match = begun(PAGAT)
    with pytest.raises(MatchError) as refused:
        match.score(match.begin_deal(order_of(PAGAT)))
    assert refused.value.fault is MatchFault.DEAL_NOT_OVER


def test_a_deal_of_other_rules_is_not_scored():
    match = begun(PAGAT)
    with pytest.raises(MatchError) as refused:
        match.score(settled(begun(preset("schnapsen_casino")), A))
    assert refused.value.fault is MatchFault.OTHER_RULESET


def test_a_deal_begun_at_another_standing_is_not_scored_or_resigned():
    match = begun(PAGAT)
    later = scored(match, (A, 1))
    level = begun(rules(settlement=SettlementRule(played_out=PlayedOut.MOST_POINTS, tie_carry=1)))
    for misuse in (
        lambda: level.score(settled(scored(level, (None, 0)), A)),
        lambda: match.score(settled(later, A)),
        lambda: later.score(settled(match, A)),
        lambda: later.resign(A, match.begin_deal(order_of(PAGAT))),
    ):
        with pytest.raises(MatchError) as refused:
            misuse()
        assert refused.value.fault is MatchFault.OTHER_STANDING


def test_a_match_by_contradictory_rules_is_not_begun():
    with pytest.raises(RulesetError):
        begun(rules(MatchRule(target=0)))


def test_an_order_that_is_not_the_pack_begins_no_deal():
    with pytest.raises(PositionError):
        begun(PAGAT).begin_deal(order_of(PAGAT)[1:])


# --- events and tally -----------------------------------------------------------------------------------------------


def test_a_match_opens_with_how_its_dealer_was_found():  # DEAL-3
    match = start_match(PAGAT, CoinTossed(A))
    assert opening_events(match) == (
        FirstDealerFound(PAGAT.dealing.first_dealer, CoinTossed(A), A),
        MatchBegan(1, A),
    )
    later = scored(match, (B, 3), (B, 3))
    assert opening_events(later) == opening_events(match)


def test_the_events_of_a_deal_tell_the_score_as_it_stood():
    match = scored(begun(PAGAT), (A, 2))
    began = match.deal_began()
    assert (began.number, began.dealer, began.to_go, began.carry) == (2, A, (5, 7), 0)
    after, events = match.score(settled(match, B, 3))
    assert events == (DealScored(after.deals[-1]),)
    assert (after.deals[-1].number, after.deals[-1].gained, after.deals[-1].scored) == (2, (0, 3), (2, 3))


def test_the_end_of_a_match_tells_marks_and_stake():
    match = scored(begun(preset("stake_bummerl")), (A, 3), (B, 1), (A, 3))
    _, events = match.score(settled(match, A, 2))
    won = events[-1]
    assert isinstance(won, MatchWon)
    assert (won.number, won.result.winner, won.result.marks, won.result.stake_factor) == (1, A, 1, 2)


def test_a_tally_counts_the_bummerls_of_an_evening_over_any_rules():
    tally = Tally()
    steps: list[MatchTransition] = []
    match = scored(begun(rules(SCHNEIDERBUMMERL)), (A, 3), (A, 3))
    steps.append(match.score(settled(match, A)))  # two against B
    steps.append(begun(PAGAT).resign(A))  # one against A
    rubber, _ = played(series(Series.RUBBER, 2), [A])
    tally = tally.counting([MatchWon(1, result_of(rubber))])  # one against B
    second = rubber.next_match().match
    steps.append(second.score(settled(second, B)))  # one against A, and a drawn rubber
    for step in steps:
        tally = tally.counting(step.events)
    assert (tally.marks, tally.matches, tally.series, tally.drawn) == ((2, 3), (2, 2), (0, 0), 1)


def test_a_tally_counts_series():
    last, events = played(series(Series.BEST_OF, 3), [B, B])
    assert last.series.winner is B
    assert Tally().counting(event for event in events if isinstance(event, SeriesWon)).series == (0, 1)


# --- whole matches through the deal machine -------------------------------------------------------------------------


def test_a_wrong_claim_is_scored_for_the_other_side():  # CLAIM-10
    ruleset = rules(
        base=replace(PAGAT, claiming=replace(PAGAT.claiming, timing=ClaimTiming.ANY_TIME, wrong=WrongClaim.FLAT))
    )
    match = begun(ruleset)
    deal = apply(match.begin_deal(order_of(ruleset)), match.seat_of(A), CLAIM).state
    assert scored_by(match, deal) == (0, 2)


def test_the_match_enters_what_the_settlement_pays():
    """A countdown from 2 to 5: a win against no trick passes zero, the loser is marked once."""
    match = scored(begun(preset("schnapsen_casino")), (A, 3), (A, 2), (B, 2))
    assert scores(match) == (2, 5)
    facts = DealFacts(
        ending=Ending.GOAL,
        by=match.seat_of(A),
        trick_points=PerSeat((0, 0)).set(match.seat_of(A), 66),
        marriage_points=PerSeat((0, 0)),
        tricks=PerSeat((0, 0)).set(match.seat_of(A), 4),
    )
    deal = match.begin_deal(order_of(match.ruleset))._replace(settlement=settle(match.ruleset, facts))
    after = match.score(deal).match
    assert (scores(after), after.winner, result_of(after).marks) == ((0, 5), A, 1)
