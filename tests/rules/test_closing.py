"""Closing the talon, and what a close pays."""

from __future__ import annotations

import pytest

from bummerl.rules.clauses import Clause
from bummerl.rules.errors import Refusal
from bummerl.rules.ruleset import CountMoment
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import Stage
from bummerl.rules.testing import assert_legal, assert_offered, assert_refused, assert_settled, deal_from, house, play

FOREHAND, DEALER = Seat.FOREHAND, Seat.SECOND


def test_the_leader_may_close_before_leading():  # CLOSE-1
    deal = deal_from("trump S; forehand holds AH")
    closed = assert_offered(deal, "close")
    assert closed.stage is Stage.CLOSED
    assert closed.to_move is FOREHAND
    assert_refused(deal, "1:close", Refusal.CLOSE_NOT_ON_LEAD)
    led = play(deal, "AH")
    assert_refused(led, "0:close", Refusal.CLOSE_NOT_ON_LEAD)
    assert_refused(led, "1:close", Refusal.CLOSE_NOT_ON_LEAD)


def test_a_closed_or_exhausted_talon_cannot_be_closed():  # CLOSE-1
    assert_offered(deal_from("trump S; dealer to lead"), "close")
    assert_refused(deal_from("trump S; closed by forehand"), "close", Refusal.CLOSE_TALON_NOT_OPEN)
    assert_refused(deal_from("trump S; exhausted"), "close", Refusal.CLOSE_TALON_NOT_OPEN)


@pytest.mark.parametrize("rules, least", [("santase", 4), ("mszsz", 4), ("schnapsen_sharp", 4)])
def test_closing_needs_so_many_cards_in_the_talon(rules, least):  # CLOSE-2
    assert_offered(deal_from(f"talon {least}", rules), "close")
    assert_refused(deal_from(f"talon {least - 2}", rules), "close", Refusal.CLOSE_TALON_TOO_SMALL)


@pytest.mark.parametrize(
    "rules", ["snapszer24", "snapszli20", "bummerl", "snapszer_klub", "sixty_six", "schnapsen_pagat"]
)
def test_elsewhere_one_closed_card_beside_the_upcard_is_enough(rules):  # CLOSE-2
    assert_offered(deal_from("talon 2", rules), "close")


def test_no_closing_on_the_first_lead_where_it_is_barred():  # CLOSE-3
    assert_refused(deal_from("trump S", "santase"), "close", Refusal.CLOSE_FIRST_LEAD)
    assert_offered(deal_from("after 1 trick", "santase"), "close")
    assert_offered(deal_from("trump S", "sixty_six"), "close")


def test_after_closing_nobody_draws_and_play_is_strict():  # CLOSE-4
    words = "trump S; forehand holds QH; dealer holds AH JS TC"
    closed = play(deal_from(words), "close QH")
    assert_legal(closed, ["AH"])
    after = play(closed, "AH")
    assert [len(after.hand(seat)) for seat in Seat.of(2)] == [4, 4]
    assert after.talon_left == 10
    left_open = play(deal_from(words), "QH AH")
    assert [len(left_open.hand(seat)) for seat in Seat.of(2)] == [5, 5]


def test_the_snapshot_is_taken_at_the_close_without_pending_marriages():  # CLOSE-5
    deal = deal_from("dealer to lead; trump S; forehand declared H; dealer took 14 in 1", "schnapsen_pagat")
    assert deal.pending == PerSeat((20, 0))
    closing = assert_offered(deal, "close").closing
    assert closing is not None
    assert (closing.closer, closing.points, closing.tricks, closing.number) == (DEALER, (0, 14), (0, 1), 1)


# Forehand closed when the dealer had no trick, and makes the goal; by then the dealer has a trick.
SUCCESS = (
    "closed by forehand at 40:3/0:0; forehand took 54 in 4; dealer took 7 in 1; "
    "trump S; forehand leads AS; dealer holds JH"
)


