"""Reading and writing: records as text and as JSON, replays, positions, and positions as data."""

from __future__ import annotations

import json
from collections.abc import Callable

from benchmarks._measure import rate
from bummerl.rules.doors import moves_line, read_dd, write_dd
from bummerl.rules.match import Side
from bummerl.rules.notation import read_position, write_position
from bummerl.rules.presets import preset
from bummerl.rules.record import DealRecord, Record, read_records, replay, result_of, step_of, write_json, write_records
from bummerl.rules.state import DealState
from bummerl.rules.testing.playing import Play, seeded_play

DEALS = 40


def deal_record(play: Play[DealState]) -> DealRecord:
    settlement = play.state.settlement
    assert settlement is not None
    steps = tuple(step_of(before, *step) for before, step in zip(play.states, play.steps, strict=False))
    return DealRecord(dealer=Side.B, order=play.order, steps=steps, result=result_of(settlement, Side.B))


def main() -> None:
    """Print what a second of processor time is good for."""
    rules = preset("schnapsen_casino")
    played = [seeded_play(rules, seed) for seed in range(DEALS)]
    record = Record(ruleset=rules, entries=tuple(deal_record(play) for play in played))
    text, as_json = write_records([record]), write_json([record])
    states = [state for play in played for state in play.states if state.settlement is None]
    lines = [write_position(state) for state in states]
    objects = [write_dd(state) for state in states]
    actions = sum(len(deal.steps) for deal in record.deals)
    print(f"{DEALS} deals, {actions / DEALS:.1f} actions each; {len(text) / DEALS:,.0f} characters of text a deal")

    def positions_read() -> int:
        for line in lines:
            read_position(line, rules)
        return len(lines)

    def positions_written() -> int:
        for state in states:
            write_position(state)
        return len(states)

    def data_read() -> int:
        for obj in objects:
            read_dd(obj, rules)
        return len(objects)

    def moves_answered() -> int:
        for obj in objects:
            json.dumps(moves_line(obj, rules))
        return len(objects)

    def of_deals(work: Callable[[], object]) -> Callable[[], int]:
        def done() -> int:
            work()
            return DEALS

        return done

    for what, work in (
        ("deals read from text", of_deals(lambda: read_records(text))),
        ("deals read from JSON", of_deals(lambda: read_records(as_json))),
        ("deals written as text", of_deals(lambda: write_records([record]))),
        ("deals written as JSON", of_deals(lambda: write_json([record]))),
        ("deals replayed", of_deals(lambda: replay(record))),
        ("positions read and checked", positions_read),
        ("positions written", positions_written),
        ("positions read from data", data_read),
        ("lines of moves answered", moves_answered),
    ):
        print(f"{what:<28}{rate(work)}")


if __name__ == "__main__":
    main()
