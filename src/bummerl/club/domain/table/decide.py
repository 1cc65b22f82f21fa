"""What a command leads to: new events for the log, or a refusal with what is allowed instead.

Pure: time, chance (`fresh`: 48 random bytes for the next fair-deal secret) and the house's times come in as arguments.
After every command the table goes on by itself as far as it can (both present: the match opens; both players' bytes in:
the deal is dealt), so that no timer and no second command is needed for what follows anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bummerl.club.domain.fairdeal import MAX_PLAYER_BYTES, SALT_BYTES, SEED_BYTES, commitment, order_of_pack
from bummerl.club.domain.table import commands as ask
from bummerl.club.domain.table import log
from bummerl.club.domain.table.settings import TableKind
from bummerl.club.domain.table.state import COMPUTER, Phase, TableState, evolve
from bummerl.rules.clauses import Clause
from bummerl.rules.deal import legal_actions
from bummerl.rules.deal import refusal as rules_refusal
from bummerl.rules.errors import NotationError, Refusal
from bummerl.rules.match import Side
from bummerl.rules.notation import action_in, write_action
from bummerl.rules.parts import claiming

__all__ = ["Decision", "Effect", "HouseTimes", "Refused", "TableRefusal", "allowed_actions", "deadlines", "decide"]

FRESH_BYTES: Final = SEED_BYTES + SALT_BYTES


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseTimes:
    """The house's times in milliseconds, and how often a pause may be asked and a hand be shown."""

    presence: int = 60_000
    bytes: int = 3_000
    pause: int = 20_000
    hand_shown: int = 10_000
    line: int = 60_000
    both_stand_in: int = 60_000
    next_deal: int = 20_000
    rematch: int = 30_000
    pauses_a_match: int = 2
    shows_a_deal: int = 1


class TableRefusal(StrEnum):
    """Why a command is refused. ``illegal`` comes with the rules' own code and clause."""

    TABLE_FULL = "table_full"
    SEATED_ALREADY = "seated_already"
    PLACE_TAKEN = "place_taken"
    LATE = "late"
    NOT_NOW = "not_now"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"
    STAND_IN_PLAYS = "stand_in_plays"
    NOT_YOUR_DECISION = "not_your_decision"
    PAUSE_RUNNING = "pause_running"
    PAUSES_USED_UP = "pauses_used_up"
    NO_PAUSE = "no_pause"
    SHOWN_ALREADY = "shown_already"
    BYTES_GIVEN_ALREADY = "bytes_given_already"
    BYTES_NOT_PROMISED = "bytes_not_promised"
    BYTES_TOO_EARLY = "bytes_too_early"
    BYTES_DO_NOT_FIT = "bytes_do_not_fit"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    NO_OFFER = "no_offer"
    OWN_OFFER = "own_offer"
    OFFER_OPEN = "offer_open"
    OPPONENT_GONE = "opponent_gone"
    MATCH_OVER = "match_over"


class Effect(StrEnum):
    """What has to happen in the same transaction as the events."""

    TAKE_STAKES = "take_stakes"
    SETTLE = "settle"


