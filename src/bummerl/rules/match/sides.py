"""The two sides of a match, and values kept one a side.

A side is whoever plays the match through; a seat is a place in one deal. The side that deals sits in the dealer's
seat, so sides and seats change places from deal to deal.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeVar

from bummerl.rules.seats import Seat

__all__ = ["NIL", "PerSide", "Side", "seat_of", "side_of"]

T = TypeVar("T")


class Side(IntEnum):
    """One of the two who play a match."""

    A = 0
    B = 1

    @property
    def other(self) -> Side:
        return Side.A if self is Side.B else Side.B


class PerSide(NamedTuple, Generic[T]):
    """One value for either side; immutable, indexed by `Side`.

    >>> score = PerSide(0, 0).set(Side.B, 3)
    >>> score[Side.B], score
    (3, PerSide(a=0, b=3))
    """

    a: T
    b: T

    def set(self, side: Side, value: T) -> PerSide[T]:
        """The same values with the one of `side` replaced."""
        return PerSide(value, self.b) if side == Side.A else PerSide(self.a, value)


def check_side(side: object) -> None:
    """`TypeError` for what is no side, be it a number."""
    if not isinstance(side, Side):
        raise TypeError(f"no side: {side!r}")


NIL: Final[PerSide[int]] = PerSide(0, 0)
"""Nothing on either side: the score at the beginning."""


def seat_of(side: Side, dealer: Side) -> Seat:
    """Where a side sits in a deal: the dealer in the dealer's seat, the other in forehand.

    >>> seat_of(Side.A, dealer=Side.B)
    <Seat.FOREHAND: 0>
    """
    return Seat.dealer(len(Side)) if side is dealer else Seat.FOREHAND


def side_of(seat: Seat, dealer: Side) -> Side:
    """The side that sits in a seat: the inverse of `seat_of`."""
    return dealer if seat is Seat.dealer(len(Side)) else dealer.other
