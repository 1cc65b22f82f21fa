"""A deal set up from one line of words, for tests of rules.

Items stand between semicolons, in any order:

    trump S                     upcard TS              (its suit is trump)
    forehand holds AH JS        dealer leads QH        dealer leads KH+   (with its marriage)
    dealer to lead              3 cards each           after 2 tricks
    talon 4                     stock AC TD            (the next cards to be drawn)
    closed by forehand          knocked by dealer      bid by forehand    exhausted (goes without saying where the
                                                                          tricks have used the talon up)
    closed by forehand at 12+20:1/10:1                 (card points in tricks, marriages, tricks: forehand/dealer)
    forehand took 31 in 2       (card points in tricks, and tricks)
    forehand declared HS        forehand announced H   carry 1            to go 3/5

Whatever is not said is filled in, always in the same way and as dully as can be: no marriage, no lowest trump to
exchange, low plain cards, nobody at the goal. While the talon is open hands are full; else they are as large
as the larger of the hands named, or full if none is. A position that cannot come about is an error here too, so that no
test rests on nonsense.

>>> deal = deal_from("closed by forehand; trump S; forehand leads QH; dealer holds AH JS")
>>> print(deal.hand(Seat.SECOND), deal.stage, deal.tricks)
JS AH closed PerSeat((2, 1))
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bummerl.rules.cards import Card, CardSet, Rank, Suit
from bummerl.rules.deal import apply
from bummerl.rules.errors import NotationError
from bummerl.rules.notation import action_in, cards_in_order, position_defects
from bummerl.rules.presets import DEFAULT, preset
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import Closing, DealState, Stage
from bummerl.rules.tables import PAIR_BITS, PARTNER, RuleTables, tables_of

__all__ = ["SituationError", "deal_from", "play"]

SEAT_WORDS: Final = {"forehand": Seat.FOREHAND, "dealer": Seat.SECOND}


class SituationError(ValueError):
    """A set-up that cannot be read, or that no deal can come to."""


def deal_from(text: str, rules: Ruleset | str = DEFAULT) -> DealState:
    """The deal that the words describe, under a ruleset or a preset's name.

    >>> deal = deal_from("forehand holds KS QS; upcard JS", "schnapsen_pagat")
    >>> deal.stage, deal.to_move, len(deal.hand(Seat.FOREHAND)), deal.upcard.code
    (<Stage.OPEN: 'open'>, <Seat.FOREHAND: 0>, 5, 'JS')
    """
    ruleset = preset(rules) if isinstance(rules, str) else rules
    wish = _Wish()
    for item in filter(None, (part.strip() for part in text.split(";"))):
        wish.take(item)
    state = _Builder(tables_of(ruleset), wish).build()
    defects = position_defects(state)
    if defects:
        raise SituationError(f"{text!r}: {'; '.join(map(str, defects))}")
    return state


def play(state: DealState, codes: str) -> DealState:
    """The deal after the actions of these codes, separated by blanks. `IllegalAction` if one is not allowed.

    >>> deal = play(deal_from("trump S; forehand holds AH; dealer holds TH"), "AH TH")
    >>> deal.trick_points
    PerSeat((21, 0))
    """
    for code in codes.split():
        state = apply(state, *action_in(state, code)).state
    return state


@dataclass
class _Wish:
    """What was said."""

    trump: Suit | None = None
    upcard: Card | None = None
    stage: Stage = Stage.OPEN
    closer: Seat | None = None
    knock: bool = False
    snapshot: tuple[tuple[int, int, int], tuple[int, int, int]] | None = None
    bidder: Seat | None = None
    leader: Seat | None = None
    led: Card | None = None
    led_marriage: bool = False
    each: int | None = None
    tricks: int | None = None
    talon: int | None = None
    stock: tuple[Card, ...] = ()
    holds: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    took: dict[Seat, tuple[int, int]] = field(default_factory=dict)
    declared: dict[Seat, int] = field(default_factory=dict)
    announced: int = 0
    carry: int = 0
    to_go: PerSeat[int] | None = None

    def take(self, item: str) -> None:
        for pattern, act in _ITEMS:
            match = pattern.fullmatch(item)
            if match is not None:
                try:
                    act(self, match)
                except (ValueError, NotationError) as error:
                    raise SituationError(f"{item!r}: {error}") from None
                return
        raise SituationError(f"{item!r} is no part of a set-up")

    def set_leader(self, seat: Seat) -> None:
        if self.leader not in (None, seat):
            raise SituationError("two leaders")
        self.leader = seat

    def _lead(self, match: re.Match[str]) -> None:
        self.set_leader(SEAT_WORDS[match[1]])
        self.led = Card.from_code(match[2])
        self.led_marriage = bool(match[3])
        if self.led_marriage:
            self._declare(SEAT_WORDS[match[1]], self.led.suit)

    def _declare(self, seat: Seat, suit: Suit) -> None:
        self.declared[seat] = self.declared.get(seat, 0) | 1 << suit

    def _suits(self, match: re.Match[str]) -> None:
        seat = SEAT_WORDS[match[1]]
        for letter in match[3]:
            suit = Suit.from_code(letter)
            self._declare(seat, suit)
            if match[2] == "announced":
                self.set_leader(seat)
                self.announced |= 1 << suit

    def _close(self, match: re.Match[str]) -> None:
        self.stage = Stage.CLOSED
        self.closer = SEAT_WORDS[match[2]]
        self.knock = match[1] == "knocked"
        if match[3]:
            forehand, dealer = (_then(half) for half in match[3].split("/"))
            self.snapshot = (forehand, dealer)

    def _bid(self, match: re.Match[str]) -> None:
        self.stage = Stage.CLOSED
        self.bidder = SEAT_WORDS[match[1]]

    def _hold(self, match: re.Match[str]) -> None:
        seat = SEAT_WORDS[match[1]]
        self.holds[seat] = (*self.holds.get(seat, ()), *cards_in_order(match[2]))

    def _upcard(self, match: re.Match[str]) -> None:
        self.upcard = Card.from_code(match[1])

    def _trump(self, match: re.Match[str]) -> None:
        self.trump = Suit.from_code(match[1])

    def _take(self, match: re.Match[str]) -> None:
        self.took[SEAT_WORDS[match[1]]] = (int(match[2]), int(match[3]))

    def exhaust(self) -> None:
        self.stage = Stage.EXHAUSTED

    def _stock(self, match: re.Match[str]) -> None:
        self.stock = cards_in_order(match[1])

    def _number(self, match: re.Match[str]) -> None:
        words = {"after": "tricks", "talon": "talon", "carry": "carry"}
        setattr(self, words[match[1]], int(match[2]))

    def _each(self, match: re.Match[str]) -> None:
        self.each = int(match[1])

    def _to_go(self, match: re.Match[str]) -> None:
        self.to_go = PerSeat((int(match[1]), int(match[2])))


def _then(half: str) -> tuple[int, int, int]:
    """Card points in tricks, marriage points and tricks of one seat: ``12+20:1``."""
    points, tricks = half.split(":")
    in_tricks, _, marriages = points.partition("+")
    return int(in_tricks), int(marriages or 0), int(tricks)


_ITEMS: Final[tuple[tuple[re.Pattern[str], Callable[[_Wish, re.Match[str]], None]], ...]] = tuple(
    (re.compile(pattern), act)
    for pattern, act in (
        (r"trump (\w)", _Wish._trump),
        (r"upcard (\w\w)", _Wish._upcard),
        (r"(forehand|dealer) holds ([\w ]+)", _Wish._hold),
        (r"(forehand|dealer) leads (\w\w)(\+?)", _Wish._lead),
        (r"(forehand|dealer) to lead", lambda wish, match: wish.set_leader(SEAT_WORDS[match[1]])),
        (r"(forehand|dealer) took (\d+) in (\d+)", _Wish._take),
        (r"(forehand|dealer) (declared|announced) (\w+)", _Wish._suits),
        (r"(closed|knocked) by (forehand|dealer)(?: at ([\d+:]+/[\d+:]+))?", _Wish._close),
        (r"bid by (forehand|dealer)", _Wish._bid),
        (r"exhausted", lambda wish, _: wish.exhaust()),
        (r"stock ([\w ]+)", _Wish._stock),
        (r"(after|talon|carry) (\d+)(?: tricks?)?", _Wish._number),
        (r"(\d+) cards? each", _Wish._each),
        (r"to go (\d+)/(\d+)", _Wish._to_go),
    )
)


class _Builder:
    """From what was said to a state: numbers of cards and tricks first, then the cards."""

    def __init__(self, tables: RuleTables, wish: _Wish) -> None:
        self.tables = tables
        self.rules = tables.ruleset
        self.wish = wish
        self.pack = CardSet(tables.pack_bits)

    def build(self) -> DealState:
        wish = self.wish
        drawings, played, each = self._numbers()
        number = drawings + played
        leader = wish.leader if wish.leader is not None else self._usual_leader(drawings, played)
        tricks, strict = self._tricks(drawings, played, leader)
        talon_left = self.rules.talon_size - 2 * drawings
        trump, upcard = self._trump(talon_left)
        hands = self._hands(leader)
        won = self._won(hands, tricks, strict, upcard if talon_left else None)
        self._fill(hands, each, won, upcard if talon_left else None)
        stock = self._stock(hands, won, upcard, talon_left)
        if wish.upcard is None and not talon_left:  # the trump card that was drawn last: one that is gone, if any is
            gone = [card for seat in won for group in seat for card in group if card.suit is trump]
            upcard = min(gone, default=upcard)
        marriage_points, pending = self._marriages(trump, tricks)
        masks = PerSeat(CardSet.from_cards(hand).bits for hand in hands)
        known = PerSeat(
            mask & sum(PAIR_BITS[suit] for suit in Suit if wish.declared.get(seat, 0) >> suit & 1)
            | (mask & upcard.bit if not talon_left else 0)
            for seat, mask in PerSeat(masks).by_seat()
        )
        trick_points = PerSeat(self._worth(before) + self._worth(after) for before, after in won)
        return DealState(
            tables=self.tables,
            hands=masks,
            stock=stock,
            talon_left=talon_left,
            upcard=upcard,
            trump=trump,
            stage=wish.stage,
            leader=leader,
            led=wish.led,
            led_marriage=wish.led_marriage,
            announced=wish.announced,
            trick_points=trick_points,
            marriage_points=marriage_points,
            pending=pending,
            tricks=tricks,
            strict_tricks=strict if wish.stage is not Stage.OPEN else PerSeat((0, 0)),
            declared=PerSeat(wish.declared.get(seat, 0) for seat in SEATS[:2]),
            known=known,
            excluded=PerSeat((0, 0)),
            closing=self._closing(won, tricks, strict, drawings, marriage_points, number),
            bidder=wish.bidder,
            carry=wish.carry,
            to_go=wish.to_go,
            history=(),
            settlement=None,
        )

    # --- numbers ----------------------------------------------------------------------------------------------

    def _numbers(self) -> tuple[int, int, int]:
        """Drawings done, tricks played since without drawing, cards in each hand before the current lead."""
        wish, size, talon = self.wish, self.tables.hand_size, self.rules.talon_size
        held = max((len(cards) + self._leads(seat) for seat, cards in wish.holds.items()), default=0)
        tricks = self._all_tricks()
        if wish.stage is Stage.OPEN and wish.talon is not None:
            return (talon - wish.talon) // 2, 0, size
        if wish.stage is Stage.OPEN and (tricks is None or tricks < talon // 2):
            return (tricks if tricks is not None else int(wish.leader is Seat.SECOND)), 0, size
        if wish.stage is Stage.OPEN:
            wish.exhaust()
        if wish.stage is Stage.EXHAUSTED:
            drawings = talon // 2
            each = size - (tricks - drawings) if tricks is not None else wish.each or held or size
            return drawings, size - each, each
        if wish.bidder is not None:
            drawings = 0
        elif wish.snapshot is not None:
            drawings = sum(then[2] for then in wish.snapshot)
        elif wish.talon is not None:
            drawings = (talon - wish.talon) // 2
        elif tricks is not None:
            each = wish.each or held or size
            drawings = tricks - (size - each)
            if drawings < self._least_drawings() and wish.each is None:  # the hands named are not whole
                drawings = tricks
        else:
            drawings = self._least_drawings()
        each = size - (tricks - drawings) if tricks is not None else wish.each or held or size
        return drawings, size - each, each

    def _all_tricks(self) -> int | None:
        """How many tricks have been won, as far as it was said."""
        wish = self.wish
        if wish.tricks is not None:
            return wish.tricks
        if len(wish.took) == 2:
            return sum(count for _, count in wish.took.values())
        if wish.took and wish.stage is not Stage.EXHAUSTED and wish.snapshot is None:
            seat, (_, count) = next(iter(wish.took.items()))
            return count + (wish.leader is not None and wish.leader is not seat)
        return None

    def _leads(self, seat: Seat) -> bool:
        """Whether a card of this seat lies on the table."""
        return self.wish.led is not None and self.wish.leader is seat

    def _least_drawings(self) -> int:
        """How many tricks at least came before a close."""
        wish, rule = self.wish, self.rules.closing
        late = rule is not None and not rule.first_lead and not wish.knock
        return 1 if late or wish.closer is Seat.SECOND else 0

    def _usual_leader(self, drawings: int, played: int) -> Seat:
        return self.wish.closer if self.wish.closer is not None and played == 0 and drawings else Seat.FOREHAND

    def _tricks(self, drawings: int, played: int, leader: Seat) -> tuple[PerSeat[int], PerSeat[int]]:
        """Tricks of each seat, and those of them won without drawing."""
        wish = self.wish
        if wish.snapshot is not None:
            before = [then[2] for then in wish.snapshot]
        else:
            first = wish.closer if wish.closer is not None else leader if not played else Seat.FOREHAND
            before = _shared(drawings, first)
        after = _shared(played, leader) if wish.bidder is None else _all_of(played, wish.bidder)
        if wish.took:
            total = drawings + played
            seat, (_, count) = next(iter(wish.took.items()))
            wanted = [0, 0]
            wanted[seat] = count
            wanted[1 - seat] = total - count
            before, after = _fitted(wanted, before, after, leader, keep=wish.snapshot is not None)
        return PerSeat((before[0] + after[0], before[1] + after[1])), PerSeat(after)

    # --- cards ------------------------------------------------------------------------------------------------

    def _named(self) -> list[Card]:
        wish = self.wish
        named = [card for cards in wish.holds.values() for card in cards] + list(wish.stock)
        named += [card for card in (wish.led, wish.upcard) if card is not None]
        return named

    def _trump(self, talon_left: int) -> tuple[Suit, Card]:
        wish = self.wish
        if wish.upcard is not None:
            return wish.upcard.suit, wish.upcard
        trump = wish.trump if wish.trump is not None else Suit.SPADES
        used = set(self._named()) | {partner for card in self._named() if (partner := PARTNER.get(card)) is not None}
        free = [card for card in self.pack & trump.cards if card not in used] or [
            card for card in self.pack & trump.cards if card not in self._named()
        ]
        if not free:
            if talon_left:
                raise SituationError("no trump is left to be the upcard")
            return trump, next(iter(self.pack & trump.cards))
        return trump, min(free, key=self._bother)

    def _bother(self, card: Card) -> tuple[bool, bool, int]:
        """How much a card would get in a test's way if it were put into a hand unasked."""
        exchange = self.rules.exchange
        return (
            exchange is not None and card.rank is exchange.rank,
            card.rank in (Rank.KING, Rank.QUEEN),
            -self.tables.points[card],
        )

    def _hands(self, leader: Seat) -> list[list[Card]]:
        wish = self.wish
        hands = [list(wish.holds.get(seat, ())) for seat in SEATS[:2]]
        for suit in Suit:  # a marriage on the table or just announced needs its other half
            pair = CardSet(PAIR_BITS[suit])
            on_lead = wish.announced >> suit & 1 or (
                wish.led_marriage and wish.led is not None and wish.led.suit is suit
            )
            if on_lead:
                hands[leader] += [card for card in pair if card is not wish.led and card not in hands[leader]]
        return hands

    def _won(
        self, hands: list[list[Card]], tricks: PerSeat[int], strict: PerSeat[int], upcard: Card | None
    ) -> tuple[tuple[tuple[Card, ...], tuple[Card, ...]], tuple[tuple[Card, ...], tuple[Card, ...]]]:
        """The cards of won tricks of each seat, before the talon stopped and after."""
        wish = self.wish
        used = {card for hand in hands for card in hand} | set(wish.stock)
        used |= {card for card in (wish.led, upcard) if card is not None}
        declared = wish.declared.get(Seat.FOREHAND, 0) | wish.declared.get(Seat.SECOND, 0)

        def eagerness(card: Card) -> tuple[bool, tuple[bool, bool, int]]:
            bother = self._bother(card)
            shown = bool(declared >> card.suit & PAIR_BITS[card.suit] >> card & 1) or card is wish.upcard
            return not shown, (not bother[0], not bother[1], self.tables.points[card])

        free = sorted((card for card in self.pack if card not in used), key=eagerness)
        groups: list[_Group] = []
        for seat in SEATS[:2]:
            before, after = 2 * (tricks[seat] - strict[seat]), 2 * strict[seat]
            total = wish.took.get(seat, (None, 0))[0]
            then = wish.snapshot[seat][0] if wish.snapshot is not None else None
            groups.append(_Group(before, then, None))
            groups.append(_Group(after, None, total))
        limit = self.tables.goal - 1 if self.tables.automatic else self.rules.pack.total
        found = _chosen(tuple(free), tuple(groups), limit, self.tables.points)
        if found is None:
            raise SituationError("no cards make these tricks and points")
        return (found[0], found[1]), (found[2], found[3])

    def _fill(
        self,
        hands: list[list[Card]],
        each: int,
        won: Sequence[tuple[tuple[Card, ...], tuple[Card, ...]]],
        upcard: Card | None,
    ) -> None:
        """Hands filled up, in turn, with what bothers least."""
        wish = self.wish
        used = {card for hand in hands for card in hand} | set(wish.stock)
        used |= {card for card in (wish.led, upcard) if card is not None}
        used |= {card for seat in won for group in seat for card in group}
        trump = upcard.suit if upcard is not None else None

        def dullness(card: Card) -> tuple[bool, bool, bool, int, int]:
            exchanged, half, _ = self._bother(card)
            return exchanged, card.suit is trump, half, self.tables.points[card], -card

        free = sorted((card for card in self.pack if card not in used), key=dullness)
        for seat in SEATS[:2]:
            wanted = each - self._leads(seat)
            for suit in Suit:  # of a marriage declared, what has not been played is still in the hand
                if wish.declared.get(seat, 0) >> suit & 1:
                    halves = [card for card in free if PAIR_BITS[suit] >> card & 1]
                    hands[seat] += halves
                    free = [card for card in free if card not in halves]
            if len(hands[seat]) > wanted:
                raise SituationError(f"seat {int(seat)} has room for {wanted} cards, not for {len(hands[seat])}")
            while len(hands[seat]) < wanted:
                if not free:
                    raise SituationError("there are not cards enough")
                there = [*hands[seat], wish.led] if self._leads(seat) else hands[seat]
                single = [card for card in free if card not in PARTNER or PARTNER[card] not in there]
                card = (single or free)[0]
                free.remove(card)
                hands[seat].append(card)

    def _stock(
        self,
        hands: list[list[Card]],
        won: Sequence[tuple[tuple[Card, ...], tuple[Card, ...]]],
        upcard: Card,
        talon_left: int,
    ) -> tuple[Card, ...]:
        if not talon_left:
            return ()
        used = {card for hand in hands for card in hand} | {upcard} | set(self.wish.stock)
        used |= {card for seat in won for group in seat for card in group}
        rest = [card for card in self.pack if card not in used and card is not self.wish.led]
        return (*self.wish.stock, *rest)

    # --- what follows -----------------------------------------------------------------------------------------

    def _worth(self, cards: Sequence[Card]) -> int:
        return sum(self.tables.points[card] for card in cards)

    def _marriages(self, trump: Suit, tricks: PerSeat[int]) -> tuple[PerSeat[int], PerSeat[int]]:
        rule = self.rules.marriage
        counted, pending = [0, 0], [0, 0]
        for seat in SEATS[:2]:
            for suit in Suit:
                if rule is None or not self.wish.declared.get(seat, 0) >> suit & 1:
                    continue
                royal = suit is trump
                at_once = not rule.needs_trick or (rule.forehand_royal_at_once and royal and seat is Seat.FOREHAND)
                where = counted if tricks[seat] or at_once else pending
                where[seat] += rule.royal if royal else rule.plain
        return PerSeat(counted), PerSeat(pending)

    def _closing(
        self,
        won: Sequence[tuple[tuple[Card, ...], tuple[Card, ...]]],
        tricks: PerSeat[int],
        strict: PerSeat[int],
        drawings: int,
        marriage_points: PerSeat[int],
        number: int,
    ) -> Closing | None:
        wish = self.wish
        if wish.closer is None:
            return None
        in_tricks = PerSeat(self._worth(before) for before, _ in won)
        if wish.snapshot is not None:
            marriages = [then[1] for then in wish.snapshot]
        elif number == drawings and not wish.led_marriage:
            marriages = list(marriage_points)
        else:
            marriages = [0, 0]
        return Closing(
            closer=wish.closer,
            points=PerSeat((in_tricks[0] + marriages[0], in_tricks[1] + marriages[1])),
            trick_points=in_tricks,
            tricks=PerSeat((tricks[0] - strict[0], tricks[1] - strict[1])),
            number=drawings,
            knock=wish.knock,
        )