@pytest.mark.parametrize("rules", ["schnapsen_casino", "snapszer_klub", "snapszer24", "schnapsen_pagat"])
def test_success_is_valued_on_the_opponent_at_the_close(rules):  # CLOSE-5
    paid = play(deal_from(SUCCESS, rules), "JH")
    if paid.settlement is None:
        paid = play(paid, "claim")
    assert_settled(paid, FOREHAND, 3, Ending.GOAL, Clause.CLOSE_5, Clause.VALUE_1)


@pytest.mark.parametrize("rules", ["snapszli20", "bummerl", "mszsz", "sixty_six", "santase"])
def test_success_is_valued_on_the_opponent_at_the_end(rules):  # CLOSE-6
    paid = play(deal_from(SUCCESS, rules), "JH")
    if paid.settlement is None:
        paid = play(paid, "claim")
    assert_settled(paid, FOREHAND, 2, Ending.GOAL, Clause.CLOSE_6, Clause.VALUE_1)


@pytest.mark.parametrize("rules", ["snapszer24", "snapszli20"])
def test_failure_looks_at_the_closers_tricks(rules):  # CLOSE-7
    size = 6 if rules == "snapszer24" else 5
    lost = deal_from(
        f"closed by forehand; trump S; dealer leads AS; dealer took 50 in {size - 1}; forehand holds JH", rules
    )
    assert_settled(play(lost, "JH"), DEALER, 3, Ending.PLAYED_OUT, Clause.CLOSE_7, Clause.CLOSE_13)
    one = deal_from(
        f"closed by forehand; dealer took 40 in {size - 2}; forehand took 4 in 1; "
        "trump S; dealer leads AS; forehand holds JH",
        rules,
    )
    assert_settled(play(one, "JH"), DEALER, 2, Ending.PLAYED_OUT, Clause.CLOSE_7)


def test_whether_the_closers_tricks_are_counted_at_the_close_or_at_the_end_is_an_option():  # CLOSE-7
    words = (
        "closed by forehand at 0:0/0:0; dealer took 40 in 4; forehand took 4 in 1; "
        "trump S; dealer leads AS; forehand holds JH"
    )
    assert_settled(play(deal_from(words, "snapszer24"), "JH"), DEALER, 2)
    early = house("snapszer24", closing={"failure_moment": CountMoment.CLOSE})
    assert_settled(play(deal_from(words, early), "JH"), DEALER, 3, Ending.PLAYED_OUT, Clause.CLOSE_7)


@pytest.mark.parametrize("rules", ["schnapsen_casino", "snapszer_klub", "schnapsen_pagat", "sixty_six"])
def test_failure_pays_three_if_the_opponent_had_no_trick_at_the_close_else_two(rules):  # CLOSE-8
    words = "closed by forehand at {}; trump S; dealer leads AS; {}; forehand holds JH"
    early = deal_from(words.format("14:1/0:0", "forehand took 14 in 1; dealer took 36 in 4"), rules)
    if rules == "sixty_six":
        early = deal_from(words.format("14:1/0:0", "forehand took 14 in 1; dealer took 36 in 5"), rules)
    assert_settled(play(early, "JH"), DEALER, 3, Ending.PLAYED_OUT, Clause.CLOSE_8, Clause.CLOSE_13)
    late = deal_from(
        words.format("14:1/7:1", f"forehand took 14 in 1; dealer took 36 in {6 if rules == 'sixty_six' else 5}"), rules
    )
    assert_settled(play(late, "JH"), DEALER, 2, Ending.PLAYED_OUT, Clause.CLOSE_8, Clause.CLOSE_13)


@pytest.mark.parametrize("rules, pays", [("bummerl", 2), ("santase", 3), ("mszsz", 1)])
def test_failure_pays_a_fixed_number(rules, pays):  # CLOSE-9
    size = 6 if rules == "santase" else 5
    deal = deal_from(
        f"closed by forehand at 14:1/0:0; forehand took 18 in 2; dealer took 25 in {size - 2}; "
        "trump S; dealer leads AS; forehand holds JH",
        rules,
    )
    assert_settled(play(deal, "JH"), DEALER, pays, Ending.PLAYED_OUT, Clause.CLOSE_9, Clause.CLOSE_13)


