"""Rulesets read from plain data, and written as their difference from a preset.

A house's rules are a base preset and what it does otherwise, in tables named as the rule parts. The same tree of data
comes from a house file (TOML, `bummerl.rules.house`) and from a record (JSON, `ruleset_from_data`). What each field
takes is worked out from the types of `bummerl.rules.ruleset`, so a new field needs no line here.
"""

from __future__ import annotations

import re
import types
import typing
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final, Literal, Protocol, cast, get_args, get_origin, get_type_hints

from bummerl.rules.cards import Rank
from bummerl.rules.errors import DataFault, RulesetDataError, UnknownPreset
from bummerl.rules.presets import DEFAULT, PRESETS
from bummerl.rules.ruleset import OPTIONS, PARTS, Ruleset, to_data, validate

__all__ = [
    "FIELDS",
    "NAMES",
    "OPTIONAL_PARTS",
    "FieldSpec",
    "Overrides",
    "base_named",
    "differences_data",
    "read_overrides",
    "ruleset_from_data",
]

Path = tuple[str | int, ...]

LARGEST: Final = 9_999
"""No field needs a larger number; the native core relies on small ones."""

LONGEST_TEXT: Final = 80
LONGEST_LIST: Final = 32
NEEDS_ANY: Final = "needs-any"
"""The "what you need" line of a pack that no preset has."""


# --- what a field takes -------------------------------------------------------------------------------------------


