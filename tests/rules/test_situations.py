"""Set-ups from words: what they say is so, what they leave open is filled in soundly, nonsense is refused."""

from __future__ import annotations

import pytest

from bummerl.rules.cards import Card, Suit
from bummerl.rules.errors import IllegalAction, Refusal
from bummerl.rules.notation import position_defects
from bummerl.rules.presets import PRESETS
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.testing import SituationError, assert_legal, assert_offered, assert_refused, deal_from, play

MOMENTS = [
    "",
    "trump H",
    "upcard TD; forehand holds AH; dealer leads QC; after 2 tricks",
    "dealer to lead; 5 cards each; closed by dealer",
    "closed by forehand; forehand leads AH",
    "closed by forehand; 2 cards each",
    "exhausted; 3 cards each; dealer to lead",
    "talon 4; stock AD TD AC; forehand took 20 in 2",
    "forehand leads KH+; after 2 tricks",
    "carry 2; to go 3/5; forehand declared D; after 3 tricks",
]


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("words", MOMENTS)
def test_whatever_is_left_open_is_filled_in_so_that_the_position_can_have_come_about(name, words):
    deal = deal_from(words, name)
    assert position_defects(deal) == ()
    assert deal_from(words, name) == deal
    assert deal.settlement is None


def test_what_the_words_say_is_so():
    deal = deal_from(
        "upcard TD; forehand holds AH JS; dealer leads QC; forehand took 14 in 1; dealer took 7 in 1; "
        "stock AC TC; carry 2; to go 3/5",
        "snapszer24",
    )
    assert (deal.upcard, deal.trump) == (Card.TD, Suit.DIAMONDS)
    assert Card.AH in deal.hand(Seat.FOREHAND)
    assert Card.JS in deal.hand(Seat.FOREHAND)
    assert (deal.leader, deal.led) == (Seat.SECOND, Card.QC)
    assert (deal.trick_points, deal.tricks) == (PerSeat((14, 7)), PerSeat((1, 1)))
    assert deal.talon[:2] == (Card.AC, Card.TC)
    assert (deal.carry, deal.to_go) == (2, PerSeat((3, 5)))
    assert [len(deal.hand(seat)) for seat in Seat.of(2)] == [6, 5]


def test_a_close_has_the_snapshot_that_was_named():
    deal = deal_from(
        "closed by dealer at 14+20:1/21:2; forehand took 14 in 1; dealer took 40 in 4; "
        "forehand declared H; dealer to lead"
    )
    closing = deal.closing
    assert closing is not None
    assert (closing.closer, closing.points, closing.trick_points) == (Seat.SECOND, (34, 21), (14, 21))
    assert (closing.tricks, closing.number) == ((1, 2), 3)
    assert deal.strict_tricks == PerSeat((0, 2))


def test_filling_in_gives_no_marriage_and_no_card_to_exchange_that_was_not_named():
    for name in PRESETS:
        deal = deal_from("trump S; after 2 tricks", name)
        for code in ("exchange", "KS+", "KH+", "KD+", "KC+"):
            with pytest.raises(IllegalAction):
                play(deal, code)


@pytest.mark.parametrize(
    "words, why",
    [
        ("forehand is winning", "no part of a set-up"),
        ("trump X", "no suit"),
        ("upcard 1S", "no card"),
        ("forehand leads AH; dealer to lead", "two leaders"),
        ("forehand holds AH; dealer holds AH", "AH"),
        ("forehand holds AS TS KS QH JD AH", "room for 5"),
        ("forehand took 31 in 1", "no cards make"),
        ("forehand took 22 in 1; forehand holds AS AH AD AC", "no cards make"),
        ("forehand holds NS", "no card"),
    ],
)
def test_nonsense_is_refused(words, why):
    with pytest.raises(SituationError, match=why):
        deal_from(words)


def test_the_assertions_can_fail():
    deal = deal_from("closed by forehand; trump S; forehand leads QH; dealer holds AH JS")
    assert_legal(deal, ["AH"])
    with pytest.raises(AssertionError):
        assert_legal(deal, ["AH", "JS"])
    with pytest.raises(AssertionError):
        assert_offered(deal, "JS")
    with pytest.raises(AssertionError):
        assert_refused(deal, "AH", Refusal.MUST_FOLLOW_SUIT)
    with pytest.raises(AssertionError):
        assert_refused(deal, "JS", Refusal.MUST_TRUMP)
    assert_refused(deal, "JS", Refusal.MUST_FOLLOW_SUIT)
