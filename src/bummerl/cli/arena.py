"""`bummerl arena`: two programs or bots against each other, measured."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

import click

from bummerl.cli.choices import ruleset_option
from bummerl.cli.console import console

if TYPE_CHECKING:
    from bummerl.lab.arena import Summary, Times
    from bummerl.lab.contest import PairResult
    from bummerl.lab.figures import Estimate
    from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]

INTERRUPTED: Final = 130

SHOWN_FAULTS: Final = 10
"""Faults told on the screen; the log has all of them."""


class _Assignment(click.ParamType[tuple[str, str]]):
    name = "NAME=VALUE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        name, equals, text = str(value).partition("=")
        if not equals or not name:
            self.fail(f"{value!r} is not of the form NAME=VALUE", param, ctx)
        return name, text


@click.command("arena")
@click.argument("a")
@click.argument("b")
@ruleset_option()
@click.option("--pairs", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many pairs.")
@click.option("--matches", is_flag=True, help="Play pairs of matches (Bummerls) instead of pairs of deals.")
@click.option("--seed", type=click.IntRange(0, 2**53), default=1, show_default=True, help="Decides cards and chance.")
@click.option("--time", "milliseconds", type=click.IntRange(1, 3_600_000), help="Limit of a decision, in milliseconds.")
@click.option("--nodes", type=click.IntRange(1, 10**12), help="Limit of a decision, in solver nodes.")
@click.option("--worlds", type=click.IntRange(1, 10**6), help="Limit of a decision, in worlds looked at.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes that play. By default one a processor.")
@click.option("--journal", type=click.Path(path_type=Path, dir_okay=False), help="Keep results here; take up a run.")
@click.option("--log", type=click.Path(path_type=Path, dir_okay=False), help="Write every fault here, at length.")
@click.option("--records", type=click.Path(path_type=Path, dir_okay=False), help="Write all deals here as records.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON on standard output.")
@click.option("--quiet", is_flag=True, help="No progress.")
@click.option("--option-a", type=_Assignment(), multiple=True, help="An option of program A. May be repeated.")
@click.option("--option-b", type=_Assignment(), multiple=True, help="An option of program B. May be repeated.")
@click.option("--patience", type=click.FloatRange(0.05, 3600), default=30.0, show_default=True,
              help="Seconds that a program may take for a move where --time sets no limit.")  # fmt: skip
@click.option("--start-patience", type=click.FloatRange(0.05, 3600), default=10.0, show_default=True,
              help="Seconds that a program may take to start and to agree on rules.")  # fmt: skip
def command(
    a: str,
    b: str,
    ruleset: Ruleset | None,
    *,
    pairs: int,
    matches: bool,
    seed: int,
    milliseconds: int | None,
    nodes: int | None,
    worlds: int | None,
    jobs: int | None,
    journal: Path | None,
    log: Path | None,
    records: Path | None,
    as_json: bool,
    quiet: bool,
    option_a: Sequence[tuple[str, str]],
    option_b: Sequence[tuple[str, str]],
    patience: float,
    start_patience: float,
) -> int:
    """Play A against B and say who is better, and how surely.

    A and B are bots (greedy, pimc:worlds=100, kati:3, ...) or command lines of programs that speak the protocol of
    docs/engine-protocol.md, such as "python3 examples/thumb.py". Every deal is played twice with places changed.
    """
    from bummerl.engine.protocol.peer import Patience
    from bummerl.engine.protocol.words import Limits
    from bummerl.lab.arena import check, run, summary
    from bummerl.lab.contenders import contender
    from bummerl.lab.contest import Contest, Mode
    from bummerl.lab.journal import Journal
    from bummerl.lab.records import records_of
    from bummerl.rules.presets import DEFAULT
    from bummerl.rules.record import write_records

    contest = Contest(
        contenders=(contender(a, dict(option_a)), contender(b, dict(option_b))),
        ruleset=ruleset or DEFAULT,
        mode=Mode.MATCHES if matches else Mode.DEALS,
        seed=seed,
        limits=Limits(time=milliseconds, nodes=nodes, worlds=worlds),
    )
    waits = Patience(start=start_patience, move=patience)
    with ExitStack() as stack:
        stack.enter_context(_ended_alike())
        names = check(contest, waits)
        kept = None if journal is None else stack.enter_context(Journal(journal, contest))
        faults = _Faults((a, b), stack.enter_context(log.open("a", encoding="utf-8")) if log else None)
        played = [] if kept is None else [each for each in kept.done.values() if each.pair < pairs]
        progress = stack.enter_context(_Progress(pairs, played, show=not quiet))

        def on_pair(result: PairResult) -> None:
            played.append(result)
            faults.tell(result)
            progress.show(result)

        try:
            run(contest, pairs, workers=jobs or os.cpu_count() or 1, patience=waits, journal=kept, on_pair=on_pair)
        except KeyboardInterrupt:
            if not played:
                raise
    if records is not None:
        played.sort(key=lambda result: result.pair)
        text = write_records(record for result in played for record in records_of(contest, result, names))
        records.write_text(text, encoding="utf-8")
    result = summary(contest, played)
    complete = result.pairs == pairs
    if as_json:
        click.echo(json.dumps(result.to_data(names, complete=complete), ensure_ascii=False, indent=2))
    else:
        _report(result, names)
    if complete:
        return 0
    again = (
        "the same command goes on from there" if journal else "with --journal FILE it could have been taken up again"
    )
    click.echo(f"bummerl: stopped after {result.pairs} of {pairs} pairs; {again}", err=True)
    return INTERRUPTED


@contextmanager
def _ended_alike() -> Iterator[None]:
    """Being asked to go by a signal ends a run as the keyboard does: in order, and with what there is."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Faults:
    """Tells of forfeited deals: in a line each on standard error, at first, and at length in the log."""

    def __init__(self, texts: tuple[str, str], log: IO[str] | None) -> None:
        self._texts: Final = texts
        self._log: Final = log
        self._told = 0

    def tell(self, result: PairResult) -> None:
        for deal in result.deals:
            lost = deal.forfeit
            if lost is None:
                continue
            line = (
                f"pair {result.pair}: {self._texts[lost.contender]} forfeits a deal: {lost.fault.value}: {lost.detail}"
            )
            self._told += 1
            if self._told <= SHOWN_FAULTS:
                click.echo(f"bummerl: {line}", err=True)
            elif self._told == SHOWN_FAULTS + 1:
                click.echo("bummerl: more forfeits follow; --log FILE would show them", err=True)
            if self._log is not None:
                self._log.write(f"{line}\n  position {lost.position}\n  played {deal.actions}\n")
                self._log.writelines(f"    {said}\n" for said in lost.log)
                self._log.flush()


