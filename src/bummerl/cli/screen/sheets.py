"""Sheets laid over the table: results, rules, help, questions."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Button, Static

from bummerl.cli.screen.canvas import Canvas
from bummerl.cli.screen.cards import SIZES, CardArtist
from bummerl.cli.screen.inks import Room
from bummerl.rules.cards import Card

__all__ = ["CardRow", "Choice", "PageView", "RulesSheet", "Sheet", "rows_of"]

SURROUNDINGS: Final = 8
"""Rows of a sheet that are not its lines: border, title, buttons, and a little air."""

Choice = tuple[str, str]
"""What is returned, and the word on the button."""


class CardRow(Widget):
    """Some cards side by side, with a word under each."""

    DEFAULT_CSS = "CardRow { height: 6; width: 100%; }"

    def __init__(self, artist: CardArtist, cards: Sequence[tuple[Card, str]]) -> None:
        super().__init__()
        self._artist = artist
        self._cards = cards

    def render_line(self, y: int) -> Strip:
        size = SIZES[-1]
        room = self._artist.room
        canvas = Canvas(self.size.width, self.size.height, room.text, room.panel)
        pitch = size.width + 4
        x = max(0, (self.size.width - pitch * len(self._cards) + 4) // 2)
        for card, word in self._cards:
            self._artist.face(canvas, x, 0, size, card)
            canvas.put(x + (size.width - len(word)) // 2, size.height, word, room.muted)
            x += pitch
        return canvas.strip(y)


class Sheet(ModalScreen[str]):
    """A panel with sentences and one or more buttons; it returns the name of the button pressed."""

    DEFAULT_CSS = """
    Sheet { align: center middle; background: $background 60%; }
    Sheet > Vertical {
        width: 72; max-width: 96%; height: auto; max-height: 96%;
        background: $surface; border: round $secondary; padding: 0 2;
    }
    Sheet .title { text-style: bold; color: $primary; width: 100%; text-align: center; padding: 0 0 1 0; }
    Sheet VerticalScroll { height: auto; scrollbar-size-vertical: 1; }
    Sheet .lines { width: 100%; height: auto; }
    Sheet Horizontal { height: auto; width: 100%; align-horizontal: center; padding: 1 0 0 0; }
    Sheet Button {
        margin: 0 1; min-width: 12; height: 1; background: $panel; color: $foreground;
    }
    Sheet Button:focus, Sheet Button.-textual-compact:focus {
        background: $primary; color: $on-act; text-style: bold;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(
        self,
        title: str,
        lines: Sequence[Content | str],
        choices: Sequence[Choice],
        *,
        back: str | None = None,
        cards: CardRow | None = None,
    ) -> None:
        super().__init__()
        self._title = title
        self._lines = [line if isinstance(line, Content) else Content(line) for line in lines]
        self._choices = choices
        self._back = back
        self._cards = cards

    @property
    def words(self) -> str:
        """Everything that the sheet says."""
        return "\n".join((self._title, *(line.plain for line in self._lines)))

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self._title), classes="title")
            with VerticalScroll(can_focus=False):
                if self._cards is not None:
                    yield self._cards
                yield Static(Content("\n").join(self._lines), classes="lines")
            with Horizontal():
                for name, word in self._choices:
                    yield Button(Content(word), id=f"choice-{name}", compact=True)

    def on_mount(self) -> None:
        self.query(Button).first().focus()

    def on_resize(self, event: Resize) -> None:
        """Title and buttons stay in sight; what is between them scrolls."""
        self.query_one(VerticalScroll).styles.max_height = max(3, event.size.height - SURROUNDINGS)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss((event.button.id or "").removeprefix("choice-"))

    def action_back(self) -> None:
        if self._back is not None:
            self.dismiss(self._back)

    def action_scroll(self, rows: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of a page: a label in front, and words; how either is printed."""

    label: str
    words: str
    label_style: str
    style: str


def rows_of(page: str, width: int, room: Room) -> list[_Row]:
    """A rules page in Markdown, as this project writes it, set in rows of a width."""
    return [row for line in page.splitlines() for row in _set(line.rstrip(), width, room)]


def _set(line: str, width: int, room: Room) -> list[_Row]:
    heading = re.match(r"(#+) (.*)", line)
    if heading is not None:
        style = f"bold {room.act}" if len(heading[1]) < 3 else f"bold {room.rim}"
        return [_Row("", words, "", style) for words in textwrap.wrap(heading[2], width)]
    item = re.match(r"- (?:\*\*(.+?)\*\* )?(.*)", line)
    if item is not None:
        label = f"{item[1]:<9} " if item[1] else "• "
        return _hung(label, item[2], width, f"bold {room.act}", room.text)
    result = re.match(r" *\*([^*].*)\*$", line)
    if result is not None:
        return _hung("  ", result[1], width, "", room.muted)
    question = re.match(r"\*\*(.*)\*\*$", line)
    if question is not None:
        return _hung("", question[1], width, "", f"bold {room.text}")
    return _hung("", line, width, "", room.text) if line else [_Row("", "", "", "")]


def _hung(label: str, words: str, width: int, label_style: str, style: str) -> list[_Row]:
    """Words set beside a label, the rows after the first indented as far."""
    wrapped = textwrap.wrap(words, max(10, width - len(label)))
    blank = " " * len(label)
    return [_Row(blank if place else label, text, label_style, style) for place, text in enumerate(wrapped)]


class PageView(ScrollView, can_focus=True):
    """A long page, set once for a width and drawn row by row."""

    DEFAULT_CSS = """
    PageView {
        height: 1fr; width: 100%; overflow-x: hidden; scrollbar-size-vertical: 1; background: $surface;
    }
    """

    def __init__(self, page: str, room: Room) -> None:
        super().__init__()
        self._page = page
        self._room = room
        self._rows: list[_Row] = []

    def on_resize(self) -> None:
        self._rows = rows_of(self._page, max(20, self.scrollable_content_region.width - 2), self._room)
        self.virtual_size = Size(self.scrollable_content_region.width, len(self._rows))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        ground = self._room.panel
        place = y + self.scroll_offset.y
        row = self._rows[place] if place < len(self._rows) else _Row("", "", "", "")
        segments = [
            Segment(row.label, Style.parse(f"{row.label_style} on {ground}")),
            Segment(row.words, Style.parse(f"{row.style} on {ground}")),
        ]
        return Strip(segments).extend_cell_length(self.size.width, Style.parse(f"on {ground}"))


class RulesSheet(ModalScreen[None]):
    """The rules page of the ruleset on the table."""

    DEFAULT_CSS = """
    RulesSheet { align: center middle; background: $background 60%; }
    RulesSheet > Vertical {
        width: 92; max-width: 98%; height: 96%; background: $surface; border: round $secondary; padding: 0 0 0 2;
        border-subtitle-color: $foreground;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,q,enter", "close", show=False),
        Binding("space", "page_on", show=False),
    ]

    def __init__(self, page: str, room: Room, how: str) -> None:
        super().__init__()
        self._page = page
        self._how = how
        self._room = room

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_subtitle = self._how
            yield PageView(self._page, self._room)

    def on_mount(self) -> None:
        self.query_one(PageView).focus()

    def action_close(self) -> None:
        self.dismiss(None)

    def action_page_on(self) -> None:
        self.query_one(PageView).scroll_page_down(animate=False)
