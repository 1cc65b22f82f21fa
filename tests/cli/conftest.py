"""What the tests of the command line share: running it inside this process, with input and output in memory."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bummerl.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command left: its exit status, and what it said on either stream."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


class _Terminal(io.TextIOWrapper):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run `bummerl` with these arguments; `text` or `data` is its standard input. Its files go to the test's folder."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable.lower()))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("BUMMERL_LANG", raising=False)

    def running(
        *arguments: str, text: str = "", data: bytes | None = None, encoding: str = "utf-8", terminal: bool = False
    ) -> Ran:
        said, erred = io.BytesIO(), io.BytesIO()
        kind = _Terminal if terminal else io.TextIOWrapper
        given = kind(io.BytesIO(text.encode() if data is None else data), encoding="utf-8")
        out = kind(said, encoding=encoding, write_through=True)
        err = io.TextIOWrapper(erred, encoding="utf-8", write_through=True)
        with monkeypatch.context() as patch:
            for name, stream in (("stdin", given), ("stdout", out), ("stderr", err)):
                patch.setattr(sys, name, stream)
            status = main(arguments)
            out.flush()
        return Ran(status, said.getvalue().decode(encoding), erred.getvalue().decode())

    return running
