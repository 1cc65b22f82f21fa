"""Coins: double entry in whole numbers. Pure rules; where the postings are kept is another matter.

A transfer is a set of postings that add up to nothing. It carries a key, so that carrying it out twice is the same as
once, and a reason that a player can read. No account but the club's own issue account may fall below zero; that one
holds the negative of everything ever given out, so the sum over all accounts is always zero and can be shown to
everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

__all__ = [
    "ISSUED",
    "Account",
    "LedgerFault",
    "LedgerRefusal",
    "Posting",
    "Reason",
    "Transfer",
    "allowance",
    "available",
    "checked",
    "payout",
    "pot",
    "refund",
    "stakes",
]

Account = str
"""``player:<id>:available``, ``table:<id>:pot`` or `ISSUED`."""

ISSUED: Final[Account] = "club:issued"
MAX_AMOUNT: Final = 10**12
"""No single posting is larger; with 64-bit balances no sum of them can run over."""


class Reason(StrEnum):
    """Why coins moved; the text stands in the catalogues."""

    OPENING_GRANT = "opening_grant"
    DAILY_ALLOWANCE = "daily_allowance"
    STAKE = "stake"
    POT_WON = "pot_won"
    REFUND_VOID = "refund_void"
    REFUND_SERVER = "refund_server"


class LedgerFault(StrEnum):
    UNBALANCED = "unbalanced"
    EMPTY = "empty"
    NOT_WHOLE = "not_whole"
    TOO_LARGE = "too_large"
    TOO_LITTLE = "too_little"
    KEY_USED_OTHERWISE = "key_used_otherwise"


class LedgerRefusal(Exception):  # a transfer that cannot be; nothing of it has happened
    """A transfer that is refused as a whole: the fault, and the account it lies with."""

    def __init__(self, fault: LedgerFault, account: Account = "") -> None:
        super().__init__(f"{fault.value}{f' ({account})' if account else ''}")
        self.fault = fault
        self.account = account


@dataclass(frozen=True, slots=True)
class Posting:
    """`amount` coins into an account, out of it if negative."""

    account: Account
    amount: int


@dataclass(frozen=True, slots=True)
class Transfer:
    key: str
    reason: Reason
    postings: tuple[Posting, ...]


def available(player: int) -> Account:
    """The account of what a player can stake."""
    return f"player:{player}:available"


def pot(table: str) -> Account:
    """The account that holds both stakes of a running match."""
    return f"table:{table}:pot"


def checked(transfer: Transfer, balances: Mapping[Account, int]) -> dict[Account, int]:
    """The balances after the transfer of every account it touches, or `LedgerRefusal`.

    >>> both = stakes("t1", 1, (7, 8), 50)
    >>> checked(both, {available(7): 60, available(8): 50})[available(7)]
    10
    """
    if not transfer.postings:
        raise LedgerRefusal(LedgerFault.EMPTY)
    moved: dict[Account, int] = {}
    for posting in transfer.postings:
        if type(posting.amount) is not int:
            raise LedgerRefusal(LedgerFault.NOT_WHOLE, posting.account)
        if abs(posting.amount) > MAX_AMOUNT:
            raise LedgerRefusal(LedgerFault.TOO_LARGE, posting.account)
        moved[posting.account] = moved.get(posting.account, 0) + posting.amount
    if sum(moved.values()) != 0:
        raise LedgerRefusal(LedgerFault.UNBALANCED)
    after = {account: balances.get(account, 0) + amount for account, amount in moved.items()}
    for account, balance in after.items():
        if balance < 0 and moved[account] < 0 and account != ISSUED:
            raise LedgerRefusal(LedgerFault.TOO_LITTLE, account)
    return after


def grant(player: int, amount: int, key: str, reason: Reason) -> Transfer:
    """Coins given by the club."""
    return Transfer(key, reason, (Posting(ISSUED, -amount), Posting(available(player), amount)))


def stakes(table: str, match: int, players: Iterable[int], stake: int) -> Transfer:
    """Both stakes into the pot, or neither."""
    if stake <= 0:
        raise LedgerRefusal(LedgerFault.TOO_LITTLE, pot(table))
    taken = tuple(Posting(available(player), -stake) for player in players)
    return Transfer(f"stake:{table}:{match}", Reason.STAKE, (*taken, Posting(pot(table), stake * len(taken))))


def payout(table: str, match: int, winner: int, amount: int) -> Transfer:
    """The pot to the winner. Payout and refund of a match share one key, so only one of them can ever happen."""
    return Transfer(
        f"settle:{table}:{match}",
        Reason.POT_WON,
        (Posting(pot(table), -amount), Posting(available(winner), amount)),
    )


def refund(table: str, match: int, players: Iterable[int], stake: int, reason: Reason) -> Transfer:
    """Both stakes back, with the reason."""
    back = tuple(Posting(available(player), stake) for player in players)
    return Transfer(f"settle:{table}:{match}", reason, (Posting(pot(table), -stake * len(back)), *back))


def allowance(balance: int, last_given_on: str | None, today: str, *, under: int, up_to: int) -> int:
    """What a player is given today: once a day back up to `up_to` when he has fewer than `under` coins, else nothing.

    >>> allowance(13, "2026-11-30", "2026-12-01", under=20, up_to=200)
    187
    >>> allowance(13, "2026-12-01", "2026-12-01", under=20, up_to=200)
    0
    """
    if balance >= under or last_given_on == today:
        return 0
    return up_to - balance
