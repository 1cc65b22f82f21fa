#include "bummerl/kati/playing.hpp"

#include "bummerl/settlement.hpp"

#include <algorithm>
#include <cmath>

namespace bummerl::kati {
namespace {

// How often a closer who would win with open cards does not, since he does not see them, by pairs of cards left in the
// talon: measured on 1,151 closed deals between two players who averaged over all hands.
constexpr double kSlip[8] = {0.0, 0.005, 0.025, 0.025, 0.04, 0.04, 0.04, 0.04};

// A choice off the best one: exp(worth / heat).
int wander(const float* values, int size, double heat, Dice& dice) noexcept {
    const float top = *std::max_element(values, values + size);
    double sum = 0.0, weights[80];
    for (int each = 0; each < size; ++each) sum += weights[each] = std::exp((values[each] - top) / heat);
    double left = dice.unit() * sum;
    for (int each = 0; each < size; ++each) {
        left -= weights[each];
        if (left < 0.0) return each;
    }
    return size - 1;
}

}  // namespace

std::array<float, kUtilities> worths_of(const Worths& worths, int seat) noexcept {
    static constexpr int results[kUtilities] = {-3, -2, -1, 1, 2, 3};
    std::array<float, kUtilities> out{};
    for (std::size_t each = 0; each < kUtilities; ++each) {
        const int own = results[each];
        const double worth = seat == 0 ? worths[static_cast<std::size_t>(own + kUtilityReach)]
                                       : -worths[static_cast<std::size_t>(-own + kUtilityReach)];
        out[each] = static_cast<float>(worth);
    }
    return out;
}

Table::Table(const Tables& rules, const Worths& of_results, const Net& with, std::shared_ptr<Workspace> shared)
    : tables(rules),
      net(with),
      worths(of_results),
      outcomes(rules, 0, 0, of_results),
      frame{with.frame(rules, worths_of(of_results, 0)), with.frame(rules, worths_of(of_results, 1))},
      workspace(shared ? std::move(shared) : std::make_shared<Workspace>(rules, kBest)) {}

double Table::settled(const Position& at) const noexcept {
    return worths[static_cast<std::size_t>(std::clamp(at.signed_points(0), -kUtilityReach, kUtilityReach) +
                                           kUtilityReach)];
}

double Table::open_cards(const Position& at) const {
    workspace->begin(at, outcomes, false);
    return outcomes.worth(workspace->value(at));
}

double Table::closed(const Position& at) const {
    const double worth = open_cards(at);
    const int closer = at.now.closer;
    if (closer == kNobody) return worth;
    // What a failure pays can be asked of the rules by letting the closer's opponent claim success.
    Position failed = at;
    settle(tables, failed, kKnockFailed, closer);
    const double loss = settled(failed);
    const bool won = closer == 0 ? worth > loss : worth < loss;
    return won ? worth + kSlip[std::min(at.now.talon_left / 2, 7)] * (loss - worth) : worth;
}

void Table::judge(const Sight& sight, const Actions& choices, float* values) const noexcept {
    const int seat = sight.at.to_move();
    Features features;
    features_of(tables, sight, seat, features);
    net.values(frame[seat], features, choices, values);
}

double Table::play_on(Sight& sight) const {
    Actions choices;
    float values[80];
    while (settle_reflexes(tables, sight, choices)) {
        if (sight.at.now.stage == kExhausted) return open_cards(sight.at);
        if (sight.at.now.stage == kClosed) return closed(sight.at);
        int best = 0;
        if (choices.size > 1) {
            judge(sight, choices, values);
            best = static_cast<int>(std::max_element(values, values + choices.size) - values);
        }
        step(tables, sight, sight.at.to_move(), choices.list[best]);
    }
    return settled(sight.at);
}

Sight deal_out(const Tables& tables, Dice& dice) noexcept {
    std::uint8_t order[kFaces];
    int size = 0;
    for (Cards cards = tables.pack; cards; cards &= cards - 1) order[size++] = static_cast<std::uint8_t>(first_card(cards));
    for (int place = size - 1; place > 0; --place) std::swap(order[place], order[dice.below(place + 1)]);
    Cards hands[2] = {0, 0};
    const int each = tables.rules.hand_size;
    for (int place = 0; place < 2 * each; ++place) hands[place < each ? 0 : 1] |= bit(order[place]);
    return opening(tables, hands, order + 2 * each + 1, size - 2 * each - 1, order[2 * each]);
}

void teach(const std::vector<std::unique_ptr<Table>>& tables, const Course& course,
           const std::function<void(int table, const Lesson&)>& take) {
    Dice dice(course.seed);
    std::vector<Lesson> lessons;
    float values[80];
    for (int number = 0; number < course.deals; ++number) {
        const int which = dice.below(static_cast<int>(tables.size()));
        const Table& table = *tables[static_cast<std::size_t>(which)];
        Sight sight = deal_out(table.tables, dice);
        lessons.clear();
        const int wander_at = dice.unit() < course.wander ? dice.below(12) : -1;
        const int noisy = dice.unit() < course.noise ? dice.below(2) : kNobody;
        const double noise = 0.1 + 0.5 * dice.unit();
        Actions choices;
        double worth = 0.0;
        bool open_end = false;
        int decision = 0;
        while (settle_reflexes(table.tables, sight, choices)) {
            if (sight.at.now.stage != kOpen) {
                worth = sight.at.now.stage == kExhausted ? table.open_cards(sight.at) : table.closed(sight.at);
                open_end = true;
                break;
            }
            const int seat = sight.at.to_move();
            int chosen = 0;
            if (choices.size > 1) {
                Lesson lesson;
                features_of(table.tables, sight, seat, lesson.features);
                table.net.values(table.frame[seat], lesson.features, choices, values);
                if (seat == noisy) {
                    chosen = wander(values, choices.size, noise, dice);
                } else {
                    chosen = static_cast<int>(std::max_element(values, values + choices.size) - values);
                    if (decision++ == wander_at) {
                        lessons.clear();  // what came before the deviation led elsewhere; it is no lesson
                        chosen = dice.unit() < course.wild ? dice.below(choices.size)
                                                           : wander(values, choices.size, course.heat, dice);
                    }
                    lesson.output = static_cast<std::uint8_t>(lesson.features.output(choices.list[chosen]));
                    lesson.seat = static_cast<std::int8_t>(seat);
                    lessons.push_back(lesson);
                }
            }
            step(table.tables, sight, seat, choices.list[chosen]);
        }
        if (!open_end) worth = table.settled(sight.at);
        for (Lesson& lesson : lessons) {
            lesson.target = static_cast<float>(lesson.seat == 0 ? worth : -worth);
            take(which, lesson);
        }
    }
}

}  // namespace bummerl::kati
