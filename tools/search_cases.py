"""Find real, legal deals for the scoring cases: python -m tools.search_cases [CASE ...].

A case of tests/data/scoring-cases.json gives the facts of a finished deal. This looks for an order of the pack and
actions that come to exactly these facts under the case's ruleset, and keeps what it finds as records in
tests/data/scoring-deals, where the tests replay them. `--check` only tells which cases have a deal.

The search is bounded (`--seconds`, 20 by default for each case) and repeats exactly for a seed:

1. Who sits where, when each trick is won by whom, and on which leads marriages are declared, are drawn at random so
   that they fit the numbers of tricks and marriage points.
2. Trick by trick a lead and a reply are chosen, points first: the cards left must still be able to make the points of
   both sides, before the close and after it. In strict play a reply rules cards out of the hand for good.
3. What is left goes to the hands and the talon. Each card is dealt or drawn in the order in which it is needed.
4. The machine itself plays the deal. Only a deal that it accepts and that ends in the facts of the case is kept.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from bummerl.rules.actions import BID, CLAIM, CLOSE, RESIGN, Action, Follow, Lead
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.deal import apply, legal_actions, start
from bummerl.rules.errors import IllegalAction
from bummerl.rules.match import PerSide, Side
from bummerl.rules.parts import following
from bummerl.rules.parts.dealing import order_of
from bummerl.rules.presets import preset
from bummerl.rules.record import DealRecord, Record, result_of, step_of, write_records
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import DealState
from bummerl.rules.tables import PAIR_BITS, PARTNER, RuleTables, tables_of
from bummerl.rules.testing.chance import Chance, SeededChance, choice, shuffled

ROOT: Final = Path(__file__).resolve().parents[1]
CASES: Final = ROOT / "tests" / "data" / "scoring-cases.json"
FOLDER: Final = ROOT / "tests" / "data" / "scoring-deals"

TRIES: Final = 250
"""Steps of the second stage before a new plan is drawn."""
WIDTH: Final = 4
"""Tricks tried at one place before the one before it is changed."""


@dataclass(frozen=True)
class Case:
    """The facts of a case, by side: 0 is A, 1 is B."""

    name: str
    rules: Ruleset
    ended_by: str
    trick_points: tuple[int, int]
    marriage_points: tuple[int, int]
    tricks: tuple[int, int]
    pending: tuple[int, int]
    closer: int | None
    then_points: tuple[int, int]
    then_tricks: tuple[int, int]
    bidder: int | None
    by: int | None
    last: int | None
    swept: int | None
    carry: int
    to_go: tuple[int, int] | None
    winner: int | None
    game_points: int


def read_case(given: dict[str, Any]) -> Case:
    """A case of the data file."""
    facts = given["facts"]

    def side(name: str | None) -> int | None:
        return None if name is None else "AB".index(name)

    def both(key: str) -> tuple[int, int]:
        return facts.get(f"a_{key}", 0), facts.get(f"b_{key}", 0)

    closer = side(facts["closer"])
    then_points = then_tricks = (0, 0)
    if closer is not None:
        own = (facts["closer_points_at_close"], facts["closer_tricks_at_close"])
        other = (facts["opp_points_at_close"], facts["opp_tricks_at_close"])
        pair = (own, other) if closer == 0 else (other, own)
        then_points, then_tricks = (pair[0][0], pair[1][0]), (pair[0][1], pair[1][1])
    before = facts.get("remaining_before") or given.get("remaining_before")
    return Case(
        name=given["id"],
        rules=preset(given["ruleset"]),
        ended_by=facts["ended_by"],
        trick_points=both("trick_points"),
        marriage_points=both("marriage_points"),
        tricks=both("tricks"),
        pending=both("pending_marriage"),
        closer=closer,
        then_points=then_points,
        then_tricks=then_tricks,
        bidder=side(facts.get("snapszer_bidder")),
        by=side(facts.get("resigner")) if facts["ended_by"] == "resign" else side(facts["claimant"]),
        last=side(facts["last_trick_winner"]),
        swept=side(facts.get("phase2_sweep_by")),
        carry=facts.get("carry_in", 0),
        to_go=(before["A"], before["B"]) if before else None,
        winner=side(given["winner"]),
        game_points=given["game_points"],
    )


# --- 0. can there be such cards? ----------------------------------------------------------------------------------


def cards_exist(case: Case) -> bool:
    """Whether any cards at all make the tricks of a case: as many as it says, worth what it says.

    Where this is false there is no deal, and no search is needed. A marriage declared before the close may have been
    among the points then, so every share of the marriage points is tried.
    """
    worths = case.rules.pack.points
    if case.closer is None:
        return _shared(worths, tuple((2 * case.tricks[side], case.trick_points[side]) for side in range(2)))
    step = case.rules.marriage.plain if case.rules.marriage is not None else 1
    for first in range(0, case.marriage_points[0] + 1, step):
        for second in range(0, case.marriage_points[1] + 1, step):
            then = (case.then_points[0] - first, case.then_points[1] - second)
            groups = [(2 * case.then_tricks[side], then[side]) for side in range(2)]
            groups += [
                (2 * (case.tricks[side] - case.then_tricks[side]), case.trick_points[side] - then[side])
                for side in range(2)
            ]
            if _shared(worths, tuple(groups)):
                return True
    return False


def _shared(worths: tuple[int, ...], wanted: tuple[tuple[int, int], ...]) -> bool:
    """Whether four cards of each worth can be shared out to groups of so many cards and so many points each."""
    if not all(points >= 0 and _sums_of(worths, count) >> points & 1 for count, points in wanted):
        return False
    if not worths:
        return True

    def share(group: int, left: int, so_far: tuple[tuple[int, int], ...]) -> bool:
        if group == len(wanted):
            return _shared(worths[1:], so_far)
        count, points = wanted[group]
        for taken in range(min(left, count) + 1):
            rest = (count - taken, points - taken * worths[0])
            if (
                rest[1] >= 0
                and _sums_of(worths[1:], rest[0]) >> rest[1] & 1
                and share(group + 1, left - taken, (*so_far, rest))
            ):
                return True
        return False

    return share(0, len(Suit), ())


@cache
def _sums_of(worths: tuple[int, ...], count: int) -> int:
    """The card points that so many cards can make, four of each worth being there, as a mask of sums."""
    if count < 0:
        return 0
    if not worths:
        return int(count == 0)
    sums = 0
    for taken in range(len(Suit) + 1):
        sums |= _sums_of(worths[1:], count - taken) << taken * worths[0]
    return sums


# --- 1. the plan --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """A frame for a deal: `seat_of` a side, winners of the tricks, marriages by the number of the lead.

    A lead one past the last trick is a card left on the table, with its marriage. `then` are the card points in tricks
    of the two seats before the close.
    """

    case: Case
    tables: RuleTables
    seats: PerSeat[int]  # the side in each seat
    drawings: int
    winners: tuple[Seat, ...]
    leaders: tuple[Seat, ...]
    marriages: dict[int, Suit]
    then: PerSeat[int] | None
    trump: Suit

    def points(self, seat: Seat) -> int:
        return self.case.trick_points[self.seats[seat]]


def plans(case: Case, chance: Chance) -> Iterator[Plan]:
    """Random plans without end."""
    tables = tables_of(case.rules)
    total = sum(case.tricks)
    most = case.rules.talon_size // 2
    while True:
        forehand = chance.below(2)
        seats = PerSeat((forehand, 1 - forehand))
        drawings = min(most, total)
        if case.closer is not None:
            drawings = sum(case.then_tricks)
        if case.bidder is not None:
            drawings = 0
        winners = _winners(case, seats, drawings, chance)
        if winners is None:
            continue
        leaders = (Seat.FOREHAND, *winners)
        if case.closer is not None and seats[leaders[drawings]] != case.closer:
            continue
        trump = choice(chance, tuple(Suit))
        marriages = _marriages(case, seats, leaders, trump, chance)
        if marriages is None:
            continue
        then = _then(case, seats, drawings, marriages, leaders, trump, tables)
        if case.closer is not None and then is None:
            continue
        yield Plan(case, tables, seats, drawings, winners, leaders, marriages, then, trump)


def _winners(case: Case, seats: PerSeat[int], drawings: int, chance: Chance) -> tuple[Seat, ...] | None:
    """The winners of the tricks in an order that fits the close, the last trick and a sweep."""
    seat_of = (seats.index(0), seats.index(1))

    def block(counts: tuple[int, int]) -> list[Seat]:
        return [SEATS[seat_of[0]]] * counts[0] + [SEATS[seat_of[1]]] * counts[1]

    total = case.tricks
    if case.closer is not None:
        before = case.then_tricks
        after = (total[0] - before[0], total[1] - before[1])
        out = [*shuffled(chance, block(before)), *shuffled(chance, block(after))]
    elif case.swept is not None:
        strict = sum(total) - drawings
        after = (strict, 0) if case.swept == 0 else (0, strict)
        before = (total[0] - after[0], total[1] - after[1])
        if min(before) < 0:
            return None
        out = [*shuffled(chance, block(before)), *block(after)]
    else:
        out = list(shuffled(chance, block(total)))
    if case.last is not None and out and seats[out[-1]] != case.last:
        return None
    return tuple(out)


def _marriages(
    case: Case, seats: PerSeat[int], leaders: tuple[Seat, ...], trump: Suit, chance: Chance
) -> dict[int, Suit] | None:
    """On which leads which marriages are declared, so that their points come out."""
    rule = case.rules.marriage
    wanted: list[tuple[int, bool]] = []
    for side in range(2):
        left = case.marriage_points[side] + case.pending[side]
        if left and rule is None:
            return None
        while left > 0 and rule is not None:
            royal = left >= rule.royal and (left % rule.plain != 0 or chance.below(2) == 1)
            if royal and (side, True) in wanted:
                royal = False
            wanted.append((side, royal))
            left -= rule.royal if royal else rule.plain
        if left:
            return None
    if sum(royal for _, royal in wanted) > 1:
        return None
    plain = list(shuffled(chance, [suit for suit in Suit if suit is not trump]))
    out: dict[int, Suit] = {}
    ends_on_table = case.ended_by in ("sixty_six", "claim_wrong", "resign")
    leads = len(leaders) if ends_on_table else len(leaders) - 1
    for side, royal in wanted:
        free = [place for place in range(leads) if seats[leaders[place]] == side and place not in out]
        if case.pending[side]:
            free = [place for place in free if place == 0]
        if not free:
            return None
        out[choice(chance, free)] = trump if royal else plain.pop()
    return out


def _then(
    case: Case,
    seats: PerSeat[int],
    drawings: int,
    marriages: dict[int, Suit],
    leaders: tuple[Seat, ...],
    trump: Suit,
    tables: RuleTables,
) -> PerSeat[int] | None:
    """The card points in tricks at the close: what was counted then, less the marriages declared before."""
    if case.closer is None:
        return None
    rule = tables.ruleset.marriage
    out = [case.then_points[seats[0]], case.then_points[seats[1]]]
    for place, suit in marriages.items():
        if place < drawings and rule is not None:
            out[leaders[place]] -= rule.royal if suit is trump else rule.plain
    for seat in SEATS[:2]:
        if out[seat] < 0 or (out[seat] > 0 and case.then_tricks[seats[seat]] == 0):
            return None
    return PerSeat(out)


# --- 2. the tricks ------------------------------------------------------------------------------------------------


class _Hopeless(Exception):
    """The plan took too many steps."""


class _Tricks:
    """The leads and replies of a plan."""

    def __init__(self, plan: Plan, chance: Chance) -> None:
        self.plan = plan
        self.tables = plan.tables
        self.chance = chance
        self.tries = TRIES
        self.pairs = PerSeat(
            sum(PAIR_BITS[suit] for place, suit in plan.marriages.items() if plan.leaders[place] is seat)
            for seat in SEATS[:2]
        )
        automatic = self.tables.ruleset.marriage
        self.by_itself = automatic is not None and automatic.automatic

    def found(self) -> list[tuple[Card, Card | None]] | None:
        """The tricks, the last one without a reply if it is a card left on the table; ``None`` if there are none."""
        try:
            return self.trick(0, self.tables.pack_bits, PerSeat((0, 0)), PerSeat((0, 0)))
        except _Hopeless:
            return None

    def trick(
        self, number: int, free: int, won: PerSeat[int], barred: PerSeat[int]
    ) -> list[tuple[Card, Card | None]] | None:
        """The tricks from this number on. `barred` are cards that a seat is known not to hold (strict play)."""
        plan = self.plan
        self.tries -= 1
        if self.tries < 0:
            raise _Hopeless
        if number == len(plan.winners):
            suit = plan.marriages.get(number)
            if suit is None:
                return []
            leader = plan.leaders[number]
            lead = choice(self.chance, tuple(CardSet(PAIR_BITS[suit])))
            ready = PAIR_BITS[suit] & ~(free & ~barred[leader]) == 0
            return [(lead, None)] if ready else None
        leader, winner = plan.leaders[number], plan.winners[number]
        wanted = 0
        for lead, reply in self.candidates(number, free, barred):
            worth = self.tables.points[lead] + self.tables.points[reply]
            after = won.set(winner, won[winner] + worth)
            left = free & ~lead.bit & ~reply.bit
            if not self.possible(number + 1, left, after):
                continue
            now = barred
            if number >= plan.drawings:
                proved = following.excluded_by(self.tables, reply, lead, plan.trump)
                now = now.set(1 - leader, now[1 - leader] | proved)
            if self.by_itself and number not in plan.marriages and lead in PARTNER:
                now = now.set(leader, now[leader] | PARTNER[lead].bit)
            if any(now[seat] & left & self.pairs[seat] for seat in SEATS[:2]):
                continue
            rest = self.trick(number + 1, left, after, now)
            if rest is not None:
                return [(lead, reply), *rest]
            wanted += 1
            if wanted >= WIDTH:
                return None
        return None

    def candidates(self, number: int, free: int, barred: PerSeat[int]) -> Iterator[tuple[Card, Card]]:
        """Leads and replies that the trick's winner would win, in random order."""
        plan = self.plan
        leader, winner = plan.leaders[number], plan.winners[number]
        follower = SEATS[1 - leader]
        suit = plan.marriages.get(number)
        own = free & ~barred[leader] & ~self.pairs[follower]
        later = 0
        for place, other in plan.marriages.items():
            if place > number and plan.leaders[place] is leader:
                later |= PAIR_BITS[other]
        leads = own & PAIR_BITS[suit] if suit is not None else own & ~later
        replies = free & ~barred[follower] & ~self.pairs[leader]
        for place, other in plan.marriages.items():
            if place > number and plan.leaders[place] is follower:
                replies &= ~PAIR_BITS[other]
        both = [
            (lead, reply)
            for lead in CardSet(leads)
            for reply in CardSet(replies & ~lead.bit)
            if (self.tables.beats[plan.trump][lead] >> reply & 1) == (winner is follower)
        ]
        yield from shuffled(self.chance, both)

    def possible(self, number: int, free: int, won: PerSeat[int]) -> bool:
        """Whether the cards left can still make the points wanted of both seats, at the close and at the end."""
        plan = self.plan
        if number <= plan.drawings and plan.then is not None:
            ahead = plan.winners[number : plan.drawings]
            if not self._fits(free, ahead, PerSeat((plan.then[0] - won[0], plan.then[1] - won[1]))):
                return False
        ahead = plan.winners[number:]
        if not self._fits(free, ahead, PerSeat((plan.points(SEATS[0]) - won[0], plan.points(SEATS[1]) - won[1]))):
            return False
        return not (plan.tables.automatic and number < len(plan.winners) and self._over(number, won))

    def _over(self, number: int, won: PerSeat[int]) -> bool:
        """Whether an automatic deal would have ended by now."""
        rule = self.tables.ruleset.marriage
        counted = list(won)
        for place, suit in self.plan.marriages.items():
            if place < number and rule is not None:
                counted[self.plan.leaders[place]] += rule.royal if suit is self.plan.trump else rule.plain
        return max(counted) >= self.tables.goal

    def _fits(self, free: int, ahead: Sequence[Seat], wanted: PerSeat[int]) -> bool:
        counts = (2 * ahead.count(SEATS[0]), 2 * ahead.count(SEATS[1]))
        if min(wanted) < 0:
            return False
        sums = _sums(self.tables, free, sum(counts))
        return bool(
            sums[counts[0]] >> wanted[0] & 1
            and sums[counts[1]] >> wanted[1] & 1
            and sums[sum(counts)] >> sum(wanted) & 1
        )


