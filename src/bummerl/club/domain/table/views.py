"""What each side and a watcher may see of a table: built from permitted facts, for the snapshot and for every event.

Secrets (seed, salt, the order of a deal) appear only once the log has revealed them; hands only by the rules' own views
and events. `None` stands for a watcher.
"""

from __future__ import annotations

from dataclasses import replace

from bummerl.club.domain.fairdeal import FairDealProof
from bummerl.club.domain.table import log
from bummerl.club.domain.table.state import Secret, TableState
from bummerl.rules.cards import CardSet
from bummerl.rules.deal import Transition
from bummerl.rules.events import Event, opening_events, seen_by
from bummerl.rules.match import Side
from bummerl.rules.notation import action_in
from bummerl.rules.view import View, view

__all__ = ["deal_events", "deal_view", "proofs", "shown_cards"]


def deal_view(state: TableState, side: Side | None) -> View | None:
    """The deal on the table as a side or a watcher may know it; ``None`` while there is none.

    What the opponent has shown of his hand is known to this side from then on, and to nobody else.
    """
    if state.deal is None or state.played is None:
        return None
    if side is None:
        return view(state.deal, None)
    seen = view(state.deal, state.played.seat_of(side))
    opponent = state.played.seat_of(side.other)
    cards = shown_cards(state, side.other)
    if cards:
        seen = replace(seen, known=seen.known.set(opponent, seen.known[opponent] | cards))
    return replace(seen, legal=()) if state.stand_in[side] else seen


def shown_cards(state: TableState, side: Side) -> CardSet:
    """The cards still in a side's hand that it has shown to its opponent in this deal."""
    shown = state.shown[side]
    if shown is None or state.deal is None:
        return CardSet()
    return CardSet(shown.cards & state.deal.hands[state.seat(side)])


def deal_events(before: TableState, event: log.AnyEvent, after: TableState, side: Side | None) -> tuple[Event, ...]:
    """The events of the deal that a table event stands for, as a side or a watcher may see them."""
    if after.deal is None or after.played is None:
        return ()
    seat = None if side is None else after.played.seat_of(side)
    match event:
        case log.DealDealt():
            happened = opening_events(after.deal)
        case log.Acted() if before.deal is not None:
            actor, action = action_in(before.deal, f"{int(after.played.seat_of(Side(event.side)))}:{event.action}")
            happened = Transition(before.deal, actor, action, after.deal).events
        case _:
            return ()
    return tuple(seen_by(each, seat) for each in happened)


def proofs(state: TableState) -> tuple[FairDealProof, ...]:
    """The fair-deal stories that have been revealed, for anybody to check."""
    return tuple(_proof(secret) for secret in state.secrets[: state.revealed])


def _proof(secret: Secret) -> FairDealProof:
    return FairDealProof(
        context=secret.promise.context,
        club_commitment=secret.promise.commitment,
        player_commitments=tuple(secret.commitments),
        seed=secret.promise.seed,
        salt=secret.promise.salt,
        player_bytes=tuple(secret.given),
        player_salts=tuple(secret.salts),
        order=secret.order,
    )
