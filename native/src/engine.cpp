#include "bummerl/engine.hpp"

#include <algorithm>

#include "bummerl/deal.hpp"

namespace bummerl {
namespace {

constexpr int kQuickBits = 13;    // 256 kB: a larger table saves some nodes and costs more in missed caches
constexpr int kGeneralBits = 18;  // 16 MB

std::vector<int> wins_of(const Rules& rules) {
    std::vector<int> wins{rules.value_plain, rules.value_schneider, rules.value_schwarz};
    if (rules.closing) {
        wins.insert(wins.end(), {rules.close_fail_value, rules.close_fail_value_no_trick, rules.close_opponent_out});
    }
    if (rules.claim_timing != kAutomatic) wins.insert(wins.end(), {rules.wrong_value, rules.wrong_value_no_trick});
    wins.insert(wins.end(), {rules.bid_value, rules.played_out_value, rules.sweep_value});
    std::erase_if(wins, [](int win) { return win < 0; });
    std::sort(wins.begin(), wins.end());
    wins.erase(std::unique(wins.begin(), wins.end()), wins.end());
    return wins;
}

}  // namespace

Workspace::Workspace(const Tables& tables, Method method)
    : tables_(tables),
      method_(method),
      quick_((method == kBest || method == kBestNoTable) && Prover::sound(tables)),
      wins_(wins_of(tables.rules)),
      ties_(tables.rules.played_out != kLastTrick) {
    if (quick_) prover_ = std::make_unique<Prover>(tables, method == kBest ? kQuickBits : -1);
}

void Workspace::begin(const Position& at, const Outcomes& outcomes, bool keep) {
    outcomes_ = &outcomes;
    exact_.reset();
    if (prover_) prover_->set_deal(at, keep);
}

int Workspace::value(const Position& at) {
    return quick_ && outcomes_->monotone() && wins_.front() > 0 && prover_->takes(at) ? quick_value(at)
                                                                                     : general_value(at);
}

int Workspace::general_value(const Position& at) {
    if (!exact_) {
        const bool table = method_ == kBest || method_ == kGeneral;
        exact_ = std::make_unique<Exact>(tables_, *outcomes_, table ? kGeneralBits : -1);
    }
    const Solution solution = exact_->solve(at, false, limit - nodes);
    nodes += solution.nodes;
    if (!solution.complete) throw OutOfNodes{};
    return solution.rank;
}

// The value by tests: who wins, and then how much at least, as long as it makes a difference.
int Workspace::quick_value(const Position& at) {
    Prover& prover = *prover_;
    prover.nodes = 0;
    prover.limit = limit - nodes;
    struct Count {
        std::uint64_t& total;
        Prover& prover;
        ~Count() { total += prover.nodes; }
    } count{nodes, prover};
    const int carry = at.now.carry;
    // From the outside in: large wins are quickly proved or refuted, and to know that there is none helps with the small.
    const auto rank_of = [&](int winner, std::size_t win) {
        return outcomes_->rank((winner == 0 ? 1 : -1) * (wins_[win] + carry));
    };
    for (std::size_t win = wins_.size(); win-- > 0;) {
        for (int turn = 0; turn < 2; ++turn) {
            const int winner = turn == 0 ? at.now.leader : 1 - at.now.leader;
            if (win > 0 && rank_of(winner, win) == rank_of(winner, win - 1)) continue;  // no more than the next smaller
            const bool sure = win == 0 && turn == 1 && !ties_;  // somebody wins
            const int above = win == 0 && wins_.size() > 1 ? wins_[1] : 0;
            if (sure || prover.test(at, winner, wins_[win], above)) return rank_of(winner, win);
        }
    }
    return outcomes_->rank(0);
}

int Workspace::after(Position& at, int seat, Action action) {
    count_node();
    Undo undo;
    make(tables_, at, seat, action, undo);
    const int rank = at.over() ? outcomes_->rank(at) : value(at);
    unmake(at, undo);
    return rank;
}

void Workspace::actions(const Position& at, std::vector<ActionValue>& out) {
    Position moving = at;
    for (int seat = 0; seat < 2; ++seat) {
        Actions list;
        legal_actions(tables_, at, seat, list);
        for (const Action action : list) out.push_back({seat, action, after(moving, seat, action)});
    }
}

Solution Engine::solve(const Position& at, const Outcomes& outcomes, bool actions, std::uint64_t node_limit,
                       Method method) {
    std::unique_ptr<Workspace> workspace =
        method == kBest ? take() : std::make_unique<Workspace>(tables_, method);
    workspace->nodes = 0;
    workspace->limit = node_limit;
    Solution solution;
    try {
        workspace->begin(at, outcomes, false);
        if (actions) {
            workspace->actions(at, solution.actions);
            solution.rank = combine(tables_, at, solution.actions);
        } else {
            solution.rank = workspace->value(at);
        }
    } catch (const OutOfNodes&) {
        solution.complete = false;
        solution.actions.clear();
    }
    solution.nodes = workspace->nodes;
    if (method == kBest) put_back(std::move(workspace));
    return solution;
}

std::unique_ptr<Workspace> Engine::take() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (!idle_.empty()) {
            std::unique_ptr<Workspace> workspace = std::move(idle_.back());
            idle_.pop_back();
            return workspace;
        }
    }
    return std::make_unique<Workspace>(tables_, kBest);
}

void Engine::put_back(std::unique_ptr<Workspace> workspace) {
    const std::lock_guard<std::mutex> lock(mutex_);
    idle_.push_back(std::move(workspace));
}

}  // namespace bummerl
