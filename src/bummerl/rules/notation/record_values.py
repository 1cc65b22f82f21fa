"""What a record holds. The two formats, text and JSON, write the same values and read them back without loss."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass
from typing import Final

from bummerl.rules.actions import Action
from bummerl.rules.cards import Card
from bummerl.rules.match import FirstDealerDraw, MatchEnding, PerSide, Side
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Ending

__all__ = ["Conceded", "DealRecord", "DealResult", "Entry", "Outcome", "Record", "Step", "Won"]

FORMAT: Final = 1
"""The version of both formats."""

MOST_BYTES: Final = 64 * 1024 * 1024
MOST_ENTRIES: Final = 10_000
MOST_STEPS: Final = 200
MOST_CARDS: Final = 64
MOST_TAGS: Final = 100
MOST_GLYPHS: Final = 16
LARGEST_GLYPH: Final = 255
LONGEST_TEXT: Final = 500
LONGEST_COMMENT: Final = 20_000

GLYPHS: Final[dict[str, int]] = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""The annotations with signs of their own; the others are written as numbers, ``$7``. All as in chess."""

HEAD_TAGS: Final = ("Bummerl", "Ruleset", "Base", "Rule", "Players", "Date", "FirstDealer", "Result")
ENTRY_TAGS: Final = ("Deal", "Order", "Carry", "ToGo", "Won", "Resigned", "Forfeited")
TAG_NAME: Final = re.compile(r"[A-Z][A-Za-z0-9]{0,39}")

_NO_LINE = re.compile("[\x00-\x1f\x7f\ud800-\udfff]")
_NO_COMMENT = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")

NAMELESS: Final[PerSide[str]] = PerSide("", "")


def reserved(name: str) -> bool:
    """Whether the formats use this name themselves, so that nobody else can give it to a tag."""
    return name in HEAD_TAGS or name in ENTRY_TAGS


def _check_comment(comment: str) -> None:
    if len(comment) > LONGEST_COMMENT or _NO_COMMENT.search(comment):
        raise ValueError(f"no record holds the comment {comment[:LONGEST_TEXT]!r}")


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record. `seat` is ``None`` where it is the seat to move."""

    action: Action
    seat: Seat | None = None
    glyphs: tuple[int, ...] = ()
    comment: str = ""


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a deal came to: `winner` is ``None`` for a tie, `carry` are the game points that go on to the next deal."""

    winner: Side | None
    game_points: int
    ending: Ending
    carry: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """A deal: who dealt, the order of the pack, and what was done. Without a `result` it was left unfinished.

    `carry` and `to_go` (what each side still needed) belong to deals outside a match; in a match they follow from it,
    and are checked if they stand here.
    """

    dealer: Side
    order: tuple[Card, ...]
    steps: tuple[Step, ...] = ()
    result: DealResult | None = None
    carry: int | None = None
    to_go: PerSide[int] | None = None
    comment: str = ""

    def check(self) -> None:
        """`ValueError` for what the formats cannot hold."""
        if len(self.steps) > MOST_STEPS or len(self.order) > MOST_CARDS:
            raise ValueError("no record holds a deal of so many cards or actions")
        _check_comment(self.comment)
        for step in self.steps:
            if step.comment:
                _check_comment(step.comment)
            if step.glyphs and (
                len(step.glyphs) > MOST_GLYPHS or not 0 <= min(step.glyphs) <= max(step.glyphs) <= LARGEST_GLYPH
            ):
                raise ValueError(f"no record holds the annotations {step.glyphs[: MOST_GLYPHS + 1]}")


@dataclass(frozen=True, slots=True)
class Conceded:
    """A side gave up the match (`RESIGNED`), or lost it by technical defeat (`FORFEITED`)."""

    side: Side
    ending: MatchEnding


@dataclass(frozen=True, slots=True)
class Won:
    """The match that the entries before this one decided. `scored` is counted up."""

    winner: Side
    scored: PerSide[int]
    ending: MatchEnding = MatchEnding.TARGET
    marks: int = 0
    stake_factor: int = 1


Entry = DealRecord | Conceded | Won


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it stands at the end of a record: matches won, and whether that decides it.

    Once it is over, a winner of ``None`` is a draw.
    """

    over: bool
    winner: Side | None
    won: PerSide[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match with its series, or deals that belong to none (`first_dealer` is then ``None``).

    `tags` are further facts under names of one's own, in order; `comment` stands before the first deal. `ValueError`
    for what the formats cannot hold: control characters, texts and lists beyond their limits, names of tags that are
    none or taken. Whether the deals are legal is for `bummerl.rules.record.replay` to say.
    """

    ruleset: Ruleset
    entries: tuple[Entry, ...] = ()
    first_dealer: FirstDealerDraw | None = None
    players: PerSide[str] = NAMELESS
    date: datetime.date | None = None
    outcome: Outcome | None = None
    tags: tuple[tuple[str, str], ...] = ()
    comment: str = ""

    def __post_init__(self) -> None:
        for line in (*self.players, *(value for _, value in self.tags)):
            if len(line) > LONGEST_TEXT or _NO_LINE.search(line):
                raise ValueError(f"no record holds the line {line[:LONGEST_TEXT]!r}")
        names = [name for name, _ in self.tags]
        wrong = [name for name in names if not TAG_NAME.fullmatch(name) or reserved(name) or names.count(name) > 1]
        if wrong or len(names) > MOST_TAGS or len(self.entries) > MOST_ENTRIES:
            raise ValueError(f"no record holds these tags, or as many entries: {wrong[:3]}")
        _check_comment(self.comment)
        for entry in self.entries:
            if isinstance(entry, DealRecord):
                entry.check()

    @property
    def deals(self) -> tuple[DealRecord, ...]:
        """The deals alone."""
        return tuple(entry for entry in self.entries if isinstance(entry, DealRecord))
