"""Means, intervals and quantiles, against figures known from elsewhere and by trial."""

from __future__ import annotations

import random

import pytest

from bummerl.lab.figures import mean_per_deal, quantile, share, student

T_TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 8: 2.306, 10: 2.228, 20: 2.086, 60: 2.000, 1000: 1.962}


@pytest.mark.parametrize("degrees, value", T_TABLE.items())
def test_the_quantile_of_students_distribution(degrees: int, value: float):
    assert student(degrees) == pytest.approx(value, rel=0.005)


def test_the_interval_of_pairs_is_students():
    estimate = mean_per_deal([2, 0, 4, 2], [2, 2, 2, 2])  # means of pairs: 1, 0, 2, 1; deviation 0.8165
    assert estimate.mean == 1
    assert estimate.half_width == pytest.approx(3.182 * 0.8165 / 2, rel=0.005)
    assert estimate.samples == 4


def test_pairs_of_different_lengths_weigh_by_their_deals():
    assert mean_per_deal([10, 0], [10, 30]).mean == 0.25


@pytest.mark.parametrize("points", [[], [3.0]])
def test_too_few_pairs_have_no_interval(points: list[float]):
    estimate = mean_per_deal(points, [2] * len(points))
    assert estimate.low is None
    assert estimate.half_width is None
    assert share([1.0] * len(points)).high is None


def test_pairs_that_are_all_alike_have_an_interval_of_no_width_in_points():
    assert mean_per_deal([0, 0, 0], [2, 2, 2]).half_width == 0


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    rng = random.Random(5)
    held = shared = 0
    for _ in range(400):
        pairs = [float(rng.choice([-3, -2, -1, 1, 1, 2, 2, 3]) + rng.choice([-2, -1, 1, 2])) for _ in range(25)]
        estimate = mean_per_deal(pairs, [2] * 25)
        assert estimate.low is not None
        assert estimate.high is not None
        held += estimate.low <= 0.1875 <= estimate.high  # 3/8 and 0, divided by two deals
        wins = [(rng.random() < 0.7) / 2 + (rng.random() < 0.7) / 2 for _ in range(25)]
        won = share(wins)
        assert won.low is not None
        assert won.high is not None
        shared += won.low <= 0.7 <= won.high
    assert 365 <= held <= 395
    assert 360 <= shared <= 397


def test_winning_every_match_does_not_prove_that_one_cannot_lose():
    won = share([1.0] * 10)
    assert won.mean == won.high == 1.0
    assert won.low is not None
    assert 0.6 < won.low < 0.8
    lost = share([0.0] * 10)
    assert lost.low == pytest.approx(0.0)
    assert lost.high == pytest.approx(1 - won.low)


def test_a_share_stays_between_nothing_and_all():
    estimate = share([1.0] * 19 + [0.5])
    assert estimate.high == 1.0


@pytest.mark.parametrize("part, value", [(0.0, 1), (0.5, 50), (0.99, 99), (0.991, 100), (1.0, 100)])
def test_a_quantile_is_a_value_that_occurred(part: float, value: int):
    assert quantile(range(1, 101), part) == value


def test_the_quantile_of_nothing_is_nothing():
    assert quantile([], 0.99) == 0
