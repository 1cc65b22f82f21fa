"""The sitting: whose turn it is, who may speak out of turn, and that its record is true."""

from __future__ import annotations

import datetime
import random
from collections.abc import Iterator

import pytest

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.narrator import Narrator
from bummerl.cli.game.setup import Setup, series_named, with_match
from bummerl.cli.game.sitting import ME, Sitting, Turn
from bummerl.engine.bots import UNLIMITED, Clock
from bummerl.rules.actions import CLAIM, EXCHANGE, Action, Claim, Close, Follow, Lead, Resign
from bummerl.rules.cards import Card
from bummerl.rules.events import Exchanged
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.record import read_records, replay, write_records
from bummerl.rules.ruleset import PointDisplay, contradictions
from bummerl.rules.seats import SEATS
from bummerl.rules.state import DealState
from bummerl.rules.view import View, view
from bummerl.texts.cards import Naming
from bummerl.texts.catalogue import LANGUAGES


def sitting_of(
    name: str,
    *,
    seed: int = 1,
    opponent: str = "greedy",
    points: PointDisplay = PointDisplay.BOTH,
    language: str = "en",
) -> Sitting:
    setup = Setup(
        ruleset=preset(name), language=language, naming=Naming.FRENCH, opponent=opponent, points=points, seed=seed
    )
    return Sitting(setup, date=datetime.date(2026, 1, 6))


def played_on(sitting: Sitting, rng: random.Random) -> Iterator[Sitting]:
    """The sitting after every step of a match in which the human plays at random."""
    while sitting.turn is not Turn.SERIES_OVER:
        match sitting.turn:
            case Turn.BEGIN_DEAL:
                sitting.begin_deal()
            case Turn.DEAL_OVER:
                sitting.score()
            case Turn.MATCH_OVER:
                sitting.next_match()
            case _ if sitting.may_speak():
                sitting.decline()
            case _ if sitting.to_ask():
                sitting.opponent_acts(sitting.thought()())
            case _:
                sitting.act(rng.choice(sitting.view.legal))
        yield sitting


class Scripted:
    """A bot that does as it is told, and otherwise the first thing that is legal."""

    spec = "scripted"

    def __init__(self, *actions: Action) -> None:
        self._actions = list(actions)

    def choose(self, view: View, clock: Clock, rng: random.Random) -> Action:
        del clock, rng
        if self._actions:
            return self._actions.pop(0)
        return next(action for action in view.legal if isinstance(action, Lead | Follow))

    def interject(self, view: View, clock: Clock, rng: random.Random) -> Action | None:
        del view, clock, rng
        return None


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_the_record_of_a_sitting_replays_to_the_same_end(name: str, opponent: str):
    sitting = sitting_of(name, seed=7, opponent=opponent)
    *_, last = played_on(sitting, random.Random(7))
    (record,) = read_records(write_records([last.record]))
    replayed = replay(record)
    assert replayed.match is not None
    assert replayed.match.series == last.match.series
    assert replayed.match.scored == last.match.scored


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["snapszer24", "mszsz", "sixty_six", "knock_snapszli", "schnapsen_pagat"])
def test_everything_that_happens_can_be_said_in_every_language(name: str, language: str):
    sitting = sitting_of(name, seed=3, opponent="random", language=language)
    tell = Narrator(sitting.ruleset, language, Naming.TELL, sitting.setup.opponent_name)
    said = list(tell.events(sitting.opening(), sitting.match))
    for now in played_on(sitting, random.Random(3)):
        if now.in_deal:
            seen, match = now.view, now.match
            said += [tell.talon(seen, match), tell.standing(seen, match, ME), tell.score_line(match)]
            tell.badges(seen, now.seat)
            if seen.settlement is not None:
                said += [tell.ending(seen.settlement, match), tell.payment(seen.settlement, match)]
                assert len(list(tell.cited(seen.settlement.clauses))) == len(set(seen.settlement.clauses))
    result = sitting.match.result
    assert result is not None
    said += tell.match_result(result)
    assert all(sentence.strip() and "{" not in sentence for sentence in said)


def test_a_record_can_be_taken_in_the_middle_of_a_deal():
    sitting = sitting_of("bummerl", seed=2)
    for step, now in enumerate(played_on(sitting, random.Random(2))):
        replay(now.record)
        if step > 25:
            break


