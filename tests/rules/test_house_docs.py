"""The documentation's page about house rules is true: its tables, its examples, and that nothing is left out."""

from __future__ import annotations

import re

import pytest

from bummerl.rules import house
from bummerl.rules.clauses import Clause
from bummerl.rules.overrides import FIELDS, NAMES
from bummerl.rules.ruleset import OPTIONS, PARTS
from tools.goldens.house_keys import PAGE, changed_by, page, taken

TEXT = PAGE.read_text("utf-8")


def test_the_tables_of_keys_are_what_the_rulesets_take():
    assert page(TEXT) == TEXT, "write them again: ./dev golden house_keys"


def test_the_tables_name_every_key_and_every_option():
    for part in PARTS:
        assert f"### [{part}]" in TEXT
    for option in OPTIONS:
        assert re.search(rf"^\| `{option.field}` \| `{option.name}` \|", TEXT, re.MULTILINE), option.name
    for name in NAMES:
        assert f"| `{name}` |" in TEXT


@pytest.mark.parametrize("spec", [spec for specs in FIELDS.values() for spec in specs.values()], ids=lambda s: s.option)
def test_every_key_changes_a_clause_of_the_rules(spec):
    assert changed_by(spec.part, spec)
    assert taken(spec)


def test_every_clause_that_depends_on_the_rules_is_changed_by_some_key():
    """The rest is the same in every house, or belongs to a part as a whole."""
    changed = {clause for specs in FIELDS.values() for spec in specs.values() for clause in changed_by(spec.part, spec)}
    everywhere = {
        Clause.DEAL_5, Clause.TRICK_3, Clause.TURN_1, Clause.TURN_2, Clause.TURN_3, Clause.DRAW_1, Clause.DRAW_2,
        Clause.FOLLOW_1, Clause.MARR_10, Clause.RESIGN_1, Clause.MATCH_12, Clause.EXCH_5,
    }  # fmt: skip
    with_the_part = {Clause.EXCH_8, Clause.MARR_13, Clause.BID_2, Clause.BID_4, Clause.KNOCK_4}
    assert set(Clause) - changed == everywhere | with_the_part


@pytest.mark.parametrize("example", re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL))
def test_the_example_files_can_be_played(example):
    assert house.load(example).id in example
