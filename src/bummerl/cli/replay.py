"""`bummerl replay`: step through a record, or check it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

import click

from bummerl.cli.choices import language_option
from bummerl.cli.glyphs import fit

if TYPE_CHECKING:
    from bummerl.cli.game.narrator import Narrator
    from bummerl.rules.match import Match, PerSide
    from bummerl.rules.record import RecordError, Replay, ReplayedDeal

__all__ = ["command"]


class Pause(Enum):
    """A place among the lines at which a reader may want to stop."""

    STEP = auto()
    DEAL = auto()


@click.command("replay")
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--all", "everything", is_flag=True, help="Everything at once, without waiting between the steps.")
@click.option("--json", "as_json", is_flag=True, help="For programs: every action, event position and result.")
@click.option("--record", "number", type=click.IntRange(1), help="Only this record of the file.")
@click.option("--cards", type=click.Choice(["french", "tell"]), help="The names that the cards go by.")
@language_option()
def command(file: str, everything: bool, as_json: bool, number: int | None, cards: str | None, language: str) -> int:
    """Replay the records in FILE step by step, and check every action and every result.

    An illegal record is told with the deal, the action and the event that cannot have been; the exit status is 1 then.
    """
    from bummerl.cli.inputs import read_bytes
    from bummerl.rules.record import RecordError, read_records, replay

    records = read_records(read_bytes(file))
    if number is not None:
        if number > len(records):
            raise click.UsageError(f"{file} has {len(records)} records, not {number}.")
        records = records[number - 1 : number]
    answers = []
    wait = not everything and not as_json and sys.stdin.isatty() and sys.stdout.isatty() and file != "-"
    for place, record in enumerate(records, number or 1):
        try:
            replayed = replay(record)
        except RecordError as error:
            if as_json:
                answers.append({"record": place, "legal": False, "error": _error_data(error)})
            else:
                click.echo(f"bummerl: {file}: record {place}: {error}", err=True)
            continue
        if as_json:
            answers.append({"record": place, "legal": True, **_data(replayed)})
        else:
            answers.append({"legal": True})
            _tell(replayed, language, cards, place if len(records) > 1 else None, wait=wait)
    if as_json:
        click.echo(json.dumps({"file": file, "records": answers}, ensure_ascii=False))
    return 0 if len(answers) == len(records) and all(answer["legal"] for answer in answers) else 1


def _error_data(error: RecordError) -> dict[str, Any]:
    return {
        "code": error.code,
        "deal": error.deal,
        "action": error.action,
        "event": error.event,
        "message": str(error),
    }


def _data(replayed: Replay) -> dict[str, Any]:
    """A replayed record as JSON-ready data."""
    from bummerl.rules.match import Side
    from bummerl.rules.notation import write_action, write_position

    deals = []
    for deal in replayed.deals:
        steps = [
            {"side": deal.side_of(step.seat).name, "seat": int(step.seat), "action": write_action(step.action),
             "position": write_position(step.state)}
            for step in deal.transitions
        ]  # fmt: skip
        entry: dict[str, Any] = {
            "deal": deal.number,
            "match": deal.match_number,
            "dealer": deal.record.dealer.name,
            "start": write_position(deal.start),
            "steps": steps,
            "result": None,
        }
        settlement = deal.final.settlement
        if settlement is not None:
            winner = settlement.winner
            entry["result"] = {
                "winner": None if winner is None else deal.side_of(winner).name,
                "game_points": settlement.game_points,
                "ending": settlement.ending.value,
                "carry": settlement.carry,
                "clauses": [clause.value for clause in settlement.clauses],
            }
        deals.append(entry)
    record, match = replayed.record, replayed.match
    return {
        "ruleset": record.ruleset.id,
        "version": record.ruleset.version,
        "fingerprint": record.ruleset.fingerprint,
        "players": list(record.players),
        "date": None if record.date is None else record.date.isoformat(),
        "deals": deals,
        "result": None if match is None else _match_data(match, Side),
    }


def _match_data(match: Match, sides: Any) -> dict[str, Any]:
    series = match.series
    return {
        "over": series.over,
        "winner": None if series.winner is None else series.winner.name,
        "matches": {side.name: series.won[side] for side in sides},
        "score": {side.name: match.score_of(side) for side in sides},
        "marks": None if match.result is None else match.result.marks,
    }


def _tell(replayed: Replay, language: str, cards: str | None, number: int | None, *, wait: bool) -> None:
    from bummerl.cli.game.narrator import Narrator
    from bummerl.texts.cards import Naming, naming_of

    record = replayed.record
    naming = Naming(cards) if cards else naming_of(record.ruleset, language)
    tell = Narrator(record.ruleset, language, naming, record.players.b, names=record.players)
    lines = _lines(replayed, tell, number)
    if wait:
        _step_through(lines, tell)
        return
    for line in lines:
        if isinstance(line, str):
            _print(line)


def _print(line: str) -> None:
    click.echo(fit(line, sys.stdout.encoding or "ascii"))


def _step_through(lines: Iterator[str | Pause], tell: Narrator) -> None:
    """Print up to the next step, then wait for what is typed."""
    from bummerl.cli.game.words import folded

    def words(message: str) -> list[str]:
        return [word.strip() for word in tell.text(message).split(",")]

    def says(answer: str, message: str) -> bool:
        return folded(answer) in map(folded, words(message))

    keys = {"deal": "word-replay-deal", "end": "word-replay-end", "quit": "word-quit"}
    _print(tell.text("replay-keys", **{key: words(message)[0] for key, message in keys.items()}))
    until: Pause | None = Pause.STEP
    for line in lines:
        if isinstance(line, str):
            _print(line)
            continue
        if until is None or (until is Pause.DEAL and line is Pause.STEP):
            continue
        sys.stdout.write("> ")
        sys.stdout.flush()
        answer = sys.stdin.readline()
        if not answer or says(answer, keys["quit"]):
            return
        until = Pause.STEP
        if says(answer, keys["deal"]):
            until = Pause.DEAL
        elif says(answer, keys["end"]):
            until = None


def _lines(replayed: Replay, tell: Narrator, number: int | None) -> Iterator[str | Pause]:
    """Everything that a record tells, in sentences, with the places to stop at."""
    from bummerl.texts.rulepage import title

    record = replayed.record
    head = [] if number is None else [tell.text("replay-record", number=number)]
    head.append(title(record.ruleset, tell.language))
    head.append(tell.text("replay-between", first=record.players.a, second=record.players.b))
    if record.date is not None:
        head.append(record.date.isoformat())
    yield ". ".join(head)
    if record.comment:
        yield f"{{{record.comment}}}"
    for deal in replayed.deals:
        if deal is replayed.deals[0]:
            yield from tell.events(replayed.opening, deal)
        yield from _deal(deal, tell)
    match = replayed.match
    if match is not None:
        if match.over and (line := tell.series_line(match)) is not None:
            yield line
        if not match.series.over:
            yield tell.text("replay-open")
    yield tell.text("replay-legal", deals=len(replayed.deals))


def _deal(deal: ReplayedDeal, tell: Narrator) -> Iterator[str | Pause]:
    from bummerl.rules.match import DealBegan, Side
    from bummerl.rules.view import view

    start = deal.start
    yield ""
    began = DealBegan(deal.number, deal.record.dealer, start.carry, _to_go(deal))
    yield from tell.events([began], deal)
    if deal.before is not None:
        yield tell.score_line(deal.before)
    for side in Side:
        hand = tell.in_order(start.hand(deal.seat_of(side)), start.trump)
        yield tell.of("replay-hand", side, cards=tell.cards(hand))
    yield tell.text("replay-talon", cards=tell.cards(start.talon))
    if deal.record.comment:
        yield f"{{{deal.record.comment}}}"
    yield Pause.DEAL
    for step, written in zip(deal.transitions, deal.record.steps, strict=True):
        yield from tell.events(step.events, deal)
        if written.comment:
            yield f"{{{written.comment}}}"
        yield Pause.STEP
    final = deal.final
    if final.settlement is None:
        if deal.before is None:
            yield tell.text("replay-open")
        return
    yield tell.ending(final.settlement, deal)
    for side in Side:
        yield tell.counted(view(final, None), deal, side)
    yield tell.payment(final.settlement, deal)
    yield ", ".join(clause.value for clause in final.settlement.clauses)
    yield from _match_events(deal, tell)


def _to_go(deal: ReplayedDeal) -> PerSide[int]:
    from bummerl.rules.match import PerSide

    return PerSide(0, 0) if deal.before is None else deal.before.to_go


def _match_events(deal: ReplayedDeal, tell: Narrator) -> Iterator[str]:
    """What the deal made of match and series."""
    from bummerl.rules.match import MatchWon

    yield from tell.events(deal.events, deal)
    for event in deal.events:
        if isinstance(event, MatchWon):
            yield from tell.match_result(event.result)
    yield from tell.series_result(deal.events)
