"""`bummerl rules`, `replay`, `perft` and `notation check`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bummerl.cli.game.setup import Setup
from bummerl.cli.game.sitting import Sitting, Turn
from bummerl.rules.notation import write_position
from bummerl.rules.perft import perft
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.record import read_records, replay, write_json, write_records
from bummerl.rules.ruleset import PointDisplay
from bummerl.texts.cards import Naming
from bummerl.texts.catalogue import LANGUAGES
from bummerl.texts.rulepage import title
from tests.cli.conftest import Run


def a_record(name: str = "bummerl", seed: int = 1, deals: int = 2) -> str:
    """The text of a record with some deals, the last of them not played out."""
    import random

    rules = preset(name)
    setup = Setup(
        ruleset=rules, language="en", naming=Naming.FRENCH, opponent="random", points=PointDisplay.BOTH, seed=seed,
        player="Sári",
    )  # fmt: skip
    sitting = Sitting(setup)
    rng = random.Random(seed)
    while True:
        match sitting.turn:
            case Turn.BEGIN_DEAL if len(sitting.record.deals) == deals:
                sitting.begin_deal()
                return write_records([sitting.record])
            case Turn.BEGIN_DEAL:
                sitting.begin_deal()
            case Turn.DEAL_OVER:
                sitting.score()
            case _ if sitting.to_ask():
                sitting.opponent_acts(sitting.thought()())
            case _:
                sitting.act(rng.choice(sitting.view.legal))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.bummerl"
    path.write_text(a_record(), "utf-8")
    return path


# --- rules ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_preset_by_its_title(run: Run, language: str):
    ran = run("rules", "list", "--lang", language)
    assert ran.status == 0
    for name, ruleset in PRESETS.items():
        assert re.search(rf"^{name} +{re.escape(title(ruleset, language))} ", ran.out, re.M)


def test_the_list_is_there_for_programs(run: Run):
    rows = json.loads(run("rules", "list", "--json").out)
    assert [row["id"] for row in rows] == list(PRESETS)
    assert all(row["fingerprint"] == PRESETS[row["id"]].fingerprint for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_is_shown_in_every_language(run: Run, language: str):
    ran = run("rules", "show", "snapszer_klub", "--lang", language)
    assert ran.status == 0
    assert "CLOSE-8" in ran.out
    assert ran.out.startswith(title(preset("snapszer_klub"), language))


def test_a_rules_page_tells_the_differences_from_another(run: Run):
    ran = run("rules", "show", "stake_bummerl", "--versus", "bummerl", "--lang", "en")
    assert "Differences from Bummerl" in ran.out


def test_pages_come_as_markdown_too(run: Run):
    ran = run("rules", "show", "bummerl", "--markdown", "--lang", "en")
    assert ran.out.startswith("# Bummerl\n")


def test_cards_go_by_the_names_that_are_asked_for(run: Run):
    assert "under" in run("rules", "show", "bummerl", "--cards", "tell", "--lang", "en").out
    assert "jack" in run("rules", "show", "bummerl", "--cards", "french", "--lang", "en").out


def test_two_rulesets_are_compared(run: Run):
    ran = run("rules", "compare", "santase", "santase_2_3", "--lang", "en")
    assert ran.status == 0
    assert "CLOSE-8" in ran.out
    same = run("rules", "compare", "bummerl", "bummerl", "--lang", "en")
    assert "The rules of play are the same." in same.out


@pytest.mark.parametrize("page", ["glossary", "history"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_pages_are_shown_in_every_language(run: Run, page: str, language: str):
    ran = run("rules", page, "--lang", language)
    assert ran.status == 0
    assert len(ran.out.splitlines()) > 20
    assert run("rules", page, "--lang", language, "--markdown").out.startswith("# ")


def test_house_files_are_checked(run: Run, tmp_path: Path):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('base = "bummerl"\nid = "huber"\nversion = 1\nname = "Gasthaus Huber"\n', "utf-8")
    bad.write_text('base = "bummerl"\nid = "huber"\nversion = 1\n[closing]\nmin_tallon = 4\n', "utf-8")
    ran = run("rules", "check", str(good), "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    assert "Gasthaus Huber (huber). These rules are sound." in ran.out
    assert "Nearest preset: Bummerl (bummerl)." in ran.out
    ran = run("rules", "check", str(good), str(bad), str(tmp_path / "none.toml"), "--lang", "en")
    assert ran.status == 1
    assert "sound" in ran.out
    assert f"{bad}: line 5" in ran.err
    assert "min_talon" in ran.err
    assert "none.toml" in ran.err


# --- replay ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_every_language(run: Run, record: Path, language: str):
    ran = run("replay", str(record), "--all", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert "Sári" in ran.out
    assert len(ran.out.splitlines()) > 20


def test_a_replay_shows_both_hands_and_names_both_players(run: Run, record: Path):
    out = run("replay", str(record), "--all", "--lang", "en").out
    assert "Sári holds: " in out
    assert "Chance holds: " in out
    assert "You" not in out
    assert "every step is legal" in out


def test_a_replay_gives_every_step_and_result_to_programs(run: Run, record: Path):
    ran = run("replay", str(record), "--json")
    assert ran.status == 0
    (found,) = json.loads(ran.out)["records"]
    replayed = replay(read_records(record.read_bytes())[0])
    assert found["legal"] is True
    assert found["players"] == ["Sári", "Chance"]
    for deal, told in zip(replayed.deals, found["deals"], strict=True):
        assert told["start"] == write_position(deal.start)
        assert [step["position"] for step in told["steps"]] == [write_position(step.state) for step in deal.transitions]
    first = replayed.deals[0].final.settlement
    assert first is not None
    assert found["deals"][0]["result"]["game_points"] == first.game_points
    assert found["deals"][-1]["result"] is None
    assert found["result"]["over"] is False


def test_json_records_are_replayed_like_the_text(run: Run, record: Path, tmp_path: Path):
    other = tmp_path / "match.json"
    other.write_text(write_json(read_records(record.read_bytes())), "utf-8")
    assert (
        run("replay", str(other), "--all", "--lang", "en").out
        == run("replay", str(record), "--all", "--lang", "en").out
    )


def test_a_record_can_come_from_standard_input(run: Run):
    ran = run("replay", "-", "--lang", "en", text=a_record())
    assert ran.status == 0
    assert "Sári holds: " in ran.out


def spoilt(text: str) -> str:
    """The record with the winner of its first deal changed."""
    return re.sub(r"^= ([AB]) ", lambda found: f"= {'B' if found[1] == 'A' else 'A'} ", text, count=1, flags=re.M)


def test_an_illegal_record_is_told_with_the_event_and_status_1(run: Run, tmp_path: Path):
    path = tmp_path / "spoilt.bummerl"
    path.write_text(spoilt(a_record()), "utf-8")
    ran = run("replay", str(path))
    assert ran.status == 1
    assert "record 1: deal 1 (its result)" in ran.err
    assert "Traceback" not in ran.err
    (answer,) = json.loads(run("replay", str(path), "--json").out)["records"]
    assert answer["legal"] is False
    assert answer["error"]["deal"] == 1
    assert answer["error"]["event"] == "its result"


def test_an_illegal_action_is_named_with_its_number(run: Run, tmp_path: Path):
    text = a_record()
    first = replay(read_records(text)[0]).deals[0]
    foreign = next(card.code for card in first.start.talon)
    path = tmp_path / "foul.bummerl"
    path.write_text(re.sub(r"^1\. \S+", f"1. {foreign}", text, count=1, flags=re.M), "utf-8")
    ran = run("replay", str(path), "--json")
    error = json.loads(ran.out)["records"][0]["error"]
    assert ran.status == 1
    assert (error["deal"], error["action"]) == (1, 1)
    assert error["code"] == "card_not_in_hand"
    assert error["event"] == foreign


def test_the_other_records_of_a_file_are_told_all_the_same(run: Run, tmp_path: Path):
    path = tmp_path / "both.bummerl"
    path.write_text(spoilt(a_record()) + "\n" + a_record("santase", seed=2), "utf-8")
    ran = run("replay", str(path), "--lang", "en")
    assert ran.status == 1
    assert "record 1" in ran.err
    assert "Record 2. Santase." in ran.out
    only = run("replay", str(path), "--record", "2", "--lang", "en")
    assert only.status == 0
    assert run("replay", str(path), "--record", "3").status == 2


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", b"[Bummerl 99]\n", b"{", b"hello\n", b'[Bummerl 1]\n[Ruleset "nonsense" 1 "x"]\n']
)
def test_a_file_that_is_no_record_is_refused_with_the_place(run: Run, tmp_path: Path, data: bytes):
    path = tmp_path / "no.bummerl"
    path.write_bytes(data)
    ran = run("replay", str(path))
    assert ran.status == 1
    assert re.search(r"line \d+, column \d+: ", ran.err)
    assert "Traceback" not in ran.err


def test_one_can_step_through_a_record_and_stop(run: Run, record: Path):
    stepped = run("replay", str(record), "--lang", "en", text="\n\nd\nq\n", terminal=True)
    assert stepped.status == 0
    assert stepped.out.startswith("Enter: the next step.")
    assert stepped.out.count("> ") == 4
    assert "Deal 2." in stepped.out
    whole = run("replay", str(record), "--lang", "en", text="e\n", terminal=True)
    assert "every step is legal" in whole.out
    cut = run("replay", str(record), "--lang", "en", text="\n", terminal=True)
    assert cut.status == 0
    assert "every step is legal" not in cut.out


# --- perft ---


def test_perft_counts_like_the_library(run: Run):
    from bummerl.rules.deal import start

    rules = preset("bummerl")
    order = tuple(rules.pack.cards)
    position = write_position(start(rules, order))
    ran = run("perft", "bummerl", "3", "--position", position)
    assert ran.status == 0
    assert int(ran.out.replace(",", "")) == perft(start(rules, order), 3)


def test_perft_divides_by_the_first_action(run: Run):
    whole = json.loads(run("perft", "santase", "2", "--seed", "5", "--json").out)
    divided = json.loads(run("perft", "santase", "2", "--seed", "5", "--divide", "--json").out)
    assert sum(divided["divide"].values()) == divided["count"] == whole["count"] > 0
    assert (
        run("perft", "santase", "2", "--seed", "5", "--divide").out.splitlines()[-1].split()[-1]
        == f"{whole['count']:,}"
    )


@pytest.mark.parametrize("depth", ["-1", "999", "x"])
def test_depths_that_nobody_can_mean_are_refused(run: Run, depth: str):
    assert run("perft", "bummerl", "--", depth).status == 2


def test_an_impossible_position_is_refused_with_every_defect(run: Run):
    rules = preset("bummerl")
    from bummerl.rules.deal import start

    position = write_position(start(rules, tuple(rules.pack.cards))).replace("AS", "JS", 1).replace("TS", "KS", 1)
    ran = run("perft", "bummerl", "2", "--position", position)
    assert ran.status == 1
    assert "JS" in ran.err
    assert "KS" in ran.err
    assert run("perft", "bummerl", "2", "--position", "nonsense").status == 1


# --- notation check ---


def test_records_are_checked(run: Run, record: Path, tmp_path: Path):
    ran = run("notation", "check", str(record))
    assert (ran.status, ran.err) == (0, "")
    assert "1 record sound, 0 refused" in ran.out
    bad = tmp_path / "bad.bummerl"
    bad.write_text(spoilt(a_record()), "utf-8")
    ran = run("notation", "check", str(bad))
    assert ran.status == 1
    assert "record 1: deal 1" in ran.err


def test_positions_are_checked_line_by_line(run: Run, tmp_path: Path):
    from bummerl.rules.deal import start

    rules = preset("bummerl")
    good = write_position(start(rules, tuple(rules.pack.cards)))
    path = tmp_path / "positions.txt"
    path.write_bytes(f"# some positions\n\n{good}\nnonsense here\n".encode() + b"\xff\n" + f"{good}\n".encode())
    ran = run("notation", "check", str(path), "--ruleset", "bummerl")
    assert ran.status == 1
    assert "line 4, column " in ran.err
    assert "line 5, column 1: this is not UTF-8" in ran.err
    assert "2 positions sound, 2 refused" in ran.out
    found = json.loads(run("notation", "check", str(path), "--ruleset", "bummerl", "--json").out)
    assert found["sound"] is False
    assert [entry["line"] for entry in found["found"]] == [3, 4, 5, 6]
