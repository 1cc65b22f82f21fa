"""Typed commands: the words of the language at the table, and the English ones everywhere.

A line is a command, or a command and what it is about: ``close``, ``play 3``, ``marry KH``. A number or a card alone
plays it. Upper and lower case are one, and so are letters with and without accents.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from bummerl.rules.cards import CARDS, Card, Suit
from bummerl.texts.cards import Naming, card_name, suit_name
from bummerl.texts.catalogue import catalogue

__all__ = ["Command", "Said", "find_card", "find_suit", "key_words", "read"]


class Command(StrEnum):
    """What can be typed. The value is the end of its message's id: ``word-play`` and so on."""

    PLAY = "play"
    MARRY = "marry"
    ANNOUNCE = "announce"
    EXCHANGE = "exchange"
    CLOSE = "close"
    CLAIM = "claim"
    BID = "bid"
    KNOCK = "knock"
    RESIGN = "resign"
    RESIGN_MATCH = "resign-match"
    HAND = "hand"
    TRUMP = "trump"
    LAST = "last"
    POINTS = "points"
    SCORE = "score"
    TABLE = "table"
    HINT = "hint"
    RULES = "rules"
    HELP = "help"
    QUIT = "quit"
    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Said:
    """A line understood: the command, ``None`` for a bare card or number, and what follows it."""

    command: Command | None
    about: str = ""


def folded(text: str) -> str:
    """Lower case without accents, one blank between words.

    >>> folded("  Felütött   ADU ")
    'felutott adu'
    """
    plain = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def key_words(command: Command, language: str) -> tuple[str, ...]:
    """The words of a command in a language, the one that the help shows first."""
    return tuple(word.strip() for word in catalogue(language).text(f"word-{command.value}").split(","))


@lru_cache(maxsize=8)
def _phrases(language: str) -> dict[str, Command]:
    """Folded phrase to command; the language's own words come before the English ones."""
    found: dict[str, Command] = {}
    for spoken in dict.fromkeys((language, "en")):
        for command in Command:
            for word in key_words(command, spoken):
                found.setdefault(folded(word), command)
    return found


def read(line: str, language: str) -> Said:
    """The command of a line; a line that begins with no command is taken for a card or a number.

    >>> read("marry kh", "en"), read("K♥", "en")
    (Said(command=<Command.MARRY: 'marry'>, about='kh'), Said(command=None, about='k♥'))
    """
    text = folded(line)
    phrases = _phrases(language)
    pieces = text.split(" ")
    for length in range(len(pieces), 0, -1):
        command = phrases.get(" ".join(pieces[:length]))
        if command is not None:
            return Said(command, " ".join(pieces[length:]))
    return Said(None, text)


_SIGNS: Final = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c"})


@lru_cache(maxsize=16)
def _card_names(language: str) -> dict[str, Card]:
    """Every way to write a card: its code, ``10h`` beside ``th``, and its names in both packs."""
    found: dict[str, Card] = {}
    for card in CARDS:
        found[card.code.lower()] = card
        if card.code[0] == "T":
            found[f"10{card.suit.code.lower()}"] = card
        for spoken in dict.fromkeys((language, "en")):
            for naming in Naming:
                found.setdefault(folded(card_name(card, spoken, naming)), card)
    return found


def find_card(text: str, language: str, hand: Sequence[Card]) -> Card | None:
    """The card meant: its place in the hand, its code or its name; ``None`` if nothing of the kind is said.

    >>> find_card("2", "en", [Card.AS, Card.TH]), find_card("ten of hearts", "en", []), find_card("10♥", "en", [])
    (<Card.TH: 9>, <Card.TH: 9>, <Card.TH: 9>)
    """
    if text.isascii() and text.isdigit() and len(text) <= 2 and 1 <= int(text) <= len(hand):
        return hand[int(text) - 1]
    return _card_names(language).get(folded(text).translate(_SIGNS))


def find_suit(text: str, language: str) -> Suit | None:
    """The suit meant, by letter, sign or name; ``None`` if nothing of the kind is said.

    >>> find_suit("acorns", "en"), find_suit("♥", "en")
    (<Suit.CLUBS: 3>, <Suit.HEARTS: 1>)
    """
    wanted = folded(text).translate(_SIGNS)
    for suit in Suit:
        names = {folded(suit_name(suit, spoken, naming)) for spoken in (language, "en") for naming in Naming}
        if wanted == suit.code.lower() or wanted in names:
            return suit
    return None
