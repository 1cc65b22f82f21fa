// The Python binding of the native core: numbers in, numbers out.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

#include "bummerl/deal.hpp"
#include "bummerl/engine.hpp"
#include "bummerl/errors.hpp"
#include "bummerl/numbers.hpp"
#include "bummerl/outcomes.hpp"
#include "bummerl/version.hpp"
#include "bummerl/worlds.hpp"
#include "kati.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using Numbers = std::vector<std::int64_t>;
using HandArray = nb::ndarray<const std::uint32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using TalonArray = nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using ValueArray = nb::ndarray<double, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

bummerl::Tables tables_from(const std::vector<int>& numbers) {
    return bummerl::Tables(bummerl::rules_from_numbers(numbers));
}

// A deal that is walked through, action by action and back: for tests against the Python rules.
class Walk {
  public:
    Walk(const std::vector<int>& rules, const Numbers& position, const Numbers& stock)
        : tables_(tables_from(rules)), at_(bummerl::position_from_numbers(tables_, position, stock)) {}

    [[nodiscard]] std::vector<int> legal(int seat) const {
        bummerl::Actions actions;
        bummerl::legal_actions(tables_, at_, seat, actions);
        return {actions.begin(), actions.end()};
    }
    void make(int seat, int action) {
        bool listed = action == bummerl::kResign && !at_.over();
        for (const int legal_one : legal(seat)) listed = listed || legal_one == action;
        if (!listed) throw bummerl::Error("illegal", "this seat cannot do that now");
        bummerl::make(tables_, at_, seat, static_cast<bummerl::Action>(action), undo_.emplace_back());
    }
    void unmake() {
        if (undo_.empty()) throw bummerl::Error("illegal", "nothing was done that could be undone");
        bummerl::unmake(at_, undo_.back());
        undo_.pop_back();
    }
    [[nodiscard]] Numbers numbers() const {
        const auto numbers = bummerl::numbers_of(at_);
        return {numbers.begin(), numbers.end()};
    }
    [[nodiscard]] nb::bytes bytes() const { return nb::bytes(&at_, sizeof at_); }

  private:
    bummerl::Tables tables_;
    bummerl::Position at_;
    std::vector<bummerl::Undo> undo_;
};

using SolutionNumbers = std::tuple<bool, double, std::vector<std::tuple<int, int, double>>, std::uint64_t>;

SolutionNumbers solve(bummerl::Engine& engine, const Numbers& position, const Numbers& stock,
                      const std::vector<double>& utility, int seat, bool actions, std::uint64_t node_limit, int method) {
    const bummerl::Position at = bummerl::position_from_numbers(engine.tables(), position, stock);
    const bummerl::Outcomes outcomes(engine.tables(), at.now.carry, seat, utility);
    if (method < bummerl::kBest || method > bummerl::kGeneralNoTable) {
        throw bummerl::Error("limit", "there is no such method");
    }
    bummerl::Solution solution;
    {
        nb::gil_scoped_release released;
        solution = engine.solve(at, outcomes, actions, node_limit, static_cast<bummerl::Method>(method));
    }
    std::vector<std::tuple<int, int, double>> values;
    values.reserve(solution.actions.size());
    for (const bummerl::ActionValue& each : solution.actions) {
        values.emplace_back(each.seat, each.action, outcomes.worth(each.rank));
    }
    return {solution.complete, solution.complete ? outcomes.worth(solution.rank) : 0.0, std::move(values),
            solution.nodes};
}

std::uint64_t solve_worlds(bummerl::Engine& engine, const Numbers& position, const Numbers& stock, int seat,
                           const std::vector<int>& actions, HandArray opponents, TalonArray talons,
                           const std::vector<double>& utility, std::uint64_t node_limit, int threads,
                           ValueArray values) {
    const bummerl::Position at = bummerl::position_from_numbers(engine.tables(), position, stock);
    const bummerl::Outcomes outcomes(engine.tables(), at.now.carry, seat, utility);
    const std::vector<bummerl::Action> codes(actions.begin(), actions.end());
    const std::size_t columns = codes.size() + (at.to_move() != seat);
    const std::size_t drawn = at.now.talon_left ? at.now.talon_left - std::size_t{1} : 0;
    if (talons.shape(0) != opponents.shape(0) || talons.shape(1) != drawn) {
        throw bummerl::Error("worlds", "the talons do not go with the hands");
    }
    if (values.shape(0) != opponents.shape(0) || values.shape(1) != columns) {
        throw bummerl::Error("worlds", "the room for the values has another size");
    }
    bummerl::WorldBatch batch;
    batch.shared = at;
    batch.seat = seat;
    batch.actions = codes;
    batch.opponents = {opponents.data(), opponents.shape(0)};
    batch.talons = {talons.data(), talons.size()};
    batch.node_limit = node_limit;
    batch.threads = threads;
    nb::gil_scoped_release released;
    return bummerl::solve_worlds(engine, batch, outcomes, {values.data(), values.size()});
}

}  // namespace

NB_MODULE(_native, module) {
    module.doc() = "The native core of bummerl.engine: numbers in, numbers out. Use bummerl.engine.native.";
    module.def("abi_version", &bummerl::abi_version, "The version of the interface between Python and this module.");

    const nb::object native_error = nb::exception<bummerl::Error>(module, "NativeError");
    nb::register_exception_translator(
        [](const std::exception_ptr& thrown, void* kind) {
            try {
                std::rethrow_exception(thrown);
            } catch (const bummerl::Error& error) {
                PyErr_SetObject(static_cast<PyObject*>(kind), nb::make_tuple(error.code(), error.what()).ptr());
            }
        },
        native_error.ptr());  // the module keeps it alive

    nb::list rule_names, position_names;
    for (const char* name : bummerl::kRuleNames) rule_names.append(name);
    for (const char* name : bummerl::kPositionNames) position_names.append(name);
    module.attr("RULE_NAMES") = nb::tuple(rule_names);
    module.attr("POSITION_NAMES") = nb::tuple(position_names);

    nb::class_<Walk>(module, "Walk", "A deal walked through action by action, and back.")
        .def(nb::init<const std::vector<int>&, const Numbers&, const Numbers&>(), "rules"_a, "position"_a, "stock"_a)
        .def("legal", &Walk::legal, "seat"_a, "The seat's legal actions as codes, in canonical order.")
        .def("make", &Walk::make, "seat"_a, "action"_a)
        .def("unmake", &Walk::unmake)
        .def("numbers", &Walk::numbers, "The position now.")
        .def("bytes", &Walk::bytes, "The position's memory, to be compared.");

    nb::class_<bummerl::Engine>(module, "Engine", "The solver of one ruleset, for any number of threads.")
        .def(
            "__init__",
            [](bummerl::Engine* engine, const std::vector<int>& rules) {
                new (engine) bummerl::Engine(bummerl::rules_from_numbers(rules));
            },
            "rules"_a)
        .def_prop_ro("quick", [](const bummerl::Engine& engine) { return bummerl::Prover::sound(engine.tables()); },
                     "Whether the quick solver is sound under these rules.")
        .def("solve", &solve, "position"_a, "stock"_a, "utility"_a, "seat"_a, "actions"_a, "node_limit"_a, "method"_a,
             "Value of a position and of every legal action: (complete, value, [(seat, action, value)], nodes).")
        .def("solve_worlds", &solve_worlds, "position"_a, "stock"_a, "seat"_a, "actions"_a, "opponents"_a, "talons"_a,
             "utility"_a, "node_limit"_a, "threads"_a, "values"_a,
             "Fills in the worth of each action in each world; returns the nodes.");

    bind_kati(module);
}
