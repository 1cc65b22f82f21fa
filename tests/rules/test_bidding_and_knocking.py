"""The Snapszer bid and the knock: promises that end the drawing."""

from __future__ import annotations

import pytest

from bummerl.rules.clauses import Clause
from bummerl.rules.errors import Refusal
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import Stage
from bummerl.rules.testing import assert_legal, assert_offered, assert_refused, assert_settled, deal_from, house, play

FOREHAND, DEALER = Seat.FOREHAND, Seat.SECOND


def test_either_player_may_bid_once_until_the_first_trick_is_answered():  # BID-1
    deal = deal_from("trump S; forehand holds AH; dealer holds JH", "mszsz")
    for bid in ("0:bid", "1:bid"):
        assert_offered(deal, bid)
        assert_offered(play(deal, "AH"), bid)
        assert_refused(play(deal, "AH JH"), bid, Refusal.BID_TOO_LATE)
        assert_refused(play(deal, "0:bid"), bid, Refusal.BID_TAKEN)
        assert_refused(play(deal, "close"), bid, Refusal.BID_TAKEN)


def test_after_a_bid_nobody_draws_closes_or_exchanges_and_play_is_strict():  # BID-2
    deal = deal_from("upcard TS; forehand holds QH JS; dealer holds AH JH KS", "mszsz")
    assert_offered(deal, "exchange")
    assert_offered(deal, "close")
    bid = assert_offered(deal, "1:bid")
    assert bid.stage is Stage.CLOSED
    assert_refused(bid, "exchange", Refusal.EXCHANGE_TALON_CLOSED)
    assert_refused(bid, "close", Refusal.CLOSE_TALON_NOT_OPEN)
    led = play(bid, "QH")
    assert_legal(led, ["AH"])
    after = play(led, "AH")
    assert [len(after.hand(seat)) for seat in Seat.of(2)] == [4, 4]


def test_a_bid_is_made_at_the_goal_by_itself_and_pays_six():  # BID-3
    deal = deal_from("bid by forehand; trump S; forehand took 46 in 3; forehand leads AH; dealer holds TH", "mszsz")
    assert_settled(play(deal, "TH"), FOREHAND, 6, Ending.GOAL, Clause.BID_3)


def test_a_bid_is_made_on_a_marriage_too():  # BID-3
    deal = deal_from("bid by forehand; trump S; forehand took 48 in 3; forehand holds KH QH", "mszsz")
    assert_settled(play(deal, "KH+"), FOREHAND, 6, Ending.GOAL, Clause.BID_3)


@pytest.mark.parametrize("bidder, winner", [("forehand", DEALER), ("dealer", FOREHAND)])
def test_a_bid_is_lost_with_the_opponents_first_trick(bidder, winner):  # BID-3
    lead, reply = ("JH", "AH") if winner is DEALER else ("AH", "JH")
    deal = deal_from(f"bid by {bidder}; 5 cards each; trump S; forehand leads {lead}; dealer holds {reply} QC", "mszsz")
    assert_settled(play(deal, reply), winner, 6, Ending.BID_LOST, Clause.BID_3)


def test_a_bid_is_lost_where_all_tricks_do_not_make_the_goal():  # BID-3
    deal = deal_from("bid by forehand; trump S; forehand took 40 in 4; forehand leads AH; dealer holds JH", "mszsz")
    assert_settled(play(deal, "JH"), DEALER, 6, Ending.BID_LOST, Clause.BID_3)


def test_resigning_or_claiming_wrongly_pays_the_bid():  # BID-3
    deal = deal_from("bid by forehand; trump S; forehand took 40 in 3; forehand to lead", "mszsz")
    assert_settled(play(deal, "claim"), DEALER, 6, Ending.WRONG_CLAIM, Clause.BID_3)
    assert_settled(play(deal, "0:resign"), DEALER, 6, Ending.RESIGNED, Clause.BID_3)
    assert_settled(play(deal, "1:resign"), FOREHAND, 6, Ending.RESIGNED, Clause.BID_3)


def test_all_tricks_without_a_bid_are_the_silent_snapszer_and_pay_three():  # BID-3 VALUE-1
    deal = deal_from("trump S; forehand took 60 in 4; forehand holds AH; dealer holds JH", "mszsz")
    assert_settled(play(deal, "AH JH claim"), FOREHAND, 3, Ending.GOAL, Clause.VALUE_1)


def test_there_is_no_bid_where_the_house_has_none():  # BID-4
    assert_offered(deal_from("trump S", "mszsz"), "bid")
    assert_refused(deal_from("trump S", "schnapsen_pagat"), "bid", Refusal.NO_BIDDING)


