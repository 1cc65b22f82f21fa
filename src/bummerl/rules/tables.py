"""A ruleset made ready for play: the numbers that the deal machine reads at every step, worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bummerl.rules.cards import CARDS, Card, Rank, Suit
from bummerl.rules.ruleset import ClaimTiming, Ruleset, TrickWinner, validate

__all__ = ["RuleTables", "tables_of"]

SUIT_BITS: Final[tuple[int, ...]] = tuple(suit.cards.bits for suit in Suit)
PAIR_BITS: Final[tuple[int, ...]] = tuple(Card.of(Rank.KING, suit).bit | Card.of(Rank.QUEEN, suit).bit for suit in Suit)
KING_BITS: Final = sum(Card.of(Rank.KING, suit).bit for suit in Suit)
PARTNER: Final[dict[Card, Card]] = {
    Card.of(rank, suit): Card.of(other, suit)
    for suit in Suit
    for rank, other in ((Rank.KING, Rank.QUEEN), (Rank.QUEEN, Rank.KING))
}


class RuleTables:
    """Look-up tables of one sound ruleset. They are equal if their rulesets are.

    `tables_of` gives one object a ruleset as long as it remembers it. A copy of a state, or one that comes from another
    process, asks it for its tables, so it is equal to the state that it was made from.
    """

    __slots__ = (
        "_hash",
        "automatic",
        "beats",
        "exchange_card",
        "goal",
        "hand_size",
        "higher",
        "pack_bits",
        "points",
        "ruleset",
        "seats",
    )

    def __init__(self, ruleset: Ruleset) -> None:
        validate(ruleset)
        self.ruleset: Final = ruleset
        self._hash: Final = hash((RuleTables, ruleset))
        self.seats: Final = ruleset.seats
        self.goal: Final = ruleset.claiming.goal
        self.automatic: Final = ruleset.claiming.timing is ClaimTiming.AUTOMATIC
        self.hand_size: Final = ruleset.dealing.hand_size
        pack = ruleset.pack
        self.pack_bits: Final = pack.cards.bits
        strength = {rank: len(pack.ranks) - place for place, rank in enumerate(pack.ranks)}
        worth = dict(zip(pack.ranks, pack.points, strict=True))
        self.points: Final[tuple[int, ...]] = tuple(worth.get(card.rank, 0) for card in CARDS)
        in_play = tuple(pack.cards)
        self.higher: Final[tuple[int, ...]] = tuple(
            sum(c.bit for c in in_play if c.suit == card.suit and strength[c.rank] > strength.get(card.rank, 0))
            for card in CARDS
        )
        any_suit = ruleset.trick.winner is TrickWinner.HIGHEST_ANY_SUIT

        def beating(trump: Suit, led: Card) -> int:
            if led.rank not in strength:
                return 0
            bits = self.higher[led]
            if led.suit is not trump:
                bits |= SUIT_BITS[trump] & self.pack_bits
                if any_suit:
                    bits |= sum(c.bit for c in in_play if c.suit is not trump and strength[c.rank] > strength[led.rank])
            return bits

        self.beats: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(beating(trump, led) for led in CARDS) for trump in Suit
        )
        """`beats[trump][led]`: the replies that win the trick, as a mask."""
        rank = ruleset.exchange.rank if ruleset.exchange is not None else None
        self.exchange_card: Final[tuple[Card | None, ...]] = tuple(
            None if rank is None else Card.of(rank, suit) for suit in Suit
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, RuleTables) and self.ruleset == other.ruleset)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[[Ruleset], RuleTables], tuple[Ruleset]]:
        return tables_of, (self.ruleset,)

    def __repr__(self) -> str:
        return f"tables_of({self.ruleset!r})"


@lru_cache(maxsize=512)
def _tables_of_equal(ruleset: Ruleset) -> RuleTables:
    return RuleTables(ruleset)


_latest: list[RuleTables] = []


def tables_of(ruleset: Ruleset) -> RuleTables:
    """The tables of a ruleset, worked out at first use; `RulesetError` if it contradicts itself.

    Equal rulesets share one object. The tables asked for last are found without hashing the whole ruleset, since deal
    after deal asks for the same.
    """
    if _latest and _latest[0].ruleset is ruleset:
        return _latest[0]
    try:
        tables = _tables_of_equal(ruleset)
    except TypeError:  # a list where a tuple belongs cannot be hashed: say which
        validate(ruleset)
        raise
    if tables.ruleset is ruleset:
        _latest[:] = [tables]
    return tables
