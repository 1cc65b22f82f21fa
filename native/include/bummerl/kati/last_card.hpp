// One card of an open talon lies face down and the leader is about to lead: after this trick both sides know all cards,
// so one trick of hidden information is left. It is solved as the game it is.
//
// Both hands are unknown to somebody: the leader does not know which card lies in the talon, and the follower does not
// know it either. Every hand that either side may hold takes part, with the weight that its play so far gives it. The
// leader chooses a lead for each of his hands (after exchanging or closing if he likes); the follower chooses an answer
// for each of his hands and each thing he may see. What follows is played with open cards, as both then see them; a
// closed talon stays hidden for good, and is valued with open cards as elsewhere.
//
// Strategies are found by regret matching (CFR+ with alternating updates and linear averaging).
#pragma once

#include <vector>

#include "bummerl/kati/beliefs.hpp"

namespace bummerl::kati {

struct LastCardAnswer {
    struct Line {
        std::vector<Action> actions;  // exchange or close, then the lead
        double worth;                 // to the leader, against the follower's average strategy
        double share;                 // of the leader's average strategy
    };
    std::vector<Line> lines;          // of the leader's true hand
    double gap = 0.0;                 // what both sides together could still gain by a best response
    std::uint64_t leaves = 0;
};

// Whether the position is one of these, with few enough hands.
[[nodiscard]] bool is_last_card(const Table& table, const Sight& now) noexcept;

[[nodiscard]] LastCardAnswer solve_last_card(const Table& table, const Sight& now, const Story& story,
                                             const Manner& manner, int iterations, Dice& dice);

}  // namespace bummerl::kati
