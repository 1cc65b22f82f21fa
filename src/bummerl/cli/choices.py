"""What several commands let one choose: rules, language, opponent."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

if TYPE_CHECKING:
    from bummerl.rules.ruleset import Ruleset

__all__ = ["LANGUAGES", "BotType", "LanguageType", "RulesetType", "language_of", "language_option", "ruleset_option"]

LANGUAGES: Final = ("hu", "de", "en", "it", "ro", "nl")
"""Written out here as well, so that asking for help need not load the catalogues; a test compares."""

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def ruleset_named(text: str) -> Ruleset:
    """The preset of that name, or the rules of a house file where `text` is a path (it ends in .toml or has a slash).

    `UnknownPreset` suggests near names, `HouseFileError` names every fault.
    """
    from bummerl.rules.presets import preset

    if text.endswith(".toml") or os.sep in text:
        from bummerl.rules.house import load

        return load(Path(text))
    return preset(text)


class RulesetType(click.ParamType[Any, Any]):
    """A preset's name or the path of a house file; the value is a `Ruleset`."""

    name = "RULES"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        del param, ctx
        return ruleset_named(value) if isinstance(value, str) else value


class LanguageType(click.ParamType[str, Any]):
    """One of the six languages, also as the name of a locale: ``de_AT.UTF-8`` is German."""

    name = "|".join(LANGUAGES)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        code = str(value).strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]
        if code not in LANGUAGES:
            near = get_close_matches(code, LANGUAGES, n=1, cutoff=0.5)
            hint = f"; did you mean {near[0]}?" if near else ""
            self.fail(f"{value!r} is none of {', '.join(LANGUAGES)}{hint}", param, ctx)
        return code


class BotType(click.ParamType[str, Any]):
    """A bot's spec, such as ``greedy`` or ``kati:3``, checked but kept as text."""

    name = "BOT"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        del param, ctx
        from bummerl.engine.bots import make_bot

        make_bot(str(value))
        return str(value)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the surroundings ask for; English where they ask for none of the six.

    >>> language_of({"LANG": "hu_HU.UTF-8"}), language_of({"LC_ALL": "de_AT", "LANG": "hu_HU"}), language_of({})
    ('hu', 'de', 'en')
    """
    for variable in ("BUMMERL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "").lower().replace("-", "_").partition("_")[0].partition(".")[0]
        if code in LANGUAGES:
            return code
        if code and code not in ("c", "posix"):
            break
    return "en"


def ruleset_option(default: str | None = None, *, required: bool = False) -> Callable[[Decorated], Decorated]:
    """``--ruleset``: a preset's name or a house file."""
    return click.option(
        "--ruleset",
        type=RulesetType(),
        default=default,
        required=required,
        show_default=default is not None,
        help="A preset (bummerl rules list shows them) or a house file.",
    )


def language_option() -> Callable[[Decorated], Decorated]:
    """``--lang``: one of the six, by default what the surroundings ask for."""
    return click.option(
        "--lang",
        "language",
        type=LanguageType(),
        default=lambda: language_of(os.environ),
        help="The language: hu, de, en, it, ro or nl. By default that of the system.",
    )
