"""The state of a table: the fold of its log. Nothing here decides; `evolve` only takes in what has been decided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bummerl.club.domain.table import log
from bummerl.club.domain.table.settings import TableSettings, settings_from_data
from bummerl.rules.cards import Card
from bummerl.rules.deal import advance
from bummerl.rules.match import Match, PerSide, Side, draw_first_dealer, start_match
from bummerl.rules.notation import action_in
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState

__all__ = ["COMPUTER", "Outcome", "OutcomeKind", "Pause", "Phase", "Secret", "Shown", "TableState", "evolve", "fold"]

COMPUTER: Final = 0
"""The player number of the computer."""

_NEITHER: Final = PerSide(False, False)
_NOTHING: Final = PerSide(0, 0)
_NO_NAMES: Final = PerSide("", "")
_NO_PLAYERS: Final[PerSide[int | None]] = PerSide(None, None)
_NO_TIMES: Final[PerSide[int | None]] = PerSide(None, None)
_KEPT_ANSWERS: Final = 128


class Phase(StrEnum):
    SEATING = "seating"  # a place is free
    PRESENCE = "presence"  # both seated, waiting for a sign of both
    SHUFFLING = "shuffling"  # a deal is promised and the players' bytes are awaited
    PLAYING = "playing"
    SCORED = "scored"  # a deal is over, the next has not begun
    OVER = "over"  # the match (and the series, where there is one) is decided or void


class OutcomeKind(StrEnum):
    WON = "won"
    RESIGNED = "resigned"
    TECHNICAL = "technical"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match at the table ended; `winner` is ``None`` for a void one and for a drawn rubber."""

    kind: OutcomeKind
    winner: Side | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Pause:
    side: Side
    since: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand shown to the opponent: until when, and the cards he has seen."""

    since: int
    visible: bool
    cards: int


@dataclass(frozen=True, slots=True)
class Bytes:
    """What a side has given for the deal that is being shuffled."""

    promised: str | None = None
    given: bytes | None = None
    salt: bytes = b""
    missing: bool = False

    @property
    def settled(self) -> bool:
        return self.missing or self.given is not None


_NO_BYTES: Final = PerSide(Bytes(), Bytes())
_NOT_SHOWN: Final[PerSide[Shown | None]] = PerSide(None, None)


@dataclass(frozen=True, slots=True)
class Secret:
    """The whole fair-deal story of one deal, kept from everybody until it is revealed."""

    promise: log.DealPromised
    commitments: PerSide[str | None]
    given: PerSide[bytes]
    salts: PerSide[bytes]
    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """`number` is that of the last event folded in, `prompt` that of the event which asked for the decision now open.

    `turn_since` is when the side to move was asked, less the time that its clock stood still. `played` is the match
    as it stood when the deal on the table began: it maps seats to sides. Times are milliseconds.
    """

    settings: TableSettings
    number: int = 0
    phase: Phase = Phase.SEATING
    players: PerSide[int | None] = _NO_PLAYERS
    names: PerSide[str] = _NO_NAMES
    present: PerSide[bool] = _NEITHER
    match_number: int = 0
    match: Match | None = None
    played: Match | None = None
    deal_number: int = 0
    deal: DealState | None = None
    promise: log.DealPromised | None = None
    bytes: PerSide[Bytes] = _NO_BYTES
    asked_at: int = 0
    prompt: int = 0
    turn_since: int = 0
    bank: PerSide[int] = _NOTHING
    ready: PerSide[bool] = _NEITHER
    pause: Pause | None = None
    pauses: PerSide[int] = _NOTHING
    stand_in: PerSide[bool] = _NEITHER
    both_stand_in_since: int | None = None
    shown: PerSide[Shown | None] = _NOT_SHOWN
    lost: PerSide[int | None] = _NO_TIMES
    claimable: Side | None = None
    secrets: tuple[Secret, ...] = ()
    revealed: int = 0
    outcome: Outcome | None = None
    rematch: Side | None = None
    rematch_since: int = 0
    answered: tuple[tuple[int, str, int], ...] = ()

    @property
    def to_move(self) -> Side | None:
        """The side whose turn it is in the deal."""
        if self.phase is not Phase.PLAYING or self.deal is None or self.played is None or self.deal.to_move is None:
            return None
        return self.played.side_of(self.deal.to_move)

    def seat(self, side: Side) -> Seat:
        """The seat that a side has in the deal on the table; `ValueError` if none is."""
        if self.played is None:
            raise ValueError("no deal is on the table")
        return self.played.seat_of(side)

    def side_of_player(self, player: int) -> Side | None:
        """The side that a player holds here, if any."""
        return next((side for side in Side if self.players[side] == player), None)

    def answer_to(self, side: Side, command: str) -> int | None:
        """The number of the event with which this command of this side was answered before."""
        return next((number for who, asked, number in self.answered if who == side and asked == command), None)

    def is_computer(self, side: Side) -> bool:
        return self.players[side] == COMPUTER


def fold(events: Iterable[log.Logged]) -> TableState:
    """The state after these events, which must begin with the table's first."""
    state: TableState | None = None
    for logged in events:
        if state is None:
            if not isinstance(logged.event, log.TableOpened):
                raise ValueError("the log of a table begins with its opening")
            state = TableState(settings=settings_from_data(logged.event.settings), number=logged.number)
        else:
            state = evolve(state, logged)
    if state is None:
        raise ValueError("a table has at least one event")
    return state


