"""Hypothesis strategies: rulesets that hold together, orders of the pack, and deals played to any moment."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from hypothesis import strategies as st

from bummerl.rules.cards import Card, Rank, Suit
from bummerl.rules.presets import PRESETS
from bummerl.rules.ruleset import (
    Batch,
    BiddingRule,
    BonusWhen,
    ClaimingRule,
    ClaimTiming,
    CloseFailure,
    ClosingRule,
    CountMoment,
    DealingRule,
    Direction,
    DrawingDealer,
    ExchangeRule,
    FirstDealer,
    FollowingRule,
    KnockingRule,
    LookBack,
    MarriageRule,
    MatchRule,
    NextDealer,
    Pack,
    PlayedOut,
    PointDisplay,
    ResignClosed,
    Ruleset,
    Series,
    SettlementRule,
    StakeFactor,
    TableRule,
    TargetUnit,
    TrickRule,
    TrickWinner,
    WrongClaim,
    WrongClaimClosed,
    validate,
)
from bummerl.rules.seats import PerSeat
from bummerl.rules.state import DealState
from bummerl.rules.testing.chance import SeededChance
from bummerl.rules.testing.machine import TWO_HANDED
from bummerl.rules.testing.playing import Play, random_play

__all__ = ["orders", "plays", "rulesets"]

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

USUAL_PACKS = tuple({rules.pack: None for rules in PRESETS.values()})
USUAL_DEALINGS = tuple(
    {(rules.pack, rules.dealing.hand_size, rules.dealing.batches): None for rules in PRESETS.values()}
)


def _any(kind: type[E]) -> st.SearchStrategy[E]:
    return st.sampled_from(list(kind))


def _mostly(usual: T, other: st.SearchStrategy[T]) -> st.SearchStrategy[T]:
    """The usual value three times out of four."""
    return st.integers(0, 3).flatmap(lambda which: other if which == 3 else st.just(usual))


@st.composite
def _packs(draw: st.DrawFn) -> Pack:
    if draw(st.booleans()):
        return draw(st.sampled_from(USUAL_PACKS))
    size = draw(st.integers(2, len(Rank)))
    ranks = tuple(draw(st.permutations(list(Rank)))[:size])
    points = draw(st.lists(st.integers(0, 20), min_size=size, max_size=size))
    return Pack(ranks=ranks, points=tuple(points))


@st.composite
def _batches(draw: st.DrawFn, hand_size: int) -> tuple[Batch, ...]:
    """The hand in any batches, with the upcard turned at any point of the dealing."""
    cuts = draw(st.lists(st.booleans(), min_size=hand_size - 1, max_size=hand_size - 1))
    sizes = [1]
    for cut in cuts:
        if cut:
            sizes.append(1)
        else:
            sizes[-1] += 1
    place = draw(st.integers(0, len(sizes)))
    return (*sizes[:place], "T", *sizes[place:])


@st.composite
def _dealings(draw: st.DrawFn, pack: Pack) -> DealingRule:
    usual = [(size, batches) for known, size, batches in USUAL_DEALINGS if known == pack]
    custom = draw(st.booleans())
    if usual and not custom:
        hand_size, batches = draw(st.sampled_from(usual))
    else:
        hand_size = draw(st.integers(1, 2 * len(pack.ranks) - 1))
        batches = draw(_batches(hand_size))
    return DealingRule(
        hand_size=hand_size,
        batches=batches,
        first_dealer=draw(_any(FirstDealer)),
        next_dealer=draw(_any(NextDealer)),
    )


def _exchanges(ranks: Sequence[Rank], talon: int, closes: bool) -> st.SearchStrategy[ExchangeRule]:
    def sound(rank: Rank, needs_trick: bool, first_lead: bool, min_talon: int, answers_close: bool) -> ExchangeRule:
        return ExchangeRule(
            rank=rank,
            needs_trick=needs_trick,
            first_lead=first_lead and not needs_trick,
            min_talon=min_talon,
            answers_close=answers_close and closes,
        )

    return st.builds(
        sound, _mostly(ranks[-1], st.sampled_from(ranks)), st.booleans(), st.booleans(), _talons(talon), st.booleans()
    )


def _talons(talon: int) -> st.SearchStrategy[int]:
    return _mostly(2, st.integers(2, talon))


@st.composite
def _marriages(draw: st.DrawFn) -> MarriageRule:
    royal_at_once = draw(_mostly(False, st.just(True)))
    first_lead, needs_trick = royal_at_once or draw(st.booleans()), royal_at_once or draw(st.booleans())
    automatic = draw(st.booleans())
    return MarriageRule(
        plain=draw(_mostly(20, st.integers(0, 60))),
        royal=draw(_mostly(40, st.integers(0, 90))),
        first_lead=first_lead,
        needs_trick=needs_trick,
        after_talon=draw(st.booleans()),
        automatic=automatic,
        per_lead=1 if automatic else draw(_mostly(1, st.integers(1, len(Suit)))),
        king_only=draw(_mostly(False, st.booleans())),
        forehand_royal_at_once=royal_at_once,
    )


@st.composite
def _closings(draw: st.DrawFn, talon: int, marriage: MarriageRule | None, automatic: bool) -> ClosingRule:
    announced = marriage is not None and not marriage.automatic
    return ClosingRule(
        first_lead=draw(st.booleans()),
        min_talon=draw(_talons(talon)),
        after_marriage=announced and draw(st.booleans()),
        value_at=draw(_any(CountMoment)),
        failure=draw(_any(CloseFailure)),
        fail_value=draw(st.integers(1, 4)),
        fail_value_no_trick=draw(st.integers(1, 4)),
        failure_moment=draw(_any(CountMoment)),
        opponent_out=draw(st.none() | st.integers(1, 4)),
        reach_is_enough=automatic or draw(st.booleans()),
    )


@st.composite
def _claimings(draw: st.DrawFn) -> ClaimingRule:
    return ClaimingRule(
        goal=draw(_mostly(66, st.integers(1, 150))),
        timing=draw(_any(ClaimTiming)),
        wrong=draw(_any(WrongClaim)),
        wrong_value=draw(st.integers(1, 4)),
        wrong_value_no_trick=draw(st.integers(1, 4)),
        wrong_closed=draw(_any(WrongClaimClosed)),
    )


@st.composite
def _settlements(draw: st.DrawFn, hand_size: int) -> SettlementRule:
    played_out = draw(_any(PlayedOut))
    least_bonus = 1 if played_out is PlayedOut.BONUS_THEN_MOST_POINTS else 0
    plain, schneider, schwarz = sorted(draw(st.tuples(st.integers(1, 4), st.integers(1, 5), st.integers(1, 6))))
    sweep = draw(st.none() | st.integers(1, 5))
    return SettlementRule(
        schneider=draw(_mostly(33, st.integers(0, 80))),
        value_plain=plain,
        value_schneider=schneider,
        value_schwarz=schwarz,
        schneider_counts_marriages=draw(st.booleans()),
        played_out=played_out,
        played_out_value=draw(st.none() | st.integers(1, 4)),
        last_trick_bonus=draw(st.integers(least_bonus, 20)),
        bonus_when=draw(_any(BonusWhen)),
        tie_carry=0 if played_out is PlayedOut.LAST_TRICK else draw(st.integers(0, 3)),
        tie_dealer=draw(_any(DrawingDealer)),
        sweep_value=sweep,
        sweep_length=None if sweep is None else draw(st.none() | st.integers(1, hand_size)),
        resign_closed=draw(_any(ResignClosed)),
    )


@st.composite
def _matches(draw: st.DrawFn, pack: Pack) -> MatchRule:
    unit = draw(_any(TargetUnit)) if pack.total else TargetUnit.GAME_POINTS
    marks = draw(st.integers(0, 2))
    series = draw(_any(Series))
    length = {Series.SINGLE: 1, Series.BEST_OF: 2 * draw(st.integers(0, 3)) + 1}.get(series) or draw(st.integers(1, 5))
    return MatchRule(
        target=draw(st.integers(1, 24)),
        direction=Direction.UP if unit is TargetUnit.CARD_POINTS else draw(_any(Direction)),
        target_unit=unit,
        marks=marks,
        marks_whitewash=draw(st.none() | st.integers(0, 4)) if marks else None,
        marks_retour=draw(st.none() | st.integers(0, 4)) if marks else None,
        series=series,
        series_length=length,
        stake_factor=draw(_any(StakeFactor)),
    )


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Random sound rulesets for two. Every field varies; contradictions are avoided while drawing, not thrown away.

    Packs, hand sizes and values are the usual ones about half of the time, so that deals stay like deals.
    """
    pack = draw(_packs())
    dealing = draw(_dealings(pack))
    talon = len(pack.cards) - 2 * dealing.hand_size
    claiming = draw(_claimings())
    pairs = {Rank.KING, Rank.QUEEN} <= set(pack.ranks)
    marriage = draw(_but_sometimes_none(_marriages())) if pairs else None
    automatic = claiming.timing is ClaimTiming.AUTOMATIC
    closing = draw(_but_sometimes_none(_closings(talon, marriage, automatic)))
    led_away = {Rank.KING} if marriage is not None and marriage.king_only else set()
    exchanged = [rank for rank in pack.ranks if rank not in led_away]
    must_follow = draw(_mostly(True, st.booleans()))
    knocks = closing is not None and draw(_mostly(False, st.just(True)))
    return validate(
        Ruleset(
            id="house",
            version=draw(st.integers(1, 9)),
            family=draw(st.sampled_from(("schnapsen20", "sixtysix24"))),
            pack=pack,
            dealing=dealing,
            trick=TrickRule(winner=draw(_mostly(TrickWinner.LED_SUIT, _any(TrickWinner)))),
            following=FollowingRule(
                must_follow=must_follow,
                must_trump=draw(_mostly(True, st.booleans())),
                must_beat=must_follow and draw(st.booleans()),
            ),
            exchange=draw(_but_sometimes_none(_exchanges(exchanged, talon, closing is not None))),
            marriage=marriage,
            closing=closing,
            claiming=claiming,
            bidding=draw(_mostly(None, st.builds(BiddingRule, value=st.integers(1, 9)))),
            knocking=KnockingRule(replaces_closing=draw(st.booleans())) if knocks else None,
            settlement=draw(_settlements(dealing.hand_size)),
            match=draw(_matches(pack)),
            table=TableRule(look_back=draw(_any(LookBack)), point_display=draw(_any(PointDisplay))),
            name=draw(st.sampled_from(("", "House"))),
            experimental=draw(st.booleans()),
        )
    )


