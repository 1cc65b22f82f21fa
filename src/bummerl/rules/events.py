"""What happened, in past tense. An event has a public part; what only some seats may see is taken out by `seen_by`.

An event that a seat may not see in full still takes its place in the sequence, so counting events tells nobody
anything.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bummerl.rules.actions import Action, Announce, Bid, Claim, Close, Exchange, Follow, Knock, Lead, Resign
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Ending, Settlement
from bummerl.rules.state import DealState, Stage

__all__ = [
    "BidMade",
    "CardDrawn",
    "CardFollowed",
    "CardLed",
    "Claimed",
    "DealSettled",
    "DealStarted",
    "Event",
    "Exchanged",
    "HandDealt",
    "Knocked",
    "MarriageCounted",
    "MarriageDeclared",
    "Resigned",
    "TalonClosed",
    "TrickWon",
    "UpcardTurned",
    "events_between",
    "opening_events",
    "seen_by",
]


@dataclass(frozen=True, slots=True)
class DealStarted:
    ruleset: Ruleset
    carry: int
    to_go: PerSeat[int] | None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """`cards` is ``None`` for everybody but the seat itself."""

    seat: Seat
    count: int
    cards: CardSet | None


@dataclass(frozen=True, slots=True)
class UpcardTurned:
    card: Card


@dataclass(frozen=True, slots=True)
class MarriageDeclared:
    """Both cards have been shown. `counted` is false while the points are pending; `announced` tells that no card of it
    has been led yet."""

    seat: Seat
    suit: Suit
    points: int
    counted: bool
    announced: bool


@dataclass(frozen=True, slots=True)
class CardLed:
    seat: Seat
    card: Card
    marriage: bool


@dataclass(frozen=True, slots=True)
class CardFollowed:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """`points` are the card points of the trick."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class MarriageCounted:
    """Pending points became real with the first trick."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """`card` is ``None`` for the other seat and for watchers, unless it was the upcard, which all have seen."""

    seat: Seat
    card: Card | None
    upcard: bool


@dataclass(frozen=True, slots=True)
class Exchanged:
    seat: Seat
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class TalonClosed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Knocked:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Claimed:
    seat: Seat
    right: bool


@dataclass(frozen=True, slots=True)
class Resigned:
    """The hand is turned face up."""

    seat: Seat
    hand: CardSet


@dataclass(frozen=True, slots=True)
class DealSettled:
    settlement: Settlement


Event = (
    DealStarted
    | HandDealt
    | UpcardTurned
    | MarriageDeclared
    | CardLed
    | CardFollowed
    | TrickWon
    | MarriageCounted
    | CardDrawn
    | Exchanged
    | TalonClosed
    | BidMade
    | Knocked
    | Claimed
    | Resigned
    | DealSettled
)


def opening_events(state: DealState) -> tuple[Event, ...]:
    """The events of a deal just started."""
    dealt = tuple(HandDealt(seat, len(state.hand(seat)), state.hand(seat)) for seat in SEATS[: state.tables.seats])
    return (DealStarted(state.ruleset, state.carry, state.to_go), *dealt, UpcardTurned(state.upcard))


def events_between(before: DealState, seat: Seat, action: Action, after: DealState) -> tuple[Event, ...]:
    """The facts of one action, in the order in which they came about."""
    out: list[Event] = []
    match action:
        case Lead(card, declared):
            if declared:
                out.append(_declared(before, seat, card.suit, after, announced=False))
            out.append(CardLed(seat, card, declared))
        case Follow(card):
            out += _trick(before, seat, card, after)
        case Announce(suit):
            out.append(_declared(before, seat, suit, after, announced=True))
        case Exchange():
            out.append(Exchanged(seat, after.upcard, before.upcard))
        case Close():
            out.append(TalonClosed(seat))
        case Bid():
            out.append(BidMade(seat))
        case Knock():
            out.append(Knocked(seat))
        case Claim():
            right = after.settlement is not None and after.settlement.ending is Ending.GOAL
            out.append(Claimed(seat, right))
        case Resign():
            out.append(Resigned(seat, before.hand(seat)))
    if after.settlement is not None:
        out.append(DealSettled(after.settlement))
    return tuple(out)


def _declared(before: DealState, seat: Seat, suit: Suit, after: DealState, *, announced: bool) -> MarriageDeclared:
    counted = after.marriage_points[seat] - before.marriage_points[seat]
    pending = after.pending[seat] - before.pending[seat]
    return MarriageDeclared(seat, suit, counted + pending, pending == 0, announced)


def _trick(before: DealState, seat: Seat, card: Card, after: DealState) -> list[Event]:
    winner = after.history[-1].winner
    worth = after.trick_points[winner] - before.trick_points[winner]
    out: list[Event] = [CardFollowed(seat, card), TrickWon(winner, worth)]
    if before.pending[winner]:
        out.append(MarriageCounted(winner, before.pending[winner]))
    if after.talon_left < before.talon_left:
        for place, drawer in enumerate((winner, SEATS[1 - winner])):
            drawn = before.talon[place]
            out.append(CardDrawn(drawer, drawn, place == 1 and after.stage is Stage.EXHAUSTED))
    return out


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event as this seat may see it; ``None`` stands for a watcher, who sees no hand.

    >>> seen_by(CardDrawn(Seat.FOREHAND, Card.AS, False), Seat.SECOND).card is None
    True
    """
    match event:
        case HandDealt(owner, _, _) if owner is not seat:
            return replace(event, cards=None)
        case CardDrawn(owner, _, False) if owner is not seat:
            return replace(event, card=None)
        case _:
            return event
