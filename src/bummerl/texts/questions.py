"""The questions that players ask of a ruleset: those that its options raise, with what the answers need to know."""

from __future__ import annotations

from collections.abc import Iterator

from bummerl.rules.cards import Suit
from bummerl.rules.composition import Parameter, announces_apart, can_close, can_tie
from bummerl.rules.ruleset import (
    BonusWhen,
    ClaimTiming,
    CloseFailure,
    ClosingRule,
    CountMoment,
    Direction,
    DrawingDealer,
    FirstDealer,
    MarriageRule,
    PlayedOut,
    ResignClosed,
    Ruleset,
    Series,
    StakeFactor,
    TargetUnit,
    TrickWinner,
    WrongClaimClosed,
)

__all__ = ["questions"]

_Question = tuple[str, dict[str, Parameter]]


def questions(rules: Ruleset) -> tuple[_Question, ...]:
    """The message ids of the questions that concern a ruleset, in the order of its sections, with their variables.

    >>> from bummerl.rules.presets import preset
    >>> "faq-sweep" in dict(questions(preset("bummerl"))), "faq-sweep" in dict(questions(preset("santase")))
    (True, False)
    """
    return tuple(
        question
        for section in (_cards, _following, _exchange, _marriages, _claiming, _closing, _played_out, _others)
        for question in section(rules)
    )


def _cards(rules: Ruleset) -> Iterator[_Question]:
    yield "faq-talon-count", {"talon": rules.talon_size}
    if rules.dealing.first_dealer in (FirstDealer.CUT, FirstDealer.LOWEST_CARD):
        yield "faq-dealer-equal", {}


def _following(rules: Ruleset) -> Iterator[_Question]:
    if rules.trick.winner is TrickWinner.HIGHEST_ANY_SUIT:
        yield "faq-any-suit", {}
    if can_close(rules):
        yield "faq-strict-when", {}
    if rules.following.must_beat:
        yield "faq-beat", {}
    elif rules.following.must_follow and rules.following.must_trump:
        yield "faq-no-beat", {}
    yield "faq-revoke", {}


def _exchange(rules: Ruleset) -> Iterator[_Question]:
    rule = rules.exchange
    if rule is None:
        yield "faq-no-exchange", {}
        return
    yield "faq-exchanged-card", {}
    yield "faq-exchange-kept-back", {}
    if not rule.first_lead:
        yield "faq-exchange-first-lead", {}
    if rule.answers_close and can_close(rules):
        yield "faq-exchange-answer", {"trick": rule.needs_trick}


def _marriages(rules: Ruleset) -> Iterator[_Question]:
    rule = rules.marriage
    if rule is None:
        return
    most = rule.royal + (len(Suit) - 1) * rule.plain
    yield "faq-marriage-most", {"most": most, "total": most + rules.pack.total}
    yield "faq-sequences", {}
    if rule.first_lead:
        yield "faq-marriage-first-lead", {"counts": _counting(rule)}
    if rule.needs_trick and rule.first_lead:
        yield "faq-pending-line", {"line": rules.settlement.schneider}
    if not rule.needs_trick or rule.forehand_royal_at_once:
        yield "faq-marriage-no-trick", {"schwarz": rules.settlement.value_schwarz}
    counted = rules.settlement.schneider_counts_marriages
    yield "faq-marriages-count", {"line": rules.settlement.schneider, "count": counted}
    yield from _declaring(rules, rule)


def _counting(rule: MarriageRule) -> str:
    """When a marriage counts that is declared on the first lead."""
    if not rule.needs_trick:
        return "at-once"
    return "trumps-at-once" if rule.forehand_royal_at_once else "pending"


def _declaring(rules: Ruleset, rule: MarriageRule) -> Iterator[_Question]:
    if rule.automatic:
        yield "faq-automatic-marriage", {}
    if announces_apart(rules) and rules.closing is not None and rules.closing.after_marriage:
        yield "faq-announce-order", {}
    if rule.per_lead > 1:
        yield "faq-two-marriages", {}


