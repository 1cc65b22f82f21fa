"""The account of an evening: several matches and series between the same two sides."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bummerl.rules.match.results import MatchEvent, MatchWon, SeriesDrawn, SeriesWon
from bummerl.rules.match.sides import NIL, PerSide, Side

__all__ = ["Tally"]


@dataclass(frozen=True, slots=True)
class Tally:
    """Bummerl marks against each side, and matches and series won by each; `drawn` counts drawn rubbers.

    >>> tally = Tally().counting([SeriesWon(Side.A, PerSide(2, 0)), SeriesDrawn(PerSide(1, 1))])
    >>> tally.series, tally.drawn
    (PerSide(a=1, b=0), 1)
    """

    marks: PerSide[int] = NIL
    matches: PerSide[int] = NIL
    series: PerSide[int] = NIL
    drawn: int = 0

    def counting(self, events: Iterable[MatchEvent]) -> Tally:
        """The account with what these events bring; events that bring nothing may be among them."""
        account = self
        for event in events:
            account = account._with(event)
        return account

    def _with(self, event: MatchEvent) -> Tally:
        match event:
            case MatchWon(_, result):
                return replace(
                    self,
                    marks=_plus(self.marks, result.loser, result.marks),
                    matches=_plus(self.matches, result.winner, 1),
                )
            case SeriesWon(winner, _):
                return replace(self, series=_plus(self.series, winner, 1))
            case SeriesDrawn():
                return replace(self, drawn=self.drawn + 1)
            case _:
                return self


def _plus(account: PerSide[int], side: Side, more: int) -> PerSide[int]:
    return account.set(side, account[side] + more)
