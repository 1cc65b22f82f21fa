"""What becomes of an error that nobody expected: its traceback goes to a file, its number to the user."""

from __future__ import annotations

import platform
import secrets
import traceback
from importlib.metadata import version
from pathlib import Path

from bummerl.cli.places import state_folder

__all__ = ["report"]


def report(fault: BaseException) -> str:
    """Keep the traceback of a fault in a file and return what to tell the user. Raises nothing."""
    number = secrets.token_hex(4)
    said = f"something went wrong inside the program (report {number}: {type(fault).__name__})."
    text = (
        f"bummerl {version('bummerl')}, Python {platform.python_version()}, {platform.platform()}\n\n"
        f"{''.join(traceback.format_exception(fault))}"
    )
    try:
        return f"{said}\nThe details are in {_write(number, text)}"
    except OSError as failed:
        return f"{said}\nThe details could not be written: {failed.strerror or failed}"


def _write(number: str, text: str) -> Path:
    folder = state_folder() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{number}.txt"
    path.write_text(text, "utf-8")
    return path
