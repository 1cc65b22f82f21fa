"""Kati, the club's own player, in six levels from beginner to the strongest.

Level 6 draws worlds that fit what she sees, weighs them by how likely the opponent would have played in each as he did,
and plays every action on in them with both sides blind; she solves the lead before the last draw as the game of hidden
information that it is, plays closed deals against the hands that the opponent is likely to hold, and thinks of the
match score. Level 5 plays by the value net at sight and reckons once the talon is closed. The levels below reckon with
a few worlds and open cards, and make the mistakes that people make: they forget cards, miscount points, misjudge
closing and overlook small differences (`memory`). None of them ever plays just any card.

Where there is no net for a pack (more than six ranks) or no native core, levels 5 and 6 reckon with open cards.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

import numpy as np

from bummerl.engine import native
from bummerl.engine.bots.base import Clock
from bummerl.engine.bots.memory import FAULTLESS, Faults, imagined_worlds, miscounted
from bummerl.engine.bots.simple import GreedyBot, claim_if_right
from bummerl.engine.equity import utility_at
from bummerl.engine.policy import Thinking, Thought, has_net, is_last_card, last_card, net_values, think
from bummerl.engine.solver import Utility, solve, solve_worlds
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Action, Claim, Close, Exchange, Follow, Knock, Lead
from bummerl.rules.state import DealState, Stage
from bummerl.rules.tables import PARTNER, SUIT_BITS, tables_of
from bummerl.rules.view import View

__all__ = ["LEVELS", "KatiBot", "Level"]

SECONDS_OF_LEVEL_6: Final = 0.9
"""What the full numbers of level 6 take at most on one core of a small server; less time gives smaller numbers."""

NODES_A_WORLD: Final = 150
"""Actions made, about, in thinking one world through: how a limit on nodes becomes one on worlds."""


WORTH_A_GAME: Final = 100
"""With fewer worlds to look at, the lead before the last draw is thought through like any other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How a level plays. `worlds` are looked at in a decision; `faults` make it human; `net` and `strongest` tell
    levels 5 and 6 from the rest."""

    worlds: int
    faults: Faults = FAULTLESS
    net: bool = False
    strongest: bool = False


LEVELS: Final[dict[int, Level]] = {
    1: Level(worlds=2, faults=Faults(forget=0.9, recent=0, miscount=12.0, closing=1.6, eager=0.2, grain=0.6)),
    2: Level(worlds=3, faults=Faults(forget=0.6, recent=1, miscount=8.0, closing=1.2, eager=0.1, grain=0.4)),
    3: Level(worlds=4, faults=Faults(forget=0.35, recent=1, miscount=5.0, closing=0.8, grain=0.25)),
    4: Level(worlds=8, faults=Faults(forget=0.15, recent=2, miscount=2.0, closing=0.4, grain=0.1)),
    5: Level(worlds=60, net=True),
    6: Level(worlds=400, net=True, strongest=True),
}
"""The levels by number."""

TOP: Final = max(LEVELS)


class KatiBot:
    """Kati at one of her levels.

    >>> KatiBot(3).spec
    'kati:3'
    """

    def __init__(self, level: int = TOP) -> None:
        if level not in LEVELS:
            raise ValueError(f"Kati has the levels {min(LEVELS)} to {TOP}, not {level}")
        self.number: Final = level
        self.level: Final = LEVELS[level]

    @property
    def spec(self) -> str:
        return f"kati:{self.number}"

    def choose(self, view: View, clock: Clock, rng: random.Random) -> Action:
        """What Kati plays; a right claim always comes first."""
        claim = claim_if_right(view)
        if claim is not None:
            return claim
        actions: list[Action] = [action for action in view.legal if not isinstance(action, Claim)]
        if len(actions) == 1:
            return actions[0]
        fitting = WorldSet(view)
        if not native.AVAILABLE and fitting.face_down > 1 and view.stage is Stage.OPEN:
            return GreedyBot().choose(view, clock, rng)  # without the core whole deals take minutes
        if self.level.net and has_net(view.ruleset):
            return self._by_net(view, fitting, actions, clock, rng)
        return self._by_reckoning(view, fitting, actions, clock, rng)

    def interject(self, view: View, clock: Clock, rng: random.Random) -> Action | None:
        """Claims, and answers a close with the exchange, which can only do good."""
        del clock, rng
        return claim_if_right(view) or next((action for action in view.legal if isinstance(action, Exchange)), None)

    def _worlds(self, clock: Clock) -> int:
        worlds = float(self.level.worlds)
        if clock.worlds is not None:
            worlds = min(worlds, clock.worlds)
        if clock.nodes is not None:
            worlds = min(worlds, clock.nodes / NODES_A_WORLD)
        if clock.seconds is not None:
            worlds = min(worlds, self.level.worlds * clock.seconds / SECONDS_OF_LEVEL_6)
        return max(1, int(worlds))

    def _by_net(self, view: View, fitting: WorldSet, actions: list[Action], clock: Clock, rng: random.Random) -> Action:
        utility = utility_at(view.ruleset, view.to_go, fitting.seat) if self.level.strongest else None
        seed = rng.getrandbits(63)
        if fitting.hands == 1 and (view.stage is not Stage.OPEN or fitting.count == 1):
            return _best_open(fitting.any_state(), utility)
        worlds = self._worlds(clock)
        if view.stage is not Stage.OPEN:
            thinking = Thinking(tried=3 * worlds, worlds=worlds, open_cards=True, weigh=self.level.strongest)
            return _best(think(view, thinking, seed, utility), actions)
        if not self.level.strongest:
            values = net_values(view, utility)
            return max(actions, key=lambda action: values[action])
        if worlds >= WORTH_A_GAME and is_last_card(view, fitting):
            return max(last_card(view, seed, utility), key=lambda line: line.value).actions[0]
        return _best(think(view, Thinking(tried=4 * worlds, worlds=worlds), seed, utility), actions)

    def _by_reckoning(
        self, view: View, fitting: WorldSet, actions: list[Action], clock: Clock, rng: random.Random
    ) -> Action:
        faults = self.level.faults
        worlds = imagined_worlds(view, fitting, self._worlds(clock), faults, rng)
        state = miscounted(fitting.any_state(), faults, rng)
        means = solve_worlds(state, fitting.seat, worlds, actions=actions).means()
        closing = rng.gauss(faults.eager, faults.closing) if faults.closing else faults.eager
        for place, action in enumerate(actions):
            if isinstance(action, Close | Knock):
                means[place] += closing
        top = float(means.max())
        near = [action for action, mean in zip(actions, means, strict=True) if mean >= top - faults.grain]
        if actions[int(np.argmax(means))] in near and isinstance(actions[int(np.argmax(means))], Close | Knock):
            return actions[int(np.argmax(means))]
        return min(near, key=lambda action: _price(view, action))


def _best(thoughts: list[Thought], actions: list[Action]) -> Action:
    return max((thought for thought in thoughts if thought.action in actions), key=lambda thought: thought.value).action


def _best_open(state: DealState, utility: Utility | None) -> Action:
    mover = state.to_move
    if mover is None:
        raise ValueError("the deal is over")
    own = [each for each in solve(state, seat=mover, utility=utility).of(mover) if not isinstance(each.action, Claim)]
    return max(own, key=lambda each: each.value).action


def _price(view: View, action: Action) -> float:
    """How little one likes to part with a card: what habit goes by where plays seem equal."""
    if not isinstance(action, Lead | Follow):
        return -1.0 if isinstance(action, Exchange) else 100.0
    card = action.card
    price = float(tables_of(view.ruleset).points[card])
    if isinstance(action, Lead) and action.marriage:
        return -0.5
    if SUIT_BITS[view.trump] >> card & 1:
        price += 8.0
    partner = PARTNER.get(card)
    if partner is not None and partner in view.hand:
        price += 10.0
    return price


def kati_of(options: dict[str, str]) -> KatiBot:
    """The bot of a spec's options; `ValueError` for those that it does not take."""
    unknown = sorted(set(options) - {"level"})
    if unknown:
        raise ValueError(f"takes a level, not {', '.join(unknown)}")
    text = options.get("level", str(TOP))
    if not text.isdecimal():
        raise ValueError(f"{text!r} is no level")
    return KatiBot(int(text))
