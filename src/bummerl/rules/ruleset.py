"""Rulesets as data: one frozen part a rule, numbers as fields, behaviour as closed enums.

Nothing callable lives in a ruleset, so it can be hashed, compared, written as JSON or TOML, handed to the native core
as numbers and enumerated by tests. A rule that a house does not have is ``None``. Every option row of the rules
matrix is a field; `OPTIONS` lists them under the names used in the documentation.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from bummerl.rules.cards import RANKS_PER_SUIT, Card, CardSet, Rank, Suit
from bummerl.rules.errors import Defect, RulesetError

__all__ = [
    "OPTIONS",
    "Batch",
    "BiddingRule",
    "ClaimTiming",
    "ClaimingRule",
    "CloseFailure",
    "ClosingRule",
    "CountMoment",
    "DealingRule",
    "DrawingDealer",
    "ExchangeRule",
    "FirstDealer",
    "FollowingRule",
    "KnockingRule",
    "LookBack",
    "MarriageRule",
    "MatchRule",
    "NextDealer",
    "Option",
    "Pack",
    "PlayedOut",
    "PointDisplay",
    "ResignClosed",
    "Ruleset",
    "Series",
    "SettlementRule",
    "StakeFactor",
    "TableRule",
    "TargetUnit",
    "TrickRule",
    "TrickWinner",
    "WrongClaim",
    "WrongClaimClosed",
    "canonical_json",
    "contradictions",
    "to_data",
    "validate",
]

Batch = int | Literal["T"]
"""One step of dealing: so many cards to each seat in turn, or ``"T"`` for turning up the trump card."""


class FirstDealer(StrEnum):
    """How the first dealer of a match is found. Whatever the way, it is shown to the players."""

    AGREED = "agreed"  # a fair coin unless the host says otherwise
    CUT = "cut"  # both cut, the lower card deals
    LOWEST_CARD = "lowest_card"  # both draw, the lower card deals
    RANDOM = "random"


class NextDealer(StrEnum):
    ALTERNATE = "alternate"
    WINNER = "winner"  # the winner of a deal deals the next, so the loser leads


class DrawingDealer(StrEnum):
    """Who deals after a tied deal."""

    NEXT = "next"  # as after any deal
    SAME = "same"


class TrickWinner(StrEnum):
    LED_SUIT = "led_suit"  # highest trump, else highest card of the suit led
    HIGHEST_ANY_SUIT = "highest_any_suit"  # highest rank of any plain suit, the first of two equals; trumps beat all


class CountMoment(StrEnum):
    CLOSE = "close"
    END = "end"


class CloseFailure(StrEnum):
    """What a failed close pays the opponent."""

    CLOSER_TRICKS = "closer_tricks"  # more if the closer has no trick, counted at `failure_moment`
    OPPONENT_AT_CLOSE = "opponent_at_close"  # more if the opponent had no trick at the close
    FLAT = "flat"


class ResignClosed(StrEnum):
    TABLE = "table"  # the usual values
    MAX = "max"  # the larger of the usual value and what the close is worth


class ClaimTiming(StrEnum):
    AUTOMATIC = "automatic"
    ANY_TIME = "any_time"  # either seat, also with a card on the table
    BETWEEN_TRICKS = "between_tricks"  # either seat, after the first trick
    OWN_TURN = "own_turn"  # the seat to move, the follower too
    AFTER_TRICK_OR_MARRIAGE = "after_trick_or_marriage"  # only just after winning a trick or declaring
    ON_LEAD = "on_lead"


class WrongClaim(StrEnum):
    OPPONENT_TRICKS = "opponent_tricks"  # `wrong_value`, or `wrong_value_no_trick` while the opponent has no trick
    CLAIMANT_VALUE = "claimant_value"  # the deal value of the claimant's own points and tricks
    FLAT = "flat"  # `wrong_value`
    CLAIM_WORTH = "claim_worth"  # what the claim would have won


class WrongClaimClosed(StrEnum):
    LARGER = "larger"  # never less than what the close is worth
    FLAT = "flat"  # no different from an open talon


class PlayedOut(StrEnum):
    """Who wins a deal that nobody closed and nobody claimed."""

    LAST_TRICK = "last_trick"
    MOST_POINTS = "most_points"
    MOST_TRICK_POINTS = "most_trick_points"
    BONUS_THEN_MOST_POINTS = "bonus_then_most_points"


class BonusWhen(StrEnum):
    ALWAYS = "always"
    OPEN_ONLY = "open_only"  # only if nobody closed


class TargetUnit(StrEnum):
    GAME_POINTS = "game_points"
    CARD_POINTS = "card_points"


class Direction(StrEnum):
    UP = "up"
    DOWN = "down"


class Series(StrEnum):
    SINGLE = "single"
    BEST_OF = "best_of"
    FIRST_TO = "first_to"
    RUBBER = "rubber"  # that many matches are played out; an even number can be drawn


class StakeFactor(StrEnum):
    NONE = "none"
    LAST_DEAL = "last_deal"  # the value of the deal that ends the match
    WHITEWASH = "whitewash"  # doubled if the loser never scored


class LookBack(StrEnum):
    NONE = "none"
    LAST = "last"
    OWN = "own"  # all own tricks


class PointDisplay(StrEnum):
    BOTH = "both"
    OWN = "own"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """Which cards are in play: `ranks` from high to low in a trick, `points` in card points, rank by rank."""

    ranks: tuple[Rank, ...]
    points: tuple[int, ...]

    @property
    def cards(self) -> CardSet:
        """All cards of the pack."""
        return CardSet.from_cards(Card.of(rank, suit) for suit in Suit for rank in self.ranks)

    @property
    def total(self) -> int:
        """The card points of the whole pack."""
        return len(Suit) * sum(self.points)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealingRule:
    hand_size: int
    batches: tuple[Batch, ...]
    first_dealer: FirstDealer = FirstDealer.AGREED
    next_dealer: NextDealer = NextDealer.ALTERNATE


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickRule:
    winner: TrickWinner = TrickWinner.LED_SUIT


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowingRule:
    """The duties of the follower once the talon is closed or exhausted."""

    must_follow: bool = True
    must_trump: bool = True
    must_beat: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeRule:
    """Swapping the trump of `rank` for the upcard; `min_talon` counts the upcard."""

    rank: Rank
    needs_trick: bool = False
    first_lead: bool = True
    min_talon: int = 2
    answers_close: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MarriageRule:
    """King and queen of a suit, worth `plain` or `royal` card points."""

    plain: int = 20
    royal: int = 40
    first_lead: bool = True
    needs_trick: bool = True
    after_talon: bool = True
    automatic: bool = False
    per_lead: int = 1
    king_only: bool = False
    forehand_royal_at_once: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosingRule:
    """Closing the talon; `min_talon` counts the upcard, `fail_*` are game points.

    `opponent_out` is what the opponent of the closer gets for reaching the goal first, where that differs from the
    failure value.
    """

    first_lead: bool = True
    min_talon: int = 2
    after_marriage: bool = False
    value_at: CountMoment = CountMoment.CLOSE
    failure: CloseFailure = CloseFailure.OPPONENT_AT_CLOSE
    fail_value: int = 2
    fail_value_no_trick: int = 3
    failure_moment: CountMoment = CountMoment.END
    opponent_out: int | None = None
    reach_is_enough: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimingRule:
    """Reaching `goal` card points, and what calling it wrongly costs (game points)."""

    goal: int = 66
    timing: ClaimTiming = ClaimTiming.AUTOMATIC
    wrong: WrongClaim = WrongClaim.OPPONENT_TRICKS
    wrong_value: int = 2
    wrong_value_no_trick: int = 3
    wrong_closed: WrongClaimClosed = WrongClaimClosed.LARGER


@dataclass(frozen=True, slots=True, kw_only=True)
class BiddingRule:
    """The Snapszer bid: `value` game points to the bidder, or to the opponent if he wins a trick first."""

    value: int = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockingRule:
    """Promising the goal with the coming trick."""

    replaces_closing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementRule:
    """What a deal pays, in game points.

    The deal value V is `value_schwarz` against a loser without a trick, else `value_schneider` against one under
    `schneider` card points, else `value_plain`.
    """

    schneider: int = 33
    value_plain: int = 1
    value_schneider: int = 2
    value_schwarz: int = 3
    schneider_counts_marriages: bool = True
    played_out: PlayedOut = PlayedOut.LAST_TRICK
    played_out_value: int | None = 1  # None: the deal value V
    last_trick_bonus: int = 0
    bonus_when: BonusWhen = BonusWhen.ALWAYS
    tie_carry: int = 0
    tie_dealer: DrawingDealer = DrawingDealer.NEXT
    sweep_value: int | None = None
    sweep_length: int | None = None  # None: the hand size
    resign_closed: ResignClosed = ResignClosed.MAX


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRule:
    """The frame above the deals. `marks` and its kin are Bummerl marks given to the loser."""

    target: int = 7
    direction: Direction = Direction.UP
    target_unit: TargetUnit = TargetUnit.GAME_POINTS
    marks: int = 0
    marks_whitewash: int | None = None  # the loser never scored (Schneiderbummerl)
    marks_retour: int | None = None  # the loser stood one point short of the target against nil
    series: Series = Series.SINGLE
    series_length: int = 1
    stake_factor: StakeFactor = StakeFactor.NONE


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRule:
    """What the table shows; it changes no result."""

    look_back: LookBack = LookBack.LAST
    point_display: PointDisplay = PointDisplay.BOTH


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """A house's rules.

    `family` names the pool in which ratings are kept, `aliases` other names of the game, `needs` the key of the
    one-line "what you need" (which cards to take from which pack). `experimental` marks readings that are ours rather
    than a text's.
    """

    id: str
    version: int
    family: str
    pack: Pack
    dealing: DealingRule
    trick: TrickRule = TrickRule()
    following: FollowingRule = FollowingRule()
    exchange: ExchangeRule | None = None
    marriage: MarriageRule | None = MarriageRule()
    closing: ClosingRule | None = ClosingRule()
    claiming: ClaimingRule = ClaimingRule()
    bidding: BiddingRule | None = None
    knocking: KnockingRule | None = None
    settlement: SettlementRule = SettlementRule()
    match: MatchRule = MatchRule()
    table: TableRule = TableRule()
    seats: int = 2
    name: str = ""
    aliases: tuple[str, ...] = ()
    needs: str = "needs-20"
    experimental: bool = False

    @property
    def fingerprint(self) -> str:
        """Sixteen hexadecimal digits that name everything that changes play, and nothing else.

        Two houses with the same rules under different names have the same fingerprint.
        """
        return _fingerprint(self)

    @property
    def talon_size(self) -> int:
        """Cards left after the deal, the upcard included."""
        return len(self.pack.cards) - self.seats * self.dealing.hand_size

    def __str__(self) -> str:
        return f"{self.id}@{self.version}"


NAMING: Final = frozenset({"id", "version", "family", "name", "aliases", "needs", "experimental"})
"""Fields of a ruleset that name it rather than rule it; the fingerprint leaves them out."""

PARTS: Final[tuple[str, ...]] = (
    "pack",
    "dealing",
    "trick",
    "following",
    "exchange",
    "marriage",
    "closing",
    "claiming",
    "bidding",
    "knocking",
    "settlement",
    "match",
    "table",
)
"""The rule parts of a ruleset, in the order of a rules page."""


def to_data(value: object) -> Any:
    """A ruleset (or a part of one) as JSON-ready data: parts as objects, enums by value, ranks and cards by code.

    >>> to_data(ExchangeRule(rank=Rank.JACK))["rank"]
    'J'
    """
    if isinstance(value, Rank):
        return value.code
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return {item.name: to_data(getattr(value, item.name)) for item in fields(value)}
    if isinstance(value, tuple):
        return [to_data(item) for item in value]
    return value


def canonical_json(value: object) -> str:
    """JSON with sorted keys and no spaces, so that equal values give equal text."""
    return json.dumps(to_data(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@lru_cache(maxsize=1024)
def _fingerprint(ruleset: Ruleset) -> str:
    rules = {name: to_data(getattr(ruleset, name)) for name in (*PARTS, "seats")}
    del rules["table"]
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Option:
    """A named option: the row of the rules matrix and the field that holds it."""

    name: str
    part: str
    field: str

    def of(self, ruleset: Ruleset) -> object:
        """The option's value; ``None`` where the ruleset lacks the whole part."""
        part = getattr(ruleset, self.part)
        return None if part is None else getattr(part, self.field)


