"""House files: what they say is what is played, and what is wrong with them is said all at once, line by line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bummerl.rules import house
from bummerl.rules.cards import Rank
from bummerl.rules.errors import HouseFileDefect, HouseFileError, UnknownPreset
from bummerl.rules.overrides import FIELDS, OPTIONAL_PARTS
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import (
    OPTIONS,
    CloseFailure,
    ClosingRule,
    ExchangeRule,
    KnockingRule,
    Ruleset,
    contradictions,
    to_data,
)

HEAD = 'base = "bummerl"\nid = "huber"\n'


def defects_of(text: str) -> tuple[HouseFileDefect, ...]:
    with pytest.raises(HouseFileError) as refused:
        house.load(text)
    return refused.value.defects


def only(text: str) -> HouseFileDefect:
    (defect,) = defects_of(text)
    return defect


# --- what they say --------------------------------------------------------------------------------------------------


def test_a_file_that_changes_nothing_is_its_base_under_another_name():
    ruleset = house.load(HEAD)
    assert ruleset == replace(preset("bummerl"), id="huber", version=1)
    assert ruleset.fingerprint == preset("bummerl").fingerprint


def test_fields_stand_in_tables_named_as_the_rule_parts():
    ruleset = house.load(HEAD + '[closing]\nmin_talon = 4\nfailure = "opponent_at_close"\n[match]\ntarget = 9')
    assert ruleset.closing is not None
    assert (ruleset.closing.min_talon, ruleset.closing.failure) == (4, CloseFailure.OPPONENT_AT_CLOSE)
    assert ruleset.match.target == 9
    assert ruleset.settlement == preset("bummerl").settlement


@pytest.mark.parametrize(
    "lines",
    ["closing.min_talon = 4", "closing = {min_talon = 4}", "[closing]\nmin_talon = 4", '["closing"]\nmin_talon=4'],
)
def test_every_way_of_writing_a_table_says_the_same(lines):
    assert house.load(HEAD + lines).closing == replace(preset("bummerl").closing or ClosingRule(), min_talon=4)


def test_a_part_is_switched_off_by_false_and_on_by_true():
    assert house.load(HEAD + "exchange = false").exchange is None
    assert house.load(HEAD + "marriage = false").marriage is None
    assert house.load(HEAD + "knocking = true").knocking == KnockingRule()
    assert house.load(HEAD + "[knocking]").knocking == KnockingRule()
    assert house.load(HEAD + "closing = true").closing == preset("bummerl").closing


def test_a_part_that_the_base_lacks_takes_its_defaults_where_the_file_is_silent():
    text = 'base = "schnapsen_casino_literal"\nid = "huber"\n[exchange]\nrank = "J"\nmin_talon = 4'
    assert house.load(text).exchange == ExchangeRule(rank=Rank.JACK, min_talon=4)


def test_an_open_number_is_left_open_by_false():
    ruleset = house.load(HEAD + "[settlement]\nsweep_value = false\nplayed_out_value = 1")
    assert (ruleset.settlement.sweep_value, ruleset.settlement.played_out_value) == (None, 1)


def test_the_names_of_the_rules_matrix_are_understood_in_a_table_of_their_own():
    by_options = house.load(HEAD + '[options]\nclose_min_talon = 4\nclose_fail = "closer_tricks"\nsnapszer_bid = 6')
    by_parts = house.load(HEAD + '[closing]\nmin_talon = 4\nfailure = "closer_tricks"\n[bidding]\nvalue = 6')
    assert by_options == by_parts
    assert by_options.bidding is not None


def test_a_house_has_its_own_names():
    text = HEAD + 'name = "Gasthaus Huber"\naliases = ["Huberisch"]\nversion = 3\nfamily = "huber"\nexperimental = true'
    ruleset = house.load(text)
    assert (ruleset.name, ruleset.aliases, ruleset.version) == ("Gasthaus Huber", ("Huberisch",), 3)
    assert (ruleset.family, ruleset.experimental, str(ruleset)) == ("huber", True, "huber@3")


def test_another_pack_gets_the_general_line_about_what_one_needs():
    lines = '[pack]\nranks = ["A","T","K","Q","8"]\npoints = [11,10,4,3,0]\n[exchange]\nrank = "8"'
    assert house.load(HEAD + lines).needs == "needs-any"
    assert house.load(HEAD + 'needs = "needs-20"\n' + lines).needs == "needs-20"
    assert house.load(HEAD).needs == "needs-20"


def test_lists_are_read_in_their_order():
    ruleset = house.load(HEAD + '[dealing]\nbatches = [\n  2, # first\n  "T",\n  3,\n]')
    assert ruleset.dealing.batches == (2, "T", 3)


def test_line_ends_and_marks_of_other_systems_are_understood():
    assert house.load("\ufeff" + HEAD.replace("\n", "\r\n")).id == "huber"


# --- what is refused ------------------------------------------------------------------------------------------------


def test_every_fault_of_a_file_is_named_at_once_with_its_line():
    text = """base = "bumerl"
