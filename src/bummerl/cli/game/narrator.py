"""What happened and what lies on the table, in sentences.

Sentences are built as "Kati leads: king of hearts", so that no language has to decline a card. Every sentence about
somebody comes in two forms, for the human and for the opponent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bummerl.cli.game.sitting import ME
from bummerl.rules.actions import Action, Announce, Follow, Lead
from bummerl.rules.cards import Card, CardSet, Suit
from bummerl.rules.clauses import Clause
from bummerl.rules.composition import clauses_of
from bummerl.rules.errors import IllegalAction, Refusal
from bummerl.rules.events import (
    BidMade,
    CardDrawn,
    CardFollowed,
    CardLed,
    Claimed,
    DealSettled,
    DealStarted,
    Event,
    Exchanged,
    HandDealt,
    Knocked,
    MarriageCounted,
    MarriageDeclared,
    Resigned,
    TalonClosed,
    TrickWon,
    UpcardTurned,
)
from bummerl.rules.match import (
    CardsDrawn,
    CoinTossed,
    DealBegan,
    DealerNamed,
    DealScored,
    FirstDealerDraw,
    FirstDealerFound,
    Match,
    MatchBegan,
    MatchEvent,
    MatchForfeited,
    MatchResigned,
    MatchResult,
    MatchWon,
    PerSide,
    SeriesDrawn,
    SeriesWon,
    Side,
    Tally,
)
from bummerl.rules.ruleset import Direction, FirstDealer, PointDisplay, Ruleset, Series, TargetUnit
from bummerl.rules.seats import SEATS, Seat
from bummerl.rules.settlement import Ending, Settlement
from bummerl.rules.state import Stage
from bummerl.rules.tables import tables_of
from bummerl.rules.view import View
from bummerl.texts.cards import Naming, card_name, listed, suit_name
from bummerl.texts.catalogue import Catalogue, catalogue
from bummerl.texts.citing import clause_sentence, refusal_text

if TYPE_CHECKING:
    from bummerl.engine.hints import Advice

__all__ = ["Narrator", "Seating"]


class Seating(Protocol):
    """Who sits where in a deal: a match before that deal, or a deal of a replayed record."""

    def side_of(self, seat: Seat, /) -> Side: ...

    def seat_of(self, side: Side, /) -> Seat: ...


@dataclass(frozen=True, slots=True)
class Narrator:
    """The sentences of one table: its language, its names of cards, who sits opposite and what may be counted aloud."""

    ruleset: Ruleset
    language: str
    naming: Naming
    opponent: str
    points: PointDisplay = PointDisplay.BOTH
    names: PerSide[str] | None = None
    """Where nobody is addressed, as in a replay: what both sides are called."""

    @property
    def words(self) -> Catalogue:
        return catalogue(self.language)

    def text(self, message: str, **parameters: object) -> str:
        """A message of the catalogue."""
        return self.words.text(message, **parameters)

    def of(self, message: str, side: Side, **parameters: object) -> str:
        """A message about a side, in the form for the human or for the opponent."""
        who = "me" if side is ME and self.names is None else "other"
        return self.words.text(message, who=who, name=self.name(side if self.names else ME.other), **parameters)

    def name(self, side: Side) -> str:
        """ "You", or the opponent's name, as it stands in a table."""
        if self.names is not None:
            return self.names[side]
        return self.text("table-you") if side is ME else self.opponent

    def _both(self) -> dict[str, str]:
        """Both sides as they stand inside a sentence."""
        return {"me": self.text("score-you") if self.names is None else self.names[ME], "name": self.name(ME.other)}

    # --- cards ---

    def card(self, card: Card) -> str:
        """A card by its full name."""
        return card_name(card, self.language, self.naming)

    def cards(self, cards: Iterable[Card]) -> str:
        return listed(map(self.card, cards), self.words)

    def suit(self, suit: Suit) -> str:
        return suit_name(suit, self.language, self.naming)

    def rank_index(self, card: Card) -> str:
        """The letter or number in the corner of a card."""
        return self.text(f"index-{self.naming}-{card.rank.code.lower()}")

    def in_order(self, cards: CardSet, trump: Suit) -> tuple[Card, ...]:
        """A hand as one holds it: trumps first, then suit by suit, each from high to low."""
        strength = {rank: place for place, rank in enumerate(self.ruleset.pack.ranks)}
        return tuple(sorted(cards, key=lambda card: (card.suit is not trump, card.suit, strength[card.rank])))

    # --- events ---

    def events(self, happened: Iterable[MatchEvent | Event], match: Seating) -> Iterator[str]:
        """The sentences of events, for those that are worth one. `match` tells who sat where."""
        for event in happened:
            yield from self._event(event, match)

    def _event(self, event: MatchEvent | Event, match: Seating) -> Iterator[str]:
        side_of = match.side_of
        match event:
            case FirstDealerFound(_, found, dealer):
                yield from self._first_dealer(found, dealer)
            case MatchBegan(number, _):
                if self.ruleset.match.series is not Series.SINGLE:
                    yield self.text("say-match-began", number=number)
            case DealBegan(number, dealer, carry, _):
                yield self.of("say-deal-began", dealer, number=number)
                if carry:
                    yield self.text("say-carried", carry=carry)
            case UpcardTurned(card):
                yield self.text("say-turned-up", card=self.card(card))
            case CardLed(seat, card, _):
                yield self.of("say-led", side_of(seat), card=self.card(card))
            case CardFollowed(seat, card):
                yield self.of("say-followed", side_of(seat), card=self.card(card))
            case TrickWon(seat, points):
                side = side_of(seat)
                counted = self.counts(side)
                yield self.of("say-trick-counted" if counted else "say-trick", side, points=points)
            case MarriageDeclared():
                yield from self._declared(event, side_of(event.seat))
            case MarriageCounted(seat, points):
                yield self.of("say-marriage-counted", side_of(seat), points=points)
            case CardDrawn(seat, card, upcard):
                if card is not None:
                    message = "say-drew-upcard" if upcard else "say-drew"
                    yield self.of(message, side_of(seat), card=self.card(card))
            case Exchanged(seat, given, taken):
                yield self.of("say-exchanged", side_of(seat), given=self.card(given), taken=self.card(taken))
            case TalonClosed(seat):
                yield self.of("say-closed", side_of(seat))
            case BidMade(seat):
                yield self.of("say-bid", side_of(seat))
            case Knocked(seat):
                yield self.of("say-knocked", side_of(seat))
            case Claimed(seat, _):
                yield self.of("say-claimed", side_of(seat), call=self.call())
            case Resigned(seat, hand):
                yield self.of("say-resigned", side_of(seat))
                if hand and (self.names is not None or side_of(seat) is not ME):
                    yield self.of("say-hand-shown", side_of(seat), cards=self.cards(hand))
            case MatchResigned(side):
                yield self.of("say-match-resigned", side)
            case HandDealt() | DealStarted() | DealSettled() | DealScored() | MatchForfeited():
                pass
            case MatchWon() | SeriesWon() | SeriesDrawn():
                pass  # the sheet after a deal tells these

    def _first_dealer(self, found: FirstDealerDraw, dealer: Side) -> Iterator[str]:
        match found:
            case CoinTossed():
                yield self.text("say-coin")
            case CardsDrawn(way, rounds):
                for mine, theirs in rounds:
                    message = "say-cut" if way is FirstDealer.CUT else "say-drawn"
                    yield self.of(message, ME, card=self.card(mine))
                    yield self.of(message, ME.other, card=self.card(theirs))
                    if mine.rank is theirs.rank:
                        yield self.text("say-equal-ranks")
            case DealerNamed():
                pass
        yield self.of("say-first-dealer", dealer)

    def _declared(self, event: MarriageDeclared, side: Side) -> Iterator[str]:
        message = "say-announced" if event.announced else "say-declared"
        yield self.of(message, side, points=event.points, suit=self.suit(event.suit))
        if not event.counted:
            yield self.of("say-pending", side)

    def call(self) -> str:
        """The word with which one claims at this house's table."""
        message = f"claim-call-{self.ruleset.id.replace('_', '-')}"
        return self.text(message if self.words.has(message) else "claim-call", goal=self.ruleset.claiming.goal)

    def counts(self, side: Side) -> bool:
        """Whether the table counts this side's card points aloud."""
        return self.points is PointDisplay.BOTH or (self.points is PointDisplay.OWN and side is ME)

    # --- refusals and clauses ---

    def refusal(self, refused: IllegalAction) -> str:
        """Why not, with the clause behind it."""
        return self.refused(refused.refusal, refused.clause)

    def refused(self, refusal: Refusal, clause: Clause) -> str:
        reason = refusal_text(self.ruleset, refusal, self.language, self.naming)
        return self.text("say-refused", reason=reason, clause=clause.value)

    def clause(self, clause: Clause) -> str | None:
        """The sentence of a clause; ``None`` if it does not hold here."""
        for cited in clauses_of(self.ruleset):
            if cited.clause is clause:
                return clause_sentence(cited, self.language, self.naming)
        return None

    def cited(self, clauses: Iterable[Clause]) -> Iterator[tuple[str, str]]:
        """Numbers and sentences of the clauses that hold here, each once."""
        for clause in dict.fromkeys(clauses):
            sentence = self.clause(clause)
            if sentence is not None:
                yield clause.value, sentence

    def hint(self, advice: Advice, trump: Suit) -> str:
        """The first of the best plays, and what it is worth; an estimate is called one."""
        if not advice.best:
            return self.text("advice-none")
        play = advice.best[0]
        worth = next(each for each in advice.worths.plays if each.play == play)
        said = listed((self._advised(action, trump) for action in play), self.words) or self.text("advice-wait")
        if worth.exact:
            return self.text("advice-exact", play=said, worth=self._number(worth.value))
        return self.text(
            "advice-estimate", play=said, worth=self._number(worth.value), error=self._number(worth.error, "")
        )

    def _advised(self, action: Action, trump: Suit) -> str:
        rule = self.ruleset.marriage
        match action:
            case Lead(card, True) if rule is not None:
                points = rule.royal if card.suit is trump else rule.plain
                return self.text("advice-marry", points=points, card=self.card(card))
            case Lead(card, _):
                return self.text("advice-lead", card=self.card(card))
            case Follow(card):
                return self.text("advice-follow", card=self.card(card))
            case Announce(suit):
                return self.text("advice-announce", suit=self.suit(suit))
            case _:
                return self.text(f"advice-{type(action).__name__.lower()}")

    def _number(self, value: float, sign: str = "+") -> str:
        """A number with two decimals, written as the language writes it."""
        text = f"{value:{sign}.2f}"
        return text if self.language == "en" else text.replace(".", ",")

    # --- the table ---

    def talon(self, seen: View, match: Seating) -> str:
        """What became of the talon."""
        if seen.stage is Stage.OPEN:
            return self.text("table-talon", cards=seen.talon_left, upcard=self.card(seen.upcard))
        if seen.closing is not None:
            return self.closed(seen, match)
        if seen.bidder is not None:
            return self.of("table-bid", match.side_of(seen.bidder))
        return self.text("table-exhausted", trump=self.suit(seen.trump))

    def closed(self, seen: View, match: Seating) -> str:
        """Who closed or knocked, and what the other side had at that moment: the score that may count (CLOSE-5)."""
        closing = seen.closing
        if closing is None:
            return ""
        side = match.side_of(closing.closer)
        rival = SEATS[1 - closing.closer]
        message = "table-knocked" if closing.knock else "table-closed"
        line = self.of(message, side, trump=self.suit(seen.trump))
        if closing.knock or not self.counts(side.other):
            return line
        frozen = self.of("table-frozen", side.other, points=closing.points[rival], tricks=closing.tricks[rival])
        return f"{line} {frozen}"

    def standing(self, seen: View, match: Seating, side: Side) -> str:
        """One side's tricks and, where they are counted, its card points."""
        seat = match.seat_of(side)
        if not self.counts(side):
            return self.of("table-tricks", side, tricks=seen.tricks[seat])
        return self.of("table-standing", side, tricks=seen.tricks[seat], points=seen.points[seat])

    def badges(self, seen: View, seat: Seat) -> tuple[tuple[Suit, int, bool], ...]:
        """The marriages a seat has declared: suit, points, and whether they count yet."""
        rule = self.ruleset.marriage
        if rule is None:
            return ()
        waiting = seen.pending[seat]
        out: list[tuple[Suit, int, bool]] = []
        for suit in seen.declared[seat]:
            worth = rule.royal if suit is seen.trump else rule.plain
            # Pending points are one sum; which suits they belong to follows, since the forehand's royal one may count.
            pending = waiting >= worth and not (waiting and rule.forehand_royal_at_once and suit is seen.trump)
            waiting -= worth if pending else 0
            out.append((suit, worth, not pending))
        return tuple(out)

    def worth(self, card: Card) -> int:
        """Card points of a card."""
        return tables_of(self.ruleset).points[card]

    # --- scores and results ---

    def score_line(self, match: Match) -> str:
        """How the match stands."""
        rule = match.ruleset.match
        if rule.target_unit is TargetUnit.CARD_POINTS:
            message = "score-cards"
        else:
            message = "score-down" if rule.direction is Direction.DOWN else "score-up"
        scores = [match.score_of(side) for side in Side]
        return self.text(message, mine=scores[ME], theirs=scores[ME.other], target=rule.target, **self._both())

    def series_line(self, match: Match) -> str | None:
        """How the series stands; ``None`` where a match stands alone."""
        series = match.series
        if series.kind is Series.SINGLE:
            return None
        kind = self.text(f"series-{series.kind.value.replace('_', '-')}", length=series.length)
        won = series.won
        return self.text("score-series", kind=kind, mine=won[ME], theirs=won[ME.other], **self._both())

    def tally_line(self, tally: Tally) -> str | None:
        """The account of the evening; ``None`` before anything was decided."""
        if not any(tally.matches):
            return None
        won, marks = tally.matches, tally.marks
        parts = [self.text("tally-matches", mine=won[ME], theirs=won[ME.other], name=self.opponent)]
        if any(marks):
            parts.append(self.text("tally-marks", mine=marks[ME], theirs=marks[ME.other], name=self.opponent))
        return " ".join(parts)

    def ending(self, settlement: Settlement, match: Seating) -> str:
        """How a deal ended, and what became of a close."""
        winner = settlement.winner
        side = ME if winner is None else match.side_of(winner)
        if settlement.ending in (Ending.WRONG_CLAIM, Ending.RESIGNED):
            side = side.other
        goal = self.ruleset.claiming.goal
        said = [self.of(f"ended-{settlement.ending.value.replace('_', '-')}", side, goal=goal)]
        applied = set(settlement.clauses)
        knocked = settlement.ending is Ending.KNOCK_FAILED or Clause.KNOCK_2 in applied
        if settlement.ending in (Ending.GOAL, Ending.PLAYED_OUT) and not knocked:
            if applied & {Clause.CLOSE_5, Clause.CLOSE_6}:
                said.append(self.text("ending-close-made"))
            elif applied & {Clause.CLOSE_7, Clause.CLOSE_8, Clause.CLOSE_9, Clause.CLOSE_10}:
                said.append(self.text("ending-close-failed"))
        return " ".join(said)

    def payment(self, settlement: Settlement, match: Seating) -> str:
        """What a deal pays."""
        if settlement.winner is not None:
            return self.of("paid-wins", match.side_of(settlement.winner), value=settlement.game_points)
        if settlement.carry:
            return self.text("settled-tie-carried", carry=settlement.carry)
        return self.text("settled-tie")

    def counted(self, seen: View, match: Seating, side: Side) -> str:
        """A side's card points at the end of a deal."""
        seat = match.seat_of(side)
        return self.of(
            "sheet-counted",
            side,
            points=seen.points[seat],
            tricks=seen.tricks[seat],
            marriages=seen.marriage_points[seat],
            pending=seen.pending[seat],
        )

    def match_result(self, result: MatchResult) -> Iterator[str]:
        """What a finished match came to."""
        winner, loser = result.winner, result.loser
        yield self.of("match-won", winner, gained=result.scored[winner], lost=result.scored[loser])
        if result.marks:
            yield self.of("match-marks", loser, marks=result.marks)
        if result.whitewash:
            yield self.of("match-whitewash", loser)
        elif result.retour:
            yield self.of("match-retour", loser)
        if result.stake_factor > 1:
            yield self.text("match-stake", factor=result.stake_factor)

    def series_result(self, events: Iterable[MatchEvent]) -> Iterator[str]:
        """What a finished series came to, if it is among the events."""
        for event in events:
            if isinstance(event, SeriesWon):
                won: PerSide[int] = event.won
                yield self.of("series-won", event.winner, most=max(won), least=min(won))
            elif isinstance(event, SeriesDrawn):
                yield self.text("series-drawn", won=event.won[ME])
