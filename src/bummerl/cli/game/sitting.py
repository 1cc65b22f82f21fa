"""A sitting: one human, one bot, a match or a series, deal by deal.

The sitting is the referee. It holds the whole truth and hands out nothing but the view of either seat. It knows no
screen and no clock; whoever shows it asks whose `turn` it is and feeds it actions.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bummerl.cli.game.chance import Chance
from bummerl.cli.game.setup import Setup
from bummerl.engine.bots import UNLIMITED, Bot, make_bot
from bummerl.rules.actions import RESIGN, Action, Claim, Exchange
from bummerl.rules.deal import apply
from bummerl.rules.errors import IllegalAction, MatchError
from bummerl.rules.events import Event, opening_events, seen_by
from bummerl.rules.match import (
    FirstDealerDraw,
    Match,
    MatchEnding,
    MatchEvent,
    PerSide,
    Side,
    Tally,
    draw_first_dealer,
    start_match,
)
from bummerl.rules.match import opening_events as match_opening
from bummerl.rules.record import Conceded, Record, Recorder
from bummerl.rules.ruleset import PointDisplay, Ruleset
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.settlement import Settlement
from bummerl.rules.state import DealState
from bummerl.rules.view import View, view

if TYPE_CHECKING:
    from bummerl.engine.hints import Advice

__all__ = ["ME", "Sitting", "Turn"]

ME = Side.A
"""The side of whoever sits at the terminal."""


HINT_WORLDS: Final = 60
"""Worlds behind a hint that cannot be exact: an answer within a second or two, and its error is told."""


class Turn(Enum):
    """What a sitting waits for."""

    BEGIN_DEAL = auto()
    MINE = auto()
    THEIRS = auto()
    DEAL_OVER = auto()  # settled, not yet scored
    MATCH_OVER = auto()
    SERIES_OVER = auto()


class Sitting:
    """A match or series in progress. `number` counts the sittings of an evening, whose account is `tally`."""

    def __init__(
        self, setup: Setup, *, number: int = 1, tally: Tally | None = None, date: datetime.date | None = None
    ) -> None:
        self.setup = setup
        self.date = date
        self.number = number
        self.points: PointDisplay = setup.points
        self.tally = tally or Tally()
        self.chance = Chance(setup.seed)
        self.bot: Bot = make_bot(setup.opponent)
        self.first_dealer = self._find_dealer()
        self.match: Match = start_match(self.ruleset, self.first_dealer)
        self.version = 0
        self._steps = 0
        self._recorder = Recorder.of_match(
            self.match,
            players=PerSide(setup.player, setup.opponent_name),
            date=date,
            tags=(("Opponent", setup.opponent), ("Seed", str(setup.seed))),
        )
        self._declined = -1
        self._asked = -1
        self._state: DealState | None = None
        self._seen: tuple[int, View] | None = None

    def again(self) -> Sitting:
        """The next sitting of the evening: from the start, by the same rules, with the account carried on."""
        return Sitting(self.setup, number=self.number + 1, tally=self.tally, date=self.date)

    @property
    def record(self) -> Record:
        """What was played so far, in the middle of a deal too."""
        return self._recorder.record()

    @property
    def ruleset(self) -> Ruleset:
        return self.setup.ruleset

    def _find_dealer(self) -> FirstDealerDraw:
        """Cut, drawn or tossed as the rules say; a pack drawn through in equal ranks is shuffled again."""
        attempt = 0
        while True:
            order = self.chance.shuffled(self.ruleset.pack.cards, self.number, "first dealer", attempt)
            try:
                return draw_first_dealer(self.ruleset, order)
            except MatchError:
                attempt += 1

    def opening(self) -> tuple[MatchEvent, ...]:
        """How the first dealer was found, and that the match has begun."""
        return match_opening(self.match)

    @property
    def turn(self) -> Turn:
        """What comes next."""
        if self.match.over:
            return Turn.SERIES_OVER if self.match.series.over else Turn.MATCH_OVER
        if self._state is None:
            return Turn.BEGIN_DEAL
        if self._state.settlement is not None:
            return Turn.DEAL_OVER
        return Turn.MINE if self._state.to_move is self.seat else Turn.THEIRS

    # --- the deal on the table ---

    @property
    def seat(self) -> Seat:
        """Where the human sits in this deal."""
        return self.match.seat_of(ME)

    @property
    def view(self) -> View:
        """What the human may know of the deal on the table."""
        state = self._on_table()
        if self._seen is None or self._seen[0] != self.version:
            self._seen = (self.version, view(state, self.seat))
        return self._seen[1]

    @property
    def in_deal(self) -> bool:
        """Whether a deal lies on the table, settled or not."""
        return self._state is not None

    @property
    def settlement(self) -> Settlement | None:
        return None if self._state is None else self._state.settlement

    def begin_deal(self) -> tuple[MatchEvent | Event, ...]:
        """Shuffle and deal."""
        label = (self.number, self.match.number, self.match.deal_number)
        order = self.chance.shuffled(self.ruleset.pack.cards, *label, "pack")
        state = self.match.begin_deal(order)
        self._recorder.deal(self.match.dealer, order)
        self._steps = 0
        self._put(state)
        return (self.match.deal_began(), *(seen_by(event, self.seat) for event in opening_events(state)))

    def act(self, action: Action) -> tuple[Event, ...]:
        """The human's action, and what he may see of what happened. `IllegalAction` leaves all as it was."""
        return self._apply(self.seat, action)

    def why_not(self, action: Action) -> IllegalAction | None:
        """Why the human may not do this now; ``None`` if he may."""
        try:
            apply(self._on_table(), self.seat, action)
        except IllegalAction as refused:
            return refused
        return None

    def may_speak(self) -> bool:
        """Whether the opponent has to wait because the human may have something to say out of turn.

        So it is after a close that an exchange can answer (EXCH-6), and where a claim is due that the human's own turn
        would come too late for, as after a marriage (CLAIM-7). It says nothing that the human is not shown: where the
        table does not count the human's points, it waits after every trick and every marriage of his instead.
        """
        if self._declined == self.version or self.turn is not Turn.THEIRS:
            return False
        seen = self.view
        if any(isinstance(action, Exchange) for action in seen.legal):
            return True
        if not any(isinstance(action, Claim) for action in seen.legal):
            return False
        if self.points is PointDisplay.NONE:
            declared = seen.leader is self.seat and seen.led_marriage
            return declared or (seen.led is None and bool(seen.history))
        return seen.points[self.seat] >= self.ruleset.claiming.goal

    def cost_of_resigning(self) -> int | None:
        """Game points that giving the deal up now would pay the opponent; ``None`` if no deal is going on."""
        if self._state is None or self._state.settlement is not None:
            return None
        settlement = apply(self._state, self.seat, RESIGN).state.settlement
        return None if settlement is None else settlement.game_points

    def decline(self) -> None:
        """The human says nothing; the opponent goes on."""
        self._declined = self.version

    def to_ask(self) -> bool:
        """Whether the opponent has yet to be asked about this moment."""
        return self._asked != self.version and self.turn in (Turn.MINE, Turn.THEIRS)

    def thought(self) -> Callable[[], Action | None]:
        """What the opponent does now, yet to be thought: its action; ``None`` if it has nothing to say out of turn.

        The thought holds this moment and changes nothing, so it may run beside the screen. Its generator depends on the
        moment alone.
        """
        state, seat, bot = self._on_table(), SEATS[1 - self.seat], self.bot
        seen = view(state, seat)
        rng = self.chance.generator(self.number, self.match.number, self.match.deal_number, "bot", self._steps)
        if state.to_move is seat:
            return lambda: bot.choose(seen, UNLIMITED, rng)
        return lambda: bot.interject(seen, UNLIMITED, rng) if seen.legal else None

    def opponent_acts(self, action: Action | None) -> tuple[Event, ...]:
        """The opponent's answer to `thought` taken in; ``None`` only marks that it was asked."""
        self._asked = self.version
        if action is None:
            return ()
        try:
            return self._apply(SEATS[1 - self.seat], action)
        except IllegalAction as wrong:
            raise RuntimeError(f"{self.bot.spec} did what it may not: {wrong}; {wrong.position}") from wrong

    def advice(self) -> Callable[[], Advice] | None:
        """What the engine would do in the human's place, yet to be thought; ``None`` while it is not his turn.

        It is told what the human sees and no more.
        """
        if self.turn is not Turn.MINE:
            return None
        from bummerl.engine.hints import advise  # only those who ask for a hint wait for it to load

        seen = self.view
        return lambda: advise(seen, worlds=HINT_WORLDS)

    # --- the match ---

    def score(self) -> tuple[MatchEvent, ...]:
        """Enter the settled deal in the score and clear the table."""
        after, events = self.match.score(self._on_table())
        self._entered(after, events)
        return events

    def resign_match(self) -> tuple[MatchEvent, ...]:
        """The human gives up the match, with the deal on the table if there is one."""
        after, events = self.match.resign(ME, self._state)
        self._entered(after, events, Conceded(ME, MatchEnding.RESIGNED))
        return events

    def next_match(self) -> tuple[MatchEvent, ...]:
        """The next match of the series."""
        self.match, events = self.match.next_match()
        self.version += 1
        return events

    def _entered(self, after: Match, events: tuple[MatchEvent, ...], conceded: Conceded | None = None) -> None:
        self.match = after
        self._recorder.ended(after, conceded)
        self.tally = self.tally.counting(events)
        self._state = None
        self.version += 1

    def _on_table(self) -> DealState:
        if self._state is None:
            raise ValueError("no deal lies on the table")
        return self._state

    def _apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        step = apply(self._on_table(), seat, action)
        self._recorder.done(step)
        self._steps += 1
        self._put(step.state)
        return tuple(seen_by(event, self.seat) for event in step.events)

    def _put(self, state: DealState) -> None:
        self._state = state
        self.version += 1
