"""The deal as a pure machine: `start`, `legal_actions`, `apply`.

The order of the pack comes in from outside, so the same order and the same actions give the same deal for ever. Actions
belong to a seat, not only to the seat to move: a claim, a bid in the first trick or an exchange answering a close may
be anybody's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bummerl.rules.actions import (
    ANNOUNCE,
    BID,
    CLAIM,
    CLOSE,
    EXCHANGE,
    KNOCK,
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
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.errors import Defect, IllegalAction, PositionError, Refusal, RulesetError
from bummerl.rules.parts import bidding, claiming, closing, dealing, exchange, following, leading, marriage
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import DealFacts, Ending, settle
from bummerl.rules.state import DealState, Stage, TrickRecord, changed
from bummerl.rules.tables import RuleTables, tables_of

if TYPE_CHECKING:
    from bummerl.rules.events import Event

__all__ = ["Transition", "all_actions", "apply", "legal_actions", "refusal", "start"]

_NONE: PerSeat[int] = PerSeat((0, 0))


@dataclass(frozen=True)
class Transition:
    """An action taken: the state before, who did what, the state after.

    `events` are the facts in past tense, with hidden parts; they are worked out when first asked for.
    """

    before: DealState
    seat: Seat
    action: Action
    state: DealState

    @cached_property
    def events(self) -> tuple[Event, ...]:
        from bummerl.rules.events import events_between  # events build on the machine's types, not the other way round

        return events_between(self.before, self.seat, self.action, self.state)


def start(ruleset: Ruleset, order: Sequence[Card], *, carry: int = 0, to_go: PerSeat[int] | None = None) -> DealState:
    """A deal from a given order of the pack, dealt in the ruleset's batches, forehand to lead.

    `carry` are game points carried over from a tied deal, `to_go` what each seat still needs to win the match.
    `PositionError` if the order is not the pack, or the standing none that a match comes to; `RulesetError` if the
    ruleset contradicts itself or is not for two.

    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_pagat")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> print(deal.hand(Seat.FOREHAND), "-", deal.hand(Seat.SECOND), "- trump", deal.upcard)
    AS TS KS KH QH - QS JS AH JH AD - trump TH
    """
    tables = tables_of(ruleset)
    if tables.seats != len(_NONE):
        raise RulesetError(ruleset.id, [Defect("seats", f"this is the machine for 2 seats, not {tables.seats}")])
    _check_standing(tables, carry, to_go)
    hands, stock, upcard = dealing.deal_out(tables, order)
    bits = PerSeat(CardSet.from_cards(hand).bits for hand in hands)
    return opening(tables, bits, stock, upcard, carry, to_go)


def _check_standing(tables: RuleTables, carry: object, to_go: object) -> None:
    defects = []
    if not isinstance(carry, int) or carry < 0:
        defects.append(Defect("carry", f"nothing or more is carried over, not {carry!r}"))
    if to_go is not None and not (
        isinstance(to_go, PerSeat)
        and len(to_go) == tables.seats
        and all(isinstance(need, int) and need > 0 for need in to_go)
    ):
        defects.append(Defect("to_go", f"each of {tables.seats} seats still needs at least 1, not {to_go!r}"))
    if defects:
        raise PositionError(defects)


def opening(
    tables: RuleTables,
    hands: PerSeat[int],
    stock: tuple[Card, ...],
    upcard: Card,
    carry: int = 0,
    to_go: PerSeat[int] | None = None,
) -> DealState:
    """The state before the first lead."""
    return DealState(
        tables=tables,
        hands=hands,
        stock=stock,
        talon_left=len(stock) + 1,
        upcard=upcard,
        trump=upcard.suit,
        stage=Stage.OPEN,
        leader=Seat.FOREHAND,
        led=None,
        led_marriage=False,
        announced=0,
        trick_points=_NONE,
        marriage_points=_NONE,
        pending=_NONE,
        tricks=_NONE,
        strict_tricks=_NONE,
        declared=_NONE,
        known=_NONE,
        excluded=_NONE,
        closing=None,
        bidder=None,
        carry=carry,
        to_go=to_go,
        history=(),
        settlement=None,
    )


def legal_actions(state: DealState, seat: Seat) -> list[Action]:
    """What the seat may do now, in canonical order: claim, exchange, close, announce, bid, knock, cards by index.

    The order is part of the contract. Resigning is always possible before the end and is not listed.
    """
    if type(seat) is not Seat:
        raise TypeError(f"no seat: {seat!r}")
    if state.settlement is not None or seat >= state.tables.seats:
        return []
    out: list[Action] = []
    if claiming.refusal(state, seat) is None:
        out.append(CLAIM)
    ruleset = state.tables.ruleset
    on_lead = state.led is None and seat is state.leader
    if exchange.refusal(state, seat) is None:
        out.append(EXCHANGE)
    if on_lead:
        if closing.refusal(state, seat) is None:
            out.append(CLOSE)
        if _announces(ruleset):
            out += [ANNOUNCE[suit] for suit in Suit if marriage.announce_refusal(state, seat, suit) is None]
    if ruleset.bidding is not None and bidding.bid_refusal(state) is None:
        out.append(BID)
    if on_lead:
        if ruleset.knocking is not None and bidding.knock_refusal(state, seat) is None:
            out.append(KNOCK)
        out += leading.offers(state, seat)
    else:
        out += following.offers(state, seat)
    return out


def _announces(ruleset: Ruleset) -> bool:
    return ruleset.marriage is not None and (
        ruleset.marriage.per_lead > 1 or (ruleset.closing is not None and ruleset.closing.after_marriage)
    )


def all_actions(state: DealState) -> list[tuple[Seat, Action]]:
    """Every legal action of every seat, forehand's first."""
    return [(seat, action) for seat in SEATS[:2] for action in legal_actions(state, seat)]


