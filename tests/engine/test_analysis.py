"""Decisions judged by what could be known."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bummerl.engine.analysis import Verdict, analyse_deal, by_seat, decision_data, judge, summary, verdict_of
from bummerl.engine.bots import UNLIMITED, make_bot, next_action
from bummerl.engine.evaluation import Method
from bummerl.engine.knowledge import knowledge_of
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Claim, Resign
from bummerl.rules.cards import CardSet
from bummerl.rules.deal import Transition, advance, apply, legal_actions, start
from bummerl.rules.presets import preset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.testing import deal_from
from bummerl.rules.view import view

RULES = preset("schnapsen_casino")


def greedy_deal(seed, rules=RULES):
    """The transitions of a deal between two greedy bots."""
    order = list(rules.pack.cards)
    random.Random(seed).shuffle(order)
    state = start(rules, order)
    bot = make_bot("greedy")
    rng = random.Random(seed)
    found = []

    while state.settlement is None:
        step = next_action(state, PerSeat((bot, bot)), PerSeat((UNLIMITED, UNLIMITED)), PerSeat((rng, rng)))
        found.append(apply(state, *step))
        state = found[-1].state
    return found


DEAL = greedy_deal(6)
DECISIONS = list(analyse_deal(DEAL, worlds=6))


def test_every_choice_is_judged_and_nothing_else():
    choices = [number for number, each in enumerate(DEAL, 1) if len(legal_actions(each.before, each.seat)) > 1]
    assert [each.number for each in DECISIONS] == choices


def test_a_loss_is_the_distance_to_the_best_action():
    for each in DECISIONS:
        values = {worth.play[0]: worth.value for worth in each.worths}
        assert set(values) == set(legal_actions(DEAL[each.number - 1].before, each.seat))
        assert each.loss == pytest.approx(max(values.values()) - values[each.action])
        assert (each.loss == 0.0) == (each.action in each.best)


def test_the_judgement_is_the_same_in_every_world_that_the_player_could_believe_in():
    """Never clairvoyance: put other cards into the hidden places, and the decision is judged alike."""
    true = DEAL[4]
    seen = view(true.before, true.seat)
    fitting = WorldSet(seen)
    judged = judge(true, 5, worlds=6, seed=3)
    assert judged is not None
    for state in fitting.states(fitting.sample(5, random.Random(2))):
        other = Transition(state, true.seat, true.action, advance(state, true.seat, true.action))
        again = judge(other, 5, worlds=6, seed=3)
        assert again is not None
        assert [worth.value for worth in again.worths] == [worth.value for worth in judged.worths]
        assert again.verdict is judged.verdict


def test_with_nothing_hidden_a_judgement_is_exact():
    deal = deal_from("exhausted; trump S; forehand leads QH; dealer holds AH KH JS", RULES)
    for action in legal_actions(deal, Seat.SECOND):
        judged = judge(apply(deal, Seat.SECOND, action), 1)
        if judged is not None:
            assert judged.exact
            assert judged.method is Method.OPEN_CARDS


def test_estimates_are_said_to_be_estimates():
    early = DECISIONS[0]
    assert not early.exact
    assert early.method is Method.SAMPLED_WORLDS
    assert any(worth.error > 0.0 for worth in early.worths)


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.0, 0.0, Verdict.BEST),
        (0.1, 0.0, Verdict.GOOD),
        (0.11, 0.0, Verdict.INACCURACY),
        (0.3, 0.0, Verdict.INACCURACY),
        (0.31, 0.0, Verdict.MISTAKE),
        (0.8, 0.0, Verdict.MISTAKE),
        (0.81, 0.0, Verdict.BLUNDER),
        (0.81, 0.5, Verdict.GOOD),
        (0.81, 0.4, Verdict.BLUNDER),
        (0.0, 0.5, Verdict.BEST),
    ],
)
def test_verdicts_go_by_the_thresholds_and_doubt_excuses(loss, error, verdict):
    assert verdict_of(loss, error) is verdict


def test_resigning_is_judged_by_what_it_pays():  # RESIGN-1
    deal = deal_from("exhausted; trump S; forehand leads QH; dealer holds AH JS", RULES)
    judged = judge(apply(deal, Seat.SECOND, Resign()), 1)
    assert judged is not None
    settled = advance(deal, Seat.SECOND, Resign()).settlement
    assert settled is not None
    assert judged.taken.value == settled.signed(Seat.SECOND)
    assert judged.loss >= 0.0


def test_a_forced_card_is_no_decision():
    deal = deal_from("exhausted; trump S; 1 cards each; forehand to lead", RULES)
    (only,) = legal_actions(deal, Seat.FOREHAND)
    assert judge(apply(deal, Seat.FOREHAND, only), 1) is None


def test_a_wrong_claim_is_judged():
    rules = preset("schnapsen_pagat")
    deal = deal_from(
        "exhausted; trump S; 2 cards each; forehand took 60 in 6; dealer took 30 in 2; forehand to lead", rules
    )
    judged = judge(apply(deal, Seat.FOREHAND, Claim()), 1)
    assert judged is not None
    assert judged.loss > 0.8
    assert judged.verdict is Verdict.BLUNDER


def test_summaries_count_what_was_judged():
    whole = summary(DECISIONS)
    assert whole.decisions == sum(whole.verdicts.values()) == len(DECISIONS)
    assert whole.loss == pytest.approx(sum(each.loss for each in DECISIONS))
    assert whole.mean_loss == pytest.approx(whole.loss / whole.decisions)
    seats = by_seat(DECISIONS)
    assert seats[0].decisions + seats[1].decisions == whole.decisions
    assert summary([]).mean_loss == 0.0


def test_data_of_a_decision_has_what_the_reader_needs():
    data = decision_data(DECISIONS[0])
    assert data["verdict"] in set(Verdict)
    assert {"action", "expected_game_points", "exact", "error", "method"} == set(data["actions"][0])
    known = data["known"]
    assert known["hands_fitting"] == 2002
    assert len(known["unseen"]) == 14
    assert set(known["opponent_may_hold"]) == set(known["unseen"])


def test_an_analysis_can_be_left_at_any_point():
    some = analyse_deal(DEAL, worlds=3)
    first = next(some)
    assert first.number == DECISIONS[0].number


def test_knowledge_tells_where_cards_can_be():
    deal = deal_from("exhausted; trump S; forehand leads QH; dealer holds AH JS", RULES)
    known = knowledge_of(view(deal, Seat.FOREHAND))
    assert known.sure == deal.hand(Seat.SECOND)
    assert not known.maybe
    assert known.worlds == 1


def test_excluded_cards_are_known_to_be_elsewhere():
    deal = deal_from("closed by forehand; trump S; talon 4; forehand to lead", RULES)
    seen = view(deal, Seat.FOREHAND)
    card = next(iter(seen.unseen))
    told = replace(seen, excluded=PerSeat((CardSet(), CardSet.of(card))))
    known = knowledge_of(told)
    assert card in known.elsewhere
    assert card not in known.maybe
    assert card in known.unseen


def test_any_house_can_be_analysed():
    for name in ("snapszer24", "sixty_six", "mszsz", "snapszli20_loose", "knock_snapszli"):
        some = list(analyse_deal(greedy_deal(3, preset(name))[-4:], worlds=3))
        assert all(each.worths for each in some)
