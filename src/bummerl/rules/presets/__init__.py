"""The named rulesets. Each is data and reads as its difference from another; no other module knows their names.

>>> preset("schnapsen_pagat").pack.total
120
"""

from __future__ import annotations

from bummerl.rules.errors import UnknownPreset
from bummerl.rules.presets import houses
from bummerl.rules.ruleset import Ruleset

__all__ = ["DEFAULT", "PRESETS", "preset"]

PRESETS: dict[str, Ruleset] = {ruleset.id: ruleset for ruleset in houses.ALL}
"""Every preset under its id: the nine houses first, then those derived from them."""

DEFAULT = houses.SNAPSZER_KLUB
"""What is played where nobody has chosen."""


def preset(name: str) -> Ruleset:
    """The preset of that id; `UnknownPreset` suggests the names that come near.

    >>> preset("santasse")
    Traceback (most recent call last):
    bummerl.rules.errors.UnknownPreset: no preset 'santasse'; did you mean santase or santase_2_3 or snapszer24?
    """
    try:
        return PRESETS[name]
    except KeyError:
        raise UnknownPreset(name, tuple(PRESETS)) from None
