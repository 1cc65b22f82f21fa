"""Invite codes of private rooms: six characters that can be read out over a bar without being misheard or misread."""

from __future__ import annotations

from typing import Final

__all__ = ["ALPHABET", "code_from", "normalised"]

ALPHABET: Final = "23456789ACDEFGHJKLMNPQRTUVWXYZ"
"""No 0 and O, no 1 and I, no 8 beside B, no 5 beside S."""

LENGTH: Final = 6


def code_from(entropy: bytes) -> str:
    """A code from at least six random bytes, each letter equally likely as far as the bytes go.

    Bytes that would make some letters likelier are thrown away; `ValueError` if too few are left.

    >>> code_from(bytes(range(10)))
    '234567'
    """
    fair = 256 - 256 % len(ALPHABET)
    letters = [ALPHABET[byte % len(ALPHABET)] for byte in entropy if byte < fair]
    if len(letters) < LENGTH:
        raise ValueError("too few random bytes for a code")
    return "".join(letters[:LENGTH])


def normalised(text: str) -> str | None:
    """What somebody typed as a code: case, spaces and dashes do not matter; ``None`` if it cannot be one.

    >>> normalised(" abc-d23 ") is None, normalised("acd-e23")
    (True, 'ACDE23')
    """
    code = "".join(letter for letter in text.upper() if letter not in " -")
    return code if len(code) == LENGTH and all(letter in ALPHABET for letter in code) else None
