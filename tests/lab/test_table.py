"""One deal at the arena's table: who is asked, what a fault costs, and that nothing of it is raised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bummerl.engine.protocol.peer import Fault, PeerFault
from bummerl.engine.protocol.words import NO_LIMITS
from bummerl.lab.chance import order_of
from bummerl.lab.players import BotPlayer
from bummerl.lab.table import PlayedDeal, forfeit_value, play_deal
from bummerl.rules.actions import CLAIM, LEAD, RESIGN, Action, Bid, Close
from bummerl.rules.cards import Card
from bummerl.rules.deal import apply, legal_actions, start
from bummerl.rules.events import DealSettled, Event, HandDealt
from bummerl.rules.notation import action_in, read_position
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.settlement import Ending
from bummerl.rules.state import DealState

Choice = Callable[[DealState, Seat, Sequence[Action]], Action | None]


def first(state: DealState, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """The first card; passes where it may."""
    return next((action for action in legal if hasattr(action, "card")), None)


class Scripted:
    """A player whose choices are the test's."""

    listens = True

    def __init__(self, choice: Choice = first) -> None:
        self.choice = choice
        self.heard: list[Event] = []
        self.asked: list[tuple[bool, tuple[Action, ...]]] = []
        self.broken_off: list[str] = []
        self.seeds: list[int] = []
        self.log: tuple[str, ...] = ("> go", "< oops")
        self.refuses: PeerFault | None = None

    def new_match(self) -> None:
        self.heard.clear()

    def new_deal(self, seat: Seat, seed: int) -> None:
        assert seat in (Seat.FOREHAND, Seat.SECOND)
        self.seeds.append(seed)
        if self.refuses is not None:
            raise self.refuses

    def tell(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, state: DealState, seat: Seat, legal: Sequence[Action], *, may_pass: bool) -> Action | None:
        self.asked.append((may_pass, tuple(legal)))
        return self.choice(state, seat, legal)

    def end_deal(self, reason: str) -> None:
        self.broken_off.append(reason)

    def close(self) -> None:
        pass


