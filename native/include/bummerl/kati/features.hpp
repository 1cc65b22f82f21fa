// What a seat knows, as inputs of the value net. Suits are renamed: trump first, then the plain suits by what the seat
// holds of them, so that positions alike up to their suits look the same.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bummerl/kati/sight.hpp"

namespace bummerl::kati {

inline constexpr int kSlots = 24;       // four suits of at most six ranks
inline constexpr int kSlotRanks = 6;
inline constexpr int kPoints = 36;      // counted points in steps of two
inline constexpr int kSteps = 12;       // ... and as a thermometer in steps of six
inline constexpr int kRecent = 5;       // tricks remembered in their order
inline constexpr int kUtilities = 6;    // worths of -3, -2, -1, +1, +2, +3
inline constexpr int kMostActive = 80;

// Where each group of inputs begins.
enum Input : int {
    kOwn = 0,
    kTheirKnown = kOwn + kSlots,
    kTheirExcluded = kTheirKnown + kSlots,
    kOwnKnown = kTheirExcluded + kSlots,
    kUnseen = kOwnKnown + kSlots,
    kLedCard = kUnseen + kSlots,
    kRoles = kLedCard + kSlots,            // six groups: own lead, own winning reply, own losing reply, then theirs
    kTricks = kRoles + 6 * kSlots,         // kRecent times: lead, reply, whether the lead was one's own
    kUpcardRank = kTricks + kRecent * (2 * kSlots + 1),
    kTalonLeft = kUpcardRank + kSlotRanks,  // pairs of cards left
    kFlags = kTalonLeft + 8,
    kOwnTricks = kFlags + 16,
    kTheirTricks = kOwnTricks + 4,
    kOwnPoints = kTheirTricks + 4,
    kTheirPoints = kOwnPoints + kPoints,
    kOwnSteps = kTheirPoints + kPoints,
    kTheirSteps = kOwnSteps + kSteps,
    kInputs = kTheirSteps + kSteps
};

enum Dense : int { kDenseUtility = 0, kDenseRules = kUtilities, kDenseState = kDenseRules + 26, kDenseInputs = kDenseState + 8 };

// Where each action stands among the outputs.
enum Output : int {
    kOutLead = 0,
    kOutDeclare = kOutLead + kSlots,
    kOutFollow = kOutDeclare + kSlots,
    kOutExchange = kOutFollow + kSlots,
    kOutClose,
    kOutAnnounce,
    kOutBid = kOutAnnounce + kSuits,
    kOutKnock,
    kOutputs
};

struct Features {
    int active = 0;
    std::uint16_t input[kMostActive];
    float state[8];  // the dense inputs that change from decision to decision
    std::uint8_t slot[kFaces];  // the slot of each card under this renaming
    std::uint8_t suit[kSuits];  // the new name of each suit

    [[nodiscard]] int output(Action action) const noexcept;
};

// Whether the pack has few enough ranks for the slots.
[[nodiscard]] bool has_slots(const Tables& tables) noexcept;

// The rules as dense inputs.
[[nodiscard]] std::array<float, kDenseState - kDenseRules> rule_inputs(const Tables& tables) noexcept;

// What `seat` knows.
void features_of(const Tables& tables, const Sight& sight, int seat, Features& out) noexcept;

}  // namespace bummerl::kati