def test_the_leader_may_knock_while_the_talon_is_open():  # KNOCK-1
    deal = deal_from("trump S; forehand holds AH; dealer holds JH", "knock_snapszli")
    knocked = assert_offered(deal, "knock")
    assert knocked.stage is Stage.CLOSED
    assert knocked.closing is not None
    assert knocked.closing.knock
    assert_refused(deal, "1:knock", Refusal.KNOCK_NOT_ON_LEAD)
    assert_refused(play(deal, "AH"), "0:knock", Refusal.KNOCK_NOT_ON_LEAD)
    assert_refused(play(deal, "close"), "knock", Refusal.KNOCK_TALON_NOT_OPEN)
    assert_refused(deal_from("exhausted", "knock_snapszli"), "knock", Refusal.KNOCK_TALON_NOT_OPEN)


def test_a_knock_may_follow_an_exchange_and_a_marriage_may_be_led_after_it():  # KNOCK-1
    deal = deal_from("upcard KS; forehand holds JS QS; dealer holds AH TH", "knock_snapszli")
    knocked = assert_offered(play(deal, "exchange"), "knock")
    assert_offered(knocked, "QS+")
    assert_refused(knocked, "1:exchange", Refusal.EXCHANGE_NOT_ON_LEAD)


def test_the_trick_after_a_knock_is_strict():  # KNOCK-1
    deal = deal_from("trump S; forehand holds QH; dealer holds AH JH TC", "knock_snapszli")
    assert_legal(play(deal, "knock QH"), ["AH"])


def test_a_knock_that_makes_the_goal_with_the_trick_wins_the_deal_value():  # KNOCK-2
    for other, pays in (("dealer took 7 in 1", 2), ("dealer took 0 in 0", 3)):
        deal = deal_from(
            f"trump S; forehand took 50 in 3; {other}; forehand holds AH; dealer holds TH", "knock_snapszli"
        )
        assert_settled(play(deal, "knock AH TH"), FOREHAND, pays, Ending.GOAL, Clause.KNOCK_2)


def test_a_knock_that_makes_the_goal_with_a_marriage_wins_at_once():  # KNOCK-2
    deal = deal_from("trump S; forehand took 48 in 3; dealer took 7 in 1; forehand holds KH QH", "knock_snapszli")
    assert_settled(play(deal, "knock KH+"), FOREHAND, 2, Ending.GOAL, Clause.KNOCK_2)


def test_a_knock_that_fails_is_settled_as_a_failed_close():  # KNOCK-2
    words = "trump S; {}; forehand to lead; forehand holds JH; dealer holds AH"
    none = deal_from(words.format("after 0 tricks"), "knock_snapszli")
    assert_settled(play(none, "knock JH AH"), DEALER, 3, Ending.KNOCK_FAILED, Clause.KNOCK_2, Clause.CLOSE_7)
    one = deal_from(words.format("forehand took 7 in 1"), "knock_snapszli")
    assert_settled(play(one, "knock JH AH"), DEALER, 2, Ending.KNOCK_FAILED, Clause.KNOCK_2, Clause.CLOSE_7)


def test_a_trick_won_is_not_enough_for_a_knock_without_the_goal():  # KNOCK-2
    deal = deal_from("trump S; forehand took 30 in 2; forehand holds AH; dealer holds JH", "knock_snapszli")
    assert_settled(play(deal, "knock AH JH"), DEALER, 2, Ending.KNOCK_FAILED, Clause.KNOCK_2)


def test_knocking_may_replace_closing():  # KNOCK-3
    instead = house("knock_snapszli", knocking={"replaces_closing": True})
    assert_refused(deal_from("trump S", instead), "close", Refusal.NO_CLOSING)
    assert_offered(deal_from("trump S", instead), "knock")
    assert_offered(deal_from("trump S", "knock_snapszli"), "close")


def test_there_is_no_knocking_where_the_house_has_none():  # KNOCK-4
    assert_offered(deal_from("trump S", "knock_snapszli"), "knock")
    assert_refused(deal_from("trump S", "snapszli20"), "knock", Refusal.NO_KNOCKING)


def test_no_knock_between_an_announcement_and_its_lead():  # KNOCK-1 MARR-8
    rules = house("snapszer24", knocking={})
    deal = deal_from("trump S; forehand holds KH QH", rules)
    assert_offered(deal, "knock")
    assert_refused(play(deal, "+H"), "knock", Refusal.KNOCK_AFTER_ANNOUNCING)


def test_a_bid_excludes_a_knock_and_a_knock_a_bid():  # BID-1 KNOCK-1
    rules = house("mszsz", knocking={})
    deal = deal_from("trump S", rules)
    assert_refused(play(deal, "bid"), "knock", Refusal.KNOCK_TALON_NOT_OPEN)
    assert_refused(play(deal, "knock"), "1:bid", Refusal.BID_TAKEN)
    assert play(deal, "knock").pending == PerSeat((0, 0))
