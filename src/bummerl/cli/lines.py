"""Doors for programs: one JSON object a line in, one a line out, each answered before the next is read."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import IO, Any, Final

from bummerl.rules.errors import BummerlError, HouseFileError, NotationError, PositionError, RulesetError

__all__ = ["LONGEST_LINE", "answer"]

LONGEST_LINE: Final = 1_000_000
"""Bytes of a line; longer ones are refused without being kept."""


def answer(handle: Callable[[Any], dict[str, Any]], read: IO[bytes] | None = None, write: IO[str] | None = None) -> int:
    """Answer every line with what `handle` makes of it; the exit status is 1 if any line could not be answered.

    A bad line is answered too: ``{"error": {"line": …, "code": …, "message": …}}``, with the column and the defects
    where they are known and the ``id`` where it could be read. Then the next line follows. Each answer is flushed, so a
    program may wait for it. Empty lines are passed over.
    """
    from bummerl.rules.doors import load_line

    source = read if read is not None else sys.stdin.buffer
    sink = write if write is not None else sys.stdout
    failed = False
    for number, raw in _lines(source):
        asked: Any = None
        try:
            if raw is None:
                raise NotationError(f"a line has {LONGEST_LINE:,} bytes at most", line=number)
            asked = load_line(_text(raw, number), line=number)
            out = handle(asked)
        except BummerlError as refused:
            failed = True
            out = _refusal(refused, number, asked)
        sink.write(json.dumps(out, ensure_ascii=True, separators=(", ", ": ")) + "\n")
        sink.flush()
    return 1 if failed else 0


def _lines(source: IO[bytes]) -> Iterator[tuple[int, bytes | None]]:
    """Lines with their numbers; ``None`` for one that is too long."""
    number = 0
    while raw := source.readline(LONGEST_LINE + 1):
        number += 1
        if len(raw) <= LONGEST_LINE:
            if raw.strip():
                yield number, raw
            continue
        while raw and not raw.endswith(b"\n"):
            raw = source.readline(LONGEST_LINE + 1)
        yield number, None


def _text(raw: bytes, number: int) -> str:
    try:
        return raw.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError as broken:
        raise NotationError("this is not UTF-8", line=number, column=broken.start + 1) from None


def _refusal(refused: BummerlError, number: int, asked: object) -> dict[str, Any]:
    error: dict[str, Any] = {"line": number, "code": _code(type(refused)), "message": str(refused)}
    if isinstance(refused, NotationError):
        error["column"] = refused.column
        error["message"] = refused.reason
    if isinstance(refused, PositionError | RulesetError):
        error["defects"] = [{"code": defect.code, "message": str(defect)} for defect in refused.defects]
    if isinstance(refused, HouseFileError):
        error["defects"] = [{"code": defect.key, "message": defect.reason} for defect in refused.defects]
    out: dict[str, Any] = {"error": error}
    if isinstance(asked, dict) and isinstance(asked.get("id"), str | int):
        out["id"] = asked["id"]
    return out


def _code(kind: type[BummerlError]) -> str:
    """An error's code: its class in lower case with underscores, without a trailing ``error``.

    >>> _code(PositionError), _code(NotationError)
    ('position', 'notation')
    """
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).strip("_")
    return words.removesuffix("_error") or words
