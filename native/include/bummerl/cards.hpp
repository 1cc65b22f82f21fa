// Cards as indices: 8 * suit + rank, as in the Python rules. Sets of cards are masks of 32 bits.
#pragma once

#include <bit>
#include <cstdint>

namespace bummerl {

using Cards = std::uint32_t;

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 8;
inline constexpr int kFaces = kSuits * kRanks;
inline constexpr int kKing = 2;
inline constexpr int kQueen = 3;
inline constexpr std::uint8_t kNoCard = 255;

[[nodiscard]] constexpr int suit_of(int card) noexcept { return card >> 3; }
[[nodiscard]] constexpr int rank_of(int card) noexcept { return card & 7; }
[[nodiscard]] constexpr int card_of(int rank, int suit) noexcept { return 8 * suit + rank; }
[[nodiscard]] constexpr Cards bit(int card) noexcept { return Cards{1} << card; }
[[nodiscard]] constexpr Cards suit_bits(int suit) noexcept { return Cards{0xFF} << (8 * suit); }
[[nodiscard]] constexpr Cards pair_bits(int suit) noexcept {
    return bit(card_of(kKing, suit)) | bit(card_of(kQueen, suit));
}
[[nodiscard]] inline int first_card(Cards cards) noexcept { return std::countr_zero(cards); }
[[nodiscard]] inline int count(Cards cards) noexcept { return std::popcount(cards); }

inline constexpr Cards kKings = bit(2) | bit(10) | bit(18) | bit(26);
inline constexpr Cards kQueens = bit(3) | bit(11) | bit(19) | bit(27);

}  // namespace bummerl
