// Learns the priors of the search and writes native/src/priors.cpp. Not part of any build; from the root of the project:
//
//   g++ -std=c++20 -O3 -march=native -DBUMMERL_LEARN -Inative/include -Inative/src -o build/learn_priors
//       native/tuning/learn_priors.cpp native/src/*.cpp -pthread
//   .venv/bin/python -m tools.learn_priors
//
// The second command calls the first program round after round (tools/learn_priors.py). A round reads lines of rule
// numbers from standard input, solves as many random deals of each as the first argument says, from the seed of the
// second, and prints for every kind of card how often it was tried, how often it decided, and what it cost in nodes,
// measured in the mean cost of a trial at the same depth.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "bummerl/engine.hpp"
#include "learning.hpp"
#include "priors.hpp"

namespace bummerl {
namespace {

struct Tally {
    double tried = 0, decided = 0, cost = 0;
};
std::array<Tally, kKinds> tallies;
std::array<std::array<double, 2>, 2 * 64> depths;  // trials and nodes, for leads and replies

Position random_deal(const Tables& tables, std::mt19937_64& random) {
    std::vector<int> order;
    for (int card = 0; card < kFaces; ++card) {
        if (tables.pack & bit(card)) order.push_back(card);
    }
    for (std::size_t place = order.size() - 1; place > 0; --place) std::swap(order[place], order[random() % (place + 1)]);
    Position at;
    std::memset(static_cast<void*>(&at), 0, sizeof at);
    const auto hand = static_cast<std::size_t>(tables.rules.hand_size);
    for (std::size_t card = 0; card < hand; ++card) {
        at.now.hands[0] |= bit(order[card]);
        at.now.hands[1] |= bit(order[hand + card]);
    }
    at.now.upcard = static_cast<std::uint8_t>(order[2 * hand]);
    at.trump = static_cast<std::uint8_t>(suit_of(at.now.upcard));
    at.stock_size = static_cast<std::uint8_t>(tables.talon_size - 1);
    for (std::size_t place = 0; place < at.stock_size; ++place) {
        at.stock[place] = static_cast<std::uint8_t>(order[2 * hand + 1 + place]);
    }
    at.now.talon_left = static_cast<std::uint8_t>(tables.talon_size);
    at.now.closer = at.now.bidder = kNobody;
    at.now.winner = kNobody;
    at.now.led = kNoCard;
    return at;
}

}  // namespace

void tried(int kind, bool decided, double nodes, int depth) {
    auto& [trials, spent] = depths[static_cast<std::size_t>((kind < kLeadKinds ? 0 : 64) + depth)];
    trials += 1;
    spent += nodes;
    Tally& tally = tallies[static_cast<std::size_t>(kind)];
    tally.tried += 1;
    tally.decided += decided;
    tally.cost += spent > 0 ? nodes * trials / spent : 1;
}

}  // namespace bummerl

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const int deals = std::atoi(argv[1]);
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    std::uint64_t nodes = 0;
    long solved = 0;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::vector<int> numbers;
        for (int number = 0; words >> number;) numbers.push_back(number);
        bummerl::Engine engine(bummerl::rules_from_numbers(numbers));
        const bummerl::Outcomes outcomes(engine.tables(), 0, 0, {});
        for (int deal = 0; deal < deals; ++deal, ++solved) {
            const bummerl::Position at = bummerl::random_deal(engine.tables(), random);
            nodes += engine.solve(at, outcomes, false, ~std::uint64_t{0} >> 2, bummerl::kBest).nodes;
        }
    }
    std::fprintf(stderr, "%.0f nodes a deal\n", static_cast<double>(nodes) / static_cast<double>(solved));
    for (const bummerl::Tally& each : bummerl::tallies) {
        std::printf("%.0f %.0f %.3f\n", each.tried, each.decided, each.cost);
    }
    return 0;
}
