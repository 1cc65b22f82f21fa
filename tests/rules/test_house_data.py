"""Rulesets as JSON data: whole, or as the difference from a preset; strict when read back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from bummerl.rules.errors import DataFault, RulesetDataError, RulesetError, UnknownPreset
from bummerl.rules.overrides import differences_data, ruleset_from_data
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import DealingRule, Ruleset, to_data
from bummerl.rules.testing.arbitraries import rulesets

BUMMERL = preset("bummerl")


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def faults_of(data: object, **how: bool) -> list[DataFault]:
    with pytest.raises(RulesetDataError) as refused:
        ruleset_from_data(data, **how)
    return list(refused.value.faults)


def ours(**changes: Any) -> dict[str, Any]:
    return {"base": "bummerl", "id": "ours", **changes}


def whole(**changes: Any) -> dict[str, Any]:
    return {**to_data(BUMMERL), **changes}


# --- round trips ----------------------------------------------------------------------------------------------------


@given(rulesets())
def test_any_sound_ruleset_comes_back_from_its_whole_data(ruleset: Ruleset):
    assert ruleset_from_data(through_json(to_data(ruleset))) == ruleset


@given(rulesets())
def test_any_sound_ruleset_comes_back_from_its_difference_from_every_preset(ruleset: Ruleset):
    for base in PRESETS.values():
        assert ruleset_from_data(through_json(differences_data(ruleset, base))) == ruleset


def test_the_number_of_seats_is_kept():
    three = replace(preset("sixty_six"), seats=3, dealing=DealingRule(hand_size=4, batches=(4, "T")))
    assert ruleset_from_data(through_json(to_data(three))) == three


def test_the_difference_names_its_base_as_it_is_now_and_only_what_is_otherwise():
    changed = replace(BUMMERL, id="ours", exchange=None, match=replace(BUMMERL.match, target=9))
    assert differences_data(changed, BUMMERL) == {
        "base": "bummerl",
        "base_version": BUMMERL.version,
        "base_fingerprint": BUMMERL.fingerprint,
        "id": "ours",
        "version": 1,
        "exchange": None,
        "match": {"target": 9},
    }


def test_an_empty_part_that_the_base_lacks_is_put_in():
    with_knocking = replace(BUMMERL, id="ours", knocking=preset("knock_snapszli").knocking)
    written = differences_data(with_knocking, BUMMERL)
    assert written["knocking"] == {}
    assert ruleset_from_data(written) == with_knocking


def test_fields_that_whole_data_lacks_take_their_defaults():
    """A record written before a field existed was played by the field's default."""
    data = whole()
    del data["match"]["stake_factor"], data["knocking"], data["needs"], data["seats"]
    assert ruleset_from_data(data) == BUMMERL


def test_a_base_that_is_no_preset_is_refused():
    with pytest.raises(UnknownPreset):
        differences_data(BUMMERL, replace(BUMMERL, id="ours"))
    with pytest.raises(ValueError, match="seats"):
        differences_data(replace(BUMMERL, seats=3), BUMMERL)


# --- a base that has changed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", [{"base_version": 2}, {"base_fingerprint": "0" * 16}])
def test_a_base_that_is_not_what_it_was_is_refused_unless_it_is_wanted_as_it_is(change):
    data = {**differences_data(replace(BUMMERL, id="ours"), BUMMERL), **change}
    (fault,) = faults_of(data)
    assert fault.path == ("base",)
    assert "bummerl was version" in fault.reason
    assert BUMMERL.fingerprint in fault.reason
    assert ruleset_from_data(data, any_base=True) == replace(BUMMERL, id="ours")


def test_a_version_or_fingerprint_that_is_none_is_refused():
    for change in ({"base_version": "1"}, {"base_version": True}, {"base_fingerprint": 5}, {"base_fingerprint": None}):
        for any_base in (False, True):
            assert [fault.path for fault in faults_of(ours(**change), any_base=any_base)] == [("base",)]


# --- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, 1, "bummerl", [], [1], True, {1: 2}])
def test_what_is_no_object_is_no_ruleset(data):
    assert [fault.path for fault in faults_of(data)] == [()]


@pytest.mark.parametrize(
    "data, paths",
    [
        ({}, {("id",), ("family",), ("pack",), ("dealing",)}),
        ({"base": "bummerl"}, {("id",)}),
        ({"base": "bumerl", "id": "ours"}, {("base",)}),
        ({"base": None, "id": "ours"}, {("base",)}),
        ({"base": ["bummerl"], "id": "ours"}, {("base",)}),
        (ours(seats=2), {("seats",)}),
        (ours(x=1, closing={"y": 1, "min_talon": "2"}), {("x",), ("closing", "y"), ("closing", "min_talon")}),
        (ours(closing=[]), {("closing",)}),
        (ours(settlement=None), {("settlement",)}),
        (ours(version=1.0), {("version",)}),
        (ours(pack={"ranks": ["A", None]}), {("pack", "ranks", 1)}),
        (ours(match={"marks": None}), {("match", "marks")}),
        (whole(seats="two"), {("seats",)}),
        (whole(seats=True), {("seats",)}),
        (whole(table=None), {("table",)}),
        (whole(extra={}), {("extra",)}),
        (whole(base_version=1), {("base_version",)}),
    ],
)
def test_every_fault_of_the_data_is_named_at_once_with_its_path(data, paths):
    assert {fault.path for fault in faults_of(data)} == paths


def test_contradictory_data_are_readable_but_no_sound_ruleset():
    with pytest.raises(RulesetError) as refused:
        ruleset_from_data(ours(match={"target": 0}, exchange={"rank": "9"}))
    assert {defect.code for defect in refused.value.defects} == {"target", "exchange_rank"}


def test_a_difference_may_keep_the_id_of_its_base():
    """A preset with another target is told from the preset by its fingerprint."""
    changed = replace(BUMMERL, match=replace(BUMMERL.match, target=9))
    assert ruleset_from_data(differences_data(changed, BUMMERL)) == changed
