"""The table from above: their strip, talon, trick, own strip, own hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from bummerl.cli.game.narrator import Narrator
from bummerl.cli.game.sitting import ME
from bummerl.cli.glyphs import SUIT_SIGNS
from bummerl.cli.screen.canvas import Canvas
from bummerl.cli.screen.cards import SIZES, CardArtist, Size, across_height
from bummerl.cli.screen.inks import BACK_LIT, PAPER, Room, suit_ink
from bummerl.rules.actions import DECLARE, FOLLOW, LEAD
from bummerl.rules.cards import Card
from bummerl.rules.match import Match, Side
from bummerl.rules.seats import SEATS
from bummerl.rules.state import Stage, TrickRecord
from bummerl.rules.view import View

__all__ = ["Board", "Scene", "draw"]

LEFT = 2
"""Columns kept free at the edges."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is on the table for the eyes of whoever sits here.

    `staying` is a finished trick that still lies there; `chosen` the place of the chosen card in `hand`, `declared`
    whether it would declare its marriage; `fresh` the card drawn last; `status` a word on whose turn it is.
    """

    seen: View
    match: Match
    tell: Narrator
    hand: tuple[Card, ...]
    chosen: int | None = None
    declared: bool = False
    fresh: Card | None = None
    staying: TrickRecord | None = None
    status: str = ""
    mine: bool = False

    def may_play(self, card: Card) -> bool:
        """Whether the rules let this card be played now; on the other's turn every card looks alike."""
        return not self.mine or any(kind[card] in self.seen.legal for kind in (LEAD, DECLARE, FOLLOW))

    def marriage(self, card: Card) -> int:
        """Card points of the marriage that this card could declare now, else 0."""
        rule = self.tell.ruleset.marriage
        if rule is None or DECLARE[card] not in self.seen.legal:
            return 0
        return rule.royal if card.suit is self.seen.trump else rule.plain


def fitting(width: int, height: int, cards: int) -> Size:
    """The largest size in which table and hand fit; the smallest where none does."""
    for size in SIZES:
        if size.row(cards) < width and 2 * size.height + 7 <= height:
            return size
    return SIZES[-1]