def _claiming(rules: Ruleset) -> Iterator[_Question]:
    rule = rules.claiming
    if rule.timing is ClaimTiming.AUTOMATIC:
        yield "faq-ends-by-itself", {"goal": rule.goal}
        return
    yield "faq-must-claim", {"goal": rule.goal}
    yield "faq-claim-over", {"goal": rule.goal}
    if rules.marriage is not None:
        yield "faq-claim-on-marriage", {"pending": rules.marriage.needs_trick}
    if rules.exchange is not None and can_close(rules):
        yield "faq-claim-after-exchange", {}
    if can_close(rules):
        yield "faq-wrong-claim-closer", {"larger": rule.wrong_closed is WrongClaimClosed.LARGER}


def _closing(rules: Ruleset) -> Iterator[_Question]:
    rule = rules.closing
    if rule is None or not can_close(rules):
        return
    yield "faq-close-leader-only", {}
    if rule.min_talon > 2:
        yield "faq-close-talon-minimum", {"talon": rule.min_talon}
    else:
        yield "faq-close-small-talon", {}
    yield "faq-frozen" if rule.value_at is CountMoment.CLOSE else "faq-not-frozen", {}
    yield _failure(rule)
    fixed = rule.opponent_out
    yield "faq-opponent-first", {"goal": rules.claiming.goal, "fixed": fixed is not None, "value": fixed or 0}
    if not rule.reach_is_enough:
        yield "faq-closer-last-trick", {"goal": rules.claiming.goal}
    if rules.settlement.played_out is PlayedOut.LAST_TRICK:
        yield "faq-closed-last-trick", {"goal": rules.claiming.goal}
    if rules.settlement.last_trick_bonus:
        yield "faq-bonus-closed", {"always": rules.settlement.bonus_when is BonusWhen.ALWAYS}


def _failure(rule: ClosingRule) -> _Question:
    values: dict[str, Parameter] = {"value": rule.fail_value, "no_trick": rule.fail_value_no_trick}
    match rule.failure:
        case CloseFailure.CLOSER_TRICKS:
            return "faq-fail-closer-tricks", {**values, "moment": rule.failure_moment}
        case CloseFailure.OPPONENT_AT_CLOSE:
            return "faq-fail-opponent-tricks", values
        case CloseFailure.FLAT:
            return "faq-fail-flat", {"value": rule.fail_value}


def _played_out(rules: Ruleset) -> Iterator[_Question]:
    rule, goal = rules.settlement, rules.claiming.goal
    manual = rules.claiming.timing is not ClaimTiming.AUTOMATIC
    # Who falls short of the goal leaves so much to the other: neither can be Schneider then.
    above_line = rules.pack.total - goal >= rule.schneider
    yield "faq-schwarz-tricks", {"line": rule.schneider}
    match rule.played_out:
        case PlayedOut.LAST_TRICK if rule.played_out_value is not None and (manual or above_line):
            yield "faq-last-trick-value", {"value": rule.played_out_value, "goal": goal, "manual": manual}
        case PlayedOut.MOST_TRICK_POINTS if rules.marriage is not None:
            yield "faq-most-trick-points", {}
        case PlayedOut.BONUS_THEN_MOST_POINTS if manual:
            yield "faq-bonus-order", {"goal": goal, "bonus": rule.last_trick_bonus}
        case _:
            pass
    if can_tie(rules):
        yield "faq-tie", {"carry": rule.tie_carry}
        if rule.tie_dealer is DrawingDealer.SAME:
            yield "faq-level-dealer", {}
    if rule.sweep_value is not None:
        yield "faq-sweep", {"tricks": rule.sweep_length or rules.dealing.hand_size}


def _others(rules: Ruleset) -> Iterator[_Question]:
    if can_close(rules):
        yield "faq-resign-closed", {"larger": rules.settlement.resign_closed is ResignClosed.MAX}
    if rules.bidding is not None:
        yield "faq-bid-when", {}
        yield "faq-bid-resign", {"value": rules.bidding.value}
    if rules.knocking is not None and can_close(rules):
        yield "faq-knock-close", {}
    match = rules.match
    if match.direction is Direction.DOWN:
        yield "faq-countdown", {}
    if match.target_unit is TargetUnit.CARD_POINTS:
        yield "faq-card-point-match", {}
    if match.series is Series.RUBBER and match.series_length % 2 == 0:
        yield "faq-rubber-drawn", {"matches": match.series_length}
    if match.stake_factor is StakeFactor.LAST_DEAL:
        yield "faq-stake", {}
