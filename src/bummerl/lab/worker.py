"""A worker of the arena: ``python -m bummerl.lab.worker``. It is started by `bummerl.lab.crew` and by nobody else.

It reads lines of JSON: first what is played, then numbers of pairs. For each it writes a line ``pair`` and the result.
It also tells the process groups of the programs that it starts and ends. When its input ends, or when it is asked to go
by a signal, it ends its programs and goes.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from types import FrameType

from bummerl.engine.protocol.peer import Patience
from bummerl.lab.contest import Contest, Table, play_pair
from bummerl.rules.errors import BummerlError


def main() -> int:
    """Plays until the input ends."""
    signal.signal(signal.SIGTERM, _go)
    out = sys.stdout.buffer
    # What a bot prints by mistake must not get between the lines.
    sys.stdout = sys.stderr

    def say(word: str, data: object) -> None:
        out.write(f"{word} {json.dumps(data, separators=(',', ':'))}\n".encode())
        out.flush()

    try:
        order = json.loads(sys.stdin.buffer.readline())
        contest, patience = Contest.from_data(order["contest"]), Patience(**order["patience"])
        with Table(
            contest,
            patience,
            started=lambda group: say("started", group),
            ended=lambda group: say("ended", group),
        ) as table:
            for line in sys.stdin.buffer:
                say("pair", play_pair(table, int(line)).to_data())
    except BrokenPipeError:
        # Whoever asked is gone. Nothing is left to be flushed to him at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
    except BummerlError as error:
        say("broken", str(error))
        return 1
    return 0


def _go(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


if __name__ == "__main__":
    sys.exit(main())
