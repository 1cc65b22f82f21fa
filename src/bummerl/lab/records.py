"""The deals of a contest as records, for reading, replaying and analysing.

A journal keeps no cards, since they follow from the seed; here they are worked out again. In a record side A is the
first contender. Every game is a record of its own, and a deal that was forfeited stands in it unfinished, with a
comment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bummerl.lab.chance import order_of, seed_of
from bummerl.lab.contest import Contest, Game, Mode, PairResult
from bummerl.lab.table import forfeited
from bummerl.rules.cards import Card
from bummerl.rules.deal import apply, start
from bummerl.rules.match import DealerNamed, NamedBy, PerSide, Side, start_match
from bummerl.rules.notation import action_in
from bummerl.rules.record import DealRecord, Record, result_of, step_of
from bummerl.rules.seats import SEATS
from bummerl.rules.state import DealState

__all__ = ["records_of"]


def records_of(contest: Contest, result: PairResult, names: Sequence[str]) -> tuple[Record, Record]:
    """The two games of a pair, between contenders of these names."""
    first, second = (
        Record(
            ruleset=contest.ruleset,
            players=PerSide(names[0], names[1]),
            entries=tuple(_deals(contest, result, game)),
            tags=(("Pair", str(result.pair)), ("Game", str(game))),
        )
        for game in (0, 1)
    )
    return first, second


def _deals(contest: Contest, result: PairResult, game: int) -> Iterator[DealRecord]:
    for deal, order, begun in _begun(contest, result, game):
        dealer = Side(1 - deal.forehand)
        steps = []
        state = begun
        for code in deal.actions.split():
            seat, action = action_in(state, code)
            steps.append(step_of(state, seat, action))
            state = apply(state, seat, action).state
        lost = deal.forfeit
        to_go = begun.to_go
        yield DealRecord(
            dealer=dealer,
            order=order,
            steps=tuple(steps),
            result=None if state.settlement is None else result_of(state.settlement, dealer),
            carry=begun.carry,
            to_go=None if to_go is None else PerSide(to_go[deal.forehand], to_go[1 - deal.forehand]),
            comment="" if lost is None else f"{'AB'[lost.contender]} forfeits: {lost.fault.value}",
        )


def _begun(contest: Contest, result: PairResult, game: int) -> Iterator[tuple[Game, tuple[Card, ...], DealState]]:
    """The deals of a game with the order of the pack and the state before the first lead."""
    ruleset = contest.ruleset
    path = ("pair", result.pair)
    match = None
    if contest.mode is Mode.MATCHES:
        first_dealer = Side(seed_of(contest.seed, *path, "dealer") & 1)
        match = start_match(ruleset, DealerNamed(first_dealer, NamedBy.DIRECTOR))
    for number, deal in enumerate(result.games[game]):
        order = order_of(ruleset.pack.cards, contest.seed, *path, "deal", number)
        begun = start(ruleset, order) if match is None else match.begin_deal(order)
        yield deal, order, begun
        if match is not None:
            match = match.score(_final(deal, begun)).match


def _final(deal: Game, state: DealState) -> DealState:
    for code in deal.actions.split():
        state = apply(state, *action_in(state, code)).state
    lost = deal.forfeit
    return state if lost is None else forfeited(state, SEATS[lost.contender ^ deal.forehand])
