"""Every reason to refuse an action is raised here once, beside an action of the same set-up that is allowed."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bummerl.rules.actions import RESIGN, Follow, Lead
from bummerl.rules.cards import Card
from bummerl.rules.clauses import Clause
from bummerl.rules.deal import apply, refusal
from bummerl.rules.errors import Refusal
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import Seat
from bummerl.rules.testing import assert_offered, assert_refused, deal_from, house, play


@dataclass(frozen=True)
class Case:
    """`refused` is refused and `allowed` allowed in the deal of these words after these actions."""

    words: str
    rules: str | Ruleset
    before: str
    refused: str
    allowed: str
    clause: Clause | None = None


PLAIN = "schnapsen_pagat"
PAIR = "trump S; forehand holds KH QH"

CASES = {
    Refusal.DEAL_OVER: Case("trump S; forehand holds AH", PLAIN, "", "AH", "AH"),  # refused after the end
    Refusal.NOT_YOUR_TURN: Case("trump S; forehand holds AH; dealer holds TH", PLAIN, "", "1:TH", "AH"),
    Refusal.MUST_LEAD: Case("trump S; forehand holds AH", PLAIN, "", "AH", "AH"),  # refused as an answer
    Refusal.MUST_ANSWER: Case(
        "trump S; forehand leads AH; dealer holds TH", PLAIN, "", "TH", "TH"
    ),  # refused as a lead
    Refusal.CARD_NOT_IN_HAND: Case("trump S; forehand holds AH; dealer holds TH", PLAIN, "", "TH", "AH"),
    Refusal.MUST_FOLLOW_SUIT: Case("exhausted; trump S; forehand leads QH; dealer holds JH JS", PLAIN, "", "JS", "JH"),
    Refusal.MUST_HEAD_TRICK: Case("exhausted; trump S; forehand leads QH; dealer holds AH JH", PLAIN, "", "JH", "AH"),
    Refusal.MUST_TRUMP: Case("exhausted; trump S; forehand leads QH; dealer holds JS AC", PLAIN, "", "AC", "JS"),
    Refusal.MUST_LEAD_ANNOUNCED: Case(f"{PAIR} AD", "snapszer24", "+H", "AD", "QH"),
    Refusal.NO_EXCHANGE: Case("upcard AS; forehand holds JS", "schnapsen_casino_literal", "", "exchange", "close"),
    Refusal.EXCHANGE_NOT_ON_LEAD: Case("upcard AS; forehand holds JS AH", PLAIN, "AH", "0:exchange", "1:resign"),
    Refusal.EXCHANGE_CARD_NOT_HELD: Case("upcard AS; forehand holds TS; dealer holds JS", PLAIN, "", "exchange", "TS"),
    Refusal.EXCHANGE_NEEDS_TRICK: Case(
        "upcard AS; forehand took 14 in 1; dealer holds 9S", "sixty_six", "close", "1:exchange", "0:claim"
    ),
    Refusal.EXCHANGE_FIRST_LEAD: Case("upcard AS; forehand holds JS", "schnapsen_sharp", "", "exchange", "close"),
    Refusal.EXCHANGE_TALON_CLOSED: Case("upcard AS; forehand holds JS", PLAIN, "close", "exchange", "JS"),
    Refusal.EXCHANGE_TALON_TOO_SMALL: Case("upcard AS; forehand holds JS; talon 2", "mszsz", "", "exchange", "JS"),
    Refusal.NO_MARRIAGE: Case(PAIR, house(PLAIN, marriage=None), "", "KH+", "KH"),
    Refusal.MARRIAGE_NOT_HELD: Case("trump S; forehand holds KH; dealer holds QH", PLAIN, "", "KH+", "KH"),
    Refusal.MARRIAGE_FIRST_LEAD: Case(PAIR, "santase", "", "KH+", "KH"),
    Refusal.MARRIAGE_AFTER_TALON: Case(f"exhausted; {PAIR}", "sixty_six", "", "KH+", "KH"),
    Refusal.MARRIAGE_AUTOMATIC: Case(PAIR, "snapszer_klub", "", "KH", "KH+"),
    Refusal.MARRIAGE_KING_ONLY: Case(PAIR, house(PLAIN, marriage={"king_only": True}), "", "QH+", "KH+"),
    Refusal.MARRIAGE_TOO_MANY: Case(f"{PAIR} KD QD", "snapszer24", "+H", "KD+", "KH"),
    Refusal.MARRIAGE_DECLARED_ALREADY: Case(PAIR, "snapszer24", "+H", "KH+", "KH"),
    Refusal.ANNOUNCE_NOT_SEPARATE: Case(PAIR, PLAIN, "", "+H", "KH+"),
    Refusal.NO_CLOSING: Case("trump S; forehand holds AH", house(PLAIN, closing=None), "", "close", "AH"),
    Refusal.CLOSE_NOT_ON_LEAD: Case("trump S; forehand holds AH", PLAIN, "", "1:close", "0:close"),
    Refusal.CLOSE_FIRST_LEAD: Case("trump S; forehand holds AH", "santase", "", "close", "AH"),
    Refusal.CLOSE_TALON_TOO_SMALL: Case("talon 2; forehand holds AH", "santase", "", "close", "AH"),
    Refusal.CLOSE_TALON_NOT_OPEN: Case("trump S; forehand holds AH", PLAIN, "close", "close", "AH"),
    Refusal.CLOSE_AFTER_ANNOUNCING: Case(f"{PAIR} KD QD", "snapszli20_loose", "+H", "close", "KH"),
    Refusal.CLAIM_AUTOMATIC: Case("after 2 tricks; forehand holds AH", "snapszer_klub", "", "claim", "AH"),
    Refusal.CLAIM_NOT_NOW: Case("after 2 tricks; forehand leads AH", "mszsz", "", "claim", "1:resign", Clause.CLAIM_6),
    Refusal.NO_BIDDING: Case("trump S; forehand holds AH", PLAIN, "", "bid", "AH"),
    Refusal.BID_TOO_LATE: Case("after 1 trick; forehand holds AH", "mszsz", "", "bid", "AH"),
    Refusal.BID_TAKEN: Case("trump S; forehand holds AH", "mszsz", "1:bid", "0:bid", "AH"),
    Refusal.NO_KNOCKING: Case("trump S; forehand holds AH", PLAIN, "", "knock", "close"),
    Refusal.KNOCK_NOT_ON_LEAD: Case("trump S; forehand holds AH", "knock_snapszli", "", "1:knock", "0:knock"),
    Refusal.KNOCK_TALON_NOT_OPEN: Case("trump S; forehand holds AH", "knock_snapszli", "close", "knock", "AH"),
    Refusal.KNOCK_AFTER_ANNOUNCING: Case(PAIR, house("snapszer24", knocking={}), "+H", "knock", "close"),
}

OF_ANOTHER_KIND = {Refusal.DEAL_OVER, Refusal.MUST_LEAD, Refusal.MUST_ANSWER}
"""Reasons that a code in its position cannot call forth: a card is read as a lead or an answer, as the turn has it."""


def test_every_reason_to_refuse_has_a_case():
    assert set(CASES) == set(Refusal)


@pytest.mark.parametrize("why", [why for why in Refusal if why not in OF_ANOTHER_KIND])
def test_the_action_is_refused_for_this_reason_and_another_is_allowed(why):
    case = CASES[why]
    deal = play(deal_from(case.words, case.rules), case.before)
    assert_refused(deal, case.refused, why, clause=case.clause)
    if case.allowed.endswith("resign"):
        assert play(deal, case.allowed).settlement is not None
    else:
        assert_offered(deal, case.allowed)


def test_after_the_end_the_reason_is_that_the_deal_is_over():
    case = CASES[Refusal.DEAL_OVER]
    deal = deal_from(case.words, case.rules)
    assert_offered(deal, case.allowed)
    assert_refused(apply(deal, Seat.SECOND, RESIGN).state, case.refused, Refusal.DEAL_OVER)


def test_an_answer_without_a_lead_and_a_lead_instead_of_an_answer_have_reasons_of_their_own():
    lead = deal_from(CASES[Refusal.MUST_LEAD].words, PLAIN)
    assert refusal(lead, Seat.FOREHAND, Follow(Card.AH)) is Refusal.MUST_LEAD
    assert_offered(lead, "AH")
    answer = deal_from(CASES[Refusal.MUST_ANSWER].words, PLAIN)
    assert refusal(answer, Seat.SECOND, Lead(Card.TH)) is Refusal.MUST_ANSWER
    assert_offered(answer, "TH")


@pytest.mark.parametrize("why", Refusal)
def test_every_reason_cites_a_clause(why):
    assert isinstance(why.clause, Clause)
