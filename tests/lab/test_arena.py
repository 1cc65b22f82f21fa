"""The arena as a whole: several processes, what comes out, and the command."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from bummerl.cli import main
from bummerl.engine.protocol.peer import PATIENCE, Patience
from bummerl.engine.protocol.words import Limits
from bummerl.lab.arena import MOST_PAIRS, run, summary
from bummerl.lab.contenders import contender
from bummerl.lab.contest import Contest, ContestError, Mode, PairResult
from bummerl.lab.crew import Crew
from bummerl.lab.journal import Journal
from bummerl.rules.presets import preset

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = ROOT / "tests" / "engine_protocol" / "hostile.py"
THUMB = ROOT / "examples" / "thumb.py"
BUMMERL = [sys.executable, "-c", "import sys; from bummerl.cli import main; sys.exit(main())"]
LONG = 30.0
"""Longer than anything here takes; no test waits for it unless it fails."""


def contest(first: str = "greedy", second: str = "random", **other: object) -> Contest:
    contenders = (contender(first), contender(second))
    return Contest(contenders=contenders, ruleset=preset("snapszer24"), **other)  # type: ignore[arg-type]


def hostile(what: str) -> str:
    return f"cmd:{sys.executable} {HOSTILE} {what}"


def result_of(of: Contest, results: Iterable[PairResult]) -> dict[str, object]:
    data = summary(of, list(results)).to_data()
    del data["time"]
    return data


def test_two_processes_find_what_one_finds():
    of = contest(mode=Mode.MATCHES)
    assert result_of(of, run(of, 9, workers=2)) == result_of(of, run(of, 9))


def test_bots_that_search_within_a_limit_of_nodes_repeat_their_games():
    contenders = (contender("pimc:worlds=4"), contender("pimc:worlds=2"))
    of = Contest(contenders=contenders, ruleset=preset("schnapsen_casino"), limits=Limits(nodes=5_000))
    courses = [[deal.actions for result in run(of, 2, workers=workers) for deal in result.deals] for workers in (1, 2)]
    assert courses[0] == courses[1]


def test_programs_play_in_several_processes_too():
    of = contest(f"cmd:{sys.executable} {THUMB}")
    results = run(of, 6, workers=2)
    assert [result.pair for result in results] == list(range(6))
    assert summary(of, results).forfeits == ({}, {})


def test_a_worker_that_dies_ends_the_run_and_names_the_pair():
    with Crew(contest(), PATIENCE, 2) as crew:
        running = crew.play(range(1_000_000))
        next(running)
        crew.workers[0].process.kill()
        with pytest.raises(ContestError, match=r"a worker died \(status -9\) while playing pair \d+"):
            for _ in running:
                pass


@pytest.mark.parametrize("end", ["in order", "killed"])
def test_ending_a_crew_ends_its_processes_their_programs_and_what_those_have_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
):
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    monkeypatch.setenv("ALIVE", str(alive))  # the program holds it open, and so does its child
    own = os.open(alive, os.O_RDWR)
    with alive.open("rb", buffering=0) as pipe:
        with Crew(contest(hostile("child")), Patience(move=600.0), 2) as crew:
            for number, worker in enumerate(crew.workers):
                worker.give(number)
            started = b""
            while len(started) < 2:
                started += pipe.read(2)
            os.close(own)
            if end == "killed":
                for worker in crew.workers:
                    worker.process.kill()
        assert all(worker.process.returncode is not None for worker in crew.workers)
        assert select.select([pipe], [], [], LONG)[0], "something is alive"
        assert pipe.read() == b""


def test_the_summary_counts_what_was_played():
    of = contest(mode=Mode.MATCHES)
    results = run(of, 4)
    shown = summary(of, results)
    deals = [deal for result in results for deal in result.deals]
    assert shown.pairs == 4
    assert shown.deals == len(deals) == sum(shown.results.values()) == sum(shown.endings.values())
    assert shown.points.mean == pytest.approx(sum(deal.points for deal in deals) / len(deals))
    assert shown.matches is not None
    assert shown.matches.mean == sum(winner == 0 for result in results for winner in result.won) / 8
    for place, times in enumerate(shown.times):
        taken = [each for deal in deals for each in deal.times[place]]
        assert times.decisions == len(taken)
        assert times.mean == pytest.approx(sum(taken) / len(taken) / 1e6)
        assert times.longest == max(taken) / 1e6
        assert times.mean <= times.longest
        assert times.p99 <= times.longest


def test_changing_the_contenders_changes_the_sign():
    one, other = contest("greedy", "random"), contest("random", "greedy")
    # Each contender keeps its own chance, so the games differ; the difference in strength does not.
    assert summary(one, run(one, 60)).points.mean > 0.8
    assert summary(other, run(other, 60)).points.mean < -0.8


@pytest.mark.parametrize("pairs", [0, -1, MOST_PAIRS + 1])
def test_a_contest_has_a_sensible_number_of_pairs(pairs: int):
    with pytest.raises(ContestError):
        run(contest(), pairs)


def test_more_workers_than_pairs_are_no_use_and_no_harm():
    of = contest()
    assert result_of(of, run(of, 2, workers=16)) == result_of(of, run(of, 2))


# --- the command ----------------------------------------------------------------------------------------------------


def test_the_command_tells_who_is_better(capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "greedy", "random", "--pairs", "20", "--jobs", "1", "--ruleset", "santase"]) == 0
    shown = capsys.readouterr().out
    assert "A: greedy\nB: random\nsantase@1 (" in shown
    assert "20 of deals, 40 deals" in shown
    assert " ± " in shown


def test_the_command_gives_json(capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "greedy", "random", "--pairs", "3", "--matches", "--jobs", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["format"], data["version"], data["complete"], data["pairs"]) == ("bummerl-arena", 1, True, 3)
    assert data["contenders"][0]["name"] == "greedy"
    assert set(data["matches"]) == {"mean", "low", "high"}


@pytest.mark.parametrize(
    "arguments, status, says",
    [
        (["gredy", "random"], 1, "greedy"),
        (["greedy", "cmd:/no/such/program"], 1, "no program"),
        (["greedy", "random", "--ruleset", "bumerl"], 1, "bummerl"),
        (["greedy", "random", "--pairs", "0"], 2, "0"),
        (["greedy", "random", "--nodes", "-5"], 2, "-5"),
        (["greedy", "random", "--option-a", "level"], 2, "NAME=VALUE"),
        (["greedy", "random", "--option-a", "level=3"], 1, "level"),
        (["greedy"], 2, "Missing argument"),
    ],
)
def test_a_command_that_cannot_be_carried_out_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, says: str
):
    assert main(["arena", *arguments]) == status
    assert says in capsys.readouterr().err


def test_faults_are_told_and_logged_at_length(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    log = tmp_path / "faults.log"
    arguments = ["arena", "greedy", hostile("exit"), "--pairs", "2", "--jobs", "1", "--log", str(log), "--json"]
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["forfeits"] == [{}, {"crash": 4}]
    assert captured.err.count("forfeits a deal: crash: it went with status 3") == 4
    written = log.read_text("utf-8")
    assert written.count("  position ") == 4
    assert "    > go 1 " in written


def test_an_interrupted_command_reports_what_there_is_and_is_taken_up_again(tmp_path: Path):
    journal = tmp_path / "run.jsonl"
    play = ["arena", "greedy", "random", "--seed", "5", "--jobs", "2", "--json", "--journal", str(journal)]
    process = subprocess.Popen(
        [*BUMMERL, *play, "--pairs", "100000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    with process:
        wait_until_written(journal, 20)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONG)
    assert process.returncode == 130
    assert b"the same command goes on from there" in err
    partial = json.loads(out)
    assert partial["complete"] is False
    assert partial["pairs"] >= 19
    pairs = partial["pairs"] + 5
    done = subprocess.run([*BUMMERL, *play, "--pairs", str(pairs)], capture_output=True, timeout=LONG, check=True)
    taken_up = json.loads(done.stdout)
    fresh = contest(seed=5)
    fresh = Contest(contenders=fresh.contenders, ruleset=preset("snapszer_klub"), seed=5)
    assert {key: taken_up[key] for key in ("points_per_deal", "results", "endings", "complete", "pairs")} == {
        key: result_of(fresh, run(fresh, pairs))[key]
        for key in ("points_per_deal", "results", "endings", "complete", "pairs")
    }


def wait_until_written(path: Path, lines: int) -> None:
    """Waits until the file has so many lines; the machine may be slow, so it waits long."""
    end = time.monotonic() + LONG
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < end, "nothing was written in time"
        time.sleep(0.01)


def test_a_killed_run_leaves_no_workers_and_a_journal_that_can_be_taken_up(tmp_path: Path):
    journal = tmp_path / "killed.jsonl"
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    play = [*BUMMERL, "arena", "greedy", "random", "--pairs", "100000", "--jobs", "2", "--journal", str(journal)]
    writer = os.open(alive, os.O_RDWR)
    process = subprocess.Popen(play, stdout=writer, stderr=writer, start_new_session=True)
    reader = os.open(alive, os.O_RDONLY | os.O_NONBLOCK)
    try:
        wait_until_written(journal, 5)
    finally:
        process.kill()
        process.wait()
        os.close(writer)
    os.set_blocking(reader, True)
    with os.fdopen(reader, "rb") as pipe:
        pipe.read()  # ends when the last of its processes has gone
    of = Contest(contenders=contest().contenders, ruleset=preset("snapszer_klub"))
    with Journal(journal, of) as taken_up:
        assert len(taken_up.done) >= 4
