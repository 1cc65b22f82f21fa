"""Files given on the command line, read whole and within bounds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from bummerl.rules.errors import BummerlError

__all__ = ["LARGEST", "TooLarge", "read_bytes"]

LARGEST: Final = 64 * 1024 * 1024


class TooLarge(BummerlError):
    """More input than anything here can mean."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(f"{name}: larger than {most // (1024 * 1024)} MB")
        self.name = name
        self.most = most


def read_bytes(path: str, *, most: int = LARGEST) -> bytes:
    """The bytes of a file, or of standard input for ``-``; `TooLarge` beyond `most`, `OSError` if it cannot be read."""
    if path == "-":
        data = sys.stdin.buffer.read(most + 1)
    else:
        with Path(path).open("rb") as file:
            data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge("standard input" if path == "-" else path, most)
    return data
