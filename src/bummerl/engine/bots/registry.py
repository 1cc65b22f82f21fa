"""Bots by name: `make_bot` reads a spec such as ``greedy``, ``pimc:worlds=100`` or ``kati:4``."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from bummerl.engine.bots.base import BadBudget, Bot
from bummerl.engine.bots.kati import kati_of
from bummerl.engine.bots.pimc import pimc_of
from bummerl.engine.bots.simple import GreedyBot, RandomBot
from bummerl.rules.errors import BummerlError

__all__ = ["BOTS", "DEFAULT_BOT", "BadBotSpec", "make_bot"]


class BadBotSpec(BummerlError):
    """A spec that names no bot, or gives a bot what it does not take; `suggestions` come near."""

    def __init__(self, spec: str, reason: str, suggestions: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {' or '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"{spec!r}: {reason}{hint}")
        self.spec = spec
        self.reason = reason
        self.suggestions = suggestions


def _none(bot: Callable[[], Bot]) -> Callable[[dict[str, str]], Bot]:
    def build(options: dict[str, str]) -> Bot:
        if options:
            raise ValueError(f"takes no {', '.join(options)}")
        return bot()

    return build


BOTS: Final[dict[str, Callable[[dict[str, str]], Bot]]] = {
    "random": _none(RandomBot),
    "greedy": _none(GreedyBot),
    "pimc": pimc_of,
    "kati": kati_of,
}
"""Every kind of bot by name; a value builds one from its options, or raises `ValueError` with what is wrong."""

DEFAULT_BOT: Final = "kati"
"""Who sits opposite where nobody has chosen."""


def make_bot(spec: str) -> Bot:
    """The bot of a spec: a name, or a name, a colon and options; `BadBotSpec` says what is wrong with it.

    >>> make_bot("greedy").spec
    'greedy'
    >>> make_bot("greddy")
    Traceback (most recent call last):
    bummerl.engine.bots.registry.BadBotSpec: 'greddy': there is no such bot; did you mean greedy?
    """
    name, _, rest = spec.strip().partition(":")
    build = BOTS.get(name)
    if build is None:
        raise BadBotSpec(spec, "there is no such bot", tuple(get_close_matches(name, BOTS, n=3, cutoff=0.5)))
    try:
        return build(_options(spec, rest))
    except (ValueError, BadBudget) as wrong:
        raise BadBotSpec(spec, str(wrong)) from None


def _options(spec: str, text: str) -> dict[str, str]:
    """The options after the colon: ``name=value`` parted by commas; one bare value stands for the option ``level``."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            key, value = "level", part
        if not key or not value or key in found:
            raise BadBotSpec(spec, f"cannot read the option {part!r}")
        found[key] = value
    return found
