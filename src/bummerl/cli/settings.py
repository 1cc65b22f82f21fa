"""What was chosen last time, kept for the next. A settings file that cannot be read counts as none."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from bummerl.cli.places import config_folder

__all__ = ["Settings", "load", "store"]

LARGEST: Final = 100_000


@dataclass(frozen=True, slots=True)
class Settings:
    """Empty means: not chosen yet."""

    ruleset: str = ""
    language: str = ""
    cards: str = ""
    opponent: str = ""
    points: str = ""
    tempo: str = ""
    room: str = ""
    player: str = ""


def _file() -> Path:
    return config_folder() / "terminal.json"


def load() -> Settings:
    """The settings of this user."""
    try:
        text = _file().read_bytes()[:LARGEST].decode("utf-8")
        data = json.loads(text)
    except (OSError, ValueError, RecursionError):
        return Settings()
    if not isinstance(data, dict):
        return Settings()
    return Settings(**{item.name: str(data[item.name])[:200] for item in fields(Settings) if item.name in data})


def store(settings: Settings) -> None:
    """Keep the settings; a folder that cannot be written is no reason to stop a game."""
    with suppress(OSError):
        path = _file()
        path.parent.mkdir(parents=True, exist_ok=True)
        written = path.with_suffix(".new")
        written.write_text(json.dumps(asdict(settings), ensure_ascii=False, indent=1) + "\n", "utf-8")
        written.replace(path)
