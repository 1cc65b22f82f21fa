"""Which clauses hold under a ruleset, and with which parameters.

This is what a rules page is composed from, for a preset and for a house's own rules alike. Only data leaves this
module; `bummerl.texts` turns it into sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from bummerl.rules.cards import Rank
from bummerl.rules.clauses import Clause
from bummerl.rules.parts import claiming
from bummerl.rules.ruleset import (
    OPTIONS,
    PARTS,
    Batch,
    BonusWhen,
    ClaimTiming,
    CloseFailure,
    ClosingRule,
    CountMoment,
    Direction,
    DrawingDealer,
    LookBack,
    MarriageRule,
    PlayedOut,
    ResignClosed,
    Ruleset,
    Series,
    StakeFactor,
    TargetUnit,
    TrickWinner,
    WrongClaim,
    WrongClaimClosed,
    to_data,
)

__all__ = [
    "ABSENT",
    "PRESENT",
    "ChangedClause",
    "CitedClause",
    "Differences",
    "OptionChange",
    "Parameter",
    "Section",
    "can_close",
    "clauses_of",
    "differences",
    "distance",
]

Parameter = bool | int | Rank | str | tuple[Rank, ...] | tuple[Batch, ...] | tuple[tuple[Rank, int], ...]
"""What a clause's sentence needs to know: a number, a yes or no, a rank, an enum's value, or a list of such things."""


class Section(StrEnum):
    """The sections of a rules page, in its order."""

    CARDS = "cards"
    DEALING = "dealing"
    TRICKS = "tricks"
    FOLLOWING = "following"
    EXCHANGE = "exchange"
    MARRIAGES = "marriages"
    CLOSING = "closing"
    KNOCKING = "knocking"
    BIDDING = "bidding"
    CLAIMING = "claiming"
    VALUES = "values"
    PLAYED_OUT = "played-out"
    RESIGNING = "resigning"
    TABLE = "table"
    MATCH = "match"

    @staticmethod
    def of(clause: Clause) -> Section:
        """The section that a clause stands in.

        >>> Section.of(Clause.SWEEP_1)
        <Section.VALUES: 'values'>
        """
        return _SECTIONS[clause.value.partition("-")[0]]


_SECTIONS: Final[dict[str, Section]] = {
    "PACK": Section.CARDS,
    "DEAL": Section.DEALING,
    "TRICK": Section.TRICKS,
    "TURN": Section.TRICKS,
    "DRAW": Section.TRICKS,
    "FOLLOW": Section.FOLLOWING,
    "EXCH": Section.EXCHANGE,
    "MARR": Section.MARRIAGES,
    "CLOSE": Section.CLOSING,
    "KNOCK": Section.KNOCKING,
    "BID": Section.BIDDING,
    "CLAIM": Section.CLAIMING,
    "VALUE": Section.VALUES,
    "SWEEP": Section.VALUES,
    "OUT": Section.PLAYED_OUT,
    "BONUS": Section.PLAYED_OUT,
    "TIE": Section.PLAYED_OUT,
    "RESIGN": Section.RESIGNING,
    "LOOK": Section.TABLE,
    "MATCH": Section.MATCH,
}


@dataclass(frozen=True, slots=True)
class CitedClause:
    """A clause as it holds under one ruleset: its number and the parameters of its sentence, in order."""

    clause: Clause
    parameters: tuple[tuple[str, Parameter], ...] = ()

    @property
    def section(self) -> Section:
        return Section.of(self.clause)

    def parameter(self, name: str) -> Parameter:
        """The parameter of that name; `KeyError` if the clause has none."""
        return dict(self.parameters)[name]


def _cite(clause: Clause, **parameters: Parameter) -> CitedClause:
    return CitedClause(clause, tuple(parameters.items()))


def can_close(rules: Ruleset) -> bool:
    """Whether anybody may close the talon; a closing rule alone does not say so where knocking replaces it."""
    return rules.closing is not None and not (rules.knocking is not None and rules.knocking.replaces_closing)


def announces_apart(rules: Ruleset) -> bool:
    """Whether a marriage can be announced before the lead: to close after it, or to declare a further one."""
    marriage = rules.marriage
    return marriage is not None and (_closes_after_announcing(rules) or marriage.per_lead > 1)


def can_tie(rules: Ruleset) -> bool:
    """Whether a deal can end level: not where the last trick decides."""
    return rules.settlement.played_out is not PlayedOut.LAST_TRICK


def _closes_after_announcing(rules: Ruleset) -> bool:
    return can_close(rules) and rules.closing is not None and rules.closing.after_marriage


@lru_cache(maxsize=512)
def clauses_of(rules: Ruleset) -> tuple[CitedClause, ...]:
    """The clauses that hold under a sound ruleset, in the order of its rules page. Nothing is checked here.

    >>> from bummerl.rules.presets import preset
    >>> [str(cited.clause) for cited in clauses_of(preset("bummerl")) if cited.section is Section.FOLLOWING]
    ['FOLLOW-1', 'FOLLOW-2', 'FOLLOW-4', 'FOLLOW-5', 'FOLLOW-6']
    >>> next(cited for cited in clauses_of(preset("santase")) if cited.clause is Clause.CLOSE_2).parameter("talon")
    4
    """
    return tuple(cited for section in _BUILDERS for cited in section(rules))


def _cards(rules: Ruleset) -> Iterator[CitedClause]:
    pack = rules.pack
    yield _cite(Clause.PACK_1, cards=len(pack.cards), ranks=pack.ranks)
    yield _cite(Clause.PACK_2, worth=tuple(zip(pack.ranks, pack.points, strict=False)), total=pack.total)


def _dealing(rules: Ruleset) -> Iterator[CitedClause]:
    dealing, talon = rules.dealing, rules.talon_size
    yield _cite(Clause.DEAL_1, seats=rules.seats, cards=dealing.hand_size, batches=dealing.batches)
    yield _cite(Clause.DEAL_2, talon=talon, closed=talon - 1)
    yield _cite(Clause.DEAL_3, way=dealing.first_dealer)
    yield _cite(Clause.DEAL_4, next=dealing.next_dealer)
    yield _cite(Clause.DEAL_5)


def _tricks(rules: Ruleset) -> Iterator[CitedClause]:
    yield _cite(Clause.TRICK_1 if rules.trick.winner is TrickWinner.LED_SUIT else Clause.TRICK_2)
    yield _cite(Clause.TRICK_3)
    yield _cite(Clause.TURN_1)
    yield _cite(Clause.TURN_2)
    yield _cite(Clause.TURN_3)
    yield _cite(Clause.DRAW_1)
    yield _cite(Clause.DRAW_2)


def _following(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.following
    yield _cite(Clause.FOLLOW_1)
    if rule.must_follow:
        yield _cite(Clause.FOLLOW_2)
    if rule.must_beat:
        yield _cite(Clause.FOLLOW_3)
    if rule.must_trump:
        yield _cite(Clause.FOLLOW_4)
    free = {(True, True): "neither", (True, False): "void", (False, True): "untrumped", (False, False): "always"}
    yield _cite(Clause.FOLLOW_5, free=free[rule.must_follow, rule.must_trump])
    if not rule.must_beat:
        yield _cite(Clause.FOLLOW_6)


def _exchange(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.exchange
    if rule is None:
        yield _cite(Clause.EXCH_8)
        return
    yield _cite(Clause.EXCH_1, rank=rule.rank)
    if rule.needs_trick:
        yield _cite(Clause.EXCH_2)
    yield _cite(Clause.EXCH_3, talon=rule.min_talon)
    if not rule.first_lead:
        yield _cite(Clause.EXCH_4)
    yield _cite(Clause.EXCH_5)
    if rule.answers_close and can_close(rules):
        yield _cite(Clause.EXCH_6, trick=rule.needs_trick)
    then = {(True, True): "both", (True, False): "close", (False, True): "declare"}
    combined = can_close(rules), rules.marriage is not None
    if combined in then:
        yield _cite(Clause.EXCH_7, then=then[combined])


def _marriages(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.marriage
    if rule is None:
        yield _cite(Clause.MARR_13, king=Rank.KING, queen=Rank.QUEEN)
        return
    yield _cite(Clause.MARR_1, king=Rank.KING, queen=Rank.QUEEN, plain=rule.plain, royal=rule.royal)
    yield _cite(Clause.MARR_2, king=Rank.KING, queen=Rank.QUEEN, only_king=rule.king_only)
    if not rule.first_lead:
        yield _cite(Clause.MARR_3)
    yield _cite(Clause.MARR_4) if rule.needs_trick else _cite(Clause.MARR_5)
    if rule.automatic:
        yield _cite(Clause.MARR_6, king=Rank.KING, queen=Rank.QUEEN, only_king=rule.king_only)
    if not rule.after_talon:
        yield _cite(Clause.MARR_7)
    if announces_apart(rules):
        yield _announcing(rules, rule)
    yield _cite(Clause.MARR_9, count=rule.per_lead)
    yield _cite(Clause.MARR_10)
    if rule.king_only:
        yield _cite(Clause.MARR_11, king=Rank.KING)
    if rule.forehand_royal_at_once:
        yield _cite(Clause.MARR_12, royal=rule.royal)


def _announcing(rules: Ruleset, rule: MarriageRule) -> CitedClause:
    purpose = {(True, True): "both", (True, False): "close", (False, True): "more"}
    return _cite(Clause.MARR_8, purpose=purpose[_closes_after_announcing(rules), rule.per_lead > 1])


def _closing(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.closing
    if rule is None or not can_close(rules):
        yield _cite(Clause.CLOSE_14, knock=rules.knocking is not None)
    else:
        yield _cite(Clause.CLOSE_1)
        yield _cite(Clause.CLOSE_2, talon=rule.min_talon)
        if not rule.first_lead:
            yield _cite(Clause.CLOSE_3)
        yield _cite(Clause.CLOSE_4)
    if rule is not None:
        yield from _closing_values(rules, rule)


def _closing_values(rules: Ruleset, rule: ClosingRule) -> Iterator[CitedClause]:
    """What a close pays; a knock is settled by the same values."""
    goal, manual = rules.claiming.goal, rules.claiming.timing is not ClaimTiming.AUTOMATIC
    yield _cite(Clause.CLOSE_5 if rule.value_at is CountMoment.CLOSE else Clause.CLOSE_6, goal=goal)
    match rule.failure:
        case CloseFailure.CLOSER_TRICKS:
            yield _cite(
                Clause.CLOSE_7, value=rule.fail_value, no_trick=rule.fail_value_no_trick, moment=rule.failure_moment
            )
        case CloseFailure.OPPONENT_AT_CLOSE:
            yield _cite(Clause.CLOSE_8, value=rule.fail_value, no_trick=rule.fail_value_no_trick)
        case CloseFailure.FLAT:
            yield _cite(Clause.CLOSE_9, value=rule.fail_value)
    out = rule.opponent_out
    yield _cite(Clause.CLOSE_10, goal=goal, fixed=out is not None, value=out or 0)
    if rule.reach_is_enough:
        yield _cite(Clause.CLOSE_11, goal=goal, manual=manual)
    else:
        yield _cite(Clause.CLOSE_12, goal=goal)
    yield _cite(Clause.CLOSE_13, goal=goal)


def _knocking(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.knocking
    if rule is None:
        yield _cite(Clause.KNOCK_4)
        return
    yield _cite(Clause.KNOCK_1, goal=rules.claiming.goal)
    yield _cite(Clause.KNOCK_2, goal=rules.claiming.goal)
    if rule.replaces_closing:
        yield _cite(Clause.KNOCK_3)


def _bidding(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.bidding
    if rule is None:
        yield _cite(Clause.BID_4)
        return
    yield _cite(Clause.BID_1, goal=rules.claiming.goal)
    yield _cite(Clause.BID_2)
    yield _cite(Clause.BID_3, value=rule.value)


def _claiming(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.claiming
    yield _cite(claiming.clause_of(rule.timing), goal=rule.goal)
    if rule.timing is ClaimTiming.AUTOMATIC:
        return
    if rules.marriage is not None and rule.timing is not ClaimTiming.ANY_TIME:
        yield _cite(Clause.CLAIM_7)
    match rule.wrong:
        case WrongClaim.OPPONENT_TRICKS:
            yield _cite(Clause.CLAIM_8, value=rule.wrong_value, no_trick=rule.wrong_value_no_trick)
        case WrongClaim.CLAIMANT_VALUE:
            yield _cite(Clause.CLAIM_9)
        case WrongClaim.FLAT:
            yield _cite(Clause.CLAIM_10, value=rule.wrong_value)
        case WrongClaim.CLAIM_WORTH:
            yield _cite(Clause.CLAIM_11)
    if rules.closing is not None:
        yield _cite(Clause.CLAIM_12 if rule.wrong_closed is WrongClaimClosed.LARGER else Clause.CLAIM_13)


def _values(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.settlement
    yield _cite(
        Clause.VALUE_1,
        line=rule.schneider,
        plain=rule.value_plain,
        schneider=rule.value_schneider,
        schwarz=rule.value_schwarz,
    )
    yield _cite(Clause.VALUE_2 if rule.schneider_counts_marriages else Clause.VALUE_3, line=rule.schneider)
    if rule.sweep_value is not None:
        tricks = rule.sweep_length or rules.dealing.hand_size
        yield _cite(Clause.SWEEP_1, tricks=tricks, value=rule.sweep_value)


def _played_out(rules: Ruleset) -> Iterator[CitedClause]:
    rule, goal = rules.settlement, rules.claiming.goal
    manual = rules.claiming.timing is not ClaimTiming.AUTOMATIC
    match rule.played_out:
        case PlayedOut.LAST_TRICK:
            yield _cite(Clause.OUT_1, manual=manual, goal=goal)
        case PlayedOut.MOST_POINTS:
            yield _cite(Clause.OUT_2, manual=manual, goal=goal)
        case PlayedOut.MOST_TRICK_POINTS:
            yield _cite(Clause.OUT_3, manual=manual, goal=goal)
        case PlayedOut.BONUS_THEN_MOST_POINTS:
            yield _cite(Clause.OUT_4, manual=manual, goal=goal)
    if rule.played_out_value is None:
        yield _cite(Clause.OUT_5)
    else:
        yield _cite(Clause.OUT_6, value=rule.played_out_value)
    if rule.last_trick_bonus:
        always = rule.bonus_when is BonusWhen.ALWAYS
        yield _cite(Clause.BONUS_1 if always else Clause.BONUS_2, bonus=rule.last_trick_bonus)
    if can_tie(rules):
        yield _cite(Clause.TIE_1)
        if rule.tie_carry:
            yield _cite(Clause.TIE_2, carry=rule.tie_carry)
        if rule.tie_dealer is DrawingDealer.SAME:
            yield _cite(Clause.TIE_3)


def _resigning(rules: Ruleset) -> Iterator[CitedClause]:
    yield _cite(Clause.RESIGN_1)
    if rules.closing is not None:
        larger = rules.settlement.resign_closed is ResignClosed.MAX
        yield _cite(Clause.RESIGN_2 if larger else Clause.RESIGN_3)


def _table(rules: Ruleset) -> Iterator[CitedClause]:
    looks = {LookBack.LAST: Clause.LOOK_1, LookBack.OWN: Clause.LOOK_2, LookBack.NONE: Clause.LOOK_3}
    yield _cite(looks[rules.table.look_back])
    yield _cite(Clause.LOOK_4, shown=rules.table.point_display)


def _match(rules: Ruleset) -> Iterator[CitedClause]:
    rule = rules.match
    if rule.target_unit is TargetUnit.CARD_POINTS:
        yield _cite(Clause.MATCH_3, target=rule.target)
    else:
        yield _cite(Clause.MATCH_2 if rule.direction is Direction.DOWN else Clause.MATCH_1, target=rule.target)
    if rule.marks:
        yield _cite(Clause.MATCH_4, marks=rule.marks)
    if rule.marks_whitewash is not None:
        yield _cite(Clause.MATCH_5, marks=rule.marks_whitewash)
    if rule.marks_retour is not None:
        yield _cite(Clause.MATCH_6, marks=rule.marks_retour)
    match rule.series:
        case Series.BEST_OF:
            yield _cite(Clause.MATCH_7, matches=rule.series_length)
        case Series.FIRST_TO:
            yield _cite(Clause.MATCH_8, matches=rule.series_length)
        case Series.RUBBER:
            yield _cite(Clause.MATCH_9, matches=rule.series_length, drawn=rule.series_length % 2 == 0)
        case Series.SINGLE:
            pass
    if rule.stake_factor is StakeFactor.LAST_DEAL:
        yield _cite(Clause.MATCH_10)
    elif rule.stake_factor is StakeFactor.WHITEWASH:
        yield _cite(Clause.MATCH_11)
    yield _cite(Clause.MATCH_12)


_BUILDERS: Final = (
    _cards,
    _dealing,
    _tricks,
    _following,
    _exchange,
    _marriages,
    _closing,
    _knocking,
    _bidding,
    _claiming,
    _values,
    _played_out,
    _resigning,
    _table,
    _match,
)


PRESENT: Final = "present"
ABSENT: Final = "absent"


@dataclass(frozen=True, slots=True)
class OptionChange:
    """An option with two values, as plain data (`bummerl.rules.ruleset.to_data`).

    Where one ruleset lacks a whole part, the part stands for all its options: `name` is then the part's, and the values
    are ``PRESENT`` and ``ABSENT``.
    """

    name: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class ChangedClause:
    """A clause that both rulesets have, with different parameters."""

    before: CitedClause
    after: CitedClause


@dataclass(frozen=True, slots=True)
class Differences:
    """What changes from one ruleset to another: options, and the clauses that come, go or change."""

    options: tuple[OptionChange, ...]
    gained: tuple[CitedClause, ...]
    lost: tuple[CitedClause, ...]
    changed: tuple[ChangedClause, ...]

    def __bool__(self) -> bool:
        return bool(self.options or self.gained or self.lost or self.changed)


def differences(before: Ruleset, after: Ruleset) -> Differences:
    """What one must know who plays by `before` and sits down to `after`. Names and aliases do not count.

    >>> from bummerl.rules.presets import preset
    >>> found = differences(preset("santase"), preset("santase_2_3"))
    >>> [(change.name, change.before, change.after) for change in found.options]
    [('close_fail', 'flat', 'opponent_at_close'), ('close_fail_value', 3, 2)]
    >>> [str(cited.clause) for cited in found.gained], [str(cited.clause) for cited in found.lost]
    (['CLOSE-8'], ['CLOSE-9'])
    """
    old = {cited.clause: cited for cited in clauses_of(before)}
    new = {cited.clause: cited for cited in clauses_of(after)}
    return Differences(
        options=tuple(_option_changes(before, after)),
        gained=tuple(cited for clause, cited in new.items() if clause not in old),
        lost=tuple(cited for clause, cited in old.items() if clause not in new),
        changed=tuple(
            ChangedClause(old[clause], cited) for clause, cited in new.items() if clause in old and old[clause] != cited
        ),
    )


def _option_changes(before: Ruleset, after: Ruleset) -> Iterator[OptionChange]:
    for part in PARTS:
        lacking = getattr(before, part) is None, getattr(after, part) is None
        if lacking[0] is not lacking[1]:
            yield OptionChange(part, *(ABSENT if lacks else PRESENT for lacks in lacking))
            continue
        for option in OPTIONS:
            if option.part == part and option.of(before) != option.of(after):
                yield OptionChange(option.name, to_data(option.of(before)), to_data(option.of(after)))


def distance(one: Ruleset, other: Ruleset) -> int:
    """How far apart two rulesets are: the number of clauses that come, go or change.

    >>> from bummerl.rules.presets import preset
    >>> distance(preset("bummerl"), preset("bummerl")), distance(preset("bummerl"), preset("stake_bummerl"))
    (0, 1)
    """
    found = differences(one, other)
    return len(found.gained) + len(found.lost) + len(found.changed)
