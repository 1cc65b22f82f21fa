"""Chance for tests: numbers from a seed, the same on every machine, or from whoever else can draw below a bound."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

__all__ = ["Chance", "SeededChance", "choice", "shuffled"]

T = TypeVar("T")


class Chance(Protocol):
    """Something that draws numbers."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        ...


class SeededChance:
    """Chance from a seed.

    It uses only what the standard library promises to keep for a seed from version to version, so what was made from a
    seed can be made again.

    >>> chance = SeededChance(7)
    >>> [chance.below(6) for _ in range(5)]
    [1, 0, 3, 0, 3]
    """

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def below(self, bound: int) -> int:
        return int(self._source.random() * bound)


def shuffled(chance: Chance, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order drawn by chance, each order as likely as any other."""
    out = list(items)
    for place in range(len(out) - 1, 0, -1):
        other = chance.below(place + 1)
        out[place], out[other] = out[other], out[place]
    return tuple(out)


def choice(chance: Chance, items: Sequence[T]) -> T:
    """One of the items."""
    return items[chance.below(len(items))]