def evolve(state: TableState, logged: log.Logged) -> TableState:
    """The state after one more event; `ValueError` if it is not the next one."""
    if logged.number != state.number + 1:
        raise ValueError(f"event {logged.number} does not follow {state.number}")
    event, at = logged.event, logged.at
    after = _evolved(state, event, at, logged.number)
    command = getattr(event, "command", "")
    answered = state.answered
    if command:
        answered = (*answered[-_KEPT_ANSWERS + 1 :], (getattr(event, "side", 0), command, logged.number))
    return replace(after, number=logged.number, answered=answered)


def _evolved(state: TableState, event: log.AnyEvent, at: int, number: int) -> TableState:
    match event:
        case log.PlayerSeated():
            return _seated(state, event)
        case log.PresenceShown(side=side):
            return replace(state, present=state.present.set(Side(side), True))
        case log.MatchOpened(match=match):
            return _match_opened(state, match)
        case log.DealPromised():
            return _promised(state, event, at)
        case log.BytesPromised(side=side, commitment=commitment):
            given = replace(state.bytes[side], promised=commitment)
            return replace(state, bytes=state.bytes.set(Side(side), given), asked_at=at)
        case log.BytesRevealed(side=side, given=given_bytes, salt=salt):
            given = replace(state.bytes[side], given=given_bytes, salt=salt)
            return replace(state, bytes=state.bytes.set(Side(side), given))
        case log.BytesMissing(side=side):
            missing = replace(state.bytes[side], missing=True)
            return replace(state, bytes=state.bytes.set(Side(side), missing), asked_at=at)
        case log.FirstDealerDrawn(order=order):
            return _first_dealer(state, _cards(order))
        case log.DealDealt(order=order):
            return _dealt(state, _cards(order), at, number)
        case log.Acted():
            return _acted(state, event, at, number)
        case log.Ready(side=side):
            return replace(state, ready=state.ready.set(Side(side), True))
        case _:
            return _manners(state, event, at)


