"""The Python face of the native core: rulesets, positions and actions as numbers, and its errors as ours.

The core knows no Python type and no preset; this module alone translates. Where the core was not built, `AVAILABLE` is
false, whatever needs it raises `NativeMissing`, and `bummerl.engine.solver` falls back on the plain Python twin.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from bummerl.rules.actions import (
    ANNOUNCE,
    BID,
    CLAIM,
    CLOSE,
    DECLARE,
    EXCHANGE,
    FOLLOW,
    KNOCK,
    LEAD,
    RESIGN,
    Action,
    Announce,
    Bid,
    Claim,
    Close,
    Exchange,
    Follow,
    Knock,
    Lead,
)
from bummerl.rules.cards import Card, Suit
from bummerl.rules.errors import BummerlError
from bummerl.rules.ruleset import (
    BonusWhen,
    ClaimTiming,
    CloseFailure,
    CountMoment,
    PlayedOut,
    ResignClosed,
    Ruleset,
    TrickWinner,
    WrongClaim,
    WrongClaimClosed,
)
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import DealState, Stage

try:
    from bummerl.engine import _native
except ImportError:  # not built: everything works without it, only slower
    _native = None  # type: ignore[assignment]

__all__ = [
    "AVAILABLE",
    "EngineError",
    "NativeMissing",
    "Walk",
    "action_of",
    "code_of",
    "coded_errors",
    "core",
    "engine_of",
    "position_numbers",
    "rule_numbers",
]

AVAILABLE: Final = _native is not None
"""Whether the native core was built for this Python."""

ABI: Final = 2
"""The interface that this module speaks; a core with another one is refused rather than misunderstood."""


class EngineError(BummerlError):
    """Something the engine cannot work with; `code` says what kind.

    Codes: ``rules`` (numbers out of range), ``position`` (contradicts itself or is over), ``utility`` (wrong size, not
    finite, or too short for what the deal can pay), ``action`` (not legal there), ``limit`` (a budget that is none),
    ``worlds`` (do not fit the position), ``stuck`` (the seat to move has no legal action), ``missing`` (no core).
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


class NativeMissing(EngineError):
    """The native core was not built, or it is of another version."""

    def __init__(self, message: str = "the native core was not built for this Python") -> None:
        super().__init__("missing", message)


def core() -> Any:
    """The native module itself; `NativeMissing` if it is not there or speaks another version."""
    if _native is None:
        raise NativeMissing
    if _native.abi_version() != ABI:
        raise NativeMissing(f"the native core speaks version {_native.abi_version()}, not {ABI}: build it again")
    return _native


@contextmanager
def coded_errors() -> Iterator[None]:
    """Turns the core's one exception into `EngineError`."""
    native_error = core().NativeError
    try:
        yield
    except native_error as error:
        code, message = error.args
        raise EngineError(code, message) from None


def _place(member: Enum) -> int:
    """An enum's member by its place in the definition, which the core repeats."""
    return list(type(member)).index(member)


def _or_none(value: int | None) -> int:
    return -1 if value is None else value


