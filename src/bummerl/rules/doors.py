"""Doors for programs: positions, moves and settled cases as plain JSON data.

A *double-dummy position* (``dd``) is an object with the keys ``deck trump hands stock leader table to_move points
tricks pending closed known excluded`` and, where they say something, ``announced declared bid knocked carry score``. A
*case* holds the facts of a finished deal and asks who is paid what. The functions are pure; the command line wraps
them.

What a dd position does not say is completed in one way, always the same:

* Player 0 has seat 0 (forehand), unless the position can only have come about if player 1 led first.
* `points` are counted points of tricks and marriages together. Where `declared` does not account for all of them, the
  declarations are found that do (the cards of a marriage shown in `known` come first).
* A card of a declared marriage that is still in the hand is known to be there, whether `known` has it or not.
* Of the closer himself the moment of the close is not told. It bears on no result; a value that fits is taken.
* How the tricks after an exhausted talon are shared out is not told. It bears on nothing but a sweep, and none is taken
  to be on its way where that can be.
* The upcard of an exhausted talon bears on nothing; the exchange card stands for it, or the lowest trump.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from itertools import product
from typing import Any, Final

from bummerl.rules.actions import Action, Announce, Bid, Claim, Close, Exchange, Follow, Knock, Lead, Resign
from bummerl.rules.cards import Card, CardSet, Rank, Suit, cards_of
from bummerl.rules.deal import legal_actions
from bummerl.rules.errors import Defect, NotationError, PositionError, RulesetError
from bummerl.rules.match import DealerNamed, Match, NamedBy, PerSide, Side
from bummerl.rules.notation.checks import marriage_worths, point_sums
from bummerl.rules.notation.codes import CARD_OF, SUIT_OF
from bummerl.rules.notation.json_text import Fault, Node, as_error, decoded, read_json
from bummerl.rules.notation.placement import Placement, defects_in, place
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import MatchRule, Pack, Ruleset, TargetUnit
from bummerl.rules.seats import SEATS, PerSeat, Seat
from bummerl.rules.settlement import DealFacts, Ending, Settlement, settle
from bummerl.rules.state import Closing, DealState, Stage
from bummerl.rules.tables import PAIR_BITS, RuleTables, tables_of

__all__ = ["load_line", "moves_line", "moves_of", "read_dd", "read_dd_seated", "settle_case", "write_dd"]

_IN_SEATS: Final[PerSeat[int]] = PerSeat((0, 1))

LONGEST_LINE: Final = 1_000_000
"""Characters in a line at most."""

_TWENTY: Final = frozenset({Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK})
_DECKS: Final[dict[frozenset[Rank], int | str]] = {
    _TWENTY: 20,
    _TWENTY | {Rank.NINE}: 24,
    _TWENTY | {Rank.SEVEN}: "siebener",
}

_REQUIRED: Final = ("deck", "trump", "hands", "stock", "leader", "points", "tricks")
_OPTIONAL: Final = (
    "id",
    "phase",
    "table",
    "to_move",
    "pending",
    "closed",
    "known",
    "excluded",
    "announced",
    "declared",
    "bid",
    "knocked",
    "carry",
    "score",
    "look_back",
    "value",
    "moves",
)


def load_line(text: str | bytes, line: int = 1) -> object:
    """The JSON value of one line, taken strictly. `NotationError` with the line given and the column.

    >>> load_line('{"id": 1, "id": 2}', line=7)
    Traceback (most recent call last):
    bummerl.rules.errors.NotationError: line 7, column 1: the key 'id' comes twice
    """
    try:
        return read_json(decoded(text, LONGEST_LINE))
    except NotationError as error:
        raise NotationError(error.reason, line=error.line + line - 1, column=error.column) from None


# --- positions ----------------------------------------------------------------------------------------------------


def read_dd(obj: object, ruleset: Ruleset) -> DealState:
    """The state of a dd position under a ruleset.

    `NotationError` for what is no such object (the reason names the key), `PositionError` with every defect of an
    impossible position.
    """
    return read_dd_seated(obj, ruleset)[0]


def read_dd_seated(obj: object, ruleset: Ruleset) -> tuple[DealState, PerSeat[int]]:
    """The state of a dd position, and which player sits in each seat. Errors as for `read_dd`."""
    if ruleset.seats != len(SEATS[:2]):
        raise RulesetError(ruleset.id, [Defect("seats", f"a position is for 2 seats, not {ruleset.seats}")])
    try:
        return _seated(_Position(Node(obj).members(_REQUIRED, _OPTIONAL)), ruleset)
    except Fault as fault:
        raise as_error(fault) from None


class _Position:
    """The keys of a dd position, each read as what it has to be."""

    def __init__(self, given: dict[str, Node]) -> None:
        self._given = given
        self.deck = self._deck(given["deck"])
        self.trump = given["trump"].one_of(SUIT_OF)
        self.hands = self._sets("hands")
        self.stock = self._cards(given["stock"])
        self.leader = self._seat(given["leader"])
        table = self._said("table")
        self.led = table.one_of(CARD_OF) if table else None
        to_move = self._said("to_move")
        self.to_move = self._seat(to_move) if to_move else None
        phase = self._said("phase")
        self.phase = phase.one_of({stage.value: stage for stage in Stage}) if phase else None
        self.points = self._pair("points")
        self.tricks = self._pair("tricks")
        self.pending = self._pair("pending")
        self.known = self._sets("known")
        self.excluded = self._sets("excluded")
        self.declared = self._declared()
        self.announced = self._announced()
        self.closed = self._closed()
        bid, knocked, carry = self._said("bid"), self._said("knocked"), self._said("carry")
        self.bidder = self._seat(bid) if bid else None
        self.knocker = self._seat(knocked) if knocked else None
        self.carry = carry.whole() if carry else 0
        self.to_go = self._pair("score") if self._said("score") else None

    def turned(self) -> _Position:
        """The same with the players in each other's seats."""
        other = copy(self)
        for name in ("hands", "points", "tricks", "pending", "known", "excluded", "declared", "to_go"):
            values = getattr(self, name)
            setattr(other, name, None if values is None else PerSeat(reversed(values)))
        for name in ("leader", "to_move", "bidder", "knocker"):
            seat = getattr(self, name)
            setattr(other, name, None if seat is None else SEATS[1 - seat])
        if self.closed is not None:
            other.closed = (SEATS[1 - self.closed[0]], *self.closed[1:])
        return other

    def _said(self, key: str) -> Node | None:
        node = self._given.get(key)
        return None if node is None or node.is_null else node

    @staticmethod
    def _deck(node: Node) -> int | str:
        return node.text() if isinstance(node.value, str) else node.whole()

    @staticmethod
    def _seat(node: Node) -> Seat:
        return SEATS[node.whole(0, 1)]

    @staticmethod
    def _cards(node: Node) -> tuple[Card, ...]:
        return tuple(entry.one_of(CARD_OF) for entry in node.entries(0, 64))

    def _sets(self, key: str) -> PerSeat[tuple[Card, ...]]:
        if key not in self._given:
            return PerSeat(((), ()))
        return PerSeat(self._cards(entry) for entry in self._given[key].entries(2, 2))

    def _pair(self, key: str) -> PerSeat[int]:
        if key not in self._given:
            return PerSeat((0, 0))
        return PerSeat(entry.whole() for entry in self._given[key].entries(2, 2))

    def _declared(self) -> PerSeat[tuple[Suit, ...]]:
        if "declared" not in self._given:
            return PerSeat(((), ()))
        return PerSeat(
            tuple(dict.fromkeys(suit.one_of(SUIT_OF) for suit in entry.entries(0, 4)))
            for entry in self._given["declared"].entries(2, 2)
        )

    def _announced(self) -> tuple[Suit, ...]:
        node = self._said("announced")
        if node is None:
            return ()
        letters = node.text(4)
        return tuple(Node(letter, node.path).one_of(SUIT_OF) for letter in dict.fromkeys(letters))

    def _closed(self) -> tuple[Seat, int, int] | None:
        node = self._said("closed")
        if node is None:
            return None
        inner = node.members(("by", "opp_points", "opp_tricks"))
        return self._seat(inner["by"]), inner["opp_points"].whole(), inner["opp_tricks"].whole()


