"""Run a full-size proof: ./dev prove NAME [ARGUMENTS].

Every large claim is tested twice: small in each run of the tests, and here at full size, run once for a release. A
proof is a command that exits with 0 when the claim holds. What it printed, with the command, the commit and the
machine, is kept in build/proofs/NAME.txt, to be carried over to the page that states the claim.

A new proof is a new entry in `PROOFS`. If its command does not fit a line, it is a program in tools/proofs/.
"""

from __future__ import annotations

import os
import platform
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build" / "proofs"


@dataclass(frozen=True)
class Proof:
    """A claim, the command that proves it at full size, and the page of docs/ where its result is written."""

    name: str
    claim: str
    command: tuple[str, ...]
    page: str
    environment: Mapping[str, str] = field(default_factory=dict)


def python(*arguments: str) -> tuple[str, ...]:
    """A command for the Python that runs this."""
    return (sys.executable, *arguments)


def full_tests(*arguments: str) -> tuple[str, ...]:
    """A command for the tests marked `full` among those named."""
    return python("-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "full", *arguments)


PROOFS = (
    Proof(
        name="tests",
        claim="All tests pass at the size of the full profile, those marked long and full included.",
        command=python("-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", ""),
        page="testing.md",
        environment={"HYPOTHESIS_PROFILE": "full"},
    ),
)


def main(arguments: Sequence[str]) -> int:
    proofs = {proof.name: proof for proof in PROOFS}
    if not arguments:
        for proof in PROOFS:
            print(f"{proof.name:<20} {proof.claim}")
        return 0
    name, *rest = arguments
    if name not in proofs:
        print(f"no proof is called {name!r}; without a name, ./dev prove lists them", file=sys.stderr)
        return 2
    return run(proofs[name], rest)


def run(proof: Proof, arguments: Sequence[str]) -> int:
    """Run a proof in sight of the user and keep what it printed."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    command = [*proof.command, *arguments]
    started = time.monotonic()
    with (RESULTS / f"{proof.name}.txt").open("w", encoding="utf-8") as kept:

        def say(line: str) -> None:
            print(line, flush=True)
            print(line, file=kept, flush=True)

        say(f"claim:   {proof.claim}")
        say(f"command: ./dev prove {shlex.join([proof.name, *arguments])}")
        say(f"commit:  {commit()}")
        say(f"machine: {os.cpu_count()} x {processor()}, {platform.system()}, Python {platform.python_version()}")
        say(f"started: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC")
        say("")
        environment = {**os.environ, **proof.environment}
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                say(line.rstrip("\n"))
        say("")
        say(f"result:  {'holds' if process.returncode == 0 else 'FAILED'} after {time.monotonic() - started:.0f} s")
    print(f"kept in {(RESULTS / proof.name).relative_to(ROOT)}.txt; its place is docs/{proof.page}")
    return process.returncode


def commit() -> str:
    """The commit that is proved, marked when the work tree has other changes."""
    described = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    return described.stdout.strip() or "unknown"


def processor() -> str:
    """The name of the processor as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.machine())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