def _options() -> Iterator[Option]:
    renamed = {
        ("closing", "value_at"): "close_value_at",
        ("closing", "failure"): "close_fail",
        ("closing", "failure_moment"): "close_fail_moment",
        ("claiming", "timing"): "claim",
        ("claiming", "wrong"): "wrong_claim",
        ("bidding", "value"): "snapszer_bid",
        ("match", "marks"): "bummerl_marks",
        ("settlement", "sweep_value"): "sweep_phase_two",
        ("trick", "winner"): "trick_rule",
        ("marriage", "automatic"): "marriage_auto",
        ("marriage", "per_lead"): "marriages_per_lead",
        ("marriage", "king_only"): "lead_king_only",
        ("marriage", "forehand_royal_at_once"): "forehand_royal_counts_at_once",
        ("exchange", "answers_close"): "exchange_when_opponent_closes",
        ("claiming", "wrong_closed"): "wrong_claim_closed",
    }
    prefix = {"exchange": "exchange", "marriage": "marriage", "closing": "close", "pack": "pack", "knocking": "knock"}
    parts: tuple[tuple[str, type], ...] = (
        ("pack", Pack),
        ("dealing", DealingRule),
        ("trick", TrickRule),
        ("following", FollowingRule),
        ("exchange", ExchangeRule),
        ("marriage", MarriageRule),
        ("closing", ClosingRule),
        ("claiming", ClaimingRule),
        ("bidding", BiddingRule),
        ("knocking", KnockingRule),
        ("settlement", SettlementRule),
        ("match", MatchRule),
        ("table", TableRule),
    )
    for part, kind in parts:
        for item in fields(kind):
            plain = f"{prefix[part]}_{item.name}" if part in prefix else item.name
            yield Option(renamed.get((part, item.name), plain), part, item.name)


