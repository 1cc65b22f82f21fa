"""The screen before the game: rules, language, cards, opponent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bummerl.cli.game.setup import Setup, opponent_name, series_named, with_match
from bummerl.cli.screen.inks import ROOMS, Room
from bummerl.cli.screen.sheets import RulesSheet
from bummerl.cli.screen.table import TEMPI
from bummerl.cli.settings import Settings
from bummerl.engine.bots import BOTS, DEFAULT_BOT, BadBotSpec, make_bot
from bummerl.rules.ruleset import Direction, PointDisplay, Ruleset
from bummerl.texts.cards import Naming, naming_of
from bummerl.texts.catalogue import catalogue, languages
from bummerl.texts.rulepage import about, compose, title

__all__ = ["Cycler", "House", "OpeningScreen", "opponents"]

SERIES: Final = ("", "single", "best-of-3", "first-to-2", "rubber-2", "rubber-3")
KATI_LEVELS: Final = 6


@dataclass(frozen=True, slots=True)
class House:
    """A ruleset to choose, and what names it in the settings: a preset's id or a file's path."""

    ruleset: Ruleset
    name: str
    own: bool = False


def opponents(asked_for: str = "") -> tuple[str, ...]:
    """The bots that one may sit down with, the strongest first; one that was asked for by name comes before them."""
    kati = tuple(f"kati:{level}" for level in range(KATI_LEVELS, 0, -1)) if "kati" in BOTS else ()
    usual = (*kati, *(name for name in ("greedy", "random") if name in BOTS))
    return (asked_for, *usual) if _is_bot(asked_for) and asked_for not in usual else usual


def _is_bot(spec: str) -> bool:
    try:
        make_bot(spec)
    except BadBotSpec:
        return False
    return True


class Cycler(Widget, can_focus=True):
    """A row with a word and one of several values, changed by the left and right keys."""

    DEFAULT_CSS = """
    Cycler { height: 1; width: 100%; padding: 0 1; }
    Cycler:focus { background: $panel-lighten-2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, cycler: Cycler) -> None:
            super().__init__()
            self.cycler = cycler

    def __init__(self, room: Room, values: Sequence[str], value: str, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._room = room
        self._values = tuple(values)
        self._at = self._values.index(value) if value in self._values else 0
        self._label = ""
        self._words: tuple[str, ...] = self._values

    @property
    def value(self) -> str:
        return self._values[self._at]

    def label(self, label: str, words: Sequence[str]) -> None:
        """What the row is called, and how its values are said."""
        self._label = label
        self._words = tuple(words)
        self.refresh()

    def render(self) -> Content:
        room = self._room
        marks = room.act if self.has_focus else room.rim
        return Content.assemble(
            (f"{self._label:11.11} ", room.muted),
            ("‹ ", marks),
            (self._words[self._at], f"bold {room.text}"),
            (" ›", marks),
        )

    def action_turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._values)
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, event: Click) -> None:
        self.focus()
        self.action_turn(1 if event.x > 14 else -1)


