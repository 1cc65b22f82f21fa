"""The lines of the protocol as values: `write` makes the line, `read_host` and `read_program` read one.

A line is words parted by blanks. The first names the message. Where a message ends in free text, the text is the rest
of the line as it stands. Reading either gives a value or raises `ProtocolError` with a code; it never guesses.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NoReturn, TypeVar

from bummerl.rules.errors import BummerlError

__all__ = [
    "LONGEST_LINE",
    "NO_LIMITS",
    "PASS",
    "VERSION",
    "Analyse",
    "Analysed",
    "BestAction",
    "Code",
    "EndDeal",
    "ErrorLine",
    "EventLine",
    "Go",
    "Hello",
    "HostMessage",
    "Id",
    "Info",
    "Limits",
    "NewDeal",
    "NewMatch",
    "OptionKind",
    "OptionLine",
    "Ping",
    "Pong",
    "ProgramMessage",
    "ProtocolError",
    "Quit",
    "RulesetOk",
    "SetOption",
    "Stop",
    "UseRuleset",
    "ValueLine",
    "Welcome",
    "one_line",
    "read_host",
    "read_program",
    "write",
]

VERSION: Final = 1
"""The version of the protocol. A program that speaks another says so (`Code.VERSION`)."""

LONGEST_LINE: Final = 65_536
"""Bytes of a line, its end left out. Either side may refuse a longer one."""

PASS: Final = "pass"
"""In place of an action: nothing, the other seat goes on. Offered only to a seat that is not to move."""


class Code(StrEnum):
    """What was wrong with a line, as a program tells its host."""

    NOT_TEXT = "not-text"  # not UTF-8, or a control character
    TOO_LONG = "too-long"
    UNKNOWN_COMMAND = "unknown-command"
    BAD_ARGUMENTS = "bad-arguments"
    VERSION = "version"
    OUT_OF_ORDER = "out-of-order"
    BUSY = "busy"
    UNKNOWN_OPTION = "unknown-option"
    BAD_VALUE = "bad-value"
    UNKNOWN_RULESET = "unknown-ruleset"
    REFUSED_RULESET = "refused-ruleset"
    BAD_EVENT = "bad-event"
    BAD_LIST = "bad-list"  # a list of legal actions that cannot be right
    CONTRADICTION = "contradiction"  # no deal fits what the program was told
    NOT_ABLE = "not-able"
    FAILED = "failed"


class ProtocolError(BummerlError):
    """A line that cannot be read, or that has no place here."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(f"{code.value}: {text}")
        self.code = code
        self.text = text


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What one decision may cost: milliseconds, solver nodes, worlds looked at. ``None`` sets no limit."""

    time: int | None = None
    nodes: int | None = None
    worlds: int | None = None


NO_LIMITS: Final = Limits()


# --- from the host ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hello:
    version: int


@dataclass(frozen=True, slots=True)
class SetOption:
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Ping:
    token: str


@dataclass(frozen=True, slots=True)
class UseRuleset:
    """`fingerprint` and `data` (canonical JSON) are there or missing together."""

    name: str
    fingerprint: str = ""
    data: str = ""


@dataclass(frozen=True, slots=True)
class NewMatch:
    pass


@dataclass(frozen=True, slots=True)
class NewDeal:
    seat: int
    seed: int


@dataclass(frozen=True, slots=True)
class EventLine:
    """`text` is what happened, in the form of `bummerl.engine.protocol.events`."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class EndDeal:
    reason: str


@dataclass(frozen=True, slots=True)
class Go:
    id: int
    limits: Limits
    legal: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Analyse:
    id: int
    limits: Limits
    legal: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    pass


@dataclass(frozen=True, slots=True)
class Quit:
    pass


HostMessage = (
    Hello | SetOption | Ping | UseRuleset | NewMatch | NewDeal | EventLine | EndDeal | Go | Analyse | Stop | Quit
)


# --- from the program ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Id:
    """`key` is ``name`` or ``author``."""

    key: str
    text: str


class OptionKind(StrEnum):
    CHECK = "check"
    SPIN = "spin"
    CHOICE = "choice"
    STRING = "string"


