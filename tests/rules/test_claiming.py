"""Reaching the goal: by itself, or claimed, rightly or wrongly."""

from __future__ import annotations

import pytest

from bummerl.rules.clauses import Clause
from bummerl.rules.errors import Refusal
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import ClaimTiming, WrongClaim, WrongClaimClosed
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.testing import assert_offered, assert_refused, assert_settled, deal_from, house, play

FOREHAND, DEALER = Seat.FOREHAND, Seat.SECOND

AUTOMATIC = [name for name, rules in PRESETS.items() if rules.claiming.timing is ClaimTiming.AUTOMATIC]

MOMENTS = {
    "first lead": "trump S; forehand holds AH",
    "first answer": "trump S; forehand leads AH",
    "lead": "trump S; forehand holds AH; forehand took 20 in 2; dealer took 4 in 1",
    "answer": "trump S; forehand leads AH; forehand took 20 in 2; dealer took 4 in 1",
    "marriage led": "trump S; forehand leads KH+; forehand took 20 in 2; dealer took 4 in 1",
    "first marriage led": "trump S; forehand leads KH+",
}


def times(rules):
    """Who may claim when, as the machine has it: the moments, each with the seats that may."""
    out = {}
    for moment, words in MOMENTS.items():
        deal = deal_from(words, rules)
        who = ""
        for seat, letter in ((FOREHAND, "F"), (DEALER, "D")):
            try:
                assert_offered(deal, "claim", seat)
                who += letter
            except AssertionError:
                assert_refused(deal, "claim", Refusal.CLAIM_NOT_NOW, seat, clause=TIMING[preset(rules).claiming.timing])
        out[moment] = who
    return out


TIMING = {
    ClaimTiming.ANY_TIME: Clause.CLAIM_2,
    ClaimTiming.BETWEEN_TRICKS: Clause.CLAIM_3,
    ClaimTiming.OWN_TURN: Clause.CLAIM_4,
    ClaimTiming.AFTER_TRICK_OR_MARRIAGE: Clause.CLAIM_5,
    ClaimTiming.ON_LEAD: Clause.CLAIM_6,
}


@pytest.mark.parametrize("rules", AUTOMATIC)
def test_the_deal_ends_by_itself_at_the_goal(rules):  # CLAIM-1
    deal = deal_from("trump S; forehand took 60 in 4; dealer took 7 in 1; forehand leads AH; dealer holds JH", rules)
    assert_refused(deal, "0:claim", Refusal.CLAIM_AUTOMATIC)
    assert_settled(play(deal, "JH"), FOREHAND, 2, Ending.GOAL, Clause.VALUE_1)


@pytest.mark.parametrize("rules", AUTOMATIC)
def test_a_marriage_that_makes_the_goal_ends_the_deal_before_it_is_answered(rules):  # CLAIM-1
    deal = deal_from("trump S; forehand took 48 in 3; dealer took 7 in 1; forehand holds KH QH", rules)
    over = play(deal, "KH+")
    assert over.led is not None
    assert_settled(over, FOREHAND, 2, Ending.GOAL)


def test_a_pending_marriage_makes_no_goal_until_it_is_real():  # CLAIM-1 MARR-4
    rules = house("schnapsen_casino", claiming={"goal": 40})
    deal = deal_from("trump S; forehand holds KS QS; dealer holds AS JS", rules)
    led = play(deal, "QS+")
    assert led.settlement is None
    assert_settled(play(led, "JS"), FOREHAND, 3, Ending.GOAL)
    assert play(led, "AS").settlement is None


def test_the_goal_is_66_and_65_are_not_enough():  # CLAIM-1
    words = "trump S; forehand took {} in 4; dealer took 7 in 1; forehand leads AH; dealer holds JH"
    assert play(deal_from(words.format(52)), "JH").settlement is None
    assert play(deal_from(words.format(53)), "JH").settlement is not None


def test_either_player_may_claim_at_any_time():  # CLAIM-2
    assert set(times("snapszer24").values()) == {"FD"}
    announced = play(deal_from("trump S; forehand holds KH QH", "snapszer24"), "+H")
    assert_offered(announced, "0:claim")
    assert_offered(announced, "1:claim")


