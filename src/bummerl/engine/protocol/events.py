"""Events as text, one line each, in the form in which a seat may see them.

`??` stands for a card that the seat may not see, `-` for nothing. The number before the text is the protocol's
(`words.EventLine`). What `write_event` makes of an event that `seen_by` has redacted, `read_event` gives back.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bummerl.engine.protocol.words import Code, ProtocolError
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.clauses import Clause
from bummerl.rules.events import (
    BidMade,
    CardDrawn,
    CardFollowed,
    CardLed,
    Claimed,
    DealSettled,
    DealStarted,
    Event,
    Exchanged,
    HandDealt,
    Knocked,
    MarriageCounted,
    MarriageDeclared,
    Resigned,
    TalonClosed,
    TrickWon,
    UpcardTurned,
)
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Ending, Settlement

__all__ = ["HIDDEN", "NOTHING", "read_event", "write_event"]

HIDDEN: Final = "??"
NOTHING: Final = "-"


def write_event(event: Event) -> str:
    """The text of an event.

    >>> write_event(CardDrawn(Seat.SECOND, None, False))
    'drew 1 ??'
    """
    match event:
        case DealStarted(_, carry, to_go):
            return " ".join(["started", str(carry), *([NOTHING] if to_go is None else map(str, to_go))])
        case HandDealt(seat, count, cards):
            return f"dealt {seat:d} {count} {HIDDEN if cards is None else _cards(cards)}"
        case UpcardTurned(card):
            return f"upcard {card.code}"
        case MarriageDeclared(seat, suit, points, counted, announced):
            when = "counted" if counted else "pending"
            return f"declared {seat:d} {suit.code} {points} {when} {'announced' if announced else 'led'}"
        case CardLed(seat, card, marriage):
            return f"led {seat:d} {card.code}{' marriage' if marriage else ''}"
        case CardFollowed(seat, card):
            return f"followed {seat:d} {card.code}"
        case TrickWon(seat, points):
            return f"trick {seat:d} {points}"
        case MarriageCounted(seat, points):
            return f"counted {seat:d} {points}"
        case CardDrawn(seat, card, upcard):
            return f"drew {seat:d} {HIDDEN if card is None else card.code}{' upcard' if upcard else ''}"
        case Exchanged(seat, given, taken):
            return f"exchanged {seat:d} {given.code} {taken.code}"
        case TalonClosed(seat):
            return f"closed {seat:d}"
        case BidMade(seat):
            return f"bid {seat:d}"
        case Knocked(seat):
            return f"knocked {seat:d}"
        case Claimed(seat, right):
            return f"claimed {seat:d} {'right' if right else 'wrong'}"
        case Resigned(seat, hand):
            return f"resigned {seat:d} {_cards(hand)}"
        case DealSettled(settlement):
            return _settled(settlement)


def _cards(cards: CardSet) -> str:
    return str(cards) or NOTHING


def _settled(settlement: Settlement) -> str:
    winner = NOTHING if settlement.winner is None else str(int(settlement.winner))
    fields = [winner, str(settlement.game_points), settlement.ending.value, str(settlement.carry)]
    return " ".join(["settled", *fields, *(clause.value for clause in settlement.clauses)])


class _Fields:
    """The words after an event's name, each taken once."""

    def __init__(self, name: str, words: list[str], ruleset: Ruleset) -> None:
        self.name = name
        self.words = words[::-1]
        self.ruleset = ruleset

    def wrong(self, reason: str) -> ProtocolError:
        return ProtocolError(Code.BAD_EVENT, f"{self.name}: {reason}")

    def word(self, what: str) -> str:
        if not self.words:
            raise self.wrong(f"{what} is missing")
        return self.words.pop()

    def left(self) -> bool:
        return bool(self.words)

    def end(self, event: Event) -> Event:
        if self.words:
            raise self.wrong(f"{self.words[-1][:20]!r} is one word too many")
        return event

    def number(self, what: str) -> int:
        word = self.word(what)
        if not re.fullmatch(r"[0-9]{1,6}", word, re.A):
            raise self.wrong(f"{word[:20]!r} is no {what}")
        return int(word)

    def seat(self) -> Seat:
        number = self.number("seat")
        if number >= self.ruleset.seats:
            raise self.wrong(f"there is no seat {number}")
        return SEATS[number]

    def card(self) -> Card:
        word = self.word("card")
        try:
            card = Card.from_code(word)
        except ValueError as error:
            raise self.wrong(str(error)) from None
        if card not in self.ruleset.pack.cards:
            raise self.wrong(f"{word} is not in this pack")
        return card

    def card_or_hidden(self) -> Card | None:
        if self.words and self.words[-1] == HIDDEN:
            self.words.pop()
            return None
        return self.card()

    def cards(self) -> CardSet:
        if self.words == [NOTHING]:
            self.words.clear()
            return CardSet()
        found = [self.card()]
        while self.words:
            found.append(self.card())
        if len(set(found)) < len(found):
            raise self.wrong("a card is named twice")
        return CardSet.from_cards(found)

    def suit(self) -> Suit:
        try:
            return Suit.from_code(self.word("suit"))
        except ValueError as error:
            raise self.wrong(str(error)) from None

    def choice(self, first: str, second: str) -> bool:
        """Whether the next word is the first of two."""
        word = self.word(f"word {first} or {second}")
        if word not in (first, second):
            raise self.wrong(f"{word[:20]!r} is neither {first} nor {second}")
        return word == first

    def flag(self, name: str) -> bool:
        """Whether the line ends in this word."""
        if not self.words:
            return False
        if self.words != [name]:
            raise self.wrong(f"{self.words[-1][:20]!r} is not {name}")
        self.words.clear()
        return True


