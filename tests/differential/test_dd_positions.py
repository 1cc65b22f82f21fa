"""The solver gives the values of the 300 positions of `tests/data/dd-positions.jsonl`, of every move of each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bummerl.engine.solver import Method, solve, value
from bummerl.rules.actions import CLOSE, DECLARE, EXCHANGE, FOLLOW, LEAD
from bummerl.rules.cards import Card
from bummerl.rules.doors import read_dd_seated
from bummerl.rules.presets import preset
from bummerl.rules.seats import SEATS

DATA = Path(__file__).resolve().parents[1] / "data" / "dd-positions.jsonl"
POSITIONS = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
RULES = preset("schnapsen_casino")


def action_of(move, on_lead):
    named = {"close": CLOSE, "exchange": EXCHANGE}.get(move["move"])
    if named is not None:
        return named
    card = Card.from_code(move["move"])
    if not on_lead:
        return FOLLOW[card]
    return (DECLARE if move["marriage"] else LEAD)[card]


def read(position):
    """The state, the seat of the player to move, and the values of the moves."""
    state, players = read_dd_seated(position, RULES)
    seat = SEATS[players.index(position["to_move"])]
    on_lead = position["table"] is None
    return state, seat, {action_of(move, on_lead): move["value"] for move in position["moves"]}


def test_the_file_has_all_stages():
    assert len(POSITIONS) == 300
    assert {position["phase"] for position in POSITIONS} == {"open", "closed", "exhausted"}


def test_every_value_is_that_of_the_file():
    for position in POSITIONS:
        state, seat, _ = read(position)
        assert seat is state.to_move
        assert value(state) == position["value"], position["id"]
        assert value(state, seat=SEATS[1 - seat]) == -position["value"], position["id"]


def test_every_move_has_the_value_of_the_file_and_no_move_is_missing():
    for position in POSITIONS:
        state, seat, moves = read(position)
        found = solve(state)
        assert found.value == position["value"], position["id"]
        assert {each.action: each.value for each in found.of(seat)} == moves, position["id"]
        assert not found.of(SEATS[1 - seat]), position["id"]
        assert {moves[action] for action in found.best(seat)} == {position["value"]}, position["id"]


@pytest.mark.parametrize("method", [Method.GENERAL, Method.BEST_NO_TABLE])
def test_other_ways_of_solving_come_to_the_same_values(method):
    few = [position for position in POSITIONS if len(position["stock"]) <= 4][::2]
    assert len(few) >= 60
    for position in few:
        state, seat, moves = read(position)
        found = solve(state, method=method)
        assert {each.action: each.value for each in found.of(seat)} == moves, position["id"]


@pytest.mark.full
@pytest.mark.parametrize("method", [Method.GENERAL, Method.BEST_NO_TABLE])
def test_other_ways_of_solving_come_to_the_same_values_in_all_positions(method):
    for position in POSITIONS:
        state, seat, moves = read(position)
        found = solve(state, method=method)
        assert {each.action: each.value for each in found.of(seat)} == moves, position["id"]
