"""The screen on which a sitting is played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.narrator import Narrator
from bummerl.cli.game.sitting import ME, Sitting, Turn
from bummerl.cli.glyphs import SUIT_SIGNS
from bummerl.cli.screen.bars import Key, KeyBar, Words
from bummerl.cli.screen.board import Board, Scene
from bummerl.cli.screen.cards import CardArtist
from bummerl.cli.screen.inks import Room
from bummerl.cli.screen.sheets import CardRow, RulesSheet, Sheet
from bummerl.cli.screen.side import SideColumn, score_rows
from bummerl.rules.actions import (
    ANNOUNCE,
    BID,
    CLAIM,
    CLOSE,
    DECLARE,
    EXCHANGE,
    FOLLOW,
    KNOCK,
    LEAD,
    RESIGN,
    Action,
    Announce,
)
from bummerl.rules.cards import Card
from bummerl.rules.clauses import Clause
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import CardDrawn, CardLed, Event, TrickWon
from bummerl.rules.match import CardsDrawn, Match, MatchEvent, MatchWon
from bummerl.rules.ruleset import ClaimTiming, LookBack, PointDisplay
from bummerl.rules.settlement import Settlement
from bummerl.rules.state import TrickRecord
from bummerl.rules.view import View
from bummerl.texts.rulepage import compose, title

__all__ = ["LEAST", "TEMPI", "TableScreen", "Tempo"]

LEAST: Final = (80, 24)
"""Columns and rows below which the table does not fit."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """Seconds that the opponent takes at least, and that a finished trick lies; ``None`` lies until the next lead."""

    think: float
    stay: float | None


TEMPI: Final = {
    "slow": Tempo(1.2, 2.5),
    "normal": Tempo(0.6, 1.3),
    "quick": Tempo(0.25, 0.7),
    "instant": Tempo(0.0, None),
}


class TableScreen(Screen[None]):
    """One sitting after another, until the human leaves.

    A director task does what comes next by itself: it deals, lets the opponent think, and lays the sheet over a
    finished deal. Keys act at once; the director sees the change and goes on from there.
    """

    DEFAULT_CSS = """
    TableScreen #table { height: 1fr; }
    TableScreen #small { display: none; align: center middle; height: 1fr; }
    TableScreen.small #small { display: block; content-align: center middle; text-align: center; padding: 1; }
    TableScreen.small #all { display: none; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 10)),
        Binding("enter", "play", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("space", "hasten", show=False),
        Binding("escape", "unchoose", show=False),
        Binding("x", "exchange", show=False),
        Binding("c", "close", show=False),
        Binding("m", "marriage", show=False),
        Binding("a", "announce", show=False),
        Binding("b", "bid", show=False),
        Binding("k", "knock", show=False),
        Binding("exclamation_mark,0", "claim", show=False),
        Binding("l", "last", show=False),
        Binding("p", "points", show=False),
        Binding("t", "trump", show=False),
        Binding("question_mark", "help", show=False),
        Binding("h", "hint", show=False),
        Binding("r", "resign", show=False),
        Binding("f1", "rules", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, room: Room, tempo: Tempo, keeper: Keeper, *, colour: bool) -> None:
        super().__init__()
        self.sitting = sitting
        self.tempo = tempo
        self._tell = self._narrator()
        self._room = room
        self._keeper = keeper
        self._colour = colour
        self._board = Board(room, colour=colour)
        self._side = SideColumn(room)
        self._words = Words(room)
        self._acts = KeyBar(room, id="acts")
        self._looks = KeyBar(room, id="looks")
        self._chosen: Card | None = None
        self._declared = True
        self._fresh: Card | None = None
        self._staying: TrickRecord | None = None
        self._refused: IllegalAction | None = None
        self._thinking = False
        self._last_scene: tuple[View, Match] | None = None
        self._given_up: tuple[tuple[MatchEvent, ...], int] | None = None
        self._changed = asyncio.Event()
        self._hasten = asyncio.Event()

    @property
    def tell(self) -> Narrator:
        """The words of this table."""
        return self._tell

    def _narrator(self) -> Narrator:
        setup = self.sitting.setup
        return Narrator(setup.ruleset, setup.language, setup.naming, setup.opponent_name, self.sitting.points)

    @property
    def said(self) -> tuple[str, ...]:
        """The last sentences."""
        return tuple(self._words.said)

    # --- the frame ---

    def compose(self) -> ComposeResult:
        with Vertical(id="all"):
            with Horizontal(id="table"):
                yield self._board
                yield self._side
            yield self._words
            yield self._acts
            yield self._looks
        yield Static(id="small")

    def on_mount(self) -> None:
        self.run_worker(self._direct(), name="director", exclusive=True)

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < LEAST[0] or event.size.height < LEAST[1]
        self.set_class(small, "small")
        wide = event.size.width >= 110
        self._side.styles.width = 34 if wide else 24
        if small:
            how = self.tell.text(
                "screen-too-small-how",
                width=LEAST[0],
                height=LEAST[1],
                wide=event.size.width,
                high=event.size.height,
            )
            self.query_one("#small", Static).update(f"{self.tell.text('screen-too-small')}\n\n{how}")

    @property
    def is_small(self) -> bool:
        """Whether the window is too small to play in."""
        return self.has_class("small")

    def redraw(self) -> None:
        """Show this moment."""
        sitting, tell = self.sitting, self.tell
        if sitting.in_deal:
            self._last_scene = (sitting.view, sitting.match)
        if self._last_scene is not None:
            seen, match = self._last_scene
            self._board.show(self._scene(seen, match))
            self._side.show(sitting, tell, tricks=self._shown(seen), match=match if sitting.in_deal else sitting.match)
        self._show_keys()

    def _scene(self, seen: View, match: Match) -> Scene:
        tell = self.tell
        hand = tell.in_order(seen.hand, seen.trump)
        if self._chosen not in hand:
            self._chosen = None
        mine = self.sitting.turn is Turn.MINE
        return Scene(
            seen=seen,
            match=match,
            tell=tell,
            hand=hand,
            chosen=None if self._chosen is None else hand.index(self._chosen),
            declared=self._declared,
            fresh=self._fresh,
            staying=self._staying,
            status=self._status(seen),
            mine=mine,
        )

    def _status(self, seen: View) -> str:
        sitting, tell = self.sitting, self.tell
        if sitting.turn is Turn.MINE:
            return tell.text("screen-your-lead" if seen.led is None else "screen-your-answer")
        if sitting.may_speak():
            return tell.text("screen-speak")
        if sitting.turn is Turn.THEIRS:
            return tell.text("screen-thinking", name=tell.opponent)
        return ""

    def _shown(self, seen: View) -> tuple[TrickRecord, ...]:
        return seen.shown_tricks

    def _show_keys(self) -> None:
        tell, sitting = self.tell, self.sitting
        rules = sitting.ruleset
        legal = sitting.view.legal if sitting.in_deal else ()
        speak = sitting.may_speak()
        chosen = self._chosen

        def possible(action: Action) -> bool:
            return action in legal

        play = "key-go-on" if speak and chosen is None else "key-play"
        keys = [Key("↵", tell.text(play), "play", possible=speak or chosen is not None, marked=chosen is not None)]
        if rules.exchange is not None:
            keys.append(Key("X", tell.text("key-exchange"), "exchange", possible=possible(EXCHANGE)))
        if rules.closing is not None:
            keys.append(Key("C", tell.text("key-close"), "close", possible=possible(CLOSE)))
        if rules.marriage is not None:
            can = chosen is not None and self._board.scene is not None and self._board.scene.marriage(chosen) > 0
            keys.append(Key("M", tell.text("key-marriage"), "marriage", possible=can))
        if rules.marriage is not None and self._announces():
            keys.append(
                Key("A", tell.text("key-announce"), "announce", possible=any(isinstance(a, Announce) for a in legal))
            )
        if rules.knocking is not None:
            keys.append(Key("K", tell.text("key-knock"), "knock", possible=possible(KNOCK)))
        if rules.bidding is not None:
            keys.append(Key("B", tell.text("key-bid"), "bid", possible=possible(BID)))
        if rules.claiming.timing is not ClaimTiming.AUTOMATIC:
            due = self._is_due() and possible(CLAIM)
            keys.append(Key("!", tell.call(), "claim", possible=possible(CLAIM), marked=due))
        self._acts.show(keys)
        self._looks.show(
            [
                Key(key, tell.text(f"key-{word}"), action)
                for key, word, action in (
                    ("L", "last", "last"),
                    ("H", "hint", "hint"),
                    ("?", "help", "help"),
                    ("R", "resign", "resign"),
                    ("F1", "rules", "rules"),
                    ("Q", "leave", "leave"),
                )
            ]
        )

    def _announces(self) -> bool:
        rules = self.sitting.ruleset
        several = rules.marriage is not None and rules.marriage.per_lead > 1
        return several or (rules.closing is not None and rules.closing.after_marriage)

    def _is_due(self) -> bool:
        """Whether the human has enough, where the table counts it for him."""
        if not self.sitting.in_deal or not self.tell.counts(ME):
            return False
        seen = self.sitting.view
        return seen.points[self.sitting.seat] >= self.sitting.ruleset.claiming.goal

    # --- the director ---

    async def _direct(self) -> None:
        await self._open()
        while True:
            sitting = self.sitting
            if self._given_up is not None:
                happened, number = self._given_up
                self._given_up = None
                lines = [Content(line) for line in self.tell.events(happened, sitting.match)]
                self.redraw()
                if not await self._show_result(lines, happened, number):
                    return
                continue
            match sitting.turn:
                case Turn.BEGIN_DEAL:
                    self._chosen = self._fresh = self._staying = None
                    self._happened(sitting.begin_deal())
                case Turn.MINE | Turn.THEIRS:
                    await self._play_on()
                case Turn.DEAL_OVER:
                    await self._rest()
                    if not await self._finish_deal():
                        return
                case Turn.MATCH_OVER:
                    self._happened(sitting.next_match())
                case Turn.SERIES_OVER:
                    return

    async def _open(self) -> None:
        """How the first dealer was found, for both to see."""
        events_, tell = self.sitting.opening(), self.tell
        sentences = list(tell.events(events_, self.sitting.match))
        self._words.say(sentences)
        self.redraw()
        found = self.sitting.first_dealer
        cards = None
        if isinstance(found, CardsDrawn):
            artist = CardArtist(tell, self._room, self._colour)
            last = found.rounds[-1]
            cards = CardRow(artist, [(last.a, tell.name(ME)), (last.b, tell.name(ME.other))])
        choices = (("go", tell.text("setup-begin")),)
        sheet = Sheet(title(self.sitting.ruleset, tell.language), sentences, choices, back="go", cards=cards)
        await self.app.push_screen_wait(sheet)

    async def _play_on(self) -> None:
        sitting = self.sitting
        if sitting.may_speak() or not sitting.to_ask():
            self.redraw()
            self._changed.clear()
            await self._changed.wait()
            return
        version, theirs = sitting.version, sitting.turn is Turn.THEIRS
        if theirs:
            await self._rest()
            self.redraw()
        loop = asyncio.get_running_loop()
        began = loop.time()
        action = await asyncio.to_thread(sitting.thought())
        if theirs:
            await self._wait(self.tempo.think - (loop.time() - began))
        if sitting.version == version:
            self._happened(sitting.opponent_acts(action))

    async def _rest(self) -> None:
        """Let a finished trick lie for its time."""
        if self._staying is not None and self.tempo.stay is not None:
            await self._wait(self.tempo.stay)
            self._staying = None

    async def _wait(self, seconds: float) -> None:
        """Wait, unless somebody presses a key to hasten."""
        if seconds <= 0:
            return
        self._hasten.clear()
        try:
            await asyncio.wait_for(self._hasten.wait(), seconds)
        except TimeoutError:
            return

    def _happened(self, happened: Sequence[MatchEvent | Event]) -> None:
        """Say and show what happened."""
        sitting = self.sitting
        for event in happened:
            if isinstance(event, CardLed):
                self._staying = None
            elif isinstance(event, TrickWon):
                self._finish_trick(sitting.view.history[-1])
            elif isinstance(event, CardDrawn) and event.card is not None and event.seat is sitting.seat:
                self._fresh = event.card
        sentences = list(self.tell.events(happened, sitting.match))
        if sentences:
            self._words.say(sentences)
        self.redraw()

    def _finish_trick(self, trick: TrickRecord) -> None:
        self._staying = trick
        self._fresh = None
        if self.tempo.stay is not None:
            self.set_timer(self.tempo.stay, partial(self._sweep, trick))

    def _sweep(self, trick: TrickRecord) -> None:
        if self._staying is trick:
            self._staying = None
            self.redraw()

    # --- results ---

    async def _finish_deal(self) -> bool:
        """Lay the result over the table; whether the evening goes on."""
        sitting = self.sitting
        seen, match, settlement = sitting.view, sitting.match, sitting.view.settlement
        assert settlement is not None
        happened = sitting.score()
        self.redraw()
        return await self._show_result(self._deal_lines(seen, match, settlement), happened, match.deal_number)

    async def _show_result(self, lines: list[Content], happened: Sequence[MatchEvent], number: int) -> bool:
        sitting, tell, room = self.sitting, self.tell, self._room
        lines += [Content(""), *score_rows(sitting.match, tell, room)]
        for event in happened:
            if isinstance(event, MatchWon):
                lines.append(Content(""))
                lines += [Content.assemble((line, f"bold {room.act}")) for line in tell.match_result(event.result)]
                lines += self._clauses(event.result.clauses)
        lines += [Content.assemble((line, f"bold {room.act}")) for line in tell.series_result(happened)]
        over = sitting.match.over
        if over:
            lines += [
                Content(line) for line in (tell.series_line(sitting.match), tell.tally_line(sitting.tally)) if line
            ]
        choices = [("next", tell.text("sheet-next-deal"))]
        heading = tell.text("sheet-deal", number=number)
        if sitting.turn is Turn.SERIES_OVER:
            path = self._keeper.finished(sitting)
            if path is not None:
                lines += [Content(""), Content.assemble((tell.text("record-saved", path=path), room.muted))]
            choices = [
                ("again", tell.text("sheet-again")),
                ("setup", tell.text("sheet-other")),
                ("leave", tell.text("sheet-leave")),
            ]
            heading = tell.text("sheet-series" if sitting.ruleset.match.series_length > 1 else "sheet-match")
        elif over:
            choices = [("next", tell.text("sheet-next-match"))]
            heading = tell.text("sheet-match")
        return await self._follow(await self.app.push_screen_wait(Sheet(heading, lines, choices)))

    async def _follow(self, answer: str) -> bool:
        match answer:
            case "again":
                self.sitting = self.sitting.again()
                self._keeper.sits(self.sitting)
                self._tell = self._narrator()
                self._last_scene = None
                await self._open()
            case "setup":
                self.dismiss(None)
                return False
            case "leave":
                self.app.exit()
                return False
        return True

    def _deal_lines(self, seen: View, match: Match, settlement: Settlement) -> list[Content]:
        tell, room = self.tell, self._room
        return [
            Content(tell.ending(settlement, match)),
            *(Content(tell.counted(seen, match, side)) for side in (ME, ME.other)),
            Content.assemble((tell.payment(settlement, match), f"bold {room.act}")),
            *self._clauses(settlement.clauses),
        ]

    def _clauses(self, clauses: Sequence[Clause]) -> list[Content]:
        room = self._room
        cited = list(self.tell.cited(clauses))
        if not cited:
            return []
        lines = [Content.assemble(("\n" + self.tell.text("sheet-clauses"), f"bold {room.rim}"))]
        lines += [
            Content.assemble((f"{number}  ", f"bold {room.muted}"), (words, room.muted)) for number, words in cited
        ]
        return lines

    # --- choosing and playing cards ---

    def on_board_card_pressed(self, event: Board.CardPressed) -> None:
        self.action_choose(event.place + 1)

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        self.run_worker(self.run_action(f"screen.{event.action}"), exclusive=False)

    def _hand(self) -> tuple[Card, ...]:
        if not self.sitting.in_deal:
            return ()
        seen = self.sitting.view
        return self.tell.in_order(seen.hand, seen.trump)

    def action_choose(self, number: int) -> None:
        """Choose a card by its number; the same number again plays it."""
        if self.is_small:
            return
        self._hasten.set()
        hand = self._hand()
        if number > len(hand):
            return
        if hand[number - 1] is self._chosen:
            self.action_play()
            return
        self._chosen = hand[number - 1]
        self._declared = True
        self.redraw()

    def action_step(self, by: int) -> None:
        """Choose the next card to either side."""
        hand = self._hand()
        if not hand or self.is_small:
            return
        before = -1 if by > 0 else 0
        place = ((before if self._chosen is None else hand.index(self._chosen)) + by) % len(hand)
        self._chosen = hand[place]
        self._declared = True
        self.redraw()

    def action_unchoose(self) -> None:
        self._chosen = None
        self.redraw()

    def action_hasten(self) -> None:
        """Do not wait for the trick to be swept or the opponent to ponder."""
        self._hasten.set()
        if self._staying is not None and self.tempo.stay is not None:
            self._staying = None
            self.redraw()

    def action_play(self) -> None:
        """Play the chosen card; without one, let play go on."""
        self._hasten.set()
        card = self._chosen
        if self.is_small:
            return
        if card is None:
            if self.sitting.may_speak():
                self.sitting.decline()
                self._changed.set()
                self.redraw()
            return
        if not self.sitting.in_deal:
            return
        seen = self.sitting.view
        if seen.led is not None and seen.leader is not self.sitting.seat:
            self._act(FOLLOW[card])
            return
        scene = self._board.scene
        declares = self._declared and scene is not None and scene.marriage(card) > 0
        self._act(DECLARE[card] if declares else LEAD[card])

    def _act(self, action: Action) -> None:
        if self.sitting.turn not in (Turn.MINE, Turn.THEIRS) or self.is_small:
            return
        try:
            happened = self.sitting.act(action)
        except IllegalAction as refused:
            self._refused = refused
            self._words.refuse(self.tell.refusal(refused))
            return
        self._refused = None
        self._chosen = None
        self._declared = True
        self._happened(happened)
        self._changed.set()

    def action_exchange(self) -> None:
        self._act(EXCHANGE)

    def action_close(self) -> None:
        self._act(CLOSE)

    def action_claim(self) -> None:
        self._act(CLAIM)

    def action_bid(self) -> None:
        self._act(BID)

    def action_knock(self) -> None:
        self._act(KNOCK)

    def action_marriage(self) -> None:
        """Declare the marriage of the chosen card with its lead, or not; with no card chosen, choose one that could."""
        scene = self._board.scene
        if scene is None or self.sitting.turn is not Turn.MINE:
            return
        if self._chosen is not None and scene.marriage(self._chosen):
            self._declared = not self._declared
        else:
            able = [card for card in scene.hand if scene.marriage(card)]
            if not able:
                self._act(DECLARE[self._chosen] if self._chosen is not None else DECLARE[scene.hand[0]])
                return
            self._chosen = able[-1]
            self._declared = True
        self.redraw()

    def action_announce(self) -> None:
        """Announce the marriage of the chosen card's suit, or the only one there is."""
        if not self.sitting.in_deal:
            return
        offered = [action for action in self.sitting.view.legal if isinstance(action, Announce)]
        if self._chosen is not None:
            self._act(ANNOUNCE[self._chosen.suit])
        elif offered:
            self._act(max(offered, key=lambda action: action.suit is self.sitting.view.trump))
        elif hand := self._hand():
            self._act(ANNOUNCE[hand[0].suit])

    # --- looking ---

    def action_trump(self) -> None:
        if self.sitting.in_deal:
            self._words.note(self.tell.talon(self.sitting.view, self.sitting.match))

    def action_points(self) -> None:
        """Count both sides' points aloud, one's own, or nobody's; in too small a window, play on line by line."""
        if self.is_small:
            self.app.exit(self.sitting)
            return
        order = [PointDisplay.BOTH, PointDisplay.OWN, PointDisplay.NONE]
        counted = order[(order.index(self.sitting.points) + 1) % len(order)]
        self.sitting.points = counted
        self._tell = self._narrator()
        self.redraw()
        self._words.note(self.tell.text(f"screen-points-{counted.value}"))

    def action_last(self) -> None:
        """The tricks that these rules let one look at again."""
        if not self.sitting.in_deal:
            return
        tell, seen = self.tell, self.sitting.view
        look_back = self.sitting.ruleset.table.look_back
        if look_back is LookBack.NONE:
            self._words.refuse(f"{tell.clause(Clause.LOOK_3)} ({Clause.LOOK_3.value})")
            return
        tricks = seen.shown_tricks
        if not tricks:
            own = look_back is LookBack.OWN and bool(seen.history)
            self._words.note(tell.text("plain-no-trick-of-yours" if own else "plain-no-trick"))
            return
        match = self.sitting.match
        rows: list[Content] = []
        for trick in tricks:
            winner = match.side_of(trick.winner)
            rows.append(
                Content(
                    tell.of(
                        "plain-trick",
                        match.side_of(trick.leader),
                        led=f"{tell.card(trick.lead)} {SUIT_SIGNS[trick.lead.suit]}",
                        reply=f"{tell.card(trick.reply)} {SUIT_SIGNS[trick.reply.suit]}",
                        winner="me" if winner is ME else "other",
                    )
                )
            )
        heading = tell.text("screen-own-tricks" if look_back is LookBack.OWN else "screen-last-trick")
        last = tricks[-1]
        mine = match.side_of(last.leader) is ME
        pair = [(last.lead, tell.name(ME if mine else ME.other)), (last.reply, tell.name(ME.other if mine else ME))]
        row = CardRow(CardArtist(tell, self._room, self._colour), pair)
        self._lay(Sheet(heading, rows, (("back", tell.text("key-close-page")),), back="back", cards=row))

    def action_hint(self) -> None:
        if not self.is_small:
            self.run_worker(self._give_hint(), exclusive=True, group="hint")

    async def _give_hint(self) -> None:
        sitting = self.sitting
        advice = sitting.advice()
        if advice is None:
            self._words.note(self.tell.text("advice-none"))
            return
        version = sitting.version
        self._words.note(self.tell.text("advice-thinking"))
        given = await asyncio.to_thread(advice)
        if sitting.version == version and self.sitting is sitting:
            self._words.note(self.tell.hint(given, sitting.view.trump))

    def action_rules(self) -> None:
        tell = self.tell
        page = compose(self.sitting.ruleset, tell.language, format="markdown", naming=tell.naming)
        self.app.push_screen(RulesSheet(page, self._room, f" Esc · {tell.text('key-close-page')} "))

    def action_help(self) -> None:
        tell, room = self.tell, self._room
        lines: list[Content] = []
        if self._refused is not None:
            sentence = tell.clause(self._refused.clause) or ""
            lines += [
                Content.assemble((tell.refusal(self._refused), f"bold {room.warn}")),
                Content.assemble((f"{self._refused.clause.value}  ", f"bold {room.muted}"), (sentence, room.muted)),
                Content(""),
            ]
        lines += self._possible_now()
        lines.append(Content.assemble(("\n" + tell.text("screen-help-keys"), f"bold {room.rim}")))
        for key, message in (
            ("1–6", "screen-help-choose"),
            ("← →", "screen-help-arrows"),
            ("↵", "help-play"),
            ("M", "help-marry"),
            ("H", "help-hint"),
            ("L", "help-last"),
            ("T", "help-trump"),
            ("P", "help-points"),
            ("R", "help-resign"),
            ("F1", "key-rules"),
            ("Q", "help-quit"),
        ):
            lines.append(Content.assemble((f"{key:>4}  ", f"bold {room.act}"), (tell.text(message), room.text)))
        lines.append(Content(tell.text("screen-help-mouse")))
        self._lay(Sheet(tell.text("screen-help"), lines, (("back", tell.text("key-close-page")),), back="back"))

    def _possible_now(self) -> list[Content]:
        """Each thing beside playing a card: possible now, or why not."""
        if not self.sitting.in_deal:
            return []
        tell, room, rules = self.tell, self._room, self.sitting.ruleset
        lines = [Content.assemble((tell.text("screen-help-now"), f"bold {room.rim}"))]
        asked: list[tuple[str, str, Action]] = []
        if rules.exchange is not None:
            asked.append(("X", "key-exchange", EXCHANGE))
        if rules.closing is not None:
            asked.append(("C", "key-close", CLOSE))
        if rules.knocking is not None:
            asked.append(("K", "key-knock", KNOCK))
        if rules.bidding is not None:
            asked.append(("B", "key-bid", BID))
        asked.append(("!", "key-claim", CLAIM))
        for key, message, action in asked:
            why = self.sitting.why_not(action)
            said = tell.text("screen-help-possible") if why is None else tell.refusal(why)
            style = room.good if why is None else room.muted
            word = tell.text(message)
            lines.append(Content.assemble((f"{key:>4}  ", f"bold {room.act}"), (f"{word}: ", room.text), (said, style)))
        return lines

    def _lay(self, sheet: Sheet) -> None:
        self.app.push_screen(sheet)

    # --- giving up and leaving ---

    def action_resign(self) -> None:
        if not self.sitting.in_deal or self.is_small:
            return
        self.run_worker(self._ask_resign(), exclusive=False)

    async def _ask_resign(self) -> None:
        cost = self.sitting.cost_of_resigning()
        if cost is None:
            return
        tell = self.tell
        lines = [tell.text("screen-resign-deal", name=tell.opponent, value=cost), tell.text("screen-resign-match")]
        choices = (
            ("back", tell.text("screen-play-on")),
            ("deal", tell.text("screen-give-deal")),
            ("match", tell.text("screen-give-match")),
        )
        answer = await self.app.push_screen_wait(Sheet(tell.text("key-resign"), lines, choices, back="back"))
        if answer == "deal":
            self._act(RESIGN)
        elif answer == "match" and self.sitting.cost_of_resigning() is not None:
            number = self.sitting.match.deal_number
            self._given_up = (self.sitting.resign_match(), number)
            self._hasten.set()
            self._changed.set()

    def action_leave(self) -> None:
        self.run_worker(self._ask_leave(), exclusive=False)

    async def _ask_leave(self) -> None:
        tell = self.tell
        choices = (("stay", tell.text("screen-play-on")), ("leave", tell.text("key-leave")))
        answer = await self.app.push_screen_wait(
            Sheet(tell.text("key-leave"), [tell.text("screen-leave")], choices, back="stay")
        )
        if answer == "leave":
            self.app.exit()
