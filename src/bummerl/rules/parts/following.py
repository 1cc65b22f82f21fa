"""Which cards may answer the card led (FOLLOW-1 to FOLLOW-6), and what an answer tells about the hand."""

from __future__ import annotations

from bummerl.rules.actions import FOLLOW, Action
from bummerl.rules.cards import Card, Suit, cards_of
from bummerl.rules.errors import Refusal
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState, Stage
from bummerl.rules.tables import SUIT_BITS, RuleTables

__all__ = ["allowed", "excluded_by", "offers", "refusal"]


def allowed(tables: RuleTables, hand: int, led: Card, trump: Suit) -> int:
    """The replies that strict play allows, as a mask of the hand."""
    rule = tables.ruleset.following
    in_suit = hand & SUIT_BITS[led.suit]
    if in_suit:
        if not rule.must_follow:
            return hand
        better = in_suit & tables.higher[led] if rule.must_beat else 0
        return better or in_suit
    if rule.must_trump and led.suit is not trump:
        return hand & SUIT_BITS[trump] or hand
    return hand


def excluded_by(tables: RuleTables, reply: Card, led: Card, trump: Suit) -> int:
    """The cards that a strict reply proves the follower not to hold."""
    rule = tables.ruleset.following
    if not rule.must_follow:
        return 0
    if reply.suit is led.suit:
        beaten = rule.must_beat and not tables.higher[led] >> reply & 1
        return tables.higher[led] if beaten else 0
    bits = SUIT_BITS[led.suit]
    if rule.must_trump and reply.suit is not trump and led.suit is not trump:
        bits |= SUIT_BITS[trump]
    return bits & tables.pack_bits


def offers(state: DealState, seat: Seat) -> list[Action]:
    """The follower's replies, by card index."""
    led = state.led
    if led is None or seat is state.leader:
        return []
    bits = state.hands[seat]
    if state.stage is not Stage.OPEN:
        bits = allowed(state.tables, bits, led, state.trump)
    return [FOLLOW[card] for card in cards_of(bits)]


def refusal(state: DealState, seat: Seat, card: Card) -> Refusal | None:
    """Why this reply is not allowed, or ``None``."""
    led = state.led
    if seat is state.leader:
        return Refusal.MUST_LEAD if led is None else Refusal.NOT_YOUR_TURN
    if led is None:
        return Refusal.NOT_YOUR_TURN
    hand = state.hands[seat]
    if not hand >> card & 1:
        return Refusal.CARD_NOT_IN_HAND
    if state.stage is Stage.OPEN or allowed(state.tables, hand, led, state.trump) >> card & 1:
        return None
    if not hand & SUIT_BITS[led.suit]:
        return Refusal.MUST_TRUMP
    return Refusal.MUST_HEAD_TRICK if card.suit is led.suit else Refusal.MUST_FOLLOW_SUIT