OPTIONS: Final[tuple[Option, ...]] = tuple(_options())
"""Every option of every part, in the order of a rules page."""


def _checks(rules: Ruleset) -> Iterator[Defect]:
    pack, dealing, marriage, closing, exchange = (
        rules.pack,
        rules.dealing,
        rules.marriage,
        rules.closing,
        rules.exchange,
    )
    claiming, settlement, match = rules.claiming, rules.settlement, rules.match
    automatic = claiming.timing is ClaimTiming.AUTOMATIC

    def defect(code: str, message: str, **data: object) -> Defect:
        return Defect(code, message, data)

    if not 2 <= rules.seats <= 4:
        yield defect("seats", f"a deal has 2 to 4 seats, not {rules.seats}", seats=rules.seats)
    if rules.version < 1:
        yield defect("version", f"versions count from 1, not {rules.version}", version=rules.version)
    if not pack.ranks or len(set(pack.ranks)) != len(pack.ranks):
        yield defect("pack_ranks", "the pack needs ranks, each of them once", ranks=[rank.code for rank in pack.ranks])
    if len(pack.points) != len(pack.ranks):
        yield defect("pack_points", f"{len(pack.ranks)} ranks need as many point values, not {len(pack.points)}")
    if any(not 0 <= points <= 99 for points in pack.points):
        yield defect("pack_points_range", "card points lie between 0 and 99")
    if dealing.hand_size < 1:
        yield defect("hand_size", f"a hand has at least one card, not {dealing.hand_size}")
    if any(batch != "T" and batch < 1 for batch in dealing.batches):
        yield defect("batch_size", "a batch has at least one card")
    dealt = sum(batch for batch in dealing.batches if batch != "T")
    if dealt != dealing.hand_size:
        yield defect("batches", f"the batches deal {dealt} cards to each hand of {dealing.hand_size}", dealt=dealt)
    if dealing.batches.count("T") != 1:
        yield defect("batches_turn_up", "the batches turn up exactly one card")
    size = len(pack.ranks) * len(Suit)
    talon = size - rules.seats * dealing.hand_size
    if talon < 2:
        yield defect("talon", f"{size} cards leave a talon of {talon}; it needs at least 2", talon=talon)
    elif talon % rules.seats:
        yield defect("talon_uneven", f"a talon of {talon} cannot be drawn evenly by {rules.seats} seats", talon=talon)
    if not rules.following.must_follow and rules.following.must_beat:
        yield defect("beat_without_follow", "a duty to beat needs the duty to follow suit")
    if exchange is not None:
        if exchange.rank not in pack.ranks:
            yield defect("exchange_rank", f"the pack has no {exchange.rank.code} to exchange", rank=exchange.rank.code)
        if not 2 <= exchange.min_talon <= max(talon, 2):
            yield defect("exchange_min_talon", f"the exchange needs a talon of 2 to {talon}, not {exchange.min_talon}")
        if exchange.needs_trick and exchange.first_lead:
            yield defect("exchange_first_lead", "an exchange that needs a trick cannot be made on the first lead")
        if exchange.rank is Rank.KING and marriage is not None and marriage.king_only:
            yield defect("exchange_king", "where a marriage is led by its king, the king cannot be exchanged away")
        if exchange.answers_close and closing is None:
            yield defect("exchange_answers_close", "nobody can close, so no exchange can answer a close")
    if marriage is not None:
        if not {Rank.KING, Rank.QUEEN} <= set(pack.ranks):
            yield defect("marriage_ranks", "marriages need kings and queens in the pack")
        if marriage.plain < 0 or marriage.royal < 0:
            yield defect("marriage_values", "marriages cannot cost points")
        if not 1 <= marriage.per_lead <= len(Suit):
            yield defect("marriages_per_lead", f"one lead declares 1 to 4 marriages, not {marriage.per_lead}")
        if marriage.automatic and marriage.per_lead > 1:
            yield defect("automatic_per_lead", "a marriage that declares itself on the lead is one a lead")
        if marriage.forehand_royal_at_once and not marriage.first_lead:
            yield defect("forehand_royal", "forehand's royal marriage at trick one needs marriages on the first lead")
        if marriage.forehand_royal_at_once and not marriage.needs_trick:
            yield defect(
                "forehand_royal_idle", "where every marriage counts at once, forehand's royal one is no exception"
            )
    if closing is not None:
        if not 2 <= closing.min_talon <= max(talon, 2):
            yield defect("close_min_talon", f"closing needs a talon of 2 to {talon}, not {closing.min_talon}")
        if min(closing.fail_value, closing.fail_value_no_trick) < 1:
            yield defect("close_fail_value", "a failed close pays at least 1")
        if closing.opponent_out is not None and closing.opponent_out < 1:
            yield defect("close_opponent_out", "reaching the goal against a closer pays at least 1")
        if closing.after_marriage and (marriage is None or marriage.automatic):
            yield defect("close_after_marriage", "closing after announcing needs marriages that are announced")
    if claiming.goal < 1:
        yield defect("goal", f"the goal is at least 1 card point, not {claiming.goal}")
    if min(claiming.wrong_value, claiming.wrong_value_no_trick) < 1:
        yield defect("wrong_claim_value", "a wrong claim costs at least 1")
    if closing is not None and automatic and not closing.reach_is_enough:
        yield defect("reach_is_enough", "a deal that ends by itself leaves nothing to claim: reaching has to be enough")
    if rules.bidding is not None and rules.bidding.value < 1:
        yield defect("bid_value", "the bid is worth at least 1")
    if rules.knocking is not None and closing is None:
        yield defect(
            "knock_without_close", "a failed knock is settled like a failed close: the closing values are needed"
        )
    values = (settlement.value_plain, settlement.value_schneider, settlement.value_schwarz)
    if not 1 <= values[0] <= values[1] <= values[2]:
        yield defect("deal_values", f"deal values rise from at least 1, not {values}")
    if settlement.played_out_value is not None and settlement.played_out_value < 1:
        yield defect("played_out_value", "a deal played out pays at least 1")
    if settlement.last_trick_bonus < 0:
        yield defect("last_trick_bonus", "the last trick cannot cost points")
    if settlement.played_out is PlayedOut.BONUS_THEN_MOST_POINTS and settlement.last_trick_bonus == 0:
        yield defect("bonus_missing", "bonus_then_most_points needs a last-trick bonus")
    if settlement.played_out is PlayedOut.LAST_TRICK and settlement.tie_carry:
        yield defect("tie_carry", "the last trick decides every deal, so no tie can be carried over")
    if settlement.tie_carry < 0:
        yield defect("tie_carry_value", "a carried tie is worth nothing or more")
    if settlement.sweep_value is not None and settlement.sweep_value < 1:
        yield defect("sweep_value", "a sweep pays at least 1")
    if settlement.sweep_value is None and settlement.sweep_length is not None:
        yield defect("sweep_length_idle", "a sweep length needs a sweep value")
    if settlement.sweep_length is not None and not 1 <= settlement.sweep_length <= dealing.hand_size:
        yield defect("sweep_length", f"a sweep is 1 to {dealing.hand_size} tricks, not {settlement.sweep_length}")
    if match.target < 1:
        yield defect("target", f"the target is at least 1, not {match.target}")
    if match.target_unit is TargetUnit.CARD_POINTS and match.direction is Direction.DOWN:
        yield defect("target_card_points_down", "card points are counted up")
    if match.target_unit is TargetUnit.CARD_POINTS and pack.total == 0:
        yield defect("target_card_points_none", "a target in card points needs a pack with card points")
    if match.marks < 0 or (match.marks_whitewash or 0) < 0 or (match.marks_retour or 0) < 0:
        yield defect("marks", "marks are counted from nothing upwards")
    if match.marks == 0 and (match.marks_whitewash is not None or match.marks_retour is not None):
        yield defect("marks_idle", "extra marks for a whitewash or a retour need marks at all")
    if match.series_length < 1:
        yield defect("series_length", f"a series has at least one match, not {match.series_length}")
    if match.series is Series.SINGLE and match.series_length != 1:
        yield defect("series_single", "a single match has the length 1")
    if match.series is Series.BEST_OF and match.series_length % 2 == 0:
        yield defect("series_best_of", f"best of {match.series_length} can end level: use a rubber or an odd number")


