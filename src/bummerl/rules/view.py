"""What one seat may know of a deal, with perfect memory of what it saw.

A view is built from permitted facts alone and holds no state, so it is the same in every world that fits it. It is also
the fold of the events that the seat has seen (`fold`), which is how a client or a program keeps one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bummerl.rules.actions import Action
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.deal import legal_actions
from bummerl.rules.events import (
    BidMade,
    CardDrawn,
    CardFollowed,
    CardLed,
    Claimed,
    DealSettled,
    DealStarted,
    Event,
    Exchanged,
    HandDealt,
    Knocked,
    MarriageCounted,
    MarriageDeclared,
    Resigned,
    TalonClosed,
    TrickWon,
    UpcardTurned,
)
from bummerl.rules.parts import following
from bummerl.rules.ruleset import LookBack, Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat, check_seat
from bummerl.rules.settlement import Settlement
from bummerl.rules.state import Closing, DealState, Stage, TrickRecord
from bummerl.rules.tables import PAIR_BITS, tables_of

__all__ = ["View", "fold", "view"]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """One seat's knowledge; `seat` is ``None`` for a watcher, who sees no hand.

    `known` are cards that everybody knows to be in a hand, `excluded` cards that everybody knows not to be there.
    `gone` are the cards of won tricks. `to_go` is what each seat still needs to win the match, ``None`` outside one.
    `legal` are the seat's own actions now: they reveal its hand, so they belong to no other view; they come with the
    prompt rather than with events, and a folded view leaves them empty.
    """

    ruleset: Ruleset
    seat: Seat | None
    hand: CardSet
    counts: PerSeat[int]
    known: PerSeat[CardSet]
    excluded: PerSeat[CardSet]
    upcard: Card
    trump: Suit
    talon_left: int
    stage: Stage
    leader: Seat
    led: Card | None
    led_marriage: bool
    announced: tuple[Suit, ...]
    trick_points: PerSeat[int]
    marriage_points: PerSeat[int]
    pending: PerSeat[int]
    tricks: PerSeat[int]
    strict_tricks: PerSeat[int]
    declared: PerSeat[tuple[Suit, ...]]
    closing: Closing | None
    bidder: Seat | None
    carry: int
    to_go: PerSeat[int] | None
    gone: CardSet
    history: tuple[TrickRecord, ...]
    settlement: Settlement | None
    resigned: CardSet | None
    legal: tuple[Action, ...] = ()

    @property
    def points(self) -> PerSeat[int]:
        """Counted card points of each seat."""
        return PerSeat(t + m for t, m in zip(self.trick_points, self.marriage_points, strict=True))

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is, ``None`` after the end."""
        if self.settlement is not None:
            return None
        return self.leader if self.led is None else SEATS[1 - self.leader]

    @property
    def unseen(self) -> CardSet:
        """The cards whose place this seat does not know: neither its own, nor played, nor shown."""
        seen = self.hand | self.gone
        for cards in self.known:
            seen |= cards
        if self.talon_left:
            seen |= CardSet.of(self.upcard)
        if self.led is not None:
            seen |= CardSet.of(self.led)
        return self.ruleset.pack.cards - seen

    @property
    def shown_tricks(self) -> tuple[TrickRecord, ...]:
        """The won tricks that the table still lets this seat look at (LOOK-1 to LOOK-3).

        Memory is another matter: `history` has all of them.
        """
        match self.ruleset.table.look_back:
            case LookBack.NONE:
                return ()
            case LookBack.LAST:
                return self.history[-1:]
            case LookBack.OWN:
                last = len(self.history) - 1
                return tuple(
                    trick for place, trick in enumerate(self.history) if trick.winner is self.seat or place == last
                )


def _suits(mask: int) -> tuple[Suit, ...]:
    return tuple(suit for suit in Suit if mask >> suit & 1)


