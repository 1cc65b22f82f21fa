"""What each play is worth to the seat that has to make it, given only what that seat can know.

A *play* is what one seat does before somebody else has to act: ``exchange, close, lead`` is one play of three actions.

Four methods, told with every figure, because they promise different things:

``open_cards``
    Nothing is hidden. The worth is that of best play of both sides. Exact.
``last_card``
    The talon is open and one card of it is face down: one trick is played in ignorance, then all cards are known. The
    follower's plays are averaged over all worlds. A lead is valued by asking what the opponent answers: each hand that
    he may hold picks the answer that is best on average over the hands that *he* may believe to be against him, all
    equally likely; of answers that are equal to him he takes the one that hurts most. Exact under that reasoning.
``all_worlds``
    The average over every world, each played with open cards from the play on. Exact as such an average; it is not
    what the play would bring to somebody who cannot see the cards, since it lets both sides see them.
``sampled_worlds``
    The same over a sample drawn without repetition: an estimate with a standard error.

Plays that close the talon are always valued by the last two methods, since closing hides the talon for good.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from bummerl.engine.bots.base import BadBudget
from bummerl.engine.solver import GAME_POINTS, Utility, Worlds, solve, solve_worlds
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Action, Claim, Follow, Lead
from bummerl.rules.deal import advance, legal_actions
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import DealState, Stage
from bummerl.rules.view import View, view

__all__ = ["DEFAULT_WORLDS", "Evaluation", "Method", "PlayWorth", "evaluate", "plays_of"]

DEFAULT_WORLDS: Final = 400
"""So many worlds are enumerated, or sampled where there are more: all of them with three cards face down."""

MOST_WORLDS: Final = 1_000_000
ALIKE: Final = 1e-9
"""Worths nearer to each other than this are equal."""

Play = tuple[Action, ...]


class Method(StrEnum):
    """How a play was valued."""

    OPEN_CARDS = "open_cards"
    LAST_CARD = "last_card"
    ALL_WORLDS = "all_worlds"
    SAMPLED_WORLDS = "sampled_worlds"

    @property
    def exact(self) -> bool:
        """Whether nothing was left to chance in the figure."""
        return self is not Method.SAMPLED_WORLDS


@dataclass(frozen=True, slots=True)
class PlayWorth:
    """A play, its worth to the seat, and how it was found.

    `error` is the standard error of `value`, `gap_error` that of its distance to the best play; both are 0 where the
    method is exact.
    """

    play: Play
    value: float
    method: Method
    error: float = 0.0
    gap_error: float = 0.0

    @property
    def exact(self) -> bool:
        return self.method.exact


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Every play of a seat with its worth, in canonical order.

    `worlds` were looked at of `count` that fit. An empty play stands for doing nothing, where the seat may act although
    it is not its turn; it is the only one where the seat can do nothing but wait.
    """

    seat: Seat
    plays: tuple[PlayWorth, ...]
    worlds: int
    count: int

    @property
    def exact(self) -> bool:
        """Whether every worth is exact."""
        return all(each.exact for each in self.plays)

    @property
    def value(self) -> float:
        """The worth of the best play."""
        return max(each.value for each in self.plays)

    def best(self) -> tuple[PlayWorth, ...]:
        """The best play, or all that are equal to it."""
        top = self.value
        return tuple(each for each in self.plays if each.value > top - ALIKE)

    def first_actions(self) -> tuple[PlayWorth, ...]:
        """Every first action with the worth of the best play that begins with it."""
        found: dict[Play, PlayWorth] = {}
        for each in self.plays:
            key = each.play[:1]
            if key not in found or each.value > found[key].value + ALIKE:
                found[key] = PlayWorth(key, each.value, each.method, each.error, each.gap_error)
        return tuple(found.values())


def plays_of(state: DealState, seat: Seat) -> list[Play]:
    """Every play of the seat in this state: actions until a card is on the table or the deal is over.

    Exchanges, closes, announcements, bids and knocks come in the canonical order of each step.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_pagat")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> len(plays_of(deal, Seat.FOREHAND)), plays_of(deal, Seat.SECOND)
    (14, [])
    """
    if state.to_move is not seat:
        return [(action,) for action in legal_actions(state, seat)]
    found: list[Play] = []
    for action in legal_actions(state, seat):
        if isinstance(action, Lead | Follow | Claim):
            found.append((action,))
            continue
        after = advance(state, seat, action)
        if after.settlement is not None:
            found.append((action,))
        else:
            found += [(action, *rest) for rest in plays_of(after, seat)]
    return found


