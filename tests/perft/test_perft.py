"""The counts of sequences of actions are those of the golden files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bummerl.rules.deal import all_actions, apply
from bummerl.rules.notation import read_position, write_position
from bummerl.rules.perft import divide, perft
from bummerl.rules.presets import PRESETS
from bummerl.rules.testing import deal_from
from tools.goldens.perft import KINDS, LIMIT, positions

FOLDER = Path(__file__).parent
QUICK = 1_000
"""Counts up to so many are made in every run, the others in the long one."""


def lines(name: str) -> list[tuple[str, dict[int, int]]]:
    """The positions of a golden file with their counts by depth."""
    out = []
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            position, *found = line.split(" ;")
            pairs = [pair.split() for pair in found]
            out.append((position, {int(depth): int(count) for depth, count in pairs}))
    assert out, f"no positions for {name}"
    return out


def check(name, least, most):
    rules = PRESETS[name]
    for position, found in lines(name):
        state = read_position(position, rules)
        for depth, count in found.items():
            if least <= count <= most:
                assert perft(state, depth) == count, f"{name}: {position}, depth {depth}"


@pytest.mark.parametrize("name", PRESETS)
def test_the_counts_are_those_of_the_golden_files(name):
    check(name, 0, QUICK)


@pytest.mark.long
@pytest.mark.parametrize("name", PRESETS)
def test_the_larger_counts_are_those_of_the_golden_files(name):
    check(name, QUICK + 1, 100 * LIMIT)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_counts_of_the_positions_that_the_writer_chooses(name):
    kept = [position for position, _ in lines(name)]
    assert kept == [write_position(state) for _, state in positions(PRESETS[name])]
    assert len(kept) >= 10


def test_every_kind_of_position_is_counted_under_some_preset():
    text = "".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in PRESETS)
    assert set(re.findall(r"^# (.+), seed \d+$", text, re.M)) == {*KINDS, "start"}


def test_a_count_is_that_of_plain_enumeration():
    def enumerate_all(state, depth):
        if depth == 0:
            return 1
        return sum(enumerate_all(apply(state, *step).state, depth - 1) for step in all_actions(state))

    deal = deal_from("trump S; forehand holds KH QH JS", "snapszer24")
    assert perft(deal, 4) == enumerate_all(deal, 4)
    late = deal_from("exhausted; trump S; 3 cards each", "bummerl")
    assert [perft(late, depth) for depth in range(9)] == [enumerate_all(late, depth) for depth in range(9)]


def test_deals_that_end_sooner_have_no_deeper_sequences_and_resigning_is_not_counted():
    last = deal_from("exhausted; forehand leads AH; dealer holds JH")
    assert [perft(last, depth) for depth in range(3)] == [1, 1, 0]


def test_the_parts_of_a_division_add_up():
    deal = deal_from("trump S; forehand holds KH QH", "snapszli20")
    parts = list(divide(deal, 3))
    assert [(seat, action) for seat, action, _ in parts] == all_actions(deal)
    assert sum(count for _, _, count in parts) == perft(deal, 3)
    with pytest.raises(ValueError, match="depth of 0"):
        list(divide(deal, 0))
