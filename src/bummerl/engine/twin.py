"""The plain Python solver: minimax over the deal machine of `bummerl.rules`, with a memory and nothing else.

It is the judge of the native core and stands in where that was not built. It shares no code with it and takes no short
cut: every legal action of every seat is tried, wrong claims too.

Most actions belong to the seat to move, but a claim, a bid in the first trick and an exchange that answers a close may
be the other seat's. The game solved is this, at every state anew: a seat to move that can claim rightly may do so
first; else the other seat may take one of its own actions or pass; then the seat to move acts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from bummerl.rules.actions import CLAIM, Action
from bummerl.rules.deal import advance, legal_actions
from bummerl.rules.parts import claiming
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import DealState

__all__ = ["NodesExceeded", "Twin"]

_NOTHING = PerSeat((0, 0))


class NodesExceeded(Exception):
    """The node limit came before the answer."""


class Twin:
    """Values of states under one worth of results; one object remembers what it has worked out.

    `worth` gives what a result, signed for forehand, is worth to forehand. A node is one action taken.
    """

    def __init__(self, worth: Callable[[int], float], node_limit: int | None = None, *, remember: bool = True) -> None:
        self._worth = worth
        self._limit = node_limit
        self._remember = remember
        self._known: dict[Hashable, float] = {}
        self.nodes = 0

    def value(self, state: DealState) -> float:
        """The worth to forehand of the state with best play of both seats."""
        if state.settlement is not None:
            return self._worth(state.settlement.signed(Seat.FOREHAND))
        key = _key(state) if self._remember else None
        if key in self._known:
            return self._known[key]
        mover = state.to_move
        assert mover is not None
        other = SEATS[1 - mover]
        own = self.actions(state, mover)
        choices = [value for _, value in self.actions(state, other)]
        value = _best(other, [*choices, _best(mover, [value for _, value in own])])
        if claiming.reached(state, mover):
            value = _best(mover, [value, *(worth for action, worth in own if action == CLAIM)])
        if key is not None:
            self._known[key] = value
        return value

    def actions(self, state: DealState, seat: Seat) -> list[tuple[Action, float]]:
        """The seat's legal actions, in canonical order, with the worth to forehand after each."""
        return [(action, self._after(state, seat, action)) for action in legal_actions(state, seat)]

    def _after(self, state: DealState, seat: Seat, action: Action) -> float:
        self.nodes += 1
        if self._limit is not None and self.nodes > self._limit:
            raise NodesExceeded
        return self.value(advance(state, seat, action))


def _best(seat: Seat, values: list[float]) -> float:
    return max(values) if seat is Seat.FOREHAND else min(values)


def _key(state: DealState) -> Hashable:
    """Everything that can bear on the rest of the deal: all of the state but what only views need."""
    return state._replace(history=(), known=_NOTHING, excluded=_NOTHING)
