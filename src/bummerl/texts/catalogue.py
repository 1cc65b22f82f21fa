"""The catalogues: every sentence a person reads, in one Fluent folder a language.

A wheel carries them beside this module; a checkout reads `locales/` at its root, so that an edit shows at the next
start.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bummerl.rules.errors import BummerlError

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "catalogue", "folder", "languages"]

LANGUAGES: Final = ("hu", "de", "en", "it", "ro", "nl")
"""The languages that everything is said in."""

_OF_WHEEL: Final = Path(__file__).resolve().parent / "locales"
_OF_CHECKOUT: Final = Path(__file__).resolve().parents[3] / "locales"


class MissingText(BummerlError):
    """A message that a catalogue lacks, or a variable that a message lacks: a fault of the program, not of the user."""

    def __init__(self, language: str, message: str, reason: str) -> None:
        super().__init__(f"{language}: {message}: {reason}")
        self.language = language
        self.message = message
        self.reason = reason


def folder() -> Path:
    """Where the catalogues lie: one folder a language, some ``.ftl`` files in each."""
    return _OF_WHEEL if _OF_WHEEL.is_dir() else _OF_CHECKOUT


def languages() -> tuple[str, ...]:
    """The languages of `LANGUAGES` that have a catalogue here."""
    return tuple(language for language in LANGUAGES if (folder() / language).is_dir())


class Catalogue:
    """All messages of one language. Ask `catalogue` for one; it reads each language once."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        for name, text in sources.items():
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise MissingText(language, name, f"not Fluent: {(entry.content or '').strip()[:60]!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in self._ids:
                        raise MissingText(language, entry.id.name, f"defined again in {name}")
                    self._ids.append(entry.id.name)
            self._bundle.add_resource(resource)

    @property
    def ids(self) -> tuple[str, ...]:
        """Every message id, in the order of the files."""
        return tuple(self._ids)

    def text(self, message: str, /, **parameters: object) -> str:
        """The message in this language; `MissingText` if there is none or if it wants a variable that is not given.

        ``message.attribute`` asks for an attribute. Truth values arrive as ``yes`` and ``no``; whole numbers keep
        their plural; everything else arrives as its text.

        >>> catalogue("en").text("list-more", first="ace", rest="ten")
        'ace, ten'
        """
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise MissingText(self.language, message, "no such message")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingText(self.language, message, "no such text in the message")
        formatted, faults = self._bundle.format_pattern(
            pattern, {key: _plain(value) for key, value in parameters.items()}
        )
        if faults:
            raise MissingText(self.language, message, str(faults[0]))
        return str(formatted)

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def __repr__(self) -> str:
        return f"catalogue({self.language!r})"


def _plain(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return int(value) if type(value) is int else str(value)


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; `MissingText` if it has none.

    >>> catalogue("xx")
    Traceback (most recent call last):
    bummerl.texts.catalogue.MissingText: xx: catalogue: no such language; there are hu, de, en, it, ro, nl
    """
    if language not in LANGUAGES:
        raise MissingText(language, "catalogue", f"no such language; there are {', '.join(LANGUAGES)}")
    files = sorted((folder() / language).glob("*.ftl"))
    if not files:
        raise MissingText(language, "catalogue", "no messages are installed")
    return Catalogue(language, {path.name: path.read_text("utf-8") for path in files})
