"""Write tests/golden/playthroughs: deals of every preset step by step, with what each seat sees, and their settlement.

Three deals a preset, chosen from seeded random play for the many different things that happen in them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final

from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.deal import legal_actions
from bummerl.rules.events import Event, opening_events, seen_by
from bummerl.rules.notation import write_action, write_cards, write_position
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Settlement
from bummerl.rules.state import DealState
from bummerl.rules.testing.playing import Play, seeded_play

FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "golden" / "playthroughs"
DEALS: Final = 3
SEEDS: Final = 60
SEATS: Final = Seat.of(2)
RARE: Final = frozenset(("Announce", "Bid", "Claim", "Exchange", "Knock"))
"""Actions that few houses have or few deals see; each outweighs some of the usual things."""


def chosen(rules: Ruleset) -> list[tuple[int, Play[DealState]]]:
    """The deals of a preset with their seeds: each has the most things that those before it have not."""
    plays = {seed: seeded_play(rules, seed) for seed in range(SEEDS)}
    seen: set[str] = set()
    out: list[tuple[int, Play[DealState]]] = []
    for _ in range(DEALS):
        seed = max(plays, key=lambda seed: _worth(plays[seed], seed, frozenset(seen)))
        play = plays.pop(seed)
        seen |= features(play)
        out.append((seed, play))
    return out


def _worth(play: Play[DealState], seed: int, seen: frozenset[str]) -> tuple[int, int, int]:
    """How much a deal shows that has not been seen; of two that show as much the shorter one, then the first."""
    new = features(play) - seen
    return len(new) + 5 * len(new & RARE), -len(play.steps), -seed


def features(play: Play[DealState]) -> set[str]:
    """What happens in a deal: the kinds of its actions and events, its stages, and the clauses of its settlement."""
    paid = play.state.settlement
    kinds = {type(action).__name__ for _, action in play.steps} | {type(event).__name__ for event in play.events}
    stages = {state.stage.value for state in play.states}
    return kinds | stages | {clause.value for clause in (paid.clauses if paid is not None else ())}


def text_of(rules: Ruleset) -> str:
    """The file of a preset."""
    lines = [f"# {rules}, {rules.fingerprint}. Written by ./dev golden playthroughs."]
    for seed, play in chosen(rules):
        lines += ["", f"## Seed {seed}", "", *_deal(play)]
    return "\n".join(lines) + "\n"


def _deal(play: Play[DealState]) -> Iterator[str]:
    first = play.states[0]
    yield f"order: {write_cards(play.order)}"
    yield from _seen(opening_events(first))
    for number, (before, (seat, action), moved) in enumerate(zip(play.states, play.steps, play.moved, strict=False), 1):
        yield ""
        yield f"   {write_position(before)}"
        for who in SEATS:
            offered = " ".join(map(write_action, legal_actions(before, who)))
            if offered:
                yield f"   {int(who)} may: {offered}"
        yield f"{number}. {int(seat)}:{write_action(action)}"
        yield from _seen(moved.events)
    yield ""
    yield f"   {write_position(play.state)}"


def _seen(events: Sequence[Event]) -> Iterator[str]:
    """An event a line; where the seats see it differently, a line for everybody."""
    for event in events:
        texts = [_event(seen_by(event, who)) for who in (*SEATS, None)]
        if len(set(texts)) == 1:
            yield f"   all: {texts[0]}"
        else:
            yield from (f"   {who}: {text}" for who, text in zip("01-", texts, strict=True))


def _event(event: Event) -> str:
    values = (f"{item.name}={_value(getattr(event, item.name))}" for item in fields(event))
    return " ".join((type(event).__name__, *values))


def _value(value: object) -> str:
    match value:
        case None:
            return "?"
        case bool():
            return "yes" if value else "no"
        case Card() | Suit():
            return value.code
        case Seat():
            return str(int(value))
        case CardSet():
            return write_cards(value, ",") or "-"
        case PerSeat():
            return "/".join(map(_value, value))
        case Settlement():
            winner = "nobody" if value.winner is None else int(value.winner)
            clauses = ",".join(clause.value for clause in value.clauses)
            return f"{winner}:{value.game_points} {value.ending.value} carry={value.carry} {clauses}"
        case _:
            return str(value)


def main(arguments: Sequence[str]) -> int:
    """Write the files of the presets named, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in arguments or PRESETS:
        (FOLDER / f"{name}.txt").write_text(text_of(PRESETS[name]), "utf-8")
        print(f"tests/golden/playthroughs/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
