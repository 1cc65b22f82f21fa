"""The whole truth of a two-handed deal, as one immutable value.

Sets of cards are kept as masks (bit `card`) because the machine works on them; `hand()` and its kin give them as
`CardSet`. A state says nothing of clocks, names or players, and it is never handed to a bot or sent to a client: what a
seat may know is a `bummerl.rules.view.View`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.seats import SEATS, PerSeat, Seat

if TYPE_CHECKING:
    from bummerl.rules.ruleset import Ruleset
    from bummerl.rules.settlement import Settlement
    from bummerl.rules.tables import RuleTables

__all__ = ["Closing", "DealState", "Stage", "TrickRecord"]


class Stage(StrEnum):
    """The talon's stage: drawing goes on, nobody draws any more, or nothing is left to draw."""

    OPEN = "open"
    CLOSED = "closed"
    EXHAUSTED = "exhausted"


class TrickRecord(NamedTuple):
    """A finished trick."""

    leader: Seat
    lead: Card
    reply: Card
    winner: Seat
    marriage: bool


class Closing(NamedTuple):
    """The snapshot taken when the talon was closed (or knocked on): counted points only, pending ones left out.

    `number` is how many tricks had been won by then; `knock` tells a knock from a close.
    """

    closer: Seat
    points: PerSeat[int]
    trick_points: PerSeat[int]
    tricks: PerSeat[int]
    number: int
    knock: bool = False


class DealState(NamedTuple):
    """A deal at one moment. Build one with `bummerl.rules.deal.start` or from notation.

    `talon_left` counts the upcard; `stock` is the face-down part as dealt, so the next card to be drawn is
    ``stock[len(stock) - talon_left + 1]``. `marriage_points` are counted, `pending` ones wait for a trick. `known` and
    `excluded` are what everybody can know of a hand from the play. `strict_tricks` are the tricks won since play became
    strict. `carry` are game points carried in from a tie, `to_go` what each seat still needs to win the match (``None``
    outside one). `history` holds the tricks played, as far as they were seen by this state.
    """

    tables: RuleTables
    hands: PerSeat[int]
    stock: tuple[Card, ...]
    talon_left: int
    upcard: Card
    trump: Suit
    stage: Stage
    leader: Seat
    led: Card | None
    led_marriage: bool
    announced: int
    trick_points: PerSeat[int]
    marriage_points: PerSeat[int]
    pending: PerSeat[int]
    tricks: PerSeat[int]
    strict_tricks: PerSeat[int]
    declared: PerSeat[int]
    known: PerSeat[int]
    excluded: PerSeat[int]
    closing: Closing | None
    bidder: Seat | None
    carry: int
    to_go: PerSeat[int] | None
    history: tuple[TrickRecord, ...]
    settlement: Settlement | None

    @property
    def ruleset(self) -> Ruleset:
        return self.tables.ruleset

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; ``None`` once the deal is settled. Others may still have actions."""
        if self.settlement is not None:
            return None
        return self.leader if self.led is None else SEATS[1 - self.leader]

    @property
    def trick_number(self) -> int:
        """How many tricks have been won."""
        return self.tricks[0] + self.tricks[1]

    @property
    def points(self) -> PerSeat[int]:
        """Counted card points: tricks and valid marriages."""
        return PerSeat((self.trick_points[0] + self.marriage_points[0], self.trick_points[1] + self.marriage_points[1]))

    def hand(self, seat: Seat) -> CardSet:
        """The cards that a seat holds."""
        return CardSet(self.hands[seat])

    @property
    def talon(self) -> tuple[Card, ...]:
        """The talon in drawing order, the upcard last; empty once exhausted."""
        if self.talon_left == 0:
            return ()
        return (*self.stock[len(self.stock) - self.talon_left + 1 :], self.upcard)

    @property
    def gone(self) -> CardSet:
        """The cards of won tricks, all of them seen by everybody."""
        kept = self.hands[0] | self.hands[1] | CardSet.from_cards(self.talon).bits
        if self.led is not None:
            kept |= 1 << self.led
        return CardSet(self.tables.pack_bits & ~kept)


_PLACE = {name: place for place, name in enumerate(DealState._fields)}


def changed(state: DealState, **changes: object) -> DealState:
    """The state with some fields replaced: `_replace` for the two steps that every trick takes.

    `_replace` looks at every field; looking only at those that change makes whole deals a tenth faster.
    """
    values: list[object] = list(state)
    for name, value in changes.items():
        values[_PLACE[name]] = value
    return tuple.__new__(DealState, values)
