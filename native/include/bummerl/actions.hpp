// What a seat may do, as codes of one byte.
#pragma once

#include <cstdint>

namespace bummerl {

using Action = std::uint8_t;

inline constexpr Action kClaim = 0;
inline constexpr Action kExchange = 1;
inline constexpr Action kClose = 2;
inline constexpr Action kAnnounce = 4;  // + suit
inline constexpr Action kBid = 8;
inline constexpr Action kKnock = 9;
inline constexpr Action kResign = 10;  // always possible, never listed
inline constexpr Action kLead = 32;     // + card
inline constexpr Action kDeclare = 64;  // + card: led with its marriage
inline constexpr Action kFollow = 96;   // + card

[[nodiscard]] constexpr int kind_of(Action action) noexcept { return action & 0xE0; }
[[nodiscard]] constexpr int card_in(Action action) noexcept { return action & 31; }

// A seat's legal actions, in canonical order.
struct Actions {
    int size = 0;
    Action list[80];

    void add(Action action) noexcept { list[size++] = action; }
    [[nodiscard]] const Action* begin() const noexcept { return list; }
    [[nodiscard]] const Action* end() const noexcept { return list + size; }
};

}  // namespace bummerl
