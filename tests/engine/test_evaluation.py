"""What plays are worth, and what is promised about the figures."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bummerl.engine.bots import BadBudget
from bummerl.engine.evaluation import Method, evaluate, plays_of
from bummerl.engine.solver import solve, solve_worlds, utility_of
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Claim, Close, Exchange, Follow, Lead
from bummerl.rules.deal import advance, legal_actions, start
from bummerl.rules.presets import preset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.testing import deal_from
from bummerl.rules.testing.arbitraries import plays
from bummerl.rules.view import view

RULES = preset("schnapsen_casino")
LAST_LEAD = deal_from("trump S; talon 2; forehand to lead", RULES)
LAST_REPLY = deal_from("trump S; talon 2; dealer leads QH", RULES)
THREE_DOWN = deal_from("trump S; talon 4; forehand to lead", RULES)
EXHAUSTED = deal_from("exhausted; trump S; forehand leads QH; dealer holds AH JS", RULES)


def whole(state, seat):
    """The state as a world of its seat's view, with the whole stock in it."""
    return WorldSet(view(state, seat)).any_state()


def lead_order():
    order = list(RULES.pack.cards)
    random.Random(2).shuffle(order)
    return order


@given(play=plays(finished=False, resigning=False))
@settings(max_examples=30)
def test_every_legal_action_begins_a_play_and_every_play_is_legal(play):
    state = play.state
    assert state.to_move is not None
    found = plays_of(state, state.to_move)
    assert {each[0] for each in found} == set(legal_actions(state, state.to_move))
    for each in found:
        after = state
        for action in each:
            assert action in legal_actions(after, state.to_move)
            after = advance(after, state.to_move, action)
        assert isinstance(each[-1], Lead | Follow | Claim) or after.settlement is not None


def test_with_nothing_hidden_the_worths_are_the_solvers():
    seen = view(EXHAUSTED, Seat.SECOND)
    found = evaluate(seen)
    exact = {each.action: each.value for each in solve(whole(EXHAUSTED, Seat.SECOND)).of(Seat.SECOND)}
    assert {each.play[0]: each.value for each in found.plays} == exact
    assert all(each.method is Method.OPEN_CARDS for each in found.plays)
    assert found.exact


def test_an_answer_before_the_last_draw_is_the_mean_over_the_worlds():
    seen = view(LAST_REPLY, Seat.FOREHAND)
    fitting = WorldSet(seen)
    means = solve_worlds(fitting.any_state(), Seat.FOREHAND, fitting.all()).means()
    found = evaluate(seen)
    assert [each.value for each in found.plays] == pytest.approx(list(means))
    assert all(each.method is Method.LAST_CARD and each.exact for each in found.plays)


def test_a_lead_before_the_last_draw_is_never_worth_less_than_against_an_opponent_who_sees_it_all():
    """The follower who does not know which card lies down cannot do better than one who does."""
    seen = view(LAST_LEAD, Seat.FOREHAND)
    found = {each.play: each for each in evaluate(seen).plays}
    clairvoyant = solve_worlds(whole(LAST_LEAD, Seat.FOREHAND), Seat.FOREHAND, WorldSet(seen).all())
    for action, mean in zip(clairvoyant.actions, clairvoyant.means(), strict=True):
        if isinstance(action, Lead):
            assert found[action,].method is Method.LAST_CARD
            assert found[action,].value >= mean - 1e-9


def test_plays_that_close_are_averages_over_worlds():
    found = evaluate(view(LAST_LEAD, Seat.FOREHAND))
    closing = [each for each in found.plays if Close() in each.play]
    assert closing
    assert all(each.method is Method.ALL_WORLDS for each in closing)


def test_all_worlds_are_looked_at_where_they_are_few_enough():
    found = evaluate(view(THREE_DOWN, Seat.FOREHAND), worlds=336)
    assert found.worlds == found.count
    assert found.exact
    assert all(each.error == each.gap_error == 0.0 for each in found.plays)


def test_a_sample_has_errors_and_is_near_the_whole():
    seen = view(THREE_DOWN, Seat.FOREHAND)
    true = {each.play: each.value for each in evaluate(seen, worlds=336).plays}
    sampled = evaluate(seen, worlds=100, rng=random.Random(5))
    assert sampled.worlds == 100
    assert not sampled.exact
    for each in sampled.plays:
        assert each.method is Method.SAMPLED_WORLDS
        assert abs(each.value - true[each.play]) <= 5 * each.error + 1e-9