def test_either_player_may_claim_between_tricks_after_the_first_and_the_leader_on_a_marriage():  # CLAIM-3 CLAIM-7
    assert times("snapszli20") == {
        "first lead": "",
        "first answer": "",
        "lead": "FD",
        "answer": "",
        "marriage led": "F",
        "first marriage led": "F",
    }


def test_a_player_may_claim_in_his_own_turn_the_follower_too():  # CLAIM-4 CLAIM-7
    assert times("bummerl") == {
        "first lead": "F",
        "first answer": "D",
        "lead": "F",
        "answer": "D",
        "marriage led": "FD",
        "first marriage led": "FD",
    }


@pytest.mark.parametrize("rules", ["schnapsen_pagat", "sixty_six"])
def test_a_claim_only_just_after_winning_a_trick_or_declaring(rules):  # CLAIM-5 CLAIM-7
    assert times(rules) == {
        "first lead": "",
        "first answer": "",
        "lead": "F",
        "answer": "",
        "marriage led": "F",
        "first marriage led": "F",
    }


def test_a_claim_only_on_lead():  # CLAIM-6 CLAIM-7
    assert times("mszsz") == {
        "first lead": "F",
        "first answer": "",
        "lead": "F",
        "answer": "",
        "marriage led": "F",
        "first marriage led": "F",
    }


def test_a_marriage_just_led_may_be_claimed_on_until_it_is_answered():  # CLAIM-7
    deal = deal_from(
        "trump S; forehand took 48 in 3; dealer took 7 in 1; forehand holds KH QH; dealer holds AH", "mszsz"
    )
    led = play(deal, "KH+")
    assert_settled(assert_offered(led, "0:claim"), FOREHAND, 2, Ending.GOAL)
    assert_refused(play(led, "AH"), "0:claim", Refusal.CLAIM_NOT_NOW, clause=Clause.CLAIM_6)
    unmarried = play(deal, "KH")
    assert_refused(unmarried, "0:claim", Refusal.CLAIM_NOT_NOW, clause=Clause.CLAIM_6)


@pytest.mark.parametrize("rules", ["snapszli20", "bummerl", "schnapsen_pagat", "sixty_six", "mszsz", "snapszer24"])
def test_exchanging_or_closing_leaves_the_right_to_claim_open_until_the_lead(rules):  # CLAIM-2 CLAIM-3 CLAIM-4 CLAIM-5
    low = "9S" if preset(rules).family == "sixtysix24" else "JS"
    deal = deal_from(f"upcard AS; forehand took 50 in 3; forehand declared H; forehand holds {low}", rules)
    if preset(rules).claiming.timing is not ClaimTiming.BETWEEN_TRICKS:
        assert_offered(deal, "claim")
    assert_settled(assert_offered(play(deal, "exchange close"), "claim"), FOREHAND, 3, Ending.GOAL)


def test_reaching_the_goal_alone_ends_nothing_where_claims_are_made_by_hand():  # CLAIM-2
    deal = deal_from(
        "trump S; forehand took 60 in 4; dealer took 7 in 1; forehand leads AH; dealer holds JH", "snapszer24"
    )
    after = play(deal, "JH")
    assert after.points == PerSeat((73, 7))
    assert after.settlement is None


# Forehand claims with 30 in two tricks; the dealer has so much.
WRONG = "trump S; forehand took 30 in 2; {}; forehand to lead"
WITH_TRICK, WITHOUT = "dealer took 15 in 1", "dealer took 0 in 0"


@pytest.mark.parametrize("rules", ["schnapsen_pagat", "snapszer24", "mszsz"])
def test_a_wrong_claim_costs_two_or_three_if_the_opponent_has_no_trick(rules):  # CLAIM-8
    assert_settled(
        play(deal_from(WRONG.format(WITH_TRICK), rules), "claim"), DEALER, 2, Ending.WRONG_CLAIM, Clause.CLAIM_8
    )
    assert_settled(
        play(deal_from(WRONG.format(WITHOUT), rules), "claim"), DEALER, 3, Ending.WRONG_CLAIM, Clause.CLAIM_8
    )


