#include "kati.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "bummerl/errors.hpp"
#include "bummerl/kati/last_card.hpp"
#include "bummerl/kati/match.hpp"
#include "bummerl/numbers.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace bummerl;

namespace {

using Numbers = std::vector<std::int64_t>;
using Floats = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using InputArray = nb::ndarray<std::uint16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using DenseArray = nb::ndarray<float, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using OutputArray = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using HandArray = nb::ndarray<const std::uint32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using WeightArray = nb::ndarray<double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using TargetArray = nb::ndarray<float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

kati::Worths worths_from(const std::vector<double>& worths) {
    if (worths.size() != kUtilitySize) throw Error("utility", "the worths are for -12 to 12 game points");
    kati::Worths out{};
    std::copy(worths.begin(), worths.end(), out.begin());
    return out;
}

class NetHolder {
  public:
    explicit NetHolder(Floats weights) : net(std::span<const float>(weights.data(), weights.size())) {}
    kati::Net net;
};

// What a seat sees, from the numbers of the position, the cards known and excluded of each hand, and the tricks played
// as (lead, reply, leader, won by the reply), four numbers a trick.
kati::Sight sight_from(const Tables& tables, const Numbers& position, const Numbers& stock,
                       const std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& excluded,
                       const std::vector<int>& tricks) {
    if (known.size() != 2 || excluded.size() != 2 || tricks.size() % 4 || tricks.size() > 4 * kati::kMostTricks) {
        throw Error("position", "known and excluded cards are for two seats, tricks of four numbers each");
    }
    kati::Sight sight;
    sight.at = position_from_numbers(tables, position, stock);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        sight.shown.known[seat] = known[seat];
        sight.shown.excluded[seat] = excluded[seat];
    }
    for (std::size_t place = 0; place < tricks.size(); place += 4) {
        sight.shown.trick[sight.shown.tricks++] = {
            static_cast<std::uint8_t>(tricks[place] & 31), static_cast<std::uint8_t>(tricks[place + 1] & 31),
            static_cast<std::int8_t>(tricks[place + 2] & 1), static_cast<std::uint8_t>(tricks[place + 3] & 1)};
    }
    const Moving& now = sight.at.now;
    Cards kept = now.hands[0] | now.hands[1];
    if (now.led != kNoCard) kept |= bit(now.led);
    if (now.talon_left) kept |= bit(now.upcard);
    for (int place = 0; place + 1 < now.talon_left; ++place) kept |= bit(sight.at.stock_card(place));
    sight.shown.gone = tables.pack & ~kept;
    return sight;
}

// A deed is two numbers, seat and action; without a first upcard there is no story.
kati::Story story_from(int first_upcard, const std::vector<int>& deeds) {
    kati::Story story;
    if (deeds.size() % 2) throw Error("position", "a deed is a seat and an action");
    if (first_upcard < 0 || first_upcard >= kFaces) return story;
    story.upcard = static_cast<std::uint8_t>(first_upcard);
    for (std::size_t place = 0; place < deeds.size(); place += 2) {
        story.deeds.push_back({static_cast<std::int8_t>(deeds[place] & 1), static_cast<Action>(deeds[place + 1])});
    }
    return story;
}

// Seven numbers: tried, worlds, rest (0 open cards, 1 played on), weigh, heat, slack, trust.
kati::Thinking thinking_from(const std::vector<double>& numbers, std::size_t from) {
    if (numbers.size() < from + 7) throw Error("net", "a way of thinking has seven numbers");
    kati::Thinking how;
    how.tried = std::clamp(static_cast<int>(numbers[from]), 1, 1000000);
    how.worlds = std::clamp(static_cast<int>(numbers[from + 1]), 1, 1000000);
    how.rest = numbers[from + 2] > 0 ? kati::Rest::kPlayedOn : kati::Rest::kOpenCards;
    how.weigh = numbers[from + 3] > 0;
    how.manner = {numbers[from + 4], numbers[from + 5], numbers[from + 6]};
    return how;
}

// Whether the player thinks (else the net alone chooses), and how: with the talon open, and closed.
kati::Player player_from(const NetHolder& net, const std::vector<double>& numbers) {
    kati::Player player;
    player.net = &net.net;
    player.way = !numbers.empty() && numbers[0] > 0 ? kati::Way::kThink : kati::Way::kNet;
    player.open = thinking_from(numbers, 1);
    player.closed = thinking_from(numbers, 8);
    return player;
}

}  // namespace

