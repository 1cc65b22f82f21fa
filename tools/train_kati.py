"""Trains the value nets of the bots by self-play. Needs the native core and numpy; some hours on one processor core.

    python -m tools.train_kati 5 src/bummerl/engine/data/kati-5.npy
    python -m tools.train_kati 6 src/bummerl/engine/data/kati-6.npy --begin src/bummerl/engine/data/kati-5.npy

The first argument is the number of ranks in the packs that the net is for. The method:

* Deals under all presets with such a pack are played by the net as it stands, choosing greedily, until the talon is
  exhausted or closed; the deal is then worth what it is worth with open cards (less what closers are known to give
  away). In three of five deals one action is off the net's choice, and only what follows it is learnt from; in two of
  five, one seat plays unsteadily throughout and learns nothing, so that the net meets other players than itself.
* A lesson is what a seat knew, the action it took and what the deal was worth to it: in game points in half of the
  deals, else in match equity at a random score, scaled to the same range. The scale is an input of the net.
* The net fits the worth of the action taken: least squares, with Adam and a learning rate that falls to almost
  nothing.

The same arguments give the same net on the same machine and version of numpy. What the shipped nets were made with
stands in ``src/bummerl/engine/data/README.md``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from bummerl.engine import native
from bummerl.engine.equity import equity_of
from bummerl.engine.solver import REACH
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat

Array = npt.NDArray[np.float32]

BATCH: Final = 2048
KEPT: Final = 5
"""So many rounds of lessons are kept and learnt from again."""

SHARE: Final = 1.4
"""Lessons learnt in a round, as a multiple of those made in it."""

TARGET: Final = 7
POINTS_AGAINST_SCORES: Final = 60
"""How often game points count for each time that the 49 scores come once."""


@dataclass(frozen=True)
class Lessons:
    """What was seen (indices of active inputs, and dense inputs), which output was taken, and what came of it."""

    inputs: npt.NDArray[np.uint16]
    dense: Array
    outputs: npt.NDArray[np.uint8]
    targets: Array

    def __len__(self) -> int:
        return len(self.targets)

    def some(self, places: npt.NDArray[np.intp]) -> Lessons:
        return Lessons(self.inputs[places], self.dense[places], self.outputs[places], self.targets[places])


def together(parts: list[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([each.inputs for each in parts]),
        np.concatenate([each.dense for each in parts]),
        np.concatenate([each.outputs for each in parts]),
        np.concatenate([each.targets for each in parts]),
    )


class Net:
    """The weights as numpy arrays, with their gradient and Adam's averages."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.inputs, self.dense, self.wide, self.narrow, self.outputs = native.core().NET_SHAPE
        shapes = {
            "sparse": (self.inputs, self.wide),
            "dense": (self.dense, self.wide),
            "wide_bias": (self.wide,),
            "narrow": (self.wide, self.narrow),
            "narrow_bias": (self.narrow,),
            "out": (self.outputs, self.narrow),
            "out_bias": (self.outputs,),
        }
        spread = {"sparse": 0.08, "dense": 0.1, "narrow": (2.0 / self.wide) ** 0.5, "out": 0.02}
        self.weights: dict[str, Array] = {
            name: (rng.standard_normal(shape) * spread.get(name, 0.0)).astype(np.float32)
            for name, shape in shapes.items()
        }
        self._mean = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self._square = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self._steps = 0

    def flat(self) -> Array:
        """All weights in the order that the core expects."""
        return np.concatenate([weights.ravel() for weights in self.weights.values()])

    def take(self, flat: Array) -> None:
        """The weights from such an array."""
        place = 0
        for name, weights in self.weights.items():
            self.weights[name] = flat[place : place + weights.size].reshape(weights.shape).astype(np.float32)
            place += weights.size

    def learn(self, lessons: Lessons, rate: float) -> float:
        """One step of Adam; the mean square error before it."""
        weights, size = self.weights, len(lessons)
        seen = np.zeros((size, self.inputs + 1), np.float32)
        seen[np.arange(size)[:, None], lessons.inputs] = 1.0
        seen = seen[:, : self.inputs]  # the last column takes the padding
        wide = np.maximum(seen @ weights["sparse"] + lessons.dense @ weights["dense"] + weights["wide_bias"], 0.0)
        narrow = np.maximum(wide @ weights["narrow"] + weights["narrow_bias"], 0.0)
        rows = weights["out"][lessons.outputs]
        error = np.einsum("ij,ij->i", narrow, rows) + weights["out_bias"][lessons.outputs] - lessons.targets
        slope = (2.0 / size) * error
        taken = np.zeros((size, self.outputs), np.float32)
        taken[np.arange(size), lessons.outputs] = slope
        of_narrow = slope[:, None] * rows * (narrow > 0.0)
        of_wide = (of_narrow @ weights["narrow"].T) * (wide > 0.0)
        self._step(
            {
                "sparse": seen.T @ of_wide,
                "dense": lessons.dense.T @ of_wide,
                "wide_bias": of_wide.sum(0),
                "narrow": wide.T @ of_narrow,
                "narrow_bias": of_narrow.sum(0),
                "out": taken.T @ narrow,
                "out_bias": taken.sum(0),
            },
            rate,
        )
        return float((error * error).mean())

    def _step(self, gradient: dict[str, Any], rate: float) -> None:
        self._steps += 1
        scale = rate * (1.0 - 0.999**self._steps) ** 0.5 / (1.0 - 0.9**self._steps)
        for name, slope in gradient.items():
            self._mean[name] = np.float32(0.9) * self._mean[name] + np.float32(0.1) * slope
            self._square[name] = np.float32(0.999) * self._square[name] + np.float32(0.001) * slope * slope
            step = np.float32(scale) * self._mean[name] / (np.sqrt(self._square[name]) + np.float32(1e-8))
            self.weights[name] -= step


