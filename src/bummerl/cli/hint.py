"""`bummerl hint`: what to play, from what one player sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from bummerl.cli.choices import language_option, ruleset_option

if TYPE_CHECKING:
    from bummerl.engine.hints import Advice
    from bummerl.rules.ruleset import Ruleset
    from bummerl.rules.view import View

__all__ = ["command"]


@click.command("hint")
@click.argument("position", required=False)
@click.option("--jsonl", is_flag=True, help="For programs: what a player sees, as JSON lines from standard input.")
@ruleset_option(required=True)
@click.option("--worlds", type=int, help="Look at so many deals that fit; more are sampled. [default: 400]")
@language_option()
def command(position: str | None, jsonl: bool, ruleset: Ruleset, worlds: int | None, language: str) -> int | None:
    """What to play in POSITION, using only what the player to move can see.

    POSITION is a line of notation, of which the other hand and the order of the talon are not looked at, or a JSON
    object as published positions have it. With --jsonl every line of standard input is such an object; the answer has
    every play with its expected game points, whether that is exact, its error, and the "best" plays.
    """
    if jsonl == (position is not None):
        raise click.UsageError("Give a position, or --jsonl and positions on standard input.")
    from bummerl.engine.evaluation import DEFAULT_WORLDS

    count = DEFAULT_WORLDS if worlds is None else worlds
    if jsonl:
        from bummerl.cli.lines import answer

        return answer(lambda asked: _line(asked, ruleset, count))
    _show(_view_of(position or "", ruleset), count, language)
    return None


def _line(asked: object, ruleset: Ruleset, worlds: int) -> dict[str, Any]:
    from bummerl.engine.hints import hint_line

    return hint_line(asked, ruleset, worlds=worlds)


def _view_of(position: str, ruleset: Ruleset) -> View:
    from bummerl.engine.hints import read_sighting
    from bummerl.rules.doors import load_line
    from bummerl.rules.errors import Defect, PositionError
    from bummerl.rules.notation import read_position
    from bummerl.rules.view import view

    if position.lstrip().startswith("{"):
        return read_sighting(load_line(position), ruleset)
    state = read_position(position, ruleset)
    if state.to_move is None:
        raise PositionError([Defect("over", "the deal is over: there is nothing to play")])
    return view(state, state.to_move)


def _show(seen: View, worlds: int, language: str) -> None:
    from rich.table import Table

    from bummerl.cli.console import console
    from bummerl.engine.hints import advise, play_text
    from bummerl.texts.catalogue import catalogue

    texts = catalogue(language)
    advice = advise(seen, worlds=worlds)
    out = console()
    if not seen.legal:
        out.print(texts.text("hint-wait", value=f"{advice.worths.value:+.2f}"))
        return
    plays = "; ".join(play_text(play) for play in advice.best)
    out.print(texts.text("hint-best", count=len(advice.best), plays=plays))
    out.print(_certainty(advice, texts))
    chances = {} if advice.chances is None else {each.play: each.value for each in advice.chances.plays}
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.text("hint-column-play"))
    table.add_column(texts.text("hint-column-value"), justify="right")
    if chances:
        table.add_column(texts.text("hint-column-chance"), justify="right")
    table.add_column(texts.text("hint-column-certainty"))
    for each in sorted(advice.worths.plays, key=lambda each: -chances.get(each.play, each.value)):
        sure = (
            texts.text("method-exact-short")
            if each.exact
            else texts.text("method-estimate-short", error=f"{each.error:.2f}")
        )
        chance = [f"{100 * chances[each.play]:.1f}%"] if chances else []
        table.add_row(play_text(each.play), f"{each.value:+.2f}", *chance, sure)
    out.print(table)


def _certainty(advice: Advice, texts: Any) -> str:
    found = advice.worths
    best = next(each for each in found.plays if each.play == advice.best[0])
    name = f"method-{best.method.value.replace('_', '-')}"
    return str(texts.text(name, worlds=f"{found.worlds}", count=f"{found.count}"))
