// The general solver: right for every ruleset and every utility, because it takes no short cut.
//
// It is alpha-beta over the deal machine itself. The table's key is everything that an action can change, compared byte
// by byte, so an entry can never be taken for another's.
//
// Who may act: most actions belong to the seat to move, but a claim, a bid in the first trick and an exchange that
// answers a close may be the other seat's. The game solved is this, at every single state anew: a seat to move that can
// claim rightly may do so first; else the other seat may take one of its own actions or pass; then the seat to move acts.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bummerl/deal.hpp"
#include "bummerl/outcomes.hpp"

namespace bummerl {

struct ActionValue {
    int seat;
    Action action;
    int rank;
};

struct Solution {
    bool complete = true;  // false if the node limit came first; then there are no values
    int rank = 0;          // of the position
    std::vector<ActionValue> actions;  // seat 0's first, in canonical order
    std::uint64_t nodes = 0;
};

// The rank of a position whose legal actions have these ranks, by the order of acting told above.
[[nodiscard]] int combine(const Tables& tables, const Position& at, std::span<const ActionValue> values) noexcept;

class Exact {
  public:
    // `table_bits`: the table has 2^table_bits entries of 64 bytes; -1 for none.
    Exact(const Tables& tables, const Outcomes& outcomes, int table_bits);

    // The value of the position, and of every legal action if `actions`.
    [[nodiscard]] Solution solve(const Position& at, bool actions, std::uint64_t node_limit);

  private:
    struct Entry {
        Moving key;
        std::int16_t lower;
        std::int16_t upper;
        std::uint32_t used;
    };

    int search(int alpha, int beta);
    int unclaimed(int seat, int alpha, int beta);
    int mover(const Actions& actions, int seat, int alpha, int beta, int best);
    int child(int seat, Action action, int alpha, int beta);
    Entry* entry_of(const Moving& key);

    const Tables& tables_;
    const Outcomes& outcomes_;
    std::vector<Entry> table_;
    std::uint64_t mask_ = 0;
    Position at_{};
    std::uint64_t nodes_ = 0;
    std::uint64_t limit_ = 0;
    bool stopped_ = false;
};

}  // namespace bummerl
