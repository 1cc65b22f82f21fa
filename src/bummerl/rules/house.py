"""House files: a house's own rules as a TOML file, read as its difference from a preset.

    base = "bummerl"
    id = "gasthaus_huber"
    exchange = false

    [closing]
    min_talon = 4

Tables are named as the rule parts, keys as their fields. A file is refused with all its faults at once, each with its
line. The keys are listed in the documentation, under house rules.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bummerl.rules.errors import DataFault, HouseFileDefect, HouseFileError
from bummerl.rules.overrides import Overrides, base_named, differences_data, read_overrides
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import PARTS, Ruleset, contradictions
from bummerl.rules.toml_lines import KeyLines

__all__ = ["LARGEST_FILE", "HouseFolder", "dump", "load", "load_folder"]

LARGEST_FILE: Final = 64 * 1024
"""Bytes in a house file at most; the longest that says anything has a tenth of it."""

_LONGEST_LINE: Final = 1_000
_TOML_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def load(source: Path | str) -> Ruleset:
    """The ruleset of a house file: a `Path` names a file, a string is the text itself.

    `HouseFileError` lists every fault with its line: what is no TOML, unknown keys (with the names that come near),
    values that a field does not take, contradictions, and an id that is no id or a preset's.

    >>> load('base = "bummerl"\\nid = "huber"\\n[closing]\\nmin_talon = 4').closing.min_talon
    4
    >>> load('base = "bummerl"\\nid = "huber"\\n[closing]\\nmin_tallon = 4\\nvalue_at = "last"')
    Traceback (most recent call last):
    bummerl.rules.errors.HouseFileError: house file: line 4: closing.min_tallon: [closing] has no such key; did you
    mean min_talon? house file: line 5: closing.value_at: needs one of close, end, not 'last'
    """
    if isinstance(source, str):
        return _read(_sized(source.encode("utf-8", "surrogatepass"), "house file"), "house file")
    name = str(source)
    try:
        with source.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise _refused(name, "file", f"cannot be read: {error.strerror or error}") from error
    return _read(_sized(content, name), name)


@dataclass(frozen=True, slots=True)
class HouseFolder:
    """The house files of a folder: the rulesets by id, and an error for every file that is refused."""

    rulesets: dict[str, Ruleset]
    errors: tuple[HouseFileError, ...]


def load_folder(folder: Path) -> HouseFolder:
    """Every ``.toml`` file of a folder, by name. Refused files are reported together and do not stop the others.

    Of two files with the same id the later one is refused. `HouseFileError` if the folder itself cannot be read.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml" and not path.name.startswith("."))
    except OSError as error:
        raise _refused(str(folder), "folder", f"cannot be read: {error.strerror or error}") from error
    rulesets: dict[str, Ruleset] = {}
    origin: dict[str, Path] = {}
    errors: list[HouseFileError] = []
    for path in paths:
        try:
            ruleset = load(path)
            if ruleset.id in rulesets:
                raise _refused(str(path), "id", f"{ruleset.id} is the id of {origin[ruleset.id].name} already")
        except HouseFileError as error:
            errors.append(error)
            continue
        rulesets[ruleset.id] = ruleset
        origin[ruleset.id] = path
    return HouseFolder(rulesets, tuple(errors))


def dump(ruleset: Ruleset, base: Ruleset) -> str:
    """The ruleset as a house file based on a preset; `load` reads it back.

    Faults that `load` would find are not looked for. `UnknownPreset` if the base is no preset, `ValueError` if the two
    differ in the number of seats.

    >>> print(dump(PRESETS["stake_bummerl"], PRESETS["bummerl"]), end="")
    base = "bummerl"
    id = "stake_bummerl"
    version = 1
    aliases = ["Stake Bummerl"]
    <BLANKLINE>
    [match]
    stake_factor = "last_deal"
    """
    data = differences_data(ruleset, base)
    tables = {part: data[part] for part in PARTS if part in data}
    lines = [
        f"{key} = {_toml(value)}"
        for key, value in data.items()
        if key not in tables and key not in ("base_version", "base_fingerprint")
    ]
    for part, fields in tables.items():
        if not fields:
            lines.append(f"{part} = {'false' if fields is None else 'true'}")
    for part, fields in tables.items():
        if fields:
            lines += ["", f"[{part}]", *(f"{name} = {_toml(value)}" for name, value in fields.items())]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    """A value of `to_data` in TOML; nothing is ``false``, since TOML has no null."""
    if value is None:
        return "false"
    return json.dumps(value, ensure_ascii=False)


