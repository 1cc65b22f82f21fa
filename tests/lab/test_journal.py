"""The journal: a run taken up from it gives what an uninterrupted run gives, wherever it was stopped."""

from __future__ import annotations

import fcntl
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bummerl.engine.protocol.words import Limits
from bummerl.lab.arena import run, summary
from bummerl.lab.contenders import contender
from bummerl.lab.contest import Contest, Mode
from bummerl.lab.journal import Journal, JournalError
from bummerl.rules.presets import preset

CONTEST = Contest(contenders=(contender("greedy"), contender("random")), ruleset=preset("bummerl"))
PAIRS = 8


def shown(contest: Contest, path: Path, pairs: int = PAIRS) -> dict[str, object]:
    """The result of a run with this journal, but for what it took in time."""
    with Journal(path, contest) as journal:
        data = summary(contest, run(contest, pairs, journal=journal)).to_data()
    del data["time"]
    return data


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, object]]:
    """An uninterrupted run: its journal and its result."""
    path = tmp_path_factory.mktemp("journal") / "whole.jsonl"
    result = shown(CONTEST, path)
    return path.read_bytes(), result


def test_a_run_stopped_at_any_byte_and_taken_up_gives_the_same_result(
    tmp_path: Path, whole: tuple[bytes, dict[str, object]]
):
    data, result = whole
    path = tmp_path / "stopped.jsonl"
    for stop in {0, 1, 10, 30, *range(50, len(data), 397), len(data) - 1, len(data)}:
        path.write_bytes(data[:stop])
        assert shown(CONTEST, path) == result, f"stopped at byte {stop}"
        assert path.read_bytes().count(b"\n") == PAIRS + 1


def test_pairs_that_are_done_are_not_played_again(tmp_path: Path, whole: tuple[bytes, dict[str, object]]):
    path = tmp_path / "half.jsonl"
    path.write_bytes(b"".join(whole[0].splitlines(keepends=True)[:5]))
    played = []
    with Journal(path, CONTEST) as journal:
        assert sorted(journal.done) == [0, 1, 2, 3]
        run(CONTEST, PAIRS, journal=journal, on_pair=lambda result: played.append(result.pair))
    assert played == [4, 5, 6, 7]


def test_the_order_of_the_lines_does_not_matter(tmp_path: Path, whole: tuple[bytes, dict[str, object]]):
    head, *lines = whole[0].splitlines(keepends=True)
    path = tmp_path / "shuffled.jsonl"
    path.write_bytes(b"".join([head, *lines[::-1], lines[2]]))
    assert shown(CONTEST, path) == whole[1]


def test_a_run_can_be_made_longer_and_a_shorter_one_leaves_the_rest_out(
    tmp_path: Path, whole: tuple[bytes, dict[str, object]]
):
    path = tmp_path / "longer.jsonl"
    path.write_bytes(whole[0])
    shorter = shown(CONTEST, path, 3)
    assert shorter == shown(CONTEST, tmp_path / "short.jsonl", 3)
    longer = shown(CONTEST, path, PAIRS + 4)
    assert longer == shown(CONTEST, tmp_path / "long.jsonl", PAIRS + 4)


def test_an_interrupted_run_keeps_what_is_done(tmp_path: Path, whole: tuple[bytes, dict[str, object]]):
    def interrupt(result: object) -> None:
        if len(journal.done) == 3:
            raise KeyboardInterrupt

    path = tmp_path / "interrupted.jsonl"
    with Journal(path, CONTEST) as journal, pytest.raises(KeyboardInterrupt):
        run(CONTEST, PAIRS, journal=journal, on_pair=interrupt)
    assert path.read_bytes().count(b"\n") == 4
    assert shown(CONTEST, path) == whole[1]


@pytest.mark.parametrize(
    "other, says",
    [
        (replace(CONTEST, seed=2), "seed is 1 there and 2 here"),
        (replace(CONTEST, mode=Mode.MATCHES), 'mode is "deals" there and "matches" here'),
        (replace(CONTEST, limits=Limits(nodes=5)), "limits.nodes is null there and 5 here"),
        (replace(CONTEST, ruleset=preset("santase")), "fingerprint is"),
        (replace(CONTEST, contenders=CONTEST.contenders[::-1]), "contenders is"),
    ],
)
def test_the_journal_of_another_contest_is_refused_and_left_as_it_is(
    tmp_path: Path, whole: tuple[bytes, dict[str, object]], other: Contest, says: str
):
    path = tmp_path / "other.jsonl"
    path.write_bytes(whole[0])
    with pytest.raises(JournalError) as refused:
        Journal(path, other)
    assert says in str(refused.value)
    assert path.read_bytes() == whole[0]


@pytest.mark.parametrize(
    "content, says",
    [
        (b"Dear diary", "no journal"),
        (b"Dear diary\n", "no journal"),
        (b'{"format":"pgn"}\n', "no journal"),
        (b'{"format":"bummerl-arena","version":7}\n', "version 7"),
        (b'{"format":"bummerl-arena","version":1}\n', "no contest"),
        (b'{"format":"bummerl-arena"\n', "line 1"),
        (b'{"format":"bummerl-arena","x":' + b"[" * 10000 + b"\n", "line 1"),
    ],
)
def test_a_file_that_is_no_journal_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes, says: str):
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(JournalError, match=says):
        Journal(path, CONTEST)
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", [b"[1,2]", b'{"pair":1}', b"\0\0\0", b"", b'{"pair":0,"games":[[1],[2]],"won":[]}'])
def test_damage_before_the_last_line_is_told_with_its_line(
    tmp_path: Path, whole: tuple[bytes, dict[str, object]], line: bytes
):
    lines = whole[0].splitlines(keepends=True)
    content = b"".join([*lines[:3], line + b"\n", *lines[3:]])
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(content)
    with pytest.raises(JournalError, match="line 4"):
        Journal(path, CONTEST)
    assert path.read_bytes() == content


@given(st.binary(max_size=60))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_after_the_first_line_are_taken_up_or_refused(
    tmp_path: Path, whole: tuple[bytes, dict[str, object]], tail: bytes
):
    path = tmp_path / "any.jsonl"
    path.write_bytes(whole[0].splitlines(keepends=True)[0] + tail)
    try:
        Journal(path, CONTEST).close()
    except JournalError as refused:
        message = str(refused)
    else:
        assert b"\n" not in tail
        return
    assert "line" in message


def test_two_runs_do_not_write_to_one_journal(tmp_path: Path):
    path = tmp_path / "busy.jsonl"
    with Journal(path, CONTEST), pytest.raises(JournalError, match="another run"):
        Journal(path, CONTEST)
    Journal(path, CONTEST).close()
    with path.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(JournalError, match="another run"):
            Journal(path, CONTEST)


def test_a_journal_that_cannot_be_opened_is_refused(tmp_path: Path):
    with pytest.raises(JournalError):
        Journal(tmp_path, CONTEST)
    with pytest.raises(JournalError):
        Journal(tmp_path / "no" / "folder.jsonl", CONTEST)


def test_the_first_line_says_what_is_played(tmp_path: Path):
    path = tmp_path / "new.jsonl"
    Journal(path, CONTEST).close()
    assert json.loads(path.read_bytes()) == {"format": "bummerl-arena", "version": 1, "contest": CONTEST.to_data()}
