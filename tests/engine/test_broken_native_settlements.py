"""The native machine settles as the Python machine does where sweeps, knocks and bids meet."""

from __future__ import annotations

import random

import pytest

from bummerl.engine.native import Walk, position_numbers
from bummerl.rules.actions import Claim
from bummerl.rules.deal import all_actions, apply, start
from bummerl.rules.ruleset import ClaimTiming
from bummerl.rules.testing import house

HOUSES = {
    "short sweep": house("bummerl", settlement={"sweep_value": 3, "sweep_length": 2}),
    "small sweep": house("bummerl", settlement={"sweep_value": 1, "sweep_length": 1}),
    "sweep, low goal": house("bummerl", claiming={"goal": 20}),
    "knock, low goal": house("knock_snapszli", claiming={"goal": 20}),
    "bid, marriages at once": house("mszsz", marriage={"needs_trick": False}, claiming={"goal": 20}),
    "announced by itself": house("snapszer24", claiming={"timing": ClaimTiming.AUTOMATIC, "goal": 30}),
}


@pytest.mark.parametrize("rules", HOUSES.values(), ids=HOUSES)
def test_both_machines_settle_alike(rules):  # SWEEP-1, KNOCK-2, BID-3, CLAIM-1
    chance = random.Random(66)
    cards = list(rules.pack.cards)
    for _ in range(150):
        chance.shuffle(cards)
        state = start(rules, cards)
        walk = Walk(state)
        while state.settlement is None:
            offered = all_actions(state)
            rarely = [0.02 if isinstance(action, Claim) else 1.0 for _, action in offered]
            seat, action = chance.choices(offered, rarely)[0]
            state = apply(state, seat, action).state
            walk.make(seat, action)
            assert list(walk.numbers()) == position_numbers(state), action