@dataclass(frozen=True, slots=True)
class Decision:
    """The events to append, the state after them, and what must be done with them in one transaction.

    No events: the command was a repeat (`repeated` is the number of its answer) or changed nothing.
    """

    events: tuple[log.Logged, ...]
    state: TableState
    effects: tuple[Effect, ...] = ()
    repeated: int | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing happened. `rule` and `clause` are the rules' where they are the reason; `allowed` are the asker's actions
    in notation."""

    code: TableRefusal
    rule: Refusal | None = None
    clause: Clause | None = None
    allowed: tuple[str, ...] = ()


class _No(Exception):
    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


@dataclass
class _Draft:
    """The events decided so far, and the state after them."""

    state: TableState
    now: int
    fresh: bytes
    times: HouseTimes
    events: list[log.Logged] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)

    def emit(self, event: log.AnyEvent) -> None:
        logged = log.Logged(self.state.number + 1, self.now, event)
        was_over = self.state.phase is Phase.OVER
        self.state = evolve(self.state, logged)
        self.events.append(logged)
        if self.state.phase is Phase.OVER and not was_over:
            self.effects.append(Effect.SETTLE)

    def take_fresh(self) -> tuple[bytes, bytes]:
        if len(self.fresh) < FRESH_BYTES:
            raise ValueError(f"a decision needs {FRESH_BYTES} fresh bytes")
        seed, salt = self.fresh[:SEED_BYTES], self.fresh[SEED_BYTES:FRESH_BYTES]
        self.fresh = self.fresh[FRESH_BYTES:]
        return seed, salt


def decide(
    state: TableState, command: ask.Command, *, table: str, now: int, fresh: bytes, times: HouseTimes
) -> Decision | Refused:
    """The decision on a command, or its refusal. `table` is the table's id, `fresh` 48 bytes or more from the system's
    generator; they are used at most once."""
    asked = getattr(command, "id", "")
    side = getattr(command, "side", None)
    if asked and isinstance(side, Side):
        answered = state.answer_to(side, asked)
        if answered is not None:
            return Decision((), state, (), answered)
    draft = _Draft(state, now, fresh, times)
    try:
        _step(draft, command)
    except _No as no:
        return no.refused
    _go_on(draft, table)
    return Decision(tuple(draft.events), draft.state, tuple(draft.effects))


def allowed_actions(state: TableState, side: Side) -> tuple[str, ...]:
    """The side's legal actions in notation; none while a pause or a stand-in holds its seat."""
    if state.phase is not Phase.PLAYING or state.deal is None or state.played is None or state.stand_in[side]:
        return ()
    return tuple(write_action(action) for action in legal_actions(state.deal, state.played.seat_of(side)))


def deadlines(state: TableState, times: HouseTimes) -> tuple[ask.Deadline, ...]:
    """Everything that will be due if nothing happens before."""
    kind = ask.DeadlineKind
    out = []
    if state.phase is Phase.PRESENCE and state.match_number == 0 and state.settings.kind is TableKind.RANKED:
        out.append(ask.Deadline(kind.PRESENCE, -1, state.asked_at + times.presence))
    if state.phase is Phase.SHUFFLING:
        out.append(ask.Deadline(kind.BYTES, -1, state.asked_at + times.bytes))
    if state.phase is Phase.SCORED:
        out.append(ask.Deadline(kind.NEXT_DEAL, -1, state.asked_at + times.next_deal))
    if state.rematch is not None:
        out.append(ask.Deadline(kind.REMATCH, state.rematch, state.rematch_since + times.rematch))
    if state.phase is not Phase.OVER:
        out += _running_deadlines(state, times)
    return tuple(out)


def _running_deadlines(state: TableState, times: HouseTimes) -> list[ask.Deadline]:
    kind = ask.DeadlineKind
    out = []
    if state.pause is not None:
        out.append(ask.Deadline(kind.PAUSE, state.pause.side, state.pause.since + times.pause))
    if state.both_stand_in_since is not None:
        out.append(ask.Deadline(kind.BOTH_STAND_IN, -1, state.both_stand_in_since + times.both_stand_in))
    for side in Side:
        shown, lost = state.shown[side], state.lost[side]
        if shown is not None and shown.visible:
            out.append(ask.Deadline(kind.HAND_SHOWN, side, shown.since + times.hand_shown))
        if lost is not None and state.claimable is None and not _seat_held(state, side):
            out.append(ask.Deadline(kind.LINE, side, lost + times.line))
    clock, side_to_move = state.settings.clock, state.to_move
    if clock is not None and side_to_move is not None and _clock_runs(state, side_to_move):
        at = state.turn_since + clock.move + state.bank[side_to_move]
        out.append(ask.Deadline(kind.MOVE, side_to_move, at))
    return out