def view(state: DealState, seat: Seat | None) -> View:
    """The view of a seat, or of a watcher (``None``).

    `TypeError` for what is no seat, `ValueError` for a seat that takes no part in the deal.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_pagat")
    >>> seen = view(start(rules, tuple(rules.pack.cards)), Seat.SECOND)
    >>> str(seen.hand), len(seen.unseen), seen.legal
    ('QS JS AH JH AD', 14, ())
    """
    if seat is not None:
        check_seat(seat, state.tables.seats)
    history = state.history
    resigned = None
    if state.settlement is not None and state.settlement.ending == "resigned":
        resigned = state.hand(_resigner(state))
    return View(
        ruleset=state.ruleset,
        seat=seat,
        hand=CardSet() if seat is None else state.hand(seat),
        counts=PerSeat(hand.bit_count() for hand in state.hands),
        known=PerSeat(CardSet(bits) for bits in state.known),
        excluded=PerSeat(CardSet(bits) for bits in state.excluded),
        upcard=state.upcard,
        trump=state.trump,
        talon_left=state.talon_left,
        stage=state.stage,
        leader=state.leader,
        led=state.led,
        led_marriage=state.led_marriage,
        announced=_suits(state.announced),
        trick_points=state.trick_points,
        marriage_points=state.marriage_points,
        pending=state.pending,
        tricks=state.tricks,
        strict_tricks=state.strict_tricks,
        declared=PerSeat(_suits(mask) for mask in state.declared),
        closing=state.closing,
        bidder=state.bidder,
        carry=state.carry,
        to_go=state.to_go,
        gone=state.gone,
        history=history,
        settlement=state.settlement,
        resigned=resigned,
        legal=() if seat is None else tuple(legal_actions(state, seat)),
    )


def _resigner(state: DealState) -> Seat:
    if state.settlement is None or state.settlement.winner is None:
        raise ValueError("nobody has resigned")
    return SEATS[1 - state.settlement.winner]


def fold(events: Iterable[Event], seat: Seat | None) -> View:
    """The view that a seat has after these events, which must begin with the deal's first; `legal` is left empty."""
    seen: View | None = None
    for event in events:
        seen = step(seen, event, seat)
    if seen is None:
        raise ValueError("a fold needs the events of a deal from its beginning")
    return seen


def step(seen: View | None, event: Event, seat: Seat | None) -> View:
    """The view after one more event."""
    if isinstance(event, DealStarted):
        return _blank(event, seat)
    if seen is None:
        raise ValueError("the first event of a deal is its start")
    match event:
        case HandDealt(owner, count, cards):
            dealt = replace(seen, counts=seen.counts.set(owner, count))
            return replace(dealt, hand=cards) if owner is seat and cards is not None else dealt
        case UpcardTurned(card):
            return replace(seen, upcard=card, trump=card.suit)
        case MarriageDeclared():
            return _declared(seen, event)
        case CardLed(leader, card, marriage):
            played = _played(seen, leader, card)
            return replace(played, led=card, led_marriage=marriage or bool(seen.announced), announced=())
        case CardFollowed(follower, card):
            return _followed(seen, follower, card)
        case TrickWon(winner, points):
            return _won(seen, winner, points)
        case MarriageCounted(owner, points):
            counted = seen.marriage_points.set(owner, seen.marriage_points[owner] + points)
            return replace(seen, marriage_points=counted, pending=seen.pending.set(owner, 0))
        case CardDrawn():
            return _drawn(seen, event)
        case Exchanged(owner, given, taken):
            known = (seen.known[owner] - CardSet.of(given)) | CardSet.of(taken)
            hand = (seen.hand - CardSet.of(given)) | CardSet.of(taken) if owner is seat else seen.hand
            return replace(seen, hand=hand, known=seen.known.set(owner, known), upcard=given)
        case TalonClosed(closer):
            return replace(seen, stage=Stage.CLOSED, closing=_snapshot(seen, closer, knock=False))
        case Knocked(knocker):
            return replace(seen, stage=Stage.CLOSED, closing=_snapshot(seen, knocker, knock=True))
        case BidMade(bidder):
            return replace(seen, stage=Stage.CLOSED, bidder=bidder)
        case Claimed():
            return seen
        case Resigned(_, hand):
            return replace(seen, resigned=hand)
        case DealSettled(settlement):
            return replace(seen, settlement=settlement)
        case _:
            raise TypeError(f"no event of a deal: {event!r}")


