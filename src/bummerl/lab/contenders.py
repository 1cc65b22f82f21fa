"""Who plays: a built-in bot by its spec, or any program by its command line."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from bummerl.engine.bots import BOTS, BadBotSpec, make_bot
from bummerl.rules.errors import BummerlError

__all__ = ["BadContender", "Contender", "contender"]

PROGRAM: Final = "cmd:"
"""Before a command line that could be taken for the spec of a bot."""


class BadContender(BummerlError):
    """A text that names neither a bot nor a program that can be started."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A player of the arena. `command` is empty for a built-in bot, whose spec is `text`."""

    text: str
    command: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def to_data(self) -> dict[str, Any]:
        """JSON-ready data."""
        return {"text": self.text, "options": dict(self.options)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The contender of `to_data`; the command is read anew from the text."""
        text = str(data["text"])
        return cls(text, _command(text), _pairs(data["options"]))


def contender(text: str, options: Mapping[str, str] | None = None) -> Contender:
    """The contender of a text: the spec of a bot, or the command line of a program, ``cmd:`` before it or not.

    `BadContender` if it is neither.

    >>> contender("greedy").command
    ()
    >>> contender("cmd:python3 examples/thumb.py").command
    ('python3', 'examples/thumb.py')
    """
    given = options or {}
    command = _command(text)
    if not command:
        try:
            make_bot(text)
        except BadBotSpec as error:
            raise BadContender(str(error)) from None
        if given:
            raise BadContender(f"{text}: a built-in bot takes its options in its spec, not {', '.join(given)}")
    elif shutil.which(command[0]) is None:
        hint = ""
        if "/" not in command[0] and len(command) == 1:
            hint = f"; the built-in bots are {', '.join(BOTS)}"
        elif Path(command[0]).is_file():
            hint = ": the file may not be executed"
        raise BadContender(f"{text!r}: there is no program {command[0]!r}{hint}")
    return Contender(text, command, _pairs(given))


def _pairs(options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((str(name), str(value)) for name, value in options.items())


def _command(text: str) -> tuple[str, ...]:
    """The words of a command line; none if the text is the spec of a bot."""
    stripped = text.strip()
    line = stripped.removeprefix(PROGRAM)
    if line == stripped and stripped.partition(":")[0] in BOTS:
        return ()
    try:
        words: Sequence[str] = shlex.split(line)
    except ValueError as error:
        raise BadContender(f"{text!r}: {error}") from None
    if not words:
        raise BadContender("a contender is the spec of a bot or a command line, and this is empty")
    return tuple(words)
