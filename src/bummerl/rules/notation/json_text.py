"""JSON taken strictly: every fault with its place, nothing swallowed.

`read_json` refuses what the standard reader lets pass (keys given twice, NaN, nesting without end, half characters).
`Node` walks the data and remembers the path, so that an error can name it; `place_of` finds a path in the text again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Final, NoReturn, TypeVar

from bummerl.rules.errors import NotationError
from bummerl.rules.notation.codes import quoted, unreadable

__all__ = ["Fault", "Node", "Path", "as_error", "decoded", "place_of", "read_json"]

T = TypeVar("T")

Path = tuple[str | int, ...]

DEEPEST: Final = 32
"""No format here nests arrays and objects deeper."""

_BLANK = re.compile(r"[ \t\n\r]*")
_SURROGATE = re.compile("[\ud800-\udfff]")
_FORBIDDEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_DEEP = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def decoded(data: bytes | str, most: int) -> str:
    """The text of some bytes, UTF-8 with or without a mark at its beginning, line ends made one kind.

    `NotationError` if it is larger than `most` bytes (or characters, for text), no UTF-8, or has control characters.
    """
    if len(data) > most:
        raise NotationError(f"the text has more than {most} bytes")
    if isinstance(data, bytes):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            before = data[: error.start].decode("utf-8")
            raise unreadable(before, len(before), f"this is no UTF-8: byte {data[error.start]:#04x}") from None
    else:
        text = data
        half = _SURROGATE.search(text)
        if half:
            raise unreadable(text, half.start(), f"half a character: {quoted(half[0])}")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    control = _FORBIDDEN.search(text)
    if control:
        raise unreadable(text, control.start(), f"a control character: {quoted(control[0])}")
    return text


class Fault(Exception):
    """Data that is not as it should be, with the path to it; inside this package only."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def as_error(fault: Fault, text: str | None = None, line: int = 1) -> NotationError:
    """The fault as the public error; with the text it came from, also where in it."""
    where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in fault.path).removeprefix(".")
    reason = f"{where}: {fault.reason}" if where else fault.reason
    if text is None:
        return NotationError(reason, line=line)
    error = unreadable(text, place_of(text, fault.path), reason)
    return NotationError(reason, line=error.line + line - 1, column=error.column)


def _refuse_constant(name: str) -> NoReturn:
    raise Fault((), f"{name} is no number of JSON")


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Fault((), f"the key {quoted(twice)} comes twice")
    return found


def _check_depth(text: str) -> None:
    depth = 0
    for match in _DEEP.finditer(text):
        mark = match[0]
        if mark in "[{":
            depth += 1
            if depth > DEEPEST:
                raise unreadable(text, match.start(), f"nested deeper than {DEEPEST}")
        elif mark in "]}":
            depth -= 1


def read_json(text: str, line: int = 1) -> object:
    """The value of a JSON text. `NotationError` for anything that is none, in the strict sense; `line` is the number
    of its first line."""
    try:
        _check_depth(text)
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise NotationError(f"this is no JSON: {error.msg}", line=error.lineno + line - 1, column=error.colno) from None
    except Fault as fault:
        raise NotationError(fault.reason, line=line) from None
    except NotationError as error:
        raise NotationError(error.reason, line=error.line + line - 1, column=error.column) from None
    except ValueError:  # a number with more digits than Python converts
        raise NotationError("this is no JSON: a number without end", line=line) from None


def place_of(text: str, path: Path) -> int:
    """Where in a JSON text the value of a path begins; the nearest outer value if the path leads nowhere.

    The text is one that `read_json` takes.

    >>> place_of('{"a": [10, 20]}', ("a", 1))
    11
    """
    decoder = json.JSONDecoder()
    place = _skip(text, 0)
    for step in path:
        inner = _member(text, place, step, decoder) if isinstance(step, str) else _entry(text, place, step, decoder)
        if inner is None:
            break
        place = inner
    return place


def _skip(text: str, place: int) -> int:
    match = _BLANK.match(text, place)
    return match.end() if match else place


def _member(text: str, place: int, name: str, decoder: json.JSONDecoder) -> int | None:
    if text[place : place + 1] != "{":
        return None
    place = _skip(text, place + 1)
    while text[place : place + 1] == '"':
        key, place = decoder.raw_decode(text, place)
        place = _skip(text, _skip(text, place) + 1)
        if key == name:
            return place
        _, place = decoder.raw_decode(text, place)
        place = _skip(text, _skip(text, place) + 1)
    return None


def _entry(text: str, place: int, number: int, decoder: json.JSONDecoder) -> int | None:
    if text[place : place + 1] != "[":
        return None
    place = _skip(text, place + 1)
    for _ in range(number):
        if text[place : place + 1] in ("]", ""):
            return None
        _, place = decoder.raw_decode(text, place)
        place = _skip(text, _skip(text, place) + 1)
    return None if text[place : place + 1] == "]" else place


def _kind(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**9 else "a number as large as that"
        case float():
            return f"the number {value!r}"
        case str():
            return quoted(value)
        case list() | tuple():
            return "an array"
        case Mapping():
            return "an object"
        case _:
            return "something that JSON does not have"


class Node:
    """A value with the path to it. Each method gives the value as what it has to be, or raises `Fault`."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: Path = ()) -> None:
        self.value = value
        self.path = path

    def fault(self, reason: str) -> Fault:
        return Fault(self.path, reason)

    def members(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Node]:
        """The members of an object that has all required keys and no unknown ones."""
        if not isinstance(self.value, Mapping):
            raise self.fault(f"needs an object, not {_kind(self.value)}")
        for key in self.value:
            if key not in required and key not in optional:
                raise Fault(
                    (*self.path, key) if isinstance(key, str) else self.path,
                    f"unknown key; there are {', '.join([*required, *optional])}",
                )
        for key in required:
            if key not in self.value:
                raise self.fault(f"the key {key} is missing")
        return {key: Node(value, (*self.path, key)) for key, value in self.value.items()}

    def entries(self, least: int = 0, most: int = 1_000_000) -> list[Node]:
        """The entries of an array of so many."""
        if not isinstance(self.value, (list, tuple)):
            raise self.fault(f"needs an array, not {_kind(self.value)}")
        if not least <= len(self.value) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise self.fault(f"needs {wanted} entries, not {len(self.value)}")
        return [Node(value, (*self.path, place)) for place, value in enumerate(self.value)]

    def whole(self, least: int = 0, most: int = 999_999) -> int:
        """A whole number in a range."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(f"needs a whole number, not {_kind(value)}")
        if not least <= value <= most:
            raise self.fault(f"needs a whole number from {least} to {most}, not {_kind(value)}")
        return value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fault(f"needs true or false, not {_kind(self.value)}")
        return self.value

    def text(self, most: int = 2_000) -> str:
        """A text of so many characters at most, of whole characters and without control characters but line ends."""
        value = self.value
        if not isinstance(value, str):
            raise self.fault(f"needs a text, not {_kind(value)}")
        if len(value) > most:
            raise self.fault(f"needs a text of at most {most} characters, not {len(value)}")
        if _SURROGATE.search(value):
            raise self.fault("half a character in a text")
        if _FORBIDDEN.search(value):
            raise self.fault("a control character in a text")
        return value

    def one_of(self, choices: Mapping[str, T]) -> T:
        """What a text out of a few stands for."""
        value = self.value
        if not isinstance(value, str) or value not in choices:
            raise self.fault(f"needs one of {', '.join(choices)}, not {_kind(value)}")
        return choices[value]

    @property
    def is_null(self) -> bool:
        return self.value is None
