"""What the solvers are compared on: deals from random play, taken from their ends backwards as far as the twin gets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bummerl.engine.solver import REACH, Method, Utility, solve, utility_of, value
from bummerl.engine.twin import NodesExceeded, Twin
from bummerl.rules.actions import Action
from bummerl.rules.cards import Rank
from bummerl.rules.ruleset import Pack, Ruleset, contradictions
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.state import DealState

UTILITIES: dict[str, Utility | None] = {
    "game points": None,
    "a match nearly won": utility_of(lambda points: min(points, 1) / 2 if points >= -2 else -3.0),
    "only winning counts": utility_of(lambda points: float(points > 0)),
    "more is less": utility_of(lambda points: -float(points)),
    "small wins are best": utility_of(lambda points: 5.0 - abs(points - 1)),
    "odd ones are good": utility_of(lambda points: float(points % 2) + points / 100),
}
"""Worths for the comparison: rising with the points, falling, and neither."""


@dataclass(frozen=True)
class Judged:
    """A position with what the twin says of it, all for forehand."""

    state: DealState
    value: float
    actions: tuple[tuple[Seat, Action, float], ...]


def worth_of(utility: Utility | None, seat: Seat) -> Callable[[int], float]:
    """What a result, signed for forehand, is worth to forehand when the utility is that of `seat`."""
    if utility is None:
        return float
    if seat is Seat.FOREHAND:
        return lambda points: utility[points + REACH]
    return lambda points: -utility[REACH - points]


def judged(
    states: Sequence[DealState], nodes: int, *, utility: Utility | None = None, seat: Seat = Seat.FOREHAND
) -> Iterator[Judged]:
    """The states of a deal, the last first, with the twin's values, until it has tried so many actions."""
    twin = Twin(worth_of(utility, seat), nodes)
    for state in reversed(states):
        if state.settlement is not None:
            continue
        try:
            actions = tuple((who, action, worth) for who in SEATS[:2] for action, worth in twin.actions(state, who))
            found = Judged(state, twin.value(state), actions)
        except NodesExceeded:
            return
        yield found


def assert_agrees(
    case: Judged, *, utility: Utility | None = None, seat: Seat = Seat.FOREHAND, method: Method = Method.BEST
) -> None:
    """The solver's value and the values of all actions, in their order, are the twin's."""
    sign = 1 if seat is Seat.FOREHAND else -1
    found = solve(case.state, seat=seat, utility=utility, method=method)
    told = f"{case.state.ruleset!r}\n{case.state!r}\n{utility}, {seat!r}, {method!r}"
    assert found.seat is seat
    assert found.value == sign * case.value, told
    assert [(each.seat, each.action, each.value) for each in found.actions] == [
        (who, action, sign * worth) for who, action, worth in case.actions
    ], told
    assert value(case.state, seat=seat, utility=utility, method=method) == found.value, told


def small_house(rules: Ruleset) -> Ruleset:
    """The house with a pack of three ranks and three cards in a hand, so that the twin gets to an open talon.

    King, queen and the exchange's card stay, so all that can be done with a talon can still be done.
    """
    low = rules.exchange.rank if rules.exchange is not None else Rank.JACK
    ranks = tuple(rank for rank in rules.pack.ranks if rank in (Rank.KING, Rank.QUEEN, low))
    points = tuple(rules.pack.points[rules.pack.ranks.index(rank)] for rank in ranks)
    small = replace(
        rules,
        id="small",
        pack=Pack(ranks=ranks, points=points),
        dealing=replace(rules.dealing, hand_size=3, batches=(3, "T")),
        claiming=replace(rules.claiming, goal=rules.claiming.goal // 2),
        settlement=replace(rules.settlement, schneider=rules.settlement.schneider // 3),
    )
    assert not contradictions(small), contradictions(small)
    return small
