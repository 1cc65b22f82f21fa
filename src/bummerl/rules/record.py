"""Records of deals and matches: written while one plays, kept as text or JSON, replayed for ever.

A record names its ruleset with version and fingerprint, and holds the order of the pack and the actions of every deal.
Everything else follows, and what it says besides (dealers, results, scores) is checked when it is replayed.

>>> from bummerl.rules.deal import start
>>> from bummerl.rules.match import DealerNamed, NamedBy, Side
>>> from bummerl.rules.presets import preset
>>> from bummerl.rules.actions import Resign
>>> from bummerl.rules.seats import Seat
>>> rules = preset("schnapsen_casino")
>>> recorder = Recorder(rules)
>>> order = tuple(rules.pack.cards)
>>> recorder.deal(Side.B, order)
>>> deal = recorder.act(start(rules, order), Seat.FOREHAND, Resign()).state
>>> text = write_records([recorder.record()])
>>> print(text.replace(rules.fingerprint, "FP"), end="")
[Bummerl 1]
[Ruleset "schnapsen_casino" 1 "FP"]
<BLANKLINE>
[Deal 1 "B"]
[Order "AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC JC"]
1. resign
= B 3 resigned
>>> (record,) = read_records(text)
>>> replay(record).deals[0].final.settlement.game_points
3
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bummerl.rules.actions import Action
from bummerl.rules.cards import Card
from bummerl.rules.deal import Transition, apply, start
from bummerl.rules.errors import BummerlError, IllegalAction, MatchError, NotationError, PositionError, RulesetError
from bummerl.rules.match import (
    FirstDealerDraw,
    Match,
    MatchEnding,
    MatchEvent,
    MatchResult,
    PerSide,
    Side,
    opening_events,
    start_match,
)
from bummerl.rules.match.sides import seat_of, side_of
from bummerl.rules.notation.codes import write_step
from bummerl.rules.notation.json_text import decoded
from bummerl.rules.notation.record_json import from_data, read_json_records, to_data
from bummerl.rules.notation.record_text import read_text, write_text
from bummerl.rules.notation.record_values import (
    MOST_BYTES,
    NAMELESS,
    Conceded,
    DealRecord,
    DealResult,
    Entry,
    Outcome,
    Record,
    Step,
    Won,
)
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import Settlement
from bummerl.rules.state import DealState

__all__ = [
    "Conceded",
    "DealRecord",
    "DealResult",
    "Entry",
    "Outcome",
    "Record",
    "RecordError",
    "Recorder",
    "Replay",
    "ReplayedDeal",
    "Step",
    "Won",
    "from_json_data",
    "outcome_of",
    "read_records",
    "replay",
    "result_of",
    "step_of",
    "to_json_data",
    "won_of",
    "write_json",
    "write_records",
]


# --- formats ------------------------------------------------------------------------------------------------------


def read_records(data: str | bytes, *, present_rules: bool = False) -> tuple[Record, ...]:
    """The records of a text or of JSON; which of the two it is, the first character tells.

    `NotationError` with line, column and reason for everything that is neither: broken UTF-8, unknown tags, rulesets
    that nobody knows. A record of a preset that has changed since is refused too; with `present_rules` it is read under
    the present rules. Whether the deals are legal is seen in `replay`.

    >>> read_records("[Bummerl 2]")
    Traceback (most recent call last):
    bummerl.rules.errors.NotationError: line 1, column 1: this program reads version 1 of the format: [Bummerl 1]
    """
    text = decoded(data, MOST_BYTES)
    if text.lstrip().startswith("{"):
        return tuple(read_json_records(text, present_rules=present_rules))
    records = tuple(read_text(text, present_rules=present_rules))
    if not records:
        raise NotationError("there is no record here: one begins with [Bummerl 1]")
    return records


def write_records(records: Iterable[Record]) -> str:
    """The records in the text format."""
    return write_text(records)


def write_json(records: Iterable[Record]) -> str:
    """The records as JSON text."""
    return json.dumps(to_data(records), ensure_ascii=False) + "\n"


def to_json_data(records: Iterable[Record]) -> dict[str, object]:
    """The records as JSON-ready data."""
    return to_data(records)


def from_json_data(data: object, *, present_rules: bool = False) -> tuple[Record, ...]:
    """The inverse of `to_json_data`. `NotationError` names the path to what is wrong."""
    return tuple(from_data(data, present_rules=present_rules))


# --- replaying ----------------------------------------------------------------------------------------------------


class RecordError(BummerlError):
    """A record that did not happen: the deal and the action (from 1; 0 for none), the event, and why not.

    `code` is the refusal's, the match fault's, or one of ``position``, ``dealer``, ``carry``, ``to_go``, ``result``,
    ``unfinished``, ``won``, ``conceded``, ``outcome``.
    """

    def __init__(self, code: str, reason: str, *, deal: int = 0, action: int = 0, event: str = "") -> None:
        where = [f"deal {deal}"] if deal else []
        if action:
            where.append(f"action {action}")
        head = ", ".join(where)
        if event:
            head = f"{head} ({event})" if head else event
        super().__init__(f"{head}: {reason}" if head else reason)
        self.code = code
        self.reason = reason
        self.deal = deal
        self.action = action
        self.event = event


@dataclass(frozen=True, slots=True)
class ReplayedDeal:
    """A deal of a record, played again. `number` counts in the record, `match_number` the matches of the series.

    `before` is the match as the deal was begun, ``None`` outside a match; `events` are what the match made of the deal
    and of what followed it up to the next.
    """

    number: int
    match_number: int
    record: DealRecord
    start: DealState
    transitions: tuple[Transition, ...]
    before: Match | None
    events: tuple[MatchEvent, ...] = ()

    @property
    def final(self) -> DealState:
        """The deal as the record leaves it."""
        return self.transitions[-1].state if self.transitions else self.start

    def side_of(self, seat: Seat) -> Side:
        """Who sits there."""
        return side_of(seat, self.record.dealer)

    def seat_of(self, side: Side) -> Seat:
        """Where the side sits."""
        return seat_of(side, self.record.dealer)


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played again without an objection. `match` is how the match stands at its end."""

    record: Record
    deals: tuple[ReplayedDeal, ...]
    match: Match | None
    opening: tuple[MatchEvent, ...] = ()


