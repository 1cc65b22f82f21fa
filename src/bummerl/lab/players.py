"""Players at the arena's table: a bot in this process, or a program behind the protocol.

A player fails only by `PeerFault`. What a bot raises is caught here, since a bot of this process is no more to be
trusted than a program: its failure costs it the deal and nothing else.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from bummerl.engine.bots import UNLIMITED, Bot, Clock, make_bot
from bummerl.engine.protocol.bot import clock_of
from bummerl.engine.protocol.child import Child
from bummerl.engine.protocol.peer import Fault, Patience, Peer, PeerFault, start
from bummerl.engine.protocol.words import NO_LIMITS, Limits, one_line
from bummerl.lab.contenders import Contender
from bummerl.rules.actions import Action
from bummerl.rules.events import Event
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState
from bummerl.rules.view import view

__all__ = ["BotPlayer", "Player", "ProgramPlayer", "player_of"]


class Player(Protocol):
    """One side of a contest, for as many deals as it lasts."""

    @property
    def listens(self) -> bool:
        """Whether it has to be told the events of a deal."""

    @property
    def log(self) -> tuple[str, ...]:
        """What it said last, for the report of a fault."""

    def new_match(self) -> None: ...

    def new_deal(self, seat: Seat, seed: int) -> None: ...

    def tell(self, event: Event) -> None:
        """An event as its seat may see it."""

    def choose(self, state: DealState, seat: Seat, legal: Sequence[Action], *, may_pass: bool) -> Action | None:
        """An action of those given, or a resignation; ``None`` passes. Whether it is one of them is for the caller to
        check."""

    def end_deal(self, reason: str) -> None:
        """The deal is broken off, perhaps by this player's own fault."""

    def close(self) -> None:
        """No more deals will come."""


class BotPlayer:
    """A built-in bot. It is given its view and nothing else, and is made anew for every match."""

    listens: Final = False
    log: Final[tuple[str, ...]] = ()

    def __init__(self, spec: str, limits: Limits) -> None:
        self._spec: Final = spec
        self._clock: Final[Clock] = clock_of(limits) if limits != NO_LIMITS else UNLIMITED
        self._bot: Bot = make_bot(spec)
        self._rng = random.Random(0)

    def new_match(self) -> None:
        self._bot = make_bot(self._spec)

    def new_deal(self, seat: Seat, seed: int) -> None:  # noqa: ARG002  the view tells the seat
        self._rng = random.Random(seed)

    def tell(self, event: Event) -> None:
        pass

    def choose(self, state: DealState, seat: Seat, legal: Sequence[Action], *, may_pass: bool) -> Action | None:  # noqa: ARG002
        ask = self._bot.interject if may_pass else self._bot.choose
        try:
            return ask(view(state, seat), self._clock, self._rng)
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{last.name}, line {last.lineno}"
            raise PeerFault(Fault.CRASH, f"{type(error).__name__}: {error} ({where})") from error

    def end_deal(self, reason: str) -> None:
        pass

    def close(self) -> None:
        pass


class ProgramPlayer:
    """A program in a process of its own. After a fault it is ended, and started again for the next deal.

    `started` and `ended` are told the numbers of its process groups.
    """

    listens: Final = True

    def __init__(
        self,
        contender: Contender,
        ruleset: Ruleset,
        limits: Limits,
        patience: Patience,
        *,
        started: Callable[[int], None] = lambda _: None,
        ended: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._contender: Final = contender
        self._ruleset: Final = ruleset
        self._limits: Final = limits
        self._patience: Final = patience
        self._started: Final = started
        self._ended: Final = ended
        self._child: Child | None = None
        self._peer: Peer | None = None
        self._asked = 0
        self._last_log: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What the program calls itself, once it has been started."""
        return self._peer.name if self._peer is not None else ""

    @property
    def log(self) -> tuple[str, ...]:
        return self._last_log

    def start(self) -> Peer:
        """The program, started and agreed on the rules; `PeerFault` if that fails."""
        if self._peer is not None:
            return self._peer
        peer = start(self._launch, self._patience)
        try:
            peer.greet(dict(self._contender.options))
            peer.use_ruleset(self._ruleset)
        except PeerFault:
            self._fail(peer)
            raise
        self._peer = peer
        return peer

    def _launch(self) -> Child:
        self._child = Child(self._contender.command)
        self._started(self._child.group)
        return self._child

    def _fail(self, peer: Peer) -> None:
        """Ends a program that cannot be talked to any more, and keeps what was said for the report."""
        child = self._end()
        complaints = child.complaints.splitlines()[-12:] if child is not None else []
        self._last_log = (*peer.log, *(f"! {one_line(line[:240])}" for line in complaints))

    def _end(self) -> Child | None:
        child, self._child, self._peer = self._child, None, None
        if child is not None:
            child.end(0.0)
            self._ended(child.group)
        return child

    def new_match(self) -> None:
        if self._peer is not None:
            self._peer.new_match()

    def new_deal(self, seat: Seat, seed: int) -> None:
        self._last_log = ()
        peer = self.start()
        try:
            peer.new_deal(seat, seed)
            peer.sync()
        except PeerFault:
            self._fail(peer)
            raise

    def tell(self, event: Event) -> None:
        if self._peer is not None:
            self._peer.tell(event)

    def choose(self, state: DealState, seat: Seat, legal: Sequence[Action], *, may_pass: bool) -> Action | None:
        peer = self.start()
        self._asked += 1
        leading = state.led is None and state.to_move is seat
        try:
            return peer.choose(self._asked, legal, self._limits, leading=leading, may_pass=may_pass)
        except PeerFault:
            self._fail(peer)
            raise

    def end_deal(self, reason: str) -> None:
        if self._peer is not None:
            self._peer.end_deal(reason)

    def close(self) -> None:
        if self._peer is not None:
            self._peer.quit()
        self._end()


def player_of(
    contender: Contender,
    ruleset: Ruleset,
    limits: Limits,
    patience: Patience,
    *,
    started: Callable[[int], None] = lambda _: None,
    ended: Callable[[int], None] = lambda _: None,
) -> Player:
    """The player of a contender. A program is started with its first deal."""
    if not contender.command:
        return BotPlayer(contender.text, limits)
    return ProgramPlayer(contender, ruleset, limits, patience, started=started, ended=ended)
