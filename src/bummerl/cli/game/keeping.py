"""Records of what was played at the terminal, written when a sitting ends or breaks off."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bummerl.cli.game.sitting import Sitting
from bummerl.rules.record import write_records

__all__ = ["SUFFIX", "Keeper"]

SUFFIX: Final = ".bummerl"
MOST_NAMES: Final = 1000


class Keeper:
    """Writes each sitting once: into a file that was named, or into a folder under a name made of time and game.

    A named file takes one sitting after another, as a file of records may. Without a place nothing is kept.
    """

    def __init__(self, *, file: Path | None, folder: Path | None, now: Callable[[], datetime.datetime]) -> None:
        self._file = file
        self._folder = folder
        self._now = now
        self._present: Sitting | None = None
        self._kept: list[Sitting] = []

    def sits(self, sitting: Sitting) -> None:
        """This sitting is on from now."""
        self._present = sitting

    def finished(self, sitting: Sitting) -> Path | None:
        """Write the record of a sitting; where it is, or ``None`` if nothing is kept. `OSError` if it cannot be."""
        if sitting in self._kept:
            return None
        self._kept.append(sitting)
        text = write_records([sitting.record])
        if self._file is not None:
            with self._file.open("w" if len(self._kept) == 1 else "a", encoding="utf-8") as file:
                file.write(text if len(self._kept) == 1 else f"\n{text}")
            return self._file
        if self._folder is None:
            return None
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._written(self._folder, text)

    def broken_off(self) -> Path | None:
        """Write the record of the sitting that is on, if a card of it was dealt and it is not written yet."""
        sitting = self._present
        if sitting is None or sitting in self._kept or not sitting.record.deals:
            return None
        return self.finished(sitting)

    def _written(self, folder: Path, text: str) -> Path:
        """The text in a new file; of two sittings in one minute each keeps its own."""
        sitting = self._kept[-1]
        stem = f"{self._now():%Y-%m-%d-%H%M}-{sitting.ruleset.id}"
        for number in range(1, MOST_NAMES):
            path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(text)
            except FileExistsError:
                continue
            return path
        raise FileExistsError(17, "no free name is left for the record", str(folder / stem))
