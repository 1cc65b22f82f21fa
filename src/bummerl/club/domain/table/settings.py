"""What a table is for and how it is played, fixed when it is opened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bummerl.rules.overrides import ruleset_from_data
from bummerl.rules.ruleset import LookBack, PointDisplay, Ruleset, to_data

__all__ = ["MoveClock", "TableKind", "TableSettings", "settings_data", "settings_from_data"]


class TableKind(StrEnum):
    PRACTICE = "practice"  # against the computer, kept out of everything
    ROOM = "room"  # by code or link
    RANKED = "ranked"  # registered players, coins and Elo


@dataclass(frozen=True, slots=True)
class MoveClock:
    """Time for a move and a bank for the match, in milliseconds; the bank is drawn on once the move's time is over."""

    move: int
    bank: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """`stake` is held in coins at a ranked table and only tallied in a room; `level` is the computer's, for practice.

    `reveal_each_deal` opens the fair-deal secret after every deal instead of after the match.
    """

    kind: TableKind
    ruleset: Ruleset
    clock: MoveClock | None = None
    point_display: PointDisplay = PointDisplay.BOTH
    look_back: LookBack = LookBack.LAST
    stake: int = 0
    level: int | None = None
    chat: bool = True
    watchers: bool = True
    reveal_each_deal: bool = False


def settings_data(settings: TableSettings) -> dict[str, Any]:
    """Settings as JSON-ready data."""
    data: dict[str, Any] = {
        name: getattr(settings, name) for name in ("stake", "level", "chat", "watchers", "reveal_each_deal")
    }
    data |= {name: getattr(settings, name).value for name in ("kind", "point_display", "look_back")}
    data["ruleset"] = to_data(settings.ruleset)
    data["clock"] = None if settings.clock is None else {"move": settings.clock.move, "bank": settings.clock.bank}
    return data


def settings_from_data(data: dict[str, Any]) -> TableSettings:
    """The settings that `settings_data` wrote."""
    clock = data["clock"]
    return TableSettings(
        kind=TableKind(data["kind"]),
        ruleset=ruleset_from_data(data["ruleset"]),
        clock=None if clock is None else MoveClock(clock["move"], clock["bank"]),
        point_display=PointDisplay(data["point_display"]),
        look_back=LookBack(data["look_back"]),
        stake=data["stake"],
        level=data["level"],
        chat=data["chat"],
        watchers=data["watchers"],
        reveal_each_deal=data["reveal_each_deal"],
    )
