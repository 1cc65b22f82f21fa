"""Bots: they play legally under all rules, depend on nothing but view, clock and generator, and keep their budgets."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.engine.bots import BOTS, DEFAULT_BOT, BadBotSpec, BadBudget, Bot, Clock, make_bot, next_action, play_deal
from bummerl.engine.bots.kati import LEVELS, KatiBot
from bummerl.engine.bots.memory import Faults, forgotten, imagined_worlds, miscounted
from bummerl.engine.bots.pimc import PimcBot
from bummerl.engine.bots.simple import GreedyBot, RandomBot
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Claim, Close, Exchange, Lead
from bummerl.rules.deal import apply, legal_actions, start
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.testing import deal_from
from bummerl.rules.testing.arbitraries import rulesets
from bummerl.rules.view import View, view

FEW = Clock(worlds=2)
ALL_SPECS = ["random", "greedy", "pimc:worlds=2", *(f"kati:{level}" for level in LEVELS)]


def played(rules, first, second, seed, clock=FEW):
    order = list(rules.pack.cards)
    random.Random(seed).shuffle(order)
    bots = PerSeat((make_bot(first), make_bot(second)))
    rngs = PerSeat((random.Random(seed), random.Random(seed + 1)))
    return play_deal(start(rules, order), bots, rngs, PerSeat((clock, clock)))


# --- every bot, every house


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("spec", ALL_SPECS)
def test_every_bot_plays_a_deal_of_every_preset_to_its_end(spec, name):
    end = played(preset(name), spec, "greedy", 3)
    assert end.settlement is not None
    assert end.settlement.ending is not Ending.WRONG_CLAIM


@pytest.mark.parametrize("spec", ["random", "greedy", "kati:1", "kati:4"])
@settings(max_examples=10)
@given(rules=rulesets(), seed=st.integers(0, 2**32 - 1))
def test_bots_play_any_house_rules(spec, rules, seed):
    if len(rules.pack.cards) > 24 and spec.startswith("kati"):
        return
    end = played(rules, "random", "greedy" if spec == "random" else "random", seed)
    assert end.settlement is not None


# --- what they depend on


@pytest.mark.parametrize("spec", ALL_SPECS)
def test_the_same_view_clock_and_seed_give_the_same_choice(spec):
    deal = deal_from("trump S; talon 4; forehand to lead", "schnapsen_pagat")
    bot = make_bot(spec)
    choices = {bot.choose(view(deal, Seat.FOREHAND), FEW, random.Random(9)) for _ in range(3)}
    assert len(choices) == 1
    assert choices < set(legal_actions(deal, Seat.FOREHAND))


@pytest.mark.parametrize("spec", ALL_SPECS)
def test_hidden_cards_change_no_choice(spec):
    """The same view in another world: the other hand and the talon have changed places."""
    deal = deal_from("trump S; talon 4; forehand to lead", "schnapsen_pagat")
    seen = view(deal, Seat.FOREHAND)
    worlds = WorldSet(seen)
    bot = make_bot(spec)
    chosen = {
        bot.choose(view(state, Seat.FOREHAND), FEW, random.Random(4))
        for state in worlds.states(worlds.sample(4, random.Random(1)))
    }
    assert len(chosen) == 1


def test_a_view_holds_no_state_that_a_bot_could_look_at():
    assert "state" not in {item.name for item in fields(View)}


# --- claims and interjections


@pytest.mark.parametrize("spec", ["random", "greedy", "pimc:worlds=2", "kati:1", "kati:6"])
def test_a_right_claim_is_made_at_once(spec):
    deal = deal_from(
        "exhausted; trump S; 2 cards each; forehand took 70 in 6; dealer took 20 in 2; forehand to lead",
        "schnapsen_pagat",
    )
    assert make_bot(spec).choose(view(deal, Seat.FOREHAND), FEW, random.Random(1)) == Claim()


@pytest.mark.parametrize("spec", ["random", "greedy", "pimc:worlds=2", "kati:1", "kati:6"])
def test_nobody_claims_what_he_has_not(spec):
    deal = deal_from(
        "exhausted; trump S; 2 cards each; forehand took 60 in 6; dealer took 30 in 2; forehand to lead",
        "schnapsen_pagat",
    )
    assert make_bot(spec).choose(view(deal, Seat.FOREHAND), FEW, random.Random(1)) != Claim()


@pytest.mark.parametrize("spec", ["greedy", "pimc:worlds=2", "kati:2", "kati:6"])
def test_a_close_is_answered_with_the_exchange(spec):  # EXCH-6
    deal = deal_from(
        "closed by forehand; trump S; forehand to lead; dealer holds 9S AH; forehand took 30 in 2; dealer took 14 in 1",
        "sixty_six",
    )
    seen = view(deal, Seat.SECOND)
    assert Exchange() in seen.legal
    assert make_bot(spec).interject(seen, FEW, random.Random(1)) == Exchange()


def test_the_table_asks_the_other_seat_first():
    deal = deal_from(
        "closed by forehand; trump S; forehand to lead; dealer holds 9S AH; forehand took 30 in 2; dealer took 14 in 1",
        "sixty_six",
    )
    bots: PerSeat[Bot] = PerSeat((GreedyBot(), GreedyBot()))
    rngs = PerSeat((random.Random(1), random.Random(2)))
    assert next_action(deal, bots, PerSeat((FEW, FEW)), rngs) == (Seat.SECOND, Exchange())


def test_a_deal_that_is_over_has_no_next_action():
    end = played(preset("bummerl"), "random", "random", 1)
    bots: PerSeat[Bot] = PerSeat((RandomBot(), RandomBot()))
    with pytest.raises(ValueError, match="over"):
        next_action(end, bots, PerSeat((FEW, FEW)), PerSeat((random.Random(1), random.Random(2))))


# --- budgets


@pytest.mark.parametrize("limit", ["seconds", "nodes", "worlds"])
@pytest.mark.parametrize("value", [0, -1, 10**15, float("nan"), float("inf")])
def test_a_budget_of_nothing_or_beyond_sense_is_refused(limit, value):
    with pytest.raises(BadBudget) as caught:
        Clock(**{limit: value})
    assert caught.value.limit == limit


def test_a_clock_without_limits_is_none():
    assert Clock() == Clock(seconds=None, nodes=None, worlds=None)


def test_pimc_looks_at_no_more_worlds_than_the_clock_allows(monkeypatch):
    looked = []
    sample = WorldSet.sample

    def counting(self, size, rng):
        looked.append(size)
        return sample(self, size, rng)

    monkeypatch.setattr(WorldSet, "sample", counting)
    deal = deal_from("trump S; talon 4; forehand to lead", "schnapsen_casino")
    PimcBot(worlds=50).choose(view(deal, Seat.FOREHAND), Clock(worlds=7), random.Random(1))
    assert looked == [7]


def test_pimc_under_a_node_limit_still_chooses():
    deal = deal_from("trump S; talon 8; forehand to lead", "schnapsen_casino")
    seen = view(deal, Seat.FOREHAND)
    assert PimcBot(worlds=20).choose(seen, Clock(nodes=100), random.Random(1)) in seen.legal


# --- specs


@pytest.mark.parametrize("spec", [*ALL_SPECS, "pimc:worlds=100", "pimc:worlds=5,seconds=0.5"])
def test_a_bot_can_be_made_again_from_its_spec(spec):
    bot = make_bot(spec)
    assert isinstance(bot, Bot)
    assert make_bot(bot.spec).spec == bot.spec


def test_the_default_bot_exists():
    assert make_bot(DEFAULT_BOT).spec


def test_kati_without_a_level_is_the_strongest():
    assert make_bot("kati").spec == f"kati:{max(LEVELS)}"


@pytest.mark.parametrize(
    "spec",
    ["", "nobody", "kati:0", "kati:7", "kati:x", "kati:level", "greedy:3", "random:worlds=3", "pimc:worlds=0",
     "pimc:worlds=-3", "pimc:worlds=x", "pimc:seconds=0", "pimc:3", "pimc:worlds=2,worlds=3", "kati:worlds=3",
     "pimc:="],
)  # fmt: skip
def test_a_spec_of_no_bot_is_refused(spec):
    with pytest.raises(BadBotSpec) as caught:
        make_bot(spec)
    assert caught.value.spec == spec


def test_a_name_nearly_right_is_suggested():
    with pytest.raises(BadBotSpec) as caught:
        make_bot("gready")
    assert caught.value.suggestions[0] == "greedy"


def test_there_are_six_levels_of_kati_and_four_other_bots():
    assert list(LEVELS) == [1, 2, 3, 4, 5, 6]
    assert set(BOTS) == {"random", "greedy", "pimc", "kati"}
    with pytest.raises(ValueError, match="levels"):
        KatiBot(9)


# --- faults


def old_deal():
    rules = preset("schnapsen_casino")
    order = list(rules.pack.cards)
    random.Random(8).shuffle(order)
    state = start(rules, order)
    rng = random.Random(3)
    while state.trick_number < 4 or state.led is not None:
        mover = state.to_move
        assert mover is not None
        state = apply(
            state, mover, rng.choice([a for a in legal_actions(state, mover) if not isinstance(a, Close)])
        ).state
    return state


def test_what_is_forgotten_was_played_in_old_tricks():
    seen = view(old_deal(), Seat.FOREHAND)
    old = {card for trick in seen.history[:-2] for card in (trick.lead, trick.reply)}
    lost = forgotten(seen, Faults(forget=1.0, recent=2), random.Random(1))
    assert set(lost) == old
    assert not forgotten(seen, Faults(), random.Random(1))


def test_forgotten_cards_turn_up_in_imagined_worlds_and_nothing_seen_is_dealt_twice():
    seen = view(old_deal(), Seat.FOREHAND)
    fitting = WorldSet(seen)
    worlds = imagined_worlds(seen, fitting, 60, Faults(forget=0.5), random.Random(2))
    gone = seen.gone.bits
    assert any(int(hand) & gone for hand in worlds.opponent)
    assert worlds.talon is not None
    for hand, down in zip(worlds.opponent.tolist(), worlds.talon.tolist(), strict=True):
        assert hand.bit_count() == seen.counts[Seat.SECOND]
        assert not hand & seen.hand.bits
        assert all(not hand >> card & 1 for card in down)
        assert len(set(down)) == fitting.face_down


def test_a_faultless_memory_imagines_only_what_fits():
    seen = view(old_deal(), Seat.FOREHAND)
    fitting = WorldSet(seen)
    worlds = imagined_worlds(seen, fitting, 20, Faults(), random.Random(2))
    assert all(not int(hand) & seen.gone.bits for hand in worlds.opponent)


def test_miscounted_points_never_end_the_deal_and_faultless_ones_are_right():
    state = old_deal()
    for seed in range(50):
        believed = miscounted(state, Faults(miscount=30.0), random.Random(seed))
        assert all(0 <= points < state.tables.goal for points in believed.points)
    assert miscounted(state, Faults(), random.Random(1)) is state


def test_weaker_levels_have_larger_faults():
    for weaker, stronger in ((1, 2), (2, 3), (3, 4), (4, 5)):
        a, b = LEVELS[weaker].faults, LEVELS[stronger].faults
        assert (a.forget, a.miscount, a.closing, a.grain) > (b.forget, b.miscount, b.closing, b.grain)
        assert LEVELS[weaker].worlds <= LEVELS[stronger].worlds


def test_an_eager_closer_closes_where_a_sober_one_does_not():
    deal = deal_from("trump S; talon 4; forehand to lead", "schnapsen_casino")
    seen = view(deal, Seat.FOREHAND)
    bot = KatiBot(1)
    assert Close() in seen.legal
    chosen = [bot.choose(seen, FEW, random.Random(seed)) for seed in range(30)]
    assert all(isinstance(action, Lead | Close | Exchange) for action in chosen)
