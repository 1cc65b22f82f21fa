"""Calls that make no sense are refused with a reason, and values keep what they promise.

A number is equal to a seat, a card or a suit in Python, and stands for none of them here: taken for one it would be
compared by identity and answer wrongly without a word.
"""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest

from bummerl.rules.actions import Announce, Follow, Lead
from bummerl.rules.cards import Card, CardSet
from bummerl.rules.deal import apply, legal_actions, refusal, start
from bummerl.rules.errors import (
    BummerlError,
    DataFault,
    Defect,
    HouseFileDefect,
    HouseFileError,
    IllegalAction,
    MatchError,
    MatchFault,
    NotationError,
    PositionError,
    RulesetDataError,
    RulesetError,
    UnknownPreset,
)
from bummerl.rules.events import opening_events
from bummerl.rules.match import (
    CardsDrawn,
    CoinTossed,
    DealerNamed,
    NamedBy,
    PerSide,
    Side,
    draw_first_dealer,
    start_match,
)
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import (
    ClaimingRule,
    DealingRule,
    ExchangeRule,
    FirstDealer,
    MarriageRule,
    MatchRule,
    Pack,
    TargetUnit,
    contradictions,
    validate,
)
from bummerl.rules.seats import Seat
from bummerl.rules.tables import RuleTables, tables_of
from bummerl.rules.view import fold, view

RULES = preset("snapszer24")
ORDER = tuple(RULES.pack.cards)
FOREHAND, DEALER = Seat.FOREHAND, Seat.SECOND

# The same calls without their types, for values of a wrong one.
lead: Any = Lead
follow: Any = Follow
announce: Any = Announce
tossed: Any = CoinTossed
named: Any = DealerNamed
drawn: Any = CardsDrawn
either: Any = PerSide
dealing: Any = DealingRule
pack: Any = Pack
claiming: Any = ClaimingRule
marriage: Any = MarriageRule
exchange: Any = ExchangeRule
begun: Any = start
altered: Any = replace

NO_SEATS: list[Any] = [0, 1, -1, 5, True, None, "FOREHAND", Side.A]


@pytest.mark.parametrize("seat", NO_SEATS)
def test_what_is_no_seat_is_refused_by_the_deal_machine(seat):
    deal = start(RULES, ORDER)
    for ask in (legal_actions, lambda state, seat: refusal(state, seat, Lead(Card.AS))):
        with pytest.raises(TypeError, match="no seat"):
            ask(deal, seat)
    with pytest.raises(TypeError, match="no seat"):
        apply(deal, seat, Lead(Card.AS))


@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if seat is not None])
def test_what_is_no_seat_has_no_view(seat):
    deal = start(RULES, ORDER)
    with pytest.raises(TypeError, match="no seat"):
        view(deal, seat)
    with pytest.raises(TypeError, match="no seat"):
        fold(opening_events(deal), seat)


def test_a_seat_beyond_those_in_play_has_no_view():
    deal = start(RULES, ORDER)
    with pytest.raises(ValueError, match="THIRD"):
        view(deal, Seat.THIRD)
    with pytest.raises(ValueError, match="THIRD"):
        fold(opening_events(deal), Seat.THIRD)