def replay(record: Record) -> Replay:
    """The record played again from its first deal on. `RecordError` at the first thing that cannot have been so."""
    if record.first_dealer is None:
        return Replay(record, tuple(_loose_deals(record)), None)
    return _Series(record, record.first_dealer).replayed()


def _loose_deals(record: Record) -> Iterator[ReplayedDeal]:
    """Deals that belong to no match: each stands alone."""
    if record.outcome is not None or len(record.deals) != len(record.entries):
        raise RecordError("conceded", "the record has the result of a match, but no first dealer to begin one with")
    for number, deal in enumerate(record.deals, 1):
        to_go = None
        if deal.to_go is not None:
            to_go = PerSeat(deal.to_go[side_of(seat, deal.dealer)] for seat in SEATS[: len(Side)])
        begin = partial(start, record.ruleset, carry=deal.carry or 0, to_go=to_go)
        begun = _begun(begin, deal, number)
        transitions = _played(deal, begun, number)
        replayed = ReplayedDeal(number, 0, deal, begun, transitions, None)
        _check_result(replayed)
        yield replayed


def _begun(begin: Callable[[Sequence[Card]], DealState], deal: DealRecord, number: int) -> DealState:
    try:
        return begin(deal.order)
    except PositionError as error:
        raise RecordError("position", str(error), deal=number, event="its beginning") from None
    except RulesetError as error:
        raise RecordError("ruleset", str(error), deal=number) from None


def _played(deal: DealRecord, begun: DealState, number: int) -> tuple[Transition, ...]:
    """Every action of the deal, each of them checked."""
    state = begun
    out = []
    for place, step in enumerate(deal.steps, 1):
        seat = step.seat if step.seat is not None else state.to_move
        event = write_step(step.action, step.seat)
        if seat is None:
            raise RecordError("deal_over", "the deal is over", deal=number, action=place, event=event)
        if seat >= len(Side):
            raise RecordError("seat", f"seat {int(seat)} takes no part", deal=number, action=place, event=event)
        try:
            transition = apply(state, seat, step.action)
        except IllegalAction as error:
            reason = f"{error.refusal.value} ({error.clause.value})"
            raise RecordError(error.refusal.value, reason, deal=number, action=place, event=event) from error
        out.append(transition)
        state = transition.state
    return tuple(out)