def _seat_held(state: TableState, side: Side) -> bool:
    """Whether a pause or its stand-in holds the seat, so that a lost line of that player starts no timer (K8)."""
    return state.stand_in[side] or (state.pause is not None and state.pause.side is side)


def _clock_runs(state: TableState, side: Side) -> bool:
    return not _seat_held(state, side) and not state.is_computer(side) and state.lost[side] is None


def _refuse(state: TableState, code: TableRefusal, side: Side | None = None) -> _No:
    return _No(Refused(code, allowed=() if side is None else allowed_actions(state, side)))


def _go_on(draft: _Draft, table: str) -> None:
    """What follows by itself."""
    while True:
        before = len(draft.events)
        state = draft.state
        if state.phase is Phase.PRESENCE and all(state.present):
            number = state.match_number + 1
            draft.emit(log.MatchOpened(number, state.settings.stake))
            if state.settings.kind is TableKind.RANKED:
                draft.effects.append(Effect.TAKE_STAKES)
            _promise(draft, table, 0)
        elif state.phase is Phase.SHUFFLING:
            _shuffle(draft, table)
        elif state.phase is Phase.SCORED and all(
            state.ready[side] or state.is_computer(side) or state.stand_in[side] for side in Side
        ):
            _next_deal(draft, table)
        elif state.phase is Phase.OVER and len(state.secrets) > state.revealed:
            draft.emit(log.SecretsRevealed(state.match_number, [secret.promise.deal for secret in state.secrets]))
        if len(draft.events) == before:
            return


def _promise(draft: _Draft, table: str, deal: int) -> None:
    seed, salt = draft.take_fresh()
    context = f"{table}/{draft.state.match_number}/{deal}"
    draft.emit(log.DealPromised(deal, context, commitment(context, seed, salt), seed, salt))
    for side in Side:
        if draft.state.is_computer(side) or draft.state.stand_in[side]:
            draft.emit(log.BytesMissing(side))


def _next_deal(draft: _Draft, table: str) -> None:
    state = draft.state
    if state.settings.reveal_each_deal and len(state.secrets) > state.revealed:
        draft.emit(log.SecretsRevealed(state.match_number, [secret.promise.deal for secret in state.secrets]))
    _promise(draft, table, state.deal_number + 1)


def _shuffle(draft: _Draft, table: str) -> None:
    """The deal is dealt once both sides' bytes are settled."""
    state = draft.state
    promise = state.promise
    if promise is None or not all(given.settled for given in state.bytes):
        return
    given = [given.given or b"" for given in state.bytes]
    order = order_of_pack(state.settings.ruleset, promise.seed, promise.context, given)
    codes = [card.code for card in order]
    if promise.deal == 0:
        draft.emit(log.FirstDealerDrawn(codes))
        _promise_more(draft, table)
        return
    draft.emit(log.DealDealt(promise.deal, codes))


def _promise_more(draft: _Draft, table: str) -> None:
    _promise(draft, table, draft.state.deal_number + 1)


def _sit(draft: _Draft, command: ask.Sit) -> None:
    state = draft.state
    if state.side_of_player(command.player) is not None and command.player != COMPUTER:
        raise _refuse(state, TableRefusal.SEATED_ALREADY)
    free = next((side for side in Side if state.players[side] is None), None)
    if free is None:
        raise _refuse(state, TableRefusal.TABLE_FULL)
    draft.emit(log.PlayerSeated(free, command.player, command.name, command.id))


def _show_presence(draft: _Draft, command: ask.ShowPresence) -> None:
    if draft.state.phase in (Phase.SEATING, Phase.PRESENCE) and not draft.state.present[command.side]:
        draft.emit(log.PresenceShown(command.side, command.id))


