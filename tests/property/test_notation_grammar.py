"""The grammar on the page about notation is the grammar of the readers: whatever it derives, they can read.

The page's definitions are parsed here, and random sentences are derived from them. A sentence need not make sense as a
deal; it must only be readable. What is told in words between question marks is derived by the functions below.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.rules.errors import PositionError
from bummerl.rules.notation import checks, placement, read_position, read_step
from bummerl.rules.notation.codes import WORDS
from bummerl.rules.notation.position import TAGS, parse
from bummerl.rules.presets import preset
from bummerl.rules.record import read_records, replay
from bummerl.rules.testing.chance import SeededChance, choice

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
CASINO = preset("schnapsen_casino")

_TOKEN = re.compile(
    r"""\s*(?:(?P<text>"[^"]*"|'[^']*')|\?(?P<told>[^?]*)\?|(?P<name>[a-z_]+)|(?P<mark>[-=,;|()\[\]{}]))"""
)


@dataclass(frozen=True)
class Text:
    text: str


@dataclass(frozen=True)
class Told:
    words: str


@dataclass(frozen=True)
class Name:
    name: str


@dataclass(frozen=True)
class Row:
    """Parts one after the other; `glued` tells whether each stands without a blank before it."""

    parts: tuple[tuple[bool, Node], ...]


@dataclass(frozen=True)
class Choice:
    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Repeat:
    part: Node
    most: int


Node = Text | Told | Name | Row | Choice | Repeat


