"""What the decisions of a deal cost, judged by what each seat could know when it made them.

For every decision the worth of every legal action is found as `bummerl.engine.evaluation` finds it, the action taken is
compared with the best one, and the difference gets a verdict. Nothing is judged by cards that the seat could not see.

Verdicts go by the loss in game points (`THRESHOLDS`). Where the worths are estimates, a loss of less than two standard
errors of the difference is no ground for calling an action worse than good.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bummerl.engine.evaluation import DEFAULT_WORLDS, Evaluation, Method, PlayWorth, evaluate
from bummerl.engine.hints import play_text
from bummerl.engine.knowledge import Knowledge, knowledge_of
from bummerl.rules.actions import Action, Resign
from bummerl.rules.deal import Transition, advance, legal_actions
from bummerl.rules.record import ReplayedDeal
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.view import view

__all__ = ["THRESHOLDS", "Decision", "SeatSummary", "Verdict", "analyse_deal", "decision_data", "judge", "summary"]


class Verdict(StrEnum):
    """How an action compares with the best one."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS: Final[tuple[tuple[Verdict, float], ...]] = (
    (Verdict.BEST, 0.0),
    (Verdict.GOOD, 0.1),
    (Verdict.INACCURACY, 0.3),
    (Verdict.MISTAKE, 0.8),
)
"""The largest loss, in game points, with which an action still gets each verdict; more is a blunder."""

ALIKE: Final = 1e-9
SURE: Final = 2.0
"""So many standard errors apart, two estimates are taken to be different."""


def verdict_of(loss: float, error: float = 0.0) -> Verdict:
    """The verdict on a loss with the standard error that it has.

    >>> [verdict_of(loss).value for loss in (0.0, 0.05, 0.2, 0.5, 2.0)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    >>> verdict_of(0.5, error=0.3).value
    'good'
    """
    found = next((verdict for verdict, most in THRESHOLDS if loss <= most + ALIKE), Verdict.BLUNDER)
    if found not in (Verdict.BEST, Verdict.GOOD) and loss < SURE * error:
        return Verdict.GOOD
    return found


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision judged. `number` counts the actions of the deal from 1; `trick` the tricks won before.

    `worths` holds every legal action of the seat, and the action taken also where it is a resignation. `loss` is what
    the action taken gives away against the best.
    """

    number: int
    seat: Seat
    trick: int
    action: Action
    worths: tuple[PlayWorth, ...]
    loss: float
    verdict: Verdict
    knowledge: Knowledge
    worlds: int

    @property
    def method(self) -> Method:
        """How the worths were found: the least certain of their methods."""
        order = list(Method)
        return max((each.method for each in self.worths), key=order.index)

    @property
    def exact(self) -> bool:
        return all(each.exact for each in self.worths)

    @property
    def best(self) -> tuple[Action, ...]:
        """The best action, or all that are equal to it."""
        top = max(each.value for each in self.worths)
        return tuple(each.play[0] for each in self.worths if each.play and each.value > top - ALIKE)

    @property
    def taken(self) -> PlayWorth:
        """The action taken with its worth."""
        return next(each for each in self.worths if each.play == (self.action,))


def judge(transition: Transition, number: int, *, worlds: int = DEFAULT_WORLDS, seed: int = 0) -> Decision | None:
    """The decision behind a transition; ``None`` where there was nothing to decide.

    Nothing is decided by a forced action, nor by acting out of turn where doing nothing could not be better. Errors as
    for `evaluate`.
    """
    state, seat = transition.before, transition.seat
    forced = len(legal_actions(state, seat)) < len(SEATS[:2]) and state.to_move is seat
    if forced and not isinstance(transition.action, Resign):
        return None
    seen = view(state, seat)
    found = evaluate(seen, worlds=worlds, rng=random.Random(seed))
    worths = found.first_actions()
    if isinstance(transition.action, Resign):
        worths = (*worths, _resigned(transition, seat, found))
    top = max(each.value for each in worths)
    taken = next(each for each in worths if each.play == (transition.action,))
    loss = max(0.0, top - taken.value)
    return Decision(
        number,
        seat,
        state.trick_number,
        transition.action,
        worths,
        loss,
        verdict_of(loss, taken.gap_error),
        knowledge_of(seen),
        found.worlds,
    )


def _resigned(transition: Transition, seat: Seat, found: Evaluation) -> PlayWorth:
    """What giving up was worth: its settlement, which nobody has to guess."""
    settled = advance(transition.before, seat, transition.action).settlement
    value = 0.0 if settled is None else float(settled.signed(seat))
    gap = max(found.best(), key=lambda each: each.error).error
    return PlayWorth((transition.action,), value, Method.OPEN_CARDS, 0.0, gap)


def analyse_deal(
    transitions: Sequence[Transition], *, worlds: int = DEFAULT_WORLDS, seed: int = 0
) -> Iterator[Decision]:
    """The decisions of a deal one by one, as they are found; stop asking and what was found stands."""
    for number, transition in enumerate(transitions, 1):
        decision = judge(transition, number, worlds=worlds, seed=seed + number)
        if decision is not None:
            yield decision


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The decisions of one player counted."""

    decisions: int
    exact: int
    loss: float
    verdicts: dict[Verdict, int]

    @property
    def mean_loss(self) -> float:
        """Game points given away in a decision, on average."""
        return self.loss / self.decisions if self.decisions else 0.0


