"""Leading a card, with its marriage or without (TRICK-3, MARR-2, MARR-6, MARR-8, MARR-11)."""

from __future__ import annotations

from bummerl.rules.actions import DECLARE, LEAD, Action, Lead
from bummerl.rules.cards import Rank, cards_of
from bummerl.rules.errors import Refusal
from bummerl.rules.parts import marriage
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState
from bummerl.rules.tables import PAIR_BITS

__all__ = ["offers", "refusal"]

_PAIRS = PAIR_BITS[0] | PAIR_BITS[1] | PAIR_BITS[2] | PAIR_BITS[3]


def offers(state: DealState, seat: Seat) -> list[Action]:
    """The leader's cards by index, plain before declared."""
    if state.led is not None or seat is not state.leader:
        return []
    hand = state.hands[seat]
    pairs = hand_pairs(hand)
    out: list[Action] = []
    announced = state.announced
    for card in cards_of(hand):
        if not announced and not pairs >> card & 1:
            out.append(LEAD[card])
            continue
        if refusal(state, seat, LEAD[card]) is None:
            out.append(LEAD[card])
        if pairs >> card & 1 and refusal(state, seat, DECLARE[card]) is None:
            out.append(DECLARE[card])
    return out


def hand_pairs(hand: int) -> int:
    """The kings and queens of a hand whose partners are there too, as a mask."""
    bits = 0
    if hand & _PAIRS:
        for pair in PAIR_BITS:
            if hand & pair == pair:
                bits |= pair
    return bits


def refusal(state: DealState, seat: Seat, lead: Lead) -> Refusal | None:
    """Why this lead is not allowed, or ``None``."""
    if seat is not state.leader:
        return Refusal.NOT_YOUR_TURN if state.led is None else Refusal.MUST_ANSWER
    if state.led is not None:
        return Refusal.NOT_YOUR_TURN
    card = lead.card
    hand = state.hands[seat]
    if not hand >> card & 1:
        return Refusal.CARD_NOT_IN_HAND
    rule = state.tables.ruleset.marriage
    king_only = rule is not None and rule.king_only
    if lead.marriage:
        if rule is None:
            return Refusal.NO_MARRIAGE
        if not PAIR_BITS[card.suit] >> card & 1:
            return Refusal.MARRIAGE_NOT_HELD
        declined = marriage.declare_refusal(state, seat, card.suit)
        if declined is not None:
            return declined
        return Refusal.MARRIAGE_KING_ONLY if king_only and card.rank is Rank.QUEEN else None
    if state.announced:
        of_announced = state.announced >> card.suit & 1 and PAIR_BITS[card.suit] >> card & 1
        if not of_announced:
            return Refusal.MUST_LEAD_ANNOUNCED
        return Refusal.MARRIAGE_KING_ONLY if king_only and card.rank is Rank.QUEEN else None
    if marriage.automatic(state, seat, card.suit, card.rank):
        return Refusal.MARRIAGE_AUTOMATIC
    return None
