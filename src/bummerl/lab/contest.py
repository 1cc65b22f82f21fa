"""What is measured: a pair of deals, or a pair of matches, in which the two contenders change places.

Contender 0 is the first named, contender 1 the second. In game 0 of a pair of deals contender 0 is forehand, in game 1
it deals; the cards lie alike. In a pair of matches it has side A, then side B; the same side deals first, and the n-th
deals of both matches have the same cards. So luck of the deal counts for both, and the pair is the sample.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Self

from bummerl.engine.protocol.peer import Fault, Patience
from bummerl.engine.protocol.words import NO_LIMITS, Limits
from bummerl.lab.chance import order_of, seed_of
from bummerl.lab.contenders import Contender
from bummerl.lab.players import Player, player_of
from bummerl.lab.table import PlayedDeal, play_deal
from bummerl.rules.deal import start
from bummerl.rules.errors import BummerlError
from bummerl.rules.match import DealerNamed, Match, NamedBy, Side, start_match
from bummerl.rules.overrides import ruleset_from_data
from bummerl.rules.ruleset import Ruleset, to_data
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.state import DealState

__all__ = ["Contest", "ContestError", "Game", "Mode", "PairResult", "Table", "play_pair"]

BOTH: Final = (0, 1)

MOST_DEALS: Final = 500
"""Deals of one match. Ties can follow on each other for ever in principle; this would be a fault of the rules."""


class ContestError(BummerlError):
    """A contest that cannot go on, or data that describes none."""


class Mode(StrEnum):
    DEALS = "deals"
    MATCHES = "matches"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Everything that decides how the games go: who plays, by which rules, within which limits, from which seed."""

    contenders: tuple[Contender, Contender]
    ruleset: Ruleset
    mode: Mode = Mode.DEALS
    seed: int = 1
    limits: Limits = NO_LIMITS

    def to_data(self) -> dict[str, Any]:
        """JSON-ready data; two contests are the same if their data are equal."""
        limits = self.limits
        return {
            "contenders": [each.to_data() for each in self.contenders],
            "ruleset": to_data(self.ruleset),
            "fingerprint": self.ruleset.fingerprint,
            "mode": self.mode.value,
            "seed": self.seed,
            "limits": {"time": limits.time, "nodes": limits.nodes, "worlds": limits.worlds},
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The contest of `to_data`; `ContestError` if the data describe none."""
        try:
            first, second = data["contenders"]
            return cls(
                contenders=(Contender.from_data(first), Contender.from_data(second)),
                ruleset=ruleset_from_data(data["ruleset"]),
                mode=Mode(data["mode"]),
                seed=int(data["seed"]),
                limits=Limits(**data["limits"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise ContestError(f"this describes no contest: {error!r}") from None


@dataclass(frozen=True, slots=True, kw_only=True)
class Forfeited:
    """A deal lost by a fault of a contender."""

    contender: int
    fault: Fault
    detail: str
    position: str
    log: tuple[str, ...]

    def to_data(self) -> dict[str, Any]:
        return {
            "contender": self.contender,
            "fault": self.fault.value,
            "detail": self.detail,
            "position": self.position,
            "log": list(self.log),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        return cls(
            contender=int(data["contender"]),
            fault=Fault(data["fault"]),
            detail=str(data["detail"]),
            position=str(data["position"]),
            log=tuple(map(str, data["log"])),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One deal as it went. `points` are game points won by contender 0, `times` microseconds of each decision."""

    forehand: int
    points: int
    ending: str
    actions: str
    times: tuple[tuple[int, ...], tuple[int, ...]]
    forfeit: Forfeited | None = None

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "forehand": self.forehand,
            "points": self.points,
            "ending": self.ending,
            "actions": self.actions,
            "times": [list(each) for each in self.times],
        }
        return data if self.forfeit is None else {**data, "forfeit": self.forfeit.to_data()}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        first, second = data["times"]
        lost = data.get("forfeit")
        return cls(
            forehand=int(data["forehand"]),
            points=int(data["points"]),
            ending=str(data["ending"]),
            actions=str(data["actions"]),
            times=(tuple(map(int, first)), tuple(map(int, second))),
            forfeit=None if lost is None else Forfeited.from_data(lost),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PairResult:
    """A pair played: its two games, a game being one deal or all deals of a match. `won` are the winners of matches."""

    pair: int
    games: tuple[tuple[Game, ...], tuple[Game, ...]]
    won: tuple[int, ...] = ()

    @property
    def deals(self) -> tuple[Game, ...]:
        """The deals of both games."""
        return (*self.games[0], *self.games[1])

    def to_data(self) -> dict[str, Any]:
        """JSON-ready data."""
        games = [[deal.to_data() for deal in game] for game in self.games]
        return {"pair": self.pair, "games": games, "won": list(self.won)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The pair of `to_data`; `ContestError` if the data describe none."""
        try:
            first, second = ([Game.from_data(deal) for deal in game] for game in data["games"])
            won = tuple(map(int, data["won"]))
            return cls(pair=int(data["pair"]), games=(tuple(first), tuple(second)), won=won)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ContestError(f"this describes no pair of games: {error!r}") from None


class Table:
    """The contenders seated, for as many pairs as they are to play."""

    def __init__(
        self,
        contest: Contest,
        patience: Patience,
        *,
        started: Callable[[int], None] = lambda _: None,
        ended: Callable[[int], None] = lambda _: None,
    ) -> None:
        self.contest: Final = contest
        self.players: Final[tuple[Player, ...]] = tuple(
            player_of(each, contest.ruleset, contest.limits, patience, started=started, ended=ended)
            for each in contest.contenders
        )

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends what was started."""
        for player in self.players:
            player.close()


def play_pair(table: Table, pair: int) -> PairResult:
    """The pair of that number. It depends on the contest and the number, and on no pair played before it."""
    if table.contest.mode is Mode.DEALS:
        return PairResult(pair=pair, games=(_single_deal(table, pair, 0), _single_deal(table, pair, 1)))
    (first, won_first), (second, won_second) = (_match(table, pair, game) for game in BOTH)
    return PairResult(pair=pair, games=(first, second), won=(won_first, won_second))


def _new_match(table: Table) -> None:
    for player in table.players:
        player.new_match()


def _single_deal(table: Table, pair: int, game: int) -> tuple[Game, ...]:
    contest = table.contest
    _new_match(table)
    order = order_of(contest.ruleset.pack.cards, contest.seed, "pair", pair, "deal", 0)
    deal, _ = _deal(table, start(contest.ruleset, order), PerSeat((game, 1 - game)), (pair, game, 0))
    return (deal,)


def _match(table: Table, pair: int, game: int) -> tuple[tuple[Game, ...], int]:
    """A match and its winner. Contender `game` has side A."""
    contest = table.contest
    _new_match(table)
    first_dealer = Side(seed_of(contest.seed, "pair", pair, "dealer") & 1)
    match: Match = start_match(contest.ruleset, DealerNamed(first_dealer, NamedBy.DIRECTOR))
    sides = (game, 1 - game)
    deals: list[Game] = []
    while not match.over:
        number = len(deals)
        if number == MOST_DEALS:
            raise ContestError(f"pair {pair}: a match of {MOST_DEALS} deals has no winner")
        state = match.begin_deal(order_of(contest.ruleset.pack.cards, contest.seed, "pair", pair, "deal", number))
        sitting = PerSeat(sides[match.side_of(seat)] for seat in (Seat.FOREHAND, Seat.SECOND))
        deal, final = _deal(table, state, sitting, (pair, game, number))
        deals.append(deal)
        match, _ = match.score(final)
    if match.winner is None:
        raise ContestError(f"pair {pair}: the match is over and nobody has won it")
    return tuple(deals), sides[match.winner]


def _deal(table: Table, state: DealState, sitting: PerSeat[int], place: tuple[int, int, int]) -> tuple[Game, DealState]:
    """A deal between the contenders as they sit, at its place: pair, game and number."""
    pair, game, number = place
    players = PerSeat(table.players[contender] for contender in sitting)
    path = ("pair", pair, "game", game, "deal", number, "contender")
    seeds = PerSeat(seed_of(table.contest.seed, *path, contender) for contender in sitting)
    played = play_deal(state, players, seeds)
    return _game(played, sitting[0]), played.final


def _game(played: PlayedDeal, forehand: int) -> Game:
    first = Seat(forehand)  # contender 0 sits forehand where contender 0 is forehand
    lost = played.forfeit
    times = tuple(tuple(round(1e6 * each) for each in played.times[seat]) for seat in (first, 1 - first))
    return Game(
        forehand=forehand,
        points=played.settlement.signed(first),
        ending="forfeit" if lost is not None else played.settlement.ending.value,
        actions=" ".join(played.actions),
        times=(times[0], times[1]),
        forfeit=None
        if lost is None
        else Forfeited(
            contender=int(lost.seat) ^ forehand,
            fault=lost.fault,
            detail=lost.detail[:400],
            position=lost.position,
            log=lost.log,
        ),
    )
