"""The `bummerl` command: play, rules, records, and the doors for programs.

`main` is the supervisor. It turns every error that is meant into a line on standard error and an exit status, and keeps
what is not meant away from the user: a traceback goes to a file, and the user is told its number.

Exit status: 0 done; 1 the input was refused; 2 the command line was not understood; 70 a fault of the program;
130 interrupted; 141 the reader of the output went away.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import click

from bummerl.cli.registry import BummerlGroup
from bummerl.rules.errors import BummerlError

__all__ = ["main"]

CLOSED_PIPE = 141
FAULT = 70
INTERRUPTED = 130


@click.group(
    cls=BummerlGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="bummerl COMMAND --help tells more about a command.",
)
@click.version_option(package_name="bummerl", prog_name="bummerl", message="%(prog)s %(version)s")
def bummerl() -> None:
    """Bummerl: the Schnapsen and Sixty-Six family of card games, by every house's rules."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; nothing but a fault of Python itself raises."""
    if "_BUMMERL_COMPLETE" in os.environ:  # a shell asks how a word could go on
        bummerl.main(prog_name="bummerl")
    try:
        # Not `bummerl.main(...)`: that has answers of its own to interrupts and closed pipes.
        with bummerl.make_context("bummerl", list(sys.argv[1:] if arguments is None else arguments)) as context:
            status = bummerl.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except click.ClickException as failure:
        failure.show()
        return failure.exit_code
    except BrokenPipeError:
        _let_go_of_output()
        return CLOSED_PIPE
    except BummerlError as refused:
        _tell(str(refused))
        return 1
    except OSError as failed:
        named = f"{failed.filename}: " if failed.filename is not None else ""
        _tell(f"{named}{failed.strerror or failed}")
        return 1
    except Exception as fault:  # the supervisor: nothing above it could do better
        from bummerl.cli.faults import report

        _tell(report(fault))
        return FAULT
    return status if isinstance(status, int) else 0


def _tell(message: str) -> None:
    for line in message.splitlines() or [message]:
        click.echo(f"bummerl: {line}", err=True)


def _let_go_of_output() -> None:
    """Point standard output at nothing, so that leaving does not try to write the rest."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
