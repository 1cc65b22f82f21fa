"""How a seat is likely to play: the value net, and what it says of a decision and of the cards behind earlier ones.

The net gives the worth of every action from what a seat knows, without looking at hidden cards. It was trained by
self-play over many rulesets and scores (`tools/train_kati.py`); there is one for packs of up to five ranks and one for
six. From its worths come the chances of actions, and from the chances of what the other seat has done come the weights
of worlds: a world counts for as much as the play seen would have been likely in it.

`think` does what Kati does at her strongest with hidden cards about: worlds are drawn, weighed, and every action is
played on in each of them by the net, both sides blind, until the talon is exhausted or closed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from bummerl.engine import native
from bummerl.engine.solver import REACH, Utility
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import BID, CLOSE, DECLARE, EXCHANGE, FOLLOW, KNOCK, LEAD, Action
from bummerl.rules.cards import Card, CardSet
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.state import Stage
from bummerl.rules.tables import PAIR_BITS, tables_of
from bummerl.rules.view import View

__all__ = [
    "LastCardLine",
    "Thinking",
    "Thought",
    "has_net",
    "is_last_card",
    "last_card",
    "likelihoods",
    "net_values",
    "story_of",
    "think",
]

_DATA: Final = Path(__file__).resolve().parent / "data"
_SIZES: Final = (5, 6)
"""Ranks of the packs that there is a net for."""

_MOST_HIDDEN: Final = 11
"""Hidden cards of both hands and the talon with which the last lead is still solved as a game: 462 hands a side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinking:
    """How much to think and how.

    `tried` worlds are drawn and weighed, `worlds` of them kept in proportion to their weights. The other seat is taken
    to choose an action of worth w with a chance in proportion to exp(w / `heat`), `slack` of the chances being spread
    evenly; their product is raised to the power `trust`. Without `weigh` all worlds count alike. With `open_cards` an
    action is valued with open cards instead of being played on.
    """

    tried: int = 1600
    worlds: int = 400
    weigh: bool = True
    open_cards: bool = False
    heat: float = 0.25
    slack: float = 0.1
    trust: float = 1.0


def _numbers(thinking: Thinking) -> list[float]:
    """The thinking as the numbers that the core expects."""
    return [
        float(thinking.tried),
        float(thinking.worlds),
        float(not thinking.open_cards),
        float(thinking.weigh),
        thinking.heat,
        thinking.slack,
        thinking.trust,
    ]


@dataclass(frozen=True, slots=True)
class Thought:
    """An action, its mean worth, and a standard error: that of the mean for the best action, else that of the distance
    to the best."""

    action: Action
    value: float
    error: float


def _net_size(ruleset: Ruleset) -> int | None:
    ranks = len(ruleset.pack.ranks)
    return next((size for size in _SIZES if ranks <= size), None)


def _file(size: int) -> Path:
    return _DATA / f"kati-{size}.npy"


@lru_cache(maxsize=256)
def has_net(ruleset: Ruleset) -> bool:
    """Whether there is a net for the pack of this ruleset, and the native core to use it."""
    size = _net_size(ruleset)
    return native.AVAILABLE and size is not None and _file(size).is_file()


@lru_cache(maxsize=len(_SIZES))
def _net(size: int) -> Any:
    weights = np.load(_file(size), allow_pickle=False)
    return native.core().Net(np.ascontiguousarray(weights, dtype=np.float32))


def _net_of(ruleset: Ruleset) -> Any:
    size = _net_size(ruleset)
    if size is None:
        raise ValueError(f"there is no net for the pack of {ruleset}")
    return _net(size)


def _worths(utility: Utility | None, seat: Seat) -> list[float]:
    """The worths to seat 0 of -12 to 12 game points of seat 0, on the scale that the net knows: 6 from -3 to 3.

    A scale and a shift change no choice.
    """
    own = tuple(float(points) for points in range(-REACH, REACH + 1)) if utility is None else utility
    low, high = own[REACH - 3], own[REACH + 3]
    spread = (high - low) or 1.0
    scaled = [6.0 * (worth - (low + high) / 2) / spread for worth in own]
    return scaled if seat is SEATS[0] else [-worth for worth in reversed(scaled)]


def _unscaled(value: float, utility: Utility | None) -> float:
    if utility is None:
        return value
    low, high = utility[REACH - 3], utility[REACH + 3]
    return (low + high) / 2 + value * ((high - low) or 1.0) / 6.0


