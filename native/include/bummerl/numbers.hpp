// Positions as numbers, in the order of `kPositionNames`; the stock stands apart.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl {

// `led` is -1 while the leader is about to lead; `ending` is 0 and `winner` -1 before the end.
#define BUMMERL_POSITION_FIELDS(X)                                                                                   \
    X(hands, 0) X(hands, 1) X(trick_points, 0) X(trick_points, 1) X(marriage_points, 0) X(marriage_points, 1)        \
    X(pending, 0) X(pending, 1) X(tricks, 0) X(tricks, 1) X(strict_tricks, 0) X(strict_tricks, 1)                    \
    X(declared, 0) X(declared, 1) X(close_points, 0) X(close_points, 1) X(close_trick_points, 0)                     \
    X(close_trick_points, 1) X(close_tricks, 0) X(close_tricks, 1)

#define BUMMERL_POSITION_SCALARS(X)                                                                                  \
    X(closer) X(close_number) X(knock) X(bidder) X(talon_left) X(upcard) X(stage) X(leader) X(led) X(led_marriage)   \
    X(announced) X(ending) X(winner) X(game_points) X(carry)

#define BUMMERL_COUNT1(name) +1
#define BUMMERL_COUNT2(name, place) +1
inline constexpr int kPositionNumbers =
    1 BUMMERL_POSITION_FIELDS(BUMMERL_COUNT2) BUMMERL_POSITION_SCALARS(BUMMERL_COUNT1);  // trump is the last
#undef BUMMERL_COUNT1
#undef BUMMERL_COUNT2

extern const std::array<const char*, kPositionNumbers> kPositionNames;

// Throws Error("position") if a number does not fit or the position cannot be worked with (`check`).
[[nodiscard]] Position position_from_numbers(const Tables& tables, std::span<const std::int64_t> numbers,
                                             std::span<const std::int64_t> stock);

[[nodiscard]] std::array<std::int64_t, kPositionNumbers> numbers_of(const Position& at);

}  // namespace bummerl