def test_standard_errors_cover_the_true_mean_as_often_as_they_should():
    seen = view(THREE_DOWN, Seat.FOREHAND)
    true = {each.play: each.value for each in evaluate(seen, worlds=336).plays}
    inside = total = 0
    for seed in range(40):
        for each in evaluate(seen, worlds=60, rng=random.Random(seed)).plays:
            if each.error:
                total += 1
                inside += abs(each.value - true[each.play]) <= 2 * each.error
    assert inside / total > 0.85


def test_the_best_play_has_no_gap():
    found = evaluate(view(THREE_DOWN, Seat.FOREHAND), worlds=50)
    assert all(each.gap_error == 0.0 for each in found.best()[:1])
    assert found.value == max(each.value for each in found.plays)


def test_a_first_action_is_worth_its_best_continuation():
    found = evaluate(view(LAST_LEAD, Seat.FOREHAND))
    for each in found.first_actions():
        begun = [play.value for play in found.plays if play.play[:1] == each.play]
        assert each.value == max(begun)


def test_a_seat_that_may_act_out_of_turn_weighs_acting_against_waiting():  # EXCH-6
    deal = deal_from(
        "closed by forehand; trump S; forehand to lead; dealer holds 9S AH; forehand took 30 in 2; dealer took 14 in 1",
        "sixty_six",
    )
    found = evaluate(view(deal, Seat.SECOND), worlds=20)
    assert {each.play for each in found.plays} == {(Exchange(),), ()}
    worths = {each.play: each.value for each in found.plays}
    assert worths[Exchange(),] >= worths[()]


def test_worths_follow_the_utility():
    seen = view(LAST_REPLY, Seat.FOREHAND)
    sign = utility_of(lambda points: float(np.sign(points)))
    found = evaluate(seen, utility=sign)
    assert all(-1.0 <= each.value <= 1.0 for each in found.plays)
    doubled = evaluate(seen, utility=utility_of(lambda points: 2.0 * points))
    assert [each.value for each in doubled.plays] == pytest.approx([2 * each.value for each in evaluate(seen).plays])


@pytest.mark.parametrize("state", [LAST_LEAD, THREE_DOWN])
def test_the_two_seats_utilities_are_mirrored_in_the_leads(state):
    """A utility of game points gives what game points give, also where the answer is reasoned out."""
    seen = view(state, Seat.FOREHAND)
    plain = evaluate(seen, worlds=336)
    same = evaluate(seen, worlds=336, utility=utility_of(float))
    assert [each.value for each in same.plays] == pytest.approx([each.value for each in plain.plays])


@pytest.mark.parametrize("worlds", [0, -1, 10**9])
def test_a_budget_that_is_none_is_refused(worlds):
    with pytest.raises(BadBudget):
        evaluate(view(THREE_DOWN, Seat.FOREHAND), worlds=worlds)


def test_a_finished_deal_has_nothing_to_evaluate():
    over = advance(EXHAUSTED, Seat.SECOND, legal_actions(EXHAUSTED, Seat.SECOND)[0])
    while over.settlement is None:
        assert over.to_move is not None
        over = advance(over, over.to_move, legal_actions(over, over.to_move)[0])
    with pytest.raises(ValueError, match="over"):
        evaluate(view(over, Seat.FOREHAND))


@settings(max_examples=15)
@given(play=plays(finished=False, resigning=False), seed=st.integers(0, 2**16))
def test_any_decision_under_any_rules_can_be_evaluated(play, seed):
    """Late ones, since under some rules only the general solver answers."""
    assume(len(play.ruleset.pack.cards) <= 24)
    assume(play.state.talon_left <= 2 and play.state.hands[0].bit_count() <= 5)
    for seat in Seat.of(2):
        found = evaluate(view(play.state, seat), worlds=3, rng=random.Random(seed))
        assert found.plays
        assert all(np.isfinite(each.value) for each in found.plays)


def test_a_deal_from_the_first_lead_is_sampled():
    found = evaluate(view(start(RULES, lead_order()), Seat.FOREHAND), worlds=4)
    assert found.count == 726_485_760
    assert found.worlds == 4
    assert found.seat == PerSeat((0, 1))[0]
