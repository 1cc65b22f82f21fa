"""Child processes: what they say arrives, what they do wrong is found out in time, and nothing of them is left."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bummerl.engine.protocol.child import MOST_COMPLAINTS, Child, WireClosed, WireFlooded, WireLate, WireRefused
from bummerl.engine.protocol.words import LONGEST_LINE

SOON = 0.3
LONG = 20.0
"""Longer than anything here takes; no test waits for it unless it fails."""


def python(code: str) -> Child:
    return Child([sys.executable, "-S", "-E", "-c", code])


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def after(child: Child, seconds: float = LONG) -> float:
    return child.now() + seconds


ECHO = "import sys\nfor line in sys.stdin: sys.stdout.write(line); sys.stdout.flush()"


def test_lines_go_there_and_come_back():
    with python(ECHO) as child:
        child.send(["ping 1", "żółw", "x" * LONGEST_LINE], after(child))
        assert [child.receive(after(child)) for _ in range(3)] == ["ping 1", "żółw", "x" * LONGEST_LINE]


def test_more_than_a_pipe_holds_goes_both_ways():
    with python("import sys\ndata = sys.stdin.readlines(); sys.stdout.writelines(data)") as child:
        lines = [f"{n} " + "y" * 1000 for n in range(500)]
        child.send(lines, after(child))
        child._close(child._process.stdin)
        assert [child.receive(after(child)) for _ in lines] == lines


def test_a_program_that_asks_for_nothing_and_says_nothing_is_late():
    with python("import time; time.sleep(600)") as child, pytest.raises(WireLate):
        child.receive(after(child, SOON))


def test_a_program_that_does_not_read_cannot_be_told_for_ever():
    with python("import time; time.sleep(600)") as child, pytest.raises(WireLate):
        child.send(["z" * 1000] * 1000, after(child, SOON))


def test_a_program_that_writes_without_end_and_does_not_read_is_a_flood():
    code = "import os\nwhile True: os.write(1, b'no\\n' * 10000)"
    with python(code) as child, pytest.raises(WireFlooded):
        child.send(["z" * 1000] * 1000, after(child))


@pytest.mark.parametrize("end", ["", "\\n"])
def test_a_line_without_end_is_a_flood(end: str):
    code = f"import os, time\nos.write(1, b'x' * 70000 + b'{end}')\ntime.sleep(600)"
    with python(code) as child, pytest.raises(WireFlooded):
        child.receive(after(child))


def test_half_a_line_is_no_line():
    with python("import os, time\nos.write(1, b'bestaction 1 AS')\ntime.sleep(600)") as child, pytest.raises(WireLate):
        child.receive(after(child, SOON))


def test_what_is_no_text_arrives_as_something_that_is():
    with python("import os\nos.write(1, b'\\0\\xff\\xfe\\r\\nnext\\n')") as child:
        assert child.receive(after(child)) == "\0��"
        assert child.receive(after(child)) == "next"


@pytest.mark.parametrize(
    "code, how",
    [
        ("pass", "it went with status 0"),
        ("raise SystemExit(3)", "it went with status 3"),
        ("import os; os.kill(os.getpid(), 11)", "it was killed by SIGSEGV"),
        ("import os, time; os.close(1); os.close(2); time.sleep(600)", "it was ended"),
    ],
)
def test_a_program_that_goes_is_told_from_one_that_only_falls_silent(code: str, how: str):
    with python(code) as child:
        with pytest.raises(WireClosed, match=how):
            child.receive(after(child))
        with pytest.raises(WireClosed, match=how):
            child.send(["ping"], after(child))


def test_a_program_that_reads_no_more_is_gone_though_it_lives_on():
    code = "import os, time\nos.close(0)\nprint('last words', flush=True)\ntime.sleep(600)"
    with python(code) as child:
        assert child.receive(after(child)) == "last words"
        child.send(["ping 1"], after(child))
        late = after(child)
        with pytest.raises(WireClosed):
            child.receive(late)
        assert child.now() < late


def test_the_last_words_of_a_program_that_went_are_heard():
    with python("print('last words')") as child:
        assert child.receive(after(child)) == "last words"
        with pytest.raises(WireClosed):
            child.receive(after(child))


def test_the_end_of_what_a_program_complains_of_is_kept():
    code = "import sys\nfor n in range(20000): print('complaint', n, file=sys.stderr)\nprint('done')"
    with python(code) as child:
        assert child.receive(after(child)) == "done"
        child.end(LONG)
        assert len(child.complaints.encode()) == MOST_COMPLAINTS
        assert child.complaints.endswith("complaint 19999\n")


def test_a_flood_of_complaints_does_not_keep_the_host_waiting():
    code = "import os\nwhile True: os.write(2, b'!' * 65536)"
    with python(code) as child, pytest.raises(WireLate):
        child.receive(after(child, SOON))


@pytest.mark.parametrize("command", [["/no/such/program"], [str(Path(__file__))], [], ["a\0b"]])
def test_what_cannot_be_started_is_refused(command: list[str]):
    with pytest.raises(WireRefused):
        Child(command)


def test_a_program_that_goes_when_its_input_ends_is_left_to_go_by_itself():
    child = python(ECHO)
    assert child.end(LONG) == "it went with status 0"
    assert not group_lives(child.group)


IGNORES = "import signal, time\nfor s in (1, 2, 15): signal.signal(s, signal.SIG_IGN)\nprint('deaf', flush=True)\n"


@pytest.mark.parametrize(
    "code",
    [
        IGNORES + "time.sleep(600)",
        IGNORES + "while True: pass",
        IGNORES + "import os\nwhile True: os.write(1, b'more\\n' * 1000)",
        IGNORES + "import os\nos.close(1); os.close(2); time.sleep(600)",
    ],
)
@pytest.mark.parametrize("patience", [0.0, 0.1])
def test_a_program_that_will_not_go_is_ended(code: str, patience: float):
    child = python(code)
    assert child.receive(after(child)) == "deaf"
    assert child.end(patience) == "it was ended"
    assert not group_lives(child.group)
    assert child.end(patience) == "it was ended"


@pytest.mark.parametrize("last", ["time.sleep(600)", "pass"])
def test_what_a_program_has_started_ends_with_it(tmp_path: Path, last: str):
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    code = (
        "import os, subprocess, sys, time\n"
        f"kept = os.open({str(alive)!r}, os.O_WRONLY)\n"
        "subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(600)'], pass_fds=[kept])\n"
        "print('started', flush=True)\n"
    )
    child = python(code + last)
    with alive.open("rb", buffering=0) as pipe:  # it ends when the last process that holds the other end does
        assert child.receive(after(child)) == "started"
        assert select.select([pipe], [], [], 0) == ([], [], [])
        child.end(0.1)
        assert select.select([pipe], [], [], LONG) == ([pipe], [], [])
        assert pipe.read() == b""


def test_no_zombie_is_left_of_a_child_that_was_ended():
    child = python("import time; time.sleep(600)")
    child.end(0.0)
    with pytest.raises(ChildProcessError):
        os.waitpid(child.group, os.WNOHANG)


@pytest.mark.parametrize("leave", [lambda: None, lambda: (_ for _ in ()).throw(KeyboardInterrupt)])
def test_leaving_the_context_ends_the_child(leave: Callable[[], object]):
    child = python("import time; time.sleep(600)")
    try:
        with child:
            leave()
    except KeyboardInterrupt:
        pass
    assert not group_lives(child.group)


def test_a_child_has_a_group_of_its_own_so_that_an_interrupt_from_the_keyboard_passes_it_by():
    with python(ECHO) as child:
        child.send(["here"], after(child))
        assert child.receive(after(child)) == "here"
        assert os.getpgid(child.group) == child.group != os.getpgid(0)
