"""A preset with a few things changed, for tests of options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bummerl.rules.presets import DEFAULT, preset
from bummerl.rules.ruleset import BiddingRule, ClosingRule, KnockingRule, MarriageRule, Ruleset, validate

__all__ = ["house"]

FRESH: Final[Mapping[str, Any]] = {
    "marriage": MarriageRule(),
    "closing": ClosingRule(),
    "bidding": BiddingRule(),
    "knocking": KnockingRule(),
}
"""The parts that a house may lack, as they are when nothing else is said."""


def house(base: Ruleset | str = DEFAULT, **changes: Any) -> Ruleset:
    """A ruleset that differs from another so: a mapping changes fields of a part, anything else replaces it.

    `RulesetError` if the result contradicts itself.

    >>> rules = house("bummerl", closing={"min_talon": 4}, exchange=None)
    >>> rules.closing.min_talon, rules.exchange
    (4, None)
    """
    rules = preset(base) if isinstance(base, str) else base
    for name, change in changes.items():
        value = change
        if isinstance(change, Mapping):
            part = getattr(rules, name)
            value = replace(FRESH[name] if part is None else part, **change)
        rules = replace(rules, **{name: value})
    return validate(replace(rules, id="house"))
