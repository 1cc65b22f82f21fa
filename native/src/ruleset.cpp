#include "bummerl/ruleset.hpp"

#include <cstring>
#include <string>

#include "bummerl/cards.hpp"
#include "bummerl/errors.hpp"

namespace bummerl {

const std::array<const char*, kRuleNumbers> kRuleNames = {
#define BUMMERL_NAME(name) #name,
    BUMMERL_RULE_FIELDS(BUMMERL_NAME)
#undef BUMMERL_NAME
};

namespace {

// What is out of range here would break the core; what is merely odd is the business of the Python validation.
class Ranges {
  public:
    void check(const char* name, int value, int least, int most) {
        if (value < least || value > most) {
            text_ += text_.empty() ? "" : "; ";
            text_ += std::string(name) + " is " + std::to_string(value) + ", not " + std::to_string(least) + " to " +
                     std::to_string(most);
        }
    }
    void require(bool sound, const char* what) {
        if (!sound) text_ += (text_.empty() ? "" : "; ") + std::string(what);
    }
    void finish() const {
        if (!text_.empty()) throw Error("rules", text_);
    }

  private:
    std::string text_;
};

}  // namespace

Rules rules_from_numbers(std::span<const int> numbers) {
    if (numbers.size() != kRuleNumbers) {
        throw Error("rules", "expected " + std::to_string(kRuleNumbers) + " numbers, got " +
                                 std::to_string(numbers.size()));
    }
    Rules rules{};
    static_assert(std::is_trivially_copyable_v<Rules>);
    std::memcpy(static_cast<void*>(&rules), numbers.data(), sizeof rules);

    Ranges ranges;
    int ranks = 0;
    unsigned seen = 0;
    for (int place = 0; place < kRanks; ++place) {
        const int rank = rules.rank(place);
        ranges.check("rank", rank, kNone, kRanks - 1);
        ranges.check("points", rules.rank_points(place), 0, 99);
        if (rank < 0 || rank >= kRanks) continue;
        ranges.require(ranks == place, "the ranks have a gap");
        ranges.require((seen >> rank & 1U) == 0, "a rank is there twice");
        seen |= 1U << rank;
        ++ranks;
    }
    const int talon = kSuits * ranks - 2 * rules.hand_size;
    ranges.check("hand_size", rules.hand_size, 1, 15);
    ranges.require(talon >= 2 && talon % 2 == 0, "the talon must have an even number of cards, two at least");
    for (const int flag : {rules.must_follow, rules.must_trump, rules.must_beat, rules.exchange_needs_trick,
                           rules.exchange_first_lead, rules.exchange_answers_close, rules.marriage,
                           rules.marriage_first_lead, rules.marriage_needs_trick, rules.marriage_after_talon,
                           rules.marriage_automatic, rules.marriage_king_only, rules.marriage_forehand_royal,
                           rules.closing, rules.close_first_lead, rules.close_after_marriage,
                           rules.close_reach_is_enough, rules.wrong_closed_flat, rules.knocking,
                           rules.knock_replaces_closing, rules.schneider_counts_marriages, rules.bonus_open_only,
                           rules.resign_closed_max}) {
        ranges.check("a yes-or-no field", flag, 0, 1);
    }
    ranges.check("trick_winner", rules.trick_winner, kLedSuit, kHighestAnySuit);
    ranges.check("exchange_rank", rules.exchange_rank, kNone, kRanks - 1);
    ranges.require(rules.exchange_rank < 0 || (seen >> rules.exchange_rank & 1U), "no card of the exchange's rank");
    ranges.check("exchange_min_talon", rules.exchange_min_talon, 2, kFaces);
    ranges.require(!rules.marriage || ((seen >> kKing & 1U) && (seen >> kQueen & 1U)), "marriages need K and Q");
    ranges.check("marriage_plain", rules.marriage_plain, 0, 1000);
    ranges.check("marriage_royal", rules.marriage_royal, 0, 1000);
    ranges.check("marriage_per_lead", rules.marriage_per_lead, 1, kSuits);
    ranges.check("close_min_talon", rules.close_min_talon, 2, kFaces);
    ranges.check("close_value_at", rules.close_value_at, kAtClose, kAtEnd);
    ranges.check("close_failure", rules.close_failure, kCloserTricks, kFlatFailure);
    ranges.check("close_failure_moment", rules.close_failure_moment, kAtClose, kAtEnd);
    ranges.check("claim_timing", rules.claim_timing, kAutomatic, kOnLead);
    ranges.check("wrong_claim", rules.wrong_claim, kOpponentTricks, kClaimWorth);
    ranges.check("played_out", rules.played_out, kLastTrick, kBonusThenMostPoints);
    ranges.check("goal", rules.goal, 1, 10000);
    ranges.check("schneider", rules.schneider, -10000, 10000);
    ranges.check("last_trick_bonus", rules.last_trick_bonus, 0, 1000);
    ranges.check("sweep_length", rules.sweep_length, kNone, rules.hand_size);
    // What a deal can pay is looked up in tables of utilities, so it stays within a hundred.
    for (const int paid : {rules.close_fail_value, rules.close_fail_value_no_trick, rules.wrong_value,
                           rules.wrong_value_no_trick, rules.value_plain, rules.value_schneider, rules.value_schwarz}) {
        ranges.check("a number of game points", paid, 0, 99);
    }
    for (const int paid : {rules.close_opponent_out, rules.bid_value, rules.played_out_value, rules.sweep_value}) {
        ranges.check("an optional number of game points", paid, kNone, 99);
    }
    ranges.check("tie_carry", rules.tie_carry, 0, 99);
    ranges.require(!rules.knocking || rules.closing, "a knock is settled like a close");
    ranges.finish();
    return rules;
}

}  // namespace bummerl
