"""Pairs: the same cards twice with places changed, and nothing of one pair in another."""

from __future__ import annotations

import json

import pytest

from bummerl.engine.protocol.peer import PATIENCE
from bummerl.engine.protocol.words import Limits
from bummerl.lab.chance import order_of, seed_of
from bummerl.lab.contenders import contender
from bummerl.lab.contest import Contest, ContestError, Mode, PairResult, Table, play_pair
from bummerl.rules.deal import apply, start
from bummerl.rules.match import DealerNamed, NamedBy, Side, start_match
from bummerl.rules.notation import action_in
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.seats import Seat


def contest(first: str = "greedy", second: str = "random", rules: str = "bummerl", **other: object) -> Contest:
    return Contest(contenders=(contender(first), contender(second)), ruleset=preset(rules), **other)  # type: ignore[arg-type]


def pairs(of: Contest, numbers: list[int]) -> list[PairResult]:
    with Table(of, PATIENCE) as table:
        return [play_pair(table, number) for number in numbers]


def without_times(result: PairResult) -> object:
    data = result.to_data()
    for game in data["games"]:
        for deal in game:
            del deal["times"]
    return data


@pytest.mark.parametrize("mode", list(Mode))
def test_a_pair_does_not_depend_on_the_pairs_before_it(mode: Mode):
    of = contest(mode=mode)
    together = pairs(of, [0, 1, 2, 3])
    alone = [pairs(of, [number])[0] for number in (3, 1)]
    assert [without_times(each) for each in alone] == [without_times(together[3]), without_times(together[1])]


@pytest.mark.parametrize("mode", list(Mode))
def test_another_seed_gives_other_games(mode: Mode):
    first, second = (pairs(contest(mode=mode, seed=seed), [0])[0] for seed in (1, 2))
    assert without_times(first) != without_times(second)


def test_both_deals_of_a_pair_have_the_same_cards_and_the_places_changed():
    for number, result in enumerate(pairs(contest(), [0, 1, 2])):
        order = order_of(preset("bummerl").pack.cards, 1, "pair", number, "deal", 0)
        for place, deal in enumerate(result.deals):
            assert deal.forehand == place
            state = start(preset("bummerl"), order)
            for code in deal.actions.split():
                state = apply(state, *action_in(state, code)).state
            assert state.settlement is not None
            assert deal.points == state.settlement.signed(Seat(place))
            assert deal.ending == state.settlement.ending


def test_a_player_without_chance_against_itself_gives_nothing_away():
    for result in pairs(contest("greedy", "greedy"), list(range(10))):
        first, second = result.deals
        assert first.actions == second.actions
        assert first.points == -second.points


def test_a_player_with_chance_does_not_repeat_it_in_the_second_game():
    courses = [
        [deal.actions for deal in result.deals] for result in pairs(contest("random", "random"), list(range(10)))
    ]
    assert any(first != second for first, second in courses)


@pytest.mark.parametrize("rules", ["bummerl", "snapszer24", "santase", "snapszer24_bummerl"])
def test_a_match_is_what_the_match_machine_makes_of_its_deals(rules: str):
    ruleset = preset(rules)
    of = contest(rules=rules, mode=Mode.MATCHES)
    for result in pairs(of, [0, 1]):
        first_dealer = Side(seed_of(1, "pair", result.pair, "dealer") & 1)
        for game, deals in enumerate(result.games):
            match = start_match(ruleset, DealerNamed(first_dealer, NamedBy.DIRECTOR))
            for number, deal in enumerate(deals):
                assert not match.over
                order = order_of(ruleset.pack.cards, 1, "pair", result.pair, "deal", number)
                assert deal.forehand == game ^ match.side_of(Seat.FOREHAND)
                state = match.begin_deal(order)
                for code in deal.actions.split():
                    state = apply(state, *action_in(state, code)).state
                match = match.score(state).match
            assert match.winner is not None
            assert result.won[game] == game ^ match.winner


def test_a_match_of_a_series_is_one_match():
    result = pairs(contest(rules="mszsz", mode=Mode.MATCHES), [0])[0]
    assert len(result.won) == 2


@pytest.mark.parametrize("mode", list(Mode))
def test_results_and_contests_travel_as_json(mode: Mode):
    of = contest(mode=mode, limits=Limits(nodes=1000, worlds=20), seed=9)
    result = pairs(of, [4])[0]
    assert Contest.from_data(json.loads(json.dumps(of.to_data()))) == of
    assert PairResult.from_data(json.loads(json.dumps(result.to_data()))) == result


@pytest.mark.parametrize("data", [{}, {"pair": 1, "games": [], "won": []}, {"pair": "x", "games": [[], []], "won": []}])
def test_data_that_describe_no_pair_are_refused(data: dict[str, object]):
    with pytest.raises(ContestError):
        PairResult.from_data(data)


@pytest.mark.parametrize("change", [{"mode": "cups"}, {"seed": "x"}, {"limits": {"depth": 3}}, {"contenders": []}])
def test_data_that_describe_no_contest_are_refused(change: dict[str, object]):
    with pytest.raises(ContestError):
        Contest.from_data({**contest().to_data(), **change})


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_preset_can_be_played_in_both_modes(name: str):
    for mode in Mode:
        (result,) = pairs(contest(rules=name, mode=mode), [0])
        assert all(deal.forfeit is None for deal in result.deals)
