"""Plain sampling: the mean of every action over imagined worlds with open cards (perfect-information Monte Carlo)."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Final

import numpy as np

from bummerl.engine.bots.base import Clock
from bummerl.engine.bots.simple import claim_if_right
from bummerl.engine.solver import Worlds, solve_worlds
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Action, Claim, Exchange
from bummerl.rules.view import View

__all__ = ["PimcBot"]

DEFAULT_WORLDS: Final = 100
MOST_WORLDS: Final = 100_000
SHARE: Final = 10
"""With a limit on seconds, worlds are looked at in so many shares, and the clock is read between them."""


class PimcBot:
    """Averages open-card values over worlds that fit its view, all equally likely, and takes the best action.

    It believes that both sides will see all cards after its action: it never plays to hide or to find out. `worlds` of
    them are looked at (all, where there are not more), fewer if `seconds` or the clock run out.
    """

    def __init__(self, worlds: int = DEFAULT_WORLDS, seconds: float | None = None) -> None:
        Clock(worlds=worlds, seconds=seconds)  # refuses what is no budget
        self.worlds: Final = worlds
        self.seconds: Final = seconds

    @property
    def spec(self) -> str:
        timed = "" if self.seconds is None else f",seconds={self.seconds:g}"
        return f"pimc:worlds={self.worlds}{timed}"

    def choose(self, view: View, clock: Clock, rng: random.Random) -> Action:
        """The action with the best mean; of equal ones the first in canonical order."""
        claim = claim_if_right(view)
        if claim is not None:
            return claim
        actions = [action for action in view.legal if not isinstance(action, Claim)]
        if len(actions) == 1:
            return actions[0]
        wanted = min(self.worlds, clock.worlds or self.worlds)
        limits = [limit for limit in (self.seconds, clock.seconds) if limit is not None]
        deadline = time.monotonic() + min(limits) if limits else None
        fitting = WorldSet(view)
        worlds = fitting.sample(wanted, rng)
        size = len(worlds)
        if deadline is not None or clock.nodes is not None:  # whatever is left out is left out by chance
            order = np.array(rng.sample(range(size), size))
            worlds = Worlds(worlds.opponent[order], None if worlds.talon is None else worlds.talon[order])
        state = fitting.any_state()
        total = np.zeros(len(actions))
        step = size if deadline is None else max(1, size // SHARE)
        for start in range(0, size, step):
            share = slice(start, start + step)
            part = Worlds(worlds.opponent[share], None if worlds.talon is None else worlds.talon[share])
            nodes = None if clock.nodes is None else max(1, clock.nodes * len(part) // size)
            values = solve_worlds(state, fitting.seat, part, actions=actions, node_limit=nodes).values
            total += np.nan_to_num(fitting.weights(part) @ np.nan_to_num(values))
            if deadline is not None and time.monotonic() > deadline:
                break
        return actions[int(np.argmax(total))]

    def interject(self, view: View, clock: Clock, rng: random.Random) -> Action | None:
        """Claims, and answers a close with the exchange, which can only do good."""
        del clock, rng
        return claim_if_right(view) or next((action for action in view.legal if isinstance(action, Exchange)), None)


def pimc_of(options: Mapping[str, str]) -> PimcBot:
    """The bot of a spec's options; `ValueError` for those that it does not take."""
    unknown = sorted(set(options) - {"worlds", "seconds"})
    if unknown:
        raise ValueError(f"takes worlds and seconds, not {', '.join(unknown)}")
    seconds = options.get("seconds")
    return PimcBot(int(options.get("worlds", DEFAULT_WORLDS)), None if seconds is None else float(seconds))
