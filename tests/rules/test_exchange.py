"""Exchanging the lowest trump for the upcard."""

from __future__ import annotations

import pytest

from bummerl.rules.cards import Card, Rank
from bummerl.rules.errors import Refusal
from bummerl.rules.seats import Seat
from bummerl.rules.testing import assert_offered, assert_refused, deal_from, house, play


def test_the_leader_may_exchange_the_lowest_trump_for_the_upcard_before_leading():  # EXCH-1
    deal = deal_from("upcard AS; forehand holds JS")
    after = assert_offered(deal, "exchange")
    assert Card.AS in after.hand(Seat.FOREHAND)
    assert Card.JS not in after.hand(Seat.FOREHAND)
    assert after.upcard is Card.JS
    assert after.known == (Card.AS.bit, 0)
    assert after.to_move is Seat.FOREHAND  # the lead is still to come


def test_the_exchange_needs_the_card_and_the_lead():  # EXCH-1
    deal = deal_from("upcard AS; forehand holds JS; dealer holds JH")
    assert_offered(deal, "exchange")
    assert_refused(
        deal_from("upcard AS; forehand holds JH; dealer holds JS"), "exchange", Refusal.EXCHANGE_CARD_NOT_HELD
    )
    assert_refused(deal_from("upcard AS; dealer holds JS"), "1:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)
    assert_refused(deal_from("upcard AS; forehand leads AH; dealer holds JS"), "exchange", Refusal.EXCHANGE_NOT_ON_LEAD)
    led = deal_from("upcard AS; forehand leads AH; forehand holds JS")
    assert_refused(led, "0:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)


@pytest.mark.parametrize(
    "rules, upcard, card, late",
    [
        ("snapszer24", "AS", "9S", True),
        ("schnapsen_casino", "AS", "JS", False),
        ("siebener", "AS", "7S", False),
        (house("siebener", exchange={"rank": Rank.JACK}), "AS", "JS", False),
    ],
)
def test_each_house_exchanges_its_own_card(rules, upcard, card, late):  # EXCH-1
    words = f"upcard {upcard}; forehand holds {card}" + ("; after 2 tricks" if late else "")
    assert assert_offered(deal_from(words, rules), "exchange").upcard is Card.from_code(card)


@pytest.mark.parametrize("rules", ["sixty_six", "snapszer24", "santase"])
def test_an_exchange_after_a_trick_of_ones_own_only(rules):  # EXCH-2
    words = "upcard AS; forehand holds 9S"
    assert_offered(deal_from(f"{words}; forehand took 14 in 1", rules), "exchange")
    assert_refused(deal_from(words, rules), "exchange", Refusal.EXCHANGE_FIRST_LEAD)


def test_who_answers_a_close_needs_a_trick_of_his_own_too():  # EXCH-2 EXCH-6
    words = "upcard AS; dealer holds 9S; closed by forehand; 6 cards each; after 2 tricks"
    assert_offered(deal_from(f"{words}; dealer took 4 in 1", "sixty_six"), "1:exchange")
    assert_refused(deal_from(f"{words}; dealer took 0 in 0", "sixty_six"), "1:exchange", Refusal.EXCHANGE_NEEDS_TRICK)


@pytest.mark.parametrize("rules, card, least", [("mszsz", "JS", 4), ("santase", "9S", 4), ("schnapsen_sharp", "JS", 4)])
def test_an_exchange_only_while_the_talon_holds_so_many_cards(rules, card, least):  # EXCH-3
    words = f"upcard AS; forehand holds {card}"
    assert_offered(deal_from(f"{words}; talon {least}", rules), "exchange")
    assert_refused(deal_from(f"{words}; talon {least - 2}", rules), "exchange", Refusal.EXCHANGE_TALON_TOO_SMALL)


def test_one_closed_card_beside_the_upcard_is_enough_elsewhere():  # EXCH-3
    deal = deal_from("upcard AS; forehand holds JS; talon 2")
    assert_offered(deal, "exchange")
    assert_refused(play(deal, "JS"), "1:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)
    exhausted = deal_from("exhausted; upcard AS; forehand holds JS AH")
    assert_refused(exhausted, "exchange", Refusal.EXCHANGE_TALON_TOO_SMALL)


def test_no_exchange_on_the_first_lead_where_it_is_barred():  # EXCH-4
    words = "upcard AS; forehand holds JS"
    assert_refused(deal_from(words, "schnapsen_sharp"), "exchange", Refusal.EXCHANGE_FIRST_LEAD)
    assert_offered(deal_from(f"{words}; after 1 trick", "schnapsen_sharp"), "exchange")
    assert_offered(deal_from(words, "schnapsen_pagat"), "exchange")


def test_no_exchange_once_the_talon_is_closed():  # EXCH-5
    deal = deal_from("upcard AS; forehand holds JS")
    assert_offered(deal, "exchange")
    assert_refused(play(deal, "close"), "exchange", Refusal.EXCHANGE_TALON_CLOSED)
    assert_refused(play(deal, "close"), "1:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)


def test_the_other_player_may_answer_a_close_with_the_exchange_until_the_closer_leads():  # EXCH-6
    words = "upcard AS; dealer holds 9S; forehand took 14 in 1; dealer took 4 in 1"
    deal = deal_from(words, "sixty_six")
    assert_refused(deal, "1:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)  # nothing to answer yet
    closed = play(deal, "close")
    after = assert_offered(closed, "1:exchange")
    assert after.upcard is Card.NS
    assert Card.AS in after.hand(Seat.SECOND)
    assert after.to_move is Seat.FOREHAND
    assert_refused(play(closed, "JH"), "1:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)
    assert_refused(play(closed, "1:exchange"), "1:exchange", Refusal.EXCHANGE_CARD_NOT_HELD)


def test_a_later_trick_of_the_closed_deal_is_no_answer_to_the_close():  # EXCH-6
    words = "upcard AS; dealer holds 9S; forehand to lead; closed by forehand at 11:1/4:1; dealer took 4 in 1"
    answering = deal_from(f"{words}; forehand took 11 in 1", "sixty_six")
    assert_offered(answering, "1:exchange")
    later = deal_from(f"{words}; forehand took 25 in 2", "sixty_six")
    assert_refused(later, "1:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)


def test_exchange_then_close_and_exchange_then_declare_on_the_same_lead():  # EXCH-7
    deal = deal_from("upcard KS; forehand holds JS QS", "schnapsen_pagat")
    assert_refused(deal, "QS+", Refusal.MARRIAGE_NOT_HELD)
    exchanged = assert_offered(deal, "exchange")
    assert_offered(exchanged, "close")
    assert_offered(exchanged, "QS+")
    assert_offered(play(exchanged, "close"), "KS+")


def test_there_is_no_exchange_where_the_house_has_none():  # EXCH-8
    words = "upcard AS; forehand holds JS"
    assert_offered(deal_from(words, "schnapsen_casino"), "exchange")
    assert_refused(deal_from(words, "schnapsen_casino_literal"), "exchange", Refusal.NO_EXCHANGE)


def test_the_exchange_may_still_follow_an_announcement():  # EXCH-7 MARR-8
    deal = deal_from("upcard AS; forehand holds 9S KH QH; forehand took 14 in 1", "snapszer24")
    announced = play(deal, "+H")
    assert_offered(assert_offered(announced, "exchange"), "close")
