"""The JSON format of records, beside the text format: the same values under the same names."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Any, Final

from bummerl.rules.actions import Action, Follow, Lead
from bummerl.rules.errors import NotationError
from bummerl.rules.match import (
    CardsDrawn,
    CoinTossed,
    DealerNamed,
    FirstDealerDraw,
    MatchEnding,
    NamedBy,
    PerSide,
    Side,
)
from bummerl.rules.notation.codes import CARD_OF, quoted, read_step, write_step
from bummerl.rules.notation.json_text import Fault, Node, as_error, read_json
from bummerl.rules.notation.record_rules import RulesetName, Unresolved, name_of, resolve
from bummerl.rules.notation.record_text import COIN, SIDES, drawn_by
from bummerl.rules.notation.record_values import (
    FORMAT,
    LARGEST_GLYPH,
    LONGEST_COMMENT,
    LONGEST_TEXT,
    MOST_CARDS,
    MOST_ENTRIES,
    MOST_GLYPHS,
    MOST_STEPS,
    MOST_TAGS,
    NAMELESS,
    TAG_NAME,
    Conceded,
    DealRecord,
    DealResult,
    Entry,
    Outcome,
    Record,
    Step,
    Won,
    reserved,
)
from bummerl.rules.ruleset import FirstDealer, Ruleset
from bummerl.rules.settlement import Ending

__all__ = ["from_data", "read_json_records", "to_data"]

_ENDINGS: Final = {ending.value: ending for ending in Ending}
_MATCH_ENDINGS: Final = {ending.value: ending for ending in MatchEnding}
_CONCESSIONS: Final = {ending.value: ending for ending in (MatchEnding.RESIGNED, MatchEnding.FORFEITED)}


# --- writing ------------------------------------------------------------------------------------------------------


def to_data(records: Iterable[Record]) -> dict[str, Any]:
    """The records as JSON-ready data."""
    return {"bummerl": FORMAT, "records": [_record(record) for record in records]}


def _record(record: Record) -> dict[str, Any]:
    name = name_of(record.ruleset)
    ruleset: dict[str, Any] = {"id": name.id, "version": name.version, "fingerprint": name.fingerprint}
    if name.differences is not None:
        ruleset["differences"] = name.differences
    out: dict[str, Any] = {"ruleset": ruleset}
    if record.players != NAMELESS:
        out["players"] = list(record.players)
    if record.date is not None:
        out["date"] = record.date.isoformat()
    if record.first_dealer is not None:
        out["first_dealer"] = _found(record.first_dealer)
    if record.outcome is not None:
        outcome = record.outcome
        out["result"] = {"over": outcome.over, "winner": _side(outcome.winner), "won": list(outcome.won)}
    if record.tags:
        out["tags"] = dict(record.tags)
    if record.comment:
        out["comment"] = record.comment
    out["entries"] = [_entry(entry) for entry in record.entries]
    return out


def _side(side: Side | None) -> str | None:
    return None if side is None else side.name


def _found(found: FirstDealerDraw) -> dict[str, Any]:
    match found:
        case CoinTossed(dealer):
            return {"way": COIN, "dealer": dealer.name}
        case DealerNamed(dealer, by):
            return {"way": by.value, "dealer": dealer.name}
        case CardsDrawn(way, rounds):
            return {"way": way.value, "rounds": [[card.code for card in drawn] for drawn in rounds]}


def _entry(entry: Entry) -> dict[str, Any]:
    match entry:
        case DealRecord():
            return {"deal": _deal(entry)}
        case Conceded(side, ending):
            return {"conceded": {"side": side.name, "ending": ending.value}}
        case Won():
            won = {"winner": entry.winner.name, "scored": list(entry.scored), "ending": entry.ending.value}
            return {"won": {**won, "marks": entry.marks, "stake_factor": entry.stake_factor}}


def _deal(deal: DealRecord) -> dict[str, Any]:
    out: dict[str, Any] = {"dealer": deal.dealer.name, "order": [card.code for card in deal.order]}
    if deal.carry is not None:
        out["carry"] = deal.carry
    if deal.to_go is not None:
        out["to_go"] = list(deal.to_go)
    if deal.comment:
        out["comment"] = deal.comment
    out["actions"] = [_step(step) for step in deal.steps]
    result = deal.result
    out["result"] = None
    if result is not None:
        out["result"] = {
            "winner": _side(result.winner),
            "game_points": result.game_points,
            "ending": result.ending.value,
            "carry": result.carry,
        }
    return out


def _step(step: Step) -> str | dict[str, Any]:
    """A step is its code alone unless somebody has said something of it."""
    code = write_step(step.action, step.seat)
    if not step.glyphs and not step.comment:
        return code
    out: dict[str, Any] = {"do": code}
    if step.glyphs:
        out["glyphs"] = list(step.glyphs)
    if step.comment:
        out["comment"] = step.comment
    return out


# --- reading ------------------------------------------------------------------------------------------------------


def read_json_records(text: str, *, present_rules: bool = False) -> list[Record]:
    """The records of a JSON text. `NotationError` with line, column and reason."""
    try:
        return _records(Node(read_json(text)), present_rules)
    except Fault as fault:
        raise as_error(fault, text) from None


def from_data(data: object, *, present_rules: bool = False) -> list[Record]:
    """The records of JSON data, as `to_data` makes them. `NotationError` names the path to what is wrong."""
    try:
        return _records(Node(data), present_rules)
    except Fault as fault:
        raise as_error(fault) from None


def _records(top: Node, present_rules: bool) -> list[Record]:
    members = top.members(("bummerl", "records"))
    if members["bummerl"].value != FORMAT or isinstance(members["bummerl"].value, bool):
        raise members["bummerl"].fault(f"this program reads version {FORMAT} of the format")
    return [_read_record(entry, present_rules) for entry in members["records"].entries()]


_RECORD_OPTIONAL: Final = ("players", "date", "first_dealer", "result", "tags", "comment")


def _read_record(node: Node, present_rules: bool) -> Record:
    given = node.members(("ruleset", "entries"), _RECORD_OPTIONAL)
    return Record(
        ruleset=_read_ruleset(given["ruleset"], present_rules),
        entries=tuple(_read_entry(entry) for entry in given["entries"].entries(0, MOST_ENTRIES)),
        first_dealer=_read_found(given["first_dealer"]) if "first_dealer" in given else None,
        players=_read_players(given["players"]) if "players" in given else NAMELESS,
        date=_read_date(given["date"]) if "date" in given else None,
        outcome=_read_outcome(given["result"]) if "result" in given else None,
        tags=_read_tags(given["tags"]) if "tags" in given else (),
        comment=given["comment"].text(LONGEST_COMMENT) if "comment" in given else "",
    )


def _read_ruleset(node: Node, present_rules: bool) -> Ruleset:
    given = node.members(("id", "version", "fingerprint"), ("differences",))
    differences: dict[str, Any] | None = None
    if "differences" in given:
        inner = given["differences"]
        if not isinstance(inner.value, dict) or "base" not in inner.value:
            raise inner.fault("needs an object with the base preset and the differences from it")
        differences = inner.value
    name = RulesetName(given["id"].text(80), given["version"].whole(), given["fingerprint"].text(80), differences)
    try:
        return resolve(name, present_rules=present_rules)
    except Unresolved as error:
        raise node.fault(str(error)) from None


def _read_players(node: Node) -> PerSide[str]:
    return PerSide(*(_line(entry) for entry in node.entries(2, 2)))


def _line(node: Node) -> str:
    text = node.text(LONGEST_TEXT)
    if any(ord(letter) < 32 for letter in text):
        raise node.fault("a line end where the text is one line")
    return text


def _read_date(node: Node) -> datetime.date:
    text = node.text(LONGEST_TEXT)
    try:
        if len(text) != len("2000-01-01"):
            raise ValueError
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise node.fault(f"needs year-month-day, as 2025-11-30, not {quoted(text)}") from None


def _read_found(node: Node) -> FirstDealerDraw:
    given = node.members(("way",), ("dealer", "rounds"))
    way = given["way"].one_of({way: way for way in drawn_by()})
    if way in (FirstDealer.CUT.value, FirstDealer.LOWEST_CARD.value):
        if "rounds" not in given or "dealer" in given:
            raise node.fault(f"{way} comes with the rounds of cards that were shown, and nothing else")
        return CardsDrawn(
            FirstDealer(way),
            tuple(
                PerSide(*(card.one_of(CARD_OF) for card in drawn.entries(2, 2)))
                for drawn in given["rounds"].entries(0, MOST_TAGS)
            ),
        )
    if "dealer" not in given or "rounds" in given:
        raise node.fault(f"{way} comes with the dealer, and nothing else")
    dealer = given["dealer"].one_of(SIDES)
    return CoinTossed(dealer) if way == COIN else DealerNamed(dealer, NamedBy(way))


def _read_side(node: Node) -> Side | None:
    return None if node.is_null else node.one_of(SIDES)


def _read_pair(node: Node, least: int = 0) -> PerSide[int]:
    return PerSide(*(entry.whole(least) for entry in node.entries(2, 2)))


def _read_outcome(node: Node) -> Outcome:
    given = node.members(("over", "winner", "won"))
    over, winner = given["over"].truth(), _read_side(given["winner"])
    if winner is not None and not over:
        raise given["winner"].fault("nobody has won what is not over")
    return Outcome(over, winner, _read_pair(given["won"]))


def _read_tags(node: Node) -> tuple[tuple[str, str], ...]:
    if not isinstance(node.value, dict) or len(node.value) > MOST_TAGS:
        raise node.fault(f"needs an object of at most {MOST_TAGS} texts")
    for name in node.value:
        if not TAG_NAME.fullmatch(name) or reserved(name):
            raise Fault((*node.path, name), "this cannot be the name of a tag")
    return tuple((name, _line(Node(value, (*node.path, name)))) for name, value in node.value.items())


def _read_entry(node: Node) -> Entry:
    given = node.members((), ("deal", "conceded", "won"))
    if len(given) != 1:
        raise node.fault("needs one of deal, conceded, won")
    if "deal" in given:
        return _read_deal(given["deal"])
    if "conceded" in given:
        conceded = given["conceded"].members(("side", "ending"))
        return Conceded(conceded["side"].one_of(SIDES), conceded["ending"].one_of(_CONCESSIONS))
    won = given["won"].members(("winner", "scored", "ending", "marks", "stake_factor"))
    return Won(
        winner=won["winner"].one_of(SIDES),
        scored=_read_pair(won["scored"]),
        ending=won["ending"].one_of(_MATCH_ENDINGS),
        marks=won["marks"].whole(),
        stake_factor=won["stake_factor"].whole(1),
    )


def _read_deal(node: Node) -> DealRecord:
    given = node.members(("dealer", "order", "actions", "result"), ("carry", "to_go", "comment"))
    result = given["result"]
    return DealRecord(
        dealer=given["dealer"].one_of(SIDES),
        order=tuple(card.one_of(CARD_OF) for card in given["order"].entries(0, MOST_CARDS)),
        steps=_read_steps(given["actions"]),
        result=None if result.is_null else _read_result(result),
        carry=given["carry"].whole() if "carry" in given else None,
        to_go=_read_pair(given["to_go"], 1) if "to_go" in given else None,
        comment=given["comment"].text(LONGEST_COMMENT) if "comment" in given else "",
    )


def _read_steps(node: Node) -> tuple[Step, ...]:
    steps = []
    following = False
    for entry in node.entries(0, MOST_STEPS):
        glyphs: tuple[int, ...] = ()
        if isinstance(entry.value, str):
            code, comment = entry, ""
        else:
            given = entry.members(("do",), ("glyphs", "comment"))
            code = given["do"]
            comment = given["comment"].text(LONGEST_COMMENT) if "comment" in given else ""
            if "glyphs" in given:
                glyphs = tuple(glyph.whole(0, LARGEST_GLYPH) for glyph in given["glyphs"].entries(0, MOST_GLYPHS))
        try:
            seat, action = read_step(code.text(LONGEST_TEXT), following=following)
        except NotationError as error:
            raise code.fault(error.reason) from None
        steps.append(Step(action, seat, glyphs, comment))
        following = _follows(action, following)
    return tuple(steps)


def _follows(action: Action, following: bool) -> bool:
    """Whether a card comes next as a reply: leads and replies take turns, other actions change nothing."""
    if isinstance(action, Lead):
        return True
    return False if isinstance(action, Follow) else following


def _read_result(node: Node) -> DealResult:
    given = node.members(("winner", "game_points", "ending", "carry"))
    return DealResult(
        winner=_read_side(given["winner"]),
        game_points=given["game_points"].whole(0, 9_999),
        ending=given["ending"].one_of(_ENDINGS),
        carry=given["carry"].whole(0, 9_999),
    )
