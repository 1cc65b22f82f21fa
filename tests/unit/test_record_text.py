"""The text format of records: what is written, what is read back, and where it cannot be read."""

from __future__ import annotations

import datetime
import json
from dataclasses import replace
from typing import Any

import pytest

from bummerl.rules.actions import CLOSE, RESIGN, Follow, Lead
from bummerl.rules.cards import Card
from bummerl.rules.errors import NotationError
from bummerl.rules.match import CardsDrawn, CoinTossed, DealerNamed, MatchEnding, NamedBy, PerSide, Side
from bummerl.rules.notation import cards_in_order
from bummerl.rules.notation.record_values import LONGEST_COMMENT, MOST_BYTES, MOST_STEPS
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.record import (
    Conceded,
    DealRecord,
    DealResult,
    Outcome,
    Record,
    Step,
    Won,
    from_json_data,
    read_records,
    to_json_data,
    write_json,
    write_records,
)
from bummerl.rules.ruleset import ExchangeRule, FirstDealer, KnockingRule
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Ending

CASINO = preset("schnapsen_casino")
ORDER = cards_in_order("KS QS JS AS TS TH QH AH JH KH KD QD JD AD TD KC QC JC AC TC")

HEAD = f"""[Bummerl 1]
[Ruleset "schnapsen_casino" 1 "{CASINO.fingerprint}"]
"""
DEAL = """
[Deal 1 "B"]
[Order "KS QS JS AS TS TH QH AH JH KH KD QD JD AD TD KC QC JC AC TC"]
"""
WHOLE = f"""{HEAD}[Players "Anna" "Béla \\"Bummerl\\" Kiss"]
[Date "2025-11-30"]
[FirstDealer "coin" "B"]
[Result "B" 0 1]
[Event "Klubabend"]
[Site "Szombathely"]
{{A first match.\\nOn two lines, with a \\{{brace\\}} and a \\\\.}}
{DEAL}{{He looks pleased.}}
1. KS+!? AS {{all he had}} 2. close $7 $10 TS QS 3. TH?? 1:resign
= B 2 resigned

[Deal 2 "A"]
[Order "KS QS JS AS TS TH QH AH JH KH KD QD JD AD TD KC QC JC AC TC"]
1. AS
*

[Resigned "A"]

[Won "B" 0 7 "resigned" 1 1]
"""


def record() -> Record:
    return Record(
        ruleset=CASINO,
        players=PerSide("Anna", 'Béla "Bummerl" Kiss'),
        date=datetime.date(2025, 11, 30),
        first_dealer=CoinTossed(Side.B),
        outcome=Outcome(True, Side.B, PerSide(0, 1)),
        tags=(("Event", "Klubabend"), ("Site", "Szombathely")),
        comment="A first match.\nOn two lines, with a {brace} and a \\.",
        entries=(
            DealRecord(
                dealer=Side.B,
                order=ORDER,
                comment="He looks pleased.",
                steps=(
                    Step(Lead(Card.KS, True), glyphs=(5,)),
                    Step(Follow(Card.AS), comment="all he had"),
                    Step(CLOSE, glyphs=(7, 10)),
                    Step(Lead(Card.TS)),
                    Step(Follow(Card.QS)),
                    Step(Lead(Card.TH), glyphs=(4,)),
                    Step(RESIGN, Seat.SECOND),
                ),
                result=DealResult(Side.B, 2, Ending.RESIGNED),
            ),
            DealRecord(dealer=Side.A, order=ORDER, steps=(Step(Lead(Card.AS)),)),
            Conceded(Side.A, MatchEnding.RESIGNED),
            Won(Side.B, PerSide(0, 7), MatchEnding.RESIGNED, 1, 1),
        ),
    )


def test_a_record_is_written_like_this():
    assert write_records([record()]) == WHOLE


def test_and_read_back():
    assert read_records(WHOLE) == (record(),)
    assert read_records(WHOLE.encode()) == (record(),)


def test_json_holds_the_same():
    assert read_records(write_json([record()])) == (record(),)
    data = to_json_data([record()])
    assert from_json_data(json.loads(json.dumps(data))) == (record(),)
    assert data["bummerl"] == 1


def test_several_records_stand_in_one_file():
    other = replace(record(), ruleset=preset("bummerl"), players=PerSide("", ""))
    assert read_records(write_records([record(), other, record()])) == (record(), other, record())
    assert read_records(write_json([other, record()])) == (other, record())