def _promise_bytes(draft: _Draft, command: ask.PromiseBytes) -> None:
    state = draft.state
    given = state.bytes[command.side]
    if state.phase is not Phase.SHUFFLING:
        raise _refuse(state, TableRefusal.NOT_NOW)
    if given.promised is not None or given.settled:
        raise _refuse(state, TableRefusal.BYTES_GIVEN_ALREADY)
    if len(command.commitment) != 64 or any(letter not in "0123456789abcdef" for letter in command.commitment):
        raise _refuse(state, TableRefusal.UNREADABLE)
    draft.emit(log.BytesPromised(command.side, command.commitment, command.id))


def _reveal_bytes(draft: _Draft, command: ask.RevealBytes) -> None:
    state = draft.state
    given, promise = state.bytes[command.side], state.promise
    if state.phase is not Phase.SHUFFLING or promise is None:
        raise _refuse(state, TableRefusal.NOT_NOW)
    if given.settled:
        raise _refuse(state, TableRefusal.BYTES_GIVEN_ALREADY)
    if given.promised is None:
        raise _refuse(state, TableRefusal.BYTES_NOT_PROMISED)
    if any(other.promised is None and not other.settled for other in state.bytes):
        raise _refuse(state, TableRefusal.BYTES_TOO_EARLY)  # before both have promised, nobody may open his
    fits = len(command.given) <= MAX_PLAYER_BYTES and len(command.salt) <= MAX_PLAYER_BYTES
    if not fits or commitment(promise.context, command.given, command.salt) != given.promised:
        raise _refuse(state, TableRefusal.BYTES_DO_NOT_FIT)
    draft.emit(log.BytesRevealed(command.side, command.given, command.salt, command.id))


def _act(draft: _Draft, command: ask.Act) -> None:
    state, side = draft.state, command.side
    if state.phase is not Phase.PLAYING or state.deal is None or state.played is None:
        raise _refuse(state, TableRefusal.MATCH_OVER if state.phase is Phase.OVER else TableRefusal.NOT_NOW)
    if command.decision != state.prompt:
        raise _refuse(state, TableRefusal.LATE, side)
    by_player = command.by == "player"
    if by_player and state.stand_in[side]:
        raise _refuse(state, TableRefusal.STAND_IN_PLAYS)
    if not by_player and not (state.stand_in[side] or state.is_computer(side)):
        raise _refuse(state, TableRefusal.LATE)
    try:
        seat, action = action_in(state.deal, f"{int(state.played.seat_of(side))}:{command.action}")
    except NotationError:
        raise _refuse(state, TableRefusal.UNREADABLE, side) from None
    declined = rules_refusal(state.deal, seat, action)
    if declined is not None:
        clause = declined.clause
        if declined is Refusal.CLAIM_NOT_NOW:
            clause = claiming.clause_of(state.settings.ruleset.claiming.timing)
        raise _No(Refused(TableRefusal.ILLEGAL, declined, clause, allowed_actions(state, side)))
    if state.pause is not None and state.pause.side is side:
        draft.emit(log.PauseEnded(side))
    draft.emit(log.Acted(side, write_action(action), command.by, command.id))


def _get_ready(draft: _Draft, command: ask.GetReady) -> None:
    if draft.state.phase is not Phase.SCORED:
        raise _refuse(draft.state, TableRefusal.NOT_NOW)
    if not draft.state.ready[command.side]:
        draft.emit(log.Ready(command.side, command.id))


def _ask_pause(draft: _Draft, command: ask.AskPause) -> None:
    state, side = draft.state, command.side
    if state.to_move is not side:
        raise _refuse(state, TableRefusal.NOT_YOUR_DECISION)
    if command.decision != state.prompt:
        raise _refuse(state, TableRefusal.LATE, side)
    if state.stand_in[side]:
        raise _refuse(state, TableRefusal.STAND_IN_PLAYS)
    if state.pause is not None:
        raise _refuse(state, TableRefusal.PAUSE_RUNNING, side)
    if state.pauses[side] >= draft.times.pauses_a_match:
        raise _refuse(state, TableRefusal.PAUSES_USED_UP, side)
    draft.emit(log.PauseAsked(side, command.id))


