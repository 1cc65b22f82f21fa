"""`bummerl settle`: what finished deals pay, for programs."""

from __future__ import annotations

import click

from bummerl.cli.choices import ruleset_option
from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]


@click.command("settle")
@ruleset_option()
def command(ruleset: Ruleset | None) -> int:
    """What finished deals pay: JSON lines from standard input to standard output.

    A line is a case: a ruleset's name and the facts of a finished deal between A and B. The answer has its id, the
    winner, the game points and the clauses applied. A bad line is answered with an error and its number; the exit
    status is 1 if there was one. docs/notation.md has the form. With --ruleset every case is settled by these rules, a
    house file's for example, instead of those that it names.
    """
    from bummerl.cli.lines import answer
    from bummerl.rules.doors import settle_case

    return answer(lambda asked: settle_case(asked, ruleset))