@dataclass(frozen=True, slots=True)
class OptionLine:
    """`allowed` holds the least and the greatest value of a spin, or the values of a choice."""

    name: str
    kind: OptionKind
    default: str
    allowed: tuple[str, ...] = ()

    def refuses(self, value: str) -> str | None:
        """Why the option cannot have this value, or ``None``.

        >>> OptionLine("level", OptionKind.SPIN, "6", ("1", "6")).refuses("9")
        '9 is not from 1 to 6'
        """
        match self.kind:
            case OptionKind.CHECK:
                return None if value in ("true", "false") else f"{value} is neither true nor false"
            case OptionKind.SPIN:
                least, greatest = map(int, self.allowed)
                inside = re.fullmatch(r"-?\d{1,9}", value, re.A) is not None and least <= int(value) <= greatest
                return None if inside else f"{value} is not from {least} to {greatest}"
            case OptionKind.CHOICE:
                return None if value in self.allowed else f"{value} is none of {', '.join(self.allowed)}"
            case OptionKind.STRING:
                return None


@dataclass(frozen=True, slots=True)
class Welcome:
    version: int


@dataclass(frozen=True, slots=True)
class Pong:
    token: str


@dataclass(frozen=True, slots=True)
class RulesetOk:
    name: str


@dataclass(frozen=True, slots=True)
class Info:
    id: int
    text: str


@dataclass(frozen=True, slots=True)
class BestAction:
    id: int
    action: str


@dataclass(frozen=True, slots=True)
class ValueLine:
    """The worth of an action in game points for the seat asked; `error` is the standard error, ``None`` if exact."""

    id: int
    action: str
    value: float
    error: float | None


@dataclass(frozen=True, slots=True)
class Analysed:
    id: int
    action: str


@dataclass(frozen=True, slots=True)
class ErrorLine:
    """`about` is the number of the decision that failed, if it was one."""

    code: str
    about: int | None
    text: str


ProgramMessage = Id | OptionLine | Welcome | Pong | RulesetOk | Info | BestAction | ValueLine | Analysed | ErrorLine


# --- writing ------------------------------------------------------------------------------------------------------


def one_line(text: str) -> str:
    """The text without anything that would end or upset a line, and of a length that can be read."""
    return "".join(char if char.isprintable() else " " for char in text)[:2000].strip()


def number_text(value: float) -> str:
    """A value of game points, to six places at most.

    >>> number_text(1.0), number_text(-0.3333333333), number_text(-0.0)
    ('1', '-0.333333', '0')
    """
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _limits(limits: Limits) -> list[str]:
    pairs = (("time", limits.time), ("nodes", limits.nodes), ("worlds", limits.worlds))
    return [word for name, value in pairs if value is not None for word in (name, str(value))]


def _decision(word: str, message: Go | Analyse) -> str:
    return " ".join([word, str(message.id), *_limits(message.limits), "legal", *message.legal])


def write(message: HostMessage | ProgramMessage) -> str:
    """The line of a message, without its end.

    >>> write(Go(17, Limits(time=500), ("KS", "KS+", "exchange")))
    'go 17 time 500 legal KS KS+ exchange'
    """
    match message:
        case Hello(version):
            line = f"bummerl {version}"
        case SetOption(name, value):
            line = f"setoption {name} {one_line(value)}"
        case Ping(token):
            line = f"ping {token}"
        case UseRuleset(name, fingerprint, data):
            line = f"ruleset {name} {fingerprint} {data}"
        case NewMatch():
            line = "newmatch"
        case NewDeal(seat, seed):
            line = f"newdeal {seat} {seed}"
        case EventLine(number, text):
            line = f"event {number} {text}"
        case EndDeal(reason):
            line = f"enddeal {one_line(reason)}"
        case Go():
            line = _decision("go", message)
        case Analyse():
            line = _decision("analyse", message)
        case Stop():
            line = "stop"
        case Quit():
            line = "quit"
        case Id(key, text):
            line = f"id {key} {one_line(text)}"
        case OptionLine(name, kind, default, allowed):
            line = " ".join(["option", name, kind.value, default, *allowed])
        case Welcome(version):
            line = f"bummerlok {version}"
        case Pong(token):
            line = f"pong {token}"
        case RulesetOk(name):
            line = f"rulesetok {name}"
        case Info(number, text):
            line = f"info {number} {one_line(text)}"
        case BestAction(number, action):
            line = f"bestaction {number} {action}"
        case ValueLine(number, action, value, error):
            exactness = "exact" if error is None else f"error {number_text(error)}"
            line = f"value {number} {action} {number_text(value)} {exactness}"
        case Analysed(number, action):
            line = f"analysed {number} {action}"
        case ErrorLine(code, about, text):
            line = f"error {code} {'-' if about is None else about} {one_line(text)}"
    return line.rstrip()


# --- reading ------------------------------------------------------------------------------------------------------

