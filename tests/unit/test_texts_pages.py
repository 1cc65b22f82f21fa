"""Rules pages, worked examples, questions, glossary and history."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.rules.cards import Rank
from bummerl.rules.composition import clauses_of
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import MatchRule, Pack, Ruleset, Series, StakeFactor, TargetUnit
from bummerl.rules.settlement import settle
from bummerl.texts.cards import Naming
from bummerl.texts.catalogue import LANGUAGES, catalogue
from bummerl.texts.examples import examples
from bummerl.texts.glossary import glossary_page, terms
from bummerl.texts.history import history_page
from bummerl.texts.page import Entry, Heading, Item, Page, Paragraph, Question, Table
from bummerl.texts.questions import questions
from bummerl.texts.rulepage import compose, nearest, title
from tests.rules.mutated_rulesets import rulesets
from tests.rules.test_composition import OVERRIDES

LABEL = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* \S", re.M)


def assert_page(rules: Ruleset, language: str, other: Ruleset | None) -> None:
    text = compose(rules, language, other)
    assert LABEL.findall(text) == [cited.clause.value for cited in clauses_of(rules)]
    assert not re.search(r"[{}$]|None|\bTrue\b|\bFalse\b", text)
    plain = compose(rules, language, other, "text")
    assert not re.search(r"[{}$*|]", plain)
    for cited in clauses_of(rules):
        assert len(re.findall(rf"^  {cited.clause.value} +\S", plain, re.M)) == 1
    for found in examples(rules):
        assert found.settlement == settle(rules, found.facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_page_with_each_of_its_clauses_once(language: str, name: str):
    rules = preset(name)
    assert_page(rules, language, nearest(rules))


@given(rulesets(), st.sampled_from(tuple(PRESETS.values())), st.sampled_from(LANGUAGES))
def test_any_ruleset_has_a_page(rules: Ruleset, other: Ruleset, language: str):
    assert_page(rules, language, other)


def test_plain_pages_fit_a_terminal():
    for rules in PRESETS.values():
        assert max(map(len, compose(rules, "en", nearest(rules), "text").splitlines())) <= 88


def test_a_house_is_called_by_its_own_name_and_needs_the_pack_it_has():
    eights = Pack(ranks=(*preset("bummerl").pack.ranks, Rank.EIGHT), points=(11, 10, 4, 3, 2, 0))
    house = replace(preset("siebener"), id="our_house", name="Our house", pack=eights, exchange=None)
    text = compose(house, "en")
    assert text.startswith("# Our house\n")
    assert "take ace, ten, king, queen, jack, eight of each suit: 24 cards" in text
    assert title(replace(house, name=""), "en") == "our_house"


def test_a_page_names_the_cards_of_the_pack_that_the_house_plays_with():
    tell, french = compose(preset("mszsz"), "en"), compose(preset("mszsz"), "en", naming=Naming.FRENCH)
    assert "exchange the trump under" in tell
    assert "exchange the trump jack" in french


def test_a_page_compares_with_another_ruleset_only_if_asked():
    santase = preset("santase")
    assert "Differences" not in compose(santase, "en")
    assert "| Failed close | 3 | 2 |" in compose(santase, "en", preset("santase_2_3"))
    assert "The rules of play are the same." in compose(santase, "en", replace(santase, id="other"))


def test_experimental_readings_are_marked():
    assert "a reading of ours" in compose(preset("knock_snapszli"), "en")
    assert "a reading of ours" not in compose(preset("snapszli20"), "en")


# --- worked examples ------------------------------------------------------------------------------------------------

# What the sources say a close pays; the order of the columns is that of the examples' names.
CLOSES = {
    "snapszer24": (3, 2, 2),
    "schnapsen_casino": (3, 3, 2),
    "snapszli20": (2, 2, 2),
    "snapszer_klub": (3, 3, 2),
    "bummerl": (2, 2, 2),
    "schnapsen_pagat": (3, 3, 2),
    "sixty_six": (2, 3, 2),
    "santase": (2, 3, 3),
    "mszsz": (2, 1, 1),
}


@pytest.mark.parametrize("name", CLOSES)
def test_examples_of_closing_pay_what_each_house_pays(name: str):  # CLOSE-5 to CLOSE-10
    paid = {found.message: found.settlement.game_points for found in examples(preset(name))}
    made, failed, overtaken = CLOSES[name]
    assert paid["example-close-made"] == made
    assert paid["example-close-failed"] == failed
    assert paid["example-close-overtaken"] == overtaken


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_shows_the_three_values_and_what_it_has_of_its_own(name: str):
    rules = preset(name)
    paid = {found.message: found.settlement for found in examples(rules)}
    values = rules.settlement
    expected = [values.value_plain, values.value_schneider, values.value_schwarz]
    assert [paid[f"example-{kind}"].game_points for kind in ("plain", "schneider", "schwarz")] == expected
    assert len(paid) >= 9
    assert ("example-sweep" in paid) is (values.sweep_value is not None)
    assert ("example-bid-made" in paid) is (rules.bidding is not None)
    assert ("example-knock-made" in paid) is (rules.knocking is not None)
    assert ("example-carried" in paid) is (values.tie_carry > 0)


def test_a_level_deal_pays_nobody_and_carries_where_the_house_carries():  # TIE-1 TIE-2
    for name, carry in (("snapszer24", 1), ("snapszli20", 0), ("bummerl", 0), ("sixty_six", 0)):
        paid = {found.message: found.settlement for found in examples(preset(name))}["example-tie"]
        assert (paid.winner, paid.game_points, paid.carry) == (None, 0, carry)


def test_an_example_that_the_numbers_make_impossible_is_left_out():
    high = replace(preset("bummerl"), claiming=replace(preset("bummerl").claiming, goal=150))
    assert "example-plain" not in {found.message for found in examples(high)}


WITH_MORE = (
    *OVERRIDES.values(),
    replace(preset("bummerl"), match=MatchRule(series=Series.RUBBER, series_length=2)),
    replace(preset("bummerl"), match=MatchRule(target=500, target_unit=TargetUnit.CARD_POINTS)),
    replace(preset("bummerl"), match=MatchRule(stake_factor=StakeFactor.LAST_DEAL)),
)


def test_every_example_and_every_question_is_shown_somewhere():
    everywhere = (*PRESETS.values(), *WITH_MORE)
    ids = set(catalogue("en").ids)
    shown = {found.message for rules in everywhere for found in examples(rules)}
    assert shown == {i for i in ids if i.startswith("example-")} - {"example-anna", "example-bela", "example-result"}
    asked = {message for rules in everywhere for message, _ in questions(rules)}
    assert asked == {message for message in ids if message.startswith("faq-")}


# --- other pages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_every_term_in_every_language(language: str):
    text = glossary_page(language).markdown()
    assert len(re.findall(r"^\| (?!---)", text, re.M)) == len(terms()) + 2  # a head for terms and one for cards
    assert "°" in text


def test_the_glossary_tells_checked_words_from_unchecked_ones():
    cut = next(term for term in terms() if term.key == "cut")
    assert [str(word) for word in cut.words["ro"]] == ["a tăia°"]
    assert not cut.words["ro"][0].checked
    assert cut.words["ro"][0].text == "a tăia"
    assert cut.words["hu"][0].checked
    assert next(term for term in terms() if term.key == "retour").said("en") == "–"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_page_says_all_that_the_catalogue_has_of_it(language: str):
    text = history_page(language).markdown()
    words = catalogue(language)
    for message in words.ids:
        if message.startswith("history-"):
            assert words.text(message) in text


def test_a_page_renders_every_kind_of_block_in_both_forms():
    page = Page()
    page.add(
        Heading("T", 1),
        Paragraph("p"),
        Entry("A-1", "a"),
        Entry("AB-10", "b"),
        Item("i", "r"),
        Question("q?", "a."),
        Table(("h", "x|y"), (("1", "2"),)),
    )
    assert page.markdown() == (
        "# T\n\np\n\n- **A-1** a\n- **AB-10** b\n\n- i  \n  *r*\n\n"
        "**q?**  \na.\n\n| h | x\\|y |\n| --- | --- |\n| 1 | 2 |"
    )
    assert page.plain() == ("T\n=\n\np\n\n  A-1    a\n  AB-10  b\n\n  - i\n    = r\n\nq?\n    a.\n\n  1\n    x|y: 2")
