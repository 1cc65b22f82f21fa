"""Worked scoring examples: fixed situations, settled by the same function that settles the games.

A situation is chosen by what a ruleset has; its figures are set from the ruleset's own numbers, and what it pays is
never written down but worked out by `bummerl.rules.settlement.settle`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bummerl.rules.clauses import Clause
from bummerl.rules.composition import can_close, can_tie
from bummerl.rules.ruleset import ClaimTiming, CloseFailure, ClosingRule, Ruleset, WrongClaim
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import DealFacts, Ending, Settlement, settle
from bummerl.rules.state import Closing

__all__ = ["ANNA", "BELA", "Example", "examples"]

ANNA: Final = Seat.FOREHAND
BELA: Final = Seat.SECOND


@dataclass(frozen=True, slots=True)
class Example:
    """A situation: the message that tells it, the numbers in it, and the facts behind it with their settlement."""

    message: str
    numbers: tuple[tuple[str, int], ...]
    facts: DealFacts
    settlement: Settlement


@dataclass(frozen=True, slots=True)
class _Side:
    """What a player has at the end: points in tricks, tricks, points of marriages."""

    points: int
    tricks: int
    marriages: int = 0

    @property
    def total(self) -> int:
        return self.points + self.marriages


@dataclass(frozen=True, slots=True)
class _Situation:
    message: str
    numbers: dict[str, int]
    facts: DealFacts


def examples(rules: Ruleset) -> tuple[Example, ...]:
    """The situations that can arise under a ruleset, with what they pay.

    Situations that the ruleset's numbers make impossible, such as more card points than the pack has, are left out.

    >>> from bummerl.rules.presets import preset
    >>> [(e.message, e.settlement.game_points) for e in examples(preset("schnapsen_pagat"))][:3]
    [('example-plain', 1), ('example-schneider', 2), ('example-schwarz', 3)]
    """
    return tuple(
        Example(found.message, tuple(found.numbers.items()), found.facts, settle(rules, found.facts))
        for found in _situations(rules)
        if _possible(rules, found.facts)
    )


def _possible(rules: Ruleset, facts: DealFacts) -> bool:
    taken = facts.trick_points
    held = all(points == 0 or tricks > 0 for points, tricks in zip(taken, facts.tricks, strict=True))
    return min(taken) >= 0 and sum(taken) <= rules.pack.total and held


def _situations(rules: Ruleset) -> Iterator[_Situation]:
    yield from _won(rules)
    if rules.closing is not None and can_close(rules):
        yield from _closed(rules, rules.closing)
    if rules.claiming.timing is not ClaimTiming.AUTOMATIC:
        yield from _claimed_wrongly(rules)
    yield from _played_out(rules)
    if rules.settlement.sweep_value is not None:
        yield from _swept(rules)
    if rules.bidding is not None:
        yield from _bid(rules)
    if rules.knocking is not None:
        yield from _knocked(rules)
    yield from _resigned(rules)


def _facts(
    ending: Ending,
    anna: _Side,
    bela: _Side,
    *,
    by: Seat | None = None,
    closing: Closing | None = None,
    bidder: Seat | None = None,
    last_trick: Seat | None = None,
    swept: Seat | None = None,
    carry: int = 0,
) -> DealFacts:
    return DealFacts(
        ending=ending,
        by=by,
        trick_points=PerSeat((anna.points, bela.points)),
        marriage_points=PerSeat((anna.marriages, bela.marriages)),
        tricks=PerSeat((anna.tricks, bela.tricks)),
        closing=closing,
        bidder=bidder,
        last_trick=last_trick,
        swept=swept,
        carry=carry,
    )


def _close(anna: _Side, bela: _Side, *, knock: bool = False) -> Closing:
    """Anna's close, or knock, with what both had by then."""
    return Closing(
        closer=ANNA,
        points=PerSeat((anna.total, bela.total)),
        trick_points=PerSeat((anna.points, bela.points)),
        tricks=PerSeat((anna.tricks, bela.tricks)),
        number=anna.tricks + bela.tricks,
        knock=knock,
    )


_NOTHING: Final = _Side(0, 0)
_ONE_TRICK: Final = _Side(13, 1)


def _maker(rules: Ruleset, over: int, tricks: int = 4) -> _Side:
    """A player who has made the goal and so much more, with a plain marriage where there are marriages."""
    marriage = rules.marriage.plain if rules.marriage is not None else 0
    return _Side(rules.claiming.goal + over - marriage, tricks, marriage)


