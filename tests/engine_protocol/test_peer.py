"""The host's half: whatever a program says or does not say, a question ends with a legal action or a fault."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.engine.protocol.child import WireClosed, WireFlooded, WireLate
from bummerl.engine.protocol.peer import LOG_LINES, LOG_WIDTH, MOST_LINES, Fault, Patience, Peer, PeerFault, Valued
from bummerl.engine.protocol.words import NO_LIMITS, Limits
from bummerl.rules.actions import CLAIM, CLOSE, FOLLOW, LEAD, RESIGN, Action
from bummerl.rules.cards import Card
from bummerl.rules.presets import DEFAULT
from bummerl.rules.seats import Seat

PATIENCE = Patience(start=10.0, move=5.0, grace=1.0, quit=2.0)
ACE, KING = LEAD[Card.AS], LEAD[Card.KS]
LEGAL: Sequence[Action] = (CLAIM, CLOSE, ACE, KING)

Said = str | tuple[float, str] | Exception


class Script:
    """A wire whose program says what the test has written, at the times that the test has set; a manual clock."""

    def __init__(self, *says: Said) -> None:
        self.says = deque(says)
        self.time = 0.0
        self.heard: list[str] = []
        self.ended: list[float] = []
        self.refuses: Exception | None = None

    def now(self) -> float:
        return self.time

    def send(self, lines: Sequence[str], deadline: float) -> None:
        assert deadline >= self.time
        if self.refuses is not None:
            raise self.refuses
        self.heard += lines

    def receive(self, deadline: float) -> str:
        said = self.says.popleft() if self.says else WireLate("no answer in time")
        if isinstance(said, Exception):
            if isinstance(said, WireLate):
                self.time = deadline
            raise said
        if isinstance(said, tuple):
            self.time, line = said
            if self.time > deadline:
                self.says.appendleft(line)
                self.time = deadline
                raise WireLate("no answer in time")
            return line
        return said

    def end(self, patience: float) -> str:
        self.ended.append(patience)
        return "it went"


def chosen(*says: Said, legal: Sequence[Action] = LEGAL, limits: Limits = NO_LIMITS, may_pass: bool = False) -> object:
    """What a peer makes of these words after `go 7`: an action, ``None`` for a pass, or the fault."""
    peer = Peer(Script(*says), PATIENCE)
    try:
        return peer.choose(7, legal, limits, leading=True, may_pass=may_pass)
    except PeerFault as fault:
        return fault.fault


@pytest.mark.parametrize(
    "says, result",
    [
        (["bestaction 7 AS"], ACE),
        (["bestaction 7 close"], CLOSE),
        (["bestaction 7 resign"], RESIGN),
        (["info 7 worlds 20", "hello world", "", "\0\0", "�", "info", "bestaction 7 KS"], KING),
        (["bestaction 6 KS", "bestaction 7 AS"], ACE),
        (["bestaction 8 KS"], Fault.TIMEOUT),
        (["pong 1", "rulesetok x", "bestaction 7 AS"], ACE),
        (["error bad-value 6 an old one", "bestaction 7 AS"], ACE),
        (["error failed 7 lost the thread"], Fault.ERROR),
        (["error bad-event - what was that?"], Fault.ERROR),
        (["bestaction 7 QS"], Fault.ILLEGAL),
        (["bestaction 7 KS+"], Fault.ILLEGAL),
        (["bestaction 7 pass"], Fault.GARBLED),
        (["bestaction 7 castle"], Fault.GARBLED),
        (["bestaction 7 as"], Fault.GARBLED),
        (["bestaction 7"], Fault.GARBLED),
        (["bestaction"], Fault.GARBLED),
        (["bestaction 7 AS KS"], Fault.GARBLED),
        (["bestaction\t7  AS "], ACE),
        ([], Fault.TIMEOUT),
        ([WireClosed("it went with status 1")], Fault.CRASH),
        ([WireFlooded("a line of 70000 bytes")], Fault.FLOOD),
        (["info 7 x"] * MOST_LINES + ["bestaction 7 AS"], Fault.FLOOD),
        (["info 7 x"] * (MOST_LINES - 1) + ["bestaction 7 AS"], ACE),
        ([(4.9, "bestaction 7 AS")], ACE),
        ([(5.1, "bestaction 7 AS")], Fault.TIMEOUT),
        ([(2.0, "info 7 still here"), (4.0, "info 7 still here"), (6.0, "info 7 still here")], Fault.TIMEOUT),
    ],
)
def test_a_question_ends_with_an_action_or_a_fault(says: list[Said], result: object):
    assert chosen(*says) == result


def test_passing_is_an_answer_only_where_it_is_offered():
    assert chosen("bestaction 7 pass", legal=[CLAIM], may_pass=True) is None
    assert chosen("bestaction 7 claim", legal=[CLAIM], may_pass=True) == CLAIM
    assert chosen("bestaction 7 pass", legal=[CLAIM]) is Fault.GARBLED


def test_a_time_limit_is_waited_for_with_some_grace():
    limits = Limits(time=3000)
    assert chosen((3.9, "bestaction 7 AS"), limits=limits) == ACE
    assert chosen((4.1, "bestaction 7 AS"), limits=limits) is Fault.TIMEOUT


def test_a_card_answers_the_one_on_the_table():
    peer = Peer(Script("bestaction 1 AS"), PATIENCE)
    assert peer.choose(1, [FOLLOW[Card.AS]], NO_LIMITS, leading=False) == FOLLOW[Card.AS]


def test_the_question_says_what_may_be_done_within_what():
    wire = Script("bestaction 3 claim")
    peer = Peer(wire, PATIENCE)
    peer.choose(3, [CLAIM], Limits(time=100, nodes=5, worlds=6), leading=True, may_pass=True)
    assert wire.heard == ["go 3 time 100 nodes 5 worlds 6 legal pass claim"]


@given(
    st.lists(
        st.sampled_from(
            ["bestaction 7 AS", "bestaction 7 x", "bestaction", "error x 7 y", "info 7 1", "go 1", "bestaction 7 " * 9]
        )
        | st.text(max_size=30),
        max_size=12,
    )
)
def test_whatever_is_said_a_question_ends_in_one_of_the_two_ways(says: list[str]):
    result = chosen(*says)
    assert result in LEGAL or result == RESIGN or isinstance(result, Fault)


def greeted(*says: Said, options: dict[str, str] | None = None) -> tuple[Peer, Script]:
    wire = Script(*says)
    peer = Peer(wire, PATIENCE)
    peer.greet(options)
    return peer, wire


HELLO = [
    "Some engine 1.0 (c) somebody",
    "id name Some engine",
    "id author Somebody",
    "option level spin 3 1 6",
    "bummerlok 1",
]


def test_the_greeting_tells_name_author_and_options():
    peer, wire = greeted(*HELLO, "pong 1", options={"level": "5"})
    assert (peer.name, peer.author, list(peer.options)) == ("Some engine", "Somebody", ["level"])
    assert wire.heard == ["bummerl 1", "setoption level 5", "ping 1"]


@pytest.mark.parametrize(
    "says, options, fault",
    [
        ([], {}, Fault.START),
        ([WireClosed("it went with status 127")], {}, Fault.START),
        (["bummerlok 2"], {}, Fault.START),
        (["error version - version 7 here"], {}, Fault.START),
        (["bummerlok one"], {}, Fault.GARBLED),
        ([*HELLO, "pong 1"], {"hash": "64"}, Fault.START),
        ([*HELLO, "pong 1"], {"level": "9"}, Fault.START),
        ([*HELLO, "error bad-value - no", "pong 1"], {"level": "5"}, Fault.ERROR),
        (HELLO, {}, Fault.TIMEOUT),
        ([*HELLO, "pong 2"], {}, Fault.TIMEOUT),
    ],
)
def test_a_program_that_does_not_greet_as_it_should_is_a_fault(says: list[Said], options: dict[str, str], fault: Fault):
    with pytest.raises(PeerFault) as failed:
        greeted(*says, options=options)
    assert failed.value.fault is fault


@pytest.mark.parametrize(
    "says, fault",
    [
        (["rulesetok other@1"], Fault.TIMEOUT),
        (["error refused-ruleset - twenty cards only"], Fault.RULES),
        (["error unknown-ruleset -"], Fault.RULES),
        ([WireClosed("it went")], Fault.CRASH),
    ],
)
def test_rules_that_are_not_agreed_on_are_a_fault(says: list[Said], fault: Fault):
    peer, wire = greeted(*HELLO, "pong 1")
    wire.says.extend(says)
    with pytest.raises(PeerFault) as failed:
        peer.use_ruleset(DEFAULT)
    assert failed.value.fault is fault


def test_rules_are_agreed_on_by_their_name():
    peer, wire = greeted(*HELLO, "pong 1")
    wire.says.append(f"rulesetok {DEFAULT}")
    peer.use_ruleset(DEFAULT)
    assert wire.heard[-1].startswith(f"ruleset {DEFAULT} {DEFAULT.fingerprint} {{")


def test_an_analysis_is_the_values_up_to_its_end():
    says = ["value 6 AS 9 exact", "value 7 AS 1.5 exact", "info 7 x", "value 7 KS -0.25 error 0.1", "analysed 7 AS"]
    peer = Peer(Script(*says), PATIENCE)
    assert peer.analyse(7, [ACE, KING], NO_LIMITS, leading=True) == (
        Valued(ACE, 1.5, None),
        Valued(KING, -0.25, 0.1),
    )


@pytest.mark.parametrize(
    "says, fault",
    [
        (["value 7 QS 1 exact"], Fault.ILLEGAL),
        (["value 7 AS lots exact"], Fault.GARBLED),
        (["value 7 AS 1 exact"], Fault.TIMEOUT),
        (["error not-able 7 no"], Fault.ERROR),
    ],
)
def test_an_analysis_that_cannot_be_had_is_a_fault(says: list[Said], fault: Fault):
    with pytest.raises(PeerFault) as failed:
        Peer(Script(*says), PATIENCE).analyse(7, [ACE, KING], NO_LIMITS, leading=True)
    assert failed.value.fault is fault


@pytest.mark.parametrize(
    "refuses, fault",
    [(WireLate("x"), Fault.TIMEOUT), (WireClosed("x"), Fault.CRASH), (WireFlooded("x"), Fault.FLOOD)],
)
def test_a_question_that_cannot_be_sent_is_a_fault(refuses: Exception, fault: Fault):
    wire = Script("bestaction 7 AS")
    wire.refuses = refuses
    with pytest.raises(PeerFault) as failed:
        Peer(wire, PATIENCE).choose(7, LEGAL, NO_LIMITS, leading=True)
    assert failed.value.fault is fault


def test_events_wait_for_the_next_question():
    wire = Script("pong 1", "bestaction 1 AS")
    peer = Peer(wire, PATIENCE)
    peer.new_match()
    peer.new_deal(Seat.SECOND, 42)
    assert wire.heard == []
    peer.sync()
    assert wire.heard == ["newmatch", "newdeal 1 42", "ping 1"]
    peer.end_deal("enough")
    assert len(wire.heard) == 3
    peer.choose(1, LEGAL, NO_LIMITS, leading=True)
    assert wire.heard[3:] == ["enddeal enough", "go 1 legal claim close AS KS"]


def test_quitting_is_asked_for_and_waited_for():
    wire = Script()
    assert Peer(wire, PATIENCE).quit() == "it went"
    assert (wire.heard, wire.ended) == (["quit"], [PATIENCE.quit])


def test_a_program_that_cannot_be_told_to_quit_is_ended_at_once():
    wire = Script()
    wire.refuses = WireLate("it does not read")
    assert Peer(wire, PATIENCE).quit() == "it went"
    assert wire.ended == [0.0]


def test_the_log_keeps_the_end_of_what_was_said_and_no_more():
    peer = Peer(Script(*(f"info 7 {'x' * 1000} {n}" for n in range(500)), "bestaction 7 AS"), PATIENCE)
    peer.choose(7, LEGAL, NO_LIMITS, leading=True)
    assert len(peer.log) == 1 + LOG_LINES
    assert peer.log[0] == "> go 7 legal claim close AS KS", "a flood does not wash away the question"
    assert peer.log[-1] == "< bestaction 7 AS"
    assert max(map(len, peer.log)) == LOG_WIDTH + 2


def test_nothing_in_the_log_or_the_name_can_upset_a_terminal():
    wire = Script("\x1b[2J\x9b31m\u202ebanner", "id name Nice\u202e \x9b1mName", "bummerlok 1", "pong 1")
    peer = Peer(wire, PATIENCE)
    peer.greet()
    assert all(line.isprintable() for line in (*peer.log, peer.name))
    assert peer.name.startswith("Nice")


@pytest.mark.parametrize("ask", [lambda peer: peer.greet(), lambda peer: peer.sync()])
def test_a_flood_of_talk_is_not_listened_to_for_ever(ask: Callable[[Peer], None]):
    with pytest.raises(PeerFault) as failed:
        ask(Peer(Script(*["nonsense"] * (MOST_LINES + 1)), PATIENCE))
    assert failed.value.fault is Fault.FLOOD