@pytest.mark.parametrize(
    "action",
    [
        None,
        "AS",
        Card.AS,
        Lead,
        lead(0),
        lead("AS"),
        lead(None),
        lead(99),
        lead(-1),
        lead(Card.AS, 1),
        follow(3),
        follow(None),
        announce(1),
        announce(7),
        announce(None),
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused_and_leaves_the_deal_as_it_was(action):
    deal = start(RULES, ORDER)
    for state, seat in ((deal, FOREHAND), (apply(deal, FOREHAND, Lead(Card.AS)).state, DEALER)):
        before = copy.deepcopy(state)
        with pytest.raises(TypeError, match="no action"):
            apply(state, seat, action)
        assert state == before


@pytest.mark.parametrize("order", ["ASTSKS", list(range(24)), [-1] * 24, [card.code for card in ORDER], [None]])
def test_an_order_of_anything_but_cards_is_refused(order):
    with pytest.raises(TypeError, match="no card"):
        start(RULES, order)
    with pytest.raises(TypeError, match="no card"):
        draw_first_dealer(RULES, order)


def test_an_order_may_come_from_any_iterable():
    assert begun(RULES, iter(ORDER)) == start(RULES, list(ORDER)) == start(RULES, ORDER)


@pytest.mark.parametrize("event", ["x", None, Lead(Card.AS)])
def test_what_is_no_event_is_refused_by_the_fold(event):
    with pytest.raises(TypeError, match="no event"):
        fold([*opening_events(start(RULES, ORDER)), event, *opening_events(start(RULES, ORDER))], FOREHAND)


@pytest.mark.parametrize(
    "part", ["pack", "dealing", "trick", "following", "claiming", "settlement", "match", "table", "id", "version"]
)
def test_a_ruleset_that_lacks_what_every_house_has_is_a_contradiction(part):
    rules = altered(RULES, **{part: None})
    assert [(defect.code, defect.data["field"]) for defect in contradictions(rules)] == [("field_type", part)]
    with pytest.raises(RulesetError):
        start(rules, ORDER)


@pytest.mark.parametrize(
    "changes, field",
    [
        ({"dealing": dealing(hand_size=6, batches=[3, 3, "T"])}, "dealing.batches"),
        ({"dealing": dealing(hand_size=6, batches=("x", 6))}, "dealing.batches"),
        ({"dealing": dealing(hand_size=6, batches=(True, 5, "T"))}, "dealing.batches"),
        ({"pack": pack(ranks=list(RULES.pack.ranks), points=RULES.pack.points)}, "pack.ranks"),
        ({"claiming": claiming(timing="automatic")}, "claiming.timing"),
        ({"claiming": claiming(goal=66.0)}, "claiming.goal"),
        ({"marriage": marriage(king_only=1)}, "marriage.king_only"),
        ({"exchange": exchange(rank="J")}, "exchange.rank"),
        ({"exchange": True}, "exchange"),
        ({"closing": marriage()}, "closing"),
        ({"aliases": ["Snapszer"]}, "aliases"),
    ],
)
def test_a_field_of_a_wrong_type_is_a_contradiction_even_where_python_takes_the_values_for_equal(changes, field):
    rules = altered(RULES, **changes)
    assert [defect.data["field"] for defect in contradictions(rules)] == [field]
    with pytest.raises(RulesetError, match=field):
        validate(rules)


@pytest.mark.parametrize("changes", [{"dealing": dealing(hand_size=6, batches=[3, 3, "T"])}, {"aliases": ["S"]}])
def test_a_list_where_a_tuple_belongs_is_named_when_a_deal_is_begun(changes):
    with pytest.raises(RulesetError, match="cannot be"):
        start(altered(RULES, **changes), ORDER)


@pytest.mark.parametrize("thing", [None, "snapszer24", 7])
def test_what_is_no_ruleset_is_refused(thing):
    for ask in (contradictions, validate, lambda rules: start(rules, ORDER)):
        with pytest.raises(TypeError, match="no ruleset"):
            ask(thing)


def test_a_target_in_card_points_needs_card_points():
    worthless = replace(RULES, pack=replace(RULES.pack, points=(0,) * 6))
    assert contradictions(worthless) == ()
    endless = replace(worthless, match=MatchRule(target_unit=TargetUnit.CARD_POINTS))
    assert [defect.code for defect in contradictions(endless)] == ["target_card_points_none"]


@pytest.mark.parametrize(
    "found",
    [
        None,
        "A",
        tossed(1),
        tossed("A"),
        named(0, NamedBy.DIRECTOR),
        drawn(FirstDealer.CUT, ((Card.AS, Card.TS),)),
        drawn(FirstDealer.CUT, (either("AS", None),)),
        drawn(FirstDealer.CUT, (either(0, 1),)),
    ],
    ids=repr,
)
def test_a_first_dealer_is_found_only_as_a_first_dealer_can_be(found):
    with pytest.raises(TypeError):
        start_match(RULES, found)


@pytest.mark.parametrize("thing", [None, 0, "A", FOREHAND])
def test_what_is_no_side_gives_no_match_up(thing):
    match = start_match(RULES, CoinTossed(Side.A))
    with pytest.raises(TypeError, match="no side"):
        match.resign(thing)
    with pytest.raises(TypeError, match="no side"):
        match.forfeit(thing)
    with pytest.raises(TypeError, match="no deal"):
        match.score(thing)


def test_a_value_of_one_side_is_set_there_and_nowhere_else():
    assert either(1, 2).set(0, 9) == PerSide(1, 2).set(Side.A, 9) == PerSide(9, 2)
    assert either(1, 2).set(1, 9) == PerSide(1, 2).set(Side.B, 9) == PerSide(1, 9)


def copies(value):
    return copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))


