// Deals played by the net: for its own training, and as the rest of a deal that somebody weighs.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "bummerl/engine.hpp"
#include "bummerl/kati/net.hpp"

namespace bummerl::kati {

// Numbers from a seed: splitmix64.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) noexcept : state_(seed) {}
    std::uint64_t next() noexcept {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }
    // Below `bound`, which is small.
    int below(int bound) noexcept { return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32); }
    double unit() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    std::uint64_t state_;
};

// What the results of a deal are worth to seat 0, for -12 to 12 game points; the other seat's worths are the opposite.
using Worths = std::array<double, kUtilitySize>;

[[nodiscard]] std::array<float, kUtilities> worths_of(const Worths& worths, int seat) noexcept;

// Rules, worths and net of one deal.
struct Table {
    // Tables of one ruleset may share a workspace, as long as one thread uses them.
    Table(const Tables& rules, const Worths& of_results, const Net& with,
          std::shared_ptr<Workspace> shared = nullptr);

    const Tables& tables;
    const Net& net;
    Worths worths;
    Outcomes outcomes;
    Net::Frame frame[2];
    std::shared_ptr<Workspace> workspace;

    // The worth to seat 0 of a settled deal, and of one whose cards lie open, with best play.
    [[nodiscard]] double settled(const Position& at) const noexcept;
    [[nodiscard]] double open_cards(const Position& at) const;
    // The worth to seat 0 of a closed deal played on by two who do not see each other's cards: that with open cards,
    // less what a closer gives away who would win with open cards.
    [[nodiscard]] double closed(const Position& at) const;
    // The choices of the seat to move valued by the net.
    void judge(const Sight& sight, const Actions& choices, float* values) const noexcept;
    // The deal played on by the net until it is settled, exhausted or closed, then with open cards: worth to seat 0.
    [[nodiscard]] double play_on(Sight& sight) const;
};

struct Lesson {
    Features features;
    std::uint8_t output;
    std::int8_t seat;
    float target;
};

struct Course {
    std::uint64_t seed = 0;
    int deals = 0;
    double wander = 0.5;       // how often a deal has one action off the net's choice
    double heat = 0.5;         // the spread of that action: exp(value / heat)
    double wild = 0.5;         // how often that action is quite random
    double noise = 0.4;        // how often one seat plays off the net's choice all along and learns nothing
};

[[nodiscard]] Sight deal_out(const Tables& tables, Dice& dice) noexcept;

// Lessons of so many deals at tables drawn from the list; `dense` gets the frame's inputs of each lesson.
void teach(const std::vector<std::unique_ptr<Table>>& tables, const Course& course,
           const std::function<void(int table, const Lesson&)>& take);

}  // namespace bummerl::kati
