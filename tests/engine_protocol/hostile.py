"""A program that does what no program must do. Its first argument says what; it knows just enough of the protocol.

Run by tests as a child process: ``python hostile.py WHAT``, or ``python hostile.py random SEED``. What it does, it does
when it is first asked for an action, unless the name says otherwise.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time

WHAT = sys.argv[1]
KEPT = os.open(os.environ["ALIVE"], os.O_WRONLY) if "ALIVE" in os.environ else -1
if KEPT >= 0:
    os.set_inheritable(KEPT, True)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def raw(data: bytes) -> None:
    os.write(1, data)


def hang() -> None:
    while True:
        time.sleep(60)


def flood(descriptor: int, data: bytes) -> None:
    while True:
        os.write(descriptor, data)


def misbehave(number: str, legal: list[str]) -> None:
    """The answer to `go`."""
    action = legal[0]
    match WHAT:
        case "good" | "stubborn" | "random":
            say(f"bestaction {number} {action}")
        case "silent":
            hang()
        case "exit":
            sys.exit(3)
        case "crash":
            os.kill(os.getpid(), 11)
        case "close-stdout":
            os.close(1)
            hang()
        case "close-stdin":
            sys.stdin.close()
            os.close(0)
            say(f"bestaction {number} {action}")
            hang()
        case "garbage":
            raw(os.urandom(4096).replace(b"\n", b" ") + b"\n")
            hang()
        case "nul":
            raw(b"\0" * 1000 + b"\nbestaction \0\n")
            hang()
        case "partial":
            raw(f"bestaction {number} {action}".encode())
            hang()
        case "huge-line":
            flood(1, b"x" * 65536)
        case "flood-lines":
            flood(1, b"info 1 x\n" * 4096)
        case "flood-stderr":
            flood(2, b"warning!\n" * 4096)
        case "illegal":
            say(f"bestaction {number} 9S")
        case "nonsense":
            say(f"bestaction {number} castle")
        case "wrong-number":
            say(f"bestaction 999999 {action}")
            hang()
        case "pass":
            say(f"bestaction {number} pass")
        case "error":
            say(f"error failed {number} I do not feel well")
        case "child":
            subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"], close_fds=False)
            if "ALIVE" in os.environ:
                os.write(KEPT, b"1")
            hang()
        case "second-answer":
            say(f"bestaction {number} {action}\nbestaction {number} {action}")
        case "late":
            time.sleep(1.0)
            say(f"bestaction {number} {action}")


def throw_dice(rng: random.Random) -> None:
    """Something that no program should do, or nothing."""
    match rng.randrange(40):
        case 0:
            sys.exit(rng.randrange(256))
        case 1:
            hang()
        case 2:
            raw(rng.randbytes(rng.randrange(3000)))
        case 3:
            raw(b"bestaction 1")
        case 4:
            raw(b"x" * 70_000)
        case 5:
            os.write(2, b"!" * 100_000)
        case 6:
            say("\n".join(rng.choice(["pong 1", "bestaction 1 AS", "error busy - x", "", "info"]) for _ in range(50)))
        case 7:
            os.close(rng.randrange(3))
        case 8:
            say(f"bestaction {rng.randrange(30)} {rng.choice(['AS', 'pass', 'claim', 'close', '??', ''])}")
        case 9:
            time.sleep(rng.random() / 5)


def main() -> None:
    rng = random.Random(int(sys.argv[2])) if WHAT == "random" else None
    if WHAT == "start-silent":
        hang()
    if WHAT == "start-exit":
        sys.exit(1)
    if WHAT == "start-flood":
        flood(1, b"Welcome!\n" * 4096)
    if WHAT == "start-deaf":
        say("bummerlok 1")
        hang()
    for line in sys.stdin:
        words = line.split()
        if rng is not None:
            throw_dice(rng)
        match words[0]:
            case "bummerl":
                say("id name hostile\nid author a test\nbummerlok 1")
            case "ping":
                say(f"pong {words[1]}")
            case "ruleset":
                say("error refused-ruleset - no" if WHAT == "rules" else f"rulesetok {words[1]}")
            case "newdeal":
                if WHAT == "exit-newdeal":
                    sys.exit(4)
            case "event":
                if WHAT == "exit-event":
                    sys.exit(5)
                if WHAT == "deaf":
                    hang()
            case "go":
                misbehave(words[1], words[words.index("legal") + 1 :])
            case "quit":
                if WHAT == "stubborn":
                    hang()
                return
    if WHAT == "stubborn":
        hang()


if __name__ == "__main__":
    main()
