"""Fair deals: the promise holds, the published vectors hold, and every forgery is named."""

import json
import runpy
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bummerl.club.domain.fairdeal import DealSecret, FairDealProof, commitment, order_of_pack, verify
from bummerl.rules.presets import PRESETS, preset

ROOT = Path(__file__).resolve().parents[2]
VECTORS = json.loads((ROOT / "docs" / "fair-deal-vectors.json").read_text())
RULES = preset("snapszer_klub")


def a_proof(ruleset=RULES, mine=b"forehand's own bytes", theirs=b"") -> FairDealProof:
    secret = DealSecret(bytes(range(32)), bytes(16))
    context = "t1/3"
    return FairDealProof(
        context=context,
        club_commitment=secret.commitment(context),
        player_commitments=(commitment(context, mine, b"salt"), None),
        seed=secret.seed,
        salt=secret.salt,
        player_bytes=(mine, theirs),
        player_salts=(b"salt", b""),
        order=order_of_pack(ruleset, secret.seed, context, (mine, theirs)),
    )


def test_an_honest_deal_has_no_faults():
    assert verify(RULES, a_proof()) == ()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seed": bytes(32)}, "club_commitment"),
        ({"salt": b"1" * 16}, "club_commitment"),
        ({"context": "t1/4"}, "club_commitment"),
        ({"player_bytes": (b"other bytes", b"")}, "player_commitment_0"),
        ({"player_salts": (b"tlas", b"")}, "player_commitment_0"),
        ({"player_bytes": (b"forehand's own bytes", b"late")}, "player_bytes_1"),
        ({"order": tuple(RULES.pack.cards)}, "order"),
    ],
)
def test_a_forged_deal_is_named(change, fault):
    assert fault in verify(RULES, replace(a_proof(), **change))


def test_a_player_who_never_revealed_counts_with_no_bytes():
    proof = a_proof(mine=b"")
    promised = replace(proof, player_commitments=(commitment(proof.context, b"kept back", b"salt"), None))
    assert verify(RULES, promised) == ()


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["context"])
def test_the_published_vectors_hold(vector):
    ruleset = preset(vector["ruleset"])
    given_bytes = tuple(bytes.fromhex(text) for text in vector["player_bytes"])
    order = order_of_pack(ruleset, bytes.fromhex(vector["seed"]), vector["context"], given_bytes)
    assert [card.code for card in order] == vector["order"]
    assert (
        commitment(vector["context"], bytes.fromhex(vector["seed"]), bytes.fromhex(vector["salt"]))
        == (vector["club_commitment"])
    )


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["context"])
def test_the_independent_script_agrees_with_the_vectors_and_finds_a_forgery(vector):
    script = runpy.run_path(str(ROOT / "examples" / "check_deal.py"))
    assert script["faults"](vector) == []
    forged = {**vector, "order": vector["order"][::-1]}
    assert len(script["faults"](forged)) == 1


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=64), st.binary(max_size=64), st.sampled_from([*PRESETS]))
def test_every_order_is_the_pack(seed, mine, theirs, name):
    order = order_of_pack(PRESETS[name], seed, "c", (mine, theirs))
    assert sorted(order) == sorted(PRESETS[name].pack.cards)


@given(st.binary(min_size=1, max_size=32))
def test_bytes_cannot_wander_from_one_player_to_the_other(both):
    split = len(both) // 2
    orders = {order_of_pack(RULES, bytes(32), "c", pair) for pair in ((both, b""), (b"", both))}
    assert len(orders) == 2
    assert order_of_pack(RULES, bytes(32), "c", (both[:split], both[split:])) == order_of_pack(
        RULES, bytes(32), "c", (both[:split], both[split:])
    )


def test_places_come_up_evenly():
    """Each card lands on the first place about equally often: chi-square with 19 degrees of freedom under 60."""
    deals = 4_000
    counts = dict.fromkeys(RULES.pack.cards, 0)
    for number in range(deals):
        counts[order_of_pack(RULES, bytes(32), f"even/{number}", (b"", b""))[0]] += 1
    expected = deals / len(counts)
    assert sum((seen - expected) ** 2 / expected for seen in counts.values()) < 60


def test_a_secret_never_shows_in_a_log():
    assert repr(DealSecret(bytes(32), bytes(16))) == "DealSecret(…)"
