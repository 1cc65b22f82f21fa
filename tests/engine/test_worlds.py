"""The set of worlds is exactly the set of deals that fit a view."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bummerl.engine.worlds import NoWorld, WorldSet, state_of
from bummerl.rules.actions import Lead
from bummerl.rules.cards import Card, CardSet, Rank
from bummerl.rules.deal import start
from bummerl.rules.notation import cards_in_order
from bummerl.rules.presets import preset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import Stage
from bummerl.rules.testing import deal_from, house, play
from bummerl.rules.testing.arbitraries import plays, rulesets
from bummerl.rules.testing.conformance import other_world
from bummerl.rules.view import view

RULES = preset("schnapsen_casino")


def rows(worlds):
    """Worlds as pairs of hand and talon."""
    assert worlds.talon is not None
    return [(int(hand), tuple(down)) for hand, down in zip(worlds.opponent, worlds.talon.tolist(), strict=True)]


def opening_view(seat=Seat.FOREHAND, rules=RULES):
    return view(start(rules, tuple(rules.pack.cards)), seat)


def seat_views(play):
    return [view(play.state, seat) for seat in Seat.of(2)]


# --- how many


@pytest.mark.parametrize(
    ("face_down", "worlds", "hands"),
    [(9, 726_485_760, 2002), (7, 3_991_680, 792), (5, 30_240, 252), (3, 336, 56), (1, 6, 6)],
)
def test_the_counts_of_a_leader_who_knows_nothing_are_the_known_ones(face_down, worlds, hands):
    deal = start(RULES, tuple(RULES.pack.cards))
    unseen = 5 + face_down
    seen = view(deal, Seat.FOREHAND)
    hidden = CardSet.from_cards(list(seen.unseen)[:unseen])
    short = replace(seen, talon_left=face_down + 1, gone=seen.unseen - hidden)
    fitting = WorldSet(short)
    assert (fitting.count, fitting.hands) == (worlds, hands)


def test_a_closed_talon_has_no_order():
    deal = deal_from("closed by forehand; talon 4; trump S; forehand to lead")
    fitting = WorldSet(view(deal, Seat.FOREHAND))
    assert fitting.count == fitting.hands == math.comb(len(fitting.free), fitting.need)


def test_with_an_exhausted_talon_there_is_one_world():
    deal = deal_from("exhausted; trump S; forehand leads QH; dealer holds AH JS")
    for seat in Seat.of(2):
        assert WorldSet(view(deal, seat)).count == 1


# --- which


@given(play=plays(finished=False))
def test_the_true_deal_is_among_the_worlds(play):
    for seat in Seat.of(2):
        fitting = WorldSet(view(play.state, seat))
        if fitting.hands > 2100:
            continue
        other = SEATS[1 - seat]
        held = play.state.hand(other)
        assert held.bits in {int(hand) for hand in fitting.all_hands()}
        assert fitting.sure.bits & ~held.bits == 0
        assert not held & fitting.talon_only


@given(play=plays(finished=False), seed=st.integers(0, 2**32))
def test_every_sampled_world_gives_the_same_view(play, seed):
    for seen in seat_views(play):
        fitting = WorldSet(seen)
        worlds = fitting.sample(5, random.Random(seed))
        for state in fitting.states(worlds):
            assert replace(view(state, seen.seat), legal=()) == replace(seen, legal=())


def led_king_or_queen(play):
    return any(isinstance(a, Lead) and not a.marriage and a.card.rank in (Rank.KING, Rank.QUEEN) for _, a in play.steps)


def automatic():
    """Rulesets under which marriages declare themselves."""
    return rulesets().filter(lambda rules: rules.marriage is not None and rules.marriage.automatic)


@given(play=plays(automatic(), finished=False, resigning=False))
def test_the_hands_are_those_that_some_order_of_the_hidden_cards_can_have_led_to(play):
    """A king led alone tells of its queen where marriages declare themselves (MARR-6); every order is tried."""
    assume(led_king_or_queen(play))
    for seat in Seat.of(2):
        secret = tuple(play.machine.secret(play.state, seat))
        if len(secret) > 5:
            continue
        other = SEATS[1 - seat]
        found = set()
        for order in permutations(secret):
            world = other_world(play, seat, order)
            if world is not None:
                found.add(world.state.hands[other])
        assert found <= {int(hand) for hand in WorldSet(view(play.state, seat)).all_hands()}


def king_led_alone(rules):
    """Forehand leads the king of hearts, the queen of hearts lies on top of the talon; clubs are trump."""
    hands = "KH TD JD JC TC AS TS KS QS JS"
    return start(rules, cards_in_order(f"{hands} QC QH AH TH JH AD KD QD AC KC")), "KH"


def test_a_queen_whose_king_was_led_alone_is_not_there():
    deal, lead = king_led_alone(house("snapszer_klub"))
    fitting = WorldSet(view(play(deal, lead), Seat.SECOND))
    assert all(not int(hand) >> Card.QH & 1 for hand in fitting.all_hands())
    assert fitting.chances()[Card.QH] == 0.0
    assert fitting.hands == math.comb(len(fitting.free) - 1, fitting.need)


def test_a_queen_whose_king_was_led_alone_can_only_have_been_drawn_since():
    """One draw since: of the eight places where the queen can be, seven face down and one drawn, one is in the hand."""
    deal, lead = king_led_alone(house("snapszer_klub"))
    after = play(deal, f"{lead} JS")
    assert Card.QH in after.hand(Seat.FOREHAND)
    assert WorldSet(view(after, Seat.SECOND)).chances()[Card.QH] == pytest.approx(1 / 8)


def test_without_automatic_marriages_the_same_lead_tells_nothing_for_certain():
    deal, lead = king_led_alone(house("snapszer_klub", marriage={"automatic": False}))
    fitting = WorldSet(view(play(deal, f"{lead} JS"), Seat.SECOND))
    assert fitting.chances()[Card.QH] == pytest.approx(fitting.need / len(fitting.free))


# --- all of them, some of them


def small_views():
    return plays(finished=False).flatmap(lambda play: st.sampled_from(seat_views(play)))


@given(seen=small_views())
def test_enumeration_has_every_world_once(seen):
    fitting = WorldSet(seen)
    assume(fitting.count <= 800)
    worlds = fitting.all()
    assert len(set(rows(worlds))) == len(worlds) == fitting.count


@given(seen=small_views(), place=st.integers(0, 10**9))
def test_a_world_has_the_same_place_in_the_enumeration_and_by_its_rank(seen, place):
    fitting = WorldSet(seen)
    assume(fitting.count <= 800)
    worlds = fitting.all()
    place %= fitting.count
    assert fitting._world(place) == rows(worlds)[place]


@given(seen=small_views(), size=st.integers(1, 60), seed=st.integers(0, 2**32))
def test_a_sample_repeats_nothing_and_depends_on_the_seed_alone(seen, size, seed):
    fitting = WorldSet(seen)
    sampled = rows(fitting.sample(size, random.Random(seed)))
    assert sampled == rows(fitting.sample(size, random.Random(seed)))
    assert len(set(sampled)) == len(sampled) == min(size, fitting.count)


def test_samples_reach_all_worlds_evenly():
    seen = view(deal_from("trump S; talon 4; forehand to lead"), Seat.FOREHAND)
    fitting = WorldSet(seen)
    counts: dict[int, int] = {}
    rounds = 2000
    rng = random.Random(5)
    for _ in range(rounds):
        hand = int(fitting.sample(1, rng).opponent[0])
        counts[hand] = counts.get(hand, 0) + 1
    assert len(counts) == fitting.hands
    expected = rounds / fitting.hands
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    degrees = fitting.hands - 1
    assert chi_square < degrees + 4 * math.sqrt(2 * degrees)


def test_a_sample_of_nothing_is_refused():
    with pytest.raises(ValueError, match="at least one"):
        WorldSet(opening_view()).sample(0, random.Random(1))


def test_too_many_worlds_are_not_enumerated():
    with pytest.raises(ValueError, match="more than"):
        WorldSet(opening_view()).all()


@given(seen=small_views())
def test_the_chances_add_up_to_the_places_in_the_hand(seen):
    fitting = WorldSet(seen)
    assert sum(fitting.chances().values()) == pytest.approx(fitting.need + len(fitting.sure))


def test_the_chances_are_the_shares_of_the_weighed_hands():
    rules = house("snapszer_klub")
    deal = deal_from("trump S; talon 6; forehand to lead", rules)
    seen = view(deal, Seat.SECOND)
    fitting = WorldSet(seen)
    hands, weights = fitting.all_hands(), fitting.hand_weights()
    for card, chance in fitting.chances().items():
        share = weights[(hands >> np.uint32(card)) & np.uint32(1) == 1].sum() / weights.sum()
        assert chance == pytest.approx(share)


# --- late cards


@given(play=plays(automatic(), finished=False, resigning=False))
def test_late_cards_weigh_no_more_than_others(play):
    for seen in seat_views(play):
        weights = WorldSet(seen).hand_weights()
        assert weights.max() == 1.0
        assert weights.min() > 0.0


# --- contradictions


def defects_of(seen):
    with pytest.raises(NoWorld) as caught:
        WorldSet(seen)
    return {defect.code for defect in caught.value.defects}


def test_a_card_known_and_excluded_fits_no_deal():
    seen = opening_view()
    card = CardSet.of(next(iter(seen.unseen)))
    wrong = replace(seen, known=PerSeat((CardSet(), card)), excluded=PerSeat((CardSet(), card)))
    assert "known_excluded" in defects_of(wrong)


def test_more_known_cards_than_the_hand_has_fit_no_deal():
    seen = opening_view()
    assert "too_many_known" in defects_of(replace(seen, known=PerSeat((CardSet(), seen.unseen))))


def test_too_few_unseen_cards_fit_no_deal():
    seen = opening_view()
    gone = CardSet.from_cards(list(seen.unseen)[:2])
    assert defects_of(replace(seen, gone=gone)) == {"unseen_places"}


def test_excluding_nearly_everything_fits_no_deal():
    seen = opening_view()
    assert defects_of(replace(seen, excluded=PerSeat((CardSet(), seen.unseen)))) == {"too_few_possible"}


def test_every_contradiction_is_named_at_once():
    seen = opening_view()
    cards = CardSet.from_cards(list(seen.unseen)[:3])
    wrong = replace(
        seen, known=PerSeat((CardSet(), cards)), excluded=PerSeat((CardSet(), seen.unseen)), gone=seen.unseen - cards
    )
    assert len(defects_of(wrong)) >= 2


def test_a_watcher_imagines_no_worlds():
    with pytest.raises(ValueError, match="watcher"):
        WorldSet(view(start(RULES, tuple(RULES.pack.cards)), None))


def test_a_world_becomes_the_state_that_it_stands_for():
    deal = deal_from("trump S; talon 4; forehand to lead")
    seen = view(deal, Seat.FOREHAND)
    again = state_of(seen, deal.hands[1], [int(card) for card in deal.talon[:-1]])
    assert again.hands == deal.hands
    assert again.talon == deal.talon
    assert again.stage is Stage.OPEN