def refusal(state: DealState, seat: Seat, action: Action) -> Refusal | None:
    """Why the seat may not take this action now, or ``None`` if it may. Agrees with `legal_actions`.

    A seat that takes no part in the deal is never on turn. `TypeError` for something that is no action or no seat:
    a number does not stand for a seat, a card or a suit.
    """
    if type(seat) is not Seat:
        raise TypeError(f"no seat: {seat!r}")
    if state.settlement is not None:
        return Refusal.DEAL_OVER
    if seat >= state.tables.seats:
        return Refusal.NOT_YOUR_TURN
    match action:
        case Lead():
            if type(action.card) is not Card or type(action.marriage) is not bool:
                raise TypeError(f"no action: {action!r}")
            return leading.refusal(state, seat, action)
        case Follow():
            if type(action.card) is not Card:
                raise TypeError(f"no action: {action!r}")
            return following.refusal(state, seat, action.card)
        case Exchange():
            return exchange.refusal(state, seat)
        case Close():
            return closing.refusal(state, seat)
        case Claim():
            return claiming.refusal(state, seat)
        case Announce():
            if type(action.suit) is not Suit:
                raise TypeError(f"no action: {action!r}")
            return marriage.announce_refusal(state, seat, action.suit)
        case Bid():
            return bidding.bid_refusal(state)
        case Knock():
            return bidding.knock_refusal(state, seat)
        case Resign():
            return None
        case _:
            raise TypeError(f"no action: {action!r}")


def apply(state: DealState, seat: Seat, action: Action) -> Transition:
    """The deal after the action. `IllegalAction` if it is not allowed now; the state given is never changed.

    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_pagat")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> apply(deal, Seat.FOREHAND, Lead(Card.AS)).state.led
    <Card.AS: 0>
    """
    declined = refusal(state, seat, action)
    if declined is not None:
        raise illegal(state, seat, action, declined)
    return Transition(state, seat, action, advance(state, seat, action))


def illegal(state: DealState, seat: Seat, action: Action, declined: Refusal) -> IllegalAction:
    """The error for a refused action, with the clause of this ruleset and the position for the log."""
    from bummerl.rules.notation import write_position  # notation is built on the machine

    clause = declined.clause
    if declined is Refusal.CLAIM_NOT_NOW:
        clause = claiming.clause_of(state.tables.ruleset.claiming.timing)
    return IllegalAction(declined, clause=clause, seat=seat, action=action, position=write_position(state))


def advance(state: DealState, seat: Seat, action: Action) -> DealState:
    """The state after an action that is known to be legal: what `apply` does after its check."""
    match action:
        case Lead():
            return _lead(state, seat, action)
        case Follow():
            return _follow(state, seat, action.card)
        case Exchange():
            return exchange.take(state, seat)
        case Close():
            return closing.take(state, seat)
        case Claim():
            right = claiming.reached(state, seat)
            return _end(state, Ending.GOAL if right else Ending.WRONG_CLAIM, seat)
        case Announce():
            return _announce(state, seat, action.suit)
        case Bid():
            after = bidding.bid(state, seat)
            return _end(after, Ending.GOAL, seat) if claiming.reached(after, seat) else after
        case Knock():
            return bidding.knock(state, seat)
        case _:
            return _end(state, Ending.RESIGNED, seat)


def _announce(state: DealState, seat: Seat, suit: Suit) -> DealState:
    after = marriage.declare(state, seat, suit)._replace(announced=state.announced | 1 << suit)
    if _ends_by_itself(after, seat) and claiming.reached(after, seat):
        return _end(after, Ending.GOAL, seat)
    return after


def _lead(state: DealState, seat: Seat, lead: Lead) -> DealState:
    card = lead.card
    after = marriage.declare(state, seat, card.suit) if lead.marriage else state
    hand = after.hands[seat] & ~(1 << card)
    known = after.known
    if known[seat] >> card & 1:
        known = known.set(seat, known[seat] & ~(1 << card))
    after = changed(
        after,
        hands=after.hands.set(seat, hand),
        known=known,
        led=card,
        led_marriage=lead.marriage or state.announced != 0,
        announced=0,
    )
    if lead.marriage and _ends_by_itself(after, seat) and claiming.reached(after, seat):
        return _end(after, Ending.GOAL, seat)
    return after


