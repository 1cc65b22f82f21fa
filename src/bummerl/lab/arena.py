"""The arena: a contest played to so many pairs, taken up where it was left, and summed up.

The summary depends on the contest and the number of pairs alone, not on the number of workers, on stops, or on the
order in which pairs get done; only what it says of time is measured.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bummerl.engine.protocol.peer import PATIENCE, Patience, PeerFault
from bummerl.lab.contest import Contest, ContestError, Game, Mode, PairResult
from bummerl.lab.crew import play_pairs
from bummerl.lab.figures import Estimate, mean_per_deal, quantile, share
from bummerl.lab.journal import FORMAT, VERSION, Journal
from bummerl.lab.players import ProgramPlayer

__all__ = ["MOST_PAIRS", "Summary", "Times", "check", "run", "summary"]

MOST_PAIRS: Final = 1_000_000


def check(contest: Contest, patience: Patience) -> tuple[str, str]:
    """The names of both contenders, after making sure that each can be started and plays these rules.

    `ContestError` says which cannot, and why.
    """
    first, second = (_name(contest, place, patience) for place in (0, 1))
    return first, second


def _name(contest: Contest, place: int, patience: Patience) -> str:
    contender = contest.contenders[place]
    if not contender.command:
        return contender.text
    player = ProgramPlayer(contender, contest.ruleset, contest.limits, patience)
    try:
        player.start()
        return player.name or contender.text
    except PeerFault as fault:
        said = "".join(f"\n    {line}" for line in player.log[-12:])
        raise ContestError(f"{contender.text}: {fault}{said}") from None
    finally:
        player.close()


def run(
    contest: Contest,
    pairs: int,
    *,
    workers: int = 1,
    patience: Patience = PATIENCE,
    journal: Journal | None = None,
    on_pair: Callable[[PairResult], None] = lambda _: None,
) -> Sequence[PairResult]:
    """The first so many pairs of the contest, in their order. Those in the journal are not played again.

    `on_pair` is called with each pair that is played now. Pairs that the journal holds beyond `pairs` are left out.
    """
    if not 1 <= pairs <= MOST_PAIRS:
        raise ContestError(f"a contest has 1 to {MOST_PAIRS} pairs, not {pairs}")
    done = {} if journal is None else {pair: each for pair, each in journal.done.items() if pair < pairs}
    missing = [pair for pair in range(pairs) if pair not in done]
    workers = max(1, min(workers, len(missing)))
    with contextlib.closing(play_pairs(contest, missing, patience, workers=workers)) as results:
        for result in results:
            if journal is not None:
                journal.add(result)
            done[result.pair] = result
            on_pair(result)
    return [done[pair] for pair in range(pairs)]


@dataclass(frozen=True, slots=True)
class Times:
    """What decisions took, in seconds. Only those in the contender's own turn are counted."""

    decisions: int
    mean: float
    p99: float
    longest: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a contest has shown so far, from the first contender's point of view.

    `points` are game points a deal, `matches` the share of matches won, where matches were played. `results` counts
    deals by what they brought the first contender. `forfeits` counts each contender's faults by kind.
    """

    contest: Contest
    pairs: int
    deals: int
    points: Estimate
    matches: Estimate | None
    results: Mapping[int, int]
    endings: Mapping[str, int]
    forfeits: tuple[Mapping[str, int], Mapping[str, int]]
    times: tuple[Times, Times]

    def to_data(self, names: Sequence[str] = (), *, complete: bool = True) -> dict[str, Any]:
        """The result as JSON-ready data; the page on the arena has the schema."""
        data = self.contest.to_data()
        ruleset = self.contest.ruleset
        return {
            "format": FORMAT,
            "version": VERSION,
            "complete": complete,
            "contenders": [
                {**contender, **({"name": names[place]} if names else {})}
                for place, contender in enumerate(data["contenders"])
            ],
            "ruleset": {"id": str(ruleset), "fingerprint": ruleset.fingerprint},
            **{key: data[key] for key in ("mode", "seed", "limits")},
            "pairs": self.pairs,
            "deals": self.deals,
            "points_per_deal": _estimate_data(self.points),
            "matches": None if self.matches is None else _estimate_data(self.matches),
            "results": {str(points): count for points, count in sorted(self.results.items())},
            "endings": dict(sorted(self.endings.items())),
            "forfeits": [dict(sorted(each.items())) for each in self.forfeits],
            "time": [
                {"decisions": each.decisions, "mean": each.mean, "p99": each.p99, "longest": each.longest}
                for each in self.times
            ],
        }


def _estimate_data(estimate: Estimate) -> dict[str, Any]:
    def rounded(value: float | None) -> float | None:
        return None if value is None else round(value, 6)

    return {"mean": rounded(estimate.mean), "low": rounded(estimate.low), "high": rounded(estimate.high)}


def summary(contest: Contest, results: Sequence[PairResult]) -> Summary:
    """The summary of these pairs, in whatever order they come."""
    ordered = sorted(results, key=lambda result: result.pair)
    deals = [deal for result in ordered for deal in result.deals]
    points = [float(sum(deal.points for deal in result.deals)) for result in ordered]
    matches = None
    if contest.mode is Mode.MATCHES:
        matches = share([sum(winner == 0 for winner in result.won) / len(result.won) for result in ordered])
    return Summary(
        contest=contest,
        pairs=len(ordered),
        deals=len(deals),
        points=mean_per_deal(points, [len(result.deals) for result in ordered]),
        matches=matches,
        results=Counter(deal.points for deal in deals),
        endings=Counter(deal.ending for deal in deals),
        forfeits=(_faults(deals, 0), _faults(deals, 1)),
        times=(_times(deals, 0), _times(deals, 1)),
    )


def _faults(deals: Sequence[Game], contender: int) -> Counter[str]:
    lost = (deal.forfeit for deal in deals if deal.forfeit is not None)
    return Counter(each.fault.value for each in lost if each.contender == contender)


def _times(deals: Sequence[Game], contender: int) -> Times:
    taken = sorted(time for deal in deals for time in deal.times[contender])
    if not taken:
        return Times(0, 0.0, 0.0, 0.0)
    return Times(len(taken), sum(taken) / len(taken) / 1e6, quantile(taken, 0.99) / 1e6, taken[-1] / 1e6)