def test_copies_of_a_deal_are_equal_to_it_and_play_on():
    deal = start(RULES, ORDER)
    led = apply(deal, FOREHAND, Lead(Card.AS))
    for value in (deal, led.state, led, led.events, view(deal, DEALER), deal.hand(DEALER), deal.tables):
        for copied in copies(value):
            assert copied == value
            assert hash(copied) == hash(value)
    for copied in copies(led.state):
        assert legal_actions(copied, DEALER) == legal_actions(led.state, DEALER)


def test_tables_of_equal_rulesets_are_equal_though_they_were_forgotten_meanwhile():
    fresh = RuleTables(RULES)
    assert fresh == tables_of(RULES)
    assert hash(fresh) == hash(tables_of(RULES))
    assert fresh != tables_of(preset("bummerl"))
    assert fresh != RULES


def test_a_set_of_cards_never_changes():
    hand = CardSet.of(Card.AS, Card.TS)
    with pytest.raises(AttributeError, match="never changes"):
        hand.bits = 0
    with pytest.raises(AttributeError, match="never changes"):
        del hand.bits
    assert hand == CardSet.of(Card.AS, Card.TS)


@pytest.mark.parametrize("other", [{Card.AS}, Card.AS, None, 1])
def test_sets_of_cards_combine_with_sets_of_cards_only(other):
    hand = CardSet.of(Card.AS, Card.TS)
    for combine in (lambda: hand | other, lambda: hand & other, lambda: hand - other):
        with pytest.raises(TypeError, match="unsupported operand"):
            combine()


def refused():
    with pytest.raises(IllegalAction) as caught:
        apply(start(RULES, ORDER), DEALER, Lead(Card.QS))
    return caught.value


ERRORS = [
    NotationError("no card", line=3, column=9),
    PositionError([Defect("carry", "too much", {"carry": 9})]),
    RulesetError("house", [Defect("goal", "too low")]),
    HouseFileError("house.toml", [HouseFileDefect(3, "goal", "too low")]),
    RulesetDataError([DataFault(("closing", "min_talon"), "too low")]),
    MatchError(MatchFault.MATCH_OVER, "over"),
    UnknownPreset("bumerl", ["bummerl"]),
]


@pytest.mark.parametrize("error", [*ERRORS, pytest.param(None, id="IllegalAction")], ids=lambda e: type(e).__name__)
def test_errors_survive_the_way_from_one_process_to_another(error):
    error = refused() if error is None else error
    for copied in copies(error):
        assert type(copied) is type(error)
        assert isinstance(copied, BummerlError)
        assert str(copied) == str(error)
        assert vars(copied) == vars(error)


def test_defects_can_be_kept_in_a_set():
    one = Defect("goal", "too low", {"goal": 0})
    assert {one, Defect("goal", "too low", {"goal": 0})} == {one}
    assert one != Defect("goal", "too low", {"goal": -1})
