"""Signs that a terminal may lack: suits, lines and accents, and what stands for them."""

from __future__ import annotations

import codecs
import unicodedata
from typing import IO, Any, Final

from bummerl.rules.cards import Suit

__all__ = ["SUIT_SIGNS", "fit", "fold", "is_unicode"]

SUIT_SIGNS: Final[dict[Suit, str]] = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

_PLAIN: Final[dict[str, str]] = {
    "♠": "S", "♥": "H", "♦": "D", "♣": "C",
    "–": "-", "—": "-", "−": "-", "…": ".", "·": "-", "•": "*", "●": "*", "○": "o", "◉": "@", "◌": "o",
    "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "‹": "<", "›": ">",
    "×": "x", "½": "+", "→": ">", "←": "<", "↑": "^", "↓": "v", "▸": ">", "▾": "v", "▴": "^", "◂": "<", "✓": "v",
    "✗": "x", "▲": "^", "▼": "v", "▶": ">", "◀": "<", "ß": "s", "ø": "o", "ł": "l", "đ": "d", "æ": "a", "œ": "o",
    "│": "|", "┃": "|", "║": "|", "─": "-", "━": "-", "═": "=", "╌": "-", "┄": "-", "▏": "|", "▕": "|", "▎": "|",
    "▊": "|", "▌": "|", "▐": "|", "▀": " ", "▄": " ", "█": "#", "▓": "#", "▒": ":", "░": ".", "▔": "-", "▁": "_",
    "↵": "<", "▮": "|", "╱": "/", "╲": "\\", "┆": "|",
}  # fmt: skip


def _plain(letter: str) -> str:
    """One letter of ASCII for any letter: the sign that stands for it, its base letter, or a corner or a question."""
    if letter.isascii():
        return letter
    if letter in _PLAIN:
        return _PLAIN[letter]
    base = unicodedata.normalize("NFD", letter)[0]
    if base.isascii():
        return base
    return "+" if "\u2500" <= letter <= "\u259f" else "?"


def fold(text: str) -> str:
    """The text in ASCII, letter for letter, so that what was aligned stays aligned.

    >>> fold("Á♥ · șnapsz – Fünf")
    'AH - snapsz - Funf'
    """
    return text if text.isascii() else "".join(map(_plain, text))


def fit(text: str, encoding: str) -> str:
    """The text with only those letters folded that the encoding cannot write.

    >>> fit("király ♥", "iso8859-2")
    'király H'
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(letter if _writes(letter, encoding) else _plain(letter) for letter in text)
    return text


def _writes(letter: str, encoding: str) -> bool:
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def is_unicode(stream: IO[Any]) -> bool:
    """Whether a stream can write every sign."""
    encoding = getattr(stream, "encoding", None) or "ascii"
    try:
        return codecs.lookup(encoding).name.startswith("utf")
    except LookupError:
        return False