def test_line_ends_and_a_mark_at_the_beginning_do_not_matter():
    assert read_records(("\ufeff" + WHOLE.replace("\n", "\r\n")).encode()) == (record(),)


def test_blanks_and_trick_numbers_may_be_left_out():
    loose = HEAD + DEAL + "KS+!?AS{all he had}close$7 $10TS QS TH??1:resign=B 2 resigned"
    (read,) = read_records(loose)
    assert read.deals[0].steps == record().deals[0].steps


def test_glyphs_with_a_sign_may_be_written_as_numbers():
    (read,) = read_records(HEAD + DEAL + "1. KS+ $5 AS $1 *")
    assert [step.glyphs for step in read.deals[0].steps] == [(5,), (1,)]
    assert "1. KS+!? AS!\n" in write_records([read])


def test_comments_one_after_the_other_are_one():
    (read,) = read_records(HEAD + DEAL + "{one} {two} 1. AS {three}{four\nfive} *")
    assert read.deals[0].comment == "one\ntwo"
    assert read.deals[0].steps[0].comment == "three\nfour\nfive"


def test_long_play_is_broken_into_lines():
    deal = DealRecord(dealer=Side.A, order=ORDER, steps=(Step(Lead(Card.AS), comment="word " * 10),) * 9)
    written = write_records([Record(ruleset=CASINO, entries=(deal,))])
    assert max(len(line) for line in written.splitlines()) <= 100


def test_a_deal_outside_a_match_tells_its_standing():
    deal = DealRecord(dealer=Side.A, order=ORDER, carry=1, to_go=PerSide(3, 7))
    written = write_records([Record(ruleset=CASINO, entries=(deal,))])
    assert "[Carry 1]\n[ToGo 3 7]\n" in written
    assert read_records(written)[0].deals == (deal,)


@pytest.mark.parametrize(
    ("found", "line"),
    [
        (CoinTossed(Side.A), '[FirstDealer "coin" "A"]'),
        (DealerNamed(Side.B, NamedBy.HOST), '[FirstDealer "host" "B"]'),
        (DealerNamed(Side.A, NamedBy.DIRECTOR), '[FirstDealer "director" "A"]'),
        (
            CardsDrawn(FirstDealer.CUT, (PerSide(Card.KS, Card.KH), PerSide(Card.AS, Card.JD))),
            '[FirstDealer "cut" "KS KH" "AS JD"]',
        ),
        (
            CardsDrawn(FirstDealer.LOWEST_CARD, (PerSide(Card.AS, Card.JD),)),
            '[FirstDealer "lowest_card" "AS JD"]',
        ),
    ],
)
def test_how_the_first_dealer_was_found_is_kept(found, line: str):  # DEAL-3
    one = Record(ruleset=CASINO, first_dealer=found)
    assert line in write_records([one])
    assert read_records(write_records([one])) == (one,)
    assert read_records(write_json([one])) == (one,)


@pytest.mark.parametrize(
    ("outcome", "line"),
    [
        (Outcome(False, None, PerSide(1, 0)), '[Result "open" 1 0]'),
        (Outcome(True, None, PerSide(1, 1)), '[Result "drawn" 1 1]'),
        (Outcome(True, Side.A, PerSide(2, 1)), '[Result "A" 2 1]'),
    ],
)
def test_the_outcome_is_open_drawn_or_won(outcome: Outcome, line: str):
    one = Record(ruleset=CASINO, outcome=outcome)
    assert line in write_records([one])
    assert read_records(write_records([one])) == (one,)
    assert read_records(write_json([one])) == (one,)


