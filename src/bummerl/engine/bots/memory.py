"""How people go wrong: cards forgotten, points miscounted, closing misjudged. The weaker levels of Kati are made of it.

A faulty player still thinks before every action; it thinks about a deal that is not quite the one on the table.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

import numpy as np

from bummerl.engine.solver import Worlds
from bummerl.engine.worlds import WorldSet
from bummerl.rules.cards import Card, CardSet
from bummerl.rules.seats import SEATS, PerSeat
from bummerl.rules.state import DealState
from bummerl.rules.view import View

__all__ = ["FAULTLESS", "Faults", "imagined_worlds", "miscounted"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Faults:
    """The weaknesses of a player.

    `forget` is the chance that a card of an old trick is forgotten, so that it may still be about; the last `recent`
    tricks are always remembered. `miscount` is the spread, in card points, of the error in each side's count; it is
    smaller with few tricks to remember. `closing` is the spread, in game points, of the misjudgement of every play that
    closes, and `eager` its mean. Worths nearer to each other than `grain` seem equal, and the card that costs least is
    played.
    """

    forget: float = 0.0
    recent: int = 1
    miscount: float = 0.0
    closing: float = 0.0
    eager: float = 0.0
    grain: float = 0.0


FAULTLESS: Final = Faults()
"""A player who remembers and counts everything."""


def forgotten(view: View, faults: Faults, rng: random.Random) -> CardSet:
    """The cards gone that the player does not remember; none where the tricks are not told."""
    old = view.history[: len(view.history) - faults.recent]
    return CardSet.from_cards(
        card for trick in old for card in (trick.lead, trick.reply) if rng.random() < faults.forget
    )


def imagined_worlds(view: View, fitting: WorldSet, size: int, faults: Faults, rng: random.Random) -> Worlds:
    """Worlds as the player imagines them: forgotten cards may turn up again, in the other hand or in the talon."""
    lost = forgotten(view, faults, rng)
    if not lost:
        return fitting.sample(size, rng)
    sure, free = fitting.sure.bits, [*fitting.free, *lost]
    down_only = list(fitting.talon_only)
    hands, talons = [], []
    for _ in range(size):
        rng.shuffle(free)
        hands.append(sure | CardSet.from_cards(free[: fitting.need]).bits)
        rest: list[Card] = [*down_only, *free[fitting.need :]][: fitting.face_down]
        rng.shuffle(rest)
        talons.append([int(card) for card in rest])
    order = sorted(range(size), key=lambda place: (hands[place], talons[place]))
    return Worlds(
        np.array([hands[place] for place in order], dtype=np.uint32),
        np.array([talons[place] for place in order], dtype=np.uint8).reshape(size, fitting.face_down),
    )


def miscounted(state: DealState, faults: Faults, rng: random.Random) -> DealState:
    """The state with the card points as the player believes them to stand: never enough to have ended the deal."""
    played = state.trick_number
    if not faults.miscount or played == 0:
        return state
    spread = faults.miscount * min(1.0, played / 3)
    most = state.tables.goal - 1
    believed = []
    for seat in SEATS[:2]:
        true = state.trick_points[seat]
        if state.tricks[seat] == 0:
            believed.append(true)
            continue
        guess = round(true + rng.gauss(0.0, spread))
        believed.append(max(0, min(guess, most - state.marriage_points[seat])))
    return state._replace(trick_points=PerSeat(believed))
