"""What a deal pays that nobody closed: won, played out, tied, swept or resigned."""

from __future__ import annotations

import pytest

from bummerl.rules.clauses import Clause
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import BonusWhen, PlayedOut, ResignClosed
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import DealFacts, Ending, settle
from bummerl.rules.testing import assert_settled, deal_from, house, play

FOREHAND, DEALER = Seat.FOREHAND, Seat.SECOND

TWENTY = [name for name, rules in PRESETS.items() if len(rules.pack.cards) == 20]


def played_out(forehand, dealer, tricks, last=FOREHAND, marriages=(0, 0), swept=None, carry=0):
    return DealFacts(
        ending=Ending.PLAYED_OUT,
        trick_points=PerSeat((forehand, dealer)),
        marriage_points=PerSeat(marriages),
        tricks=PerSeat(tricks),
        last_trick=last,
        swept=swept,
        carry=carry,
    )


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize(
    "loser, pays",
    [
        ("dealer took 33 in 2", 1),  # 33 card points and more
        ("dealer took 32 in 2", 2),  # a trick, but not 33 card points
        ("dealer took 4 in 1", 2),
        ("dealer took 0 in 0", 3),  # no trick
    ],
)
def test_a_won_deal_pays_one_two_or_three(rules, loser, pays):  # VALUE-1
    deal = deal_from(f"trump S; {loser}; forehand to lead; forehand took 14 in 1", rules)
    assert_settled(play(deal, "1:resign"), FOREHAND, pays, Ending.RESIGNED, Clause.VALUE_1)


def test_no_trick_is_counted_in_tricks_not_guessed_from_no_points():  # VALUE-1
    facts = DealFacts(
        ending=Ending.GOAL,
        by=FOREHAND,
        trick_points=PerSeat((66, 0)),
        marriage_points=PerSeat((0, 0)),
        tricks=PerSeat((5, 1)),
    )
    assert settle(PRESETS["siebener"], facts).game_points == 2  # one trick of two sevens


def test_a_loser_with_a_marriage_but_no_trick_pays_three():  # VALUE-1 MARR-5
    deal = deal_from("trump S; dealer took 30 in 2; dealer to lead; forehand declared S", "snapszer24")
    assert deal.points[FOREHAND] == 40
    assert_settled(play(deal, "0:resign"), DEALER, 3)


def test_marriages_count_for_the_losers_33():  # VALUE-2
    words = "trump S; dealer took 14 in 1; dealer declared H; forehand took 40 in 3"
    assert_settled(play(deal_from(words, "snapszer_klub"), "1:resign"), FOREHAND, 1, Ending.RESIGNED, Clause.VALUE_2)


def test_a_house_may_count_tricks_alone_for_the_losers_33():  # VALUE-3
    words = "trump S; dealer took 14 in 1; dealer declared H; forehand took 40 in 3"
    rules = house("snapszer_klub", settlement={"schneider_counts_marriages": False})
    assert_settled(play(deal_from(words, rules), "1:resign"), FOREHAND, 2, Ending.RESIGNED, Clause.VALUE_3)


@pytest.mark.parametrize("rules", ["snapszer_klub", "schnapsen_casino", "schnapsen_pagat", "mszsz"])
def test_played_out_unclaimed_the_last_trick_wins_one(rules):  # OUT-1 OUT-6
    deal = deal_from(
        "exhausted; trump S; forehand took 45 in 5; dealer took 62 in 4; forehand leads AH; dealer holds JH", rules
    )
    assert_settled(play(deal, "JH"), FOREHAND, 1, Ending.PLAYED_OUT, Clause.OUT_1, Clause.OUT_6)


