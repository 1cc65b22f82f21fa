"""Advice for one decision, from what one player sees.

`read_sighting` reads the form of the published positions: the hand, the cards unseen, what is known of the opponent,
the points, who is on lead, the match score. `advise` gives every play with its worth and the play to choose.

The worths are game points. The play to choose is the one worth most; where the match score is told, it is the one with
the best chance of winning the match, which is not always the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from bummerl.engine.equity import FURTHEST, utility_at
from bummerl.engine.evaluation import DEFAULT_WORLDS, Evaluation, Play, PlayWorth, evaluate
from bummerl.engine.worlds import WorldSet
from bummerl.rules.actions import Announce, Bid, Claim, Close, Exchange, Follow, Knock, Lead
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.deal import legal_actions
from bummerl.rules.errors import Defect, PositionError
from bummerl.rules.notation.json_text import Fault, Node, as_error
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.state import Closing, Stage
from bummerl.rules.tables import PAIR_BITS, tables_of
from bummerl.rules.view import View

__all__ = ["Advice", "advise", "hint_line", "play_text", "read_sighting"]

T = TypeVar("T")

_SIDES: Final = {"me": 0, "opp": 1}
_NAMES: Final = ("me", "opp")
_SUITS: Final = {suit.code: suit for suit in Suit}
_CARDS: Final = {card.code: card for card in Card}

_REQUIRED: Final = ("trump", "me", "unseen", "on_lead")
_OPTIONAL: Final = (
    "face_up_trump",
    "stock_face_down",
    "closed_by",
    "closed",
    "known_opponent",
    "excluded_opponent",
    "me_trick_points",
    "opp_trick_points",
    "me_has_trick",
    "opp_has_trick",
    "me_game_points_remaining",
    "opp_game_points_remaining",
    "led_card",
    "declared",
    "won_by_me",
    "won_by_opp",
)
_TOLD_ABOUT: Final = ("id", "source", "rules", "best", "values", "claims", "confidence", "missing")
"""Keys of the published file that say something about the position and nothing of it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The worth of every play in game points, and what to choose.

    `chances` are chances of winning the match, play by play as in `worths`; ``None`` where no score was told.
    """

    worths: Evaluation
    chances: Evaluation | None
    best: tuple[Play, ...]


def advise(seen: View, *, worlds: int = DEFAULT_WORLDS, seed: int = 0) -> Advice:
    """What to play, and what everything is worth. Errors as for `evaluate`; `BadScore` for an impossible score.

    >>> from bummerl.rules.deal import start
    >>> from bummerl.rules.presets import preset
    >>> rules = preset("schnapsen_pagat")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> from bummerl.rules.view import view
    >>> play_text(advise(view(deal, Seat.FOREHAND), worlds=5).best[0])
    'close, marry H, lead KH'
    """
    worths = evaluate(seen, worlds=worlds, rng=random.Random(seed))
    utility = None if seen.seat is None else utility_at(seen.ruleset, seen.to_go, seen.seat)
    chances = None
    if utility is not None:
        scaled = evaluate(seen, worlds=worlds, rng=random.Random(seed), utility=utility)
        chances = replace(scaled, plays=tuple(_as_chance(each) for each in scaled.plays))
    # Of plays with the same chance the one that brings more is better, as at the beginning of a match.
    first = chances if chances is not None else worths
    top = [each.play for each in first.best()]
    by_play = {each.play: each.value for each in worths.plays}
    most = max(by_play[play] for play in top)
    best = tuple(play for play in top if by_play[play] > most - 1e-9)
    return Advice(worths, chances, best)


def _as_chance(each: PlayWorth) -> PlayWorth:
    """The worth on the scale of -1 to 1 as a chance."""
    return replace(each, value=(each.value + 1) / 2, error=each.error / 2, gap_error=each.gap_error / 2)


def play_text(play: Play) -> str:
    """A play in the form of the published positions.

    >>> from bummerl.rules.actions import Close, Exchange, Lead
    >>> play_text((Exchange(), Close(), Lead(Card.QH, True))), play_text((Follow(Card.TH),)), play_text(())
    ('exchange, close, marry H, lead QH', 'play TH', 'wait')
    """
    words: list[str] = []
    for action in play:
        match action:
            case Lead(card, marriage):
                words += [f"marry {card.suit.code}"] * marriage + [f"lead {card.code}"]
            case Follow(card):
                words.append(f"play {card.code}")
            case Announce(suit):
                words.append(f"marry {suit.code}")
            case Exchange():
                words.append("exchange")
            case Close():
                words.append("close")
            case Claim():
                words.append("claim")
            case Bid():
                words.append("bid")
            case Knock():
                words.append("knock")
            case _:
                words.append("resign")
    return ", ".join(words) or "wait"


def hint_line(obj: object, ruleset: Ruleset, *, worlds: int = DEFAULT_WORLDS) -> dict[str, Any]:
    """One line of the hint door: an object as published positions have it in, the plays with their worths out.

    `NotationError` for what is no such object, `PositionError` with every defect of an impossible position, `NoWorld`
    where the evidence contradicts itself.
    """
    seen = read_sighting(obj, ruleset)
    advice = advise(seen, worlds=worlds)
    name = obj.get("id") if isinstance(obj, Mapping) else None
    mine = bool(seen.legal)
    chances = {} if advice.chances is None else {each.play: each for each in advice.chances.plays}
    plays = []
    for each in advice.worths.plays:
        line: dict[str, Any] = {
            "play": play_text(each.play) if mine else "any",
            "expected_game_points": _rounded(each.value),
            "exact": each.exact,
            "error": _rounded(each.error),
            "method": each.method.value,
        }
        if each.play in chances:
            line["match_chance"] = _rounded(chances[each.play].value)
        plays.append(line)
    plays += _beginnings(advice.worths, plays)
    return {
        "id": name,
        "best": [play_text(play) for play in advice.best] if mine else [],
        "plays": plays,
        "exact": advice.worths.exact,
        "worlds": advice.worths.worlds,
        "worlds_fitting": advice.worths.count,
    }


def _beginnings(worths: Evaluation, plays: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """What closing, exchanging and the like are worth as such: as much as the best play that begins so (`then`)."""
    best: dict[str, int] = {}
    for place, each in enumerate(worths.plays):
        for length in range(1, len(each.play)):
            start = play_text(each.play[:length])
            if start not in best or each.value > worths.plays[best[start]].value:
                best[start] = place
    return [{**plays[place], "play": start, "then": plays[place]["play"]} for start, place in best.items()]


def _rounded(value: float) -> float:
    return round(value, 6) + 0.0


def read_sighting(obj: object, ruleset: Ruleset) -> View:
    """The view of player `me`, who has seat 0 unless only seat 1 can stand where he stands.

    What the form does not say is completed: tricks are shared out as the points allow, a close is taken to have been
    made on this lead unless ``closed`` (``{"opp_points": .., "opp_tricks": ..}``) tells what it was made against, and
    marriage points that no declaration accounts for belong to some marriage whose cards are gone.

    `NotationError` for what is no such object (the reason names the key), `PositionError` with every defect found.
    """
    try:
        given = _Given(Node(obj).members(_REQUIRED, (*_OPTIONAL, *_TOLD_ABOUT)), ruleset)
    except Fault as fault:
        raise as_error(fault) from None
    defects = [*given.card_defects(), *given.size_defects()]
    if not defects:
        defects = [*given.trick_defects(), *given.point_defects(), *given.rule_defects()]
    if defects:
        raise PositionError(defects)
    seen = given.view()
    state = WorldSet(seen).any_state()
    return seen if seen.seat is None else replace(seen, legal=tuple(legal_actions(state, seen.seat)))


class _Given:
    """The keys of a sighting, each read as what it has to be, side by side: 0 is `me`, 1 the opponent."""

    def __init__(self, given: dict[str, Node], ruleset: Ruleset) -> None:
        self._given = given
        self.ruleset = ruleset
        self.tables = tables_of(ruleset)
        self.trump = given["trump"].one_of(_SUITS)
        self.twice: list[Card] = []
        self.hand = self._cards("me")
        self.unseen = self._cards("unseen")
        self.known = self._cards("known_opponent")
        self.excluded = self._cards("excluded_opponent")
        self.leader = given["on_lead"].one_of(_SIDES)
        self.led = self._said("led_card", _CARDS)
        self.upcard = self._said("face_up_trump", _CARDS)
        self.face_down = given["stock_face_down"].whole(0, 32) if "stock_face_down" in given else 0
        self.closer = self._said("closed_by", _SIDES)
        self.points = (self._number("me_trick_points"), self._number("opp_trick_points"))
        self.closed = self._closed()
        self.to_go = (self._optional("me_game_points_remaining"), self._optional("opp_game_points_remaining"))
        self.declared = self._declared()
        self.won = (self._cards("won_by_me"), self._cards("won_by_opp"))
        # A led card stands among its player's cards in the form; here it lies on the table.
        self.on_table = CardSet() if self.led is None else CardSet.of(self.led)
        self.hands_seen = self.hand | self.unseen
        up = CardSet() if self.upcard is None else CardSet.of(self.upcard)
        self.gone = ruleset.pack.cards - (self.hands_seen | up | self.on_table)
        had = (self._flag("me_has_trick"), self._flag("opp_has_trick"))
        some = len(self.gone) > 0
        self.has_trick = (some if had[0] is None else had[0], some if had[1] is None else had[1])

    def _said(self, key: str, choices: Mapping[str, T]) -> T | None:
        node = self._given.get(key)
        if node is None or node.is_null:
            return None
        return node.one_of(choices)

    def _flag(self, key: str) -> bool | None:
        node = self._given.get(key)
        return None if node is None or node.is_null else node.truth()

    def _number(self, key: str) -> int:
        return self._given[key].whole(0, 999) if key in self._given else 0

    def _optional(self, key: str) -> int | None:
        node = self._given.get(key)
        return None if node is None or node.is_null else node.whole(1, FURTHEST)

    def _cards(self, key: str) -> CardSet:
        if key not in self._given:
            return CardSet()
        cards = [entry.one_of(_CARDS) for entry in self._given[key].entries(0, 64)]
        self.twice += sorted({card for card in cards if cards.count(card) > 1})
        return CardSet.from_cards(cards)

    def _closed(self) -> tuple[int, int] | None:
        node = self._given.get("closed")
        if node is None or node.is_null:
            return None
        inner = node.members(("opp_points", "opp_tricks"))
        return inner["opp_points"].whole(0, 999), inner["opp_tricks"].whole(0, 16)

    def _declared(self) -> tuple[tuple[Suit, ...], tuple[Suit, ...]]:
        found: tuple[list[Suit], list[Suit]] = ([], [])
        if "declared" in self._given:
            for entry in self._given["declared"].entries(0, 8):
                inner = entry.members(("by", "suit"), ("points",))
                found[inner["by"].one_of(_SIDES)].append(inner["suit"].one_of(_SUITS))
        return tuple(found[0]), tuple(found[1])

    @property
    def talon_left(self) -> int:
        return self.face_down + 1 if self.upcard is not None else 0

    @property
    def tricks_gone(self) -> int:
        return len(self.gone) // 2

    def card_defects(self) -> Iterator[Defect]:
        """Cards that are twice, foreign, or where they cannot be."""
        yield from (_defect("card_twice", f"{card.code} is given twice in one place", card) for card in self.twice)
        up = CardSet() if self.upcard is None else CardSet.of(self.upcard)
        for card in (self.hand & self.unseen) | (up & self.hands_seen):
            yield _defect("card_twice", f"{card.code} is in two places", card)
        for card in (self.hands_seen | up | self.on_table) - self.ruleset.pack.cards:
            yield _defect("card_foreign", f"{card.code} is no card of this pack", card)
        if self.upcard is not None and self.upcard.suit is not self.trump:
            yield _defect("upcard", f"the face-up trump {self.upcard.code} is not of the trump suit", self.upcard)
        for card in self.known - self.unseen:
            yield _defect("known", f"{card.code} is known of the opponent, yet it is not among the unseen cards", card)
        for card in self.known & self.excluded:
            yield _defect("known", f"{card.code} is both known and excluded", card)
        for card in self.excluded - self.unseen:
            yield _defect("excluded", f"{card.code} is excluded, yet it is not among the unseen cards", card)
        if self.led is not None:
            whose = self.hand if self.leader == 0 else self.unseen
            if self.led not in whose:
                yield _defect(
                    "led_card", f"{self.led.code} was led by {_NAMES[self.leader]}, who cannot have it", self.led
                )
        for side in (0, 1):
            for card in self.won[side] - self.gone:
                yield _defect("won", f"{card.code} was won by {_NAMES[side]}, yet it is still about", card)
        for card in self.won[0] & self.won[1]:
            yield _defect("won", f"{card.code} was won by both", card)

    def size_defects(self) -> Iterator[Defect]:
        """Numbers of cards that do not go together."""
        size, most = len(self.hand), self.ruleset.dealing.hand_size
        if not 0 < size <= most:
            yield Defect("hand_size", f"a hand has 1 to {most} cards, not {size}", {"size": size})
        if self.face_down and self.upcard is None:
            yield Defect("upcard", f"{self.face_down} cards lie face down without a face-up trump")
        if self.upcard is not None and self.face_down % 2 == 0:
            yield Defect("face_down", f"with a face-up trump an odd number lies face down, not {self.face_down}")
        if self.talon_left > self.ruleset.talon_size:
            yield Defect("face_down", f"the talon had {self.ruleset.talon_size} cards at first, not {self.talon_left}")
        if len(self.unseen) != size + self.face_down:
            yield Defect(
                "unseen",
                f"{len(self.unseen)} cards are unseen; the opponent's {size} and {self.face_down} face down are "
                f"{size + self.face_down}",
                {"unseen": len(self.unseen), "expected": size + self.face_down},
            )
        if self.upcard is not None and self.closer is None and size != most:
            yield Defect("hand_size", f"while the talon is open a hand has {most} cards, not {size}", {"size": size})
        if self.closer is not None and self.upcard is None:
            yield Defect("closed_by", "the talon is closed, yet there is none")
        if self.closer is not None and self.ruleset.closing is None:
            yield Defect("closed_by", "these rules have no closing")
        if self.closed is not None and self.closer is None:
            yield Defect("closed", "the moment of a close is told, yet nobody closed")

    def trick_defects(self) -> Iterator[Defect]:
        """Tricks that cannot have been shared out so."""
        if len(self.gone) % 2:
            yield Defect("gone", f"{len(self.gone)} cards are gone, which is no number of tricks")
        if self.tricks_gone == 0:
            yield from (
                Defect("has_trick", f"no trick was played, yet {_NAMES[side]} has one")
                for side in (0, 1)
                if self.has_trick[side]
            )
        elif not any(self.has_trick):
            yield Defect("has_trick", f"{self.tricks_gone} tricks were played, and nobody has one")
        elif all(self.has_trick) and self.tricks_gone < 2:
            yield Defect("has_trick", "one trick was played, and both have one")
        for side in (0, 1):
            if self.won[side] and not self.has_trick[side]:
                yield Defect("won", f"{_NAMES[side]} has won cards without a trick")

    def point_defects(self) -> Iterator[Defect]:
        """Points that the cards gone and the marriages do not make."""
        in_tricks = sum(self.tables.points[card] for card in self.gone)
        there = sum(self.points)
        said = sum(self._counted(side) for side in (0, 1))
        fitting = {in_tricks + said + more for more in self._further_marriages()}
        if there not in fitting:
            yield Defect(
                "points",
                f"both have {there} points together; the cards gone make {in_tricks}, and marriages make that "
                f"{' or '.join(map(str, sorted(fitting)))}",
                {"points": there, "possible": sorted(fitting)},
            )
        for side in (0, 1):
            if self.points[side] < self._counted(side):
                yield Defect("points", f"{_NAMES[side]} has fewer points than the declared marriages count")
            if not self.has_trick[side] and self.points[side] > self._counted(side):
                yield Defect("points", f"{_NAMES[side]} has points without a trick")
            if self.points[side] >= self.ruleset.claiming.goal and self.tables.automatic:
                yield Defect("points", f"{_NAMES[side]} has {self.points[side]} points: the deal is over")

    def rule_defects(self) -> Iterator[Defect]:
        """Declarations that the cards belie, and a score that is half told or over."""
        for side in (0, 1):
            if self.declared[side] and self.ruleset.marriage is None:
                yield Defect("declared", "these rules have no marriages")
            for suit in self.declared[side]:
                pair = CardSet(PAIR_BITS[suit])
                elsewhere = pair & (self.hand if side else self.unseen | self.excluded)
                if self.upcard is not None:
                    elsewhere |= pair & CardSet.of(self.upcard)
                if elsewhere:
                    yield _defect(
                        "declared",
                        f"{_NAMES[side]} declared {suit.code}, yet {elsewhere} is elsewhere",
                        next(iter(elsewhere)),
                    )
                if not pair & (self.gone | self.on_table):
                    yield Defect("declared", f"{_NAMES[side]} declared {suit.code}, yet led none of its cards")
        if len({*self.declared[0], *self.declared[1]}) != len(self.declared[0]) + len(self.declared[1]):
            yield Defect("declared", "a marriage is declared twice")
        if self.closed is not None and self.closer is not None:
            against = 1 - self.closer
            if self.closed[0] > self.points[against] or self.closed[1] > self.tricks[against]:
                yield Defect("closed", "the closer's opponent had more when it was closed than he has now")

    def _counted(self, side: int) -> int:
        """Marriage points of a side that its declarations account for and that count."""
        return self._declared_worth(side) if self._counts(side) else 0

    def _declared_worth(self, side: int) -> int:
        return sum(self._worth(suit) for suit in self.declared[side])

    def _counts(self, side: int) -> bool:
        rule = self.ruleset.marriage
        return rule is not None and (self.has_trick[side] or not rule.needs_trick)

    def _worth(self, suit: Suit) -> int:
        rule = self.ruleset.marriage
        if rule is None:
            return 0
        return rule.royal if suit is self.trump else rule.plain

    def _further_marriages(self) -> set[int]:
        """What marriages that are not told of may have made: one card of each has been led."""
        sums = {0}
        if self.ruleset.marriage is None:
            return sums
        for suit in Suit:
            told = suit in self.declared[0] or suit in self.declared[1]
            if not told and CardSet(PAIR_BITS[suit]) & self.gone:
                sums |= {each + self._worth(suit) for each in sums}
        return sums

    @property
    def tricks(self) -> tuple[int, int]:
        """Tricks as shared out: alike where both have some."""
        if all(self.has_trick):
            mine = min(max(self.tricks_gone // 2, 1), self.tricks_gone - 1)
            if self.closed is not None and self.closer is not None:
                least = self.closed[1]
                theirs = min(max(self.tricks_gone - mine, least), self.tricks_gone - 1)
                return (self.tricks_gone - theirs, theirs) if self.closer == 0 else (theirs, self.tricks_gone - theirs)
            return mine, self.tricks_gone - mine
        return (self.tricks_gone, 0) if self.has_trick[0] else (0, self.tricks_gone)

    def _marriage_points(self) -> tuple[int, int]:
        """Counted marriage points of both; what no declaration accounts for goes to the side that has room for it."""
        counted = [self._counted(0), self._counted(1)]
        more = sum(self.points) - sum(self.tables.points[card] for card in self.gone) - sum(counted)
        if more:
            room = [self.points[side] - counted[side] for side in (0, 1)]
            side = 0 if room[0] >= room[1] else 1
            given = min(more, room[side])
            counted[side] += given
            counted[1 - side] += more - given
        return counted[0], counted[1]

    def view(self) -> View:
        """The view of `me`; the sighting has no defects."""
        seats = (0, 1) if self.tricks_gone or self.leader == 0 else (1, 0)  # the seat of each side

        def by_seat(of_sides: Sequence[T]) -> PerSeat[T]:
            return PerSeat(of_sides[side] for side in seats)

        marriages = self._marriage_points()
        tricks = self.tricks
        points = tuple(self.points)
        trick_points = (points[0] - marriages[0], points[1] - marriages[1])
        held = len(self.hand)
        led = self.led is not None
        shown = [CardSet(), CardSet()]
        for side in (0, 1):
            for suit in self.declared[side]:
                shown[side] |= CardSet(PAIR_BITS[suit]) & (self.unseen if side else self.hand)
        shown[1] |= self.known
        closing = None
        if self.closer is not None:
            closing = self._closing(by_seat, points, trick_points, tricks, SEATS[seats[self.closer]])
        upcard = self.upcard if self.upcard is not None else self._some_trump()
        stage = Stage.CLOSED if closing is not None else Stage.OPEN if self.talon_left else Stage.EXHAUSTED
        pending = tuple(0 if self._counts(side) else self._declared_worth(side) for side in (0, 1))
        to_go = self.to_go
        return View(
            ruleset=self.ruleset,
            seat=SEATS[seats[0]],
            hand=self.hand - self.on_table,
            counts=by_seat((held - (led and self.leader == 0), held - (led and self.leader == 1))),
            known=by_seat((shown[0] - self.on_table, shown[1] - self.on_table)),
            excluded=by_seat((CardSet(), self.excluded)),
            upcard=upcard,
            trump=self.trump,
            talon_left=self.talon_left,
            stage=stage,
            leader=SEATS[seats[self.leader]],
            led=self.led,
            led_marriage=self._led_declared(),
            announced=(),
            trick_points=by_seat(trick_points),
            marriage_points=by_seat(marriages),
            pending=by_seat(pending),
            tricks=by_seat(tricks),
            strict_tricks=PerSeat((0, 0)),
            declared=by_seat(self.declared),
            closing=closing,
            bidder=None,
            carry=0,
            to_go=None if to_go[0] is None or to_go[1] is None else by_seat((to_go[0], to_go[1])),
            gone=self.gone,
            history=(),
            settlement=None,
            resigned=None,
        )

    def _closing(
        self,
        by_seat: Callable[[Sequence[int]], PerSeat[int]],
        points: Sequence[int],
        trick_points: Sequence[int],
        tricks: Sequence[int],
        closer: Seat,
    ) -> Closing:
        number = (self.ruleset.talon_size - self.talon_left) // 2
        if self.closed is None or self.closer is None:
            return Closing(closer, by_seat(points), by_seat(trick_points), by_seat(tricks), number)
        against = 1 - self.closer
        then_points, then_tricks = self.closed
        then = [0, 0]
        then[against] = then_points
        in_tricks = [0, 0]
        in_tricks[against] = min(then_points, trick_points[against])
        won = [0, 0]
        won[against], won[self.closer] = then_tricks, max(number - then_tricks, 0)
        return Closing(closer, by_seat(then), by_seat(in_tricks), by_seat(won), number)

    def _led_declared(self) -> bool:
        return (
            self.led is not None
            and self.led.suit in self.declared[self.leader]
            and bool(CardSet(PAIR_BITS[self.led.suit]) & self.on_table)
            and not CardSet(PAIR_BITS[self.led.suit]) & self.gone
        )

    def _some_trump(self) -> Card:
        """What stands for the upcard of a talon that is exhausted, where it bears on nothing."""
        card = self.tables.exchange_card[self.trump]
        return card if card is not None else list(self.ruleset.pack.cards & self.trump.cards)[-1]


def _defect(code: str, message: str, card: Card) -> Defect:
    return Defect(code, message, {"card": card.code})
