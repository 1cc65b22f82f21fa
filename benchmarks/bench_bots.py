"""Processor time of a decision, bot by bot and stage by stage, on deals that the bot plays against itself.

    python -m benchmarks.bench_bots kati:6 pimc:worlds=100 --ruleset snapszer_klub --deals 20

Mean, 99th percentile and largest; forced actions are left out.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from bummerl.engine.bots import UNLIMITED, make_bot
from bummerl.engine.bots.base import Bot
from bummerl.rules.deal import apply, start
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.view import view

Times = dict[tuple[str, int], list[float]]


def decisions(bot: Bot, rules: Ruleset, deals: int, seed: int) -> Times:
    """Seconds of each decision by stage and talon."""
    found: Times = defaultdict(list)
    rng = random.Random(seed)
    cards = list(rules.pack.cards)
    for _ in range(deals):
        rng.shuffle(cards)
        state = start(rules, cards)
        while (seat := state.to_move) is not None:
            seen = view(state, seat)
            began = time.process_time()
            action = bot.choose(seen, UNLIMITED, rng)
            spent = time.process_time() - began
            if len(seen.legal) > 1:
                found[state.stage.value, state.talon_left].append(spent)
            state = apply(state, seat, action).state
    return found


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure the time of decisions.")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--ruleset", default="schnapsen_casino")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    rules = preset(given.ruleset)
    for spec in given.bots:
        found = decisions(make_bot(spec), rules, given.deals, given.seed)
        everything = [each for some in found.values() for each in some]
        print(f"{spec} under {rules}: {len(everything)} decisions")
        for (stage, left), some in [*sorted(found.items()), (("all", 0), everything)]:
            times = 1000 * np.array(some)
            print(
                f"  {stage:9} talon {left:2}: {len(some):5} mean {times.mean():8.2f} ms  "
                f"99% {np.percentile(times, 99):8.2f}  max {times.max():8.2f}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
