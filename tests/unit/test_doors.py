"""The doors for programs: positions and cases as JSON data, and what they answer."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bummerl.rules.actions import ANNOUNCE, BID, CLAIM, CLOSE, EXCHANGE, KNOCK, RESIGN, Follow, Lead
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.deal import apply, legal_actions, start
from bummerl.rules.doors import (
    load_line,
    moves_line,
    read_dd,
    read_dd_seated,
    settle_case,
    write_dd,
    write_move,
)
from bummerl.rules.errors import NotationError, PositionError, RulesetError, UnknownPreset
from bummerl.rules.notation import cards_in_order, position_defects, read_position, write_position
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import MatchRule, Pack, TargetUnit
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.state import DealState, Stage

DATA = Path(__file__).parent.parent / "data"
POSITIONS = [json.loads(line) for line in (DATA / "dd-positions.jsonl").read_text(encoding="utf-8").splitlines()]
CASES = json.loads((DATA / "scoring-cases.json").read_text(encoding="utf-8"))
CASINO = preset("schnapsen_casino")

Moves = list[dict[str, Any]]


def plain(moves: Moves) -> list[tuple[str, bool]]:
    return sorted((move["move"], move["marriage"]) for move in moves)


# --- the 300 positions --------------------------------------------------------------------------------------------


def test_there_are_300_positions_of_every_phase():
    assert len(POSITIONS) == 300
    assert {position["phase"] for position in POSITIONS} == {"open", "closed", "exhausted"}


def test_the_legal_moves_are_those_of_all_300_positions():
    wrong = [
        position["id"]
        for position in POSITIONS
        if plain(moves_line(position, CASINO)["moves"]) != plain(position["moves"])
    ]
    assert wrong == []


def test_the_answer_names_its_position_and_keeps_the_canonical_order():
    for position in POSITIONS:
        answer = moves_line(position, CASINO)
        assert answer["id"] == position["id"]
        state = read_dd(position, CASINO)
        assert state.to_move is not None
        assert answer["moves"] == [write_move(action) for action in legal_actions(state, state.to_move)]


def test_every_position_is_written_back_as_it_was_read():
    for position in POSITIONS:
        state, players = read_dd_seated(position, CASINO)
        written = write_dd(state, position["id"], players)
        written.pop("declared", None)  # found out from the points
        for key, value in written.items():
            given = position[key]
            if key in ("hands", "known", "excluded"):
                value, given = [sorted(cards) for cards in value], [sorted(cards) for cards in given]
            assert value == given, (position["id"], key)


def test_every_position_has_its_line_of_notation():
    for position in POSITIONS:
        state = read_dd(position, CASINO)
        assert position_defects(state) == ()
        assert read_position(write_position(state), CASINO) == state


class Reference:
    """The rules of the data page once more, in the plainest way: dictionaries, lists and strings."""

    RANKS = "ATKQJ"

    @classmethod
    def of(cls, position: dict[str, Any]) -> Moves:
        mover = position["to_move"]
        hand, trump, table = position["hands"][mover], position["trump"], position["table"]
        if table is not None:
            return [{"move": card, "marriage": False} for card in cls.replies(position, hand, table)]
        moves = []
        if position["phase"] == "open" and len(position["stock"]) >= 2:
            if f"J{trump}" in hand:
                moves.append({"move": "exchange", "marriage": False})
            moves.append({"move": "close", "marriage": False})
        for card in hand:
            moves.append({"move": card, "marriage": False})
            if card[0] in "KQ" and {"K" + card[1], "Q" + card[1]} <= set(hand):
                moves.append({"move": card, "marriage": True})
        return moves

    @classmethod
    def replies(cls, position: dict[str, Any], hand: list[str], table: str) -> list[str]:
        if position["phase"] == "open":
            return hand
        suit = [card for card in hand if card[1] == table[1]]
        higher = [card for card in suit if cls.RANKS.index(card[0]) < cls.RANKS.index(table[0])]
        trumps = [card for card in hand if card[1] == position["trump"]]
        return higher or suit or trumps or hand

    @staticmethod
    def after_exchange(position: dict[str, Any]) -> dict[str, Any]:
        mover, jack, upcard = position["to_move"], f"J{position['trump']}", position["stock"][-1]
        hands = [list(hand) for hand in position["hands"]]
        hands[mover] = [upcard if card == jack else card for card in hands[mover]]
        return {**position, "hands": hands, "stock": [*position["stock"][:-1], jack]}

    @staticmethod
    def after_close(position: dict[str, Any]) -> dict[str, Any]:
        return {**position, "phase": "closed"}

    @staticmethod
    def after_lead(position: dict[str, Any], card: str) -> dict[str, Any]:
        mover = position["to_move"]
        hands = [list(hand) for hand in position["hands"]]
        hands[mover].remove(card)
        return {**position, "hands": hands, "table": card, "to_move": 1 - mover}


def test_the_reference_agrees_with_the_data():
    for position in POSITIONS:
        assert plain(Reference.of(position)) == plain(position["moves"]), position["id"]


def agree(state: DealState, reference: dict[str, Any]) -> None:
    assert state.to_move is not None
    moves = [write_move(action) for action in legal_actions(state, state.to_move)]
    assert plain(moves) == plain(Reference.of(reference)), reference["id"]


def test_after_exchange_and_close_the_moves_still_agree():  # EXCH-7, CLOSE-4
    tried = {"exchange": 0, "close": 0, "exchange, close": 0}
    for position in POSITIONS:
        words = {move["move"] for move in position["moves"]}
        state = read_dd(position, CASINO)
        seat = state.leader
        branches: list[tuple[str, DealState, dict[str, Any]]] = []
        if "exchange" in words:
            exchanged = apply(state, seat, EXCHANGE).state
            branches.append(("exchange", exchanged, Reference.after_exchange(position)))
            closed = apply(exchanged, seat, CLOSE).state
            branches.append(("exchange, close", closed, Reference.after_close(Reference.after_exchange(position))))
        if "close" in words:
            branches.append(("close", apply(state, seat, CLOSE).state, Reference.after_close(position)))
        for name, after, reference in branches:
            tried[name] += 1
            agree(after, reference)
            for action in legal_actions(after, seat):
                if isinstance(action, Lead):
                    then = apply(after, seat, action).state
                    if then.settlement is None:
                        agree(then, Reference.after_lead(reference, action.card.code))
    assert tried == {"exchange": 13, "close": 70, "exchange, close": 13}


# --- what a position does not say, and what it says wrongly -------------------------------------------------------

START: dict[str, Any] = {
    "id": "start",
    "deck": 20,
    "trump": "H",
    "hands": [["KS", "QS", "JS", "AH", "JH"], ["AS", "TS", "TH", "KH", "KD"]],
    "stock": ["QD", "JD", "AD", "TD", "KC", "QC", "JC", "AC", "TC", "QH"],
    "leader": 0,
    "points": [0, 0],
    "tricks": [0, 0],
}
LED = {**START, "hands": [["QS", "JS", "AH", "JH"], START["hands"][1]], "table": "KS"}


def test_the_keys_that_may_be_left_out_have_their_defaults():
    assert read_dd(START, CASINO) == read_position(
        "KS,QS,JS,AH,JH/AS,TS,TH,KH,KD QD,JD,AD,TD,KC,QC,JC,AC,TC^QH 0 0/0 0/0", CASINO
    )
    nothing = {"table": None, "closed": None, "announced": None, "bid": None, "knocked": None, "score": None}
    assert read_dd({**START, **nothing, "carry": 0, "look_back": "all", "declared": [[], []]}, CASINO) == read_dd(
        START, CASINO
    )


def test_carry_and_score_are_those_of_the_match():
    carrying = replace(CASINO, id="carrying", settlement=replace(preset("snapszer24").settlement))
    state = read_dd({**START, "carry": 1, "score": [5, 7]}, carrying)
    assert (state.carry, state.to_go) == (1, (5, 7))
    assert (write_dd(state)["carry"], write_dd(state)["score"]) == (1, [5, 7])


def test_a_declared_marriage_is_led_with_its_card():
    pending = {**LED, "pending": [20, 0], "declared": [["S"], []], "known": [["QS"], []]}
    assert read_dd(pending, CASINO).led_marriage
    assert not read_dd(LED, CASINO).led_marriage


def test_marriages_that_are_not_said_to_be_declared_are_found_from_the_points():
    state = read_dd({**LED, "pending": [20, 0], "known": [["QS"], []]}, CASINO)
    assert state.declared == (1 << Suit.SPADES, 0)
    assert state.led_marriage


def test_the_player_who_led_first_gets_the_first_seat():
    turned = {**START, "hands": START["hands"][::-1], "leader": 1, "score": [7, 5]}
    state, players = read_dd_seated(turned, CASINO)
    assert players == (1, 0)
    assert state == read_dd({**START, "score": [5, 7]}, CASINO)
    again = write_dd(state, "start", PerSeat(players))
    assert {key: again[key] for key in turned} == turned


def test_announced_bid_and_knocked_are_read_and_written():
    rules = preset("snapszer24")
    deal = start(rules, cards_in_order("KS QS JS 9S AH TH  AS TS KH QH JH 9H  AD TD KD QD JD 9D AC TC KC QC JC 9C"))
    announced = apply(deal, Seat.FOREHAND, ANNOUNCE[Suit.SPADES]).state
    written = write_dd(announced)
    assert (written["announced"], written["deck"]) == ("S", 24)
    assert read_dd(written, rules) == announced
    assert {"move": "close", "marriage": False} in moves_line(written, rules)["moves"]
    del written["declared"], written["known"]
    assert read_dd(written, rules) == announced
    for name, action, key in (("mszsz", BID, "bid"), ("knock_snapszli", KNOCK, "knocked")):
        house = preset(name)
        state = apply(start(house, tuple(house.pack.cards)), Seat.FOREHAND, action).state
        written = write_dd(state)
        assert written[key] == 0
        assert written["phase"] == "closed"
        assert read_dd(written, house) == state


def test_the_deck_fits_the_ruleset():
    siebener = preset("siebener")
    deal = start(siebener, tuple(siebener.pack.cards))
    assert write_dd(deal)["deck"] == "siebener"
    assert read_dd(write_dd(deal), siebener) == deal
    with pytest.raises(PositionError) as caught:
        read_dd({**write_dd(deal), "deck": 24}, siebener)
    assert [defect.code for defect in caught.value.defects] == ["deck"]


def test_any_other_pack_is_told_by_its_number_of_cards():
    large = Pack(ranks=tuple(Rank), points=(11, 10, 4, 3, 2, 0, 0, 0))
    rules = replace(CASINO, id="large", pack=large)
    deal = start(rules, tuple(large.cards))
    assert write_dd(deal)["deck"] == 32
    assert read_dd(write_dd(deal), rules) == deal


def test_manual_claims_are_among_the_moves_and_automatic_ones_are_not():  # CLAIM-1, CLAIM-4
    assert {"move": "claim", "marriage": False} not in moves_line(START, CASINO)["moves"]
    assert moves_line(START, preset("bummerl"))["moves"][0] == {"move": "claim", "marriage": False}


def test_a_deal_that_is_over_is_no_position():
    over = apply(read_dd(START, CASINO), Seat.FOREHAND, RESIGN).state
    with pytest.raises(ValueError, match="over"):
        write_dd(over)


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"to_move": 1}, ["to_move"]),
        ({"phase": "closed"}, ["phase"]),
        ({"deck": 24}, ["deck"]),
        ({"trump": "S"}, ["upcard_suit"]),
        ({"hands": [["KS", "QS", "JS", "AH", "AH"], START["hands"][1]]}, ["card_twice", "card_count", "hand_size"]),
        ({"hands": [["KS", "QS", "JS", "AH"], START["hands"][1]]}, ["card_count", "hand_size"]),
        ({"pending": [20, 0]}, ["marriage_points"]),
        ({"points": [20, 0]}, ["points_total", "points_without_trick"]),
        ({"declared": [["S"], []]}, ["declared_not_led", "declared_many", "marriage_points"]),
        ({"closed": {"by": 0, "opp_points": 4, "opp_tricks": 0}}, ["close_larger"]),
        (
            {"closed": {"by": 0, "opp_points": 0, "opp_tricks": 3}},
            ["close_points_impossible", "close_number", "close_larger"],
        ),
        ({"bid": 0}, ["no_bidding"]),
        ({"knocked": 0}, ["no_knocking"]),
        ({"announced": "S"}, ["marriage_points", "announce_not_separate"]),
        ({"knocked": 0, "closed": {"by": 0, "opp_points": 0, "opp_tricks": 0}}, ["close_and_knock", "no_knocking"]),
        ({"score": [0, 1]}, ["to_go"]),
        ({"stock": START["stock"][:9]}, ["upcard_suit", "card_count", "talon_size"]),
        ({"stock": []}, ["card_count", "talon_size"]),
    ],
)
def test_an_impossible_position_names_its_defects(changes: dict[str, Any], codes: list[str]):
    with pytest.raises(PositionError) as caught:
        read_dd({**START, **changes}, CASINO)
    assert [defect.code for defect in caught.value.defects] == codes


def test_defects_speak_of_players():
    turned = {**START, "hands": START["hands"][::-1], "leader": 1, "known": [["AC"], []]}
    with pytest.raises(PositionError, match="known to be with player 0, but not in its hand: AC") as caught:
        read_dd(turned, CASINO)
    assert [defect.code for defect in caught.value.defects] == ["known_not_held"]
    assert caught.value.defects[0].data["seat"] == 0


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"foo": 1}, "foo: unknown key"),
        ({"trump": "h"}, "trump: needs one of S, H, D, C, not 'h'"),
        ({"trump": None}, "trump: needs one of S, H, D, C, not null"),
        ({"hands": [["KS"]]}, "hands: needs 2 entries, not 1"),
        ({"hands": [["KS"], "AS"]}, "hands[1]: needs an array, not 'AS'"),
        ({"hands": [["KS"], [7]]}, "hands[1][0]: needs one of AS"),
        ({"leader": 2}, "leader: needs a whole number from 0 to 1, not 2"),
        ({"leader": True}, "leader: needs a whole number, not true"),
        ({"leader": 0.0}, "leader: needs a whole number, not the number 0.0"),
        ({"points": [0, -1]}, "points[1]: needs a whole number from 0"),
        ({"points": [0, 10**30]}, "points[1]: needs a whole number from 0 to 999999, not a number as large as that"),
        ({"stock": {"a": 1}}, "stock: needs an array, not an object"),
        ({"stock": ["AS"] * 65}, "stock: needs 0 to 64 entries"),
        ({"closed": {"by": 0, "opp_points": 0}}, "closed: the key opp_tricks is missing"),
        ({"closed": {"by": 0, "opp_points": 0, "opp_tricks": 0, "x": 0}}, "closed.x: unknown key"),
        ({"closed": 0}, "closed: needs an object, not 0"),
        ({"phase": "shut"}, "phase: needs one of open, closed, exhausted"),
        ({"declared": [["S", "X"], []]}, "declared[0][1]: needs one of S, H, D, C"),
        ({"announced": "X"}, "announced: needs one of S, H, D, C"),
        ({"score": [1]}, "score: needs 2 entries, not 1"),
        ({"deck": None}, "deck: needs a whole number, not null"),
    ],
)
def test_what_is_no_position_is_refused_with_the_key(changes: dict[str, Any], reason: str):
    with pytest.raises(NotationError) as caught:
        read_dd({**START, **changes}, CASINO)
    assert caught.value.reason.startswith(reason)


def test_every_required_key_is_missed():
    for key in ("deck", "trump", "hands", "stock", "leader", "points", "tricks"):
        with pytest.raises(NotationError, match=f"the key {key} is missing"):
            read_dd({name: value for name, value in START.items() if name != key}, CASINO)


@pytest.mark.parametrize("thing", [None, 7, "AS", [], [START], True])
def test_something_that_is_no_object_is_refused(thing: object):
    with pytest.raises(NotationError, match="needs an object"):
        moves_line(thing, CASINO)


def test_positions_are_for_two():
    with pytest.raises(RulesetError):
        read_dd(START, replace(CASINO, seats=4))


def test_the_sweep_is_not_taken_to_be_on_its_way_where_that_can_be():  # SWEEP-1
    rules = preset("bummerl")
    deal = read_position("KH,QH/AC,TD -^JS 0 5/3 54/38 strict=2/1", rules)
    assert read_dd(write_dd(deal), rules).strict_tricks == (2, 1)
    swept = read_position("KH,QH/AC,TD -^JS 0 5/3 54/38 strict=3/0", rules)
    assert read_dd(write_dd(swept), rules).strict_tricks == (2, 1)
    assert read_dd(write_dd(swept), rules).stage is Stage.EXHAUSTED


# --- lines --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "no JSON"),
        ("{", 2, "no JSON"),
        ('{"a": 1,}', 9, "no JSON"),
        ('{"a": NaN}', 1, "NaN is no number"),
        ('{"a": 1, "a": 2}', 1, "the key 'a' comes twice"),
        ("[" * 100_000, 33, "nested deeper"),
        ('{"a": ' * 40 + "1" + "}" * 40, 193, "nested deeper"),
        (b'{"a": "\xff"}', 8, "no UTF-8: byte 0xff"),
        ('{"a": "\x00"}', 8, "a control character"),
        ("9" * 10_000, 1, "number without end"),
    ],
)
def test_a_line_is_strict_json(text: str | bytes, column: int, reason: str):
    with pytest.raises(NotationError) as caught:
        load_line(text, line=12)
    assert reason in caught.value.reason
    assert (caught.value.line, caught.value.column) == (12, column)


def test_brackets_inside_of_texts_do_not_nest():
    assert load_line(json.dumps(["[" * 50, '"' + "{" * 50])) == ["[" * 50, '"' + "{" * 50]


def test_a_line_that_is_too_long_is_refused_unread():
    with pytest.raises(NotationError, match="more than"):
        load_line(b" " * 1_000_001)


# --- cases --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_every_case_settles_as_given(case: dict[str, Any]):
    answer = settle_case(case)
    assert answer["id"] == case["id"]
    assert (answer["winner"], answer["game_points"]) == (case["winner"], case["game_points"])
    assert answer["clauses"]
    for key in (
        "remaining_after",
        "bummerl_marks",
        "bummerl_marks_with_schneiderbummerl",
        "bummerl_marks_without",
        "carry_out",
    ):
        if key in case["facts"]:
            assert answer[key] == case["facts"][key]


def test_the_cases_ask_for_the_score_of_the_match_too():
    asked = set().union(*(case["facts"] for case in CASES))
    assert {"remaining_after", "bummerl_marks", "bummerl_marks_with_schneiderbummerl", "carry_in"} <= asked


FACTS: dict[str, Any] = {
    "a_trick_points": 46,
    "a_marriage_points": 20,
    "a_tricks": 4,
    "b_trick_points": 32,
    "b_marriage_points": 0,
    "b_tricks": 3,
    "ended_by": "sixty_six",
    "claimant": "A",
}
CLOSED: dict[str, Any] = {
    "closer": "A",
    "closer_points_at_close": 14,
    "closer_tricks_at_close": 1,
    "opp_points_at_close": 0,
    "opp_tricks_at_close": 0,
}


def case(rules: str = "bummerl", **facts: object) -> dict[str, Any]:
    return {"id": "one", "ruleset": rules, "facts": {**FACTS, **facts}}


def test_the_clauses_that_settle_a_case_are_told():  # VALUE-1, VALUE-2
    assert settle_case(case())["clauses"] == ["VALUE-1", "VALUE-2"]
    assert settle_case(case("schnapsen_casino", **CLOSED))["clauses"][0] == "CLOSE-5"


def test_another_ruleset_can_be_given_in_place_of_the_preset():
    generous = replace(preset("bummerl"), settlement=replace(preset("bummerl").settlement, value_schneider=3))
    assert settle_case(case(), generous)["game_points"] == 3


def test_a_tie_is_carried_out():  # TIE-2
    answer = settle_case(
        case(
            "snapszer24",
            a_trick_points=60,
            a_marriage_points=0,
            b_trick_points=60,
            ended_by="exhausted",
            claimant=None,
            last_trick_winner="A",
        )
    )
    assert (answer["winner"], answer["game_points"], answer["carry_out"]) == (None, 0, 1)


def test_a_resigned_deal_and_a_lost_bid_settle():  # RESIGN-1, BID-3
    assert settle_case(case(ended_by="resign", claimant=None, resigner="B"))["winner"] == "A"
    lost = case("mszsz", ended_by="snapszer_lost", claimant=None, snapszer_bidder="A")
    assert (settle_case(lost)["winner"], settle_case(lost)["game_points"]) == ("B", 6)


@pytest.mark.parametrize(
    ("facts", "codes"),
    [
        ({"a_points": 65}, ["points_sum"]),
        ({"b_tricks": 0}, ["points_without_trick"]),
        ({"a_trick_points": 45}, ["end"]),
        ({"ended_by": "claim_wrong"}, ["end"]),
        ({"a_trick_points": 99}, ["points_total"]),
        ({"a_tricks": 10}, ["tricks_many"]),
        ({**CLOSED, "opp_points_at_close": 40}, ["close_larger"]),
        ({**CLOSED, "closer_tricks_at_close": 5}, ["close_larger"]),
        ({"snapszer_bidder": "A"}, ["no_bidding"]),
        ({**CLOSED, "snapszer_bidder": "A"}, ["no_bidding", "bid_and_close"]),
        ({"phase2_sweep_by": "B"}, ["sweep"]),
        ({"remaining_before": {"A": 8, "B": 1}}, ["remaining"]),
    ],
)
def test_facts_that_contradict_themselves_are_all_named(facts: dict[str, Any], codes: list[str]):
    with pytest.raises(PositionError) as caught:
        settle_case(case(**facts))
    assert [defect.code for defect in caught.value.defects] == codes


def test_no_case_closes_under_rules_that_do_not():
    open_only = replace(preset("bummerl"), closing=None)
    with pytest.raises(PositionError, match="no closing"):
        settle_case(case(**CLOSED), open_only)


def test_a_match_in_card_points_has_nothing_left_in_game_points():
    counted = replace(preset("snapszer24"), match=MatchRule(target=500, target_unit=TargetUnit.CARD_POINTS))
    with pytest.raises(PositionError, match="card points"):
        settle_case(case("snapszer24", remaining_before={"A": 2, "B": 2}), counted)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"ended_by": "boredom"}, "facts.ended_by: needs one of sixty_six"),
        ({"claimant": None}, "facts.ended_by: sixty_six needs the key claimant"),
        ({"claimant": "C"}, "facts.claimant: needs one of A, B, not 'C'"),
        ({"ended_by": "resign"}, "facts.ended_by: resign needs the key resigner"),
        ({"ended_by": "last_trick"}, "facts.ended_by: last_trick needs the key last_trick_winner"),
        ({"ended_by": "snapszer_lost"}, "facts.ended_by: snapszer_lost needs the key snapszer_bidder"),
        ({"closer": "A"}, "facts.closer: a closer needs the key closer_points_at_close"),
        ({"a_tricks": -1}, "facts.a_tricks: needs a whole number from 0"),
        ({"a_tricks": "4"}, "facts.a_tricks: needs a whole number, not '4'"),
        ({"shoes": 2}, "facts.shoes: unknown key"),
        ({"remaining_before": {"A": 0, "B": 1}}, "facts.remaining_before.A: needs a whole number from 1"),
        ({"remaining_before": {"A": 1}}, "facts.remaining_before: the key B is missing"),
    ],
)
def test_what_is_no_case_is_refused_with_the_key(changes: dict[str, Any], reason: str):
    with pytest.raises(NotationError) as caught:
        settle_case(case(**changes))
    assert caught.value.reason.startswith(reason)


def test_an_unknown_preset_is_refused_with_those_that_come_near():
    with pytest.raises(UnknownPreset) as caught:
        settle_case(case("bumerl"))
    assert "bummerl" in caught.value.suggestions


def test_a_move_is_a_card_or_a_word():
    assert [
        write_move(action)["move"]
        for action in (Follow(Card.AS), EXCHANGE, CLOSE, CLAIM, ANNOUNCE[Suit.CLUBS], BID, KNOCK, RESIGN)
    ] == ["AS", "exchange", "close", "claim", "announce C", "bid", "knock", "resign"]
    assert write_move(Lead(Card.KS, True)) == {"move": "KS", "marriage": True}
