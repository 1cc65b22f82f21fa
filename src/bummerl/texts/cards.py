"""Cards, suits and ranks by name, as a French or a Tell pack calls them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.ruleset import Ruleset
from bummerl.texts.catalogue import Catalogue, catalogue

__all__ = ["RANK_FORMS", "Naming", "card_name", "listed", "naming_of", "rank_forms", "rank_name", "suit_name"]

RANK_FORMS: Final = ("the", "acc", "trump", "many")
"""The forms that every rank has beside its bare name; ``cards.ftl`` explains them."""


class Naming(StrEnum):
    """Whose names the cards go by."""

    FRENCH = "french"
    TELL = "tell"


_TELL_READERS: Final = ("hu",)
"""Languages whose card players think in the names of the Tell pack, whatever the house."""


def naming_of(ruleset: Ruleset, language: str) -> Naming:
    """The names that suit a house and a reader: those of the pack in the house's line of what you need.

    >>> from bummerl.rules.presets import preset
    >>> naming_of(preset("mszsz"), "en"), naming_of(preset("sixty_six"), "en"), naming_of(preset("sixty_six"), "hu")
    (<Naming.TELL: 'tell'>, <Naming.FRENCH: 'french'>, <Naming.TELL: 'tell'>)
    """
    tell = Naming.TELL in ruleset.needs.split("-") or language in _TELL_READERS
    return Naming.TELL if tell else Naming.FRENCH


def suit_name(suit: Suit, language: str, naming: Naming = Naming.FRENCH) -> str:
    """A suit's name.

    >>> suit_name(Suit.CLUBS, "en"), suit_name(Suit.CLUBS, "en", Naming.TELL)
    ('clubs', 'acorns')
    """
    return catalogue(language).text(f"suit-{naming}-{suit.code.lower()}")


def rank_name(rank: Rank, language: str, naming: Naming = Naming.FRENCH) -> str:
    """A rank's bare name.

    >>> rank_name(Rank.JACK, "en", Naming.TELL)
    'under'
    """
    return catalogue(language).text(_rank_id(rank, naming))


def card_name(card: Card, language: str, naming: Naming = Naming.FRENCH) -> str:
    """A card's full name.

    >>> card_name(Card.TH, "en"), card_name(Card.JC, "en", Naming.TELL)
    ('ten of hearts', 'under of acorns')
    """
    words = catalogue(language)
    rank, suit = rank_name(card.rank, language, naming), suit_name(card.suit, language, naming)
    return words.text(f"card-{naming}", rank=rank, suit=suit)


def rank_forms(name: str, rank: Rank, words: Catalogue, naming: Naming) -> dict[str, str]:
    """The variables that a sentence may use for a rank: its name and its forms.

    >>> rank_forms("rank", Rank.NINE, catalogue("en"), Naming.FRENCH)["rank_trump"]
    'the trump nine'
    """
    message = _rank_id(rank, naming)
    forms = {f"{name}_{form}": words.text(f"{message}.{form}") for form in RANK_FORMS}
    return {name: words.text(message), **forms}


def listed(items: Iterable[str], words: Catalogue, *, last: bool = False) -> str:
    """Items in a row, with commas; with `last`, the final one is joined by the language's "and".

    >>> listed(["ace", "ten", "king"], catalogue("en"), last=True)
    'ace, ten and king'
    """
    first, *others = items
    for place, item in enumerate(others, start=1):
        final = last and place == len(others)
        first = words.text("list-last" if final else "list-more", first=first, rest=item)
    return first


def _rank_id(rank: Rank, naming: Naming) -> str:
    return f"rank-{naming}-{rank.code.lower()}"
