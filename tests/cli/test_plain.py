"""The game line by line: transcripts in six languages, the words, the questions, and how it ends."""

from __future__ import annotations

import io
import re
import subprocess
from pathlib import Path

import pytest

from bummerl.cli.game.words import Command, folded, key_words
from bummerl.cli.glyphs import fold
from bummerl.rules.presets import PRESETS
from bummerl.rules.record import read_records, replay
from bummerl.texts.catalogue import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.test_command_line import PROGRAM
from tools.goldens.transcripts import FOLDER, TABLES, played

PLAIN = ("play", "--plain", "--lang", "en", "--opponent", "greedy")


def test_every_language_has_a_transcript():
    assert set(TABLES) == set(LANGUAGES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_as_in_its_transcript(language: str):
    assert played(language) == (FOLDER / f"{language}.txt").read_text("utf-8")


def records(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "xdg_data_home" / "bummerl" / "records").glob("*.bummerl"))


# --- the words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_commands_not_even_beside_the_english_ones(language: str):
    found: dict[str, Command] = {}
    for spoken in (language, "en"):
        for command in Command:
            for word in key_words(command, spoken):
                assert word
                assert found.setdefault(folded(word), command) is command, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_are_understood_in_every_language(run: Run, language: str):
    ran = run(
        "play",
        "--plain",
        "--opponent",
        "greedy",
        "--seed",
        "1",
        "--lang",
        language,
        "--ruleset",
        "bummerl",
        text="hand\nhand\nquit\n",
    )
    lines = ran.out.splitlines()
    (hand,) = {line for line in lines if line.count(",") == 4 and re.search(r": 1 \S", line)}
    assert lines.count(hand) == 3
    assert ran.status == 0


def test_cards_are_played_by_number_code_or_name(run: Run):
    heads = [run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text=f"{said}\n").out for said in
             ("3", "JH", "jh", "play 3", "j♥", "jack of hearts", "under of hearts", "Jack  OF hearts")]  # fmt: skip
    assert all("You lead: jack of hearts." in head for head in heads)


def test_a_card_that_one_does_not_hold_is_named(run: Run):
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="AC\nplay\nplay elephant\n9\n")
    assert "You do not hold: ace of clubs." in ran.out
    assert ran.out.count("Which card?") == 2
    assert "Not understood: 9." in ran.out


# --- marriages ---


@pytest.mark.parametrize(
    ("typed", "declares"),
    [("2+", True), ("marry 2", True), ("QS +", True), ("2\nyes", True), ("2-", False), ("2\nno", False)],
)
def test_a_marriage_is_declared_on_demand_and_never_by_oversight(run: Run, typed: str, declares: bool):  # MARR-2
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text=f"{typed}\n")
    assert "With 1, 2 you can declare 40" in ran.out
    assert ("You declare 40: spades." in ran.out) is declares
    assert "You lead: queen of spades." in ran.out


def test_another_command_takes_the_question_back(run: Run):
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="2\n3\n")
    assert "Declare 40 with it?" in ran.out
    assert "You lead: jack of hearts." in ran.out
    assert "You lead: queen" not in ran.out


def test_where_marriages_declare_themselves_nobody_is_asked(run: Run):  # MARR-6
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "snapszer_klub", "--cards", "french", text="KS\nQS\nKH\nKD\nKC\n")
    assert "Declare" not in ran.out


# --- refusals ---


def test_a_refusal_cites_the_clause_and_its_sentence(run: Run):  # EXCH-1
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="exchange\nknock\nbid\nannounce spades\n")
    assert "You do not hold the jack of trumps. (EXCH-1)" in ran.out
    assert "EXCH-1: The leader may exchange" in ran.out
    assert "(KNOCK-4)" in ran.out
    assert "(BID-4)" in ran.out
    assert "(MARR-2)" in ran.out


def test_looking_back_is_as_the_rules_allow(run: Run):  # LOOK-1, LOOK-3
    sharp = run(*PLAIN, "--seed", "1", "--ruleset", "schnapsen_sharp", text="3\nlast\n")
    soft = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="last\n3\nlast\n")
    assert "LOOK-3: " in sharp.out
    assert "No trick has been played yet." in soft.out
    assert "You led jack of hearts, Pista played" in soft.out


def test_points_are_counted_as_chosen(run: Run):  # LOOK-4
    both = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="points\n").out
    own = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", "--points", "own", text="points\n").out
    none = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", "--points", "none", text="points\n3\n").out
    assert "You: 0 tricks, 0 points.\nPista: 0 tricks, 0 points." in both
    assert "You: 0 tricks, 0 points.\nPista: 0 tricks." in own
    assert "You: 0 tricks.\nPista: 0 tricks." in none
    assert "count them yourself" in none
    assert re.search(r"The trick is (yours|Pista's)\.", none)


# --- giving up ---


def test_a_deal_is_given_up_only_after_a_yes(run: Run):  # RESIGN-1
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="resign\nno\nresign\nyes\n")
    assert ran.out.count("Give this deal up? Pista scores 3 game points.") == 2
    assert ran.out.count("You give the deal up.") == 1
    assert "RESIGN-1: " in ran.out
    assert "To go: you 7, Pista 4." in ran.out