def _won(rules: Ruleset) -> Iterator[_Situation]:
    line, carry = rules.settlement.schneider, rules.settlement.tie_carry

    def won(message: str, anna: _Side, bela: _Side, **numbers: int) -> _Situation:
        facts = _facts(Ending.GOAL, anna, bela, by=ANNA, carry=numbers.pop("carry", 0))
        return _Situation(message, {"points": anna.total, **numbers}, facts)

    yield won("example-plain", _maker(rules, 2), _Side(line + 3, 3), other=line + 3, tricks=3)
    yield won("example-schneider", _maker(rules, 1), _Side(line - 8, 2), other=line - 8, tricks=2)
    yield won("example-schwarz", _maker(rules, 4), _NOTHING)
    if rules.marriage is not None and (not rules.marriage.needs_trick or rules.marriage.forehand_royal_at_once):
        royal = rules.marriage.royal
        anna = _Side(rules.claiming.goal + 3, 4)
        yield won("example-schwarz-marriage", anna, _Side(0, 0, royal), other=royal)
    if carry:
        yield won("example-carried", _maker(rules, 2), _Side(line + 3, 3), other=line + 3, tricks=3, carry=carry)


def _closed(rules: Ruleset, rule: ClosingRule) -> Iterator[_Situation]:
    goal, hand = rules.claiming.goal, rules.dealing.hand_size
    early = _close(_Side(21, 2), _NOTHING)
    later = _close(_Side(14, 1), _Side(8, 1))
    first_trick = _close(_ONE_TRICK, _NOTHING)

    anna, bela = _Side(goal + 1, 4), _Side(12, 1)
    yield _Situation(
        "example-close-made",
        {"points": anna.total, "other": bela.total},
        _facts(Ending.GOAL, anna, bela, by=ANNA, closing=early),
    )
    anna, bela = _Side(goal - 6, hand - 1), _Side(22, 2)
    yield _Situation(
        "example-close-failed",
        {"points": anna.total},
        _facts(Ending.PLAYED_OUT, anna, bela, closing=first_trick, last_trick=BELA),
    )
    if rule.failure is CloseFailure.OPPONENT_AT_CLOSE:
        anna, bela = _Side(goal - 4, hand), _Side(22, 2)
        yield _Situation(
            "example-close-failed-later",
            {"points": anna.total},
            _facts(Ending.PLAYED_OUT, anna, bela, closing=later, last_trick=BELA),
        )
    if rule.failure is CloseFailure.CLOSER_TRICKS and rule.first_lead:
        bela = _Side(goal + 2, 4)
        yield _Situation(
            "example-close-overtaken-no-trick",
            {"other": bela.total},
            _facts(Ending.GOAL, _NOTHING, bela, by=BELA, closing=_close(_NOTHING, _NOTHING)),
        )
    anna, bela = _Side(24, 2), _Side(goal + 1, 4)
    yield _Situation(
        "example-close-overtaken",
        {"other": bela.total},
        _facts(Ending.GOAL, anna, bela, by=BELA, closing=later),
    )
    if rules.claiming.timing is not ClaimTiming.AUTOMATIC:
        anna, bela = _Side(goal + 2, hand), _Side(20, 2)
        yield _Situation(
            "example-close-unclaimed",
            {"points": anna.total, "other": bela.total},
            _facts(Ending.PLAYED_OUT, anna, bela, closing=later, last_trick=BELA),
        )
    if rules.settlement.last_trick_bonus:
        anna, bela = _Side(goal - 5, hand - 1), _Side(20, 2)
        yield _Situation(
            "example-bonus-closed",
            {"points": anna.total, "other": bela.total, "tricks": bela.tricks},
            _facts(Ending.PLAYED_OUT, anna, bela, closing=first_trick, last_trick=ANNA),
        )


def _claimed_wrongly(rules: Ruleset) -> Iterator[_Situation]:
    goal = rules.claiming.goal
    anna, bela = _Side(goal - 4, 4), _Side(20, 1)
    numbers = {"points": anna.total, "tricks": anna.tricks}
    yield _Situation("example-wrong-claim", numbers, _facts(Ending.WRONG_CLAIM, anna, bela, by=ANNA))
    if rules.claiming.wrong in (WrongClaim.OPPONENT_TRICKS, WrongClaim.CLAIM_WORTH):
        facts = _facts(Ending.WRONG_CLAIM, anna, _NOTHING, by=ANNA)
        yield _Situation("example-wrong-claim-no-trick", numbers, facts)
    if can_close(rules):
        closing = _close(_Side(21, 2), _NOTHING)
        facts = _facts(Ending.WRONG_CLAIM, anna, _Side(12, 1), by=ANNA, closing=closing)
        yield _Situation("example-wrong-claim-closed", numbers, facts)


