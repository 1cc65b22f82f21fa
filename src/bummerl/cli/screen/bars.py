"""The rows around the table: title above, words and keys below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from bummerl.cli.screen.inks import Room

__all__ = ["Key", "KeyBar", "Words"]


@dataclass(frozen=True, slots=True)
class Key:
    """A key with its word: what pressing it does, whether it may now, and whether it is what one would do now."""

    key: str
    word: str
    action: str
    possible: bool = True
    marked: bool = False


class KeyBar(Static):
    """A row of keys that can be clicked as well. Their places do not move when one of them is not possible."""

    DEFAULT_CSS = "KeyBar { height: 1; padding: 0 1; background: $background; }"

    class Pressed(Message):
        """A key of the bar was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, room: Room, *, id: str) -> None:  # noqa: A002  the framework's word
        super().__init__(id=id)
        self.room = room
        self._places: list[tuple[int, int, str]] = []

    def show(self, keys: Sequence[Key]) -> None:
        """These keys, in this order."""
        room = self.room
        parts: list[tuple[str, str]] = []
        self._places = []
        x = 0
        for key in keys:
            cap, word = f" {key.key} ", f" {key.word}  "
            if key.marked:
                parts += [(cap, f"bold {room.on_act} on {room.act}"), (word, f"bold {room.act}")]
            elif key.possible:
                parts += [(cap, f"bold {room.text} on {room.table}"), (word, room.text)]
            else:
                parts += [(cap, room.rim), (word, room.rim)]
            self._places.append((x, x + len(cap) + len(word) - 2, key.action))
            x += len(cap) + len(word)
        self.update(Content.assemble(*parts))

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for start, end, action in self._places:
            if start <= offset.x < end:
                self.post_message(self.Pressed(action))


class Words(Static):
    """What was said last, and why something is not allowed."""

    DEFAULT_CSS = "Words { height: 2; padding: 0 2; background: $background; }"

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room
        self.said: list[str] = []

    def say(self, sentences: Sequence[str]) -> None:
        """What happened; the last words stay."""
        self.said += sentences
        del self.said[:-12]
        self._draw(" ".join(self.said[-self._fits() :]), self.room.text)

    def refuse(self, text: str) -> None:
        """Why not."""
        self._draw(text, f"bold {self.room.warn}")

    def note(self, text: str) -> None:
        """Something that was asked for."""
        self._draw(text, self.room.act)

    def _fits(self) -> int:
        """How many of the last sentences fit into the two rows."""
        room, count = 2 * max(20, self.size.width) - 12, 0
        for sentence in reversed(self.said):
            room -= len(sentence) + 1
            if room < 0:
                break
            count += 1
        return max(1, count)

    def _draw(self, text: str, style: str) -> None:
        self.update(Content.assemble((text, style)))
