"""The page on the arena is true: it names every fault, every key of the result and every option of the command."""

from __future__ import annotations

import re
from pathlib import Path

from bummerl.cli.arena import command
from bummerl.engine.protocol.peer import Fault
from bummerl.lab.arena import run, summary
from bummerl.lab.contenders import contender
from bummerl.lab.contest import Contest
from bummerl.rules.presets import DEFAULT

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text("utf-8")


def rows(after: str) -> set[str]:
    """What stands in code marks in the first column of the table that follows these words."""
    table = PAGE.partition(after)[2].partition("\n|")[2].partition("\n\n")[0]
    return {
        code
        for line in table.splitlines()
        for code in re.findall(r"`([^`]+)`", line.split("|")[0 if line[0] != "|" else 1])
    }


def test_every_fault_is_explained():
    assert rows("started anew") == {fault.value for fault in Fault}


def test_every_key_of_the_result_is_explained():
    contest = Contest(contenders=(contender("greedy"), contender("random")), ruleset=DEFAULT)
    assert rows("the result comes as one object") == set(summary(contest, run(contest, 2)).to_data(["a", "b"]))


def test_every_option_that_changes_the_games_is_explained():
    options = {name for parameter in command.params for name in parameter.opts if name.startswith("--")}
    told = {option for option in options if option in PAGE}
    assert options - told == {"--quiet"}