def deck_of(pack: Pack) -> int | str:
    """What the key `deck` says of a pack: 20, 24 or siebener, or its number of cards for any other."""
    return _DECKS.get(frozenset(pack.ranks), len(pack.cards))


def _seated(given: _Position, ruleset: Ruleset) -> tuple[DealState, PerSeat[int]]:
    """The position with the players in the seats in which it can have come about, player 0 in seat 0 if both do."""
    tables = tables_of(ruleset)
    chosen, defects = _best(given, tables)
    players = _IN_SEATS
    if defects:
        turned, fewer = _best(given.turned(), tables)
        if len(fewer) < len(defects):
            chosen, defects, players = turned, fewer, PerSeat((1, 0))
    if defects:
        raise PositionError([_of_players(defect, players) for defect in defects])
    return place(chosen, ruleset), players


def _best(given: _Position, tables: RuleTables) -> tuple[Placement, tuple[Defect, ...]]:
    """The first completion without a defect, or else the first, with its defects."""
    first: tuple[Placement, tuple[Defect, ...]] | None = None
    for one in _completions(given, tables):
        defects = (*_disagreements(given, one, tables.ruleset), *defects_in(one, tables.ruleset))
        if not defects:
            return one, ()
        first = first or (one, defects)
    assert first is not None
    return first


