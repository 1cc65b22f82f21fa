"""Matches played line by line, one in each language: tests/golden/plain."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Final

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.setup import Setup
from bummerl.cli.game.sitting import Sitting
from bummerl.rules.presets import preset
from bummerl.texts.cards import naming_of
from tests.cli.typist import transcript

__all__ = ["TABLES", "main", "played"]

FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "golden" / "plain"
DATE: Final = datetime.date(2026, 1, 6)

TABLES: Final = {
    "hu": ("mszsz", 4),
    "de": ("bummerl", 2),
    "en": ("schnapsen_pagat", 3),
    "it": ("snapszer24", 4),
    "ro": ("snapszer_klub", 5),
    "nl": ("knock_snapszli", 6),
}
"""The rules and the seed of each language's table."""


def played(language: str) -> str:
    """The transcript of a language's table."""
    name, seed = TABLES[language]
    rules = preset(name)
    setup = Setup(
        ruleset=rules,
        language=language,
        naming=naming_of(rules, language),
        opponent="greedy",
        points=rules.table.point_display,
        seed=seed,
    )
    keeper = Keeper(file=None, folder=None, now=datetime.datetime.now)
    return transcript(Sitting(setup, date=DATE), keeper, seed)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in TABLES:
        (FOLDER / f"{language}.txt").write_text(played(language), "utf-8")


if __name__ == "__main__":
    main()
