"""How the first dealer of a match is found (DEAL-3).

Chance comes in from outside: what was tossed, drawn or said is a value, kept with the match and shown to both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bummerl.rules.cards import Card, CardSet, Suit, check_cards
from bummerl.rules.errors import MatchError, MatchFault
from bummerl.rules.match.sides import PerSide, Side, check_side
from bummerl.rules.ruleset import FirstDealer, Ruleset

__all__ = [
    "CardsDrawn",
    "CoinTossed",
    "DealerNamed",
    "FirstDealerDraw",
    "NamedBy",
    "dealer_found",
    "draw_first_dealer",
]


@dataclass(frozen=True, slots=True)
class CoinTossed:
    """A fair coin named the dealer: the way of rulesets that say `random`, or leave it to be `agreed`."""

    dealer: Side


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Both cut, or both drew a card; the lower card deals, equal ranks go again.

    `rounds` holds every pair of cards that was shown, the deciding one last.
    """

    way: FirstDealer
    rounds: tuple[PerSide[Card], ...]


class NamedBy(StrEnum):
    HOST = "host"  # whoever opened the match, where the rules leave it to be agreed
    DIRECTOR = "director"  # whoever stands above the rules: a tournament, an arena, a match set up for study


@dataclass(frozen=True, slots=True)
class DealerNamed:
    """Somebody named the dealer."""

    dealer: Side
    by: NamedBy


FirstDealerDraw = CoinTossed | CardsDrawn | DealerNamed

_BY_CARDS = (FirstDealer.CUT, FirstDealer.LOWEST_CARD)


def dealer_found(ruleset: Ruleset, found: FirstDealerDraw) -> Side:
    """The side that deals first, if these rules find their dealer in this way; else `MatchError`.

    >>> from bummerl.rules.presets import preset
    >>> drawn = CardsDrawn(FirstDealer.LOWEST_CARD, (PerSide(Card.KS, Card.KH), PerSide(Card.AS, Card.JD)))
    >>> dealer_found(preset("bummerl"), drawn)
    <Side.B: 1>
    """
    way = ruleset.dealing.first_dealer
    agreed = way is FirstDealer.AGREED
    match found:
        case CoinTossed(dealer):
            check_side(dealer)
            fits = agreed or way is FirstDealer.RANDOM
        case DealerNamed(dealer, by):
            check_side(dealer)
            fits = agreed or by is NamedBy.DIRECTOR
        case CardsDrawn(by_cards, rounds):
            fits = by_cards in _BY_CARDS and (agreed or by_cards is way)
            dealer = _lower_card(ruleset, rounds)
        case _:
            raise TypeError(f"no way to find the first dealer: {found!r}")
    if not fits:
        raise MatchError(MatchFault.OTHER_WAY, f"{ruleset} finds its first dealer by {way.value}, not by {found!r}")
    return dealer


def _lower_card(ruleset: Ruleset, rounds: tuple[PerSide[Card], ...]) -> Side:
    """Who drew the lower card in the last round."""
    cards = ruleset.pack.cards
    for drawn in rounds:
        if not isinstance(drawn, PerSide):
            raise TypeError(f"either side draws a card, which is not what happened here: {drawn!r}")
        check_cards(drawn)
        if drawn.a not in cards or drawn.b not in cards or drawn.a is drawn.b:
            raise MatchError(MatchFault.DRAW_IMPOSSIBLE, f"no pack of {ruleset} gives both {drawn.a} and {drawn.b}")
    level = [drawn.a.rank is drawn.b.rank for drawn in rounds]
    if not level or level.pop() or not all(level):
        raise MatchError(
            MatchFault.DRAW_UNDECIDED, f"ranks are equal in all rounds but the last, and in that they differ: {rounds}"
        )
    strongest_first = ruleset.pack.ranks
    last = rounds[-1]
    return Side.A if strongest_first.index(last.a.rank) > strongest_first.index(last.b.rank) else Side.B


def draw_first_dealer(ruleset: Ruleset, order: Sequence[Card]) -> FirstDealerDraw:
    """The first dealer by the ruleset's own way, with one shuffled pack for all the chance needed.

    By cards, A takes the first card and B the next, and so on while ranks are equal. Otherwise the suit of the first
    card is the coin: two of the four suits stand for either side. `MatchError` if the order is not the pack, or if its
    cards never differ in rank.

    >>> from bummerl.rules.presets import preset
    >>> rules = preset("bummerl")
    >>> draw_first_dealer(rules, tuple(rules.pack.cards)).rounds
    (PerSide(a=<Card.AS: 0>, b=<Card.TS: 1>),)
    >>> draw_first_dealer(preset("santase"), tuple(preset("santase").pack.cards))
    CoinTossed(dealer=<Side.A: 0>)
    """
    order = tuple(order)
    check_cards(order)
    if CardSet.from_cards(order) != ruleset.pack.cards or len(order) != len(ruleset.pack.cards):
        raise MatchError(MatchFault.DRAW_IMPOSSIBLE, f"the order is not the pack of {ruleset}")
    way = ruleset.dealing.first_dealer
    if way not in _BY_CARDS:
        return CoinTossed(Side.A if order[0].suit in (Suit.SPADES, Suit.HEARTS) else Side.B)
    rounds: list[PerSide[Card]] = []
    for place in range(0, len(order), len(Side)):
        rounds.append(PerSide(order[place], order[place + 1]))
        if order[place].rank is not order[place + 1].rank:
            return CardsDrawn(way, tuple(rounds))
    raise MatchError(MatchFault.DRAW_UNDECIDED, "the pack was drawn to its end in pairs of equal rank: shuffle again")
