"""Worlds from views: how fast they are enumerated and sampled, and all actions averaged over all of them.

    python -m benchmarks.bench_worlds

The averages are the ones that bots and analysis rest on: every action with three and with five cards face down, and
"close now?" before the first trick, over many deals each. Times are processor time of this process; with two threads it
is the sum of both.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence

import numpy as np

from benchmarks._measure import rate
from bummerl.engine.solver import Worlds, solve_worlds
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Action, Close
from bummerl.rules.deal import apply, legal_actions, start
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.state import DealState, Stage
from bummerl.rules.view import View, view


def leads(rules: Ruleset, talon_left: int, count: int, seed: int) -> list[DealState]:
    """Leads with so many cards in an open talon, after random play without closing."""
    rng = random.Random(seed)
    cards = list(rules.pack.cards)
    found: list[DealState] = []
    while len(found) < count:
        rng.shuffle(cards)
        state = start(rules, cards)
        while state.settlement is None and state.stage is Stage.OPEN:
            if state.talon_left == talon_left and state.led is None:
                found.append(state)
                break
            mover = state.leader if state.led is None else state.leader.next(2)
            played = [each for each in legal_actions(state, mover) if not isinstance(each, Close)]
            state = apply(state, mover, rng.choice(played)).state
    return found


def averages(states: Sequence[DealState], *, close_only: bool, threads: int) -> tuple[list[float], list[float]]:
    """Wall and processor milliseconds of averaging every action (or closing alone) over all worlds of each state."""
    wall, spent = [], []
    for state in states:
        seen = view(state, state.leader)
        actions: list[Action] | None = [Close()] if close_only else None
        began, began_cpu = time.perf_counter(), time.process_time()
        fitting = WorldSet(seen)
        worlds = Worlds(fitting.all_hands()) if close_only else fitting.all()
        solve_worlds(state, state.leader, worlds, actions=actions, threads=threads).means()
        wall.append(1000 * (time.perf_counter() - began))
        spent.append(1000 * (time.process_time() - began_cpu))
    return wall, spent


def lead_view(rules: Ruleset, talon_left: int) -> View:
    state = leads(rules, talon_left, 1, 5)[0]
    return view(state, state.leader)


def sampling(seen: View) -> Callable[[], int]:
    rng = random.Random(3)

    def work() -> int:
        return len(WorldSet(seen).sample(100, rng))

    return work


def enumerating(seen: View) -> Callable[[], int]:
    def work() -> int:
        return len(WorldSet(seen).all())

    return work


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure worlds.")
    parser.add_argument("--ruleset", default="schnapsen_casino")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--large", type=int, default=3, help="deals with five cards face down")
    given = parser.parse_args(arguments)
    rules = preset(given.ruleset)
    talon = rules.talon_size
    print(f"sampled   {rate(sampling(lead_view(rules, talon)), seconds=0.6)}")
    print(f"all 336   {rate(enumerating(lead_view(rules, 4)), seconds=0.6)}")
    for name, left, count, close_only, threads in (
        ("336 worlds, every action", 4, given.deals, False, 1),
        ("2,002 hands, close now?", talon, given.deals, True, 1),
        ("30,240 worlds, every action", 6, given.large, False, 2),
    ):
        wall, spent = averages(leads(rules, left, count, 7), close_only=close_only, threads=threads)
        print(
            f"{name:28} {count:3} deals, {threads} threads: processor ms mean {np.mean(spent):8.2f} "
            f"max {max(spent):8.2f}; wall ms mean {np.mean(wall):8.2f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
