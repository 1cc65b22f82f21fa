"""The native deal machine walks in step with the Python rules, and back again to the same bytes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.engine import native
from bummerl.engine.native import Walk, action_of, code_of, position_numbers, stock_numbers
from bummerl.rules.actions import CLAIM, RESIGN
from bummerl.rules.deal import legal_actions
from bummerl.rules.presets import PRESETS
from bummerl.rules.seats import SEATS
from bummerl.rules.testing import seeded_play
from bummerl.rules.testing.arbitraries import plays

TRIES = settings().max_examples


def walk_in_step(play):
    """Forward through a deal and back: every state the same, every action taken back leaves the same bytes."""
    walk = Walk(play.states[0])
    memories = []
    for place, state in enumerate(play.states):
        assert list(walk.numbers()) == position_numbers(state)
        for seat in SEATS[:2]:
            assert walk.legal(seat) == legal_actions(state, seat)
        memories.append(walk.memory())
        if state.settlement is None:
            steps_aside(walk, state)
        if place < len(play.steps):
            walk.make(*play.steps[place])
    for memory in reversed(memories[:-1]):
        walk.unmake()
        assert walk.memory() == memory


def steps_aside(walk, state):
    """Every legal action of both seats, and giving up, taken and taken back."""
    before = walk.memory()
    for seat in SEATS[:2]:
        for action in [*legal_actions(state, seat), RESIGN]:
            walk.make(seat, action)
            assert walk.memory() != before
            walk.unmake()
            assert walk.memory() == before


@pytest.mark.parametrize("name", PRESETS)
def test_both_machines_walk_in_step_under_every_preset(name):
    for seed in range(10):
        walk_in_step(seeded_play(PRESETS[name], seed))


@pytest.mark.full
@given(play=plays())
def test_both_machines_walk_in_step_under_random_rulesets(play):
    walk_in_step(play)


@pytest.mark.full
@settings(max_examples=10 * TRIES)
@given(play=plays())
def test_both_machines_walk_in_step_under_many_more_random_rulesets(play):
    walk_in_step(play)


@pytest.mark.full
@settings(max_examples=max(5_000, TRIES))
@given(play=plays())
def test_both_machines_walk_in_step_under_thousands_of_random_rulesets(play):
    walk_in_step(play)


@pytest.mark.full
@given(play=plays(finished=False), data=st.data())
def test_a_walk_may_begin_at_any_moment(play, data):
    place = data.draw(st.integers(0, len(play.states) - 1))
    walk = Walk(play.states[place])
    for state, step in zip(play.states[place:], play.steps[place:], strict=False):
        assert list(walk.numbers()) == position_numbers(state)
        walk.make(*step)
    assert list(walk.numbers()) == position_numbers(play.state)


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing():
    state = seeded_play(PRESETS["schnapsen_casino"], 1).states[0]
    walk = Walk(state)
    before = walk.memory()
    with pytest.raises(native.EngineError) as refused:
        walk.make(SEATS[0], CLAIM)  # CLAIM-1: by itself
    assert refused.value.code == "illegal"
    assert walk.memory() == before


def test_nothing_done_cannot_be_taken_back():
    walk = Walk(seeded_play(PRESETS["schnapsen_casino"], 1).states[0])
    with pytest.raises(native.EngineError) as refused:
        walk.unmake()
    assert refused.value.code == "illegal"


def test_every_action_has_a_code_of_its_own():
    codes = [code for code in range(128) if code not in (3, *range(11, 32))]
    actions = [action_of(code) for code in codes]
    assert [code_of(action) for action in actions] == codes
    assert len(set(actions)) == len(codes)
    for code in (3, 11, 31, 128, -1):
        with pytest.raises(native.EngineError):
            action_of(code)


def test_the_core_and_its_face_name_the_same_numbers():
    core = native.core()
    state = seeded_play(PRESETS["bummerl"], 1).states[0]
    assert len(core.POSITION_NAMES) == len(position_numbers(state))
    assert len(core.RULE_NAMES) == len(native.rule_numbers(state.ruleset))
    assert len(stock_numbers(state)) == len(state.stock)
    for enum, names in native.enum_orders():
        assert [member.name for member in enum] == list(names)