@lru_cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _fits(value: object, hint: Any) -> bool:
    """Whether a value is of a type that occurs in a ruleset; a number does not stand for yes or no, nor a text for an
    enum's member, although Python takes them for equal."""
    arguments = get_args(hint)
    match get_origin(hint):
        case None:
            return type(value) is hint
        case origin if origin is tuple:
            return isinstance(value, tuple) and all(_fits(item, arguments[0]) for item in value)
        case origin if origin is Literal:
            return value in arguments
        case _:
            return any(_fits(value, argument) for argument in arguments)


def _misfits(holder: Any, path: str = "") -> Iterator[Defect]:
    """The fields of a ruleset, or of a part, whose values are of another type than the field's."""
    kind: Any = type(holder)
    for name, hint in _hints(kind).items():
        value, place = getattr(holder, name), path + name
        if not _fits(value, hint):
            yield Defect("field_type", f"{place} cannot be {value!r}", {"field": place})
        elif is_dataclass(value):
            yield from _misfits(value, f"{place}.")


def contradictions(ruleset: Ruleset) -> tuple[Defect, ...]:
    """Everything in a ruleset that contradicts itself, all at once; empty for a sound one.

    Values of a wrong type come first: while there are any, nothing else is looked at. `TypeError` for what is no
    ruleset at all.

    >>> [str(defect) for defect in contradictions(Ruleset(
    ...     id="ours", version=1, family="ours", pack=Pack(ranks=tuple(Rank), points=(0,) * 8),
    ...     dealing=DealingRule(hand_size=5, batches=(5, "T")), claiming=ClaimingRule(goal=0)))]
    ['the goal is at least 1 card point, not 0']
    """
    if not isinstance(ruleset, Ruleset):
        raise TypeError(f"no ruleset: {ruleset!r}")
    return tuple(_misfits(ruleset)) or tuple(_checks(ruleset))


def validate(ruleset: Ruleset) -> Ruleset:
    """The ruleset itself if it is sound, else `RulesetError` with every contradiction."""
    found = contradictions(ruleset)
    if found:
        raise RulesetError(ruleset.id, found)
    return ruleset


def card_bits(ranks: tuple[Rank, ...]) -> int:
    """The cards of these ranks in all suits, as a mask."""
    bits = 0
    for suit in Suit:
        for rank in ranks:
            bits |= 1 << (RANKS_PER_SUIT * suit + rank)
    return bits
