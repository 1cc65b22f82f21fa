"""Positions in one line: what they hold, what cannot be read, and every defect of what cannot have come about."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bummerl.rules.actions import CLAIM, CLOSE, EXCHANGE, RESIGN, Follow, Lead
from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.deal import apply, legal_actions, start
from bummerl.rules.errors import NotationError, PositionError, RulesetError
from bummerl.rules.notation import (
    checks,
    position_defects,
    read_position,
    without_history,
    write_position,
)
from bummerl.rules.notation.position import MAX_LENGTH
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import ExchangeRule, MarriageRule, Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import Stage

CASINO = preset("schnapsen_casino")

OPEN = "KS,QS,JS,AH,JH/AS,TS,TH,KH,KD QD,JD,AD,TD,KC,QC,JC,AC,TC^QH 0 0/0 0/0"
LED = "QS,JS,AH,JH/AS,TS,TH,KH,KD QD,JD,AD,TD,KC,QC,JC,AC,TC^QH 0:KS+ 0/0 0/0 pending=20/0 declared=S/- known=QS/-"
SECOND = "QS,JS,AH,JH,JD/TS,TH,KH,KD,QD AD,TD,KC,QC,JC,AC,TC^QH 1 0/1 0/15 pending=20/0 declared=S/- known=QS/-"
CLOSED = (
    "JS,AH,JH,JD/TH,KH,KD,QD AD,TD,KC,QC,JC,AC,TC^QH 1 0/2 0/28 "
    "pending=20/0 declared=S/- strict=0/1 excluded=AS/- closed=1:0/15:0/1"
)
LATE = (
    "AS,TH,KH,TD/TS,KS,AD,QD -^JS 1 2/4 20/37 "
    "marriages=20/0 declared=H/- strict=0/1 known=AS,KH/- excluded=-/AH,TH,KH,QH,JH"
)
LAST = "-/- -^JH 1 5/5 60/60 strict=0/5 end=played_out:1"
CLOSED_LATER = (
    "AH,KH,QD,JD/KS,TH,TC,JC AS,JH,JS,TS,AC^QC 0 2/1 28/7 "
    "marriages=20/0 declared=H/- strict=1/0 known=KH/- closed=1:13+20/7:1/1"
)
CLOSED_NOW = "QH,AD,QD,TC,QC/QS,AH,TH,KH,JH KC,AC,JD^TD 1 2/1 19/14 closed=1:19/14:2/1"
CLOSED_LAST = "AH,TH,KH,JD,KC/AS,JS,KD,AC,TC QH^QD 1 0/4 0/45 closed=1:0/45:0/4"
OPEN_24 = "KS,QS,JS,AH,TH,JH/AS,TS,9S,KH,9H,KD QD,JD,AD,TD,9D,KC,QC,JC,AC,TC,9C^QH 0 0/0 0/0"
LED_24 = (
    "QS,JS,AH,TH,JH/AS,TS,9S,KH,9H,KD QD,JD,AD,TD,9D,KC,QC,JC,AC,TC,9C^QH 0:KS+ 0/0 0/0 "
    "pending=20/0 declared=S/- known=QS/-"
)
ANNOUNCED = OPEN_24.replace(" 0 0/0", " 0+S 0/0", 1) + " marriages=20/0 declared=S/- known=KS,QS/-"
ANNOUNCED_TWO = "KH,QH,KD,QD,QC/AS,TS,AH,JH,KC AD,JC,AC^JD 0+D 3/0 39/0 marriages=40/0 declared=D/- known=KD,QD/-"
AFTER_CLOSE = (
    "AS,KS,QS,AH,QH/9S,TH,AD,KD,9D,JC JH,AC,TC^QC 0:KH+ 4/0 31/0 "
    "marriages=20/0 declared=H/- known=QH/- closed=0:31+20/0:4/0"
)
BID = "KS,QS,JS,AH,JH/AS,TS,TH,KH,KD QD,JD,AD,TD,KC,QC,JC,AC,TC^QH 0 0/0 0/0 bid=1"
BID_WINNING = "KH,KD,QD/QH,AC,KC TS,TD,TH,JH,QC,AD,JC,TC,AH^AS 0 2/0 11/0 strict=2/0 excluded=-/AS,TS,KS,QS,JS bid=0"
BID_LOST = "TS,QS,JS/KS,KH,AD AC,TH,AS,QD,TD,TC,QC,JD,KD^QH 1 1/1 13/6 strict=1/1 bid=0 end=bid_lost:1"
KNOCKED = "JS,AH,QH,TD,QD/TH,KH,KC,JC AC,JH,JD,QS,QC^KD 1:TS 1/1 21/15 knocked=1:21/15:1/1"
KNOCK_FAILED = (
    "AS,TS,JH,JD/QS,KH,AC,TC TD,QD,KS^JS 0 4/0 48/0 strict=1/0 known=TS/- knocked=0:33/0:3/0 end=knock_failed:0"
)
UNDRAWN = "TS,AD,QD,AC/TH,TD,KC,JC KS,QC,JS^JD 0 4/0 48/0 marriages=20/0 declared=H/- known=AD/- end=goal:0"
WRONG_CLAIM = (
    "TS,QS,JH,TC/JS,QH,QD,JD,JC AH,KH,KC^AD 0:KS+ 2/1 34/15 marriages=20/0 declared=S/- known=QS/- end=wrong_claim:0"
)

POSSIBLE = [
    ("schnapsen_casino", OPEN),
    ("schnapsen_casino", LED),
    ("schnapsen_casino", SECOND),
    ("schnapsen_casino", CLOSED),
    ("schnapsen_casino", CLOSED_LATER),
    ("schnapsen_casino", CLOSED_NOW),
    ("schnapsen_casino", CLOSED_LAST),
    ("schnapsen_casino", LATE),
    ("schnapsen_casino", LAST),
    ("schnapsen_casino", UNDRAWN),
    ("sixty_six", OPEN_24),
    ("sixty_six", LED_24),
    ("snapszer24", ANNOUNCED),
    ("snapszer24", AFTER_CLOSE),
    ("snapszli20_loose", ANNOUNCED_TWO),
    ("mszsz", BID),
    ("mszsz", BID_WINNING),
    ("mszsz", BID_LOST),
    ("knock_snapszli", KNOCKED),
    ("knock_snapszli", KNOCK_FAILED),
    ("schnapsen_pagat", WRONG_CLAIM),
]


@pytest.mark.parametrize(("rules", "text"), POSSIBLE)
def test_a_position_is_written_as_it_was_read(rules: str, text: str):
    assert write_position(read_position(text, preset(rules))) == text


def test_the_five_fields_and_what_follows_from_them():
    deal = read_position(CLOSED, CASINO)
    assert [card.code for card in deal.hand(Seat.FOREHAND)] == ["JS", "AH", "JH", "JD"]
    assert deal.stage is Stage.CLOSED
    assert deal.trump is Suit.HEARTS
    assert deal.leader is deal.to_move is Seat.SECOND
    assert deal.pending == (20, 0)
    assert deal.closing is not None
    assert (deal.closing.closer, deal.closing.number, deal.closing.points) == (Seat.SECOND, 1, (0, 15))
    assert [card.code for card in deal.gone] == ["AS", "TS", "KS", "QS"]


def test_blanks_around_and_between_the_fields_do_not_matter():
    assert read_position(f"  {OPEN.replace(' ', '   ')}\t\n", CASINO) == read_position(OPEN, CASINO)


def test_the_order_of_the_named_fields_does_not_matter():
    first, *rest = LATE.split(" marriages=")
    assert len(rest) == 1
    fields = f"marriages={rest[0]}".split(" ")
    assert read_position(f"{first} {' '.join(reversed(fields))}", CASINO) == read_position(LATE, CASINO)


def test_marriage_points_left_out_follow_from_the_declaration():
    assert read_position(LED.replace(" pending=20/0", ""), CASINO) == read_position(LED, CASINO)
    assert read_position(LATE.replace(" marriages=20/0", ""), CASINO) == read_position(LATE, CASINO)


def test_strict_tricks_left_out_follow_from_the_close():
    assert read_position(CLOSED.replace(" strict=0/1", ""), CASINO) == read_position(CLOSED, CASINO)
    with pytest.raises(PositionError, match="1 trick came after the talon"):
        read_position(LATE.replace(" strict=0/1", ""), CASINO)


def test_a_position_reads_differently_under_other_rules():
    assert read_position(LED, preset("schnapsen_pagat")).pending == (20, 0)
    with pytest.raises(PositionError) as caught:
        read_position(LED, preset("snapszli20"))  # there a marriage counts at once
    assert [defect.code for defect in caught.value.defects] == ["marriage_points"]
    counted = LED.replace("pending", "marriages")
    assert read_position(counted, preset("snapszli20")).points == (20, 0)


def test_a_settled_deal_keeps_its_settlement():
    rules = preset("schnapsen_pagat")
    deal = start(rules, tuple(rules.pack.cards), to_go=PerSeat((3, 5)))
    led = apply(deal, Seat.FOREHAND, Lead(Card.AS)).state
    won = apply(led, Seat.SECOND, Follow(Card.QS)).state
    for state, seat, action, ending in (
        (deal, Seat.SECOND, RESIGN, Ending.RESIGNED),
        (led, Seat.FOREHAND, RESIGN, Ending.RESIGNED),
        (won, Seat.FOREHAND, CLAIM, Ending.WRONG_CLAIM),
    ):
        over = apply(state, seat, action).state
        read = read_position(write_position(over), rules)
        assert read == without_history(over)
        assert read.settlement is not None
        assert read.settlement.ending is ending


def test_the_history_is_no_part_of_a_position():
    deal = start(CASINO, tuple(CASINO.pack.cards))
    played = apply(apply(deal, Seat.FOREHAND, Lead(Card.AS)).state, Seat.SECOND, Follow(Card.QS)).state
    read = read_position(write_position(played), CASINO)
    assert played.history
    assert read.history == ()
    assert read.talon == played.talon
    assert read == without_history(played)
    assert legal_actions(read, Seat.FOREHAND) == legal_actions(played, Seat.FOREHAND)


# --- what cannot be read ------------------------------------------------------------------------------------------


HEAD = "KS,QS,JS,AH,JH/AS,TS,TH,KH,KD QD,JD,AD,TD,KC,QC,JC,AC,TC^QH 0 0/0 0/0 "


@pytest.mark.parametrize(
    ("marked", "reason"),
    [
        ("@", "ends before the hands"),
        ("@   ", "ends before the hands"),
        ("AS/KS@", "ends before the talon"),
        ("AS/KS TS^AS 0 0/0@", "ends before the card points"),
        ("@AS KS - 0 0", "hands: two values"),
        ("@AS/KS/QS KS - 0 0", "hands: two values"),
        ("KS,QS/TS,@1S JS^AS 0 0/0 0/0", "no card '1S'"),
        ("KS,QS/TS,@ JS^AS 0 0/0 0/0", "no card ''"),
        ("KS/TS @JS,AS 0 0/0 0/0", "then ^ and the upcard"),
        ("KS/TS @JS^AS^QS 0 0/0 0/0", "then ^ and the upcard"),
        ("KS/TS JS^@XX 0 0/0 0/0", "no card 'XX'"),
        ("KS/TS JS^AS @2 0/0 0/0", "lead: seat 0"),
        ("KS/TS JS^AS 0@x 0/0 0/0", "lead: a seat, then"),
        ("KS/TS JS^AS 0:@K 0/0 0/0", "no card 'K'"),
        ("KS/TS JS^AS 0+@ 0/0 0/0", "lead: suits"),
        ("KS/TS JS^AS 0+@- 0/0 0/0", "the suits announced"),
        ("KS/TS JS^AS 0+S@S 0/0 0/0", "S comes twice"),
        ("KS/TS JS^AS 0 @0 0/0", "tricks: two values"),
        ("KS/TS JS^AS 0 0/0 0/@1000000", "at most six digits"),
        ("KS/TS JS^AS 0 0/0 0/@-1", "at most six digits"),
        ("KS/TS JS^AS 0 0/0 @0/0/0", "card points: two values"),
        ("KS/TS JS^AS 0 0/0 @/", "card points: a number"),
        (HEAD + "@carry", "no field 'carry'"),
        (HEAD + "@look=1", "no field 'look'"),
        (HEAD + "carry=1 @carry=1", "carry comes twice"),
        (HEAD + "carry=@one", "carry: a number"),
        (HEAD + "carry=@\u0661", "carry: a number"),
        (HEAD + "togo=@1", "togo: two values"),
        (HEAD + "bid=@2", "bid: seat 0"),
        (HEAD + "known=@KS", "known: two values"),
        (HEAD + "known=-/@KX", "no card 'KX'"),
        (HEAD + "declared=@/-", "suits, or - for none"),
        (HEAD + "declared=S@X/-", "no suit 'X'"),
        (HEAD + "closed=@0", "seat:points:tricks"),
        (HEAD + "closed=0:@1:0/0", "points: two values"),
        (HEAD + "closed=0:@1+1+1/0:0/0", "points in tricks, then +"),
        (HEAD + "closed=0:0/@x:0/0", "points: a number"),
        (HEAD + "closed=@x:0/0:0/0", "closed: seat 0"),
        (HEAD + "closed=0:0/0:0/0 knocked=@0:0/0:0/0", "not both"),
        (HEAD + "end=@goal", "end: one of goal"),
        (HEAD + "end=@won:0", "end: one of goal"),
        (HEAD + "end=goal:@9", "end: seat 0"),
    ],
)
def test_unreadable_text_is_refused_where_it_is_unreadable(marked: str, reason: str):
    with pytest.raises(NotationError) as caught:
        read_position(marked.replace("@", ""), CASINO)
    assert reason in caught.value.reason
    assert (caught.value.line, caught.value.column) == (1, marked.index("@") + 1)


def test_a_position_is_one_line():
    with pytest.raises(NotationError, match="a position is one line") as caught:
        read_position(OPEN.replace(" 0 ", "\n 0 ", 1), CASINO)
    assert (caught.value.line, caught.value.column) == (2, 2)


def test_a_text_without_end_is_refused_unread():
    with pytest.raises(NotationError, match=f"at most {MAX_LENGTH} characters"):
        read_position("AS," * 100_000, CASINO)


def test_positions_are_for_two():
    with pytest.raises(RulesetError, match="2 seats, not 3"):
        read_position(OPEN, replace(CASINO, seats=3))


# --- what cannot have come about ----------------------------------------------------------------------------------

KINGS_ONLY = replace(CASINO, id="kings_only", marriage=MarriageRule(king_only=True))
NO_MARRIAGES = replace(CASINO, id="no_marriages", marriage=None)
NO_CLOSING = replace(CASINO, id="no_closing", closing=None)

DEFECTS: list[tuple[Ruleset | str, str, list[str]]] = [
    # cards
    ("schnapsen_casino", OPEN.replace("KS,QS", "KS,KS"), ["card_twice", "card_count", "hand_size"]),
    ("schnapsen_casino", OPEN.replace("QD,JD", "QD,QD"), ["card_twice"]),
    ("schnapsen_casino", OPEN.replace("/AS", "/KS"), ["card_twice"]),
    ("schnapsen_casino", OPEN.replace("/AS", "/9S"), ["card_foreign"]),
    ("schnapsen_casino", OPEN + " known=9S/-", ["card_foreign"]),
    ("schnapsen_casino", OPEN.replace("KS,QS", "KS,QS,9H"), ["card_foreign", "card_count", "hand_size"]),
    ("schnapsen_casino", OPEN.replace("KS,QS,", ""), ["card_count", "hand_size"]),
    ("schnapsen_casino", OPEN.replace("QD,JD,", ""), ["card_count", "talon_size"]),
    ("schnapsen_casino", OPEN.replace("0/0 0/0", "6/5 0/0"), ["card_count", "talon_size"]),
    ("schnapsen_casino", LATE.replace("2/4", "1/3"), ["card_count", "talon_size"]),
    ("schnapsen_casino", LATE.replace("AS,TH,KH,TD", "-"), ["card_count", "hand_size", "known_not_held"]),
    (
        "schnapsen_casino",
        CLOSED.replace("0/2 0/28", "0/9 0/98"),
        ["card_count", "tricks_many", "strict_tricks", "goal_reached"],
    ),
    # points and tricks
    ("schnapsen_casino", LATE.replace("20/37", "20/38"), ["points_total"]),
    ("schnapsen_casino", SECOND.replace("0/15", "15/0"), ["points_without_trick"]),
    ("schnapsen_casino", LATE.replace("20/37", "1/56"), ["points_impossible"]),
    ("schnapsen_casino", LATE.replace("20/37", "46/11"), ["points_impossible", "goal_reached"]),
    ("schnapsen_casino", OPEN.replace(" 0 0/0", " 1 0/0", 1), ["leader_first"]),
    ("schnapsen_casino", SECOND.replace("^QH 1", "^QH 0"), ["leader_no_trick", "declared_many"]),
    ("schnapsen_casino", LATE.replace("^JS 1", "^JS 0"), ["leader_no_strict_trick"]),
    ("schnapsen_casino", LATE.replace("strict=0/1", "strict=0/2"), ["strict_tricks"]),
    ("schnapsen_casino", OPEN + " strict=1/0", ["strict_tricks"]),
    ("schnapsen_casino", CLOSED.replace("strict=0/1", "strict=1/0"), ["leader_no_strict_trick", "strict_tricks"]),
    # marriages
    (NO_MARRIAGES, LED, ["no_marriage"]),
    (
        "schnapsen_casino",
        LATE.replace("declared=H/-", "declared=H/H"),
        ["declared_by_both", "declared_elsewhere", "marriage_points"],
    ),
    (
        "schnapsen_casino",
        SECOND.replace("QS,JS", "KS,QS").replace("0/15", "0/13"),
        ["declared_not_led", "known_missing"],
    ),
    (
        "schnapsen_casino",
        LED.replace("QS,JS", "AS,JS").replace("/AS", "/QS"),
        ["declared_elsewhere", "led_marriage", "known_not_held"],
    ),
    ("schnapsen_casino", LED.replace(" known=QS/-", ""), ["known_missing"]),
    ("schnapsen_casino", SECOND.replace("pending=20/0", "pending=0/0"), ["marriage_points"]),
    ("schnapsen_casino", SECOND.replace("pending", "marriages"), ["marriage_points"]),
    ("schnapsen_casino", OPEN + " pending=0/20", ["marriage_points"]),
    ("schnapsen_casino", OPEN + " marriages=40/0", ["marriage_points"]),
    ("schnapsen_casino", LED.replace("KS+", "AD+").replace("TC,AD", "TC,KS"), ["card_twice", "led_marriage"]),
    (
        KINGS_ONLY,
        LED.replace("QS,JS", "KS,JS").replace("0:KS+", "0:QS+").replace("known=QS", "known=KS"),
        ["declared_not_led", "led_queen"],
    ),
    ("santase", LED_24, ["declared_many", "led_marriage_first"]),
    ("sixty_six", LED_24 + " closed=0:0/0:0/0", ["led_marriage_strict"]),
    ("snapszer_klub", LED.replace("KS+", "KS").split(" pending")[0], ["led_plain"]),
    (
        "schnapsen_casino",
        OPEN.replace(" 0 0/0", " 0+S 0/0", 1),
        ["announce_not_separate", "announced_not_held"],
    ),
    ("snapszer24", ANNOUNCED.replace("0+S", "0+SD"), ["announced_many", "announced_not_held"]),
    # closing, knocking, bidding
    (NO_CLOSING, CLOSED, ["no_closing"]),
    ("santase", OPEN_24 + " closed=0:0/0:0/0", ["close_first_lead"]),
    ("mszsz", CLOSED_LAST, ["close_talon"]),
    ("schnapsen_casino", OPEN + " closed=1:0/0:0/0", ["closer_first"]),
    ("schnapsen_casino", CLOSED.replace("closed=1", "closed=0"), ["closer_not_leader"]),
    ("schnapsen_casino", CLOSED_NOW.replace("closed=1", "closed=0"), ["closer_leads"]),
    (
        "schnapsen_casino",
        CLOSED.replace("0/15:0/1", "0/15:0/3"),
        ["talon_size", "hand_size", "hand_size", "close_points_impossible", "close_larger"],
    ),
    ("schnapsen_casino", CLOSED.replace("0/15:0/1", "1/15:0/1"), ["close_larger"]),
    ("schnapsen_casino", CLOSED.replace("0/15:0/1", "0/15+20:0/1"), ["close_larger"]),
    ("schnapsen_casino", CLOSED.replace("0/15:0/1", "0/1:0/1"), ["close_points_impossible"]),
    ("schnapsen_casino", CLOSED_LATER.replace("13+20/7", "13+20/6"), ["close_points_since"]),
    ("schnapsen_casino", CLOSED_LATER.replace("13+20/7", "13+10/7"), ["close_marriages"]),
    (
        "schnapsen_casino",
        CLOSED_LATER.replace("1:13+20/7:1/1", "1:13/7:0/2"),
        ["close_points_impossible", "close_points_without_trick", "close_larger"],
    ),
    ("schnapsen_casino", KNOCKED, ["no_knocking"]),
    ("knock_snapszli", CLOSED_LATER.replace("closed", "knocked"), ["knock_over"]),
    ("schnapsen_casino", BID, ["no_bidding"]),
    ("mszsz", BID + " closed=0:0/0:0/0", ["bid_and_close"]),
    ("mszsz", BID_LOST.split(" end")[0], ["bid_over"]),
    ("mszsz", BID_WINNING.replace("bid=0", "bid=1"), ["bid_over"]),
    # what is known and what is excluded
    ("schnapsen_casino", SECOND.replace("known=QS/-", "known=QS,AS/-"), ["known_not_held"]),
    ("schnapsen_casino", CLOSED.replace("excluded=AS/-", "excluded=JS/-"), ["excluded_held"]),
    # the frame and the end
    ("schnapsen_casino", OPEN + " togo=0/3", ["to_go"]),
    ("knock_snapszli", KNOCK_FAILED.replace("4/0 48/0", "4/0 48/0 marriages=20/0"), ["marriage_points", "end"]),
    ("schnapsen_casino", UNDRAWN.split(" end")[0], ["talon_size", "hand_size", "hand_size", "goal_reached"]),
    ("schnapsen_casino", LAST.replace(" end=played_out:1", ""), ["no_cards"]),
    ("schnapsen_casino", LAST.replace("played_out:1", "played_out:0"), ["end"]),
    ("schnapsen_casino", UNDRAWN.replace("goal:0", "goal:1"), ["end"]),
    ("schnapsen_casino", OPEN + " end=goal:0", ["end"]),
    ("schnapsen_casino", OPEN + " end=wrong_claim:0", ["end"]),
    ("schnapsen_casino", OPEN + " end=bid_lost:0", ["end"]),
    ("schnapsen_casino", OPEN + " end=knock_failed:0", ["end"]),
    ("schnapsen_casino", OPEN + " end=played_out:0", ["end"]),
]


@pytest.mark.parametrize(("rules", "text", "codes"), DEFECTS)
def test_an_impossible_position_names_every_defect_at_once(rules: Ruleset | str, text: str, codes: list[str]):
    ruleset = preset(rules) if isinstance(rules, str) else rules
    with pytest.raises(PositionError) as caught:
        read_position(text, ruleset)
    assert [defect.code for defect in caught.value.defects] == codes
    assert str(caught.value) == "; ".join(defect.message for defect in caught.value.defects)


PAGAT_OPEN = start(preset("schnapsen_pagat"), tuple(CASINO.pack.cards))


def test_a_state_in_hand_is_judged_like_a_position():
    assert position_defects(PAGAT_OPEN) == ()
    led = read_position(LED, CASINO)
    late = read_position(LATE, CASINO)
    closed = read_position(CLOSED_LATER, CASINO)
    announced = read_position(ANNOUNCED, preset("snapszer24"))
    assert closed.closing is not None
    over = apply(PAGAT_OPEN, Seat.FOREHAND, RESIGN).state
    assert over.settlement is not None
    for state, codes in (
        (PAGAT_OPEN._replace(trump=Suit.SPADES), ["upcard_suit"]),
        (PAGAT_OPEN._replace(stage=Stage.CLOSED), ["stage"]),
        (PAGAT_OPEN._replace(carry=-1), ["carry"]),
        (PAGAT_OPEN._replace(led_marriage=True), ["marriage_without_lead"]),
        (late._replace(trick_points=PerSeat((-3, 60))), ["points_negative"]),
        (announced._replace(led=Card.JH, hands=led.hands), ["announced_and_led"]),
        (closed._replace(closing=closed.closing._replace(number=3)), ["close_number"]),
        (over._replace(settlement=replace(over.settlement, game_points=7)), ["settlement"]),
    ):
        found = [defect.code for defect in position_defects(state)]
        assert set(codes) <= set(found)


def test_every_defect_is_raised_by_a_test_here():
    source = Path(checks.__file__).read_text(encoding="utf-8")
    known = set(re.findall(r'_?[dD]efect\(\s*"(\w+)"', source))
    assert len(known) > 40
    here = Path(__file__).read_text(encoding="utf-8")
    assert [code for code in sorted(known) if f'"{code}"' not in here] == []


def test_only_what_is_proved_is_refused():
    """Rules under which half a marriage can leave the hand again: nothing of it counts as a contradiction."""
    rules = replace(CASINO, id="queens", exchange=ExchangeRule(rank=Rank.QUEEN))
    opened = read_position("KH,QH,JS,AD,JD/AS,TS,TH,KS,KD QD,QS,TD,KC,QC,JC,AC,TC,JH^AH 0 0/0 0/0", rules)
    declared = apply(opened, Seat.FOREHAND, Lead(Card.KH, True)).state
    answered = apply(declared, Seat.SECOND, Follow(Card.KS)).state
    exchanged = apply(answered, Seat.FOREHAND, EXCHANGE).state
    assert exchanged.upcard is Card.QH
    assert position_defects(exchanged) == ()
    closed = apply(exchanged, Seat.FOREHAND, CLOSE).state
    assert read_position(write_position(closed), rules) == without_history(closed)


def test_every_preset_deals_a_possible_position():
    for rules in PRESETS.values():
        assert position_defects(start(rules, tuple(rules.pack.cards))) == ()
