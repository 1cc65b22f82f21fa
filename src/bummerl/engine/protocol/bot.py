"""The bots of this project as a program: what `bummerl engine` puts behind the protocol."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

from bummerl.engine.bots import DEFAULT_BOT, BadBotSpec, BadBudget, Clock, make_bot
from bummerl.engine.evaluation import DEFAULT_WORLDS, Evaluation, evaluate
from bummerl.engine.protocol.session import Decision, Judgement
from bummerl.engine.protocol.words import Code, Limits, OptionKind, OptionLine, ProtocolError
from bummerl.rules.actions import Action
from bummerl.rules.ruleset import Ruleset

__all__ = ["BotProgram", "clock_of"]

SEATS: Final = 2

FIRST_WORLDS: Final = 64
"""Worlds of the first round of an analysis that may be stopped; each further round has twice as many."""

MOST_WORLDS: Final = 65_536
"""Worlds of the last round, where time alone is limited."""


def clock_of(limits: Limits) -> Clock:
    """The limits as a bot knows them; `ProtocolError` for a budget that no bot can keep."""
    try:
        return Clock(
            seconds=None if limits.time is None else limits.time / 1000, nodes=limits.nodes, worlds=limits.worlds
        )
    except BadBudget as error:
        raise ProtocolError(Code.BAD_VALUE, str(error)) from None


class BotProgram:
    """A bot by its spec, such as ``greedy`` or ``kati:4``; the host may choose another by the option ``bot``.

    `BadBotSpec` if there is no such bot.
    """

    author = "the Bummerl authors"

    def __init__(self, spec: str = DEFAULT_BOT) -> None:
        self._bot = make_bot(spec)
        self._default: Final = self._bot.spec

    @property
    def name(self) -> str:
        return f"Bummerl {self._bot.spec}"

    @property
    def options(self) -> Sequence[OptionLine]:
        return (OptionLine("bot", OptionKind.STRING, self._default),)

    def set_option(self, name: str, value: str) -> None:
        if name != "bot":
            raise ValueError("there is no such option")
        try:
            self._bot = make_bot(value)
        except BadBotSpec as error:
            raise ValueError(str(error)) from None

    def plays(self, ruleset: Ruleset) -> str | None:
        return None if ruleset.seats == SEATS else f"these bots play with {SEATS} seats, not {ruleset.seats}"

    def new_match(self) -> None:
        self._bot = make_bot(self._bot.spec)

    def choose(self, decision: Decision) -> Action | None:
        clock = clock_of(decision.limits)
        ask = self._bot.interject if decision.may_pass else self._bot.choose
        return ask(decision.view, clock, decision.rng)

    def judge(self, decision: Decision) -> Sequence[Judgement]:
        """What every action is worth; the same whichever bot plays.

        A number of worlds is looked at in one go, so that the answer does not depend on the machine. With a time, or
        with no limit, round after round looks at twice as many, until all are known, time is up or the host says stop.
        """
        legal: list[Action | None] = [*decision.view.legal, *([None] if decision.may_pass else [])]
        found = {}
        for evaluation in _rounds(decision):
            found = {
                each.play[0] if each.play else None: Judgement(
                    each.play[0] if each.play else None, each.value, None if each.exact else each.error
                )
                for each in evaluation.first_actions()
            }
            best = max(each.value for each in found.values())
            decision.inform(f"worlds {evaluation.worlds} of {evaluation.count} value {best:.3f}")
        missing = [action for action in legal if action not in found]
        if missing:
            raise ProtocolError(Code.BAD_LIST, f"{missing[0]} cannot be legal here")
        return [found[action] for action in legal]


def _rounds(decision: Decision) -> Iterator[Evaluation]:
    """Evaluations, each of more worlds than the one before; the last is the one to tell."""
    limits = decision.limits
    if limits.nodes is not None:
        raise ProtocolError(Code.NOT_ABLE, "an analysis is limited by time or worlds, not by nodes")
    clock = clock_of(limits)  # refuses what no clock can keep
    if clock.worlds is not None and clock.seconds is None:
        yield evaluate(decision.view, worlds=clock.worlds, rng=decision.rng)
        return
    most = clock.worlds or (DEFAULT_WORLDS if clock.seconds is None else MOST_WORLDS)
    worlds, began = FIRST_WORLDS, time.monotonic()
    while True:
        started = time.monotonic()
        evaluation = evaluate(decision.view, worlds=min(worlds, most), rng=decision.rng)
        yield evaluation
        now = time.monotonic()
        done = evaluation.exact or worlds >= most or decision.stopped()
        if done or (clock.seconds is not None and now - began + 2 * (now - started) > clock.seconds):
            return
        worlds *= 2
