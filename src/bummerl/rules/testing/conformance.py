"""What every deal machine promises, as checks of a deal played to any moment.

A check takes a `Play` and raises `AssertionError` where the promise is broken. `CHECKS` has them all, so a machine for
three or four hands runs the same list:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    @given(play=plays())
    def test_the_machine_conforms(check, play):
        check(play)

>>> from bummerl.rules.presets import DEFAULT
>>> from bummerl.rules.testing.playing import seeded_play
>>> for check in CHECKS:
...     check(seeded_play(DEFAULT, seed=5))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeVar

from bummerl.rules.actions import (
    RESIGN,
    Action,
    Announce,
    Bid,
    Claim,
    Close,
    Exchange,
    Follow,
    Knock,
    Lead,
    Resign,
)
from bummerl.rules.cards import CARDS, Card, CardSet
from bummerl.rules.composition import clauses_of
from bummerl.rules.errors import IllegalAction, Refusal
from bummerl.rules.seats import Seat
from bummerl.rules.testing.chance import SeededChance, shuffled
from bummerl.rules.testing.machine import Machine
from bummerl.rules.testing.playing import Play, play_on

__all__ = ["CHECKS", "Check", "named_cards", "other_world"]

S = TypeVar("S")
Check = Callable[[Play[Any]], None]

WORLDS: Final = 4
"""How many other worlds a play is compared with."""


def watchers(machine: Machine[S], state: S) -> tuple[Seat | None, ...]:
    """Everybody who may look on: the seats, and somebody who holds no cards."""
    return (*machine.seats(state), None)


def named_cards(value: object) -> CardSet:
    """Every card named anywhere inside a value: in fields, tuples and mappings."""
    return CardSet.from_cards(_cards_in(value))


def _cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet):
        yield from value
    elif is_dataclass(value) and not isinstance(value, type):
        for item in fields(value):
            yield from _cards_in(getattr(value, item.name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _cards_in(key)
            yield from _cards_in(item)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for item in value:
            yield from _cards_in(item)


# --- actions ----------------------------------------------------------------------------------------------------


def an_action_is_offered_just_when_it_is_not_refused(play: Play[S]) -> None:
    """Over the whole alphabet, foreign cards included, and for every seat."""
    machine = play.machine
    for state in play.states:
        for seat in machine.seats(state):
            offered = set(machine.legal_actions(state, seat))
            accepted = {a for a in machine.alphabet(state) if machine.refusal(state, seat, a) is None}
            assert offered == accepted, (state, seat, offered ^ accepted)


def actions_come_in_canonical_order(play: Play[S]) -> None:
    """Claim, exchange, close, announce, bid, knock, then cards by index, plain before declared; none twice."""
    machine = play.machine
    for state in play.states:
        for seat in machine.seats(state):
            places = [_place(action) for action in machine.legal_actions(state, seat)]
            assert places == sorted(set(places)), (state, seat)


def _place(action: Action) -> tuple[int, int, bool]:
    match action:
        case Claim():
            return 0, 0, False
        case Exchange():
            return 1, 0, False
        case Close():
            return 2, 0, False
        case Announce(suit):
            return 3, suit, False
        case Bid():
            return 4, 0, False
        case Knock():
            return 5, 0, False
        case Lead(card, marriage):
            return 6, card, marriage
        case Follow(card):
            return 6, card, False
        case Resign():
            raise AssertionError("resigning is never listed")


def a_refusal_is_coded_cited_and_changes_nothing(play: Play[S]) -> None:
    """An action that is not allowed raises its code and the clause of this ruleset, and the state stays as it was."""
    machine = play.machine
    holding = {cited.clause for cited in clauses_of(play.ruleset)}
    for state in play.states[:: max(1, len(play.states) // 4)]:
        before = repr(state)
        for seat in machine.seats(state):
            for action in (*machine.alphabet(state), RESIGN):
                refused = machine.refusal(state, seat, action)
                if refused is None:
                    continue
                error = _raised(machine, state, seat, action)
                assert error is not None, f"{action!r} is refused ({refused}) and yet taken: {state!r}"
                assert error.refusal is refused, (state, seat, action, error)
                assert error.clause in holding, (state, seat, action, error)
                assert (error.seat, error.action) == (seat, action)
        assert repr(state) == before


def _raised(machine: Machine[S], state: S, seat: Seat, action: Action) -> IllegalAction | None:
    try:
        machine.apply(state, seat, action)
    except IllegalAction as error:
        return error
    return None


def taking_an_action_leaves_the_state_before_as_it_was(play: Play[S]) -> None:
    """A machine without side effects: asking and acting change nothing, and the same question has the same answer."""
    machine = play.machine
    for state, (seat, action), moved in zip(play.states, play.steps, play.moved, strict=False):
        before = repr(state)
        again = machine.apply(state, seat, action)
        assert again.state == moved.state
        assert tuple(again.events) == tuple(moved.events)
        for watcher in watchers(machine, state):
            assert machine.view(state, watcher) == machine.view(state, watcher)
        assert repr(state) == before


def the_same_order_and_actions_give_the_same_deal(play: Play[S]) -> None:
    again = play_on(play.machine, play.ruleset, play.order, play.steps, carry=play.carry, to_go=play.to_go)
    assert again.states == play.states
    assert again.events == play.events


def somebody_can_act_until_the_deal_is_settled_and_nobody_after(play: Play[S]) -> None:
    """No deal gets stuck, each comes to an end, and then every action is refused as too late."""
    machine = play.machine
    assert len(play.steps) <= 4 * len(play.ruleset.pack.cards) + 8, "a deal that does not come to an end"
    for state in play.states:
        seats = machine.seats(state)
        offered = [action for seat in seats for action in machine.legal_actions(state, seat)]
        if machine.settlement(state) is None:
            assert offered, state
            assert any(isinstance(action, Lead | Follow) for action in offered), state
            assert all(machine.refusal(state, seat, RESIGN) is None for seat in seats)
            continue
        assert not offered, state
        for seat in seats:
            for action in (*machine.alphabet(state), RESIGN):
                assert machine.refusal(state, seat, action) is Refusal.DEAL_OVER


# --- cards and points -------------------------------------------------------------------------------------------


def every_card_is_in_one_place(play: Play[S]) -> None:
    machine = play.machine
    for state in play.states:
        places = machine.places(state)
        together = CardSet()
        for cards in places:
            assert not together & cards, (state, together & cards)
            together |= cards
        assert together == play.ruleset.pack.cards, state


def the_card_points_of_tricks_add_up(play: Play[S]) -> None:
    """The seats together have the points of the cards won, and of the whole pack once every card has been played."""
    machine, pack = play.machine, play.ruleset.pack
    worth = dict(zip(pack.ranks, pack.points, strict=True))
    for state in play.states:
        won = machine.won(state)
        assert sum(machine.trick_points(state)) == sum(worth[card.rank] for card in won), state
        if won == pack.cards:
            assert sum(machine.trick_points(state)) == pack.total


def a_settlement_pays_somebody_and_cites_clauses_that_hold(play: Play[S]) -> None:
    """Game points go to a winner or, in a tie, to nobody; what was carried in is paid or carried on."""
    machine = play.machine
    holding = {cited.clause for cited in clauses_of(play.ruleset)}
    for state in play.states[:-1]:
        assert machine.settlement(state) is None
    paid = machine.settlement(play.state)
    if paid is None:
        return
    assert paid.clauses
    assert len(set(paid.clauses)) == len(paid.clauses), paid
    assert set(paid.clauses) <= holding, (set(paid.clauses) - holding, play)
    if paid.winner is None:
        assert paid.game_points == 0
        assert paid.carry == play.carry + play.ruleset.settlement.tie_carry
    else:
        assert paid.winner in machine.seats(play.state)
        assert paid.game_points > play.carry
        assert paid.carry == 0


# --- who knows what ---------------------------------------------------------------------------------------------


def folding_a_seats_events_gives_its_view(play: Play[S]) -> None:
    """At every moment, and for a watcher too."""
    machine = play.machine
    for watcher in watchers(machine, play.state):
        seen = [machine.seen_by(event, watcher) for event in machine.opening_events(play.states[0])]
        for state, moved in zip(play.states, (*play.moved, None), strict=True):
            assert machine.fold(seen, watcher) == machine.without_legal(machine.view(state, watcher)), (state, watcher)
            if moved is not None:
                seen += [machine.seen_by(event, watcher) for event in moved.events]


def a_hidden_event_keeps_its_place(play: Play[S]) -> None:
    """Everybody counts the same events of the same kinds; only their contents differ."""
    machine = play.machine
    kinds = [type(event) for event in play.events]
    for watcher in watchers(machine, play.state):
        assert [type(machine.seen_by(event, watcher)) for event in play.events] == kinds


def an_event_names_no_card_that_the_seat_cannot_know(play: Play[S]) -> None:
    """Judged by what is secret once the events have happened."""
    machine = play.machine
    batches = [machine.opening_events(play.states[0]), *(moved.events for moved in play.moved)]
    for state, events in zip(play.states, batches, strict=True):
        for watcher in watchers(machine, state):
            secret = machine.secret(state, watcher)
            for event in events:
                named = named_cards(machine.seen_by(event, watcher))
                assert not named & secret, (watcher, event, named & secret)


def legal_actions_are_in_the_view_of_their_seat_alone(play: Play[S]) -> None:
    machine = play.machine
    for state in play.states:
        for seat in machine.seats(state):
            assert tuple(machine.view(state, seat).legal) == tuple(machine.legal_actions(state, seat))
        assert machine.view(state, None).legal == ()


def a_view_holds_no_state(play: Play[S]) -> None:
    """Nothing reachable from a view is the state, or a part of the machine that has seen it."""
    machine = play.machine
    for state in play.states:
        for watcher in watchers(machine, state):
            assert not any(
                part is state or isinstance(part, type(state)) for part in _parts(machine.view(state, watcher))
            )


def _parts(value: object) -> Iterator[object]:
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for item in fields(value):
            yield from _parts(getattr(value, item.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _parts(item)


def a_view_is_the_same_in_every_world_that_fits_it(play: Play[S]) -> None:
    """The secret cards change places, the same is played again, and the seat must notice nothing at any moment."""
    machine = play.machine
    chance = SeededChance(len(play.steps))
    for watcher in watchers(machine, play.state):
        seen = _seen(play, watcher)
        for _ in range(WORLDS):
            world = other_world(play, watcher, shuffled(chance, tuple(machine.secret(play.state, watcher))))
            if world is not None:
                assert _seen(world, watcher) == seen, (watcher, play, world)


def other_world(play: Play[S], watcher: Seat | None, secret: tuple[Card, ...]) -> Play[S] | None:
    """The play with the secret cards of a watcher put into each other's places, in the order given.

    ``None`` where the actions taken are not allowed in that world, so that it does not fit what was seen.
    """
    instead = list(CARDS)
    for card, other in zip(play.machine.secret(play.state, watcher), secret, strict=True):
        instead[card] = other
    try:
        return play_on(
            play.machine,
            play.ruleset,
            [instead[card] for card in play.order],
            play.steps,
            carry=play.carry,
            to_go=play.to_go,
        )
    except IllegalAction:
        return None


def _seen(play: Play[S], watcher: Seat | None) -> tuple[Any, ...]:
    machine = play.machine
    return (
        tuple(machine.seen_by(event, watcher) for event in play.events),
        tuple(machine.view(state, watcher) for state in play.states),
    )


CHECKS: Final[tuple[Check, ...]] = (
    an_action_is_offered_just_when_it_is_not_refused,
    actions_come_in_canonical_order,
    a_refusal_is_coded_cited_and_changes_nothing,
    taking_an_action_leaves_the_state_before_as_it_was,
    the_same_order_and_actions_give_the_same_deal,
    somebody_can_act_until_the_deal_is_settled_and_nobody_after,
    every_card_is_in_one_place,
    the_card_points_of_tricks_add_up,
    a_settlement_pays_somebody_and_cites_clauses_that_hold,
    folding_a_seats_events_gives_its_view,
    a_hidden_event_keeps_its_place,
    an_event_names_no_card_that_the_seat_cannot_know,
    legal_actions_are_in_the_view_of_their_seat_alone,
    a_view_holds_no_state,
    a_view_is_the_same_in_every_world_that_fits_it,
)
