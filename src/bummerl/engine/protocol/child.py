"""A program as a child process, and the pipe to it: bounded in time, in memory and in what it leaves behind.

One thread does everything. While the host waits, to send or to receive, what the program writes to its standard error
is read too, so that no full pipe can stop either side. The child leads a process group of its own, and the whole group
is ended by its number, before the child is reaped: as long as it has not been, no other process can bear that number.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO, Final, Protocol

from bummerl.engine.protocol.words import LONGEST_LINE
from bummerl.rules.errors import BummerlError

__all__ = ["Child", "Wire", "WireClosed", "WireFlooded", "WireLate", "WireRefused"]


class WireRefused(BummerlError):
    """The program could not be started."""


class WireClosed(BummerlError):
    """The program is gone, or has closed the pipe."""


class WireLate(BummerlError):
    """Nothing came, or could be sent, in time."""


class WireFlooded(BummerlError):
    """More came than anybody can have meant: a line without end, or lines that nobody asked for."""


class Wire(Protocol):
    """A pipe to a program. Times are those of `now`, in seconds."""

    def now(self) -> float: ...

    def send(self, lines: Sequence[str], deadline: float) -> None:
        """Sends whole lines; `WireClosed`, `WireLate` or `WireFlooded` if it cannot be done."""

    def receive(self, deadline: float) -> str:
        """The next line, without its end; `WireClosed`, `WireLate` or `WireFlooded` if there is none."""

    def end(self, patience: float) -> str:
        """Ends the program, at once or after waiting for it to go, and tells how it went. May be called again."""


MOST_UNREAD: Final = 1 << 20
"""Bytes that a program may have written without being asked."""

MOST_COMPLAINTS: Final = 8_192
"""Bytes kept of the end of what a program wrote to its standard error."""

SECONDS_TO_DIE: Final = 1.0
"""How long a program that has closed its pipe may take to go: a dying one closes first."""

_CHUNK: Final = 65_536


class Child:
    """A program, started from its command line; a context manager that ends it.

    `WireRefused` says why it could not be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        if not command:
            raise WireRefused("cannot start a program without a name")
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise WireRefused(f"cannot start {command[0]!r}: {reason}") from None
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (_descriptor(stream) for stream in streams)
        self._selector = selectors.DefaultSelector()
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._unread = bytearray()
        self._searched = 0
        self._complaints = bytearray()
        self._deaf_until: float | None = None
        self._end: str | None = None

    @property
    def group(self) -> int:
        """The number of the process group, which is the child's own."""
        return self._process.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._complaints.decode("utf-8", "replace")

    def now(self) -> float:
        return time.monotonic()

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *exception: object) -> None:
        self.end(0.0)

    # --- lines ----------------------------------------------------------------------------------------------------

    def send(self, lines: Sequence[str], deadline: float) -> None:
        if self._end is not None:
            raise WireClosed(self._end)
        waiting = memoryview("".join(f"{line}\n" for line in lines).encode())
        while waiting:
            try:
                sent = os.write(self._in, waiting)
            except BlockingIOError:
                self._wait_to_write(deadline)
                continue
            except OSError:  # it has closed its end; its last words may still be read
                self._deaf_until = self._deaf_until or self.now() + SECONDS_TO_DIE
                return
            waiting = waiting[sent:]

    def _wait_to_write(self, deadline: float) -> None:
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            self._wait(deadline)
        finally:
            self._selector.unregister(self._in)
        if len(self._unread) > MOST_UNREAD:
            raise WireFlooded("it writes and writes, and does not read")

    def receive(self, deadline: float) -> str:
        if self._end is not None:
            raise WireClosed(self._end)
        while True:
            place = self._unread.find(b"\n", self._searched)
            if place >= 0:
                line = bytes(self._unread[:place])
                del self._unread[: place + 1]
                self._searched = 0
                if len(line) > LONGEST_LINE:
                    raise WireFlooded(f"it wrote a line of {len(line)} bytes; {LONGEST_LINE} are the most")
                return line.decode("utf-8", "replace").removesuffix("\r")
            if len(self._unread) > LONGEST_LINE + 1:
                raise WireFlooded(f"it wrote a line of more than {LONGEST_LINE} bytes")
            self._searched = len(self._unread)
            if self._out not in self._selector.get_map():
                raise WireClosed(self.end(SECONDS_TO_DIE))
            if self._deaf_until is None:
                self._wait(deadline)
                continue
            try:
                self._wait(self._deaf_until)
            except WireLate:
                raise WireClosed(self.end(0.0)) from None

    def _wait(self, deadline: float) -> None:
        """Waits until something can be read or written, and reads what can be read."""
        left = deadline - self.now()
        ready = self._selector.select(max(left, 0.0))
        if not ready and left <= 0:
            raise WireLate("no answer in time")
        for key, events in ready:
            if events & selectors.EVENT_READ:
                self._read(key.fd)

    def _read(self, descriptor: int) -> None:
        try:
            chunk = os.read(descriptor, _CHUNK)
        except BlockingIOError:
            return
        except OSError:
            chunk = b""
        if not chunk:
            self._selector.unregister(descriptor)
        elif descriptor == self._out:
            self._unread += chunk
        else:
            self._complaints += chunk
            del self._complaints[:-MOST_COMPLAINTS]

    # --- the end --------------------------------------------------------------------------------------------------

    def end(self, patience: float) -> str:
        """Closes the pipe, waits so many seconds for the program to go by itself, then ends its group and reaps it."""
        if self._end is None:
            deadline = self.now() + patience
            self._close(self._process.stdin)
            self._drain(deadline)
            went = self._await_exit(deadline)
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            status = self._process.wait()
            self._selector.close()
            self._close(self._process.stdout)
            self._close(self._process.stderr)
            self._end = _how(status) if went else "it was ended"
        return self._end

    @staticmethod
    def _close(stream: IO[bytes] | None) -> None:
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()

    def _drain(self, deadline: float) -> None:
        """Reads on until both pipes are closed or time is up; what comes on standard output is forgotten."""
        while self._selector.get_map() and self.now() < deadline:
            with contextlib.suppress(WireLate):
                self._wait(deadline)
            self._unread.clear()
            self._searched = 0

    def _await_exit(self, deadline: float) -> bool:
        """Whether the program has gone by itself, or does until then. It is not reaped, so its number stays its own."""
        if not hasattr(os, "waitid"):  # macOS before Python 3.13: how it went is not told
            return False
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        while os.waitid(os.P_PID, self._process.pid, options) is None:
            if self.now() >= deadline:
                return False
            time.sleep(0.002)
        return True


def _descriptor(stream: IO[bytes] | None) -> int:
    if stream is None:
        raise ValueError("the stream is not a pipe")
    return stream.fileno()


def _how(status: int) -> str:
    """How a process went.

    >>> _how(3), _how(-11)
    ('it went with status 3', 'it was killed by SIGSEGV')
    """
    if status >= 0:
        return f"it went with status {status}"
    try:
        return f"it was killed by {signal.Signals(-status).name}"
    except ValueError:
        return f"it was killed by signal {-status}"
