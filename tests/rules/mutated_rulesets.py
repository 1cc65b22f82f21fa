"""Random sound rulesets: a preset with options changed one by one, each change kept if nothing contradicts it."""

from __future__ import annotations

import typing
from dataclasses import replace
from enum import StrEnum
from typing import Any

from hypothesis import strategies as st

from bummerl.rules import ruleset as parts
from bummerl.rules.cards import Rank
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import OPTIONS, Option, Ruleset, contradictions

KINDS: dict[str, type] = {
    "pack": parts.Pack,
    "dealing": parts.DealingRule,
    "trick": parts.TrickRule,
    "following": parts.FollowingRule,
    "exchange": parts.ExchangeRule,
    "marriage": parts.MarriageRule,
    "closing": parts.ClosingRule,
    "claiming": parts.ClaimingRule,
    "bidding": parts.BiddingRule,
    "knocking": parts.KnockingRule,
    "settlement": parts.SettlementRule,
    "match": parts.MatchRule,
    "table": parts.TableRule,
}
OPTIONAL: dict[str, tuple[Any, ...]] = {
    "exchange": (None, *(parts.ExchangeRule(rank=rank) for rank in (Rank.JACK, Rank.NINE, Rank.SEVEN))),
    "marriage": (None, parts.MarriageRule()),
    "closing": (None, parts.ClosingRule()),
    "bidding": (None, parts.BiddingRule()),
    "knocking": (None, parts.KnockingRule()),
}
PACKS_AND_DEALING = tuple({(rules.pack, rules.dealing): None for rules in PRESETS.values()})


def candidates(option: Option) -> tuple[Any, ...]:
    """Values worth trying for an option."""
    kind = typing.get_type_hints(KINDS[option.part])[option.field]
    if kind is bool:
        return (False, True)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return tuple(kind)
    if kind is Rank:
        return (Rank.JACK, Rank.NINE, Rank.SEVEN)
    if option.field in ("ranks", "points", "batches", "hand_size"):
        return ()  # changed together, by PACKS_AND_DEALING
    numbers = (0, 1, 2, 3, 4, 6, 7, 10, 11, 20, 24, 33, 40, 66, 80)
    return numbers if kind is int else (None, *numbers)


def with_option(rules: Ruleset, option: Option, value: object) -> Ruleset:
    """The ruleset with one option changed; the ruleset itself if it lacks the part."""
    part = getattr(rules, option.part)
    if part is None:
        return rules
    return replace(rules, **{option.part: replace(part, **{option.field: value})})


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Random sound rulesets for two players."""
    rules = replace(draw(st.sampled_from(tuple(PRESETS.values()))), id="house", aliases=(), name="")
    pack, dealing = draw(st.sampled_from(PACKS_AND_DEALING))
    rules = _kept(rules, replace(rules, pack=pack, dealing=dealing, exchange=None))
    for part, values in OPTIONAL.items():
        if draw(st.integers(0, 3)) == 0:
            rules = _kept(rules, replace(rules, **{part: draw(st.sampled_from(values))}))
    options = [option for option in OPTIONS if candidates(option)]
    for option in draw(st.lists(st.sampled_from(options), max_size=14)):
        rules = _kept(rules, with_option(rules, option, draw(st.sampled_from(candidates(option)))))
    assert not contradictions(rules)
    return rules


def _kept(rules: Ruleset, changed: Ruleset) -> Ruleset:
    return rules if contradictions(changed) else changed
