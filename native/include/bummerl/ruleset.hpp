// A ruleset as numbers. Nothing here knows a preset; what the numbers mean is said by the Python rulesets they come
// from, whose parts and fields they follow in name and order.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace bummerl {

// Enumerations take the order in which the Python enums define their members.
enum TrickWinner : int { kLedSuit, kHighestAnySuit };
enum CountMoment : int { kAtClose, kAtEnd };
enum CloseFailure : int { kCloserTricks, kOpponentAtClose, kFlatFailure };
enum ClaimTiming : int { kAutomatic, kAnyTime, kBetweenTricks, kOwnTurn, kAfterTrickOrMarriage, kOnLead };
enum WrongClaim : int { kOpponentTricks, kClaimantValue, kFlatWrong, kClaimWorth };
enum PlayedOut : int { kLastTrick, kMostPoints, kMostTrickPoints, kBonusThenMostPoints };

inline constexpr int kNone = -1;  // a field whose value is None in Python

// name, one a line: the order is the order of the numbers.
#define BUMMERL_RULE_FIELDS(X)                                                                                      \
    /* pack: rank_0 is the highest in a trick; absent ranks are -1 */                                               \
    X(rank_0) X(rank_1) X(rank_2) X(rank_3) X(rank_4) X(rank_5) X(rank_6) X(rank_7)                                 \
    X(points_0) X(points_1) X(points_2) X(points_3) X(points_4) X(points_5) X(points_6) X(points_7)                 \
    /* dealing, trick, following */                                                                                 \
    X(hand_size) X(trick_winner) X(must_follow) X(must_trump) X(must_beat)                                          \
    /* exchange: rank -1 if there is none */                                                                        \
    X(exchange_rank) X(exchange_needs_trick) X(exchange_first_lead) X(exchange_min_talon)                           \
    X(exchange_answers_close)                                                                                       \
    /* marriage */                                                                                                  \
    X(marriage) X(marriage_plain) X(marriage_royal) X(marriage_first_lead) X(marriage_needs_trick)                  \
    X(marriage_after_talon) X(marriage_automatic) X(marriage_per_lead) X(marriage_king_only)                        \
    X(marriage_forehand_royal)                                                                                      \
    /* closing */                                                                                                   \
    X(closing) X(close_first_lead) X(close_min_talon) X(close_after_marriage) X(close_value_at) X(close_failure)    \
    X(close_fail_value) X(close_fail_value_no_trick) X(close_failure_moment) X(close_opponent_out)                  \
    X(close_reach_is_enough)                                                                                        \
    /* claiming */                                                                                                  \
    X(goal) X(claim_timing) X(wrong_claim) X(wrong_value) X(wrong_value_no_trick) X(wrong_closed_flat)              \
    /* bidding, knocking: bid_value -1 if there is no bid */                                                        \
    X(bid_value) X(knocking) X(knock_replaces_closing)                                                              \
    /* settlement */                                                                                                \
    X(schneider) X(value_plain) X(value_schneider) X(value_schwarz) X(schneider_counts_marriages) X(played_out)     \
    X(played_out_value) X(last_trick_bonus) X(bonus_open_only) X(tie_carry) X(sweep_value) X(sweep_length)          \
    X(resign_closed_max)

struct Rules {
#define BUMMERL_FIELD(name) int name;
    BUMMERL_RULE_FIELDS(BUMMERL_FIELD)
#undef BUMMERL_FIELD

    [[nodiscard]] int rank(int place) const noexcept { return (&rank_0)[place]; }
    [[nodiscard]] int rank_points(int place) const noexcept { return (&points_0)[place]; }
};

#define BUMMERL_COUNT(name) +1
inline constexpr int kRuleNumbers = 0 BUMMERL_RULE_FIELDS(BUMMERL_COUNT);
#undef BUMMERL_COUNT
static_assert(sizeof(Rules) == sizeof(int) * kRuleNumbers);

// The names of the numbers, in order.
extern const std::array<const char*, kRuleNumbers> kRuleNames;

// The rules of so many numbers; throws Error("rules") with every number that is out of its range.
[[nodiscard]] Rules rules_from_numbers(std::span<const int> numbers);

}  // namespace bummerl
