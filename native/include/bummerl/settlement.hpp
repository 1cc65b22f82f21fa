// What a finished deal pays: the function `settle` of the Python rules, clauses left out.
#pragma once

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl {

// V: what a deal is worth against a loser with these counted card points and tricks (VALUE-1).
[[nodiscard]] inline int deal_value(const Rules& rules, int trick_points, int marriage_points, int tricks) noexcept {
    if (tricks == 0) return rules.value_schwarz;
    const int counted = trick_points + (rules.schneider_counts_marriages ? marriage_points : 0);
    return counted < rules.schneider ? rules.value_schneider : rules.value_plain;
}

// Ends the deal: sets ending, winner, game points and what is carried on. `by` is the seat that reached the goal,
// claimed, resigned or took the last trick.
void settle(const Tables& tables, Position& at, Ending ending, int by) noexcept;

}  // namespace bummerl
