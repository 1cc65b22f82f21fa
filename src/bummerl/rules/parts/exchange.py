"""Exchanging the lowest trump for the upcard (EXCH-1 to EXCH-8)."""

from __future__ import annotations

from bummerl.rules.errors import Refusal
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState, Stage

__all__ = ["refusal", "take"]


def _answers_close(state: DealState, seat: Seat) -> bool:
    """Whether the seat stands between a close and the closer's lead (EXCH-6)."""
    closing = state.closing
    return (
        closing is not None
        and not closing.knock
        and closing.number == state.trick_number
        and state.led is None
        and seat is not state.leader
    )


def refusal(state: DealState, seat: Seat) -> Refusal | None:
    """Why the seat may not exchange now, or ``None``."""
    rule = state.tables.ruleset.exchange
    if rule is None:
        return Refusal.NO_EXCHANGE
    if seat is state.leader and state.led is None:
        if state.stage is Stage.CLOSED:
            return Refusal.EXCHANGE_TALON_CLOSED
    elif not (rule.answers_close and _answers_close(state, seat)):
        return Refusal.EXCHANGE_NOT_ON_LEAD
    card = state.tables.exchange_card[state.trump]
    if card is None or not state.hands[seat] >> card & 1:
        return Refusal.EXCHANGE_CARD_NOT_HELD
    if not rule.first_lead and state.trick_number == 0:
        return Refusal.EXCHANGE_FIRST_LEAD
    if rule.needs_trick and state.tricks[seat] == 0:
        return Refusal.EXCHANGE_NEEDS_TRICK
    if state.talon_left < rule.min_talon:
        return Refusal.EXCHANGE_TALON_TOO_SMALL
    return None


def take(state: DealState, seat: Seat) -> DealState:
    """The upcard goes to the hand and is known to be there; the low trump lies in its place and is drawn last."""
    card = state.tables.exchange_card[state.trump]
    if card is None:
        raise ValueError("these rules have no exchange")
    gained = 1 << state.upcard
    return state._replace(
        hands=state.hands.set(seat, state.hands[seat] & ~(1 << card) | gained),
        known=state.known.set(seat, state.known[seat] & ~(1 << card) | gained),
        upcard=card,
    )
