"""Codes of cards, sets of cards and actions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bummerl.rules.actions import (
    ANNOUNCE,
    BID,
    CLAIM,
    CLOSE,
    DECLARE,
    EXCHANGE,
    FOLLOW,
    KNOCK,
    LEAD,
    RESIGN,
    Action,
    Announce,
    Bid,
    Claim,
    Close,
    Exchange,
    Follow,
    Knock,
    Lead,
    Resign,
)
from bummerl.rules.cards import CARDS, Card, CardSet, Suit
from bummerl.rules.errors import NotationError
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.state import DealState
from bummerl.rules.tables import PAIR_BITS

__all__ = [
    "action_in",
    "card",
    "cards",
    "cards_in_order",
    "read_action",
    "read_step",
    "suit",
    "write_action",
    "write_cards",
    "write_step",
]

CARD_OF: Final[dict[str, Card]] = {one.code: one for one in CARDS}
SUIT_OF: Final[dict[str, Suit]] = {one.code: one for one in Suit}
WORDS: Final[dict[str, Action]] = {
    "claim": CLAIM,
    "exchange": EXCHANGE,
    "close": CLOSE,
    "bid": BID,
    "knock": KNOCK,
    "resign": RESIGN,
}
"""The actions that are written as one word."""

_SEPARATED = re.compile(r"[^\s,]+")
_SHOWN: Final = 24


def quoted(text: str) -> str:
    """The text for an error message: quoted, made printable, cut short."""
    return ascii(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")


def line_and_column(text: str, place: int) -> tuple[int, int]:
    """Line and column, both from 1, of a place in a text."""
    before = text[:place]
    return before.count("\n") + 1, place - (before.rfind("\n") + 1) + 1


def unreadable(text: str, place: int, reason: str) -> NotationError:
    """The error for something that stands at this place of the text."""
    line, column = line_and_column(text, place)
    return NotationError(reason, line=line, column=column)


def card(text: str) -> Card:
    """The card of a code; `NotationError` if there is none.

    >>> card("9H")
    <Card.NH: 13>
    """
    found = CARD_OF.get(text)
    if found is None:
        raise NotationError(no_card(text))
    return found


def no_card(text: str) -> str:
    return f"no card {quoted(text)}: a card is a rank (A T K Q J 9 8 7) and a suit (S H D C)"


def suit(text: str) -> Suit:
    """The suit of a letter; `NotationError` if there is none.

    >>> suit("D")
    <Suit.DIAMONDS: 2>
    """
    found = SUIT_OF.get(text)
    if found is None:
        raise NotationError(f"no suit {quoted(text)}: use S, H, D or C")
    return found


def cards_in_order(text: str) -> tuple[Card, ...]:
    """The cards of a text, in its order; they are separated by blanks or commas. A card may come twice.

    >>> [card.code for card in cards_in_order("QS, AH TH")]
    ['QS', 'AH', 'TH']
    """
    found = []
    for match in _SEPARATED.finditer(text):
        one = CARD_OF.get(match[0])
        if one is None:
            raise unreadable(text, match.start(), no_card(match[0]))
        found.append(one)
    return tuple(found)


def cards(text: str) -> CardSet:
    """The set of the cards of a text. `NotationError` for something that is no card and for a card named twice.

    >>> cards("QS AH TH")
    CardSet.of(Card.QS, Card.AH, Card.TH)
    """
    bits = 0
    for match in _SEPARATED.finditer(text):
        one = CARD_OF.get(match[0])
        if one is None:
            raise unreadable(text, match.start(), no_card(match[0]))
        if bits >> one & 1:
            raise unreadable(text, match.start(), f"{one.code} comes twice")
        bits |= 1 << one
    return CardSet(bits)


def write_cards(given: Iterable[Card], separator: str = " ") -> str:
    """The codes of the cards, in the order of the iterable.

    >>> write_cards(cards("KH AH"), ",")
    'AH,KH'
    """
    return separator.join(one.code for one in given)


def write_action(action: Action) -> str:
    """The code of an action.

    >>> [write_action(action) for action in (Lead(Card.KS, True), Follow(Card.AS), Announce(Suit.HEARTS), Close())]
    ['KS+', 'AS', '+H', 'close']
    """
    match action:
        case Lead(led, marriage):
            return f"{led.code}+" if marriage else led.code
        case Follow(reply):
            return reply.code
        case Announce(announced):
            return f"+{announced.code}"
        case Claim():
            return "claim"
        case Exchange():
            return "exchange"
        case Close():
            return "close"
        case Bid():
            return "bid"
        case Knock():
            return "knock"
        case Resign():
            return "resign"


def read_action(text: str, *, following: bool = False) -> Action:
    """The action of a code; a card is a lead unless `following`.

    `NotationError` if the text is no code. Whether the action is legal is another matter.

    >>> read_action("KS+"), read_action("AS", following=True)
    (Lead(card=<Card.KS: 2>, marriage=True), Follow(card=<Card.AS: 0>))
    """
    word = WORDS.get(text)
    if word is not None:
        return word
    if len(text) == 2 and text[0] == "+":
        return ANNOUNCE[suit(text[1])]
    if len(text) == 3 and text[2] == "+":
        led = card(text[:2])
        if following:
            raise NotationError(f"{text} answers a card: only a lead declares a marriage", column=3)
        if not PAIR_BITS[led.suit] >> led & 1:
            raise NotationError(f"{text}: a marriage is declared by a king or a queen", column=3)
        return DECLARE[led]
    one = CARD_OF.get(text)
    if one is None:
        raise NotationError(
            f"no action {quoted(text)}: use a card (KS), a card with its marriage (KS+), a marriage announced (+S), "
            f"or one of {', '.join(WORDS)}"
        )
    return FOLLOW[one] if following else LEAD[one]


def write_step(action: Action, seat: Seat | None = None) -> str:
    """An action with the seat before it, where one is given.

    >>> write_step(Claim(), Seat.SECOND), write_step(Lead(Card.TD))
    ('1:claim', 'TD')
    """
    code = write_action(action)
    return code if seat is None else f"{int(seat)}:{code}"


def read_step(text: str, *, following: bool = False) -> tuple[Seat | None, Action]:
    """The inverse of `write_step`: the seat is ``None`` where the text names none.

    >>> read_step("1:claim")
    (<Seat.SECOND: 1>, Claim())
    """
    if len(text) > 1 and text[1] == ":":
        if text[0] not in "0123":
            raise NotationError(f"no seat {quoted(text[0])}: seats are 0 to 3, forehand is 0")
        try:
            return SEATS[int(text[0])], read_action(text[2:], following=following)
        except NotationError as error:
            raise NotationError(error.reason, column=error.column + 2) from None
    return None, read_action(text, following=following)


def action_in(state: DealState, text: str) -> tuple[Seat, Action]:
    """What a code means in this position: whose action, and a lead or a reply.

    The seat is the one to move unless the text names one. `NotationError` for text that is no code and for a seat that
    takes no part; whether the action is legal is for `bummerl.rules.deal.refusal` to say.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_pagat")
    >>> action_in(start(rules, tuple(rules.pack.cards)), "KS+")
    (<Seat.FOREHAND: 0>, Lead(card=<Card.KS: 2>, marriage=True))
    """
    named, action = read_step(text.strip(), following=state.led is not None)
    if named is not None and named >= state.tables.seats:
        raise NotationError(f"seat {int(named)} takes no part: there are {state.tables.seats}")
    seat = named if named is not None else state.to_move
    return (state.leader if seat is None else seat), action