def evaluate(
    seen: View,
    *,
    worlds: int = DEFAULT_WORLDS,
    rng: random.Random | None = None,
    utility: Utility | None = GAME_POINTS,
    threads: int = 1,
) -> Evaluation:
    """The worth of every play of the view's seat.

    `worlds` is how many may be looked at: all if there are not more, else a sample drawn by `rng` (a generator seeded
    with 0 if none is given, so that the same question has the same answer). Worths are game points, or those of
    `utility`. `BadBudget` for a number of worlds that is none; `NoWorld` if nothing fits the view; `ValueError` for a
    watcher's view or a deal that is over.
    """
    if not 0 < worlds <= MOST_WORLDS:
        raise BadBudget("worlds", worlds, MOST_WORLDS)
    if seen.settlement is not None:
        raise ValueError("the deal is over")
    fitting = WorldSet(seen)
    seat = fitting.seat
    state = fitting.any_state()
    if fitting.count == 1:
        return _open_cards(state, seat, utility)
    complete = fitting.count <= worlds
    chosen = fitting.all(worlds) if complete else fitting.sample(worlds, rng or random.Random(0))
    weights = fitting.weights(chosen)
    method = Method.ALL_WORLDS if complete else Method.SAMPLED_WORLDS
    return _Average(state, seat, chosen, weights, method, fitting.count, utility, threads).evaluation()


def _open_cards(state: DealState, seat: Seat, utility: Utility | None) -> Evaluation:
    """Nothing is hidden: each play is worth what the position after it is worth."""
    if state.to_move is not seat:
        solution = solve(state, seat=seat, utility=utility)
        own = [PlayWorth((each.action,), each.value, Method.OPEN_CARDS) for each in solution.of(seat)]
        waiting = min((each.value for each in solution.of(SEATS[1 - seat])), default=solution.value)
        return Evaluation(seat, (*own, PlayWorth((), waiting, Method.OPEN_CARDS)), 1, 1)
    worths: dict[Play, float] = {}
    for play in plays_of(state, seat):
        before = state
        for action in play[:-1]:
            before = advance(before, seat, action)
        by_action = {each.action: each.value for each in solve(before, seat=seat, utility=utility).of(seat)}
        worths[play] = by_action[play[-1]]
    return Evaluation(seat, tuple(PlayWorth(play, worth, Method.OPEN_CARDS) for play, worth in worths.items()), 1, 1)


