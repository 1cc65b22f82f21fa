"""The events of a table as they are stored: small tagged structs of plain values, readable for ever.

An event is appended before anybody is told of it. `at` (milliseconds) and `number` stand beside it in the log, not in
it. Secrets (the club's seed, a deal's order) stand in events that only the server reads; what a side sees of an event
is made by `bummerl.club.domain.table.views`, never by sending one of these.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

__all__ = [
    "AbsenceClaimable",
    "Acted",
    "BytesMissing",
    "BytesPromised",
    "BytesRevealed",
    "DealDealt",
    "DealPromised",
    "FirstDealerDrawn",
    "HandHidden",
    "HandShown",
    "LineBack",
    "LineLost",
    "Logged",
    "MatchForfeited",
    "MatchOpened",
    "MatchResigned",
    "MatchVoided",
    "PauseAsked",
    "PauseEnded",
    "PlayerLeft",
    "PlayerSeated",
    "PresenceShown",
    "Ready",
    "RematchAnswered",
    "RematchExpired",
    "RematchOffered",
    "SeatReturned",
    "SecretsRevealed",
    "StandInSeated",
    "TableEvent",
    "TableOpened",
    "TableRestarted",
    "decode",
    "encode",
]


class TableEvent(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all events. `side` is 0 (A) or 1 (B) where one side did it; `command` is the client's own id for what
    it asked, so that a repeat of the same command finds its answer."""


class TableOpened(TableEvent, frozen=True, tag="opened"):
    settings: dict[str, Any]


class PlayerSeated(TableEvent, frozen=True, tag="seated"):
    side: int
    player: int
    name: str
    command: str = ""


class PresenceShown(TableEvent, frozen=True, tag="present"):
    side: int
    command: str = ""


class MatchOpened(TableEvent, frozen=True, tag="match_opened"):
    """Both are there; a ranked table holds both stakes from here on."""

    match: int
    stake: int


class DealPromised(TableEvent, frozen=True, tag="promised"):
    """The club's promise for a deal; deal 0 of a match finds the first dealer. Seed and salt stay with the server."""

    deal: int
    context: str
    commitment: str
    seed: bytes
    salt: bytes


class BytesPromised(TableEvent, frozen=True, tag="bytes_promised"):
    side: int
    commitment: str
    command: str = ""


class BytesRevealed(TableEvent, frozen=True, tag="bytes_revealed"):
    side: int
    given: bytes
    salt: bytes
    command: str = ""


class BytesMissing(TableEvent, frozen=True, tag="bytes_missing"):
    """A side gave no promise, or did not keep it in time: its bytes count as none."""

    side: int


class FirstDealerDrawn(TableEvent, frozen=True, tag="first_dealer"):
    """The order that the first dealer was drawn from by the ruleset's way."""

    order: list[str]


class DealDealt(TableEvent, frozen=True, tag="dealt"):
    """The order of the pack; the server's own."""

    deal: int
    order: list[str]


class Acted(TableEvent, frozen=True, tag="acted"):
    """An action of a side in the deal, in notation. `by` is ``player``, ``computer`` or ``stand_in``."""

    side: int
    action: str
    by: str
    command: str = ""


class Ready(TableEvent, frozen=True, tag="ready"):
    """A side has seen the result sheet and waits for the next deal."""

    side: int
    command: str = ""


class PauseAsked(TableEvent, frozen=True, tag="pause"):
    side: int
    command: str = ""


class PauseEnded(TableEvent, frozen=True, tag="pause_ended"):
    side: int
    command: str = ""


class StandInSeated(TableEvent, frozen=True, tag="stand_in"):
    side: int


class SeatReturned(TableEvent, frozen=True, tag="seat_returned"):
    side: int
    command: str = ""


class HandShown(TableEvent, frozen=True, tag="hand_shown"):
    side: int
    command: str = ""


class HandHidden(TableEvent, frozen=True, tag="hand_hidden"):
    side: int


class LineLost(TableEvent, frozen=True, tag="line_lost"):
    side: int


class LineBack(TableEvent, frozen=True, tag="line_back"):
    side: int


class AbsenceClaimable(TableEvent, frozen=True, tag="absence_claimable"):
    """The absent side's time is over; in a room the other one may now claim or wait."""

    side: int


class PlayerLeft(TableEvent, frozen=True, tag="left"):
    """A side left by its own word, which is not the same as a lost line."""

    side: int
    command: str = ""


class MatchResigned(TableEvent, frozen=True, tag="match_resigned"):
    side: int
    command: str = ""


class MatchForfeited(TableEvent, frozen=True, tag="forfeited"):
    """Technical defeat of a side; `reason` is ``line``, ``left``, ``time`` or ``claimed``."""

    side: int
    reason: str
    command: str = ""


class MatchVoided(TableEvent, frozen=True, tag="void"):
    """No result: stakes back, no Elo. `reason` is ``both_gone``, ``both_stand_in``, ``no_start``, ``coins`` or
    ``server``."""

    reason: str


class SecretsRevealed(TableEvent, frozen=True, tag="revealed"):
    """The fair-deal secrets of these deals of the match are open to everybody from now on."""

    match: int
    deals: list[int]


class RematchOffered(TableEvent, frozen=True, tag="rematch_offered"):
    side: int
    command: str = ""


class RematchAnswered(TableEvent, frozen=True, tag="rematch_answered"):
    side: int
    yes: bool
    command: str = ""


class RematchExpired(TableEvent, frozen=True, tag="rematch_expired"):
    side: int


class TableRestarted(TableEvent, frozen=True, tag="restarted"):
    """The server was away: nobody is blamed, and whoever was to move has the full time of that move again."""


AnyEvent = (
    TableOpened
    | PlayerSeated
    | PresenceShown
    | MatchOpened
    | DealPromised
    | BytesPromised
    | BytesRevealed
    | BytesMissing
    | FirstDealerDrawn
    | DealDealt
    | Acted
    | Ready
    | PauseAsked
    | PauseEnded
    | StandInSeated
    | SeatReturned
    | HandShown
    | HandHidden
    | LineLost
    | LineBack
    | AbsenceClaimable
    | PlayerLeft
    | MatchResigned
    | MatchForfeited
    | MatchVoided
    | SecretsRevealed
    | RematchOffered
    | RematchAnswered
    | RematchExpired
    | TableRestarted
)


class Logged(msgspec.Struct, frozen=True):
    """An event in its place: `number` counts from 1 within the table, `at` is the server's time in milliseconds."""

    number: int
    at: int
    event: AnyEvent

    VERSION: ClassVar[int] = 1


_decoder = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder(order="deterministic")


def encode(event: AnyEvent) -> bytes:
    """An event as the JSON that is stored."""
    return _encoder.encode(event)


def decode(data: bytes | str) -> AnyEvent:
    """The event that was stored; `msgspec.ValidationError` for anything else.

    >>> decode(encode(LineLost(1))) == LineLost(1)
    True
    """
    return _decoder.decode(data)
