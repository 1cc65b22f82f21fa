// Exchanging the lowest trump for the upcard (EXCH-1 to EXCH-8).
#pragma once

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl::exchange {

// Whether the seat stands between a close and the closer's lead (EXCH-6).
[[nodiscard]] inline bool answers_close(const Position& at, int seat) noexcept {
    const Moving& now = at.now;
    return now.closer != kNobody && !now.knock && now.close_number == at.trick_number() && now.led == kNoCard &&
           seat != now.leader;
}

[[nodiscard]] inline bool offered(const Tables& tables, const Position& at, int seat) noexcept {
    const Rules& rules = tables.rules;
    const Moving& now = at.now;
    if (rules.exchange_rank < 0) return false;
    if (seat == now.leader && now.led == kNoCard) {
        if (now.stage == kClosed) return false;
    } else if (!(rules.exchange_answers_close && answers_close(at, seat))) {
        return false;
    }
    return (now.hands[seat] & bit(tables.exchange_card[at.trump])) &&
           (rules.exchange_first_lead || at.trick_number() != 0) &&
           (!rules.exchange_needs_trick || now.tricks[seat] != 0) && now.talon_left >= rules.exchange_min_talon;
}

inline void take(const Tables& tables, Position& at, int seat) noexcept {
    const std::uint8_t card = tables.exchange_card[at.trump];
    at.now.hands[seat] ^= bit(card) | bit(at.now.upcard);
    at.now.upcard = card;
}

}  // namespace bummerl::exchange