def _manners(state: TableState, event: log.AnyEvent, at: int) -> TableState:
    """What happens at the table beside the cards."""
    match event:
        case log.PauseAsked(side=side):
            used = state.pauses.set(Side(side), state.pauses[side] + 1)
            return replace(state, pause=Pause(Side(side), at), pauses=used)
        case log.PauseEnded():
            return _clock_resumed(replace(state, pause=None), state.pause, at)
        case log.StandInSeated(side=side):
            seated = replace(state, pause=None, stand_in=state.stand_in.set(Side(side), True))
            both = all(seated.stand_in)
            return replace(seated, turn_since=at, both_stand_in_since=at if both else None)
        case log.SeatReturned(side=side):
            back = state.stand_in.set(Side(side), False)
            return replace(state, stand_in=back, both_stand_in_since=None, turn_since=at)
        case log.HandShown(side=side):
            held = 0 if state.deal is None else state.deal.hands[state.seat(Side(side))]
            return replace(state, shown=state.shown.set(Side(side), Shown(at, True, held)))
        case log.HandHidden(side=side):
            shown = state.shown[side]
            hidden = None if shown is None else replace(shown, visible=False)
            return replace(state, shown=state.shown.set(Side(side), hidden))
        case log.LineLost(side=side):
            return replace(state, lost=state.lost.set(Side(side), at))
        case log.LineBack(side=side):
            return _line_back(state, Side(side), at)
        case log.AbsenceClaimable(side=side):
            return replace(state, claimable=Side(side))
        case log.TableRestarted():
            return _restarted(state, at)
        case _:
            return _ending(state, event, at)


def _ending(state: TableState, event: log.AnyEvent, at: int) -> TableState:
    match event:
        case log.MatchResigned(side=side):
            return _given_up(state, Side(side), at)
        case log.MatchForfeited(side=side, reason=reason):
            match_after = state.match
            if match_after is not None and not match_after.series.over:
                match_after = match_after.forfeit(Side(side)).match
            outcome = Outcome(OutcomeKind.TECHNICAL, Side(side).other, reason)
            return _over(replace(state, match=match_after), outcome)
        case log.MatchVoided(reason=reason):
            return _over(state, Outcome(OutcomeKind.VOID, None, reason))
        case log.SecretsRevealed():
            return replace(state, revealed=len(state.secrets))
        case log.RematchOffered(side=side):
            return replace(state, rematch=Side(side), rematch_since=at)
        case log.RematchAnswered(yes=True):
            return _again(state)
        case log.RematchAnswered() | log.RematchExpired():
            return replace(state, rematch=None)
        case log.PlayerLeft(side=side):
            gone = state.present.set(Side(side), False)
            return replace(state, present=gone, rematch=None)
        case _:
            raise ValueError(f"a table opens once: {event!r}")


def _cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(Card.from_code(code) for code in codes)


def _seated(state: TableState, event: log.PlayerSeated) -> TableState:
    side = Side(event.side)
    players = state.players.set(side, event.player)
    after = replace(state, players=players, names=state.names.set(side, event.name))
    if event.player == COMPUTER:
        after = replace(after, present=after.present.set(side, True))
    return replace(after, phase=Phase.PRESENCE) if None not in players else after


def _match_opened(state: TableState, number: int) -> TableState:
    bank = 0 if state.settings.clock is None else state.settings.clock.bank
    return replace(state, match_number=number, bank=PerSide(bank, bank))


def _promised(state: TableState, event: log.DealPromised, at: int) -> TableState:
    match = state.match
    if match is not None and match.over and not match.series.over:
        match = match.next_match().match
    return replace(
        state,
        match=match,
        phase=Phase.SHUFFLING,
        promise=event,
        deal_number=event.deal,
        bytes=_NO_BYTES,
        asked_at=at,
        ready=_NEITHER,
        shown=_NOT_SHOWN,
    )


def _with_secret(state: TableState, order: tuple[Card, ...]) -> TableState:
    if state.promise is None:
        raise ValueError("no deal was promised")
    a, b = state.bytes
    secret = Secret(
        state.promise,
        PerSide(a.promised, b.promised),
        PerSide(a.given or b"", b.given or b""),
        PerSide(a.salt, b.salt),
        order,
    )
    return replace(state, secrets=(*state.secrets, secret), promise=None)


def _first_dealer(state: TableState, order: tuple[Card, ...]) -> TableState:
    ruleset = state.settings.ruleset
    return replace(_with_secret(state, order), match=start_match(ruleset, draw_first_dealer(ruleset, order)))


