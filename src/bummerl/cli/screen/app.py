"""The full-screen game: the opening, the table, and what is common to both."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.segment import Segment
from textual.app import App
from textual.binding import BindingType
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.setup import Setup
from bummerl.cli.game.sitting import Sitting
from bummerl.cli.glyphs import fold
from bummerl.cli.screen.inks import NIGHT, ROOMS, Room
from bummerl.cli.screen.opening import House, OpeningScreen
from bummerl.cli.screen.table import TEMPI, TableScreen
from bummerl.cli.settings import Settings, store

__all__ = ["FullScreen"]


class _Ascii(LineFilter):
    """Everything drawn in letters that any terminal has."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        del background
        return [Segment(fold(text), style, control) for text, style, control in segments]


def theme_of(room: Room) -> Theme:
    """A room as a theme of the framework."""
    return Theme(
        name=room.name,
        primary=room.act,
        secondary=room.rim,
        accent=room.act,
        warning=room.warn,
        error=room.warn,
        success=room.good,
        foreground=room.text,
        background=room.room,
        surface=room.panel,
        panel=room.table,
        dark=room.dark,
        variables={"on-act": room.on_act, "block-cursor-background": room.act, "block-cursor-foreground": room.on_act},
    )


class FullScreen(App[Sitting]):
    """The game on the whole terminal. It returns a sitting that is to be played on line by line, or nothing.

    With a `setup` the table is laid at once; without one the opening asks. `failure` is the error that ended
    the game, if one did.
    """

    TITLE = "Bummerl"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        setup: Setup | None,
        *,
        houses: Sequence[House],
        faults: Sequence[str] = (),
        settings: Settings,
        language: str,
        keeper: Keeper,
        today: datetime.date | None = None,
        complete: Callable[[Setup], Setup] = lambda setup: setup,
        ascii_only: bool = False,
    ) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        self.failure: Exception | None = None
        self._setup = setup
        self._houses = houses
        self._faults = faults
        self._settings = settings
        self._language = language
        self._keeper = keeper
        self._today = today
        self._complete = complete
        self._ascii = [_Ascii()] if ascii_only else []
        self._room = ROOMS.get(settings.room, NIGHT)
        for room in ROOMS.values():
            self.register_theme(theme_of(room))
        self.theme = self._room.name

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *self._ascii]

    @property
    def draws_in_colour(self) -> bool:
        """Whether grounds can be told apart; otherwise cards are drawn with lines."""
        return not self.no_color and not self._ascii

    async def on_mount(self) -> None:
        self.run_worker(self._evening(), name="evening", exclusive=True)

    async def _evening(self) -> None:
        """Opening and table by turns, until somebody leaves."""
        setup = self._setup
        while True:
            if setup is None:
                setup = await self._ask()
            await self._play(setup)
            setup = None

    async def _ask(self) -> Setup:
        opening = OpeningScreen(self._houses, self._faults, self._settings, self._language, self._room)
        setup = await self.push_screen_wait(opening)
        self._settings = opening.chosen()
        self._language = setup.language
        self._room = ROOMS[self._settings.room]
        self.theme = self._room.name
        store(self._settings)
        return self._complete(setup)

    async def _play(self, setup: Setup) -> None:
        tally = None
        if self.sitting is not None and self.sitting.setup.opponent == setup.opponent:
            tally = self.sitting.tally
        self.sitting = Sitting(setup, tally=tally, date=self._today)
        self._keeper.sits(self.sitting)
        tempo = TEMPI.get(self._settings.tempo, TEMPI["normal"])
        await self.push_screen_wait(
            TableScreen(self.sitting, self._room, tempo, self._keeper, colour=self.draws_in_colour)
        )

    async def action_quit(self) -> None:
        """The framework's way to quit; from a table one leaves it as from any other: after a question."""
        self.action_help_quit()

    def action_help_quit(self) -> None:
        """What Ctrl+C does: it asks, like any other way to leave."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
        else:
            self.exit()

    def _handle_exception(self, error: Exception) -> None:
        """End the game on an error without printing its traceback: the command's supervisor reports it."""
        if self.failure is None:
            self.failure = error
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        self._close_messages_no_wait()
