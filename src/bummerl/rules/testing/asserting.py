"""Assertions in the words of the game. Each makes sure of several things at once that must not come apart."""

from __future__ import annotations

from collections.abc import Sequence

from bummerl.rules.actions import Action
from bummerl.rules.clauses import Clause
from bummerl.rules.deal import apply, legal_actions, refusal
from bummerl.rules.errors import IllegalAction, Refusal
from bummerl.rules.notation import action_in, write_action
from bummerl.rules.seats import Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import DealState

__all__ = ["assert_legal", "assert_offered", "assert_refused", "assert_settled"]


def _step(deal: DealState, code: str, seat: Seat | None) -> tuple[Seat, Action]:
    implied, action = action_in(deal, code)
    return (implied if seat is None else seat), action


def assert_legal(deal: DealState, codes: Sequence[str], seat: Seat | None = None) -> None:
    """These and no others are the legal actions of a seat (the seat to move unless named), in this order.

    >>> from bummerl.rules.testing.situations import deal_from
    >>> assert_legal(deal_from("closed by forehand; trump S; forehand leads QH; dealer holds AH JS"), ["AH"])
    """
    whose = deal.to_move if seat is None else seat
    assert whose is not None, "the deal is over: nobody may act"
    found = [write_action(action) for action in legal_actions(deal, whose)]
    assert found == list(codes), f"{whose!r} may {' '.join(found) or 'do nothing'}, not {' '.join(codes) or 'nothing'}"


def assert_offered(deal: DealState, code: str, seat: Seat | None = None) -> DealState:
    """The action is among the seat's legal actions, is not refused, and can be taken; the deal after it."""
    whose, action = _step(deal, code, seat)
    listed = legal_actions(deal, whose)
    assert action in listed, f"{code} is not among {' '.join(map(write_action, listed))}"
    refused = refusal(deal, whose, action)
    assert refused is None, f"{code} is listed and yet refused: {refused}"
    return apply(deal, whose, action).state


def assert_refused(
    deal: DealState, code: str, why: Refusal, seat: Seat | None = None, *, clause: Clause | None = None
) -> None:
    """The action is refused for this reason, is not listed, and trying it raises the code and leaves the deal alone.

    `clause` is what the refusal cites, where it is not the one that the code usually rests on.
    """
    whose, action = _step(deal, code, seat)
    assert action not in legal_actions(deal, whose), f"{code} is listed as legal"
    before = repr(deal)
    error = _raised(deal, whose, action)
    assert error is not None, f"{code} is not refused"
    assert error.refusal is why, f"{code} is refused for another reason: {error}"
    assert error.clause is (why.clause if clause is None else clause), f"another clause is cited: {error}"
    assert error.position, "a refusal tells the position, for the log"
    assert repr(deal) == before


def _raised(deal: DealState, seat: Seat, action: Action) -> IllegalAction | None:
    try:
        apply(deal, seat, action)
    except IllegalAction as error:
        return error
    return None


def assert_settled(
    deal: DealState, winner: Seat | None, game_points: int, ending: Ending | None = None, *clauses: Clause
) -> None:
    """The deal is over and pays so much to that seat; these clauses are among those applied."""
    paid = deal.settlement
    assert paid is not None, "the deal goes on"
    assert (paid.winner, paid.game_points) == (winner, game_points), paid
    assert ending is None or paid.ending is ending, paid
    assert set(clauses) <= set(paid.clauses), paid
