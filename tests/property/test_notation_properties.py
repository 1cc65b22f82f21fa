"""Over random rulesets and random play: positions, records and doors lose nothing, and no text breaks them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.rules.deal import all_actions, legal_actions
from bummerl.rules.doors import load_line, moves_line, moves_of, read_dd, settle_case, write_dd
from bummerl.rules.errors import BummerlError, NotationError, PositionError, UnknownPreset
from bummerl.rules.match import DealerNamed, Match, MatchEnding, NamedBy, PerSide, Side, start_match
from bummerl.rules.notation import (
    action_in,
    cards,
    position_defects,
    read_position,
    read_step,
    without_history,
    write_position,
    write_step,
)
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.record import (
    Conceded,
    DealRecord,
    Record,
    Recorder,
    RecordError,
    Step,
    from_json_data,
    read_records,
    replay,
    result_of,
    step_of,
    to_json_data,
    write_json,
    write_records,
)
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS
from bummerl.rules.state import DealState
from bummerl.rules.testing.arbitraries import plays, rulesets
from bummerl.rules.testing.chance import SeededChance, choice
from bummerl.rules.testing.machine import TWO_HANDED
from bummerl.rules.testing.playing import Play, random_play, seeded_play
from bummerl.rules.view import view

CASINO = preset("schnapsen_casino")
HOUSES = tuple(PRESETS.values())
MANY = settings(max_examples=10 * settings().max_examples)

T = TypeVar("T")
E = TypeVar("E", bound=BummerlError)


def tried(call: Callable[[], T], *refusals: type[E]) -> T | E:
    """What the call gives, or the error if it is one of these; any other error is a failure."""
    try:
        return call()
    except refusals as error:
        return error


def houses() -> st.SearchStrategy[Ruleset]:
    """Presets and random rulesets, half and half."""
    return st.sampled_from(HOUSES) | rulesets()


# --- positions ----------------------------------------------------------------------------------------------------


def nothing_is_lost(state: DealState) -> None:
    text = write_position(state)
    assert position_defects(state) == ()
    read = read_position(text, state.ruleset)
    assert read == without_history(state)
    assert write_position(read) == text
    assert all_actions(read) == all_actions(state)
    for seat in (None, *SEATS[:2]):
        assert view(read, seat) == replace(view(state, seat), history=())


@given(plays(houses()))
def test_every_state_of_random_play_is_possible_and_is_read_back(play: Play[DealState]):
    for state in play.states:
        nothing_is_lost(state)


@pytest.mark.long
@MANY
@given(plays(houses()))
def test_every_state_of_much_random_play_is_possible_and_is_read_back(play: Play[DealState]):
    for state in play.states:
        nothing_is_lost(state)


@pytest.mark.parametrize("name", PRESETS)
def test_every_state_under_every_preset_is_possible_and_is_read_back(name: str):
    for seed in range(12):
        for state in seeded_play(preset(name), seed).states:
            nothing_is_lost(state)


@given(plays(houses()))
def test_every_action_is_read_back_where_it_can_be_taken(play: Play[DealState]):
    for state in play.states:
        for seat, action in all_actions(state):
            named = None if seat is state.to_move else seat
            assert action_in(state, write_step(action, named)) == (seat, action)


# --- positions as data --------------------------------------------------------------------------------------------


def is_written_again(state: DealState) -> None:
    """What the schema holds is kept, and what it does not hold bears on no move."""
    written = write_dd(state, "name")
    read = read_dd(json.loads(json.dumps(written)), state.ruleset)
    assert write_dd(read, "name") == written
    assert moves_of(read) == moves_of(state)
    assert position_defects(read) == ()


@given(plays(houses()))
def test_every_state_that_is_not_over_goes_through_the_door(play: Play[DealState]):
    for state in play.states:
        if state.settlement is None:
            is_written_again(state)


@given(plays(st.sampled_from(HOUSES), finished=False))
def test_a_position_without_its_declarations_has_the_same_moves(play: Play[DealState]):
    state = play.state
    written = write_dd(state)
    written.pop("declared", None)
    read = read_dd(written, state.ruleset)
    assert moves_of(read) == moves_of(state)
    assert read.points == state.points
    assert read.pending == state.pending


@given(plays(st.sampled_from(HOUSES), finished=False), st.booleans())
def test_players_may_sit_the_other_way_round(play: Play[DealState], known: bool):
    """A position told of players in each other's seats has the same moves."""
    state = play.state
    written = write_dd(state)
    for key in ("hands", "points", "tricks", "pending", "known", "excluded", "declared", "score"):
        if written.get(key) is not None:
            written[key] = written[key][::-1]
    for key in ("leader", "to_move", "bid", "knocked"):
        if written.get(key) is not None:
            written[key] = 1 - written[key]
    if written["closed"]:
        written["closed"]["by"] = 1 - written["closed"]["by"]
    if not known:
        del written["known"]
    if known or not any(state.declared):
        assert moves_line(written, state.ruleset)["moves"] == moves_of(state)