def _but_sometimes_none(strategy: st.SearchStrategy[T]) -> st.SearchStrategy[T | None]:
    return st.integers(0, 5).flatmap(lambda which: st.none() if which == 5 else strategy)


def orders(ruleset: Ruleset) -> st.SearchStrategy[tuple[Card, ...]]:
    """Orders of the pack."""
    return st.permutations(list(ruleset.pack.cards)).map(tuple)


@st.composite
def plays(
    draw: st.DrawFn,
    rules: st.SearchStrategy[Ruleset] | None = None,
    *,
    finished: bool | None = None,
    resigning: bool = True,
) -> Play[DealState]:
    """Two-handed deals played at random, under random rulesets or those given.

    `finished` chooses between deals played to their end, deals left before it, and (``None``) either.
    """
    ruleset = draw(rules if rules is not None else rulesets())
    whole = finished if finished is not None else draw(st.booleans())
    most = None if whole else draw(st.integers(0, len(ruleset.pack.cards)))
    chance = SeededChance(draw(st.integers(0, 2**32 - 1)))  # drawing every step would favour extremes
    carry = draw(st.integers(0, 3)) if ruleset.settlement.tie_carry else 0
    to_go = draw(st.none() | st.tuples(st.integers(1, 24), st.integers(1, 24)).map(PerSeat))
    play = random_play(TWO_HANDED, ruleset, chance, most=most, resigning=resigning, carry=carry, to_go=to_go)
    if finished is False and play.state.settlement is not None:
        return _without_last_step(play)
    return play


def _without_last_step(play: Play[DealState]) -> Play[DealState]:
    return Play(
        play.machine,
        play.ruleset,
        play.order,
        play.carry,
        play.to_go,
        play.steps[:-1],
        play.states[:-1],
        play.moved[:-1],
    )