def _rule_fields(rules: Ruleset) -> dict[str, int]:
    pack, exchange, marriage, closing = rules.pack, rules.exchange, rules.marriage, rules.closing
    claiming, settlement, knocking = rules.claiming, rules.settlement, rules.knocking
    numbers: dict[str, int] = {f"rank_{place}": -1 for place in range(8)}
    numbers |= {f"points_{place}": 0 for place in range(8)}
    numbers |= {f"rank_{place}": int(rank) for place, rank in enumerate(pack.ranks)}
    numbers |= {f"points_{place}": points for place, points in enumerate(pack.points)}
    numbers |= {
        "hand_size": rules.dealing.hand_size,
        "trick_winner": _place(rules.trick.winner),
        "must_follow": rules.following.must_follow,
        "must_trump": rules.following.must_trump,
        "must_beat": rules.following.must_beat,
        "exchange_rank": -1 if exchange is None else int(exchange.rank),
        "exchange_needs_trick": exchange is not None and exchange.needs_trick,
        "exchange_first_lead": exchange is not None and exchange.first_lead,
        "exchange_min_talon": 2 if exchange is None else exchange.min_talon,
        "exchange_answers_close": exchange is not None and exchange.answers_close,
        "marriage": marriage is not None,
        "marriage_plain": 0 if marriage is None else marriage.plain,
        "marriage_royal": 0 if marriage is None else marriage.royal,
        "marriage_first_lead": marriage is not None and marriage.first_lead,
        "marriage_needs_trick": marriage is not None and marriage.needs_trick,
        "marriage_after_talon": marriage is not None and marriage.after_talon,
        "marriage_automatic": marriage is not None and marriage.automatic,
        "marriage_per_lead": 1 if marriage is None else marriage.per_lead,
        "marriage_king_only": marriage is not None and marriage.king_only,
        "marriage_forehand_royal": marriage is not None and marriage.forehand_royal_at_once,
        "closing": closing is not None,
        "close_first_lead": closing is not None and closing.first_lead,
        "close_min_talon": 2 if closing is None else closing.min_talon,
        "close_after_marriage": closing is not None and closing.after_marriage,
        "close_value_at": _place(CountMoment.CLOSE if closing is None else closing.value_at),
        "close_failure": _place(CloseFailure.FLAT if closing is None else closing.failure),
        "close_fail_value": 0 if closing is None else closing.fail_value,
        "close_fail_value_no_trick": 0 if closing is None else closing.fail_value_no_trick,
        "close_failure_moment": _place(CountMoment.END if closing is None else closing.failure_moment),
        "close_opponent_out": -1 if closing is None else _or_none(closing.opponent_out),
        "close_reach_is_enough": closing is not None and closing.reach_is_enough,
        "goal": claiming.goal,
        "claim_timing": _place(claiming.timing),
        "wrong_claim": _place(claiming.wrong),
        "wrong_value": claiming.wrong_value,
        "wrong_value_no_trick": claiming.wrong_value_no_trick,
        "wrong_closed_flat": claiming.wrong_closed is WrongClaimClosed.FLAT,
        "bid_value": -1 if rules.bidding is None else rules.bidding.value,
        "knocking": knocking is not None,
        "knock_replaces_closing": knocking is not None and knocking.replaces_closing,
        "schneider": settlement.schneider,
        "value_plain": settlement.value_plain,
        "value_schneider": settlement.value_schneider,
        "value_schwarz": settlement.value_schwarz,
        "schneider_counts_marriages": settlement.schneider_counts_marriages,
        "played_out": _place(settlement.played_out),
        "played_out_value": _or_none(settlement.played_out_value),
        "last_trick_bonus": settlement.last_trick_bonus,
        "bonus_open_only": settlement.bonus_when is BonusWhen.OPEN_ONLY,
        "tie_carry": settlement.tie_carry,
        "sweep_value": _or_none(settlement.sweep_value),
        "sweep_length": _or_none(settlement.sweep_length),
        "resign_closed_max": settlement.resign_closed is ResignClosed.MAX,
    }
    return numbers


_ENUMS: Final[tuple[tuple[type[Enum], tuple[str, ...]], ...]] = (
    (TrickWinner, ("LED_SUIT", "HIGHEST_ANY_SUIT")),
    (CountMoment, ("CLOSE", "END")),
    (CloseFailure, ("CLOSER_TRICKS", "OPPONENT_AT_CLOSE", "FLAT")),
    (ClaimTiming, ("AUTOMATIC", "ANY_TIME", "BETWEEN_TRICKS", "OWN_TURN", "AFTER_TRICK_OR_MARRIAGE", "ON_LEAD")),
    (WrongClaim, ("OPPONENT_TRICKS", "CLAIMANT_VALUE", "FLAT", "CLAIM_WORTH")),
    (PlayedOut, ("LAST_TRICK", "MOST_POINTS", "MOST_TRICK_POINTS", "BONUS_THEN_MOST_POINTS")),
    (Stage, ("OPEN", "CLOSED", "EXHAUSTED")),
)


def enum_orders() -> tuple[tuple[type[Enum], tuple[str, ...]], ...]:
    """The enums whose order the core repeats, with the order it knows: a test compares them."""
    return _ENUMS


@lru_cache(maxsize=512)
def rule_numbers(rules: Ruleset) -> list[int]:
    """A two-handed ruleset as the numbers that the core expects, in its order. The list is shared: do not change it."""
    if rules.seats != 2:
        raise EngineError("rules", f"the engine plays for two seats, not {rules.seats}")
    fields = _rule_fields(rules)
    names = core().RULE_NAMES
    if set(names) != set(fields):
        raise NativeMissing(f"the core's rule numbers are others: {sorted(set(names) ^ set(fields))}")
    return [int(fields[name]) for name in names]