_SEAT = re.compile(r"\bseat ([01])\b")


def _of_players(defect: Defect, players: PerSeat[int]) -> Defect:
    """The defect told of players, of whom a dd position speaks."""
    message = _SEAT.sub(lambda match: f"player {players[int(match[1])]}", defect.message)
    data = {key: players[int(str(value))] if key in ("seat", "leader") else value for key, value in defect.data.items()}
    return Defect(defect.code, message, data)


def _disagreements(given: _Position, chosen: Placement, ruleset: Ruleset) -> Iterator[Defect]:
    """Keys that say again what follows from the others, and say something else."""
    deck = deck_of(ruleset.pack)
    if given.deck != deck:
        yield Defect("deck", f"{ruleset} is played with the deck {deck}, not {given.deck}", {"deck": given.deck})
    mover = chosen.leader if chosen.led is None else SEATS[1 - chosen.leader]
    if given.to_move is not None and given.to_move is not mover:
        yield Defect("to_move", f"seat {int(mover)} is to move, not seat {int(given.to_move)}", {"seat": int(mover)})
    stage = Stage.CLOSED if chosen.closing is not None or chosen.bidder is not None else Stage.OPEN
    if stage is Stage.OPEN and not chosen.stock:
        stage = Stage.EXHAUSTED
    if given.phase is not None and given.phase is not stage:
        yield Defect("phase", f"the phase is {stage.value}, not {given.phase.value}", {"phase": stage.value})
    if given.closed is not None and given.knocker is not None:
        yield Defect("close_and_knock", "a talon is closed or knocked on, not both")


def _gone(given: _Position, tables: RuleTables) -> int:
    kept = CardSet.from_cards((*given.hands[0], *given.hands[1], *given.stock)).bits
    if given.led is not None:
        kept |= given.led.bit
    return tables.pack_bits & ~kept


def _completions(given: _Position, tables: RuleTables) -> Iterator[Placement]:
    """The position with what it does not say filled in, in every way that the counts allow; at least one."""
    some = False
    for declared in _declarations(given, tables):
        counted, pending = marriage_worths(tables, declared, given.tricks, given.trump)
        if some and pending != given.pending:
            continue
        for closing in _closings(given, tables, declared, counted):
            some = True
            yield _completed(given, tables, declared, counted, closing)


def _declarations(given: _Position, tables: RuleTables) -> Iterator[PerSeat[int]]:
    """Declarations as they are given, then with such further ones as the points ask for."""
    masks = [0, 0]
    for seat in SEATS[:2]:
        for suit in given.declared[seat]:
            masks[seat] |= 1 << suit
    for suit in given.announced:
        masks[given.leader] |= 1 << suit
    said = PerSeat(masks)
    yield said
    rule = tables.ruleset.marriage
    gone = _gone(given, tables)
    if rule is None or gone.bit_count() != 2 * sum(given.tricks):
        return
    in_tricks = sum(tables.points[card] for card in cards_of(gone))
    wanted = sum(given.points) + sum(given.pending) - in_tricks
    worth = [rule.royal if suit is given.trump else rule.plain for suit in Suit]
    there = sum(worth[suit] for suit in Suit for mask in said if mask >> suit & 1)
    if wanted <= there:
        return
    known = [CardSet.from_cards(cards).bits for cards in given.known]
    hands = [CardSet.from_cards(cards).bits for cards in given.hands]

    def likely(owner: int, suit: Suit) -> int:
        """Lower where it explains a card that is known to be in the hand, higher where one should be and is not."""
        held = hands[owner] & PAIR_BITS[suit]
        return (held & ~known[owner]).bit_count() - (held & known[owner]).bit_count()

    options = []
    for suit in Suit:
        if said[0] >> suit & 1 or said[1] >> suit & 1:
            options.append([-1])
            continue
        elsewhere = CardSet.from_cards(given.stock).bits
        able = [
            seat
            for seat in (0, 1)
            if not (hands[1 - seat] | elsewhere) & PAIR_BITS[suit] and hands[seat] & PAIR_BITS[suit] != PAIR_BITS[suit]
        ]
        options.append([-1, *able])
    found = []
    for choice in product(*options):
        more = [0, 0]
        for suit, owner in zip(Suit, choice, strict=True):
            if owner >= 0:
                more[owner] |= 1 << suit
        total = sum(worth[suit] for suit, owner in zip(Suit, choice, strict=True) if owner >= 0)
        if total + there != wanted:
            continue
        fit = sum(likely(owner, suit) for suit, owner in zip(Suit, choice, strict=True) if owner >= 0)
        found.append((fit, choice, PerSeat((said[0] | more[0], said[1] | more[1]))))
    for _, _, declared in sorted(found, key=lambda one: one[:2]):
        yield declared


