"""The lines of the protocol: written and read back, and refused with a code where they cannot be read."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.engine.protocol.words import (
    LONGEST_LINE,
    PASS,
    Analyse,
    Analysed,
    BestAction,
    Code,
    EndDeal,
    ErrorLine,
    EventLine,
    Go,
    Hello,
    HostMessage,
    Id,
    Info,
    Limits,
    NewDeal,
    NewMatch,
    OptionKind,
    OptionLine,
    Ping,
    Pong,
    ProgramMessage,
    ProtocolError,
    Quit,
    RulesetOk,
    SetOption,
    Stop,
    UseRuleset,
    ValueLine,
    Welcome,
    read_host,
    read_program,
    write,
)

small = st.integers(0, 10**9 - 1)
large = st.integers(1, 10**18 - 1)
names = st.from_regex(r"[a-z][a-z0-9_-]{0,20}", fullmatch=True)
tokens = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=20)
texts = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zs", "Zl", "Zp", "Cf", "Co", "Cn")), min_size=1
).map(lambda text: text[:100])
codes = st.sampled_from(["KS", "KS+", "+H", "exchange", "close", "claim", "bid", "knock", "AS", "9H", PASS])
limits = st.builds(Limits, time=st.none() | large, nodes=st.none() | large, worlds=st.none() | large)
legal = st.lists(codes, min_size=1, unique=True).map(tuple)
decimals = st.integers(1 - 10**12, 10**12 - 1).map(lambda millionths: millionths / 10**6)
options = st.one_of(
    st.builds(OptionLine, names, st.just(OptionKind.CHECK), st.sampled_from(["true", "false"])),
    st.builds(
        lambda name, low, more, high: OptionLine(
            name, OptionKind.SPIN, str(low + more), (str(low), str(low + more + high))
        ),
        names,
        st.integers(-1000, 1000),
        st.integers(0, 1000),
        st.integers(0, 1000),
    ),
    st.builds(
        lambda name, choices: OptionLine(name, OptionKind.CHOICE, choices[0], tuple(choices)),
        names,
        st.lists(tokens, min_size=1, max_size=4),
    ),
    st.builds(OptionLine, names, st.just(OptionKind.STRING), st.just("") | texts),
)
host_messages: st.SearchStrategy[HostMessage] = st.one_of(
    st.builds(Hello, small),
    st.builds(SetOption, names, st.just("") | texts),
    st.builds(Ping, tokens),
    st.builds(UseRuleset, names, st.just("0123456789abcdef"), st.just('{"id":"x"}')),
    st.builds(UseRuleset, names.map(lambda name: f"{name}@3")),
    st.just(NewMatch()),
    st.builds(NewDeal, st.integers(0, 3), large),
    st.builds(EventLine, small, texts),
    st.builds(EndDeal, texts),
    st.builds(Go, small, limits, legal),
    st.builds(Analyse, small, limits, legal),
    st.just(Stop()),
    st.just(Quit()),
)
program_messages: st.SearchStrategy[ProgramMessage] = st.one_of(
    st.builds(Id, st.sampled_from(["name", "author"]), texts),
    options,
    st.builds(Welcome, small),
    st.builds(Pong, tokens),
    st.builds(RulesetOk, names),
    st.builds(Info, small, texts),
    st.builds(BestAction, small, codes),
    st.builds(ValueLine, small, codes, decimals, st.none() | decimals.map(abs)),
    st.builds(Analysed, small, codes),
    st.builds(ErrorLine, st.sampled_from(list(Code)).map(str), st.none() | small, texts),
)


@given(host_messages)
def test_what_a_host_says_is_read_back(message: HostMessage):
    assert read_host(write(message)) == message


@given(program_messages)
def test_what_a_program_says_is_read_back(message: ProgramMessage):
    assert read_program(write(message)) == message


@given(st.text(max_size=300))
@settings(max_examples=5 * settings().max_examples)
def test_any_text_is_a_message_or_an_error_with_a_code(text: str):
    for read in (read_host, read_program):
        with suppress(ProtocolError):
            assert "\n" not in write(read(text))


@given(host_messages, st.data())
def test_a_line_with_a_piece_changed_is_a_message_or_an_error(message: HostMessage, data: st.DataObject):
    line = write(message)
    place = data.draw(st.integers(0, len(line)))
    piece = data.draw(st.sampled_from(["", " ", "x", "0", "-", "\0", "??", "legal", "9" * 30, "\t"]))
    changed = line[:place] + piece + line[place + data.draw(st.integers(0, 3)) :]
    with suppress(ProtocolError):
        assert read_host(write(read_host(changed))) == read_host(changed)


@given(texts, st.text())
def test_free_text_never_makes_a_second_line(name: str, text: str):
    line = write(ErrorLine("failed", 1, f"{name}\n{text}\r"))
    assert len(line.splitlines()) == 1
    assert read_program(line) is not None


@pytest.mark.parametrize(
    "line, code",
    [
        ("", Code.UNKNOWN_COMMAND),
        ("HELLO 1", Code.UNKNOWN_COMMAND),
        ("bummerl", Code.BAD_ARGUMENTS),
        ("bummerl one", Code.BAD_ARGUMENTS),
        ("bummerl 1 2", Code.BAD_ARGUMENTS),
        ("bummerl ١", Code.BAD_ARGUMENTS),
        ("ping", Code.BAD_ARGUMENTS),
        ("ping a b", Code.BAD_ARGUMENTS),
        ("ping \0", Code.NOT_TEXT),
        ("newdeal 4 1", Code.BAD_ARGUMENTS),
        ("newdeal 0 -1", Code.BAD_ARGUMENTS),
        ("newdeal 0 1000000000000000000", Code.BAD_ARGUMENTS),
        ("event 1", Code.BAD_ARGUMENTS),
        ("event x upcard AS", Code.BAD_ARGUMENTS),
        ("go 1 legal", Code.BAD_ARGUMENTS),
        ("go 1 AS", Code.BAD_ARGUMENTS),
        ("go 1 time 0 legal AS", Code.BAD_ARGUMENTS),
        ("go 1 time -5 legal AS", Code.BAD_ARGUMENTS),
        ("go 1 time 5 time 5 legal AS", Code.BAD_ARGUMENTS),
        ("go 1 depth 5 legal AS", Code.BAD_ARGUMENTS),
        ("go 1 legal AS AS", Code.BAD_ARGUMENTS),
        ("go 1 legal " + " ".join(f"A{n}" for n in range(65)), Code.BAD_ARGUMENTS),
        ("ruleset a b", Code.BAD_ARGUMENTS),
        ("ruleset a 0123456789abcdef", Code.BAD_ARGUMENTS),
        ("stop now", Code.BAD_ARGUMENTS),
        ("ping " + "x" * LONGEST_LINE, Code.TOO_LONG),
    ],
)
def test_a_line_that_is_no_message_of_a_host_is_refused_with_its_code(line: str, code: Code):
    with pytest.raises(ProtocolError) as refused:
        read_host(line)
    assert refused.value.code is code


@pytest.mark.parametrize(
    "line",
    [
        "bestaction 1",
        "bestaction x AS",
        "bestaction 1 AS KS",
        "value 1 AS nan exact",
        "value 1 AS 1e9 exact",
        "value 1 AS 1 maybe",
        "value 1 AS 1 error",
        "option level spin 9 1 6",
        "option level spin 3 1",
        "option level spin 3 a b",
        "option book check maybe",
        "option style choice calm",
        "option x huge 1",
        "id colour red",
        "id name",
        "error",
        "error FAILED - no",
        "error failed x no",
    ],
)
def test_a_line_that_is_no_message_of_a_program_is_refused(line: str):
    with pytest.raises(ProtocolError) as refused:
        read_program(line)
    assert refused.value.code is Code.BAD_ARGUMENTS


def test_blanks_and_tabs_between_words_do_not_count():
    assert read_host("  go   7\ttime  5   legal  AS   KS ") == Go(7, Limits(time=5), ("AS", "KS"))


@pytest.mark.parametrize(
    "option, good, bad",
    [
        (OptionLine("a", OptionKind.CHECK, "true"), ["true", "false"], ["yes", "", "TRUE"]),
        (OptionLine("a", OptionKind.SPIN, "1", ("-2", "6")), ["-2", "0", "6"], ["7", "-3", "x", "", "1.0", "٣"]),
        (OptionLine("a", OptionKind.CHOICE, "b", ("b", "c")), ["b", "c"], ["d", "", "b c"]),
        (OptionLine("a", OptionKind.STRING, ""), ["", "anything at all"], []),
    ],
)
def test_an_option_knows_which_values_it_takes(option: OptionLine, good: list[str], bad: list[str]):
    assert [value for value in (*good, *bad) if option.refuses(value) is None] == good
