#!/usr/bin/env python3
"""Check a revealed deal by oneself, with nothing of Bummerl: python check_deal.py PROOF.json

The file is what the club's fair-deal page lets you download. The steps are those of the fair-deals page.
"""

import hashlib
import hmac
import json
import sys

DOMAIN = b"bummerl fair deal 1"


def framed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def promise(context: str, salt: bytes, secret: bytes) -> str:
    return hashlib.sha256(framed(DOMAIN, context.encode(), salt, secret)).hexdigest()


def order(pack: list[str], seed: bytes, context: str, given: list[bytes]) -> list[str]:
    def words():
        for counter in range(2**32):
            block = hmac.new(seed, framed(DOMAIN, context.encode(), *given, counter.to_bytes(4, "big")), "sha256")
            yield from (int.from_bytes(block.digest()[i : i + 4], "big") for i in range(0, 32, 4))

    cards, numbers = list(pack), words()
    for last in range(len(cards) - 1, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        place = next(number for number in numbers if number < limit) % (last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def faults(proof: dict) -> list[str]:
    seed, given = bytes.fromhex(proof["seed"]), [bytes.fromhex(text) for text in proof["player_bytes"]]
    out = []
    if promise(proof["context"], bytes.fromhex(proof["salt"]), seed) != proof["club_commitment"]:
        out.append("the club's seed is not the one it promised")
    for side, promised in enumerate(proof["player_commitments"]):
        salt = bytes.fromhex(proof["player_salts"][side])
        if given[side] and promise(proof["context"], salt, given[side]) != promised:
            out.append(f"the bytes of player {side} are not those he promised")
    if order(proof["pack"], seed, proof["context"], given) != proof["order"]:
        out.append("the cards do not follow from seed and bytes")
    return out


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        wrong = faults(json.load(file))
    print("\n".join(wrong) or "fair: the deal is the one that was promised")
    sys.exit(1 if wrong else 0)