def _closings(
    given: _Position, tables: RuleTables, declared: PerSeat[int], counted: PerSeat[int]
) -> Iterator[Closing | None]:
    if given.knocker is not None:
        # A knock is settled with its trick, so nothing but a marriage led since can have changed the points.
        since = _led_worth(given, tables, declared)
        trick_points = PerSeat(given.points[seat] - counted[seat] for seat in SEATS[:2])
        points = given.points.set(given.leader, given.points[given.leader] - since)
        yield Closing(given.knocker, points, trick_points, given.tricks, sum(given.tricks), True)
        return
    if given.closed is None:
        yield None
        return
    closer, points_then, tricks_then = given.closed
    other = SEATS[1 - closer]
    number = (tables.ruleset.talon_size - len(given.stock)) // 2
    tricks = PerSeat((0, 0)).set(other, tricks_then).set(closer, max(number - tricks_then, 0))
    own = _own_at_close(given, tables, closer, tricks[closer], given.points[closer] - counted[closer])
    for marriages in _marriages_then(tables, declared[other], given.trump, counted[other]):
        if marriages > points_then and marriages:
            continue
        trick_points = PerSeat((0, 0)).set(other, points_then - marriages).set(closer, own)
        points = trick_points.set(other, points_then)
        yield Closing(closer, points, trick_points, tricks, number)


def _marriages_then(tables: RuleTables, declared: int, trump: Suit, counted: int) -> list[int]:
    """Marriage points that a seat can have had at the close, the present ones first."""
    rule = tables.ruleset.marriage
    sums = {0}
    if rule is not None:
        for suit in Suit:
            if declared >> suit & 1:
                worth = rule.royal if suit is trump else rule.plain
                sums |= {one + worth for one in sums}
    return sorted((one for one in sums if one <= counted), reverse=True)


def _own_at_close(given: _Position, tables: RuleTables, closer: Seat, tricks: int, now: int) -> int:
    """Card points in tricks that the closer can have had at the close: as near as can be to his share by tricks."""
    if tricks == 0 or given.tricks[closer] <= tricks:
        return 0 if tricks == 0 else now
    gone = _gone(given, tables)
    size = gone.bit_count()
    sums = point_sums(tables, gone, size)
    since = 2 * (given.tricks[closer] - tricks)
    if 2 * tricks > size or since > size or now < 0:
        return 0
    fitting = [then for then in range(now + 1) if sums[2 * tricks] >> then & 1 and sums[since] >> (now - then) & 1]
    share = now * tricks // given.tricks[closer]
    return min(fitting, key=lambda then: abs(then - share), default=0)


def _led_with_marriage(given: _Position, declared: PerSeat[int]) -> bool:
    """Whether the card on the table declares its marriage: its partner has been shown and is still in the hand."""
    led = given.led
    if led is None or not PAIR_BITS[led.suit] >> led & 1 or not declared[given.leader] >> led.suit & 1:
        return False
    return bool(CardSet.from_cards(given.hands[given.leader]).bits & PAIR_BITS[led.suit] & ~led.bit)


def _led_worth(given: _Position, tables: RuleTables, declared: PerSeat[int]) -> int:
    """What the marriage of the card on the table has added to the counted points."""
    rule, led = tables.ruleset.marriage, given.led
    if rule is None or led is None or not _led_with_marriage(given, declared):
        return 0
    without = declared.set(given.leader, declared[given.leader] & ~(1 << led.suit))
    now, _ = marriage_worths(tables, declared, given.tricks, given.trump)
    then, _ = marriage_worths(tables, without, given.tricks, given.trump)
    return now[given.leader] - then[given.leader]