# --- records ------------------------------------------------------------------------------------------------------

COMMENTS = st.text(st.characters(exclude_categories=("Cs", "Cc"), include_characters="\n\t{}\\"), max_size=30)
LINES = st.text(st.characters(exclude_categories=("Cs", "Cc"), include_characters='"\\'), max_size=20)


@st.composite
def annotated(draw: st.DrawFn, play: Play[DealState], dealer: Side) -> DealRecord:
    steps = []
    for before, (seat, action) in zip(play.states, play.steps, strict=False):
        glyphs: tuple[int, ...] = ()
        comment = ""
        if draw(st.integers(0, 3)) == 0:
            glyphs = tuple(draw(st.lists(st.integers(0, 255), max_size=3)))
            comment = draw(COMMENTS)
        steps.append(step_of(before, seat, action, glyphs=glyphs, comment=comment))
    settlement = play.state.settlement
    to_go = play.to_go
    return DealRecord(
        dealer=dealer,
        order=play.order,
        steps=tuple(steps),
        result=None if settlement is None else result_of(settlement, dealer),
        carry=play.carry,
        to_go=None if to_go is None else PerSide(*(to_go if dealer is Side.B else (to_go[1], to_go[0]))),
        comment=draw(COMMENTS),
    )


@st.composite
def loose_deals(draw: st.DrawFn) -> tuple[Record, list[Play[DealState]]]:
    rules = draw(houses())
    games = draw(st.lists(plays(st.just(rules)), min_size=1, max_size=3))
    entries = tuple(draw(annotated(play, draw(st.sampled_from(list(Side))))) for play in games)
    names = draw(st.dictionaries(st.sampled_from(["Event", "Site", "Round", "X1"]), LINES, max_size=3))
    record = Record(
        ruleset=rules,
        entries=entries,
        players=PerSide(draw(LINES), draw(LINES)),
        date=draw(st.none() | st.dates()),
        tags=tuple(names.items()),
        comment=draw(COMMENTS),
    )
    return record, games


@given(loose_deals())
def test_records_of_deals_lose_nothing_and_replay(drawn: tuple[Record, list[Play[DealState]]]):
    record, games = drawn
    assert read_records(write_records([record])) == (record,)
    assert read_records(write_records([record, record]).encode()) == (record, record)
    assert read_records(write_json([record])) == (record,)
    assert from_json_data(to_json_data([record])) == (record,)
    replayed = replay(record)
    assert [deal.final for deal in replayed.deals] == [play.state for play in games]


