"""Whatever a house file holds: it is read, or it is refused with lines that it has; nothing else happens."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bummerl.rules import house
from bummerl.rules.errors import HouseFileError, RulesetDataError, RulesetError
from bummerl.rules.overrides import FIELDS, NAMES, ruleset_from_data
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import OPTIONS, PARTS, Ruleset, contradictions, to_data
from bummerl.rules.testing.arbitraries import rulesets
from bummerl.rules.toml_lines import KeyLines

KEYS = [*PARTS, *NAMES, *(option.name for option in OPTIONS), *(option.field for option in OPTIONS), "base", "options"]
WORDS = sorted({*KEYS, *PRESETS, "true", "false", "close", "end", "flat", "up", "down", "A", "T", "9"})
LONG = settings(max_examples=60 * settings().max_examples)


def checked(source: str | Path, text: str) -> None:
    """A ruleset that is sound and can be written and read again, or an error with lines that the file has."""
    found = loaded(source)
    if isinstance(found, Ruleset):
        assert contradictions(found) == ()
        assert house.load(house.dump(found, PRESETS["mszsz"])) == found
        return
    assert found.defects
    for defect in found.defects:
        assert 0 <= defect.line <= text.count("\n") + 1
        assert defect.key
        assert defect.reason
        assert "\n" not in str(defect)


def loaded(source: str | Path) -> Ruleset | HouseFileError:
    try:
        return house.load(source)
    except HouseFileError as refused:
        return refused


scalars = st.one_of(
    st.sampled_from(["true", "false", "1", "2", "-3", "4.5", "1e400", "nan", "0x1F", "1979-05-27", "[]", "{}"]),
    st.sampled_from(WORDS).map(lambda word: f'"{word}"'),
    st.text(max_size=6).map(lambda text: repr(text)),
)
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4).map(lambda items: f"[{', '.join(items)}]"))
keys = st.one_of(st.sampled_from(WORDS), st.text(min_size=1, max_size=8).map(lambda text: f'"{text}"'))
entries = st.builds(lambda key, value: f"{key} = {value}", keys, values)
tables = st.sampled_from([*PARTS, "options", "closing.x", "zzz"]).map(lambda part: f"[{part}]")
near_documents = st.lists(st.one_of(entries, entries, tables, st.just("# x"), st.just("")), max_size=12).map("\n".join)


@st.composite
def mutated_files(draw: st.DrawFn) -> str:
    """A sound file with a few characters put in, taken out or written over."""
    ruleset, base = draw(rulesets()), draw(st.sampled_from(list(PRESETS.values())))
    text = house.dump(ruleset, base)
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.integers(0, len(text)))
        gone = draw(st.integers(0, 3))
        text = text[:place] + draw(st.text(alphabet="[]{}\"'=.,#\n\\ a0-_\x00é", max_size=3)) + text[place + gone :]
    return text


HEAD = 'base = "bummerl"\nid = "x"\n'


@given(st.text(max_size=200))
@example("a = " + "[" * 990)
@example("a = " + "{a = " * 190)
@example(HEAD + "target = " + "9" * 980)
@example(HEAD + "version = 0x" + "f" * 970)
@example(HEAD + "experimental = 0x" + "f" * 970)
@example(HEAD + ".".join("a" * 490) + " = 1")
@example(HEAD + "aliases = [" + "[" * 200 + "]" * 200 + "]")
@example(HEAD + 'closing."min_talon\\u0000" = 1')
@example(HEAD + "exchange = [{rank = 1}]")
@example(HEAD + "[[exchange]]\nrank = 'J'")
@example("\r\r\n")
@example("\ufeff\ufeff")
def test_any_text_is_read_or_refused(text):
    checked(text, text)


@given(near_documents.map(lambda text: HEAD + text))
def test_any_document_of_known_words_is_read_or_refused(text):
    checked(text, text)


@given(mutated_files())
def test_a_sound_file_with_slips_is_read_or_refused(text):
    checked(text, text)


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(tmp_path_factory, content):
    path = tmp_path_factory.mktemp("houses") / "x.toml"
    path.write_bytes(content)
    checked(path, content.decode("utf-8", "replace"))


@given(st.one_of(near_documents, mutated_files()))
def test_the_lines_of_any_document_are_found_for_all_its_keys(text):
    try:
        data = tomllib.loads(text)
    except ValueError:
        return
    lines = KeyLines(text)
    assert all(1 <= lines.of((key,)) <= text.count("\n") + 1 for key in data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), inner),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from([*PARTS, *NAMES, "base", "seats", "options", "x"]), json_values))
@example({"base": "bummerl", "id": "x", "options": {"claim": {}, "goal": 0}, "closing": dict.fromkeys(FIELDS)})
def test_any_data_are_read_or_refused(data):
    try:
        ruleset = ruleset_from_data(data)
    except (RulesetDataError, RulesetError):
        return
    assert contradictions(ruleset) == ()
    assert ruleset_from_data(to_data(ruleset)) == ruleset


@pytest.mark.long
@LONG
@given(st.one_of(near_documents.map(lambda text: HEAD + text), mutated_files(), st.text(max_size=400)))
def test_house_files_fuzzed_for_longer(text):
    checked(text, text)
