"""What a finished deal pays, and which clauses say so. One function for every ruleset.

The order of the questions is the order of the code: a Snapszer bid decides alone; then a resignation; then a wrong
claim; then the goal reached; then the deal played out, with the bonus, the sweep, ties and what was carried over.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from bummerl.rules.clauses import Clause
from bummerl.rules.ruleset import (
    BonusWhen,
    CloseFailure,
    ClosingRule,
    CountMoment,
    PlayedOut,
    ResignClosed,
    Ruleset,
    WrongClaim,
    WrongClaimClosed,
)
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import Closing

__all__ = ["DealFacts", "Ending", "Settlement", "deal_value", "settle", "with_bonus"]


class Ending(StrEnum):
    """How a deal came to its end."""

    GOAL = "goal"  # somebody has enough: by itself, or rightly claimed
    WRONG_CLAIM = "wrong_claim"
    PLAYED_OUT = "played_out"
    RESIGNED = "resigned"
    BID_LOST = "bid_lost"
    KNOCK_FAILED = "knock_failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DealFacts:
    """What a settlement rests on. Points are counted card points; pending marriages are left out.

    `by` is the seat that reached the goal, claimed or resigned. `last_trick` and `swept` are the winners of the last
    trick and of every trick of the strict phase, where there is one. A last-trick bonus is not yet in the points.
    """

    ending: Ending
    by: Seat | None = None
    trick_points: PerSeat[int]
    marriage_points: PerSeat[int]
    tricks: PerSeat[int]
    closing: Closing | None = None
    bidder: Seat | None = None
    last_trick: Seat | None = None
    swept: Seat | None = None
    carry: int = 0

    def points(self, seat: Seat) -> int:
        """Counted card points of a seat."""
        return self.trick_points[seat] + self.marriage_points[seat]


@dataclass(frozen=True, slots=True)
class Settlement:
    """Who is paid how much, in game points, and why.

    `winner` is ``None`` for a tie. `game_points` hold what was carried in; `carry` goes on to the next deal. `clauses`
    are the clauses applied, in the order in which they bear on the result.
    """

    winner: Seat | None
    game_points: int
    ending: Ending
    carry: int = 0
    clauses: tuple[Clause, ...] = field(default=())

    def signed(self, seat: Seat) -> int:
        """Game points as a gain or loss of one seat."""
        if self.winner is None:
            return 0
        return self.game_points if self.winner is seat else -self.game_points


def deal_value(rules: Ruleset, trick_points: int, marriage_points: int, tricks: int) -> int:
    """V: what a deal is worth against a loser with these counted card points and tricks (VALUE-1).

    A loser without a trick is Schwarz whatever his points.

    >>> from bummerl.rules.presets import preset
    >>> [deal_value(preset("bummerl"), *loser) for loser in ((33, 0, 2), (12, 20, 2), (0, 40, 0))]
    [1, 2, 3]
    """
    values = rules.settlement
    if tricks == 0:
        return values.value_schwarz
    counted = trick_points + (marriage_points if values.schneider_counts_marriages else 0)
    return values.value_schneider if counted < values.schneider else values.value_plain


def _value_of(rules: Ruleset, facts: DealFacts, loser: Seat) -> int:
    return deal_value(rules, facts.trick_points[loser], facts.marriage_points[loser], facts.tricks[loser])


def _value_clauses(rules: Ruleset) -> tuple[Clause, ...]:
    counted = rules.settlement.schneider_counts_marriages
    return (Clause.VALUE_1, Clause.VALUE_2 if counted else Clause.VALUE_3)


def _closing_rule(rules: Ruleset) -> ClosingRule:
    if rules.closing is None:
        raise ValueError(f"{rules}: a closed deal cannot be settled without a closing rule")
    return rules.closing


def close_success(rules: Ruleset, facts: DealFacts, closing: Closing) -> tuple[int, tuple[Clause, ...]]:
    """What a closer wins who has reached the goal, valued on his opponent at the rule's moment."""
    opponent = SEATS[1 - closing.closer]
    if _closing_rule(rules).value_at is CountMoment.END:
        return _value_of(rules, facts, opponent), (Clause.CLOSE_6, *_value_clauses(rules))
    at_close = closing.trick_points[opponent]
    value = deal_value(rules, at_close, closing.points[opponent] - at_close, closing.tricks[opponent])
    return value, (Clause.CLOSE_5, *_value_clauses(rules))


