"""Learn the order in which the quick solver tries cards, and write native/src/priors.cpp.

The priors change how fast the solver is, never what it answers. Learning takes some minutes and is done by hand, when
the search has changed; native/tuning/learn_priors.cpp tells how to build the program that this drives. Every round
solves random deals with the priors so far and counts which kinds of cards decided and what trying them cost; the last
round's counts stand.
"""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bummerl.engine import native
from bummerl.rules.presets import preset

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "native" / "src" / "priors.cpp"
PROGRAM = ROOT / "build" / "learn_priors"
SOURCES = "native/tuning/learn_priors.cpp native/src/*.cpp"
FLAGS = "-std=c++20 -O3 -fno-tree-vrp -march=x86-64-v2 -DBUMMERL_LEARN -Inative/include -Inative/src -pthread"
BUILD = f"g++ {FLAGS} {SOURCES}"
STEP = 6  # kPriorStep

PACKS = {
    "kPriorsOfFive": (["schnapsen_casino"] * 5 + ["bummerl", "snapszli20", "mszsz"], 1500),
    "kPriorsOfSix": (["santase", "sixty_six", "snapszer24", "siebener"], 400),
}
"""The presets learnt from, and the deals of each in a round."""


def prior(tried: float, decided: float, cost: float) -> int:
    """The logarithm of the odds of deciding less that of the relative cost, in steps, for a kind of card.

    >>> prior(0, 0, 0), prior(100, 50, 100), prior(100, 50, 400)
    (-7, 0, -23)
    """
    odds = (decided + 1) / (tried - decided + 1.5)
    dearness = (cost + 1) / (tried + 1)
    return max(-127, min(127, round(100 * (math.log(odds) - math.log(dearness)) / STEP)))


def learn(presets: Sequence[str], deals: int, seed: int) -> list[int]:
    """One round: the priors that follow from it."""
    rules = "\n".join(" ".join(map(str, native.rule_numbers(preset(name)))) for name in presets)
    done = subprocess.run(
        [str(PROGRAM), str(deals), str(seed)], input=rules, capture_output=True, text=True, check=True
    )
    print(done.stderr.strip(), flush=True)
    return [prior(*map(float, line.split())) for line in done.stdout.splitlines()]


def write(priors: dict[str, list[int]]) -> None:
    """Write the source file."""
    parts = ["// Written by tools/learn_priors.py.", '#include "priors.hpp"', "", "namespace bummerl {", ""]
    for name, values in priors.items():
        parts.append(f"const std::array<std::int8_t, kKinds> {name} = {{")
        parts += ["    " + ", ".join(map(str, values[i : i + 24])) + "," for i in range(0, len(values), 24)]
        parts += ["};", ""]
    parts.append("}  // namespace bummerl")
    TARGET.write_text("\n".join(parts) + "\n", "utf-8")


def main(arguments: Sequence[str]) -> int:
    rounds = int(arguments[0]) if arguments else 5
    priors: dict[str, list[int]] = {name: [] for name in PACKS}
    for turn in range(rounds):
        subprocess.run(f"{BUILD} -o {PROGRAM}", shell=True, check=True, cwd=ROOT)
        for name, (presets, deals) in PACKS.items():
            priors[name] = learn(presets, deals, seed=1000 + turn)
        write(priors)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
