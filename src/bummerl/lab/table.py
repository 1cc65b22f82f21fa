"""One deal between two players, from a state to its settlement or to a fault.

The other seat is asked first wherever it has actions of its own (a claim, a bid, an exchange answering a close) and may
pass; then the seat to move is asked. A player that fails, in whatever way, forfeits the deal.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bummerl.engine.protocol.peer import Fault, PeerFault
from bummerl.lab.players import Player
from bummerl.rules.actions import Action, Resign
from bummerl.rules.deal import apply, legal_actions
from bummerl.rules.events import Event, opening_events, seen_by
from bummerl.rules.notation import write_action, write_position, write_step
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Ending, Settlement
from bummerl.rules.state import DealState

__all__ = ["Forfeit", "PlayedDeal", "forfeit_value", "forfeited", "play_deal"]

SEATS_AT_TABLE: Final = SEATS[:2]


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A deal lost by a fault: whose, which, in what position (with all cards, for the log), and what was said last."""

    seat: Seat
    fault: Fault
    detail: str
    position: str
    log: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal at its end. `final` is settled in any case: where `forfeit` is there, by what the forfeit costs.

    `actions` are the codes of what was done, the seat before those of a seat that was not to move. `times` are the
    seconds that each decision in a seat's own turn took.
    """

    final: DealState
    actions: tuple[str, ...]
    times: PerSeat[list[float]]
    forfeit: Forfeit | None = None

    @property
    def settlement(self) -> Settlement:
        settlement = self.final.settlement
        if settlement is None:
            raise ValueError("a played deal is settled")
        return settlement


def forfeit_value(state: DealState) -> int:
    """What a forfeited deal pays, in game points: as much as the rules could still make it cost.

    That is the highest deal value, a sweep, what a failed close or a lost bid pays where one stands, and what was
    carried in. So it never pays to fail.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import DEFAULT
    >>> forfeit_value(start(DEFAULT, tuple(DEFAULT.pack.cards)))
    3
    """
    rules = state.ruleset
    worst = [rules.settlement.value_schwarz, rules.settlement.sweep_value or 0]
    if state.closing is not None and rules.closing is not None:
        worst += [rules.closing.fail_value, rules.closing.fail_value_no_trick, rules.closing.opponent_out or 0]
    if state.bidder is not None and rules.bidding is not None:
        worst.append(rules.bidding.value)
    return max(worst) + state.carry


def forfeited(state: DealState, seat: Seat) -> DealState:
    """The deal lost by this seat for a fault, settled by what that costs."""
    return state._replace(settlement=Settlement(SEATS[1 - seat], forfeit_value(state), Ending.RESIGNED))


@dataclass
class _Table:
    """A deal in play."""

    state: DealState
    players: PerSeat[Player]
    now: Callable[[], float]
    begun: list[Seat] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    times: PerSeat[list[float]] = field(default_factory=lambda: PerSeat(([], [])))

    def begin(self, seat: Seat, seed: int) -> None:
        try:
            self.players[seat].new_deal(seat, seed)
        except PeerFault as fault:
            raise _Failed(seat, fault) from fault
        self.begun.append(seat)

    def tell(self, events: Callable[[], tuple[Event, ...]]) -> None:
        """Tells those who listen; the events are worked out only if somebody does."""
        for seat in SEATS_AT_TABLE:
            if self.players[seat].listens:
                for event in events():
                    self.players[seat].tell(seen_by(event, seat))

    def next_action(self) -> tuple[Seat, Action]:
        """Who acts next, and how. `_Failed` if a player fails."""
        mover = self.state.to_move
        if mover is None:
            raise ValueError("the deal is over")
        other = SEATS[1 - mover]
        legal = legal_actions(self.state, other)
        if legal:
            said = self.ask(other, legal, may_pass=True)
            if said is not None:
                return other, said
        legal = legal_actions(self.state, mover)
        started = self.now()
        action = self.ask(mover, legal, may_pass=False)
        self.times[mover].append(self.now() - started)
        if action is None:
            raise _Failed(mover, PeerFault(Fault.ILLEGAL, "it passed in its own turn"))
        return mover, action

    def ask(self, seat: Seat, legal: list[Action], *, may_pass: bool) -> Action | None:
        try:
            action = self.players[seat].choose(self.state, seat, legal, may_pass=may_pass)
            if action is not None and action not in legal and not isinstance(action, Resign):
                had = " ".join(map(write_action, legal))
                raise PeerFault(Fault.ILLEGAL, f"it chose {action!r}, but had only {had}")
        except PeerFault as fault:
            raise _Failed(seat, fault) from fault
        return action

    def take(self, seat: Seat, action: Action) -> None:
        self.actions.append(write_step(action, None if seat is self.state.to_move else seat))
        step = apply(self.state, seat, action)
        self.state = step.state
        self.tell(lambda: step.events)

    def ended(self, forfeit: Forfeit | None = None) -> PlayedDeal:
        return PlayedDeal(self.state, tuple(self.actions), self.times, forfeit)

    def forfeited(self, seat: Seat, fault: PeerFault) -> PlayedDeal:
        """The deal lost by a fault. The log is read now, because the next deal starts a new one."""
        lost = Forfeit(seat, fault.fault, fault.detail, write_position(self.state), self.players[seat].log)
        if SEATS[1 - seat] in self.begun:
            self.players[1 - seat].end_deal(f"the other side forfeits the deal: {fault.fault.value}")
        self.state = forfeited(self.state, seat)
        return self.ended(lost)


class _Failed(Exception):
    def __init__(self, seat: Seat, fault: PeerFault) -> None:
        super().__init__(seat, fault)
        self.seat = seat
        self.fault = fault


def play_deal(
    state: DealState,
    players: PerSeat[Player],
    seeds: PerSeat[int],
    now: Callable[[], float] = time.perf_counter,
) -> PlayedDeal:
    """The deal played to its end. What a player does wrong is in the result; nothing of it is raised."""
    table = _Table(state, players, now)
    try:
        for seat in SEATS_AT_TABLE:
            table.begin(seat, seeds[seat])
        table.tell(lambda: opening_events(state))
        while table.state.settlement is None:
            table.take(*table.next_action())
    except _Failed as failed:
        return table.forfeited(failed.seat, failed.fault)
    return table.ended()
