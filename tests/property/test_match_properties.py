"""Random matches under random rules: whatever is dealt and played, scores, dealers, marks and series hold together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.rules.cards import Card
from bummerl.rules.match import (
    CardsDrawn,
    CoinTossed,
    DealBegan,
    DealerNamed,
    DealScored,
    FirstDealerDraw,
    FirstDealerFound,
    Match,
    MatchBegan,
    MatchEnding,
    MatchEvent,
    MatchResult,
    MatchWon,
    PerSide,
    SeriesDrawn,
    SeriesWon,
    Side,
    Tally,
    card_points_of,
    draw_first_dealer,
    opening_events,
    start_match,
)
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import (
    Direction,
    DrawingDealer,
    NextDealer,
    Ruleset,
    Series,
    StakeFactor,
    TargetUnit,
)
from bummerl.rules.state import DealState
from bummerl.rules.testing.arbitraries import rulesets
from bummerl.rules.testing.chance import SeededChance, shuffled
from bummerl.rules.testing.machine import TWO_HANDED
from bummerl.rules.testing.playing import random_play

MOST_DEALS = 40
A, B = Side.A, Side.B


@dataclass(frozen=True)
class Stage:
    """A step of an evening: the match before it, the deal that was scored (if it was one), and the match after."""

    before: Match
    deal: DealState | None
    after: Match
    events: tuple[MatchEvent, ...]


@dataclass(frozen=True)
class Evening:
    ruleset: Ruleset
    opening: tuple[MatchEvent, ...]
    orders: tuple[tuple[Card, ...], ...]
    stages: tuple[Stage, ...]

    @property
    def last(self) -> Match:
        return self.stages[-1].after

    @property
    def events(self) -> tuple[MatchEvent, ...]:
        return (*self.opening, *(event for stage in self.stages for event in stage.events))

    def scored(self) -> Iterator[Stage]:
        return (stage for stage in self.stages if stage.deal is not None)


def evening(ruleset: Ruleset, seed: int) -> Evening:
    """A series played at random, to its end or for so many deals; now and then somebody gives a match up."""
    chance = SeededChance(seed)
    match = start_match(ruleset, first_dealer(ruleset, chance))
    opening = opening_events(match)
    stages: list[Stage] = []
    orders: list[tuple[Card, ...]] = []
    while not match.series.over and len(orders) < MOST_DEALS:
        before = match
        if match.over:
            match, events = match.next_match()
            stages.append(Stage(before, None, match, events))
        elif chance.below(25) == 0:
            side = Side(chance.below(2))
            match, events = match.resign(side) if chance.below(3) else match.forfeit(side)
            stages.append(Stage(before, None, match, events))
        else:
            to_go = match.begin_deal(tuple(ruleset.pack.cards)).to_go
            played = random_play(TWO_HANDED, ruleset, chance, carry=match.carry, to_go=to_go)
            assert match.begin_deal(played.order) == played.states[0]
            match, events = match.score(played.state)
            stages.append(Stage(before, played.state, match, events))
            orders.append(played.order)
    return Evening(ruleset, opening, tuple(orders), tuple(stages))


def first_dealer(ruleset: Ruleset, chance: SeededChance) -> FirstDealerDraw:
    return draw_first_dealer(ruleset, shuffled(chance, tuple(ruleset.pack.cards)))


rules = st.one_of(rulesets(), st.sampled_from(list(PRESETS.values()))).filter(
    lambda ruleset: len(ruleset.pack.ranks) > 2
)
evenings = st.builds(evening, rules, st.integers(0, 2**32))


def paid_points(ruleset: Ruleset) -> bool:
    return ruleset.match.target_unit is TargetUnit.GAME_POINTS


@given(evenings)
def test_a_match_is_over_just_when_a_side_has_the_target_or_gave_it_up(played: Evening):
    target = played.ruleset.match.target
    for stage in played.stages:
        after, result = stage.after, stage.after.result
        if result is None:
            assert max(after.scored) < target or after.scored.a == after.scored.b
        elif result.ending is MatchEnding.TARGET:
            assert after.scored[result.winner] >= target
            assert after.scored[result.winner] >= after.scored[result.loser]
            assert not paid_points(played.ruleset) or after.scored[result.loser] < target


@given(evenings)
def test_the_score_is_the_sum_of_what_the_deals_brought(played: Evening):
    for stage in played.stages:
        match = stage.after
        assert [deal.number for deal in match.deals] == list(range(1, len(match.deals) + 1))
        running = PerSide(0, 0)
        for deal in match.deals:
            running = PerSide(running.a + deal.gained.a, running.b + deal.gained.b)
            assert deal.scored == running
            assert min(deal.gained) >= 0
        assert match.scored == running
        down = played.ruleset.match.direction is Direction.DOWN
        for side in Side:
            assert match.to_go[side] == max(0, played.ruleset.match.target - running[side])
            assert match.score_of(side) == (match.to_go[side] if down else running[side])


@given(evenings)
def test_a_deal_brings_what_its_settlement_pays(played: Evening):
    for stage in played.scored():
        assert stage.deal is not None
        paid = stage.deal.settlement
        entry = stage.after.deals[-1]
        assert paid is not None
        assert entry.settlement == paid
        assert (entry.winner is None) == (paid.winner is None)
        for side in Side:
            seat = stage.before.seat_of(side)
            assert entry.side_of(seat) is side
            if paid_points(played.ruleset):
                assert entry.gained[side] == (paid.game_points if paid.winner is seat else 0)
            else:
                assert entry.gained[side] == card_points_of(stage.deal)[seat] >= stage.deal.points[seat]
        assert stage.after.carry == (0 if stage.after.over else paid.carry)


@given(evenings)
def test_the_deal_passes_as_the_rules_say_through_the_whole_series(played: Evening):
    for stage in played.stages:
        if stage.deal is None:
            assert stage.after.dealer is stage.before.dealer
            continue
        winner, dealer = stage.after.deals[-1].winner, stage.before.dealer
        if winner is None and played.ruleset.settlement.tie_dealer is DrawingDealer.SAME:
            assert stage.after.dealer is dealer
        elif winner is not None and played.ruleset.dealing.next_dealer is NextDealer.WINNER:
            assert stage.after.dealer is winner
        else:
            assert stage.after.dealer is dealer.other


@given(evenings)
def test_what_is_to_go_is_told_to_the_seats_where_the_sides_sit(played: Evening):
    for stage in played.scored():
        assert stage.deal is not None
        if not paid_points(played.ruleset):
            assert stage.deal.to_go is None
            continue
        assert stage.deal.to_go is not None
        assert min(stage.deal.to_go) >= 1
        for side in Side:
            assert stage.deal.to_go[stage.before.seat_of(side)] == stage.before.to_go[side]


def wanted_marks(ruleset: Ruleset, result: MatchResult, match: Match) -> int:
    """Marks from the list of deals, told another way than the machine tells it."""
    rule = ruleset.match
    if result.ending is not MatchEnding.TARGET or rule.marks == 0:
        return rule.marks
    standings = [(deal.scored[result.winner], deal.scored[result.loser]) for deal in match.deals]
    if all(loser == 0 for _, loser in standings) and rule.marks_whitewash is not None:
        return rule.marks_whitewash
    if (0, rule.target - 1) in standings and rule.target > 1 and rule.marks_retour is not None:
        return rule.marks_retour
    return rule.marks


@given(evenings)
def test_marks_and_stake_follow_from_how_the_match_went(played: Evening):
    for stage in played.stages:
        result = stage.after.result
        if result is None:
            continue
        assert result.marks == wanted_marks(played.ruleset, result, stage.after)
        assert (
            result.stake_factor
            in {
                StakeFactor.NONE: {1},
                StakeFactor.LAST_DEAL: {1, 2, 3},
                StakeFactor.WHITEWASH: {1, 2},
            }[played.ruleset.match.stake_factor]
        )
        if result.ending is MatchEnding.TARGET:
            assert result.whitewash == (result.scored[result.loser] == 0)
        else:
            assert result.stake_factor == 1


@given(evenings)
def test_a_series_ends_when_it_is_decided_and_not_before(played: Evening):
    rule = played.ruleset.match
    for stage in played.stages:
        series = stage.after.series
        most = max(series.won)
        forfeited = any(result.ending is MatchEnding.FORFEITED for result in series.matches)
        decided = {
            Series.SINGLE: most >= 1,
            Series.BEST_OF: 2 * most > rule.series_length,
            Series.FIRST_TO: most >= rule.series_length,
            Series.RUBBER: sum(series.won) == rule.series_length,
        }[rule.series]
        assert series.over == (decided or forfeited)
        assert sum(series.won) == len(series.matches)
        assert series.drawn == (series.over and not forfeited and series.won.a == series.won.b)


@given(evenings)
def test_folding_the_events_gives_scores_series_and_tally(played: Evening):
    scored, number, dealer = PerSide(0, 0), 0, None
    won = PerSide(0, 0)
    tally = Tally()
    for event in played.events:
        tally = tally.counting([event])
        match event:
            case FirstDealerFound(_, found, side):
                dealer = side
                assert isinstance(found, CoinTossed | CardsDrawn | DealerNamed)
            case MatchBegan(count, side):
                assert dealer is None or number > 0 or side is dealer
                scored, number = PerSide(0, 0), count
            case DealScored(deal):
                scored = PerSide(scored.a + deal.gained.a, scored.b + deal.gained.b)
                assert scored == deal.scored
            case MatchWon(count, result):
                assert (count, result.scored) == (number, scored)
                won = won.set(result.winner, won[result.winner] + 1)
            case SeriesWon(_, matches) | SeriesDrawn(matches):
                assert matches == won
    assert (scored, won, number) == (played.last.scored, played.last.series.won, played.last.number)
    assert tally.matches == won
    assert tally.marks == PerSide(
        *(sum(r.marks for r in played.last.series.matches if r.loser is side) for side in Side)
    )
    single = played.ruleset.match.series is Series.SINGLE
    assert sum(tally.series) + tally.drawn == (1 if played.last.series.over and not single else 0)


def mirrored(found: FirstDealerDraw) -> FirstDealerDraw:
    if isinstance(found, CardsDrawn):
        return replace(found, rounds=tuple(PerSide(cards.b, cards.a) for cards in found.rounds))
    return replace(found, dealer=found.dealer.other)


@given(evenings)
def test_a_match_does_not_care_which_side_is_called_a(played: Evening):
    """The same deals between sides with changed names give the same match with changed names."""
    match = start_match(played.ruleset, mirrored(played.last.first_dealer))
    for stage in played.stages:
        assert match.dealer is stage.before.dealer.other
        if stage.deal is not None:
            match = match.score(stage.deal).match
        elif stage.before.over:
            match = match.next_match().match
        else:
            result = stage.after.result
            assert result is not None
            gives_up = match.forfeit if result.ending is MatchEnding.FORFEITED else match.resign
            match = gives_up(result.loser.other).match
        assert match.scored == PerSide(stage.after.scored.b, stage.after.scored.a)
        if stage.after.result is not None:
            assert match.result is not None
            assert match.result.winner is stage.after.result.winner.other
            assert (match.result.marks, match.result.stake_factor, match.result.retour) == (
                stage.after.result.marks,
                stage.after.result.stake_factor,
                stage.after.result.retour,
            )


@given(rules, st.integers(0, 2**32))
def test_the_same_chance_gives_the_same_evening(ruleset: Ruleset, seed: int):
    assert evening(ruleset, seed) == evening(ruleset, seed)


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=PRESETS)
def test_every_preset_is_played_to_the_end_of_its_series(ruleset: Ruleset):
    """Random players finish a series well within the deals allowed, with the dealers the rules ask for."""
    finished = [evening(ruleset, seed) for seed in range(3)]
    assert any(played.last.series.over for played in finished)
    for played in finished:
        for stage in played.stages:
            began = stage.before.deal_began()
            assert isinstance(began, DealBegan)
            assert (began.number, began.dealer) == (len(stage.before.deals) + 1, stage.before.dealer)
