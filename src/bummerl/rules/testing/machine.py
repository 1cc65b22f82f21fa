"""What the conformance suite asks of a deal machine, whatever its number of seats, and the two-handed machine as one.

A machine is described by functions of a state that the suite never looks into. A new machine writes such a description
and passes `bummerl.rules.testing.conformance`; its rules get scenarios of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from bummerl.rules import deal
from bummerl.rules import events as happened
from bummerl.rules import view as seeing
from bummerl.rules.actions import ANNOUNCE, BID, CLAIM, CLOSE, DECLARE, EXCHANGE, FOLLOW, KNOCK, LEAD, Action
from bummerl.rules.cards import Card, CardSet
from bummerl.rules.errors import Refusal
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending, Settlement
from bummerl.rules.state import DealState
from bummerl.rules.view import View

__all__ = ["TWO_HANDED", "Machine", "Moved", "TwoHanded"]

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class Moved(Protocol[S_co]):
    """An action taken: the state after it, and the facts in past tense."""

    @property
    def state(self) -> S_co: ...
    @property
    def events(self) -> Sequence[Any]: ...


class Machine(Protocol[S]):
    """A deal machine under test. Views and events are plain values; what they are made of is the machine's affair."""

    def start(self, ruleset: Ruleset, order: Sequence[Card], carry: int, to_go: PerSeat[int] | None) -> S: ...
    def ruleset(self, state: S) -> Ruleset: ...
    def seats(self, state: S) -> Sequence[Seat]: ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[Action]: ...
    def refusal(self, state: S, seat: Seat, action: Action) -> Refusal | None: ...
    def apply(self, state: S, seat: Seat, action: Action) -> Moved[S]: ...

    def opening_events(self, state: S) -> Sequence[Any]: ...
    def seen_by(self, event: Any, seat: Seat | None) -> Any: ...
    def view(self, state: S, seat: Seat | None) -> Any: ...
    def fold(self, events: Sequence[Any], seat: Seat | None) -> Any:
        """The view after the events that a seat has seen, without its legal actions."""
        ...

    def without_legal(self, view: Any) -> Any:
        """The view without the seat's legal actions, which come with the prompt and not with events."""
        ...

    def alphabet(self, state: S) -> Sequence[Action]:
        """Every action that can be named at all, foreign cards included, in canonical order; resigning left out."""
        ...

    def places(self, state: S) -> Sequence[CardSet]:
        """Where the cards lie: hands, table, talon, won tricks. Every card of the pack in one place."""
        ...

    def won(self, state: S) -> CardSet:
        """The cards of won tricks."""
        ...

    def secret(self, state: S, seat: Seat | None) -> CardSet:
        """The cards whose place this seat (or a watcher) cannot know."""
        ...

    def trick_points(self, state: S) -> Sequence[int]: ...
    def settlement(self, state: S) -> Settlement | None: ...


class TwoHanded:
    """The machine of `bummerl.rules.deal`."""

    def start(
        self, ruleset: Ruleset, order: Sequence[Card], carry: int = 0, to_go: PerSeat[int] | None = None
    ) -> DealState:
        return deal.start(ruleset, order, carry=carry, to_go=to_go)

    def ruleset(self, state: DealState) -> Ruleset:
        return state.ruleset

    def seats(self, state: DealState) -> Sequence[Seat]:
        return Seat.of(state.tables.seats)

    def legal_actions(self, state: DealState, seat: Seat) -> Sequence[Action]:
        return deal.legal_actions(state, seat)

    def refusal(self, state: DealState, seat: Seat, action: Action) -> Refusal | None:
        return deal.refusal(state, seat, action)

    def apply(self, state: DealState, seat: Seat, action: Action) -> deal.Transition:
        return deal.apply(state, seat, action)

    def opening_events(self, state: DealState) -> Sequence[happened.Event]:
        return happened.opening_events(state)

    def seen_by(self, event: happened.Event, seat: Seat | None) -> happened.Event:
        return happened.seen_by(event, seat)

    def view(self, state: DealState, seat: Seat | None) -> View:
        return seeing.view(state, seat)

    def fold(self, events: Sequence[happened.Event], seat: Seat | None) -> View:
        return seeing.fold(events, seat)

    def without_legal(self, view: View) -> View:
        return replace(view, legal=())

    def alphabet(self, state: DealState) -> Sequence[Action]:
        del state  # the alphabet is the same in every deal
        cards = [action for pair in zip(LEAD, DECLARE, strict=True) for action in pair]
        return (CLAIM, EXCHANGE, CLOSE, *ANNOUNCE, BID, KNOCK, *cards, *FOLLOW)

    def places(self, state: DealState) -> Sequence[CardSet]:
        table = CardSet() if state.led is None else CardSet.of(state.led)
        return (
            *(state.hand(seat) for seat in self.seats(state)),
            table,
            CardSet.from_cards(state.talon),
            self.won(state),
        )

    def won(self, state: DealState) -> CardSet:
        return CardSet.from_cards(card for trick in state.history for card in (trick.lead, trick.reply))

    def secret(self, state: DealState, seat: Seat | None) -> CardSet:
        hidden = CardSet.from_cards(state.talon[:-1])
        for other in self.seats(state):
            if other is not seat and not _turned_up(state, other):
                hidden |= state.hand(other) - CardSet(state.known[other])
        return hidden

    def trick_points(self, state: DealState) -> Sequence[int]:
        return state.trick_points

    def settlement(self, state: DealState) -> Settlement | None:
        return state.settlement


def _turned_up(state: DealState, seat: Seat) -> bool:
    """Whether the seat has resigned, which turns its hand face up."""
    paid = state.settlement
    return paid is not None and paid.ending is Ending.RESIGNED and paid.winner is not seat


TWO_HANDED = TwoHanded()