def _blank(event: DealStarted, seat: Seat | None) -> View:
    rules = event.ruleset
    if seat is not None:
        check_seat(seat, rules.seats)
    none = PerSeat((0,) * rules.seats)
    no_cards = PerSeat((CardSet(),) * rules.seats)
    no_suits: PerSeat[tuple[Suit, ...]] = PerSeat(((),) * rules.seats)
    first = next(iter(rules.pack.cards))
    return View(
        ruleset=rules,
        seat=seat,
        hand=CardSet(),
        counts=none,
        known=no_cards,
        excluded=no_cards,
        upcard=first,
        trump=first.suit,
        talon_left=rules.talon_size,
        stage=Stage.OPEN,
        leader=Seat.FOREHAND,
        led=None,
        led_marriage=False,
        announced=(),
        trick_points=none,
        marriage_points=none,
        pending=none,
        tricks=none,
        strict_tricks=none,
        declared=no_suits,
        closing=None,
        bidder=None,
        carry=event.carry,
        to_go=event.to_go,
        gone=CardSet(),
        history=(),
        settlement=None,
        resigned=None,
    )


def _declared(seen: View, event: MarriageDeclared) -> View:
    owner = event.seat
    suits = tuple(sorted({*seen.declared[owner], event.suit}))
    shown = seen.known[owner] | CardSet(PAIR_BITS[event.suit])
    after = replace(seen, declared=seen.declared.set(owner, suits), known=seen.known.set(owner, shown))
    if event.announced:
        after = replace(after, announced=tuple(sorted({*seen.announced, event.suit})))
    if event.counted:
        counted = seen.marriage_points.set(owner, seen.marriage_points[owner] + event.points)
        return replace(after, marriage_points=counted)
    return replace(after, pending=seen.pending.set(owner, seen.pending[owner] + event.points))


def _played(seen: View, owner: Seat, card: Card) -> View:
    one = CardSet.of(card)
    return replace(
        seen,
        hand=seen.hand - one if owner is seen.seat else seen.hand,
        known=seen.known.set(owner, seen.known[owner] - one),
        counts=seen.counts.set(owner, seen.counts[owner] - 1),
    )


def _followed(seen: View, follower: Seat, card: Card) -> View:
    led = seen.led
    if led is None:
        raise ValueError("an answer needs a lead")
    after = _played(seen, follower, card)
    if seen.stage is not Stage.OPEN:
        proved = CardSet(following.excluded_by(tables_of(seen.ruleset), card, led, seen.trump))
        after = replace(after, excluded=seen.excluded.set(follower, seen.excluded[follower] | proved))
    # The winner is told by the event that follows; until then the leader stands in his place.
    trick = TrickRecord(seen.leader, led, card, seen.leader, seen.led_marriage)
    return replace(
        after, led=None, led_marriage=False, gone=seen.gone | CardSet.of(led, card), history=(*seen.history, trick)
    )


def _won(seen: View, winner: Seat, points: int) -> View:
    strict = seen.strict_tricks
    if seen.stage is not Stage.OPEN:
        strict = strict.set(winner, strict[winner] + 1)
    trick = seen.history[-1]._replace(winner=winner)
    return replace(
        seen,
        leader=winner,
        tricks=seen.tricks.set(winner, seen.tricks[winner] + 1),
        strict_tricks=strict,
        trick_points=seen.trick_points.set(winner, seen.trick_points[winner] + points),
        history=(*seen.history[:-1], trick),
    )


def _drawn(seen: View, event: CardDrawn) -> View:
    owner = event.seat
    left = seen.talon_left - 1
    after = replace(
        seen,
        talon_left=left,
        stage=Stage.OPEN if left else Stage.EXHAUSTED,
        counts=seen.counts.set(owner, seen.counts[owner] + 1),
    )
    if event.card is None:
        return after
    if event.upcard:
        after = replace(after, known=seen.known.set(owner, seen.known[owner] | CardSet.of(event.card)))
    if owner is seen.seat:
        return replace(after, hand=seen.hand | CardSet.of(event.card))
    return after


def _snapshot(seen: View, closer: Seat, *, knock: bool) -> Closing:
    return Closing(closer, seen.points, seen.trick_points, seen.tricks, sum(seen.tricks), knock)
