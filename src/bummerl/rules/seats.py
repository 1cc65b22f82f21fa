"""Places in a deal, and values kept one a seat."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Generic, TypeVar

__all__ = ["PerSeat", "Seat"]

T = TypeVar("T")


class Seat(IntEnum):
    """A place in a deal, counted clockwise from forehand; the dealer is the last of the seats in play.

    With two players there are ``FOREHAND`` (the non-dealer) and ``SECOND`` (the dealer).
    """

    FOREHAND = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3

    def next(self, seats: int) -> Seat:
        """The next seat clockwise among so many.

        >>> Seat.SECOND.next(2), Seat.SECOND.next(3)
        (<Seat.FOREHAND: 0>, <Seat.THIRD: 2>)
        """
        return SEATS[(self + 1) % seats]

    @staticmethod
    def dealer(seats: int) -> Seat:
        """The dealer's seat among so many: the last one."""
        return SEATS[seats - 1]

    @staticmethod
    def of(seats: int) -> tuple[Seat, ...]:
        """The seats in play, clockwise from forehand."""
        return SEATS[:seats]


SEATS: tuple[Seat, ...] = tuple(Seat)


def check_seat(seat: object, seats: int | None = None) -> None:
    """`TypeError` for what is no seat, be it a number; `ValueError` for a seat beyond so many."""
    if not isinstance(seat, Seat):
        raise TypeError(f"no seat: {seat!r}")
    if seats is not None and seat >= seats:
        raise ValueError(f"a deal for {seats} has no {seat!r}")


class PerSeat(tuple[T, ...], Generic[T]):
    """One value for every seat; immutable, indexed by `Seat`.

    >>> taken = PerSeat((0, 0)).set(Seat.SECOND, 21)
    >>> taken[Seat.SECOND], taken
    (21, PerSeat((0, 21)))
    """

    __slots__ = ()

    def set(self, seat: int, value: T) -> PerSeat[T]:
        """The same values with the one of `seat` replaced."""
        if len(self) == 2:  # nearly every deal, and worth a step of its own
            return PerSeat((self[0], value) if seat else (value, self[1]))
        return PerSeat((*self[:seat], value, *self[seat + 1 :]))

    def by_seat(self) -> Iterator[tuple[Seat, T]]:
        """Pairs of seat and value, clockwise from forehand."""
        return zip(SEATS, self, strict=False)

    def __repr__(self) -> str:
        return f"PerSeat({tuple(self)!r})"
