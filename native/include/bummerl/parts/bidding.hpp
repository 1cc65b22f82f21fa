// The Snapszer bid (BID-1 to BID-3) and knocking (KNOCK-1 to KNOCK-3).
#pragma once

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl::bidding {

[[nodiscard]] inline bool bid_offered(const Tables& tables, const Position& at) noexcept {
    return tables.rules.bid_value >= 0 && at.trick_number() == 0 && at.now.bidder == kNobody &&
           at.now.closer == kNobody;
}

[[nodiscard]] inline bool knock_offered(const Tables& tables, const Position& at, int seat) noexcept {
    return tables.rules.knocking && seat == at.now.leader && at.now.led == kNoCard && at.now.stage == kOpen &&
           !at.now.announced;
}

}  // namespace bummerl::bidding
