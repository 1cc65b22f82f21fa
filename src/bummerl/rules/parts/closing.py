"""Closing the talon (CLOSE-1 to CLOSE-4); what it pays is settled in `bummerl.rules.settlement`."""

from __future__ import annotations

from bummerl.rules.errors import Refusal
from bummerl.rules.seats import Seat
from bummerl.rules.state import Closing, DealState, Stage

__all__ = ["possible_after_announcing", "refusal", "snapshot", "take"]


def refusal(state: DealState, seat: Seat) -> Refusal | None:
    """Why the seat may not close now, or ``None``."""
    rule = state.tables.ruleset.closing
    knocking = state.tables.ruleset.knocking
    if rule is None or (knocking is not None and knocking.replaces_closing):
        return Refusal.NO_CLOSING
    if seat is not state.leader or state.led is not None:
        return Refusal.CLOSE_NOT_ON_LEAD
    if state.stage is not Stage.OPEN:
        return Refusal.CLOSE_TALON_NOT_OPEN
    if not rule.first_lead and state.trick_number == 0:
        return Refusal.CLOSE_FIRST_LEAD
    if state.talon_left < rule.min_talon:
        return Refusal.CLOSE_TALON_TOO_SMALL
    if state.announced and not rule.after_marriage:
        return Refusal.CLOSE_AFTER_ANNOUNCING
    return None


def possible_after_announcing(state: DealState, seat: Seat) -> bool:
    """Whether the leader could still close once he has announced a marriage (MARR-8)."""
    rule = state.tables.ruleset.closing
    return rule is not None and rule.after_marriage and refusal(state, seat) is None


def snapshot(state: DealState, seat: Seat, *, knock: bool = False) -> Closing:
    """What counts later of this moment: points, without the pending ones, and tricks."""
    return Closing(seat, state.points, state.trick_points, state.tricks, state.trick_number, knock)


def take(state: DealState, seat: Seat) -> DealState:
    """The talon closed by the leader."""
    return state._replace(stage=Stage.CLOSED, closing=snapshot(state, seat))
