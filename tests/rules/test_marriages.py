"""King and queen of a suit."""

from __future__ import annotations

import pytest

from bummerl.rules.cards import Card
from bummerl.rules.errors import Refusal
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.testing import assert_legal, assert_offered, assert_refused, assert_settled, deal_from, house, play

PLAIN = "trump S; forehand holds KH QH; forehand took 14 in 1"
ROYAL = "trump S; forehand holds KS QS; forehand took 14 in 1"


@pytest.mark.parametrize("rules", ["snapszer24", "schnapsen_pagat", "bummerl", "mszsz", "snapszli20"])
def test_a_plain_marriage_makes_20_and_the_trump_marriage_40(rules):  # MARR-1
    assert play(deal_from(PLAIN, rules), "KH+").marriage_points == PerSeat((20, 0))
    assert play(deal_from(ROYAL, rules), "KS+").marriage_points == PerSeat((40, 0))


def test_a_house_may_value_marriages_otherwise():  # MARR-1
    rules = house("schnapsen_pagat", marriage={"plain": 30, "royal": 50})
    assert play(deal_from(PLAIN, rules), "KH+").marriage_points == PerSeat((30, 0))
    assert play(deal_from(ROYAL, rules), "QS+").marriage_points == PerSeat((50, 0))


def test_a_marriage_is_declared_by_leading_one_of_the_two_and_both_are_shown():  # MARR-2
    deal = deal_from(PLAIN, "schnapsen_pagat")
    for code, other in (("KH+", Card.QH), ("QH+", Card.KH)):
        after = assert_offered(deal, code)
        assert after.led_marriage
        assert after.known == PerSeat((other.bit, 0))
    plain = assert_offered(deal, "KH")
    assert plain.marriage_points == plain.pending == plain.known == PerSeat((0, 0))


def test_only_who_holds_both_cards_can_declare():  # MARR-2
    deal = deal_from("trump S; forehand holds KH QH KD; dealer holds QD", "schnapsen_pagat")
    assert_offered(deal, "KH+")
    assert_refused(deal, "KD+", Refusal.MARRIAGE_NOT_HELD)


def test_a_marriage_is_declared_on_lead_only():  # MARR-2
    deal = deal_from("trump S; forehand leads AH; dealer holds KD QD JD TC AC", "schnapsen_pagat")
    assert_legal(deal, ["KD", "QD", "JD", "AC", "TC"])
    assert_refused(deal, "1:+D", Refusal.NOT_YOUR_TURN)


@pytest.mark.parametrize(
    "rules", ["santase", "schnapsen_sharp", house("schnapsen_pagat", marriage={"first_lead": False})]
)
def test_no_marriage_on_the_first_lead_where_it_is_barred(rules):  # MARR-3
    words = "trump S; forehand holds KH QH"
    later = deal_from(f"{words}; after 1 trick", rules)
    assert_offered(later, "KH+")
    first = deal_from(words, rules)
    assert_refused(first, "KH+", Refusal.MARRIAGE_FIRST_LEAD)
    assert_offered(first, "KH")


def test_a_marriage_waits_for_the_declarers_first_trick():  # MARR-4
    deal = deal_from("trump S; forehand holds KH QH; dealer holds AH JH", "schnapsen_pagat")
    led = play(deal, "QH+")
    assert (led.marriage_points, led.pending) == (PerSeat((0, 0)), PerSeat((20, 0)))
    lost = play(led, "AH")
    assert (lost.points, lost.pending) == (PerSeat((0, 14)), PerSeat((20, 0)))
    won = play(led, "JH")
    assert (won.points, won.pending) == (PerSeat((25, 0)), PerSeat((0, 0)))


def test_a_marriage_that_waits_becomes_real_with_any_later_trick():  # MARR-4
    deal = deal_from(
        "dealer leads AD; trump S; forehand declared H; forehand holds JS; dealer took 14 in 1", "schnapsen_pagat"
    )
    assert deal.pending == PerSeat((20, 0))
    after = play(deal, "JS")
    assert (after.points, after.pending) == (PerSeat((33, 14)), PerSeat((0, 0)))


