#include "bummerl/worlds.hpp"

#include <algorithm>
#include <exception>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "bummerl/errors.hpp"

namespace bummerl {
namespace {

Position world_at(const WorldBatch& batch, std::size_t place) {
    Position at = batch.shared;
    at.now.hands[1 - batch.seat] = batch.opponents[place];
    const int drawn = at.now.talon_left ? at.now.talon_left - 1 : 0;
    for (int card = 0; card < drawn; ++card) {
        at.stock[at.stock_size - drawn + card] =
            batch.talons[place * static_cast<std::size_t>(drawn) + static_cast<std::size_t>(card)];
    }
    return at;
}

// A seat's part of the batch: worlds from `from` to `to`, on one workspace.
struct Share {
    Engine& engine;
    const WorldBatch& batch;
    const Outcomes& outcomes;
    std::span<double> values;
    std::size_t from, to;
    std::uint64_t limit;
    std::uint64_t nodes = 0;

    void solve() {
        const std::unique_ptr<Workspace> workspace = std::make_unique<Workspace>(engine.tables(), kBest);
        workspace->nodes = 0;
        workspace->limit = limit;
        const bool waits = batch.shared.to_move() != batch.seat;
        const std::size_t columns = batch.actions.size() + waits;
        for (std::size_t place = from; place < to; ++place) {
            double* const row = values.data() + place * columns;
            try {
                if (workspace->nodes < limit) {
                    Position at = world_at(batch, place);
                    check(engine.tables(), at);
                    workspace->begin(at, outcomes, place != from);
                    for (std::size_t column = 0; column < batch.actions.size(); ++column) {
                        row[column] = outcomes.worth(workspace->after(at, batch.seat, batch.actions[column]));
                    }
                    if (waits) row[columns - 1] = outcomes.worth(wait(*workspace, at));
                    continue;
                }
            } catch (const OutOfNodes&) {
                workspace->nodes = limit;
            }
            std::fill(row, row + columns, std::numeric_limits<double>::quiet_NaN());
        }
        nodes = workspace->nodes;
    }

    // The rank of a world if the batch's seat, which is not to move, does nothing now.
    int wait(Workspace& workspace, Position& at) const {
        Actions list;
        legal_actions(engine.tables(), at, 1 - batch.seat, list);
        int best = batch.seat == 0 ? outcomes.ranks() : -1;
        for (const Action action : list) {
            const int rank = workspace.after(at, 1 - batch.seat, action);
            best = batch.seat == 0 ? std::min(best, rank) : std::max(best, rank);
        }
        return best;
    }
};

}  // namespace

std::uint64_t solve_worlds(Engine& engine, const WorldBatch& batch, const Outcomes& outcomes,
                           std::span<double> values) {
    Actions legal;
    legal_actions(engine.tables(), batch.shared, batch.seat, legal);
    for (const Action action : batch.actions) {
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
            throw Error("action", "an action to be valued is not legal here");
        }
    }
    const std::size_t count = batch.opponents.size();
    const auto parts = static_cast<std::size_t>(
        std::clamp<std::int64_t>(batch.threads, 1, static_cast<std::int64_t>(std::max<std::size_t>(count, 1))));
    std::vector<Share> shares;
    for (std::size_t part = 0; part < parts; ++part) {
        shares.push_back({engine, batch, outcomes, values, count * part / parts, count * (part + 1) / parts,
                          batch.node_limit / parts});
    }
    std::vector<std::exception_ptr> failures(parts);
    const auto run = [&](std::size_t part) {
        try {
            shares[part].solve();
        } catch (...) {
            failures[part] = std::current_exception();
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t part = 1; part < parts; ++part) threads.emplace_back(run, part);
    run(0);
    for (std::thread& thread : threads) thread.join();
    std::uint64_t total = 0;
    for (std::size_t part = 0; part < parts; ++part) {
        if (failures[part]) std::rethrow_exception(failures[part]);
        total += shares[part].nodes;
    }
    return total;
}

}  // namespace bummerl