def _dealt(state: TableState, order: tuple[Card, ...], at: int, number: int) -> TableState:
    if state.match is None:
        raise ValueError("a deal needs a match")
    after = _with_secret(state, order)
    return replace(
        after,
        phase=Phase.PLAYING,
        played=state.match,
        deal=state.match.begin_deal(order),
        prompt=number,
        turn_since=at,
    )


def _acted(state: TableState, event: log.Acted, at: int, number: int) -> TableState:
    deal, played = state.deal, state.played
    if deal is None or played is None:
        raise ValueError("an action needs a deal")
    side = Side(event.side)
    seat, action = action_in(deal, f"{int(played.seat_of(side))}:{event.action}")
    after_deal = advance(deal, seat, action)
    charged = _charged(state, side, at) if state.to_move is side and event.by == "player" else state.bank
    after = replace(state, deal=after_deal, prompt=number, turn_since=at, bank=charged)
    if after_deal.settlement is None:
        return after
    match_after = played.score(after_deal).match
    scored = replace(after, match=match_after, phase=Phase.SCORED, asked_at=at, pause=None, ready=_NEITHER)
    return _match_checked(scored)


def _charged(state: TableState, side: Side, at: int) -> PerSide[int]:
    """The banks after a move: what it took beyond the time for a move comes off."""
    clock = state.settings.clock
    if clock is None:
        return state.bank
    over = max(0, at - state.turn_since - clock.move)
    return state.bank.set(side, max(0, state.bank[side] - over))


def _match_checked(state: TableState) -> TableState:
    """Over, if the deal just scored has decided the series (or the only match of it)."""
    match = state.match
    if match is None or not match.series.over:
        return state
    return _over(state, Outcome(OutcomeKind.WON, match.series.winner))


def _given_up(state: TableState, side: Side, at: int) -> TableState:
    """The match given up; a series goes on with its next match (MATCH-12)."""
    match = state.match
    if match is None or match.series.over:
        return _over(state, Outcome(OutcomeKind.RESIGNED, side.other))
    deal = state.deal if state.phase is Phase.PLAYING else None
    if not match.over:
        match = match.resign(side, deal).match
    after = replace(state, match=match, phase=Phase.SCORED, asked_at=at, pause=None, promise=None, ready=_NEITHER)
    return _over(after, Outcome(OutcomeKind.RESIGNED, match.series.winner)) if match.series.over else after


def _over(state: TableState, outcome: Outcome) -> TableState:
    return replace(
        state,
        phase=Phase.OVER,
        outcome=outcome,
        pause=None,
        stand_in=_NEITHER,
        both_stand_in_since=None,
        claimable=None,
        promise=None,
    )


def _again(state: TableState) -> TableState:
    """A rematch from 0:0; both have just agreed, so both are there."""
    return replace(
        state,
        phase=Phase.PRESENCE,
        present=PerSide(True, True),
        match=None,
        played=None,
        deal=None,
        deal_number=0,
        pauses=_NOTHING,
        shown=_NOT_SHOWN,
        secrets=(),
        revealed=0,
        outcome=None,
        rematch=None,
    )


def _clock_resumed(state: TableState, pause: Pause | None, at: int) -> TableState:
    """The clock of a side that had paused goes on where it stood."""
    if pause is None:
        return state
    return replace(state, turn_since=state.turn_since + (at - pause.since))


def _line_back(state: TableState, side: Side, at: int) -> TableState:
    since = state.lost[side]
    after = replace(state, lost=state.lost.set(side, None))
    if state.claimable is side:
        after = replace(after, claimable=None)
    if since is not None and state.to_move is side and state.pause is None:
        return replace(after, turn_since=after.turn_since + (at - max(since, after.turn_since)))
    return after


def _restarted(state: TableState, at: int) -> TableState:
    pause = None if state.pause is None else Pause(state.pause.side, at)
    return replace(
        state,
        lost=_NO_TIMES,
        claimable=None,
        turn_since=at,
        asked_at=at,
        pause=pause,
        rematch_since=at,
        both_stand_in_since=None if state.both_stand_in_since is None else at,
    )