def test_packs_do_not_depend_on_what_was_played():
    orders = []
    for seed in (1, 2):
        sitting = sitting_of("bummerl", seed=9)
        while len(sitting.record.deals) < 3:
            next(played_on(sitting, random.Random(seed)))
        orders.append([deal.order for deal in sitting.record.deals])
    assert orders[0] == orders[1]
    assert len(set(orders[0])) == 3


def test_the_opponent_is_handed_a_view_and_the_human_never_more_than_his_own():
    seen: list[View] = []

    class Watching(Scripted):
        def choose(self, view: View, clock: Clock, rng: random.Random) -> Action:
            seen.append(view)
            return super().choose(view, clock, rng)

    sitting = sitting_of("bummerl")
    sitting.bot = Watching()
    for step, now in enumerate(played_on(sitting, random.Random(0))):
        if now.in_deal:
            assert now.view.seat is now.seat
        if step > 30:
            break
    assert seen
    assert all(view.seat is view.to_move for view in seen)


def test_a_bot_that_breaks_the_rules_is_a_fault_of_the_program():
    sitting = sitting_of("bummerl")
    sitting.begin_deal()
    while sitting.turn is Turn.MINE:
        sitting.act(next(action for action in sitting.view.legal if isinstance(action, Lead)))
    with pytest.raises(RuntimeError, match="did what it may not"):
        sitting.opponent_acts(EXCHANGE)


# --- speaking out of turn ---


def closing_against(rule: str, *, tricks: int) -> Sitting:
    """A deal in which the opponent has just closed; the human holds the trump nine and has won so many tricks."""
    for seed in range(1, 400):
        sitting = sitting_of(rule, seed=seed)
        sitting.begin_deal()
        rng = random.Random(seed)
        while sitting.turn in (Turn.MINE, Turn.THEIRS) and sitting.view.talon_left > 4:
            seen = sitting.view
            nine = Card.of(Card.NS.rank, seen.trump)
            if (
                sitting.turn is Turn.THEIRS
                and seen.led is None
                and seen.tricks[sitting.seat] == tricks
                and nine in seen.hand
            ):
                sitting.opponent_acts(Close())
                return sitting
            if sitting.turn is Turn.THEIRS:
                sitting.opponent_acts(
                    Scripted().choose(view(state_of(sitting), SEATS[1 - sitting.seat]), UNLIMITED, rng)
                )
            else:
                sitting.act(rng.choice([action for action in seen.legal if isinstance(action, Lead | Follow)]))
    raise AssertionError("no seed deals it")


def state_of(sitting: Sitting) -> DealState:
    """The truth behind a sitting, from its record."""
    return replay(sitting.record).deals[-1].final


def test_an_exchange_can_answer_a_close_before_the_closer_leads():  # EXCH-6
    sitting = closing_against("sixty_six", tricks=1)
    assert sitting.turn is Turn.THEIRS
    assert sitting.may_speak()
    happened = sitting.act(EXCHANGE)
    assert isinstance(happened[0], Exchanged)
    assert not sitting.may_speak()


def test_the_human_may_let_the_close_pass():  # EXCH-6
    sitting = closing_against("sixty_six", tricks=1)
    sitting.decline()
    assert not sitting.may_speak()


@pytest.mark.parametrize(("rule", "tricks"), [("sixty_six", 0), ("snapszli24", 1)])
def test_a_close_that_nothing_can_answer_makes_nobody_wait(rule: str, tricks: int):  # EXCH-2, EXCH-5
    assert not closing_against(rule, tricks=tricks).may_speak()


def declared_lead(points: PointDisplay) -> Sitting:
    """The human has just led a marriage under rules of his own claim."""
    for seed in range(1, 400):
        sitting = sitting_of("bummerl", seed=seed, points=points)
        sitting.begin_deal()
        if sitting.turn is not Turn.MINE:
            continue
        declared = [action for action in sitting.view.legal if isinstance(action, Lead) and action.marriage]
        if declared:
            sitting.act(declared[0])
            return sitting
    raise AssertionError("no seed deals it")


