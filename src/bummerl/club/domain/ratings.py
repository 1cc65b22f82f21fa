"""Elo ratings, kept by rating family, for matches rather than deals. Pure functions.

The expected score and the update are Arpad Elo's: ``E = 1 / (1 + 10 ** ((theirs - mine) / 400))`` and
``new = old + K * (score - E)``. A rating moves only by ranked matches between two registered players.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

__all__ = ["Elo", "EloRule", "expected_score", "rated"]

_SCALE: Final = 400.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EloRule:
    """`start` is a newcomer's rating; the first `provisional` matches move it by `k_provisional`, later ones by `k`."""

    start: int = 1000
    provisional: int = 10
    k_provisional: int = 32
    k: int = 16
    floor: int = 100


@dataclass(frozen=True, slots=True)
class Elo:
    """A player's rating in one family and how many rated matches stand behind it."""

    rating: int
    matches: int = 0

    def is_provisional(self, rule: EloRule) -> bool:
        """Whether the rating still rests on few matches and is marked as such."""
        return self.matches < rule.provisional


def expected_score(mine: float, theirs: float) -> float:
    """The share of matches that the first rating is expected to win against the second.

    >>> expected_score(1000, 1000), round(expected_score(1200, 1000), 4)
    (0.5, 0.7597)
    """
    return 1.0 / (1.0 + math.pow(10.0, (theirs - mine) / _SCALE))


def rated(winner: Elo, loser: Elo, rule: EloRule) -> tuple[Elo, Elo]:
    """Both ratings after a won match. Ratings are whole numbers, rounded half to even, and never sink below the floor.

    >>> rated(Elo(1000), Elo(1000), EloRule())
    (Elo(rating=1016, matches=1), Elo(rating=984, matches=1))
    >>> rated(Elo(1000, 40), Elo(1400, 40), EloRule())
    (Elo(rating=1015, matches=41), Elo(rating=1385, matches=41))
    """
    surprise = 1.0 - expected_score(winner.rating, loser.rating)
    return _moved(winner, surprise, rule), _moved(loser, -surprise, rule)


def _moved(old: Elo, by: float, rule: EloRule) -> Elo:
    k = rule.k_provisional if old.is_provisional(rule) else rule.k
    return replace(old, rating=max(rule.floor, round(old.rating + k * by)), matches=old.matches + 1)