def _ends_by_itself(state: DealState, seat: Seat) -> bool:
    """Whether this seat's reaching the goal ends the deal without a claim (CLAIM-1, BID-3, KNOCK-2)."""
    return (
        state.tables.automatic
        or state.bidder is seat
        or (state.closing is not None and state.closing.knock and state.closing.closer is seat)
    )


def _follow(state: DealState, seat: Seat, card: Card) -> DealState:
    """The trick completed: won, counted, tested for the end, and the hands refilled."""
    tables = state.tables
    led, leader = state.led, state.leader
    if led is None:
        raise ValueError("no card has been led")
    winner = seat if tables.beats[state.trump][led] >> card & 1 else leader
    strict = state.stage is not Stage.OPEN
    hands = state.hands.set(seat, state.hands[seat] & ~(1 << card))
    known = state.known
    if known[seat] >> card & 1:
        known = known.set(seat, known[seat] & ~(1 << card))
    excluded = state.excluded
    if strict:
        proved = following.excluded_by(tables, card, led, state.trump)
        if proved:
            excluded = excluded.set(seat, excluded[seat] | proved)
    marriage_points, pending = state.marriage_points, state.pending
    if pending[winner]:  # a marriage becomes real with the declarer's first trick (MARR-4)
        marriage_points = marriage_points.set(winner, marriage_points[winner] + pending[winner])
        pending = pending.set(winner, 0)
    worth = tables.points[led] + tables.points[card]
    after = changed(
        state,
        hands=hands,
        leader=winner,
        led=None,
        led_marriage=False,
        trick_points=state.trick_points.set(winner, state.trick_points[winner] + worth),
        marriage_points=marriage_points,
        pending=pending,
        tricks=state.tricks.set(winner, state.tricks[winner] + 1),
        strict_tricks=state.strict_tricks.set(winner, state.strict_tricks[winner] + 1)
        if strict
        else state.strict_tricks,
        known=known,
        excluded=excluded,
        history=(*state.history, TrickRecord(leader, led, card, winner, state.led_marriage)),
    )
    return _after_trick(after, winner)


def _after_trick(state: DealState, winner: Seat) -> DealState:
    if state.bidder is not None and winner is not state.bidder:
        return _end(state, Ending.BID_LOST, winner)
    if _ends_by_itself(state, winner) and claiming.reached(state, winner):
        return _end(state, Ending.GOAL, winner)
    if state.closing is not None and state.closing.knock:
        knocker = state.closing.closer  # he may have lost the trick and have enough from before it (KNOCK-2)
        ending = Ending.GOAL if claiming.reached(state, knocker) else Ending.KNOCK_FAILED
        return _end(state, ending, knocker)
    if not state.hands[0]:
        ending = Ending.PLAYED_OUT if state.bidder is None else Ending.BID_LOST
        return _end(state, ending, winner)
    return _draw(state, winner) if state.stage is Stage.OPEN else state


def _draw(state: DealState, winner: Seat) -> DealState:
    """Winner and loser draw in this order; the upcard comes last and everybody sees who takes it (DRAW-1, DRAW-2)."""
    loser = SEATS[1 - winner]
    place = len(state.stock) - state.talon_left + 1
    first = state.stock[place]
    left = state.talon_left - 2
    known = state.known
    if left:
        second = state.stock[place + 1]
    else:
        second = state.upcard
        known = known.set(loser, known[loser] | 1 << second)
    hands = state.hands.set(winner, state.hands[winner] | 1 << first)
    return changed(
        state,
        hands=hands.set(loser, hands[loser] | 1 << second),
        known=known,
        talon_left=left,
        stage=Stage.OPEN if left else Stage.EXHAUSTED,
    )


def facts_of(state: DealState, ending: Ending, by: Seat) -> DealFacts:
    """What the settlement of this state rests on, if it ended so."""
    length = state.tables.ruleset.settlement.sweep_length or state.tables.hand_size
    last = state.leader if ending is Ending.PLAYED_OUT else None
    taken = state.strict_tricks
    swept = state.leader if taken[state.leader] >= length and taken[1 - state.leader] == 0 else None
    return DealFacts(
        ending=ending,
        by=by,
        trick_points=state.trick_points,
        marriage_points=state.marriage_points,
        tricks=state.tricks,
        closing=state.closing,
        bidder=state.bidder,
        last_trick=last,
        swept=swept,
        carry=state.carry,
    )


def _end(state: DealState, ending: Ending, by: Seat) -> DealState:
    return state._replace(settlement=settle(state.ruleset, facts_of(state, ending, by)))
