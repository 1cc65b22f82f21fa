"""The catalogues: nothing the program says is missing, and every language says the same."""

from __future__ import annotations

import re
import typing
from collections import defaultdict
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bummerl.rules import ruleset as parts
from bummerl.rules.cards import CARDS, Rank, Suit
from bummerl.rules.clauses import Clause
from bummerl.rules.composition import Section, clauses_of
from bummerl.rules.errors import Refusal
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import OPTIONS
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Ending, Settlement
from bummerl.texts.cards import RANK_FORMS, Naming, card_name, listed, naming_of, rank_name, suit_name
from bummerl.texts.catalogue import LANGUAGES, Catalogue, MissingText, catalogue, folder, languages
from bummerl.texts.citing import clause_sentence, clause_text, ending_text, refusal_text, settlement_text
from bummerl.texts.glossary import terms
from tests.rules.mutated_rulesets import KINDS

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Shape(Visitor):
    """What must be the same in every language: the variables of a text, and the codes it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.codes: dict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own names
        name = node.id.name
        forms = [f"_{form}" for form in RANK_FORMS if name.endswith(f"_{form}")]
        self.variables.add(name.removesuffix(forms[0]) if forms else name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference):
            self.codes[node.selector.id.name] |= keys - PLURALS
        self.generic_visit(node)


@cache
def shapes(language: str) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
    """Shape of every text of a language, by ``message`` or ``message.attribute``."""
    found = {}
    for path in sorted((folder() / language).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                texts = [(entry.id.name, entry.value)]
                texts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
                for name, pattern in texts:
                    if pattern is not None:
                        shape = Shape()
                        shape.visit(pattern)
                        found[name] = (shape.variables, {k: v for k, v in shape.codes.items() if v})
    return found


def test_all_six_languages_are_there_and_no_language_that_nobody_knows():
    assert languages() == LANGUAGES
    assert {path.name for path in folder().iterdir() if path.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_of_english_with_the_same_variables(language: str):
    english, other = shapes("en"), shapes(language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "only here"
    assert {name: (other[name][0], english[name][0]) for name in english if other[name][0] != english[name][0]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_apart_what_english_tells_apart(language: str):
    english, other = shapes("en"), shapes(language)
    assert {name: (other[name][1], english[name][1]) for name in english if other[name][1] != english[name][1]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_the_same_in_every_language(language: str):
    assert names_of(folder() / language) == names_of(folder() / "en")


def names_of(path: Path) -> list[str]:
    return sorted(file.name for file in path.glob("*.ftl"))


# --- nothing is missing ---------------------------------------------------------------------------------------------


def ids(prefix: str) -> set[str]:
    return {message for message in catalogue("en").ids if message.startswith(prefix)}


def hyphened(codes: type[StrEnum]) -> set[str]:
    return {code.value.replace("_", "-") for code in codes}


def test_every_clause_has_its_message_and_no_message_tells_a_clause_that_is_none():
    assert ids("clause-") == {clause.message for clause in Clause}


def test_every_refusal_has_its_message():
    assert ids("refusal-") == {f"refusal-{code}" for code in hyphened(Refusal)}


def test_every_section_and_every_ending_has_its_message():
    assert ids("section-") == {f"section-{section}" for section in Section}
    assert {f"ending-{code}" for code in hyphened(Ending)} <= ids("ending-")


def test_every_preset_has_a_title_and_a_line_about_it():
    names = {f"ruleset-{name.replace('_', '-')}" for name in PRESETS}
    assert ids("ruleset-") == names
    assert {f"{name}.about" for name in names} <= shapes("en").keys()


def test_every_preset_says_what_is_needed_in_a_line_of_its_own():
    assert {rules.needs for rules in PRESETS.values()} <= ids("needs-")


def test_every_term_of_the_glossary_that_names_no_card_has_a_meaning():
    assert ids("term-") == {f"term-{term.key}" for term in terms() if not term.names_cards}


def test_every_option_has_a_name_and_a_name_for_every_value_that_is_a_code():
    assert ids("option-") == {f"option-{option.name.replace('_', '-')}" for option in OPTIONS}
    for option in OPTIONS:
        kind = typing.get_type_hints(KINDS[option.part])[option.field]
        name = f"option-{option.name.replace('_', '-')}"
        attributes = {text.partition(".")[2] for text in shapes("en") if text.startswith(f"{name}.")}
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            assert attributes == {value.value for value in kind}, name
        else:
            assert attributes == ({"unset"} if type(None) in typing.get_args(kind) else set()), name
    lacking = {name for rules in PRESETS.values() for name in parts.PARTS if getattr(rules, name) is None}
    assert lacking | {"marriage", "closing"} == {message.removeprefix("part-") for message in ids("part-")}


CHOICES: dict[str, dict[str, type[StrEnum]]] = {
    "clause-deal-3": {"way": parts.FirstDealer},
    "clause-deal-4": {"next": parts.NextDealer},
    "clause-close-7": {"moment": parts.CountMoment},
    "clause-look-4": {"shown": parts.PointDisplay},
    "faq-fail-closer-tricks.answer": {"moment": parts.CountMoment},
}


@pytest.mark.parametrize("message", CHOICES)
def test_a_text_that_chooses_by_an_enum_has_a_text_for_each_of_its_values(message: str):
    for variable, codes in CHOICES[message].items():
        assert shapes("en")[message][1][variable] == {code.value for code in codes}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("naming", Naming)
def test_cards_are_named_apart_in_both_packs(language: str, naming: Naming):
    assert len({card_name(card, language, naming) for card in CARDS}) == len(CARDS)
    assert len({rank_name(rank, language, naming) for rank in Rank}) == len(Rank)
    assert len({suit_name(suit, language, naming) for suit in Suit}) == len(Suit)


# --- what a catalogue does ------------------------------------------------------------------------------------------


def test_a_message_that_is_missing_is_an_error():
    with pytest.raises(MissingText, match="no-such-message"):
        catalogue("en").text("no-such-message")
    with pytest.raises(MissingText, match="attribute"):
        catalogue("en").text("option-claim.no-such-attribute")


def test_a_variable_that_is_missing_is_an_error():
    with pytest.raises(MissingText, match="goal"):
        catalogue("en").text("clause-claim-1")


def test_a_language_that_is_not_spoken_is_an_error():
    with pytest.raises(MissingText, match="xx"):
        catalogue("xx")


def test_what_is_not_fluent_and_what_is_said_twice_are_refused_when_read():
    with pytest.raises(MissingText, match="not Fluent"):
        Catalogue("en", {"bad.ftl": "a = { $x ->\n"})
    with pytest.raises(MissingText, match="defined again in two"):
        Catalogue("en", {"one.ftl": "a = A\n", "two.ftl": "a = B\n"})


def test_truth_values_arrive_as_yes_and_no_and_numbers_keep_their_plural():
    words = Catalogue("en", {"it.ftl": "a = { $x ->\n [yes] Y\n *[no] N\n }{ $n ->\n [one] 1\n *[other] many\n }\n"})
    assert words.text("a", x=True, n=1) == "Y1"
    assert words.text("a", x=False, n=2) == "Nmany"


def test_no_marks_of_direction_are_put_around_variables():
    assert listed(["a", "b"], catalogue("en")) == "a, b"


# --- what is said ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_under_every_preset_whose_page_has_its_clause(language: str):
    said = set()
    for rules in PRESETS.values():
        page = {cited.clause for cited in clauses_of(rules)}
        for refusal in Refusal:
            if refusal.clause in page:
                said.add(refusal_text(rules, refusal, language, naming_of(rules, language)))
    assert len(said) >= len(Refusal) - 3  # no preset has only kings led, lacks marriages, or lacks closing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_clause_is_a_sentence(language: str, name: str):
    for cited in clauses_of(PRESETS[name]):
        text = clause_sentence(cited, language)
        assert re.fullmatch(r"(?!.*  )\S.*[.!?]", text), text
        assert not set(text) & set("{}$_"), text


def test_a_refusal_names_the_card_as_the_house_calls_it():  # EXCH-1
    refused = Refusal.EXCHANGE_CARD_NOT_HELD
    assert refusal_text(preset("mszsz"), refused, "en", Naming.TELL) == "You do not hold the under of trumps."
    assert refusal_text(preset("sixty_six"), refused, "en") == "You do not hold the nine of trumps."


def test_a_clause_that_does_not_hold_cannot_be_cited():
    with pytest.raises(KeyError, match="BID-1"):
        clause_text(preset("bummerl"), Clause.BID_1, "en")


def endings() -> Iterator[tuple[Settlement, str]]:
    yield Settlement(Seat.FOREHAND, 1, Ending.GOAL, 0, (Clause.VALUE_1,)), "Kati has made 66."
    closed = (Clause.CLOSE_5, Clause.VALUE_1)
    yield Settlement(Seat.FOREHAND, 1, Ending.GOAL, 0, closed), "Kati has made 66. The close has succeeded."
    failed = (Clause.CLOSE_13, Clause.CLOSE_8)
    yield Settlement(Seat.FOREHAND, 2, Ending.PLAYED_OUT, 0, failed), "All cards are played. The close has failed."
    knocked = (Clause.KNOCK_2, Clause.CLOSE_6)
    yield Settlement(Seat.FOREHAND, 2, Ending.GOAL, 0, knocked), "Kati has made 66."
    resigned = (Clause.RESIGN_1, Clause.RESIGN_2, Clause.CLOSE_8)
    yield Settlement(Seat.FOREHAND, 2, Ending.RESIGNED, 0, resigned), "Pista resigned."


@pytest.mark.parametrize("paid, said", list(endings()))
def test_how_a_deal_ended_is_told_with_what_became_of_a_close(paid: Settlement, said: str):
    assert ending_text(paid, preset("schnapsen_pagat"), "en", winner="Kati", loser="Pista") == said


def test_what_a_deal_pays_is_told_for_a_win_a_tie_and_a_carried_tie():
    assert (
        settlement_text(Settlement(Seat.FOREHAND, 1, Ending.GOAL), "en", winner="Kati") == "Kati scores 1 game point."
    )
    level = "The deal is level"
    assert settlement_text(Settlement(None, 0, Ending.PLAYED_OUT), "en", winner="") == f"{level} and nobody scores."
    carried = settlement_text(Settlement(None, 0, Ending.PLAYED_OUT, 2), "en", winner="")
    assert carried == f"{level}. The winner of the next one scores 2 game points more."


def test_all_languages_are_ones_that_the_glossary_has():
    assert all(set(term.words) == set(LANGUAGES) for term in terms())
