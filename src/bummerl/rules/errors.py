"""What can go wrong, each with a code and the data needed to say it in any language.

Three kinds are kept apart: what cannot be *read* (`NotationError`, `HouseFileError`, `RulesetDataError`), what is read
but *impossible* (`PositionError`, `RulesetError`) and what is possible but *not allowed now* (`IllegalAction`,
`MatchError`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import StrEnum

from bummerl.rules.clauses import Clause

__all__ = [
    "BummerlError",
    "DataFault",
    "Defect",
    "HouseFileDefect",
    "HouseFileError",
    "IllegalAction",
    "MatchError",
    "MatchFault",
    "NotationError",
    "PositionError",
    "Refusal",
    "RulesetDataError",
    "RulesetError",
    "UnknownPreset",
]


class BummerlError(Exception):
    """The base of every error that this project raises on purpose.

    Errors can be copied and sent from one process to another, whatever their constructors take.
    """

    def __reduce__(self) -> tuple[Callable[..., BummerlError], tuple[object, ...]]:
        return _revived, (type(self), self.args, dict(self.__dict__))


def _revived(kind: type[BummerlError], args: tuple[object, ...], facts: dict[str, object]) -> BummerlError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class Refusal(StrEnum):
    """Why an action is not allowed; `clause` names the rule behind it."""

    DEAL_OVER = "deal_over"
    NOT_YOUR_TURN = "not_your_turn"
    MUST_LEAD = "must_lead"
    MUST_ANSWER = "must_answer"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    MUST_HEAD_TRICK = "must_head_trick"
    MUST_TRUMP = "must_trump"
    MUST_LEAD_ANNOUNCED = "must_lead_announced"
    NO_EXCHANGE = "no_exchange"
    EXCHANGE_NOT_ON_LEAD = "exchange_not_on_lead"
    EXCHANGE_CARD_NOT_HELD = "exchange_card_not_held"
    EXCHANGE_NEEDS_TRICK = "exchange_needs_trick"
    EXCHANGE_FIRST_LEAD = "exchange_first_lead"
    EXCHANGE_TALON_CLOSED = "exchange_talon_closed"
    EXCHANGE_TALON_TOO_SMALL = "exchange_talon_too_small"
    NO_MARRIAGE = "no_marriage"
    MARRIAGE_NOT_HELD = "marriage_not_held"
    MARRIAGE_FIRST_LEAD = "marriage_first_lead"
    MARRIAGE_AFTER_TALON = "marriage_after_talon"
    MARRIAGE_AUTOMATIC = "marriage_automatic"
    MARRIAGE_KING_ONLY = "marriage_king_only"
    MARRIAGE_TOO_MANY = "marriage_too_many"
    MARRIAGE_DECLARED_ALREADY = "marriage_declared_already"
    ANNOUNCE_NOT_SEPARATE = "announce_not_separate"
    NO_CLOSING = "no_closing"
    CLOSE_NOT_ON_LEAD = "close_not_on_lead"
    CLOSE_FIRST_LEAD = "close_first_lead"
    CLOSE_TALON_TOO_SMALL = "close_talon_too_small"
    CLOSE_TALON_NOT_OPEN = "close_talon_not_open"
    CLOSE_AFTER_ANNOUNCING = "close_after_announcing"
    CLAIM_AUTOMATIC = "claim_automatic"
    CLAIM_NOT_NOW = "claim_not_now"
    NO_BIDDING = "no_bidding"
    BID_TOO_LATE = "bid_too_late"
    BID_TAKEN = "bid_taken"
    NO_KNOCKING = "no_knocking"
    KNOCK_NOT_ON_LEAD = "knock_not_on_lead"
    KNOCK_TALON_NOT_OPEN = "knock_talon_not_open"
    KNOCK_AFTER_ANNOUNCING = "knock_after_announcing"

    @property
    def clause(self) -> Clause:
        """The clause that the refusal rests on.

        >>> Refusal.MUST_HEAD_TRICK.clause
        <Clause.FOLLOW_3: 'FOLLOW-3'>
        """
        return _CLAUSE_OF[self]


_CLAUSE_OF: dict[Refusal, Clause] = {
    Refusal.DEAL_OVER: Clause.TURN_3,
    Refusal.NOT_YOUR_TURN: Clause.TURN_1,
    Refusal.MUST_LEAD: Clause.TURN_1,
    Refusal.MUST_ANSWER: Clause.TURN_1,
    Refusal.CARD_NOT_IN_HAND: Clause.TURN_2,
    Refusal.MUST_FOLLOW_SUIT: Clause.FOLLOW_2,
    Refusal.MUST_HEAD_TRICK: Clause.FOLLOW_3,
    Refusal.MUST_TRUMP: Clause.FOLLOW_4,
    Refusal.MUST_LEAD_ANNOUNCED: Clause.MARR_8,
    Refusal.NO_EXCHANGE: Clause.EXCH_8,
    Refusal.EXCHANGE_NOT_ON_LEAD: Clause.EXCH_1,
    Refusal.EXCHANGE_CARD_NOT_HELD: Clause.EXCH_1,
    Refusal.EXCHANGE_NEEDS_TRICK: Clause.EXCH_2,
    Refusal.EXCHANGE_FIRST_LEAD: Clause.EXCH_4,
    Refusal.EXCHANGE_TALON_CLOSED: Clause.EXCH_5,
    Refusal.EXCHANGE_TALON_TOO_SMALL: Clause.EXCH_3,
    Refusal.NO_MARRIAGE: Clause.MARR_13,
    Refusal.MARRIAGE_NOT_HELD: Clause.MARR_2,
    Refusal.MARRIAGE_FIRST_LEAD: Clause.MARR_3,
    Refusal.MARRIAGE_AFTER_TALON: Clause.MARR_7,
    Refusal.MARRIAGE_AUTOMATIC: Clause.MARR_6,
    Refusal.MARRIAGE_KING_ONLY: Clause.MARR_11,
    Refusal.MARRIAGE_TOO_MANY: Clause.MARR_9,
    Refusal.MARRIAGE_DECLARED_ALREADY: Clause.MARR_10,
    Refusal.ANNOUNCE_NOT_SEPARATE: Clause.MARR_2,
    Refusal.NO_CLOSING: Clause.CLOSE_14,
    Refusal.CLOSE_NOT_ON_LEAD: Clause.CLOSE_1,
    Refusal.CLOSE_FIRST_LEAD: Clause.CLOSE_3,
    Refusal.CLOSE_TALON_TOO_SMALL: Clause.CLOSE_2,
    Refusal.CLOSE_TALON_NOT_OPEN: Clause.CLOSE_1,
    Refusal.CLOSE_AFTER_ANNOUNCING: Clause.MARR_2,
    Refusal.CLAIM_AUTOMATIC: Clause.CLAIM_1,
    Refusal.CLAIM_NOT_NOW: Clause.CLAIM_5,  # the timing clause of the ruleset is told by `claiming.clause_of`
    Refusal.NO_BIDDING: Clause.BID_4,
    Refusal.BID_TOO_LATE: Clause.BID_1,
    Refusal.BID_TAKEN: Clause.BID_1,
    Refusal.NO_KNOCKING: Clause.KNOCK_4,
    Refusal.KNOCK_NOT_ON_LEAD: Clause.KNOCK_1,
    Refusal.KNOCK_TALON_NOT_OPEN: Clause.KNOCK_1,
    Refusal.KNOCK_AFTER_ANNOUNCING: Clause.MARR_8,
}


class IllegalAction(BummerlError):
    """An action that the rules do not allow now; the state it was tried on is untouched.

    `position` is written notation for logs: it names hidden cards, so it never goes to a player.
    """

    def __init__(self, refusal: Refusal, *, clause: Clause, seat: int, action: object, position: str = "") -> None:
        super().__init__(f"{refusal.value} ({clause.value}): seat {int(seat)} cannot {action!r}")
        self.refusal = refusal
        self.clause = clause
        self.seat = seat
        self.action = action
        self.position = position


class NotationError(BummerlError):
    """Text that cannot be read: where (`line` and `column` count from 1) and why."""

    def __init__(self, reason: str, *, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.reason = reason
        self.line = line
        self.column = column


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong: a code, the data behind it, and a plain English sentence for logs and the shell."""

    code: str
    message: str
    data: dict[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return self.message


class PositionError(BummerlError):
    """A position that cannot have come about; every defect is named at once."""

    def __init__(self, defects: Sequence[Defect]) -> None:
        super().__init__("; ".join(str(defect) for defect in defects))
        self.defects = tuple(defects)


class RulesetError(BummerlError):
    """A ruleset that contradicts itself; every contradiction is named at once."""

    def __init__(self, ruleset: str, defects: Sequence[Defect]) -> None:
        super().__init__(f"{ruleset}: " + "; ".join(str(defect) for defect in defects))
        self.ruleset = ruleset
        self.defects = tuple(defects)


@dataclass(frozen=True, slots=True)
class HouseFileDefect:
    """One fault of a house file: the line it stands on (0 if it belongs to no line) and the reason."""

    line: int
    key: str
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.key}: {self.reason}" if self.line else f"{self.key}: {self.reason}"


