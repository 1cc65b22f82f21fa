"""Exact answers for open cards: the value of a position and of every legal action, for one deal or for many worlds.

All cards are known here, to both seats. What a player could know is the business of `bummerl.engine.worlds` and of the
analysis; this module only says what a world is worth.

Worths. A deal is worth its game points, or what a *utility* says: a table of 25 worths for a settlement of -12 to 12
game points won by a seat. The two seats' worths are opposites. Every answer names the seat it is for.

Who may act. A seat to move that can claim rightly may do so first; else the other seat may take one of its own actions
(a claim, a bid, an exchange that answers a close) or pass; then the seat to move acts. So it is at every state anew.

The native core answers where it was built, the plain Python twin where it was not. Both are exact, so they agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from bummerl.engine import native
from bummerl.engine.native import EngineError
from bummerl.engine.twin import NodesExceeded, Twin
from bummerl.rules.actions import Action, Close
from bummerl.rules.cards import Card, CardSet
from bummerl.rules.deal import legal_actions
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import DealState, Stage

__all__ = [
    "GAME_POINTS",
    "ActionValue",
    "Method",
    "NodeLimitReached",
    "Solution",
    "Utility",
    "WorldValues",
    "Worlds",
    "solve",
    "solve_worlds",
    "utility_of",
    "value",
]

Utility = tuple[float, ...]
"""The worth to a seat of -12, -11 ... 12 game points: 25 numbers, in any order of size."""

REACH: Final = 12
UNLIMITED: Final = (1 << 62) - 1

GAME_POINTS: Final[Utility | None] = None
"""No table: game points are worth what they are, also beyond 12."""


class Method(IntEnum):
    """Which native solver answers. All are exact; the others exist to be compared with the best."""

    BEST = 0  # the quick one where it is sound, else the general one
    GENERAL = 1
    BEST_NO_TABLE = 2
    GENERAL_NO_TABLE = 3


class NodeLimitReached(EngineError):
    """The node limit came before the answer."""

    def __init__(self, limit: int) -> None:
        super().__init__("limit", f"no answer within {limit} nodes")
        self.limit = limit


def utility_of(worth: Callable[[int], float]) -> Utility:
    """A utility from a function of the game points won.

    >>> utility_of(lambda points: 1.0 if points > 0 else 0.0)[11:14]
    (0.0, 0.0, 1.0)
    """
    return tuple(float(worth(points)) for points in range(-REACH, REACH + 1))


@dataclass(frozen=True, slots=True)
class ActionValue:
    """A legal action and what the deal is worth after it, to the seat of the solution."""

    seat: Seat
    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth to `seat` with best play of both, and what it is worth after every legal action.

    `actions` holds forehand's actions first, in canonical order. `nodes` counts actions tried.
    """

    seat: Seat
    value: float
    actions: tuple[ActionValue, ...]
    nodes: int

    def of(self, seat: Seat) -> tuple[ActionValue, ...]:
        """The actions of one seat."""
        return tuple(each for each in self.actions if each.seat is seat)

    def best(self, seat: Seat) -> tuple[Action, ...]:
        """All equally best actions of a seat, in canonical order; empty if it has none."""
        own = self.of(seat)
        if not own:
            return ()
        top = (max if seat is self.seat else min)(each.value for each in own)
        return tuple(each.action for each in own if each.value == top)


def _seat_of(state: DealState, seat: Seat | None) -> Seat:
    if state.to_move is None:
        raise EngineError("position", "the deal is over")
    return state.to_move if seat is None else seat


def _limit_of(node_limit: int | None) -> int:
    if node_limit is None:
        return UNLIMITED
    if node_limit < 1:
        raise EngineError("limit", f"a node limit is at least 1, not {node_limit}")
    return min(node_limit, UNLIMITED)


def solve(
    state: DealState,
    *,
    seat: Seat | None = None,
    utility: Sequence[float] | None = GAME_POINTS,
    node_limit: int | None = None,
    method: Method = Method.BEST,
) -> Solution:
    """The exact value of a position and of every legal action of both seats, all cards known.

    Values are game points (or worths of `utility`) won by `seat`, which is the seat to move unless another is named.
    `EngineError` if the deal is over, contradicts itself or can pay more than the utility has room for;
    `NodeLimitReached` if the answer needs more than `node_limit` nodes. The state's own consistency is checked only as
    far as the search needs it.

    >>> from bummerl.rules.presets import preset
    >>> from bummerl.rules.deal import start
    >>> rules = preset("schnapsen_pagat")
    >>> solution = solve(start(rules, tuple(rules.pack.cards)))
    >>> solution.value, [each.action for each in solution.actions if each.value == solution.value][0]
    (3.0, Close())
    """
    seat = _seat_of(state, seat)
    limit = _limit_of(node_limit)
    if not native.AVAILABLE:
        return _solve_by_twin(state, seat, utility, node_limit)
    with native.coded_errors():
        complete, worth, values, nodes = native.engine_of(state.ruleset).solve(
            native.position_numbers(state),
            native.stock_numbers(state),
            [] if utility is None else list(utility),
            int(seat),
            True,
            limit,
            int(method),
        )
    if not complete:
        raise NodeLimitReached(limit)
    actions = tuple(ActionValue(SEATS[who], native.action_of(code), each) for who, code, each in values)
    return Solution(seat, worth, actions, nodes)


