// Closing the talon (CLOSE-1 to CLOSE-4).
#pragma once

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl::closing {

[[nodiscard]] inline bool offered(const Tables& tables, const Position& at, int seat) noexcept {
    const Rules& rules = tables.rules;
    const Moving& now = at.now;
    return rules.closing && !(rules.knocking && rules.knock_replaces_closing) && seat == now.leader &&
           now.led == kNoCard && now.stage == kOpen && (rules.close_first_lead || at.trick_number() != 0) &&
           now.talon_left >= rules.close_min_talon && (!now.announced || rules.close_after_marriage);
}

// Whether the leader could still close once he has announced a marriage (MARR-8).
[[nodiscard]] inline bool possible_after_announcing(const Tables& tables, const Position& at, int seat) noexcept {
    return tables.rules.close_after_marriage && offered(tables, at, seat);
}

inline void take(Position& at, int seat, bool knock) noexcept {
    Moving& now = at.now;
    now.stage = kClosed;
    now.closer = static_cast<std::int8_t>(seat);
    now.close_number = static_cast<std::int8_t>(at.trick_number());
    now.knock = knock;
    for (int each = 0; each < 2; ++each) {
        now.close_points[each] = static_cast<std::int16_t>(at.points(each));
        now.close_trick_points[each] = now.trick_points[each];
        now.close_tricks[each] = now.tricks[each];
    }
}

}  // namespace bummerl::closing