def test_played_out_unclaimed_most_points_win_with_marriages():  # OUT-2 OUT-5
    words = "exhausted; trump S; dealer took 62 in 4; forehand leads AH; dealer holds JH; {}"
    less = deal_from(words.format("forehand took 45 in 5"), "bummerl")
    assert_settled(play(less, "JH"), DEALER, 1, Ending.PLAYED_OUT, Clause.OUT_2, Clause.OUT_5, Clause.VALUE_1)
    more = deal_from(words.format("forehand took 45 in 5; forehand declared D"), "bummerl")
    assert_settled(play(more, "JH"), FOREHAND, 1, Ending.PLAYED_OUT, Clause.OUT_2)


def test_played_out_unclaimed_most_points_in_tricks_win_without_marriages():  # OUT-3
    words = (
        "exhausted; trump S; dealer took 64 in 6; forehand took 43 in 5; forehand declared D; "
        "forehand leads AH; dealer holds JH"
    )
    paid = play(deal_from(words, "snapszer24"), "JH")
    assert paid.points == PerSeat((76, 64))
    assert_settled(paid, DEALER, 1, Ending.PLAYED_OUT, Clause.OUT_3, Clause.OUT_5)


@pytest.mark.parametrize(
    "facts, winner, pays",
    [
        (played_out(58, 62, (5, 5)), FOREHAND, 1),  # 58 and 10 make the goal, 62 or not
        (played_out(50, 70, (5, 5)), DEALER, 1),  # 60 are not the goal: most points
        (played_out(96, 24, (8, 2), last=DEALER), FOREHAND, 1),  # and the 10 count for the loser's 33
        (played_out(97, 23, (8, 2), last=FOREHAND), FOREHAND, 2),
        (played_out(55, 65, (5, 5)), None, 0),
    ],
)
def test_played_out_unclaimed_the_last_trick_bonus_may_make_the_goal_else_most_points_win(facts, winner, pays):  # OUT-4
    paid = settle(PRESETS["snapszli20"], facts)
    assert (paid.winner, paid.game_points) == (winner, pays)
    assert {Clause.OUT_4, Clause.BONUS_1} <= set(paid.clauses)


def test_the_bonus_beats_an_uncalled_66_of_the_opponent():  # OUT-4
    facts = played_out(57, 63, (5, 5), marriages=(0, 20))
    assert settle(PRESETS["snapszli20"], facts).winner is FOREHAND


def test_a_deal_played_out_has_the_usual_value_or_a_fixed_one():  # OUT-5 OUT-6
    facts = played_out(91, 29, (7, 3))
    usual, fixed = settle(PRESETS["bummerl"], facts), settle(PRESETS["schnapsen_casino"], facts)
    assert (usual.game_points, Clause.OUT_5 in usual.clauses) == (2, True)
    assert (fixed.game_points, Clause.OUT_6 in fixed.clauses) == (1, True)


def test_the_last_trick_bonus_counts_in_a_closed_deal_too_where_it_always_counts():  # BONUS-1
    words = (
        "closed by forehand at 15:1/7:1; forehand took 50 in 5; dealer took 7 in 1; "
        "trump S; forehand leads AH; dealer holds QH"
    )
    assert_settled(play(deal_from(words, "snapszli20"), "QH"), FOREHAND, 2, Ending.PLAYED_OUT, Clause.BONUS_1)
    none = house("snapszli20", settlement={"bonus_when": BonusWhen.OPEN_ONLY})
    assert_settled(play(deal_from(words, none), "QH"), DEALER, 2, Ending.PLAYED_OUT, Clause.CLOSE_13)


@pytest.mark.parametrize("rules", ["sixty_six", "santase"])
def test_the_last_trick_bonus_counts_only_where_nobody_closed(rules):  # BONUS-2
    words = "{}; trump S; forehand leads AH; dealer holds QH; {}"
    closed = words.format("closed by forehand at 15:1/7:1", "forehand took 50 in 6; dealer took 7 in 1")
    paid = play(deal_from(closed, rules), "QH").settlement
    assert paid is not None
    assert paid.winner is DEALER
    assert Clause.BONUS_2 not in paid.clauses
    left = words.format("exhausted", "forehand took 42 in 5; dealer took 64 in 6")
    assert_settled(play(deal_from(left, rules), "QH"), FOREHAND, 1, Ending.PLAYED_OUT, Clause.BONUS_2, Clause.OUT_4)


