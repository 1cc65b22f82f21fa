"""`bummerl perft`: count the ways a deal can go."""

from __future__ import annotations

import json
import random

import click

from bummerl.cli.choices import RulesetType
from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]

DEEPEST = 40


@click.command("perft")
@click.argument("ruleset", metavar="PRESET", type=RulesetType())
@click.argument("depth", type=click.IntRange(0, DEEPEST))
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, show_default=True, help="Which deal to count.")
@click.option("--position", help="Count from this position, in notation, instead of a deal.")
@click.option("--divide", is_flag=True, help="Count each first action apart.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(ruleset: Ruleset, depth: int, seed: int, position: str | None, divide: bool, as_json: bool) -> None:
    """Count the sequences of DEPTH actions by PRESET.

    One action of either player is one step; draws and what happens by itself cost none. The deal of a seed is the pack
    in canonical order, shuffled by Python's generator with that seed.
    """
    from bummerl.rules.deal import start
    from bummerl.rules.notation import read_position, write_step
    from bummerl.rules.perft import divide as divided
    from bummerl.rules.perft import perft

    if position is not None:
        state = read_position(position, ruleset)
    else:
        order = list(ruleset.pack.cards)
        random.Random(seed).shuffle(order)
        state = start(ruleset, order)
    counts: dict[str, int] = {}
    if divide and depth > 0:
        counts = {write_step(action, seat): count for seat, action, count in divided(state, depth)}
        total = sum(counts.values())
    else:
        total = perft(state, depth)
    if as_json:
        found = {"ruleset": ruleset.id, "fingerprint": ruleset.fingerprint, "depth": depth, "count": total}
        click.echo(json.dumps({**found, **({"divide": counts} if divide else {})}))
        return
    for action, count in counts.items():
        click.echo(f"{action:<12} {count:>15,}")
    click.echo(f"{total:,}" if not counts else f"{'':<12} {total:>15,}")