def _completed(
    given: _Position, tables: RuleTables, declared: PerSeat[int], counted: PerSeat[int], closing: Closing | None
) -> Placement:
    strict: PerSeat[int] | None = None
    if not given.stock and closing is None and given.bidder is None:
        strict = _strict(given, tables)
    return Placement(
        hands=given.hands,
        stock=given.stock[:-1],
        upcard=given.stock[-1] if given.stock else _some_upcard(tables, given.trump),
        trump=given.trump,
        leader=given.leader,
        led=given.led,
        led_marriage=_led_with_marriage(given, declared),
        announced=given.announced,
        tricks=given.tricks,
        trick_points=PerSeat(given.points[seat] - counted[seat] for seat in SEATS[:2]),
        marriage_points=counted,
        pending=given.pending,
        declared=PerSeat(tuple(suit for suit in Suit if mask >> suit & 1) for mask in declared),
        strict_tricks=strict,
        known=_known(given, declared),
        excluded=given.excluded,
        closing=closing,
        bidder=given.bidder,
        carry=given.carry,
        to_go=given.to_go,
        end=None,
        talon_left=len(given.stock),
    )


def _known(given: _Position, declared: PerSeat[int]) -> PerSeat[tuple[Card, ...]]:
    """What is known of the hands, with the cards of declared marriages that are still there."""
    out = []
    for seat in SEATS[:2]:
        shown = 0
        for suit in Suit:
            if declared[seat] >> suit & 1:
                shown |= PAIR_BITS[suit]
        more = CardSet.from_cards(given.hands[seat]).bits & shown & ~CardSet.from_cards(given.known[seat]).bits
        out.append((*given.known[seat], *cards_of(more)))
    return PerSeat(out)