class HouseFileError(BummerlError):
    """A house file that is refused, with every fault that was found."""

    def __init__(self, source: str, defects: Sequence[HouseFileDefect]) -> None:
        super().__init__("\n".join(f"{source}: {defect}" for defect in defects))
        self.source = source
        self.defects = tuple(defects)


@dataclass(frozen=True, slots=True)
class DataFault:
    """One fault of a ruleset given as data: the path of keys to it, and the reason."""

    path: tuple[str | int, ...]
    reason: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))}: {self.reason}" if self.path else self.reason


class RulesetDataError(BummerlError):
    """Data that is no ruleset, with every fault that was found."""

    def __init__(self, faults: Sequence[DataFault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = tuple(faults)


class MatchFault(StrEnum):
    """What a match cannot do."""

    MATCH_OVER = "match_over"
    MATCH_NOT_OVER = "match_not_over"
    SERIES_OVER = "series_over"
    DEAL_OVER = "deal_over"
    DEAL_NOT_OVER = "deal_not_over"
    OTHER_RULESET = "other_ruleset"
    OTHER_STANDING = "other_standing"  # the deal was begun at another score
    OTHER_WAY = "other_way"  # these rules find the first dealer in another way
    DRAW_UNDECIDED = "draw_undecided"  # the cards drawn for the deal name nobody
    DRAW_IMPOSSIBLE = "draw_impossible"  # no pack gives these cards


class MatchError(BummerlError):
    """A match asked for something that it cannot do; it is left as it was."""

    def __init__(self, fault: MatchFault, message: str) -> None:
        super().__init__(f"{fault.value}: {message}")
        self.fault = fault


class UnknownPreset(BummerlError):
    """A preset name that nobody knows, with the names that come near it.

    >>> UnknownPreset("snapsen_pagat", ["schnapsen_pagat", "mszsz"]).suggestions
    ('schnapsen_pagat',)
    """

    def __init__(self, name: str, known: Sequence[str]) -> None:
        self.name = name
        self.suggestions = tuple(get_close_matches(name, known, n=3, cutoff=0.5))
        hint = f"; did you mean {' or '.join(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"no preset {name!r}{hint}")
