"""Replaying records: what happened is checked action by action, and the match above it with every score."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bummerl.rules.actions import CLAIM, RESIGN, Action, Follow, Lead
from bummerl.rules.cards import Card
from bummerl.rules.deal import apply, start
from bummerl.rules.errors import IllegalAction, MatchError
from bummerl.rules.match import (
    CardsDrawn,
    CoinTossed,
    DealScored,
    FirstDealerFound,
    Match,
    MatchBegan,
    MatchEnding,
    MatchResigned,
    MatchWon,
    PerSide,
    SeriesWon,
    Side,
    draw_first_dealer,
    start_match,
)
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.record import (
    Conceded,
    DealRecord,
    DealResult,
    Outcome,
    Record,
    Recorder,
    RecordError,
    Step,
    Won,
    outcome_of,
    read_records,
    replay,
    write_json,
    write_records,
)
from bummerl.rules.ruleset import FirstDealer, NextDealer, Ruleset, Series
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import DealState
from bummerl.rules.testing.chance import SeededChance, shuffled
from bummerl.rules.testing.machine import TWO_HANDED
from bummerl.rules.testing.playing import play_on, random_play

CASINO = preset("schnapsen_casino")
ORDER = tuple(CASINO.pack.cards)
A, B = Side.A, Side.B


def recorded_match(ruleset: Ruleset, seed: int, *, resign_at: int | None = None) -> tuple[Record, Match]:
    """A random match and its series, written down as it is played."""
    chance = SeededChance(seed)
    match = start_match(ruleset, draw_first_dealer(ruleset, shuffled(chance, tuple(ruleset.pack.cards))))
    recorder = Recorder.of_match(match, players=PerSide("Anna", "Béla"), date=datetime.date(2025, 11, 30))
    number = 0
    while not match.series.over:
        if match.over:
            match = match.next_match().match
        number += 1
        play = random_play(
            TWO_HANDED, ruleset, chance, carry=match.carry, to_go=match.begin_deal(tuple(ruleset.pack.cards)).to_go
        )
        recorder.deal(match.dealer, play.order)
        state = match.begin_deal(play.order)
        steps = play.steps[: len(play.steps) // 2] if number == resign_at else play.steps
        for seat, action in steps:
            state = recorder.act(state, seat, action).state
        if number == resign_at:
            match = match.resign(A, state).match
            recorder.ended(match, Conceded(A, MatchEnding.RESIGNED))
        else:
            match = match.score(state).match
            recorder.ended(match)
    return recorder.record(), match


@pytest.mark.parametrize("name", PRESETS)
def test_a_recorded_match_replays_to_the_same_end(name: str):
    record, match = recorded_match(preset(name), 7)
    replayed = replay(record)
    assert replayed.match == match
    assert record.outcome == outcome_of(match)
    assert [deal.number for deal in replayed.deals] == list(range(1, len(record.deals) + 1))


@pytest.mark.parametrize("name", PRESETS)
def test_a_recorded_match_is_read_back_from_both_formats(name: str):
    record, _ = recorded_match(preset(name), 11)
    assert read_records(write_records([record])) == (record,)
    assert read_records(write_json([record])) == (record,)


def test_a_match_resigned_in_the_middle_of_a_deal_replays():  # MATCH-12
    record, match = recorded_match(preset("schnapsen_casino"), 3, resign_at=2)
    assert record.deals[1].result is None
    assert match.result is not None
    assert match.result.ending is MatchEnding.RESIGNED
    replayed = replay(record)
    assert replayed.match == match
    last = replayed.deals[-1]
    assert [type(event) for event in last.events] == [MatchResigned, DealScored, MatchWon]
    assert read_records(write_records([record])) == (record,)


def test_a_replay_tells_every_step():
    record, match = recorded_match(preset("snapszli20"), 5)
    replayed = replay(record)
    assert [type(event) for event in replayed.opening] == [FirstDealerFound, MatchBegan]
    assert isinstance(replayed.deals[-1].events[-1], SeriesWon)
    assert {deal.match_number for deal in replayed.deals} == {1, 2} or match.number == 3
    for deal in replayed.deals:
        assert deal.before is not None
        assert deal.before.dealer is deal.record.dealer
        assert deal.side_of(Seat.SECOND) is deal.record.dealer
        assert deal.seat_of(deal.record.dealer) is Seat.SECOND
        state = deal.start
        for transition in deal.transitions:
            assert transition.before == state
            state = transition.state
        assert deal.final == state
        assert deal.final.settlement is not None


def test_house_rules_replay_too():
    house = replace(
        preset("sixty_six"),
        id="ours",
        dealing=replace(preset("sixty_six").dealing, first_dealer=FirstDealer.CUT, next_dealer=NextDealer.ALTERNATE),
        match=replace(preset("sixty_six").match, target=3, series=Series.RUBBER, series_length=2),
    )
    record, match = recorded_match(house, 2)
    assert isinstance(record.first_dealer, CardsDrawn)
    (read,) = read_records(write_records([record]))
    assert replay(read).match == match
    assert read.outcome is not None
    assert read.outcome.over


def test_a_record_can_be_read_at_any_moment():
    match = start_match(CASINO, CoinTossed(B))
    recorder = Recorder.of_match(match)
    assert replay(recorder.record()).match == match
    recorder.deal(B, ORDER)
    assert replay(recorder.record()).deals[0].final == match.begin_deal(ORDER)
    state = recorder.act(match.begin_deal(ORDER), Seat.FOREHAND, Lead(Card.AS)).state
    record = recorder.record()
    assert record.deals[0].result is None
    assert replay(record).deals[0].final == state
    assert read_records(write_records([record])) == (record,)


def test_a_refused_action_is_not_written_down():
    recorder = Recorder(CASINO)
    recorder.deal(A, ORDER)
    with pytest.raises(IllegalAction):
        recorder.act(start(CASINO, ORDER), Seat.SECOND, Lead(Card.QS))
    assert recorder.record().deals[0].steps == ()
    with pytest.raises(ValueError, match="no deal has begun"):
        Recorder(CASINO).act(start(CASINO, ORDER), Seat.FOREHAND, RESIGN)


def test_the_seat_is_written_only_where_it_is_not_the_one_to_move():
    rules = preset("snapszer24")
    order = tuple(rules.pack.cards)
    recorder = Recorder(rules)
    recorder.deal(A, order)
    led = recorder.act(start(rules, order), Seat.FOREHAND, Lead(Card.AS)).state
    recorder.act(led, Seat.FOREHAND, CLAIM)
    assert recorder.record().deals[0].steps == (Step(Lead(Card.AS)), Step(CLAIM, Seat.FOREHAND))


# --- deals outside a match ----------------------------------------------------------------------------------------


def test_deals_outside_a_match_stand_alone():
    rules = preset("snapszer24")
    order = tuple(rules.pack.cards)
    resigned = DealRecord(
        dealer=A,
        order=order,
        steps=(Step(RESIGN),),
        result=DealResult(A, 4, Ending.RESIGNED),
        carry=1,
        to_go=PerSide(2, 5),
    )
    unfinished = DealRecord(dealer=A, order=order, steps=(Step(Lead(Card.AS)), Step(Follow(Card.JS))))
    replayed = replay(Record(ruleset=rules, entries=(unfinished, resigned, unfinished)))
    assert replayed.match is None
    assert [deal.before for deal in replayed.deals] == [None, None, None]
    assert replayed.deals[1].start.to_go == (5, 2)  # forehand is B
    assert replayed.deals[1].start.carry == 1
    assert replayed.deals[0].final.tricks == (1, 0)


# --- what cannot have been so -------------------------------------------------------------------------------------


def loose(*steps: tuple[int | None, Action], order: Sequence[Card] = ORDER, result: DealResult | None = None) -> Record:
    done = tuple(Step(action, None if seat is None else Seat(seat)) for seat, action in steps)
    deal = DealRecord(dealer=A, order=tuple(order), steps=done, result=result)
    return Record(ruleset=CASINO, entries=(deal,))


@pytest.mark.parametrize(
    ("record", "code", "deal", "action", "event"),
    [
        (loose(order=ORDER[1:]), "position", 1, 0, "its beginning"),
        (loose((None, Lead(Card.AD))), "card_not_in_hand", 1, 1, "AD"),
        (loose((None, Lead(Card.AS)), (None, Follow(Card.KS))), "card_not_in_hand", 1, 2, "KS"),
        (loose((1, CLAIM)), "claim_automatic", 1, 1, "1:claim"),
        (loose((2, RESIGN)), "seat", 1, 1, "2:resign"),
        (loose((None, RESIGN), (None, RESIGN)), "deal_over", 1, 2, "resign"),
        (loose((None, RESIGN), (0, RESIGN)), "deal_over", 1, 2, "0:resign"),
        (loose((None, RESIGN)), "result", 1, 0, "its end"),
        (loose(result=DealResult(A, 3, Ending.GOAL)), "unfinished", 1, 0, "its result"),
        (loose((None, RESIGN), result=DealResult(A, 2, Ending.RESIGNED)), "result", 1, 0, "its result"),
        (loose((None, RESIGN), result=DealResult(B, 3, Ending.RESIGNED)), "result", 1, 0, "its result"),
        (loose((None, RESIGN), result=DealResult(A, 3, Ending.GOAL)), "result", 1, 0, "its result"),
        (loose((None, RESIGN), result=DealResult(A, 3, Ending.RESIGNED, 1)), "result", 1, 0, "its result"),
        (
            Record(ruleset=CASINO, entries=(Conceded(A, MatchEnding.RESIGNED),)),
            "conceded",
            0,
            0,
            "",
        ),
        (Record(ruleset=CASINO, outcome=Outcome(False, None, PerSide(0, 0))), "conceded", 0, 0, ""),
        (replace(loose(), ruleset=replace(CASINO, seats=3)), "ruleset", 1, 0, ""),
    ],
)
def test_an_illegal_record_names_deal_action_and_event(record: Record, code: str, deal: int, action: int, event: str):
    with pytest.raises(RecordError) as caught:
        replay(record)
    error = caught.value
    assert (error.code, error.deal, error.action, error.event) == (code, deal, action, event)
    if deal:
        assert f"deal {deal}" in str(error)
    if action:
        assert f"action {action} ({event})" in str(error)


def test_the_refusal_is_told_with_its_clause():
    with pytest.raises(RecordError, match=r"deal 1, action 1 \(AD\): card_not_in_hand \(TURN-2\)"):
        replay(loose((None, Lead(Card.AD))))


RESIGNED = DealRecord(dealer=B, order=ORDER, steps=(Step(RESIGN),), result=DealResult(B, 3, Ending.RESIGNED))
NEXT = replace(RESIGNED, dealer=A, result=DealResult(A, 3, Ending.RESIGNED))
"""With B dealing, A sits in forehand and resigns; then the other way round."""


def of_match(*entries: DealRecord | Conceded | Won, outcome: Outcome | None = None, name: str = "schnapsen_casino"):
    return Record(ruleset=preset(name), first_dealer=CoinTossed(B), entries=entries, outcome=outcome)


FIVE = (RESIGNED, NEXT, RESIGNED, NEXT, RESIGNED)
WON = Won(B, PerSide(6, 9), MatchEnding.TARGET, 1, 1)


def test_the_entries_of_a_match_are_checked_against_the_match():
    replayed = replay(of_match(*FIVE, WON, outcome=Outcome(True, B, PerSide(0, 1))))
    assert replayed.match is not None
    assert replayed.match.winner is B
    standing = replace(NEXT, carry=0, to_go=PerSide(7, 4))
    assert replay(of_match(RESIGNED, standing)).match is not None


@pytest.mark.parametrize(
    ("record", "code", "deal", "event"),
    [
        (of_match(NEXT), "dealer", 1, "the dealer"),
        (of_match(RESIGNED, RESIGNED), "dealer", 2, "the dealer"),
        (of_match(replace(RESIGNED, carry=1)), "carry", 1, "the carry"),
        (of_match(RESIGNED, replace(NEXT, to_go=PerSide(7, 7))), "to_go", 2, "the score before it"),
        (of_match(DealRecord(dealer=B, order=ORDER), NEXT), "unfinished", 1, "its end"),
        (of_match(WON), "won", 0, "the match won"),
        (of_match(*FIVE, WON, WON), "won", 5, "the match won"),
        (of_match(*FIVE, replace(WON, marks=2)), "won", 5, "the match won"),
        (of_match(*FIVE, replace(WON, winner=A)), "won", 5, "the match won"),
        (of_match(*FIVE, NEXT), "series_over", 6, "a further deal"),
        (of_match(*FIVE, Conceded(A, MatchEnding.RESIGNED)), "series_over", 5, "the match given up"),
        (of_match(*FIVE, outcome=Outcome(True, A, PerSide(1, 0))), "outcome", 0, "the result"),
        (of_match(*FIVE, outcome=Outcome(False, None, PerSide(0, 0))), "outcome", 0, "the result"),
        (of_match(RESIGNED, outcome=Outcome(True, B, PerSide(0, 1))), "outcome", 0, "the result"),
        (of_match(RESIGNED, name="bummerl"), "other_way", 0, "the first dealer"),
    ],
)
def test_a_match_that_cannot_have_been_so_is_refused(record: Record, code: str, deal: int, event: str):
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert (caught.value.code, caught.value.deal, caught.value.event) == (code, deal, event)
    if isinstance(caught.value.__cause__, MatchError):
        assert caught.value.code == caught.value.__cause__.fault.value


def test_a_forfeit_drops_the_deal_on_the_table():
    record = of_match(
        RESIGNED,
        DealRecord(dealer=A, order=ORDER, steps=(Step(Lead(Card.AS)),)),
        Conceded(A, MatchEnding.FORFEITED),
        Won(B, PerSide(0, 3), MatchEnding.FORFEITED, 1, 1),
        outcome=Outcome(True, B, PerSide(0, 1)),
    )
    replayed = replay(record)
    assert replayed.match is not None
    assert replayed.match.result is not None
    assert replayed.match.result.deals == 1


def test_a_match_can_be_given_up_before_its_first_deal():
    conceded = Conceded(B, MatchEnding.RESIGNED)
    replayed = replay(of_match(conceded, outcome=Outcome(True, A, PerSide(1, 0))))
    assert replayed.deals == ()
    assert isinstance(replayed.opening[-1], MatchWon)
    both = of_match(conceded, conceded, outcome=Outcome(True, A, PerSide(2, 0)), name="mszsz")
    assert replay(both).match is not None


def test_the_standing_of_a_match_reaches_its_deals():
    replayed = replay(of_match(RESIGNED, NEXT))
    assert replayed.deals[0].start.to_go == PerSeat((7, 7))
    assert replayed.deals[1].start.to_go == PerSeat((4, 7))  # forehand is B, who has won 3


def test_recording_what_was_played_elsewhere():
    play = play_on(TWO_HANDED, CASINO, ORDER, [(Seat.FOREHAND, Lead(Card.AS)), (Seat.SECOND, Follow(Card.QS))])
    recorder = Recorder(CASINO)
    recorder.deal(A, ORDER, comment="for study")
    state: DealState = start(CASINO, ORDER)
    for seat, action in play.steps:
        transition = apply(state, seat, action)
        recorder.done(transition, glyphs=(1,), comment="so")
        state = transition.state
    deal = recorder.record().deals[0]
    assert deal.comment == "for study"
    assert [(step.glyphs, step.comment) for step in deal.steps] == [((1,), "so")] * 2
