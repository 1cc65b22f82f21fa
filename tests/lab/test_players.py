"""Players of the arena: programs behind the protocol play as bots do, and whatever they do, the arena goes on.

The programs of the second half do what no program must do (`tests/engine_protocol/hostile.py`).
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bummerl.engine.protocol.peer import Fault, Patience
from bummerl.engine.protocol.words import Limits
from bummerl.lab.arena import check, summary
from bummerl.lab.contenders import BadContender, Contender, contender
from bummerl.lab.contest import Contest, ContestError, Mode, PairResult, Table, play_pair
from bummerl.rules import house
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import Ruleset

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = ROOT / "tests" / "engine_protocol" / "hostile.py"
THUMB = ROOT / "examples" / "thumb.py"
ENGINE = f'cmd:{sys.executable} -c "import sys; from bummerl.cli import main; sys.exit(main())" engine --bot '

PATIENT = Patience(start=60.0, move=60.0)
# Where a fault is found by waiting in vain, the wait is short; where an answer is to come, the machine may be slow.
SHORT = Patience(start=60.0, move=0.3, grace=0.3, quit=0.3)
SLOW = Patience(start=60.0, move=60.0, grace=60.0, quit=0.3)


def python(program: Path, *arguments: str) -> Contender:
    return contender(" ".join(["cmd:" + sys.executable, str(program), *arguments]))


@contextmanager
def seated(contest: Contest, patience: Patience = PATIENT) -> Iterator[tuple[Table, dict[int, bool]]]:
    """A table, and the process groups started at it: true while one is to be there."""
    groups: dict[int, bool] = {}
    with Table(
        contest,
        patience,
        started=lambda group: groups.update({group: True}),
        ended=lambda group: groups.update({group: False}),
    ) as table:
        yield table, groups
    assert not any(groups.values())
    for group in groups:
        with pytest.raises(ChildProcessError):  # it has been reaped
            os.waitpid(group, os.WNOHANG)


def contest(first: Contender, second: Contender, ruleset: Ruleset | None = None, mode: Mode = Mode.DEALS) -> Contest:
    return Contest(contenders=(first, second), ruleset=ruleset or preset("schnapsen_casino"), mode=mode)


def courses(results: list[PairResult]) -> list[str]:
    return [deal.actions for result in results for deal in result.deals]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_behind_the_protocol_plays_as_it_does_at_the_table(bot: str):
    for name in ("snapszer24", "mszsz"):
        at_table = contest(contender(bot), contender("random"), preset(name))
        behind = contest(contender(ENGINE + bot), contender("random"), preset(name))
        with seated(at_table) as (table, _):
            expected = [play_pair(table, pair) for pair in range(3)]
        with seated(behind) as (table, groups):
            found = [play_pair(table, pair) for pair in range(3)]
        assert [deal.forfeit for result in found for deal in result.deals] == [None] * 6
        assert courses(found) == courses(expected)
        assert len(groups) == 1, "one process serves for all pairs"


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_example_plays_every_preset_without_a_fault_and_well(name: str):
    example = contest(python(THUMB), contender("random"), PRESETS[name])
    with seated(example) as (table, _):
        results = [play_pair(table, pair) for pair in range(25)]
    shown = summary(example, results)
    assert shown.forfeits == ({}, {})
    assert shown.points.mean > 0.5


def test_the_example_is_a_program_of_fewer_than_a_hundred_lines_and_needs_nothing():
    text = THUMB.read_text("utf-8")
    assert len(text.splitlines()) < 100
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)


HOUSE = """
base = "snapszer24"
id = "gasthaus"
version = 3
exchange = false
knocking = true
[closing]
min_talon = 4
[claiming]
goal = 70
"""


@pytest.mark.parametrize("program", [THUMB, None])
def test_house_rules_that_a_program_has_never_seen_reach_it_whole(program: Path | None):
    player = contender(ENGINE + "greedy") if program is None else python(program)
    with seated(contest(player, contender("greedy"), house.load(HOUSE))) as (table, _):
        results = [play_pair(table, pair) for pair in range(3)]
    assert [deal.forfeit for result in results for deal in result.deals] == [None] * 6


def test_the_example_plays_matches():
    example = contest(python(THUMB), contender("greedy"), preset("snapszer24_target11"), Mode.MATCHES)
    with seated(example) as (table, _):
        result = play_pair(table, 0)
    assert len(result.won) == 2
    assert all(deal.forfeit is None for deal in result.deals)


# --- programs that do what no program must do -----------------------------------------------------------------------

FAULTS = {
    "silent": Fault.TIMEOUT,
    "exit": Fault.CRASH,
    "crash": Fault.CRASH,
    "close-stdout": Fault.CRASH,
    "garbage": Fault.TIMEOUT,
    "nul": Fault.GARBLED,
    "partial": Fault.TIMEOUT,
    "huge-line": Fault.FLOOD,
    "flood-lines": Fault.FLOOD,
    "flood-stderr": Fault.TIMEOUT,
    "illegal": Fault.ILLEGAL,
    "nonsense": Fault.GARBLED,
    "wrong-number": Fault.TIMEOUT,
    "pass": Fault.GARBLED,
    "error": Fault.ERROR,
    "child": Fault.TIMEOUT,
    "late": Fault.TIMEOUT,
    "exit-newdeal": Fault.CRASH,
    "exit-event": Fault.CRASH,
    "deaf": Fault.TIMEOUT,
}


@pytest.mark.parametrize("what", FAULTS)
def test_whatever_a_program_does_wrong_it_forfeits_the_deal_and_the_arena_goes_on(what: str):
    patience = SHORT if FAULTS[what] is Fault.TIMEOUT else SLOW
    with seated(contest(python(HOSTILE, what), contender("greedy")), patience) as (table, groups):
        result = play_pair(table, 0)
    assert len(groups) == 2, "it is started anew for the second deal"
    for deal in result.deals:
        assert deal.forfeit is not None
        assert (deal.forfeit.contender, deal.points) == (0, -3)
        assert deal.forfeit.fault is FAULTS[what]
        assert any(line.startswith("> go") for line in deal.forfeit.log) or "newdeal" in what
    assert summary(contest(python(HOSTILE, what), contender("greedy")), [result]).forfeits[0] == {FAULTS[what]: 2}


def play_against_dice(seeds: range) -> Counter[str]:
    """How the deals against such programs ended."""
    dice = Patience(start=2.0, move=0.3, quit=0.2)
    faults = Counter[str]()
    for seed in seeds:
        with seated(contest(python(HOSTILE, "random", str(seed)), contender("greedy")), dice) as (table, _):
            result = play_pair(table, seed)
        for deal in result.deals:
            assert deal.forfeit is None or (deal.forfeit.contender, deal.points) == (0, -3)
            faults[deal.ending if deal.forfeit is None else deal.forfeit.fault] += 1
    return faults


def test_a_program_that_does_whatever_the_dice_say_only_ever_loses_deals():
    assert play_against_dice(range(4)).total() == 8


@pytest.mark.long
def test_a_program_that_does_whatever_the_dice_say_only_ever_loses_deals_and_often():
    assert len(play_against_dice(range(100, 160))) > 3, "dice fall this way and that"


@pytest.mark.parametrize("what", ["good", "second-answer", "stubborn", "close-stdin"])
def test_odd_habits_that_do_no_harm_are_no_fault(what: str):
    with seated(contest(python(HOSTILE, what), contender("greedy")), SLOW) as (table, _):
        result = play_pair(table, 0)
    faults = [deal.forfeit.fault for deal in result.deals if deal.forfeit is not None]
    assert faults == ([] if what != "close-stdin" else [Fault.CRASH, Fault.CRASH])


@pytest.mark.parametrize(
    "what, says",
    [
        ("start-silent", "no answer in time"),
        ("start-exit", "it went with status 1"),
        ("start-flood", "flood"),
        ("start-deaf", "no answer in time"),
        ("rules", "rules: no"),
    ],
)
def test_a_program_that_cannot_begin_is_refused_before_the_first_deal(what: str, says: str):
    patience = Patience(start=0.5 if says == "no answer in time" else 60.0, quit=0.2)
    with pytest.raises(ContestError, match=says):
        check(contest(python(HOSTILE, what), contender("greedy")), patience)


def test_the_name_of_a_program_is_what_it_calls_itself():
    assert check(contest(python(HOSTILE, "good"), contender("greedy")), PATIENT) == ("hostile", "greedy")


def test_options_reach_the_program_and_wrong_ones_are_refused():
    good = contender(ENGINE + "random", {"bot": "greedy"})
    assert check(contest(good, contender("greedy")), PATIENT)[0] == "Bummerl random"
    with pytest.raises(ContestError, match="no option level"):
        check(contest(contender(ENGINE + "random", {"level": "3"}), contender("greedy")), PATIENT)
    with pytest.raises(ContestError, match="bad-value"):
        check(contest(contender(ENGINE + "random", {"bot": "gredy"}), contender("greedy")), PATIENT)


def test_a_program_that_plays_on_after_its_opponent_has_failed_has_kept_step():
    with seated(contest(python(THUMB), python(HOSTILE, "exit")), SLOW) as (table, _):
        results = [play_pair(table, pair) for pair in range(2)]
    assert [deal.forfeit.contender for result in results for deal in result.deals if deal.forfeit] == [1, 1, 1, 1]


def test_limits_of_time_reach_the_program_and_are_kept():
    limited = Contest(
        contenders=(python(HOSTILE, "late"), contender("random")),
        ruleset=preset("schnapsen_casino"),
        limits=Limits(time=100),
    )
    with seated(limited, SHORT) as (table, _):
        result = play_pair(table, 0)
    assert {deal.forfeit.fault for deal in result.deals if deal.forfeit} == {Fault.TIMEOUT}
    assert any("go 1 time 100 legal" in line for deal in result.deals if deal.forfeit for line in deal.forfeit.log)


@pytest.mark.parametrize(
    "text, command",
    [
        ("greedy", ()),
        (" random ", ()),
        ("cmd:greedy --fast", ("greedy", "--fast")),
        ("python3 'my bot.py' -x", ("python3", "my bot.py", "-x")),
    ],
)
def test_a_contender_is_a_bot_by_its_spec_or_a_command_line(text: str, command: tuple[str, ...]):
    assert Contender.from_data({"text": text, "options": {}}).command == command


@pytest.mark.parametrize(
    "text, says",
    [
        ("gredy", "greedy"),
        ("greedy:9", "greedy"),
        ("./no/such/program --x", "no program"),
        ("cmd:", "empty"),
        ("", "empty"),
        ("'unfinished", "quotation"),
        (str(THUMB), "may not be executed"),
    ],
)
def test_a_contender_that_cannot_be_is_refused(text: str, says: str):
    with pytest.raises(BadContender, match=says):
        contender(text)


def test_a_bot_takes_no_options_beside_its_spec():
    with pytest.raises(BadContender, match="level"):
        contender("greedy", {"level": "3"})
