"""`bummerl moves` and `bummerl settle`: JSON lines in, JSON lines out."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bummerl.cli.lines import LONGEST_LINE
from tests.cli.conftest import Run
from tests.cli.test_command_line import PROGRAM

DATA = Path(__file__).resolve().parents[1] / "data"
POSITIONS = (DATA / "dd-positions.jsonl").read_text("utf-8").splitlines()


def cases() -> list[dict[str, Any]]:
    found = json.loads((DATA / "scoring-cases.json").read_text("utf-8"))
    listed: list[dict[str, Any]] = found["cases"] if isinstance(found, dict) else found
    return listed


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_the_moves_of_every_position_are_those_of_the_data(run: Run):
    ran = run("moves", "--ruleset", "schnapsen_casino", text="\n".join(POSITIONS))
    assert (ran.status, ran.err) == (0, "")
    given = [json.loads(line) for line in POSITIONS]
    got = answers(ran.out)
    assert [answer["id"] for answer in got] == [position["id"] for position in given]
    for position, answer in zip(given, got, strict=True):
        wanted = [{"move": move["move"], "marriage": move["marriage"]} for move in position["moves"]]
        assert sorted(answer["moves"], key=str) == sorted(wanted, key=str), position["id"]


def test_every_scoring_case_settles_as_given(run: Run):
    listed = cases()
    ran = run("settle", text="\n".join(map(json.dumps, listed)))
    assert (ran.status, ran.err) == (0, "")
    got = answers(ran.out)
    for case, answer in zip(listed, got, strict=True):
        assert (answer["id"], answer["winner"], answer["game_points"]) == (
            case["id"], case["winner"], case["game_points"],
        )  # fmt: skip
        assert answer["clauses"], case["id"]


def test_a_bad_line_is_answered_with_its_number_and_the_others_go_on(run: Run):
    good = POSITIONS[0]
    spoilt = json.dumps({**json.loads(good), "id": "spoilt", "leader": 7})
    ran = run("moves", "--ruleset", "schnapsen_casino", text=f"{good}\nnot json\n\n{spoilt}\n{good}\n")
    first, second, third, fourth = answers(ran.out)
    assert ran.status == 1
    assert first == fourth
    assert first["id"] == "d0000"
    assert second["error"]["line"] == 2
    assert second["error"]["column"] == 1
    assert third["error"]["line"] == 4
    assert third["id"] == "spoilt"
    assert all(answer["error"]["code"] and answer["error"]["message"] for answer in (second, third))


def test_an_impossible_position_names_every_defect(run: Run):
    position = json.loads(POSITIONS[0])
    position["hands"] = [[*position["hands"][0], "AS", "AS"], position["hands"][1]]
    ran = run("moves", "--ruleset", "schnapsen_casino", text=json.dumps(position))
    (answer,) = answers(ran.out)
    assert ran.status == 1
    assert answer["error"]["code"] == "position"
    assert answer["error"]["defects"]
    assert all(defect["code"] and defect["message"] for defect in answer["error"]["defects"])


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe\n",
        b"\x00\n",
        b"[]\n",
        b"null\n",
        b'{"a": NaN}\n',
        b"[" * 5000 + b"\n",
        b'{"id": "x", "id": "y"}\n',
        b'{"id": "\\ud800"}\n',
        b"9" * 5000 + b"\n",
        b'"' + b"x" * (LONGEST_LINE + 10) + b'"\n',
    ],
)
@pytest.mark.parametrize("command", [("moves", "--ruleset", "bummerl"), ("settle",)])
def test_any_bytes_are_answered_with_an_error_and_the_next_line_is_read(
    run: Run, command: tuple[str, ...], line: bytes
):
    ran = run(*command, data=line + b"{}\n")
    bad, empty = answers(ran.out)
    assert ran.status == 1
    assert bad["error"]["line"] == 1
    assert empty["error"]["line"] == 2
    assert ran.err == ""


def test_a_case_of_a_preset_that_nobody_knows_suggests_one(run: Run):
    ran = run("settle", text=json.dumps({**cases()[0], "ruleset": "snapszer25"}))
    (answer,) = answers(ran.out)
    assert ran.status == 1
    assert answer["error"]["code"] == "unknown_preset"
    assert "snapszer24" in answer["error"]["message"]


def test_cases_can_be_settled_by_the_rules_of_a_house_file(run: Run, tmp_path: Path):
    house = tmp_path / "huber.toml"
    house.write_text('base = "bummerl"\nid = "huber"\nversion = 1\n[settlement]\nvalue_schwarz = 5\n', "utf-8")
    points = {"a_trick_points": 66, "a_marriage_points": 0, "b_trick_points": 0, "b_marriage_points": 20}
    facts = {**points, "a_tricks": 5, "b_tricks": 0, "ended_by": "sixty_six", "claimant": "A"}
    case = json.dumps({"id": "schwarz", "ruleset": "bummerl", "facts": facts})
    usual, own = run("settle", text=case), run("settle", "--ruleset", str(house), text=case)
    assert answers(usual.out)[0]["game_points"] == 3
    assert answers(own.out)[0]["game_points"] == 5


def test_each_answer_is_there_before_the_next_line_is_asked_for():
    """A program that asks and waits must not wait for ever."""
    with subprocess.Popen(
        [*PROGRAM, "moves", "--ruleset", "schnapsen_casino"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
    ) as program:  # fmt: skip
        assert program.stdin is not None
        assert program.stdout is not None
        for position in POSITIONS[:3]:
            program.stdin.write(position + "\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["id"] == json.loads(position)["id"]
        program.stdin.close()
        assert program.wait(timeout=30) == 0
