"""Which commands there are, and how they are loaded: by name, when they are called."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

import click

__all__ = ["COMMANDS", "BummerlGroup"]

COMMANDS: Final[dict[str, str]] = {
    "play": "Play a match against the computer.",
    "replay": "Step through a record, or check it.",
    "rules": "Read, compare and check rules.",
    "notation": "Check what is written in notation.",
    "analyse": "Judge the decisions of recorded deals.",
    "hint": "What to play, from what one player sees.",
    "solve": "What a position is worth with all cards known.",
    "perft": "Count the ways a deal can go.",
    "arena": "Play two bots or programs against each other.",
    "engine": "For programs: a bot that speaks the open protocol.",
    "moves": "For programs: legal moves of positions, as JSON lines.",
    "settle": "For programs: what finished deals pay, as JSON lines.",
}
"""The commands in the order of the help, with a line about each. ``bummerl.cli.NAME`` holds ``command``."""


class BummerlGroup(click.Group):
    """A group that knows its commands by `COMMANDS` and imports one only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"bummerl.cli.{cmd_name}").command
        assert isinstance(command, click.Command), cmd_name
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = get_close_matches(args[0], COMMANDS, n=2, cutoff=0.5)
            hint = f" Did you mean {' or '.join(near)}?" if near else ""
            raise click.UsageError(f"There is no command {args[0]!r}.{hint}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))
