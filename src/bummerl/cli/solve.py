"""`bummerl solve`: what positions are worth with all cards known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from bummerl.cli.choices import language_option, ruleset_option

if TYPE_CHECKING:
    from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]


@click.command("solve")
@click.argument("position", required=False)
@click.option("--jsonl", is_flag=True, help="For programs: positions as JSON lines from standard input.")
@ruleset_option(required=True)
@click.option("--nodes", type=int, help="Give up after so many actions tried.")
@language_option()
def command(position: str | None, jsonl: bool, ruleset: Ruleset, nodes: int | None, language: str) -> int | None:
    """The exact worth of POSITION and of every action in it, all cards known.

    POSITION is a line of notation. With --jsonl every line of standard input is a position in the form of the project's
    data files; the answer has its "id", its "value" for the player to move, and "moves" with theirs.
    """
    if jsonl == (position is not None):
        raise click.UsageError("Give a position, or --jsonl and positions on standard input.")
    if jsonl:
        from bummerl.cli.lines import answer

        return answer(lambda asked: _line(asked, ruleset, nodes))
    _show(position or "", ruleset, nodes, language)
    return None


def _line(asked: object, ruleset: Ruleset, nodes: int | None) -> dict[str, Any]:
    from bummerl.engine.solver import solve
    from bummerl.rules.doors import read_dd, write_move

    state = read_dd(asked, ruleset)
    solution = solve(state, node_limit=nodes)
    name = asked.get("id") if isinstance(asked, dict) else None
    moves = [{**write_move(each.action), "value": _whole(each.value)} for each in solution.of(solution.seat)]
    return {"id": name, "value": _whole(solution.value), "moves": moves}


def _show(position: str, ruleset: Ruleset, nodes: int | None, language: str) -> None:
    from rich.table import Table

    from bummerl.cli.console import console
    from bummerl.engine.solver import solve
    from bummerl.rules.notation import read_position, write_action
    from bummerl.rules.seats import Seat
    from bummerl.texts.catalogue import catalogue

    texts = catalogue(language)
    solution = solve(read_position(position, ruleset), node_limit=nodes)
    who = texts.text("solve-forehand" if solution.seat is Seat.FOREHAND else "solve-dealer")
    out = console()
    out.print(texts.text("solve-value", value=f"{solution.value:+g}", who=who))
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.text("solve-column-action"))
    table.add_column(texts.text("solve-column-value"), justify="right")
    for each in sorted(solution.of(solution.seat), key=lambda each: -each.value):
        table.add_row(write_action(each.action), f"{each.value:+g}")
    out.print(table)
    out.print(texts.text("solve-nodes", nodes=f"{solution.nodes}"))


def _whole(value: float) -> float | int:
    """Game points are whole; they are written so."""
    return int(value) if value == int(value) else value
