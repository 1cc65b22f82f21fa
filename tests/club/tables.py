"""A table under a manual clock, for scenarios: commands go in, time passes by hand, deadlines are fired when due."""

from __future__ import annotations

import random
from typing import Any

from bummerl.club.domain.fairdeal import commitment
from bummerl.club.domain.table import commands, log
from bummerl.club.domain.table.decide import (
    Decision,
    HouseTimes,
    Refused,
    TableRefusal,
    allowed_actions,
    deadlines,
    decide,
)
from bummerl.club.domain.table.settings import MoveClock, TableKind, TableSettings, settings_data
from bummerl.club.domain.table.state import COMPUTER, OutcomeKind, Phase, TableState, fold
from bummerl.club.domain.table.views import deal_view
from bummerl.rules.deal import legal_actions
from bummerl.rules.match import Match, Side
from bummerl.rules.notation import write_action
from bummerl.rules.presets import preset
from bummerl.rules.state import DealState
from bummerl.rules.view import View

A, B = Side.A, Side.B
RANKED_CLOCK = MoveClock(30_000, 120_000)


class ManualTable:
    """`events` is the log as a store would have it; `state` is what `decide` gave, checked against the log's fold."""

    def __init__(self, *, kind: TableKind = TableKind.RANKED, seed: int = 1, **settings: Any) -> None:
        settings.setdefault("ruleset", preset("snapszer_klub"))
        settings.setdefault("clock", RANKED_CLOCK if kind is TableKind.RANKED else None)
        opened = log.TableOpened(settings_data(TableSettings(kind=kind, **settings)))
        self.events = [log.Logged(1, 0, opened)]
        self.state: TableState = fold(self.events)
        self.now = 0
        self.times = HouseTimes()
        self.random = random.Random(seed)
        self.effects: list[str] = []

    def ask(self, command: commands.Command) -> Decision | Refused:
        answer = decide(self.state, command, table="t", now=self.now, fresh=self.random.randbytes(96), times=self.times)
        if isinstance(answer, Decision):
            self.events += answer.events
            self.state = answer.state
            self.effects += [effect.value for effect in answer.effects]
        return answer

    def done(self, command: commands.Command) -> Decision:
        answer = self.ask(command)
        assert isinstance(answer, Decision), answer
        return answer

    def refused(self, command: commands.Command) -> TableRefusal:
        before = self.state
        answer = self.ask(command)
        assert isinstance(answer, Refused), answer
        assert self.state == before
        return answer.code

    def wait(self, ms: int) -> None:
        """Let time pass, firing each deadline at its moment."""
        end = self.now + ms
        while True:
            due = sorted((d for d in deadlines(self.state, self.times) if d.at <= end), key=lambda d: d.at)
            if not due:
                break
            self.now = max(self.now, due[0].at)
            before = len(self.events)
            self.done(commands.Due(due[0].kind, due[0].side))
            assert len(self.events) > before, f"{due[0]} stood, was fired and did nothing"
        self.now = end

    def seen(self, kind: type) -> list[Any]:
        return [logged.event for logged in self.events if isinstance(logged.event, kind)]

    def seat_both(self) -> ManualTable:
        practice = self.state.settings.kind is TableKind.PRACTICE
        self.done(commands.Sit(7, "Anna"))
        self.done(commands.Sit(COMPUTER if practice else 8, "Kati" if practice else "Béla"))
        for side in Side:
            self.done(commands.ShowPresence(side))
        return self

    def shuffle(self) -> ManualTable:
        """Both sides give their bytes until a deal is on the table."""
        while self.state.phase is Phase.SHUFFLING:
            context = self.context
            waiting = [side for side in Side if not self.state.bytes[side].settled]
            for side in waiting:
                self.done(commands.PromiseBytes(side, commitment(context, b"cut", b"salt")))
            for side in waiting:
                self.done(commands.RevealBytes(side, b"cut", b"salt"))
        return self

    def play(self, moves: int = 10_000) -> ManualTable:
        """Random legal play, result sheets included, for so many actions or to the end of the match."""
        while self.state.phase is not Phase.OVER and moves:
            if self.state.phase is Phase.SHUFFLING:
                self.shuffle()
            elif self.state.phase is Phase.SCORED:
                for side in Side:
                    if self.state.phase is Phase.SCORED:
                        self.done(commands.GetReady(side))
            else:
                self.act()
                moves -= 1
        return self

    def act(self) -> Decision:
        """One random legal action of the side to move."""
        side = self.mover
        by = "computer" if self.state.is_computer(side) else "stand_in" if self.state.stand_in[side] else "player"
        action = self.random.choice(self.legal(side))
        return self.done(commands.Act(side, action, self.state.prompt, by=by))

    def legal(self, side: Side) -> tuple[str, ...]:
        held = self.state.stand_in[side]
        if not held:
            return allowed_actions(self.state, side)
        return tuple(write_action(each) for each in legal_actions(self.deal, self.state.seat(side)))

    @property
    def match(self) -> Match:
        assert self.state.match is not None
        return self.state.match

    @property
    def deal(self) -> DealState:
        assert self.state.deal is not None
        return self.state.deal

    @property
    def context(self) -> str:
        """What the bytes of the deal being shuffled are promised for."""
        assert self.state.promise is not None
        return self.state.promise.context

    @property
    def ending(self) -> tuple[OutcomeKind, Side | None, str]:
        """How the match at the table ended."""
        assert self.state.outcome is not None
        return self.state.outcome.kind, self.state.outcome.winner, self.state.outcome.reason

    def view(self, side: Side | None) -> View:
        seen = deal_view(self.state, side)
        assert seen is not None
        return seen

    @property
    def mover(self) -> Side:
        assert self.state.to_move is not None
        return self.state.to_move


def at_first_move(**settings: Any) -> ManualTable:
    """A table where the first deal of a ranked match (unless said otherwise) waits for its first lead."""
    return ManualTable(**settings).seat_both().shuffle()