def _take_seat_back(draft: _Draft, command: ask.TakeSeatBack) -> None:
    state, side = draft.state, command.side
    if state.pause is not None and state.pause.side is side:
        draft.emit(log.PauseEnded(side, command.id))
    elif state.stand_in[side]:
        draft.emit(log.SeatReturned(side, command.id))
    else:
        raise _refuse(state, TableRefusal.NO_PAUSE, side)


def _show_hand(draft: _Draft, command: ask.ShowHand) -> None:
    state, side = draft.state, command.side
    if state.phase is not Phase.PLAYING or state.stand_in[side]:
        raise _refuse(state, TableRefusal.NOT_NOW)
    if state.shown[side] is not None:
        raise _refuse(state, TableRefusal.SHOWN_ALREADY, side)
    draft.emit(log.HandShown(side, command.id))


def _resign_match(draft: _Draft, command: ask.ResignMatch) -> None:
    state, side = draft.state, command.side
    if state.phase in (Phase.SEATING, Phase.PRESENCE, Phase.OVER):
        raise _refuse(state, TableRefusal.MATCH_OVER if state.phase is Phase.OVER else TableRefusal.NOT_NOW)
    if state.match is None:
        draft.emit(log.MatchForfeited(side, "left", command.id))
    else:
        draft.emit(log.MatchResigned(side, command.id))


def _leave(draft: _Draft, command: ask.Leave) -> None:
    """Leaving by one's own word: the match is lost, unless it has not begun or is over."""
    state, side = draft.state, command.side
    draft.emit(log.PlayerLeft(side, command.id))
    if state.phase in (Phase.SEATING, Phase.PRESENCE):
        if state.match_number == 0:
            draft.emit(log.MatchVoided("no_start"))
    elif state.phase is not Phase.OVER:
        draft.emit(log.MatchForfeited(side, "left"))


def _claim_absence(draft: _Draft, command: ask.ClaimAbsence) -> None:
    state = draft.state
    if state.claimable is not command.side.other or state.phase is Phase.OVER:
        raise _refuse(state, TableRefusal.NOTHING_TO_CLAIM, command.side)
    draft.emit(log.MatchForfeited(command.side.other, "claimed", command.id))


def _offer_rematch(draft: _Draft, command: ask.OfferRematch) -> None:
    state = draft.state
    if state.phase is not Phase.OVER or state.match_number == 0:
        raise _refuse(state, TableRefusal.NOT_NOW)
    other = command.side.other
    if not state.is_computer(other) and (not state.present[other] or state.lost[other] is not None):
        raise _refuse(state, TableRefusal.OPPONENT_GONE)
    if state.rematch is not None:
        raise _refuse(state, TableRefusal.OFFER_OPEN)
    draft.emit(log.RematchOffered(command.side, command.id))
    if state.is_computer(other):
        draft.emit(log.RematchAnswered(other, True))


def _answer_rematch(draft: _Draft, command: ask.AnswerRematch) -> None:
    state = draft.state
    if state.rematch is None:
        raise _refuse(state, TableRefusal.NO_OFFER)
    if state.rematch is command.side:
        raise _refuse(state, TableRefusal.OWN_OFFER)
    draft.emit(log.RematchAnswered(command.side, command.yes, command.id))


def _lose_line(draft: _Draft, command: ask.LoseLine) -> None:
    if draft.state.lost[command.side] is None and not draft.state.is_computer(command.side):
        draft.emit(log.LineLost(command.side))


def _restore_line(draft: _Draft, command: ask.RestoreLine) -> None:
    if draft.state.lost[command.side] is not None:
        draft.emit(log.LineBack(command.side))


def _restart(draft: _Draft, _: ask.Restart) -> None:
    if draft.state.phase is not Phase.OVER:
        draft.emit(log.TableRestarted())


def _void(draft: _Draft, command: ask.Void) -> None:
    if draft.state.phase is not Phase.OVER:
        draft.emit(log.MatchVoided(command.reason))