def value(
    state: DealState,
    *,
    seat: Seat | None = None,
    utility: Sequence[float] | None = GAME_POINTS,
    node_limit: int | None = None,
    method: Method = Method.BEST,
) -> float:
    """The exact value alone, as `solve` has it; quicker, since not every action needs its own value."""
    seat = _seat_of(state, seat)
    limit = _limit_of(node_limit)
    if not native.AVAILABLE:
        return _solve_by_twin(state, seat, utility, node_limit).value
    with native.coded_errors():
        complete, worth, _, _ = native.engine_of(state.ruleset).solve(
            native.position_numbers(state),
            native.stock_numbers(state),
            [] if utility is None else list(utility),
            int(seat),
            False,
            limit,
            int(method),
        )
    if not complete:
        raise NodeLimitReached(limit)
    return float(worth)


def _worth_to_forehand(seat: Seat, utility: Sequence[float] | None) -> Callable[[int], float]:
    sign = 1 if seat is Seat.FOREHAND else -1
    if utility is None:
        return float
    table = tuple(utility)
    if len(table) != 2 * REACH + 1:
        raise EngineError("utility", f"a utility has {2 * REACH + 1} worths, not {len(table)}")

    def worth(points: int) -> float:
        if abs(points) > REACH:
            raise EngineError("utility", f"this deal can pay {points} game points; a utility reaches only to {REACH}")
        return sign * table[sign * points + REACH]

    return worth


def _solve_by_twin(state: DealState, seat: Seat, utility: Sequence[float] | None, node_limit: int | None) -> Solution:
    twin = Twin(_worth_to_forehand(seat, utility), node_limit)
    sign = 1 if seat is Seat.FOREHAND else -1
    try:
        actions = tuple(
            ActionValue(who, action, sign * worth) for who in SEATS[:2] for action, worth in twin.actions(state, who)
        )
        worth = sign * twin.value(state)
    except NodesExceeded:
        raise NodeLimitReached(node_limit or 0) from None
    return Solution(seat, worth, actions, twin.nodes)


@dataclass(frozen=True, slots=True)
class Worlds:
    """Full deals that fit what one seat sees: one row a world.

    `opponent` holds the other seat's hand as a mask (bit = card index). `talon` holds the face-down cards in drawing
    order, the upcard left out: ``talon_left - 1`` columns. Where the order of the talon cannot matter (closed or
    exhausted talon, or nothing but closing asked for) `talon` may be ``None``.
    """

    opponent: npt.NDArray[np.uint32]
    talon: npt.NDArray[np.uint8] | None = None

    def __len__(self) -> int:
        return len(self.opponent)


@dataclass(frozen=True, slots=True)
class WorldValues:
    """The value of each action in each world: ``values[world, action]``, worths to `seat`.

    A world that the node limit left unsolved has NaN in its row. `wait` is there for a seat that is not to move: what
    each world is worth if that seat does nothing now.
    """

    seat: Seat
    actions: tuple[Action, ...]
    values: npt.NDArray[np.float64]
    wait: npt.NDArray[np.float64] | None
    nodes: int

    def means(self, weights: npt.NDArray[np.float64] | None = None) -> npt.NDArray[np.float64]:
        """The mean value of each action over the solved worlds, weighted if asked."""
        solved = ~np.isnan(self.values).any(axis=1)
        means: npt.NDArray[np.float64] = np.average(
            self.values[solved], axis=0, weights=None if weights is None else weights[solved]
        )
        return means


