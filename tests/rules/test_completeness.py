"""Nothing is left out: every clause is cited by a test, every refusal raised, every preset has its files and runs."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from bummerl.rules.clauses import Clause
from bummerl.rules.composition import clauses_of
from bummerl.rules.deal import refusal
from bummerl.rules.errors import Refusal
from bummerl.rules.presets import PRESETS
from bummerl.rules.seats import Seat
from bummerl.rules.testing import seeded_play
from bummerl.rules.testing.machine import TWO_HANDED
from tests.rules.test_refusals import CASES

TESTS = Path(__file__).parents[1]
CITED = re.compile(r"\b[A-Z]+-\d+\b")


def citations():
    """The tests that cite each clause: a comment beside the test's name, or beside its cases in a decorator."""
    found = defaultdict(list)
    for path in sorted((TESTS / "rules").glob("test_*.py")):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and asserts(node):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                for line in lines[first - 1 : max(node.lineno, node.body[0].lineno - 1)]:
                    for clause in CITED.findall(line.partition("#")[2]):
                        found[clause].append(f"{path.name}::{node.name}")
    return found


def asserts(node):
    """Whether a test asserts anything: by `assert`, an assertion of the testing tools, or an expected error."""
    calls = [inner.func for inner in ast.walk(node) if isinstance(inner, ast.Call)]
    names = {getattr(call, "id", getattr(call, "attr", "")) for call in calls}
    return any(isinstance(inner, ast.Assert) for inner in ast.walk(node)) or any(
        name.startswith("assert_") or name == "raises" for name in names
    )


def test_every_clause_is_cited_by_a_test_that_asserts_something():
    found = citations()
    assert not [clause.value for clause in Clause if not found[clause.value]]


def test_tests_cite_only_clauses_that_there_are():
    assert set(citations()) <= {clause.value for clause in Clause}


def test_every_refusal_is_raised_by_a_case():
    assert set(CASES) == set(Refusal)


def test_random_play_meets_every_refusal_of_the_presets_and_each_cites_a_clause_that_holds():
    """What can be refused anywhere under a preset is refused somewhere in random play, but for the rarest."""
    met = set()
    for rules in PRESETS.values():
        holding = {cited.clause for cited in clauses_of(rules)}
        for seed in range(25):
            for state in seeded_play(rules, seed).states:
                for seat in Seat.of(2):
                    for action in TWO_HANDED.alphabet(state):
                        why = refusal(state, seat, action)
                        if why is not None and why not in met:
                            met.add(why)
                            assert why is Refusal.CLAIM_NOT_NOW or why.clause in holding, (rules.id, why)
    assert set(Refusal) - met <= {
        Refusal.MARRIAGE_KING_ONLY,  # no preset insists on the king
        Refusal.NO_MARRIAGE,  # every preset has marriages
        Refusal.NO_CLOSING,  # and a talon to close
        Refusal.KNOCK_AFTER_ANNOUNCING,  # none has both knocking and announcing
        Refusal.CLOSE_AFTER_ANNOUNCING,  # two marriages in a hand
        Refusal.MARRIAGE_TOO_MANY,
        Refusal.EXCHANGE_NEEDS_TRICK,  # the card, no trick, and a close to answer
    }


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_its_golden_files(name):
    assert (TESTS / "perft" / f"{name}.txt").is_file()
    assert (TESTS / "golden" / "playthroughs" / f"{name}.txt").is_file()


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_to_the_end(name):
    for seed in range(20):
        assert seeded_play(PRESETS[name], seed).state.settlement is not None


def test_every_clause_of_a_settlement_is_met_in_random_play_of_the_presets():
    """The clauses that decide who is paid what, but for those that only a house's own rules bring in."""
    met = set()
    for rules in PRESETS.values():
        for seed in range(150):
            paid = seeded_play(rules, seed).state.settlement
            assert paid is not None
            met |= set(paid.clauses)
    deciding = {"CLOSE", "CLAIM", "BID", "KNOCK", "VALUE", "OUT", "BONUS", "TIE", "SWEEP", "RESIGN"}
    of_presets = {cited.clause for rules in PRESETS.values() for cited in clauses_of(rules)}
    wanted = {clause for clause in of_presets if clause.value.partition("-")[0] in deciding}
    about_play = {
        *(Clause(f"CLOSE-{number}") for number in (1, 2, 3, 4)),
        *(Clause(f"CLAIM-{number}") for number in (1, 2, 3, 4, 5, 6, 7)),
        Clause.BID_1,
        Clause.BID_2,
        Clause.BID_4,
        Clause.KNOCK_1,
        Clause.KNOCK_4,
        Clause.TIE_3,  # the match's affair
    }
    assert wanted - about_play - met == set()