def test_a_match_is_given_up_only_after_a_yes(run: Run, tmp_path: Path):  # MATCH-12
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="resign match\nyes\nno\n")
    assert "You give the match up." in ran.out
    assert "MATCH-12: " in ran.out
    assert "You have a Bummerl." in ran.out
    (path,) = records(tmp_path)
    replayed = replay(read_records(path.read_bytes())[0])
    assert replayed.match is not None
    assert replayed.match.over


# --- how it ends ---


@pytest.mark.parametrize("text", ["", "3\n", "3", "hand\nquit\n", "resign\n", "2\n"])
def test_the_end_of_the_input_leaves_an_unfinished_record(run: Run, tmp_path: Path, text: str):
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text=text)
    assert ran.status == 0
    assert ran.err == ""
    (path,) = records(tmp_path)
    assert str(path) in ran.out
    (record,) = read_records(path.read_bytes())
    replayed = replay(record)
    assert replayed.match is not None
    assert not replayed.match.over
    assert len(replayed.deals) == 1


def test_an_interrupted_game_is_kept_too(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("bummerl.cli.plain.Lines.ask", interrupted)
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl")
    assert ran.status == 130
    assert len(records(tmp_path)) == 1


def test_a_fault_in_the_game_keeps_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("bummerl.cli.plain.Lines.ask", broken)
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl")
    assert ran.status == 70
    assert "Traceback" not in ran.err
    assert len(records(tmp_path)) == 1


def test_without_keeping_nothing_is_written(run: Run, tmp_path: Path):
    ran = run(*PLAIN, "--no-record", text="3\n")
    assert ran.status == 0
    assert records(tmp_path) == []
    assert "record" not in ran.out


def test_the_record_goes_where_it_is_told_to(run: Run, tmp_path: Path):
    place = tmp_path / "my match.bummerl"
    ran = run(*PLAIN, "--record", str(place), "--name", "Sári", text="3\n")
    assert ran.status == 0
    (record,) = read_records(place.read_bytes())
    assert record.players == ("Sári", "Pista")
    assert records(tmp_path) == []


def test_a_record_that_cannot_be_written_is_no_crash(run: Run, tmp_path: Path):
    ran = run(*PLAIN, "--record", str(tmp_path / "no" / "such" / "folder"), text="3\n")
    assert ran.status == 1
    assert "no/such/folder" in ran.err
    assert "Traceback" not in ran.err


def test_a_finished_match_is_kept_and_another_can_follow(run: Run, tmp_path: Path):
    ran = run(
        *PLAIN, "--target", "1", "--ruleset", "bummerl", "--seed", "1", text="resign\nyes\nyes\nresign\nyes\nno\n"
    )
    assert ran.status == 0
    assert ran.out.count("Another match?") == 2
    assert "This evening you have won 0, Pista 2. Bummerls: you 2, Pista 0." in ran.out
    first, second = records(tmp_path)
    for path in (first, second):
        (record,) = read_records(path.read_bytes())
        assert record.ruleset.id == "bummerl_to_1"
        replayed = replay(record)
        assert replayed.match is not None
        assert replayed.match.over


def test_the_same_seed_deals_the_same_cards(run: Run):
    one, same, other = (run(*PLAIN, "--no-record", "--seed", seed, text="3\n").out for seed in ("5", "5", "6"))
    assert one == same
    assert one != other


def test_without_a_seed_the_cards_differ(run: Run):
    assert len({run(*PLAIN, "--no-record", text="quit\n").out for _ in range(8)}) > 1


# --- input of all kinds ---


@pytest.mark.parametrize("data", [b"\xff\xfe\x00\n3\n", b"x" * 100_000 + b"\n3\n", b"\x1b[A\n3\n", b"\r\n\r\n3\r\n"])
def test_bytes_that_are_no_words_are_answered_and_the_game_goes_on(run: Run, data: bytes):
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", data=data)
    assert (ran.status, ran.err) == (0, "")
    assert "You lead: jack of hearts." in ran.out


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_cannot_write_every_sign_gets_those_that_it_can(run: Run, language: str, encoding: str):
    text = "trump\nhelp\nrules\nresign match\nyes\n"
    ran = run(
        "play",
        "--plain",
        "--opponent",
        "greedy",
        "--lang",
        language,
        "--seed",
        "1",
        "--no-record",
        text=text,
        encoding=encoding,
    )
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.out) > 3000
    full = run("play", "--plain", "--opponent", "greedy", "--lang", language, "--seed", "1", "--no-record", text=text)
    assert fold(full.out) == fold(ran.out)


