"""A session on standard input and output, with thinking in a thread of its own."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from bummerl.engine.protocol.session import Program, Session
from bummerl.engine.protocol.words import LONGEST_LINE, Code, ProtocolError

__all__ = ["lines_of", "serve"]


class Source(Protocol):
    """Where bytes come from: standard input, or a file in a test."""

    def readline(self, size: int = -1, /) -> bytes: ...


class Sink(Protocol):
    def write(self, data: bytes, /) -> int: ...

    def flush(self) -> None: ...


def lines_of(source: Source) -> Iterator[str | ProtocolError]:
    """The lines of a stream, without their ends. A line that is too long or no text comes as the error to be told.

    >>> import io
    >>> list(lines_of(io.BytesIO(b"ping 1\\r\\nstop")))
    ['ping 1', 'stop']
    """
    while raw := source.readline(LONGEST_LINE + 2):
        if len(raw) == LONGEST_LINE + 2 and not raw.endswith(b"\n"):
            while raw and not raw.endswith(b"\n"):
                raw = source.readline(LONGEST_LINE)
            yield ProtocolError(Code.TOO_LONG, f"a line has at most {LONGEST_LINE} bytes")
            continue
        try:
            yield raw.removesuffix(b"\n").removesuffix(b"\r").decode()
        except UnicodeDecodeError:
            yield ProtocolError(Code.NOT_TEXT, "the line is not UTF-8")


def serve(program: Program, source: Source, sink: Sink) -> bool:
    """Talks until the host says `quit` or closes the stream; in the latter case an answer being worked out is given.

    Whether a thread is still thinking is the result: then the process should end without waiting for it.
    """
    thoughts = _Thoughts()
    session = Session(program, _Writer(sink).line, thoughts.take)
    for line in lines_of(source):
        if isinstance(line, ProtocolError):
            session.complain(line)
        else:
            session.receive(line)
        if session.over:
            break
    else:
        session.stop()
        thoughts.finish()
    return session.thinking


class _Writer:
    """Lines to a stream. Once nobody reads them, they are dropped: the end of the input will follow."""

    def __init__(self, sink: Sink) -> None:
        self._sink: Final = sink
        self._broken = False

    def line(self, text: str) -> None:
        if self._broken:
            return
        try:
            self._sink.write(f"{text}\n".encode())
            self._sink.flush()
        except OSError:
            self._broken = True


class _Thoughts:
    """One thread that works through what it is given. It does not keep the process alive."""

    def __init__(self) -> None:
        self._waiting: Final[queue.SimpleQueue[Callable[[], None] | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._work, name="thinking", daemon=True)
        self._thread.start()

    def take(self, work: Callable[[], None]) -> None:
        self._waiting.put(work)

    def finish(self) -> None:
        """Waits until all that was given is done."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (work := self._waiting.get()) is not None:
            work()
