"""The first dealer of a match: by coin, by cards, or named; always shown, and never in a way the rules do not have."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from bummerl.rules.cards import Card, Suit
from bummerl.rules.errors import MatchError, MatchFault
from bummerl.rules.match import (
    CardsDrawn,
    CoinTossed,
    DealerNamed,
    FirstDealerDraw,
    FirstDealerFound,
    NamedBy,
    PerSide,
    Side,
    dealer_found,
    draw_first_dealer,
    opening_events,
    start_match,
)
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import FirstDealer, Ruleset

A, B = Side.A, Side.B
PAGAT = preset("schnapsen_pagat")


def by(way: FirstDealer, base: Ruleset = PAGAT) -> Ruleset:
    return replace(base, dealing=replace(base.dealing, first_dealer=way))


def drawn(way: FirstDealer, *rounds: str) -> CardsDrawn:
    """Rounds written as two cards, A's first."""
    pairs = (entry.split() for entry in rounds)
    return CardsDrawn(way, tuple(PerSide(Card.from_code(a), Card.from_code(b)) for a, b in pairs))


CUT, DRAW = drawn(FirstDealer.CUT, "AS JH"), drawn(FirstDealer.LOWEST_CARD, "AS JH")
HOST, DIRECTOR = DealerNamed(B, NamedBy.HOST), DealerNamed(B, NamedBy.DIRECTOR)
ALLOWED: dict[FirstDealer, set[FirstDealerDraw]] = {
    FirstDealer.AGREED: {CoinTossed(B), CUT, DRAW, HOST, DIRECTOR},
    FirstDealer.RANDOM: {CoinTossed(B), DIRECTOR},
    FirstDealer.CUT: {CUT, DIRECTOR},
    FirstDealer.LOWEST_CARD: {DRAW, DIRECTOR},
}


@pytest.mark.parametrize("way", FirstDealer)
@pytest.mark.parametrize("found", [CoinTossed(B), CUT, DRAW, HOST, DIRECTOR], ids=str)
def test_the_first_dealer_is_found_in_the_way_of_the_rules_and_no_other(way, found):  # DEAL-3
    if found in ALLOWED[way]:
        match = start_match(by(way), found)
        assert match.dealer is B
        assert opening_events(match)[0] == FirstDealerFound(way, found, B)
    else:
        with pytest.raises(MatchError) as refused:
            start_match(by(way), found)
        assert refused.value.fault is MatchFault.OTHER_WAY


@pytest.mark.parametrize(
    "cards, dealer", [("AS TS", B), ("TS AS", A), ("KH JD", B), ("JD QH", A), ("TS KS", B), ("QC KC", A)]
)
def test_the_lower_card_deals(cards, dealer):  # DEAL-3
    assert dealer_found(by(FirstDealer.LOWEST_CARD), drawn(FirstDealer.LOWEST_CARD, cards)) is dealer


def test_what_is_lower_is_told_by_the_pack_and_not_by_the_names_of_cards():  # DEAL-3
    turned = replace(PAGAT.pack, ranks=tuple(reversed(PAGAT.pack.ranks)), points=(2, 3, 4, 10, 11))
    ruleset = by(FirstDealer.CUT, replace(PAGAT, pack=turned))
    assert dealer_found(ruleset, drawn(FirstDealer.CUT, "AS JS")) is A


def test_equal_ranks_draw_again():  # DEAL-3
    found = drawn(FirstDealer.CUT, "KS KH", "TS TD", "AS QH")
    match = start_match(by(FirstDealer.CUT), found)
    assert (match.dealer, match.first_dealer) == (B, found)


@pytest.mark.parametrize(
    "rounds",
    [(), ("KS KH",), ("AS QH", "KS KH"), ("AS QH", "TS KS")],
    ids=["none", "still equal", "equal after the end", "drawn on after the end"],
)
def test_a_draw_that_names_nobody_or_goes_on_too_long_is_refused(rounds):
    with pytest.raises(MatchError) as refused:
        start_match(by(FirstDealer.CUT), drawn(FirstDealer.CUT, *rounds))
    assert refused.value.fault is MatchFault.DRAW_UNDECIDED


@pytest.mark.parametrize("cards", ["AS AS", "9S AS", "AS 7D"])
def test_cards_that_no_pack_gives_are_refused(cards):
    with pytest.raises(MatchError) as refused:
        start_match(by(FirstDealer.CUT), drawn(FirstDealer.CUT, cards))
    assert refused.value.fault is MatchFault.DRAW_IMPOSSIBLE


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=PRESETS)
def test_one_shuffled_pack_finds_the_first_dealer_of_every_preset(ruleset):  # DEAL-3
    found = draw_first_dealer(ruleset, tuple(ruleset.pack.cards))
    by_cards = ruleset.dealing.first_dealer in (FirstDealer.CUT, FirstDealer.LOWEST_CARD)
    assert isinstance(found, CardsDrawn if by_cards else CoinTossed)
    assert start_match(ruleset, found).first_dealer == found


@pytest.mark.parametrize("way", FirstDealer)
def test_one_shuffled_pack_is_fair_to_both_sides(way):  # DEAL-3
    """Every way in which the first two cards of a pack can lie, with the rest behind them."""
    ruleset = by(way)
    cards = tuple(ruleset.pack.cards)
    dealers: Counter[Side] = Counter()
    for first, second in permutations(cards, 2):
        if first.rank is second.rank and way in (FirstDealer.CUT, FirstDealer.LOWEST_CARD):
            continue  # drawn again: as even as what comes after
        rest = [card for card in cards if card not in (first, second)]
        dealers[dealer_found(ruleset, draw_first_dealer(ruleset, (first, second, *rest)))] += 1
    assert dealers[A] == dealers[B] > 0


def test_equal_ranks_take_the_next_two_cards_of_the_pack():  # DEAL-3
    ruleset = by(FirstDealer.LOWEST_CARD)
    first = [Card.KS, Card.KH, Card.QD, Card.QC, Card.JS, Card.AH]
    rest = [card for card in ruleset.pack.cards if card not in first]
    found = draw_first_dealer(ruleset, (*first, *rest))
    assert found == drawn(FirstDealer.LOWEST_CARD, "KS KH", "QD QC", "JS AH")
    assert dealer_found(ruleset, found) is A


def test_a_pack_in_pairs_of_equal_rank_has_to_be_shuffled_again():
    ruleset = by(FirstDealer.CUT)
    pairs = [Card.of(rank, suit) for rank in ruleset.pack.ranks for suit in Suit]
    with pytest.raises(MatchError) as refused:
        draw_first_dealer(ruleset, pairs)
    assert refused.value.fault is MatchFault.DRAW_UNDECIDED


@pytest.mark.parametrize("order", [[], [Card.AS], list(PAGAT.pack.cards)[1:], [*PAGAT.pack.cards, Card.AS]])
def test_an_order_that_is_not_the_pack_finds_nobody(order):
    with pytest.raises(MatchError) as refused:
        draw_first_dealer(PAGAT, order)
    assert refused.value.fault is MatchFault.DRAW_IMPOSSIBLE
