"""The solver and the plain Python twin agree: value and every action, over presets and random rulesets.

Positions are the ends of deals played at random, taken backwards as far as the twin gets with its budget of actions.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.engine import native
from bummerl.engine.native import EngineError
from bummerl.engine.solver import Method, NodeLimitReached, solve, utility_of, value
from bummerl.engine.twin import Twin
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.state import Stage
from bummerl.rules.testing import house, seeded_play
from bummerl.rules.testing.arbitraries import plays
from tests.differential.endings import UTILITIES, assert_agrees, judged, small_house

TRIES = settings().max_examples
METHODS = list(Method)

SWEEPS = {
    "phase two swept": house("bummerl", settlement={"sweep_value": 4}, claiming={"goal": 40}),
    "a sweep pays little": house("bummerl", settlement={"sweep_value": 1}),
    "short sweep": house("bummerl", settlement={"sweep_value": 3, "sweep_length": 2}),
    "waiting for the last trick": house("snapszli20", settlement={"played_out_value": 4}),
}
"""Houses in which somebody who has the goal may do better not to say so (docs/engine.md, "Claiming in the search")."""


def compare(states, nodes, *, seed=0):
    """The positions of a deal by the best method and, turn by turn, by another; how many there were."""
    count = 0
    for case in judged(states, nodes):
        seat = SEATS[(seed + count) % 2]
        assert_agrees(case, seat=seat)
        assert_agrees(case, seat=seat, method=METHODS[1 + (seed + count) % 3])
        count += 1
    return count


def compare_utilities(states, nodes, *, seed=0):
    names = list(UTILITIES)
    utility, seat = UTILITIES[names[1 + seed % (len(names) - 1)]], SEATS[seed // 5 % 2]
    count = 0
    for case in judged(states, nodes, utility=utility, seat=seat):
        assert_agrees(case, utility=utility, seat=seat)
        count += 1
    return count


# --- presets ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_endings_of_every_preset_have_the_twins_values(name):
    count = sum(compare(seeded_play(PRESETS[name], seed).states, 800, seed=seed) for seed in range(3))
    assert count >= 8


@pytest.mark.parametrize("name", PRESETS)
def test_open_talons_of_small_packs_have_the_twins_values(name):
    rules = small_house(PRESETS[name])
    cases = [case for seed in range(3) for case in judged(seeded_play(rules, seed).states, 1200)]
    for case in cases:
        assert_agrees(case)
    assert Stage.OPEN in {case.state.stage for case in cases}


@pytest.mark.parametrize("name", PRESETS)
def test_utilities_of_any_shape_have_the_twins_values(name):
    assert sum(compare_utilities(seeded_play(PRESETS[name], seed).states, 400, seed=seed) for seed in range(4)) >= 8


@pytest.mark.parametrize("name", SWEEPS)
def test_claims_that_had_better_wait_are_left_to_the_search(name):  # SWEEP-1, CLAIM-4
    assert sum(compare(seeded_play(SWEEPS[name], seed).states, 800, seed=seed) for seed in range(3)) >= 8


@pytest.mark.full
@pytest.mark.parametrize("name", PRESETS)
def test_many_more_endings_of_every_preset_have_the_twins_values(name):
    for seed in range(100, 110):
        compare(seeded_play(PRESETS[name], seed).states, 4_000, seed=seed)
        compare_utilities(seeded_play(PRESETS[name], seed).states, 2_000, seed=seed)


@pytest.mark.full
@pytest.mark.parametrize("name", PRESETS)
def test_thousands_of_endings_of_every_preset_have_the_twins_values(name):
    count = 0
    for seed in range(1_000, 1_040):
        states = seeded_play(PRESETS[name], seed).states
        count += compare(states, 20_000, seed=seed) + compare_utilities(states, 10_000, seed=seed)
    print(f"{name}: {count} positions")
    assert count > 400


@pytest.mark.full
@pytest.mark.parametrize("name", PRESETS)
def test_whole_deals_of_small_packs_have_the_twins_values(name):
    rules = small_house(PRESETS[name])
    count = sum(compare(seeded_play(rules, seed).states, 60_000, seed=seed) for seed in range(10))
    print(f"{name}, small pack: {count} positions")
    assert count > 60


# --- random rulesets ----------------------------------------------------------------------------------------------


@pytest.mark.full
@given(play=plays(finished=True), seed=st.integers(0, 59))
def test_random_rulesets_have_the_twins_values(play, seed):
    compare(play.states, 500, seed=seed)


@pytest.mark.full
@given(play=plays(finished=True), seed=st.integers(0, 59))
def test_random_rulesets_have_the_twins_values_under_any_utility(play, seed):
    compare_utilities(play.states, 300, seed=seed)


@pytest.mark.full
@settings(max_examples=3 * TRIES)
@given(play=plays(finished=True), seed=st.integers(0, 59))
def test_many_more_random_rulesets_have_the_twins_values(play, seed):
    compare(play.states, 1_500, seed=seed)


@pytest.mark.full
@settings(max_examples=max(TRIES, 3_000))
@given(play=plays(finished=True), seed=st.integers(0, 59))
def test_thousands_of_random_rulesets_have_the_twins_values(play, seed):
    compare(play.states, 2_000, seed=seed)
    compare_utilities(play.states, 1_000, seed=seed)


# --- limits and errors --------------------------------------------------------------------------------------------


def middle(name, tricks, nth=0):
    """A position from the middle of a deal: the nth deal of random play in which so many tricks were won openly."""
    found = 0
    for seed in range(200):
        for state in seeded_play(PRESETS[name], seed).states:
            if state.settlement is None and state.closing is None and state.trick_number == tricks:
                if found == nth:
                    return state
                found += 1
                break
    raise AssertionError(f"{name}: no such deal")


MIDDLES = pytest.mark.parametrize(
    "name, tricks", [("schnapsen_casino", 1), ("bummerl", 2), ("mszsz", 2), ("snapszli20_loose", 7)]
)
"""By the quick solver and, the last, by the general one."""


@MIDDLES
def test_the_same_question_takes_the_same_nodes_whatever_was_asked_before(name, tricks):
    state, other = middle(name, tricks), middle(name, tricks, nth=1)
    first = solve(state)
    solve(other)
    value(other)
    assert solve(state) == first


@MIDDLES
def test_a_node_limit_is_kept_to_the_node(name, tricks):
    state = middle(name, tricks)
    whole = solve(state)
    assert whole.nodes > 20
    assert solve(state, node_limit=whole.nodes) == whole
    for limit in (1, whole.nodes // 2, whole.nodes - 1):
        with pytest.raises(NodeLimitReached) as refused:
            solve(state, node_limit=limit)
        assert (refused.value.code, refused.value.limit) == ("limit", limit)
    assert solve(state) == whole, "a search cut short leaves nothing behind"


@pytest.mark.parametrize("limit", [0, -1])
def test_a_node_limit_that_allows_nothing_is_refused(limit):
    with pytest.raises(EngineError) as refused:
        solve(middle("bummerl", 3), node_limit=limit)
    assert refused.value.code == "limit"


def test_a_deal_that_is_over_is_refused():
    with pytest.raises(EngineError) as refused:
        solve(seeded_play(preset("bummerl"), 1).state)
    assert refused.value.code == "position"


@pytest.mark.parametrize("table", [[0.0] * 24, [0.0] * 26, [float("nan")] * 25, [float("inf")] * 25])
def test_a_utility_of_the_wrong_size_or_without_numbers_is_refused(table):
    with pytest.raises(EngineError) as refused:
        solve(middle("bummerl", 3), utility=table)
    assert refused.value.code == "utility"


def test_a_utility_too_short_for_what_the_deal_can_pay_is_refused():
    state = middle("mszsz", 3)._replace(carry=12)
    with pytest.raises(EngineError) as refused:
        value(state, utility=utility_of(float))
    assert refused.value.code == "utility"
    assert abs(value(state)) >= 12, "without a table there is room for any"


def test_every_defect_of_an_impossible_position_is_named():
    state = middle("bummerl", 3)
    twice = state._replace(
        hands=state.hands.set(Seat.FOREHAND, state.hands[1]), tricks=state.tricks.set(Seat.FOREHAND, 30)
    )
    with pytest.raises(EngineError) as refused:
        solve(twice)
    assert refused.value.code == "position"
    assert refused.value.message.count(";") + refused.value.message.count(",") >= 1, refused.value.message


def last_judged(name):
    """A position near the end of a deal."""
    return [case.state for case in judged(seeded_play(PRESETS[name], 2).states, 800)][-1]


def test_without_the_core_the_twin_answers_the_same(monkeypatch):
    state = last_judged("bummerl")
    with_core = solve(state)
    monkeypatch.setattr(native, "AVAILABLE", False)
    without = solve(state)
    assert replace(without, nodes=0) == replace(with_core, nodes=0)
    assert value(state) == with_core.value
    with pytest.raises(NodeLimitReached):
        solve(state, node_limit=1)


def test_the_twin_forgetting_everything_answers_the_same():
    state = last_judged("snapszer_klub")
    forgetful, usual = Twin(float, remember=False), Twin(float)
    assert forgetful.value(state) == usual.value(state)
    assert forgetful.nodes > usual.nodes
