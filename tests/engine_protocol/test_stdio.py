"""The program's half on standard input and output: any bytes, the end of the input, and a host that goes away."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
import threading
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.engine.protocol.bot import BotProgram
from bummerl.engine.protocol.rules_text import ruleset_message
from bummerl.engine.protocol.session import Decision
from bummerl.engine.protocol.stdio import lines_of, serve
from bummerl.engine.protocol.words import LONGEST_LINE, Code, ProtocolError, read_program, write
from bummerl.rules.actions import Action
from bummerl.rules.presets import DEFAULT
from tests.engine_protocol.test_session import DEAL, Thought

LONG = 20.0
"""Longer than anything here takes; no test waits for it unless it fails."""

BEGUN = "\n".join(["bummerl 1", write(ruleset_message(DEFAULT)), *DEAL, ""]).encode()


def answers(data: bytes, bot: str = "greedy") -> list[str]:
    out = io.BytesIO()
    serve(BotProgram(bot), io.BytesIO(data), out)
    return out.getvalue().decode().splitlines()


def test_lines_end_with_a_line_feed_a_carriage_return_before_it_or_the_end_of_the_input():
    assert list(lines_of(io.BytesIO(b"a\nb\r\n\nc"))) == ["a", "b", "", "c"]


@pytest.mark.parametrize("extra", [1, 2, 3, 1000, 3 * LONGEST_LINE])
def test_a_line_that_is_too_long_is_told_once_and_the_next_is_read(extra: int):
    lines = list(lines_of(io.BytesIO(b"x" * (LONGEST_LINE + extra) + b"\nping 1\n")))
    assert isinstance(lines[0], ProtocolError) or extra == 1
    assert lines[1:] == ["ping 1"]


def test_the_longest_line_that_is_allowed_is_read():
    assert list(lines_of(io.BytesIO(b"x" * LONGEST_LINE + b"\nping 1\n"))) == ["x" * LONGEST_LINE, "ping 1"]


@given(st.binary(max_size=200))
def test_any_bytes_are_lines_or_errors(data: bytes):
    for line in lines_of(io.BytesIO(data)):
        assert isinstance(line, ProtocolError) or "\n" not in line


@given(st.lists(st.binary(max_size=60), max_size=20))
def test_any_bytes_are_answered_by_lines_that_can_be_read(chunks: list[bytes]):
    for line in answers(BEGUN + b"\n".join(chunks)):
        read_program(line)


def test_what_is_no_text_is_told():
    lines = answers(b"bummerl 1\n\xff\xfe\nping 1\nping \0\nping 2\n")
    codes = [line.split()[1] for line in lines if line.startswith("error")]
    assert codes == [Code.NOT_TEXT, Code.NOT_TEXT]
    assert lines[-1] == "pong 2"


def test_a_question_is_answered_though_the_input_has_ended():
    assert answers(BEGUN + b"go 1 legal AS TS")[-1].startswith("bestaction 1 ")


class Slow(Thought):
    """Thinks until it is let go, or told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = threading.Event()
        self.answer = self.wait

    def wait(self, decision: Decision) -> Action | None:
        while not (self.go_on.wait(0.001) or decision.stopped()):
            pass
        return decision.view.legal[0]


class Ears(io.RawIOBase):
    """An input whose next line comes only after what the line before has led to has been seen on the output."""

    def __init__(self, *turns: tuple[bytes, str | None]) -> None:
        self.turns = list(turns)
        self.heard: list[str] = []
        self.changed = threading.Condition()

    def readline(self, size: int | None = -1, /) -> bytes:
        assert size != 0
        with self.changed:
            if self.turns and (awaited := self.turns[0][1]) is not None:
                assert self.changed.wait_for(lambda: awaited in self.heard, timeout=LONG), f"never heard {awaited}"
        return self.turns.pop(0)[0] if self.turns else b""

    def write(self, data: object, /) -> int:
        with self.changed:
            assert isinstance(data, bytes)
            self.heard += data.decode().splitlines()
            self.changed.notify_all()
            return len(data)


def talk(program: Thought, *turns: tuple[bytes, str | None]) -> tuple[list[str], bool]:
    both = Ears(*((line, None) for line in BEGUN.splitlines(keepends=True)), *turns)
    still_thinking = serve(program, both, both)
    return both.heard, still_thinking


def test_stop_brings_the_answer_of_a_program_that_would_think_on():
    heard, _ = talk(
        Slow(), (b"go 1 legal AS\n", None), (b"ping 1\n", None), (b"stop\n", "pong 1"), (b"quit\n", "bestaction 1 AS")
    )
    assert heard[-1] == "bestaction 1 AS"


def test_the_end_of_the_input_brings_the_answer_of_a_program_that_would_think_on():
    heard, still_thinking = talk(Slow(), (b"go 1 legal AS\n", None))
    assert heard[-1] == "bestaction 1 AS"
    assert not still_thinking


def test_quit_does_not_wait_for_an_answer():
    program = Slow()
    program.answer = lambda decision: decision.view.legal[0] if program.go_on.wait(LONG) else None
    heard, still_thinking = talk(program, (b"go 1 legal AS\n", None), (b"quit\n", None))
    assert still_thinking
    assert not [line for line in heard if line.startswith("bestaction")]
    program.go_on.set()


class Deaf(io.BytesIO):
    def write(self, data: object, /) -> int:
        raise BrokenPipeError(f"nobody reads {data!r}")


def test_a_host_that_reads_no_more_is_no_error_of_the_program():
    assert serve(BotProgram("greedy"), io.BytesIO(BEGUN + b"go 1 legal AS\n"), Deaf()) is False


# --- the command ----------------------------------------------------------------------------------------------------


BUMMERL = [sys.executable, "-c", "import sys; from bummerl.cli import main; sys.exit(main())"]


def engine(data: bytes, *arguments: str, timeout: float = LONG) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*BUMMERL, "engine", *arguments], input=data, capture_output=True, timeout=timeout, check=False
    )


def test_the_command_speaks_the_protocol_and_goes_when_told():
    done = engine(BEGUN + b"ping 1\nquit\n", "--bot", "greedy")
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[-1] == "pong 1"
    assert done.stderr == b""


def test_the_command_survives_whatever_it_is_sent():
    rng = random.Random(1)
    pieces: Sequence[bytes] = [
        b"\0" * 50,
        b"\xff\xfe\xfd",
        b"x" * (LONGEST_LINE + 5),
        b"go 1 legal AS KS+",
        b"stop",
        b"ping 1",
        b"event 4 led 0 AS",
        b"",
        b"ruleset x 0123456789abcdef " + b"[" * 40000,
        bytes(rng.randrange(256) for _ in range(5000)),
    ]
    data = BEGUN + b"\n".join(rng.choice(pieces) for _ in range(300)) + b"\nping the-end"
    done = engine(data, "--bot", "random")
    assert done.returncode == 0
    assert done.stderr == b""
    lines = done.stdout.decode().splitlines()
    for line in lines:
        read_program(line)
    assert "pong the-end" in lines[-2:]


def test_the_command_goes_when_its_host_dies():
    process = subprocess.Popen(
        [*BUMMERL, "engine", "--bot", "greedy"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"bummerl 1\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith(b"id name")
        process.stdout.close()
        os.write(process.stdin.fileno(), b"ping 1\n" * 50)
        process.stdin.close()
        assert process.wait(LONG) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_an_unknown_bot_is_refused_with_the_name_that_comes_near():
    done = engine(b"", "--bot", "gredy")
    assert done.returncode == 1
    assert b"greedy" in done.stderr