def _sums(tables: RuleTables, cards: int, most: int) -> list[int]:
    """By number of cards: the card points that so many of these can make, as a mask of sums."""
    sums = [1] + [0] * most
    for seen, card in enumerate(CardSet(cards)):
        worth = tables.points[card]
        for count in range(min(seen, most - 1), -1, -1):
            sums[count + 1] |= sums[count] << worth
    return sums


# --- 3. the cards -------------------------------------------------------------------------------------------------


def order_for(plan: Plan, tricks: list[tuple[Card, Card | None]], chance: Chance) -> tuple[Card, ...] | None:
    """An order of the pack from which these tricks can be played; ``None`` if the cards left fit nowhere."""
    tables, size = plan.tables, plan.tables.hand_size
    rule = tables.ruleset.marriage
    by_itself = rule is not None and rule.automatic
    played: list[list[Card]] = [[], []]
    barred = [0, 0]
    for number, (lead, reply) in enumerate(tricks):
        leader = plan.leaders[number]
        played[leader].append(lead)
        if by_itself and number not in plan.marriages and lead in PARTNER:  # else it would have declared itself
            barred[leader] |= PARTNER[lead].bit
        if reply is not None:
            played[1 - leader].append(reply)
            if number >= plan.drawings:
                barred[1 - leader] |= following.excluded_by(tables, reply, lead, plan.trump)
    used = CardSet.from_cards(card for cards in played for card in cards)
    drawn = plan.drawings
    kept: list[list[Card]] = [[], []]
    rest = list(shuffled(chance, tuple(CardSet(tables.pack_bits) - used)))
    for place, suit in plan.marriages.items():  # a marriage's other half that is never played stays in the hand
        for card in CardSet(PAIR_BITS[suit]):
            if card in rest:
                kept[plan.leaders[place]].append(card)
                rest.remove(card)
    talon_left = plan.case.rules.talon_size - 2 * drawn
    upcard: Card | None = None
    if talon_left:  # the upcard still lies there
        upcard = next((card for card in rest if card.suit is plan.trump), None)
        if upcard is None:
            return None
        rest.remove(upcard)
    for seat in SEATS[:2]:
        while len(played[seat]) + len(kept[seat]) < size + drawn:
            fits = [card for card in rest if not barred[seat] >> card & 1]
            if not fits:
                return None
            kept[seat].append(fits[0])
            rest.remove(fits[0])
    hands, draws = [], []
    last = SEATS[1 - plan.winners[drawn - 1]] if drawn else None  # the loser draws the upcard
    for seat in SEATS[:2]:
        cards = [*played[seat]]
        for place, suit in plan.marriages.items():
            if plan.leaders[place] is seat:  # both halves are there when the marriage is declared
                partner = next(card for card in CardSet(PAIR_BITS[suit]) if card is not tricks[place][0])
                if partner in cards:
                    cards.remove(partner)
                else:
                    kept[seat].remove(partner)
                cards.insert(cards.index(tricks[place][0]) + 1, partner)
        cards += kept[seat]
        if len(cards) != size + drawn:  # a half of a marriage that should have been played
            return None
        if not talon_left and seat is last:
            trumps = [card for card in cards[drawn:] if card.suit is plan.trump and _late(plan, tricks, seat, card)]
            if not trumps:
                return None
            upcard = choice(chance, trumps)
            cards.remove(upcard)
            cards.insert(size + drawn - 1, upcard)
        hands.append(tuple(cards[:size]))
        draws.append(cards[size:])
    if upcard is None:
        return None
    stock: list[Card] = []
    for number in range(drawn):
        winner = plan.winners[number]
        stock += [draws[winner].pop(0), draws[1 - winner].pop(0)]
    if not talon_left:
        stock.pop()  # the upcard
    return order_of(tables, PerSeat(hands), (*stock, *rest), upcard)