def close_failure(rules: Ruleset, facts: DealFacts, closing: Closing) -> tuple[int, tuple[Clause, ...]]:
    """What the closer's opponent gets for a failed close."""
    rule = _closing_rule(rules)
    if rule.failure is CloseFailure.FLAT:
        return rule.fail_value, (Clause.CLOSE_9,)
    if rule.failure is CloseFailure.CLOSER_TRICKS:
        counted = facts.tricks if rule.failure_moment is CountMoment.END else closing.tricks
        none = counted[closing.closer] == 0
        return (rule.fail_value_no_trick if none else rule.fail_value), (Clause.CLOSE_7,)
    none = closing.tricks[SEATS[1 - closing.closer]] == 0
    return (rule.fail_value_no_trick if none else rule.fail_value), (Clause.CLOSE_8,)


def settle(rules: Ruleset, facts: DealFacts) -> Settlement:
    """The settlement of a finished deal.

    >>> from bummerl.rules.presets import preset
    >>> facts = DealFacts(ending=Ending.GOAL, by=Seat.FOREHAND, trick_points=PerSeat((48, 20)),
    ...                   marriage_points=PerSeat((20, 0)), tricks=PerSeat((4, 2)))
    >>> paid = settle(preset("schnapsen_pagat"), facts)
    >>> paid.winner, paid.game_points
    (<Seat.FOREHAND: 0>, 2)
    """
    winner, value, clauses = _decide(rules, facts)
    if winner is None:
        carry = facts.carry + rules.settlement.tie_carry
        return Settlement(None, 0, facts.ending, carry, clauses)
    if facts.carry and rules.settlement.tie_carry:  # a clause that these rules lack is not cited
        clauses = (*clauses, Clause.TIE_2)
    return Settlement(winner, value + facts.carry, facts.ending, 0, clauses)


_Verdict = tuple[Seat | None, int, tuple[Clause, ...]]


def _decide(rules: Ruleset, facts: DealFacts) -> _Verdict:
    if facts.bidder is not None:
        return _bid(rules, facts, facts.bidder)
    match facts.ending:
        case Ending.RESIGNED:
            return _resigned(rules, facts, _by(facts))
        case Ending.WRONG_CLAIM:
            return _wrong_claim(rules, facts, _by(facts))
        case Ending.GOAL:
            return _goal(rules, facts, _by(facts))
        case Ending.KNOCK_FAILED if facts.closing is not None:
            value, clauses = close_failure(rules, facts, facts.closing)
            return SEATS[1 - facts.closing.closer], value, (Clause.KNOCK_2, *clauses)
        case _:
            return _played_out(rules, facts)


def _by(facts: DealFacts) -> Seat:
    if facts.by is None:
        raise ValueError(f"a deal that ended by {facts.ending.value} names the seat that ended it")
    return facts.by


def _bid(rules: Ruleset, facts: DealFacts, bidder: Seat) -> _Verdict:
    if rules.bidding is None:
        raise ValueError(f"{rules}: a bid cannot be settled without a bidding rule")
    made = facts.ending is Ending.GOAL and facts.by is bidder and facts.tricks[1 - bidder] == 0
    ceded = facts.ending in (Ending.RESIGNED, Ending.WRONG_CLAIM) and facts.by is not bidder
    return (bidder if made or ceded else SEATS[1 - bidder]), rules.bidding.value, (Clause.BID_3,)


