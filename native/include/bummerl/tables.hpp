// A ruleset made ready for play: the look-up tables of `bummerl.rules.tables`.
#pragma once

#include <array>

#include "bummerl/cards.hpp"
#include "bummerl/ruleset.hpp"

namespace bummerl {

struct Tables {
    explicit Tables(const Rules& rules);

    Rules rules;
    Cards pack = 0;
    int talon_size = 0;
    std::array<int, kFaces> points{};
    std::array<Cards, kFaces> higher{};                     // higher cards of the same suit
    std::array<std::array<Cards, kFaces>, kSuits> beats{};  // beats[trump][led]: replies that win the trick
    std::array<std::uint8_t, kSuits> exchange_card{};       // kNoCard if there is no exchange
    int sweep_length = 0;
    bool automatic = false;
    bool announces = false;  // marriages can be announced apart from the lead
    int most_game_points = 0;  // no settlement pays more than this, what is carried in left out
};

}  // namespace bummerl