def _strict(given: _Position, tables: RuleTables) -> PerSeat[int]:
    """Tricks since the talon was used up: the leader has the last of them, and no sweep is on if that can be."""
    total = max(sum(given.tricks) - tables.ruleset.talon_size // 2, 0)
    leader, other = given.leader, SEATS[1 - given.leader]
    others = min(given.tricks[other], max(total - 1, 0), 1)
    others = max(others, total - given.tricks[leader])
    return PerSeat((0, 0)).set(leader, total - others).set(other, others)


def _some_upcard(tables: RuleTables, trump: Suit) -> Card:
    return tables.exchange_card[trump] or Card.of(tables.ruleset.pack.ranks[-1], trump)


def write_dd(state: DealState, name: object = None, players: PerSeat[int] = _IN_SEATS) -> dict[str, Any]:
    """A state as a dd position, with an `id` if a name is given. `ValueError` for a deal that is over.

    `players` tells which player sits in each seat, as `read_dd_seated` does.

    What the format does not say is lost: see above. Keys that would hold their defaults are left out.

    >>> from bummerl.rules.deal import start
    >>> rules = preset("schnapsen_casino")
    >>> deal = start(rules, tuple(rules.pack.cards))
    >>> written = write_dd(deal, "first")
    >>> written["id"], written["phase"], written["stock"][-1]
    ('first', 'open', 'TH')
    >>> read_dd(written, rules) == deal
    True
    """
    if state.settlement is not None or state.to_move is None:
        raise ValueError("a deal that is over is no dd position")
    closing = state.closing
    seats = players  # of two, so it is its own inverse
    out: dict[str, Any] = {} if name is None else {"id": name}
    out |= {
        "phase": state.stage.value,
        "deck": deck_of(state.ruleset.pack),
        "trump": state.trump.code,
        "hands": [_codes(cards_of(state.hands[seat])) for seat in seats],
        "stock": _codes(state.talon),
        "leader": players[state.leader],
        "table": None if state.led is None else state.led.code,
        "to_move": players[state.to_move],
        "points": [state.points[seat] for seat in seats],
        "tricks": [state.tricks[seat] for seat in seats],
        "pending": [state.pending[seat] for seat in seats],
        "closed": None,
        "known": [_codes(cards_of(state.known[seat])) for seat in seats],
        "excluded": [_codes(cards_of(state.excluded[seat])) for seat in seats],
    }
    if closing is not None and not closing.knock:
        other = SEATS[1 - closing.closer]
        out["closed"] = {
            "by": players[closing.closer],
            "opp_points": closing.points[other],
            "opp_tricks": closing.tricks[other],
        }
    if state.announced:
        out["announced"] = "".join(suit.code for suit in Suit if state.announced >> suit & 1)
    if state.declared[0] or state.declared[1]:
        out["declared"] = [[suit.code for suit in Suit if state.declared[seat] >> suit & 1] for seat in seats]
    if state.bidder is not None:
        out["bid"] = players[state.bidder]
    if closing is not None and closing.knock:
        out["knocked"] = players[closing.closer]
    if state.carry:
        out["carry"] = state.carry
    if state.to_go is not None:
        out["score"] = [state.to_go[seat] for seat in seats]
    return out


def _codes(cards: Sequence[Card]) -> list[str]:
    return [card.code for card in cards]


def write_move(action: Action) -> dict[str, Any]:
    """An action as a move: a card with its marriage, or a word.

    >>> write_move(Lead(Card.QH, True)), write_move(Announce(Suit.HEARTS))
    ({'move': 'QH', 'marriage': True}, {'move': 'announce H', 'marriage': False})
    """
    match action:
        case Lead(card, marriage):
            return {"move": card.code, "marriage": marriage}
        case Follow(card):
            return {"move": card.code, "marriage": False}
        case Announce(suit):
            return {"move": f"announce {suit.code}", "marriage": False}
        case Exchange():
            word = "exchange"
        case Close():
            word = "close"
        case Claim():
            word = "claim"
        case Bid():
            word = "bid"
        case Knock():
            word = "knock"
        case Resign():
            word = "resign"
    return {"move": word, "marriage": False}


def moves_of(state: DealState) -> list[dict[str, Any]]:
    """The legal moves of the player to move, in canonical order; empty once the deal is over."""
    mover = state.to_move
    return [] if mover is None else [write_move(action) for action in legal_actions(state, mover)]


def moves_line(obj: object, ruleset: Ruleset) -> dict[str, Any]:
    """The `id` of a dd position and the legal moves in it, those of the player to move.

    What the other player may do out of his turn (claim, bid, exchange in answer to a close) is not among them. Errors
    as for `read_dd`.
    """
    state = read_dd(obj, ruleset)
    name = obj.get("id") if isinstance(obj, Mapping) else None
    return {"id": name, "moves": moves_of(state)}


# --- cases --------------------------------------------------------------------------------------------------------

_CASE_REQUIRED: Final = ("ruleset", "facts")
_CASE_OPTIONAL: Final = ("id", "seed", "winner", "game_points", "basis", "why")
_FACTS_REQUIRED: Final = (
    "a_trick_points",
    "a_marriage_points",
    "a_tricks",
    "b_trick_points",
    "b_marriage_points",
    "b_tricks",
    "ended_by",
)
_AT_CLOSE: Final = (
    "closer_points_at_close",
    "closer_tricks_at_close",
    "opp_points_at_close",
    "opp_tricks_at_close",
)
_MARKS: Final = ("bummerl_marks", "bummerl_marks_with_schneiderbummerl", "bummerl_marks_without")
_FACTS_OPTIONAL: Final = (
    "closer",
    *_AT_CLOSE,
    "a_points",
    "b_points",
    "claimant",
    "last_trick_winner",
    "a_pending_marriage",
    "b_pending_marriage",
    "resigner",
    "carry_in",
    "carry_out",
    "phase2_sweep_by",
    "snapszer_bidder",
    "remaining_before",
    "remaining_after",
    *_MARKS,
)
_ENDINGS: Final = {
    "sixty_six": Ending.GOAL,
    "claim_wrong": Ending.WRONG_CLAIM,
    "exhausted": Ending.PLAYED_OUT,
    "last_trick": Ending.PLAYED_OUT,
    "resign": Ending.RESIGNED,
    "snapszer_lost": Ending.BID_LOST,
}
_SIDES: Final = {"A": Seat.FOREHAND, "B": Seat.SECOND}
_LETTERS: Final = ("A", "B")
SCHNEIDERBUMMERL: Final = 2
"""The marks of the optional Schneiderbummerl that a case may ask about (MATCH-5)."""


def settle_case(obj: object, ruleset: Ruleset | None = None) -> dict[str, Any]:
    """Who is paid what for the facts of a finished deal, and the numbers of the clauses that say so.

    Player A sits in seat 0. The ruleset is the preset that the case names, unless another is given. Keys that hold the
    expected answer (`winner`, `game_points`, `carry_out`, `remaining_after`, `bummerl_marks`) are not looked at, but
    `carry_out`, `remaining_after` and the marks are answered where the case has them or the score before the deal.

    `NotationError` for what is no case, `UnknownPreset`, and `PositionError` with everything that contradicts itself.

    >>> case = {"id": "x", "ruleset": "bummerl", "facts": {"a_trick_points": 46, "a_marriage_points": 20, "a_tricks": 4,
    ...         "b_trick_points": 32, "b_marriage_points": 0, "b_tricks": 3, "ended_by": "sixty_six", "claimant": "A"}}
    >>> settle_case(case)
    {'id': 'x', 'winner': 'A', 'game_points': 2, 'clauses': ['VALUE-1', 'VALUE-2']}
    """
    try:
        case = Node(obj).members(_CASE_REQUIRED, _CASE_OPTIONAL)
        named = case["ruleset"].text(80)
        facts = case["facts"].members(_FACTS_REQUIRED, _FACTS_OPTIONAL)
        rules = preset(named) if ruleset is None else ruleset
        given = _facts(facts, rules)
        before = _both(facts["remaining_before"]) if "remaining_before" in facts else None
    except Fault as fault:
        raise as_error(fault) from None
    paid = settle(rules, given)
    winner = None if paid.winner is None else _LETTERS[paid.winner]
    out: dict[str, Any] = {
        "id": case["id"].value if "id" in case else None,
        "winner": winner,
        "game_points": paid.game_points,
        "clauses": [clause.value for clause in paid.clauses],
    }
    if paid.carry or "carry_out" in facts:
        out["carry_out"] = paid.carry
    if before is not None:
        out |= _score(rules, given, paid, before, [key for key in _MARKS if key in facts])
    return out


def _both(node: Node) -> PerSide[int]:
    members = node.members(_LETTERS)
    return PerSide(members["A"].whole(1), members["B"].whole(1))


def _facts(facts: dict[str, Node], rules: Ruleset) -> DealFacts:
    """The facts of a case. `Fault` for a missing or unreadable one, `PositionError` for those that cannot be."""

    def said(key: str) -> Node | None:
        node = facts.get(key)
        return None if node is None or node.is_null else node

    def who(key: str) -> Seat | None:
        node = said(key)
        return None if node is None else node.one_of(_SIDES)

    def whole(key: str) -> int:
        node = said(key)
        return 0 if node is None else node.whole()

    def pair(key: str) -> PerSeat[int]:
        return PerSeat((facts[f"a_{key}"].whole(), facts[f"b_{key}"].whole()))

    def needed(key: str) -> Seat:
        seat = who(key)
        if seat is None:
            raise facts["ended_by"].fault(f"{facts['ended_by'].value} needs the key {key}")
        return seat

    ending = facts["ended_by"].one_of(_ENDINGS)
    by: Seat | None = None
    last: Seat | None = None
    match ending:
        case Ending.GOAL | Ending.WRONG_CLAIM:
            by = needed("claimant")
        case Ending.RESIGNED:
            by = needed("resigner")
        case Ending.BID_LOST:
            needed("snapszer_bidder")
        case _:
            last = needed("last_trick_winner")
    trick_points, marriage_points, tricks = pair("trick_points"), pair("marriage_points"), pair("tricks")
    closing = None
    closer = who("closer")
    if closer is not None:
        for key in _AT_CLOSE:
            if said(key) is None:
                raise facts["closer"].fault(f"a closer needs the key {key}")
        closing = _closing_of(closer, [whole(key) for key in _AT_CLOSE], trick_points)
    given = DealFacts(
        ending=ending,
        by=by,
        trick_points=trick_points,
        marriage_points=marriage_points,
        tricks=tricks,
        closing=closing,
        bidder=who("snapszer_bidder"),
        last_trick=last,
        swept=who("phase2_sweep_by"),
        carry=whole("carry_in"),
    )
    for key in ("a_pending_marriage", "b_pending_marriage", "carry_out"):
        whole(key)
    sums = [said("a_points"), said("b_points")]
    defects = list(_fact_defects(given, rules, [None if node is None else node.whole() for node in sums]))
    if defects:
        raise PositionError(defects)
    return given


def _closing_of(closer: Seat, numbers: Sequence[int], trick_points: PerSeat[int]) -> Closing:
    """The snapshot of a case. It tells no marriages apart: points up to those of the tricks at the end are such."""
    own_points, own_tricks, other_points, other_tricks = numbers
    other = SEATS[1 - closer]
    points = PerSeat((0, 0)).set(closer, own_points).set(other, other_points)
    return Closing(
        closer=closer,
        points=points,
        trick_points=PerSeat(min(points[seat], trick_points[seat]) for seat in SEATS[:2]),
        tricks=PerSeat((0, 0)).set(closer, own_tricks).set(other, other_tricks),
        number=own_tricks + other_tricks,
    )


def _fact_defects(facts: DealFacts, rules: Ruleset, sums: Sequence[int | None]) -> Iterator[Defect]:
    """What contradicts itself in the facts of a case."""
    goal = rules.claiming.goal
    for seat, letter in zip(SEATS, _LETTERS, strict=False):
        points = facts.points(seat)
        if sums[seat] is not None and sums[seat] != points:
            yield Defect("points_sum", f"{letter}: tricks and marriages make {points} points, not {sums[seat]}")
        if facts.tricks[seat] == 0 and facts.trick_points[seat]:
            yield Defect("points_without_trick", f"{letter} has {facts.trick_points[seat]} card points and no trick")
        closing = facts.closing
        if closing is not None and (closing.points[seat] > points or closing.tricks[seat] > facts.tricks[seat]):
            yield Defect("close_larger", f"at the close {letter} had more than at the end")
    if sum(facts.trick_points) > rules.pack.total:
        yield Defect("points_total", f"{sum(facts.trick_points)} card points in a pack of {rules.pack.total}")
    if 2 * sum(facts.tricks) > len(rules.pack.cards):
        yield Defect("tricks_many", f"{sum(facts.tricks)} tricks in a pack of {len(rules.pack.cards)} cards")
    if facts.by is not None:
        reached = facts.points(facts.by) >= goal
        letter = _LETTERS[facts.by]
        if facts.ending is Ending.GOAL and not reached:
            yield Defect("end", f"{letter} has not reached {goal}")
        if facts.ending is Ending.WRONG_CLAIM and reached:
            yield Defect("end", f"{letter} has reached {goal}, so the claim is right")
    if facts.closing is not None and rules.closing is None:
        yield Defect("no_closing", "these rules have no closing")
    if facts.bidder is not None and rules.bidding is None:
        yield Defect("no_bidding", "these rules have no Snapszer bid")
    if facts.bidder is not None and facts.closing is not None:
        yield Defect("bid_and_close", "after a bid nobody closes, and after a close nobody bids")
    if facts.swept is not None and rules.settlement.sweep_value is not None:
        length = rules.settlement.sweep_length or rules.dealing.hand_size
        if facts.tricks[facts.swept] < length:
            yield Defect("sweep", f"a sweep takes {length} tricks")


def _score(
    rules: Ruleset, facts: DealFacts, paid: Settlement, before: PerSide[int], asked: Sequence[str]
) -> dict[str, Any]:
    """The match score after the deal, what is left to go for each, and the marks if the match is over."""

    def after(rule: MatchRule) -> Match:
        ruleset = replace(rules, match=rule)
        scored = PerSide(*(max(rule.target - left, 0) for left in before))
        match = Match(ruleset, DealerNamed(Side.B, NamedBy.DIRECTOR), Side.B, scored=scored, carry=facts.carry)
        deal = match.begin_deal(tuple(ruleset.pack.cards))._replace(
            trick_points=facts.trick_points, marriage_points=facts.marriage_points, settlement=paid
        )
        return match.score(deal).match

    if max(before) > rules.match.target:
        raise PositionError([Defect("remaining", f"more is left to go than the whole target of {rules.match.target}")])
    if rules.match.target_unit is TargetUnit.CARD_POINTS:
        raise PositionError([Defect("remaining", "these rules count a match in card points, not in game points")])
    scored = after(rules.match)
    out: dict[str, Any] = {"remaining_after": {"A": scored.to_go.a, "B": scored.to_go.b}}
    marked = max(rules.match.marks, 1)
    variants = {
        _MARKS[0]: rules.match,
        _MARKS[1]: replace(rules.match, marks=marked, marks_whitewash=SCHNEIDERBUMMERL),
        _MARKS[2]: replace(rules.match, marks=marked, marks_whitewash=None),
    }
    for key in asked or _MARKS[:1]:
        result = after(variants[key]).result
        marks = {"A": 0, "B": 0}
        if result is not None:
            marks[_LETTERS[result.loser]] = result.marks
        out[key] = marks
    return out