@pytest.mark.parametrize(
    "mine, pays", [("forehand took 40 in 3", 1), ("forehand took 30 in 2", 2), ("forehand took 0 in 0", 3)]
)
def test_a_wrong_claim_pays_the_value_of_the_claimants_own_points_and_tricks(mine, pays):  # CLAIM-9
    deal = deal_from(f"trump S; {mine}; dealer took 15 in 1; dealer to lead", "snapszli20")
    assert_settled(play(deal, "0:claim"), DEALER, pays, Ending.WRONG_CLAIM, Clause.CLAIM_9, Clause.VALUE_1)


@pytest.mark.parametrize("rules", ["bummerl", "sixty_six"])
def test_a_wrong_claim_costs_a_fixed_number(rules):  # CLAIM-10
    for other in (WITH_TRICK, WITHOUT):
        deal = deal_from(WRONG.format(other), rules)
        assert_settled(play(deal, "claim"), DEALER, 2, Ending.WRONG_CLAIM, Clause.CLAIM_10)


def test_a_wrong_claim_may_cost_what_the_claimant_would_have_won():  # CLAIM-11
    rules = house("schnapsen_pagat", claiming={"wrong": WrongClaim.CLAIM_WORTH})
    for other, pays in (("dealer took 35 in 2", 1), (WITH_TRICK, 2), (WITHOUT, 3)):
        deal = deal_from(WRONG.format(other), rules)
        assert_settled(play(deal, "claim"), DEALER, pays, Ending.WRONG_CLAIM, Clause.CLAIM_11)


def test_with_a_closed_talon_the_worth_of_a_claim_is_that_of_the_close():  # CLAIM-11
    rules = house("schnapsen_pagat", claiming={"wrong": WrongClaim.CLAIM_WORTH, "wrong_closed": WrongClaimClosed.FLAT})
    words = "closed by forehand at {}; trump S; forehand took 28 in 2; dealer took 35 in 2; forehand to lead"
    deal = deal_from(words.format("14:1/0:0"), rules)
    assert_settled(play(deal, "claim"), DEALER, 3, Ending.WRONG_CLAIM, Clause.CLAIM_11, Clause.CLOSE_5)


def test_with_a_closed_talon_a_closers_wrong_claim_never_costs_less_than_the_failed_close():  # CLAIM-12
    words = "closed by forehand at 14:1/0:0; trump S; forehand took 28 in 2; dealer took 15 in 1; forehand to lead"
    deal = deal_from(words, "schnapsen_pagat")  # 2 for the claim, 3 for the close
    assert_settled(play(deal, "claim"), DEALER, 3, Ending.WRONG_CLAIM, Clause.CLAIM_12, Clause.CLOSE_8)


def test_with_a_closed_talon_the_opponents_wrong_claim_never_costs_less_than_the_closers_success():  # CLAIM-12
    words = "closed by forehand at 14:1/0:0; trump S; forehand took 14 in 1; dealer took 40 in 2; dealer to lead"
    deal = deal_from(words, "schnapsen_pagat")  # 2 for the claim, 3 for forehand's success
    assert_settled(play(deal, "claim"), FOREHAND, 3, Ending.WRONG_CLAIM, Clause.CLAIM_12, Clause.CLOSE_5)


@pytest.mark.parametrize("rules", ["bummerl", "sixty_six"])
def test_with_a_closed_talon_a_wrong_claim_pays_the_same_where_it_is_flat(rules):  # CLAIM-13
    closers = "closed by forehand at 14:1/0:0; trump S; forehand took 28 in 2; dealer took 15 in 1; forehand to lead"
    assert_settled(play(deal_from(closers, rules), "claim"), DEALER, 2, Ending.WRONG_CLAIM, Clause.CLAIM_13)
    others = "closed by forehand at 14:1/0:0; trump S; forehand took 14 in 1; dealer took 15 in 1; dealer to lead"
    assert_settled(play(deal_from(others, rules), "claim"), FOREHAND, 2, Ending.WRONG_CLAIM, Clause.CLAIM_13)
