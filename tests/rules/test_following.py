"""Answering the card led: freely while the talon is open, strictly once it is closed or exhausted."""

from __future__ import annotations

import pytest

from bummerl.rules.cards import Card, CardSet
from bummerl.rules.errors import Refusal
from bummerl.rules.seats import Seat
from bummerl.rules.testing import assert_legal, assert_offered, assert_refused, deal_from, house, play

STRICT = pytest.mark.parametrize("strict", ["closed by forehand", "exhausted"])


def test_while_the_talon_is_open_any_card_may_be_played():  # FOLLOW-1
    deal = deal_from("trump S; forehand leads QH; dealer holds AH JH JS TC AD")
    assert_legal(deal, ["JS", "AH", "JH", "AD", "TC"])


@STRICT
def test_in_strict_play_the_suit_led_must_be_followed(strict):  # FOLLOW-2
    deal = deal_from(f"{strict}; trump S; forehand leads AH; dealer holds JH JS AC")
    assert_legal(deal, ["JH"])
    assert_refused(deal, "JS", Refusal.MUST_FOLLOW_SUIT)
    assert_refused(deal, "AC", Refusal.MUST_FOLLOW_SUIT)


def test_after_closing_the_follower_must_follow_suit():  # FOLLOW-2
    deal = deal_from("closed by forehand; trump S; forehand leads QH; dealer holds AH JS")
    assert_legal(deal, ["AH"])
    assert_refused(deal, "JS", Refusal.MUST_FOLLOW_SUIT)


@STRICT
def test_in_strict_play_the_trick_must_be_headed_within_the_suit_if_it_can_be(strict):  # FOLLOW-3
    deal = deal_from(f"{strict}; trump S; forehand leads QH; dealer holds AH KH JH JS")
    assert_legal(deal, ["AH", "KH"])
    assert_refused(deal, "JH", Refusal.MUST_HEAD_TRICK)
    low = deal_from(f"{strict}; trump S; forehand leads KH; dealer holds QH JH JS")
    assert_legal(low, ["QH", "JH"])  # nothing higher: any card of the suit


def test_trumps_led_must_be_beaten_with_a_higher_trump():  # FOLLOW-3
    deal = deal_from("exhausted; trump S; forehand leads KS; dealer holds TS QS AH")
    assert_legal(deal, ["TS"])
    assert_refused(deal, "QS", Refusal.MUST_HEAD_TRICK)
    assert_refused(deal, "AH", Refusal.MUST_FOLLOW_SUIT)


@STRICT
def test_who_is_void_must_trump(strict):  # FOLLOW-4
    deal = deal_from(f"{strict}; trump S; forehand leads AH; dealer holds TS JS AC KD")
    assert_legal(deal, ["TS", "JS"])
    assert_refused(deal, "AC", Refusal.MUST_TRUMP)


@STRICT
def test_who_has_neither_suit_nor_trump_may_play_any_card(strict):  # FOLLOW-5
    deal = deal_from(f"{strict}; trump S; forehand leads AH; dealer holds AC KD JD")
    assert_legal(deal, ["KD", "JD", "AC"])


def test_where_there_is_no_duty_to_beat_any_card_of_the_suit_will_do():  # FOLLOW-6
    words = "closed by forehand; trump S; forehand leads QH; dealer holds AH JH JS"
    assert_legal(deal_from(words), ["AH"])
    loose = deal_from(words, house(following={"must_beat": False}))
    assert_legal(loose, ["AH", "JH"])
    assert_refused(loose, "JS", Refusal.MUST_FOLLOW_SUIT)
    assert_offered(deal_from(words, "bummerl"), "JH")


def test_a_house_may_lift_the_duty_to_trump():  # FOLLOW-4
    words = "closed by forehand; trump S; forehand leads AH; dealer holds TS JS AC"
    assert_legal(deal_from(words), ["TS", "JS"])
    assert_legal(deal_from(words, house(following={"must_trump": False})), ["TS", "JS", "AC"])


def test_a_house_may_lift_the_duty_to_follow():  # FOLLOW-2
    words = "closed by forehand; trump S; forehand leads QH; dealer holds AH JS"
    assert_legal(deal_from(words), ["AH"])
    assert_legal(deal_from(words, house(following={"must_follow": False, "must_beat": False})), ["JS", "AH"])


@pytest.mark.parametrize(
    "held, reply, excluded",
    [
        ("JH QC AC", "JH", "AH TH KH"),  # did not beat: nothing higher
        ("AH JH QC", "AH", ""),  # did beat: nothing is proved
        ("JS QC AC", "JS", "AH TH KH QH JH"),  # trumped: void
        ("KD QC AC", "KD", "AH TH KH QH JH AS TS KS QS JS"),  # neither: void of both
    ],
)
def test_a_strict_answer_tells_what_a_hand_does_not_hold(held, reply, excluded):  # FOLLOW-2 FOLLOW-3 FOLLOW-4
    deal = deal_from(f"closed by forehand; trump S; forehand leads QH; dealer holds {held}")
    after = play(deal, reply)
    told = CardSet(after.excluded[Seat.SECOND])
    assert told == CardSet.from_cards(Card.from_code(code) for code in excluded.split())
    assert not told & after.hand(Seat.SECOND)
    assert after.excluded[Seat.FOREHAND] == 0


def test_an_answer_in_open_play_tells_nothing():  # FOLLOW-1
    deal = deal_from("trump S; forehand leads QH; dealer holds JD AH")
    assert assert_offered(deal, "JD").excluded == (0, 0)
