#include "bummerl/kati/sight.hpp"

#include "bummerl/parts/claiming.hpp"
#include "bummerl/parts/exchange.hpp"

namespace bummerl::kati {
namespace {

// The cards that a strict reply proves the follower not to hold, as `following.excluded_by` of the Python rules.
Cards excluded_by(const Tables& tables, int reply, int led, int trump) noexcept {
    const Rules& rules = tables.rules;
    if (!rules.must_follow) return 0;
    const Cards higher = tables.higher[static_cast<std::size_t>(led)];
    if (suit_of(reply) == suit_of(led)) return rules.must_beat && !(higher & bit(reply)) ? higher : 0;
    Cards cards = suit_bits(suit_of(led));
    if (rules.must_trump && suit_of(reply) != trump && suit_of(led) != trump) cards |= suit_bits(trump);
    return cards & tables.pack;
}

}  // namespace

Sight opening(const Tables& tables, const Cards (&hands)[2], const std::uint8_t* stock, int stock_size,
              int upcard) noexcept {
    Sight sight;
    Moving& now = sight.at.now;
    now.hands[0] = hands[0];
    now.hands[1] = hands[1];
    now.closer = kNobody;
    now.bidder = kNobody;
    now.winner = kNobody;
    now.led = kNoCard;
    now.stage = kOpen;
    now.upcard = static_cast<std::uint8_t>(upcard);
    now.talon_left = static_cast<std::uint8_t>(tables.talon_size);
    sight.at.trump = static_cast<std::uint8_t>(suit_of(upcard));
    sight.at.stock_size = static_cast<std::uint8_t>(stock_size);
    for (int place = 0; place < stock_size; ++place) sight.at.stock[place] = stock[place];
    return sight;
}

void step(const Tables& tables, Sight& sight, int seat, Action action) noexcept {
    Position& at = sight.at;
    Shown& shown = sight.shown;
    const Moving before = at.now;
    Undo undo;
    make(tables, at, seat, action, undo);
    const int card = card_in(action);
    switch (kind_of(action)) {
        case kDeclare:
            shown.known[seat] |= pair_bits(suit_of(card));
            [[fallthrough]];
        case kLead:
            shown.known[seat] &= ~bit(card);
            return;
        case kFollow: {
            shown.known[seat] &= ~bit(card);
            const int led = before.led;
            if (before.stage != kOpen) shown.excluded[seat] |= excluded_by(tables, card, led, at.trump);
            if (before.talon_left == 2 && at.now.talon_left == 0) {
                shown.known[1 - at.now.leader] |= bit(before.upcard);
            }
            shown.gone |= bit(led) | bit(card);
            if (shown.tricks < kMostTricks) {
                shown.trick[shown.tricks++] = {static_cast<std::uint8_t>(led), static_cast<std::uint8_t>(card),
                                               before.leader, at.now.leader == seat};
            }
            return;
        }
        default: break;
    }
    if (action == kExchange) {
        shown.known[seat] &= ~bit(at.now.upcard);
        shown.known[seat] |= bit(before.upcard);
    } else if (action >= kAnnounce && action < kAnnounce + kSuits) {
        shown.known[seat] |= pair_bits(action - kAnnounce);
    }
}

bool settle_reflexes(const Tables& tables, Sight& sight, Actions& choices) noexcept {
    Position& at = sight.at;
    for (;;) {
        if (at.over()) return false;
        bool again = false;
        for (int seat = 0; seat < 2 && !again; ++seat) {
            if (claiming::offered(tables, at, seat) && claiming::reached(tables, at, seat)) {
                step(tables, sight, seat, kClaim);
                again = true;
            }
        }
        const int other = 1 - at.to_move();
        if (!again && exchange::offered(tables, at, other)) {
            step(tables, sight, other, kExchange);
            again = true;
        }
        if (!again) break;
    }
    Actions all;
    legal_actions(tables, at, at.to_move(), all);
    choices.size = 0;
    for (const Action action : all) {
        if (action != kClaim) choices.add(action);
    }
    return true;
}

}  // namespace bummerl::kati
