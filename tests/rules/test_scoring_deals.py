"""The scoring cases as real deals: legal from the first card to the last, and paid as the case says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bummerl.rules.match import Side
from bummerl.rules.record import read_records, replay, write_records
from bummerl.rules.seats import Seat
from tools.search_cases import cards_exist, comes_to, read_case, search

DATA = Path(__file__).parents[1] / "data"
CASES = {case["id"]: case for case in json.loads((DATA / "scoring-cases.json").read_text("utf-8"))}
DEALS = {path.stem: path for path in sorted((DATA / "scoring-deals").glob("*.txt"))}


def deal_of(name):
    (record,) = read_records(DEALS[name].read_text("utf-8"))
    assert record.ruleset.id == CASES[name]["ruleset"]
    (deal,) = replay(record).deals
    return deal


@pytest.mark.parametrize("name", DEALS)
def test_the_deal_is_legal_and_pays_what_the_case_says(name):
    deal, case = deal_of(name), CASES[name]
    paid = deal.final.settlement
    assert paid is not None
    winner = None if paid.winner is None else deal.side_of(paid.winner).name
    assert (winner, paid.game_points) == (case["winner"], case["game_points"])


@pytest.mark.parametrize("name", DEALS)
def test_the_deal_comes_to_the_facts_of_the_case(name):
    deal, facts = deal_of(name), CASES[name]["facts"]
    final = deal.final
    for side in Side:
        seat, letter = deal.seat_of(side), side.name.lower()
        assert final.trick_points[seat] == facts[f"{letter}_trick_points"]
        assert final.marriage_points[seat] == facts[f"{letter}_marriage_points"]
        assert final.tricks[seat] == facts[f"{letter}_tricks"]
    closing = final.closing
    assert (None if closing is None else deal.side_of(closing.closer).name) == facts["closer"]
    if closing is not None:
        closer, other = closing.closer, Seat(1 - closing.closer)
        assert closing.points[closer] == facts["closer_points_at_close"]
        assert closing.tricks[closer] == facts["closer_tricks_at_close"]
        assert closing.points[other] == facts["opp_points_at_close"]
        assert closing.tricks[other] == facts["opp_tricks_at_close"]
    seats = tuple(int(deal.side_of(seat) is Side.B) for seat in Seat.of(2))
    assert comes_to(final, read_case(CASES[name]), seats)


def test_every_case_has_a_deal_but_those_that_no_cards_can_make():
    impossible = {name for name, case in CASES.items() if not cards_exist(read_case(case))}
    assert set(DEALS) == set(CASES) - impossible
    assert len(DEALS) >= 35


@pytest.mark.parametrize("name, count, points", [("b02", 4, 31), ("b09", 2, 18), ("j01", 2, 18), ("j03", 2, 16)])
def test_some_cases_have_points_that_so_many_cards_cannot_make(name, count, points):
    """By hand, so that the search's judgement does not stand alone: all sums of so many cards of the pack."""
    facts = CASES[name]["facts"]
    assert points in (facts["closer_points_at_close"], facts["a_trick_points"])
    sums = {0: {0}}
    for worth in (11, 10, 4, 3, 2) * 4:
        for taken in sorted(sums, reverse=True):
            sums.setdefault(taken + 1, set()).update(total + worth for total in sums[taken])
    assert points not in sums[count]


def test_the_search_finds_a_deal_again():
    record = search(read_case(CASES["i02"]), seconds=20)
    assert record is not None
    assert write_records([record]) == DEALS["i02"].read_text("utf-8")
