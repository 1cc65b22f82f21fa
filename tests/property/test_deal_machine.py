"""The two-handed machine keeps every promise of the conformance suite, under random rulesets and under each preset."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import OPTIONS, contradictions
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.testing import seeded_play
from bummerl.rules.testing.arbitraries import plays, rulesets
from bummerl.rules.testing.conformance import CHECKS

TRIES = settings().max_examples
CHECK = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)


@CHECK
@given(play=plays())
def test_the_machine_conforms_under_random_rulesets(check, play):
    check(play)


@CHECK
@settings(max_examples=2 * TRIES)
@given(play=plays(st.sampled_from(list(PRESETS.values()))))
def test_the_machine_conforms_under_the_presets(check, play):
    check(play)


@pytest.mark.long
@CHECK
@settings(max_examples=10 * TRIES)
@given(play=plays())
def test_the_machine_conforms_under_many_more_random_rulesets(check, play):
    check(play)


@given(rulesets())
def test_random_rulesets_hold_together(rules):
    assert contradictions(rules) == ()


def test_random_rulesets_vary_every_option():
    seen: dict[str, set[object]] = {option.name: set() for option in OPTIONS}

    @settings(max_examples=200)
    @given(rulesets())
    def look(rules):
        for option in OPTIONS:
            seen[option.name].add(option.of(rules))

    look()
    assert not [name for name, values in seen.items() if len(values - {None}) < 2]


@pytest.mark.parametrize("name", PRESETS)
def test_random_play_under_every_preset_comes_to_its_ends(name):
    endings = set()
    for seed in range(60):
        play = seeded_play(PRESETS[name], seed)
        paid = play.state.settlement
        assert paid is not None
        endings.add(paid.ending)
    assert Ending.GOAL in endings
    assert Ending.PLAYED_OUT in endings


@given(play=plays())
def test_what_everybody_knows_of_a_hand_is_true(play):
    for state in play.states:
        for seat in Seat.of(2):
            assert state.known[seat] & ~state.hands[seat] == 0
            assert state.excluded[seat] & state.hands[seat] == 0
            assert state.known[seat] & state.excluded[seat] == 0
