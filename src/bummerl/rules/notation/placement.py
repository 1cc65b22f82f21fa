"""What somebody says of a deal, from whichever format, and the step from there to a state that can have come about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.deal import facts_of
from bummerl.rules.errors import Defect, PositionError
from bummerl.rules.notation.checks import defects_of, marriage_worths
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending, settle
from bummerl.rules.state import Closing, DealState, Stage
from bummerl.rules.tables import RuleTables, tables_of

__all__ = ["Placement", "place"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """A deal as it was described. Nothing is checked yet: cards may be missing, foreign or there twice.

    `stock` leaves the upcard out. Unless `talon_left` says otherwise, the talon has been used up where `stock` is
    empty; `upcard` is then the one that lay there. ``None`` stands for what was not said and follows from the rest.
    """

    hands: PerSeat[tuple[Card, ...]]
    stock: tuple[Card, ...]
    upcard: Card
    trump: Suit
    leader: Seat
    led: Card | None
    led_marriage: bool
    announced: tuple[Suit, ...]
    tricks: PerSeat[int]
    trick_points: PerSeat[int]
    marriage_points: PerSeat[int] | None
    pending: PerSeat[int] | None
    declared: PerSeat[tuple[Suit, ...]]
    strict_tricks: PerSeat[int] | None
    known: PerSeat[tuple[Card, ...]]
    excluded: PerSeat[tuple[Card, ...]]
    closing: Closing | None
    bidder: Seat | None
    carry: int
    to_go: PerSeat[int] | None
    end: tuple[Ending, Seat] | None
    talon_left: int | None = None


def defects_in(given: Placement, ruleset: Ruleset) -> tuple[Defect, ...]:
    """Every defect of what is described."""
    return (*_repeated(given), *defects_of(_state(given, tables_of(ruleset)), given.end))


def place(given: Placement, ruleset: Ruleset) -> DealState:
    """The state that is described. `PositionError` with every defect if it cannot come about under the ruleset."""
    tables = tables_of(ruleset)
    state = _state(given, tables)
    defects = [*_repeated(given), *defects_of(state, given.end)]
    if defects:
        raise PositionError(defects)
    if given.end is None:
        return state
    return state._replace(settlement=settle(ruleset, facts_of(state, *given.end)))


def _repeated(given: Placement) -> Iterator[Defect]:
    """Cards named twice in one set, which is lost on the state; all others that are there twice are seen there."""
    lists = [(f"the hand of seat {seat}", hand) for seat, hand in enumerate(given.hands)]
    for name, sets in (("known", given.known), ("excluded", given.excluded)):
        lists += [(f"what is {name} of seat {seat}", cards) for seat, cards in enumerate(sets)]
    for where, cards in lists:
        if len(set(cards)) != len(cards):
            twice = sorted({card.code for card in cards if cards.count(card) > 1})
            yield Defect("card_twice", f"more than once in {where}: {' '.join(twice)}", {"cards": twice})


def _mask(suits: tuple[Suit, ...]) -> int:
    bits = 0
    for suit in suits:
        bits |= 1 << suit
    return bits


def _bits(sets: PerSeat[tuple[Card, ...]]) -> PerSeat[int]:
    return PerSeat(CardSet.from_cards(cards).bits for cards in sets)


def _state(given: Placement, tables: RuleTables) -> DealState:
    left = given.talon_left
    if left is None:
        left = len(given.stock) + 1 if given.stock else 0
    if given.closing is not None or given.bidder is not None:
        stage = Stage.CLOSED
    else:
        stage = Stage.OPEN if left else Stage.EXHAUSTED
    declared = PerSeat(_mask(suits) for suits in given.declared)
    counted, pending = marriage_worths(tables, declared, given.tricks, given.trump)
    strict = given.strict_tricks
    if strict is None:
        if given.closing is not None:
            now, then = given.tricks, given.closing.tricks
            strict = PerSeat((max(now[0] - then[0], 0), max(now[1] - then[1], 0)))
        else:
            strict = given.tricks if given.bidder is not None else PerSeat((0, 0))
    return DealState(
        tables=tables,
        hands=_bits(given.hands),
        stock=given.stock,
        talon_left=left,
        upcard=given.upcard,
        trump=given.trump,
        stage=stage,
        leader=given.leader,
        led=given.led,
        led_marriage=given.led_marriage,
        announced=_mask(given.announced),
        trick_points=given.trick_points,
        marriage_points=counted if given.marriage_points is None else given.marriage_points,
        pending=pending if given.pending is None else given.pending,
        tricks=given.tricks,
        strict_tricks=strict,
        declared=declared,
        known=_bits(given.known),
        excluded=_bits(given.excluded),
        closing=given.closing,
        bidder=given.bidder,
        carry=given.carry,
        to_go=given.to_go,
        history=(),
        settlement=None,
    )
