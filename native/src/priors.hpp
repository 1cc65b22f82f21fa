// How likely a card of a kind is to decide a test, and how dear it is to try: learnt by native/tuning/learn_priors.cpp,
// which wrote priors.cpp. They order the search and change no answer.
#pragma once

#include <array>
#include <cstdint>

#include "bummerl/ruleset.hpp"

namespace bummerl {

inline constexpr int kStakes = 12;
inline constexpr int kLeadKinds = kStakes * 2 * 3 * 2 * 6 * 2;
inline constexpr int kReplyKinds = kStakes * 2 * 4 * 2 * 36;
inline constexpr int kKinds = kLeadKinds + kReplyKinds;

// The logarithm of the odds of deciding, less that of the relative cost, in steps of so many hundredths; for packs of
// five ranks and of more.
inline constexpr int kPriorStep = 6;
extern const std::array<std::int8_t, kKinds> kPriorsOfFive;
extern const std::array<std::int8_t, kKinds> kPriorsOfSix;

}  // namespace bummerl
