"""Chance that repeats: seeds and card orders worked out from a seed and a path of numbers and names.

Nothing here has a state, so the order of a deal does not depend on which deals were played before it, by which process,
or whether a run was stopped and taken up again. The numbers come from SHA-256 and are the same for ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from bummerl.rules.cards import Card

__all__ = ["order_of", "seed_of"]

SEED_BITS: Final = 53
"""Seeds stay below 2**53, so that programs in any language can hold them."""


def seed_of(seed: int, *path: object) -> int:
    """A number of 53 bits that belongs to this place of this run.

    >>> seed_of(1, "bot", 7) == seed_of(1, "bot", 7) != seed_of(2, "bot", 7)
    True
    """
    return _number(seed, path, 0) >> 64 - SEED_BITS


def order_of(cards: Iterable[Card], seed: int, *path: object) -> tuple[Card, ...]:
    """The cards in an order that belongs to this place of this run, all orders equally likely.

    >>> from bummerl.rules.cards import Suit
    >>> cards = tuple(Suit.HEARTS.cards)
    >>> sorted(order_of(cards, 1, 2)) == list(cards), order_of(cards, 1, 2) == order_of(cards, 1, 3)
    (True, False)
    """
    order = list(cards)
    drawn = 0
    for last in range(len(order) - 1, 0, -1):
        sizes = last + 1
        most = (1 << 64) // sizes * sizes  # numbers from here on would favour some places
        while True:
            number = _number(seed, path, drawn)
            drawn += 1
            if number < most:
                break
        place = number % sizes
        order[last], order[place] = order[place], order[last]
    return tuple(order)


def _number(seed: int, path: tuple[object, ...], place: int) -> int:
    """The 64-bit number at a place of the stream of a path."""
    text = "/".join(("bummerl", str(seed), *map(str, path), str(place)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
