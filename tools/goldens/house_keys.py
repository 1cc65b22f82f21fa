"""The tables of keys on the documentation's page about house rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from bummerl.rules.cards import Rank
from bummerl.rules.clauses import Clause
from bummerl.rules.composition import differences
from bummerl.rules.overrides import (
    FIELDS,
    NAMES,
    OPTIONAL_PARTS,
    Choice,
    FieldSpec,
    ListOf,
    OrNone,
    RankCode,
    Shape,
    Whole,
    YesNo,
)
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import (
    PARTS,
    MatchRule,
    Pack,
    Ruleset,
    Series,
    TargetUnit,
    contradictions,
    to_data,
)
from bummerl.texts.catalogue import catalogue

PAGE = Path(__file__).resolve().parents[2] / "docs" / "house-rules.md"
BEGIN = "<!-- keys: written by ./dev golden house_keys -->"
END = "<!-- end of keys -->"


def rulesets() -> Iterator[Ruleset]:
    """Rulesets under which every field has something to change: the presets, and what no preset has."""
    for ruleset in PRESETS.values():
        yield ruleset
        yield replace(ruleset, match=MatchRule(series=Series.RUBBER, series_length=2))
        yield replace(ruleset, match=MatchRule(target_unit=TargetUnit.CARD_POINTS, target=300))
        yield replace(ruleset, settlement=replace(ruleset.settlement, schneider_counts_marriages=False))


def others(spec: FieldSpec, now: Any) -> Iterator[Any]:
    """Values that the field could have instead."""
    shape = spec.shape
    if isinstance(shape, OrNone):
        yield None
        shape, now = shape.inner, 1 if now is None else now
    if isinstance(shape, Choice):
        yield from shape.kind
    elif isinstance(shape, YesNo):
        yield not now
    elif isinstance(shape, RankCode):
        yield from Rank
    elif isinstance(shape, Whole):
        yield from (now + 1, now - 1, now + 2, 3, 4, 10)


@cache
def changed_by(part: str, spec: FieldSpec) -> tuple[Clause, ...]:
    """The clauses that a change of this field brings in, takes out or words anew."""
    found: set[Clause] = set()
    for ruleset in rulesets():
        held = getattr(ruleset, part)
        if held is None:
            continue
        for before, after in _with_other(ruleset, part, spec):
            if not contradictions(after):
                apart = differences(before, after)
                found |= {cited.clause for cited in apart.gained + apart.lost}
                found |= {pair.before.clause for pair in apart.changed}
    return tuple(clause for clause in Clause if clause in found)


def _with_other(ruleset: Ruleset, part: str, spec: FieldSpec) -> Iterator[tuple[Ruleset, Ruleset]]:
    """Rulesets before and after a change of nothing but this field, and of what cannot stay as it is with it."""
    held = getattr(ruleset, part)
    match part, spec.name:
        case "pack", "ranks":
            without = replace(ruleset, exchange=None)
            yield without, replace(without, pack=replace(held, ranks=(*held.ranks[:-1], Rank.EIGHT)))
        case "pack", "points":
            yield ruleset, replace(ruleset, pack=Pack(ranks=held.ranks, points=(*held.points[:-1], 1)))
        case "dealing", "hand_size" | "batches":
            yield ruleset, replace(ruleset, dealing=replace(held, hand_size=4, batches=(4, "T")))
        case _:
            for value in others(spec, getattr(held, spec.name)):
                yield ruleset, replace(ruleset, **{part: replace(held, **{spec.name: value})})


def cited(clauses: tuple[Clause, ...]) -> str:
    """The numbers of clauses, those of a kind that follow each other drawn together."""
    out: list[str] = []
    runs: list[list[Clause]] = []
    order = list(Clause)
    for clause in clauses:
        kind = clause.value.rpartition("-")[0]
        last = runs[-1][-1] if runs else None
        if last is not None and order.index(clause) == order.index(last) + 1 and last.value.startswith(kind + "-"):
            runs[-1].append(clause)
        else:
            runs.append([clause])
    for run in runs:
        last_number = run[-1].value.rpartition("-")[2]
        joined = {1: "", 2: f" and {last_number}"}.get(len(run), f" to {last_number}")
        out.append(run[0].value + joined)
    return ", ".join(out)


def said(spec: FieldSpec) -> str:
    """What the option is called, by the English catalogue."""
    return catalogue("en").text(f"option-{spec.option.replace('_', '-')}")


def taken(spec: FieldSpec) -> str:
    """What the field takes, with what each value means."""
    words = catalogue("en")
    message = f"option-{spec.option.replace('_', '-')}"
    shape: Shape = spec.shape
    unset = ""
    if isinstance(shape, OrNone):
        shape, unset = shape.inner, f"; `false`: {words.text(f'{message}.unset')}"
    if isinstance(shape, Choice):
        return "<br>".join(f"`{value}`: {words.text(f'{message}.{value}')}" for value in shape.allowed) + unset
    if isinstance(shape, RankCode):
        return "a rank: " + " ".join(f"`{rank}`" for rank in shape.allowed) + unset
    if isinstance(shape, ListOf) and isinstance(shape.inner, RankCode):
        return "a list of ranks: " + " ".join(f"`{rank}`" for rank in shape.inner.allowed)
    if isinstance(shape, ListOf):
        return {"points": "a list of whole numbers, one a rank"}.get(
            spec.name, 'a list of numbers of cards, with one `"T"` for the turn-up'
        )
    return shape.words + unset


def written(value: Any) -> str:
    """A value as it stands in a house file."""
    data = to_data(value)
    if data is None:
        return "`false`"
    return f"`{str(data).lower()}`" if isinstance(data, bool | int) else f'`"{data}"`'


def tables() -> str:
    """All keys, part by part."""
    lines: list[str] = []
    for part in PARTS:
        lines += [f"### [{part}]", ""]
        if part in OPTIONAL_PARTS:
            needed = [spec.name for spec in FIELDS[part].values() if spec.required]
            put_in = f"a table with its `{needed[0]}` puts" if needed else f"`{part} = true` puts"
            lines += [f"`{part} = false` takes the whole part out, {put_in} it in.", ""]
        lines += ["| key | option | is | takes | default | clauses |", "|---|---|---|---|---|---|"]
        for spec in FIELDS[part].values():
            default = "has to be given" if spec.required else written(spec.default)
            cells = (f"`{spec.name}`", f"`{spec.option}`", said(spec), taken(spec), default)
            lines.append(f"| {' | '.join(cells)} | {cited(changed_by(part, spec))} |")
        lines.append("")
    lines += ["### Above the tables", "", "| key | takes |", "|---|---|", "| `base` | the name of a preset |"]
    lines += [f"| `{spec.name}` | {spec.shape.words} |" for spec in NAMES.values()]
    return "\n".join(lines).rstrip()


def page(text: str) -> str:
    """The page with its tables written anew."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}"


def main() -> None:
    text = PAGE.read_text("utf-8")
    if not re.search(re.escape(BEGIN) + r".*" + re.escape(END), text, re.DOTALL):
        raise SystemExit(f"{PAGE.name} has lost its marks {BEGIN} and {END}")
    PAGE.write_text(page(text), "utf-8")


if __name__ == "__main__":
    main()
