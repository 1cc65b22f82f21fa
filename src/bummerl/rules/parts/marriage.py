"""Declaring king and queen (MARR-1 to MARR-13): with the lead, announced before it, or by itself."""

from __future__ import annotations

from bummerl.rules.cards import Rank, Suit
from bummerl.rules.errors import Refusal
from bummerl.rules.parts import closing
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState, Stage
from bummerl.rules.tables import PAIR_BITS

__all__ = ["announce_refusal", "automatic", "declare", "declare_refusal"]


def declare_refusal(state: DealState, seat: Seat, suit: Suit) -> Refusal | None:
    """Why the leader may not declare this suit's marriage now, or ``None``. The turn is checked by the caller."""
    rule = state.tables.ruleset.marriage
    if rule is None:
        return Refusal.NO_MARRIAGE
    pair = PAIR_BITS[suit]
    if state.hands[seat] & pair != pair:
        return Refusal.MARRIAGE_NOT_HELD
    if state.declared[seat] >> suit & 1:
        return Refusal.MARRIAGE_DECLARED_ALREADY
    if state.announced.bit_count() >= rule.per_lead:
        return Refusal.MARRIAGE_TOO_MANY
    if not rule.first_lead and state.trick_number == 0:
        return Refusal.MARRIAGE_FIRST_LEAD
    if not rule.after_talon and state.stage is not Stage.OPEN:
        return Refusal.MARRIAGE_AFTER_TALON
    return None


def announce_refusal(state: DealState, seat: Seat, suit: Suit) -> Refusal | None:
    """Why the marriage may not be announced apart from the lead, or ``None``.

    A separate announcement exists where it serves something that the lead cannot do: to close after it (MARR-8), or to
    declare a further marriage on the same lead (MARR-9). A claim made between announcing and leading is no such thing,
    since a claim on the marriage led does the same.
    """
    if seat is not state.leader or state.led is not None:
        return Refusal.NOT_YOUR_TURN
    rule = state.tables.ruleset.marriage
    if rule is None:
        return Refusal.NO_MARRIAGE
    if rule.automatic:
        return Refusal.MARRIAGE_AUTOMATIC
    declined = declare_refusal(state, seat, suit)
    if declined is not None:
        return declined
    if closing.possible_after_announcing(state, seat):
        return None
    further = any(other is not suit and declare_refusal(state, seat, other) is None for other in Suit)
    if further and state.announced.bit_count() + 1 < rule.per_lead:
        return None
    return Refusal.ANNOUNCE_NOT_SEPARATE


def declare(state: DealState, seat: Seat, suit: Suit) -> DealState:
    """The marriage declared: its points counted or pending, both cards shown."""
    rule = state.tables.ruleset.marriage
    if rule is None:
        raise ValueError("these rules have no marriages")
    royal = suit is state.trump
    worth = rule.royal if royal else rule.plain
    at_once = (
        not rule.needs_trick
        or state.tricks[seat] > 0
        or (rule.forehand_royal_at_once and royal and seat is Seat.FOREHAND and state.trick_number == 0)
    )
    marked = state.declared.set(seat, state.declared[seat] | 1 << suit)
    known = state.known.set(seat, state.known[seat] | PAIR_BITS[suit])
    if at_once:
        counted = state.marriage_points.set(seat, state.marriage_points[seat] + worth)
        return state._replace(declared=marked, known=known, marriage_points=counted)
    pending = state.pending.set(seat, state.pending[seat] + worth)
    return state._replace(declared=marked, known=known, pending=pending)


def automatic(state: DealState, seat: Seat, suit: Suit, rank: Rank) -> bool:
    """Whether leading this rank declares the suit's marriage by itself (MARR-6)."""
    rule = state.tables.ruleset.marriage
    return (
        rule is not None
        and rule.automatic
        and (rank is Rank.KING or (rank is Rank.QUEEN and not rule.king_only))
        and declare_refusal(state, seat, suit) is None
    )
