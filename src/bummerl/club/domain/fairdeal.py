"""Fair deals: an order of the pack that neither the club nor a player can steer, and that anybody can check.

Before a deal the club commits to a secret seed, and each player commits to bytes of his own; then the players reveal
their bytes (a player who does not within the time allowed counts with none, which is recorded); after the match the
club reveals the seed. The order follows from seed and bytes by the steps of `order_of_pack`, which fit on a page and
are held to published test vectors in ``docs/fair-deals.md``.

All byte strings that enter a hash are prefixed with their length, so that no two inputs can run into each other.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bummerl.rules.cards import Card
from bummerl.rules.ruleset import Ruleset

__all__ = ["DealSecret", "FairDealProof", "commitment", "order_of_pack", "verify"]

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
MAX_PLAYER_BYTES: Final = 64
_DOMAIN: Final = b"bummerl fair deal 1"


def _framed(*parts: bytes) -> bytes:
    """The parts one after another, each with its length in front (four bytes, most significant first)."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def commitment(context: str, secret: bytes, salt: bytes) -> str:
    """The published promise for a secret: SHA-256 over the framed domain, context, salt and secret, in hexadecimal.

    `context` names table and deal, so that a promise cannot be moved to another deal.

    >>> commitment("t1/1", b"", b"")[:16]
    '2a6e3e2c02abe67c'
    """
    return hashlib.sha256(_framed(_DOMAIN, context.encode(), salt, secret)).hexdigest()


@dataclass(frozen=True, slots=True)
class DealSecret:
    """The club's part of one deal: 32 bytes of seed and 16 of salt from the system's generator."""

    seed: bytes
    salt: bytes

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES or len(self.salt) != SALT_BYTES:
            raise ValueError(f"a deal secret is {SEED_BYTES} bytes of seed and {SALT_BYTES} of salt")

    def commitment(self, context: str) -> str:
        """What the club publishes before the deal."""
        return commitment(context, self.seed, self.salt)

    def __repr__(self) -> str:
        return "DealSecret(…)"  # never in a log


def _words(seed: bytes, context: str, player_bytes: Sequence[bytes]) -> Iterator[int]:
    """32-bit numbers: HMAC-SHA-256 under the seed of the framed inputs and a block counter, eight numbers a block."""
    counter = 0
    while True:
        message = _framed(_DOMAIN, context.encode(), *player_bytes, counter.to_bytes(4, "big"))
        block = hmac.new(seed, message, hashlib.sha256).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def order_of_pack(ruleset: Ruleset, seed: bytes, context: str, player_bytes: Sequence[bytes]) -> tuple[Card, ...]:
    """The order of the pack that follows from the club's seed and the players' bytes (side A's first).

    Fisher and Yates's shuffle of the pack in canonical order: for the last place down to the second, a place not above
    it is drawn and the two cards change places. A drawn 32-bit number that would make some places likelier than others
    is thrown away and the next one is taken.
    """
    cards = list(ruleset.pack.cards)
    words = _words(seed, context, player_bytes)
    for last in range(len(cards) - 1, 0, -1):
        places = last + 1
        limit = (1 << 32) - (1 << 32) % places
        word = next(word for word in words if word < limit)
        place = word % places
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class FairDealProof:
    """Everything that is revealed of a deal: enough for anybody to check it.

    `player_commitments` holds ``None`` for a player who gave none; his bytes are then empty.
    """

    context: str
    club_commitment: str
    player_commitments: tuple[str | None, ...]
    seed: bytes
    salt: bytes
    player_bytes: tuple[bytes, ...]
    player_salts: tuple[bytes, ...]
    order: tuple[Card, ...]


def verify(ruleset: Ruleset, proof: FairDealProof) -> tuple[str, ...]:
    """What is wrong with a revealed deal, in codes; empty if all is right.

    ``club_commitment``: the seed is not the one promised. ``player_commitment_N``: the bytes of side N are not those
    promised. ``player_bytes_N``: bytes without a promise. ``order``: the cards do not follow from seed and bytes.
    """
    faults = []
    if commitment(proof.context, proof.seed, proof.salt) != proof.club_commitment:
        faults.append("club_commitment")
    for side, (promised, given, salt) in enumerate(
        zip(proof.player_commitments, proof.player_bytes, proof.player_salts, strict=True)
    ):
        if promised is None:
            if given:
                faults.append(f"player_bytes_{side}")
        elif given and commitment(proof.context, given, salt) != promised:
            faults.append(f"player_commitment_{side}")
    if order_of_pack(ruleset, proof.seed, proof.context, proof.player_bytes) != proof.order:
        faults.append("order")
    return tuple(faults)