def _shared(count: int, first: Seat) -> list[int]:
    """So many tricks shared evenly, the odd one for `first`."""
    out = [count // 2, count // 2]
    out[first] += count % 2
    return out


def _all_of(count: int, seat: Seat) -> list[int]:
    """So many tricks, all of one seat."""
    out = [0, 0]
    out[seat] = count
    return out


def _fitted(
    wanted: list[int], before: list[int], after: list[int], leader: Seat, *, keep: bool
) -> tuple[list[int], list[int]]:
    """Tricks before and after the talon stopped that add up to what is wanted of each seat."""
    drawings, played = sum(before), sum(after)
    splits = [(before[0], taken) for taken in range(played + 1)] if keep else []
    if not keep:
        splits = [(first, taken) for first in range(drawings + 1) for taken in range(played + 1)]
        splits.sort(key=lambda split: abs(split[0] - before[0]))
    for first, taken in splits:
        then, since = [first, drawings - first], [taken, played - taken]
        fits = [then[0] + since[0], then[1] + since[1]] == wanted
        if fits and (since[leader] if played else then[leader] or not drawings):
            return then, since
    raise SituationError(f"no play gives the seats {wanted[0]} and {wanted[1]} tricks here")


@dataclass(frozen=True)
class _Group:
    """So many cards of one seat: with these points themselves, or together with the group before."""

    count: int
    alone: int | None
    together: int | None


def _chosen(
    free: tuple[Card, ...], groups: tuple[_Group, ...], limit: int, points: tuple[int, ...]
) -> tuple[tuple[Card, ...], ...] | None:
    """Cards for every group, the first that fit in the order of `free`; no seat above `limit` unless asked for."""

    def search(number: int, left: tuple[Card, ...], sofar: int) -> tuple[tuple[Card, ...], ...] | None:
        if number == len(groups):
            return ()
        group = groups[number]
        second = number % 2
        exact = group.alone if group.alone is not None else None
        if second and group.together is not None:
            exact = group.together - sofar
        following = groups[number + 1] if not second else None
        asked = following is not None and following.together is not None
        most = limit - sofar if exact is None and not asked else None
        for picked in _subsets(left, group.count, exact, most, points):
            rest = tuple(card for card in left if card not in picked)
            after = search(number + 1, rest, 0 if second else sum(points[card] for card in picked))
            if after is not None:
                return (picked, *after)
        return None

    return search(0, free, 0)


def _subsets(
    cards: tuple[Card, ...], count: int, exact: int | None, most: int | None, points: tuple[int, ...]
) -> Iterator[tuple[Card, ...]]:
    """Choices of so many of the cards, of exactly or at most so many points, earlier cards first.

    Of choices that differ only in cards worth the same, the first is enough.
    """
    tried: set[tuple[int, ...]] = set()

    @cache
    def reachable(place: int, left: int) -> frozenset[int]:
        if left == 0:
            return frozenset((0,))
        if len(cards) - place < left:
            return frozenset()
        worth = points[cards[place]]
        return reachable(place + 1, left) | {worth + rest for rest in reachable(place + 1, left - 1)}

    def walk(place: int, left: int, need: int | None, room: int | None) -> Iterator[tuple[Card, ...]]:
        sums = reachable(place, left)
        if (need is not None and need not in sums) or not sums or (room is not None and min(sums) > room):
            return
        if left == 0:
            yield ()
            return
        card = cards[place]
        worth = points[card]
        for tail in walk(
            place + 1, left - 1, None if need is None else need - worth, None if room is None else room - worth
        ):
            yield (card, *tail)
        yield from walk(place + 1, left, need, room)

    for picked in walk(0, count, exact, most):
        key = tuple(sorted(points[card] for card in picked))
        if key not in tried:
            tried.add(key)
            yield picked
