"""Claiming the goal (CLAIM-1 to CLAIM-7): by itself, or by hand at the ruleset's moments."""

from __future__ import annotations

from bummerl.rules.clauses import Clause
from bummerl.rules.errors import Refusal
from bummerl.rules.ruleset import ClaimTiming
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState

__all__ = ["clause_of", "reached", "refusal"]

_TIMING: dict[ClaimTiming, Clause] = {
    ClaimTiming.AUTOMATIC: Clause.CLAIM_1,
    ClaimTiming.ANY_TIME: Clause.CLAIM_2,
    ClaimTiming.BETWEEN_TRICKS: Clause.CLAIM_3,
    ClaimTiming.OWN_TURN: Clause.CLAIM_4,
    ClaimTiming.AFTER_TRICK_OR_MARRIAGE: Clause.CLAIM_5,
    ClaimTiming.ON_LEAD: Clause.CLAIM_6,
}


def clause_of(timing: ClaimTiming) -> Clause:
    """The clause that tells when a claim may come."""
    return _TIMING[timing]


def reached(state: DealState, seat: Seat) -> bool:
    """Whether the seat's counted points make the goal."""
    return state.trick_points[seat] + state.marriage_points[seat] >= state.tables.goal


def _in_time(state: DealState, seat: Seat, timing: ClaimTiming) -> bool:
    on_lead = state.led is None and seat is state.leader
    match timing:
        case ClaimTiming.ANY_TIME:
            return True
        case ClaimTiming.BETWEEN_TRICKS:
            return state.led is None and state.trick_number > 0
        case ClaimTiming.OWN_TURN:
            return (seat is state.leader) is (state.led is None)
        case ClaimTiming.AFTER_TRICK_OR_MARRIAGE:
            return on_lead and state.trick_number > 0
        case ClaimTiming.ON_LEAD:
            return on_lead
        case ClaimTiming.AUTOMATIC:
            return False


def refusal(state: DealState, seat: Seat) -> Refusal | None:
    """Why the seat may not claim now, or ``None``; whether the claim is right is another matter.

    Where claims are made by hand, a marriage just declared may be claimed on until it is answered (CLAIM-7).
    """
    timing = state.tables.ruleset.claiming.timing
    if timing is ClaimTiming.AUTOMATIC:
        return Refusal.CLAIM_AUTOMATIC
    if _in_time(state, seat, timing):
        return None
    declared = state.led_marriage or state.announced != 0
    return None if declared and seat is state.leader else Refusal.CLAIM_NOT_NOW
