"""Where this user's files lie: settings, house rules, records and reports."""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["config_folder", "house_folder", "records_folder", "state_folder"]


def _base(variable: str, *fallback: str) -> Path:
    named = os.environ.get(variable, "")
    base = Path(named) if named and Path(named).is_absolute() else Path.home().joinpath(*fallback)
    return base / "bummerl"


def config_folder() -> Path:
    """Settings, by the usual variables of the desktop."""
    return _base("XDG_CONFIG_HOME", ".config")


def house_folder() -> Path:
    """House files that the game offers by itself."""
    return config_folder() / "house"


def records_folder() -> Path:
    """Records of matches played here."""
    return _base("XDG_DATA_HOME", ".local", "share") / "records"


def state_folder() -> Path:
    """What the program keeps for itself, such as reports of faults."""
    return _base("XDG_STATE_HOME", ".local", "state")
