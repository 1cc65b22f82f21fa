"""The journal of a contest: one line of JSON for what is played, then one for each pair, in the order of getting done.

Lines are only ever appended. A run that was stopped, even in the middle of a line, is taken up again from its journal.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final

from bummerl.lab.contest import Contest, ContestError, PairResult
from bummerl.rules.errors import BummerlError

__all__ = ["Journal", "JournalError"]

FORMAT: Final = "bummerl-arena"
VERSION: Final = 1
_BEGINNING: Final = b'{"format":"bummerl-arena"'


class JournalError(BummerlError):
    """A file that is no journal, or the journal of something else."""


class Journal:
    """A journal opened for one contest, and locked against a second run. `done` are the pairs that it holds.

    `JournalError` if the file is no journal, is damaged before its last line, or belongs to another contest: then every
    difference is named.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path: Final = path
        self.done: Final[dict[int, PairResult]] = {}
        try:
            self._file: Final[BinaryIO] = path.open("a+b")
        except OSError as error:
            raise JournalError(f"{path}: {error.strerror}") from None
        try:
            self._lock()
            self._take_up(contest)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file, and lets others have it."""
        self._file.close()

    def add(self, result: PairResult) -> None:
        """Enters a pair. Once this has returned, the death of this process does not lose it."""
        self._write(result.to_data())
        self.done[result.pair] = result

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"{self.path}: another run writes to this journal") from None

    def _write(self, data: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _take_up(self, contest: Contest) -> None:
        self._file.seek(0)
        first = self._file.readline()
        if first and not first.startswith(_BEGINNING[: len(first)]):
            raise JournalError(f"{self.path}: this is no journal of the arena")
        if not first.endswith(b"\n"):  # nothing yet, or stopped while writing the first line
            self._cut(0)
            self._write({"format": FORMAT, "version": VERSION, "contest": contest.to_data()})
            return
        self._check(_object(self.path, 1, first), contest)
        for result in self._pairs():
            self.done.setdefault(result.pair, result)

    def _check(self, header: Mapping[str, Any], contest: Contest) -> None:
        if header.get("version") != VERSION:
            raise JournalError(f"{self.path}: this journal has version {header.get('version')}, not {VERSION}")
        held, wanted = header.get("contest"), contest.to_data()
        if not isinstance(held, dict):
            raise JournalError(f"{self.path}: line 1: this describes no contest")
        differences = list(_differences("", held, wanted))
        if differences:
            raise JournalError(f"{self.path}: this is the journal of another contest: " + "; ".join(differences))

    def _pairs(self) -> Iterator[PairResult]:
        number, place = 1, self._file.tell()
        while line := self._file.readline():
            number += 1
            if not line.endswith(b"\n"):  # stopped while writing it: this pair is played again
                self._cut(place)
                return
            try:
                yield PairResult.from_data(_object(self.path, number, line))
            except ContestError as error:
                raise JournalError(f"{self.path}: line {number}: {error}") from None
            place = self._file.tell()

    def _cut(self, place: int) -> None:
        os.ftruncate(self._file.fileno(), place)
        self._file.seek(0, os.SEEK_END)


def _object(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise JournalError(f"{path}: line {number}: this is no JSON object")
    return data


def _differences(where: str, held: Mapping[str, Any], wanted: Mapping[str, Any]) -> Iterator[str]:
    """Every value in which two contests differ.

    >>> list(_differences("", {"seed": 1, "limits": {"nodes": 5}}, {"seed": 2, "limits": {"nodes": 5}}))
    ['seed is 1 there and 2 here']
    """
    for key in sorted({*held, *wanted}):
        before, now = held.get(key), wanted.get(key)
        if isinstance(before, dict) and isinstance(now, dict):
            yield from _differences(f"{where}{key}.", before, now)
        elif before != now:
            yield f"{where}{key} is {json.dumps(before)} there and {json.dumps(now)} here"