id = "Huber!"
versoin = 2
[closing]
min_tallon = 4
value_at = "last"
first_lead = "no"
[settlement]
schneider = 33.5
[paying]
stake = 1
"""
    found = [(defect.line, defect.key) for defect in defects_of(text)]
    assert found == [
        (1, "base"),
        (2, "id"),
        (3, "versoin"),
        (5, "closing.min_tallon"),
        (6, "closing.value_at"),
        (7, "closing.first_lead"),
        (9, "settlement.schneider"),
        (10, "paying"),
    ]


@pytest.mark.parametrize(
    "lines, line, key, reason",
    [
        ("[closing]\nmin_tallon = 4", 4, "closing.min_tallon", "did you mean min_talon?"),
        ("[closings]\nmin_talon = 4", 3, "closings", "did you mean closing or claiming?"),
        ("versoin = 2", 3, "versoin", "did you mean version?"),
        ("must_beat = true", 3, "must_beat", "belongs into the table [following]"),
        ("min_talon = 4", 3, "min_talon", "belongs into the table [exchange] or [closing]"),
        ("close_min_talon = 4", 3, "close_min_talon", "is min_talon in the table [closing]"),
        ("[closing]\nclose_fail = 1", 4, "closing.close_fail", "it is failure in the table [closing]"),
        ("[closing]\nplayed_out = 1", 4, "closing.played_out", "it belongs into the table [settlement]"),
        ("[closing]\nname = 1", 4, "closing.name", "name stands above the first table"),
        ("[closing]\nzzz = 1", 4, "closing.zzz", "its keys are first_lead, min_talon"),
        ("[options]\nclose_min_tallon = 4", 4, "options.close_min_tallon", "did you mean close_min_talon"),
        ("seats = 3", 3, "seats", "no such key"),
    ],
)
def test_an_unknown_key_is_refused_with_the_place_where_it_may_belong(lines, line, key, reason):
    defect = only(HEAD + lines)
    assert (defect.line, defect.key) == (line, key)
    assert reason in defect.reason


@pytest.mark.parametrize(
    "lines, key, reason",
    [
        ("closing.min_talon = true", "closing.min_talon", "a whole number, not true"),
        ("closing.min_talon = 2.0", "closing.min_talon", "a whole number, not 2.0"),
        ('closing.min_talon = "4"', "closing.min_talon", "a whole number, not '4'"),
        ("closing.min_talon = [4]", "closing.min_talon", "a whole number, not a list"),
        ("closing.min_talon = {a = 1}", "closing.min_talon", "a whole number, not a table"),
        ("closing.min_talon = 1979-05-27", "closing.min_talon", "a whole number, not a date or time"),
        ("closing.min_talon = 99999999999", "closing.min_talon", "of at most 9999"),
        ("closing.first_lead = 1", "closing.first_lead", "true or false, not 1"),
        ("closing.first_lead = 1234567890123", "closing.first_lead", "not a number as large as that"),
        ('closing.value_at = "ende"', "closing.value_at", "one of close, end, not 'ende'; did you mean end?"),
        ("closing.value_at = false", "closing.value_at", "write closing = false"),
        ("exchange.rank = false", "exchange.rank", "to play without the whole part write exchange = false"),
        ('exchange.rank = "10"', "exchange.rank", "a rank: A, T, K, Q, J, 9, 8, 7"),
        ('settlement.sweep_value = "none"', "settlement.sweep_value", "or false for none"),
        ('pack.ranks = "ATKQJ"', "pack.ranks", "a list, each entry a rank"),
        ('pack.ranks = ["A", "10"]', "pack.ranks.1", "a rank"),
        ("pack.ranks = [" + '"A",' * 33 + "]", "pack.ranks", "at most 32 entries"),
        ('dealing.batches = [3, "U", 2]', "dealing.batches.1", 'a number of cards or "T"'),
        ("dealing.batches = [3, true, 2]", "dealing.batches.1", "not true"),
        ("closing = 4", "closing", "a table, or false for none, not 4"),
        ("settlement = false", "settlement", "every house has this part"),
        ("options = 1", "options", "needs a table"),
        ("name = 3", "name", "a text"),
        (f'name = "{"x" * 81}"', "name", "at most 80 characters"),
        ('name = "a\\nb"', "name", "control characters"),
        ('aliases = ["a", 1]', "aliases.1", "a text"),
        ('needs = "needs-all"', "needs", "needs-any"),
        ('family = "Huber Family"', "family", "small letters"),
        ("version = 0", "version", "versions count from 1"),
    ],
)
def test_a_value_that_a_key_does_not_take_is_refused_with_what_it_takes(lines, key, reason):
    defect = only(HEAD + "\n" + lines)
    assert (defect.line, defect.key) == (4, key)
    assert reason in defect.reason


@pytest.mark.parametrize("name", ["Huber", "4huber", "gasthaus huber", "", "_x", "ä", "x" * 65, "a/b", "a.b", "a\n"])
def test_an_id_with_other_characters_is_refused(name):
    defect = only(f'base = "bummerl"\nid = {name!r}'.replace("'", '"'))
    assert (defect.line, defect.key) == (2, "id")
    assert "small letters" in defect.reason


@pytest.mark.parametrize("name", ["h", "huber_2", "gasthaus-huber", "x" * 64])
def test_an_id_of_small_letters_digits_and_dashes_is_taken(name):
    assert house.load(f'base = "bummerl"\nid = "{name}"').id == name


def test_the_id_of_a_preset_is_refused():
    defect = only('base = "bummerl"\nid = "santase"')
    assert (defect.line, defect.key) == (2, "id")
    assert "give the house a name of its own" in defect.reason


def test_base_and_id_have_to_be_given():
    assert [(defect.line, defect.key) for defect in defects_of("")] == [(0, "base"), (0, "id")]
    assert all("has to be given" in defect.reason for defect in defects_of(""))


def test_an_unknown_base_is_refused_with_the_names_that_come_near_and_the_rest_is_read_all_the_same():
    found = defects_of('id = "huber"\nbase = "santasse"\nexchang = false')
    assert [(defect.line, defect.key) for defect in found] == [(2, "base"), (3, "exchang")]
    assert "did you mean santase" in found[0].reason
    assert only('id = "huber"\nbase = 3').reason == "needs the name of a preset, not 3"


def test_a_part_put_in_without_what_has_to_be_said_is_refused():
    base = 'base = "schnapsen_casino_literal"\nid = "huber"\n'
    for lines, line in (
        ("exchange = true", 3),
        ("[exchange]\nmin_talon = 4", 3),
        ("[options]\nexchange_min_talon = 4", 0),
    ):
        defect = only(base + lines)
        assert (defect.line, defect.key) == (line, "exchange")
        assert "rank has to be given" in defect.reason


def test_a_field_given_under_both_names_is_refused_at_the_second():
    defect = only(HEAD + "[closing]\nmin_talon = 4\n[options]\nclose_min_talon = 4")
    assert (defect.line, defect.key) == (6, "options.close_min_talon")
    assert defect.reason == "is set already, as closing.min_talon"


def test_a_field_of_a_part_that_is_switched_off_is_refused():
    defect = only(HEAD + "exchange = false\n[options]\nexchange_min_talon = 4")
    assert (defect.line, defect.key) == (5, "options.exchange_min_talon")
    assert "exchange = false takes out" in defect.reason


@pytest.mark.parametrize(
    "lines, line, key, reason",
    [
        ('[exchange]\nrank = "9"', 4, "exchange.rank", "the pack has no 9"),
        ("[match]\ntarget = 0", 4, "match.target", "at least 1"),
        ("[dealing]\nhand_size = 6", 4, "dealing.hand_size", "hand of 6"),
        ("[dealing]\nhand_size = 7\nbatches = [3, 'T', 3]", 5, "dealing.batches", "6 cards to each hand of 7"),
        ("[closing]\nreach_is_enough = false\n[claiming]\ntiming = 'automatic'", 6, "claiming.timing", "reaching"),
        (
            "[claiming]\ntiming = 'automatic'\n[closing]\nreach_is_enough = false",
            6,
            "closing.reach_is_enough",
            "reaching",
        ),
        ("[match]\nseries = 'best_of'\nseries_length = 4", 5, "match.series_length", "best of 4"),
        ("closing = false\nknocking = true", 4, "knocking", "failed close"),
        ("knocking = true\nclosing = false", 4, "closing", "failed close"),
        ("[options]\nmust_follow = false\nmust_beat = true", 5, "options.must_beat", "follow suit"),
    ],
)
def test_a_contradiction_is_refused_on_the_line_with_which_it_comes_in(lines, line, key, reason):
    defect = only(HEAD + lines)
    assert (defect.line, defect.key) == (line, key)
    assert reason in defect.reason


def test_lines_and_not_tables_tell_what_came_first():
    lines = 'closing.min_talon = 2\nclaiming.timing = "automatic"\nclosing.reach_is_enough = false'
    assert (only(HEAD + lines).line, only(HEAD + lines).key) == (5, "closing.reach_is_enough")


def test_contradictions_are_named_beside_other_faults_where_they_are_certain():
    found = defects_of(HEAD + "[match]\ntarget = 0\n[closing]\nmin_tallon = 2")
    assert [(defect.line, defect.key) for defect in found] == [(4, "match.target"), (6, "closing.min_tallon")]


def test_no_contradiction_is_claimed_where_something_could_not_be_read():
    found = defects_of(HEAD + '[dealing]\nhand_size = "six"\nbatches = [3, 3, "T"]')
    assert [(defect.line, defect.key) for defect in found] == [(4, "dealing.hand_size")]
    found = defects_of(HEAD + '[exchange]\nrank = "9"\n[pack]\nranks = "A to 9"')
    assert [(defect.line, defect.key) for defect in found] == [(6, "pack.ranks")]
    found = defects_of(HEAD + '[match]\nseries = "best-of"\nseries_length = 3')
    assert [(defect.line, defect.key) for defect in found] == [(4, "match.series")]


@pytest.mark.parametrize(
    "text, line, reason",
    [
        ("base = ", 1, "Invalid value"),
        ('base = "bummerl"\nid = huber', 2, "Invalid value"),
        ('base = "a"\n\nbase = "b"', 3, "overwrite"),
        ("[closing]\na = 1\n[closing]", 3, "twice"),
        ('base = "bummerl\n', 1, "Illegal character"),
        ('a = 1\nb = """\n\n', 4, "Unterminated"),
        ("a = 1\x00", 1, ""),
        ("a = 1 b = 2", 1, "Expected newline"),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(text, line, reason):
    defect = only(text)
    assert (defect.line, defect.key) == (line, "TOML")
    assert reason in defect.reason
    assert "at line" not in defect.reason


