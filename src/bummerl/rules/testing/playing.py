"""Random play: a start, the steps taken, and the states between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bummerl.rules.actions import RESIGN, Action, Bid, Claim, Close, Knock
from bummerl.rules.cards import Card
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import DealState
from bummerl.rules.testing.chance import Chance, SeededChance, choice, shuffled
from bummerl.rules.testing.machine import TWO_HANDED, Machine, Moved

__all__ = ["Play", "play_on", "random_play", "seeded_play"]

S = TypeVar("S")

BOLD = 4
"""One random choice in so many may close, knock or bid; else hardly a deal would come to its last cards."""
RASH = 24
"""One random choice in so many may be a wrong claim or give the deal up."""


@dataclass(frozen=True)
class Play(Generic[S]):
    """A deal played up to some moment. `states` has the start too, so it is one longer than `steps`."""

    machine: Machine[S]
    ruleset: Ruleset
    order: tuple[Card, ...]
    carry: int
    to_go: PerSeat[int] | None
    steps: tuple[tuple[Seat, Action], ...]
    states: tuple[S, ...]
    moved: tuple[Moved[S], ...]

    @property
    def state(self) -> S:
        """The state at the end."""
        return self.states[-1]

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that happened, the dealing included."""
        return (
            *self.machine.opening_events(self.states[0]),
            *(event for moved in self.moved for event in moved.events),
        )

    def __repr__(self) -> str:
        """Enough to play it again."""
        return f"Play({self.ruleset!r}, {[card.code for card in self.order]}, {self.steps!r})"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What hypothesis prints of a failing example: not all the states."""
        del cycle
        printer.text(repr(self))


def play_on(
    machine: Machine[S],
    ruleset: Ruleset,
    order: Sequence[Card],
    steps: Sequence[tuple[Seat, Action]],
    *,
    carry: int = 0,
    to_go: PerSeat[int] | None = None,
) -> Play[S]:
    """The deal of this order with these steps. `IllegalAction` if one of them is not allowed."""
    states = [machine.start(ruleset, order, carry, to_go)]
    moved = []
    for seat, action in steps:
        moved.append(machine.apply(states[-1], seat, action))
        states.append(moved[-1].state)
    return Play(machine, ruleset, tuple(order), carry, to_go, tuple(steps), tuple(states), tuple(moved))


def random_play(
    machine: Machine[S],
    ruleset: Ruleset,
    chance: Chance,
    *,
    most: int | None = None,
    resigning: bool = True,
    carry: int = 0,
    to_go: PerSeat[int] | None = None,
) -> Play[S]:
    """A random deal played at random to its end, or for at most so many steps.

    Every legal action can come, but wrong claims, closing, knocking, bidding and resigning come seldom, so that most
    deals get far.
    """
    order = shuffled(chance, tuple(ruleset.pack.cards))
    state = machine.start(ruleset, order, carry, to_go)
    steps: list[tuple[Seat, Action]] = []
    states, moved = [state], []
    while machine.settlement(state) is None and (most is None or len(steps) < most):
        step = _chosen(machine, state, chance, resigning)
        moved.append(machine.apply(state, *step))
        state = moved[-1].state
        steps.append(step)
        states.append(state)
    return Play(machine, ruleset, order, carry, to_go, tuple(steps), tuple(states), tuple(moved))


def _chosen(machine: Machine[S], state: S, chance: Chance, resigning: bool) -> tuple[Seat, Action]:
    seats = machine.seats(state)
    offered = [(seat, action) for seat in seats for action in machine.legal_actions(state, seat)]
    bold, rash = chance.below(BOLD) == BOLD - 1, chance.below(RASH) == RASH - 1
    if rash and resigning and chance.below(2):
        return choice(chance, seats), RESIGN
    wise = [
        (seat, action)
        for seat, action in offered
        if (bold or not isinstance(action, Close | Knock | Bid))
        and (rash or not isinstance(action, Claim) or _is_right(machine, state, seat, action))
    ]
    return choice(chance, wise or offered)


def _is_right(machine: Machine[S], state: S, seat: Seat, claim: Claim) -> bool:
    paid = machine.settlement(machine.apply(state, seat, claim).state)
    return paid is not None and paid.ending is Ending.GOAL


def seeded_play(ruleset: Ruleset, seed: int) -> Play[DealState]:
    """A two-handed deal from a seed, played at random to its end; the same for ever."""
    return random_play(TWO_HANDED, ruleset, SeededChance(seed))
