"""What is known of a hidden hand is all that can be known: every other way to lay the hidden cards fits the play."""

from __future__ import annotations

from hypothesis import assume, given

from bummerl.rules.actions import Lead
from bummerl.rules.cards import CardSet, Rank
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.testing.arbitraries import plays
from bummerl.rules.testing.chance import SeededChance, shuffled
from bummerl.rules.testing.conformance import other_world


def declares_by_itself(play):
    return play.ruleset.marriage is not None and play.ruleset.marriage.automatic


def king_or_queen_led(play):
    return any(isinstance(a, Lead) and not a.marriage and a.card.rank in (Rank.KING, Rank.QUEEN) for _, a in play.steps)


@given(play=plays(finished=False))
def test_a_world_that_respects_known_and_excluded_cards_fits_all_that_was_played(play):
    """The exception: a king led where marriages declare themselves tells that its queen was elsewhere."""
    assume(not (declares_by_itself(play) and king_or_queen_led(play)))
    chance = SeededChance(len(play.steps))
    for seat in Seat.of(2):
        other = SEATS[1 - seat]
        secret = tuple(play.machine.secret(play.state, seat))
        hand = play.state.hand(other)
        for _ in range(4):
            laid = dict(zip(secret, shuffled(chance, secret), strict=True))
            if CardSet.from_cards(laid.get(card, card) for card in hand).bits & play.state.excluded[other]:
                continue
            world = other_world(play, seat, tuple(laid.values()))
            assert world is not None, (seat, laid, play)
            assert world.state.hand(other) == CardSet.from_cards(laid.get(card, card) for card in hand)


@given(play=plays(finished=False))
def test_a_world_that_gives_a_hand_an_excluded_card_does_not_fit(play):
    """Excluded cards are proved absent, not merely unlikely."""
    assume(play.state.excluded != (0, 0))
    chance = SeededChance(len(play.steps))
    for seat in Seat.of(2):
        other = SEATS[1 - seat]
        secret = tuple(play.machine.secret(play.state, seat))
        for _ in range(4):
            laid = dict(zip(secret, shuffled(chance, secret), strict=True))
            hand = CardSet.from_cards(laid.get(card, card) for card in play.state.hand(other))
            if hand.bits & play.state.excluded[other]:
                assert other_world(play, seat, tuple(laid.values())) is None