@lru_cache(maxsize=64)
def engine_of(rules: Ruleset) -> Any:
    """The native solver of a ruleset, with its tables; one object a ruleset, for any number of threads."""
    with coded_errors():
        return core().Engine(rule_numbers(rules))


_ENDINGS: Final = (
    None,
    Ending.GOAL,
    Ending.WRONG_CLAIM,
    Ending.PLAYED_OUT,
    Ending.RESIGNED,
    Ending.BID_LOST,
    Ending.KNOCK_FAILED,
)
_STAGES: Final = {stage: place for place, stage in enumerate(Stage)}


def position_numbers(state: DealState) -> list[int]:
    """A deal's state as the numbers that the core expects; the stock is handed over beside it.

    What only views need (history, known and excluded cards) is left out.
    """
    closing, settled = state.closing, state.settlement
    zero = (0, 0)
    return [
        *state.hands,
        *state.trick_points,
        *state.marriage_points,
        *state.pending,
        *state.tricks,
        *state.strict_tricks,
        *state.declared,
        *(zero if closing is None else closing.points),
        *(zero if closing is None else closing.trick_points),
        *(zero if closing is None else closing.tricks),
        -1 if closing is None else int(closing.closer),
        0 if closing is None else closing.number,
        int(closing is not None and closing.knock),
        -1 if state.bidder is None else int(state.bidder),
        state.talon_left,
        int(state.upcard),
        _STAGES[state.stage],
        int(state.leader),
        -1 if state.led is None else int(state.led),
        int(state.led_marriage),
        state.announced,
        0 if settled is None else _ENDINGS.index(settled.ending),
        -1 if settled is None or settled.winner is None else int(settled.winner),
        0 if settled is None else settled.game_points,
        state.carry if settled is None else settled.carry,
        int(state.trump),
    ]


def stock_numbers(state: DealState) -> list[int]:
    """The face-down cards as dealt, in drawing order.

    A state read from notation has forgotten the cards already drawn. The core counts from the whole stock but never
    looks at those, so any card stands for them.
    """
    drawn = state.ruleset.talon_size - 1 - len(state.stock)
    return [0] * drawn + [int(card) for card in state.stock]


def code_of(action: Action) -> int:
    """An action as the core's code of one byte.

    >>> code_of(Lead(Card.TH)), code_of(Lead(Card.KS, marriage=True)), code_of(Close())
    (41, 66, 2)
    """
    match action:
        case Lead(card, marriage):
            return (64 if marriage else 32) + card
        case Follow(card):
            return 96 + card
        case Claim():
            return 0
        case Exchange():
            return 1
        case Close():
            return 2
        case Announce(suit):
            return 4 + suit
        case Bid():
            return 8
        case Knock():
            return 9
        case _:
            return 10


_ACTIONS: Final[dict[int, Action]] = {
    0: CLAIM,
    1: EXCHANGE,
    2: CLOSE,
    **{4 + suit: ANNOUNCE[suit] for suit in Suit},
    8: BID,
    9: KNOCK,
    10: RESIGN,
    **{32 + card: LEAD[card] for card in Card},
    **{64 + card: DECLARE[card] for card in Card},
    **{96 + card: FOLLOW[card] for card in Card},
}


def action_of(code: int) -> Action:
    """The action of a code; `EngineError` if there is none.

    >>> action_of(41)
    Lead(card=<Card.TH: 9>, marriage=False)
    """
    try:
        return _ACTIONS[code]
    except KeyError:
        raise EngineError("action", f"no action has the code {code}") from None


class Walk:
    """A deal walked through by the native machine, step by step and back; for tests against the Python rules."""

    def __init__(self, state: DealState) -> None:
        with coded_errors():
            self._walk = core().Walk(rule_numbers(state.ruleset), position_numbers(state), stock_numbers(state))

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal actions, in canonical order."""
        return [action_of(code) for code in self._walk.legal(int(seat))]

    def make(self, seat: Seat, action: Action) -> None:
        """The action taken; `EngineError` if it is not legal."""
        with coded_errors():
            self._walk.make(int(seat), code_of(action))

    def unmake(self) -> None:
        """The last action taken back."""
        with coded_errors():
            self._walk.unmake()

    def numbers(self) -> Sequence[int]:
        """The position now, as in `position_numbers`."""
        numbers: list[int] = self._walk.numbers()
        return numbers

    def memory(self) -> bytes:
        """The position's bytes."""
        memory: bytes = self._walk.bytes()
        return memory
