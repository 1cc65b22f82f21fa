"""The page on the protocol is true: its transcript is played again, and it leaves nothing out."""

from __future__ import annotations

import json
import re

import pytest

from bummerl.engine.protocol import events, words
from bummerl.engine.protocol.events import read_event
from bummerl.engine.protocol.words import Code, EventLine, OptionKind, UseRuleset, read_host, read_program, write
from bummerl.rules.overrides import ruleset_from_data
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.settlement import Ending
from tools.goldens.engine_protocol import BEGIN, END, PAGE, LoopWire, conversation, greedy_session, transcript

TEXT = PAGE.read_text("utf-8")
LINES = re.findall(r"^([<>]) (.*)$", TEXT.partition(BEGIN)[2].partition(END)[0], re.M)


def test_the_transcript_is_what_the_program_says_today():
    assert LINES, "the page has no transcript"
    assert transcript() in TEXT, "./dev golden engine_protocol writes the transcript anew"


def test_the_programs_part_is_played_again_line_for_line():
    wire = LoopWire(greedy_session)
    wire.send([line for who, line in LINES if who == ">"], 0.0)
    assert wire.said == [f"{who} {line}" for who, line in LINES]


def test_every_line_of_the_transcript_can_be_read_and_is_written_so():
    ruleset: Ruleset | None = None
    for who, line in LINES:
        if line == "hello":
            continue  # a mistake, made to show the answer
        message = read_host(line) if who == ">" else read_program(line)
        assert write(message) == line
        if isinstance(message, UseRuleset) and message.data:
            ruleset = ruleset_from_data(json.loads(message.data))
        if isinstance(message, EventLine):
            assert ruleset is not None
            read_event(message.text, ruleset)


def test_the_transcript_shows_a_whole_deal_with_most_that_can_happen():
    said = [line for _, line in LINES]
    for beginning in ("newmatch", "newdeal", "event 0 started", "bestaction", "error", "quit", "stop", "ping"):
        assert any(line.startswith(beginning) for line in said), beginning
    assert any(" settled " in line for line in said)
    assert any(" pass" in line for line in said)


def rows(heading: str) -> set[str]:
    """The first cells of the table under a heading, with what is in code marks."""
    section = TEXT.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", section, re.M)
    return {code.split()[0] for cell in cells for code in re.findall(r"`([^`]+)`", cell)}


def test_the_page_lists_every_message_event_and_code():
    assert rows("From the host") == set(words._HOST)
    assert rows("From the program") == set(words._PROGRAM)
    assert rows("Errors") == {code.value for code in Code}
    assert rows("Events") >= set(events._READERS)


def grammar() -> dict[str, str]:
    """The rules of the grammar: what stands before the equals sign, and what after it."""
    section = TEXT.partition("## Grammar\n")[2].partition("\n## ")[0]
    text = re.sub(r"\n {8,}", " ", section)
    return dict(re.findall(r"^    ([a-z-]+) +=(.*)$", text, re.M))


def test_the_grammar_defines_every_word_that_it_uses():
    rules = grammar()
    prose = {"code", "ending", "clause", "text", "json-object", "digit"}
    for name, rule in rules.items():
        if name in ("name", "token", "fingerprint", "number"):
            continue  # said in words
        used = set(re.findall(r"(?<![\w\"-])([a-z][a-z-]*)(?![\w\"-])", re.sub(r'"[^"]*"| {3,}.*$', " ", rule)))
        assert used <= rules.keys() | prose, (name, used - rules.keys() - prose)


def test_the_grammar_has_every_message():
    rules = grammar()
    assert {f'"{word}"' for word in words._HOST} <= set(re.findall(r'"\w+"', " ".join(rules.values())))
    assert {f'"{word}"' for word in words._PROGRAM} <= set(re.findall(r'"\w+"', " ".join(rules.values())))
    assert all(f'"{kind}"' in rules["option"] for kind in OptionKind)


def test_the_page_names_every_ending():
    assert all(f"`{ending}`" in TEXT for ending in Ending)


@pytest.mark.parametrize("name", ["time", "nodes", "worlds"])
def test_the_page_names_every_limit(name: str):
    assert f'"{name}"' in grammar()["limits"]


def test_the_conversation_is_the_same_each_time():
    assert conversation() == conversation()