def _sight(view: View, fitting: WorldSet) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
    """What the seat sees as the numbers that the core expects."""
    state = fitting.any_state()
    tricks = [
        number
        for trick in view.history
        for number in (int(trick.lead), int(trick.reply), int(trick.leader), int(trick.winner is not trick.leader))
    ]
    return (
        native.position_numbers(state),
        native.stock_numbers(state),
        [cards.bits for cards in view.known],
        [cards.bits for cards in view.excluded],
        tricks,
    )


def net_values(view: View, utility: Utility | None = None) -> dict[Action, float]:
    """The net's worth of every action of the view's seat, which has to be to move; claims are left out."""
    fitting = WorldSet(view)
    with native.coded_errors():
        values = native.core().net_values(
            _net_of(view.ruleset),
            native.rule_numbers(view.ruleset),
            *_sight(view, fitting),
            _worths(utility, fitting.seat),
        )
    return {native.action_of(code): _unscaled(value, utility) for code, value in values}


def think(view: View, thinking: Thinking, seed: int, utility: Utility | None = None) -> list[Thought]:
    """Every action of the view's seat weighed; the seat has to be to move. Claims are left out.

    The answer depends on its arguments only. `NoWorld` where nothing fits the view.
    """
    fitting = WorldSet(view)
    first_upcard, deeds = story_of(view)
    with native.coded_errors():
        found = native.core().think(
            _net_of(view.ruleset),
            native.rule_numbers(view.ruleset),
            *_sight(view, fitting),
            int(first_upcard),
            [number for seat, action in deeds for number in (int(seat), native.code_of(action))],
            _worths(utility, fitting.seat),
            _numbers(thinking),
            seed,
        )
    return [Thought(native.action_of(code), _unscaled(value, utility), error) for code, value, error in found]


def likelihoods(
    view: View, hands: npt.NDArray[np.uint32], seed: int, *, thinking: Thinking | None = None, arrivals: int = 4
) -> npt.NDArray[np.float64]:
    """How likely the other seat would have played as it did with each of these hands: weights for worlds.

    The cards of a hand may have come in several orders; `arrivals` of them are drawn and averaged. A hand with which
    the play was not allowed has the weight 0. Only the proportions mean anything.
    """
    fitting = WorldSet(view)
    first_upcard, deeds = story_of(view)
    out = np.empty(len(hands))
    with native.coded_errors():
        native.core().likelihoods(
            _net_of(view.ruleset),
            native.rule_numbers(view.ruleset),
            *_sight(view, fitting),
            int(first_upcard),
            [number for seat, action in deeds for number in (int(seat), native.code_of(action))],
            _worths(None, fitting.seat),
            _numbers(thinking or Thinking()),
            int(fitting.seat),
            np.ascontiguousarray(hands, dtype=np.uint32),
            arrivals,
            seed,
            out,
        )
    return out


@dataclass(frozen=True, slots=True)
class LastCardLine:
    """A line of the lead before the last draw: its actions, its worth against the follower's equilibrium strategy, and
    the share that the leader's own gives it."""

    actions: tuple[Action, ...]
    value: float
    share: float


def is_last_card(view: View, fitting: WorldSet) -> bool:
    """Whether the seat is about to lead for the last draw, with few enough hands about to solve that as a game."""
    announces = view.ruleset.marriage is not None and (
        view.ruleset.marriage.per_lead > 1 or (view.ruleset.closing is not None and view.ruleset.closing.after_marriage)
    )
    hidden = fitting.need + view.counts[fitting.seat] - len(view.known[fitting.seat]) + fitting.face_down
    return (
        view.stage is Stage.OPEN
        and view.talon_left == len(SEATS[:2])
        and view.led is None
        and view.leader is view.seat
        and not announces
        and hidden <= _MOST_HIDDEN
    )


