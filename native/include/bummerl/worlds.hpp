// Many full deals that share what one seat sees, each solved with all cards known.
#pragma once

#include <cstdint>
#include <span>

#include "bummerl/deal.hpp"
#include "bummerl/engine.hpp"
#include "bummerl/outcomes.hpp"

namespace bummerl {

struct WorldBatch {
    Position shared;                        // public facts and the seat's hand; the rest is replaced
    int seat = 0;                           // whose actions are valued
    std::span<const Action> actions;        // legal ones of that seat
    std::span<const Cards> opponents;       // the other seat's hand, world by world
    std::span<const std::uint8_t> talons;   // face-down cards in drawing order, talon_left - 1 a world
    std::uint64_t node_limit = 0;           // for all worlds together
    int threads = 1;
};

// Writes a worth to the batch's seat for each world and action, and a last column with the worth of doing nothing if the
// seat is not to move; NaN where the node limit came first. Returns the nodes. Throws Error("worlds") if a world does
// not fit and Error("action") if an action is not legal.
std::uint64_t solve_worlds(Engine& engine, const WorldBatch& batch, const Outcomes& outcomes,
                           std::span<double> values);

}  // namespace bummerl
