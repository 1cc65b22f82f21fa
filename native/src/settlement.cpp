#include "bummerl/settlement.hpp"

#include <algorithm>

namespace bummerl {
namespace {

struct Verdict {
    int winner;
    int value;
};

// The facts of a deal at its end; the last-trick bonus may be added to a copy of them.
class Judge {
  public:
    Judge(const Tables& tables, const Position& at, Ending ending, int by) noexcept
        : tables_(tables), rules_(tables.rules), now_(at.now), ending_(ending), by_(by) {
        const int leader = now_.leader;
        const bool all = now_.strict_tricks[leader] >= tables.sweep_length && now_.strict_tricks[1 - leader] == 0;
        swept_ = all ? leader : kNobody;
        trick_points_[0] = now_.trick_points[0];
        trick_points_[1] = now_.trick_points[1];
    }

    [[nodiscard]] Verdict decide() noexcept {
        if (now_.bidder != kNobody) return bid();
        switch (ending_) {
            case kResigned: return resigned();
            case kWrongClaimed: return wrong_claim();
            case kGoal: return goal();
            case kKnockFailed: return {1 - now_.closer, close_failure()};
            default: return played_out();
        }
    }

  private:
    [[nodiscard]] int points(int seat) const noexcept { return trick_points_[seat] + now_.marriage_points[seat]; }
    [[nodiscard]] int value_of(int loser) const noexcept {
        return deal_value(rules_, trick_points_[loser], now_.marriage_points[loser], now_.tricks[loser]);
    }
    [[nodiscard]] bool closed() const noexcept { return now_.closer != kNobody; }

    [[nodiscard]] int close_success() const noexcept {
        const int opponent = 1 - now_.closer;
        if (rules_.close_value_at == kAtEnd) return value_of(opponent);
        const int tricks = now_.close_trick_points[opponent];
        return deal_value(rules_, tricks, now_.close_points[opponent] - tricks, now_.close_tricks[opponent]);
    }

    [[nodiscard]] int close_failure() const noexcept {
        bool none = false;
        switch (rules_.close_failure) {
            case kFlatFailure: return rules_.close_fail_value;
            case kCloserTricks:
                none = (rules_.close_failure_moment == kAtEnd ? now_.tricks : now_.close_tricks)[now_.closer] == 0;
                break;
            default: none = now_.close_tricks[1 - now_.closer] == 0; break;
        }
        return none ? rules_.close_fail_value_no_trick : rules_.close_fail_value;
    }

    // What a closed deal is worth to its winner.
    [[nodiscard]] int closed_stake(int winner) const noexcept {
        return winner == now_.closer ? close_success() : close_failure();
    }

    [[nodiscard]] Verdict bid() const noexcept {
        const int bidder = now_.bidder;
        const bool made = ending_ == kGoal && by_ == bidder && now_.tricks[1 - bidder] == 0;
        const bool ceded = (ending_ == kResigned || ending_ == kWrongClaimed) && by_ != bidder;
        return {made || ceded ? bidder : 1 - bidder, rules_.bid_value < 0 ? 0 : rules_.bid_value};
    }

    [[nodiscard]] Verdict resigned() const noexcept {
        const int winner = 1 - by_;
        const int value = value_of(by_);
        if (!closed() || !rules_.resign_closed_max) return {winner, value};
        return {winner, std::max(value, closed_stake(winner))};
    }

    [[nodiscard]] Verdict wrong_claim() const noexcept {
        const int winner = 1 - by_;
        int value = 0;
        switch (rules_.wrong_claim) {
            case kOpponentTricks:
                value = now_.tricks[winner] == 0 ? rules_.wrong_value_no_trick : rules_.wrong_value;
                break;
            case kClaimantValue: value = value_of(by_); break;
            case kFlatWrong: value = rules_.wrong_value; break;
            default: value = closed() ? closed_stake(by_) : value_of(winner); break;
        }
        if (!closed() || rules_.wrong_closed_flat) return {winner, value};
        return {winner, std::max(value, closed_stake(winner))};
    }

    // The winner's value lifted to the sweep's where he took every trick of the strict phase (SWEEP-1).
    [[nodiscard]] Verdict with_sweep(int winner, int value) const noexcept {
        if (rules_.sweep_value >= 0 && swept_ == winner) value = std::max(value, rules_.sweep_value);
        return {winner, value};
    }

    [[nodiscard]] Verdict goal() const noexcept {
        if (!closed()) return with_sweep(by_, value_of(1 - by_));
        if (by_ == now_.closer) return with_sweep(by_, close_success());
        return with_sweep(by_, rules_.close_opponent_out >= 0 ? rules_.close_opponent_out : close_failure());
    }

    [[nodiscard]] Verdict played_out() noexcept {
        const int last = by_;
        if (rules_.last_trick_bonus && !(closed() && rules_.bonus_open_only)) {
            trick_points_[last] += rules_.last_trick_bonus;
        }
        if (closed()) {
            const int closer = now_.closer;
            // A sweep against the closer beats a goal that he never claimed (SWEEP-1).
            const bool swept_out = rules_.sweep_value >= 0 && swept_ == 1 - closer;
            if (points(closer) >= rules_.goal && (rules_.close_reach_is_enough || last == closer) && !swept_out) {
                return with_sweep(closer, close_success());
            }
            return with_sweep(1 - closer, close_failure());
        }
        if (rules_.sweep_value >= 0 && swept_ != kNobody) return with_sweep(swept_, value_of(1 - swept_));
        const int winner = open_winner(last);
        if (winner == kNobody) return {kNobody, 0};
        return {winner, rules_.played_out_value >= 0 ? rules_.played_out_value : value_of(1 - winner)};
    }

    [[nodiscard]] int open_winner(int last) const noexcept {
        const auto more = [](int first, int second) { return first == second ? kNobody : first > second ? 0 : 1; };
        switch (rules_.played_out) {
            case kLastTrick: return last;
            case kMostPoints: return more(points(0), points(1));
            case kMostTrickPoints: return more(trick_points_[0], trick_points_[1]);
            default:
                if (points(last) >= rules_.goal) return last;
                return more(points(0), points(1));
        }
    }

    const Tables& tables_;
    const Rules& rules_;
    const Moving& now_;
    Ending ending_;
    int by_;
    int swept_ = kNobody;
    int trick_points_[2] = {0, 0};
};

}  // namespace

void settle(const Tables& tables, Position& at, Ending ending, int by) noexcept {
    const Verdict verdict = Judge(tables, at, ending, by).decide();
    Moving& now = at.now;
    now.ending = ending;
    now.winner = static_cast<std::int16_t>(verdict.winner);
    if (verdict.winner == kNobody) {
        now.game_points = 0;
        now.carry += tables.rules.tie_carry;
    } else {
        now.game_points = static_cast<std::int16_t>(verdict.value + now.carry);
        now.carry = 0;
    }
}

}  // namespace bummerl
