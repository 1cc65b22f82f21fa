"""The houses of the family and the rulesets derived from them.

`SCHNAPSEN` (the Austrian game as it is described most often) is the root; the rest are differences. Decisions where a
house's text is silent or contradicts itself are explained in the FAQ of its rules page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bummerl.rules.cards import Rank
from bummerl.rules.ruleset import (
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
    ResignClosed,
    Ruleset,
    Series,
    SettlementRule,
    StakeFactor,
    TableRule,
    TrickRule,
    TrickWinner,
    WrongClaim,
    WrongClaimClosed,
)

_TWENTY: Final = Pack(ranks=(Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK), points=(11, 10, 4, 3, 2))
_WITH_NINES: Final = Pack(ranks=(*_TWENTY.ranks, Rank.NINE), points=(*_TWENTY.points, 0))
_WITH_SEVENS: Final = Pack(ranks=(*_TWENTY.ranks, Rank.SEVEN), points=(*_TWENTY.points, 0))
_SIX_CARDS: Final = DealingRule(hand_size=6, batches=(3, 3, "T"))

SCHNAPSEN_PAGAT: Final = Ruleset(
    id="schnapsen_pagat",
    version=1,
    family="schnapsen20",
    aliases=("Schnapsen", "Schnapsn"),
    pack=_TWENTY,
    dealing=DealingRule(hand_size=5, batches=(3, "T", 2)),
    exchange=ExchangeRule(rank=Rank.JACK),
    closing=ClosingRule(reach_is_enough=False),
    claiming=ClaimingRule(timing=ClaimTiming.AFTER_TRICK_OR_MARRIAGE),
    match=MatchRule(direction=Direction.DOWN, marks=1),
    table=TableRule(look_back=LookBack.OWN),
)

SCHNAPSEN_CASINO: Final = replace(
    SCHNAPSEN_PAGAT,
    id="schnapsen_casino",
    aliases=("Schnapsen",),
    closing=ClosingRule(),
    claiming=ClaimingRule(timing=ClaimTiming.AUTOMATIC),
    table=TableRule(),
)

SNAPSZER_KLUB: Final = replace(
    SCHNAPSEN_CASINO,
    id="snapszer_klub",
    aliases=("Snapszer", "Șnapsz"),
    needs="needs-20-tell",
    dealing=DealingRule(hand_size=5, batches=(5, "T"), first_dealer=FirstDealer.RANDOM),
    marriage=MarriageRule(automatic=True),
    settlement=SettlementRule(resign_closed=ResignClosed.TABLE),
    match=MatchRule(),
)

SNAPSZER24: Final = replace(
    SCHNAPSEN_CASINO,
    id="snapszer24",
    family="sixtysix24",
    aliases=("Snapszer", "Schnapsen ungherese"),
    needs="needs-24-nines",
    pack=_WITH_NINES,
    dealing=_SIX_CARDS,
    exchange=ExchangeRule(rank=Rank.NINE, needs_trick=True, first_lead=False),
    marriage=MarriageRule(needs_trick=False),
    closing=ClosingRule(after_marriage=True, failure=CloseFailure.CLOSER_TRICKS),
    claiming=ClaimingRule(timing=ClaimTiming.ANY_TIME),
    settlement=SettlementRule(played_out=PlayedOut.MOST_TRICK_POINTS, played_out_value=None, tie_carry=1),
    match=MatchRule(),
)

SNAPSZLI20: Final = replace(
    SCHNAPSEN_CASINO,
    id="snapszli20",
    aliases=("Snapszli", "Snapszer"),
    dealing=DealingRule(hand_size=5, batches=(3, "T", 2), first_dealer=FirstDealer.CUT),
    marriage=MarriageRule(needs_trick=False),
    closing=ClosingRule(value_at=CountMoment.END, failure=CloseFailure.CLOSER_TRICKS),
    claiming=ClaimingRule(timing=ClaimTiming.BETWEEN_TRICKS, wrong=WrongClaim.CLAIMANT_VALUE),
    settlement=SettlementRule(played_out=PlayedOut.BONUS_THEN_MOST_POINTS, played_out_value=None, last_trick_bonus=10),
    match=MatchRule(marks=1, series=Series.BEST_OF, series_length=3),
)

BUMMERL: Final = replace(
    SCHNAPSEN_CASINO,
    id="bummerl",
    aliases=("Bummerl", "Schnapsen"),
    dealing=DealingRule(hand_size=5, batches=(3, "T", 2), first_dealer=FirstDealer.LOWEST_CARD),
    following=FollowingRule(must_beat=False),
    closing=ClosingRule(value_at=CountMoment.END, failure=CloseFailure.FLAT),
    claiming=ClaimingRule(timing=ClaimTiming.OWN_TURN, wrong=WrongClaim.FLAT, wrong_closed=WrongClaimClosed.FLAT),
    settlement=SettlementRule(played_out=PlayedOut.MOST_POINTS, played_out_value=None, sweep_value=3),
)

SIXTY_SIX: Final = replace(
    SCHNAPSEN_PAGAT,
    id="sixty_six",
    family="sixtysix24",
    aliases=("Sixty-Six", "Sechsundsechzig", "Zesenzestig"),
    needs="needs-24-nines",
    pack=_WITH_NINES,
    dealing=replace(_SIX_CARDS, first_dealer=FirstDealer.RANDOM, next_dealer=NextDealer.WINNER),
    exchange=ExchangeRule(rank=Rank.NINE, needs_trick=True, first_lead=False, answers_close=True),
    marriage=MarriageRule(after_talon=False),
    closing=ClosingRule(value_at=CountMoment.END, opponent_out=2, reach_is_enough=False),
    claiming=ClaimingRule(
        timing=ClaimTiming.AFTER_TRICK_OR_MARRIAGE, wrong=WrongClaim.FLAT, wrong_closed=WrongClaimClosed.FLAT
    ),
    settlement=SettlementRule(
        played_out=PlayedOut.BONUS_THEN_MOST_POINTS,
        played_out_value=None,
        last_trick_bonus=10,
        bonus_when=BonusWhen.OPEN_ONLY,
        tie_dealer=DrawingDealer.SAME,
    ),
    match=MatchRule(),
    table=TableRule(),
)

SANTASE: Final = replace(
    SIXTY_SIX,
    id="santase",
    aliases=("Santase", "Sixty-Six"),
    dealing=replace(_SIX_CARDS, next_dealer=NextDealer.WINNER),
    exchange=ExchangeRule(rank=Rank.NINE, needs_trick=True, first_lead=False, min_talon=4),
    marriage=MarriageRule(first_lead=False, automatic=True),
    closing=ClosingRule(
        first_lead=False, min_talon=4, value_at=CountMoment.END, failure=CloseFailure.FLAT, fail_value=3
    ),
    claiming=ClaimingRule(timing=ClaimTiming.AUTOMATIC),
    match=MatchRule(target=11),
)

MSZSZ: Final = replace(
    SCHNAPSEN_CASINO,
    id="mszsz",
    aliases=("Snapszer",),
    needs="needs-20-tell",
    exchange=ExchangeRule(rank=Rank.JACK, min_talon=4),
    closing=ClosingRule(
        min_talon=4, value_at=CountMoment.END, failure=CloseFailure.FLAT, fail_value=1, reach_is_enough=False
    ),
    claiming=ClaimingRule(timing=ClaimTiming.ON_LEAD),
    bidding=BiddingRule(value=6),
    match=MatchRule(series=Series.FIRST_TO, series_length=2),
)

SNAPSZER24_TARGET11: Final = replace(SNAPSZER24, id="snapszer24_target11", match=replace(SNAPSZER24.match, target=11))

SNAPSZER24_BUMMERL: Final = replace(
    SNAPSZER24, id="snapszer24_bummerl", match=MatchRule(direction=Direction.DOWN, marks=1)
)

SNAPSZLI24: Final = replace(
    SNAPSZLI20,
    id="snapszli24",
    family="sixtysix24",
    needs="needs-24-nines",
    pack=_WITH_NINES,
    dealing=replace(_SIX_CARDS, first_dealer=FirstDealer.CUT),
    exchange=ExchangeRule(rank=Rank.NINE),
)

SNAPSZLI20_LOOSE: Final = replace(
    SNAPSZLI20, id="snapszli20_loose", marriage=MarriageRule(needs_trick=False, per_lead=2), experimental=True
)

KNOCK_SNAPSZLI: Final = replace(
    SNAPSZLI20, id="knock_snapszli", aliases=("Knock-Snapszli",), knocking=KnockingRule(), experimental=True
)

SCHNAPSEN_CASINO_LITERAL: Final = replace(
    SCHNAPSEN_CASINO,
    id="schnapsen_casino_literal",
    trick=TrickRule(winner=TrickWinner.HIGHEST_ANY_SUIT),
    following=FollowingRule(must_beat=False),
    exchange=None,
)

SCHNAPSEN_SHARP: Final = replace(
    SCHNAPSEN_PAGAT,
    id="schnapsen_sharp",
    aliases=("Scharfes Schnapsen",),
    exchange=ExchangeRule(rank=Rank.JACK, first_lead=False, min_talon=4),
    marriage=MarriageRule(first_lead=False),
    closing=replace(SCHNAPSEN_PAGAT.closing or ClosingRule(), min_talon=4),
    table=TableRule(look_back=LookBack.NONE),
)

BUMMERL_MIT_40: Final = replace(
    BUMMERL,
    id="bummerl_mit_40",
    aliases=("Bummerl mit 40",),
    marriage=MarriageRule(forehand_royal_at_once=True),
)

STAKE_BUMMERL: Final = replace(
    BUMMERL,
    id="stake_bummerl",
    aliases=("Stake Bummerl",),
    match=replace(BUMMERL.match, stake_factor=StakeFactor.LAST_DEAL),
)

SIEBENER: Final = replace(
    BUMMERL,
    id="siebener",
    family="sixtysix24",
    aliases=("Siebener", "Siebener-Schnapsen"),
    needs="needs-24-sevens",
    pack=_WITH_SEVENS,
    dealing=replace(_SIX_CARDS, first_dealer=FirstDealer.LOWEST_CARD),
    exchange=ExchangeRule(rank=Rank.SEVEN),
)

SANTASE_2_3: Final = replace(
    SANTASE,
    id="santase_2_3",
    closing=ClosingRule(first_lead=False, min_talon=4, value_at=CountMoment.END),
)

SIXTY_SIX_BICYCLE: Final = replace(
    SIXTY_SIX,
    id="sixty_six_bicycle",
    marriage=MarriageRule(),
    settlement=replace(SIXTY_SIX.settlement, tie_carry=1),
)

ALL: Final[tuple[Ruleset, ...]] = (
    SNAPSZER24,
    SCHNAPSEN_CASINO,
    SNAPSZLI20,
    SNAPSZER_KLUB,
    BUMMERL,
    SCHNAPSEN_PAGAT,
    SIXTY_SIX,
    SANTASE,
    MSZSZ,
    SNAPSZER24_TARGET11,
    SNAPSZER24_BUMMERL,
    SNAPSZLI24,
    SCHNAPSEN_CASINO_LITERAL,
    SCHNAPSEN_SHARP,
    BUMMERL_MIT_40,
    STAKE_BUMMERL,
    SIEBENER,
    KNOCK_SNAPSZLI,
    SANTASE_2_3,
    SIXTY_SIX_BICYCLE,
    SNAPSZLI20_LOOSE,
)