def _due(draft: _Draft, command: ask.Due) -> None:
    """A deadline found due: acted on only if it stands in the state and its time has come."""
    stands = any(
        deadline.kind is command.kind and deadline.side == command.side and deadline.at <= draft.now
        for deadline in deadlines(draft.state, draft.times)
    )
    if stands:
        _WHEN_DUE[command.kind](draft, command.side)


def _bytes_due(draft: _Draft, _: int) -> None:
    """Whoever has not promised, or after both promises not revealed, counts with no bytes."""
    waiting = [side for side in Side if not draft.state.bytes[side].settled]
    unpromised = [side for side in waiting if draft.state.bytes[side].promised is None]
    for side in unpromised or waiting:
        draft.emit(log.BytesMissing(side))


def _next_deal_due(draft: _Draft, _: int) -> None:
    for side in Side:
        if not draft.state.ready[side]:
            draft.emit(log.Ready(side))


def _line_due(draft: _Draft, side: int) -> None:
    """The time to come back is over: both gone, no result; else technical defeat, or in a room the other's choice."""
    state, gone = draft.state, Side(side)
    if state.lost[gone.other] is not None and not _seat_held(state, gone.other):
        draft.emit(log.MatchVoided("both_gone"))
    elif state.match_number == 0:
        draft.emit(log.MatchVoided("no_start"))
    elif state.settings.kind is TableKind.RANKED:
        draft.emit(log.MatchForfeited(gone, "line"))
    else:
        draft.emit(log.AbsenceClaimable(gone))


def _step(draft: _Draft, command: ask.Command) -> None:  # one line a kind of command
    match command:
        case ask.Sit():
            _sit(draft, command)
        case ask.ShowPresence():
            _show_presence(draft, command)
        case ask.PromiseBytes():
            _promise_bytes(draft, command)
        case ask.RevealBytes():
            _reveal_bytes(draft, command)
        case ask.Act():
            _act(draft, command)
        case ask.GetReady():
            _get_ready(draft, command)
        case ask.AskPause():
            _ask_pause(draft, command)
        case ask.TakeSeatBack():
            _take_seat_back(draft, command)
        case ask.ShowHand():
            _show_hand(draft, command)
        case ask.ResignMatch():
            _resign_match(draft, command)
        case ask.Leave():
            _leave(draft, command)
        case ask.ClaimAbsence():
            _claim_absence(draft, command)
        case ask.OfferRematch():
            _offer_rematch(draft, command)
        case ask.AnswerRematch():
            _answer_rematch(draft, command)
        case ask.LoseLine():
            _lose_line(draft, command)
        case ask.RestoreLine():
            _restore_line(draft, command)
        case ask.Due():
            _due(draft, command)
        case ask.Restart():
            _restart(draft, command)
        case ask.Void():
            _void(draft, command)


_WHEN_DUE: dict[ask.DeadlineKind, Callable[[_Draft, int], None]] = {
    ask.DeadlineKind.PRESENCE: lambda draft, _: draft.emit(log.MatchVoided("no_start")),
    ask.DeadlineKind.BYTES: _bytes_due,
    ask.DeadlineKind.MOVE: lambda draft, side: draft.emit(log.MatchForfeited(side, "time")),
    ask.DeadlineKind.PAUSE: lambda draft, side: draft.emit(log.StandInSeated(side)),
    ask.DeadlineKind.HAND_SHOWN: lambda draft, side: draft.emit(log.HandHidden(side)),
    ask.DeadlineKind.LINE: _line_due,
    ask.DeadlineKind.BOTH_STAND_IN: lambda draft, _: draft.emit(log.MatchVoided("both_stand_in")),
    ask.DeadlineKind.NEXT_DEAL: _next_deal_due,
    ask.DeadlineKind.REMATCH: lambda draft, side: draft.emit(log.RematchExpired(side)),
}
