"""Matches: what stands above the deals. `machine` is the match itself, `results` what it comes to and what happened."""

from __future__ import annotations

from bummerl.rules.errors import MatchError, MatchFault
from bummerl.rules.match.first_dealer import (
    CardsDrawn,
    CoinTossed,
    DealerNamed,
    FirstDealerDraw,
    NamedBy,
    dealer_found,
    draw_first_dealer,
)
from bummerl.rules.match.machine import Match, MatchTransition, card_points_of, opening_events, stake_level, start_match
from bummerl.rules.match.results import (
    DealBegan,
    DealScored,
    FirstDealerFound,
    MatchBegan,
    MatchEnding,
    MatchEvent,
    MatchForfeited,
    MatchResigned,
    MatchResult,
    MatchWon,
    ScoredDeal,
    SeriesDrawn,
    SeriesScore,
    SeriesWon,
)
from bummerl.rules.match.sides import PerSide, Side
from bummerl.rules.match.tally import Tally

__all__ = [
    "CardsDrawn",
    "CoinTossed",
    "DealBegan",
    "DealScored",
    "DealerNamed",
    "FirstDealerDraw",
    "FirstDealerFound",
    "Match",
    "MatchBegan",
    "MatchEnding",
    "MatchError",
    "MatchEvent",
    "MatchFault",
    "MatchForfeited",
    "MatchResigned",
    "MatchResult",
    "MatchTransition",
    "MatchWon",
    "NamedBy",
    "PerSide",
    "ScoredDeal",
    "SeriesDrawn",
    "SeriesScore",
    "SeriesWon",
    "Side",
    "Tally",
    "card_points_of",
    "dealer_found",
    "draw_first_dealer",
    "opening_events",
    "stake_level",
    "start_match",
]
