"""On which line each key of a TOML document stands, which the reader of the standard library does not tell.

Only documents that the reader accepts are looked at, so this is a walk over known-good text and no second parser: it
has to tell keys from values, and strings and comments from both.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right

__all__ = ["KeyLines"]

Path = tuple[str | int, ...]

_BLANK = " \t\n"
_QUOTES = "\"'"
_DEEPEST = 8
"""Longer paths are known by their beginning: no house file has them, and a hostile one should cost little."""


class KeyLines:
    """The lines of a valid TOML document, by the path of its keys. Entries of arrays are counted from 0.

    >>> lines = KeyLines('a = 1\\n[b]\\n"c d" = [\\n  1,\\n  2]  # two\\ne.f = {g = 3}')
    >>> lines.of(("b", "c d")), lines.of(("b", "c d", 1)), lines.of(("b", "e", "f", "g"))
    (3, 5, 6)
    >>> lines.of(("b", "missing")), lines.of(("z",))
    (2, 0)
    """

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._breaks = [place for place, letter in enumerate(self._text) if letter == "\n"]
        self._lines: dict[Path, int] = {}
        self._walk()

    def of(self, path: Path) -> int:
        """The line of a path, or of the nearest path above it that the document has; 0 if there is none."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 0)

    def _note(self, path: Path, place: int) -> None:
        """The first mention counts, and a mention of a key mentions what it stands in."""
        line = bisect_right(self._breaks, place - 1) + 1
        for length in range(1, min(len(path), _DEEPEST) + 1):
            self._lines.setdefault(path[:length], line)

    def _walk(self) -> None:
        text, table, place = self._text, (), self._skip_blank(0)
        prefix: Path = table
        while place < len(text):
            if text[place] == "[":
                start = place + (2 if text.startswith("[[", place) else 1)
                end = self._key_end(start)
                prefix = _key(text[start:end])
                self._note(prefix, place)
                place = end + (start - place)
            else:
                place = self._pair(place, prefix)
            place = self._skip_blank(place)

    def _pair(self, place: int, prefix: Path) -> int:
        """Past a key and its value."""
        end = self._key_end(place)
        path = (*prefix, *_key(self._text[place:end]))
        self._note(path, place)
        return self._value(self._skip_blank(end + 1), path)

    def _value(self, place: int, path: Path) -> int:
        """Past a value; keys and entries inside it are noted."""
        text = self._text
        opening = text[place]
        if opening in _QUOTES:
            return self._string(place)
        if opening not in "[{":
            while place < len(text) and text[place] not in ",]}#\n":
                place += 1
            return place
        count = 0
        place = self._skip_blank(place + 1)
        while text[place] not in "]}":
            if opening == "{":
                place = self._pair(place, path)
            else:
                self._note((*path, count), place)
                place = self._value(place, (*path, count))
                count += 1
            place = self._skip_blank(place)
            if text[place] == ",":
                place = self._skip_blank(place + 1)
        return place + 1

    def _string(self, place: int) -> int:
        """Past a string of any of the four kinds."""
        text, quote = self._text, self._text[place]
        if text.startswith(quote * 3, place):
            place += 3
            while not text.startswith(quote * 3, place):
                place += 2 if text[place] == "\\" and quote == '"' else 1
            place += 3
            while text.startswith(quote, place):  # up to two quotes may stand before the closing three
                place += 1
            return place
        place += 1
        while text[place] != quote:
            place += 2 if text[place] == "\\" and quote == '"' else 1
        return place + 1

    def _key_end(self, place: int) -> int:
        """The place of the sign after a key."""
        text = self._text
        while text[place] not in "=]":
            place = self._string(place) if text[place] in _QUOTES else place + 1
        return place

    def _skip_blank(self, place: int) -> int:
        """Past blanks, line ends and comments."""
        text = self._text
        while place < len(text) and (text[place] in _BLANK or text[place] == "#"):
            if text[place] == "#":
                end = text.find("\n", place)
                place = len(text) if end < 0 else end
            else:
                place += 1
        return place


def _key(written: str) -> tuple[str, ...]:
    """The steps of a key as written, dots and quotes understood by the reader itself."""
    parts: list[str] = []
    value: object = tomllib.loads(f"{written} = 0")
    while isinstance(value, dict):
        ((part, value),) = value.items()
        parts.append(part)
    return tuple(parts)
