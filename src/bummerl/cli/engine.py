"""`bummerl engine`: a bot that other programs talk to, by the open protocol for programs."""

from __future__ import annotations

import os
import sys

import click

from bummerl.cli.choices import BotType

__all__ = ["command"]


@click.command("engine")
@click.option("--bot", type=BotType(), default=None, help="Which bot answers: greedy, kati:4, ... By default the best.")
def command(bot: str | None) -> None:
    """Play or analyse for another program, by the open protocol for programs.

    The program writes lines to standard input and reads the answers from standard output; docs/engine-protocol.md has
    the grammar and a conversation. The first line is: bummerl 1
    """
    from bummerl.engine.bots import DEFAULT_BOT
    from bummerl.engine.protocol.bot import BotProgram
    from bummerl.engine.protocol.stdio import serve

    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints by mistake must not get between the lines
    try:
        still_thinking = serve(BotProgram(bot or DEFAULT_BOT), sys.stdin.buffer, out)
    finally:
        sys.stdout = sys.__stdout__
    if still_thinking:  # the host has said quit, and will not wait until a search is done
        os._exit(0)
