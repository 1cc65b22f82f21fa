"""What a seat may do in a deal. Actions are small frozen values; one object a kind and card, shared by all deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bummerl.rules.cards import CARDS, Card, Suit

__all__ = [
    "Action",
    "Announce",
    "Bid",
    "Claim",
    "Close",
    "Exchange",
    "Follow",
    "Knock",
    "Lead",
    "Resign",
]


@dataclass(frozen=True, slots=True)
class Claim:
    """Say that one has reached the goal."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap the lowest trump of the hand for the upcard."""


@dataclass(frozen=True, slots=True)
class Close:
    """Close the talon."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Declare a marriage without leading yet; the lead that follows is one of its cards."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid the Snapszer: the goal before the opponent wins a trick."""


@dataclass(frozen=True, slots=True)
class Knock:
    """Promise the goal with the coming trick."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Lead a card, declaring its marriage or not."""

    card: Card
    marriage: bool = False


@dataclass(frozen=True, slots=True)
class Follow:
    """Answer the card led."""

    card: Card


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the deal up. Always possible, never listed among the legal actions."""


Action = Claim | Exchange | Close | Announce | Bid | Knock | Lead | Follow | Resign

CLAIM: Final = Claim()
EXCHANGE: Final = Exchange()
CLOSE: Final = Close()
BID: Final = Bid()
KNOCK: Final = Knock()
RESIGN: Final = Resign()
ANNOUNCE: Final[tuple[Announce, ...]] = tuple(Announce(suit) for suit in Suit)
LEAD: Final[tuple[Lead, ...]] = tuple(Lead(card) for card in CARDS)
DECLARE: Final[tuple[Lead, ...]] = tuple(Lead(card, True) for card in CARDS)
FOLLOW: Final[tuple[Follow, ...]] = tuple(Follow(card) for card in CARDS)
