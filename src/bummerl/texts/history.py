"""The page on the family of games and its history."""

from __future__ import annotations

from typing import Final

from bummerl.texts.catalogue import catalogue
from bummerl.texts.page import Heading, Page, Paragraph

__all__ = ["history_page"]

_SECTIONS: Final = (("family", 2), ("past", 5), ("relatives", 1), ("border", 2), ("glossary", 1))


def history_page(language: str) -> Page:
    """Where the family comes from, and which games stand at its border.

    >>> history_page("en").plain().splitlines()[0]
    'The family and its history'
    """
    words = catalogue(language)
    page = Page()
    page.add(Heading(words.text("history-title"), level=1))
    for section, paragraphs in _SECTIONS:
        page.add(Heading(words.text(f"history-{section}-title")))
        page.add(*(Paragraph(words.text(f"history-{section}-{number}")) for number in range(1, paragraphs + 1)))
    return page