@pytest.mark.parametrize("rules", ["bummerl", "snapszer24"])
def test_a_tie_pays_nothing(rules):  # TIE-1
    paid = settle(PRESETS[rules], played_out(60, 60, (5, 5)))
    assert (paid.winner, paid.game_points) == (None, 0)
    assert Clause.TIE_1 in paid.clauses


def test_a_tie_is_carried_over_and_paid_to_the_winner_of_a_later_deal():  # TIE-2
    rules = PRESETS["snapszer24"]
    once = settle(rules, played_out(60, 60, (6, 6)))
    assert (once.carry, Clause.TIE_2 in once.clauses) == (1, True)
    twice = settle(rules, played_out(60, 60, (6, 6), carry=once.carry))
    assert twice.carry == 2
    won = settle(rules, played_out(70, 50, (6, 6), carry=twice.carry))
    assert (won.winner, won.game_points, won.carry) == (FOREHAND, 3, 0)
    assert Clause.TIE_2 in won.clauses
    assert settle(PRESETS["bummerl"], played_out(60, 60, (5, 5))).carry == 0


def test_a_carried_point_adds_to_whatever_the_deal_pays():  # TIE-2
    deal = deal_from("trump S; forehand took 14 in 1; dealer took 4 in 1; carry 2", "snapszer24")
    assert_settled(play(deal, "1:resign"), FOREHAND, 4, Ending.RESIGNED, Clause.TIE_2)


def test_a_sweep_of_all_five_tricks_of_the_strict_phase_pays_three():  # SWEEP-1
    words = "exhausted; trump S; forehand took 20 in 2; dealer took 87 in 7; dealer leads AH; forehand holds JH"
    swept = deal_from(words, "bummerl")
    assert swept.strict_tricks == PerSeat((0, 4))
    assert_settled(play(swept, "JH"), DEALER, 3, Ending.PLAYED_OUT, Clause.SWEEP_1)


def test_a_sweep_needs_every_trick_of_the_phase_and_a_house_with_the_rule():  # SWEEP-1
    facts = played_out(80, 40, (8, 2), swept=FOREHAND)
    assert settle(PRESETS["bummerl"], facts).game_points == 3
    assert settle(PRESETS["bummerl"], played_out(80, 40, (8, 2))).game_points == 1
    assert settle(PRESETS["snapszer_klub"], facts).game_points == 1


def test_the_closers_opponent_who_sweeps_gets_three_instead_of_the_failed_close():  # SWEEP-1
    words = (
        "closed by forehand at 14:1/{}; trump S; dealer leads AH; forehand took {}; dealer took {}; forehand holds JH"
    )
    swept = deal_from(words.format("15:1", "14 in 1", "60 in 5"), "bummerl")
    assert_settled(play(swept, "JH"), DEALER, 3, Ending.PLAYED_OUT, Clause.SWEEP_1)
    missed = deal_from(words.format("15:1", "21 in 2", "51 in 4"), "bummerl")
    assert_settled(play(missed, "JH"), DEALER, 2, Ending.PLAYED_OUT, Clause.CLOSE_9)


def test_a_closer_who_sweeps_but_stays_short_of_the_goal_has_failed():  # SWEEP-1 CLOSE-13
    words = (
        "closed by forehand at 14:1/34:2; forehand took 44 in 5; dealer took 34 in 2; "
        "trump S; forehand leads AH; dealer holds JH"
    )
    short = play(deal_from(words, "bummerl"), "JH")
    assert short.points[FOREHAND] == 57
    assert_settled(short, DEALER, 2, Ending.PLAYED_OUT, Clause.CLOSE_13)