def _played_out(rules: Ruleset) -> Iterator[_Situation]:
    """Nobody closed, all cards played: the points in tricks add up to the pack."""
    total, goal = rules.pack.total, rules.claiming.goal
    half = rules.talon_size // 2 + rules.dealing.hand_size  # tricks in a deal, nearly
    more = total // 2 + 1

    def ended(message: str, anna: _Side, bela: _Side, last: Seat, **extra: int) -> _Situation:
        facts = _facts(Ending.PLAYED_OUT, anna, bela, last_trick=last)
        return _Situation(message, {"points": anna.points, "other": bela.points, **extra}, facts)

    tricks = half // 2
    if more < goal:
        yield ended("example-played-out", _Side(more, tricks), _Side(total - more, half - tricks), BELA)
        if rules.claiming.timing is not ClaimTiming.AUTOMATIC and rules.marriage is not None:
            plain = rules.marriage.plain
            bela = _Side(total - more, half - tricks, plain)
            yield ended("example-played-out-marriage", _Side(more, tricks), bela, ANNA, extra=plain)
    if can_tie(rules):
        bonus = rules.settlement.last_trick_bonus  # Béla's, who wins the last trick
        points = (total + bonus) // 2
        level = 2 * points == total + bonus
        if level and points < goal:
            yield ended("example-tie", _Side(points, tricks), _Side(total - points, half - tricks), BELA)


def _swept(rules: Ruleset) -> Iterator[_Situation]:
    hand, total = rules.dealing.hand_size, rules.pack.total
    bela = _Side(rules.settlement.schneider + 7, 3)
    anna = _Side(total - bela.points, rules.talon_size // 2 - bela.tricks + hand)
    yield _Situation(
        "example-sweep",
        {"points": anna.total, "other": bela.total, "tricks": hand},
        _facts(Ending.PLAYED_OUT, anna, bela, last_trick=ANNA, swept=ANNA),
    )
    if can_close(rules) and rules.closing is not None and rules.closing.first_lead:
        bela = _Side(rules.claiming.goal - 6, hand)
        closing = _close(_NOTHING, _NOTHING)
        yield _Situation(
            "example-sweep-against-closer",
            {"tricks": hand},
            _facts(Ending.PLAYED_OUT, _NOTHING, bela, closing=closing, last_trick=BELA, swept=BELA),
        )


def _bid(rules: Ruleset) -> Iterator[_Situation]:
    anna = _maker(rules, 3)
    facts = _facts(Ending.GOAL, anna, _NOTHING, by=ANNA, bidder=ANNA)
    yield _Situation("example-bid-made", {"points": anna.total}, facts)
    facts = _facts(Ending.BID_LOST, _ONE_TRICK, _Side(12, 1), by=BELA, bidder=ANNA)
    yield _Situation("example-bid-lost", {}, facts)


def _knocked(rules: Ruleset) -> Iterator[_Situation]:
    anna, bela = _maker(rules, 3), _Side(20, 2)
    closing = _close(_Side(30, anna.tricks - 1, anna.marriages), bela, knock=True)
    yield _Situation(
        "example-knock-made",
        {"points": anna.total, "other": bela.total, "tricks": bela.tricks},
        _facts(Ending.GOAL, anna, bela, by=ANNA, closing=closing),
    )
    anna = _Side(rules.claiming.goal - 12, 3)
    closing = _close(anna, _NOTHING, knock=True)
    yield _Situation(
        "example-knock-failed",
        {"points": anna.total, "tricks": anna.tricks},
        _facts(Ending.KNOCK_FAILED, anna, _Side(14, 1), by=ANNA, closing=closing),
    )


def _resigned(rules: Ruleset) -> Iterator[_Situation]:
    anna = _Side(rules.settlement.schneider - 13, 1)
    facts = _facts(Ending.RESIGNED, anna, _Side(30, 2), by=ANNA)
    yield _Situation("example-resigned", {"points": anna.total, "tricks": anna.tricks}, facts)
    if can_close(rules):
        anna = _Side(rules.settlement.schneider + 5, 3)
        closing = _close(_Side(21, 2), _NOTHING)
        facts = _facts(Ending.RESIGNED, anna, _Side(12, 1), by=ANNA, closing=closing)
        yield _Situation("example-resigned-closed", {"points": anna.total, "tricks": anna.tricks}, facts)


def cited_by(found: Example) -> tuple[Clause, ...]:
    """The clauses that gave the result, each once, in their order."""
    return tuple(dict.fromkeys(found.settlement.clauses))
