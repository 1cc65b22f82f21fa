"""What is chosen before the first deal."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from bummerl.cli.game.chance import fresh_seed
from bummerl.rules.errors import BummerlError
from bummerl.rules.ruleset import MatchRule, PointDisplay, Ruleset, Series
from bummerl.texts.cards import Naming
from bummerl.texts.catalogue import Catalogue, catalogue
from bummerl.texts.rulepage import title

__all__ = ["BadSeries", "Setup", "opponent_name", "series_named", "with_match"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """One way to play: rules, language, names of the cards, opponent, what the table counts, and the seed."""

    ruleset: Ruleset
    language: str
    naming: Naming
    opponent: str
    points: PointDisplay
    player: str = "Player"
    seed: int = field(default_factory=fresh_seed)

    @property
    def opponent_name(self) -> str:
        """What the opponent is called at this table."""
        return opponent_name(self.opponent, catalogue(self.language))


def opponent_name(spec: str, words: Catalogue) -> str:
    """What a bot is called at the table.

    >>> opponent_name("greedy", catalogue("en"))
    'Pista'
    """
    kind, _, options = spec.partition(":")
    message = f"opponent-{kind}"
    if not words.has(message):
        return spec
    name = words.text(message)
    level = options.removeprefix("level=")
    return words.text("opponent-level", name=name, level=level) if level.isdigit() else name


class BadSeries(BummerlError):
    """A series that nobody can mean."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no series: say single, best-of-3, first-to-2 or rubber-2, or another number")
        self.text = text


def series_named(text: str) -> tuple[Series, int]:
    """A series by its name; `BadSeries` if there is none such.

    >>> series_named("best-of-3"), series_named("single")
    ((<Series.BEST_OF: 'best_of'>, 3), (<Series.SINGLE: 'single'>, 1))
    """
    if text == "single":
        return Series.SINGLE, 1
    found = re.fullmatch(r"(best-of|first-to|rubber)-([1-9][0-9]?)", text)
    if found is None:
        raise BadSeries(text)
    kind, length = Series(found[1].replace("-", "_")), int(found[2])
    if kind is Series.BEST_OF and length % 2 == 0:
        raise BadSeries(text)
    return kind, length


def with_match(
    ruleset: Ruleset, language: str, *, target: int | None = None, series: tuple[Series, int] | None = None
) -> Ruleset:
    """The ruleset with another target or series: a house of its own, with an id and a name that say so.

    A ruleset that says the same already comes back as it is. That the outcome is sound is for `validate` to say.
    """
    rule = ruleset.match
    wanted: MatchRule = rule
    marks: list[str] = []
    if target is not None and target != rule.target:
        wanted = replace(wanted, target=target)
        marks.append(f"to_{target}")
    if series is not None and series != (rule.series, rule.series_length):
        kind, length = series
        wanted = replace(wanted, series=kind, series_length=length)
        marks.append(kind.value if kind is Series.SINGLE else f"{kind.value}_{length}")
    if not marks:
        return ruleset
    name = f"{title(ruleset, language)} ({', '.join(mark.replace('_', ' ') for mark in marks)})"
    return replace(ruleset, id="_".join((ruleset.id, *marks)), name=name, match=wanted)