def _resigned(rules: Ruleset, facts: DealFacts, loser: Seat) -> _Verdict:
    winner = SEATS[1 - loser]
    value = _value_of(rules, facts, loser)
    clauses: tuple[Clause, ...] = (Clause.RESIGN_1, *_value_clauses(rules))
    if facts.closing is None:
        return winner, value, clauses
    if rules.settlement.resign_closed is ResignClosed.TABLE:
        return winner, value, (*clauses, Clause.RESIGN_3)
    at_stake, closed = _closed_stake(rules, facts, facts.closing, winner)
    if at_stake > value:
        return winner, at_stake, (Clause.RESIGN_1, Clause.RESIGN_2, *closed)
    return winner, value, (*clauses, Clause.RESIGN_2)


def _closed_stake(rules: Ruleset, facts: DealFacts, closing: Closing, winner: Seat) -> tuple[int, tuple[Clause, ...]]:
    """What a closed deal is worth to its winner: success for the closer, failure for the opponent."""
    return (close_success if winner is closing.closer else close_failure)(rules, facts, closing)


def _wrong_claim(rules: Ruleset, facts: DealFacts, claimant: Seat) -> _Verdict:
    winner = SEATS[1 - claimant]
    rule = rules.claiming
    closing = facts.closing
    clauses: tuple[Clause, ...]
    match rule.wrong:
        case WrongClaim.OPPONENT_TRICKS:
            value = rule.wrong_value_no_trick if facts.tricks[winner] == 0 else rule.wrong_value
            clauses = (Clause.CLAIM_8,)
        case WrongClaim.CLAIMANT_VALUE:
            value = _value_of(rules, facts, claimant)
            clauses = (Clause.CLAIM_9, *_value_clauses(rules))
        case WrongClaim.FLAT:
            value = rule.wrong_value
            clauses = (Clause.CLAIM_10,)
        case WrongClaim.CLAIM_WORTH:
            if closing is None:
                value, clauses = _value_of(rules, facts, winner), (Clause.CLAIM_11, *_value_clauses(rules))
            else:
                value, worth = _closed_stake(rules, facts, closing, claimant)
                clauses = (Clause.CLAIM_11, *worth)
    if closing is None:
        return winner, value, clauses
    if rule.wrong_closed is WrongClaimClosed.FLAT:
        return winner, value, (*clauses, Clause.CLAIM_13)
    at_stake, closed = _closed_stake(rules, facts, closing, winner)
    if at_stake > value:
        return winner, at_stake, (Clause.CLAIM_12, *closed)
    return winner, value, (*clauses, Clause.CLAIM_12)


def _goal(rules: Ruleset, facts: DealFacts, winner: Seat) -> _Verdict:
    closing = facts.closing
    if closing is None:
        value, clauses = _value_of(rules, facts, SEATS[1 - winner]), _value_clauses(rules)
    elif winner is closing.closer:
        value, clauses = close_success(rules, facts, closing)
        if closing.knock:
            clauses = (Clause.KNOCK_2, *clauses)
    else:
        value, clauses = close_failure(rules, facts, closing)
        opponent_out = _closing_rule(rules).opponent_out
        if opponent_out is not None:
            value, clauses = opponent_out, (Clause.CLOSE_10,)
        else:
            clauses = (Clause.CLOSE_10, *clauses)
    return _with_sweep(rules, facts, winner, value, clauses)


def _with_sweep(rules: Ruleset, facts: DealFacts, winner: Seat, value: int, clauses: tuple[Clause, ...]) -> _Verdict:
    """The winner's value lifted to the sweep's where he took every trick of the strict phase (SWEEP-1)."""
    sweep = rules.settlement.sweep_value
    if sweep is not None and facts.swept is winner and sweep > value:
        return winner, sweep, (Clause.SWEEP_1,)
    return winner, value, clauses