class Ticks:
    """A clock that goes on by one second whenever it is looked at."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1.0
        return self.time


def played(
    forehand: Scripted, dealer: Scripted, ruleset: Ruleset | None = None, number: int = 1, carry: int = 0
) -> PlayedDeal:
    rules = ruleset or preset("schnapsen_casino")
    state = start(rules, order_of(rules.pack.cards, number), carry=carry)
    return play_deal(state, PerSeat((forehand, dealer)), PerSeat((11, 22)), Ticks())


def test_a_deal_is_played_to_its_settlement_and_told_to_both_as_they_may_see_it():
    forehand, dealer = Scripted(), Scripted()
    deal = played(forehand, dealer)
    assert deal.forfeit is None
    assert (forehand.seeds, dealer.seeds) == ([11], [22])
    for seat, player in ((Seat.FOREHAND, forehand), (Seat.SECOND, dealer)):
        assert player.heard[-1] == DealSettled(deal.settlement)
        hands = [event for event in player.heard if isinstance(event, HandDealt)]
        assert [event.cards is None for event in hands] == [owner != seat for owner in (0, 1)]


def test_the_actions_that_are_kept_play_the_same_deal_again():
    for name in ("snapszer24", "mszsz", "sixty_six", "knock_snapszli"):
        rules = preset(name)
        for number in range(20):
            players = [BotPlayer("random", NO_LIMITS) for _ in range(2)]
            state = start(rules, order_of(rules.pack.cards, number))
            deal = play_deal(state, PerSeat(players), PerSeat((number, number + 1)))
            for code in deal.actions:
                state = apply(state, *action_in(state, code)).state
            assert state == deal.final


def test_the_other_seat_is_asked_first_and_may_pass():
    forehand, dealer = Scripted(), Scripted()
    played(forehand, dealer, preset("snapszer24"))  # a claim may come at any time
    assert [may_pass for may_pass, _ in dealer.asked[:2]] == [True, False]
    assert [may_pass for may_pass, _ in forehand.asked[:2]] == [False, True]
    assert all(legal == (CLAIM,) for may_pass, legal in dealer.asked if may_pass)


def test_a_seat_that_has_nothing_to_do_is_not_asked():
    forehand, dealer = Scripted(), Scripted()
    played(forehand, dealer, preset("schnapsen_casino"))  # claims by itself, and no bids
    assert not any(may_pass for may_pass, _ in (*forehand.asked, *dealer.asked))


def test_a_claim_out_of_turn_ends_the_deal():
    dealer = Scripted(lambda state, seat, legal: CLAIM if CLAIM in legal else first(state, seat, legal))
    deal = played(Scripted(), dealer, preset("snapszer24"))
    assert deal.settlement.ending is Ending.WRONG_CLAIM
    assert deal.actions[0] == "1:claim"


def test_only_decisions_in_ones_own_turn_are_timed():
    forehand, dealer = Scripted(), Scripted()
    deal = played(forehand, dealer, preset("snapszer24"))
    for seat, player in ((Seat.FOREHAND, forehand), (Seat.SECOND, dealer)):
        assert deal.times[seat] == [1.0] * sum(not may_pass for may_pass, _ in player.asked)


def test_resigning_is_always_possible():
    deal = played(Scripted(lambda *_: RESIGN), Scripted())
    assert deal.forfeit is None
    assert (deal.settlement.winner, deal.settlement.ending) == (Seat.SECOND, Ending.RESIGNED)


@pytest.mark.parametrize(
    "choice",
    [
        lambda *_: LEAD[Card.NS],
        lambda state, *_: LEAD[next(iter(state.hand(Seat.SECOND)))],
        lambda *_: CLAIM,
        lambda *_: None,
        lambda *_: "AS",
    ],
)
def test_what_is_not_on_the_list_forfeits_the_deal(choice: Choice):
    dealer = Scripted()
    deal = played(Scripted(choice), dealer)
    assert deal.forfeit is not None
    assert (deal.forfeit.seat, deal.forfeit.fault) == (Seat.FOREHAND, Fault.ILLEGAL)
    assert (deal.settlement.winner, deal.settlement.game_points) == (Seat.SECOND, 3)
    assert deal.forfeit.log == ("> go", "< oops")
    assert dealer.broken_off == ["the other side forfeits the deal: illegal"]


def failing(fault: Fault, *, at: int) -> Choice:
    asked = 0

    def choose(state: DealState, seat: Seat, legal: Sequence[Action]) -> Action | None:
        nonlocal asked
        asked += 1
        if asked == at:
            raise PeerFault(fault, "as the test wants it")
        return first(state, seat, legal)

    return choose


@pytest.mark.parametrize("fault", list(Fault))
@pytest.mark.parametrize("at", [1, 4])
@pytest.mark.parametrize("seat", [Seat.FOREHAND, Seat.SECOND])
def test_a_player_that_fails_in_the_middle_forfeits_the_deal(fault: Fault, at: int, seat: Seat):
    players = PerSeat((Scripted(), Scripted())).set(seat, Scripted(failing(fault, at=at)))
    deal = played(players[0], players[1])
    assert deal.forfeit is not None
    assert (deal.forfeit.seat, deal.forfeit.fault, deal.forfeit.detail) == (seat, fault, "as the test wants it")
    assert deal.settlement.winner == 1 - seat
    assert read_position(deal.forfeit.position, preset("schnapsen_casino")).trick_number == (at - 1)


@pytest.mark.parametrize("seat", [Seat.FOREHAND, Seat.SECOND])
def test_a_player_that_does_not_sit_down_forfeits_and_the_other_hears_of_it_only_if_it_sat(seat: Seat):
    players = PerSeat((Scripted(), Scripted()))
    players[seat].refuses = PeerFault(Fault.START, "no such program")
    deal = played(players[0], players[1])
    assert deal.forfeit is not None
    assert deal.forfeit.fault is Fault.START
    assert (deal.settlement.winner, deal.settlement.game_points) == (1 - seat, 3)
    assert len(players[1 - seat].broken_off) == (seat is Seat.SECOND)


def test_a_bot_that_raises_forfeits_the_deal(monkeypatch: pytest.MonkeyPatch):
    bot = BotPlayer("greedy", NO_LIMITS)
    monkeypatch.setattr(type(bot._bot), "choose", lambda *_: 1 // 0)
    rules = preset("schnapsen_casino")
    state = start(rules, order_of(rules.pack.cards, 1))
    deal = play_deal(state, PerSeat((bot, Scripted())), PerSeat((1, 2)))
    assert deal.forfeit is not None
    assert deal.forfeit.fault is Fault.CRASH
    assert "ZeroDivisionError" in deal.forfeit.detail


# --- what a forfeit costs -------------------------------------------------------------------------------------------


def after(rules: Ruleset, *kinds: type, carry: int = 0) -> DealState:
    """A deal in which these actions have been taken, as soon as they could be."""
    state = start(rules, order_of(rules.pack.cards, 3), carry=carry)
    for kind in kinds:
        while True:
            mover = state.to_move
            assert mover is not None
            legal = legal_actions(state, mover)
            wanted = next((action for action in legal if isinstance(action, kind)), None)
            if wanted is not None:
                state = apply(state, mover, wanted).state
                break
            step = first(state, mover, legal)
            assert step is not None
            state = apply(state, mover, step).state
    return state


@pytest.mark.parametrize(
    "state, value",
    [
        (after(preset("schnapsen_casino")), 3),
        (after(preset("snapszer24"), carry=2), 5),
        (after(preset("schnapsen_casino"), Close), 3),
        (after(preset("mszsz")), 3),
        (after(preset("mszsz"), Bid), 6),
        (after(preset("bummerl")), 3),
    ],
)
def test_a_forfeit_costs_what_the_rules_could_still_make_it_cost(state: DealState, value: int):
    assert forfeit_value(state) == value


def test_a_close_that_could_cost_more_makes_a_forfeit_cost_more():
    base = preset("schnapsen_casino")
    assert base.closing is not None
    rules = replace(base, closing=replace(base.closing, fail_value_no_trick=5))
    assert forfeit_value(after(rules)) == 3
    assert forfeit_value(after(rules, Close)) == 5


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_no_deal_of_any_rules_costs_more_than_failing_would_have(name: str):
    rules = PRESETS[name]
    for number in range(30):
        players = [BotPlayer("random", NO_LIMITS) for _ in range(2)]
        carry = number % 2 if rules.settlement.tie_carry else 0
        state = start(rules, order_of(rules.pack.cards, number), carry=carry)
        deal = play_deal(state, PerSeat(players), PerSeat((number, number + 1)))
        last = start(rules, order_of(rules.pack.cards, number), carry=carry)
        for code in deal.actions[:-1]:
            last = apply(last, *action_in(last, code)).state
        assert deal.settlement.game_points <= forfeit_value(last)
