"""Advice on published positions, and what is no position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bummerl.engine.hints import advise, hint_line, play_text, read_sighting
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Announce, Bid, Claim, Close, Exchange, Follow, Knock, Lead, Resign
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.errors import NotationError, PositionError
from bummerl.rules.presets import preset
from bummerl.rules.seats import PerSeat, Seat

RULES = preset("schnapsen_casino")
PUBLISHED = {
    entry["id"]: entry
    for entry in json.loads((Path(__file__).parents[1] / "data" / "published-positions.json").read_text("utf-8"))
}
FOR_CERTAIN = [name for name, entry in PUBLISHED.items() if entry["stock_face_down"] < 9]
UNFINISHED = {"psellos-040": "close, lead AS"}
"""Published with words for the first card: the card that fits them."""

BASE = {
    "trump": "H",
    "face_up_trump": "JH",
    "stock_face_down": 1,
    "me": ["AS", "KS", "KH", "QC", "QD"],
    "unseen": ["TS", "QS", "JS", "TH", "KC", "JC"],
    "me_trick_points": 43,
    "opp_trick_points": 19,
    "on_lead": "me",
}
"""A sound sighting, to be spoiled."""


def answer(name, **changes):
    return hint_line({**PUBLISHED[name], **changes}, RULES)


@pytest.mark.parametrize("name", [name for name in FOR_CERTAIN if PUBLISHED[name]["best"]])
def test_the_recommended_play_is_found(name):
    recommended = {UNFINISHED[name]} if name in UNFINISHED else set(PUBLISHED[name]["best"])
    assert recommended & set(answer(name)["best"])


@pytest.mark.parametrize(
    ("name", "play", "points"),
    [
        (name, value["play"], value["expected_game_points"])
        for name in FOR_CERTAIN
        for value in PUBLISHED[name]["values"]
    ],
)
def test_the_published_value_is_met(name, play, points):
    found = {each["play"]: each for each in answer(name)["plays"]}
    assert found[play]["expected_game_points"] == pytest.approx(points, abs=1e-3)
    assert found[play]["exact"]
    assert found[play]["error"] == 0.0


def test_the_score_can_overrule_the_game_points():
    """Needing one game point, the sure win is better than the play that is worth more."""
    told = answer("psellos-153-2")
    untold = answer("psellos-153-2", me_game_points_remaining=None, opp_game_points_remaining=None)
    assert told["best"] == ["play QD"]
    assert untold["best"] == ["play AH"]
    chances = {each["play"]: each["match_chance"] for each in told["plays"]}
    assert chances["play QD"] == 1.0
    assert chances["play AH"] < 1.0


def test_closing_as_such_has_the_worth_of_the_best_lead_after_it():
    found = {each["play"]: each for each in answer("psellos-148")["plays"]}
    assert found["close"]["expected_game_points"] == 0.0
    assert found["close"]["then"] in found


def test_a_player_who_is_not_to_move_hears_what_waiting_is_worth():
    told = answer("psellos-153-2-subB")
    assert told["best"] == []
    assert [each["play"] for each in told["plays"]] == ["any"]
    assert told["plays"][0]["expected_game_points"] == 1.0


def test_more_worlds_than_asked_for_are_sampled_and_said_to_be():
    told = hint_line(PUBLISHED["psellos-124"], RULES, worlds=20)
    assert not told["exact"]
    assert told["worlds"] == 20
    assert told["worlds_fitting"] == 726_485_760
    assert all(each["error"] >= 0.0 and not each["exact"] for each in told["plays"])


def test_the_same_question_has_the_same_answer():
    assert hint_line(PUBLISHED["psellos-124"], RULES, worlds=10) == hint_line(
        PUBLISHED["psellos-124"], RULES, worlds=10
    )


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ((Lead(Card.KS),), "lead KS"),
        ((Follow(Card.TH),), "play TH"),
        ((Close(), Lead(Card.AC)), "close, lead AC"),
        ((Exchange(), Lead(Card.AS)), "exchange, lead AS"),
        ((Lead(Card.QH, True),), "marry H, lead QH"),
        ((Announce(Suit.HEARTS), Close(), Lead(Card.KH)), "marry H, close, lead KH"),
        ((Knock(), Lead(Card.AS)), "knock, lead AS"),
        ((Bid(), Lead(Card.AS)), "bid, lead AS"),
        ((Claim(),), "claim"),
        ((Resign(),), "resign"),
        ((), "wait"),
    ],
)
def test_plays_are_written_as_published_ones_are(play, words):
    assert play_text(play) == words


# --- reading


def test_a_sighting_becomes_the_view_of_the_player():
    seen = read_sighting(BASE, RULES)
    assert seen.seat is Seat.FOREHAND
    assert seen.hand == CardSet.of(Card.AS, Card.KS, Card.KH, Card.QC, Card.QD)
    assert seen.points == PerSeat((43, 19))
    assert WorldSet(seen).hands == 6
    assert seen.to_go is None


def test_a_led_card_lies_on_the_table():
    seen = read_sighting(PUBLISHED["psellos-004"], RULES)
    assert seen.led is Card.TS
    assert seen.counts == PerSeat((5, 4))
    assert Card.TS not in seen.known[Seat.SECOND]


def test_the_other_half_of_a_declared_marriage_is_known():
    entry = {**PUBLISHED["psellos-115"], "known_opponent": []}
    assert Card.QS in read_sighting(entry, RULES).known[Seat.SECOND]


def test_at_the_first_lead_of_the_other_side_i_am_the_dealer():
    assert read_sighting(PUBLISHED["psellos-132"], RULES).seat is Seat.SECOND


def test_the_moment_of_a_close_can_be_told():
    entry = {**PUBLISHED["psellos-013"], "closed": {"opp_points": 10, "opp_tricks": 1}}
    closing = read_sighting(entry, RULES).closing
    assert closing is not None
    assert closing.closer is Seat.SECOND
    assert closing.points[Seat.FOREHAND] == 10
    assert closing.tricks[Seat.FOREHAND] == 1


def test_a_declared_marriage_waits_for_a_trick():
    """MARR-4: I declared hearts with my first lead, which the opponent won."""
    entry = {
        "trump": "S",
        "face_up_trump": "QS",
        "stock_face_down": 7,
        "me": ["KH", "AS", "TC", "QC", "QD"],
        "unseen": ["TS", "KS", "JS", "TH", "JH", "AC", "KC", "JC", "AD", "TD", "KD", "JD"],
        "me_trick_points": 0,
        "opp_trick_points": 14,
        "me_has_trick": False,
        "opp_has_trick": True,
        "declared": [{"by": "me", "suit": "H"}],
        "on_lead": "opp",
    }
    seen = read_sighting(entry, RULES)
    assert seen.tricks == PerSeat((0, 1))
    assert seen.pending == PerSeat((20, 0))
    assert seen.points == PerSeat((0, 14))
    assert seen.known[Seat.FOREHAND] == CardSet.of(Card.KH)


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"me": ["AS", "AS", "KS", "KH", "QC"]}, {"card_twice"}),
        ({"unseen": ["AS", "QS", "JS", "TH", "KC", "JC"]}, {"card_twice"}),
        ({"me": ["9S", "KS", "KH", "QC", "QD"]}, {"card_foreign"}),
        ({"face_up_trump": "JS", "unseen": ["TS", "QS", "TH", "KC", "JC", "AC"]}, {"upcard"}),
        ({"known_opponent": ["AC"]}, {"known"}),
        ({"known_opponent": ["TS"], "excluded_opponent": ["TS"]}, {"known"}),
        ({"excluded_opponent": ["AC"]}, {"excluded"}),
        ({"on_lead": "opp", "led_card": "AC"}, {"led_card"}),
        ({"won_by_me": ["TS"]}, {"won"}),
        ({"won_by_me": ["AC"], "won_by_opp": ["AC"]}, {"won"}),
        ({"me": []}, {"hand_size", "unseen"}),
        ({"unseen": ["TS", "QS", "JS", "TH"]}, {"unseen"}),
        ({"face_up_trump": None}, {"upcard"}),
        ({"stock_face_down": 2}, {"face_down", "unseen"}),
        ({"face_up_trump": None, "stock_face_down": 0, "unseen": ["TS", "QS", "JS", "TH", "KC"], "closed_by": "me"},
         {"closed_by"}),
        ({"closed": {"opp_points": 1, "opp_tricks": 1}}, {"closed"}),
        ({"me_has_trick": False, "opp_has_trick": False}, {"has_trick", "points"}),
        ({"me_trick_points": 44}, {"points"}),
        ({"me_trick_points": 66, "opp_trick_points": 16}, {"points"}),
        ({"me_has_trick": False, "opp_has_trick": True}, {"points"}),
        ({"declared": [{"by": "me", "suit": "S"}]}, {"declared", "points"}),
        ({"declared": [{"by": "opp", "suit": "D"}, {"by": "me", "suit": "D"}]}, {"declared", "points"}),
    ],
)  # fmt: skip
def test_an_impossible_sighting_is_refused_with_its_defects(changes, codes):
    with pytest.raises(PositionError) as caught:
        read_sighting({**BASE, **changes}, RULES)
    assert codes <= {defect.code for defect in caught.value.defects}


def test_several_defects_are_named_at_once():
    with pytest.raises(PositionError) as caught:
        read_sighting({**BASE, "face_up_trump": None, "known_opponent": ["AC"], "stock_face_down": 4}, RULES)
    assert {"known", "unseen", "upcard"} <= {defect.code for defect in caught.value.defects}


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"trump": "X"}, "trump"),
        ({"me": "AS"}, "me"),
        ({"me": ["ZZ"]}, "me"),
        ({"on_lead": "nobody"}, "on_lead"),
        ({"stock_face_down": -1}, "stock_face_down"),
        ({"me_has_trick": 1}, "me_has_trick"),
        ({"me_game_points_remaining": 0}, "me_game_points_remaining"),
        ({"declared": [{"by": "me"}]}, "suit"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_is_no_sighting_is_unreadable_and_the_key_is_named(changes, word):
    with pytest.raises(NotationError) as caught:
        read_sighting({**BASE, **changes}, RULES)
    assert word in caught.value.reason


@pytest.mark.parametrize("thing", [None, [], 3, "AS", {}])
def test_other_things_are_no_sightings(thing):
    with pytest.raises(NotationError):
        read_sighting(thing, RULES)


def test_advice_without_a_score_gives_no_chances():
    advice = advise(read_sighting(BASE, RULES))
    assert advice.chances is None
    assert advice.best