def _late(plan: Plan, tricks: list[tuple[Card, Card | None]], seat: Seat, card: Card) -> bool:
    """Whether the seat needs the card only after the last drawing."""
    for number, (lead, reply) in enumerate(tricks[: plan.drawings]):
        mine = lead if plan.leaders[number] is seat else reply
        if mine is card:
            return False
        if plan.marriages.get(number) is card.suit and plan.leaders[number] is seat:
            return not PAIR_BITS[card.suit] >> card & 1
    return True


# --- 4. the deal --------------------------------------------------------------------------------------------------


def played(plan: Plan, order: tuple[Card, ...], tricks: list[tuple[Card, Card | None]]) -> Record | None:
    """The deal as the machine plays it, as a record; ``None`` if it refuses, or comes to something else."""
    case = plan.case
    to_go = None if case.to_go is None else PerSeat(case.to_go[side] for side in plan.seats)
    state = start(case.rules, order, carry=case.carry, to_go=to_go)
    steps: list[tuple[DealState, Seat, Action]] = []

    def act(seat: Seat, action: Action) -> None:
        nonlocal state
        steps.append((state, seat, action))
        state = apply(state, seat, action).state

    try:
        if case.bidder is not None:
            act(SEATS[plan.seats.index(case.bidder)], BID)
        for number, (lead, reply) in enumerate(tricks):
            leader = plan.leaders[number]
            if case.closer is not None and number == plan.drawings:
                act(leader, CLOSE)
            act(leader, Lead(lead, number in plan.marriages))
            if reply is not None:
                act(SEATS[1 - leader], Follow(reply))
        if case.closer is not None and state.closing is None:
            act(state.leader, CLOSE)
        if state.settlement is None and case.by is not None:
            seat = SEATS[plan.seats.index(case.by)]
            if case.ended_by == "resign":
                act(seat, RESIGN)
            elif CLAIM in legal_actions(state, seat):
                act(seat, CLAIM)
    except IllegalAction:
        return None
    if not comes_to(state, case, plan.seats):
        return None
    dealer = Side(plan.seats[Seat.SECOND])
    paid = state.settlement
    deal = DealRecord(
        dealer=dealer,
        order=order,
        steps=tuple(step_of(*step) for step in steps),
        result=None if paid is None else result_of(paid, dealer),
        carry=case.carry or None,
        to_go=None if case.to_go is None else PerSide(*case.to_go),
    )
    return Record(ruleset=case.rules, entries=(deal,), tags=(("Case", case.name),))


