"""The words of the card table in six languages, as data and as a page.

The table ``glossary.tsv`` has one row a term and one column a language. ``°`` marks a word that a native player has
still to check; an empty cell says that the language has no word of its own.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bummerl.texts.catalogue import LANGUAGES, Catalogue, catalogue
from bummerl.texts.page import Heading, Page, Paragraph, Table

__all__ = ["MARK", "Term", "Word", "glossary_page", "terms"]

MARK: Final = "°"
"""What an unchecked word is marked with."""

_TABLE: Final = Path(__file__).with_name("glossary.tsv")
_CARDS: Final = ("rank-", "suit-", "pack-")


@dataclass(frozen=True, slots=True)
class Word:
    """A word for a thing; `checked` unless a native player has still to look at it."""

    text: str
    checked: bool = True

    def __str__(self) -> str:
        return self.text if self.checked else self.text + MARK


@dataclass(frozen=True, slots=True)
class Term:
    """A thing of the game and its words, language by language."""

    key: str
    words: dict[str, tuple[Word, ...]]

    @property
    def names_cards(self) -> bool:
        """Whether it is a rank, a suit or a pack, which needs no explanation."""
        return self.key.startswith(_CARDS)

    def said(self, language: str) -> str:
        """The words of one language in a row; a dash where it has none."""
        return ", ".join(map(str, self.words[language])) or "–"


@cache
def terms() -> tuple[Term, ...]:
    """All terms, in the order of the table.

    >>> talon = next(term for term in terms() if term.key == "talon")
    >>> talon.said("en"), talon.said("it")
    ('talon, stock', 'tallone, mazzo')
    """
    with _TABLE.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, dialect="excel-tab"))
    return tuple(Term(row["key"], {language: _words(row[language]) for language in LANGUAGES}) for row in rows)


def _words(cell: str) -> tuple[Word, ...]:
    said = (word.strip() for word in cell.split(",") if word.strip())
    return tuple(Word(word.removesuffix(MARK), not word.endswith(MARK)) for word in said)


def glossary_page(language: str) -> Page:
    """The glossary for readers of a language: its words first, their meaning, then the other languages."""
    words = catalogue(language)
    page = Page()
    page.add(Heading(words.text("glossary-title"), level=1), Paragraph(words.text("glossary-note")))
    page.add(Heading(words.text("glossary-terms")), _table(words, meanings=True))
    page.add(Heading(words.text("glossary-cards")), _table(words, meanings=False))
    return page


def _table(words: Catalogue, *, meanings: bool) -> Table:
    """Terms with their meanings, or cards without."""
    others = [language for language in LANGUAGES if language != words.language]
    meaning = [words.text("glossary-meaning")] if meanings else []
    head = (words.text("glossary-word"), *meaning, *(words.text(f"language-{language}") for language in others))
    return Table(head, tuple(_rows(words, others, meanings=meanings)))


def _rows(words: Catalogue, others: list[str], *, meanings: bool) -> Iterator[tuple[str, ...]]:
    for term in terms():
        if term.names_cards is not meanings:
            meaning = [words.text(f"term-{term.key}")] if meanings else []
            yield (term.said(words.language), *meaning, *(term.said(language) for language in others))
