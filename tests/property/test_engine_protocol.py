"""The protocol over random valid rulesets: rules travel whole, and programs play by them what they play at a table."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.engine.protocol.bot import BotProgram
from bummerl.engine.protocol.child import Child
from bummerl.engine.protocol.events import read_event, write_event
from bummerl.engine.protocol.peer import Patience, Peer
from bummerl.engine.protocol.rules_text import read_ruleset, ruleset_message
from bummerl.engine.protocol.session import Session
from bummerl.engine.protocol.words import LONGEST_LINE, NO_LIMITS, read_host, write
from bummerl.lab.chance import order_of
from bummerl.lab.players import BotPlayer, Player
from bummerl.lab.table import PlayedDeal, play_deal
from bummerl.rules.actions import Action
from bummerl.rules.deal import start
from bummerl.rules.events import Event, seen_by
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.state import DealState
from bummerl.rules.testing.arbitraries import rulesets
from tools.goldens.engine_protocol import LoopWire

THUMB = Path(__file__).resolve().parents[2] / "examples" / "thumb.py"
PATIENT = Patience(start=60.0, move=60.0)


class PeerPlayer:
    """A program that one peer speaks to, whatever rules are played."""

    listens = True
    log: tuple[str, ...] = ()

    def __init__(self, peer: Peer, ruleset: Ruleset) -> None:
        self.peer = peer
        self.asked = 0
        peer.use_ruleset(ruleset)
        peer.new_match()

    def new_match(self) -> None: ...

    def new_deal(self, seat: Seat, seed: int) -> None:
        self.peer.new_deal(seat, seed)
        self.peer.sync()

    def tell(self, event: Event) -> None:
        self.peer.tell(event)

    def choose(self, state: DealState, seat: Seat, legal: Sequence[Action], *, may_pass: bool) -> Action | None:
        self.asked += 1
        leading = state.led is None and state.to_move is seat
        return self.peer.choose(self.asked, legal, NO_LIMITS, leading=leading, may_pass=may_pass)

    def end_deal(self, reason: str) -> None: ...

    def close(self) -> None: ...


def played(ruleset: Ruleset, player: Player, seat: Seat, seed: int) -> PlayedDeal:
    """A deal of this player against a random bot."""
    other = BotPlayer("random", NO_LIMITS)
    players: PerSeat[Player] = PerSeat((player, other) if seat is Seat.FOREHAND else (other, player))
    return play_deal(start(ruleset, order_of(ruleset.pack.cards, seed)), players, PerSeat((seed, seed + 1)))


@given(rulesets())
def test_any_rules_travel_whole_in_one_line(ruleset: Ruleset):
    message = ruleset_message(ruleset)
    assert len(write(message).encode()) < LONGEST_LINE
    assert read_host(write(message)) == message
    assert read_ruleset(message) == ruleset


@given(rulesets(), st.sampled_from([Seat.FOREHAND, Seat.SECOND]), st.integers(0, 1000))
def test_a_bot_plays_through_the_protocol_what_it_plays_at_the_table(ruleset: Ruleset, seat: Seat, seed: int):
    wire = LoopWire(lambda answer: Session(BotProgram("random"), answer, lambda work: work()))
    peer = Peer(wire, PATIENT)
    peer.greet()
    through = played(ruleset, PeerPlayer(peer, ruleset), seat, seed)
    assert through.forfeit is None
    assert through.actions == played(ruleset, BotPlayer("random", NO_LIMITS), seat, seed).actions


class Listener(BotPlayer):
    """A random bot that also keeps what it is told."""

    listens = True  # type: ignore[misc]

    def __init__(self) -> None:
        super().__init__("random", NO_LIMITS)
        self.heard: list[Event] = []

    def tell(self, event: Event) -> None:
        self.heard.append(event)


@given(rulesets(), st.integers(0, 1000))
def test_every_event_of_any_rules_is_read_back_as_the_seat_sees_it(ruleset: Ruleset, seed: int):
    listener = Listener()
    played(ruleset, listener, Seat.FOREHAND, seed)
    for event in listener.heard:
        assert seen_by(event, Seat.FOREHAND) == event
        assert read_event(write_event(event), ruleset) == event


@pytest.fixture(scope="module")
def thumb() -> Iterator[Peer]:
    """The example program, one process for all rules."""
    with Child([sys.executable, str(THUMB)]) as child:
        peer = Peer(child, PATIENT)
        peer.greet()
        yield peer


@given(ruleset=rulesets(), seat=st.sampled_from([Seat.FOREHAND, Seat.SECOND]), seed=st.integers(0, 1000))
def test_the_example_plays_by_any_rules_without_a_fault(thumb: Peer, ruleset: Ruleset, seat: Seat, seed: int):
    deal = played(ruleset, PeerPlayer(thumb, ruleset), seat, seed)
    assert deal.forfeit is None, deal.forfeit
