"""The program's half of the protocol: lines in, lines out. It knows no pipes, no clock and no threads.

`Session.receive` takes one line and returns at once. Thinking is handed to a `Thinker`, which runs it where it likes;
the session stays ready for `ping`, `stop` and `quit` meanwhile. A line that cannot be taken is answered by an error.
"""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bummerl.engine.protocol.events import read_event
from bummerl.engine.protocol.rules_text import read_ruleset
from bummerl.engine.protocol.words import (
    PASS,
    VERSION,
    Analyse,
    Analysed,
    BestAction,
    Code,
    EndDeal,
    ErrorLine,
    EventLine,
    Go,
    Hello,
    Id,
    Info,
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
    Stop,
    UseRuleset,
    ValueLine,
    Welcome,
    read_host,
    write,
)
from bummerl.rules.actions import Action, Follow, Lead, Resign
from bummerl.rules.errors import BummerlError, NotationError
from bummerl.rules.events import DealStarted, HandDealt, UpcardTurned
from bummerl.rules.notation import read_action, write_action
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.view import View, step

__all__ = ["Decision", "Judgement", "Program", "Session", "Thinker"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an action is worth in game points; `error` is the standard error, ``None`` if the value is exact.

    ``None`` as the action stands for letting play go on.
    """

    action: Action | None
    value: float
    error: float | None


@dataclass(frozen=True, slots=True)
class Decision:
    """What a program is asked. `view.legal` holds the actions; `may_pass` tells that the other seat is to move.

    `stopped` turns true when the host wants an answer now, and `inform` sends a line of progress.
    """

    view: View
    limits: Limits
    rng: random.Random
    may_pass: bool
    stopped: Callable[[], bool]
    inform: Callable[[str], None]


class Program(Protocol):
    """What answers behind a session."""

    @property
    def name(self) -> str: ...

    @property
    def author(self) -> str: ...

    @property
    def options(self) -> Sequence[OptionLine]: ...

    def set_option(self, name: str, value: str) -> None:
        """Takes a value that the option allows; `ValueError` says why it will not do."""

    def plays(self, ruleset: Ruleset) -> str | None:
        """Why it cannot play these rules, or ``None`` if it can."""

    def new_match(self) -> None:
        """Forgets whatever it knows of opponents and past deals."""

    def choose(self, decision: Decision) -> Action | None:
        """An action; ``None`` passes, where that is allowed."""

    def judge(self, decision: Decision) -> Sequence[Judgement]:
        """What every legal action is worth; `NotImplementedError` if it cannot tell."""


Thinker = Callable[[Callable[[], None]], None]
"""Runs the work given, at once or in another thread."""


class Session:
    """One host's conversation with a program.

    `reply` takes the lines of answer; it may be called from the thread of the thinker, one line at a time. After `quit`
    `over` is true and nothing is answered any more.
    """

    def __init__(self, program: Program, reply: Callable[[str], None], think: Thinker) -> None:
        self._program: Final = program
        self._reply: Final = reply
        self._think: Final = think
        self._lock: Final = threading.Lock()
        self._stop: Final = threading.Event()
        self._busy: int | None = None
        self._greeted = False
        self._ruleset: Ruleset | None = None
        self._deal: _Deal | None = None
        self.over = False

    # --- lines in and out -----------------------------------------------------------------------------------------

    def receive(self, line: str) -> None:
        """Takes one line of the host, without its end. Never raises for what a line holds."""
        if self.over or not line.strip():
            return
        try:
            self._take(line)
        except ProtocolError as error:
            self.complain(error)

    def complain(self, error: ProtocolError, about: int | None = None) -> None:
        """Tells the host what was wrong."""
        self._say(ErrorLine(error.code.value, about, error.text))

    @property
    def thinking(self) -> bool:
        """Whether an answer is still being worked out."""
        return self._busy is not None

    def stop(self) -> None:
        """Asks for the answer now, if one is being worked out."""
        self._stop.set()

    def _say(self, *messages: ProgramMessage) -> None:
        with self._lock:
            for message in messages:
                self._reply(write(message))

    def _finish(self, *messages: ProgramMessage) -> None:
        """The last lines of an answer. Ready for the next question before the host can have seen them."""
        with self._lock:
            self._busy = None
            for message in messages:
                self._reply(write(message))

    # --- what the lines ask for -----------------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        message = read_host(line)
        if isinstance(message, Quit):
            self.over = True
            self.stop()
            return
        if isinstance(message, Hello):
            self._hello(message)
            return
        if not self._greeted:
            raise ProtocolError(Code.OUT_OF_ORDER, f"the first line is: bummerl {VERSION}")
        match message:
            case Ping(token):
                self._say(Pong(token))
                return
            case Stop():
                self.stop()
                return
        if self.thinking:
            raise ProtocolError(Code.BUSY, f"still thinking about {self._busy}; only ping, stop and quit are heard")
        match message:
            case SetOption(name, value):
                self._set_option(name, value)
            case UseRuleset():
                self._use_ruleset(message)
            case NewMatch():
                self._deal = None
                self._program.new_match()
            case NewDeal(seat, seed):
                self._new_deal(seat, seed)
            case EventLine(number, text):
                self._current_deal("event").take(number, text)
            case EndDeal():
                self._deal = None
            case Go():
                self._decide(message, self._answer_go)
            case Analyse():
                self._decide(message, self._answer_analyse)

    def _hello(self, message: Hello) -> None:
        if message.version != VERSION:
            raise ProtocolError(Code.VERSION, f"this program speaks version {VERSION}, not {message.version}")
        if self._greeted:
            raise ProtocolError(Code.OUT_OF_ORDER, "we have greeted already")
        self._greeted = True
        program = self._program
        self._say(Id("name", program.name), Id("author", program.author), *program.options, Welcome(VERSION))

    def _set_option(self, name: str, value: str) -> None:
        option = next((option for option in self._program.options if option.name == name), None)
        if option is None:
            raise ProtocolError(Code.UNKNOWN_OPTION, f"there is no option {name}")
        if (reason := option.refuses(value)) is not None:
            raise ProtocolError(Code.BAD_VALUE, f"{name}: {reason}")
        try:
            self._program.set_option(name, value)
        except ValueError as error:
            raise ProtocolError(Code.BAD_VALUE, f"{name}: {error}") from None

    def _use_ruleset(self, message: UseRuleset) -> None:
        self._deal = self._ruleset = None
        ruleset = read_ruleset(message)
        if (reason := self._program.plays(ruleset)) is not None:
            raise ProtocolError(Code.REFUSED_RULESET, reason)
        self._ruleset = ruleset
        self._say(RulesetOk(message.name))

    def _new_deal(self, seat: int, seed: int) -> None:
        if self._ruleset is None:
            raise ProtocolError(Code.OUT_OF_ORDER, "newdeal: no ruleset has been agreed on")
        if seat >= self._ruleset.seats:
            raise ProtocolError(Code.BAD_ARGUMENTS, f"newdeal: there is no seat {seat}")
        self._deal = _Deal(self._ruleset, SEATS[seat], random.Random(seed))

    def _current_deal(self, command: str) -> _Deal:
        if self._deal is None:
            raise ProtocolError(Code.OUT_OF_ORDER, f"{command}: there is no deal")
        return self._deal

    def _decide(self, message: Go | Analyse, answer: Callable[[int, Decision], None]) -> None:
        try:
            view, may_pass = self._current_deal("go").asked(message.legal)
        except ProtocolError as error:
            self.complain(error, message.id)
            return
        decision = Decision(
            view=view,
            limits=message.limits,
            rng=self._current_deal("go").rng,
            may_pass=may_pass,
            stopped=self._stop.is_set,
            inform=lambda text: self._say(Info(message.id, text)),
        )
        self._stop.clear()
        self._busy = message.id
        self._think(lambda: self._supervise(message.id, decision, answer))

    # --- thinking, perhaps in another thread ----------------------------------------------------------------------

    def _supervise(self, number: int, decision: Decision, answer: Callable[[int, Decision], None]) -> None:
        """An answer, whatever happens: a question that fails is answered by an error."""
        try:
            answer(number, decision)
        except ProtocolError as error:
            self._finish(ErrorLine(error.code.value, number, error.text))
        except NotImplementedError as error:
            self._finish(ErrorLine(Code.NOT_ABLE.value, number, str(error) or "this program cannot do that"))
        except BummerlError as error:
            self._finish(ErrorLine(Code.CONTRADICTION.value, number, str(error)))
        except Exception as error:
            _log.exception("decision %d failed", number)
            self._finish(ErrorLine(Code.FAILED.value, number, f"{type(error).__name__}: {error}"))

    def _answer_go(self, number: int, decision: Decision) -> None:
        action = self._program.choose(decision)
        self._finish(BestAction(number, _code(action)))

    def _answer_analyse(self, number: int, decision: Decision) -> None:
        found = self._program.judge(decision)
        best = max(found, key=lambda judgement: judgement.value)
        lines = [ValueLine(number, _code(each.action), each.value, each.error) for each in found]
        self._finish(*lines, Analysed(number, _code(best.action)))


def _code(action: Action | None) -> str:
    return PASS if action is None else write_action(action)


MOST_EVENTS: Final = 500
"""More than any deal can have: a trick with all that may go with it has some ten."""


class _Deal:
    """A deal as the program's seat has seen it so far."""

    def __init__(self, ruleset: Ruleset, seat: Seat, rng: random.Random) -> None:
        self._ruleset = ruleset
        self._seat = seat
        self.rng = rng
        self._seen = 0
        self._view: View | None = None
        self._void = False

    def take(self, number: int, text: str) -> None:
        """One more event. A deal that missed one is void: what follows could only mislead."""
        if self._void:
            raise ProtocolError(Code.OUT_OF_ORDER, "this deal is void since an event of it could not be taken")
        try:
            if number >= MOST_EVENTS:
                raise ProtocolError(Code.BAD_EVENT, f"no deal has {MOST_EVENTS} events")
            if number != self._seen:
                raise ProtocolError(Code.BAD_EVENT, f"this should be event {self._seen}, not {number}")
            self._view = self._after(text)
        except ProtocolError:
            self._void = True
            raise
        self._seen += 1

    def _after(self, text: str) -> View:
        event = read_event(text, self._ruleset)
        seats = self._ruleset.seats
        if isinstance(event, DealStarted) is not (self._seen == 0):
            raise ProtocolError(Code.BAD_EVENT, "a deal starts once, with its first event")
        if isinstance(event, HandDealt) is not (1 <= self._seen <= seats):
            raise ProtocolError(Code.BAD_EVENT, "the hands are dealt once, after the start")
        if isinstance(event, UpcardTurned) is not (self._seen == seats + 1):
            raise ProtocolError(Code.BAD_EVENT, "the upcard is turned once, after the hands")
        if self._view is not None and self._view.settlement is not None:
            raise ProtocolError(Code.BAD_EVENT, "nothing happens in a deal that is settled")
        try:
            return step(self._view, event, self._seat)
        except (ValueError, LookupError) as error:
            raise ProtocolError(Code.BAD_EVENT, f"{text.split()[0]}: that cannot have happened ({error})") from None

    def asked(self, codes: Sequence[str]) -> tuple[View, bool]:
        """The view with the legal actions named, and whether the seat may pass."""
        view = self._view
        if self._void or view is None or self._seen < self._ruleset.seats + 2:
            raise ProtocolError(Code.OUT_OF_ORDER, "the deal has not been told")
        if view.settlement is not None:
            raise ProtocolError(Code.OUT_OF_ORDER, "the deal is settled")
        to_move = view.to_move is self._seat
        may_pass = PASS in codes
        if may_pass is to_move:
            raise ProtocolError(Code.BAD_LIST, f"{PASS} is for the seat that is not to move, and always for that")
        legal = tuple(self._read(view, code, leading=view.led is None and to_move) for code in codes if code != PASS)
        if not legal:
            raise ProtocolError(Code.BAD_LIST, "there is nothing to decide")
        if len(set(legal)) < len(legal):
            raise ProtocolError(Code.BAD_LIST, "an action is named twice")
        if not to_move and any(isinstance(action, Lead | Follow) for action in legal):
            raise ProtocolError(Code.BAD_LIST, "only the seat to move plays a card")
        return replace(view, legal=legal), may_pass

    @staticmethod
    def _read(view: View, code: str, *, leading: bool) -> Action:
        try:
            action = read_action(code, following=not leading)
        except NotationError as error:
            raise ProtocolError(Code.BAD_LIST, error.reason) from None
        if isinstance(action, Resign):
            raise ProtocolError(Code.BAD_LIST, "resigning is always possible and never listed")
        if isinstance(action, Lead | Follow) and action.card not in view.hand:
            raise ProtocolError(Code.BAD_LIST, f"{action.card.code} is not in the hand")
        return action
