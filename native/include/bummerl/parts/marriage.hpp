// Declaring king and queen (MARR-1 to MARR-13).
#pragma once

#include "bummerl/parts/closing.hpp"
#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl::marriage {

[[nodiscard]] inline bool declarable(const Tables& tables, const Position& at, int seat, int suit) noexcept {
    const Rules& rules = tables.rules;
    const Moving& now = at.now;
    const Cards pair = pair_bits(suit);
    return rules.marriage && (now.hands[seat] & pair) == pair && !(now.declared[seat] >> suit & 1) &&
           std::popcount(now.announced) < rules.marriage_per_lead &&
           (rules.marriage_first_lead || at.trick_number() != 0) &&
           (rules.marriage_after_talon || now.stage == kOpen);
}

// Whether the marriage may be announced apart from the lead: where that serves to close after it (MARR-8) or to
// declare a further one on the same lead (MARR-9).
[[nodiscard]] inline bool announceable(const Tables& tables, const Position& at, int seat, int suit) noexcept {
    const Rules& rules = tables.rules;
    if (seat != at.now.leader || at.now.led != kNoCard || !rules.marriage || rules.marriage_automatic ||
        !declarable(tables, at, seat, suit)) {
        return false;
    }
    if (closing::possible_after_announcing(tables, at, seat)) return true;
    if (std::popcount(at.now.announced) + 1 >= rules.marriage_per_lead) return false;
    for (int other = 0; other < kSuits; ++other) {
        if (other != suit && declarable(tables, at, seat, other)) return true;
    }
    return false;
}

inline void declare(const Tables& tables, Position& at, int seat, int suit) noexcept {
    const Rules& rules = tables.rules;
    Moving& now = at.now;
    const bool royal = suit == at.trump;
    const auto worth = static_cast<std::int16_t>(royal ? rules.marriage_royal : rules.marriage_plain);
    const bool at_once = !rules.marriage_needs_trick || now.tricks[seat] > 0 ||
                         (rules.marriage_forehand_royal && royal && seat == 0 && at.trick_number() == 0);
    now.declared[seat] = static_cast<std::uint8_t>(now.declared[seat] | 1 << suit);
    std::int16_t* const account = at_once ? now.marriage_points : now.pending;
    account[seat] = static_cast<std::int16_t>(account[seat] + worth);
}

// Whether leading this rank declares the suit's marriage by itself (MARR-6).
[[nodiscard]] inline bool automatic(const Tables& tables, const Position& at, int seat, int card) noexcept {
    const Rules& rules = tables.rules;
    if (!rules.marriage || !rules.marriage_automatic) return false;
    const int rank = rank_of(card);
    return (rank == kKing || (rank == kQueen && !rules.marriage_king_only)) &&
           declarable(tables, at, seat, suit_of(card));
}

}  // namespace bummerl::marriage
