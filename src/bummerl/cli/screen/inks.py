"""Colours: one room by night and one by day, and five inks on one paper for the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bummerl.rules.cards import Suit
from bummerl.texts.cards import Naming

__all__ = ["DAY", "NIGHT", "ROOMS", "Room", "suit_ink"]

PAPER: Final = "#fbf6ea"
PAPER_DIM: Final = "#a8a59c"
INK: Final = "#1d2433"
RED: Final = "#c2321b"
GREEN: Final = "#2a6b49"
BROWN: Final = "#8a4a1b"
OCHRE: Final = "#7a5600"
WINDOWS: Final = {Suit.SPADES: "#cbd8b0", Suit.HEARTS: "#f1cdbd", Suit.DIAMONDS: "#f3dc9c", Suit.CLUBS: "#c4d3da"}
BACK: Final = "#2f5f8c"
BACK_LIT: Final = "#5c86ad"


@dataclass(frozen=True, slots=True)
class Room:
    """The colours around the cards."""

    name: str
    dark: bool
    room: str
    table: str
    panel: str
    rim: str
    text: str
    muted: str
    act: str
    on_act: str
    warn: str
    good: str


NIGHT: Final = Room(
    "night", True, room="#121a25", table="#2b3d4f", panel="#1a2532", rim="#a98347", text="#f1e9da", muted="#a9b6c1",
    act="#f2b84b", on_act="#1d2433", warn="#f4947a", good="#8fcea6",
)  # fmt: skip
DAY: Final = Room(
    "day", False, room="#e2ddd0", table="#bccac6", panel="#f6f2e7", rim="#6b5230", text="#1d2433", muted="#434d59",
    act="#1d4a66", on_act="#fbf6ea", warn="#a32812", good="#1f5c3b",
)  # fmt: skip
ROOMS: Final = {room.name: room for room in (NIGHT, DAY)}

_FRENCH: Final = {Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: RED, Suit.CLUBS: INK}
_TELL: Final = {Suit.SPADES: GREEN, Suit.HEARTS: RED, Suit.DIAMONDS: OCHRE, Suit.CLUBS: BROWN}


def suit_ink(suit: Suit, naming: Naming) -> str:
    """The ink of a suit on paper. Tell cards have four colours by nature."""
    return (_TELL if naming is Naming.TELL else _FRENCH)[suit]