def _check_result(deal: ReplayedDeal) -> None:
    settlement, said = deal.final.settlement, deal.record.result
    if settlement is None:
        if said is not None:
            raise RecordError("unfinished", "the deal is not over", deal=deal.number, event="its result")
        return
    came = result_of(settlement, deal.record.dealer)
    if said is None:
        raise RecordError(
            "result", f"the deal is over, with {_shown(came)}, but it has no result", deal=deal.number, event="its end"
        )
    if said != came:
        raise RecordError(
            "result", f"the deal comes to {_shown(came)}, not to {_shown(said)}", deal=deal.number, event="its result"
        )


def _shown(result: DealResult) -> str:
    winner = "a tie" if result.winner is None else f"{result.winner.name} {result.game_points}"
    carried = f", {result.carry} carried over" if result.carry else ""
    return f"{winner} ({result.ending.value}{carried})"


class _Series:
    """A record of a match on its way through the match machine."""

    def __init__(self, record: Record, first_dealer: FirstDealerDraw) -> None:
        try:
            self.match = start_match(record.ruleset, first_dealer)
        except (MatchError, RulesetError) as error:
            raise RecordError(_code_of(error), str(error), event="the first dealer") from error
        self.record = record
        self.opening = opening_events(self.match)
        self.deals: list[ReplayedDeal] = []
        self.open_deal: ReplayedDeal | None = None
        self.said_won = False

    def replayed(self) -> Replay:
        for entry in self.record.entries:
            match entry:
                case DealRecord():
                    self.deal(entry)
                case Conceded():
                    self.conceded(entry)
                case Won():
                    self.won(entry)
        self.check_outcome()
        return Replay(self.record, tuple(self.deals), self.match, self.opening)

    def fail(self, code: str, reason: str, event: str, *, deal: int = 0) -> RecordError:
        return RecordError(code, reason, deal=deal or len(self.deals), event=event)

    def happened(self, events: tuple[MatchEvent, ...]) -> None:
        if self.deals:
            last = self.deals[-1]
            self.deals[-1] = replace(last, events=(*last.events, *events))
        else:
            self.opening += events

    def go_on(self, number: int, event: str) -> None:
        """Begin the next match of the series if one is over."""
        if self.match.over:
            try:
                after = self.match.next_match()
            except MatchError as error:
                raise self.fail(error.fault.value, str(error), event, deal=number) from error
            self.match = after.match
            self.said_won = False
            self.happened(after.events)

    def deal(self, deal: DealRecord) -> None:
        number = len(self.deals) + 1
        if self.open_deal is not None:
            raise self.fail("unfinished", "the deal is not over, but another follows", "its end")
        self.go_on(number, "a further deal")
        match = self.match
        if deal.dealer is not match.dealer:
            raise self.fail("dealer", f"{match.dealer.name} deals, not {deal.dealer.name}", "the dealer", deal=number)
        if deal.carry is not None and deal.carry != match.carry:
            raise self.fail("carry", f"{match.carry} are carried over, not {deal.carry}", "the carry", deal=number)
        if deal.to_go is not None and deal.to_go != match.to_go:
            raise self.fail(
                "to_go", f"A needs {match.to_go.a} and B {match.to_go.b} more", "the score before it", deal=number
            )
        begun = _begun(match.begin_deal, deal, number)
        transitions = _played(deal, begun, number)
        replayed = ReplayedDeal(number, match.number, deal, begun, transitions, match)
        _check_result(replayed)
        self.deals.append(replayed)
        if replayed.final.settlement is None:
            self.open_deal = replayed
        else:
            scored = match.score(replayed.final)
            self.match = scored.match
            self.happened(scored.events)

    def conceded(self, entry: Conceded) -> None:
        self.go_on(0, "the match given up")
        deal = self.open_deal
        self.open_deal = None
        if entry.ending is MatchEnding.FORFEITED:
            after = self.match.forfeit(entry.side)
        else:
            after = self.match.resign(entry.side, None if deal is None else deal.final)
        self.match = after.match
        self.happened(after.events)

    def won(self, entry: Won) -> None:
        result = self.match.result
        if result is None or self.said_won:
            raise self.fail("won", "no match has just been won", "the match won")
        if won_of(result) != entry:
            raise self.fail(
                "won",
                f"{result.winner.name} has won by {result.ending.value}, {result.scored.a} to {result.scored.b}, "
                f"for {result.marks} marks and {result.stake_factor} times the stake",
                "the match won",
            )
        self.said_won = True

    def check_outcome(self) -> None:
        said, came = self.record.outcome, outcome_of(self.match)
        if said is not None and said != came:
            who = "nobody" if came.winner is None else came.winner.name
            state = f"is over, won by {who}," if came.over else "goes on"
            raise RecordError(
                "outcome", f"at its end it {state} with {came.won.a} to {came.won.b} matches", event="the result"
            )


