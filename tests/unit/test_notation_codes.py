"""Codes of cards, sets and actions: what they say, and what is said of text that is none."""

from __future__ import annotations

import pytest

from bummerl.rules.actions import (
    BID,
    CLAIM,
    CLOSE,
    EXCHANGE,
    KNOCK,
    RESIGN,
    Action,
    Announce,
    Follow,
    Lead,
)
from bummerl.rules.cards import CARDS, Card, CardSet, Rank, Suit
from bummerl.rules.deal import apply, start
from bummerl.rules.errors import NotationError
from bummerl.rules.notation import (
    action_in,
    card,
    cards,
    cards_in_order,
    read_action,
    read_step,
    suit,
    write_action,
    write_cards,
    write_step,
)
from bummerl.rules.presets import preset
from bummerl.rules.seats import Seat
from bummerl.rules.tables import PAIR_BITS

PAIRED = [one for one in CARDS if one.rank in (Rank.KING, Rank.QUEEN)]
NO_REPLIES: list[Action] = [
    *(Lead(one) for one in CARDS),
    *(Lead(one, True) for one in PAIRED),
    *(Announce(one) for one in Suit),
    CLAIM,
    EXCHANGE,
    CLOSE,
    BID,
    KNOCK,
    RESIGN,
]


def test_every_action_but_a_reply_is_read_back_from_its_code():
    assert [read_action(write_action(action)) for action in NO_REPLIES] == NO_REPLIES


def test_every_reply_is_read_back_from_its_code():
    replies = [Follow(one) for one in CARDS]
    assert [read_action(write_action(reply), following=True) for reply in replies] == replies


def test_the_codes_of_leads_are_all_different():
    codes = [write_action(action) for action in NO_REPLIES]
    assert len(set(codes)) == len(codes)


def test_an_action_may_name_its_seat():
    assert write_step(CLAIM, Seat.SECOND) == "1:claim"
    assert read_step("1:claim") == (Seat.SECOND, CLAIM)
    assert read_step("claim") == (None, CLAIM)


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "no action ''"),
        ("ks", 1, "no action 'ks'"),
        ("10S", 1, "no action '10S'"),
        ("KS++", 1, "no action 'KS++'"),
        ("+X", 1, "no suit 'X'"),
        ("AS+", 3, "a marriage is declared by a king or a queen"),
        ("XX+", 1, "no card 'XX'"),
        ("4:AS", 1, "no seat '4'"),
        ("1:", 3, "no action ''"),
        ("0:claim!", 3, "no action 'claim!'"),
        ("Claim", 1, "no action 'Claim'"),
    ],
)
def test_text_that_is_no_action_is_refused_with_its_column(text: str, column: int, reason: str):
    with pytest.raises(NotationError) as caught:
        read_step(text)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert reason in caught.value.reason


def test_a_reply_declares_nothing():
    assert read_action("KS+") == Lead(Card.KS, True)
    with pytest.raises(NotationError, match="only a lead declares"):
        read_action("KS+", following=True)


def test_sets_come_in_canonical_order_and_sequences_in_their_own():
    assert write_cards(cards("QS, AH\nTH")) == "QS AH TH"
    assert cards_in_order("TH AH") == (Card.TH, Card.AH)
    assert cards("") == CardSet()


def test_a_card_twice_is_no_set():
    assert cards_in_order("AS AS") == (Card.AS, Card.AS)
    with pytest.raises(NotationError) as caught:
        cards("AS\nKS AS")
    assert (caught.value.line, caught.value.column) == (2, 4)


@pytest.mark.parametrize("read", [cards, cards_in_order])
def test_a_strange_word_among_cards_is_pointed_at(read):
    with pytest.raises(NotationError) as caught:
        read("AS KS\n TS 1H")
    assert (caught.value.line, caught.value.column) == (2, 5)
    assert "no card '1H'" in caught.value.reason


def test_long_nonsense_is_cut_short_in_the_reason():
    with pytest.raises(NotationError) as caught:
        card("x" * 5_000)
    assert len(caught.value.reason) < 200


def test_single_cards_and_suits():
    assert card("9H") is Card.NH
    assert suit("H") is Suit.HEARTS
    with pytest.raises(NotationError):
        card("AX")
    with pytest.raises(NotationError):
        suit("h")


def test_in_a_position_a_card_is_a_lead_or_a_reply():
    rules = preset("schnapsen_pagat")
    deal = start(rules, tuple(rules.pack.cards))
    assert action_in(deal, "AS") == (Seat.FOREHAND, Lead(Card.AS))
    led = apply(deal, Seat.FOREHAND, Lead(Card.AS)).state
    assert action_in(led, " QS ") == (Seat.SECOND, Follow(Card.QS))
    assert action_in(led, "0:claim") == (Seat.FOREHAND, CLAIM)
    with pytest.raises(NotationError, match="seat 2 takes no part"):
        action_in(led, "2:claim")


def test_pairs_are_what_the_machine_takes_for_pairs():
    assert {one for one in CARDS if PAIR_BITS[one.suit] >> one & 1} == set(PAIRED)
