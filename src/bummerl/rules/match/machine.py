"""The match as a pure machine above the deals: scores, dealers, marks and series.

A match is a value between two deals. It begins a deal from an order of the pack, and takes the settled deal back:

    match = start_match(ruleset, draw_first_dealer(ruleset, shuffled))
    deal = match.begin_deal(order)
    ...                                   # the deal is played by `bummerl.rules.deal`
    match, events = match.score(deal)

There is no chance inside. Once a match is over, `next_match` begins the next one of its series.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bummerl.rules.actions import RESIGN
from bummerl.rules.cards import Card
from bummerl.rules.clauses import Clause
from bummerl.rules.deal import apply, facts_of, start
from bummerl.rules.errors import MatchError, MatchFault
from bummerl.rules.match.first_dealer import FirstDealerDraw, dealer_found
from bummerl.rules.match.results import (
    DealBegan,
    DealScored,
    FirstDealerFound,
    MatchBegan,
    MatchEnding,
    MatchEvent,
    MatchForfeited,
    MatchResigned,
    MatchResult,
    MatchWon,
    ScoredDeal,
    SeriesDrawn,
    SeriesScore,
    SeriesWon,
)
from bummerl.rules.match.sides import NIL, PerSide, Side, check_side, seat_of, side_of
from bummerl.rules.ruleset import (
    Direction,
    DrawingDealer,
    NextDealer,
    Ruleset,
    Series,
    SettlementRule,
    StakeFactor,
    TargetUnit,
    validate,
)
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Ending, Settlement, with_bonus
from bummerl.rules.state import DealState

__all__ = ["Match", "MatchTransition", "card_points_of", "opening_events", "stake_level", "start_match"]

WHITEWASH_FACTOR = 2
"""What a whitewash does to the stake (MATCH-11)."""


class MatchTransition(NamedTuple):
    """A step of a match: the match after it, and what happened."""

    match: Match
    events: tuple[MatchEvent, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment between deals, with the series that it belongs to. Build one with `start_match`.

    `dealer` deals the coming deal. `scored` is counted up in the unit of the target, whatever the direction; the score
    as it is written down is `score_of`. `carry` are game points from a tied deal. `deals` are those of this match,
    `earlier` the finished matches of the series before it.
    """

    ruleset: Ruleset
    first_dealer: FirstDealerDraw
    dealer: Side
    scored: PerSide[int] = NIL
    carry: int = 0
    deals: tuple[ScoredDeal, ...] = ()
    result: MatchResult | None = None
    earlier: tuple[MatchResult, ...] = ()

    @property
    def over(self) -> bool:
        """Whether this match is over; the series may go on."""
        return self.result is not None

    @property
    def winner(self) -> Side | None:
        return None if self.result is None else self.result.winner

    @property
    def number(self) -> int:
        """The match's place in the series, from 1."""
        return len(self.earlier) + 1

    @property
    def deal_number(self) -> int:
        """The coming deal's place in the match, from 1."""
        return len(self.deals) + 1

    @property
    def series(self) -> SeriesScore:
        rule = self.ruleset.match
        finished = self.earlier if self.result is None else (*self.earlier, self.result)
        return SeriesScore(rule.series, rule.series_length, finished)

    @property
    def to_go(self) -> PerSide[int]:
        """What each side still needs to win the match, in the unit of the target."""
        target = self.ruleset.match.target
        return PerSide(max(0, target - self.scored.a), max(0, target - self.scored.b))

    def score_of(self, side: Side) -> int:
        """The score as it is written down: counted up, or what is left of the target (MATCH-1, MATCH-2)."""
        down = self.ruleset.match.direction is Direction.DOWN
        return self.to_go[side] if down else self.scored[side]

    def seat_of(self, side: Side) -> Seat:
        """Where the side sits in the coming deal."""
        return seat_of(side, self.dealer)

    def side_of(self, seat: Seat) -> Side:
        """Who sits there in the coming deal."""
        return side_of(seat, self.dealer)

    def deal_began(self) -> DealBegan:
        """The coming deal as an event."""
        return DealBegan(self.deal_number, self.dealer, self.carry, self.to_go)

    def begin_deal(self, order: Sequence[Card]) -> DealState:
        """The coming deal from an order of the pack. `PositionError` if it is not the pack, `MatchError` if it is over.

        What each seat needs goes with the deal, unless the target is in card points: a deal pays game points.
        """
        self._check_going_on()
        return start(self.ruleset, order, carry=self.carry, to_go=self._seats_to_go())

    def score(self, deal: DealState) -> MatchTransition:
        """The match with a settled deal entered.

        `MatchError` if the deal is not over, has other rules, or was begun at another standing than this match's. That
        it was begun from this very match is not checked, and cannot be.
        """
        self._check_going_on()
        self._check_standing(deal)
        if deal.settlement is None:
            raise MatchError(MatchFault.DEAL_NOT_OVER, "only a settled deal can be scored")
        return self._entered(deal, deal.settlement, MatchEnding.TARGET)

    def resign(self, side: Side, deal: DealState | None = None) -> MatchTransition:
        """The match given up by a side (MATCH-12): lost with the plain marks, whatever the score, and the stake once.

        A deal on the table is handed in: it is resigned first, and scored. So giving up the match is never cheaper
        than giving up the deal. The series goes on.
        """
        check_side(side)
        self._check_going_on()
        resigned = MatchResigned(side)
        if deal is None:
            after, events = self._conceded(side, MatchEnding.RESIGNED)
            return MatchTransition(after, (resigned, *events))
        self._check_standing(deal)
        if deal.settlement is not None:
            raise MatchError(MatchFault.DEAL_OVER, "the deal is settled: score it, then resign")
        settled = apply(deal, self.seat_of(side), RESIGN).state
        assert settled.settlement is not None
        after, events = self._entered(settled, settled.settlement, MatchEnding.RESIGNED)
        if after.winner is not side.other:
            # Where card points are counted, the resigned deal itself can take its loser to the target.
            after, more = replace(after, result=None)._conceded(side, MatchEnding.RESIGNED)
            events = (events[0], *more)
        return MatchTransition(after, (resigned, *events))

    def forfeit(self, side: Side) -> MatchTransition:
        """Technical defeat: the side is gone. It loses the match as if resigned, and the series with it."""
        check_side(side)
        self._check_going_on()
        after, events = self._conceded(side, MatchEnding.FORFEITED)
        return MatchTransition(after, (MatchForfeited(side), *events))

    def next_match(self) -> MatchTransition:
        """The next match of the series: scores and carried points are wiped out, the dealing goes on in turn."""
        if self.result is None:
            raise MatchError(MatchFault.MATCH_NOT_OVER, "the next match begins when this one is over")
        if self.series.over:
            raise MatchError(MatchFault.SERIES_OVER, "the series is over")
        begun = Match(self.ruleset, self.first_dealer, self.dealer, earlier=(*self.earlier, self.result))
        return MatchTransition(begun, (MatchBegan(begun.number, begun.dealer),))

    def _check_going_on(self) -> None:
        if self.result is not None:
            raise MatchError(MatchFault.MATCH_OVER, "the match is over")

    def _check_standing(self, deal: DealState) -> None:
        if not isinstance(deal, DealState):
            raise TypeError(f"no deal: {deal!r}")
        if deal.ruleset is not self.ruleset and deal.ruleset != self.ruleset:
            raise MatchError(MatchFault.OTHER_RULESET, f"the match is played by {self.ruleset}, not {deal.ruleset}")
        if deal.carry != self.carry or deal.to_go != self._seats_to_go():
            raise MatchError(
                MatchFault.OTHER_STANDING,
                f"the deal was begun with {deal.to_go} to go and {deal.carry} carried, "
                f"the match has {self._seats_to_go()} and {self.carry}",
            )

    def _seats_to_go(self) -> PerSeat[int] | None:
        if self.ruleset.match.target_unit is TargetUnit.CARD_POINTS:
            return None
        return PerSeat(self.to_go[self.side_of(seat)] for seat in SEATS[: len(Side)])

    def _entered(self, deal: DealState, settlement: Settlement, ending: MatchEnding) -> MatchTransition:
        """The match with this deal's points, its next dealer, and its result if the target is reached."""
        winner = None if settlement.winner is None else self.side_of(settlement.winner)
        gained = self._gains(deal, settlement)
        scored = PerSide(self.scored.a + gained.a, self.scored.b + gained.b)
        entry = ScoredDeal(self.deal_number, self.dealer, settlement, winner, gained, scored)
        after = replace(
            self,
            dealer=_next_dealer(self.ruleset, self.dealer, winner),
            scored=scored,
            carry=settlement.carry,
            deals=(*self.deals, entry),
        )
        match_winner = after._target_reached(winner)
        if match_winner is None:
            return MatchTransition(after, (DealScored(entry),))
        last_value = settlement.game_points - self.carry if winner is match_winner else None
        after, events = after._ended(_result_at_target(after, match_winner, last_value, ending))
        return MatchTransition(after, (DealScored(entry), *events))

    def _gains(self, deal: DealState, settlement: Settlement) -> PerSide[int]:
        if self.ruleset.match.target_unit is TargetUnit.CARD_POINTS:
            points = card_points_of(deal)
            return PerSide(points[self.seat_of(Side.A)], points[self.seat_of(Side.B)])
        if settlement.winner is None:
            return NIL
        return NIL.set(self.side_of(settlement.winner), settlement.game_points)

    def _target_reached(self, deal_winner: Side | None) -> Side | None:
        """Who has won the match.

        In card points both may pass the target with one deal. Then the higher sum wins; if the sums are equal, the
        winner of that deal; if it was tied, another deal is played.
        """
        target, scored = self.ruleset.match.target, self.scored
        if max(scored) < target:
            return None
        if scored.a == scored.b:
            return deal_winner
        return Side.A if scored.a > scored.b else Side.B

    def _conceded(self, side: Side, ending: MatchEnding) -> MatchTransition:
        """The match lost without the target being reached."""
        marks = self.ruleset.match.marks
        clauses = (Clause.MATCH_12,) if ending is MatchEnding.RESIGNED else ()
        return self._ended(
            MatchResult(
                winner=side.other,
                ending=ending,
                marks=marks,
                stake_factor=1,
                whitewash=False,
                retour=False,
                scored=self.scored,
                deals=len(self.deals),
                clauses=(*clauses, Clause.MATCH_4) if marks else clauses,
            )
        )

    def _ended(self, result: MatchResult) -> MatchTransition:
        after = replace(self, carry=0, result=result)
        events: list[MatchEvent] = [MatchWon(self.number, result)]
        series = after.series
        if series.kind is not Series.SINGLE and series.over:
            won = series.won
            events.append(SeriesDrawn(won) if series.winner is None else SeriesWon(series.winner, won))
        return MatchTransition(after, tuple(events))


