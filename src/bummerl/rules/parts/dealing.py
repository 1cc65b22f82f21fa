"""Dealing a given order of the pack in the ruleset's batches (DEAL-1, DEAL-2)."""

from __future__ import annotations

from collections.abc import Sequence

from bummerl.rules.cards import Card, CardSet, check_cards
from bummerl.rules.errors import Defect, PositionError
from bummerl.rules.seats import PerSeat
from bummerl.rules.tables import RuleTables

__all__ = ["deal_out", "order_of"]


def _check(tables: RuleTables, order: Sequence[Card]) -> None:
    check_cards(order)
    given = CardSet.from_cards(order)
    pack = CardSet(tables.pack_bits)
    defects = []
    if len(order) != len(given):
        twice = sorted({card.code for card in order if order.count(card) > 1})
        defects.append(Defect("card_twice", f"in the order more than once: {' '.join(twice)}", {"cards": twice}))
    for code, cards, what in (
        ("card_foreign", given - pack, "not in the pack"),
        ("card_missing", pack - given, "missing from the order"),
    ):
        if cards:
            defects.append(Defect(code, f"{what}: {cards}", {"cards": [card.code for card in cards]}))
    if defects:
        raise PositionError(defects)


def deal_out(tables: RuleTables, order: Sequence[Card]) -> tuple[PerSeat[tuple[Card, ...]], tuple[Card, ...], Card]:
    """Hands in the order dealt, the face-down stock in drawing order, and the upcard.

    The batches go to forehand first, then clockwise. `PositionError` names every card that is missing, foreign or there
    twice, `TypeError` what is no card at all.
    """
    order = tuple(order)
    _check(tables, order)
    hands: list[list[Card]] = [[] for _ in range(tables.seats)]
    place = 0
    upcard = order[0]
    for batch in tables.ruleset.dealing.batches:
        if batch == "T":
            upcard = order[place]
            place += 1
            continue
        for hand in hands:
            hand.extend(order[place : place + batch])
            place += batch
    return PerSeat(tuple(hand) for hand in hands), tuple(order[place:]), upcard


def order_of(
    tables: RuleTables, hands: PerSeat[tuple[Card, ...]], stock: Sequence[Card], upcard: Card
) -> tuple[Card, ...]:
    """The order of the pack that `deal_out` deals in this way: its inverse.

    >>> from bummerl.rules.presets import preset
    >>> from bummerl.rules.tables import tables_of
    >>> tables = tables_of(preset("schnapsen_pagat"))
    >>> order = tuple(CardSet(tables.pack_bits))
    >>> order_of(tables, *deal_out(tables, order)) == order
    True
    """
    order: list[Card] = []
    dealt = [0] * tables.seats
    for batch in tables.ruleset.dealing.batches:
        if batch == "T":
            order.append(upcard)
            continue
        for seat, hand in enumerate(hands):
            order.extend(hand[dealt[seat] : dealt[seat] + batch])
            dealt[seat] += batch
    return (*order, *stock)