class _Progress:
    """The bar on standard error, with the result so far; nothing where that is no terminal."""

    EVERY: Final = 0.25

    def __init__(self, pairs: int, played: Sequence[PairResult], *, show: bool) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[result]}"), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console(stderr=True), disable=not (show and sys.stderr.isatty()))
        self._points = [float(sum(deal.points for deal in result.deals)) for result in played]
        self._deals = [len(result.deals) for result in played]
        self._task = self._bar.add_task("", total=pairs, completed=len(played), result="")
        self._shown = 0.0

    def __enter__(self) -> _Progress:
        self._bar.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._tell()
        self._bar.stop()

    def show(self, result: PairResult) -> None:
        self._points.append(float(sum(deal.points for deal in result.deals)))
        self._deals.append(len(result.deals))
        self._bar.advance(self._task)
        now = time.monotonic()
        if now - self._shown >= self.EVERY:
            self._shown = now
            self._tell()

    def _tell(self) -> None:
        """Brings the figure beside the bar up to date."""
        from bummerl.lab.figures import mean_per_deal

        if not self._bar.disable and self._points:
            estimate = mean_per_deal(self._points, self._deals)
            self._bar.update(self._task, result=_interval(estimate, signed=True))


def _interval(estimate: Estimate, *, signed: bool) -> str:
    """A mean and half its interval.

    >>> from bummerl.lab.figures import Estimate
    >>> _interval(Estimate(0.25, 0.15, 0.35, 100), signed=True)
    '+0.250 ± 0.100'
    """
    mean = f"{estimate.mean:+.3f}" if signed else f"{100 * estimate.mean:.1f}%"
    if estimate.low is None or estimate.high is None:
        return mean
    if signed:
        return f"{mean} ± {(estimate.high - estimate.low) / 2:.3f}"
    return f"{mean} ({100 * estimate.low:.1f}% to {100 * estimate.high:.1f}%)"


def _report(result: Summary, names: tuple[str, str]) -> None:
    """The result on standard output, a fact a line."""
    contest = result.contest
    out = console()
    for label, each, name in zip("AB", contest.contenders, names, strict=True):
        out.print(f"{label}: {each.text}" + (f" ({name})" if name not in ("", each.text) else ""))
    out.print(f"{contest.ruleset} ({contest.ruleset.fingerprint}), seed {contest.seed}, {_limits(result)}")
    for fact, value in _facts(result):
        out.print(f"{fact:<24}{value}")


def _facts(result: Summary) -> Iterator[tuple[str, str]]:
    yield "pairs", f"{result.pairs} of {result.contest.mode.value}, {result.deals} deals"
    yield "game points a deal, A", f"{_interval(result.points, signed=True)} (95%, by pairs)"
    if result.matches is not None:
        yield "matches won by A", f"{_interval(result.matches, signed=False)} (95%, by pairs)"
    yield "deals by points of A", _counts({f"{points:+d}": n for points, n in sorted(result.results.items())})
    yield "endings", _counts(dict(sorted(result.endings.items())))
    for label, faults, times in zip("AB", result.forfeits, result.times, strict=True):
        yield f"{label}: a decision took", _took(times)
        if faults:
            yield f"{label}: deals forfeited", _counts(dict(sorted(faults.items())))


def _limits(result: Summary) -> str:
    limits = result.contest.limits
    named = (("ms", limits.time), ("nodes", limits.nodes), ("worlds", limits.worlds))
    given = [f"{value} {unit}" for unit, value in named if value is not None]
    return f"{' and '.join(given)} a decision" if given else "no limits but the players' own"


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in counts.items())


def _took(times: Times) -> str:
    if times.decisions == 0:
        return "nothing"
    mean, p99, longest = (f"{1000 * each:.2f}" for each in (times.mean, times.p99, times.longest))
    return f"{mean} ms on average, 99% within {p99} ms, {longest} ms at most ({times.decisions} decisions)"
