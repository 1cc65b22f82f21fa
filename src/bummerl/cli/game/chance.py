"""All chance of a sitting, from one seed: the same seed gives the same packs whatever is played."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from typing import Final

from bummerl.rules.cards import Card

__all__ = ["Chance", "fresh_seed"]

SEED_BITS: Final = 64


def fresh_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbits(SEED_BITS)


class Chance:
    """Generators by name, each independent of how much the others were used.

    >>> Chance(7).generator("pack", 1).random() == Chance(7).generator("pack", 1).random()
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def generator(self, *label: object) -> random.Random:
        """The generator of that name."""
        return random.Random("/".join(map(str, (self.seed, *label))))

    def shuffled(self, cards: Iterable[Card], *label: object) -> tuple[Card, ...]:
        """The cards in the order of that name."""
        pack = list(cards)
        self.generator(*label).shuffle(pack)
        return tuple(pack)