def _started(fields: _Fields) -> Event:
    carry = fields.number("carry")
    if fields.words == [NOTHING]:
        fields.words.clear()
        return DealStarted(fields.ruleset, carry, None)
    to_go = PerSeat(fields.number("number of points to go") for _ in range(fields.ruleset.seats))
    return DealStarted(fields.ruleset, carry, to_go)


def _dealt(fields: _Fields) -> Event:
    seat, count = fields.seat(), fields.number("number of cards")
    if fields.words == [HIDDEN]:
        fields.words.clear()
        return HandDealt(seat, count, None)
    cards = fields.cards()
    if len(cards) != count:
        raise fields.wrong(f"{len(cards)} cards are named, not {count}")
    return HandDealt(seat, count, cards)


def _declared(fields: _Fields) -> Event:
    seat, suit, points = fields.seat(), fields.suit(), fields.number("number of points")
    counted = fields.choice("counted", "pending")
    return MarriageDeclared(seat, suit, points, counted, fields.choice("announced", "led"))


def _drew(fields: _Fields) -> Event:
    seat, card = fields.seat(), fields.card_or_hidden()
    upcard = fields.flag("upcard")
    if upcard and card is None:
        raise fields.wrong("everybody sees who takes the upcard")
    return CardDrawn(seat, card, upcard)


def _settlement(fields: _Fields) -> Event:
    winner: Seat | None = None
    if fields.words and fields.words[-1] == NOTHING:
        fields.words.pop()
    else:
        winner = fields.seat()
    points, ending, carry = fields.number("number of game points"), fields.word("ending"), fields.number("carry")
    if ending not in set(Ending):
        raise fields.wrong(f"{ending[:20]!r} is none of {', '.join(Ending)}")
    clauses = []
    while fields.left():
        clause = fields.word("clause")
        if clause not in set(Clause):
            raise fields.wrong(f"{clause[:20]!r} is no clause")
        clauses.append(Clause(clause))
    return DealSettled(Settlement(winner, points, Ending(ending), carry, tuple(clauses)))


_READERS: Final[dict[str, Callable[[_Fields], Event]]] = {
    "started": _started,
    "dealt": _dealt,
    "upcard": lambda fields: UpcardTurned(fields.card()),
    "declared": _declared,
    "led": lambda fields: CardLed(fields.seat(), fields.card(), fields.flag("marriage")),
    "followed": lambda fields: CardFollowed(fields.seat(), fields.card()),
    "trick": lambda fields: TrickWon(fields.seat(), fields.number("number of points")),
    "counted": lambda fields: MarriageCounted(fields.seat(), fields.number("number of points")),
    "drew": _drew,
    "exchanged": lambda fields: Exchanged(fields.seat(), fields.card(), fields.card()),
    "closed": lambda fields: TalonClosed(fields.seat()),
    "bid": lambda fields: BidMade(fields.seat()),
    "knocked": lambda fields: Knocked(fields.seat()),
    "claimed": lambda fields: Claimed(fields.seat(), fields.choice("right", "wrong")),
    "resigned": lambda fields: Resigned(fields.seat(), fields.cards()),
    "settled": _settlement,
}


def read_event(text: str, ruleset: Ruleset) -> Event:
    """The event of a text, under the ruleset of the deal; `ProtocolError` if there is none.

    >>> from bummerl.rules.presets import DEFAULT
    >>> read_event("led 0 KS marriage", DEFAULT)
    CardLed(seat=<Seat.FOREHAND: 0>, card=<Card.KS: 2>, marriage=True)
    """
    name, *words = text.split()
    reader = _READERS.get(name)
    if reader is None:
        raise ProtocolError(Code.BAD_EVENT, f"there is no event {name[:20]!r}")
    fields = _Fields(name, words, ruleset)
    return fields.end(reader(fields))