def test_a_closer_who_sweeps_and_makes_the_goal_gets_three():  # SWEEP-1
    words = (
        "closed by forehand at 15:1/34:2; forehand took 54 in 5; dealer took 34 in 2; "
        "trump S; forehand leads AH; dealer holds JH"
    )
    made = play(deal_from(words, "bummerl"), "JH")
    assert made.points == PerSeat((67, 34))
    assert_settled(made, FOREHAND, 3, Ending.PLAYED_OUT, Clause.SWEEP_1)


def test_a_house_may_ask_for_fewer_tricks_of_a_sweep():  # SWEEP-1
    words = (
        "exhausted; forehand took 44 in 3; dealer took 34 in 2; forehand holds AH AC; dealer holds JH JC; 5 cards each"
    )
    for length, pays in ((2, 3), (3, 1), (None, 1)):
        rules = house("snapszer_klub", settlement={"sweep_value": 3, "sweep_length": length})
        assert_settled(play(deal_from(words, rules), "AH JH AC JC"), FOREHAND, pays, Ending.GOAL)


@pytest.mark.parametrize(
    "mine, pays",
    [("forehand took 40 in 3", 1), ("forehand took 20 in 2", 2), ("forehand took 0 in 0; dealer to lead", 3)],
)
@pytest.mark.parametrize("rules", ["snapszer_klub", "bummerl", "sixty_six"])
def test_resigning_pays_by_the_resigners_own_points_and_tricks(rules, mine, pays):  # RESIGN-1
    deal = deal_from(f"trump S; {mine}; dealer took 14 in 1", rules)
    assert_settled(play(deal, "0:resign"), DEALER, pays, Ending.RESIGNED, Clause.RESIGN_1)


def test_a_pending_marriage_does_not_help_who_resigns():  # RESIGN-1 MARR-4
    deal = deal_from("trump S; forehand declared S; dealer to lead; dealer took 15 in 1", "snapszer_klub")
    assert deal.pending == PerSeat((40, 0))
    assert_settled(play(deal, "0:resign"), DEALER, 3)


def test_either_seat_may_resign_at_any_moment():  # RESIGN-1
    for words in ("trump S", "trump S; forehand leads AH", "closed by forehand", "exhausted"):
        for seat, winner in (("0", DEALER), ("1", FOREHAND)):
            paid = play(deal_from(words), f"{seat}:resign").settlement
            assert paid is not None
            assert paid.winner is winner


CLOSER = "closed by forehand at 20:1/0:0; trump S; forehand took 40 in 3; dealer took 4 in 1; dealer to lead"
OPPONENT = "closed by forehand at 20:1/0:0; trump S; forehand took 20 in 1; dealer took 34 in 2; dealer to lead"


@pytest.mark.parametrize("rules", ["schnapsen_casino", "schnapsen_pagat"])
def test_with_a_closed_talon_resigning_pays_no_less_than_the_close(rules):  # RESIGN-2
    assert_settled(play(deal_from(CLOSER, rules), "0:resign"), DEALER, 3, Ending.RESIGNED, Clause.RESIGN_2)
    assert_settled(play(deal_from(OPPONENT, rules), "1:resign"), FOREHAND, 3, Ending.RESIGNED, Clause.RESIGN_2)


def test_where_the_houses_own_table_says_nothing_of_a_close_it_is_paid_as_it_stands():  # RESIGN-3
    assert_settled(play(deal_from(CLOSER, "snapszer_klub"), "0:resign"), DEALER, 1, Ending.RESIGNED, Clause.RESIGN_3)
    assert_settled(
        play(deal_from(OPPONENT, "snapszer_klub"), "1:resign"), FOREHAND, 1, Ending.RESIGNED, Clause.RESIGN_3
    )
    lifted = house("snapszer_klub", settlement={"resign_closed": ResignClosed.MAX})
    assert_settled(play(deal_from(CLOSER, lifted), "0:resign"), DEALER, 3, Ending.RESIGNED, Clause.RESIGN_2)


def test_every_way_to_end_a_deal_played_out_is_somebodys_rule():  # OUT-1 OUT-2 OUT-3 OUT-4
    assert {rules.settlement.played_out for rules in PRESETS.values()} == set(PlayedOut)