def start_match(ruleset: Ruleset, first_dealer: FirstDealerDraw) -> Match:
    """The first match of a series (which may have only one), the first dealer found as the rules say.

    `RulesetError` if the rules contradict themselves, `MatchError` if they find their dealer in another way.

    >>> from bummerl.rules.match import CoinTossed, Side
    >>> from bummerl.rules.presets import preset
    >>> match = start_match(preset("schnapsen_pagat"), CoinTossed(Side.B))
    >>> match.seat_of(Side.A), match.score_of(Side.A)
    (<Seat.FOREHAND: 0>, 7)
    """
    validate(ruleset)
    return Match(ruleset, first_dealer, dealer_found(ruleset, first_dealer))


def opening_events(match: Match) -> tuple[MatchEvent, ...]:
    """The events of a match just started: how its dealer was found, and its beginning."""
    dealer = dealer_found(match.ruleset, match.first_dealer)
    found = FirstDealerFound(match.ruleset.dealing.first_dealer, match.first_dealer, dealer)
    return (found, MatchBegan(1, dealer))


def _next_dealer(ruleset: Ruleset, dealer: Side, winner: Side | None) -> Side:
    """Who deals next (DEAL-4, TIE-3). Where the winner deals and nobody has won, the deal passes on."""
    if winner is None:
        return dealer if ruleset.settlement.tie_dealer is DrawingDealer.SAME else dealer.other
    return winner if ruleset.dealing.next_dealer is NextDealer.WINNER else dealer.other


