"""The host's half of the protocol: a program asked to play, over a pipe that may do anything.

Whatever the program does, a question ends: with an action that is legal, or with a `PeerFault` that says what went
wrong. What a program says beside the answer is listened to only as far as it concerns the question.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bummerl.engine.protocol.child import Wire, WireClosed, WireFlooded, WireLate, WireRefused
from bummerl.engine.protocol.events import write_event
from bummerl.engine.protocol.rules_text import ruleset_message
from bummerl.engine.protocol.words import (
    PASS,
    VERSION,
    Analyse,
    Analysed,
    BestAction,
    EndDeal,
    ErrorLine,
    EventLine,
    Go,
    Hello,
    HostMessage,
    Id,
    Limits,
    NewDeal,
    NewMatch,
    OptionLine,
    Ping,
    Pong,
    ProgramMessage,
    ProtocolError,
    Quit,
    RulesetOk,
    SetOption,
    UseRuleset,
    ValueLine,
    Welcome,
    one_line,
    read_program,
    write,
)
from bummerl.rules.actions import RESIGN, Action
from bummerl.rules.errors import BummerlError, NotationError
from bummerl.rules.events import Event
from bummerl.rules.notation import read_action, write_action
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import Seat

__all__ = ["PATIENCE", "Fault", "Patience", "Peer", "PeerFault", "Valued"]


class Fault(StrEnum):
    """What a program did that it must not do."""

    START = "start"  # it cannot be started, or does not greet
    RULES = "rules"  # it will not play these rules
    CRASH = "crash"  # it went, or closed the pipe
    TIMEOUT = "timeout"
    ILLEGAL = "illegal"  # it chose what was not on the list
    GARBLED = "garbled"  # its answer cannot be read
    FLOOD = "flood"
    ERROR = "error"  # it answered the question with an error


class PeerFault(BummerlError):
    """The program failed; `detail` says how, for the log."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault
        self.detail = detail


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How long a host waits, in seconds.

    `start` for a greeting and for agreeing on rules, `move` for an action where the question sets no time, `grace` on
    top of a time that it sets, `quit` for going by itself.
    """

    start: float = 10.0
    move: float = 30.0
    grace: float = 1.0
    quit: float = 1.0


PATIENCE: Final = Patience()
"""How long a host waits where nobody has said otherwise."""


@dataclass(frozen=True, slots=True)
class Valued:
    """An action's worth in game points to the seat asked; `error` is the standard error, ``None`` for exact."""

    action: Action | None
    value: float
    error: float | None


MOST_LINES: Final = 50_000
"""Lines that a program may say before it answers a question."""

LOG_LINES: Final = 16
"""Lines kept of each side's last words. One side's flood does not wash away the other's."""

LOG_WIDTH: Final = 240