def _refused(source: str, key: str, reason: str, line: int = 0) -> HouseFileError:
    return HouseFileError(source, [HouseFileDefect(line, key, reason)])


def _sized(content: bytes, source: str) -> str:
    """The text of a file that is not too large, has no monstrous line and is UTF-8."""
    if len(content) > LARGEST_FILE:
        raise _refused(source, "file", f"is larger than {LARGEST_FILE} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _refused(source, "file", f"is not UTF-8: {error.reason}", line) from error
    text = text.replace("\r\n", "\n")
    for number, line_text in enumerate(text.split("\n"), 1):
        if len(line_text) > _LONGEST_LINE:
            raise _refused(source, "file", f"has a line of more than {_LONGEST_LINE} characters", number)
    return text


def _read(text: str, source: str) -> Ruleset:
    try:
        data = tomllib.loads(text)
        lines = KeyLines(text)
    except tomllib.TOMLDecodeError as error:
        place = _TOML_PLACE.search(str(error))
        line = text.count("\n") + 1 if place is None or place[1] is None else int(place[1])
        raise _refused(source, "TOML", _TOML_PLACE.sub("", str(error)), line) from error
    except RecursionError as error:
        raise _refused(source, "TOML", "is nested too deeply") from error
    except ValueError as error:  # a number longer than the interpreter converts
        raise _refused(source, "TOML", str(error)) from error
    base, faults = _base(data)
    reading = read_overrides(base, {key: value for key, value in data.items() if key != "base"})
    faults += [*_identity(data), *reading.faults]
    defects = [HouseFileDefect(lines.of(fault.path), _dotted(fault), fault.reason) for fault in faults]
    if not any(fault.path == ("base",) for fault in faults):
        defects += _contradictions(reading, lines)
    if not defects:
        ruleset = reading.build()
        if ruleset is not None:
            return ruleset
    raise HouseFileError(source, sorted(defects, key=lambda defect: defect.line))


def _dotted(fault: DataFault) -> str:
    """The key of a fault, on one line whatever it holds."""
    key = ".".join(str(step) for step in fault.path)
    return key.encode("unicode_escape").decode("ascii")[:120] if not key.isprintable() else key[:120]


def _base(data: dict[str, Any]) -> tuple[Ruleset, list[DataFault]]:
    if "base" in data:
        return base_named(data["base"])
    base, _ = base_named(None)
    return base, [DataFault(("base",), "has to be given: the preset that the house differs from")]


def _identity(data: dict[str, Any]) -> Iterator[DataFault]:
    if "id" not in data:
        yield DataFault(("id",), "has to be given: a name of the house's own, in small letters")
    elif isinstance(data["id"], str) and data["id"] in PRESETS:
        yield DataFault(("id",), f"{data['id']} is the id of a preset; give the house a name of its own")


def _contradictions(reading: Overrides, lines: KeyLines) -> Iterator[HouseFileDefect]:
    """The contradictions, each blamed on the key with which it comes in when the file is read from top to bottom.

    The base is sound, so there is always such a key. Parts with unreadable keys are passed over, and everything if
    pack or dealing are among them: what looks contradictory there may only be what could not be read.
    """
    unreadable = reading.unreadable_parts()
    if unreadable & {"pack", "dealing"}:
        return
    steps = sorted(reading.steps, key=lambda step: lines.of(step.path))
    finished = reading.build(steps)
    if finished is None:
        return
    found = contradictions(finished)
    if not found:
        return
    before_each = [reading.build(steps[:count]) for count in range(len(steps) + 1)]
    known = [() if ruleset is None else contradictions(ruleset) for ruleset in before_each]
    for defect in found:
        culprit = max(count for count in range(len(steps)) if defect not in known[count])
        step = steps[culprit]
        if step.part not in unreadable:
            yield HouseFileDefect(lines.of(step.path), ".".join(map(str, step.path)), defect.message)
