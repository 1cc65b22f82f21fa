"""What may be asked of a table. `side` is the asker's; commands without one come from the club itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bummerl.rules.match import Side

__all__ = [
    "Act",
    "AnswerRematch",
    "AskPause",
    "ClaimAbsence",
    "Command",
    "Deadline",
    "DeadlineKind",
    "Due",
    "GetReady",
    "Leave",
    "LoseLine",
    "OfferRematch",
    "PromiseBytes",
    "ResignMatch",
    "Restart",
    "RestoreLine",
    "RevealBytes",
    "ShowHand",
    "ShowPresence",
    "Sit",
    "TakeSeatBack",
    "Void",
]


class DeadlineKind(StrEnum):
    PRESENCE = "presence"
    BYTES = "bytes"
    MOVE = "move"
    PAUSE = "pause"
    HAND_SHOWN = "hand_shown"
    LINE = "line"
    BOTH_STAND_IN = "both_stand_in"
    NEXT_DEAL = "next_deal"
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that will be due at `at`. `side` is 0, 1, or -1 for the table as a whole."""

    kind: DeadlineKind
    side: int
    at: int


@dataclass(frozen=True, slots=True)
class Sit:
    """`side` is -1 for whichever is free; `id` names the command for repeats."""

    player: int
    name: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class ShowPresence:
    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class PromiseBytes:
    side: Side
    commitment: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class RevealBytes:
    side: Side
    given: bytes
    salt: bytes
    id: str = ""


@dataclass(frozen=True, slots=True)
class Act:
    """An action in the deal, in notation, answering the decision of that number."""

    side: Side
    action: str
    decision: int
    id: str = ""
    by: str = "player"


@dataclass(frozen=True, slots=True)
class GetReady:
    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class AskPause:
    side: Side
    decision: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class TakeSeatBack:
    """The OK that ends one's pause, or takes the seat back from the stand-in."""

    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class ShowHand:
    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class ResignMatch:
    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class ClaimAbsence:
    """In a room: claim the match from a side whose time to come back is over."""

    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class OfferRematch:
    side: Side
    id: str = ""


@dataclass(frozen=True, slots=True)
class AnswerRematch:
    side: Side
    yes: bool
    id: str = ""


@dataclass(frozen=True, slots=True)
class LoseLine:
    side: Side


@dataclass(frozen=True, slots=True)
class RestoreLine:
    side: Side


@dataclass(frozen=True, slots=True)
class Due:
    """A deadline that some process found due; one that no longer stands does nothing."""

    kind: DeadlineKind
    side: int


@dataclass(frozen=True, slots=True)
class Restart:
    """The server was away."""


@dataclass(frozen=True, slots=True)
class Void:
    """The club calls the match off: its own fault, or coins that were not there."""

    reason: str


Command = (
    Sit
    | ShowPresence
    | PromiseBytes
    | RevealBytes
    | Act
    | GetReady
    | AskPause
    | TakeSeatBack
    | ShowHand
    | ResignMatch
    | Leave
    | ClaimAbsence
    | OfferRematch
    | AnswerRematch
    | LoseLine
    | RestoreLine
    | Due
    | Restart
    | Void
)