def played_match(rules: Ruleset, seed: int, most_deals: int = 12) -> tuple[Record, Match]:
    """A random match of so many deals at most, resigned and forfeited now and then."""
    chance = SeededChance(seed)
    match = start_match(rules, DealerNamed(choice(chance, list(Side)), NamedBy.DIRECTOR))
    recorder = Recorder.of_match(match)
    for _ in range(most_deals):
        if match.over:
            if match.series.over:
                break
            match = match.next_match().match
        begun = match.begin_deal(tuple(rules.pack.cards))
        play = random_play(TWO_HANDED, rules, chance, carry=match.carry, to_go=begun.to_go)
        recorder.deal(match.dealer, play.order)
        state = match.begin_deal(play.order)
        broken_off = chance.below(8) == 0
        for seat, action in play.steps[: len(play.steps) // 2] if broken_off else play.steps:
            state = recorder.act(state, seat, action).state
        if state.settlement is not None:
            match = match.score(state).match
            recorder.ended(match)
            continue
        side = choice(chance, list(Side))
        if chance.below(2):
            match = match.resign(side, state).match
            recorder.ended(match, Conceded(side, MatchEnding.RESIGNED))
        else:
            match = match.forfeit(side).match
            recorder.ended(match, Conceded(side, MatchEnding.FORFEITED))
    return recorder.record(), match


@given(houses(), st.integers(0, 2**32 - 1))
def test_records_of_matches_lose_nothing_and_replay(rules: Ruleset, seed: int):
    record, match = played_match(rules, seed)
    assert replay(record).match == match
    assert read_records(write_records([record])) == (record,)
    assert read_records(write_json([record])) == (record,)


@given(plays(st.sampled_from(HOUSES), finished=True), st.data())
def test_a_record_with_another_action_in_it_never_gives_another_result_silently(
    play: Play[DealState], data: st.DataObject
):
    """Either the record is refused, or it is what the machine makes of exactly these actions."""
    settlement = play.state.settlement
    assert settlement is not None
    steps = [step_of(before, *done) for before, done in zip(play.states, play.steps, strict=False)]
    place = data.draw(st.integers(0, len(steps) - 1))
    other = data.draw(st.sampled_from([action for _, action in all_actions(play.states[place])]))
    steps[place] = Step(other)
    deal = DealRecord(
        dealer=Side.A, order=play.order, steps=tuple(steps), result=result_of(settlement, Side.A), carry=play.carry
    )
    replayed = tried(lambda: replay(Record(ruleset=play.ruleset, entries=(deal,))), RecordError)
    if isinstance(replayed, RecordError):
        assert replayed.deal == 1
        return
    final = replayed.deals[0].final
    assert final.settlement is not None
    assert result_of(final.settlement, Side.A) == deal.result
    assert [transition.action for transition in replayed.deals[0].transitions] == [step.action for step in steps]


# --- fuzzing ------------------------------------------------------------------------------------------------------


@st.composite
def mutated(draw: st.DrawFn, sources: st.SearchStrategy[str]) -> str:
    """A text with a few pieces cut out, doubled, moved, or put in from elsewhere."""
    text = draw(sources)
    for _ in range(draw(st.integers(1, 4))):
        start, end = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        if draw(st.booleans()):
            end = min(end, start + 3)
        piece = text[start:end]
        match draw(st.integers(0, 4)):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:end] + piece + text[end:]
            case 2:
                text = text[:start] + piece[::-1] + text[end:]
            case 3:
                text = text[:start] + draw(st.text(max_size=4)) + text[end:]
            case _:
                text = text[:start] + draw(st.sampled_from(list(FRAGMENTS))) + text[end:]
    return text


SPLIT = (
    '0 1 7 / : ; ^ + - = , . ! ? $ * { } [ ] " \\ '
    "AS KS+ QH 9D 7C claim close exchange bid knock resign +H 0:AS 1:claim "
    "marriages=20/0 pending=0/40 declared=H/S strict=1/0 known=QH/- excluded=-/AS closed=0:1/2:0/1 end=goal:0 "
    '[Deal [Order [Won [Bummerl null true -1 1e9 "deal": "actions": NaN'
)
FRAGMENTS = (*SPLIT.split(), "\x00", "\ud800", "\ufeff", " ", "\n")


@cache
def some_positions() -> tuple[tuple[Ruleset, str], ...]:
    return tuple((rules, write_position(state)) for rules in HOUSES for state in seeded_play(rules, 1).states)


@cache
def some_records() -> tuple[str, ...]:
    records = [played_match(rules, 4, 2)[0] for rules in HOUSES]
    return (*(write_records([record]) for record in records), *(write_json([record]) for record in records[:4]))


@cache
def some_objects() -> tuple[tuple[Ruleset, str], ...]:
    return tuple(
        (rules, json.dumps(write_dd(state)))
        for rules in HOUSES
        for state in seeded_play(rules, 2).states
        if state.settlement is None
    )


def reads_or_refuses_position(text: str, rules: Ruleset) -> None:
    state = tried(lambda: read_position(text, rules), NotationError, PositionError)
    if isinstance(state, BummerlError):
        assert str(state)
        return
    nothing_is_lost(state)
    chance = SeededChance(1)
    while state.settlement is None:  # a position that is taken can be played on
        assert state.to_move is not None
        assert legal_actions(state, state.to_move)
        state = TWO_HANDED.apply(state, *choice(chance, all_actions(state))).state


def reads_or_refuses_record(data: str | bytes) -> None:
    records = tried(lambda: read_records(data), NotationError)
    if isinstance(records, NotationError):
        assert min(records.line, records.column) >= 1
        assert records.reason
        return
    assert read_records(write_json(records)) == records
    if records:
        assert read_records(write_records(records)) == records
    for record in records:
        replayed = tried(partial(replay, record), RecordError)
        assert not isinstance(replayed, RecordError) or str(replayed)


