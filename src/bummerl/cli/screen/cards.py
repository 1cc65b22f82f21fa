"""Cards drawn with letters: as paper in colour, or with lines where there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bummerl.cli.game.narrator import Narrator
from bummerl.cli.glyphs import SUIT_SIGNS
from bummerl.cli.screen.canvas import Canvas
from bummerl.cli.screen.inks import BACK, BACK_LIT, PAPER, PAPER_DIM, WINDOWS, Room, suit_ink
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.texts.cards import Naming, rank_name

__all__ = ["SIZES", "CardArtist", "Size", "across_height"]


@dataclass(frozen=True, slots=True)
class Size:
    """How large a card is drawn, in cells."""

    width: int
    height: int
    gap: int

    def row(self, cards: int) -> int:
        """The width of so many cards beside each other."""
        return cards * (self.width + self.gap) - self.gap


SIZES: Final = (Size(14, 9, 1), Size(12, 8, 1), Size(10, 6, 1), Size(8, 5, 1))
"""From large to small; the largest that fits is taken."""


def across_height(size: Size) -> int:
    """How high a card is that lies crosswise."""
    return max(3, size.height - 2)


_PIPS: Final[dict[Rank, tuple[str, ...]]] = {
    Rank.TEN: ("* * *", " * * ", "* * *", " * * "),
    Rank.NINE: ("* * *", "* * *", "* * *"),
    Rank.EIGHT: ("* * *", " * * ", "* * *"),
    Rank.SEVEN: ("* * *", "  *  ", "* * *"),
}


_LARGE: Final[dict[Suit, tuple[str, ...]]] = {
    Suit.SPADES: ("   #   ", "  ###  ", " ##### ", "#######", "   #   ", "  ###  "),
    Suit.HEARTS: (" ## ## ", "#######", "#######", " ##### ", "  ###  ", "   #   "),
    Suit.DIAMONDS: ("   #   ", "  ###  ", " ##### ", " ##### ", "  ###  ", "   #   "),
    Suit.CLUBS: ("  ###  ", "  ###  ", "### ###", "#######", "   #   ", "  ###  "),
}
"""The signs of the aces in dots, two of which make a letter."""


def _large(suit: Suit) -> list[str]:
    dots = _LARGE[suit]
    halves = {("#", "#"): "█", ("#", " "): "▀", (" ", "#"): "▄", (" ", " "): " "}
    return [
        "".join(halves[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(dots[::2], dots[1::2], strict=True)
    ]


@dataclass(frozen=True, slots=True)
class CardArtist:
    """Draws cards of one pack in one room; `colour` tells whether grounds can be seen at all."""

    tell: Narrator
    room: Room
    colour: bool

    def ink(self, card: Card) -> str:
        return suit_ink(card.suit, self.tell.naming)

    def index(self, card: Card) -> str:
        """The corner of a card: rank and suit."""
        return f"{self.tell.rank_index(card)}{SUIT_SIGNS[card.suit]}"

    def face(
        self, canvas: Canvas, x: int, y: int, size: Size, card: Card, *, dim: bool = False, lit: bool = False
    ) -> None:
        """A card face up. `dim` for one that may not be played, `lit` for the one that is chosen."""
        paper = PAPER_DIM if dim else PAPER
        self._sheet(canvas, x, y, size, paper, lit=lit)
        ink, ground = (self.ink(card), paper) if self.colour else (self.room.text, None)
        index = self.index(card)
        canvas.put(x + 1, y + 1, index, ink, ground, bold=True)
        canvas.put(x + size.width - 1 - len(index), y + size.height - 2, index, ink, ground, bold=True)
        if size.height < 6:
            word = self.tell.suit(card.suit) if self.tell.naming is Naming.TELL else SUIT_SIGNS[card.suit]
            inner = size.width - 2
            canvas.put(x + 1 + (inner - min(len(word), inner)) // 2, y + 2, word, ink, ground, limit=inner)
            return
        self._window(canvas, x + 2, y + 2, size.width - 4, size.height - 4, card, dim=dim)

    def _window(self, canvas: Canvas, x: int, y: int, width: int, height: int, card: Card, *, dim: bool) -> None:
        """The middle of a card: a window in the colour of the suit's season, with pips, a sign or a name in it."""
        ground: str | None = None
        ink = self.room.text
        if self.colour:
            ground = PAPER_DIM if dim else WINDOWS[card.suit]
            ink = self.ink(card)
            canvas.fill(x, y, width, height, ground)
        lines = self._middle(card, height)
        top = y + (height - len(lines)) // 2
        for row, line in enumerate(lines):
            canvas.put(x + max(0, width - len(line)) // 2, top + row, line, ink, ground, limit=width)

    def _middle(self, card: Card, rows: int) -> list[str]:
        """What is drawn in the window, in at most so many rows."""
        sign = SUIT_SIGNS[card.suit]
        if card.rank in _PIPS and rows >= len(_PIPS[card.rank]):
            return [line.replace("*", sign) for line in _PIPS[card.rank]]
        if card.rank is Rank.ACE and rows >= 3 and self.colour:
            return _large(card.suit)
        word = rank_name(card.rank, self.tell.language, self.tell.naming)
        if self.tell.naming is Naming.FRENCH:
            return [sign, word] if rows < 4 else [sign, "", word]
        suit = self.tell.suit(card.suit)
        if rows < 3:
            return [suit, word]
        # An Unter carries the sign of his suit low, an Ober high.
        return [word, suit, sign] if card.rank is Rank.JACK else [sign, word, suit]

    def back(self, canvas: Canvas, x: int, y: int, size: Size) -> None:
        """A card face down."""
        if self.colour:
            self._sheet(canvas, x, y, size, BACK, lit=False)
            for row in range(1, size.height - 1):
                weave = "".join("╱╲"[(column + row) % 2] for column in range(size.width - 2))
                canvas.put(x + 1, y + row, weave, BACK_LIT, BACK)
        else:
            self._sheet(canvas, x, y, size, BACK, lit=False)
            canvas.fill(x + 1, y + 1, size.width - 2, size.height - 2, self.room.table, "░", self.room.text)

    def across(self, canvas: Canvas, x: int, y: int, size: Size, card: Card | None) -> None:
        """A card lying crosswise, its right end free: the turn-up, or face down where `card` is ``None``."""
        wide = Size(size.height * 2 + 2, across_height(size), 0)
        if card is None:
            self.back(canvas, x, y, wide)
            return
        self._sheet(canvas, x, y, wide, PAPER, lit=False)
        ink, ground = (self.ink(card), PAPER) if self.colour else (self.room.text, None)
        index = self.index(card)
        canvas.put(x + wide.width - 1 - len(index), y + 1, index, ink, ground, bold=True)
        if wide.height > 4:
            canvas.put(x + wide.width - 3, y + wide.height // 2, SUIT_SIGNS[card.suit], ink, ground)

    def place(self, canvas: Canvas, x: int, y: int, size: Size) -> None:
        """The outline of a place that waits for a card."""
        ink = self.room.muted
        canvas.put(x, y, f"┌{'╌' * (size.width - 2)}┐", ink)
        for row in range(1, size.height - 1):
            canvas.put(x, y + row, "┆", ink)
            canvas.put(x + size.width - 1, y + row, "┆", ink)
        canvas.put(x, y + size.height - 1, f"└{'╌' * (size.width - 2)}┘", ink)

    def _sheet(self, canvas: Canvas, x: int, y: int, size: Size, paper: str, *, lit: bool) -> None:
        """The card itself: paper with soft edges, or a frame."""
        width, bottom = size.width, y + size.height - 1
        if self.colour:
            edge = self.room.act if lit else paper
            for column in range(x, x + width):
                canvas.put(column, y, "▄", edge, canvas.ground_at(column, y))
                canvas.put(column, bottom, "▀", edge, canvas.ground_at(column, bottom))
            canvas.fill(x, y + 1, width, size.height - 2, paper)
            if lit:
                for row in range(y + 1, bottom):
                    canvas.put(x, row, "▌", edge, paper)
                    canvas.put(x + width - 1, row, "▐", edge, paper)
            return
        ink = self.room.act if lit else self.room.text
        corners = "╔═╗║╚╝" if lit else "┌─┐│└┘"
        canvas.fill(x, y, width, size.height, canvas.ground_at(x, y))
        canvas.put(x, y, f"{corners[0]}{corners[1] * (width - 2)}{corners[2]}", ink)
        for row in range(y + 1, bottom):
            canvas.put(x, row, corners[3], ink)
            canvas.put(x + width - 1, row, corners[3], ink)
        canvas.put(x, bottom, f"{corners[4]}{corners[1] * (width - 2)}{corners[5]}", ink)
