"""What makes a position impossible, every defect at once.

Only what can be proved is refused: a state that play can reach is never turned away. The converse is not promised,
since some placements of cards fit every count and still have no history.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bummerl.rules.cards import Card, CardSet, Rank, Suit, cards_of
from bummerl.rules.deal import facts_of
from bummerl.rules.errors import Defect
from bummerl.rules.parts import claiming, marriage
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Ending, settle
from bummerl.rules.state import Closing, DealState, Stage
from bummerl.rules.tables import PAIR_BITS, RuleTables

__all__ = ["End", "defects_of", "ended_by", "marriage_worths", "point_sums", "position_defects"]

End = tuple[Ending, Seat]
"""How a deal ended, and the seat that is named with it."""


def position_defects(state: DealState) -> tuple[Defect, ...]:
    """Everything that proves the state unreachable; empty for every state that play can reach.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_pagat")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> position_defects(deal)
    ()
    >>> [defect.code for defect in position_defects(deal._replace(leader=Seat.SECOND, trick_points=PerSeat((7, 0))))]
    ['points_total', 'points_without_trick', 'leader_first']
    """
    settlement = state.settlement
    if settlement is None:
        return defects_of(state, None)
    end = (settlement.ending, ended_by(state))
    found = defects_of(state, end)
    if not found and settle(state.ruleset, facts_of(state, *end)) != settlement:
        return (Defect("settlement", "the deal does not pay what its settlement says"),)
    return found


def ended_by(state: DealState) -> Seat:
    """The seat named with the end of a deal: who reached the goal, claimed wrongly or resigned.

    For other endings, and for a deal that goes on, it is the leader.
    """
    settlement = state.settlement
    if settlement is None or settlement.winner is None:
        return state.leader
    if settlement.ending is Ending.GOAL:
        return settlement.winner
    if settlement.ending in (Ending.WRONG_CLAIM, Ending.RESIGNED):
        return SEATS[1 - settlement.winner]
    return state.leader


def defects_of(state: DealState, end: End | None) -> tuple[Defect, ...]:
    """The defects of a deal that goes on (``None``) or has ended so; its settlement is not looked at."""
    found = [*_cards(state), *_sizes(state, end)]
    for check in (_points, _leader, _strict, _marriages, _lead, _known, _excluded, _frame):
        found += check(state)
    return (*found, *_closing(state, end), *_bid(state, end), *_end(state, end))


def _defect(code: str, message: str, **data: object) -> Defect:
    return Defect(code, message, data)


def _codes(bits: int) -> list[str]:
    return [card.code for card in cards_of(bits)]


def _words(bits: int) -> str:
    return " ".join(_codes(bits))


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _talon_bits(state: DealState) -> int:
    return CardSet.from_cards(state.talon).bits


def _kept(state: DealState) -> int:
    """Every card that has not gone into a trick."""
    bits = state.hands[0] | state.hands[1] | _talon_bits(state)
    return bits | 1 << state.led if state.led is not None else bits


def _gone(state: DealState) -> int:
    return state.tables.pack_bits & ~_kept(state)


def _exchanges_pairs(tables: RuleTables) -> bool:
    """Whether kings or queens are exchanged for the upcard, so that half of a marriage may leave the hand again."""
    rule = tables.ruleset.exchange
    return rule is not None and rule.rank in (Rank.KING, Rank.QUEEN)


def _cards(state: DealState) -> Iterator[Defect]:
    """Each card of the pack once, and as many gone as the tricks hold."""
    pack = state.tables.pack_bits
    once = twice = 0
    places = 0
    sets = [state.hands[0], state.hands[1], *(card.bit for card in state.talon)]
    if state.led is not None:
        sets.append(state.led.bit)
    for bits in sets:
        twice |= once & bits
        once |= bits
        places += bits.bit_count()
    foreign = once & ~pack
    named = foreign
    for sets_of in (state.known, state.excluded):
        named |= (sets_of[0] | sets_of[1]) & ~pack
    if not pack >> state.upcard & 1:
        named |= state.upcard.bit
    if twice:
        yield _defect("card_twice", f"there more than once: {_words(twice)}", cards=_codes(twice))
    if named:
        yield _defect("card_foreign", f"not in the pack: {_words(named)}", cards=_codes(named))
    if state.upcard.suit is not state.trump:
        yield _defect(
            "upcard_suit",
            f"the upcard {state.upcard.code} is no trump",
            upcard=state.upcard.code,
            trump=state.trump.code,
        )
    won = 2 * state.trick_number
    if places + won != pack.bit_count():
        yield _defect(
            "card_count",
            f"{_count(places, 'card')} placed and {won} in tricks: the pack has {pack.bit_count()}",
            placed=places,
            won=won,
            pack=pack.bit_count(),
        )


def _undrawn(state: DealState, end: End | None) -> bool:
    """Whether the deal ended with a trick from the open talon, before anybody drew."""
    return (
        end is not None
        and end[0] in (Ending.GOAL, Ending.PLAYED_OUT)
        and state.stage is Stage.OPEN
        and state.led is None
        and state.trick_number > 0
        and state.talon_left == state.tables.ruleset.talon_size - 2 * (state.trick_number - 1)
    )


def _sizes(state: DealState, end: End | None) -> Iterator[Defect]:
    """Talon and hands as large as the stage and the number of tricks want them."""
    tables = state.tables
    talon, size = tables.ruleset.talon_size, tables.hand_size
    won, left = state.trick_number, state.talon_left
    closing, bidder = state.closing, state.bidder
    stage_is = Stage.CLOSED if closing is not None or bidder is not None else Stage.OPEN if left else Stage.EXHAUSTED
    if state.stage is not stage_is:
        yield _defect("stage", f"the talon is {stage_is.value}, not {state.stage.value}", stage=state.stage.value)
    undrawn = _undrawn(state, end)
    drawn_after = won - 1 if undrawn else won
    if stage_is is Stage.CLOSED:
        drawn_after = closing.number if closing is not None else 0
    wanted = talon - 2 * drawn_after
    if stage_is is Stage.EXHAUSTED:
        if wanted > 0:
            yield _defect(
                "talon_size",
                f"after {_count(won, 'trick')} the talon has {_count(wanted, 'card')}, it is not used up",
                talon=left,
                expected=wanted,
            )
            return  # so nothing is known of the size that hands should have
    elif left != wanted or left < 2:
        yield _defect(
            "talon_size",
            f"the talon has {_count(left, 'card')}; after {_count(drawn_after, 'trick')} with drawing it should "
            + (f"have {wanted}" if wanted >= 2 else "be used up"),
            talon=left,
            expected=max(wanted, 0),
        )
    if stage_is is Stage.OPEN:
        each = size - 1 if undrawn else size
    elif stage_is is Stage.EXHAUSTED:
        each = size - (won - talon // 2)
    else:
        each = size - (won - drawn_after)
    if each < 0 or (state.led is not None and each < 1):
        yield _defect("tricks_many", f"nobody can have played {_count(won, 'trick')} here", tricks=won)
        return
    for seat in SEATS[:2]:
        wanted = each - 1 if state.led is not None and seat is state.leader else each
        held = state.hands[seat].bit_count()
        if held != wanted:
            yield _defect(
                "hand_size",
                f"after {_count(won, 'trick')} seat {int(seat)} should hold {_count(wanted, 'card')}, it holds {held}",
                seat=int(seat),
                cards=held,
                expected=wanted,
            )
    if end is None and each == 0 and state.led is None:
        yield _defect("no_cards", "both hands are played out, but the deal has not ended")


def point_sums(tables: RuleTables, cards: int, most: int) -> list[int]:
    """For every number of cards up to `most`: the card points that so many of these can make, as a mask of sums."""
    sums = [1] + [0] * most
    for number, card in enumerate(cards_of(cards)):
        worth = tables.points[card]
        for count in range(min(number, most - 1), -1, -1):
            sums[count + 1] |= sums[count] << worth
    return sums


def _points(state: DealState) -> Iterator[Defect]:
    """Card points in tricks that the cards gone can make."""
    tables, gone = state.tables, _gone(state)
    points, tricks = state.trick_points, state.tricks
    there = sum(tables.points[card] for card in cards_of(gone))
    fits = gone.bit_count() == 2 * state.trick_number and min(*points, *tricks) >= 0
    if fits and sum(points) != there:
        yield _defect(
            "points_total",
            f"the cards gone make {there} card points, not {sum(points)}",
            points=list(points),
            expected=there,
        )
    for seat in SEATS[:2]:
        if points[seat] < 0:
            yield _defect(
                "points_negative",
                f"seat {int(seat)} has fewer points than its marriages alone make",
                seat=int(seat),
                points=points[seat],
            )
        elif tricks[seat] == 0 and points[seat]:
            yield _defect(
                "points_without_trick",
                f"seat {int(seat)} has {points[seat]} card points and no trick",
                seat=int(seat),
                points=points[seat],
            )
    if not fits:
        return
    sums = point_sums(tables, gone, gone.bit_count())
    if sum(points) == there and tricks[0] and tricks[1] and not sums[2 * tricks[0]] >> points[0] & 1:
        yield _defect(
            "points_impossible",
            f"seat 0 has {points[0]} card points, which {_count(tricks[0], 'trick')} of the cards gone cannot make",
            seat=0,
            tricks=tricks[0],
            points=points[0],
        )
    closing = state.closing
    if closing is None:
        return
    for seat in SEATS[:2]:
        then, worth = closing.tricks[seat], closing.trick_points[seat]
        if then and (2 * then >= len(sums) or not sums[2 * then] >> worth & 1):
            yield _defect(
                "close_points_impossible",
                f"at the close seat {int(seat)} had {worth} card points, "
                f"which {_count(then, 'trick')} of the cards gone cannot make",
                seat=int(seat),
                tricks=then,
                points=worth,
            )


def _leader(state: DealState) -> Iterator[Defect]:
    """Forehand leads first, then who won the last trick."""
    leader = state.leader
    if state.trick_number == 0:
        if leader is not Seat.FOREHAND:
            yield _defect("leader_first", "forehand leads to the first trick", leader=int(leader))
        return
    if state.tricks[leader] == 0:
        yield _defect("leader_no_trick", f"seat {int(leader)} leads but has not won a trick", leader=int(leader))
    elif sum(state.strict_tricks) and state.strict_tricks[leader] == 0:
        yield _defect(
            "leader_no_strict_trick",
            f"seat {int(leader)} leads but has not won the last of the strict tricks",
            leader=int(leader),
        )


def _strict(state: DealState) -> Iterator[Defect]:
    """Tricks won since play became strict."""
    tricks, strict = state.tricks, state.strict_tricks
    if state.stage is Stage.EXHAUSTED:
        total = state.trick_number - state.tables.ruleset.talon_size // 2
        if total < 0:
            return  # the talon cannot be used up: said already
        if sum(strict) != total or strict[0] > tricks[0] or strict[1] > tricks[1]:
            yield _defect(
                "strict_tricks",
                f"{_count(total, 'trick')} came after the talon: the two seats cannot have {strict[0]} and {strict[1]}",
                strict=list(strict),
                expected=total,
            )
        return
    if state.closing is not None:
        before = state.closing.tricks
        wanted = (tricks[0] - before[0], tricks[1] - before[1])
        if min(wanted) < 0:
            return  # said with the close
    else:
        wanted = (tricks[0], tricks[1]) if state.bidder is not None else (0, 0)
    if tuple(strict) != wanted:
        yield _defect(
            "strict_tricks",
            f"the tricks won in strict play are {wanted[0]} and {wanted[1]}, not {strict[0]} and {strict[1]}",
            strict=list(strict),
            expected=list(wanted),
        )


def marriage_worths(
    tables: RuleTables, declared: PerSeat[int], tricks: PerSeat[int], trump: Suit
) -> tuple[PerSeat[int], PerSeat[int]]:
    """The marriage points of each seat, counted and pending, that these declarations make with these tricks."""
    rule = tables.ruleset.marriage
    counted, pending = [0, 0], [0, 0]
    if rule is not None:
        for seat in SEATS[:2]:
            for suit in Suit:
                if not declared[seat] >> suit & 1:
                    continue
                royal = suit is trump
                worth = rule.royal if royal else rule.plain
                # Without a trick forehand has led but once, to the first trick.
                at_once = rule.forehand_royal_at_once and royal and seat is Seat.FOREHAND
                if tricks[seat] or not rule.needs_trick or at_once:
                    counted[seat] += worth
                else:
                    pending[seat] += worth
    return PerSeat(counted), PerSeat(pending)


def _leads(state: DealState, seat: Seat) -> int:
    """How often a seat may have declared by now: its leads, the one that it is about to make if it has announced."""
    leads = state.tricks[seat] + (seat is Seat.FOREHAND)
    if seat is state.leader and state.led is None and not state.announced:
        leads -= 1
    rule = state.tables.ruleset.marriage
    if rule is not None and not rule.first_lead and seat is Seat.FOREHAND:
        leads -= 1
    return max(leads, 0)


def _marriages(state: DealState) -> Iterator[Defect]:
    """Declared marriages where their cards can be, and the points that they make."""
    tables, declared = state.tables, state.declared
    rule = tables.ruleset.marriage
    if rule is None and (declared[0] or declared[1] or state.announced or state.led_marriage):
        yield _defect("no_marriage", "these rules have no marriages")
        return
    for suit in Suit:
        if declared[0] >> suit & declared[1] >> suit & 1:
            yield _defect("declared_by_both", f"both seats have declared the marriage in {suit.code}", suit=suit.code)
    moving = _exchanges_pairs(tables)
    for seat in SEATS[:2]:
        other = state.hands[1 - seat] | _talon_bits(state)
        for suit in Suit:
            if not declared[seat] >> suit & 1:
                continue
            pair, held = PAIR_BITS[suit], state.hands[seat] & PAIR_BITS[suit]
            announced = seat is state.leader and state.announced >> suit & 1
            free = moving and suit is state.trump
            # Of several marriages declared on one lead only one is led.
            must_lead = rule is not None and rule.per_lead == 1 and not announced
            if must_lead and (held == pair or (rule is not None and rule.king_only and held & _kings(suit))):
                yield _defect(
                    "declared_not_led",
                    f"seat {int(seat)} has declared in {suit.code} but still holds the card it must have led",
                    seat=int(seat),
                    suit=suit.code,
                )
            if other & pair and not free:
                yield _defect(
                    "declared_elsewhere",
                    f"seat {int(seat)} has declared in {suit.code}, but {_words(other & pair)} is not there",
                    seat=int(seat),
                    suit=suit.code,
                )
            if held & ~state.known[seat]:
                yield _defect(
                    "known_missing",
                    f"{_words(held & ~state.known[seat])} of a declared marriage is known to be with seat {int(seat)}",
                    seat=int(seat),
                    cards=_codes(held & ~state.known[seat]),
                )
        most = _leads(state, seat) * (rule.per_lead if rule is not None else 0)
        if declared[seat].bit_count() > most:
            yield _defect(
                "declared_many",
                f"seat {int(seat)} has declared {_count(declared[seat].bit_count(), 'marriage')} where it could {most}",
                seat=int(seat),
                declared=declared[seat].bit_count(),
                most=most,
            )
    counted, pending = marriage_worths(tables, declared, state.tricks, state.trump)
    for seat in SEATS[:2]:
        is_now = (state.marriage_points[seat], state.pending[seat])
        wanted = (counted[seat], pending[seat])
        if is_now != wanted:
            yield _defect(
                "marriage_points",
                f"seat {int(seat)} has {is_now[0]} marriage points counted and {is_now[1]} pending; "
                f"what it declared makes {wanted[0]} and {wanted[1]}",
                seat=int(seat),
                points=list(is_now),
                expected=list(wanted),
            )


def _kings(suit: Suit) -> int:
    return Card.of(Rank.KING, suit).bit


def _lead(state: DealState) -> Iterator[Defect]:
    """The card on the table, its marriage, and a marriage announced before the lead."""
    tables, rule = state.tables, state.tables.ruleset.marriage
    led, leader = state.led, state.leader
    if state.announced:
        yield from _announced(state)
    if rule is None or led is None:
        if led is None and state.led_marriage:
            yield _defect("marriage_without_lead", "no card is led, so it declares no marriage")
        return
    suit = led.suit
    of_pair = PAIR_BITS[suit] >> led & 1
    strict = state.stage is not Stage.OPEN
    if state.led_marriage:
        partner = PAIR_BITS[suit] & ~led.bit
        free = _exchanges_pairs(tables) and suit is state.trump
        if not of_pair or not state.declared[leader] >> suit & 1 or not (state.hands[leader] & partner or free):
            yield _defect(
                "led_marriage", f"{led.code} is led with a marriage that seat {int(leader)} cannot have", card=led.code
            )
        elif rule.king_only and led.rank is Rank.QUEEN:
            yield _defect("led_queen", f"a marriage is led with its king, not with {led.code}", card=led.code)
        elif not rule.first_lead and state.trick_number == 0:
            yield _defect("led_marriage_first", "no marriage is declared on the first lead", card=led.code)
        elif not rule.after_talon and strict and not _closed_after_announcing(state):
            yield _defect("led_marriage_strict", "no marriage is declared once play is strict", card=led.code)
    elif of_pair and not state.declared[leader] >> suit & 1:
        before = state._replace(led=None, hands=state.hands.set(leader, state.hands[leader] | led.bit))
        if marriage.automatic(before, leader, suit, led.rank):
            yield _defect("led_plain", f"leading {led.code} declares its marriage by itself", card=led.code)


def _closed_after_announcing(state: DealState) -> bool:
    closing, rule = state.closing, state.tables.ruleset.closing
    if closing is None:
        return state.bidder is not None and state.trick_number == 0  # a bid may come between marriage and reply
    return rule is not None and rule.after_marriage and closing.number == state.trick_number


def _announced(state: DealState) -> Iterator[Defect]:
    leader, announced = state.leader, state.announced
    ruleset = state.tables.ruleset
    rule = ruleset.marriage
    if rule is None:
        return
    after_marriage = ruleset.closing is not None and ruleset.closing.after_marriage
    if rule.automatic or not (after_marriage or rule.per_lead > 1):
        yield _defect("announce_not_separate", "these rules know no marriage announced apart from its lead")
    if announced.bit_count() > rule.per_lead:
        yield _defect(
            "announced_many",
            f"{_count(announced.bit_count(), 'marriage')} announced on one lead, at most {rule.per_lead}",
            announced=announced.bit_count(),
            most=rule.per_lead,
        )
    if state.led is not None:
        yield _defect("announced_and_led", "a marriage is announced before a card is led, but one lies on the table")
    for suit in Suit:
        if not announced >> suit & 1:
            continue
        free = _exchanges_pairs(state.tables) and suit is state.trump
        held = state.hands[leader] & PAIR_BITS[suit] == PAIR_BITS[suit]
        if not state.declared[leader] >> suit & 1 or not (held or free):
            yield _defect(
                "announced_not_held",
                f"seat {int(leader)} has announced {suit.code} without holding and declaring it",
                seat=int(leader),
                suit=suit.code,
            )


def _closing(state: DealState, end: End | None) -> Iterator[Defect]:
    """The close or knock: allowed by the ruleset, by a seat that could, with a snapshot that the present bears out."""
    closing = state.closing
    if closing is None:
        return
    ruleset = state.tables.ruleset
    word = "knock" if closing.knock else "close"
    if closing.number != sum(closing.tricks):
        yield _defect(
            "close_number",
            f"at the {word} {_count(sum(closing.tricks), 'trick')} had been won, not {closing.number}",
            number=closing.number,
        )
    if closing.knock:
        if ruleset.knocking is None:
            yield _defect("no_knocking", "these rules have no knocking")
    elif ruleset.closing is None or (ruleset.knocking is not None and ruleset.knocking.replaces_closing):
        yield _defect("no_closing", "these rules have no closing")
    elif not ruleset.closing.first_lead and closing.number == 0:
        yield _defect("close_first_lead", "the talon cannot be closed on the first lead")
    elif state.talon_left < ruleset.closing.min_talon:
        yield _defect(
            "close_talon",
            f"closing needs a talon of {ruleset.closing.min_talon}, not {state.talon_left}",
            talon=state.talon_left,
            least=ruleset.closing.min_talon,
        )
    closer = closing.closer
    if closing.number == 0 and closer is not Seat.FOREHAND:
        yield _defect("closer_first", f"on the first lead only forehand can {word}", seat=int(closer))
    elif closing.number and closing.tricks[closer] == 0:
        yield _defect(
            "closer_not_leader",
            f"seat {int(closer)} had no trick at the {word}, so it did not lead",
            seat=int(closer),
        )
    elif closing.number == state.trick_number and closer is not state.leader:
        yield _defect("closer_leads", f"seat {int(closer)} leads after its {word}", seat=int(closer))
    since = state.trick_number - closing.number
    if closing.knock and since > (1 if end is not None else 0):
        yield _defect("knock_over", "a knock is settled with its trick", tricks=since)
    yield from _snapshot(state, closing, word)


def _snapshot(state: DealState, closing: Closing, word: str) -> Iterator[Defect]:
    for seat in SEATS[:2]:
        now = (state.tricks[seat], state.trick_points[seat], state.marriage_points[seat])
        marriages = closing.points[seat] - closing.trick_points[seat]
        then = (closing.tricks[seat], closing.trick_points[seat], marriages)
        larger = [
            what
            for what, was, is_now in zip(("tricks", "card points", "marriage points"), then, now, strict=True)
            if was > is_now
        ]
        if larger:
            yield _defect(
                "close_larger",
                f"at the {word} seat {int(seat)} had more {' and '.join(larger)} than now",
                seat=int(seat),
                what=larger,
            )
            continue
        if then[0] == 0 and then[1]:
            yield _defect(
                "close_points_without_trick",
                f"at the {word} seat {int(seat)} had {then[1]} card points and no trick",
                seat=int(seat),
                points=then[1],
            )
        if then[0] == now[0] and then[1] != now[1]:
            yield _defect(
                "close_points_since",
                f"since the {word} seat {int(seat)} has won no trick, but its card points have changed",
                seat=int(seat),
            )
        if marriages not in _worths(state, seat):
            yield _defect(
                "close_marriages",
                f"at the {word} seat {int(seat)} had {marriages} marriage points, which no marriages of its own make",
                seat=int(seat),
                points=marriages,
            )


def _worths(state: DealState, seat: Seat) -> set[int]:
    """Every sum of some of the marriages that the seat has declared."""
    rule = state.tables.ruleset.marriage
    if rule is None:
        return {0}
    worths = [rule.royal if suit is state.trump else rule.plain for suit in Suit if state.declared[seat] >> suit & 1]
    return {sum(some) for number in range(len(worths) + 1) for some in combinations(worths, number)}


def _bid(state: DealState, end: End | None) -> Iterator[Defect]:
    bidder = state.bidder
    if bidder is None:
        return
    if state.tables.ruleset.bidding is None:
        yield _defect("no_bidding", "these rules have no Snapszer bid")
    if state.closing is not None:
        yield _defect("bid_and_close", "after a bid nobody closes or knocks, and after those nobody bids")
    lost = state.tricks[1 - bidder]
    if lost > (0 if end is None else 1):
        yield _defect(
            "bid_over",
            f"the bid of seat {int(bidder)} ended with the first trick of the other seat",
            seat=int(bidder),
            tricks=lost,
        )


def _known(state: DealState) -> Iterator[Defect]:
    """Cards that all have seen lie in the hand they were seen in. How they came to be seen is not asked: a hand may
    have been shown."""
    for seat in SEATS[:2]:
        stray = state.known[seat] & state.tables.pack_bits & ~state.hands[seat]
        if stray:
            yield _defect(
                "known_not_held",
                f"known to be with seat {int(seat)}, but not in its hand: {_words(stray)}",
                seat=int(seat),
                cards=_codes(stray),
            )


def _excluded(state: DealState) -> Iterator[Defect]:
    """Cards known to be absent are absent. Whoever keeps less in mind than the play has told is not wrong."""
    for seat in SEATS[:2]:
        held = state.excluded[seat] & state.hands[seat]
        if held:
            yield _defect(
                "excluded_held",
                f"seat {int(seat)} holds {_words(held)}, which its play has excluded",
                seat=int(seat),
                cards=_codes(held),
            )


def _frame(state: DealState) -> Iterator[Defect]:
    if state.carry < 0:
        yield _defect("carry", f"nothing less than nothing is carried over, not {state.carry}", carry=state.carry)
    if state.to_go is not None and min(state.to_go) < 1:
        yield _defect(
            "to_go", "a match is over when a seat has nothing left to go: it is 1 or more", to_go=list(state.to_go)
        )


def _end(state: DealState, end: End | None) -> Iterator[Defect]:
    """The deal goes on only if nothing has ended it, and has ended only as it could."""
    reached = [claiming.reached(state, seat) for seat in SEATS[:2]]
    goal = state.tables.goal
    if end is None:
        for seat in SEATS[:2]:
            if reached[seat] and (state.tables.automatic or state.bidder is seat):
                yield _defect(
                    "goal_reached",
                    f"seat {int(seat)} has {goal} card points or more, so the deal is over",
                    seat=int(seat),
                )
        return
    ending, by = end
    fault = _end_fault(state, ending, by, reached)
    if fault:
        yield _defect("end", fault, ending=ending.value, seat=int(by))


def _end_fault(state: DealState, ending: Ending, by: Seat, reached: list[bool]) -> str:
    ruleset: Ruleset = state.tables.ruleset
    played_out = state.led is None and not state.hands[0] and not state.hands[1]
    match ending:
        case Ending.GOAL if not reached[by]:
            return f"seat {int(by)} has not reached {state.tables.goal} card points"
        case Ending.WRONG_CLAIM if reached[by]:
            return f"seat {int(by)} has {state.tables.goal} card points or more: no claim of it is wrong"
        case Ending.WRONG_CLAIM if state.tables.automatic:
            return "nobody claims where the deal ends by itself"
        case Ending.BID_LOST if state.bidder is None or state.led is not None:
            return "no bid was lost with the last trick"
        case Ending.KNOCK_FAILED if state.closing is None or not state.closing.knock or state.led is not None:
            return "no knock failed with the last trick"
        case Ending.KNOCK_FAILED if state.closing is not None and reached[state.closing.closer]:
            return "the knocker has enough, so the knock has not failed"
        case Ending.PLAYED_OUT if not played_out or state.bidder is not None:
            return "the cards are not played out"
        case Ending.PLAYED_OUT if by is not state.leader:
            return f"the last trick was won by seat {int(state.leader)}"
        case _:
            return "" if ruleset.seats == len(SEATS[:2]) else "this is a deal for two"