def test_after_a_trick_a_marriage_counts_at_once():  # MARR-4
    led = play(deal_from(PLAIN, "schnapsen_pagat"), "QH+")
    assert (led.points, led.pending) == (PerSeat((34, 0)), PerSeat((0, 0)))


@pytest.mark.parametrize("rules", ["snapszer24", "snapszli20"])
def test_a_marriage_counts_without_a_trick_where_the_house_says_so(rules):  # MARR-5
    led = play(deal_from("trump S; forehand holds KS QS; dealer holds AS", rules), "KS+")
    assert (led.points, led.pending) == (PerSeat((40, 0)), PerSeat((0, 0)))


@pytest.mark.parametrize("rules", ["snapszer_klub", "santase"])
def test_a_king_led_with_its_queen_in_hand_declares_by_itself(rules):  # MARR-6
    deal = deal_from("trump S; forehand holds KH QH KD; forehand took 14 in 1; dealer holds QD", rules)
    assert_refused(deal, "KH", Refusal.MARRIAGE_AUTOMATIC)
    assert_refused(deal, "QH", Refusal.MARRIAGE_AUTOMATIC)
    assert_refused(deal, "+H", Refusal.MARRIAGE_AUTOMATIC)
    assert assert_offered(deal, "KH+").points == PerSeat((34, 0))
    assert_offered(deal, "KD")  # alone it is an ordinary card


def test_where_a_marriage_may_not_be_declared_nothing_declares_itself():  # MARR-6
    deal = deal_from("trump S; forehand holds KH QH", "santase")  # the first lead
    assert_offered(deal, "KH")
    assert_refused(deal, "KH+", Refusal.MARRIAGE_FIRST_LEAD)


def test_no_marriage_after_closing_or_exhaustion_where_it_is_barred():  # MARR-7
    words = "trump S; forehand holds KH QH; forehand took 14 in 1"
    assert_offered(deal_from(words, "sixty_six"), "KH+")
    closed = deal_from(f"{words}; closed by forehand; 6 cards each", "sixty_six")
    assert_refused(closed, "KH+", Refusal.MARRIAGE_AFTER_TALON)
    exhausted = deal_from("exhausted; trump S; forehand holds KH QH", "sixty_six")
    assert_refused(exhausted, "KH+", Refusal.MARRIAGE_AFTER_TALON)


@pytest.mark.parametrize("rules", ["sixty_six_bicycle", "schnapsen_pagat", "snapszer24"])
def test_marriages_go_on_after_closing_elsewhere(rules):  # MARR-7
    assert_offered(deal_from("exhausted; trump S; forehand holds KH QH", rules), "KH+")
    assert_offered(deal_from("closed by forehand; trump S; forehand holds KH QH", rules), "KH+")


def test_announce_then_close_then_lead_one_of_the_two():  # MARR-8
    deal = deal_from("trump S; forehand holds KH QH AD", "snapszer24")
    announced = assert_offered(deal, "+H")
    assert announced.points == PerSeat((20, 0))
    assert announced.known == PerSeat((Card.KH.bit | Card.QH.bit, 0))
    closed = assert_offered(announced, "close")
    assert closed.closing is not None
    assert closed.closing.points == PerSeat((20, 0))
    for lead in (announced, closed):
        assert_refused(lead, "AD", Refusal.MUST_LEAD_ANNOUNCED)
        assert_offered(lead, "KH")
        assert assert_offered(lead, "QH").led_marriage


def test_only_the_leader_can_announce():  # MARR-8
    deal = deal_from("trump S; forehand holds KH QH; dealer holds KD QD", "snapszer24")
    assert_offered(deal, "+H")
    assert_refused(deal, "1:+D", Refusal.NOT_YOUR_TURN)
    assert_refused(deal, "+S", Refusal.MARRIAGE_NOT_HELD)


def test_a_marriage_is_announced_apart_only_where_closing_can_follow():  # MARR-2 MARR-8
    words = "trump S; forehand holds KH QH"
    assert_offered(deal_from(words, "snapszer24"), "+H")
    assert_refused(deal_from(f"{words}; closed by forehand", "snapszer24"), "+H", Refusal.ANNOUNCE_NOT_SEPARATE)
    assert_refused(deal_from(words, "schnapsen_pagat"), "+H", Refusal.ANNOUNCE_NOT_SEPARATE)


