// Choosing an action: every choice tried in many worlds, each played on and valued.
#pragma once

#include "bummerl/kati/beliefs.hpp"

namespace bummerl::kati {

enum class Rest : std::uint8_t {
    kOpenCards,  // valued at once with all cards open
    kPlayedOn    // played on by the net while cards are hidden
};

struct Thinking {
    int tried = 400;   // worlds drawn to be weighed
    int worlds = 100;  // worlds kept
    Manner manner{};
    Rest rest = Rest::kPlayedOn;
    bool weigh = true;  // whether worlds are weighed at all
};

struct Thought {
    Actions choices;
    std::vector<double> mean;   // worth of each choice to the seat
    std::vector<double> error;  // standard error of the mean, of the difference to the best where it is not the best
    int best = 0;
};

// The choices of the seat to move; it must have one.
[[nodiscard]] Thought think(const Table& table, const Sight& now, const Story& story, const Thinking& how, Dice& dice);

}  // namespace bummerl::kati
