"""What deals, matches and series come to, and the facts of a match in past tense.

Nothing in a match is hidden: every event is for both sides and for watchers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bummerl.rules.clauses import Clause
from bummerl.rules.match.first_dealer import FirstDealerDraw
from bummerl.rules.match.sides import PerSide, Side, seat_of, side_of
from bummerl.rules.ruleset import FirstDealer, Series
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Settlement

__all__ = [
    "DealBegan",
    "DealScored",
    "FirstDealerFound",
    "MatchBegan",
    "MatchEnding",
    "MatchEvent",
    "MatchForfeited",
    "MatchResigned",
    "MatchResult",
    "MatchWon",
    "ScoredDeal",
    "SeriesDrawn",
    "SeriesScore",
    "SeriesWon",
]


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """A deal entered in the score.

    `number` counts from 1 within the match. `gained` and `scored` are in the unit of the target, `scored` as it stood
    afterwards, counted up.
    """

    number: int
    dealer: Side
    settlement: Settlement
    winner: Side | None
    gained: PerSide[int]
    scored: PerSide[int]

    def seat_of(self, side: Side) -> Seat:
        """Where the side sat in this deal."""
        return seat_of(side, self.dealer)

    def side_of(self, seat: Seat) -> Side:
        """Who sat there in this deal."""
        return side_of(seat, self.dealer)


class MatchEnding(StrEnum):
    TARGET = "target"
    RESIGNED = "resigned"  # the loser gave the match up
    FORFEITED = "forfeited"  # technical defeat


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match.

    `marks` are the loser's Bummerl marks, `stake_factor` multiplies the stake. `whitewash` tells that the loser never
    scored, `retour` that he once stood one point short of the target against nil. `scored` is counted up. `clauses`
    are the clauses applied.
    """

    winner: Side
    ending: MatchEnding
    marks: int
    stake_factor: int
    whitewash: bool
    retour: bool
    scored: PerSide[int]
    deals: int
    clauses: tuple[Clause, ...] = ()

    @property
    def loser(self) -> Side:
        return self.winner.other


@dataclass(frozen=True, slots=True)
class SeriesScore:
    """A series of matches so far: `matches` are the finished ones. It is won by matches, whatever their marks.

    A best of so many and a first to so many end as soon as they are decided; a rubber is played to its last match and
    is drawn if both have won as many (MATCH-7, MATCH-8, MATCH-9). A side that forfeits a match loses the series.
    """

    kind: Series
    length: int
    matches: tuple[MatchResult, ...] = ()

    @property
    def won(self) -> PerSide[int]:
        """Matches won by each side."""
        by_a = sum(result.winner is Side.A for result in self.matches)
        return PerSide(by_a, len(self.matches) - by_a)

    @property
    def winning(self) -> int:
        """How many matches win the series."""
        return self.length if self.kind is Series.FIRST_TO else self.length // 2 + 1

    def needed(self, side: Side) -> int:
        """How many matches the side still has to win."""
        return max(0, self.winning - self.won[side])

    @property
    def over(self) -> bool:
        if self._forfeited:
            return True
        if self.kind is Series.RUBBER:
            return len(self.matches) >= self.length
        return max(self.won) >= self.winning

    @property
    def winner(self) -> Side | None:
        """Who has won the series; ``None`` while it goes on, and for a drawn rubber."""
        if not self.over:
            return None
        if self._forfeited:
            return self.matches[-1].winner
        won = self.won
        if won.a == won.b:
            return None
        return Side.A if won.a > won.b else Side.B

    @property
    def drawn(self) -> bool:
        return self.over and self.winner is None

    @property
    def _forfeited(self) -> bool:
        return bool(self.matches) and self.matches[-1].ending is MatchEnding.FORFEITED


@dataclass(frozen=True, slots=True)
class FirstDealerFound:
    """How the first dealer was found, for both to see (DEAL-3)."""

    way: FirstDealer
    found: FirstDealerDraw
    dealer: Side


@dataclass(frozen=True, slots=True)
class MatchBegan:
    """`number` counts the matches of the series from 1."""

    number: int
    dealer: Side


@dataclass(frozen=True, slots=True)
class DealBegan:
    """`to_go` is what each side still needs, in the unit of the target; `carry` are game points from a tied deal."""

    number: int
    dealer: Side
    carry: int
    to_go: PerSide[int]


@dataclass(frozen=True, slots=True)
class DealScored:
    deal: ScoredDeal


@dataclass(frozen=True, slots=True)
class MatchResigned:
    side: Side


@dataclass(frozen=True, slots=True)
class MatchForfeited:
    side: Side


@dataclass(frozen=True, slots=True)
class MatchWon:
    number: int
    result: MatchResult


@dataclass(frozen=True, slots=True)
class SeriesWon:
    winner: Side
    won: PerSide[int]


@dataclass(frozen=True, slots=True)
class SeriesDrawn:
    won: PerSide[int]


MatchEvent = (
    FirstDealerFound
    | MatchBegan
    | DealBegan
    | DealScored
    | MatchResigned
    | MatchForfeited
    | MatchWon
    | SeriesWon
    | SeriesDrawn
)
