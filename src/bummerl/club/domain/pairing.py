"""Finding an opponent for ranked play: same ruleset, same stake, near in rating, nearer the shorter one has waited.

Pure: who waits comes in, pairs go out, the same input gives the same pairs on every process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

__all__ = ["PairingRule", "Waiting", "pairs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingRule:
    """The rating window: `window` at first, wider by `widen` after every `every_ms` of waiting."""

    window: int = 100
    widen: int = 50
    every_ms: int = 5_000


@dataclass(frozen=True, slots=True)
class Waiting:
    """A player who waits since a moment (milliseconds) for a ruleset and a stake."""

    player: int
    ruleset: str
    stake: int
    rating: int
    since: int


def _window(rule: PairingRule, waiting: Waiting, now: int) -> int:
    return rule.window + rule.widen * (max(0, now - waiting.since) // rule.every_ms)


def pairs(
    waiting: Sequence[Waiting], now: int, rule: PairingRule, may_meet: Callable[[int, int], bool]
) -> tuple[tuple[Waiting, Waiting], ...]:
    """The pairs to seat now. A pair is possible when the rating gap fits the window of both.

    Possible pairs are taken from the smallest gap upwards, then by who has waited longest, then by player number;
    nobody is paired twice. `may_meet` says no to blocked pairs and to those who have met often enough today.

    >>> two = (Waiting(1, "r", 50, 1000, 0), Waiting(2, "r", 50, 1140, 0))
    >>> pairs(two, 4_000, PairingRule(), lambda a, b: True)
    ()
    >>> [(a.player, b.player) for a, b in pairs(two, 5_000, PairingRule(), lambda a, b: True)]
    [(1, 2)]
    """

    def gap(pair: tuple[Waiting, Waiting]) -> tuple[int, int, int, int]:
        first, second = pair
        low, high = sorted((first.player, second.player))
        return abs(first.rating - second.rating), min(first.since, second.since), low, high

    possible = [
        (first, second)
        for first, second in combinations(sorted(waiting, key=lambda who: (who.since, who.player)), 2)
        if (first.ruleset, first.stake) == (second.ruleset, second.stake)
        and first.player != second.player
        and abs(first.rating - second.rating) <= min(_window(rule, first, now), _window(rule, second, now))
    ]
    taken: set[int] = set()
    out = []
    for first, second in sorted(possible, key=gap):
        if taken & {first.player, second.player} or not may_meet(first.player, second.player):
            continue
        taken |= {first.player, second.player}
        out.append((first, second))
    return tuple(out)
