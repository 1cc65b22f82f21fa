"""What a bot is: it chooses an action from a view, a clock and a seeded generator, and from nothing else."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from bummerl.rules.actions import Action
from bummerl.rules.errors import BummerlError
from bummerl.rules.view import View

__all__ = ["UNLIMITED", "BadBudget", "Bot", "Clock"]

LONGEST_SECONDS: Final = 3600.0
MOST_NODES: Final = 10**12
MOST_WORLDS: Final = 10**6


class BadBudget(BummerlError):
    """A limit that no search can keep or that nobody can mean: zero, negative, not a number, or beyond all sense."""

    def __init__(self, limit: str, value: object, most: float) -> None:
        super().__init__(f"{limit}: {value!r} is no budget; it has to be above 0 and at most {most:g}")
        self.limit = limit
        self.value = value


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """What a bot may spend on one decision: wall-clock seconds, solver nodes, sampled worlds; ``None`` sets no limit.

    A bot without a limit uses its own defaults, and every bot keeps to the smaller of the two. With a limit on nodes or
    worlds alone a bot's choice depends on view and generator only, not on the machine.

    >>> Clock(worlds=50)
    Clock(seconds=None, nodes=None, worlds=50)
    >>> Clock(nodes=0)
    Traceback (most recent call last):
    bummerl.engine.bots.base.BadBudget: nodes: 0 is no budget; it has to be above 0 and at most 1e+12
    """

    seconds: float | None = None
    nodes: int | None = None
    worlds: int | None = None

    def __post_init__(self) -> None:
        for limit, value, most in (
            ("seconds", self.seconds, LONGEST_SECONDS),
            ("nodes", self.nodes, MOST_NODES),
            ("worlds", self.worlds, MOST_WORLDS),
        ):
            if value is not None and (not math.isfinite(value) or not 0 < value <= most):
                raise BadBudget(limit, value, most)


UNLIMITED: Final = Clock()
"""No limit from outside: the bot's own defaults hold."""


@runtime_checkable
class Bot(Protocol):
    """A player made of code. One object may play many deals and both seats: it keeps nothing between decisions."""

    @property
    def spec(self) -> str:
        """The text that `make_bot` makes this bot from."""

    def choose(self, view: View, clock: Clock, rng: random.Random) -> Action:
        """One of ``view.legal`` in the bot's own turn, or ``Resign()``. The view's seat has to be the one to move."""

    def interject(self, view: View, clock: Clock, rng: random.Random) -> Action | None:
        """One of ``view.legal`` while the *other* seat is to move (a claim, a bid, an exchange answering a close), or
        ``None`` to let play go on, which is the usual answer."""
