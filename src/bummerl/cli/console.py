"""The rich console of commands that print tables and progress."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["console"]


def console(*, stderr: bool = False) -> Console:
    """A console on standard output or error: no colour into a pipe or under NO_COLOR, and no markup in what is said."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    return Console(file=stream, highlight=False, emoji=False, markup=False, soft_wrap=not stream.isatty())
