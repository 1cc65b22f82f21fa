"""`bummerl moves`: legal moves of positions, for programs."""

from __future__ import annotations

import click

from bummerl.cli.choices import ruleset_option
from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]


@click.command("moves")
@ruleset_option(required=True)
def command(ruleset: Ruleset) -> int:
    """Legal moves of positions: JSON lines from standard input to standard output.

    A line is a position in the form of the project's data files; the answer has its id and its legal moves, each a card
    with "marriage" true or false, or a word such as "exchange" or "close". A bad line is answered with an error and its
    number; the exit status is 1 if there was one. docs/notation.md has the form.
    """
    from bummerl.cli.lines import answer
    from bummerl.rules.doors import moves_line

    return answer(lambda asked: moves_line(asked, ruleset))