def _code_of(error: MatchError | RulesetError) -> str:
    return error.fault.value if isinstance(error, MatchError) else "ruleset"


# --- recording ----------------------------------------------------------------------------------------------------


def step_of(before: DealState, seat: Seat, action: Action, *, glyphs: Sequence[int] = (), comment: str = "") -> Step:
    """An action as a step of a record: the seat is left out where it is the one to move."""
    return Step(action, None if seat is before.to_move else seat, tuple(glyphs), comment)


def result_of(settlement: Settlement, dealer: Side) -> DealResult:
    """A settlement as the result of a deal with that dealer."""
    winner = None if settlement.winner is None else side_of(settlement.winner, dealer)
    return DealResult(winner, settlement.game_points, settlement.ending, settlement.carry)


def won_of(result: MatchResult) -> Won:
    """The result of a match as an entry of a record."""
    return Won(result.winner, result.scored, result.ending, result.marks, result.stake_factor)


def outcome_of(match: Match) -> Outcome:
    """How a match and its series stand, for the head of a record."""
    series = match.series
    return Outcome(series.over, series.winner, series.won)


class Recorder:
    """Writes a record while one plays. It can be read at any moment, in the middle of a deal too.

    Tell it of every deal as it begins (`deal`), of every action (`act` or `done`), and of what happens to the match
    (`ended`, which also takes resignations). It checks nothing; `replay` does.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        *,
        first_dealer: FirstDealerDraw | None = None,
        players: PerSide[str] = NAMELESS,
        date: datetime.date | None = None,
        tags: Sequence[tuple[str, str]] = (),
    ) -> None:
        self._head = Record(ruleset=ruleset, first_dealer=first_dealer, players=players, date=date, tags=tuple(tags))
        self._entries: list[Entry] = []
        self._outcome: Outcome | None = None

    @classmethod
    def of_match(
        cls,
        match: Match,
        *,
        players: PerSide[str] = NAMELESS,
        date: datetime.date | None = None,
        tags: Sequence[tuple[str, str]] = (),
    ) -> Recorder:
        """A recorder for a match that has just been started."""
        recorder = cls(match.ruleset, first_dealer=match.first_dealer, players=players, date=date, tags=tags)
        recorder._outcome = outcome_of(match)
        return recorder

    def deal(
        self,
        dealer: Side,
        order: Sequence[Card],
        *,
        carry: int | None = None,
        to_go: PerSide[int] | None = None,
        comment: str = "",
    ) -> None:
        """A deal begins. `carry` and `to_go` are for deals outside a match."""
        self._entries.append(DealRecord(dealer=dealer, order=tuple(order), carry=carry, to_go=to_go, comment=comment))

    def act(self, before: DealState, seat: Seat, action: Action) -> Transition:
        """Apply an action and write it down. `IllegalAction` if it is refused; then nothing is written."""
        transition = apply(before, seat, action)
        self.done(transition)
        return transition

    def done(self, transition: Transition, *, glyphs: Sequence[int] = (), comment: str = "") -> None:
        """An action was taken in the deal that was begun last, and perhaps settled it."""
        deal = self._entries[-1] if self._entries else None
        if not isinstance(deal, DealRecord):
            raise ValueError("no deal has begun")
        step = step_of(transition.before, transition.seat, transition.action, glyphs=glyphs, comment=comment)
        settlement = transition.state.settlement
        result = None if settlement is None else result_of(settlement, deal.dealer)
        self._entries[-1] = replace(deal, steps=(*deal.steps, step), result=result)

    def ended(self, match: Match, conceded: Conceded | None = None) -> None:
        """How the match stands now: after a scored deal, or because a side gave it up."""
        if conceded is not None:
            self._entries.append(conceded)
        if match.result is not None:
            self._entries.append(won_of(match.result))
        self._outcome = outcome_of(match)

    def record(self) -> Record:
        """The record so far."""
        return replace(self._head, entries=tuple(self._entries), outcome=self._outcome)