class Peer:
    """A program on the other end of a wire. After a `PeerFault` nothing more can be asked of it; end it."""

    def __init__(self, wire: Wire, patience: Patience) -> None:
        self._wire: Final = wire
        self._patience: Final = patience
        self._waiting: list[str] = []
        self._pings = 0
        self._number = 0
        self._said = 0
        self._log: Final[dict[str, deque[tuple[int, str]]]] = {side: deque(maxlen=LOG_LINES) for side in "><"}
        self.name = ""
        self.author = ""
        self.options: dict[str, OptionLine] = {}

    @property
    def log(self) -> tuple[str, ...]:
        """The last lines said, the host's after ``>``, the program's after ``<``; printable, whatever was said."""
        return tuple(line for _, line in sorted((*self._log[">"], *self._log["<"])))

    # --- what a host asks -----------------------------------------------------------------------------------------

    def greet(self, options: Mapping[str, str] | None = None) -> None:
        """Says hello, hears who is there, and sets options; each must be one that the program has."""
        self._tell(Hello(VERSION))
        for message in self._answers(self._patience.start, Fault.START):
            match message:
                case Id("name", text):
                    self.name = one_line(text)
                case Id(_, text):
                    self.author = one_line(text)
                case OptionLine():
                    self.options[message.name] = message
                case Welcome(version) if version == VERSION:
                    break
                case ErrorLine():
                    raise PeerFault(Fault.START, f"it answered the greeting with {write(message)}")
        for name, value in (options or {}).items():
            self._set_option(name, value)
        self.sync()

    def _set_option(self, name: str, value: str) -> None:
        option = self.options.get(name)
        if option is None:
            has = ", ".join(self.options) or "none"
            raise PeerFault(Fault.START, f"it has no option {name} (it has {has})")
        if (reason := option.refuses(value)) is not None:
            raise PeerFault(Fault.START, f"option {name}: {reason}")
        self._tell(SetOption(name, value))

    def sync(self) -> None:
        """Waits until everything said so far has been heard."""
        self._pings += 1
        token = str(self._pings)
        self._tell(Ping(token))
        for message in self._answers(self._patience.start, Fault.TIMEOUT):
            match message:
                case Pong(heard) if heard == token:
                    return
                case ErrorLine():
                    raise PeerFault(Fault.ERROR, write(message))

    def use_ruleset(self, ruleset: Ruleset) -> None:
        """Agrees on the rules of the coming deals."""
        proposal = ruleset_message(ruleset)
        self._tell(proposal)
        for message in self._answers(self._patience.start, Fault.TIMEOUT):
            match message:
                case RulesetOk(name) if name == proposal.name:
                    return
                case ErrorLine():
                    raise PeerFault(Fault.RULES, message.text or message.code)

    def new_match(self) -> None:
        """Tells that what came before is of no account any more."""
        self._tell(NewMatch())

    def new_deal(self, seat: Seat, seed: int) -> None:
        """Tells of a new deal, in which the program has this seat. The number of events starts again."""
        self._number = 0
        self._tell(NewDeal(int(seat), seed))

    def tell(self, event: Event) -> None:
        """Tells an event in the form in which the program's seat may see it. It is sent with the next question."""
        self._tell(EventLine(self._number, write_event(event)))
        self._number += 1

    def end_deal(self, reason: str) -> None:
        """Breaks the deal off."""
        self._tell(EndDeal(reason))

    def choose(
        self, number: int, legal: Sequence[Action], limits: Limits, *, leading: bool, may_pass: bool = False
    ) -> Action | None:
        """The program's action, one of `legal` or a resignation; ``None`` if it passes and may."""
        self._tell(Go(number, limits, self._codes(legal, may_pass)))
        for message in self._answers(self._time(limits), Fault.TIMEOUT):
            match message:
                case BestAction(about, code) if about == number:
                    return self._action(code, legal, leading=leading, may_pass=may_pass)
                case ErrorLine(_, about, _) if about in (number, None):
                    raise PeerFault(Fault.ERROR, write(message))
        raise AssertionError("answers end with a fault")

    def analyse(
        self, number: int, legal: Sequence[Action], limits: Limits, *, leading: bool, may_pass: bool = False
    ) -> tuple[Valued, ...]:
        """What the program thinks every legal action is worth."""
        self._tell(Analyse(number, limits, self._codes(legal, may_pass)))
        found: list[Valued] = []
        for message in self._answers(self._time(limits), Fault.TIMEOUT):
            match message:
                case ValueLine(about, code, value, error) if about == number:
                    action = self._action(code, legal, leading=leading, may_pass=may_pass)
                    found.append(Valued(action, value, error))
                case Analysed(about, _) if about == number:
                    return tuple(found)
                case ErrorLine(_, about, _) if about in (number, None):
                    raise PeerFault(Fault.ERROR, write(message))
        raise AssertionError("answers end with a fault")

    def quit(self) -> str:
        """Asks the program to go, sees that it does, and tells how it went."""
        self._waiting.append(write(Quit()))
        try:
            self._flush(self._patience.quit)
        except (WireClosed, WireLate, WireFlooded):
            return self._wire.end(0.0)
        return self._wire.end(self._patience.quit)

    def end(self) -> str:
        """Ends the program without a word."""
        return self._wire.end(0.0)

    # --- how it is done -------------------------------------------------------------------------------------------

    def _codes(self, legal: Sequence[Action], may_pass: bool) -> tuple[str, ...]:
        return (*((PASS,) if may_pass else ()), *map(write_action, legal))

    def _action(self, code: str, legal: Sequence[Action], *, leading: bool, may_pass: bool) -> Action | None:
        if code == PASS and may_pass:
            return None
        try:
            action = read_action(code, following=not leading)
        except NotationError:
            raise PeerFault(Fault.GARBLED, f"it chose {code!r}, which is no action") from None
        if action in legal or action == RESIGN:
            return action
        raise PeerFault(Fault.ILLEGAL, f"it chose {code}, but had only {' '.join(self._codes(legal, may_pass))}")

    def _time(self, limits: Limits) -> float:
        return self._patience.move if limits.time is None else limits.time / 1000 + self._patience.grace

    def _tell(self, message: HostMessage) -> None:
        line = write(message)
        self._waiting.append(line)
        self._note(">", f"ruleset {message.name} ..." if isinstance(message, UseRuleset) else line)

    def _note(self, side: str, line: str) -> None:
        self._said += 1
        self._log[side].append((self._said, f"{side} {one_line(line[:LOG_WIDTH])}"))

    def _flush(self, patience: float) -> None:
        lines, self._waiting = self._waiting, []
        if lines:
            self._wire.send(lines, self._wire.now() + patience)

    def _answers(self, patience: float, late: Fault) -> Iterator[ProgramMessage]:
        """What the program says from now on. Ends only by a `PeerFault`: the caller leaves when it has its answer."""
        try:
            self._flush(patience)
            deadline = self._wire.now() + patience
            for _ in range(MOST_LINES):
                if self._wire.now() > deadline:
                    raise WireLate("no answer in time")
                message = self._read(self._wire.receive(deadline))
                if message is not None:
                    yield message
            raise WireFlooded(f"it said {MOST_LINES} lines and no answer")
        except WireClosed as error:
            raise PeerFault(Fault.START if late is Fault.START else Fault.CRASH, str(error)) from None
        except WireLate as error:
            raise PeerFault(late, str(error)) from None
        except WireFlooded as error:
            raise PeerFault(Fault.FLOOD, str(error)) from None

    def _read(self, line: str) -> ProgramMessage | None:
        """What the line says, or ``None`` for talk: programs print banners and traces, and later versions say more."""
        self._note("<", line)
        try:
            return read_program(line)
        except ProtocolError as error:
            if _ANSWERS.intersection(line.split(maxsplit=1)[:1]):
                raise PeerFault(Fault.GARBLED, f"{line[:80]!r} cannot be read: {error.text}") from None
            return None


_ANSWERS: Final = frozenset({"bestaction", "analysed", "value", "rulesetok", "pong", "bummerlok"})
"""The first words of the lines that a host waits for: one of these that cannot be read is a fault."""


def start(make: Callable[[], Wire], patience: Patience) -> Peer:
    """A peer on a new wire; a program that cannot be started is a `PeerFault` like any other."""
    try:
        return Peer(make(), patience)
    except WireRefused as error:
        raise PeerFault(Fault.START, str(error)) from None
