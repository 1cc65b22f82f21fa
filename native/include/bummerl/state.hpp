// The whole truth of a two-handed deal: the `DealState` of the Python rules, without what only views need.
#pragma once

#include <cstdint>
#include <type_traits>

#include "bummerl/cards.hpp"

namespace bummerl {

enum Stage : std::uint8_t { kOpen, kClosed, kExhausted };
enum Ending : std::uint8_t { kNotEnded, kGoal, kWrongClaimed, kPlayedOutEnd, kResigned, kBidLost, kKnockFailed };

inline constexpr std::int8_t kNobody = -1;

// Everything that an action can change. No padding: states are compared and looked up byte by byte.
struct Moving {
    Cards hands[2];
    std::int16_t trick_points[2];
    std::int16_t marriage_points[2];  // counted
    std::int16_t pending[2];          // declared, waiting for a trick
    std::int16_t close_points[2];     // the snapshot of closing: counted points,
    std::int16_t close_trick_points[2];  // those of them from tricks,
    std::int8_t close_tricks[2];      // and tricks
    std::int8_t closer;               // kNobody while nobody closed or knocked
    std::int8_t close_number;         // tricks won by then
    std::int8_t knock;                // the closing was a knock
    std::int8_t bidder;               // kNobody
    std::uint8_t talon_left;          // counts the upcard
    std::uint8_t upcard;
    std::uint8_t stage;
    std::int8_t leader;
    std::uint8_t led;  // kNoCard while the leader is about to lead
    std::uint8_t led_marriage;
    std::uint8_t announced;  // suits, as a mask
    std::uint8_t declared[2];
    std::int8_t tricks[2];
    std::int8_t strict_tricks[2];
    std::uint8_t ending;
    std::int16_t winner;  // of the deal; kNobody for a tie or while it is not over
    std::int16_t game_points;
    std::int32_t carry;  // carried in; once settled, carried out
};
static_assert(std::has_unique_object_representations_v<Moving>);

struct Position {
    Moving now;
    std::uint8_t trump;
    std::uint8_t stock_size;
    std::uint8_t stock[30];  // the face-down part of the talon as dealt

    [[nodiscard]] bool over() const noexcept { return now.ending != kNotEnded; }
    [[nodiscard]] int to_move() const noexcept { return now.led == kNoCard ? now.leader : 1 - now.leader; }
    [[nodiscard]] int trick_number() const noexcept { return now.tricks[0] + now.tricks[1]; }
    [[nodiscard]] int points(int seat) const noexcept { return now.trick_points[seat] + now.marriage_points[seat]; }
    // The talon card `place` places from the next one to be drawn, the upcard left out.
    [[nodiscard]] int stock_card(int place) const noexcept {
        return stock[stock_size - now.talon_left + 1 + place];
    }
    // Game points of the settled deal as a gain or loss of a seat.
    [[nodiscard]] int signed_points(int seat) const noexcept {
        if (now.winner == kNobody) return 0;
        return now.winner == seat ? now.game_points : -now.game_points;
    }
};
static_assert(std::has_unique_object_representations_v<Position>);

// What `unmake` needs to restore a position.
struct Undo {
    Moving before;
};

}  // namespace bummerl
