"""`bummerl analyse`: what the decisions of recorded deals cost, judged by what each player could know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from bummerl.cli.choices import language_option

if TYPE_CHECKING:
    from rich.console import Console

    from bummerl.engine.analysis import Decision
    from bummerl.rules.cards import CardSet
    from bummerl.rules.match import Side
    from bummerl.rules.record import Replay, ReplayedDeal
    from bummerl.texts.catalogue import Catalogue

__all__ = ["command"]

INTERRUPTED = 130


@click.command("analyse")
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--json", "as_json", is_flag=True, help="For programs: everything as one JSON object.")
@click.option("--worlds", type=int, help="Look at so many deals that fit; more are sampled. [default: 400]")
@click.option("--seed", type=int, default=0, show_default=True, help="Where the samples begin.")
@click.option("--deal", "only", type=click.IntRange(1), help="Only this deal of each record.")
@click.option("--known", is_flag=True, help="Tell with every decision what could have been known.")
@language_option()
def command(
    record: str, as_json: bool, worlds: int | None, seed: int, only: int | None, known: bool, language: str
) -> int | None:
    """Judge every decision in the records of RECORD by what its player could know.

    For each decision: the worth of every legal action, what the one taken gave away, and a verdict; and a summary for
    each player. Interrupt it, and what has been analysed by then is reported.
    """
    from bummerl.cli.inputs import read_bytes
    from bummerl.engine.evaluation import DEFAULT_WORLDS
    from bummerl.rules.record import read_records, replay
    from bummerl.texts.catalogue import catalogue

    replays = [replay(each) for each in read_records(read_bytes(record))]
    work = _Work(DEFAULT_WORLDS if worlds is None else worlds, seed, only, catalogue(language))
    work.run(replays)
    if as_json:
        click.echo(json.dumps(work.data(), ensure_ascii=False))
    else:
        work.report(known)
    return INTERRUPTED if work.interrupted else None


class _Work:
    """The analysis of some records, finished or not."""

    def __init__(self, worlds: int, seed: int, only: int | None, texts: Catalogue) -> None:
        self.worlds = worlds
        self.seed = seed
        self.only = only
        self.texts = texts
        self.found: list[tuple[int, Replay, ReplayedDeal, list[Decision], bool]] = []
        self.interrupted = False

    def run(self, replays: list[Replay]) -> None:
        """Analyses deal after deal with a progress bar on standard error, until done or interrupted."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        from bummerl.cli.console import console
        from bummerl.engine.analysis import judge

        deals = [
            (number, played, deal)
            for number, played in enumerate(replays, 1)
            for deal in played.deals
            if self.only is None or deal.number == self.only
        ]
        total = sum(len(deal.transitions) for _, _, deal in deals)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        err = console(stderr=True)
        try:
            with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
                task = progress.add_task(self.texts.text("analyse-progress"), total=total)
                for number, played, deal in deals:
                    decisions: list[Decision] = []
                    self.found.append((number, played, deal, decisions, False))
                    for place, transition in enumerate(deal.transitions, 1):
                        seed = self.seed + 1000 * deal.number + place
                        decision = judge(transition, place, worlds=self.worlds, seed=seed)
                        if decision is not None:
                            decisions.append(decision)
                        progress.advance(task)
                    self.found[-1] = (number, played, deal, decisions, True)
        except KeyboardInterrupt:
            self.interrupted = True

    def data(self) -> dict[str, Any]:
        """Everything as JSON-ready data."""
        from bummerl.engine.analysis import THRESHOLDS, deal_data, summary, summary_data

        records: dict[int, dict[str, Any]] = {}
        for number, played, deal, decisions, complete in self.found:
            rules = played.record.ruleset
            entry = records.setdefault(
                number,
                {
                    "record": number,
                    "ruleset": {"id": rules.id, "version": rules.version, "fingerprint": rules.fingerprint},
                    "players": list(played.record.players),
                    "deals": [],
                },
            )
            entry["deals"].append(deal_data(deal, decisions, complete=complete))
        for number, entry in records.items():
            entry["players_summary"] = [
                summary_data(summary(mine)) for mine in _by_side([each for each in self.found if each[0] == number])
            ]
        return {
            "complete": not self.interrupted,
            "worlds": self.worlds,
            "seed": self.seed,
            "thresholds": {verdict.value: most for verdict, most in THRESHOLDS},
            "records": list(records.values()),
        }

    def report(self, known: bool) -> None:
        """Everything for a reader."""
        from bummerl.cli.console import console

        out = console()
        last = None
        for number, played, deal, decisions, _ in self.found:
            if number != last:
                players = " - ".join(self.name(played, side) for side in _sides())
                out.print(
                    self.texts.text("analyse-record", number=number, players=players, rules=str(played.record.ruleset))
                )
                last = number
            out.print()
            out.print(self.texts.text("analyse-deal", number=deal.number))
            self.table(out, played, deal, decisions)
            if known:
                for decision in decisions:
                    self.tell_known(out, played, deal, decision)
        for number in dict.fromkeys(each[0] for each in self.found):
            self.summary(out, [each for each in self.found if each[0] == number])
        out.print()
        out.print(self.texts.text("analyse-note"))
        guessed = sum(not decision.exact for each in self.found for decision in each[3])
        if guessed:
            out.print(self.texts.text("analyse-estimates", count=guessed))
        if self.interrupted:
            out.print(self.texts.text("analyse-interrupted"))

    def name(self, played: Replay, side: Side) -> str:
        return played.record.players[side] or self.texts.text("analyse-side", side=side.name)

    def table(self, out: Console, played: Replay, deal: ReplayedDeal, decisions: list[Decision]) -> None:
        from rich.table import Table

        from bummerl.engine.analysis import Verdict
        from bummerl.engine.hints import play_text

        if not decisions:
            out.print(self.texts.text("analyse-no-decisions"))
            return
        styles = {Verdict.INACCURACY: "yellow", Verdict.MISTAKE: "red", Verdict.BLUNDER: "bold red"}
        table = Table(box=None, pad_edge=False)
        for key, justify in (
            ("number", "right"),
            ("player", "left"),
            ("action", "left"),
            ("value", "right"),
            ("best", "left"),
            ("loss", "right"),
            ("verdict", "left"),
            ("certainty", "left"),
        ):
            table.add_column(self.texts.text(f"analyse-column-{key}"), justify=justify)  # type: ignore[arg-type]
        for each in decisions:
            best = "; ".join(play_text((action,)) for action in each.best[:3]) + ("; …" if len(each.best) > 3 else "")
            error = each.taken.gap_error or each.taken.error
            table.add_row(
                f"{each.number}",
                self.name(played, deal.side_of(each.seat)),
                play_text((each.action,)),
                f"{each.taken.value:+.2f}",
                best,
                f"{each.loss:.2f}" if each.loss >= 0.005 else "",
                self.texts.text(f"verdict-{each.verdict.value}"),
                self.texts.text("method-exact-short")
                if each.exact
                else self.texts.text("method-estimate-short", error=f"{error:.2f}"),
                style=styles.get(each.verdict),
            )
        out.print(table)

    def tell_known(self, out: Console, played: Replay, deal: ReplayedDeal, decision: Decision) -> None:
        known = decision.knowledge
        seat = decision.seat
        out.print()
        out.print(f"{decision.number}. ", end="")
        out.print(
            self.texts.text(
                "analyse-known",
                player=self.name(played, deal.side_of(seat)),
                points=known.points[seat],
                other=known.points[1 - seat],
                hands=known.hands,
                cards=_codes(known.unseen),
            )
        )
        for key, cards in (
            ("analyse-holds", known.sure),
            ("analyse-may-hold", known.maybe),
            ("analyse-in-talon", known.elsewhere),
        ):
            if cards:
                shown = _codes(cards)
                if key == "analyse-may-hold":
                    shown = ", ".join(f"{card.code} {100 * known.chances[card]:.0f}%" for card in cards)
                out.print("   " + self.texts.text(key, cards=shown))

    def summary(self, out: Console, found: list[tuple[int, Replay, ReplayedDeal, list[Decision], bool]]) -> None:
        from rich.table import Table

        from bummerl.engine.analysis import Verdict, summary

        out.print()
        out.print(self.texts.text("analyse-summary"))
        table = Table(box=None, pad_edge=False)
        table.add_column(self.texts.text("analyse-column-player"))
        for key in ("decisions", "exact", "loss", "mean"):
            table.add_column(self.texts.text(f"analyse-column-{key}"), justify="right")
        for verdict in Verdict:
            table.add_column(self.texts.text(f"verdict-{verdict.value}"), justify="right")
        for side, mine in zip(_sides(), _by_side(found), strict=True):
            total = summary(mine)
            table.add_row(
                self.name(found[0][1], side),
                f"{total.decisions}",
                f"{total.exact}",
                f"{total.loss:.2f}",
                f"{total.mean_loss:.3f}",
                *(f"{total.verdicts[verdict]}" for verdict in Verdict),
            )
        out.print(table)


def _sides() -> tuple[Side, ...]:
    from bummerl.rules.match import Side

    return tuple(Side)


def _by_side(found: list[tuple[int, Replay, ReplayedDeal, list[Decision], bool]]) -> list[list[Decision]]:
    """The decisions of each side over some deals."""
    return [
        [
            decision
            for _, _, deal, decisions, _ in found
            for decision in decisions
            if deal.side_of(decision.seat) is side
        ]
        for side in _sides()
    ]


def _codes(cards: CardSet) -> str:
    return " ".join(card.code for card in cards)
