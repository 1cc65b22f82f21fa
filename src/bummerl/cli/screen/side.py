"""The column beside the table: rules, score, what may be looked at again, and the evening."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from bummerl.cli.game.narrator import Narrator
from bummerl.cli.game.sitting import Sitting
from bummerl.cli.glyphs import SUIT_SIGNS
from bummerl.cli.screen.inks import PAPER, Room, suit_ink
from bummerl.rules.cards import Card
from bummerl.rules.match import Match, Side
from bummerl.rules.state import TrickRecord
from bummerl.texts.rulepage import title

__all__ = ["SideColumn", "beads", "score_rows"]

MOST_BEADS = 11
WIRE = 2


def beads(match: Match, side: Side, room: Room) -> Content:
    """A side's score as beads on a wire: those still to come at the left, those scored at the right."""
    target = match.ruleset.match.target
    if target > MOST_BEADS:
        return Content.assemble((str(match.score_of(side)), room.text))
    left = match.to_go[side]
    return Content.assemble(
        ("○" * left, room.text), ("─" * WIRE, room.rim), ("●" * (target - left), f"bold {room.act}")
    )


def score_rows(match: Match, tell: Narrator, room: Room) -> list[Content]:
    """Both sides' scores, a row each."""
    widest = max(len(tell.name(side)) for side in Side)
    rows = []
    for side in Side:
        name = f"{tell.name(side):{min(widest, 9)}.9} "
        rows.append(
            Content.assemble(
                (name, room.text), beads(match, side, room), (f" {match.score_of(side)}", f"bold {room.text}")
            )
        )
    return rows


class SideColumn(Static):
    """The side column."""

    DEFAULT_CSS = "SideColumn { width: 24; height: 1fr; padding: 0 1; background: $surface; overflow: hidden; }"

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    def show(self, sitting: Sitting, tell: Narrator, *, tricks: tuple[TrickRecord, ...], match: Match) -> None:
        """The column for this moment. `match` is the one on the table, which a settled deal has yet to enter."""
        room = self.room
        rows: list[Content] = [Content.assemble((title(sitting.ruleset, tell.language), f"bold {room.text}"))]
        number = tell.text("screen-deal", number=match.deal_number)
        rows.append(Content.assemble((f"{number} · {tell.of('screen-dealer', match.dealer)}", room.muted)))
        rows.append(self._heading(tell.text("screen-score")))
        rows += score_rows(match, tell, room)
        series = tell.series_line(match)
        if series is not None:
            rows.append(Content.assemble((series, room.muted)))
        if match.carry:
            rows.append(Content.assemble((f"+{match.carry}", f"bold {room.act}")))
        if tricks:
            own = len(tricks) > 1
            rows.append(self._heading(tell.text("screen-own-tricks" if own else "screen-last-trick")))
            rows += [self._trick(trick, match, tell) for trick in tricks[-5:]]
        rows += self._deals(match, tell)
        tally = sitting.tally
        if any(tally.matches):
            rows.append(self._heading(tell.text("screen-evening")))
            for side in Side:
                marks = "●" * tally.marks[side] if tally.marks[side] <= MOST_BEADS else str(tally.marks[side])
                won = tell.text("screen-won-matches", won=tally.matches[side])
                rows.append(
                    Content.assemble(
                        (f"{tell.name(side):9.9} ", room.text), (won, room.muted), (f" {marks}", room.warn)
                    )
                )
        self.update(Content("\n").join(rows))

    def _heading(self, text: str) -> Content:
        return Content.assemble(("\n", ""), (text, f"bold {self.room.rim}"))

    def _deals(self, match: Match, tell: Narrator) -> list[Content]:
        if not match.deals:
            return []
        rows = [self._heading(tell.text("screen-deals"))]
        for deal in match.deals[-4:]:
            winner = tell.name(deal.winner) if deal.winner is not None else "–"
            gained = f"+{max(deal.gained)}" if deal.winner is not None else "0"
            rows.append(
                Content.assemble(
                    (f"{deal.number:>2}  ", self.room.muted),
                    (f"{winner:11.11}", self.room.text),
                    (gained, f"bold {self.room.text}"),
                )
            )
        return rows

    def _trick(self, trick: TrickRecord, match: Match, tell: Narrator) -> Content:
        winner = match.side_of(trick.winner)
        worth = sum(map(tell.worth, (trick.lead, trick.reply)))
        counted = f" {worth}" if tell.counts(winner) else ""
        return Content.assemble(
            self._chip(trick.lead, tell), (" ", ""), self._chip(trick.reply, tell),
            (f" {tell.name(winner):.9}", self.room.muted), (counted, f"bold {self.room.text}"),
        )  # fmt: skip

    def _chip(self, card: Card, tell: Narrator) -> Content:
        text = f"{tell.rank_index(card)}{SUIT_SIGNS[card.suit]}"
        return Content.assemble((f" {text:>3} ", f"{suit_ink(card.suit, tell.naming)} on {PAPER}"))
