"""Tools for testing deal machines and rules: set-ups from words, assertions, random play, a conformance suite.

`bummerl.rules.testing.arbitraries` alone needs hypothesis, so it is imported by its own name.

>>> deal = deal_from("closed by forehand; trump S; forehand leads QH; dealer holds AH JS")
>>> assert_legal(deal, ["AH"])
"""

from __future__ import annotations

from bummerl.rules.testing.asserting import assert_legal, assert_offered, assert_refused, assert_settled
from bummerl.rules.testing.houses import house
from bummerl.rules.testing.playing import Play, play_on, random_play, seeded_play
from bummerl.rules.testing.situations import SituationError, deal_from, play

__all__ = [
    "Play",
    "SituationError",
    "assert_legal",
    "assert_offered",
    "assert_refused",
    "assert_settled",
    "deal_from",
    "house",
    "play",
    "play_on",
    "random_play",
    "seeded_play",
]