class _Average:
    """Plays valued in many worlds."""

    def __init__(
        self,
        state: DealState,
        seat: Seat,
        worlds: Worlds,
        weights: npt.NDArray[np.float64],
        method: Method,
        count: int,
        utility: Utility | None,
        threads: int,
    ) -> None:
        self.state = state
        self.seat = seat
        self.worlds = worlds
        self.weights = weights / weights.sum()
        self.method = method
        self.count = count
        self.utility = utility
        self.threads = threads

    def evaluation(self) -> Evaluation:
        columns: list[tuple[Play, npt.NDArray[np.float64], Method]]
        if self.state.to_move is self.seat:
            columns = [column for prefix in self._prefixes() for column in self._after(prefix)]
            order = {play: place for place, play in enumerate(plays_of(self.state, self.seat))}
            columns.sort(key=lambda column: order[column[0]])
        else:
            columns = self._waiting()
        if self.state.led is not None and self.state.stage is Stage.OPEN and self.state.talon_left == 2:
            # All cards are known after this trick, so averaging is all there is to it.
            columns = [(play, values, _without_sampling(method, Method.LAST_CARD)) for play, values, method in columns]
        return Evaluation(self.seat, tuple(self._measured(columns)), len(self.worlds), self.count)

    def _prefixes(self) -> list[Play]:
        """What may come before the last action of a play, without repetition."""
        return list(dict.fromkeys(play[:-1] for play in plays_of(self.state, self.seat)))

    def _after(self, prefix: Play) -> list[tuple[Play, npt.NDArray[np.float64], Method]]:
        state = self.state
        for action in prefix:
            state = advance(state, self.seat, action)
        last = [play[-1] for play in plays_of(self.state, self.seat) if play[:-1] == prefix]
        blind = (
            state.stage is Stage.OPEN
            and state.talon_left == 2
            and state.led is None
            and self.method is Method.ALL_WORLDS
        )
        if blind:
            return [
                ((*prefix, action), self._answered(state, action), Method.LAST_CARD)
                if isinstance(action, Lead)
                else ((*prefix, action), self._solved(state, [action])[:, 0], self.method)
                for action in last
            ]
        values = self._solved(state, last)
        return [((*prefix, action), values[:, place], self.method) for place, action in enumerate(last)]

    def _solved(self, state: DealState, actions: Sequence[Action]) -> npt.NDArray[np.float64]:
        return solve_worlds(
            state, self.seat, self.worlds, actions=actions, utility=self.utility, threads=self.threads
        ).values

    def _waiting(self) -> list[tuple[Play, npt.NDArray[np.float64], Method]]:
        solved = solve_worlds(self.state, self.seat, self.worlds, utility=self.utility, threads=self.threads)
        columns: list[tuple[Play, npt.NDArray[np.float64], Method]] = [
            ((action,), solved.values[:, place], self.method) for place, action in enumerate(solved.actions)
        ]
        if solved.wait is not None:
            columns.append(((), solved.wait, self.method))
        return columns

    def _answered(self, state: DealState, lead: Lead) -> npt.NDArray[np.float64]:
        """A lead with the last card face down: what it brings against the answer that each hand thinks best."""
        other = SEATS[1 - self.seat]
        talons = self.worlds.talon
        if talons is None:
            raise ValueError("an open talon has an order")
        values = np.empty(len(self.worlds))
        for place, (hand, down) in enumerate(zip(self.worlds.opponent.tolist(), talons[:, 0].tolist(), strict=True)):
            stock = (*state.stock[:-1], type(state.upcard)(down))
            hands = PerSeat(state.hands[seat] if seat is self.seat else hand for seat in SEATS[:2])
            after = advance(state._replace(hands=hands, stock=stock), self.seat, lead)
            values[place] = self._reply_worth(after, other)
        return values

    def _reply_worth(self, after: DealState, other: Seat) -> float:
        if after.settlement is not None:
            return self._worth(after.settlement.signed(self.seat))
        his = WorldSet(view(after, other))
        believed = his.all()
        solved = solve_worlds(after, other, believed, utility=_seen_from_there(self.utility))
        means = solved.means(his.weights(believed))
        equal = np.flatnonzero(means > means.max() - ALIKE)
        down = int(after.stock[-1])
        talons = believed.talon
        if talons is None:
            raise ValueError("an open talon has an order")
        true = np.flatnonzero((believed.opponent == np.uint32(after.hands[self.seat])) & (talons[:, 0] == down))
        return float(-solved.values[true[0], equal].max())

    def _worth(self, points: int) -> float:
        return float(points) if self.utility is None else self.utility[points + len(self.utility) // 2]

    def _measured(self, columns: Sequence[tuple[Play, npt.NDArray[np.float64], Method]]) -> list[PlayWorth]:
        means = [float(self.weights @ values) for _, values, _ in columns]
        best = columns[int(np.argmax(means))][1]
        reach = max(float(np.abs(values).max()) for _, values, _ in columns)
        return [
            PlayWorth(play, mean, method, 0.0, 0.0)
            if method.exact
            else PlayWorth(
                play,
                mean,
                method,
                self._error(values, reach),
                0.0 if values is best else self._error(best - values, reach),
            )
            for (play, values, method), mean in zip(columns, means, strict=True)
        ]

    def _error(self, values: npt.NDArray[np.float64], reach: float) -> float:
        """The standard error of a weighted mean over a sample without repetition.

        A sample in which all worlds agree has not seen the world that would not. So the spread is taken with two worlds
        more, one that brings the most in sight and one that costs as much.
        """
        mean = float(self.weights @ values)
        effective = 1.0 / float((self.weights**2).sum())
        squares = effective * float(self.weights @ (values - mean) ** 2)
        squares += (reach - mean) ** 2 + (reach + mean) ** 2
        left = max(0.0, 1.0 - len(self.worlds) / self.count)
        return float(np.sqrt(squares / (effective + 1.0) / effective * left))


def _without_sampling(method: Method, exact: Method) -> Method:
    return exact if method.exact else method


def _seen_from_there(utility: Utility | None) -> Utility | None:
    """The other seat's worths: the opposite ones."""
    return None if utility is None else tuple(-worth for worth in reversed(utility))
