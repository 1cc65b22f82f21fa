// What a seat may believe of the other: full deals that fit what it has seen, weighed by how well the other's play fits
// the hands he would have had.
#pragma once

#include <cstdint>
#include <vector>

#include "bummerl/kati/playing.hpp"

namespace bummerl::kati {

struct Deed {
    std::int8_t seat;
    Action action;
};

// A deal as it went so far: the first upcard and everything that was done.
struct Story {
    std::uint8_t upcard = kNoCard;
    std::vector<Deed> deeds;
};

struct World {
    Cards hand = 0;                // of the other seat, now
    std::uint8_t talon[30] = {};   // face-down cards in drawing order
    double weight = 1.0;
};

// How the other seat is thought to choose: the net's worths w give exp(w / heat), of which `slack` is spread evenly.
struct Manner {
    double heat = 0.25;
    double slack = 0.1;
    double trust = 1.0;  // the power to which the chances are raised
};

class Beliefs {
  public:
    // `now` is what `seat` sees: its own hand and the public facts; the other hand and the stock are not looked at.
    Beliefs(const Table& table, const Sight& now, const Story& story, int seat);

    // A world drawn evenly from all deals that fit the cards seen; its weight is 1.
    [[nodiscard]] World draw(Dice& dice) const;
    // Whether any deal fits.
    [[nodiscard]] bool possible() const noexcept { return possible_; }
    // The chance that the other seat would have played as it did, with one of the ways in which its cards can have come
    // to it drawn from the dice.
    [[nodiscard]] double likelihood(const World& world, const Manner& manner, Dice& dice) const;
    // So many worlds out of `tried` drawn ones, each as often as its weight says (equal ones are not merged).
    [[nodiscard]] std::vector<World> sample(int tried, int size, const Manner& manner, Dice& dice) const;

    // The sight with the world's hand and talon in it.
    [[nodiscard]] Sight with(const World& world) const noexcept;

  private:
    struct Choice {
        Sight sight;      // as the other seat saw it, its hand left out
        Action action;
        int draws;        // draws that it had made by then
        Cards lost;       // cards that had left its hand by then
        Cards gained;     // cards that had come in exchange by then
    };

    const Table& table_;
    Sight now_;
    int seat_;
    bool possible_ = true;
    int need_ = 0;
    int down_ = 0;
    int draws_ = 0;
    Cards sure_ = 0;
    std::vector<std::uint8_t> free_;
    std::vector<std::uint8_t> talon_only_;
    std::vector<Choice> choices_;
    // Cards that came to the other hand and left it again, with the number of draws made when they left.
    std::vector<std::pair<std::uint8_t, int>> left_;
    Cards exchanged_for_ = 0;  // came by exchange, not by a draw
    int upcard_draw_ = -1;     // the draw by which it took the upcard
    std::uint8_t upcard_taken_ = kNoCard;
};

}  // namespace bummerl::kati
