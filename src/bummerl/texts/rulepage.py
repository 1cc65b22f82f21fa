"""The rules page of any ruleset, composed from its clauses.

A preset and a house's own rules are treated alike; only the title and the line about it come with a preset's name.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, Literal

from bummerl.rules.composition import CitedClause, clauses_of, differences, distance
from bummerl.rules.presets import DEFAULT, PRESETS
from bummerl.rules.ruleset import Direction, Ruleset, TargetUnit
from bummerl.texts.cards import Naming, listed, naming_of
from bummerl.texts.catalogue import Catalogue, catalogue
from bummerl.texts.citing import (
    change_values,
    clause_sentence,
    option_name,
    settlement_text,
    variables,
)
from bummerl.texts.examples import ANNA, cited_by, examples
from bummerl.texts.page import Block, Entry, Heading, Item, Page, Paragraph, Question, Table
from bummerl.texts.questions import questions

__all__ = ["about", "compare", "compose", "nearest", "title"]

_PACKS: Final = {
    "needs-20": "ATKQJ",
    "needs-20-tell": "ATKQJ",
    "needs-24-nines": "ATKQJ9",
    "needs-24-sevens": "ATKQJ7",
}
"""The packs that the lines of what you need speak of; another pack gets a general line."""


def title(ruleset: Ruleset, language: str) -> str:
    """What a ruleset is called: the name it brings, else its title in the catalogue, else its id.

    >>> from bummerl.rules.presets import preset
    >>> title(preset("sixty_six"), "en")
    'Sixty-Six'
    """
    words, message = catalogue(language), _message(ruleset)
    if ruleset.name:
        return ruleset.name
    return words.text(message) if words.has(message) else ruleset.id


def about(ruleset: Ruleset, language: str) -> str:
    """A line about a preset; empty for rules that the catalogue does not know."""
    words, message = catalogue(language), f"{_message(ruleset)}.about"
    return words.text(message) if words.has(message) else ""


def nearest(ruleset: Ruleset) -> Ruleset:
    """The preset to compare a ruleset with: the one whose clauses differ least, the earlier one of equals.

    A preset is compared with those before it only, so that a house is not told by what others derived from it; the
    first of all is compared with the default.

    >>> from bummerl.rules.presets import preset
    >>> nearest(preset("stake_bummerl")).id, nearest(preset("santase")).id
    ('bummerl', 'sixty_six')
    """
    names = list(PRESETS)
    before = names[: names.index(ruleset.id)] if ruleset.id in names else names
    return min((PRESETS[name] for name in before), key=lambda other: distance(ruleset, other), default=DEFAULT)


def compose(
    ruleset: Ruleset,
    language: str,
    compared_with: Ruleset | None = None,
    format: Literal["markdown", "text"] = "markdown",  # noqa: A002  the word that callers would look for
    naming: Naming | None = None,
) -> str:
    """The rules page of a sound ruleset, with its differences from another where one is given.

    `naming` names the cards; by default it is the pack that the house plays with. `MissingText` if the language has no
    catalogue.

    >>> from bummerl.rules.presets import preset
    >>> print(compose(preset("bummerl"), "en", format="text").splitlines()[0])
    Bummerl
    """
    page = Page()
    page.add(*_blocks(ruleset, language, compared_with, naming or naming_of(ruleset, language)))
    return _written(page, format)


def compare(
    ruleset: Ruleset,
    other: Ruleset,
    language: str,
    format: Literal["markdown", "text"] = "markdown",  # noqa: A002  as in `compose`
    naming: Naming | None = None,
) -> str:
    """The differences of two sound rulesets alone.

    >>> from bummerl.rules.presets import preset
    >>> print(compare(preset("stake_bummerl"), preset("bummerl"), "en", format="text"))
    Bummerl for a stake and Bummerl
    ===============================
    <BLANKLINE>
      Stake
        Bummerl for a stake: times the value of the last deal
        Bummerl: simple
    <BLANKLINE>
    Rules only in Bummerl for a stake: MATCH-10.
    <BLANKLINE>
    """
    words, page = catalogue(language), Page()
    names = {"one": title(ruleset, language), "other": title(other, language)}
    page.add(Heading(words.text("page-compared", **names), level=1))
    page.add(*_differences(ruleset, other, words, naming or naming_of(ruleset, language)))
    return _written(page, format)


def _written(page: Page, form: Literal["markdown", "text"]) -> str:
    return (page.markdown() if form == "markdown" else page.plain()) + "\n"


def _blocks(ruleset: Ruleset, language: str, other: Ruleset | None, naming: Naming) -> Iterator[Block]:
    words = catalogue(language)
    yield from _opening(ruleset, words)
    yield Heading(words.text("page-needs"))
    yield from _needs(ruleset, words, naming)
    yield Heading(words.text("page-rules"))
    yield Paragraph(words.text("page-rules-note"))
    yield from _rules(ruleset, words, naming)
    yield Heading(words.text("page-examples"))
    yield from _examples(ruleset, words)
    yield Heading(words.text("page-faq"))
    yield from _questions(ruleset, words, naming)
    if other is not None:
        yield Heading(words.text("page-differences", other=title(other, language)))
        yield from _differences(ruleset, other, words, naming)
    yield Paragraph(words.text("page-version", id=ruleset.id, version=ruleset.version, fingerprint=ruleset.fingerprint))


def _opening(ruleset: Ruleset, words: Catalogue) -> Iterator[Block]:
    name = title(ruleset, words.language)
    yield Heading(name, level=1)
    aliases = [alias for alias in ruleset.aliases if alias != name]
    if aliases:
        yield Paragraph(words.text("page-aliases", names=listed(aliases, words)))
    line = about(ruleset, words.language)
    if line:
        yield Paragraph(line)
    aim = "page-aim" if ruleset.marriage is not None else "page-aim-no-marriages"
    yield Paragraph(words.text(aim, goal=ruleset.claiming.goal))
    if ruleset.experimental:
        yield Paragraph(words.text("page-experimental"))


def _needs(ruleset: Ruleset, words: Catalogue, naming: Naming) -> Iterator[Block]:
    fits = _PACKS.get(ruleset.needs) == "".join(rank.code for rank in ruleset.pack.ranks)
    given = variables({"ranks": ruleset.pack.ranks, "cards": len(ruleset.pack.cards)}, words, naming)
    yield Item(words.text(ruleset.needs if fits else "needs-any", **given))
    match = ruleset.match
    if match.target_unit is TargetUnit.CARD_POINTS:
        score = "needs-score-cards"
    else:
        score = "needs-score-down" if match.direction is Direction.DOWN else "needs-score-up"
    yield Item(words.text(score, target=match.target))


def _rules(ruleset: Ruleset, words: Catalogue, naming: Naming) -> Iterator[Block]:
    for section, cited in groupby(clauses_of(ruleset), key=lambda clause: clause.section):
        yield Heading(words.text(f"section-{section}", goal=ruleset.claiming.goal), level=3)
        yield from (_entry(clause, words, naming) for clause in cited)


def _entry(cited: CitedClause, words: Catalogue, naming: Naming) -> Entry:
    return Entry(cited.clause.value, clause_sentence(cited, words.language, naming))


def _examples(ruleset: Ruleset, words: Catalogue) -> Iterator[Block]:
    yield Paragraph(words.text("page-examples-note"))
    anna, bela = words.text("example-anna"), words.text("example-bela")
    for found in examples(ruleset):
        winner = anna if found.settlement.winner is ANNA else bela
        yield Item(
            words.text(found.message, anna=anna, bela=bela, **dict(found.numbers)),
            words.text(
                "example-result",
                result=settlement_text(found.settlement, words.language, winner=winner),
                clauses=listed((clause.value for clause in cited_by(found)), words),
            ),
        )


def _questions(ruleset: Ruleset, words: Catalogue, naming: Naming) -> Iterator[Block]:
    for message, parameters in questions(ruleset):
        given = variables(parameters, words, naming)
        yield Question(words.text(message, **given), words.text(f"{message}.answer", **given))


def _differences(ruleset: Ruleset, other: Ruleset, words: Catalogue, naming: Naming) -> Iterator[Block]:
    found = differences(other, ruleset)
    if not found:
        yield Paragraph(words.text("page-no-differences"))
        return
    language = words.language
    names = {"one": title(ruleset, language), "other": title(other, language)}
    head = (
        words.text("page-difference-option"),
        *names.values(),
    )
    rows = []
    for change in found.options:
        there, here = change_values(change, language, naming)
        rows.append((option_name(change.name, language), here, there))
    if rows:
        yield Table(head, tuple(rows))
    if found.gained:
        numbers = listed((cited.clause.value for cited in found.gained), words)
        yield Paragraph(words.text("page-difference-gained", one=names["one"], clauses=numbers))
    if found.changed:
        numbers = listed((changed.after.clause.value for changed in found.changed), words)
        yield Paragraph(words.text("page-difference-changed", clauses=numbers))
    if found.lost:
        yield Paragraph(words.text("page-difference-lost", other=names["other"]))
        yield from (Item(f"{cited.clause.value}: {clause_sentence(cited, language, naming)}") for cited in found.lost)


def _message(ruleset: Ruleset) -> str:
    return f"ruleset-{ruleset.id.replace('_', '-')}"
