"""Complete random deals a second, legal actions and single actions a second, and the memory of a state.

A deal is dealt from a shuffled order, played at random through `legal_actions` and `apply` (every action checked), and
settled. Shuffling is part of it. The table has rates in thousands a second of processor time, and in brackets how many
rounds of the yardstick one takes, which says the same for any machine.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import tracemalloc
from collections.abc import Callable, Sequence

from benchmarks._measure import Rate, rate
from bummerl.rules.actions import Claim
from bummerl.rules.deal import apply, legal_actions, start
from bummerl.rules.perft import perft
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState
from bummerl.rules.testing.playing import seeded_play
from bummerl.rules.view import view

BATCH = 100


def whole_deals(rules: Ruleset) -> Callable[[], int]:
    """Deals by players who never claim wrongly, so that they last: the seat to move takes any of its other actions."""
    source = random.Random(1)
    cards = list(rules.pack.cards)

    def work() -> int:
        for _ in range(BATCH):
            source.shuffle(cards)
            state = start(rules, cards)
            while (seat := state.to_move) is not None:
                offered = legal_actions(state, seat)
                action = offered[int(source.random() * len(offered))]
                while isinstance(action, Claim) and state.points[seat] < rules.claiming.goal:
                    action = offered[int(source.random() * len(offered))]
                state = apply(state, seat, action).state
        return BATCH

    return work


def positions(rules: Ruleset) -> list[tuple[DealState, Seat]]:
    """States of random play, each with the seat to move."""
    states = (state for seed in range(60) for state in seeded_play(rules, seed).states)
    return [(state, seat) for state in states if (seat := state.to_move) is not None]


def generation(there: Sequence[tuple[DealState, Seat]]) -> Callable[[], int]:
    def work() -> int:
        for state, seat in there:
            legal_actions(state, seat)
        return len(there)

    return work


def viewing(there: Sequence[tuple[DealState, Seat]]) -> Callable[[], int]:
    def work() -> int:
        for state, seat in there:
            view(state, seat)
        return len(there)

    return work


def counting(rules: Ruleset) -> Callable[[], int]:
    """Sequences counted from one start; a sequence counted is one more action generated."""
    state = seeded_play(rules, 1).states[0]
    return lambda: perft(state, 4)


def bytes_of_a_state(rules: Ruleset) -> float:
    """What a state takes beside those before it, when all states of many deals are kept."""
    seeded_play(rules, 0)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state for seed in range(100) for state in seeded_play(rules, seed).states]
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench bench_deals", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("presets", nargs="*", default=list(PRESETS), help="presets; all without one")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each rate")
    options = parser.parse_args(arguments)
    print("| preset | deals | legal actions of a seat | views | sequences counted | bytes a state |")
    print("|---|---|---|---|---|---|")
    for name in options.presets:
        rules = PRESETS[name]
        there = positions(rules)
        works = (whole_deals(rules), generation(there), viewing(there), counting(rules))
        cells = [shown(rate(work, seconds=options.seconds)) for work in works]
        print(f"| `{name}` | {' | '.join(cells)} | {bytes_of_a_state(rules):,.0f} |", flush=True)
    return 0


def shown(found: Rate) -> str:
    """Thousands a second, and rounds of the yardstick for one."""
    return f"{found.per_second / 1000:.1f} ({1 / found.yardsticks:,.0f})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
