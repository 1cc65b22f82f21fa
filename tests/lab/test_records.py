"""The deals of a contest as records: they replay, and say what the contest says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bummerl.engine.protocol.peer import Patience
from bummerl.lab.contenders import contender
from bummerl.lab.contest import Contest, Mode, Table, play_pair
from bummerl.lab.records import records_of
from bummerl.rules.match import Side
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.record import read_records, replay, write_records

HOSTILE = Path(__file__).resolve().parents[1] / "engine_protocol" / "hostile.py"


@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("mode", list(Mode))
def test_the_records_of_a_pair_replay_to_what_was_won(name: str, mode: Mode):
    contest = Contest(contenders=(contender("greedy"), contender("random")), ruleset=PRESETS[name], mode=mode)
    with Table(contest, Patience()) as table:
        result = play_pair(table, 5)
    records = records_of(contest, result, ("Anna", "Béla"))
    assert read_records(write_records(records)) == records
    for record, deals in zip(records, result.games, strict=True):
        assert (record.players.a, record.players.b) == ("Anna", "Béla")
        replayed = replay(record)
        for deal, game in zip(replayed.deals, deals, strict=True):
            assert deal.final.settlement is not None
            assert deal.final.settlement.signed(deal.seat_of(Side.A)) == game.points
    if mode is Mode.DEALS:
        first, second = (record.deals[0].order for record in records)
        assert first == second


def test_a_forfeited_deal_stands_unfinished_and_the_match_goes_on_after_it():
    hostile = contender(f"cmd:{sys.executable} {HOSTILE} error")
    contest = Contest(contenders=(contender("greedy"), hostile), ruleset=preset("snapszer_klub"), mode=Mode.MATCHES)
    with Table(contest, Patience()) as table:
        result = play_pair(table, 0)
    assert result.won == (0, 0)
    for record in records_of(contest, result, ("A", "B")):
        assert {deal.comment for deal in record.deals} == {"B forfeits: error"}
        assert all(deal.result is None for deal in record.deals)
        assert [deal.to_go.b for deal in record.deals if deal.to_go] == [7, 7, 7]
        assert [deal.to_go.a for deal in record.deals if deal.to_go] == [7, 4, 1]
        replay(record)
