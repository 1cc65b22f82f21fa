"""Tricks: who wins, whose turn it is, and what is drawn after them."""

from __future__ import annotations

import pytest

from bummerl.rules.actions import CLAIM, LEAD, RESIGN, Follow, Lead
from bummerl.rules.cards import Card, CardSet
from bummerl.rules.deal import apply, refusal
from bummerl.rules.errors import Refusal
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.state import Stage
from bummerl.rules.testing import assert_legal, assert_offered, assert_refused, deal_from, play


def winner_of(deal, reply):
    return assert_offered(deal, reply).leader


def test_a_trick_goes_to_the_highest_trump_else_to_the_highest_card_of_the_suit_led():  # TRICK-1
    deal = deal_from("trump S; forehand leads KH; dealer holds AH QH JS AC TC")
    assert winner_of(deal, "AH") is Seat.SECOND  # higher in the suit led
    assert winner_of(deal, "QH") is Seat.FOREHAND  # lower in the suit led
    assert winner_of(deal, "JS") is Seat.SECOND  # the lowest trump beats a plain king
    assert winner_of(deal, "AC") is Seat.FOREHAND  # higher, but of another plain suit
    trumps = deal_from("trump S; forehand leads KS; dealer holds TS QS AH")
    assert winner_of(trumps, "TS") is Seat.SECOND
    assert winner_of(trumps, "QS") is Seat.FOREHAND
    assert winner_of(trumps, "AH") is Seat.FOREHAND


def test_the_ten_beats_the_king_though_it_is_a_lower_number():  # TRICK-1
    assert winner_of(deal_from("trump S; forehand leads KH; dealer holds TH"), "TH") is Seat.SECOND
    assert winner_of(deal_from("trump S; forehand leads TH; dealer holds KH"), "KH") is Seat.FOREHAND


def test_by_the_letter_the_highest_card_of_any_suit_takes_the_trick_and_the_first_of_two_equals():  # TRICK-2
    deal = deal_from("trump S; forehand leads KH; dealer holds AC KC QC JS AH", "schnapsen_casino_literal")
    assert winner_of(deal, "AC") is Seat.SECOND  # higher, though of another suit
    assert winner_of(deal, "KC") is Seat.FOREHAND  # equal, and second
    assert winner_of(deal, "QC") is Seat.FOREHAND
    assert winner_of(deal, "JS") is Seat.SECOND  # a trump beats every plain card
    assert winner_of(deal, "AH") is Seat.SECOND
    trump_led = deal_from("trump S; forehand leads JS; dealer holds AC TS", "schnapsen_casino_literal")
    assert winner_of(trump_led, "AC") is Seat.FOREHAND  # and no plain card beats a trump
    assert winner_of(trump_led, "TS") is Seat.SECOND


def test_the_winner_of_a_trick_takes_its_points_and_leads_to_the_next():  # TRICK-3
    deal = deal_from("trump S; forehand leads KH; dealer holds AH QH")
    won = play(deal, "AH")
    assert (won.leader, won.trick_points, won.tricks) == (Seat.SECOND, PerSeat((0, 15)), PerSeat((0, 1)))
    kept = play(deal, "QH")
    assert (kept.leader, kept.trick_points, kept.tricks) == (Seat.FOREHAND, PerSeat((7, 0)), PerSeat((1, 0)))


def test_an_action_belongs_to_the_seat_whose_turn_it_is():  # TURN-1
    lead = deal_from("trump S; forehand holds AH; dealer holds TH QH")
    assert_offered(lead, "AH")
    assert_legal(lead, [], Seat.SECOND)
    assert_refused(lead, "1:TH", Refusal.NOT_YOUR_TURN)
    answer = play(lead, "AH")
    assert_offered(answer, "TH")
    assert_legal(answer, [], Seat.FOREHAND)
    assert_refused(answer, "0:TH", Refusal.NOT_YOUR_TURN)


def test_the_leader_leads_and_the_follower_answers():  # TURN-1
    lead = deal_from("trump S; forehand holds AH; dealer holds TH")
    answer = play(lead, "AH")
    assert refusal(lead, Seat.FOREHAND, Lead(Card.AH)) is None
    assert refusal(lead, Seat.FOREHAND, Follow(Card.AH)) is Refusal.MUST_LEAD
    assert refusal(answer, Seat.SECOND, Follow(Card.TH)) is None
    assert refusal(answer, Seat.SECOND, Lead(Card.TH)) is Refusal.MUST_ANSWER


def test_a_seat_that_takes_no_part_is_never_on_turn():  # TURN-1
    deal = deal_from("trump S; forehand holds AH", "snapszer24")
    assert_offered(deal, "claim")
    for action in (CLAIM, RESIGN, LEAD[Card.AH]):
        assert refusal(deal, Seat.THIRD, action) is Refusal.NOT_YOUR_TURN
    assert_legal(deal, [], Seat.THIRD)


def test_something_that_is_no_action_is_no_resignation():  # TURN-1
    deal = deal_from("trump S; forehand holds AH")
    with pytest.raises(TypeError):
        apply(deal, Seat.FOREHAND, "AH")  # type: ignore[arg-type]


def test_only_a_card_of_the_own_hand_can_be_played():  # TURN-2
    lead = deal_from("trump S; forehand holds AH; dealer holds TH")
    assert_offered(lead, "AH")
    assert_refused(lead, "TH", Refusal.CARD_NOT_IN_HAND)
    assert_refused(lead, "9H", Refusal.CARD_NOT_IN_HAND)  # not even in the pack
    answer = play(lead, "AH")
    assert_offered(answer, "TH")
    assert_refused(answer, "AH", Refusal.CARD_NOT_IN_HAND)


def test_after_the_end_nothing_more_is_played():  # TURN-3
    deal = deal_from("trump S; forehand holds AH; dealer holds TH")
    assert_offered(deal, "AH")
    over = apply(deal, Seat.FOREHAND, RESIGN).state
    assert over.to_move is None
    assert_refused(over, "AH", Refusal.DEAL_OVER)
    assert_refused(over, "1:TH", Refusal.DEAL_OVER)
    assert_refused(over, "1:resign", Refusal.DEAL_OVER)


def test_after_a_trick_the_winner_draws_and_then_the_other():  # DRAW-1
    deal = deal_from("trump S; forehand leads KH; dealer holds AH; stock TD QD")
    after = play(deal, "AH")
    assert Card.TD in after.hand(Seat.SECOND)
    assert Card.QD in after.hand(Seat.FOREHAND)
    assert after.talon_left == deal.talon_left - 2
    assert [len(after.hand(seat)) for seat in Seat.of(2)] == [5, 5]


def test_the_upcard_is_drawn_last_by_the_loser_of_the_trick_and_everybody_knows():  # DRAW-2
    deal = deal_from("talon 2; upcard TS; stock AD; forehand leads KH; dealer holds AH")
    after = play(deal, "AH")
    assert after.stage is Stage.EXHAUSTED
    assert after.talon == ()
    assert Card.AD in after.hand(Seat.SECOND)
    assert Card.TS in after.hand(Seat.FOREHAND)
    assert after.known == PerSeat((CardSet.of(Card.TS).bits, 0))


def test_the_card_put_in_by_an_exchange_is_drawn_last():  # DRAW-2
    deal = deal_from("talon 2; upcard TS; forehand holds JS KH; dealer holds AH")
    after = play(deal, "exchange KH AH")
    assert Card.JS in after.hand(Seat.FOREHAND)
    assert Card.TS in after.hand(Seat.FOREHAND)
