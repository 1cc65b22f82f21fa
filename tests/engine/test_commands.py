"""The commands of the engine: what they print, what they answer to programs, and how they refuse."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

from bummerl.cli import main
from bummerl.engine import analysis
from bummerl.engine.bots import UNLIMITED, make_bot, next_action
from bummerl.rules.deal import start
from bummerl.rules.match import Side
from bummerl.rules.notation import write_position
from bummerl.rules.presets import preset
from bummerl.rules.record import Recorder, write_records
from bummerl.rules.seats import PerSeat
from bummerl.rules.testing import deal_from
from bummerl.texts.catalogue import LANGUAGES

DATA = Path(__file__).parents[1] / "data"
RULES = preset("schnapsen_casino")
LAST_LEAD = write_position(deal_from("trump S; talon 2; forehand to lead", RULES))


@pytest.fixture
def lines(monkeypatch, capsys):
    """Runs a command with lines on its standard input; gives its exit status and its lines of JSON."""

    def run(arguments, asked):
        text = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in asked) + "\n"
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode("utf-8")), encoding="utf-8"))
        status = main(arguments)
        return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


@pytest.fixture
def record(tmp_path):
    """A record of one deal between two greedy players."""
    order = list(RULES.pack.cards)
    random.Random(6).shuffle(order)
    recorder = Recorder(RULES)
    recorder.deal(Side.B, tuple(order))
    state = start(RULES, order)
    bot = make_bot("greedy")
    rng = random.Random(1)
    while state.settlement is None:
        step = next_action(state, PerSeat((bot, bot)), PerSeat((UNLIMITED, UNLIMITED)), PerSeat((rng, rng)))
        state = recorder.act(state, *step).state
    path = tmp_path / "deal.txt"
    path.write_text(write_records([recorder.record()]), "utf-8")
    return str(path)


# --- solve


def dd_positions(count):
    with (DATA / "dd-positions.jsonl").open(encoding="utf-8") as file:
        found = [json.loads(line) for line in file]
    return [each for each in found if each["phase"] != "open"][:count]


def test_solve_answers_positions_with_their_values(lines):
    asked = dd_positions(40)
    status, answers = lines(["solve", "--jsonl", "--ruleset", "schnapsen_casino"], asked)
    assert status == 0
    for question, answer in zip(asked, answers, strict=True):
        assert answer["id"] == question["id"]
        assert answer["value"] == question["value"]
        assert sorted(answer["moves"], key=str) == sorted(question["moves"], key=str)


def test_solve_answers_a_bad_line_and_goes_on(lines):
    good = dd_positions(1)[0]
    status, answers = lines(["solve", "--jsonl", "--ruleset", "schnapsen_casino"], ["{", {"id": "x"}, good])
    assert status == 1
    assert answers[0]["error"]["line"] == 1
    assert "error" in answers[1]
    assert answers[2]["value"] == good["value"]


def test_solve_under_a_node_limit_says_that_it_did_not_get_there(lines):
    asked = [{**each, "id": "deep"} for each in dd_positions(200) if len(each["hands"][0]) == 5][:1]
    status, answers = lines(["solve", "--jsonl", "--ruleset", "schnapsen_casino", "--nodes", "1"], asked)
    assert status == 1
    assert answers[0]["error"]["code"]


def test_solve_refuses_a_budget_of_nothing(lines):
    status, answers = lines(["solve", "--jsonl", "--ruleset", "schnapsen_casino", "--nodes", "0"], dd_positions(1))
    assert status == 1
    assert "error" in answers[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_solve_shows_a_position_in_every_language(language, capsys):
    assert main(["solve", LAST_LEAD, "--ruleset", "schnapsen_casino", "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 4


@pytest.mark.parametrize("command", ["solve", "hint"])
def test_a_position_and_lines_at_once_are_too_much_and_neither_is_too_little(command, capsys):
    assert main([command, "--ruleset", "schnapsen_casino"]) == 2
    assert main([command, LAST_LEAD, "--jsonl", "--ruleset", "schnapsen_casino"]) == 2
    assert main([command, LAST_LEAD, "--ruleset", "schnapsen_casinu"]) != 0
    assert "schnapsen_casino" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["solve", "hint"])
def test_what_is_no_position_is_refused(command, capsys):
    assert main([command, "nonsense", "--ruleset", "schnapsen_casino"]) == 1
    assert capsys.readouterr().err


# --- hint


def test_hint_answers_published_positions(lines):
    asked = [each for each in json.loads((DATA / "published-positions.json").read_text("utf-8")) if each["best"]]
    asked = [each for each in asked if each["stock_face_down"] < 9 and each["id"] != "psellos-040"]
    status, answers = lines(["hint", "--jsonl", "--ruleset", "schnapsen_casino"], asked)
    assert status == 0
    for question, answer in zip(asked, answers, strict=True):
        assert set(question["best"]) & set(answer["best"])
        for play in answer["plays"]:
            assert {"play", "expected_game_points", "exact", "error"} <= set(play)


def test_hint_names_every_defect_of_an_impossible_position(lines):
    bad = {"trump": "H", "me": ["AS", "AS"], "unseen": ["AS", "KH"], "on_lead": "me", "face_up_trump": "JC"}
    status, answers = lines(["hint", "--jsonl", "--ruleset", "schnapsen_casino"], [bad])
    assert status == 1
    assert {"card_twice", "upcard"} <= {defect["code"] for defect in answers[0]["error"]["defects"]}


def test_hint_says_that_no_deal_fits(lines):
    entry = next(
        each
        for each in json.loads((DATA / "published-positions.json").read_text("utf-8"))
        if each["id"] == "psellos-004"
    )
    status, answers = lines(
        ["hint", "--jsonl", "--ruleset", "schnapsen_casino"], [{**entry, "excluded_opponent": ["TH", "TC", "AD", "AS"]}]
    )
    assert status == 1
    assert "no deal fits" in answers[0]["error"]["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_shows_plays_in_every_language(language, capsys):
    assert main(["hint", LAST_LEAD, "--ruleset", "schnapsen_casino", "--lang", language]) == 0
    assert "lead" in capsys.readouterr().out


def test_hint_takes_what_a_player_sees_as_json(capsys):
    entry = json.loads((DATA / "published-positions.json").read_text("utf-8"))[0]
    assert main(["hint", json.dumps(entry), "--ruleset", "schnapsen_casino"]) == 0
    assert "play KH" in capsys.readouterr().out


@pytest.mark.parametrize("worlds", ["0", "-5", "99999999999"])
def test_hint_refuses_budgets_that_are_none(worlds, capsys):
    assert main(["hint", LAST_LEAD, "--ruleset", "schnapsen_casino", "--worlds", worlds]) == 1
    assert "budget" in capsys.readouterr().err


# --- analyse


def test_an_analysis_for_programs_has_every_decision(record, capsys):
    assert main(["analyse", record, "--json", "--worlds", "5"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["complete"]
    (deal,) = data["records"][0]["deals"]
    assert deal["complete"]
    assert deal["decisions"]
    assert sum(seat["decisions"] for seat in deal["seats"]) == len(deal["decisions"])
    assert set(data["thresholds"]) == {"best", "good", "inaccuracy", "mistake"}


def test_an_analysis_depends_on_its_seed_alone(record, capsys):
    answers = []
    for seed in ("3", "3", "4"):
        assert main(["analyse", record, "--json", "--worlds", "5", "--seed", seed]) == 0
        answers.append(json.loads(capsys.readouterr().out)["records"])
    assert answers[0] == answers[1]
    assert answers[0] != answers[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_in_every_language(language, record, capsys):
    assert main(["analyse", record, "--worlds", "3", "--known", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "2002" in out.replace(",", "").replace(".", "").replace("\u00a0", "").replace("\u202f", "")


def test_an_interrupted_analysis_reports_what_it_has(record, capsys, monkeypatch):
    judge = analysis.judge
    seen: list[int] = []

    def interrupted(transition, number, **rest):
        if len(seen) == 3:
            raise KeyboardInterrupt
        seen.append(number)
        return judge(transition, number, **rest)

    monkeypatch.setattr(analysis, "judge", interrupted)
    assert main(["analyse", record, "--json", "--worlds", "3"]) == 130
    data = json.loads(capsys.readouterr().out)
    assert not data["complete"]
    (deal,) = data["records"][0]["deals"]
    assert not deal["complete"]
    assert 0 < len(deal["decisions"]) <= 3


@pytest.mark.parametrize("worlds", ["0", "-1"])
def test_analyse_refuses_budgets_that_are_none(worlds, record, capsys):
    assert main(["analyse", record, "--worlds", worlds]) == 1
    assert "budget" in capsys.readouterr().err


def test_analyse_refuses_what_is_no_record(tmp_path, capsys):
    path = tmp_path / "nothing.txt"
    path.write_text("nothing\n", "utf-8")
    assert main(["analyse", str(path)]) == 1
    assert "line 1" in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "missing.txt")]) != 0
