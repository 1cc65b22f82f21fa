"""Events on the wire: every event of any deal, as each seat may see it, is read back; nonsense is refused."""

from __future__ import annotations

import random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.engine.protocol.events import HIDDEN, read_event, write_event
from bummerl.engine.protocol.words import Code, ProtocolError
from bummerl.rules.actions import RESIGN, Claim
from bummerl.rules.cards import Card
from bummerl.rules.deal import all_actions, apply, start
from bummerl.rules.events import Event, opening_events, seen_by
from bummerl.rules.presets import DEFAULT, PRESETS
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat


def random_deal(ruleset: Ruleset, seed: int) -> list[Event]:
    """The events of a deal played at random. Claims are rare, so that deals get far; some are resigned."""
    rng = random.Random(seed)
    cards = list(ruleset.pack.cards)
    rng.shuffle(cards)
    to_go = PerSeat((3, 7)) if seed % 2 else None
    state = start(ruleset, cards, carry=seed % 3 if ruleset.settlement.tie_carry else 0, to_go=to_go)
    events = list(opening_events(state))
    while state.settlement is None:
        choices = [step for step in all_actions(state) if not isinstance(step[1], Claim) or rng.random() < 0.1]
        seat, action = rng.choice(choices or all_actions(state))
        if rng.random() < 0.02:
            action = RESIGN
        step = apply(state, seat, action)
        events += step.events
        state = step.state
    return events


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_event_of_random_deals_is_read_back_as_each_seat_sees_it(name: str):
    ruleset = PRESETS[name]
    for seed in range(12):
        for event in random_deal(ruleset, seed):
            for seat in (Seat.FOREHAND, Seat.SECOND, None):
                seen = seen_by(event, seat)
                assert read_event(write_event(seen), ruleset) == seen


def test_the_deals_of_the_test_above_have_every_kind_of_event():
    kinds = {type(event) for name in PRESETS for seed in range(12) for event in random_deal(PRESETS[name], seed)}
    assert kinds == set(get_args(Event))


def test_what_the_other_seat_is_dealt_and_draws_is_hidden_and_still_counted():
    hidden = 0
    for seed in range(20):
        events = random_deal(DEFAULT, seed)
        texts = [write_event(seen_by(event, Seat.FOREHAND)) for event in events]
        assert len(texts) == len(events)
        for words in map(str.split, texts):
            if words[0] in ("dealt", "drew") and words[1] == "1" and "upcard" not in words:
                assert words[-1] == HIDDEN
                hidden += 1
    assert hidden > 20


@pytest.mark.parametrize(
    "text",
    [
        "shuffled 0",
        "started",
        "started x -",
        "started 0 3",
        "started 0 3 4 5",
        "dealt 2 5 ??",
        "dealt 0 5 AS",
        "dealt 0 2 AS AS",
        "dealt 0 1 9S",
        "upcard",
        "upcard ??",
        "upcard XX",
        "upcard AS AS",
        "declared 0 S 20 counted",
        "declared 0 X 20 counted led",
        "declared 0 S twenty counted led",
        "declared 0 S 20 perhaps led",
        "led 0 AS gladly",
        "led AS 0",
        "followed 1 ??",
        "trick 1",
        "drew 1 ?? upcard",
        "drew 1 AS AS",
        "exchanged 0 JS",
        "closed",
        "closed 0 1",
        "claimed 0 perhaps",
        "resigned 0",
        "settled 0 3 luck 0",
        "settled 0 3 goal 0 CLOSE-999",
        "settled 0 3",
    ],
)
def test_text_that_is_no_event_is_refused(text: str):
    with pytest.raises(ProtocolError) as refused:
        read_event(text, DEFAULT)
    assert refused.value.code is Code.BAD_EVENT


@given(
    st.lists(
        st.sampled_from(["led", "dealt", "drew", "settled", "started", "0", "1", "-", "??", "AS", "KS", "20", "upcard"])
        | st.text(max_size=5),
        min_size=1,
        max_size=8,
    )
)
def test_any_words_are_an_event_or_refused_as_none(words: list[str]):
    text = " ".join(words)
    if not text.split():
        return
    try:
        event = read_event(text, DEFAULT)
    except ProtocolError as refused:
        code = refused.code
    else:
        assert read_event(write_event(event), DEFAULT) == event
        return
    assert code is Code.BAD_EVENT


def test_a_card_of_another_pack_is_refused():
    assert Card.NS not in DEFAULT.pack.cards
    with pytest.raises(ProtocolError, match="not in this pack"):
        read_event("led 0 9S", DEFAULT)
