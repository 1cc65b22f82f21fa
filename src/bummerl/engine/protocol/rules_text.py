"""Rulesets on the wire: a name, a fingerprint and the whole of the rules as JSON, so that house rules travel too."""

from __future__ import annotations

import json

from bummerl.engine.protocol.words import Code, ProtocolError, UseRuleset
from bummerl.rules.errors import BummerlError, UnknownPreset
from bummerl.rules.overrides import ruleset_from_data
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import Ruleset, canonical_json, validate

__all__ = ["read_ruleset", "ruleset_message"]


def ruleset_message(ruleset: Ruleset) -> UseRuleset:
    """The message that proposes these rules, with all of them.

    >>> from bummerl.rules.presets import DEFAULT
    >>> read_ruleset(ruleset_message(DEFAULT)) == DEFAULT
    True
    """
    return UseRuleset(str(ruleset), ruleset.fingerprint, canonical_json(ruleset))


def read_ruleset(message: UseRuleset) -> Ruleset:
    """The rules proposed; `ProtocolError` if they cannot be read, contradict themselves, or are others than
    name and fingerprint say.

    Without data the name is looked up among the presets.
    """
    if not message.data:
        return _preset(message.name)
    try:
        ruleset = validate(ruleset_from_data(json.loads(message.data)))
    except (BummerlError, ValueError, RecursionError) as error:
        raise ProtocolError(Code.BAD_ARGUMENTS, f"ruleset: {error}") from None
    if str(ruleset) != message.name:
        raise ProtocolError(Code.BAD_ARGUMENTS, f"ruleset: the rules of {ruleset} come under the name {message.name}")
    if ruleset.fingerprint != message.fingerprint:
        raise ProtocolError(Code.BAD_ARGUMENTS, f"ruleset: we read rules with the fingerprint {ruleset.fingerprint}")
    return ruleset


def _preset(full_name: str) -> Ruleset:
    name, _, version = full_name.partition("@")
    try:
        ruleset = preset(name)
    except UnknownPreset as error:
        raise ProtocolError(Code.UNKNOWN_RULESET, str(error)) from None
    if version and int(version) != ruleset.version:
        raise ProtocolError(Code.UNKNOWN_RULESET, f"{name} stands at version {ruleset.version} here, not {version}")
    return ruleset
