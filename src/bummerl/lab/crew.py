"""Pairs played by several processes. Each is a worker (`bummerl.lab.worker`) with its own players.

A worker is told pair numbers, one at a time, and answers with what was played. Which worker plays a pair makes no
difference to the pair. Workers lead process groups of their own, so that an interrupt from the keyboard reaches only
this process, which then ends them: first by asking, then by force, and with them the programs that they have started.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable, Iterator
from dataclasses import asdict
from typing import IO, Final

from bummerl.engine.protocol.peer import Patience
from bummerl.lab.contest import Contest, ContestError, PairResult, Table, play_pair

__all__ = ["Crew", "Worker", "play_pairs"]

SECONDS_TO_GO: Final = 5.0
"""How long a worker that was asked to go may take, before it is ended by force."""


def play_pairs(
    contest: Contest, pairs: Iterable[int], patience: Patience, *, workers: int = 1
) -> Generator[PairResult, None, None]:
    """The pairs of these numbers, in the order in which they get done. Close the iterator to end what is going on.

    One worker is this process itself. `ContestError` if a worker dies: what it was playing is lost, no more.
    """
    if workers == 1:
        with Table(contest, patience) as table:
            for pair in pairs:
                yield play_pair(table, pair)
        return
    with Crew(contest, patience, workers) as crew:
        yield from crew.play(pairs)


class Crew:
    """So many workers; a context manager that ends them and what they have started."""

    def __init__(self, contest: Contest, patience: Patience, size: int) -> None:
        self._order: Final = {"contest": contest.to_data(), "patience": asdict(patience)}
        self._size: Final = size
        self.workers: Final[list[Worker]] = []

    def __enter__(self) -> Crew:
        try:
            for _ in range(self._size):
                self.workers.append(Worker(self._order))
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *exception: object) -> None:
        self._end()

    def _end(self) -> None:
        for worker in self.workers:
            worker.ask_to_go()
        for worker in self.workers:
            worker.end()

    def play(self, pairs: Iterable[int]) -> Iterator[PairResult]:
        """The pairs of these numbers, shared out as workers get free."""
        left = iter(pairs)
        with selectors.DefaultSelector() as selector:
            for worker in self.workers:
                selector.register(worker.output, selectors.EVENT_READ, worker)
                worker.give(next(left, None))
            while any(worker.playing is not None for worker in self.workers):
                for key, _ in selector.select():
                    worker = key.data
                    for result in worker.results():
                        worker.give(next(left, None))
                        yield result


class Worker:
    """A worker process, as its owner sees it. `playing` is the pair that it is at, `groups` its programs' groups."""

    def __init__(self, order: object) -> None:
        self.playing: int | None = None
        self.groups: Final[set[int]] = set()
        self._unread = b""
        self.process: Final = subprocess.Popen(
            [sys.executable, "-P", "-m", "bummerl.lab.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            bufsize=0,
        )
        self._tell(order)

    @property
    def output(self) -> IO[bytes]:
        stream = self.process.stdout
        if stream is None:
            raise ValueError("a worker writes to a pipe")
        return stream

    def give(self, pair: int | None) -> None:
        """The next pair to play, or nothing more to do."""
        self.playing = pair
        if pair is not None:
            self._tell(pair)

    def _tell(self, data: object) -> None:
        stream = self.process.stdin
        if stream is None:
            raise ValueError("a worker reads from a pipe")
        line = memoryview(json.dumps(data).encode() + b"\n")
        try:
            while line:
                line = line[stream.write(line) or 0 :]
        except OSError:
            raise self._dead() from None

    def _dead(self) -> ContestError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(SECONDS_TO_GO)
        status = self.process.returncode
        what = "has stopped answering" if status is None else f"died (status {status})"
        when = "" if self.playing is None else f" while playing pair {self.playing}"
        return ContestError(f"a worker {what}{when}")

    def results(self) -> Iterator[PairResult]:
        """What the worker has said since, as soon as there is something to read."""
        chunk = self.output.read(65_536)
        if not chunk:
            raise self._dead()
        *lines, self._unread = (self._unread + chunk).split(b"\n")
        for line in lines:
            word, _, rest = line.partition(b" ")
            if word == b"pair":
                yield PairResult.from_data(json.loads(rest))
            elif word == b"broken":
                raise ContestError(json.loads(rest))
            else:
                self._note_group(word, rest)

    def _note_group(self, word: bytes, rest: bytes) -> None:
        if word == b"started":
            self.groups.add(int(rest))
        elif word == b"ended":
            self.groups.discard(int(rest))

    def ask_to_go(self) -> None:
        """Tells the worker that it is not needed any more; one that is in the middle of a pair leaves it."""
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        if self.playing is not None and self.process.poll() is None:
            self.process.terminate()

    def end(self) -> None:
        """Waits until the worker has gone, which it is made to if it does not, and sees to its programs."""
        try:
            self.process.wait(SECONDS_TO_GO)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.returncode != 0:
            self._end_programs()
        self.output.close()

    def _end_programs(self) -> None:
        """Ends what a worker that did not go in order may have left behind. It is dead, so its words come to an end."""
        for line in (self._unread + self.output.read()).split(b"\n"):
            word, _, rest = line.partition(b" ")
            self._note_group(word, rest)
        for group in self.groups:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(group, signal.SIGKILL)