def test_one_marriage_a_lead():  # MARR-9
    deal = deal_from("trump S; forehand holds KH QH KD QD", "snapszer24")
    announced = assert_offered(deal, "+H")
    assert_refused(announced, "+D", Refusal.MARRIAGE_TOO_MANY)
    assert_refused(announced, "KD+", Refusal.MARRIAGE_TOO_MANY)
    assert_refused(announced, "KD", Refusal.MUST_LEAD_ANNOUNCED)


def test_the_looser_form_has_two_marriages_a_lead():  # MARR-9
    deal = deal_from("trump S; forehand holds KH QH KD QD", "snapszli20_loose")
    announced = assert_offered(deal, "+H")
    assert_refused(announced, "+D", Refusal.ANNOUNCE_NOT_SEPARATE)  # the last one goes with the lead
    both = assert_offered(announced, "KD+")
    assert both.points == PerSeat((40, 0))
    assert assert_offered(announced, "KH").points == PerSeat((20, 0))
    alone = deal_from("trump S; forehand holds KH QH", "snapszli20_loose")
    assert_refused(alone, "+H", Refusal.ANNOUNCE_NOT_SEPARATE)


def test_each_suit_once_a_deal():  # MARR-10
    deal = deal_from("trump S; forehand holds KH QH", "snapszer24")
    announced = assert_offered(deal, "+H")
    assert_refused(announced, "+H", Refusal.MARRIAGE_DECLARED_ALREADY)
    assert_refused(announced, "KH+", Refusal.MARRIAGE_DECLARED_ALREADY)


def test_the_king_has_to_be_led_in_houses_that_say_so():  # MARR-11
    rules = house("schnapsen_pagat", marriage={"king_only": True})
    deal = deal_from(PLAIN, rules)
    assert_offered(deal, "KH+")
    assert_refused(deal, "QH+", Refusal.MARRIAGE_KING_ONLY)
    assert_offered(deal, "QH")
    assert_offered(deal_from(PLAIN, "schnapsen_pagat"), "QH+")


def test_where_the_king_has_to_be_led_it_follows_an_announcement_too():  # MARR-11
    rules = house("snapszer24", marriage={"king_only": True})
    announced = play(deal_from(PLAIN, rules), "+H")
    assert_offered(announced, "KH")
    assert_refused(announced, "QH", Refusal.MARRIAGE_KING_ONLY)


def test_forehands_trump_marriage_at_trick_one_counts_at_once_in_bummerl_mit_40():  # MARR-12
    royal = deal_from("trump S; forehand holds KS QS", "bummerl_mit_40")
    assert play(royal, "KS+").points == PerSeat((40, 0))
    plain = deal_from("trump S; forehand holds KH QH", "bummerl_mit_40")
    assert (play(plain, "KH+").points, play(plain, "KH+").pending) == (PerSeat((0, 0)), PerSeat((20, 0)))
    usual = deal_from("trump S; forehand holds KS QS", "bummerl")
    assert play(usual, "KS+").points == PerSeat((0, 0))


def test_the_40_stays_but_a_loser_without_a_trick_still_pays_three():  # MARR-12 VALUE-1
    deal = deal_from("trump S; forehand declared S; dealer to lead; dealer took 29 in 2", "bummerl_mit_40")
    assert deal.points == PerSeat((40, 29))
    assert_settled(play(deal, "0:resign"), Seat.SECOND, 3, Ending.RESIGNED)


def test_there_are_no_marriages_where_the_house_has_none():  # MARR-13
    rules = house("schnapsen_pagat", marriage=None)
    deal = deal_from(PLAIN, rules)
    assert_refused(deal, "KH+", Refusal.NO_MARRIAGE)
    assert_refused(deal, "+H", Refusal.NO_MARRIAGE)
    assert_offered(deal, "KH")
    assert_offered(deal_from(PLAIN, "schnapsen_pagat"), "KH+")
