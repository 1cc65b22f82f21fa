"""A grid of letters to draw on, where a later stroke covers an earlier one."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

__all__ = ["Canvas"]

_Cell = tuple[str, str, str, bool]


@lru_cache(maxsize=512)
def _style(ink: str, ground: str, bold: bool) -> Style:
    return Style(color=ink, bgcolor=ground, bold=bold)


class Canvas:
    """`width` by `height` cells, each a letter of one column with its ink and ground."""

    def __init__(self, width: int, height: int, ink: str, ground: str) -> None:
        self.width = width
        self.height = height
        self._ground = ground
        self._rows: list[list[_Cell]] = [[(" ", ink, ground, False)] * width for _ in range(height)]

    def put(
        self, x: int, y: int, text: str, ink: str, ground: str | None = None, *, bold: bool = False, limit: int = 0
    ) -> int:
        """Write text from a place on; what falls off the edge, or beyond `limit` letters, is cut with an ellipsis.

        Without a ground, each letter keeps the ground it falls on. Returns the column after the last letter.
        """
        room = max(0, min(limit or self.width, self.width - x))
        if len(text) > room:
            text = f"{text[: room - 1]}…" if room > 0 else ""
        if not 0 <= y < self.height:
            return x + len(text)
        row = self._rows[y]
        for place, letter in enumerate(text, start=x):
            if 0 <= place < self.width:
                row[place] = (letter, ink, row[place][2] if ground is None else ground, bold)
        return x + len(text)

    def fill(self, x: int, y: int, width: int, height: int, ground: str, letter: str = " ", ink: str = "") -> None:
        """A rectangle of one letter."""
        for row in range(y, y + height):
            self.put(x, row, letter * width, ink or ground, ground, limit=max(width, 1))

    def ground_at(self, x: int, y: int) -> str:
        """The ground of a cell; off the canvas, that of the whole."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return self._rows[y][x][2]
        return self._ground

    def strip(self, y: int) -> Strip:
        """A row, ready for the screen."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        segments = []
        for (ink, ground, bold), cells in groupby(self._rows[y], key=lambda cell: cell[1:]):
            segments.append(Segment("".join(cell[0] for cell in cells), _style(ink, ground, bold)))
        return Strip(segments, self.width)

    def text(self) -> str:
        """The letters alone, row by row, without blanks at the ends."""
        return "\n".join("".join(cell[0] for cell in row).rstrip() for row in self._rows)
