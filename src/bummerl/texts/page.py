"""A page as a row of blocks, and its two outward forms: Markdown and plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

__all__ = ["Block", "Entry", "Heading", "Item", "Page", "Paragraph", "Question", "Table"]

WIDTH = 88
"""Columns of the plain form."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 1 (the page's title) to 3."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A labelled sentence: a clause with its number, or a term with its meaning."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Item:
    """A point of a list, with a line of its own below it where `result` is given."""

    text: str
    result: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    text: str
    answer: str


@dataclass(frozen=True, slots=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | Paragraph | Entry | Item | Question | Table


@dataclass(slots=True)
class Page:
    """Blocks in order.

    >>> page = Page()
    >>> page.add(Heading("Closing"), Entry("CLOSE-3", "Nobody closes on the first lead."))
    >>> print(page.markdown())
    ## Closing
    <BLANKLINE>
    - **CLOSE-3** Nobody closes on the first lead.
    >>> print(page.plain())
    Closing
    -------
    <BLANKLINE>
      CLOSE-3  Nobody closes on the first lead.
    """

    blocks: list[Block] = field(default_factory=list)

    def add(self, *blocks: Block) -> None:
        """Append blocks."""
        self.blocks.extend(blocks)

    def markdown(self) -> str:
        """The page in Markdown."""
        return "\n".join(_spaced(self.blocks, _markdown))

    def plain(self) -> str:
        """The page as plain text, wrapped for a terminal."""
        return "\n".join(_spaced(self.blocks, _Plain(self.blocks)))


class _Plain:
    """Labels of neighbouring entries are set to one width."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self._label = max((len(block.label) for block in blocks if isinstance(block, Entry)), default=0)

    def __call__(self, block: Block) -> list[str]:
        match block:
            case Heading():
                return [block.text, "=-~"[block.level - 1] * len(block.text)]
            case Paragraph():
                return _wrap(block.text)
            case Entry():
                label = f"  {block.label:<{self._label}}  "
                return _wrap(block.text, label, " " * len(label))
            case Item():
                return [*_wrap(block.text, "  - ", "    "), *_wrap(block.result, "    = ", "      ")]
            case Question():
                return [*_wrap(block.text), *_wrap(block.answer, "    ", "    ")]
            case Table():
                return list(_plain_table(block))


def _markdown(block: Block) -> list[str]:
    match block:
        case Heading():
            return [f"{'#' * block.level} {block.text}"]
        case Paragraph():
            return [block.text]
        case Entry():
            return [f"- **{block.label}** {block.text}"]
        case Item():
            return [f"- {block.text}  ", f"  *{block.result}*"] if block.result else [f"- {block.text}"]
        case Question():
            return [f"**{block.text}**  ", block.answer]
        case Table():
            lines = [block.head, ("---",) * len(block.head), *block.rows]
            return [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines]


def _spaced(blocks: Sequence[Block], render: Callable[[Block], list[str]]) -> Iterator[str]:
    """Blocks with an empty line between them, save between the points of one list."""
    before: Block | None = None
    for block in blocks:
        same_list = type(block) is type(before) and isinstance(block, Entry | Item)
        if before is not None and not same_list:
            yield ""
        yield from render(block)
        before = block


def _wrap(text: str, first: str = "", others: str = "") -> list[str]:
    if not text:
        return []
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=others, break_long_words=False, break_on_hyphens=False
    )


def _plain_table(table: Table) -> Iterator[str]:
    """Each row as its first cell and then the others, one a line: no terminal is too narrow for that."""
    for row in table.rows:
        yield from _wrap(row[0], "  ", "  ")
        for name, cell in zip(table.head[1:], row[1:], strict=True):
            yield from _wrap(f"{name}: {cell}", "    ", "      ")
