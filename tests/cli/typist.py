"""Somebody who plays at the terminal by typing, with a seed instead of a mind."""

from __future__ import annotations

import io
import random
from typing import TextIO

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.narrator import Narrator
from bummerl.cli.game.sitting import Sitting, Turn
from bummerl.cli.game.words import Command, key_words
from bummerl.cli.plain import EndOfInput, Lines, PlainGame
from bummerl.rules.actions import Action, Announce, Bid, Claim, Close, Exchange, Follow, Knock, Lead

__all__ = ["Typist", "transcript"]

LOOKS = (Command.TRUMP, Command.POINTS, Command.LAST, Command.SCORE, Command.TABLE)
WORDS: dict[type[Action], Command] = {
    Exchange: Command.EXCHANGE,
    Close: Command.CLOSE,
    Claim: Command.CLAIM,
    Bid: Command.BID,
    Knock: Command.KNOCK,
}


class Typist:
    """A source of lines that reads the table before it types. What it types is written among what the game says."""

    def __init__(self, seed: int, sink: TextIO) -> None:
        self._rng = random.Random(seed)
        self._sink = sink
        self._game: PlainGame | None = None
        self._typed = 0

    def sit_down(self, game: PlainGame) -> None:
        """Begin to look at this game."""
        self._game = game

    def isatty(self) -> bool:
        return False

    def readline(self, limit: int = -1) -> str:
        """The next line typed; empty once nothing is left to be done."""
        del limit
        line = self._line()
        if line is None:
            return ""
        self._typed += 1
        self._sink.write(f"> {line}\n")
        return line + "\n"

    def _line(self) -> str | None:
        assert self._game is not None
        sitting = self._game.sitting
        language = sitting.setup.language
        if sitting.turn is Turn.SERIES_OVER:
            return None
        if self._typed % 9 == 4:
            return key_words(LOOKS[self._typed // 9 % len(LOOKS)], language)[0]
        return self._spoken(self._rng.choice(self._sensible(sitting)), sitting)

    def _sensible(self, sitting: Sitting) -> list[Action]:
        """What is legal, without claims that would be wrong; out of turn, what may be said there."""
        seen = sitting.view
        due = seen.points[sitting.seat] >= sitting.ruleset.claiming.goal
        return [action for action in seen.legal if due or not isinstance(action, Claim)]

    def _spoken(self, action: Action, sitting: Sitting) -> str:
        language = sitting.setup.language
        if type(action) in WORDS:
            return key_words(WORDS[type(action)], language)[0]
        seen = sitting.view
        hand = Narrator(sitting.ruleset, language, sitting.setup.naming, "").in_order(seen.hand, seen.trump)
        if isinstance(action, Announce):
            return f"{key_words(Command.ANNOUNCE, language)[0]} {action.suit.code}"
        assert isinstance(action, Lead | Follow)
        number = hand.index(action.card) + 1
        if isinstance(action, Follow):
            return str(number)
        return f"{number}{'+' if action.marriage else '-'}"


def transcript(sitting: Sitting, keeper: Keeper, seed: int) -> str:
    """Everything that is said and typed in a sitting, to its end."""
    sink = io.StringIO()
    typist = Typist(seed, sink)
    game = PlainGame(sitting, Lines(typist, sink), keeper)
    typist.sit_down(game)
    try:
        game.run()
    except EndOfInput:
        return sink.getvalue()
    raise AssertionError("the game has ended without the end of the input")