def hand_places(scene: Scene, width: int, height: int) -> tuple[tuple[int, int], Size]:
    """Where the first card of the hand lies, and how large it is."""
    size = fitting(width, height, scene.tell.ruleset.dealing.hand_size)
    across = size.row(max(1, len(scene.hand)))
    return ((width - across) // 2, height - 1 - size.height), size


def draw(scene: Scene, room: Room, width: int, height: int, *, colour: bool = True) -> Canvas:
    """The table drawn into so many cells."""
    canvas = Canvas(width, height, room.text, room.table)
    artist = CardArtist(scene.tell, room, colour)
    (_, top), size = hand_places(scene, width, height)
    _strip(canvas, artist, scene, ME.other, 0)
    _strip(canvas, artist, scene, ME, top - 2)
    spare = max(0, (top - 3) - (size.height + 3))
    middle = 1 + spare // 2
    edge = _talon(canvas, artist, scene, size, middle)
    _trick(canvas, artist, scene, size, edge, middle)
    _hand(canvas, artist, scene, size)
    return canvas


def _strip(canvas: Canvas, artist: CardArtist, scene: Scene, side: Side, y: int) -> None:
    """Name, cards, tricks, points and declared marriages of a side, in one row."""
    room, tell, seen = artist.room, scene.tell, scene.seen
    seat = scene.match.seat_of(side)
    ground = room.panel if artist.colour else None
    if ground is not None:
        canvas.fill(0, y, canvas.width, 1, ground)
    x = canvas.put(LEFT, y, tell.name(side), room.text, ground, bold=True) + 2
    if side is not ME:
        x = canvas.put(x, y, "▮" * seen.counts[seat], BACK_LIT if artist.colour else room.text, ground) + 2
    parts = [tell.text("screen-tricks", tricks=seen.tricks[seat])]
    parts.append(
        tell.text("screen-points", points=seen.points[seat]) if tell.counts(side) else tell.text("screen-uncounted")
    )
    x = canvas.put(x, y, " · ".join(parts), room.text, ground) + 2
    for suit, points, counted in tell.badges(seen, seat):
        label = f" {points}{SUIT_SIGNS[suit]} "
        if not counted:
            label = f" {points}{SUIT_SIGNS[suit]} {tell.text('screen-pending')} "
        if artist.colour:
            ink, paper = suit_ink(suit, tell.naming), PAPER if counted else room.muted
            x = canvas.put(x, y, label, ink, paper, bold=counted) + 1
        else:
            x = canvas.put(x, y, f"[{label.strip()}]", room.text, bold=counted) + 1
    if side is ME and scene.status:
        mark = "●" if scene.mine else "○"
        text = f"{mark} {scene.status}"
        canvas.put(
            canvas.width - LEFT - len(text), y, text, room.act if scene.mine else room.muted, ground, bold=scene.mine
        )


def _talon(canvas: Canvas, artist: CardArtist, scene: Scene, size: Size, y: int) -> int:
    """The talon with its turn-up, or what became of it; the column where it ends."""
    room, seen = artist.room, scene.seen
    x = LEFT
    wide = size.height * 2 + 2
    low = y + (size.height - across_height(size)) // 2
    open_talon = seen.stage is Stage.OPEN
    if open_talon:
        artist.across(canvas, x + size.width // 2, low, size, seen.upcard)
        if seen.talon_left > 1:
            artist.back(canvas, x, y, size)
    elif seen.talon_left:
        artist.back(canvas, x, y, size)
        artist.across(canvas, x + 1, low, replace(size, height=size.height - 1), None)
    else:
        artist.place(canvas, x, y, size)
    edge = x + size.width // 2 + wide
    for row, (text, ink, bold) in enumerate(_talon_words(scene, room)):
        canvas.put(x, y + size.height + row, text, ink, bold=bold, limit=canvas.width - x)
    return edge


def _talon_words(scene: Scene, room: Room) -> list[tuple[str, str, bool]]:
    tell, seen, match = scene.tell, scene.seen, scene.match
    sign = SUIT_SIGNS[seen.trump]
    trump = tell.text("screen-trump", suit=f"{sign} {tell.suit(seen.trump)}")
    if seen.stage is Stage.OPEN:
        return [(tell.text("screen-talon", cards=seen.talon_left), room.text, False), (trump, room.text, True)]
    if seen.closing is not None:
        side = match.side_of(seen.closing.closer)
        rival = SEATS[1 - seen.closing.closer]
        message = "screen-knocked" if seen.closing.knock else "screen-closed"
        first = tell.of(message, side)
        if not seen.closing.knock and tell.counts(side.other):
            points, tricks = seen.closing.points[rival], seen.closing.tricks[rival]
            first += " " + tell.text("screen-closed-at", points=points, tricks=tricks)
        return [(first, room.warn, True), (trump, room.text, True)]
    if seen.bidder is not None:
        return [(tell.of("screen-bid", match.side_of(seen.bidder)), room.warn, True), (trump, room.text, True)]
    return [(tell.text("screen-exhausted"), room.muted, False), (trump, room.text, True)]


def _trick(canvas: Canvas, artist: CardArtist, scene: Scene, size: Size, edge: int, y: int) -> None:
    """The two cards of the trick: theirs at the left and higher, one's own at the right and lower."""
    seen, match, tell = scene.seen, scene.match, scene.tell
    both = 2 * size.width + 1
    left = edge + max(1, (canvas.width - edge - both) // 2)
    right = left + size.width + 1
    theirs: Card | None = None
    mine: Card | None = None
    if seen.led is not None:
        if match.side_of(seen.leader) is ME:
            mine = seen.led
        else:
            theirs = seen.led
    elif scene.staying is not None:
        trick = scene.staying
        mine, theirs = (trick.lead, trick.reply) if match.side_of(trick.leader) is ME else (trick.reply, trick.lead)
    for card, x, top in ((theirs, left, y), (mine, right, y + 1)):
        if card is None:
            artist.place(canvas, x, top, size)
        else:
            artist.face(canvas, x, top, size, card)
    if scene.staying is not None and seen.led is None:
        side = match.side_of(scene.staying.winner)
        worth = sum(map(tell.worth, (scene.staying.lead, scene.staying.reply)))
        said = tell.of("say-trick-counted" if tell.counts(side) else "say-trick", side, points=worth)
        canvas.put(left + max(0, (both - len(said)) // 2), y + size.height + 1, said, artist.room.good, bold=True)


def _hand(canvas: Canvas, artist: CardArtist, scene: Scene, size: Size) -> None:
    room = artist.room
    (x, y), _ = hand_places(scene, canvas.width, canvas.height)
    for place, card in enumerate(scene.hand):
        chosen = place == scene.chosen
        dim = not scene.may_play(card)
        top = y - 1 if chosen else y
        artist.face(canvas, x, top, size, card, dim=dim, lit=chosen)
        number = f"{place + 1}{'•' if card is scene.fresh else ''}"
        worth = scene.marriage(card)
        if chosen and worth:
            number = f"{place + 1} {'+' if scene.declared else '-'}{worth}"
        elif dim and not artist.colour:
            number = f"({number})"
        label = f" {number[: size.width - 2]} "
        middle = x + (size.width - len(label)) // 2
        if chosen:
            canvas.put(
                middle,
                y + size.height,
                label,
                room.on_act if artist.colour else room.act,
                room.act if artist.colour else None,
                bold=True,
            )
        else:
            canvas.put(middle, y + size.height, label, room.muted if dim else room.text)
        if worth:
            sign = f" {worth} "
            canvas.put(
                x + (size.width - len(sign)) // 2, top, sign, room.on_act if artist.colour else room.act,
                room.act if artist.colour else None, bold=True,
            )  # fmt: skip
        x += size.width + size.gap


class Board(Widget):
    """The table on the screen. A click on a card of the hand is told to the screen."""

    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"

    class CardPressed(Message):
        """A card of the hand was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, room: Room, *, colour: bool) -> None:
        super().__init__()
        self.room = room
        self.colour = colour
        self.scene: Scene | None = None
        self._drawn: Canvas | None = None

    def show(self, scene: Scene | None) -> None:
        """Draw a scene from now on."""
        self.scene = scene
        self._drawn = None
        self.refresh()

    def canvas(self) -> Canvas:
        """The table as it is drawn now."""
        width, height = self.size
        if self._drawn is None or (self._drawn.width, self._drawn.height) != (width, height):
            if self.scene is None:
                self._drawn = Canvas(width, height, self.room.text, self.room.table)
            else:
                self._drawn = draw(self.scene, self.room, width, height, colour=self.colour)
        return self._drawn

    def render_line(self, y: int) -> Strip:
        return self.canvas().strip(y)

    def on_click(self, event: Click) -> None:
        if self.scene is None:
            return
        (x, y), size = hand_places(self.scene, *self.size)
        place, inside = divmod(event.x - x, size.width + size.gap)
        if event.y >= y - 1 and 0 <= place < len(self.scene.hand) and inside < size.width:
            self.post_message(self.CardPressed(place))
