"""How a record names its ruleset, so that it replays under the very rules it was played by.

A preset goes by id, version and fingerprint. Any other ruleset is written as its difference from the preset that is
nearest to it. What does not lead back to the same fingerprint is refused: a record is never replayed by other rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bummerl.rules.errors import RulesetDataError, RulesetError, UnknownPreset
from bummerl.rules.overrides import differences_data, ruleset_from_data
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import Ruleset

__all__ = ["RulesetName", "Unresolved", "name_of", "resolve"]


@dataclass(frozen=True, slots=True)
class RulesetName:
    """Id, version and fingerprint, and for a ruleset that is no preset its differences from one."""

    id: str
    version: int
    fingerprint: str
    differences: dict[str, Any] | None = None


class Unresolved(Exception):
    """A name that leads to no ruleset, or to another one; inside this package only."""


@lru_cache(maxsize=64)
def name_of(ruleset: Ruleset) -> RulesetName:
    """How a record names this ruleset."""
    names = (ruleset.id, ruleset.version, ruleset.fingerprint)
    if PRESETS.get(ruleset.id) == ruleset:
        return RulesetName(*names)
    written = [differences_data(ruleset, base) for base in PRESETS.values() if base.seats == ruleset.seats]
    nearest = min(written, key=_size)
    return RulesetName(*names, {key: value for key, value in nearest.items() if key not in ("id", "version")})


def _size(differences: dict[str, Any]) -> int:
    return sum(len(value) if isinstance(value, dict) else 1 for value in differences.values())


def resolve(name: RulesetName, *, present_rules: bool = False) -> Ruleset:
    """The ruleset of a name. With `present_rules` a preset that has changed since is taken as it is now."""
    if name.differences is None:
        ruleset = PRESETS.get(name.id)
        if ruleset is None:
            raise Unresolved(str(UnknownPreset(name.id[:80], tuple(PRESETS))))
        recorded, now = (name.version, name.fingerprint), (ruleset.version, ruleset.fingerprint)
        if recorded != now and not present_rules:
            raise Unresolved(
                f"the record was played by {name.id} version {name.version} ({name.fingerprint}), "
                f"which is now version {ruleset.version} ({ruleset.fingerprint}): the rules have changed since"
            )
        return ruleset
    try:
        ruleset = ruleset_from_data(
            {**name.differences, "id": name.id, "version": name.version}, any_base=present_rules
        )
    except (RulesetDataError, RulesetError) as error:
        raise Unresolved(str(error)) from None
    if ruleset.fingerprint != name.fingerprint and not present_rules:
        raise Unresolved(
            f"the rules of {name.id} have the fingerprint {ruleset.fingerprint}, but the record says {name.fingerprint}"
        )
    return ruleset