def test_what_is_nested_too_deeply_is_refused():
    defect = only("a = " + "[\n" * 5_000 + "]\n" * 5_000)
    assert (defect.key, defect.reason) == ("TOML", "is nested too deeply")


def test_a_line_or_a_file_beyond_measure_is_refused():
    assert (only("# " + "x" * 5_000).line, only("\n# " + "x" * 5_000).line) == (1, 2)
    assert "larger than" in only("#\n" * house.LARGEST_FILE).reason


def test_keys_that_would_spoil_a_report_are_written_safely():
    defect = only(HEAD + '"a\\nline 9: b" = 1')
    assert "\n" not in str(defect)
    assert defect.line == 3


def test_the_error_reads_as_one_line_a_fault():
    with pytest.raises(HouseFileError) as refused:
        house.load(HEAD + "x = 1\n[closing]\nmin_talon = 99")
    assert str(refused.value).splitlines() == [
        "house file: line 3: x: no such key",
        "house file: line 5: closing.min_talon: closing needs a talon of 2 to 10, not 99",
    ]


# --- files and folders ----------------------------------------------------------------------------------------------


def test_a_file_is_read_from_its_path(tmp_path: Path):
    path = tmp_path / "huber.toml"
    path.write_text(HEAD, "utf-8")
    assert house.load(path) == house.load(HEAD)
    path.write_text(HEAD + "x = 1", "utf-8")
    with pytest.raises(HouseFileError) as refused:
        house.load(path)
    assert refused.value.source == str(path)