class OpeningScreen(Screen[Setup]):
    """Everything that is chosen before the first deal, on one page."""

    DEFAULT_CSS = """
    OpeningScreen { background: $background; }
    OpeningScreen #title {
        height: 1; text-align: center; width: 100%; color: $primary; text-style: bold; margin: 1 0 0 0;
    }
    OpeningScreen #body { height: 1fr; margin: 1 2 0 2; }
    OpeningScreen OptionList {
        width: 36; height: 1fr; border: round $secondary; background: $surface; padding: 0; scrollbar-size-vertical: 1;
    }
    OpeningScreen OptionList:focus { border: round $primary; }
    OpeningScreen #right { width: 1fr; height: 1fr; margin: 0 0 0 2; }
    OpeningScreen #about { height: 1fr; width: 100%; }
    OpeningScreen #choices { height: auto; }
    OpeningScreen #keys { height: 1; width: 100%; text-align: center; color: $text-muted; }
    OpeningScreen #fault { height: auto; width: 100%; color: $error; padding: 0 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False, priority=True),
        Binding("f1", "rules", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(
        self, houses: Sequence[House], faults: Sequence[str], settings: Settings, language: str, room: Room
    ) -> None:
        super().__init__()
        self._houses = tuple(houses)
        self._faults = tuple(faults)
        self._settings = settings
        self._room = room
        names = [house.name for house in self._houses]
        self._at = names.index(settings.ruleset) if settings.ruleset in names else 0
        self._cards_chosen = settings.cards in set(Naming)
        self._bots = opponents(settings.opponent)
        opponent = settings.opponent if settings.opponent in self._bots else DEFAULT_BOT
        self._language = Cycler(room, languages(), language, id="language")
        self._cards = Cycler(room, tuple(Naming), settings.cards, id="cards")
        self._opponent = Cycler(room, self._bots, opponent, id="opponent")
        self._series = Cycler(room, SERIES, "", id="series")
        self._points = Cycler(room, tuple(PointDisplay), settings.points, id="points")
        self._tempo = Cycler(room, tuple(TEMPI), settings.tempo or "normal", id="tempo")
        self._room_choice = Cycler(room, tuple(ROOMS), room.name, id="room")

    # --- the frame ---

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="body"):
            yield OptionList(id="rules")
            with Vertical(id="right"):
                with VerticalScroll(id="about", can_focus=False):
                    yield Static(id="about-text")
                with Vertical(id="choices"):
                    yield self._language
                    yield self._cards
                    yield self._opponent
                    yield self._series
                    yield self._points
                    yield self._tempo
                    yield self._room_choice
        yield Static(id="fault")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._suit_cards()
        self._say()
        self.query_one(OptionList).focus()

    @property
    def language(self) -> str:
        return self._language.value

    @property
    def house(self) -> House:
        return self._houses[self._at]

    @property
    def _ruleset(self) -> Ruleset:
        """The ruleset as chosen, with the series on top."""
        ruleset = self.house.ruleset
        series = self._series.value
        return with_match(ruleset, self.language, series=series_named(series)) if series else ruleset

    def _say(self) -> None:
        """Say everything in the language chosen."""
        language = self.language
        words = catalogue(language)
        self.query_one("#title", Static).update(Content(f"♠ ♥  {words.text('setup-title')}  ♦ ♣"))
        self.query_one("#keys", Static).update(Content(words.text("setup-keys")))
        fault = words.text("setup-house-fault", reason=self._faults[0]) if self._faults else ""
        self.query_one("#fault", Static).update(Content(fault))
        options = self.query_one(OptionList)
        options.clear_options()
        own = words.text("setup-house")
        for house in self._houses:
            name = title(house.ruleset, language)
            options.add_option(Option(Content(f"{name} ({own})" if house.own else name)))
        options.highlighted = self._at
        self._language.label(
            words.text("setup-language"), [catalogue(code).text(f"language-{code}") for code in languages()]
        )
        self._cards.label(words.text("setup-cards"), [words.text(f"naming-{naming}") for naming in Naming])
        self._opponent.label(words.text("setup-opponent"), [opponent_name(spec, words) for spec in self._bots])
        self._say_series()
        self._points.label(words.text("setup-points"), [words.text(f"setup-points-{kind}") for kind in PointDisplay])
        self._tempo.label(words.text("setup-tempo"), [words.text(f"setup-tempo-{tempo}") for tempo in TEMPI])
        self._room_choice.label(words.text("setup-room"), [words.text(f"setup-room-{room}") for room in ROOMS])
        self._say_about()

    def _say_series(self) -> None:
        words = catalogue(self.language)
        said = []
        for name in SERIES:
            rule = self.house.ruleset.match
            kind, length = series_named(name) if name else (rule.series, rule.series_length)
            text = words.text(f"series-{kind.value.replace('_', '-')}", length=length)
            said.append(text if name else words.text("setup-series-of-rules", series=text))
        self._series.label(words.text("setup-series"), said)

    def _say_about(self) -> None:
        ruleset, language, room = self.house.ruleset, self.language, self._room
        words = catalogue(language)
        down = ruleset.match.direction is Direction.DOWN
        match = words.text("setup-match-down" if down else "setup-match-up", target=ruleset.match.target)
        cards = words.text("setup-pack", cards=len(ruleset.pack.cards), hand=ruleset.dealing.hand_size)
        lines = [
            Content.assemble((title(ruleset, language), f"bold {room.act}")),
            Content.assemble((about(ruleset, language), room.text)),
            Content.assemble((f"{cards} {match}", room.muted)),
        ]
        self.query_one("#about-text", Static).update(Content("\n").join(line for line in lines if line.plain))

    def _suit_cards(self) -> None:
        """Unless somebody has chosen, the cards go by the names that suit house and reader."""
        if not self._cards_chosen:
            wanted = naming_of(self.house.ruleset, self.language)
            while self._cards.value != wanted:
                self._cards.action_turn(1)
            self._cards_chosen = False

    # --- what is chosen ---

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index != self._at:
            self._at = event.option_index
            self._suit_cards()
            self._say_series()
            self._say_about()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.action_begin()

    def on_cycler_changed(self, event: Cycler.Changed) -> None:
        if event.cycler is self._language:
            self._suit_cards()
            self._say()
        elif event.cycler is self._cards and self._cards.has_focus:
            self._cards_chosen = True

    def chosen(self) -> Settings:
        """The choices, to be offered again next time."""
        return replace(
            self._settings,
            ruleset=self.house.name,
            language=self.language,
            cards=self._cards.value if self._cards_chosen else "",
            opponent=self._opponent.value,
            points=self._points.value,
            tempo=self._tempo.value,
            room=self._room_choice.value,
        )

    def action_begin(self) -> None:
        self.dismiss(
            Setup(
                ruleset=self._ruleset,
                language=self.language,
                naming=Naming(self._cards.value),
                opponent=self._opponent.value,
                points=PointDisplay(self._points.value),
            )
        )

    def action_rules(self) -> None:
        page = compose(self.house.ruleset, self.language, format="markdown", naming=Naming(self._cards.value))
        back = catalogue(self.language).text("key-close-page")
        self.app.push_screen(RulesSheet(page, self._room, f" Esc · {back} "))

    def action_leave(self) -> None:
        self.app.exit()