def _result_at_target(match: Match, winner: Side, last_value: int | None, ending: MatchEnding) -> MatchResult:
    """The result of a match whose target is reached, with marks and stake factor.

    `last_value` is what the last deal paid, without points carried into it; ``None`` if the winner of the match lost
    that deal, as can be where card points are counted.
    """
    rule, loser = match.ruleset.match, winner.other
    whitewash = match.scored[loser] == 0
    retour = any(
        deal.scored[winner] == 0 and deal.scored[loser] > 0 and rule.target - deal.scored[loser] == 1
        for deal in match.deals
    )
    clauses = [Clause.MATCH_1 if rule.direction is Direction.UP else Clause.MATCH_2]
    if rule.target_unit is TargetUnit.CARD_POINTS:
        clauses = [Clause.MATCH_3]
    marks = rule.marks
    if whitewash and rule.marks_whitewash is not None:
        marks = rule.marks_whitewash
        clauses.append(Clause.MATCH_5)
    elif retour and rule.marks_retour is not None:
        marks = rule.marks_retour
        clauses.append(Clause.MATCH_6)
    elif marks:
        clauses.append(Clause.MATCH_4)
    factor = 1
    match rule.stake_factor:
        case StakeFactor.LAST_DEAL:
            factor = 1 if last_value is None else stake_level(match.ruleset.settlement, last_value)
            clauses.append(Clause.MATCH_10)
        case StakeFactor.WHITEWASH:
            factor = WHITEWASH_FACTOR if whitewash else 1
            clauses.append(Clause.MATCH_11)
        case StakeFactor.NONE:
            pass
    return MatchResult(
        winner=winner,
        ending=ending,
        marks=marks,
        stake_factor=factor,
        whitewash=whitewash,
        retour=retour,
        scored=match.scored,
        deals=len(match.deals),
        clauses=tuple(clauses),
    )


