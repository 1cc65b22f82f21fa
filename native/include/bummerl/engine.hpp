// The solver as a whole: the quick one where it is sound, the general one elsewhere.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "bummerl/exact.hpp"
#include "bummerl/outcomes.hpp"
#include "bummerl/prover.hpp"

namespace bummerl {

// Which solver may answer. The others exist to be compared with.
enum Method : int { kBest, kGeneral, kBestNoTable, kGeneralNoTable };

// One thread's means: the tables that the searches of one deal share.
class Workspace {
  public:
    Workspace(const Tables& tables, Method method);

    // Starts on a deal; `keep` as in `Prover::set_deal`.
    void begin(const Position& at, const Outcomes& outcomes, bool keep);

    // The rank of a position's value, and of every legal action's. Throw OutOfNodes.
    [[nodiscard]] int value(const Position& at);
    void actions(const Position& at, std::vector<ActionValue>& out);
    // The rank after an action; the position is as it was afterwards.
    [[nodiscard]] int after(Position& at, int seat, Action action);

    std::uint64_t nodes = 0;
    std::uint64_t limit = ~std::uint64_t{0};

  private:
    [[nodiscard]] int quick_value(const Position& at);
    [[nodiscard]] int general_value(const Position& at);
    void count_node() {
        if (++nodes > limit) throw OutOfNodes{};
    }

    const Tables& tables_;
    Method method_;
    bool quick_;
    std::vector<int> wins_;  // what a deal can pay its winner, ascending
    bool ties_;
    std::unique_ptr<Prover> prover_;
    const Outcomes* outcomes_ = nullptr;
    std::unique_ptr<Exact> exact_;
};

// A ruleset's solver, to be used from several threads at once.
class Engine {
  public:
    explicit Engine(const Rules& rules) : tables_(rules) {}

    [[nodiscard]] const Tables& tables() const noexcept { return tables_; }

    [[nodiscard]] Solution solve(const Position& at, const Outcomes& outcomes, bool actions, std::uint64_t node_limit,
                                 Method method);

    // A workspace of the usual method, put back by `put_back`.
    [[nodiscard]] std::unique_ptr<Workspace> take();
    void put_back(std::unique_ptr<Workspace> workspace);

  private:
    Tables tables_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Workspace>> idle_;
};

}  // namespace bummerl
