// Which cards may answer the card led (FOLLOW-1 to FOLLOW-6).
#pragma once

#include "bummerl/tables.hpp"

namespace bummerl::following {

// The replies that strict play allows, as a mask of the hand.
[[nodiscard]] inline Cards allowed(const Tables& tables, Cards hand, int led, int trump) noexcept {
    const Cards in_suit = hand & suit_bits(suit_of(led));
    if (in_suit) {
        if (!tables.rules.must_follow) return hand;
        const Cards better = tables.rules.must_beat ? in_suit & tables.higher[static_cast<std::size_t>(led)] : 0;
        return better ? better : in_suit;
    }
    if (tables.rules.must_trump && suit_of(led) != trump) {
        const Cards trumps = hand & suit_bits(trump);
        return trumps ? trumps : hand;
    }
    return hand;
}

}  // namespace bummerl::following
