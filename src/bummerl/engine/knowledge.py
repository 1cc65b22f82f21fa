"""What could have been known: a view summed up in numbers, the way a player with perfect memory would have them."""

from __future__ import annotations

from dataclasses import dataclass

from bummerl.engine.worlds import WorldSet
from bummerl.rules.cards import Card, CardSet
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.view import View

__all__ = ["Knowledge", "knowledge_of"]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The facts of a decision that everybody at the table could have counted.

    `points` are counted, `pending` are marriages that wait for a trick. `unseen` are the cards that the seat has not
    seen. `sure` are certainly in the other hand, `maybe` may be there, `elsewhere` are unseen and certainly not there;
    `chances` say how likely each card is to be there, all deals that fit equally likely. `hands` counts the hands that
    fit, `worlds` the hands with the orders of the talon.
    """

    seat: Seat
    points: PerSeat[int]
    pending: PerSeat[int]
    talon_left: int
    unseen: CardSet
    sure: CardSet
    maybe: CardSet
    elsewhere: CardSet
    chances: dict[Card, float]
    hands: int
    worlds: int


def knowledge_of(view: View) -> Knowledge:
    """What the view's seat could know. `NoWorld` if nothing fits the view.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> from bummerl.rules.view import view
    >>> rules = preset("schnapsen_pagat")
    >>> known = knowledge_of(view(start(rules, tuple(rules.pack.cards)), Seat.SECOND))
    >>> len(known.unseen), known.hands, round(known.chances[Card.AS], 3)
    (14, 2002, 0.357)
    """
    fitting = WorldSet(view)
    other = SEATS[1 - fitting.seat]
    chances = fitting.chances()
    maybe = CardSet.from_cards(card for card, chance in chances.items() if 0.0 < chance < 1.0)
    sure = CardSet.from_cards(card for card, chance in chances.items() if chance == 1.0)
    return Knowledge(
        seat=fitting.seat,
        points=view.points,
        pending=view.pending,
        talon_left=view.talon_left,
        unseen=view.unseen | view.known[other],
        sure=sure,
        maybe=maybe,
        elsewhere=(view.unseen | view.known[other]) - sure - maybe,
        chances=chances,
        hands=fitting.hands,
        worlds=fitting.count,
    )
