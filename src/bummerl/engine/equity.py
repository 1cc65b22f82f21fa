"""Match equity: the chance of winning a match from a score, and what a deal's result is therefore worth.

W(a, b, l) is the chance of a player who needs `a` game points against one who needs `b`, where `l` tells whether he
leads in the coming deal. With d(g) for the chance that the leader of a deal wins g game points (loses, if negative)::

    W(a, b, l) = sum over g of d(g) * W(a - g, b, l')   for g > 0
                             + d(g) * W(a, b + g, l')   for g < 0
                             + d(0) * W(a, b, l')

with 1 where a player needs nothing more, 0 where his opponent does, and l' as the ruleset passes the lead on. The sums
are taken in the order of a + b; ties, which leave the score as it is, are solved as two equations. What a tie carries
over to the next deal is left out.

Players who know the score play differently, so d is not quite the same at every score. Where it was measured score by
score, d(g) is that of the score; the chances by which those deals were played are those of one distribution for all.

The distributions are measured by self-play and kept in ``data/equity.json`` with seed and number of deals. This command
measures them again, all presets in one distribution each, and those named after ``--scores`` score by score::

    python -m bummerl.engine.equity --deals 20000 --seed 1 --scores schnapsen_casino sixty_six
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from bummerl.engine.solver import REACH, Utility
from bummerl.rules.errors import BummerlError
from bummerl.rules.ruleset import DrawingDealer, NextDealer, Ruleset, TargetUnit
from bummerl.rules.seats import PerSeat, Seat

__all__ = ["FURTHEST", "BadScore", "Equity", "equity_of", "utility_at"]

FURTHEST: Final = 36
"""No match of this family needs more game points."""

_FILE: Final = Path(__file__).resolve().parent / "data" / "equity.json"


class BadScore(BummerlError):
    """A score from which no match can be won: something to go below 1 or beyond all sense."""

    def __init__(self, to_go: object) -> None:
        super().__init__(f"{to_go!r}: each player needs between 1 and {FURTHEST} game points")


@dataclass(frozen=True, slots=True)
class Passing:
    """How the lead goes on after a deal."""

    loser_leads: bool
    tie_keeps: bool


Spread = Mapping[int, float]
"""The chance of each number of game points won by the leader of a deal."""


class Equity:
    """Winning chances by score and lead.

    `distribution` is the one for all scores that `by_score` does not have; `by_score` gives that of a score, what the
    leader needs first. The chances of each are made to add up to 1.

    >>> even = Equity({1: 0.5, -1: 0.5}, Passing(loser_leads=False, tie_keeps=False))
    >>> even.chance(3, 3, leads=True), even.chance(1, 2, leads=False)
    (0.5, 0.75)
    """

    def __init__(
        self, distribution: Spread, passing: Passing, by_score: Mapping[tuple[int, int], Spread] | None = None
    ) -> None:
        self._results: Final = _sound(distribution)
        self._by_score: Final = {score: _sound(spread) for score, spread in (by_score or {}).items()}
        self._passing: Final = passing
        self._known: Final[dict[tuple[int, int], tuple[float, float]]] = {}

    def chance(self, own: int, other: int, *, leads: bool) -> float:
        """The chance of the player who needs `own` game points against one who needs `other`.

        `BadScore` if a number is below 1 or above `FURTHEST`.
        """
        if not 1 <= own <= FURTHEST or not 1 <= other <= FURTHEST:
            raise BadScore((own, other))
        return self._at(own, other)[0 if leads else 1]

    def after(self, own: int, other: int, points: int, *, led: bool) -> float:
        """The chance after a deal that brought `points` (negative if lost), which the player `led` or did not."""
        leads = self._next(points, led)
        if points > 0:
            return 1.0 if points >= own else self._at(own - points, other)[0 if leads else 1]
        if points < 0:
            return 0.0 if -points >= other else self._at(own, other + points)[0 if leads else 1]
        return self._at(own, other)[0 if leads else 1]

    def _next(self, points: int, led: bool) -> bool:
        if points == 0:
            return led if self._passing.tie_keeps else not led
        return points < 0 if self._passing.loser_leads else not led

    def _at(self, own: int, other: int) -> tuple[float, float]:
        """The chances of a leader and of a non-leader."""
        found = self._known.get((own, other))
        if found is None:
            leading = self._by_score.get((own, other), self._results)
            following = self._by_score.get((other, own), self._results)
            first = sum(
                chance * self.after(own, other, points, led=True) for points, chance in leading.items() if points
            )
            second = sum(
                chance * self.after(own, other, -points, led=False) for points, chance in following.items() if points
            )
            tie, other_tie = leading.get(0, 0.0), following.get(0, 0.0)
            if self._passing.tie_keeps:
                found = (first / (1 - tie), second / (1 - other_tie))
            else:
                whole = 1 - tie * other_tie
                found = ((first + tie * second) / whole, (second + other_tie * first) / whole)
            self._known[own, other] = found
        return found

    def utility(self, to_go: PerSeat[int], seat: Seat) -> Utility:
        """What each result of the coming deal is worth to a seat: its chance of winning the match afterwards, scaled.

        The scale is ``2 * chance - 1``, so that the worths of the two seats are opposite, as the solver wants them.
        """
        own, other = to_go[seat], to_go[1 - seat]
        self.chance(own, other, leads=True)  # refuses what is no score
        led = seat is Seat.FOREHAND
        return tuple(2 * self.after(own, other, points, led=led) - 1 for points in range(-REACH, REACH + 1))


def _sound(spread: Spread) -> dict[int, float]:
    total = sum(spread.values())
    if not total > 0 or any(chance < 0 for chance in spread.values()):
        raise ValueError("a distribution has chances from 0 upwards that are not all 0")
    if spread.get(0, 0.0) >= total:
        raise ValueError("a deal that is always tied decides no match")
    return {points: chance / total for points, chance in sorted(spread.items()) if chance}


@lru_cache(maxsize=1)
def _stored() -> list[dict[str, Any]]:
    entries = json.loads(_FILE.read_text("utf-8"))["distributions"]
    assert isinstance(entries, list)
    return entries


@lru_cache(maxsize=256)
def equity_of(ruleset: Ruleset) -> Equity:
    """The equity under a ruleset, from the distribution measured under it or, for rules that were never measured,
    under those most like it: the same pack first, then the same moment at which a close is valued."""
    closing = ruleset.closing
    value_at = None if closing is None else closing.value_at.value
    likeness = {"fingerprint": ruleset.fingerprint, "cards": len(ruleset.pack.cards), "value_at": value_at}

    def alike(entry: dict[str, Any]) -> tuple[bool, ...]:
        return tuple(entry[key] == likeness[key] for key in likeness)

    entry = max(_stored(), key=alike)
    passing = Passing(
        loser_leads=ruleset.dealing.next_dealer is NextDealer.WINNER,
        tie_keeps=ruleset.settlement.tie_dealer is DrawingDealer.SAME,
    )
    by_score = {
        (int(leader), int(other)): _spread(results)
        for score, results in entry.get("by_score", {}).items()
        for leader, other in [score.split(":")]
    }
    return Equity(_spread(entry["results"]), passing, by_score)


def _spread(results: Mapping[str, float]) -> dict[int, float]:
    return {int(points): float(share) for points, share in results.items()}


def utility_at(ruleset: Ruleset, to_go: PerSeat[int] | None, seat: Seat) -> Utility | None:
    """What each result of a deal is worth to a seat at this score; ``None`` (game points) where there is no score.

    >>> from bummerl.rules.presets import preset
    >>> worths = utility_at(preset("schnapsen_pagat"), PerSeat((1, 7)), Seat.FOREHAND)
    >>> worths[REACH + 1] == worths[REACH + 3] == 1.0
    True
    """
    if to_go is None or ruleset.match.target_unit is not TargetUnit.GAME_POINTS:
        return None
    if not all(1 <= each <= FURTHEST for each in to_go):
        raise BadScore(tuple(to_go))
    return equity_of(ruleset).utility(to_go, seat)


# --- measuring


TARGET: Final = 7
"""Scores are measured for matches to so many game points."""


def measured(ruleset: Ruleset, deals: int, seed: int, *, scores: bool = False) -> dict[str, Any]:
    """The distribution of a ruleset's deals between two players at sight of the net, as an entry of the file."""
    from bummerl.engine.policy import self_play

    closing = ruleset.closing
    entry: dict[str, Any] = {
        "fingerprint": ruleset.fingerprint,
        "cards": len(ruleset.pack.cards),
        "value_at": None if closing is None else closing.value_at.value,
        "deals": deals,
        "seed": seed,
        "results": _shares(self_play(ruleset, deals, seed)),
    }
    if scores:
        passing = Passing(
            loser_leads=ruleset.dealing.next_dealer is NextDealer.WINNER,
            tie_keeps=ruleset.settlement.tie_dealer is DrawingDealer.SAME,
        )
        plain = Equity(_spread(entry["results"]), passing)
        entry["by_score"] = {
            f"{leader}:{other}": _shares(
                self_play(ruleset, deals // 4, seed, plain.utility(PerSeat((leader, other)), Seat.FOREHAND))
            )
            for leader in range(1, TARGET + 1)
            for other in range(1, TARGET + 1)
        }
    return entry


def _shares(results: Sequence[int]) -> dict[str, float]:
    return {str(points): round(results.count(points) / len(results), 5) for points in sorted(set(results))}


def main(arguments: Sequence[str]) -> int:
    """Measures the distributions of all presets and writes the file."""
    from bummerl.rules.presets import PRESETS

    parser = argparse.ArgumentParser(prog="python -m bummerl.engine.equity", description="Measure deals by self-play.")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scores", nargs="*", default=[], metavar="PRESET", help="measure these score by score")
    parser.add_argument("--file", type=Path, default=_FILE)
    given = parser.parse_args(arguments)
    entries: dict[str, dict[str, Any]] = {}
    for name, ruleset in PRESETS.items():
        if ruleset.seats == 2 and ruleset.fingerprint not in entries:
            entries[ruleset.fingerprint] = measured(ruleset, given.deals, given.seed, scores=name in given.scores)
            print(name, entries[ruleset.fingerprint]["results"], flush=True)
    given.file.write_text(json.dumps({"distributions": list(entries.values())}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