def test_the_longest_comment_survives_its_escapes():
    braced = replace(record(), comment="{\\}" * (LONGEST_COMMENT // 3))
    assert read_records(write_records([braced])) == (braced,)


@pytest.mark.parametrize(
    "changes",
    [
        {"players": PerSide("Anna\n", "")},
        {"players": PerSide("", "x" * 501)},
        {"tags": (("event", "x"),)},
        {"tags": (("Deal", "x"),)},
        {"tags": (("Event", "x"), ("Event", "y"))},
        {"tags": (("Event", "\ud800"),)},
        {"comment": "\x00"},
        {"comment": "x" * 20_001},
        {"entries": (DealRecord(dealer=Side.A, order=ORDER, steps=(Step(CLOSE, glyphs=(256,)),)),)},
        {"entries": (DealRecord(dealer=Side.A, order=ORDER, steps=(Step(CLOSE, comment="\r"),)),)},
        {"entries": (DealRecord(dealer=Side.A, order=ORDER, steps=(Step(CLOSE),) * 201),)},
        {"entries": (DealRecord(dealer=Side.A, order=ORDER * 4),)},
    ],
)
def test_no_record_holds_what_cannot_be_written(changes: dict[str, Any]):
    with pytest.raises(ValueError, match="no record holds"):
        replace(record(), **changes)


# --- rulesets -----------------------------------------------------------------------------------------------------


def test_every_preset_goes_by_its_name():
    for rules in PRESETS.values():
        written = write_records([Record(ruleset=rules)])
        assert written.count("\n") == 2
        assert read_records(written)[0].ruleset is rules


HOUSE = replace(
    preset("bummerl"),
    id="gasthaus_huber",
    name="Gasthaus Huber",
    exchange=None,
    knocking=KnockingRule(),
    settlement=replace(preset("bummerl").settlement, sweep_value=None, value_schwarz=4),
)


def test_house_rules_go_with_the_record():
    written = write_records([Record(ruleset=HOUSE)])
    assert f'[Base "bummerl" 1 "{preset("bummerl").fingerprint}"]' in written
    assert '[Rule "settlement.value_schwarz" 4]' in written
    assert '[Rule "settlement.sweep_value" null]' in written
    assert '[Rule "exchange" null]' in written
    assert '[Rule "knocking" true]' in written
    assert read_records(written)[0].ruleset == HOUSE
    assert read_records(write_json([Record(ruleset=HOUSE)]))[0].ruleset == HOUSE


def test_house_rules_are_told_by_the_nearest_preset():
    near = replace(preset("santase"), id="near", exchange=ExchangeRule(rank=preset("santase").pack.ranks[-1]))
    assert '[Base "santase"' in write_records([Record(ruleset=near)])


def test_a_house_under_the_name_of_a_preset_is_no_preset():
    impostor = replace(HOUSE, id="bummerl")
    written = write_records([Record(ruleset=impostor)])
    assert "[Base " in written
    assert read_records(written)[0].ruleset == impostor


def test_a_preset_that_has_changed_since_is_refused_clearly():
    old = HEAD.replace(CASINO.fingerprint, "0123456789abcdef") + DEAL + "*"
    with pytest.raises(NotationError) as caught:
        read_records(old)
    assert caught.value.line == 2
    assert "played by schnapsen_casino version 1 (0123456789abcdef)" in caught.value.reason
    assert f"which is now version 1 ({CASINO.fingerprint}): the rules have changed since" in caught.value.reason
    assert read_records(old, present_rules=True)[0].ruleset is CASINO
    with pytest.raises(NotationError, match="version 2"):
        read_records(HEAD.replace('" 1 "', '" 2 "'))


def test_house_rules_on_a_base_that_has_changed_since_are_refused_clearly():
    base = preset("bummerl").fingerprint
    written = write_records([Record(ruleset=HOUSE)])
    changed = written.replace(base, "0123456789abcdef")
    with pytest.raises(NotationError, match="bummerl was version 1"):
        read_records(changed)
    assert read_records(changed, present_rules=True)[0].ruleset == HOUSE
    with pytest.raises(NotationError, match="but the record says"):
        read_records(written.replace(HOUSE.fingerprint, "0123456789abcdef"))


def test_an_unknown_preset_is_refused_with_those_that_come_near():
    with pytest.raises(NotationError) as caught:
        read_records(HEAD.replace("schnapsen_casino", "schnapsen_cassino"))
    assert (caught.value.line, caught.value.column) == (2, 1)
    assert "did you mean schnapsen_casino" in caught.value.reason


# --- what cannot be read ------------------------------------------------------------------------------------------


def place_of(marked: str) -> tuple[int, int]:
    before = marked[: marked.index("@")]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


@pytest.mark.parametrize(
    ("marked", "reason"),
    [
        ("@", "there is no record here"),
        ("  \n @Hello", "a record begins with [Bummerl 1]"),
        ("@[Ruleset]", "a record begins with [Bummerl 1]"),
        ("@[Bummerl 2]", "reads version 1"),
        ('@[Bummerl "1"]', "reads version 1"),
        ("@[Bummerl 1", "[Bummerl is not closed"),
        ("[Bummerl @1.0]", "a value was expected"),
        ("[Bummerl @1234567]", "a value was expected"),
        ("@[Bummerl 1]", "the record names no ruleset"),
        ("[Bummerl 1]\n[@ruleset 1]", "a name was expected"),
        ("[Bummerl 1]\n@[Ruleset 1]", "[Ruleset] has 1 value, it takes 3"),
        ('[Bummerl 1]\n@[Ruleset 1 1 "x"]', "an id, a version and a fingerprint"),
        ('[Bummerl 1]\n[Ruleset "bummerl" @"1" "x"]', "a whole number from 0"),
        ('[Bummerl 1]\n@[Ruleset "bummerl" 1 "x"]', "the rules have changed"),
        ('[Bummerl 1]\n[Ruleset @"bummerl', "no end on its line"),
        ('[Bummerl 1]\n[Ruleset "bu@\\xmmerl"]', "a text in quotes: Invalid"),
        ('[Bummerl 1]\n[Event @"\\u0000"]', "a control character"),
        ('[Bummerl 1]\n[Event @"\\ud800"]', "half a character"),
        (f'[Bummerl 1]\n[Event @"{"x" * 501}"]', "501 characters"),
        ("HEAD@[Event 7]", "[Event] takes 1 text in quotes"),
        ('HEAD[Event "x"]\n@[Event "x"]', "[Event] comes twice"),
        ('HEAD@[Players "Anna"]', "[Players] takes 2 texts"),
        ('HEAD[Date @"30.11.2025"]', "year-month-day"),
        ('HEAD[Date @"20251130"]', "year-month-day"),
        ('HEAD[Date @"2025-02-30"]', "year-month-day"),
        ('HEAD[FirstDealer @"dice" "A"]', "needs one of coin, cut, lowest_card, host, director"),
        ('HEAD@[FirstDealer "coin"]', "has 1 value, it takes 2"),
        ('HEAD[FirstDealer "coin" @"C"]', "needs one of A, B"),
        ('HEAD[FirstDealer "cut" @"KS"]', "each round shows two cards"),
        ('HEAD[FirstDealer "cut" "@XS KS"]', "no card 'XS'"),
        ('HEAD[Result @"C" 1 0]', "needs one of A, B, drawn, open"),
        ('HEAD[Result "A" 1 @true]', "a whole number"),
        ("HEAD[Rule @[1 2] 1]", "a list goes on with a comma"),
        ('HEAD@[Rule "closing.min_talon"]', "has 1 value, it takes 2"),
        ("HEAD@[Rule 1 2]", "[Rule] names a part"),
        ("HEAD{a @{", "comments do not nest"),
        ("HEAD@{never closed", "a comment is not closed"),
        ("HEAD{one @{two}}", "comments do not nest"),
        ("HEAD{a @\\b}", "in a comment"),
        ("HEAD@*", "a tag was expected"),
        ('HEAD@[Order "AS"]', "stands under the [Deal]"),
        ('HEAD[Deal @2 "A"]', "this is deal 1 of the record"),
        ('HEAD[Deal 1 @"C"]', "needs one of A, B"),
        ('HEAD@[Deal 1 "A"]\n*', "no [Order]"),
        ('HEAD[Deal 1 "A"]\n[Order "AS @KX"]\n*', "no card 'KX'"),
        (f'HEAD[Deal 1 "A"]\n[Order @"{"AS " * 65}"]\n*', "65 cards"),
        ('HEAD[Deal 1 "A"]\n[Order @7]\n*', "cards were expected"),
        ('HEAD[Deal 1 "A"]\n[Order "AS"]\n@[Order "AS"]\n*', "[Order] comes twice"),
        ('HEAD[Deal 1 "A"]\n[Order "AS"]\n[ToGo @0 1]\n*', "a whole number from 1"),
        ("HEADDEAL@", "the deal has no result"),
        ('HEADDEAL@[Deal 2 "A"]', "was expected"),
        ("HEADDEAL@! AS *", "an annotation stands behind"),
        ("HEADDEALAS @$256 *", "annotations go up to $255"),
        ("HEADDEAL1. AS @2. KS *", "this is trick 1"),
        ("HEADDEAL1. AS KS @1. KS *", "this is trick 2"),
        ("HEADDEAL1. AS KS close @2. KS *", "stands once before the actions"),
        ("HEADDEAL1. @1. AS *", "stands once before the actions"),
        ("HEADDEAL1. @{hm} AS *", "stands behind it"),
        ("HEADDEALAS KS@+ *", "only a lead declares"),
        ("HEADDEAL@as *", "no action 'as'"),
        ("HEADDEAL@4:AS *", "no seat"),
        ("HEADDEAL@# *", "nothing begins with '#'"),
        ("HEADDEALresign @= C 1 resigned", "a result is ="),
        ("HEADDEALresign @= A 1 bored", "a result is ="),
        ("HEADDEALresign @= A 1 resigned?", "a result is ="),
        ("HEADDEALresign = A 1 resigned @carry", "a tag was expected"),
        ("HEADDEAL* @AS", "a tag was expected"),
        ('HEADDEAL*\n[Won "A" 7 0 @"luck" 1 1]', "needs one of target"),
        ('HEADDEAL*\n[Won "A" 7 0 "target" 1 @0]', "a whole number from 1"),
        ('HEADDEAL*\n@[Won "A"]', "[Won] has 1 value"),
        ('HEADDEAL*\n[Resigned @"C"]', "needs one of A, B"),
        ('HEADDEAL*\n@[Event "x"]', "belongs above the first deal"),
    ],
)
def test_unreadable_text_is_refused_where_it_is_unreadable(marked: str, reason: str):
    marked = marked.replace("HEAD", HEAD).replace("DEAL", DEAL)
    with pytest.raises(NotationError) as caught:
        read_records(marked.replace("@", ""))
    assert reason in caught.value.reason
    assert (caught.value.line, caught.value.column) == place_of(marked)


@pytest.mark.parametrize(
    ("data", "line", "column", "reason"),
    [
        (b"", 1, 1, "no record"),
        (b"\xff\xfe", 1, 1, "no UTF-8: byte 0xff"),
        (b'[Bummerl 1]\n[Event "\xc3', 2, 9, "no UTF-8: byte 0xc3"),
        ("[Bummerl 1]\n\x00", 2, 1, "a control character"),
        ("[Bummerl 1]\r", 1, 12, "a control character"),
        ("[Bummerl 1]\n \ud800", 2, 2, "half a character"),
    ],
)
def test_bytes_that_are_no_text_are_refused(data: str | bytes, line: int, column: int, reason: str):
    with pytest.raises(NotationError) as caught:
        read_records(data)
    assert reason in caught.value.reason
    assert (caught.value.line, caught.value.column) == (line, column)


def test_text_without_end_is_refused():
    with pytest.raises(NotationError, match="more than"):
        read_records(b" " * (MOST_BYTES + 1))
    with pytest.raises(NotationError, match=f"more than {MOST_STEPS} actions"):
        read_records(HEAD + DEAL + "close " * (MOST_STEPS + 1) + "*")
    with pytest.raises(NotationError, match="16 an action"):
        read_records(HEAD + DEAL + "AS" + " $9" * 17 + "*")
    with pytest.raises(NotationError, match="comments of more than"):
        read_records(HEAD + "{" + "x" * (LONGEST_COMMENT + 1) + "}")
    with pytest.raises(NotationError, match="comments of more than"):
        read_records(HEAD + DEAL + "AS" + f"{{{'x' * 9_999}}}" * 3)
    with pytest.raises(NotationError, match="comments of more than"):
        read_records(HEAD + "{}" * 100_000)
    longest = read_records(f"{HEAD}{{{'x' * LONGEST_COMMENT}}}")
    assert read_records(write_json(longest)) == longest
    with pytest.raises(NotationError, match="more than 100 tags"):
        read_records(HEAD + "".join(f'[T{number} "x"]\n' for number in range(101)))
    with pytest.raises(NotationError, match="more than 100 values"):
        read_records("[Bummerl" + " 1" * 101 + "]")
    with pytest.raises(NotationError, match="more than 100 values"):
        read_records(HEAD + '[Rule "a" [' + "1," * 101 + "1]]")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (("bummerl",), "bummerl: this program reads version 1"),
        (("records", 0, "ruleset", "id"), "records[0].ruleset.id: needs a text"),
        (("records", 0, "players", 1), "records[0].players[1]: needs a text"),
        (("records", 0, "date"), "records[0].date: needs a text"),
        (("records", 0, "first_dealer", "way"), "records[0].first_dealer.way: needs one of coin"),
        (("records", 0, "result", "over"), "records[0].result.over: needs true or false"),
        (("records", 0, "tags", "Event"), "records[0].tags.Event: needs a text"),
        (("records", 0, "tags"), "records[0].tags: needs an object of at most"),
        (("records", 0, "entries", 0, "deal", "dealer"), "records[0].entries[0].deal.dealer: needs one of A, B"),
        (("records", 0, "entries", 0, "deal", "order", 3), "records[0].entries[0].deal.order[3]: needs one of AS"),
        (("records", 0, "entries", 0, "deal", "actions", 1), "records[0].entries[0].deal.actions[1]: needs an object"),
        (
            ("records", 0, "entries", 0, "deal", "actions", 0, "glyphs", 0),
            "records[0].entries[0].deal.actions[0].glyphs[0]: needs a whole number from 0 to 255",
        ),
        (("records", 0, "entries", 0, "deal", "result", "ending"), "records[0].entries[0].deal.result.ending: needs"),
        (("records", 0, "entries", 2, "conceded", "ending"), "records[0].entries[2].conceded.ending: needs one of"),
        (("records", 0, "entries", 3, "won", "scored"), "records[0].entries[3].won.scored: needs an array"),
    ],
)
def test_json_with_something_wrong_is_refused_at_its_place(changed: tuple[str | int, ...], reason: str):
    data = json.loads(write_json([record()]))
    inner = data
    for step in changed[:-1]:
        inner = inner[step]
    inner[changed[-1]] = -7_654_321
    text = json.dumps(data, indent=2)
    with pytest.raises(NotationError) as caught:
        read_records(text)
    assert caught.value.reason.startswith(reason)
    lines = text.splitlines()
    assert lines[caught.value.line - 1][caught.value.column - 1 :].startswith("-7654321")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda one: one.update(extra=1), "extra: unknown key"),
        (lambda one: one.pop("ruleset"), "the key ruleset is missing"),
        (lambda one: one["ruleset"].update(differences={}), "needs an object with the base preset"),
        (lambda one: one["ruleset"].update(id="bumerl"), "no preset 'bumerl'; did you mean bummerl"),
        (lambda one: one["entries"].append({}), "needs one of deal, conceded, won"),
        (lambda one: one["entries"].append({"deal": {}, "won": {}}), "needs one of deal, conceded, won"),
        (lambda one: one["tags"].update(Deal="x"), "cannot be the name of a tag"),
        (lambda one: one["tags"].update(lower="x"), "cannot be the name of a tag"),
        (lambda one: one["tags"].update(Two="x\ny"), "the text is one line"),
        (lambda one: one.update(date="2025-1-1"), "year-month-day"),
        (lambda one: one["first_dealer"].update(rounds=[]), "coin comes with the dealer"),
        (lambda one: one.update(first_dealer={"way": "cut", "dealer": "A"}), "cut comes with the rounds"),
        (lambda one: one["result"].update(over=False), "nobody has won what is not over"),
        (lambda one: one["entries"][0]["deal"]["actions"].append("KX"), "no action 'KX'"),
        (lambda one: one["entries"][0]["deal"]["actions"].insert(1, "KS+"), "only a lead declares"),
        (lambda one: one["entries"][0]["deal"].update(comment="\x00"), "a control character"),
        (lambda one: one["entries"][0]["deal"].update(comment="\ud800"), "half a character"),
        (lambda one: one["entries"][0]["deal"].update(comment="x" * 20_001), "at most 20000 characters"),
    ],
)
def test_json_that_is_no_record_is_refused_with_the_reason(change, reason: str):
    data = json.loads(write_json([record()]))
    change(data["records"][0])
    with pytest.raises(NotationError) as caught:
        read_records(json.dumps(data))
    assert reason in caught.value.reason
    with pytest.raises(NotationError) as caught:
        from_json_data(data)
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"bummerl": 1}', "the key records is missing"),
        ('{"bummerl": true, "records": []}', "reads version 1"),
        ('{"bummerl": 1, "records": [], "bummerl": 1}', "comes twice"),
        ('{"bummerl": 1, "records": [1', "no JSON"),
        ("{" * 3_000_000, "nested deeper"),
        ('{"a":' * 100_000, "nested deeper"),
    ],
)
def test_json_that_is_none_is_refused(text: str, reason: str):
    with pytest.raises(NotationError, match=reason):
        read_records(text)