OUT_FIRST = (
    "closed by forehand at 14:1/{}; trump S; dealer leads AS; forehand took 14 in 1; forehand holds JH; dealer took {}"
)


@pytest.mark.parametrize(
    "rules, pays",
    [
        ("snapszer_klub", 3),
        ("schnapsen_casino", 3),
        ("schnapsen_pagat", 3),
        ("santase", 3),
        ("mszsz", 1),
        ("bummerl", 2),
    ],
)
def test_if_the_closers_opponent_gets_there_first_the_close_has_failed(rules, pays):  # CLOSE-10
    paid = play(deal_from(OUT_FIRST.format("0:0", "56 in 3"), rules), "JH")
    if paid.settlement is None:
        paid = play(paid, "claim")
    assert_settled(paid, DEALER, pays, Ending.GOAL, Clause.CLOSE_10)


def test_in_sixty_six_the_opponent_who_goes_out_first_gets_two_whatever_he_had_at_the_close():  # CLOSE-10
    for at, now in (("0:0", "56 in 3"), ("7:1", "57 in 4")):
        paid = play(play(deal_from(OUT_FIRST.format(at, now), "sixty_six"), "JH"), "claim")
        assert_settled(paid, DEALER, 2, Ending.GOAL, Clause.CLOSE_10)


LAST_CARD = (
    "closed by forehand at 15:1/7:1; trump S; forehand took {}; dealer took 7 in 1; forehand leads {}; dealer holds {}"
)


def last_card(rules, points, lead, reply):
    """The last trick of a closed deal: forehand, who closed, has all tricks since."""
    tricks = 6 if rules == "snapszer24" or rules == "sixty_six" else 5
    return play(deal_from(LAST_CARD.format(f"{points} in {tricks}", lead, reply), rules), reply)


@pytest.mark.parametrize("rules", ["snapszer24", "snapszli20", "bummerl"])
def test_a_closer_who_has_enough_at_the_end_has_succeeded_claimed_or_not(rules):  # CLOSE-11
    paid = last_card(rules, 67, "JH", "AH")
    assert_settled(paid, FOREHAND, 2, Ending.PLAYED_OUT, Clause.CLOSE_11)


@pytest.mark.parametrize("rules, pays", [("schnapsen_pagat", 2), ("sixty_six", 2), ("mszsz", 1)])
def test_a_closer_who_did_not_claim_and_lost_the_last_trick_has_failed(rules, pays):  # CLOSE-12
    assert_settled(last_card(rules, 67, "JH", "AH"), DEALER, pays, Ending.PLAYED_OUT, Clause.CLOSE_13)


@pytest.mark.parametrize("rules", ["schnapsen_pagat", "sixty_six", "mszsz"])
def test_reaching_the_goal_with_the_last_trick_counts_as_a_claim(rules):  # CLOSE-12
    assert_settled(last_card(rules, 60, "AH", "JH"), FOREHAND, 2, Ending.PLAYED_OUT, Clause.CLOSE_12)


def test_played_out_short_of_the_goal_the_close_has_failed_whoever_has_the_last_trick():  # CLOSE-13
    paid = last_card("schnapsen_casino", 45, "AH", "JH")
    assert_settled(paid, DEALER, 2, Ending.PLAYED_OUT, Clause.CLOSE_13)


def test_there_is_no_closing_where_the_house_has_none():  # CLOSE-14
    assert_offered(deal_from("trump S", "schnapsen_pagat"), "close")
    assert_refused(deal_from("trump S", house("schnapsen_pagat", closing=None)), "close", Refusal.NO_CLOSING)


def test_after_announcing_only_houses_that_allow_it_may_close():  # MARR-2 MARR-8
    words = "trump S; forehand holds KH QH KD QD"
    assert_offered(play(deal_from(words, "snapszer24"), "+H"), "close")
    assert_refused(play(deal_from(words, "snapszli20_loose"), "+H"), "close", Refusal.CLOSE_AFTER_ANNOUNCING)