_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,63}", re.A)
_TOKEN: Final = re.compile(r"[!-~]{1,64}", re.A)
_RULESET: Final = re.compile(r"[A-Za-z0-9_.-]{1,64}(?:@[0-9]{1,9})?", re.A)
_FINGERPRINT: Final = re.compile(r"[0-9a-f]{16}", re.A)
_ACTION: Final = re.compile(r"[A-Za-z0-9+]{1,16}", re.A)
_CODE: Final = re.compile(r"[a-z][a-z-]{0,31}", re.A)
_DECIMAL: Final = re.compile(r"-?[0-9]{1,6}(?:\.[0-9]{1,9})?", re.A)
_SEAT: Final = re.compile(r"[0-3]", re.A)
_SHORT: Final = re.compile(r"[0-9]{1,9}", re.A)
_LONG: Final = re.compile(r"[0-9]{1,18}", re.A)

MOST_ACTIONS: Final = 64

T = TypeVar("T")


def bad(text: str) -> NoReturn:
    """Refuses the arguments of a message."""
    raise ProtocolError(Code.BAD_ARGUMENTS, text)


class _Words:
    """The rest of a line, taken word by word."""

    __slots__ = ("command", "rest")

    def __init__(self, line: str) -> None:
        self.command, _, self.rest = line.strip(" ").partition(" ")

    def word(self, pattern: re.Pattern[str], what: str) -> str:
        taken, _, self.rest = self.rest.lstrip(" ").partition(" ")
        if not taken:
            bad(f"{self.command}: {what} is missing")
        if not pattern.fullmatch(taken):
            bad(f"{self.command}: {taken[:40]!r} is no {what}")
        return taken

    def number(self, what: str, pattern: re.Pattern[str] = _SHORT) -> int:
        return int(self.word(pattern, what))

    def end(self, message: T) -> T:
        if self.rest.strip(" "):
            bad(f"{self.command}: {self.rest.strip()[:40]!r} is one word too many")
        return message

    def text(self) -> str:
        return self.rest.strip(" ")


def checked_line(line: str) -> str:
    """The line itself, if it is text that may stand in a line."""
    if len(line) > LONGEST_LINE:
        raise ProtocolError(Code.TOO_LONG, f"a line has at most {LONGEST_LINE} bytes")
    if any((char < " " and char != "\t") or char == "\x7f" or "\ud800" <= char <= "\udfff" for char in line):
        raise ProtocolError(Code.NOT_TEXT, "the line holds what is no text in UTF-8")
    return line.replace("\t", " ")


def read_host(line: str) -> HostMessage:
    """The message that a host's line holds; `ProtocolError` if there is none.

    >>> read_host("newdeal 1 42")
    NewDeal(seat=1, seed=42)
    >>> read_host("newdeal 7 42")
    Traceback (most recent call last):
    bummerl.engine.protocol.words.ProtocolError: bad-arguments: newdeal: '7' is no seat
    """
    words = _Words(checked_line(line))
    reader = _HOST.get(words.command)
    if reader is None:
        raise ProtocolError(Code.UNKNOWN_COMMAND, f"there is no command {words.command[:40]!r}")
    return reader(words)


def _read_ruleset(words: _Words) -> UseRuleset:
    name = words.word(_RULESET, "ruleset name")
    if not words.text():
        return UseRuleset(name)
    fingerprint = words.word(_FINGERPRINT, "fingerprint")
    data = words.text()
    if not data:
        bad("ruleset: the rules (a JSON object) are missing after the fingerprint")
    return UseRuleset(name, fingerprint, data)


def _read_limits(words: _Words) -> Limits:
    found: dict[str, int] = {}
    while (name := words.word(_NAME, "limit, or the word legal")) != "legal":
        if name not in ("time", "nodes", "worlds"):
            bad(f"{words.command}: there is no limit {name!r}; there are time, nodes and worlds")
        if name in found:
            bad(f"{words.command}: the limit {name} comes twice")
        found[name] = words.number(name, _LONG)
        if found[name] == 0:
            bad(f"{words.command}: the limit {name} is at least 1")
    return Limits(time=found.get("time"), nodes=found.get("nodes"), worlds=found.get("worlds"))


def _read_decision(words: _Words) -> tuple[int, Limits, tuple[str, ...]]:
    number = words.number("number of a decision")
    limits = _read_limits(words)
    legal: list[str] = []
    while words.text():
        legal.append(words.word(_ACTION, "action"))
        if len(legal) > MOST_ACTIONS:
            bad(f"{words.command}: more than {MOST_ACTIONS} actions")
    if not legal:
        bad(f"{words.command}: no legal action is named")
    if len(set(legal)) < len(legal):
        bad(f"{words.command}: an action is named twice")
    return number, limits, tuple(legal)


def _read_setoption(words: _Words) -> SetOption:
    return SetOption(words.word(_NAME, "option name"), words.text())


