#include "bummerl/kati/thinking.hpp"

#include <algorithm>
#include <cmath>

#include "bummerl/errors.hpp"

namespace bummerl::kati {

Thought think(const Table& table, const Sight& now, const Story& story, const Thinking& how, Dice& dice) {
    Thought thought;
    const int seat = now.at.to_move();
    const Beliefs beliefs(table, now, story, seat);
    if (!beliefs.possible()) throw Error("worlds", "no deal fits what is known");
    Actions all;
    legal_actions(table.tables, now.at, seat, all);
    for (const Action action : all) {
        if (action != kClaim) thought.choices.add(action);
    }
    const auto size = static_cast<std::size_t>(thought.choices.size);
    thought.mean.assign(size, 0.0);
    thought.error.assign(size, 0.0);
    if (size == 1) return thought;

    std::vector<World> worlds;
    if (how.weigh) {
        worlds = beliefs.sample(how.tried, how.worlds, how.manner, dice);
    } else {
        for (int each = 0; each < how.worlds; ++each) worlds.push_back(beliefs.draw(dice));
    }
    std::vector<double> value(worlds.size() * size);
    for (std::size_t place = 0; place < worlds.size(); ++place) {
        const Sight world = beliefs.with(worlds[place]);
        for (std::size_t each = 0; each < size; ++each) {
            Sight sight = world;
            step(table.tables, sight, seat, thought.choices.list[each]);
            double worth;
            if (sight.at.over()) {
                worth = table.settled(sight.at);
            } else if (how.rest == Rest::kOpenCards) {
                worth = table.open_cards(sight.at);
            } else {
                worth = table.play_on(sight);
            }
            value[place * size + each] = seat == 0 ? worth : -worth;
            thought.mean[each] += value[place * size + each];
        }
    }
    const auto count = static_cast<double>(worlds.size());
    for (double& mean : thought.mean) mean /= count;
    thought.best = static_cast<int>(std::max_element(thought.mean.begin(), thought.mean.end()) - thought.mean.begin());
    const auto best = static_cast<std::size_t>(thought.best);
    for (std::size_t each = 0; each < size; ++each) {
        double sum = 0.0, squares = 0.0;
        for (std::size_t place = 0; place < worlds.size(); ++place) {
            const double* const row = value.data() + place * size;
            const double gap = each == best ? row[each] : row[best] - row[each];
            sum += gap;
            squares += gap * gap;
        }
        const double variance = std::max(0.0, squares / count - sum / count * (sum / count));
        thought.error[each] = std::sqrt(variance / std::max(1.0, count - 1.0));
    }
    return thought;
}

}  // namespace bummerl::kati
