// Deals between two native players, each deal played twice with the seats exchanged.
#pragma once

#include "bummerl/kati/thinking.hpp"

namespace bummerl::kati {

enum class Way : std::uint8_t { kNet, kThink };

struct Player {
    const Net* net = nullptr;
    Way way = Way::kNet;
    Thinking open{};    // while the talon is open
    Thinking closed{};  // once it is closed
};

// A deal and the same deal with the seats exchanged: what forehand won in each. The first player is forehand in the
// first of them.
struct PairResult {
    int forehand[2];
    int closed;  // of the two deals
    int closer_won;
};

[[nodiscard]] std::vector<PairResult> duel(const Tables& tables, const Worths& worths, const Player& first,
                                           const Player& second, int pairs, std::uint64_t seed);

}  // namespace bummerl::kati
