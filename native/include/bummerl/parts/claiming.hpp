// Claiming the goal (CLAIM-1 to CLAIM-7).
#pragma once

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl::claiming {

[[nodiscard]] inline bool reached(const Tables& tables, const Position& at, int seat) noexcept {
    return at.points(seat) >= tables.rules.goal;
}

// Whether the seat may claim now; whether the claim is right is another matter.
[[nodiscard]] inline bool offered(const Tables& tables, const Position& at, int seat) noexcept {
    const Moving& now = at.now;
    const bool to_lead = now.led == kNoCard;
    const bool leader = seat == now.leader;
    bool in_time = false;
    switch (tables.rules.claim_timing) {
        case kAutomatic: return false;
        case kAnyTime: in_time = true; break;
        case kBetweenTricks: in_time = to_lead && at.trick_number() > 0; break;
        case kOwnTurn: in_time = leader == to_lead; break;
        case kAfterTrickOrMarriage: in_time = leader && to_lead && at.trick_number() > 0; break;
        case kOnLead: in_time = leader && to_lead; break;
        default: break;
    }
    // A marriage just declared may be claimed on until it is answered (CLAIM-7).
    return in_time || (leader && (now.led_marriage || now.announced));
}

}  // namespace bummerl::claiming
