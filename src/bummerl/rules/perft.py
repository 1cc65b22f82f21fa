"""Counting the ways a deal can go: how two deal machines are compared, and a slip in one is found.

One ply is one action of any seat, as `all_actions` lists them; what happens by itself (a trick won, cards drawn, a
settlement) costs none. Resigning is not counted. A deal that ends sooner has no sequence of the full depth.
"""

from __future__ import annotations

from collections.abc import Iterator

from bummerl.rules.actions import Action
from bummerl.rules.deal import advance, all_actions
from bummerl.rules.seats import Seat
from bummerl.rules.state import DealState

__all__ = ["Branch", "divide", "perft"]

Branch = tuple[Seat, Action, int]
"""A first action and how many sequences begin with it."""


def perft(state: DealState, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are from here.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_casino")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> [perft(deal, depth) for depth in range(4)]
    [1, 8, 42, 245]
    """
    if depth == 0:
        return 1
    actions = all_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(advance(state, seat, action), depth - 1) for seat, action in actions)


def divide(state: DealState, depth: int) -> Iterator[Branch]:
    """The sequences of `depth` actions by their first one, in the order of `all_actions`; `depth` is at least 1.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.notation import write_action
    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_casino")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> {write_action(action): count for _, action, count in divide(deal, 2)}
    {'close': 7, 'AS': 5, 'TS': 5, 'KS': 5, 'KH': 5, 'KH+': 5, 'QH': 5, 'QH+': 5}
    """
    if depth < 1:
        raise ValueError(f"sequences are divided by their first action: a depth of {depth} has none")
    for seat, action in all_actions(state):
        yield seat, action, perft(advance(state, seat, action), depth - 1)