def _read_newdeal(words: _Words) -> NewDeal:
    return words.end(NewDeal(words.number("seat", _SEAT), words.number("seed", _LONG)))


def _read_event(words: _Words) -> EventLine:
    number = words.number("event number")
    if not words.text():
        bad("event: what happened is missing")
    return EventLine(number, words.text())


_HOST: Final[dict[str, Callable[[_Words], HostMessage]]] = {
    "bummerl": lambda words: words.end(Hello(words.number("version"))),
    "setoption": _read_setoption,
    "ping": lambda words: words.end(Ping(words.word(_TOKEN, "token"))),
    "ruleset": _read_ruleset,
    "newmatch": lambda words: words.end(NewMatch()),
    "newdeal": _read_newdeal,
    "event": _read_event,
    "enddeal": lambda words: EndDeal(words.text()),
    "go": lambda words: Go(*_read_decision(words)),
    "analyse": lambda words: Analyse(*_read_decision(words)),
    "stop": lambda words: words.end(Stop()),
    "quit": lambda words: words.end(Quit()),
}


def read_program(line: str) -> ProgramMessage:
    """The message that a program's line holds; `ProtocolError` if there is none.

    >>> read_program("value 3 KS+ 0.25 error 0.02")
    ValueLine(id=3, action='KS+', value=0.25, error=0.02)
    """
    words = _Words(checked_line(line))
    reader = _PROGRAM.get(words.command)
    if reader is None:
        raise ProtocolError(Code.UNKNOWN_COMMAND, f"there is no message {words.command[:40]!r}")
    return reader(words)


def _read_id(words: _Words) -> Id:
    key = words.word(_NAME, "kind of identity")
    if key not in ("name", "author"):
        bad(f"id: {key} is neither name nor author")
    if not words.text():
        bad(f"id: the {key} is missing")
    return Id(key, words.text())


def _read_option(words: _Words) -> OptionLine:
    name = words.word(_NAME, "option name")
    kind_word = words.word(_NAME, "kind of option")
    if kind_word not in set(OptionKind):
        bad(f"option: {kind_word} is none of {', '.join(OptionKind)}")
    kind = OptionKind(kind_word)
    if kind is OptionKind.STRING:
        return OptionLine(name, kind, words.text())
    default = words.word(_TOKEN, "default")
    allowed = tuple(words.text().split())
    if kind is OptionKind.CHECK and allowed:
        bad("option: a check has a default and nothing more")
    if kind is OptionKind.SPIN and (
        len(allowed) != 2 or not all(re.fullmatch(r"-?\d{1,9}", bound, re.A) for bound in allowed)
    ):
        bad("option: a spin has a default, a least and a greatest value")
    option = OptionLine(name, kind, default, allowed)
    if (reason := option.refuses(default)) is not None:
        bad(f"option: {name}: {reason}")
    return option


def _read_info(words: _Words) -> Info:
    return Info(words.number("number of a decision"), words.text())


def _read_value(words: _Words) -> ValueLine:
    number = words.number("number of a decision")
    action = words.word(_ACTION, "action")
    value = float(words.word(_DECIMAL, "value"))
    match words.word(_NAME, "word exact or error"):
        case "exact":
            return words.end(ValueLine(number, action, value, None))
        case "error":
            return words.end(ValueLine(number, action, value, abs(float(words.word(_DECIMAL, "error")))))
        case other:
            bad(f"value: {other} is neither exact nor error")


def _read_error(words: _Words) -> ErrorLine:
    code = words.word(_CODE, "code")
    about = words.word(re.compile(r"-|[0-9]{1,9}", re.A), "number of a decision, or -")
    return ErrorLine(code, None if about == "-" else int(about), words.text())


def _read_bestaction(words: _Words) -> BestAction:
    return words.end(BestAction(words.number("number of a decision"), words.word(_ACTION, "action")))


def _read_analysed(words: _Words) -> Analysed:
    return words.end(Analysed(words.number("number of a decision"), words.word(_ACTION, "action")))


_PROGRAM: Final[dict[str, Callable[[_Words], ProgramMessage]]] = {
    "id": _read_id,
    "option": _read_option,
    "bummerlok": lambda words: words.end(Welcome(words.number("version"))),
    "pong": lambda words: words.end(Pong(words.word(_TOKEN, "token"))),
    "rulesetok": lambda words: words.end(RulesetOk(words.word(_RULESET, "ruleset name"))),
    "info": _read_info,
    "bestaction": _read_bestaction,
    "value": _read_value,
    "analysed": _read_analysed,
    "error": _read_error,
}
