"""Seeds and orders: the same for ever, and fair."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bummerl.lab.chance import SEED_BITS, order_of, seed_of
from bummerl.rules.cards import Suit
from bummerl.rules.presets import DEFAULT


def test_the_numbers_are_the_same_for_ever():
    assert seed_of(1, "pair", 0, "dealer") == 8503867340379233
    order = order_of(DEFAULT.pack.cards, 1, "pair", 0, "deal", 0)
    assert " ".join(card.code for card in order) == ("JD KS QS AD AH AS TD QD JH KC JS KH TH TS KD QH AC JC QC TC")


@given(st.integers(0, 2**53), st.lists(st.integers(0, 1000) | st.text(max_size=5), max_size=4))
def test_an_order_is_the_pack_and_a_seed_fits_any_language(seed: int, path: list[int | str]):
    assert sorted(order_of(DEFAULT.pack.cards, seed, *path)) == sorted(DEFAULT.pack.cards)
    assert 0 <= seed_of(seed, *path) < 2**SEED_BITS


def test_every_card_comes_to_every_place_about_as_often():
    cards = list(Suit.SPADES.cards)[:4]
    orders = Counter(order_of(cards, 7, "fair", number) for number in range(4800))
    assert len(orders) == 24
    chi_square = sum((count - 200) ** 2 / 200 for count in orders.values())
    assert chi_square < 49.7  # 23 degrees of freedom: one in a thousand would be above


def test_seeds_of_different_places_differ():
    seeds = {seed_of(seed, name, number) for seed in range(10) for name in ("a", "b") for number in range(100)}
    assert len(seeds) == 2000
