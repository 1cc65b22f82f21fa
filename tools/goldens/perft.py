"""Write tests/perft: how many sequences of actions there are from some positions of every preset.

A line is a position and its counts, depth by depth:

    AS,TS,KS,KH,QH/... 0 0/0 0/0 ;1 8 ;2 42 ;3 245

The positions come from seeded random play: starts, and then moments that a preset's own rules make different from
others. Counts go on until they pass `LIMIT` or every deal has ended.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from bummerl.rules.deal import start
from bummerl.rules.notation import without_history, write_position
from bummerl.rules.perft import perft
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.state import DealState, Stage
from bummerl.rules.testing.chance import SeededChance, shuffled
from bummerl.rules.testing.playing import seeded_play

FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "perft"
LIMIT: Final = 40_000
DEEPEST: Final = 12
STARTS: Final = 3
SEEDS: Final = 100

KINDS: Final[dict[str, Callable[[DealState], bool]]] = {
    "a card led to the open talon": lambda s: s.stage is Stage.OPEN and s.led is not None and s.trick_number == 2,
    "the last drawing": lambda s: s.stage is Stage.OPEN and s.talon_left == 2 and s.led is None,
    "closed, full hands": lambda s: s.closing is not None and not s.closing.knock and s.strict_tricks == (0, 0),
    "closed, some tricks on": lambda s: s.closing is not None and sum(s.strict_tricks) == 2,
    "exhausted": lambda s: s.stage is Stage.EXHAUSTED and sum(s.strict_tricks) == 1,
    "exhausted, a card led": lambda s: s.stage is Stage.EXHAUSTED and s.led is not None and sum(s.strict_tricks) == 2,
    "a marriage led": lambda s: s.led_marriage,
    "a marriage announced": lambda s: s.announced != 0,
    "a marriage pending": lambda s: s.pending != (0, 0) and s.led is None,
    "an exchanged card known": lambda s: s.stage is Stage.OPEN and s.known != (0, 0) and s.declared == (0, 0),
    "a bid": lambda s: s.bidder is not None,
    "a knock": lambda s: s.closing is not None and s.closing.knock,
}
"""The moments looked for, each taken from the first seed that has it; not every house has them all."""


def positions(rules: Ruleset) -> Iterator[tuple[str, DealState]]:
    """The positions of a preset, each with the name of its kind."""
    for seed in range(STARTS):
        order = shuffled(SeededChance(seed), tuple(rules.pack.cards))
        yield f"start, seed {seed}", start(rules, order)
    wanted = dict(KINDS)
    for seed in range(SEEDS):
        for state in seeded_play(rules, seed).states:
            if state.settlement is not None:
                continue
            for kind in [kind for kind, fits in wanted.items() if fits(state)]:
                del wanted[kind]
                yield f"{kind}, seed {seed}", without_history(state)
        if not wanted:
            return


def counts(state: DealState) -> Iterator[int]:
    """The counts of depth 1, 2, ... up to the first that passes the limit or is nothing."""
    for depth in range(1, DEEPEST + 1):
        count = perft(state, depth)
        yield count
        if count == 0 or count > LIMIT:
            return


def text_of(rules: Ruleset) -> str:
    """The file of a preset."""
    lines = [f"# {rules}: sequences of actions by depth. Written by ./dev golden perft."]
    for kind, state in positions(rules):
        found = " ".join(f";{depth} {count}" for depth, count in enumerate(counts(state), 1))
        lines += [f"# {kind}", f"{write_position(state)} {found}"]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the files of the presets named, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in arguments or PRESETS:
        (FOLDER / f"{name}.txt").write_text(text_of(PRESETS[name]), "utf-8")
        print(f"tests/perft/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
