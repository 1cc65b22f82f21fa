"""A table with two bots: who is asked when, and one deal from start to settlement.

This is the referee's side: it holds the state, and hands each bot nothing but the view of its seat.
"""

from __future__ import annotations

import random
from typing import Final

from bummerl.engine.bots.base import UNLIMITED, Bot, Clock
from bummerl.rules.actions import Action
from bummerl.rules.deal import apply, legal_actions
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import DealState
from bummerl.rules.view import view

__all__ = ["next_action", "play_deal"]

_UNLIMITED: Final = PerSeat((UNLIMITED, UNLIMITED))


def next_action(
    state: DealState, bots: PerSeat[Bot], clocks: PerSeat[Clock], rngs: PerSeat[random.Random]
) -> tuple[Seat, Action]:
    """What happens next: the seat that is not to move is asked first if it may act at all, then the seat to move.

    `ValueError` if the deal is over.
    """
    mover = state.to_move
    if mover is None:
        raise ValueError("the deal is over")
    other = SEATS[1 - mover]
    if legal_actions(state, other):
        word = bots[other].interject(view(state, other), clocks[other], rngs[other])
        if word is not None:
            return other, word
    return mover, bots[mover].choose(view(state, mover), clocks[mover], rngs[mover])


def play_deal(
    state: DealState,
    bots: PerSeat[Bot],
    rngs: PerSeat[random.Random],
    clocks: PerSeat[Clock] = _UNLIMITED,
) -> DealState:
    """The deal played to its end; an action that is not allowed raises `IllegalAction`."""
    while state.settlement is None:
        seat, action = next_action(state, bots, clocks, rngs)
        state = apply(state, seat, action).state
    return state
