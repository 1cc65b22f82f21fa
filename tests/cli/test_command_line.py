"""The frame of the command line: help, names that come near, exit statuses, and errors that nobody expected."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

from bummerl.cli import choices, registry
from bummerl.cli.choices import LanguageType, language_of
from bummerl.cli.lines import answer
from bummerl.texts.catalogue import LANGUAGES
from tests.cli.conftest import Run

PROGRAM = [sys.executable, "-c", "import sys; from bummerl.cli import main; sys.exit(main())"]


def test_help_lists_every_command(run: Run):
    ran = run("--help")
    assert ran.status == 0
    for name, line in registry.COMMANDS.items():
        assert f"  {name} " in ran.out
        assert line in " ".join(ran.out.split())


@pytest.mark.parametrize("name", registry.COMMANDS)
def test_every_command_loads_and_explains_itself(run: Run, name: str):
    command = import_module(f"bummerl.cli.{name}").command
    assert isinstance(command, click.Command)
    ran = run(name, "--help")
    assert ran.status == 0
    assert command.help is not None
    assert len(ran.out.splitlines()) > 4


@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("play", "--help"), ("moves", "--help")])
def test_asking_for_help_loads_nothing_heavy(arguments: tuple[str, ...]):
    """Start-up is quick because the catalogues, the screen and the numbers are loaded only where they are needed."""
    heavy = ("textual", "fluent", "numpy", "rich", "bummerl.engine", "bummerl.texts")
    code = (
        "import sys; from bummerl.cli import main; status = main(sys.argv[1:]); "
        f"loaded = [name for name in {heavy!r} if name in sys.modules]; print('LOADED', loaded); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, encoding="utf-8", check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "LOADED []" in done.stdout


def test_the_version_is_told(run: Run):
    ran = run("--version")
    assert (ran.status, ran.out.split()[0]) == (0, "bummerl")


def test_a_command_that_is_not_there_suggests_one_that_is(run: Run):
    ran = run("repaly")
    assert ran.status == 2
    assert "Did you mean replay or play?" in ran.err
    assert run("zzzzzz").status == 2


def test_an_unknown_option_is_no_crash(run: Run):
    ran = run("play", "--nonsense")
    assert ran.status == 2
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("arguments", "near"),
    [
        (("moves", "--ruleset", "bumerl"), "bummerl"),
        (("rules", "show", "santasse"), "santase"),
        (("perft", "snapszer_club", "1"), "snapszer_klub"),
        (("play", "--plain", "--ruleset", "sixty-six"), "sixty_six"),
    ],
)
def test_an_unknown_preset_suggests_near_names(run: Run, arguments: tuple[str, ...], near: str):
    ran = run(*arguments)
    assert ran.status == 1
    assert "no preset" in ran.err
    assert near in ran.err
    assert ran.out == ""


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path):
    missing = tmp_path / "missing.bummerl"
    ran = run("replay", str(missing))
    assert ran.status == 1
    assert str(missing) in ran.err


def test_a_folder_instead_of_a_file_is_named(run: Run, tmp_path: Path):
    ran = run("notation", "check", str(tmp_path))
    assert ran.status == 1
    assert str(tmp_path) in ran.err


# --- errors that nobody expected ---


def test_a_fault_is_kept_in_a_file_and_the_user_is_told_its_number(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    def broken(*_: object) -> None:
        raise RuntimeError("the roof has fallen in")

    monkeypatch.setattr("bummerl.rules.doors.moves_line", broken)
    ran = run("moves", "--ruleset", "bummerl", text="{}\n")
    assert ran.status == 70
    assert "Traceback" not in ran.err
    assert "the roof" not in ran.err
    (report,) = (tmp_path / "xdg_state_home" / "bummerl" / "reports").iterdir()
    assert report.stem in ran.err
    assert str(report) in ran.err
    assert "the roof has fallen in" in report.read_text("utf-8")


def test_a_fault_whose_report_cannot_be_written_is_still_told(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    blocked = tmp_path / "xdg_state_home"
    blocked.write_text("a file where a folder should be", "utf-8")

    def broken(*_: object) -> None:
        raise RuntimeError("again")

    monkeypatch.setattr("bummerl.rules.doors.moves_line", broken)
    ran = run("moves", "--ruleset", "bummerl", text="{}\n")
    assert ran.status == 70
    assert "could not be written" in ran.err
    assert "Traceback" not in ran.err


def test_an_interrupted_command_says_nothing_and_ends_with_130(run: Run, monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bummerl.rules.doors.moves_line", interrupted)
    ran = run("moves", "--ruleset", "bummerl", text="{}\n")
    assert (ran.status, ran.err) == (130, "")


def test_a_reader_that_goes_away_ends_the_program_quietly():
    """As in ``bummerl rules list | head -1``: the page is longer than any pipe holds."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = subprocess.run(
            [*PROGRAM, "rules", "glossary", "--lang", "en"],
            stdout=pipe, stderr=subprocess.PIPE, encoding="utf-8", check=False, timeout=60,
        )  # fmt: skip
    assert done.returncode == 141
    assert done.stderr == ""


# --- languages ---


def test_the_languages_of_the_command_line_are_those_of_the_catalogues():
    assert choices.LANGUAGES == LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "ro"}, "ro"),
        ({"LANG": "hu_HU", "LC_MESSAGES": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "hu_HU", "LC_ALL": "it_IT@euro"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "fr_FR", "LANG": "hu_HU"}, "en"),
        ({"BUMMERL_LANG": "de", "LC_ALL": "hu_HU"}, "de"),
    ],
)
def test_the_surroundings_choose_the_language(environment: dict[str, str], language: str):
    assert language_of(environment) == language


@pytest.mark.parametrize("text", ["de", "DE", "de_AT.UTF-8", "de-AT"])
def test_a_language_may_be_given_as_a_locale(text: str):
    assert LanguageType().convert(text, None, None) == "de"


def test_an_unknown_language_lists_the_known_ones(run: Run):
    ran = run("rules", "list", "--lang", "xx")
    assert ran.status == 2
    assert "hu, de, en, it, ro, nl" in ran.err


def test_the_lines_for_programs_can_be_answered_from_any_streams(run: Run):
    import io

    out = io.StringIO()
    status = answer(lambda asked: {"twice": asked["n"] * 2}, io.BytesIO(b'{"n": 1}\n\n{"n": 21}'), out)
    assert status == 0
    assert [json.loads(line) for line in out.getvalue().splitlines()] == [{"twice": 2}, {"twice": 42}]
