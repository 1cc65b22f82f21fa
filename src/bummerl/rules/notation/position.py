"""A deal at one moment, in one line of text.

Five fields stand in every position: the hands, the talon, whose lead it is and what lies on the table, the tricks, and
the card points in tricks. What is not empty besides follows as `name=value`. The text belongs to no ruleset; it is read
under one. The tricks played (`history`) are no part of a position: what they prove of the hands is, as `known` and
`excluded`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bummerl.rules.cards import Card, Suit, cards_of
from bummerl.rules.errors import Defect, NotationError, RulesetError
from bummerl.rules.notation.checks import ended_by
from bummerl.rules.notation.codes import CARD_OF, SUIT_OF, no_card, quoted, unreadable
from bummerl.rules.notation.placement import Placement, place
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import Closing, DealState

__all__ = ["MAX_LENGTH", "read_position", "without_history", "write_position"]

MAX_LENGTH: Final = 2000
"""No position is longer than so many characters; a longer text is refused unread."""

TAGS: Final = (
    "marriages",
    "pending",
    "declared",
    "strict",
    "known",
    "excluded",
    "closed",
    "knocked",
    "bid",
    "carry",
    "togo",
    "end",
)
"""The fields that are written only where they say something, in the order in which they are written."""

_FIELD = re.compile(r"\S+")
_NUMBER = re.compile(r"[0-9]{1,6}")
_NONE: Final = (0, 0)


def without_history(state: DealState) -> DealState:
    """The state without its past: no played tricks, and of the stock only what is still to be drawn.

    It is what a position holds. Everything that may still be done, and what it pays, is the same.
    """
    return state._replace(history=(), stock=state.talon[:-1])


def write_position(state: DealState) -> str:
    """The position of a state, in one line. Its exact inverse is `read_position`, but for the history."""
    hands = state.hands
    turn = str(int(state.leader))
    if state.led is not None:
        turn += f":{state.led.code}{'+' if state.led_marriage else ''}"
    elif state.announced:
        turn += f"+{_suits(state.announced)}"
    out = [
        f"{_set(hands[0])}/{_set(hands[1])}",
        f"{','.join(card.code for card in state.talon[:-1]) or '-'}^{state.upcard.code}",
        turn,
        _pair(state.tricks),
        _pair(state.trick_points),
    ]
    out += [f"{name}={value}" for name, value in _tags(state)]
    return " ".join(out)


def _tags(state: DealState) -> Iterator[tuple[str, str]]:
    for name, values in (("marriages", state.marriage_points), ("pending", state.pending)):
        if values != _NONE:
            yield name, _pair(values)
    if state.declared != _NONE:
        yield "declared", "/".join(_suits(mask) or "-" for mask in state.declared)
    if state.strict_tricks != _NONE:
        yield "strict", _pair(state.strict_tricks)
    for name, sets in (("known", state.known), ("excluded", state.excluded)):
        if sets != _NONE:
            yield name, "/".join(_set(bits) for bits in sets)
    closing = state.closing
    if closing is not None:
        points = "/".join(
            f"{tricks}+{all_points - tricks}" if all_points != tricks else str(tricks)
            for tricks, all_points in zip(closing.trick_points, closing.points, strict=True)
        )
        yield "knocked" if closing.knock else "closed", f"{int(closing.closer)}:{points}:{_pair(closing.tricks)}"
    if state.bidder is not None:
        yield "bid", str(int(state.bidder))
    if state.carry:
        yield "carry", str(state.carry)
    if state.to_go is not None:
        yield "togo", _pair(state.to_go)
    if state.settlement is not None:
        yield "end", f"{state.settlement.ending.value}:{int(ended_by(state))}"


def _set(bits: int) -> str:
    return ",".join(card.code for card in cards_of(bits)) or "-"


def _suits(mask: int) -> str:
    return "".join(suit.code for suit in Suit if mask >> suit & 1)


def _pair(values: PerSeat[int]) -> str:
    return f"{values[0]}/{values[1]}"


def read_position(text: str, ruleset: Ruleset) -> DealState:
    """The state of a position under a ruleset, without a history.

    `NotationError` tells where a text cannot be read; `PositionError` names every defect of a position that cannot come
    about under the ruleset; `RulesetError` if the ruleset contradicts itself or is not for two.

    Left out, `marriages` and `pending` follow from what was declared, `strict` from the close or the bid.

    >>> from bummerl.rules.presets import preset
    >>> deal = read_position("KH,QH/AC,TD -^JS 0 5/3 54/38 strict=2/1", preset("schnapsen_casino"))
    >>> deal.stage, deal.to_move, deal.points
    (<Stage.EXHAUSTED: 'exhausted'>, <Seat.FOREHAND: 0>, PerSeat((54, 38)))
    """
    if ruleset.seats != len(_NONE):
        raise RulesetError(ruleset.id, [Defect("seats", f"a position is for 2 seats, not {ruleset.seats}")])
    return place(parse(text), ruleset)


class _Reader:
    """One field of a position: its text and where it begins in the line."""

    __slots__ = ("at", "line", "text")

    def __init__(self, line: str, text: str, at: int) -> None:
        self.line = line
        self.text = text
        self.at = at

    def fail(self, reason: str, offset: int = 0) -> NotationError:
        return unreadable(self.line, self.at + offset, reason)

    def split(self, mark: str) -> list[_Reader]:
        parts, at = [], self.at
        for text in self.text.split(mark):
            parts.append(_Reader(self.line, text, at))
            at += len(text) + 1
        return parts

    def pair(self, what: str) -> tuple[_Reader, _Reader]:
        parts = self.split("/")
        if len(parts) != 2:
            raise self.fail(f"{what}: two values with a / between them, seat 0 first, not {quoted(self.text)}")
        return parts[0], parts[1]

    def number(self, what: str) -> int:
        if not _NUMBER.fullmatch(self.text):
            raise self.fail(f"{what}: a number of at most six digits, not {quoted(self.text)}")
        return int(self.text)

    def numbers(self, what: str) -> PerSeat[int]:
        first, second = self.pair(what)
        return PerSeat((first.number(what), second.number(what)))

    def seat(self, what: str) -> Seat:
        if self.text not in ("0", "1"):
            raise self.fail(f"{what}: seat 0 (forehand) or 1, not {quoted(self.text)}")
        return SEATS[int(self.text)]

    def card(self) -> Card:
        found = CARD_OF.get(self.text)
        if found is None:
            raise self.fail(no_card(self.text))
        return found

    def cards(self) -> tuple[Card, ...]:
        if self.text == "-":
            return ()
        try:
            return tuple([CARD_OF[code] for code in self.text.split(",")])
        except KeyError:
            return tuple([part.card() for part in self.split(",")])  # once more, to say where

    def suits(self, what: str) -> tuple[Suit, ...]:
        if self.text == "-":
            return ()
        found: list[Suit] = []
        for offset, letter in enumerate(self.text):
            suit = SUIT_OF.get(letter)
            if suit is None:
                raise self.fail(f"{what}: no suit {quoted(letter)}: use S, H, D or C", offset)
            if suit in found:
                raise self.fail(f"{what}: {letter} comes twice", offset)
            found.append(suit)
        if not found:
            raise self.fail(f"{what}: suits, or - for none")
        return tuple(found)


def parse(text: str) -> Placement:
    """What a position says, not yet examined. `NotationError` for text that cannot be read."""
    if len(text) > MAX_LENGTH:
        raise NotationError(
            f"a position has at most {MAX_LENGTH} characters, not {len(text)}", line=1, column=MAX_LENGTH + 1
        )
    fields = [_Reader(text, match[0], match.start()) for match in _FIELD.finditer(text)]
    names = ("the hands", "the talon", "the lead", "the tricks", "the card points")
    if fields and (breaks := [field for field in fields if "\n" in text[fields[0].at : field.at]]):
        raise breaks[0].fail("a position is one line")
    if len(fields) < len(names):
        raise unreadable(text, len(text.rstrip()), f"the position ends before {names[len(fields)]}")
    first, second = fields[0].pair("hands")
    stock, upcard = _talon(fields[1])
    leader, led, led_marriage, announced = _turn(fields[2])
    tags: dict[str, _Reader] = {}
    for field in fields[len(names) :]:
        name, mark, value = field.text.partition("=")
        if not mark or name not in TAGS:
            raise field.fail(f"no field {quoted(name)}: after the card points come {', '.join(TAGS)}, as name=value")
        if name in tags:
            raise field.fail(f"{name} comes twice")
        tags[name] = _Reader(text, value, field.at + len(name) + 1)
    if "closed" in tags and "knocked" in tags:
        raise tags["knocked"].fail("a talon is closed or knocked on, not both")

    def numbers(name: str) -> PerSeat[int] | None:
        return tags[name].numbers(name) if name in tags else None

    def sets(name: str) -> PerSeat[tuple[Card, ...]]:
        if name not in tags:
            return PerSeat(((), ()))
        return PerSeat(part.cards() for part in tags[name].pair(name))

    declared: PerSeat[tuple[Suit, ...]] = PerSeat(((), ()))
    if "declared" in tags:
        declared = PerSeat(part.suits("declared") for part in tags["declared"].pair("declared"))
    closing = None
    for name in ("closed", "knocked"):
        if name in tags:
            closing = _closing(tags[name], name)
    return Placement(
        hands=PerSeat((first.cards(), second.cards())),
        stock=stock,
        upcard=upcard,
        trump=upcard.suit,
        leader=leader,
        led=led,
        led_marriage=led_marriage,
        announced=announced,
        tricks=fields[3].numbers("tricks"),
        trick_points=fields[4].numbers("card points"),
        marriage_points=numbers("marriages"),
        pending=numbers("pending"),
        declared=declared,
        strict_tricks=numbers("strict"),
        known=sets("known"),
        excluded=sets("excluded"),
        closing=closing,
        bidder=tags["bid"].seat("bid") if "bid" in tags else None,
        carry=tags["carry"].number("carry") if "carry" in tags else 0,
        to_go=numbers("togo"),
        end=_end(tags["end"]) if "end" in tags else None,
    )


def _talon(field: _Reader) -> tuple[tuple[Card, ...], Card]:
    parts = field.split("^")
    if len(parts) != 2:
        raise field.fail(f"talon: the cards to be drawn, then ^ and the upcard, not {quoted(field.text)}")
    return parts[0].cards(), parts[1].card()


def _turn(field: _Reader) -> tuple[Seat, Card | None, bool, tuple[Suit, ...]]:
    head = _Reader(field.line, field.text[:1], field.at)
    leader = head.seat("lead")
    rest = _Reader(field.line, field.text[2:], field.at + 2)
    match field.text[1:2]:
        case "":
            return leader, None, False, ()
        case "+":
            if rest.text == "-":
                raise rest.fail("lead: the suits announced after the +")
            return leader, None, False, rest.suits("lead")
        case ":":
            marriage = rest.text.endswith("+")
            led = _Reader(field.line, rest.text.removesuffix("+"), rest.at).card()
            return leader, led, marriage, ()
        case _:
            raise field.fail(f"lead: a seat, then :card or +suits where there are any, not {quoted(field.text)}", 1)


def _closing(field: _Reader, name: str) -> Closing:
    parts = field.split(":")
    if len(parts) != 3:
        raise field.fail(f"{name}: seat:points:tricks at that moment, not {quoted(field.text)}")
    trick_points, marriage_points = [], []
    for side in parts[1].pair(f"{name}: points"):
        head, *more = side.split("+")
        if len(more) > 1:
            raise side.fail(f"{name}: points in tricks, then + and those of marriages, not {quoted(side.text)}")
        trick_points.append(head.number(f"{name}: points"))
        marriage_points.append(more[0].number(f"{name}: points") if more else 0)
    tricks = parts[2].numbers(f"{name}: tricks")
    return Closing(
        closer=parts[0].seat(name),
        points=PerSeat(t + m for t, m in zip(trick_points, marriage_points, strict=True)),
        trick_points=PerSeat(trick_points),
        tricks=tricks,
        number=sum(tricks),
        knock=name == "knocked",
    )


def _end(field: _Reader) -> tuple[Ending, Seat]:
    parts = field.split(":")
    names = [ending.value for ending in Ending]
    if len(parts) != 2 or parts[0].text not in names:
        raise field.fail(f"end: one of {', '.join(names)}, then : and the seat, not {quoted(field.text)}")
    return Ending(parts[0].text), parts[1].seat("end")
