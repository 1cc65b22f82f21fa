"""Which clauses hold under a ruleset, and that everything the rules do or refuse is told by one of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.rules import deal
from bummerl.rules.actions import (
    ANNOUNCE,
    BID,
    CLAIM,
    CLOSE,
    DECLARE,
    EXCHANGE,
    FOLLOW,
    KNOCK,
    LEAD,
    RESIGN,
    Action,
    Announce,
    Lead,
)
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.clauses import Clause
from bummerl.rules.composition import (
    ABSENT,
    PRESENT,
    Section,
    clauses_of,
    differences,
    distance,
)
from bummerl.rules.errors import Refusal
from bummerl.rules.parts import claiming
from bummerl.rules.parts.dealing import order_of
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import (
    OPTIONS,
    BonusWhen,
    ClaimingRule,
    ClaimTiming,
    ClosingRule,
    KnockingRule,
    LookBack,
    MarriageRule,
    MatchRule,
    Ruleset,
    Series,
    StakeFactor,
    TableRule,
    TargetUnit,
    WrongClaim,
    contradictions,
)
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Settlement
from bummerl.rules.state import DealState
from bummerl.rules.tables import tables_of
from tests.rules.mutated_rulesets import candidates, rulesets, with_option

SCHNAPSEN = PRESETS["schnapsen_pagat"]

# Clauses that no preset has: alternatives of RULES, each one override away.
OVERRIDES: dict[Clause, Ruleset] = {
    Clause.MARR_11: replace(SCHNAPSEN, marriage=MarriageRule(king_only=True)),
    Clause.MARR_13: replace(SCHNAPSEN, marriage=None),
    Clause.CLOSE_14: replace(SCHNAPSEN, closing=None),
    Clause.KNOCK_3: replace(SCHNAPSEN, knocking=KnockingRule(replaces_closing=True)),
    Clause.CLAIM_11: replace(
        SCHNAPSEN, claiming=ClaimingRule(timing=ClaimTiming.ON_LEAD, wrong=WrongClaim.CLAIM_WORTH)
    ),
    Clause.VALUE_3: replace(SCHNAPSEN, settlement=replace(SCHNAPSEN.settlement, schneider_counts_marriages=False)),
    Clause.MATCH_3: replace(SCHNAPSEN, match=MatchRule(target=500, target_unit=TargetUnit.CARD_POINTS)),
    Clause.MATCH_5: replace(SCHNAPSEN, match=MatchRule(marks=1, marks_whitewash=2)),
    Clause.MATCH_6: replace(SCHNAPSEN, match=MatchRule(marks=1, marks_retour=4)),
    Clause.MATCH_9: replace(SCHNAPSEN, match=MatchRule(series=Series.RUBBER, series_length=2)),
    Clause.MATCH_11: replace(SCHNAPSEN, match=MatchRule(stake_factor=StakeFactor.WHITEWASH)),
}


def held(rules: Ruleset) -> set[Clause]:
    return {cited.clause for cited in clauses_of(rules)}


@pytest.mark.parametrize("clause", Clause)
def test_every_clause_holds_somewhere(clause: Clause):
    with_it = [rules for rules in PRESETS.values() if clause in held(rules)]
    if clause in OVERRIDES:
        assert not with_it, "a preset has it: the override is not needed"
        assert not contradictions(OVERRIDES[clause])
        assert clause in held(OVERRIDES[clause])
    else:
        assert with_it


@given(rulesets())
def test_clauses_stand_once_and_by_sections_in_the_order_of_a_page(rules: Ruleset):
    cited = clauses_of(rules)
    assert len({one.clause for one in cited}) == len(cited)
    order = list(Section)
    places = [order.index(one.section) for one in cited]
    assert places == sorted(places)
    assert set(order) == {one.section for one in cited}, "each section has something to say under any ruleset"


ALTERNATIVES = [
    {Clause.TRICK_1, Clause.TRICK_2},
    {Clause.FOLLOW_3, Clause.FOLLOW_6},
    {Clause.EXCH_1, Clause.EXCH_8},
    {Clause.MARR_1, Clause.MARR_13},
    {Clause.CLOSE_1, Clause.CLOSE_14},
    {Clause.KNOCK_1, Clause.KNOCK_4},
    {Clause.BID_1, Clause.BID_4},
    {Clause.CLAIM_1, Clause.CLAIM_2, Clause.CLAIM_3, Clause.CLAIM_4, Clause.CLAIM_5, Clause.CLAIM_6},
    {Clause.VALUE_2, Clause.VALUE_3},
    {Clause.OUT_1, Clause.OUT_2, Clause.OUT_3, Clause.OUT_4},
    {Clause.OUT_5, Clause.OUT_6},
    {Clause.LOOK_1, Clause.LOOK_2, Clause.LOOK_3},
    {Clause.MATCH_1, Clause.MATCH_2, Clause.MATCH_3},
]
AT_MOST_ONE = [
    {Clause.MARR_4, Clause.MARR_5},
    {Clause.CLOSE_5, Clause.CLOSE_6},
    {Clause.CLOSE_7, Clause.CLOSE_8, Clause.CLOSE_9},
    {Clause.CLOSE_11, Clause.CLOSE_12},
    {Clause.CLAIM_8, Clause.CLAIM_9, Clause.CLAIM_10, Clause.CLAIM_11},
    {Clause.CLAIM_12, Clause.CLAIM_13},
    {Clause.BONUS_1, Clause.BONUS_2},
    {Clause.RESIGN_2, Clause.RESIGN_3},
    {Clause.MATCH_7, Clause.MATCH_8, Clause.MATCH_9},
    {Clause.MATCH_10, Clause.MATCH_11},
]


@given(rulesets())
def test_of_clauses_that_exclude_each_other_one_holds(rules: Ruleset):
    found = held(rules)
    assert [len(found & group) for group in ALTERNATIVES] == [1] * len(ALTERNATIVES)
    assert all(len(found & group) <= 1 for group in AT_MOST_ONE)


# Options that say something only together with another are tried where that other is.
WITH_COMPANY = (
    replace(SCHNAPSEN, knocking=KnockingRule(), match=MatchRule(marks=1, series=Series.RUBBER, series_length=2)),
    OVERRIDES[Clause.MATCH_5],
    OVERRIDES[Clause.MATCH_6],
)


@pytest.mark.parametrize("option", [option for option in OPTIONS if candidates(option)], ids=lambda option: option.name)
def test_every_option_is_told_by_some_clause(option):
    told = (
        clauses_of(changed) != clauses_of(rules)
        for rules in (*PRESETS.values(), *WITH_COMPANY)
        for value in candidates(option)
        if not contradictions(changed := with_option(rules, option, value))
    )
    assert any(told)


def test_packs_hands_and_batches_are_told():  # PACK-1 PACK-2 DEAL-1
    found = {
        clause: {next(one for one in clauses_of(rules) if one.clause is clause) for rules in PRESETS.values()}
        for clause in (Clause.PACK_1, Clause.PACK_2, Clause.DEAL_1)
    }
    assert [len(ways) for ways in found.values()] == [3, 3, 3]
    dealt = dict(next(one for one in clauses_of(SCHNAPSEN) if one.clause is Clause.DEAL_1).parameters)
    assert dealt == {"seats": 2, "cards": 5, "batches": (3, "T", 2)}


# --- what is played rests on clauses of the page -------------------------------------------------------------------


def played(rules: Ruleset, seed: int) -> Iterator[DealState]:
    """The states of a random deal, played by anybody who has an action."""
    chance = random.Random(seed)
    order = list(rules.pack.cards)
    chance.shuffle(order)
    state = deal.start(rules, order)
    yield state
    while state.settlement is None:
        choices = deal.all_actions(state)
        announced = [choice for choice in choices if choice[1] in ANNOUNCE]
        others = [choice for choice in choices if choice[1] != CLAIM]
        if chance.random() < 0.02:
            choices = [(Seat.FOREHAND, RESIGN)]
        elif announced:
            choices = announced
        elif chance.random() < 0.8:
            choices = others
        state = deal.advance(state, *chance.choice(choices))
        yield state


EVERYTHING: tuple[Action, ...] = (
    *LEAD, *DECLARE, *FOLLOW, *ANNOUNCE, CLAIM, CLOSE, EXCHANGE, BID, KNOCK,
)  # fmt: skip


@given(rulesets(), st.integers(0, 2**32))
def test_whatever_is_refused_or_settled_cites_clauses_of_the_rules_page(rules: Ruleset, seed: int):
    assert_cited(rules, seed)


@pytest.mark.parametrize("name", PRESETS)
def test_whatever_a_preset_refuses_or_settles_cites_clauses_of_its_page(name: str):
    for seed in range(20):
        assert_cited(PRESETS[name], seed)


def assert_cited(rules: Ruleset, seed: int):
    page = held(rules)
    for state in played(rules, seed):
        for seat in SEATS[:2]:
            for action in EVERYTHING:
                refused = deal.refusal(state, seat, action)
                if refused is None:
                    continue
                clause = refused.clause
                if refused is Refusal.CLAIM_NOT_NOW:
                    clause = claiming.clause_of(rules.claiming.timing)
                assert clause in page, (refused, clause, action)
    paid = state.settlement
    assert isinstance(paid, Settlement)
    assert paid.clauses
    assert set(paid.clauses) <= page


def test_announcing_two_marriages_is_told_by_the_clause_that_binds_the_lead():  # MARR-8 MARR-9
    rules = PRESETS["snapszli20_loose"]
    tables = tables_of(rules)
    two_pairs = CardSet.of(Card.KS, Card.QS, Card.KH, Card.QH, Card.AD)
    rest = tuple(CardSet(tables.pack_bits) - two_pairs)
    hands = PerSeat((tuple(two_pairs), rest[:5]))
    state = deal.start(rules, order_of(tables, hands, rest[6:], rest[5]))
    announced = deal.apply(state, Seat.FOREHAND, Announce(Suit.SPADES)).state
    refused = deal.refusal(announced, Seat.FOREHAND, Lead(Card.AD))
    assert refused is Refusal.MUST_LEAD_ANNOUNCED
    assert refused.clause in held(rules)


# --- differences ----------------------------------------------------------------------------------------------------


@given(rulesets(), rulesets())
def test_differences_mirror_each_other(one: Ruleset, other: Ruleset):
    there, back = differences(one, other), differences(other, one)
    assert set(there.gained) == set(back.lost)
    assert set(there.lost) == set(back.gained)
    assert {(c.before, c.after) for c in there.changed} == {(c.after, c.before) for c in back.changed}
    assert [(o.name, o.before, o.after) for o in there.options] == [(o.name, o.after, o.before) for o in back.options]
    assert distance(one, other) == distance(other, one)


@given(rulesets())
def test_nothing_differs_from_itself_and_names_do_not_count(rules: Ruleset):
    renamed = replace(rules, id="other", name="Other", aliases=("So",), family="none", needs="needs-any")
    assert not differences(rules, renamed)


@given(rulesets(), rulesets())
def test_where_a_clause_differs_an_option_does(one: Ruleset, other: Ruleset):
    found = differences(one, other)
    if found.gained or found.lost or found.changed:
        assert found.options


def test_a_whole_rule_that_is_lacking_is_one_difference():
    found = differences(PRESETS["schnapsen_casino"], PRESETS["schnapsen_casino_literal"])
    named = {change.name: (change.before, change.after) for change in found.options}
    assert named == {
        "trick_rule": ("led_suit", "highest_any_suit"),
        "must_beat": (True, False),
        "exchange": (PRESENT, ABSENT),
    }


def test_numbers_that_change_are_told_apart_from_clauses_that_come_and_go():
    closing = ClosingRule(min_talon=4)
    found = differences(SCHNAPSEN, replace(SCHNAPSEN, closing=closing, table=TableRule(look_back=LookBack.NONE)))
    assert [changed.after.parameter("talon") for changed in found.changed] == [4]
    assert {cited.clause for cited in found.gained} == {Clause.CLOSE_11, Clause.LOOK_3}
    assert {cited.clause for cited in found.lost} == {Clause.CLOSE_12, Clause.LOOK_2}


def test_presets_differ_from_each_other_in_what_their_pages_say():
    for one, other in pairwise(PRESETS.values()):
        assert distance(one, other) > 0, (one.id, other.id)


def test_a_bonus_is_told_with_the_moment_it_is_given():  # BONUS-1 BONUS-2
    always = PRESETS["snapszli20"]
    open_only = replace(always, settlement=replace(always.settlement, bonus_when=BonusWhen.OPEN_ONLY))
    assert Clause.BONUS_1 in held(always)
    assert Clause.BONUS_2 in held(open_only)
    assert distance(always, open_only) == 2