def test_into_a_pipe_the_game_is_plain_by_itself():
    done = subprocess.run(
        [*PROGRAM, *PLAIN[:1], *PLAIN[2:], "--seed", "1", "--ruleset", "bummerl", "--no-record"],
        input="3\nquit\n", capture_output=True, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "You lead: jack of hearts." in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(("columns", "lines"), [(79, 24), (80, 23), (20, 5)])
def test_in_a_small_terminal_the_game_is_plain_and_says_why(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: int, lines: int
):
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    monkeypatch.setenv("TERM", "xterm")
    ran = run("play", "--lang", "en", "--opponent", "greedy", "--no-record", text="quit\n", terminal=True)
    assert ran.status == 0
    assert "smaller than 80 × 24" in ran.out
    assert "Your hand:" in ran.out


def test_a_terminal_that_can_show_nothing_gets_the_plain_game(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TERM", "dumb")
    ran = run("play", "--lang", "de", "--opponent", "greedy", "--no-record", text="quit\n", terminal=True)
    assert ran.status == 0
    assert "Zeile für Zeile" in ran.out
    assert "> " in ran.out


# --- what is chosen ---


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played(run: Run, name: str):
    ran = run(*PLAIN, "--ruleset", name, "--seed", "2", text="1\n2\n3\n4\n5\n6\nresign match\nyes\nno\n")
    assert (ran.status, ran.err) == (0, "")
    assert "You give the match up." in ran.out


def test_house_rules_come_from_a_file(run: Run, tmp_path: Path):
    house = tmp_path / "huber.toml"
    house.write_text(
        'base = "bummerl"\nid = "huber"\nversion = 1\nname = "Gasthaus Huber"\nexchange = false\n', "utf-8"
    )
    for option in ("--house", "--ruleset"):
        ran = run(*PLAIN, option, str(house), "--seed", "1", text="exchange\n")
        assert "Bummerl. Gasthaus Huber, against Pista." in ran.out
        assert "(EXCH-8)" in ran.out


def test_a_faulty_house_file_is_refused_with_every_line(run: Run, tmp_path: Path):
    house = tmp_path / "bad.toml"
    house.write_text('base = "bumerl"\nid = "x y"\n[closing]\nmin_talon = "four"\n', "utf-8")
    ran = run(*PLAIN, "--house", str(house))
    assert ran.status == 1
    assert "line 1" in ran.err
    assert "line 4" in ran.err
    assert ran.out == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--series", "best-of-2"), "is no series"),
        (("--series", "many"), "is no series"),
        (("--opponent", "greddy"), "did you mean greedy"),
        (("--ruleset", "bummerl", "--house", __file__), "use one of them"),
        (("--target", "0"), "--target"),
        (("--seed", "-1"), "--seed"),
        (("--record", "x", "--no-record"), "contradict"),
    ],
)
def test_choices_that_make_no_sense_are_refused(run: Run, arguments: tuple[str, ...], said: str):
    ran = run(*PLAIN, *arguments)
    assert ran.status in (1, 2)
    assert said in ran.err
    assert ran.out == ""


def test_a_series_and_a_target_make_a_house_of_their_own(run: Run, tmp_path: Path):
    ran = run(*PLAIN, "--ruleset", "bummerl", "--series", "first-to-2", "--target", "9", text="score\n")
    assert "To go: you 9, Pista 9." in ran.out
    assert "First to 2: you 0, Pista 0." in ran.out
    (path,) = records(tmp_path)
    (record,) = read_records(path.read_bytes())
    assert record.ruleset.id == "bummerl_to_9_first_to_2"
    assert record.ruleset.match.target == 9


def test_the_rules_can_be_read_during_the_game(run: Run):
    ran = run(*PLAIN, "--ruleset", "bummerl", text="rules close-9\nrules CLOSE 9\nrules close-5\nrules\n")
    assert ran.out.count("CLOSE-9: If the close fails") == 2
    assert "These rules have no CLOSE-5." in ran.out
    assert "Worked examples" in ran.out


def test_help_lists_only_what_these_rules_have(run: Run):
    pagat = run(*PLAIN, "--ruleset", "schnapsen_pagat", text="help\n").out
    rich = run(*PLAIN, "--ruleset", "knock_snapszli", text="help\n").out
    assert "knock" not in pagat
    assert "  knock, k: " in rich


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_play_and_calls_an_estimate_one(run: Run, monkeypatch: pytest.MonkeyPatch, language: str):
    monkeypatch.setattr("bummerl.cli.game.sitting.HINT_WORLDS", 3)
    ran = run(
        "play",
        "--plain",
        "--opponent",
        "greedy",
        "--lang",
        language,
        "--seed",
        "1",
        "--ruleset",
        "bummerl",
        text="hint\n",
    )
    assert ran.status == 0
    assert re.search(r"[+-]0[.,]\d\d", ran.out)


def test_answers_without_a_question_change_nothing(run: Run):
    ran = run(*PLAIN, "--seed", "1", "--ruleset", "bummerl", text="yes\nno\n\n3\n")
    assert ran.out.count("There is nothing to answer now.") == 2
    assert "You lead: jack of hearts." in ran.out


def test_lines_are_read_to_their_end_however_long_they_are():
    from bummerl.cli.plain import EndOfInput, Lines

    lines = Lines(io.StringIO("a" * 2500 + "\nnext\n"), io.StringIO())
    assert set(lines.ask()) == {"a"}
    assert lines.ask() == "next"
    with pytest.raises(EndOfInput):
        lines.ask()