def last_card(
    view: View, seed: int, utility: Utility | None = None, *, weigh: bool = True, iterations: int = 80
) -> list[LastCardLine]:
    """The lines of a lead before the last draw in equilibrium; `is_last_card` tells whether there are any.

    Every hand that either side may hold takes part, weighed by the play so far, or evenly without `weigh`.
    """
    fitting = WorldSet(view)
    first_upcard, deeds = story_of(view)
    thinking = Thinking()
    with native.coded_errors():
        lines, _, _ = native.core().last_card(
            _net_of(view.ruleset),
            native.rule_numbers(view.ruleset),
            *_sight(view, fitting),
            int(first_upcard) if weigh else -1,
            [number for seat, action in deeds for number in (int(seat), native.code_of(action))] if weigh else [],
            _worths(utility, fitting.seat),
            _numbers(thinking),
            iterations,
            seed,
        )
    return [
        LastCardLine(tuple(native.action_of(code) for code in codes), _unscaled(worth, utility), share)
        for codes, worth, share in lines
    ]


def self_play(ruleset: Ruleset, deals: int, seed: int, utility: Utility | None = None) -> list[int]:
    """What the leader won in each of so many deals between two players who go by the net at sight, and reckon with
    200 hands once the talon is closed. `utility` is what results are worth to the first leader."""
    net = _net_of(ruleset)
    at_sight = [0.0, *_numbers(Thinking(tried=1, worlds=1))]
    closed = _numbers(Thinking(tried=1, worlds=200, weigh=False, open_cards=True))
    with native.coded_errors():
        pairs = native.core().duel(
            native.rule_numbers(ruleset),
            _worths(utility, SEATS[0]),
            net,
            [*at_sight, *closed],
            net,
            [*at_sight, *closed],
            (deals + 1) // 2,
            seed,
        )
    return [result for first, second, _, _ in pairs for result in (first, second)][:deals]


def story_of(view: View) -> tuple[Card, list[tuple[Seat, Action]]]:
    """The deal as it went: the first upcard and who did what, as far as a view tells it.

    A view does not tell when an exchange was made, nor that one was made once the card taken has been played. It is
    placed at the first lead of its seat at which it was allowed; an exchange that left no trace is left out. Where the
    tricks are not told, as in a position from notation, there is no story.
    """
    if len(view.history) != sum(view.tricks):
        return view.upcard, []
    upcard, exchanger = _first_upcard(view)
    deeds: list[tuple[Seat, Action]] = []
    trumps_taken = exchanger is not None
    tricks = [0, 0]
    for number in range(len(view.history) + 1):
        done = number == len(view.history)
        if done and view.led is None and not _closed_at(view, number):
            break
        leader = view.leader if done else view.history[number].leader
        if trumps_taken and leader is exchanger and _may_exchange(view, number, tricks[leader]):
            deeds.append((leader, EXCHANGE))
            trumps_taken = False
        if _closed_at(view, number) and view.closing is not None:
            deeds.append((view.closing.closer, KNOCK if view.closing.knock else CLOSE))
        if number == 0 and view.bidder is not None:
            deeds.append((view.bidder, BID))
        if done:
            if view.led is not None:
                deeds.append((leader, (DECLARE if view.led_marriage else LEAD)[view.led]))
            break
        trick = view.history[number]
        deeds.append((leader, (DECLARE if trick.marriage else LEAD)[trick.lead]))
        deeds.append((SEATS[1 - leader], FOLLOW[trick.reply]))
        tricks[trick.winner] += 1
    if trumps_taken:  # no lead fits: the exchange answered a close, or was made on the lead that is going on
        return view.upcard, deeds
    return upcard, deeds


def _closed_at(view: View, number: int) -> bool:
    return view.closing is not None and view.closing.number == number


def _first_upcard(view: View) -> tuple[Card, Seat | None]:
    """The card turned up at first, and who took it by exchange."""
    low = tables_of(view.ruleset).exchange_card[view.trump]
    if low is None or view.upcard is not low:
        return view.upcard, None
    shown = CardSet(PAIR_BITS[view.trump])
    for seat in SEATS[:2]:
        taken = (view.known[seat] & view.trump.cards) - CardSet.of(low)
        if view.trump in view.declared[seat]:
            taken = taken - shown
        if taken:
            return next(iter(taken)), seat
    return view.upcard, None


def _may_exchange(view: View, number: int, tricks: int) -> bool:
    rule = view.ruleset.exchange
    if rule is None:
        return False
    left = view.ruleset.talon_size - 2 * number
    open_then = view.closing is None or number <= view.closing.number
    return (
        open_then
        and (rule.first_lead or number > 0)
        and (not rule.needs_trick or tricks > 0)
        and left >= rule.min_talon
    )
