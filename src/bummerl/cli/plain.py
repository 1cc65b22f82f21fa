"""The game line by line, for screen readers, pipes and terminals that can do no more.

Everything that happens is a sentence; everything one does is a word. Nothing is drawn, nothing is overwritten, and the
end of the input is a way to leave like any other.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.narrator import Narrator
from bummerl.cli.game.sitting import ME, Sitting, Turn
from bummerl.cli.game.words import Command, Said, find_card, find_suit, key_words, read
from bummerl.cli.glyphs import fit
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
    Bid,
    Claim,
    Close,
    Exchange,
    Knock,
)
from bummerl.rules.cards import Card
from bummerl.rules.clauses import Clause
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import Event
from bummerl.rules.match import Match, MatchEvent, MatchWon
from bummerl.rules.ruleset import LookBack, PointDisplay
from bummerl.rules.view import View
from bummerl.texts.cards import listed
from bummerl.texts.rulepage import compose, title

__all__ = ["EndOfInput", "Lines", "PlainGame", "Typed"]

LONGEST: Final = 1000
"""Letters of a line that are looked at."""

_PLAIN_ACTIONS: Final[dict[Command, Action]] = {
    Command.EXCHANGE: EXCHANGE,
    Command.CLOSE: CLOSE,
    Command.CLAIM: CLAIM,
    Command.BID: BID,
    Command.KNOCK: KNOCK,
}

_WORD_OF: Final[dict[type[Action], Command]] = {
    Claim: Command.CLAIM,
    Exchange: Command.EXCHANGE,
    Close: Command.CLOSE,
    Announce: Command.ANNOUNCE,
    Bid: Command.BID,
    Knock: Command.KNOCK,
}


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Typed(Protocol):
    """Where lines come from: standard input, or anything like it."""

    def readline(self, limit: int = -1, /) -> str: ...

    def isatty(self) -> bool: ...


class Lines:
    """A place to write sentences to and to read lines from. Bytes that are no text and signs that cannot be written are
    replaced, never fatal."""

    def __init__(self, source: Typed | None = None, sink: TextIO | None = None) -> None:
        self._source: Typed = source if source is not None else sys.stdin
        self._sink: TextIO = sink if sink is not None else sys.stdout
        reconfigure = getattr(self._source, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
        self._interactive = self._source.isatty() and self._sink.isatty()

    def say(self, text: str = "") -> None:
        self._sink.write(fit(text, self._sink.encoding or "utf-8") + "\n")

    def ask(self) -> str:
        """The next line; `EndOfInput` after the last one."""
        if self._interactive:
            self._sink.write("> ")
        self._sink.flush()
        line = self._source.readline(LONGEST)
        if not line:
            if self._interactive:
                self._sink.write("\n")
            raise EndOfInput
        if not line.endswith("\n"):
            self._skip_the_rest()
        return line.strip()

    def _skip_the_rest(self) -> None:
        while (more := self._source.readline(LONGEST)) and not more.endswith("\n"):
            pass


@dataclass(frozen=True, slots=True)
class _Question:
    """Something that wants a yes or a no, and what follows from either. Any other command takes it back."""

    yes: Callable[[], None]
    no: Callable[[], None]


class PlainGame:
    """One evening, line by line. The keeper writes the records."""

    def __init__(self, sitting: Sitting, lines: Lines, keeper: Keeper) -> None:
        self._keeper = keeper
        self._lines = lines
        self._question: _Question | None = None
        self._leaving = False
        self._sit(sitting)

    @property
    def sitting(self) -> Sitting:
        """The sitting that is on."""
        return self._sitting

    def _sit(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._keeper.sits(sitting)
        setup = sitting.setup
        self._tell = Narrator(setup.ruleset, setup.language, setup.naming, setup.opponent_name, setup.points)
        self._language = setup.language

    # --- the loop ---

    def run(self, *, resumed: bool = False) -> None:
        """Play until the human leaves; `EndOfInput` if the input ends first."""
        if resumed:
            self._say_welcome()
            self._show_table()
            if self._sitting.turn is Turn.MINE:
                self._say("plain-lead" if self._sitting.view.led is None else "plain-answer")
        else:
            self._open()
        while not self._leaving:
            self._go_on()

    def _open(self) -> None:
        self._say_welcome()
        self._say_events(self._sitting.opening())

    def _say_welcome(self) -> None:
        self._say(
            "plain-welcome",
            rules=title(self._sitting.ruleset, self._language),
            name=self._tell.opponent,
            help=self._word(Command.HELP),
            quit=self._word(Command.QUIT),
        )

    def _go_on(self) -> None:
        sitting = self._sitting
        match sitting.turn:
            case Turn.BEGIN_DEAL:
                self._lines.say()
                self._say_events(sitting.begin_deal())
                self._lines.say(self._tell.score_line(sitting.match))
                self._prompt()
            case Turn.MINE | Turn.THEIRS:
                self._play_on()
            case Turn.DEAL_OVER:
                self._deal_over()
            case Turn.MATCH_OVER:
                self._say_events(sitting.next_match())
            case Turn.SERIES_OVER:
                self._series_over()

    def _play_on(self) -> None:
        sitting = self._sitting
        if sitting.may_speak():
            self._out_of_turn()
        elif sitting.to_ask():
            before = sitting.turn
            happened = sitting.opponent_acts(sitting.thought()())
            self._say_events(happened)
            if happened and (before is Turn.THEIRS or sitting.turn is Turn.MINE):
                self._prompt()
        else:
            self._listen()

    def _prompt(self) -> None:
        """Where the human is to move: what to answer, the hand, and what else is possible."""
        if self._sitting.turn is not Turn.MINE:
            return
        seen = self._sitting.view
        self._say("plain-lead" if seen.led is None else "plain-answer")
        self._show_hand()

    def _out_of_turn(self) -> None:
        words = [
            self._word(_WORD_OF[type(action)])
            for action in self._sitting.view.legal
            if isinstance(action, Claim | Exchange)
        ]
        self._say("plain-before-other", name=self._tell.opponent, words=listed(words, self._tell.words))
        version = self._sitting.version
        while self._sitting.version == version and self._sitting.may_speak() and not self._leaving:
            line = self._lines.ask()
            if line:
                self._take(line)
            elif self._question is not None:
                self._question = None
            else:
                self._sitting.decline()

    def _listen(self) -> None:
        self._take(self._lines.ask())

    # --- what was typed ---

    def _take(self, line: str) -> None:
        if not line:
            return
        said = read(line, self._language)
        if self._question is not None:
            question, self._question = self._question, None
            if said.command is Command.YES:
                question.yes()
                return
            if said.command is Command.NO:
                question.no()
                return
        self._obey(said, line)

    def _obey(self, said: Said, line: str) -> None:
        command, about = said.command, said.about
        match command:
            case None | Command.PLAY | Command.MARRY:
                self._play(command, about, line)
            case Command.ANNOUNCE:
                self._announce(about)
            case Command.EXCHANGE | Command.CLOSE | Command.CLAIM | Command.BID | Command.KNOCK:
                self._act(_PLAIN_ACTIONS[command])
            case Command.RESIGN:
                self._ask_resign_deal()
            case Command.RESIGN_MATCH:
                self._ask("ask-resign-match", self._resign_match, name=self._tell.opponent)
            case Command.HAND:
                self._show_hand()
            case Command.TRUMP:
                self._with_deal(lambda seen: self._lines.say(self._tell.talon(seen, self._sitting.match)))
            case Command.LAST:
                self._with_deal(self._show_last)
            case Command.POINTS:
                self._with_deal(self._show_points)
            case Command.SCORE:
                self._show_score()
            case Command.TABLE:
                self._show_table()
            case Command.HINT:
                self._show_hint()
            case Command.RULES:
                self._show_rules(about)
            case Command.HELP:
                self._show_help()
            case Command.QUIT:
                self._leaving = True
            case Command.YES | Command.NO:
                self._say("plain-no-question")

    def _play(self, command: Command | None, about: str, line: str) -> None:
        declared: bool | None = True if command is Command.MARRY else None
        if about.endswith(("+", "-")):
            declared, about = about.endswith("+"), about[:-1].strip()
        seen = self._sitting.view
        hand = self._tell.in_order(seen.hand, seen.trump)
        card = find_card(about, self._language, hand)
        if card is None:
            if command is None:
                self._say("plain-what", text=line, help=self._word(Command.HELP))
            else:
                self._say("plain-which-card")
            return
        if card not in seen.hand:
            self._say("plain-not-held", card=self._tell.card(card))
            return
        if seen.led is not None and seen.to_move is self._sitting.seat:
            self._act(FOLLOW[card])
            return
        plain, declare = LEAD[card], DECLARE[card]
        both = plain in seen.legal and declare in seen.legal
        if both and declared is None:
            self._question = _Question(lambda: self._act(declare), lambda: self._act(plain))
            self._say("ask-marry", points=self._marriage_points(card, seen), **self._yes_no())
            return
        wants = declared is True or (declared is None and declare in seen.legal)
        self._act(declare if wants else plain)

    def _announce(self, about: str) -> None:
        seen = self._sitting.view
        suit = find_suit(about, self._language) if about else None
        if suit is None and about:
            card = find_card(about, self._language, self._tell.in_order(seen.hand, seen.trump))
            suit = None if card is None else card.suit
        if suit is None:
            offered = [action for action in seen.legal if isinstance(action, Announce)]
            if len(offered) == 1 and not about:
                self._act(offered[0])
                return
            self._say("plain-which-suit")
            return
        self._act(ANNOUNCE[suit])

    def _act(self, action: Action) -> None:
        sitting = self._sitting
        if sitting.turn not in (Turn.MINE, Turn.THEIRS):
            self._say("plain-no-deal")
            return
        try:
            happened = sitting.act(action)
        except IllegalAction as refused:
            self._lines.say(self._tell.refusal(refused))
            sentence = self._tell.clause(refused.clause)
            if sentence is not None:
                self._lines.say(f"{refused.clause.value}: {sentence}")
            return
        self._say_events(happened)
        if sitting.turn is Turn.MINE:
            self._prompt()

    # --- giving up and leaving ---

    def _ask(self, message: str, yes: Callable[[], None], **parameters: object) -> None:
        self._question = _Question(yes, self._prompt)
        self._say(message, **parameters, **self._yes_no())

    def _ask_resign_deal(self) -> None:
        cost = self._sitting.cost_of_resigning()
        if cost is None:
            self._say("plain-no-deal")
            return
        self._ask("ask-resign-deal", lambda: self._act(RESIGN), name=self._tell.opponent, value=cost)

    def _resign_match(self) -> None:
        match = self._sitting.match
        events = self._sitting.resign_match()
        self._say_events(events, match)
        self._match_lines(events)

    # --- results ---

    def _deal_over(self) -> None:
        sitting = self._sitting
        match, seen, settlement = sitting.match, sitting.view, sitting.view.settlement
        if settlement is None:
            return
        tell = self._tell
        self._lines.say()
        self._say("sheet-deal", number=match.deal_number)
        self._lines.say(tell.ending(settlement, match))
        for side in (ME, ME.other):
            self._lines.say(tell.counted(seen, match, side))
        self._lines.say(tell.payment(settlement, match))
        self._clauses(settlement.clauses)
        self._match_lines(sitting.score())

    def _clauses(self, clauses: Iterable[Clause]) -> None:
        self._lines.say(f"{self._tell.text('sheet-clauses')}:")
        for number, sentence in self._tell.cited(clauses):
            self._lines.say(f"  {number}: {sentence}")

    def _match_lines(self, events: tuple[MatchEvent, ...]) -> None:
        """The score; and the result where a match or series is over."""
        sitting, tell = self._sitting, self._tell
        self._lines.say(tell.score_line(sitting.match))
        for event in events:
            if isinstance(event, MatchWon):
                self._lines.say()
                for line in tell.match_result(event.result):
                    self._lines.say(line)
                self._clauses(event.result.clauses)
        for line in tell.series_result(events):
            self._lines.say(line)
        if sitting.match.over:
            for account in (tell.series_line(sitting.match), tell.tally_line(sitting.tally)):
                if account is not None:
                    self._lines.say(account)

    def _series_over(self) -> None:
        path = self._keeper.finished(self._sitting)
        if path is not None:
            self._say("record-saved", path=path)
        self._say("ask-again", **self._yes_no())
        while True:
            said = read(self._lines.ask(), self._language)
            match said.command:
                case Command.YES:
                    self._sit(self._sitting.again())
                    self._lines.say()
                    self._open()
                    return
                case Command.NO | Command.QUIT:
                    self._leaving = True
                    return
                case Command.SCORE:
                    self._show_score()
                case Command.RULES:
                    self._show_rules(said.about)
                case _:
                    self._say("ask-again", **self._yes_no())

    # --- what can be looked at ---

    def _with_deal(self, show: Callable[[View], None]) -> None:
        if self._sitting.in_deal:
            show(self._sitting.view)
        else:
            self._say("plain-no-deal")

    def _show_hand(self) -> None:
        if not self._sitting.in_deal:
            self._say("plain-no-deal")
            return
        seen, tell = self._sitting.view, self._tell
        hand = tell.in_order(seen.hand, seen.trump)
        numbered = [
            tell.text("plain-hand-card", number=number, card=tell.card(card)) for number, card in enumerate(hand, 1)
        ]
        self._say("plain-hand", cards=listed(numbered, tell.words))
        for points, cards in self._marriages(seen, hand):
            self._say("plain-marriage", cards=listed(cards, tell.words), points=points)
        possible = [
            self._word(word)
            for kind, word in _WORD_OF.items()
            if any(isinstance(action, kind) for action in seen.legal) and (kind is not Claim or self._may_be_due(seen))
        ]
        if possible and self._sitting.turn is Turn.MINE:
            self._say("plain-possible", words=listed(possible, tell.words))

    def _may_be_due(self, seen: View) -> bool:
        """Whether a claim is worth a word: it is due, or the human counts for himself."""
        sitting = self._sitting
        return not self._tell.counts(ME) or seen.points[sitting.seat] >= sitting.ruleset.claiming.goal

    def _marriages(self, seen: View, hand: tuple[Card, ...]) -> Iterator[tuple[int, list[str]]]:
        """Marriages that the human may choose to declare, with the numbers of their cards."""
        by_suit: dict[int, list[str]] = {}
        points: dict[int, int] = {}
        for number, card in enumerate(hand, 1):
            if DECLARE[card] in seen.legal and LEAD[card] in seen.legal:
                by_suit.setdefault(card.suit, []).append(str(number))
                points[card.suit] = self._marriage_points(card, seen)
        for suit, numbers in by_suit.items():
            yield points[suit], numbers

    def _marriage_points(self, card: Card, seen: View) -> int:
        rule = self._sitting.ruleset.marriage
        if rule is None:
            return 0
        return rule.royal if card.suit is seen.trump else rule.plain

    def _show_last(self, seen: View) -> None:
        look_back = self._sitting.ruleset.table.look_back
        if look_back is LookBack.NONE:
            sentence = self._tell.clause(Clause.LOOK_3)
            self._lines.say(f"{Clause.LOOK_3.value}: {sentence}")
            return
        if not seen.shown_tricks:
            own = look_back is LookBack.OWN and seen.history
            self._say("plain-no-trick-of-yours" if own else "plain-no-trick")
            return
        match = self._sitting.match
        for trick in seen.shown_tricks:
            winner = "me" if match.side_of(trick.winner) is ME else "other"
            self._lines.say(
                self._tell.of(
                    "plain-trick",
                    match.side_of(trick.leader),
                    led=self._tell.card(trick.lead),
                    reply=self._tell.card(trick.reply),
                    winner=winner,
                )
            )

    def _show_points(self, seen: View) -> None:
        match = self._sitting.match
        for side in (ME, ME.other):
            self._lines.say(self._tell.standing(seen, match, side))
        if self._sitting.setup.points is PointDisplay.NONE:
            self._say("plain-not-counted")
        for side in (ME, ME.other):
            badges = [
                self._tell.text(
                    "table-badge" if counted else "table-badge-pending", points=points, suit=self._tell.suit(suit)
                )
                for suit, points, counted in self._tell.badges(seen, match.seat_of(side))
            ]
            if badges:
                self._lines.say(self._tell.of("plain-declared", side, marriages=listed(badges, self._tell.words)))

    def _show_hint(self) -> None:
        advice = self._sitting.advice()
        if advice is None:
            self._say("advice-none")
        else:
            self._lines.say(self._tell.hint(advice(), self._sitting.view.trump))

    def _show_score(self) -> None:
        sitting, tell = self._sitting, self._tell
        for line in (
            tell.score_line(sitting.match),
            tell.series_line(sitting.match),
            tell.tally_line(sitting.tally),
        ):
            if line is not None:
                self._lines.say(line)

    def _show_table(self) -> None:
        if self._sitting.in_deal:
            seen = self._sitting.view
            self._lines.say(self._tell.talon(seen, self._sitting.match))
            if seen.led is not None:
                self._say("plain-led", card=self._tell.card(seen.led))
            self._show_points(seen)
        self._show_score()
        if self._sitting.in_deal:
            self._show_hand()

    def _show_rules(self, about: str) -> None:
        if not about:
            page = compose(self._sitting.ruleset, self._language, format="text", naming=self._tell.naming)
            self._lines.say(page.rstrip())
            return
        wanted = about.upper().replace(" ", "-")
        clauses = {clause.value: clause for clause in Clause}
        sentence = self._tell.clause(clauses[wanted]) if wanted in clauses else None
        if sentence is None:
            self._say("plain-no-clause", text=wanted, rules=self._word(Command.RULES))
        else:
            self._lines.say(f"{wanted}: {sentence}")

    def _show_help(self) -> None:
        self._say("plain-help-title")
        self._say("plain-help-card")
        rules = self._sitting.ruleset
        absent = {
            Command.ANNOUNCE: rules.marriage is None
            or not (rules.marriage.per_lead > 1 or (rules.closing is not None and rules.closing.after_marriage)),
            Command.BID: rules.bidding is None,
            Command.KNOCK: rules.knocking is None,
        }
        for command in Command:
            if command in (Command.YES, Command.NO) or absent.get(command):
                continue
            example = f"{self._word(Command.RULES)} {Clause.VALUE_1.value}"
            says = self._tell.text(f"help-{command.value}", example=example)
            self._lines.say(f"  {', '.join(key_words(command, self._language))}: {says}")

    # --- saying things ---

    def _say_events(self, events: Iterable[MatchEvent | Event], match: Match | None = None) -> None:
        for sentence in self._tell.events(events, match or self._sitting.match):
            self._lines.say(sentence)

    def _say(self, message: str, **parameters: object) -> None:
        self._lines.say(self._tell.text(message, **parameters))

    def _word(self, command: Command) -> str:
        return key_words(command, self._language)[0]

    def _yes_no(self) -> dict[str, str]:
        return {"yes": self._word(Command.YES), "no": self._word(Command.NO)}