void bind_kati(nb::module_& module) {
    nb::class_<NetHolder>(module, "Net", "The value net of the bots.").def(nb::init<Floats>(), "weights"_a);
    module.attr("NET_SHAPE") =
        nb::make_tuple(int{kati::kInputs}, int{kati::kDenseInputs}, kati::kWide, kati::kNarrow, int{kati::kOutputs});
    module.attr("NET_MOST_ACTIVE") = kati::kMostActive;

    module.def(
        "net_lessons",
        [](const NetHolder& net, const std::vector<std::vector<int>>& rules,
           const std::vector<std::vector<double>>& worths, int deals, std::uint64_t seed, double wander, double heat,
           double wild, double noise, InputArray inputs, DenseArray dense, OutputArray outputs,
           TargetArray targets) {
            std::vector<Tables> tables;
            tables.reserve(rules.size());
            for (const auto& numbers : rules) tables.emplace_back(rules_from_numbers(numbers));
            std::vector<std::unique_ptr<kati::Table>> all;
            std::vector<std::array<float, kati::kUtilities>> utility[2];
            std::vector<std::array<float, kati::kDenseState - kati::kDenseRules>> of_rules;
            for (const Tables& each : tables) {
                const auto workspace = std::make_shared<Workspace>(each, kBest);
                for (const auto& table_worths : worths) {
                    const kati::Worths one = worths_from(table_worths);
                    all.push_back(std::make_unique<kati::Table>(each, one, net.net, workspace));
                    for (int seat = 0; seat < 2; ++seat) utility[seat].push_back(kati::worths_of(one, seat));
                    of_rules.push_back(kati::rule_inputs(each));
                }
            }
            const std::size_t room = targets.shape(0), columns = inputs.shape(1);
            if (inputs.shape(0) != room || dense.shape(0) != room || outputs.shape(0) != room ||
                columns != kati::kMostActive || dense.shape(1) != std::size_t{kati::kDenseInputs}) {
                throw Error("net", "the room for the lessons has another size");
            }
            std::size_t filled = 0;
            nb::gil_scoped_release released;
            kati::teach(all, {seed, deals, wander, heat, wild, noise}, [&](int which, const kati::Lesson& lesson) {
                if (filled == room) return;
                std::uint16_t* const row = inputs.data() + filled * columns;
                std::fill(row, row + columns, std::uint16_t{kati::kInputs});
                std::copy(lesson.features.input, lesson.features.input + lesson.features.active, row);
                float* const line = dense.data() + filled * kati::kDenseInputs;
                const auto place = static_cast<std::size_t>(which);
                std::copy_n(utility[lesson.seat][place].data(), kati::kUtilities, line);
                std::copy_n(of_rules[place].data(), of_rules[place].size(), line + kati::kDenseRules);
                std::copy_n(lesson.features.state, 8, line + kati::kDenseState);
                outputs.data()[filled] = lesson.output;
                targets.data()[filled] = lesson.target;
                ++filled;
            });
            return filled;
        },
        "net"_a, "rules"_a, "worths"_a, "deals"_a, "seed"_a, "wander"_a, "heat"_a, "wild"_a, "noise"_a,
        "inputs"_a, "dense"_a, "outputs"_a, "targets"_a, "Fills the arrays with lessons of self-play; returns how many.");

    module.def(
        "net_values",
        [](const NetHolder& net, const std::vector<int>& rules, const Numbers& position, const Numbers& stock,
           const std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& excluded,
           const std::vector<int>& tricks, const std::vector<double>& worths) {
            const Tables tables(rules_from_numbers(rules));
            const kati::Sight sight = sight_from(tables, position, stock, known, excluded, tricks);
            const kati::Table table(tables, worths_from(worths), net.net);
            Actions all, choices;
            legal_actions(tables, sight.at, sight.at.to_move(), all);
            for (const Action action : all) {
                if (action != kClaim) choices.add(action);
            }
            float values[80];
            table.judge(sight, choices, values);
            std::vector<std::pair<int, double>> out;
            for (int each = 0; each < choices.size; ++each) {
                out.emplace_back(choices.list[each], static_cast<double>(values[each]));
            }
            return out;
        },
        "net"_a, "rules"_a, "position"_a, "stock"_a, "known"_a, "excluded"_a, "tricks"_a, "worths"_a,
        "The net's worth of each action of the seat to move, claims left out.");

    module.def(
        "think",
        [](const NetHolder& net, const std::vector<int>& rules, const Numbers& position, const Numbers& stock,
           const std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& excluded,
           const std::vector<int>& tricks, int first_upcard, const std::vector<int>& deeds,
           const std::vector<double>& worths, const std::vector<double>& way, std::uint64_t seed) {
            const Tables tables(rules_from_numbers(rules));
            const kati::Sight sight = sight_from(tables, position, stock, known, excluded, tricks);
            const kati::Table table(tables, worths_from(worths), net.net);
            const kati::Story story = story_from(first_upcard, deeds);
            const kati::Thinking how = thinking_from(way, 0);
            kati::Dice dice(seed);
            kati::Thought thought;
            {
                nb::gil_scoped_release released;
                thought = kati::think(table, sight, story, how, dice);
            }
            std::vector<std::tuple<int, double, double>> out;
            for (int each = 0; each < thought.choices.size; ++each) {
                const auto place = static_cast<std::size_t>(each);
                out.emplace_back(thought.choices.list[each], thought.mean[place], thought.error[place]);
            }
            return out;
        },
        "net"_a, "rules"_a, "position"_a, "stock"_a, "known"_a, "excluded"_a, "tricks"_a, "first_upcard"_a,
        "deeds"_a, "worths"_a, "way"_a, "seed"_a,
        "Worth and standard error of each action of the seat to move, claims left out.");

    module.def(
        "likelihoods",
        [](const NetHolder& net, const std::vector<int>& rules, const Numbers& position, const Numbers& stock,
           const std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& excluded,
           const std::vector<int>& tricks, int first_upcard, const std::vector<int>& deeds,
           const std::vector<double>& worths, const std::vector<double>& way, int seat, HandArray hands, int arrivals,
           std::uint64_t seed, WeightArray out) {
            if (seat != 0 && seat != 1) throw Error("position", "a seat is 0 or 1");
            if (hands.shape(0) != out.shape(0)) throw Error("worlds", "the room for the weights has another size");
            const Tables tables(rules_from_numbers(rules));
            const kati::Sight sight = sight_from(tables, position, stock, known, excluded, tricks);
            const kati::Table table(tables, worths_from(worths), net.net);
            const kati::Story story = story_from(first_upcard, deeds);
            const kati::Thinking how = thinking_from(way, 0);
            const int ways = std::clamp(arrivals, 1, 1000);
            nb::gil_scoped_release released;
            kati::Dice dice(seed);
            const kati::Beliefs beliefs(table, sight, story, seat);
            for (std::size_t place = 0; place < hands.shape(0); ++place) {
                kati::World world;
                world.hand = hands.data()[place];
                double sum = 0.0;
                for (int each = 0; each < ways; ++each) sum += beliefs.likelihood(world, how.manner, dice);
                out.data()[place] = sum / ways;
            }
        },
        "net"_a, "rules"_a, "position"_a, "stock"_a, "known"_a, "excluded"_a, "tricks"_a, "first_upcard"_a,
        "deeds"_a, "worths"_a, "way"_a, "seat"_a, "hands"_a, "arrivals"_a, "seed"_a, "out"_a,
        "How likely the other seat's play was with each of these hands.");

    module.def(
        "last_card",
        [](const NetHolder& net, const std::vector<int>& rules, const Numbers& position, const Numbers& stock,
           const std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& excluded,
           const std::vector<int>& tricks, int first_upcard, const std::vector<int>& deeds,
           const std::vector<double>& worths, const std::vector<double>& way, int iterations, std::uint64_t seed) {
            const Tables tables(rules_from_numbers(rules));
            const kati::Sight sight = sight_from(tables, position, stock, known, excluded, tricks);
            const kati::Table table(tables, worths_from(worths), net.net);
            if (!kati::is_last_card(table, sight)) throw Error("position", "this is not the lead before the last draw");
            const kati::Story story = story_from(first_upcard, deeds);
            kati::Dice dice(seed);
            kati::LastCardAnswer answer;
            {
                nb::gil_scoped_release released;
                answer = kati::solve_last_card(table, sight, story, thinking_from(way, 0).manner, iterations, dice);
            }
            std::vector<std::tuple<std::vector<int>, double, double>> out;
            for (const auto& line : answer.lines) {
                out.emplace_back(std::vector<int>(line.actions.begin(), line.actions.end()), line.worth, line.share);
            }
            return std::make_tuple(out, answer.gap, answer.leaves);
        },
        "net"_a, "rules"_a, "position"_a, "stock"_a, "known"_a, "excluded"_a, "tricks"_a, "first_upcard"_a,
        "deeds"_a, "worths"_a, "way"_a, "iterations"_a, "seed"_a,
        "The lead before the last draw as a game: ([(actions, worth, share)], gap, leaves).");

    module.def(
        "duel",
        [](const std::vector<int>& rules, const std::vector<double>& worths, const NetHolder& first,
           const std::vector<double>& first_way, const NetHolder& second, const std::vector<double>& second_way,
           int pairs, std::uint64_t seed) {
            const Tables tables(rules_from_numbers(rules));
            const kati::Player a = player_from(first, first_way), b = player_from(second, second_way);
            const kati::Worths table_worths = worths_from(worths);
            std::vector<kati::PairResult> results;
            {
                nb::gil_scoped_release released;
                results = kati::duel(tables, table_worths, a, b, pairs, seed);
            }
            std::vector<std::tuple<int, int, int, int>> out;
            for (const kati::PairResult& each : results) {
                out.emplace_back(each.forehand[0], each.forehand[1], each.closed, each.closer_won);
            }
            return out;
        },
        "rules"_a, "worths"_a, "first"_a, "first_way"_a, "second"_a, "second_way"_a, "pairs"_a, "seed"_a,
        "Duplicate deals between two native players. A pair: what forehand won with the first player there, with the second,\n"
        "how many of the two deals were closed, and how many closers won.");
}