class Unfit(Exception):
    """A value that a field does not take; inside this module only."""

    def __init__(self, reason: str, inside: Path = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.inside = inside


class Shape(Protocol):
    """What a field takes: in words, value by value where they can be listed, and read from data."""

    @property
    def words(self) -> str: ...

    @property
    def allowed(self) -> tuple[str, ...]: ...

    def read(self, value: object) -> object: ...


def _shown(value: object) -> str:
    """A value that was refused, short enough for one line of an error whatever it is."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int():
            return str(value) if abs(value) <= LARGEST else "a number as large as that"
        case float():
            return repr(value)
        case str():
            return repr(value) if len(value) <= 40 else repr(value[:37]) + "..."
        case list() | tuple():
            return "a list"
        case Mapping():
            return "a table"
        case _:
            return "a date or time"


def _unfit(shape: Shape, value: object) -> Unfit:
    return Unfit(f"needs {shape.words}, not {_shown(value)}")


@dataclass(frozen=True)
class Whole:
    words: str = "a whole number"
    allowed: tuple[str, ...] = ()

    def read(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise _unfit(self, value)
        if not -LARGEST <= value <= LARGEST:
            raise Unfit(f"needs a whole number of at most {LARGEST}")
        return value


@dataclass(frozen=True)
class YesNo:
    words: str = "true or false"
    allowed: tuple[str, ...] = ("true", "false")

    def read(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise _unfit(self, value)
        return value


@dataclass(frozen=True)
class Choice:
    kind: type[StrEnum]

    @property
    def words(self) -> str:
        return "one of " + ", ".join(self.allowed)

    @property
    def allowed(self) -> tuple[str, ...]:
        return tuple(member.value for member in self.kind)

    def read(self, value: object) -> StrEnum:
        if not isinstance(value, str) or value not in self.allowed:
            near = get_close_matches(value, self.allowed, n=1) if isinstance(value, str) else ()
            hint = f"; did you mean {near[0]}?" if near else ""
            raise Unfit(f"needs {self.words}, not {_shown(value)}{hint}")
        return self.kind(value)


@dataclass(frozen=True)
class RankCode:
    words: str = "a rank: " + ", ".join(rank.code for rank in Rank)
    allowed: tuple[str, ...] = tuple(rank.code for rank in Rank)

    def read(self, value: object) -> Rank:
        if not isinstance(value, str) or value not in self.allowed:
            raise _unfit(self, value)
        return Rank.from_code(value)


@dataclass(frozen=True)
class BatchStep:
    """A number of cards to each hand, or T for the turn-up."""

    words: str = 'a number of cards or "T"'
    allowed: tuple[str, ...] = ()

    def read(self, value: object) -> int | str:
        if value == "T":
            return "T"
        if isinstance(value, str):
            raise _unfit(self, value)
        return Whole(words=self.words).read(value)


@dataclass(frozen=True)
class OrNone:
    """A value, or nothing: `false` in a house file, `null` in JSON."""

    inner: Shape

    @property
    def words(self) -> str:
        return f"{self.inner.words}, or false for none"

    @property
    def allowed(self) -> tuple[str, ...]:
        return (*self.inner.allowed, "false")

    def read(self, value: object) -> object:
        if value is None or value is False:
            return None
        try:
            return self.inner.read(value)
        except Unfit:
            raise _unfit(self, value) from None


@dataclass(frozen=True)
class ListOf:
    inner: Shape

    @property
    def words(self) -> str:
        return f"a list, each entry {self.inner.words}"

    @property
    def allowed(self) -> tuple[str, ...]:
        return ()

    def read(self, value: object) -> tuple[object, ...]:
        if not isinstance(value, list):
            raise Unfit(f"needs {self.words}, not {_shown(value)}")
        if len(value) > LONGEST_LIST:
            raise Unfit(f"needs a list of at most {LONGEST_LIST} entries, not {len(value)}")
        out = []
        for place, item in enumerate(value):
            try:
                out.append(self.inner.read(item))
            except Unfit as unfit:
                raise Unfit(unfit.reason, (place, *unfit.inside)) from None
        return tuple(out)


@dataclass(frozen=True)
class Text:
    words: str = f"a text of at most {LONGEST_TEXT} characters"
    allowed: tuple[str, ...] = ()

    def read(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise _unfit(self, value)
        if any(unicodedata.category(letter).startswith("C") for letter in value):
            raise Unfit("control characters are not allowed in a text")
        return value


_CODE: Final = re.compile(r"[a-z][a-z0-9_-]{0,63}")


@dataclass(frozen=True)
class Code:
    words: str = "up to 64 small letters a-z, digits, _ and -, with a letter first"
    allowed: tuple[str, ...] = ()

    def read(self, value: object) -> str:
        if not isinstance(value, str) or not _CODE.fullmatch(value):
            raise _unfit(self, value)
        return value


@dataclass(frozen=True)
class Needs:
    """The key of a "what you need" line: one that a preset has, or the one for any pack."""

    @property
    def words(self) -> str:
        return "one of " + ", ".join(self.allowed)

    @property
    def allowed(self) -> tuple[str, ...]:
        return (*dict.fromkeys(ruleset.needs for ruleset in PRESETS.values()), NEEDS_ANY)

    def read(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.allowed:
            raise _unfit(self, value)
        return value


def _shape(kind: Any) -> Shape:
    """The shape of a type that occurs in a rule part."""
    if kind is bool:
        return YesNo()
    if kind is int:
        return Whole()
    if kind is Rank:
        return RankCode()
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return Choice(kind)
    arguments = get_args(kind)
    if get_origin(kind) is tuple:
        return ListOf(_shape(arguments[0]))
    if get_origin(kind) in (typing.Union, types.UnionType):
        if types.NoneType in arguments:
            (inner,) = (argument for argument in arguments if argument is not types.NoneType)
            return OrNone(_shape(inner))
        if set(arguments) == {int, Literal["T"]}:
            return BatchStep()
    raise TypeError(f"no shape for fields of the type {kind!r}")


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A field of a rule part, or a naming field of the ruleset itself (`part` is then empty).

    `option` is its name as a row of the rules matrix. `default` is what it is where a house has the part but says
    nothing; ``MISSING`` if it has to be said.
    """

    part: str
    name: str
    shape: Shape
    default: object
    option: str = ""

    @property
    def required(self) -> bool:
        return self.default is MISSING


def _specs() -> Iterator[tuple[str, dict[str, FieldSpec]]]:
    options = {(option.part, option.field): option.name for option in OPTIONS}
    for part, kind in PART_TYPES.items():
        hints = get_type_hints(kind)
        yield (
            part,
            {
                item.name: FieldSpec(part, item.name, _shape(hints[item.name]), item.default, options[part, item.name])
                for item in fields(kind)
            },
        )


def _part_types() -> Iterator[tuple[str, Any, bool]]:
    hints = get_type_hints(Ruleset)
    for part in PARTS:
        arguments = get_args(hints[part])
        kinds = [kind for kind in arguments or (hints[part],) if kind is not types.NoneType]
        yield part, kinds[0], types.NoneType in arguments


PART_TYPES: Final[dict[str, Any]] = {part: kind for part, kind, _ in _part_types()}

OPTIONAL_PARTS: Final = frozenset(part for part, _, optional in _part_types() if optional)
"""The parts that a house may lack altogether."""

FIELDS: Final[dict[str, dict[str, FieldSpec]]] = dict(_specs())
"""Every field of every rule part."""

NAMES: Final[dict[str, FieldSpec]] = {
    spec.name: spec
    for spec in (
        FieldSpec("", "id", Code(), MISSING),
        FieldSpec("", "version", Whole(), 1),
        FieldSpec("", "name", Text(), ""),
        FieldSpec("", "aliases", ListOf(Text()), ()),
        FieldSpec("", "family", Code(), MISSING),
        FieldSpec("", "needs", Needs(), "needs-20"),
        FieldSpec("", "experimental", YesNo(), False),
    )
}
"""The fields that name a ruleset rather than rule it."""

_OPTION_FIELDS: Final[dict[str, FieldSpec]] = {
    spec.option: spec for specs in FIELDS.values() for spec in specs.values()
}

OPTIONS_TABLE: Final = "options"


# --- from data to a ruleset ---------------------------------------------------------------------------------------

_Parts = dict[str, dict[str, object] | None]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the data sets: where it stands, and the part and field that it changes.

    Without a field it switches the whole part: off, or on with its defaults.
    """

    path: Path
    part: str
    name: str | None
    value: object


@dataclass(slots=True)
class Overrides:
    """Data read over a base: every step that could be read, and every fault."""

    base: Ruleset | None
    seats: int = 2
    steps: list[Step] = field(default_factory=list)
    faults: list[DataFault] = field(default_factory=list)

    def unreadable_parts(self) -> frozenset[str]:
        """The parts with a fault in them, as far as the fault belongs to one."""
        owners = set()
        for fault in self.faults:
            if fault.path and fault.path[0] == OPTIONS_TABLE and len(fault.path) > 1:
                spec = _OPTION_FIELDS.get(str(fault.path[1]))
                owners.add(spec.part if spec is not None else OPTIONS_TABLE)
            elif fault.path:
                owners.add(str(fault.path[0]))
        return frozenset(owners)

    def build(self, steps: Iterable[Step] | None = None) -> Ruleset | None:
        """The ruleset with these steps (all of them by default); ``None`` while a field that has to be said is not.

        Whether it contradicts itself is not checked.
        """
        names: dict[str, Any] = {}
        parts = _parts_of(self.base)
        for step in self.steps if steps is None else steps:
            if not step.part:
                names[cast(str, step.name)] = step.value
            elif step.name is None:
                if step.value:
                    parts[step.part] = parts[step.part] or _defaults(step.part)
                else:
                    parts[step.part] = None
            else:
                values = parts[step.part] or _defaults(step.part)
                parts[step.part] = values | {step.name: step.value}
        if any(_unsaid(part, values) for part, values in parts.items()):
            return None
        if self.base is not None:
            names = {name: getattr(self.base, name) for name in NAMES} | names
        if not {name for name, spec in NAMES.items() if spec.required} <= set(names):
            return None
        if self.base is not None and parts["pack"] != _parts_of(self.base)["pack"]:
            names["needs"] = next((step.value for step in self.steps if step.name == "needs"), NEEDS_ANY)
        built = {part: None if values is None else PART_TYPES[part](**values) for part, values in parts.items()}
        return Ruleset(seats=self.seats, **(names | built))

    def missing(self) -> Iterator[tuple[str, str]]:
        """Part and field of everything that has to be said and is not, once all steps are taken."""
        on = {step.part for step in self.steps if step.part and not (step.name is None and not step.value)}
        said = {(step.part, step.name) for step in self.steps}
        for part in PARTS:
            base_has = self.base is not None and getattr(self.base, part) is not None
            if not base_has and (part in on or part not in OPTIONAL_PARTS):
                for spec in FIELDS[part].values():
                    if spec.required and (part, spec.name) not in said:
                        yield part, spec.name


def _defaults(part: str) -> dict[str, object]:
    return {spec.name: spec.default for spec in FIELDS[part].values() if not spec.required}


def _unsaid(part: str, values: dict[str, object] | None) -> bool:
    return values is not None and not FIELDS[part].keys() <= values.keys()


def _parts_of(base: Ruleset | None) -> _Parts:
    """The parts of the base as dictionaries of their fields; those of a ruleset out of nothing are the defaults."""
    if base is None:
        absent = {item.name for item in fields(Ruleset) if item.default is None}
        return {part: None if part in absent else _defaults(part) for part in PARTS}
    return {part: _values_of(getattr(base, part)) for part in PARTS}


def _values_of(part: Any) -> dict[str, object] | None:
    return None if part is None else {item.name: getattr(part, item.name) for item in fields(part)}


def read_overrides(base: Ruleset | None, data: Mapping[str, object]) -> Overrides:
    """The data read over a base ruleset. Nothing is raised: faults are collected, with the path to each.

    Keys of the tree are rule parts (a table of fields, ``false`` or ``null`` for none, ``true`` for its defaults),
    naming fields, and ``options``, a table of the same fields under their names in the rules matrix.
    """
    reading = Overrides(base, 2 if base is None else base.seats)
    for key, value in data.items():
        if key in FIELDS:
            _read_part(reading, key, value)
        elif key in NAMES:
            _read_field(reading, (key,), NAMES[key], value)
        elif key == OPTIONS_TABLE:
            _read_options(reading, value)
        else:
            reading.faults.append(DataFault((key,), _unknown_at_top(key)))
    _find_doubles(reading)
    for part, name in reading.missing():
        if (part, name) not in {fault.path[:2] for fault in reading.faults}:
            reading.faults.append(DataFault((part,), f"{name} has to be given: {FIELDS[part][name].shape.words}"))
    return reading


def _read_part(reading: Overrides, part: str, value: object) -> None:
    if isinstance(value, Mapping):
        if not value:
            reading.steps.append(Step((part,), part, None, True))
        for key, inner in value.items():
            spec = FIELDS[part].get(key)
            if spec is None:
                reading.faults.append(DataFault((part, key), _unknown_in_part(part, key)))
            else:
                _read_field(reading, (part, key), spec, inner)
        return
    if part not in OPTIONAL_PARTS:
        reading.faults.append(DataFault((part,), f"needs a table, not {_shown(value)}; every house has this part"))
    elif value is None or isinstance(value, bool):
        reading.steps.append(Step((part,), part, None, bool(value)))
    else:
        reading.faults.append(DataFault((part,), f"needs a table, or false for none, not {_shown(value)}"))


def _read_options(reading: Overrides, value: object) -> None:
    if not isinstance(value, Mapping):
        reading.faults.append(DataFault((OPTIONS_TABLE,), f"needs a table, not {_shown(value)}"))
        return
    for key, inner in value.items():
        spec = _OPTION_FIELDS.get(key)
        path = (OPTIONS_TABLE, key)
        if spec is None:
            near = get_close_matches(key, _OPTION_FIELDS, n=2, cutoff=0.6)
            reading.faults.append(DataFault(path, "no option has this name" + _did_you_mean(near)))
        else:
            _read_field(reading, path, spec, inner)


def _read_field(reading: Overrides, path: Path, spec: FieldSpec, value: object) -> None:
    try:
        reading.steps.append(Step(path, spec.part, spec.name, spec.shape.read(value)))
    except Unfit as unfit:
        reason = unfit.reason
        if spec.part in OPTIONAL_PARTS and (value is None or value is False):
            reason += f"; to play without the whole part write {spec.part} = false"
        reading.faults.append(DataFault((*path, *unfit.inside), reason))


def _find_doubles(reading: Overrides) -> None:
    """The same field under both its names, and fields of a part that is switched off."""
    first: dict[tuple[str, str | None], Step] = {}
    off = {step.part for step in reading.steps if step.part and step.name is None and not step.value}
    for step in reading.steps:
        earlier = first.setdefault((step.part, step.name), step)
        if earlier is not step:
            where = ".".join(map(str, earlier.path))
            reading.faults.append(DataFault(step.path, f"is set already, as {where}"))
        elif step.name is not None and step.part in off:
            reading.faults.append(DataFault(step.path, f"says something of a part that {step.part} = false takes out"))


def _did_you_mean(names: Iterable[str]) -> str:
    listed = " or ".join(names)
    return f"; did you mean {listed}?" if listed else ""


def _homes(key: str) -> list[str]:
    """The parts that have a field of this name."""
    return [part for part in PARTS if key in FIELDS[part]]


def _unknown_at_top(key: str) -> str:
    homes = _homes(key)
    if homes:
        return f"belongs into the table {' or '.join(f'[{part}]' for part in homes)}"
    if key in _OPTION_FIELDS:
        spec = _OPTION_FIELDS[key]
        return f"is {spec.name} in the table [{spec.part}], or stands in the table [options]"
    near = get_close_matches(key, [*PARTS, *NAMES, OPTIONS_TABLE, "base"], n=2, cutoff=0.6)
    return "no such key" + _did_you_mean(near)


def _unknown_in_part(part: str, key: str) -> str:
    """What is known of the key elsewhere comes before what only looks like it."""
    unknown = f"[{part}] has no such key"
    homes = _homes(key)
    if homes:
        return f"{unknown}; it belongs into the table {' or '.join(f'[{home}]' for home in homes)}"
    if key in _OPTION_FIELDS:
        spec = _OPTION_FIELDS[key]
        return f"{unknown}; it is {spec.name} in the table [{spec.part}]"
    if key in NAMES or key in PARTS or key == "base":
        return f"{unknown}; {key} stands above the first table"
    near = get_close_matches(key, FIELDS[part], n=2, cutoff=0.6)
    return unknown + (_did_you_mean(near) or f"; its keys are {', '.join(FIELDS[part])}")


# --- JSON ---------------------------------------------------------------------------------------------------------


def differences_data(ruleset: Ruleset, base: Ruleset) -> dict[str, Any]:
    """The ruleset as its difference from a preset: JSON-ready data that `ruleset_from_data` reads back.

    The preset goes with its version and fingerprint, so that a later change of it is noticed. `UnknownPreset` if the
    base is none; `ValueError` if the two differ in the number of seats.

    >>> from bummerl.rules.presets import preset
    >>> written = differences_data(preset("santase_2_3"), preset("santase"))
    >>> written["closing"]
    {'failure': 'opponent_at_close', 'fail_value': 2}
    >>> ruleset_from_data(written) == preset("santase_2_3")
    True
    """
    if base.id not in PRESETS:
        raise UnknownPreset(base.id, tuple(PRESETS))
    if base.seats != ruleset.seats:
        raise ValueError(f"{ruleset} has {ruleset.seats} seats and {base} {base.seats}: no base for it")
    data: dict[str, Any] = {
        "base": base.id,
        "base_version": base.version,
        "base_fingerprint": base.fingerprint,
        "id": ruleset.id,
        "version": ruleset.version,
    }
    for name in NAMES:
        if name not in data and getattr(ruleset, name) != getattr(base, name):
            data[name] = to_data(getattr(ruleset, name))
    if ruleset.pack != base.pack:
        data["needs"] = ruleset.needs
    for part in PARTS:
        old, new = _values_of(getattr(base, part)), _values_of(getattr(ruleset, part))
        if old == new:
            continue
        if new is None:
            data[part] = None
        else:
            start = _defaults(part) if old is None else old
            data[part] = {name: to_data(value) for name, value in new.items() if start.get(name, MISSING) != value}
    return data


_BASE_KEYS: Final = ("base", "base_version", "base_fingerprint")


def ruleset_from_data(data: object, *, any_base: bool = False) -> Ruleset:
    """A ruleset from `differences_data`, or from the whole of it as `bummerl.rules.ruleset.to_data` gives it.

    `RulesetDataError` names every fault at once, `RulesetError` every contradiction. If the base preset is no longer
    what it was when the data were written, that is a fault too, unless `any_base` takes it as it is now.

    >>> from bummerl.rules.presets import preset
    >>> ruleset_from_data(to_data(preset("mszsz"))) == preset("mszsz")
    True
    >>> ruleset_from_data({"base": "mszsz", "id": "ours", "matsch": {}})
    Traceback (most recent call last):
    bummerl.rules.errors.RulesetDataError: matsch: no such key; did you mean match?
    """
    if not isinstance(data, Mapping) or not all(isinstance(key, str) for key in data):
        raise RulesetDataError([DataFault((), f"a ruleset is an object of parts, not {_shown(data)}")])
    if "base" in data:
        base, faults = _base_of(data, any_base)
        required: tuple[str, ...] = ("id",)
        reading = read_overrides(base, {key: value for key, value in data.items() if key not in _BASE_KEYS})
    else:
        faults = []
        required = tuple(name for name, spec in NAMES.items() if spec.required)
        reading = read_overrides(None, {key: value for key, value in data.items() if key != "seats"})
        try:
            reading.seats = Whole().read(data.get("seats", reading.seats))
        except Unfit as unfit:
            faults.append(DataFault(("seats",), unfit.reason))
    faults += reading.faults
    faults += [DataFault((name,), "has to be given") for name in required if name not in data]
    ruleset = None if faults else reading.build()
    if ruleset is None:
        raise RulesetDataError(faults)
    return validate(ruleset)


def base_named(named: object) -> tuple[Ruleset, list[DataFault]]:
    """The preset of that name. If there is none, a fault, and any preset to read on with and find the other faults."""
    base = PRESETS.get(named) if isinstance(named, str) else None
    if base is not None:
        return base, []
    reason = f"needs the name of a preset, not {_shown(named)}"
    if isinstance(named, str):
        reason = str(UnknownPreset(named[:LONGEST_TEXT], tuple(PRESETS)))
    return DEFAULT, [DataFault(("base",), reason)]


def _base_of(data: Mapping[str, object], any_base: bool) -> tuple[Ruleset, list[DataFault]]:
    base, faults = base_named(data["base"])
    if faults:
        return base, faults
    try:
        version = Whole().read(data.get("base_version", base.version))
        fingerprint = Text().read(data.get("base_fingerprint", base.fingerprint))
    except Unfit as unfit:
        return base, [DataFault(("base",), f"its version or fingerprint {unfit.reason}")]
    if (version, fingerprint) == (base.version, base.fingerprint) or any_base:
        return base, []
    was, now = f"version {version} ({fingerprint})", f"version {base.version} ({base.fingerprint})"
    return base, [DataFault(("base",), f"{base.id} was {was} and is now {now}")]
