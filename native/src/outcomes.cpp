#include "bummerl/outcomes.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "bummerl/errors.hpp"

namespace bummerl {

Outcomes::Outcomes(const Tables& tables, int carry, int seat, std::span<const double> utility)
    : seat_(seat), reach_(tables.most_game_points + carry) {
    if (seat != 0 && seat != 1) throw Error("utility", "a utility belongs to seat 0 or 1");
    if (carry < 0 || carry > 10000) throw Error("position", "what is carried in is between 0 and 10000 game points");
    if (!utility.empty()) {
        if (utility.size() != kUtilitySize) {
            throw Error("utility", "a utility has " + std::to_string(kUtilitySize) + " worths, for -12 to 12");
        }
        if (reach_ > kUtilityReach) {
            throw Error("utility", "this deal can pay " + std::to_string(reach_) +
                                       " game points; a utility reaches only to " + std::to_string(kUtilityReach));
        }
        for (const double worth : utility) {
            if (!std::isfinite(worth)) throw Error("utility", "a worth is not finite");
        }
    }
    const auto to_first = [&](int points) -> double {
        const int own = seat == 0 ? points : -points;
        const double worth = utility.empty() ? own : utility[static_cast<std::size_t>(own + kUtilityReach)];
        return seat == 0 ? worth : 0.0 - worth;
    };
    for (int points = -reach_; points <= reach_; ++points) worths_.push_back(to_first(points));
    std::sort(worths_.begin(), worths_.end());
    worths_.erase(std::unique(worths_.begin(), worths_.end()), worths_.end());
    for (int points = -reach_; points <= reach_; ++points) {
        const auto place = std::lower_bound(worths_.begin(), worths_.end(), to_first(points)) - worths_.begin();
        if (!rank_.empty() && place < rank_.back()) monotone_ = false;
        rank_.push_back(static_cast<std::int16_t>(place));
    }
}

}  // namespace bummerl