def summary(decisions: Sequence[Decision]) -> SeatSummary:
    """The sum of some decisions, of one player as a rule."""
    counts = {verdict: sum(each.verdict is verdict for each in decisions) for verdict in Verdict}
    return SeatSummary(
        len(decisions), sum(each.exact for each in decisions), sum(each.loss for each in decisions), counts
    )


def by_seat(decisions: Sequence[Decision]) -> PerSeat[SeatSummary]:
    """The summaries of both seats of a deal."""
    return PerSeat(summary([each for each in decisions if each.seat is seat]) for seat in SEATS[:2])


# --- as data ----------------------------------------------------------------------------------------------------------


def decision_data(decision: Decision) -> dict[str, Any]:
    """A decision as JSON-ready data."""
    known = decision.knowledge
    return {
        "number": decision.number,
        "seat": int(decision.seat),
        "trick": decision.trick,
        "action": play_text((decision.action,)),
        "verdict": decision.verdict.value,
        "loss": _rounded(decision.loss),
        "exact": decision.exact,
        "method": decision.method.value,
        "best": [play_text((action,)) for action in decision.best],
        "actions": [
            {
                "action": play_text(each.play),
                "expected_game_points": _rounded(each.value),
                "exact": each.exact,
                "error": _rounded(each.error),
                "method": each.method.value,
            }
            for each in decision.worths
        ],
        "worlds": decision.worlds,
        "known": {
            "points": [known.points[decision.seat], known.points[1 - decision.seat]],
            "pending": [known.pending[decision.seat], known.pending[1 - decision.seat]],
            "talon_left": known.talon_left,
            "unseen": [card.code for card in known.unseen],
            "opponent_holds": [card.code for card in known.sure],
            "opponent_may_hold": {card.code: _rounded(known.chances[card], 4) for card in known.maybe},
            "in_talon": [card.code for card in known.elsewhere],
            "hands_fitting": known.hands,
            "worlds_fitting": known.worlds,
        },
    }


def summary_data(found: SeatSummary) -> dict[str, Any]:
    """A summary as JSON-ready data."""
    return {
        "decisions": found.decisions,
        "exact": found.exact,
        "loss": _rounded(found.loss),
        "mean_loss": _rounded(found.mean_loss),
        "verdicts": {verdict.value: count for verdict, count in found.verdicts.items()},
    }


def deal_data(deal: ReplayedDeal, decisions: Sequence[Decision], *, complete: bool) -> dict[str, Any]:
    """A deal's analysis as JSON-ready data; `complete` tells whether every decision was judged."""
    settled = deal.final.settlement
    return {
        "deal": deal.number,
        "complete": complete,
        "sides": [deal.side_of(seat).name for seat in SEATS[:2]],
        "result": None
        if settled is None
        else {"winner": None if settled.winner is None else int(settled.winner), "game_points": settled.game_points},
        "decisions": [decision_data(each) for each in decisions],
        "seats": [summary_data(each) for each in by_seat(decisions)],
    }


def _rounded(value: float, places: int = 6) -> float:
    return round(value, places) + 0.0