class Grammar:
    """A reader of the page's notation for grammars."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str]] = []
        place = 0
        while text[place:].strip():
            match = _TOKEN.match(text, place)
            assert match is not None, text[place : place + 40]
            kind = match.lastgroup
            assert kind is not None
            self.tokens.append((kind, match[kind]))
            place = match.end()
        self.place = 0
        self.rules: dict[str, Node] = {}
        while self.place < len(self.tokens):
            kind, name = self.take()
            assert kind == "name"
            assert self.take() == ("mark", "=")
            assert name not in self.rules
            self.rules[name] = self.choice()
            assert self.take() == ("mark", ";")

    def take(self) -> tuple[str, str]:
        self.place += 1
        return self.tokens[self.place - 1]

    def next_is(self, *marks: str) -> bool:
        kind, text = self.tokens[self.place]
        return kind == "mark" and text in marks

    def choice(self) -> Node:
        parts = [self.row()]
        while self.next_is("|"):
            self.take()
            parts.append(self.row())
        return parts[0] if len(parts) == 1 else Choice(tuple(parts))

    def row(self) -> Node:
        parts = [(False, self.item())]
        while self.next_is(",", "-"):
            glued = self.take()[1] == "-"
            parts.append((glued, self.item()))
        return Row(tuple(parts))

    def item(self) -> Node:
        kind, text = self.take()
        match kind:
            case "text":
                return Text(text[1:-1])
            case "told":
                if self.next_is("("):  # words that restrict what follows
                    self.take()
                    inner = self.choice()
                    assert self.take() == ("mark", ")")
                    return Row(((False, Told(text)), (True, inner)))
                return Told(text)
            case "name":
                return Name(text)
        closing = {"[": "]", "{": "}", "(": ")"}[text]
        inner = self.choice()
        assert self.take() == ("mark", closing)
        return inner if text == "(" else Repeat(inner, 1 if text == "[" else 3)


@cache
def grammar() -> Grammar:
    text = PAGE.read_text(encoding="utf-8")
    match = re.search(r"```ebnf\n(.*?)```", text, re.DOTALL)
    assert match is not None
    return Grammar(match[1])


def _digits(most: int) -> Callable[[SeededChance], str]:
    return lambda chance: str(chance.below(10 ** (1 + chance.below(most))))


def _suits(chance: SeededChance) -> str:
    return "".join(suit for suit in "SHDC" if chance.below(2)) or "H"


def _some_cards(least: int, most: int) -> Callable[[SeededChance], str]:
    def told(chance: SeededChance) -> str:
        count = least + chance.below(most - least + 1)
        return '"' + " ".join(choice(chance, "ATKQJ987") + choice(chance, "SHDC") for _ in range(count)) + '"'

    return told


def _nothing(_: SeededChance) -> str:
    return ""


def _counted(_: SeededChance) -> str:
    return "#"


TOLD: dict[str, Callable[[SeededChance], str]] = {
    "one to four suits, each once": _suits,
    "one to six digits": _digits(6),
    "up to four digits": _digits(4),
    "each of these at most once, closed or knocked": _nothing,
    "year-month-day in quotes": lambda chance: (
        f'"20{10 + chance.below(90)}-0{1 + chance.below(9)}-1{chance.below(10)}"'
    ),
    "two cards in quotes, that of A first": _some_cards(2, 2),
    "cards in quotes": _some_cards(0, 32),
    "a name of its own": lambda chance: f"T{chance.below(10**9)}",
    "its number in the record": _counted,
    "the number of the trick": _counted,
    "a number up to 255": lambda chance: str(chance.below(256)),
    "characters; braces and backslashes as \\{ \\} \\\\, line ends also as \\n": lambda chance: choice(
        chance, ["", "Hm.", "\\{é\\}", "\\\\\\n", "a\nb", "[1. AS"]
    ),
    "characters in quotes, with the escapes of JSON": lambda chance: choice(
        chance, ['""', '"x y"', '"\\u00e9\\"\\\\"', '"}] {"']
    ),
    "a whole number of at most six digits": _digits(6),
    "the same from 1 on": lambda chance: str(1 + chance.below(999_999)),
}


def derive(name: str, chance: SeededChance, fixed: dict[str, str]) -> str:
    return "".join(_words(Name(name), chance, fixed))


def _words(node: Node, chance: SeededChance, fixed: dict[str, str], *, glued: bool = False) -> Iterator[str]:
    match node:
        case Text(text):
            yield text
        case Told(words):
            yield TOLD[words](chance)
        case Name(name):
            yield fixed[name] if name in fixed else "".join(_words(grammar().rules[name], chance, fixed))
        case Choice(parts):
            yield from _words(choice(chance, parts), chance, fixed)
        case Repeat(part, most):
            blank = "" if glued else " "
            yield blank.join("".join(_words(part, chance, fixed)) for _ in range(chance.below(most + 1)))
        case Row(parts):
            said = ""
            for glued, part in parts:
                words = "".join(_words(part, chance, fixed, glued=glued))
                said += words if glued or not words or not said else f" {words}"
            yield said


seeds = st.integers(0, 2**32 - 1).map(SeededChance)


def test_every_name_of_the_grammar_is_defined_and_used():
    rules = grammar().rules
    text = PAGE.read_text(encoding="utf-8")
    block = text[text.index("```ebnf") :]
    used = set(re.findall(r"[a-z_]+", re.sub(r'"[^"]*"|\'[^\']*\'|\?[^?]*\?', " ", block)))
    assert used - set(rules) <= {"ebnf"}
    for name in set(rules) - {"action", "position", "records"}:
        assert len(re.findall(rf"\b{name}\b", re.sub(r'"[^"]*"|\'[^\']*\'|\?[^?]*\?', " ", block))) > 1, name


@given(seeds)
def test_every_action_of_the_grammar_is_read(chance: SeededChance):
    read_step(derive("other", chance, {}))
    read_step(derive("lead", chance, {}))
    read_step(derive("reply", chance, {}), following=True)


@given(seeds)
def test_every_position_of_the_grammar_is_read(chance: SeededChance):
    text = derive("position", chance, {})
    once: dict[str, str] = {}
    for field in text.split()[5:]:
        name = "closed" if field.startswith("knocked") else field.split("=")[0]
        once.setdefault(name, field)
    line = " ".join([*text.split()[:5], *once.values()])
    parse(line)
    with pytest.raises(PositionError):  # readable, but hardly a deal
        read_position(line, CASINO)


def numbered(text: str) -> str:
    """The record with its deals and tricks counted."""
    deals = 0
    lines = []
    for deal in re.split(r"(?=\[Deal)", text):
        if deal.startswith("[Deal"):
            deals += 1
            deal = deal.replace("[Deal #", f"[Deal {deals}", 1)
        lines.append(deal)
    return "".join(lines)


@given(seeds)
def test_every_record_of_the_grammar_is_read(chance: SeededChance):
    fixed = {
        "ruleset": f'[Ruleset "{CASINO.id}" 1 "{CASINO.fingerprint}"]',
        "base": "",
        "rule": "",
        "trick_number": "",  # which number is right is for the reader to say
    }
    text = derive("records", chance, fixed)
    records = []
    for record in re.split(r"(?=\[Bummerl)", text)[1:]:
        head, mark, rest = record.partition("[Deal")
        seen: set[str] = set()
        kept = []
        for tag in re.split(r"(?=\[[A-Z])", head):
            name = tag.split(" ")[0]
            if name not in seen:
                kept.append(tag)
                seen.add(name)
        if "[Ruleset" not in seen:
            kept = [tag.replace("[Bummerl 1 ]", f"[Bummerl 1 ] {fixed['ruleset']}") for tag in kept]
        records.append("".join(kept) + mark + rest)
    texts = [numbered(record) for record in records]
    assert len(read_records("\n".join(texts))) == len(texts)


def example(first_line: str) -> str:
    """The indented block of the page that begins so, with the present fingerprint of its rules."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = lines.index(f"    {first_line}")
    block = []
    for line in lines[start:]:
        if line and not line.startswith("    "):
            break
        block.append(line[4:])
    return "\n".join(block).replace("8e0b2f8ad2f4b3c1", CASINO.fingerprint)


def test_the_example_of_the_page_is_one_record_in_both_formats_and_replays():
    (as_text,) = read_records(example("[Bummerl 1]"))
    (as_json,) = read_records(example('{"bummerl": 1, "records": [{'))
    assert as_text == as_json
    replayed = replay(as_text)
    assert replayed.match is not None
    assert replayed.match.to_go == (7, 4)


def test_every_kind_of_defect_is_on_the_page():
    page = PAGE.read_text(encoding="utf-8")
    sources = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in (checks, placement))
    codes = set(re.findall(r'_?[dD]efect\(\s*"(\w+)"', sources))
    assert len(codes) > 40
    assert [code for code in sorted(codes) if f"`{code}`" not in page] == []


def test_the_page_knows_every_field_and_every_action():
    page = PAGE.read_text(encoding="utf-8")
    assert [word for word in WORDS if f"| `{word}` |" not in page] == []
    assert [tag for tag in TAGS if f"`{tag}=" not in page] == []