def comes_to(state: DealState, case: Case, seats: Sequence[int]) -> bool:
    """Whether a deal has ended in the facts of the case; `seats` are the sides in the seats."""
    paid = state.settlement
    if paid is None:
        return False

    def by_seat(pair: tuple[int, int]) -> tuple[int, ...]:
        return tuple(pair[side] for side in seats)

    winner = None if paid.winner is None else seats[paid.winner]
    closing = state.closing
    closed = None if closing is None else seats[closing.closer]
    # A closer who gets there with the last trick counts as having claimed; the machine calls that played out.
    with_last_trick = closing is not None and not state.hands[0] and case.by == closed == seats[state.leader]
    ends = {
        "sixty_six": ("goal",) if not with_last_trick else ("goal", "played_out"),
        "claim_wrong": ("wrong_claim",),
        "resign": ("resigned",),
        "exhausted": ("played_out",),
        "last_trick": ("played_out",),
        "snapszer_lost": ("bid_lost",),
    }
    strict = state.strict_tricks
    swept = next((side for seat, side in enumerate(seats) if strict[seat] and not strict[1 - seat]), None)
    return (
        paid.ending.value in ends[case.ended_by]
        and (winner, paid.game_points) == (case.winner, case.game_points)
        and tuple(state.trick_points) == by_seat(case.trick_points)
        and tuple(state.marriage_points) == by_seat(case.marriage_points)
        and tuple(state.pending) == by_seat(case.pending)
        and tuple(state.tricks) == by_seat(case.tricks)
        and closed == case.closer
        and (closing is None or tuple(closing.points) == by_seat(case.then_points))
        and (closing is None or tuple(closing.tricks) == by_seat(case.then_tricks))
        and (None if state.bidder is None else seats[state.bidder]) == case.bidder
        and (case.last is None or seats[state.leader] == case.last)
        and (case.swept is None or swept == case.swept)
    )


