"""Match equity: the sums of the formula, and what they make of a deal's results."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.engine.equity import FURTHEST, BadScore, Equity, Passing, equity_of, utility_at
from bummerl.engine.solver import REACH
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.testing import house

ALTERNATE = Passing(loser_leads=False, tie_keeps=False)
LOSER_LEADS = Passing(loser_leads=True, tie_keeps=True)


def distributions():
    points = st.sampled_from([-6, -3, -2, -1, 1, 2, 3, 6])
    decided = st.dictionaries(points, st.floats(0.05, 1.0), min_size=1)
    return st.builds(lambda some, tie: {**some, 0: tie}, decided, st.floats(0.0, 0.3))


def passings():
    return st.builds(Passing, st.booleans(), st.booleans())


@given(spread=distributions(), passing=passings(), own=st.integers(1, 11), other=st.integers(1, 11))
def test_the_chances_of_both_players_add_up_to_one(spread, passing, own, other):
    equity = Equity(spread, passing)
    for leads in (True, False):
        both = equity.chance(own, other, leads=leads) + equity.chance(other, own, leads=not leads)
        assert both == pytest.approx(1.0)


@given(spread=distributions(), passing=passings(), own=st.integers(1, 10), other=st.integers(1, 11))
def test_needing_less_is_never_worse(spread, passing, own, other):
    equity = Equity(spread, passing)
    for leads in (True, False):
        assert equity.chance(own, other, leads=leads) >= equity.chance(own + 1, other, leads=leads) - 1e-12


@given(spread=distributions(), passing=passings(), own=st.integers(1, 9), other=st.integers(1, 9))
def test_a_chance_is_the_mean_of_the_chances_after_the_deal(spread, passing, own, other):
    equity = Equity(spread, passing)
    total = sum(spread.values())
    for led in (True, False):
        sign = 1 if led else -1
        mean = sum(share / total * equity.after(own, other, sign * points, led=led) for points, share in spread.items())
        assert equity.chance(own, other, leads=led) == pytest.approx(mean)


def test_two_needing_one_game_point_toss_a_coin_of_the_deal():
    equity = Equity({3: 0.6, -2: 0.4}, ALTERNATE)
    assert equity.chance(1, 1, leads=True) == pytest.approx(0.6)
    assert equity.chance(1, 1, leads=False) == pytest.approx(0.4)


def test_alternating_leads_even_out_over_two_deals():
    equity = Equity({1: 0.7, -1: 0.3}, ALTERNATE)
    lead_first = 0.7 * (0.3 + 0.7 * 0.7) + 0.3 * (0.3 * 0.7)
    assert equity.chance(2, 2, leads=True) == pytest.approx(lead_first)


def test_where_the_winner_deals_the_loser_leads():
    equity = Equity({1: 0.7, -1: 0.3}, LOSER_LEADS)
    lead_first = 0.7 * (0.3 + 0.7 * 0.7) + 0.3 * (0.7 * 0.3)
    assert equity.chance(2, 2, leads=True) == pytest.approx(lead_first)


def test_simulated_matches_are_won_as_often_as_the_table_says():
    spread = {3: 0.2, 2: 0.2, 1: 0.12, 0: 0.05, -1: 0.1, -2: 0.18, -3: 0.15}
    equity = Equity(spread, LOSER_LEADS)
    rng = random.Random(11)
    matches, won = 20_000, 0
    for _ in range(matches):
        need, leads = [4, 6], True
        while min(need) > 0:
            points = rng.choices(list(spread), list(spread.values()))[0]
            mine = points if leads else -points
            if mine > 0:
                need[0], leads = need[0] - mine, False
            elif mine < 0:
                need[1], leads = need[1] + mine, True
        won += need[0] <= 0
    share = won / matches
    assert abs(share - equity.chance(4, 6, leads=True)) < 4 * (0.25 / matches) ** 0.5


@pytest.mark.parametrize("score", [(0, 3), (3, 0), (-1, 2), (FURTHEST + 1, 3)])
def test_a_score_from_which_nobody_plays_is_refused(score):
    with pytest.raises(BadScore):
        equity_of(preset("bummerl")).chance(*score, leads=True)
    with pytest.raises(BadScore):
        utility_at(preset("bummerl"), PerSeat(score), Seat.FOREHAND)


@pytest.mark.parametrize("spread", [{}, {1: -0.5, -1: 1.0}, {0: 1.0}])
def test_what_is_no_distribution_is_refused(spread):
    with pytest.raises(ValueError):
        Equity(spread, ALTERNATE)


@pytest.mark.parametrize("target", [7, 9, 11])
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_an_equity_for_every_target(name, target):
    equity = equity_of(preset(name))
    even = (equity.chance(target, target, leads=True) + equity.chance(target, target, leads=False)) / 2
    assert even == pytest.approx(0.5)
    assert 0.9 < equity.chance(1, target, leads=False) < 1.0 or target == 7


def test_house_rules_get_the_equity_of_the_rules_most_like_them():
    rules = house("sixty_six", closing={"min_talon": 4})
    assert 0.0 < equity_of(rules).chance(3, 5, leads=True) < 1.0


def test_the_worths_of_the_two_seats_are_opposite():
    for own, other in product((1, 3, 7), repeat=2):
        forehand = utility_at(preset("bummerl"), PerSeat((own, other)), Seat.FOREHAND)
        dealer = utility_at(preset("bummerl"), PerSeat((own, other)), Seat.SECOND)
        assert forehand is not None
        assert dealer is not None
        assert forehand == pytest.approx([-worth for worth in reversed(dealer)])


def test_a_player_who_needs_one_game_point_cares_for_no_more():
    worths = utility_at(preset("bummerl"), PerSeat((1, 5)), Seat.FOREHAND)
    assert worths is not None
    assert worths[REACH + 1] == worths[REACH + 2] == worths[REACH + 3] == 1.0
    assert worths[REACH - 1] > worths[REACH - 2] > worths[REACH - 3]


def test_without_a_score_game_points_count():
    assert utility_at(preset("bummerl"), None, Seat.FOREHAND) is None
