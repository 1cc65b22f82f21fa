"""Suits, ranks, cards and sets of cards.

A card code is rank then suit: ``AS`` is the ace of spades, ``TH`` the ten of hearts. The four suits pair with the suits
of the Tell pack: spades with leaves, hearts with hearts, diamonds with bells, clubs with acorns.

Card *index*, trick *strength* and card *points* are three different facts. The index (this module) only names a card;
strength and points belong to the pack of a ruleset (`bummerl.rules.ruleset.Pack`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

__all__ = ["Card", "CardSet", "Rank", "Suit"]

RANKS_PER_SUIT: Final = 8


class Suit(IntEnum):
    """The four suits, in canonical order."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def code(self) -> str:
        """One letter: ``S``, ``H``, ``D`` or ``C``."""
        return "SHDC"[self]

    @property
    def cards(self) -> CardSet:
        """All cards of this suit, whatever the pack.

        >>> Suit.SPADES.cards & CardSet.of(Card.AS, Card.TH)
        CardSet.of(Card.AS)
        """
        return CardSet(0xFF << RANKS_PER_SUIT * self)

    @classmethod
    def from_code(cls, code: str) -> Suit:
        """The suit of a one-letter code; `ValueError` if there is none.

        >>> Suit.from_code("D")
        <Suit.DIAMONDS: 2>
        """
        index = "SHDC".find(code) if len(code) == 1 else -1
        if index < 0:
            raise ValueError(f"no suit {code!r}: use S, H, D or C")
        return cls(index)


class Rank(IntEnum):
    """The ranks of the family's packs, in canonical order (which is no statement about trick strength)."""

    ACE = 0
    TEN = 1
    KING = 2
    QUEEN = 3
    JACK = 4
    NINE = 5
    EIGHT = 6
    SEVEN = 7

    @property
    def code(self) -> str:
        """One letter: ``A T K Q J 9 8 7``."""
        return "ATKQJ987"[self]

    @classmethod
    def from_code(cls, code: str) -> Rank:
        """The rank of a one-letter code; `ValueError` if there is none.

        >>> Rank.from_code("T")
        <Rank.TEN: 1>
        """
        index = "ATKQJ987".find(code) if len(code) == 1 else -1
        if index < 0:
            raise ValueError(f"no rank {code!r}: use A, T, K, Q, J, 9, 8 or 7")
        return cls(index)


class Card(IntEnum):
    """One face; its value is the card index, ``8 * suit + rank``.

    >>> Card.TH.suit, Card.TH.rank
    (<Suit.HEARTS: 1>, <Rank.TEN: 1>)
    """

    AS = 0
    TS = 1
    KS = 2
    QS = 3
    JS = 4
    NS = 5
    ES = 6
    VS = 7
    AH = 8
    TH = 9
    KH = 10
    QH = 11
    JH = 12
    NH = 13
    EH = 14
    VH = 15
    AD = 16
    TD = 17
    KD = 18
    QD = 19
    JD = 20
    ND = 21
    ED = 22
    VD = 23
    AC = 24
    TC = 25
    KC = 26
    QC = 27
    JC = 28
    NC = 29
    EC = 30
    VC = 31

    @property
    def suit(self) -> Suit:
        return _SUITS[self]

    @property
    def rank(self) -> Rank:
        return _RANKS[self]

    @property
    def code(self) -> str:
        """Rank then suit, as in ``JS`` or ``9H``."""
        return _CODES[self]

    @property
    def bit(self) -> int:
        """The card as a one-bit mask."""
        return 1 << self

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """The card of a rank and a suit.

        >>> Card.of(Rank.NINE, Suit.HEARTS).code
        '9H'
        """
        return CARDS[RANKS_PER_SUIT * suit + rank]

    @classmethod
    def from_code(cls, code: str) -> Card:
        """The card of a two-letter code; `ValueError` says what is wrong with it.

        >>> Card.from_code("KD")
        <Card.KD: 18>
        """
        try:
            return _BY_CODE[code]
        except KeyError:
            raise ValueError(f"no card {code!r}: a card is a rank (A T K Q J 9 8 7) and a suit (S H D C)") from None

    def __str__(self) -> str:
        return self.code


CARDS: Final[tuple[Card, ...]] = tuple(Card)
_SUITS: Final[tuple[Suit, ...]] = tuple(Suit(card // RANKS_PER_SUIT) for card in range(32))
_RANKS: Final[tuple[Rank, ...]] = tuple(Rank(card % RANKS_PER_SUIT) for card in range(32))
_CODES: Final[tuple[str, ...]] = tuple(_RANKS[card].code + _SUITS[card].code for card in range(32))
_BY_CODE: Final[dict[str, Card]] = {code: CARDS[index] for index, code in enumerate(_CODES)}


_OF_BYTE: Final[tuple[tuple[tuple[Card, ...], ...], ...]] = tuple(
    tuple(tuple(CARDS[8 * suit + rank] for rank in range(8) if byte >> rank & 1) for byte in range(256))
    for suit in range(4)
)


def cards_of(bits: int) -> tuple[Card, ...]:
    """The cards of a mask, by index.

    >>> [card.code for card in cards_of(0b10010)]
    ['TS', 'JS']
    """
    spades, hearts, diamonds, clubs = _OF_BYTE
    return spades[bits & 0xFF] + hearts[bits >> 8 & 0xFF] + diamonds[bits >> 16 & 0xFF] + clubs[bits >> 24]


def check_cards(items: Iterable[object]) -> None:
    """`TypeError` if something among these is no card, be it a number."""
    for item in items:
        if not isinstance(item, Card):
            raise TypeError(f"no card: {item!r}")


class CardSet:
    """An immutable set of cards with a defined order (by index).

    >>> hand = CardSet.of(Card.JD, Card.AH, Card.TH)
    >>> [card.code for card in hand]
    ['AH', 'TH', 'JD']
    >>> len(hand), Card.AH in hand, hand - CardSet.of(Card.AH)
    (3, True, CardSet.of(Card.TH, Card.JD))
    """

    __slots__ = ("bits",)
    bits: int

    def __init__(self, bits: int = 0) -> None:
        if not 0 <= bits < 1 << 32:
            raise ValueError(f"no card set has the bits {bits:#x}")
        object.__setattr__(self, "bits", bits)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card set never changes: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card set never changes: {name} cannot be deleted")

    def __reduce__(self) -> tuple[type[CardSet], tuple[int]]:
        return CardSet, (self.bits,)

    @classmethod
    def of(cls, *cards: Card) -> CardSet:
        """The set of the cards given; a card given twice counts once."""
        return cls.from_cards(cards)

    @classmethod
    def from_cards(cls, cards: Iterable[Card]) -> CardSet:
        """The set of the cards of any iterable."""
        bits = 0
        for card in cards:
            bits |= 1 << card
        return cls(bits)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.bits))

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits >> card & 1)

    def __or__(self, other: CardSet) -> CardSet:
        if not isinstance(other, CardSet):
            return NotImplemented
        return CardSet(self.bits | other.bits)

    def __and__(self, other: CardSet) -> CardSet:
        if not isinstance(other, CardSet):
            return NotImplemented
        return CardSet(self.bits & other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        if not isinstance(other, CardSet):
            return NotImplemented
        return CardSet(self.bits & ~other.bits)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash((CardSet, self.bits))

    def __repr__(self) -> str:
        return f"CardSet.of({', '.join(f'Card.{card.name}' for card in self)})"

    def __str__(self) -> str:
        return " ".join(card.code for card in self)