def stake_level(values: SettlementRule, paid: int) -> int:
    """The stake factor of a deal: 1 for a plain win, 2 at the value of a Schneider, 3 at that of a Schwarz (MATCH-10).

    What pays more, as a bid does, still counts as a Schwarz.

    >>> [stake_level(SettlementRule(), paid) for paid in (1, 2, 3, 6)]
    [1, 2, 3, 3]
    """
    if paid <= values.value_plain:
        return 1
    return 2 if paid <= values.value_schneider else 3


_BROKEN_OFF = frozenset({Ending.RESIGNED, Ending.WRONG_CLAIM, Ending.BID_LOST, Ending.KNOCK_FAILED})


def card_points_of(deal: DealState) -> PerSeat[int]:
    """What each seat takes from a settled deal in a match for card points (MATCH-3).

    Counted points: tricks with the last-trick bonus, and marriages that became real. Where the deal broke off before
    anybody had reached the goal or the last card was played, the cards not yet won go to the winner of the deal.
    """
    settlement = deal.settlement
    if settlement is None:
        raise MatchError(MatchFault.DEAL_NOT_OVER, "an unsettled deal has no card points to enter")
    points = deal.points
    if settlement.ending is Ending.PLAYED_OUT:
        facts, _ = with_bonus(deal.ruleset, facts_of(deal, Ending.PLAYED_OUT, deal.leader), deal.leader)
        return PerSeat(facts.points(seat) for seat in SEATS[: len(Side)])
    if settlement.ending in _BROKEN_OFF and settlement.winner is not None:
        left = deal.ruleset.pack.total - sum(deal.trick_points)
        return points.set(settlement.winner, points[settlement.winner] + left)
    return points
