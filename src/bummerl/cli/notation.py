"""`bummerl notation`: check what is written in notation."""

from __future__ import annotations

import json
from typing import Any

import click

from bummerl.cli.choices import ruleset_option
from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]


@click.group("notation")
def command() -> None:
    """Check what is written in notation: records and positions."""


@command.command("check")
@click.argument("file", type=click.Path(allow_dash=True))
@ruleset_option(default="schnapsen_casino")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def check_command(file: str, ruleset: Ruleset, as_json: bool) -> int:
    """Check a file of records, or of positions one a line.

    Records are replayed: every action and every result has to be as the rules say. Positions are read by the rules
    given with --ruleset. Everything that is wrong is named with its line and column; the exit status is 1 then.
    """
    from bummerl.cli.inputs import read_bytes

    data = read_bytes(file)
    first = data.lstrip()[:1]
    found = _records(data) if first in (b"[", b"{") else _positions(data, ruleset)
    faults = [entry for entry in found if "error" in entry]
    if as_json:
        click.echo(json.dumps({"file": file, "sound": not faults, "found": found}, ensure_ascii=False))
    else:
        for fault in faults:
            click.echo(f"{file}: {fault['error']}", err=True)
        sound = len(found) - len(faults)
        what = found[0]["kind"] if found else "position"
        click.echo(f"{file}: {sound} {what}{'' if sound == 1 else 's'} sound, {len(faults)} refused")
    return 1 if faults else 0


def _records(data: bytes) -> list[dict[str, Any]]:
    from bummerl.rules.errors import NotationError
    from bummerl.rules.record import RecordError, read_records, replay

    try:
        records = read_records(data)
    except NotationError as error:
        return [{"kind": "record", "error": str(error), "line": error.line, "column": error.column}]
    found: list[dict[str, Any]] = []
    for number, record in enumerate(records, 1):
        entry: dict[str, Any] = {"kind": "record", "record": number, "ruleset": str(record.ruleset)}
        try:
            entry["deals"] = len(replay(record).deals)
        except RecordError as error:
            entry |= {"error": f"record {number}: {error}", "deal": error.deal, "action": error.action}
        found.append(entry)
    return found


def _positions(data: bytes, ruleset: Ruleset) -> list[dict[str, Any]]:
    from bummerl.rules.errors import NotationError, PositionError
    from bummerl.rules.notation import read_position

    found: list[dict[str, Any]] = []
    for number, raw in enumerate(data.split(b"\n"), 1):
        entry: dict[str, Any] = {"kind": "position", "line": number}
        try:
            line = raw.decode("utf-8").strip()
            if not line or line.startswith("#"):
                continue
            read_position(line, ruleset)
        except UnicodeDecodeError as error:
            entry |= {"column": error.start + 1, "error": f"line {number}, column {error.start + 1}: this is not UTF-8"}
        except NotationError as error:
            place = f"line {number}, column {error.column}"
            entry |= {"column": error.column, "error": f"{place}: {error.reason}"}
        except PositionError as error:
            entry["error"] = "\n".join(f"line {number}: {defect}" for defect in error.defects)
        found.append(entry)
    return found
