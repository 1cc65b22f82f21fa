"""`bummerl rules`: read, compare and check rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from bummerl.cli.choices import Decorated, RulesetType, language_option
from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]


@click.group("rules")
def command() -> None:
    """Read, compare and check rules."""


def _naming_option() -> Callable[[Decorated], Decorated]:
    return click.option("--cards", type=click.Choice(["french", "tell"]), help="The names that the cards go by.")


def _format_option() -> Callable[[Decorated], Decorated]:
    return click.option("--markdown", is_flag=True, help="As Markdown instead of plain text.")


def _say(text: str) -> None:
    """Print text, with signs that the terminal cannot write replaced."""
    import sys

    from bummerl.cli.glyphs import fit

    click.echo(fit(text, sys.stdout.encoding or "ascii"))


@command.command("list")
@language_option()
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def list_command(language: str, as_json: bool) -> None:
    """All presets: name, game, cards, match."""
    from bummerl.rules.presets import PRESETS
    from bummerl.rules.ruleset import Direction
    from bummerl.texts.catalogue import catalogue
    from bummerl.texts.rulepage import title

    if as_json:
        rows = [
            {"id": r.id, "version": r.version, "title": title(r, language), "aliases": r.aliases, "family": r.family,
             "cards": len(r.pack.cards), "hand": r.dealing.hand_size, "fingerprint": r.fingerprint}
            for r in PRESETS.values()
        ]  # fmt: skip
        click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    words = catalogue(language)
    head = [words.text(f"rules-list-{column}") for column in ("name", "title", "cards", "hand", "match")]
    table = [
        [
            r.id,
            title(r, language),
            str(len(r.pack.cards)),
            str(r.dealing.hand_size),
            f"{r.match.target}{'↓' if r.match.direction is Direction.DOWN else '↑'}",
        ]
        for r in PRESETS.values()
    ]
    _say(_columns([head, *table]))


def _columns(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)


@command.command("show")
@click.argument("ruleset", metavar="PRESET", type=RulesetType())
@language_option()
@click.option("--versus", type=RulesetType(), help="Tell the differences from this preset as well.")
@_naming_option()
@_format_option()
def show_command(ruleset: Ruleset, language: str, versus: Ruleset | None, cards: str | None, markdown: bool) -> None:
    """The rules page of a preset or of a house file."""
    from bummerl.texts.cards import Naming
    from bummerl.texts.rulepage import compose

    naming = Naming(cards) if cards else None
    page = compose(ruleset, language, versus, "markdown" if markdown else "text", naming)
    _say(page.rstrip("\n"))


@command.command("compare")
@click.argument("one", type=RulesetType())
@click.argument("other", type=RulesetType())
@language_option()
@_naming_option()
@_format_option()
def compare_command(one: Ruleset, other: Ruleset, language: str, cards: str | None, markdown: bool) -> None:
    """The differences between two presets or house files."""
    from bummerl.texts.cards import Naming
    from bummerl.texts.rulepage import compare

    naming = Naming(cards) if cards else None
    _say(compare(one, other, language, "markdown" if markdown else "text", naming).rstrip("\n"))


@command.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path())
@language_option()
def check_command(files: tuple[str, ...], language: str) -> int:
    """Check house files: every fault with its line and the reason.

    The exit status is 1 if one of the files is refused.
    """
    from bummerl.rules.errors import HouseFileError
    from bummerl.rules.house import load
    from bummerl.texts.catalogue import catalogue
    from bummerl.texts.rulepage import nearest, title

    words = catalogue(language)
    refused = False
    for name in files:
        try:
            rules = load(Path(name))
        except HouseFileError as error:
            refused = True
            for defect in error.defects:
                click.echo(f"{name}: {defect}", err=True)
            continue
        near = nearest(rules)
        _say(words.text("rules-sound", file=name, title=title(rules, language), id=rules.id))
        _say(words.text("rules-near", title=title(near, language), id=near.id))
    return 1 if refused else 0


@command.command("glossary")
@language_option()
@_format_option()
def glossary_command(language: str, markdown: bool) -> None:
    """The words of the game in six languages."""
    from bummerl.texts.glossary import glossary_page

    page = glossary_page(language)
    _say(page.markdown() if markdown else page.plain())


@command.command("history")
@language_option()
@_format_option()
def history_command(language: str, markdown: bool) -> None:
    """The family of games and its history."""
    from bummerl.texts.history import history_page

    page = history_page(language)
    _say(page.markdown() if markdown else page.plain())
