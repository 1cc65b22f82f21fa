"""What happens at a table: the house's rules of conduct, under a manual clock."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.club.domain.fairdeal import commitment, verify
from bummerl.club.domain.table import commands as ask
from bummerl.club.domain.table import log
from bummerl.club.domain.table.decide import Decision, Refused, TableRefusal, deadlines
from bummerl.club.domain.table.settings import TableKind
from bummerl.club.domain.table.state import OutcomeKind, Phase, fold
from bummerl.club.domain.table.views import deal_events, proofs
from bummerl.rules.cards import CardSet
from bummerl.rules.clauses import Clause
from bummerl.rules.errors import Refusal
from bummerl.rules.events import CardDrawn, HandDealt
from bummerl.rules.match import Side
from bummerl.rules.presets import PRESETS, preset
from tests.club.tables import A, B, ManualTable, at_first_move


@pytest.mark.parametrize("name", [*PRESETS])
@pytest.mark.parametrize("kind", [TableKind.PRACTICE, TableKind.ROOM])
def test_a_whole_match_is_played_under_every_preset(name, kind):
    table = ManualTable(kind=kind, ruleset=preset(name), seed=3).seat_both().play()
    assert table.ending[0] is OutcomeKind.WON
    assert fold(table.events) == table.state


def test_stakes_are_taken_once_both_are_there_and_settled_once():
    table = ManualTable()
    table.done(ask.Sit(7, "Anna"))
    table.done(ask.Sit(8, "Béla"))
    table.done(ask.ShowPresence(A))
    assert table.effects == []
    table.done(ask.ShowPresence(B))
    assert table.effects == ["take_stakes"]
    table.play()
    assert table.effects == ["take_stakes", "settle"]


def test_a_third_player_and_the_same_player_twice_are_refused():
    table = ManualTable()
    table.done(ask.Sit(7, "Anna"))
    assert table.refused(ask.Sit(7, "Anna")) is TableRefusal.SEATED_ALREADY
    table.done(ask.Sit(8, "Béla"))
    assert table.refused(ask.Sit(9, "Cili")) is TableRefusal.TABLE_FULL


def test_a_match_that_one_never_came_to_is_nobodys_fault():
    table = ManualTable()
    table.done(ask.Sit(7, "Anna"))
    table.done(ask.Sit(8, "Béla"))
    table.done(ask.ShowPresence(A))
    table.wait(61_000)
    assert table.ending == (OutcomeKind.VOID, None, "no_start")


def test_a_repeated_command_gets_the_same_answer_and_no_second_event():
    table = at_first_move()
    move = ask.Act(table.mover, table.legal(table.mover)[0], table.state.prompt, id="c1")
    first = table.done(move)
    again = table.done(move)
    assert again.events == ()
    assert again.repeated == next(e.number for e in first.events if isinstance(e.event, log.Acted))


def test_a_late_click_is_refused_with_what_is_allowed_now():
    table = at_first_move()
    stale = table.state.prompt
    mover = table.mover
    card = next(code for code in table.legal(mover) if code not in ("close", "exchange"))
    table.done(ask.Act(mover, card, stale))
    answer = table.ask(ask.Act(mover.other, table.legal(mover.other)[0], stale))
    assert isinstance(answer, Refused)
    assert answer.code is TableRefusal.LATE
    assert answer.allowed == table.legal(mover.other)


def test_an_illegal_action_cites_its_clause():
    table = at_first_move()
    answer = table.ask(ask.Act(table.mover, "claim", table.state.prompt))
    assert isinstance(answer, Refused)
    assert (answer.code, answer.rule, answer.clause) == (
        TableRefusal.ILLEGAL,
        Refusal.CLAIM_AUTOMATIC,
        Clause.CLAIM_1,
    )


@pytest.mark.parametrize("text", ["", "XX", "0:AS", "1:close", "AS AS", "\0", "resign now", "9" * 5000])
def test_an_unreadable_action_is_refused(text):
    table = at_first_move()
    assert table.refused(ask.Act(table.mover, text, table.state.prompt)) is TableRefusal.UNREADABLE


# Pause and stand-in


def test_a_pause_that_ends_in_time_costs_no_clock_time():
    table = at_first_move()
    mover = table.mover
    table.now += 5_000
    table.done(ask.AskPause(mover, table.state.prompt))
    table.wait(15_000)
    table.done(ask.TakeSeatBack(mover))
    table.now += 24_000  # 29 s of his own in all
    table.act()
    assert table.state.bank[mover] == 120_000


def test_a_pause_unanswered_seats_the_stand_in_until_ok():
    table = at_first_move()
    mover = table.mover
    table.done(ask.AskPause(mover, table.state.prompt))
    table.wait(20_000)
    assert table.state.stand_in[mover]
    assert table.refused(ask.Act(mover, "AS", table.state.prompt)) is TableRefusal.STAND_IN_PLAYS
    table.act()
    table.done(ask.TakeSeatBack(mover))
    assert not table.state.stand_in[mover]
    assert table.state.names[mover] == "Anna" or table.state.names[mover] == "Béla"


def test_a_pause_is_asked_at_ones_own_decision_twice_a_match_and_never_two_at_once():
    table = at_first_move()
    mover = table.mover
    assert table.refused(ask.AskPause(mover.other, table.state.prompt)) is TableRefusal.NOT_YOUR_DECISION
    for _ in range(2):
        table.done(ask.AskPause(mover, table.state.prompt))
        assert table.refused(ask.AskPause(mover, table.state.prompt)) is TableRefusal.PAUSE_RUNNING
        table.done(ask.TakeSeatBack(mover))
    assert table.refused(ask.AskPause(mover, table.state.prompt)) is TableRefusal.PAUSES_USED_UP


def test_both_seats_in_stand_in_for_a_minute_voids_the_match():
    table = at_first_move()
    for _ in range(2):
        table.done(ask.AskPause(table.mover, table.state.prompt))
        table.wait(20_000)
        while table.state.phase is Phase.PLAYING and table.state.stand_in[table.mover]:
            table.act()
            if all(table.state.stand_in):
                break
    if all(table.state.stand_in):
        table.wait(60_000)
        assert table.ending == (OutcomeKind.VOID, None, "both_stand_in")
        assert table.effects[-1] == "settle"
    else:
        raise AssertionError("both seats were to be held by stand-ins")


def test_the_stand_ins_late_move_is_refused_once_the_player_is_back():
    table = at_first_move()
    mover = table.mover
    table.done(ask.AskPause(mover, table.state.prompt))
    table.wait(20_000)
    action = table.legal(mover)[-1]
    table.done(ask.TakeSeatBack(mover))
    assert table.refused(ask.Act(mover, action, table.state.prompt, by="stand_in")) is TableRefusal.LATE


# Lost lines and leaving


def test_a_lost_line_is_a_technical_defeat_after_a_minute_in_ranked_play():
    table = at_first_move()
    table.done(ask.LoseLine(A))
    table.wait(59_999)
    assert table.state.phase is Phase.PLAYING
    table.wait(1)
    assert table.ending == (OutcomeKind.TECHNICAL, B, "line")


def test_in_a_room_the_one_who_waits_may_claim_or_wait():
    table = at_first_move(kind=TableKind.ROOM)
    assert table.refused(ask.ClaimAbsence(B)) is TableRefusal.NOTHING_TO_CLAIM
    table.done(ask.LoseLine(A))
    table.wait(60_000)
    assert table.state.phase is Phase.PLAYING
    assert table.refused(ask.ClaimAbsence(A)) is TableRefusal.NOTHING_TO_CLAIM
    table.done(ask.RestoreLine(A))
    assert table.refused(ask.ClaimAbsence(B)) is TableRefusal.NOTHING_TO_CLAIM
    table.done(ask.LoseLine(A))
    table.wait(60_000)
    table.done(ask.ClaimAbsence(B))
    assert table.ending[1] is B


def test_both_lines_lost_give_the_stakes_back():
    table = at_first_move()
    table.done(ask.LoseLine(A))
    table.wait(30_000)
    table.done(ask.LoseLine(B))
    table.wait(30_000)
    assert table.ending == (OutcomeKind.VOID, None, "both_gone")


def test_a_line_lost_while_the_stand_in_plays_starts_no_timer():
    table = at_first_move()
    mover = table.mover
    table.done(ask.AskPause(mover, table.state.prompt))
    table.wait(20_000)
    table.done(ask.LoseLine(mover))
    table.wait(300_000)
    assert table.state.phase is Phase.PLAYING


def test_a_flapping_line_never_adds_up_to_a_defeat():
    table = at_first_move(clock=None)
    for _ in range(10):
        table.done(ask.LoseLine(A))
        table.wait(50_000)
        table.done(ask.RestoreLine(A))
    assert table.state.phase is Phase.PLAYING


def test_the_clock_stands_while_the_line_of_the_one_to_move_is_lost():
    table = at_first_move()
    mover = table.mover
    table.now += 10_000
    table.done(ask.LoseLine(mover))
    table.wait(50_000)
    table.done(ask.RestoreLine(mover))
    table.now += 19_000
    table.act()
    assert table.state.bank[mover] == 120_000


def test_leaving_by_ones_own_word_loses_at_once():
    table = at_first_move()
    table.done(ask.Leave(A))
    assert table.ending == (OutcomeKind.TECHNICAL, B, "left")


def test_giving_up_a_match_ends_a_single_one_and_lets_a_series_go_on():
    table = at_first_move()
    table.done(ask.ResignMatch(A))
    assert table.ending == (OutcomeKind.RESIGNED, B, "")
    series = at_first_move(kind=TableKind.ROOM, ruleset=preset("snapszli20"))
    series.done(ask.ResignMatch(A))
    assert (series.state.phase, series.match.series.won) == (Phase.SCORED, (0, 1))
    series.play(1)
    assert series.match.number == 2
    series.done(ask.ResignMatch(A))
    assert series.ending[1] is B
    assert fold(series.events) == series.state


def test_time_runs_into_the_bank_and_then_the_match_is_lost():
    table = at_first_move()
    mover = table.mover
    table.wait(100_000)
    table.act()
    assert table.state.bank[mover] == 50_000
    while table.mover is not mover:
        table.act()
    table.wait(80_001)
    assert table.ending == (OutcomeKind.TECHNICAL, mover.other, "time")


def test_after_a_restart_nobody_is_blamed_and_the_clock_gets_its_time_back():
    table = at_first_move()
    mover = table.mover
    table.wait(25_000)
    table.done(ask.LoseLine(mover))
    table.now += 500_000  # the server was away, no timer fired
    table.done(ask.Restart())
    assert table.state.lost == (None, None)
    assert all(deadline.at > table.now for deadline in deadlines(table.state, table.times))
    table.wait(29_000)
    table.act()
    assert table.state.bank[mover] == 120_000


# Showing cards


def test_a_shown_hand_is_seen_by_the_opponent_alone_and_hidden_after_ten_seconds():
    table = at_first_move(clock=None)
    shower = table.mover
    table.done(ask.ShowHand(shower))
    hand = CardSet(table.deal.hands[table.state.seat(shower)])
    seat = table.state.seat(shower)
    assert table.view(shower.other).known[seat] == hand
    assert not table.view(None).known[seat]
    assert not table.view(shower).known[seat]
    table.wait(10_000)
    assert isinstance(table.events[-1].event, log.HandHidden)
    assert table.state.phase is Phase.PLAYING
    assert table.view(shower.other).known[seat] == hand, "what was seen stays known"
    assert table.refused(ask.ShowHand(shower)) is TableRefusal.SHOWN_ALREADY


# Rematch


def test_a_rematch_by_agreement_starts_from_nothing_and_takes_the_stake_again():
    table = ManualTable().seat_both().play()
    table.done(ask.OfferRematch(A))
    assert table.refused(ask.OfferRematch(B)) is TableRefusal.OFFER_OPEN
    assert table.refused(ask.AnswerRematch(A, True)) is TableRefusal.OWN_OFFER
    table.done(ask.AnswerRematch(B, True))
    assert table.effects == ["take_stakes", "settle", "take_stakes"]
    table.shuffle()
    assert table.match.scored == (0, 0)
    assert table.state.match_number == 2
    table.play()
    assert fold(table.events) == table.state


def test_a_rematch_offer_expires_and_can_be_declined():
    table = ManualTable().seat_both().play()
    table.done(ask.OfferRematch(A))
    table.wait(30_000)
    assert table.refused(ask.AnswerRematch(B, True)) is TableRefusal.NO_OFFER
    table.done(ask.OfferRematch(B))
    table.done(ask.AnswerRematch(A, False))
    assert table.state.phase is Phase.OVER


def test_nobody_can_offer_a_rematch_to_an_empty_chair():
    table = ManualTable().seat_both().play()
    table.done(ask.Leave(B))
    assert table.refused(ask.OfferRematch(A)) is TableRefusal.OPPONENT_GONE


# Fair deals


def test_every_deal_of_a_match_can_be_checked_when_it_is_over_and_not_before():
    table = at_first_move()
    assert proofs(table.state) == ()
    table.play()
    revealed = proofs(table.state)
    assert len(revealed) == table.state.deal_number + 1
    assert all(verify(table.state.settings.ruleset, proof) == () for proof in revealed)


def test_an_aborted_match_is_revealed_too():
    table = at_first_move()
    table.done(ask.Leave(A))
    assert len(proofs(table.state)) == 2


def test_bytes_are_opened_only_after_both_have_promised():
    table = ManualTable().seat_both()
    table.done(ask.PromiseBytes(A, commitment(table.context, b"a", b"s")))
    assert table.refused(ask.RevealBytes(A, b"a", b"s")) is TableRefusal.BYTES_TOO_EARLY
    table.done(ask.PromiseBytes(B, commitment(table.context, b"b", b"s")))
    assert table.refused(ask.RevealBytes(A, b"other", b"s")) is TableRefusal.BYTES_DO_NOT_FIT
    table.done(ask.RevealBytes(A, b"a", b"s"))
    table.done(ask.RevealBytes(B, b"b", b"s"))
    assert table.state.secrets[0].given == (b"a", b"b")


def test_who_gives_no_bytes_in_three_seconds_counts_with_none():
    table = ManualTable().seat_both()
    table.done(ask.PromiseBytes(A, commitment(table.context, b"a", b"s")))
    table.wait(3_000)
    table.done(ask.RevealBytes(A, b"a", b"s"))
    assert table.state.secrets[0].given == (b"a", b"")
    table.wait(3_000)
    assert table.state.phase is Phase.PLAYING


# Secrecy


def test_no_side_is_told_of_a_card_it_cannot_know():
    table = ManualTable(kind=TableKind.ROOM, seed=11)
    before = table.state
    table.seat_both().play(60)
    state = fold(table.events[:1])
    for logged in table.events[1:]:
        before, state = state, fold(table.events[: logged.number])
        for side in (None, *Side):
            for event in deal_events(before, logged.event, state, side):
                if isinstance(event, HandDealt) and event.cards is not None:
                    assert side is not None
                    assert event.seat is state.seat(side)
                if isinstance(event, CardDrawn) and event.card is not None and not event.upcard:
                    assert side is not None
                    assert event.seat is state.seat(side)


@given(st.integers(0, 2**32), st.lists(st.integers(0, 11), min_size=20, max_size=60))
def test_any_course_of_events_folds_to_the_state_decided(seed, course):
    """Commands in any order: each is accepted or refused, the log alone gives the state, and nothing is stuck."""
    table = ManualTable(seed=seed).seat_both()
    for step in course:
        side = Side(step % 2)
        match step:
            case 0 | 1:
                table.wait(table.random.randrange(40_000))
            case 2 | 3:
                table.ask(ask.LoseLine(side))
            case 4 | 5:
                table.ask(ask.RestoreLine(side))
            case 6 | 7:
                table.ask(ask.AskPause(side, table.state.prompt))
            case 8:
                table.ask(ask.TakeSeatBack(side))
            case 9:
                table.ask(ask.ShowHand(side))
            case _:
                if table.state.phase is Phase.SHUFFLING:
                    table.shuffle()
                elif table.state.phase is Phase.PLAYING:
                    table.act()
                elif table.state.phase is Phase.SCORED:
                    table.ask(ask.GetReady(side))
    assert fold(table.events) == table.state
    assert table.effects.count("settle") == (1 if table.state.phase is Phase.OVER else 0)
    if table.state.phase is not Phase.OVER:
        table.ask(ask.Void("server"))
    assert isinstance(table.ask(ask.Leave(A)), Decision)
    assert table.state.phase is Phase.OVER
