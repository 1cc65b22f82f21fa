"""How benchmarks measure: processor time of this process, the best of several rounds, beside a yardstick.

Wall time says more about what else the machine did than about the program, so nothing here uses it. The yardstick is
a fixed piece of plain Python. Dividing a rate by the yardstick's rate of the same run gives a figure that can be
compared between machines, at least roughly.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """How often something was done in a second of processor time."""

    per_second: float
    yardsticks: float
    """The same as a share of the yardstick's rate."""

    def __str__(self) -> str:
        return f"{self.per_second:>12,.0f} /s  {self.yardsticks:>10.4f} yardsticks"


def rate(work: Callable[[], int], *, seconds: float = 1.0, rounds: int = 3) -> Rate:
    """The best rate of several rounds; `work` does a batch and returns how many things it did."""
    return Rate(best := _best(work, seconds / rounds, rounds), best / yardstick())


def yardstick() -> float:
    """Rounds a second of a fixed loop over small tuples, integers and a dictionary."""
    return _best(_yardstick_batch, 0.2, 3)


def _yardstick_batch() -> int:
    rounds = 200
    counts: dict[tuple[int, int], int] = {}
    for number in range(rounds):
        key = (number & 15, number % 7)
        counts[key] = counts.get(key, 0) + sum(key)
    return rounds


def _best(work: Callable[[], int], seconds: float, rounds: int) -> float:
    best = 0.0
    for _ in range(rounds):
        done = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds or done == 0:
            done += work()
        spent = time.process_time() - started
        best = max(best, done / spent)
    return best