def solve_worlds(
    state: DealState,
    seat: Seat,
    worlds: Worlds,
    *,
    actions: Sequence[Action] | None = None,
    utility: Sequence[float] | None = GAME_POINTS,
    node_limit: int | None = None,
    threads: int = 1,
) -> WorldValues:
    """The value to `seat` of its actions in every world, all cards known in each.

    `state` gives what the worlds share: the public facts and the hand of `seat`. Its other hand and its stock are those
    of any world that fits, and are replaced world by world. `actions` picks some of the seat's legal actions, else all
    are valued. Worlds are solved in the order given, or in a better one with the same values; with a `node_limit` (for
    all worlds together) the answer depends on the number of threads but not on their timing.

    `EngineError` with the code ``worlds`` if a world does not fit the state.
    """
    _seat_of(state, None)
    limit = _limit_of(node_limit)
    if threads < 1:
        raise EngineError("limit", f"at least one thread is needed, not {threads}")
    legal = legal_actions(state, seat)
    chosen = tuple(legal if actions is None else actions)
    if any(action not in legal for action in chosen):
        raise EngineError("action", "an action to be valued is not legal here")
    opponent = np.ascontiguousarray(worlds.opponent, dtype=np.uint32)
    talon = _talon_of(state, seat, worlds, chosen)
    waits = seat is not state.to_move
    values, nodes = (_worlds_by_core if native.AVAILABLE else _worlds_by_twin)(
        state, seat, opponent, talon, chosen, utility, limit, threads
    )
    if waits:
        return WorldValues(seat, chosen, values[:, :-1], values[:, -1], nodes)
    return WorldValues(seat, chosen, values, None, nodes)


def _talon_of(state: DealState, seat: Seat, worlds: Worlds, actions: tuple[Action, ...]) -> npt.NDArray[np.uint8]:
    columns = max(state.talon_left - 1, 0)
    count = len(worlds)
    if worlds.talon is not None:
        if worlds.talon.shape != (count, columns):
            raise EngineError("worlds", f"the talons have the shape {worlds.talon.shape}, not {(count, columns)}")
        return np.ascontiguousarray(worlds.talon, dtype=np.uint8)
    if state.stage is Stage.OPEN and (seat is not state.to_move or any(not isinstance(a, Close) for a in actions)):
        raise EngineError("worlds", "while the talon is open its order matters: give the talons")
    # Any order will do: the unseen cards that are not the opponent's.
    shown = state.hand(seat).bits | state.gone.bits | (0 if state.led is None else 1 << state.led)
    if state.talon_left:
        shown |= 1 << state.upcard
    unseen = CardSet(state.tables.pack_bits & ~shown)
    rows = [[card for card in unseen if not int(hand) >> card & 1] for hand in worlds.opponent]
    if any(len(row) != columns for row in rows):
        raise EngineError("worlds", "a hand has too many or too few of the unseen cards")
    return np.array(rows, dtype=np.uint8).reshape(count, columns)


def _worlds_by_core(
    state: DealState,
    seat: Seat,
    opponent: npt.NDArray[np.uint32],
    talon: npt.NDArray[np.uint8],
    actions: tuple[Action, ...],
    utility: Sequence[float] | None,
    limit: int,
    threads: int,
) -> tuple[npt.NDArray[np.float64], int]:
    values = np.empty((len(opponent), len(actions) + (seat is not state.to_move)), dtype=np.float64)
    with native.coded_errors():
        nodes: int = native.engine_of(state.ruleset).solve_worlds(
            native.position_numbers(state),
            native.stock_numbers(state),
            int(seat),
            [native.code_of(action) for action in actions],
            opponent,
            talon,
            [] if utility is None else list(utility),
            limit,
            threads,
            values,
        )
    return values, nodes


def _worlds_by_twin(
    state: DealState,
    seat: Seat,
    opponent: npt.NDArray[np.uint32],
    talon: npt.NDArray[np.uint8],
    actions: tuple[Action, ...],
    utility: Sequence[float] | None,
    limit: int,
    threads: int,
) -> tuple[npt.NDArray[np.float64], int]:
    del threads
    waits = seat is not state.to_move
    sign = 1 if seat is Seat.FOREHAND else -1
    values = np.full((len(opponent), len(actions) + waits), np.nan)
    twin = Twin(_worth_to_forehand(seat, utility), limit)
    other = SEATS[1 - seat]
    for row, (hand, order) in enumerate(zip(opponent.tolist(), talon.tolist(), strict=True)):
        world = world_of(state, other, hand, [Card(card) for card in order])
        try:
            by_action = dict(twin.actions(world, seat))
            line = [sign * by_action[action] for action in actions]
            if waits:
                own = [sign * worth for _, worth in twin.actions(world, other)]
                line.append(min(own))
        except NodesExceeded:
            break
        values[row] = line
    return values, twin.nodes


def world_of(state: DealState, other: Seat, hand: int, talon: Sequence[Card]) -> DealState:
    """The state with the other seat's hand and the face-down talon replaced."""
    stock = state.stock[: len(state.stock) - len(talon)] + tuple(talon)
    hands = PerSeat(hand if seat is other else state.hands[seat] for seat in SEATS[:2])
    return state._replace(hands=hands, stock=stock)
