"""The Snapszer bid (BID-1 to BID-3) and knocking (KNOCK-1 to KNOCK-3): promises that end drawing."""

from __future__ import annotations

from bummerl.rules.errors import Refusal
from bummerl.rules.parts import closing
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState, Stage

__all__ = ["bid", "bid_refusal", "knock", "knock_refusal"]


def bid_refusal(state: DealState) -> Refusal | None:
    """Why nobody may bid now, or ``None``: either seat may, until the first trick is answered."""
    if state.tables.ruleset.bidding is None:
        return Refusal.NO_BIDDING
    if state.trick_number > 0:
        return Refusal.BID_TOO_LATE
    if state.bidder is not None or state.closing is not None:
        return Refusal.BID_TAKEN
    return None


def bid(state: DealState, seat: Seat) -> DealState:
    """The bid made: no drawing, strict play."""
    return state._replace(bidder=seat, stage=Stage.CLOSED)


def knock_refusal(state: DealState, seat: Seat) -> Refusal | None:
    """Why the seat may not knock now, or ``None``: the leader may, while the talon is open."""
    if state.tables.ruleset.knocking is None:
        return Refusal.NO_KNOCKING
    if seat is not state.leader or state.led is not None:
        return Refusal.KNOCK_NOT_ON_LEAD
    if state.stage is not Stage.OPEN:
        return Refusal.KNOCK_TALON_NOT_OPEN
    if state.announced:
        return Refusal.KNOCK_AFTER_ANNOUNCING
    return None


def knock(state: DealState, seat: Seat) -> DealState:
    """The knock made: strict play for one trick, settled like a close."""
    return state._replace(stage=Stage.CLOSED, closing=closing.snapshot(state, seat, knock=True))