def _played_out(rules: Ruleset, facts: DealFacts) -> _Verdict:
    last = facts.last_trick
    if last is None:
        raise ValueError("a deal that was played out has a winner of its last trick")
    facts, bonus = with_bonus(rules, facts, last)
    if facts.closing is not None:
        return _closed_played_out(rules, facts, facts.closing, last, bonus)
    sweep = rules.settlement.sweep_value
    if sweep is not None and facts.swept is not None:
        value = _value_of(rules, facts, SEATS[1 - facts.swept])
        if value > sweep:  # a sweep never pays less than any other win
            return facts.swept, value, (Clause.SWEEP_1, *bonus, *_value_clauses(rules))
        return facts.swept, sweep, (Clause.SWEEP_1,)
    winner, clause = _open_winner(rules, facts, last)
    if winner is None:
        tie = (Clause.TIE_1, Clause.TIE_2) if rules.settlement.tie_carry else (Clause.TIE_1,)
        return None, 0, (clause, *bonus, *tie)
    fixed = rules.settlement.played_out_value
    if fixed is not None:
        return winner, fixed, (clause, *bonus, Clause.OUT_6)
    value = _value_of(rules, facts, SEATS[1 - winner])
    return winner, value, (clause, *bonus, Clause.OUT_5, *_value_clauses(rules))


def with_bonus(rules: Ruleset, facts: DealFacts, last: Seat) -> tuple[DealFacts, tuple[Clause, ...]]:
    """The facts with the last-trick bonus added where it applies; it counts as trick points (BONUS-1, BONUS-2)."""
    bonus = rules.settlement.last_trick_bonus
    always = rules.settlement.bonus_when is BonusWhen.ALWAYS
    if not bonus or (facts.closing is not None and not always):
        return facts, ()
    lifted = facts.trick_points.set(last, facts.trick_points[last] + bonus)
    return replace(facts, trick_points=lifted), (Clause.BONUS_1 if always else Clause.BONUS_2,)


def _closed_played_out(
    rules: Ruleset, facts: DealFacts, closing: Closing, last: Seat, bonus: tuple[Clause, ...]
) -> _Verdict:
    """A closed deal played to the last card: the closer has succeeded or failed, the last trick decides nothing."""
    rule, closer = _closing_rule(rules), closing.closer
    swept_out = rules.settlement.sweep_value is not None and facts.swept is SEATS[1 - closer]
    reached = facts.points(closer) >= rules.claiming.goal and (rule.reach_is_enough or last is closer)
    if reached and not swept_out:  # a sweep against the closer beats a goal that he never claimed
        value, clauses = close_success(rules, facts, closing)
        said = Clause.CLOSE_11 if rule.reach_is_enough else Clause.CLOSE_12
        return _with_sweep(rules, facts, closer, value, (*bonus, said, *clauses))
    value, clauses = close_failure(rules, facts, closing)
    return _with_sweep(rules, facts, SEATS[1 - closer], value, (*bonus, Clause.CLOSE_13, *clauses))


def _open_winner(rules: Ruleset, facts: DealFacts, last: Seat) -> tuple[Seat | None, Clause]:
    match rules.settlement.played_out:
        case PlayedOut.LAST_TRICK:
            return last, Clause.OUT_1
        case PlayedOut.MOST_POINTS:
            return _more(facts.points(SEATS[0]), facts.points(SEATS[1])), Clause.OUT_2
        case PlayedOut.MOST_TRICK_POINTS:
            return _more(*facts.trick_points), Clause.OUT_3
        case PlayedOut.BONUS_THEN_MOST_POINTS:
            if facts.points(last) >= rules.claiming.goal:
                return last, Clause.OUT_4
            return _more(facts.points(SEATS[0]), facts.points(SEATS[1])), Clause.OUT_4


def _more(first: int, second: int) -> Seat | None:
    if first == second:
        return None
    return SEATS[0] if first > second else SEATS[1]