def search(case: Case, seconds: float, seed: int = 1) -> Record | None:
    """A deal for the case, if one is found in that time."""
    chance = SeededChance(seed)
    until = time.process_time() + seconds
    drawing = plans(case, chance)
    while time.process_time() < until:
        plan = next(drawing)
        tricks = _Tricks(plan, chance).found()
        if tricks is None:
            continue
        for _ in range(3):
            order = order_for(plan, tricks, chance)
            if order is not None:
                record = played(plan, order, tricks)
                if record is not None:
                    return record
    return None


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.search_cases", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("cases", nargs="*", help="names of cases; all without one")
    parser.add_argument("--seconds", type=float, default=20.0, help="processor time for each case")
    parser.add_argument("--check", action="store_true", help="only tell which cases have a deal")
    options = parser.parse_args(arguments)
    given = json.loads(CASES.read_text("utf-8"))
    found = 0
    for one in given:
        if options.cases and one["id"] not in options.cases:
            continue
        path = FOLDER / f"{one['id']}.txt"
        if options.check:
            print(f"{one['id']}  {'yes' if path.exists() else 'no'}")
            found += path.exists()
            continue
        began = time.process_time()
        case = read_case(one)
        if not cards_exist(case):
            print(f"{one['id']}  cannot be: no cards make these tricks and points")
            continue
        record = search(case, options.seconds)
        print(f"{one['id']}  {'found' if record else 'none '}  {time.process_time() - began:5.1f} s", flush=True)
        if record is not None:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_text(write_records([record]), "utf-8")
            found += 1
    print(f"{found} deals")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