def test_a_file_that_is_not_there_or_not_a_file_is_refused(tmp_path: Path):
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(HouseFileError) as refused:
            house.load(path)
        assert "cannot be read" in refused.value.defects[0].reason


def test_bytes_that_are_no_text_are_refused_with_their_line(tmp_path: Path):
    path = tmp_path / "huber.toml"
    path.write_bytes(HEAD.encode() + b'name = "\xff"\n')
    with pytest.raises(HouseFileError) as refused:
        house.load(path)
    assert (refused.value.defects[0].line, refused.value.defects[0].key) == (3, "file")
    assert "not UTF-8" in refused.value.defects[0].reason
    assert "not UTF-8" in only(HEAD + 'name = "\ud800"').reason


def test_a_file_too_large_is_refused_without_being_read_whole(tmp_path: Path):
    path = tmp_path / "huber.toml"
    path.write_bytes(b"\n" * (house.LARGEST_FILE + 1))
    with pytest.raises(HouseFileError) as refused:
        house.load(path)
    assert "larger than" in refused.value.defects[0].reason


def test_a_folder_gives_its_good_files_and_all_faults_of_the_others(tmp_path: Path):
    for name, text in {
        "a.toml": HEAD,
        "b.toml": 'base = "santase"\nid = "huber"\n',
        "c.toml": 'base = "santase"\nid = "kafe"\nx = 1\ny = 2\n',
        "d.toml": 'base = "santase"\nid = "kafe"\n',
        ".hidden.toml": "x",
        "notes.txt": "x",
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
    found = house.load_folder(tmp_path)
    assert {name: ruleset.match.target for name, ruleset in found.rulesets.items()} == {"huber": 7, "kafe": 11}
    assert [Path(error.source).name for error in found.errors] == ["b.toml", "c.toml"]
    assert [len(error.defects) for error in found.errors] == [1, 2]
    assert "already" in found.errors[0].defects[0].reason
    assert "a.toml" in found.errors[0].defects[0].reason


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(HouseFileError):
        house.load_folder(tmp_path / "missing")
    assert house.load_folder(tmp_path) == house.HouseFolder({}, ())


# --- writing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=PRESETS)
def test_any_ruleset_can_be_written_as_its_difference_from_any_preset(ruleset: Ruleset, base: Ruleset):
    ours = replace(ruleset, id="ours", version=7, name='Zum "Ochsen" \\ ő')
    assert house.load(house.dump(ours, base)) == ours


def test_a_ruleset_cannot_be_written_on_what_is_no_preset():
    ours = replace(preset("bummerl"), id="ours")
    with pytest.raises(UnknownPreset):
        house.dump(ours, ours)
    with pytest.raises(ValueError, match="seats"):
        house.dump(replace(ours, seats=3), preset("bummerl"))


# --- every key ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_can_be_set_under_both_its_names(option):
    """Each to the value that some preset has; what then contradicts itself is refused, but never as unreadable."""
    for ruleset in PRESETS.values():
        if getattr(ruleset, option.part) is None:
            continue
        data = to_data(option.of(ruleset))
        written = "false" if data is None else str(data).lower() if isinstance(data, bool) else repr(data)
        for lines in (f"{option.part}.{option.field} = {written}", f"options.{option.name} = {written}"):
            changed = loaded(HEAD + lines)
            if changed is not None:
                assert to_data(option.of(changed)) == data
            else:
                part = replace(getattr(ruleset, option.part), **_with(option.field, ruleset, option.part))
                assert contradictions(replace(preset("bummerl"), **{option.part: part}))


def loaded(text: str) -> Ruleset | None:
    try:
        return house.load(text)
    except HouseFileError:
        return None


def _with(field: str, ruleset: Ruleset, part: str) -> dict[str, object]:
    """The fields of bummerl's part with one from another ruleset; all of them from it where bummerl lacks the part."""
    mine = getattr(preset("bummerl"), part)
    if mine is None:
        return {}
    kept = {name: getattr(mine, name) for name in FIELDS[part]}
    return kept | {field: getattr(getattr(ruleset, part), field)}


def test_the_parts_that_a_house_may_lack():
    assert {"exchange", "marriage", "closing", "bidding", "knocking"} == OPTIONAL_PARTS
    for part in OPTIONAL_PARTS:
        lacking = house.load(HEAD + f"{part} = false")
        assert getattr(lacking, part) is None
