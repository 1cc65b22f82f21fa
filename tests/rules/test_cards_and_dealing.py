"""The pack, and how it is dealt."""

from __future__ import annotations

import pytest

from bummerl.rules.cards import Card, CardSet, Rank, Suit
from bummerl.rules.deal import start
from bummerl.rules.errors import PositionError, RulesetError
from bummerl.rules.notation import cards_in_order
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import Seat
from bummerl.rules.state import Stage
from bummerl.rules.testing import house

ALL = pytest.mark.parametrize("rules", PRESETS.values(), ids=str)

WITH_NINES = "AS TS KS QS JS 9S AH TH KH QH JH 9H AD TD KD QD JD 9D AC TC KC QC JC 9C"
TWENTY = "AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC JC"


@ALL
def test_the_pack_has_four_suits_of_the_ranks_named(rules: Ruleset):  # PACK-1
    assert len(rules.pack.cards) == 4 * len(rules.pack.ranks) == (24 if rules.family == "sixtysix24" else 20)
    assert rules.pack.ranks[:5] == (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
    assert rules.pack.cards == CardSet.from_cards(
        card for suit in Suit for card in suit.cards if card.rank in rules.pack.ranks
    )


@ALL
def test_ace_ten_king_queen_jack_count_11_10_4_3_2_and_lower_cards_nothing(rules: Ruleset):  # PACK-2
    assert rules.pack.points == (11, 10, 4, 3, 2, 0)[: len(rules.pack.ranks)]
    assert rules.pack.total == 120


@pytest.mark.parametrize(
    "rules, order, forehand, dealer, upcard",
    [
        ("schnapsen_pagat", TWENTY, "AS TS KS TH KH", "QS JS AH QH AD", "JH"),  # 3, the upcard, 2
        ("snapszer_klub", TWENTY, "AS TS KS QS JS", "AH TH KH QH JH", "AD"),  # 5, the upcard
        ("snapszer24", WITH_NINES, "AS TS KS AH TH KH", "QS JS 9S QH JH 9H", "AD"),  # 3, 3, the upcard
    ],
)
def test_cards_are_dealt_in_batches_forehand_first(rules, order, forehand, dealer, upcard):  # DEAL-1
    order = {"schnapsen_pagat": "AS TS KS QS JS AH JH TH KH QH AD", "snapszer24": order, "snapszer_klub": order}[rules]
    given = cards_in_order(order)
    rest = tuple(card for card in preset(rules).pack.cards if card not in given)
    deal = start(preset(rules), (*given, *rest))
    assert deal.hand(Seat.FOREHAND) == CardSet.from_cards(cards_in_order(forehand))
    assert deal.hand(Seat.SECOND) == CardSet.from_cards(cards_in_order(dealer))
    assert deal.upcard is Card.from_code(upcard)


@ALL
def test_the_upcard_makes_trump_and_the_rest_is_the_talon(rules: Ruleset):  # DEAL-2
    order = tuple(reversed(tuple(rules.pack.cards)))
    deal = start(rules, order)
    assert deal.trump is deal.upcard.suit
    assert len(deal.talon) == deal.talon_left == rules.talon_size
    assert deal.talon[-1] is deal.upcard
    assert deal.stage is Stage.OPEN
    turned = sum(batch for batch in rules.dealing.batches if batch != "T") * 2 + 1
    assert deal.talon[:-1] == order[turned:]


@ALL
def test_the_non_dealer_leads_first(rules: Ruleset):  # DEAL-5
    deal = start(rules, tuple(rules.pack.cards))
    assert deal.leader is deal.to_move is Seat.FOREHAND
    assert Seat.dealer(2) is Seat.SECOND


def test_an_order_that_is_not_the_pack_is_refused_with_everything_that_is_wrong():
    rules = preset("schnapsen_pagat")
    sound = tuple(rules.pack.cards)
    assert start(rules, sound).settlement is None
    with pytest.raises(PositionError) as caught:
        start(rules, (*sound[:-2], Card.AS, Card.NS))
    assert {defect.code for defect in caught.value.defects} == {"card_twice", "card_foreign", "card_missing"}


def test_the_two_handed_machine_deals_for_two_only():
    rules = preset("schnapsen_pagat")
    assert len(start(house(rules, seats=2), tuple(rules.pack.cards)).hands) == 2
    four = house(rules, seats=4, dealing={"hand_size": 4, "batches": (4, "T")})
    with pytest.raises(RulesetError):
        start(four, tuple(rules.pack.cards))
