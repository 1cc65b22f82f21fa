"""Worlds: the full deals that fit what one seat knows, counted, enumerated or sampled without repetition.

What is certain limits the worlds. A card that the seat has seen is where it was seen; a card that everybody knows to be
in the other hand is there; a card that a strict reply proved to be missing lies in the talon; and where marriages
declare themselves, a king or queen led without one proves that its partner was not there, so that it can only have been
drawn since. Not exchanging the lowest trump proves nothing, because no ruleset obliges anybody to exchange: that is
evidence, and evidence is the business of weights (`bummerl.engine.policy`), not of the set.

While the talon is open a world is a hand and an order of the face-down cards; once nobody draws any more, only the hand
matters, and worlds are counted by hands.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations, permutations
from typing import Final

import numpy as np
import numpy.typing as npt

from bummerl.engine.solver import Worlds
from bummerl.rules.cards import Card, CardSet, Rank, Suit, cards_of
from bummerl.rules.errors import BummerlError, Defect
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import DealState, Stage
from bummerl.rules.tables import PARTNER, tables_of
from bummerl.rules.view import View

__all__ = ["ENUMERABLE", "NoWorld", "WorldSet", "state_of"]

ENUMERABLE: Final = 30_240
"""So many worlds are enumerated by default: all of them with five cards face down, 20 cards and nothing known."""


class NoWorld(BummerlError):
    """Contradicting evidence: no full deal fits the view. Every contradiction found is named."""

    def __init__(self, defects: Sequence[Defect]) -> None:
        super().__init__("no deal fits what is known: " + "; ".join(str(defect) for defect in defects))
        self.defects = tuple(defects)


@dataclass(frozen=True, slots=True)
class _Late:
    """A card that the other seat cannot have held before its draw number `after` (draws counted from 0)."""

    card: Card
    after: int


@dataclass(frozen=True, slots=True)
class _Group:
    """The hands that hold exactly these late cards: `late` as a mask, `hands` of them, each with this prior weight."""

    late: int
    hands: int
    weight: float


class WorldSet:
    """Every world that fits a view, without building them. `NoWorld` if there is none.

    `other` is the seat whose hand is guessed, `sure` the cards certainly in it, `free` those that may or may not be
    there, `talon_only` those that can only lie in the talon. `face_down` counts the talon without the upcard, `orders`
    the orders of it that are told apart.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> from bummerl.rules.view import view
    >>> rules = preset("schnapsen_pagat")
    >>> worlds = WorldSet(view(start(rules, tuple(rules.pack.cards)), Seat.FOREHAND))
    >>> worlds.hands, worlds.count
    (2002, 726485760)
    """

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a watcher has no view of his own to imagine worlds from")
        self.view: Final = view
        self.seat: Final = view.seat
        self.other: Final = SEATS[1 - view.seat]
        hidden = view.unseen.bits
        excluded = view.excluded[self.other].bits
        self.sure: Final = view.known[self.other]
        self.talon_only: Final = CardSet(hidden & excluded)
        self.free: Final = CardSet(hidden & ~excluded)
        self.face_down: Final = max(view.talon_left - 1, 0)
        self.need: Final = view.counts[self.other] - len(self.sure)
        self.orders: Final = math.factorial(self.face_down) if view.stage is Stage.OPEN else 1
        self._check()
        self._late: Final = _late_cards(view, self.other, self.free)
        self._groups: Final = self._group()
        self.hands: Final[int] = sum(group.hands for group in self._groups)
        if self.hands == 0:
            raise NoWorld(
                [
                    Defect(
                        "no_hand",
                        f"no hand of {view.counts[self.other]} cards can have led as it did under automatic marriages",
                        {"size": view.counts[self.other]},
                    )
                ]
            )

    @property
    def count(self) -> int:
        """How many worlds there are: hands, times orders of the talon while it is open."""
        return self.hands * self.orders

    def _check(self) -> None:
        """Names what contradicts itself in the numbers of cards."""
        defects = []
        hidden = len(self.free) + len(self.talon_only)
        places = self.need + self.face_down
        if self.sure & self.view.excluded[self.other]:
            both = self.sure & self.view.excluded[self.other]
            defects.append(
                Defect("known_excluded", f"known to be there and proved not to be: {both}", {"cards": str(both)})
            )
        if self.need < 0:
            defects.append(
                Defect(
                    "too_many_known",
                    f"{len(self.sure)} cards are known of a hand of {self.view.counts[self.other]}",
                    {"known": len(self.sure), "size": self.view.counts[self.other]},
                )
            )
        if hidden != places:
            defects.append(
                Defect(
                    "unseen_places",
                    f"{hidden} cards are unseen, for {places} unseen places in hand and talon",
                    {"unseen": hidden, "places": places},
                )
            )
        if self.need > len(self.free):
            defects.append(
                Defect(
                    "too_few_possible",
                    f"the hand needs {self.need} more cards, and only {len(self.free)} are not proved to be elsewhere",
                    {"needed": self.need, "possible": len(self.free)},
                )
            )
        if defects:
            raise NoWorld(defects)

    def _group(self) -> tuple[_Group, ...]:
        """The hands parted by the late cards they hold; nearly always there are no late cards and one group."""
        late = self._late
        if not late:
            return (_Group(0, math.comb(len(self.free), self.need), 1.0),)
        rest = len(self.free) - len(late)
        arrivals = _Arrivals(self.view, self.other)
        groups = []
        for size in range(min(len(late), self.need) + 1):
            for held in combinations(late, size):
                hands = math.comb(rest, self.need - size)
                weight = arrivals.ways(held, len(self.sure) + self.need - size)
                if hands and weight:
                    groups.append(_Group(sum(each.card.bit for each in held), hands, float(weight)))
        top = max((group.weight for group in groups), default=1.0)
        return tuple(_Group(group.late, group.hands, group.weight / top) for group in groups)

    @cached_property
    def _common(self) -> tuple[Card, ...]:
        late = sum(each.card.bit for each in self._late)
        return tuple(CardSet(self.free.bits & ~late))

    def all_hands(self) -> npt.NDArray[np.uint32]:
        """Every hand that the other seat may hold, as masks, in the order of their ranks."""
        parts = []
        values = np.array([card.bit for card in self._common], dtype=np.uint32)
        for group in self._groups:
            picks = _subsets(len(self._common), self.need - group.late.bit_count())
            parts.append(
                np.bitwise_or.reduce(values[picks], axis=1, dtype=np.uint32) | np.uint32(group.late | self.sure.bits)
            )
        return np.concatenate(parts).astype(np.uint32)

    def hand_weights(self) -> npt.NDArray[np.float64]:
        """The prior weight of each of `all_hands`: in how many ways its cards can have come to it, up to a factor.

        Equal for all unless cards are known to have come late.
        """
        return np.concatenate([np.full(group.hands, group.weight) for group in self._groups])

    def all(self, limit: int = ENUMERABLE) -> Worlds:
        """Every world, hand by hand. `ValueError` if there are more than `limit`."""
        if self.count > limit:
            raise ValueError(f"{self.count} worlds are more than {limit}")
        hands = self.all_hands()
        if self.orders == 1:
            return Worlds(hands, self._any_talon(hands))
        down = _members(self._rest(hands), self.face_down)
        order = _orders(self.face_down)
        talon = down[:, order].reshape(len(hands) * len(order), self.face_down)
        return Worlds(np.repeat(hands, len(order)), talon)

    def weights(self, worlds: Worlds) -> npt.NDArray[np.float64]:
        """The prior weights of worlds of this set."""
        if len(self._groups) == 1:
            return np.ones(len(worlds))
        late = sum(each.card.bit for each in self._late)
        table = {group.late: group.weight for group in self._groups}
        return np.array([table[int(hand) & late] for hand in worlds.opponent])

    def sample(self, size: int, rng: random.Random) -> Worlds:
        """So many different worlds, every set of them equally likely; all of them if there are not more.

        >>> from bummerl.rules.deal import start
        >>> from bummerl.rules.presets import preset
        >>> from bummerl.rules.view import view
        >>> rules = preset("schnapsen_pagat")
        >>> worlds = WorldSet(view(start(rules, tuple(rules.pack.cards)), Seat.FOREHAND))
        >>> len(worlds.sample(50, random.Random(7)))
        50
        """
        if size < 1:
            raise ValueError(f"a sample has at least one world, not {size}")
        if size >= self.count:
            return self.all(limit=size)
        places = [self._world(place) for place in _different(self.count, size, rng)]
        opponent = np.array([hand for hand, _ in places], dtype=np.uint32)
        talon = np.array([down for _, down in places], dtype=np.uint8).reshape(size, self.face_down)
        return Worlds(opponent, talon)

    def _world(self, place: int) -> tuple[int, tuple[int, ...]]:
        """The world of a rank: the same order as `all`."""
        rank, order = divmod(place, self.orders)
        for group in self._groups:
            if rank < group.hands:
                break
            rank -= group.hands
        chosen = _unrank_subset(rank, len(self._common), self.need - group.late.bit_count())
        hand = group.late | self.sure.bits | sum(self._common[index].bit for index in chosen)
        down = [int(card) for card in cards_of((self.free.bits | self.talon_only.bits) & ~hand)]
        return hand, _unrank_order(order, down)

    def _rest(self, hands: npt.NDArray[np.uint32]) -> npt.NDArray[np.uint32]:
        return np.uint32(self.free.bits | self.talon_only.bits) & ~hands

    def _any_talon(self, hands: npt.NDArray[np.uint32]) -> npt.NDArray[np.uint8]:
        return _members(self._rest(hands), self.face_down)

    def chances(self) -> dict[Card, float]:
        """For every card not seen: how likely the other seat holds it, all deals that fit equally likely.

        Cards known to be in that hand have 1, cards known to lie in the talon 0.
        """
        found = dict.fromkeys(self.sure, 1.0) | dict.fromkeys(self.talon_only, 0.0)
        total = sum(group.hands * group.weight for group in self._groups)
        for each in self._late:
            held = sum(group.hands * group.weight for group in self._groups if group.late & each.card.bit)
            found[each.card] = held / total
        size = len(self._common)
        if size:
            taken = sum(
                group.hands * group.weight * (self.need - group.late.bit_count()) / size for group in self._groups
            )
            found |= dict.fromkeys(self._common, taken / total)
        return found

    def any_state(self) -> DealState:
        """One world as a state: the first of `all`, to stand for what all of them share."""
        hand, down = self._world(0)
        return state_of(self.view, hand, down)

    def states(self, worlds: Worlds) -> Iterator[DealState]:
        """Worlds as states."""
        talons = worlds.talon if worlds.talon is not None else self._any_talon(worlds.opponent)
        for hand, down in zip(worlds.opponent.tolist(), talons.tolist(), strict=True):
            yield state_of(self.view, hand, down)


def state_of(view: View, hand: int, face_down: Sequence[int]) -> DealState:
    """The deal that the view would be a view of, if the other seat held this hand and the talon lay in this order.

    Nothing is checked; take both from a `WorldSet`. The cards drawn long ago stand in the stock in an order of no
    meaning.
    """
    if view.seat is None:
        raise ValueError("a watcher has no hand that a world could rest on")
    tables = tables_of(view.ruleset)
    down = tuple(Card(card) for card in face_down)
    drawn = view.ruleset.talon_size - 1 - len(down)
    spent = [card for card in CardSet(tables.pack_bits & ~CardSet.from_cards(down).bits) if card is not view.upcard]
    hands = PerSeat(view.hand.bits if seat is view.seat else hand for seat in SEATS[:2])
    return DealState(
        tables=tables,
        hands=hands,
        stock=(*spent[:drawn], *down),
        talon_left=view.talon_left,
        upcard=view.upcard,
        trump=view.trump,
        stage=view.stage,
        leader=view.leader,
        led=view.led,
        led_marriage=view.led_marriage,
        announced=_mask(view.announced),
        trick_points=view.trick_points,
        marriage_points=view.marriage_points,
        pending=view.pending,
        tricks=view.tricks,
        strict_tricks=view.strict_tricks,
        declared=PerSeat(_mask(suits) for suits in view.declared),
        known=PerSeat(cards.bits for cards in view.known),
        excluded=PerSeat(cards.bits for cards in view.excluded),
        closing=view.closing,
        bidder=view.bidder,
        carry=view.carry,
        to_go=view.to_go,
        history=view.history,
        settlement=view.settlement,
    )


def _mask(suits: Sequence[Suit]) -> int:
    return sum(1 << suit for suit in suits)


def _draws(view: View) -> int:
    """How many times each seat has drawn."""
    return (view.ruleset.talon_size - view.talon_left) // 2


def _late_cards(view: View, other: Seat, free: CardSet) -> tuple[_Late, ...]:
    """Free cards that the other seat proved not to hold when it led their partner without declaring (MARR-6)."""
    rule = view.ruleset.marriage
    if rule is None or not rule.automatic:
        return ()
    found: dict[Card, int] = {}
    draws = _draws(view)
    records = [(number, trick.leader, trick.lead, trick.marriage) for number, trick in enumerate(view.history)]
    if view.led is not None:
        records.append((len(view.history), view.leader, view.led, view.led_marriage))
    for number, leader, lead, declared in records:
        partner = PARTNER.get(lead)
        if leader is not other or declared or partner is None or partner not in free:
            continue
        if lead.rank is Rank.QUEEN and rule.king_only:
            continue
        if not rule.first_lead and number == 0:
            continue
        closed = view.closing is not None and number >= view.closing.number
        closed = closed or view.bidder is not None
        if not rule.after_talon and (closed or number >= draws):
            continue
        found[partner] = max(found.get(partner, 0), min(number, draws))
    return tuple(_Late(card, after) for card, after in sorted(found.items()))


class _Arrivals:
    """In how many ways the cards of the other seat can have come to it: dealt at first or drawn after a trick.

    A card played in trick number n came by a draw before that trick or was dealt; a late card came after its number.
    """

    def __init__(self, view: View, other: Seat) -> None:
        self.draws = _draws(view)
        self.dealt = view.ruleset.dealing.hand_size
        played = [trick.lead if trick.leader is other else trick.reply for trick in view.history]
        if view.led is not None and view.leader is other:
            played.append(view.led)
        self.deadlines = [min(number, self.draws) for number, _ in enumerate(played)]

    def ways(self, late: Sequence[_Late], rest: int) -> int:
        """Ways in which the played cards, these late ones and `rest` others of the hand can have arrived."""
        # Draw by draw, backwards from the latest: each draw is filled by a card that may have come then.
        windows = [(0, deadline) for deadline in self.deadlines]
        windows += [(each.after + 1, self.draws) for each in late]
        windows += [(0, self.draws)] * rest
        return _matchings(tuple(sorted(windows)), self.draws, self.dealt)


@lru_cache(maxsize=4096)
def _matchings(windows: tuple[tuple[int, int], ...], draw: int, dealt: int) -> int:
    """Ways to give each card a place in its window: the deal (place 0, for `dealt` cards) or a draw (1, 2 ...)."""
    if len(windows) != dealt + draw:
        return 0
    if draw == 0:
        return math.factorial(dealt) if all(first == 0 for first, _ in windows) else 0
    total = 0
    seen: set[tuple[int, int]] = set()
    for window in windows:
        if window in seen or not window[0] <= draw <= window[1]:
            continue
        seen.add(window)
        left = list(windows)
        left.remove(window)
        total += windows.count(window) * _matchings(tuple(left), draw - 1, dealt)
    return total


def _different(bound: int, size: int, rng: random.Random) -> list[int]:
    """So many different numbers below `bound`, ascending; `bound` may be larger than any index."""
    if bound < 4 * size:
        return sorted(rng.sample(range(bound), size))
    chosen: set[int] = set()
    while len(chosen) < size:
        chosen.add(rng.randrange(bound))
    return sorted(chosen)


@lru_cache(maxsize=256)
def _subsets(size: int, take: int) -> npt.NDArray[np.intp]:
    """All subsets of so many of `size` places, one a row, in lexicographic order."""
    rows = list(combinations(range(size), take))
    return np.array(rows, dtype=np.intp).reshape(len(rows), take)


@lru_cache(maxsize=16)
def _orders(size: int) -> npt.NDArray[np.intp]:
    rows = list(permutations(range(size)))
    return np.array(rows, dtype=np.intp).reshape(len(rows), size)


def _members(masks: npt.NDArray[np.uint32], size: int) -> npt.NDArray[np.uint8]:
    """The cards of each mask, by index; every mask has so many."""
    if size == 0:
        return np.zeros((len(masks), 0), dtype=np.uint8)
    bits = (masks[:, None] >> np.arange(32, dtype=np.uint32)) & np.uint32(1)
    cards = np.nonzero(bits)[1].astype(np.uint8)
    return cards.reshape(len(masks), size)


def _unrank_subset(rank: int, size: int, take: int) -> tuple[int, ...]:
    """The subset of that place in the lexicographic order.

    >>> [_unrank_subset(rank, 4, 2) for rank in (0, 3, 5)]
    [(0, 1), (1, 2), (2, 3)]
    """
    chosen = []
    for place in range(size):
        if take == 0:
            break
        with_it = math.comb(size - place - 1, take - 1)
        if rank < with_it:
            chosen.append(place)
            take -= 1
        else:
            rank -= with_it
    return tuple(chosen)


def _unrank_order(rank: int, items: list[int]) -> tuple[int, ...]:
    """The order of the items of that place among all of them."""
    if rank == 0:
        return tuple(items)
    left = list(items)
    out = []
    for remaining in range(len(items), 0, -1):
        place, rank = divmod(rank, math.factorial(remaining - 1))
        out.append(left.pop(place))
    return tuple(out)