def test_after_a_marriage_the_opponent_waits_only_if_a_claim_is_due():  # CLAIM-7
    counted, hidden = declared_lead(PointDisplay.BOTH), declared_lead(PointDisplay.NONE)
    assert any(isinstance(action, Claim) for action in counted.view.legal)
    assert not counted.may_speak()
    assert hidden.may_speak()


def test_where_points_are_hidden_waiting_tells_nothing():
    """The opponent waits after every trick and every marriage of the human's, due or not."""
    sitting = sitting_of("snapszli20", seed=4, points=PointDisplay.NONE)
    waits = set()
    rng = random.Random(4)
    while sitting.match.deal_number < 4 and not sitting.match.over:
        match sitting.turn:
            case Turn.BEGIN_DEAL:
                sitting.begin_deal()
            case Turn.DEAL_OVER:
                sitting.score()
            case Turn.THEIRS if sitting.may_speak():
                seen = sitting.view
                assert CLAIM in seen.legal
                waits.add(seen.points[sitting.seat] >= 66)
                sitting.decline()
            case _ if sitting.to_ask():
                before = sitting.view
                if sitting.turn is Turn.THEIRS and before.led is None and before.history:
                    assert CLAIM not in before.legal or not sitting.may_speak()
                sitting.opponent_acts(sitting.thought()())
            case _:
                quiet = [action for action in sitting.view.legal if not isinstance(action, Claim)]
                sitting.act(rng.choice(quiet))
    assert False in waits


def test_giving_up_is_priced_before_it_is_done():  # RESIGN-1
    sitting = sitting_of("bummerl")
    assert sitting.cost_of_resigning() is None
    sitting.begin_deal()
    cost = sitting.cost_of_resigning()
    sitting.act(Resign())
    assert sitting.settlement is not None
    assert cost == sitting.settlement.game_points == 3
    assert sitting.cost_of_resigning() is None


def test_the_evening_carries_its_account_from_match_to_match():
    sitting = sitting_of("bummerl")
    sitting.begin_deal()
    sitting.resign_match()
    again = sitting.again()
    again.begin_deal()
    again.resign_match()
    assert again.tally.matches == (0, 2)
    assert again.tally.marks == (2, 0)
    first, second = sitting.record.deals[0].order, again.record.deals[0].order
    assert first != second


# --- setup ---


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("series", ["single", "best-of-5", "first-to-3", "rubber-2"])
def test_every_preset_can_be_played_as_any_series(name: str, series: str):
    ruleset = with_match(preset(name), "en", target=9, series=series_named(series))
    assert not contradictions(ruleset)
    assert ruleset.id not in PRESETS
    assert ruleset.fingerprint != preset(name).fingerprint


def test_a_series_that_the_rules_have_already_changes_nothing():
    assert with_match(preset("mszsz"), "en", series=series_named("first-to-2"), target=7) is preset("mszsz")


# --- keeping ---


def test_sittings_of_one_minute_keep_records_of_their_own(tmp_path):
    keeper = Keeper(file=None, folder=tmp_path / "new", now=lambda: datetime.datetime.fromisoformat("2026-01-06T20:15"))
    paths = []
    for seed in range(3):
        sitting = sitting_of("bummerl", seed=seed)
        keeper.sits(sitting)
        sitting.begin_deal()
        paths.append(keeper.broken_off())
    assert [path.name for path in paths if path] == [
        "2026-01-06-2015-bummerl.bummerl",
        "2026-01-06-2015-bummerl-2.bummerl",
        "2026-01-06-2015-bummerl-3.bummerl",
    ]
    assert keeper.broken_off() is None


def test_one_file_takes_a_whole_evening(tmp_path):
    keeper = Keeper(file=tmp_path / "evening.bummerl", folder=None, now=datetime.datetime.now)
    sitting = sitting_of("bummerl")
    for _ in range(2):
        sitting.begin_deal()
        sitting.resign_match()
        keeper.finished(sitting)
        sitting = sitting.again()
    records = read_records((tmp_path / "evening.bummerl").read_bytes())
    assert len(records) == 2


def test_a_sitting_without_a_card_dealt_leaves_no_record(tmp_path):
    keeper = Keeper(file=None, folder=tmp_path, now=datetime.datetime.now)
    keeper.sits(sitting_of("bummerl"))
    assert keeper.broken_off() is None
    assert list(tmp_path.iterdir()) == []
