// From what a deal pays to what that is worth: any utility over settlements, as ranks that a search can compare.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl {

inline constexpr int kUtilityReach = 12;                      // a utility is a table over -12..12
inline constexpr int kUtilitySize = 2 * kUtilityReach + 1;

// The worth of every settlement to one seat; the other seat's is the opposite. Searches work on ranks: the places of
// the worths in ascending order, seen from seat 0. Worths need not rise with the game points.
class Outcomes {
  public:
    // `utility` has a worth for each of -12..12 game points of `seat`, or is empty for the game points themselves.
    // Throws Error("utility") if the deal can pay more than the table has room for or a worth is not finite.
    Outcomes(const Tables& tables, int carry, int seat, std::span<const double> utility);

    [[nodiscard]] int seat() const noexcept { return seat_; }
    [[nodiscard]] int reach() const noexcept { return reach_; }
    [[nodiscard]] int ranks() const noexcept { return static_cast<int>(worths_.size()); }
    // The rank of a result, which is signed for seat 0.
    [[nodiscard]] int rank(int signed_points) const noexcept {
        return rank_[static_cast<std::size_t>(signed_points + reach_)];
    }
    [[nodiscard]] int rank(const Position& settled) const noexcept { return rank(settled.signed_points(0)); }
    // The worth of a rank to the seat of the utility.
    [[nodiscard]] double worth(int rank) const noexcept {
        const double to_first = worths_[static_cast<std::size_t>(rank)];
        return seat_ == 0 ? to_first : 0.0 - to_first;
    }
    // Whether more game points are never worth less.
    [[nodiscard]] bool monotone() const noexcept { return monotone_; }

  private:
    int seat_;
    int reach_;
    bool monotone_ = true;
    std::vector<std::int16_t> rank_;
    std::vector<double> worths_;  // to seat 0, ascending
};

}  // namespace bummerl