def rulesets_for(ranks: int) -> list[Ruleset]:
    """The presets with so many ranks; those of the plain game, which most houses differ from in little, come often."""
    found = [rules for rules in PRESETS.values() if rules.seats == 2 and len(rules.pack.ranks) == ranks]
    plain = [
        rules
        for rules in found
        if rules.closing is not None and rules.closing.value_at.value == "close" and rules.bidding is None
    ]
    return [*found, *plain, *plain]


def worths_for(rules: Ruleset) -> list[list[float]]:
    """What results are worth, to seat 0: game points, and the match equity at every score, on the scale of points."""
    points = [float(each) for each in range(-REACH, REACH + 1)]
    equity = equity_of(rules)
    scores = []
    for own in range(1, TARGET + 1):
        for other in range(1, TARGET + 1):
            worths = equity.utility(PerSeat((own, other)), Seat.FOREHAND)
            low, high = worths[REACH - 3], worths[REACH + 3]
            scores.append([6.0 * (worth - (low + high) / 2) / (high - low) for worth in worths])
    return [points] * POINTS_AGAINST_SCORES + scores


def lessons_of(
    net: Net, rules: list[Ruleset], worths: list[list[float]], deals: int, seed: int, wild: float
) -> Lessons:
    """The lessons of so many deals played by the net."""
    core = native.core()
    room = 13 * deals
    inputs = np.empty((room, core.NET_MOST_ACTIVE), np.uint16)
    dense = np.empty((room, net.dense), np.float32)
    outputs = np.empty(room, np.uint8)
    targets = np.empty(room, np.float32)
    size = core.net_lessons(
        core.Net(net.flat()),
        [native.rule_numbers(each) for each in rules],
        worths,
        deals,
        seed,
        0.6,
        0.3,
        wild,
        0.4,
        inputs,
        dense,
        outputs,
        targets,
    )
    return Lessons(inputs[:size].copy(), dense[:size].copy(), outputs[:size].copy(), targets[:size].copy())


def rounds(net: Net, ranks: int, count: int, deals: int, seed: int, rate: float) -> Iterator[tuple[int, float]]:
    """Rounds of playing and learning; yields the number of each and its mean square error."""
    rng = np.random.default_rng(seed)
    rules = rulesets_for(ranks)
    worths = worths_for(rules[0])
    kept: list[Lessons] = []
    for number in range(count):
        wild = 0.8 if number < 9 else 0.3
        kept = [*kept, lessons_of(net, rules, worths, deals, seed * 100_000 + number, wild)][-KEPT:]
        pool = together(kept)
        order = rng.permutation(len(pool))[: int(SHARE * len(kept[-1]))]
        falling = rate * (0.03 + 0.97 * 0.5 * (1 + np.cos(np.pi * number / count)))
        errors = [
            net.learn(pool.some(order[start : start + BATCH]), falling)
            for start in range(0, len(order) - BATCH + 1, BATCH)
        ]
        yield number, float(np.mean(errors))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Train a value net by self-play.")
    parser.add_argument("ranks", type=int, choices=(5, 6))
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--deals", type=int, default=40_000, help="deals a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--begin", type=Path, help="begin with the weights of this file")
    given = parser.parse_args(arguments)
    net = Net(np.random.default_rng(given.seed))
    if given.begin is not None:
        net.take(np.load(given.begin).astype(np.float32))
    started = time.process_time()
    for number, error in rounds(net, given.ranks, given.rounds, given.deals, given.seed, given.rate):
        if number % 10 == 0 or number == given.rounds - 1:
            print(
                f"round {number}: error {error:.4f}, {time.process_time() - started:.0f} s of processor time",
                flush=True,
            )
            np.save(given.file, net.flat().astype(np.float16))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