def answers_or_refuses(obj: object, rules: Ruleset) -> None:
    answer = tried(lambda: moves_line(obj, rules), NotationError, PositionError)
    assert isinstance(answer, BummerlError) or json.loads(json.dumps(answer)) == answer
    settled = tried(lambda: settle_case(obj), NotationError, PositionError, UnknownPreset)
    assert isinstance(settled, BummerlError) or json.loads(json.dumps(settled)) == settled


def changed_positions() -> st.SearchStrategy[tuple[Ruleset, str]]:
    return st.sampled_from(some_positions()).flatmap(lambda one: st.tuples(st.just(one[0]), mutated(st.just(one[1]))))


def changed_objects() -> st.SearchStrategy[tuple[Ruleset, object]]:
    """Positions as data with values replaced by other values of the same or any kind."""
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.sampled_from(["AS", "KH"]),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
        max_leaves=4,
    )

    @st.composite
    def changed(draw: st.DrawFn) -> tuple[Ruleset, object]:
        rules, text = draw(st.sampled_from(some_objects()))
        obj = json.loads(text)
        for _ in range(draw(st.integers(1, 3))):
            inner: Any = obj
            while True:
                keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
                if not keys:
                    break
                key = draw(st.sampled_from(keys))
                if isinstance(inner[key], dict | list) and inner[key] and draw(st.booleans()):
                    inner = inner[key]
                    continue
                old = inner[key]
                near = st.integers(old - 2, old + 2) if isinstance(old, int) else values
                inner[key] = draw(near | values | st.sampled_from([one.code for one in rules.pack.cards]))
                break
        return rules, obj

    return changed()


@given(changed_positions())
def test_a_position_with_something_changed_is_read_or_refused(given_one: tuple[Ruleset, str]):
    reads_or_refuses_position(given_one[1], given_one[0])


@pytest.mark.long
@MANY
@given(changed_positions())
def test_many_positions_with_something_changed_are_read_or_refused(given_one: tuple[Ruleset, str]):
    reads_or_refuses_position(given_one[1], given_one[0])


@given(st.text(), st.sampled_from(HOUSES))
def test_any_text_is_a_position_or_refused(text: str, rules: Ruleset):
    reads_or_refuses_position(text, rules)


@given(mutated(st.sampled_from(["AS", "KS+", "+H", "1:claim", "exchange", "AS KS, QH"])))
def test_any_text_is_a_code_or_refused(text: str):
    step = tried(lambda: read_step(text), NotationError)
    assert isinstance(step, NotationError) or write_step(step[1], step[0]) == text
    found = tried(lambda: cards(text), NotationError)
    assert isinstance(found, NotationError) or cards(str(found)) == found


@given(mutated(st.sampled_from(some_records())))
def test_a_record_with_something_changed_is_read_or_refused(text: str):
    reads_or_refuses_record(text)


@pytest.mark.long
@MANY
@given(mutated(st.sampled_from(some_records())))
def test_many_records_with_something_changed_are_read_or_refused(text: str):
    reads_or_refuses_record(text)


@given(st.binary() | st.text())
def test_any_bytes_are_records_or_refused(data: bytes | str):
    reads_or_refuses_record(data)


@given(st.sampled_from(some_records()).map(str.encode), st.integers(0, 10**6), st.binary(max_size=3))
def test_records_with_broken_bytes_are_read_or_refused(data: bytes, place: int, put: bytes):
    place %= len(data) + 1
    reads_or_refuses_record(data[:place] + put + data[place + len(put) :])


@given(changed_objects())
def test_an_object_with_something_changed_is_answered_or_refused(given_one: tuple[Ruleset, object]):
    answers_or_refuses(given_one[1], given_one[0])


@pytest.mark.long
@MANY
@given(changed_objects())
def test_many_objects_with_something_changed_are_answered_or_refused(given_one: tuple[Ruleset, object]):
    answers_or_refuses(given_one[1], given_one[0])


@given(mutated(st.sampled_from([text for _, text in some_objects()])), st.sampled_from(HOUSES))
def test_any_line_is_answered_or_refused(text: str, rules: Ruleset):
    obj = tried(lambda: load_line(text), NotationError)
    if isinstance(obj, NotationError):
        assert obj.column >= 1
    else:
        answers_or_refuses(obj, rules)
