"""The text format of records: what PGN is to chess. Its grammar stands in the documentation.

    [Bummerl 1]
    [Ruleset "schnapsen_casino" 1 "5ab45ec87b5b4a1c"]
    [Players "Anna" "Béla"]
    [FirstDealer "coin" "B"]

    [Deal 1 "B"]
    [Order "KS QS JS AS TS KH QH JH AH TH KD QD JD AD TD KC QC JC AC TC"]
    1. KS+! AS {The ace was all he had.} 2. ...
    = A 3 goal

Reading is one pass over the text. Whatever stands there is either read or refused with line, column and reason.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeVar

from bummerl.rules.actions import Action, Follow, Lead
from bummerl.rules.cards import Card
from bummerl.rules.errors import NotationError
from bummerl.rules.match import (
    CardsDrawn,
    CoinTossed,
    DealerNamed,
    FirstDealerDraw,
    MatchEnding,
    NamedBy,
    PerSide,
    Side,
)
from bummerl.rules.notation.codes import cards_in_order, quoted, read_step, unreadable, write_cards, write_step
from bummerl.rules.notation.record_rules import RulesetName, Unresolved, name_of, resolve
from bummerl.rules.notation.record_values import (
    ENTRY_TAGS,
    FORMAT,
    GLYPHS,
    HEAD_TAGS,
    LARGEST_GLYPH,
    LONGEST_COMMENT,
    LONGEST_TEXT,
    MOST_CARDS,
    MOST_ENTRIES,
    MOST_GLYPHS,
    MOST_STEPS,
    MOST_TAGS,
    TAG_NAME,
    Conceded,
    DealRecord,
    DealResult,
    Entry,
    Outcome,
    Record,
    Step,
    Won,
)
from bummerl.rules.ruleset import FirstDealer, Ruleset
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Ending

__all__ = ["COIN", "drawn_by", "read_text", "write_text"]

T = TypeVar("T")

WIDTH: Final = 100
COIN: Final = "coin"
SIDES: Final = {"A": Side.A, "B": Side.B}
_GLYPH_SIGNS: Final = {number: sign for sign, number in GLYPHS.items()}
_ENDINGS: Final = {ending.value: ending for ending in Ending}
_MATCH_ENDINGS: Final = {ending.value: ending for ending in MatchEnding}

Scalar = str | int | bool | None
Value = Scalar | list[Scalar]

_BLANK = re.compile(r"[ \t\n]*")
_TAG = re.compile(r"\[([^\s\[\]\"{}]*)")
_STRING = re.compile(r'"(?:[^"\\\n]++|\\.)*+"')
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,5})(?![0-9.eE])")
_WORD = re.compile(r"true|false|null")
_COMMENT = re.compile(r"\{((?:[^\\{}]++|\\.)*+)\}", re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_NUMBER = re.compile(r"([0-9]{1,3})\.")
_GLYPH = re.compile(r"[!?]{1,2}|\$[0-9]{1,3}")
_STEP = re.compile(r"[A-Za-z0-9+:]+")
_RESULT = re.compile(r"=[ \t]*([AB-])[ \t]+([0-9]{1,4})[ \t]+([a-z_]+)(?:[ \t]+carry[ \t]+([0-9]{1,4}))?(?!\S)")
_WORDS: Final = {"true": True, "false": False, "null": None}


# --- reading ------------------------------------------------------------------------------------------------------


def read_text(text: str, *, present_rules: bool = False) -> Iterator[Record]:
    """The records of a text, one after the other. `NotationError` at the first place that cannot be read."""
    parser = _Parser(text, present_rules)
    while not parser.at_end():
        yield parser.record()


@lru_cache(maxsize=4096)
def _step(code: str, following: bool) -> tuple[Seat | None, Action]:
    return read_step(code, following=following)


class _Tag:
    """A line in brackets: its name and values, and where each of them stands."""

    __slots__ = ("at", "name", "places", "values")

    def __init__(self, name: str, at: int, values: list[Value], places: list[int]) -> None:
        self.name = name
        self.at = at
        self.values = values
        self.places = places


class _Parser:
    def __init__(self, text: str, present_rules: bool) -> None:
        self.text = text
        self.place = 0
        self.present_rules = present_rules

    def fail(self, reason: str, place: int | None = None) -> NotationError:
        return unreadable(self.text, self.place if place is None else place, reason)

    def skip(self) -> str:
        """The next character that is no blank; empty at the end."""
        match = _BLANK.match(self.text, self.place)
        if match:
            self.place = match.end()
        return self.text[self.place : self.place + 1]

    def at_end(self) -> bool:
        return not self.skip()

    # -- tags

    def next_name(self) -> str | None:
        """The name of the tag that comes next, if one does; it is not taken."""
        if self.skip() != "[":
            return None
        match = _TAG.match(self.text, self.place)
        return match[1] if match else None

    def tag(self) -> _Tag:
        at = self.place
        match = _TAG.match(self.text, at)
        if match is None or not TAG_NAME.fullmatch(match[1]):
            raise self.fail("a name was expected after [: letters and digits, the first of them a capital", at + 1)
        self.place = match.end()
        values: list[Value] = []
        places: list[int] = []
        while (mark := self.skip()) != "]":
            if not mark:
                raise self.fail(f"[{match[1]} is not closed by ]", at)
            places.append(self.place)
            values.append(self.array() if mark == "[" else self.scalar())
            if len(values) > MOST_TAGS:
                raise self.fail(f"more than {MOST_TAGS} values in one tag")
        self.place += 1
        return _Tag(match[1], at, values, places)

    def scalar(self) -> Scalar:
        mark = self.text[self.place : self.place + 1]
        if mark == '"':
            match = _STRING.match(self.text, self.place)
            if match is None:
                raise self.fail("a text in quotes has no end on its line")
            try:
                value = json.loads(match[0])
            except json.JSONDecodeError as error:
                raise self.fail(f"a text in quotes: {error.msg}", self.place + error.pos) from None
            assert isinstance(value, str)
            if len(value) > LONGEST_TEXT:
                raise self.fail(f"a text of {len(value)} characters: {LONGEST_TEXT} are the most")
            if any(ord(letter) < 32 or ord(letter) == 127 or 0xD800 <= ord(letter) < 0xE000 for letter in value):
                raise self.fail("a text in quotes: a control character or half a character")
            self.place = match.end()
            return value
        match = _WHOLE.match(self.text, self.place)
        if match:
            self.place = match.end()
            return int(match[0])
        match = _WORD.match(self.text, self.place)
        if match:
            self.place = match.end()
            return _WORDS[match[0]]
        raise self.fail(
            "a value was expected: a text in quotes, a whole number, true, false, null, or ] after the last"
        )

    def array(self) -> list[Scalar]:
        at = self.place
        self.place += 1
        values: list[Scalar] = []
        if self.skip() == "]":
            self.place += 1
            return values
        while True:
            self.skip()
            values.append(self.scalar())
            if len(values) > MOST_TAGS:
                raise self.fail(f"more than {MOST_TAGS} values in one list")
            match self.skip():
                case ",":
                    self.place += 1
                case "]":
                    self.place += 1
                    return values
                case _:
                    raise self.fail("a list goes on with a comma or ends with ]" if self.skip() else "no end", at)

    def texts(self, tag: _Tag, number: int) -> list[str]:
        """The values of a tag, which are so many texts."""
        texts = [value for value in tag.values if isinstance(value, str)]
        if len(texts) != number or len(tag.values) != number:
            raise self.fail(f"[{tag.name}] takes {_count(number, 'text')} in quotes", tag.at)
        return texts

    def choice(self, tag: _Tag, place: int, choices: dict[str, T]) -> T:
        """What one value of a tag stands for, out of a few."""
        value = tag.values[place] if place < len(tag.values) else None
        if not isinstance(value, str) or value not in choices:
            at = tag.places[place] if place < len(tag.places) else tag.at
            raise self.fail(f"[{tag.name}] needs one of {', '.join(choices)} here", at)
        return choices[value]

    def whole(self, tag: _Tag, place: int, least: int = 0) -> int:
        value = tag.values[place] if place < len(tag.values) else None
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            at = tag.places[place] if place < len(tag.places) else tag.at
            raise self.fail(f"[{tag.name}] needs a whole number from {least} here", at)
        return value

    def size(self, tag: _Tag, number: int) -> None:
        if len(tag.values) != number:
            raise self.fail(f"[{tag.name}] has {_count(len(tag.values), 'value')}, it takes {number}", tag.at)

    # -- a record

    def record(self) -> Record:
        at = self.place
        if self.next_name() != "Bummerl":
            raise self.fail(f"a record begins with [Bummerl {FORMAT}]", at)
        version = self.tag()
        if version.values != [FORMAT]:
            raise self.fail(f"this program reads version {FORMAT} of the format: [Bummerl {FORMAT}]", version.at)
        head: dict[str, _Tag] = {"Bummerl": version}
        rules: dict[str, Value] = {}
        tags: list[tuple[str, str]] = []
        while (name := self.next_name()) is not None and name not in ENTRY_TAGS and name != "Bummerl":
            tag = self.tag()
            if tag.name == "Rule":
                self.rule(tag, rules)
            elif tag.name in head:
                raise self.fail(f"[{tag.name}] comes twice", tag.at)
            else:
                head[tag.name] = tag
                if tag.name not in HEAD_TAGS:
                    tags.append((tag.name, self.texts(tag, 1)[0]))
                    if len(tags) > MOST_TAGS:
                        raise self.fail(f"more than {MOST_TAGS} tags", tag.at)
        comment = self.comments()
        record = Record(
            ruleset=self.ruleset(head, rules, at),
            first_dealer=self.first_dealer(head["FirstDealer"]) if "FirstDealer" in head else None,
            players=PerSide(*self.texts(head["Players"], 2)) if "Players" in head else PerSide("", ""),
            date=self.date(head["Date"]) if "Date" in head else None,
            outcome=self.outcome(head["Result"]) if "Result" in head else None,
            tags=tuple(tags),
            comment=comment,
            entries=tuple(self.entries()),
        )
        if not self.at_end() and self.next_name() != "Bummerl":
            name = self.next_name()
            raise self.fail(
                f"[{name}] belongs above the first deal" if name else "a tag was expected here: [Deal ...] or so"
            )
        return record

    def rule(self, tag: _Tag, rules: dict[str, Value]) -> None:
        self.size(tag, 2)
        path = tag.values[0]
        if not isinstance(path, str) or path.count(".") > 1 or path in rules:
            raise self.fail("[Rule] names a part or its field, each once, and then its value", tag.at)
        rules[path] = tag.values[1]
        if len(rules) > MOST_TAGS:
            raise self.fail(f"more than {MOST_TAGS} rules", tag.at)

    def ruleset_name(self, tag: _Tag) -> tuple[str, int, str]:
        self.size(tag, 3)
        first, last = tag.values[0], tag.values[2]
        if not isinstance(first, str) or not isinstance(last, str):
            raise self.fail(f"[{tag.name}] takes an id, a version and a fingerprint", tag.at)
        return first, self.whole(tag, 1), last

    def ruleset(self, head: dict[str, _Tag], rules: dict[str, Value], at: int) -> Ruleset:
        if "Ruleset" not in head:
            raise self.fail("the record names no ruleset: [Ruleset id version fingerprint]", at)
        name = RulesetName(*self.ruleset_name(head["Ruleset"]))
        where = head["Ruleset"].at
        if "Base" in head:
            base, version, fingerprint = self.ruleset_name(head["Base"])
            differences: dict[str, object] = {
                "base": base,
                "base_version": version,
                "base_fingerprint": fingerprint,
            }
            for path, value in rules.items():
                part, dot, field = path.partition(".")
                if not dot:
                    clash, differences[part] = part in differences, value
                else:
                    fields = differences.setdefault(part, {})
                    clash = not isinstance(fields, dict)
                    if isinstance(fields, dict):
                        fields[field] = value
                if clash:
                    raise self.fail(f'[Rule "{path}"] and another rule say something of the same thing', where)
            name = RulesetName(name.id, name.version, name.fingerprint, differences)
        elif rules:
            raise self.fail("[Rule] needs a [Base] from which it differs", where)
        try:
            return resolve(name, present_rules=self.present_rules)
        except Unresolved as error:
            raise self.fail(str(error), where) from None

    def first_dealer(self, tag: _Tag) -> FirstDealerDraw:
        ways: dict[str, str] = {way: way for way in drawn_by()}
        way = self.choice(tag, 0, ways)
        if way in (FirstDealer.CUT.value, FirstDealer.LOWEST_CARD.value):
            rounds = []
            for value, at in zip(tag.values[1:], tag.places[1:], strict=True):
                cards = self.cards(value, at)
                if len(cards) != 2:
                    raise self.fail("each round shows two cards, that of A first", at)
                rounds.append(PerSide(*cards))
            return CardsDrawn(FirstDealer(way), tuple(rounds))
        self.size(tag, 2)
        dealer = self.choice(tag, 1, SIDES)
        return CoinTossed(dealer) if way == COIN else DealerNamed(dealer, NamedBy(way))

    def cards(self, value: Value, at: int) -> tuple[Card, ...]:
        if not isinstance(value, str):
            raise self.fail("cards were expected, in quotes", at)
        try:
            cards = cards_in_order(value)
        except NotationError as error:
            raise self.fail(error.reason, at + error.column) from None
        if len(cards) > MOST_CARDS:
            raise self.fail(f"{len(cards)} cards: no pack has more than {MOST_CARDS}", at)
        return cards

    def date(self, tag: _Tag) -> datetime.date:
        text = self.texts(tag, 1)[0]
        try:
            if len(text) != len("2000-01-01"):
                raise ValueError
            return datetime.date.fromisoformat(text)
        except ValueError:
            raise self.fail(f"[Date] is year-month-day, as 2025-11-30, not {quoted(text)}", tag.places[0]) from None

    def outcome(self, tag: _Tag) -> Outcome:
        self.size(tag, 3)
        said = self.choice(tag, 0, {"A": "A", "B": "B", "drawn": "drawn", "open": "open"})
        won = PerSide(self.whole(tag, 1), self.whole(tag, 2))
        return Outcome(said != "open", SIDES.get(said), won)

    def comments(self, before: str = "") -> str:
        """The comments that come next, as one, together with what has been read already."""
        found = [before] if before else []
        length = len(before)
        while self.skip() == "{":
            at = self.place
            found.append(self.comment())
            length += len(found[-1]) + (len(found) > 1)
            if length > LONGEST_COMMENT:
                raise self.fail(f"comments of more than {LONGEST_COMMENT} characters in one place", at)
        return "\n".join(found)

    def comment(self) -> str:
        match = _COMMENT.match(self.text, self.place)
        if match is None:
            inner = self.text.find("{", self.place + 1)
            end = self.text.find("}", self.place)
            if inner >= 0 and (end < 0 or inner < end):
                raise self.fail("comments do not nest: write a brace inside one as \\{ or \\}", inner)
            raise self.fail("a comment is not closed by }")
        if len(match[1]) > 2 * LONGEST_COMMENT:  # every character of it may be escaped
            raise self.fail(f"a comment of more than {LONGEST_COMMENT} characters")

        def plain(escape: re.Match[str]) -> str:
            if escape[1] in "\\{}":
                return escape[1]
            if escape[1] == "n":
                return "\n"
            raise self.fail("in a comment \\ stands before {, }, n or another \\ only", match.start(1) + escape.start())

        text = _ESCAPE.sub(plain, match[1])
        self.place = match.end()
        return text

    # -- entries

    def entries(self) -> Iterator[Entry]:
        deals = number = 0
        while (name := self.next_name()) in ENTRY_TAGS:
            number += 1
            if number > MOST_ENTRIES:
                raise self.fail(f"more than {MOST_ENTRIES} deals in one record")
            tag = self.tag()
            match name:
                case "Deal":
                    deals += 1
                    yield self.deal(tag, deals)
                case "Won":
                    self.size(tag, 6)
                    yield Won(
                        winner=self.choice(tag, 0, SIDES),
                        scored=PerSide(self.whole(tag, 1), self.whole(tag, 2)),
                        ending=self.choice(tag, 3, _MATCH_ENDINGS),
                        marks=self.whole(tag, 4),
                        stake_factor=self.whole(tag, 5, 1),
                    )
                case "Resigned" | "Forfeited":
                    self.size(tag, 1)
                    ending = MatchEnding.RESIGNED if name == "Resigned" else MatchEnding.FORFEITED
                    yield Conceded(self.choice(tag, 0, SIDES), ending)
                case _:
                    raise self.fail(f"[{name}] stands under the [Deal] it belongs to", tag.at)

    def deal(self, opening: _Tag, number: int) -> DealRecord:
        self.size(opening, 2)
        if opening.values[0] != number:
            raise self.fail(f"this is deal {number} of the record", opening.places[0])
        dealer = self.choice(opening, 1, SIDES)
        below: dict[str, _Tag] = {}
        while (name := self.next_name()) in ("Order", "Carry", "ToGo"):
            tag = self.tag()
            if tag.name in below:
                raise self.fail(f"[{name}] comes twice", tag.at)
            below[tag.name] = tag
        if "Order" not in below:
            raise self.fail("the deal has no [Order] of the pack", opening.at)
        self.size(below["Order"], 1)
        carry: int | None = None
        to_go: PerSide[int] | None = None
        if "Carry" in below:
            self.size(below["Carry"], 1)
            carry = self.whole(below["Carry"], 0)
        if "ToGo" in below:
            self.size(below["ToGo"], 2)
            to_go = PerSide(self.whole(below["ToGo"], 0, 1), self.whole(below["ToGo"], 1, 1))
        comment = self.comments()
        steps, result = self.play()
        return DealRecord(
            dealer=dealer,
            order=self.cards(below["Order"].values[0], below["Order"].places[0]),
            steps=steps,
            result=result,
            carry=carry,
            to_go=to_go,
            comment=comment,
        )

    def play(self) -> tuple[tuple[Step, ...], DealResult | None]:
        """The actions of a deal up to its result. Cards are leads and replies in turn; nothing else matters to that."""
        text = self.text
        steps: list[Step] = []
        following = False
        trick = 1
        between = True  # nothing has been said since the last trick
        while mark := self.skip():
            if mark in "=*":
                return tuple(steps), self.result(mark)
            if mark == "{":
                if not steps:
                    raise self.fail("a comment on an action stands behind it")
                last = steps[-1]
                steps[-1] = Step(last.action, last.seat, last.glyphs, self.comments(last.comment))
                continue
            match = _NUMBER.match(text, self.place)
            if match:
                if not between or int(match[1]) != trick:
                    raise self.fail(f"a number stands once before the actions of its trick; this is trick {trick}")
                between = False
                self.place = match.end()
                continue
            match = _GLYPH.match(text, self.place)
            if match:
                if not steps:
                    raise self.fail("an annotation stands behind an action")
                last = steps[-1]
                number = GLYPHS.get(match[0]) or int(match[0][1:])
                if number > LARGEST_GLYPH or len(last.glyphs) >= MOST_GLYPHS:
                    raise self.fail(f"annotations go up to ${LARGEST_GLYPH}, {MOST_GLYPHS} an action")
                steps[-1] = Step(last.action, last.seat, (*last.glyphs, number), last.comment)
                self.place = match.end()
                continue
            match = _STEP.match(text, self.place)
            if match is None:
                raise self.fail(
                    "an action, a comment or the result of the deal (= ... or *) was expected"
                    if mark == "["
                    else f"nothing begins with {quoted(mark)} here"
                )
            try:
                seat, action = _step(match[0], following)
            except NotationError as error:
                raise self.fail(error.reason, self.place + error.column - 1) from None
            steps.append(Step(action, seat))
            if len(steps) > MOST_STEPS:
                raise self.fail(f"more than {MOST_STEPS} actions in one deal")
            between = False
            if isinstance(action, Lead):
                following = True
            elif isinstance(action, Follow):
                following = False
                between = True
                trick += 1
            self.place = match.end()
        raise self.fail("the deal has no result: = and what it came to, or * if it was left unfinished")

    def result(self, mark: str) -> DealResult | None:
        if mark == "*":
            self.place += 1
            return None
        match = _RESULT.match(self.text, self.place)
        if match is None or match[3] not in _ENDINGS:
            raise self.fail(
                "a result is = with A, B or - for a tie, the game points, one of "
                f"{', '.join(_ENDINGS)}, and carry with a number where points are carried over"
            )
        self.place = match.end()
        return DealResult(SIDES.get(match[1]), int(match[2]), _ENDINGS[match[3]], int(match[4] or 0))


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def drawn_by() -> tuple[str, ...]:
    """The ways in which a record says that the first dealer was found."""
    by_card = (FirstDealer.CUT.value, FirstDealer.LOWEST_CARD.value)
    return (COIN, *by_card, *(by.value for by in NamedBy))


# --- writing ------------------------------------------------------------------------------------------------------


def write_text(records: Iterable[Record]) -> str:
    """The records as text. `read_text` reads it back without loss."""
    return "\n".join("\n".join(_lines(record)) + "\n" for record in records)


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _tag(name: str, *values: object) -> str:
    return f"[{' '.join([name, *(_text(value) for value in values)])}]"


def _lines(record: Record) -> Iterator[str]:
    yield _tag("Bummerl", FORMAT)
    name = name_of(record.ruleset)
    yield _tag("Ruleset", name.id, name.version, name.fingerprint)
    if name.differences is not None:
        yield from _differences(name.differences)
    if any(record.players):
        yield _tag("Players", *record.players)
    if record.date is not None:
        yield _tag("Date", record.date.isoformat())
    if record.first_dealer is not None:
        yield _tag("FirstDealer", *_found(record.first_dealer))
    if record.outcome is not None:
        outcome = record.outcome
        said = "open" if not outcome.over else "drawn" if outcome.winner is None else outcome.winner.name
        yield _tag("Result", said, *outcome.won)
    for tag, value in record.tags:
        yield _tag(tag, value)
    if record.comment:
        yield _comment(record.comment)
    deals = 0
    for entry in record.entries:
        yield ""
        match entry:
            case DealRecord():
                deals += 1
                yield from _deal(entry, deals)
            case Conceded(side, ending):
                yield _tag("Resigned" if ending is MatchEnding.RESIGNED else "Forfeited", side.name)
            case Won():
                yield _tag("Won", entry.winner.name, *entry.scored, entry.ending.value, entry.marks, entry.stake_factor)


def _differences(differences: dict[str, object]) -> Iterator[str]:
    yield _tag("Base", *(differences[key] for key in ("base", "base_version", "base_fingerprint")))
    for key, value in differences.items():
        if key in ("base", "base_version", "base_fingerprint"):
            continue
        if not isinstance(value, dict):
            yield _tag("Rule", key, value)
        elif not value:
            yield _tag("Rule", key, True)
        else:
            for field, inner in value.items():
                yield _tag("Rule", f"{key}.{field}", inner)


def _found(found: FirstDealerDraw) -> Iterator[str]:
    match found:
        case CoinTossed(dealer):
            yield from (COIN, dealer.name)
        case DealerNamed(dealer, by):
            yield from (by.value, dealer.name)
        case CardsDrawn(way, rounds):
            yield way.value
            for drawn in rounds:
                yield write_cards(drawn)


def _comment(text: str) -> str:
    escaped = re.sub(r"[\\{}]", lambda match: "\\" + match[0], text).replace("\n", "\\n")
    return f"{{{escaped}}}"


def _deal(deal: DealRecord, number: int) -> Iterator[str]:
    yield _tag("Deal", number, deal.dealer.name)
    yield _tag("Order", write_cards(deal.order))
    if deal.carry is not None:
        yield _tag("Carry", deal.carry)
    if deal.to_go is not None:
        yield _tag("ToGo", *deal.to_go)
    if deal.comment:
        yield _comment(deal.comment)
    yield from _wrapped(_words(deal.steps))
    result = deal.result
    if result is None:
        yield "*"
    else:
        winner = "-" if result.winner is None else result.winner.name
        carried = f" carry {result.carry}" if result.carry else ""
        yield f"= {winner} {result.game_points} {result.ending.value}{carried}"


def _words(steps: Iterable[Step]) -> Iterator[str]:
    trick = 1
    between = True
    for step in steps:
        if between:
            yield f"{trick}."
            between = False
        signs = [_GLYPH_SIGNS.get(glyph, f"${glyph}") for glyph in step.glyphs]
        code = write_step(step.action, step.seat)
        if signs and not signs[0].startswith("$"):
            code += signs.pop(0)
        yield code
        yield from signs
        if step.comment:
            yield _comment(step.comment)
        if isinstance(step.action, Follow):
            trick += 1
            between = True


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    """Lines of at most `WIDTH` characters, but for a comment that is longer than that."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        yield line
