// A deal together with what each seat may know of it: the position, the tricks played and the shown cards.
#pragma once

#include "bummerl/deal.hpp"

namespace bummerl::kati {

inline constexpr int kMostTricks = 16;

struct Trick {
    std::uint8_t lead;
    std::uint8_t reply;
    std::int8_t leader;
    std::uint8_t won_by_reply;
};

// What the play has shown, beside the position itself.
struct Shown {
    Cards known[2] = {0, 0};     // cards that everybody knows to be in a hand
    Cards excluded[2] = {0, 0};  // cards that everybody knows not to be there
    Cards gone = 0;              // the cards of won tricks, also of those that are not told below
    int tricks = 0;
    Trick trick[kMostTricks] = {};
};

struct Sight {
    Position at{};
    Shown shown{};
};

// The action taken (as `make`), with everything that it shows.
void step(const Tables& tables, Sight& sight, int seat, Action action) noexcept;

// The first lead of a deal: hands, face-down stock in drawing order, upcard.
[[nodiscard]] Sight opening(const Tables& tables, const Cards (&hands)[2], const std::uint8_t* stock, int stock_size,
                            int upcard) noexcept;

// The legal actions of the seat to move, a claim left out; and what happens without anybody's thinking: a right claim
// of either seat, or the exchange that answers a close. Returns false if the deal is over.
[[nodiscard]] bool settle_reflexes(const Tables& tables, Sight& sight, Actions& choices) noexcept;

}  // namespace bummerl::kati
