#include "bummerl/kati/match.hpp"

#include <algorithm>

namespace bummerl::kati {
namespace {

int play(const Table* const (&tables)[2], const Player* const (&players)[2], Sight sight, Dice& dice,
         PairResult& result) {
    Story story;
    story.upcard = sight.at.now.upcard;
    Actions choices;
    float values[80];
    const Tables& rules = tables[0]->tables;
    int closer = kNobody;
    int points;
    for (;;) {
        // Reflexes are deeds too; a claim ends the deal, so only exchanges need to be told.
        const Moving before = sight.at.now;
        if (!settle_reflexes(rules, sight, choices)) {
            points = sight.at.signed_points(0);
            break;
        }
        if (sight.at.now.upcard != before.upcard) {
            story.deeds.push_back({static_cast<std::int8_t>(1 - sight.at.to_move()), kExchange});
        }
        closer = sight.at.now.closer;
        if (sight.at.now.stage == kExhausted) {
            const double worth = tables[0]->open_cards(sight.at);
            points = static_cast<int>(std::find(tables[0]->worths.begin(), tables[0]->worths.end(), worth) -
                                      tables[0]->worths.begin()) - kUtilityReach;
            break;
        }
        const int seat = sight.at.to_move();
        const Player& player = *players[seat];
        int chosen = 0;
        if (choices.size > 1) {
            const bool closed = sight.at.now.stage == kClosed;
            if (player.way == Way::kNet && !closed) {
                tables[seat]->judge(sight, choices, values);
                chosen = static_cast<int>(std::max_element(values, values + choices.size) - values);
            } else {
                // The seat's own sight: nothing of the other hand is looked at.
                chosen = think(*tables[seat], sight, story, closed ? player.closed : player.open, dice).best;
            }
        }
        story.deeds.push_back({static_cast<std::int8_t>(seat), choices.list[chosen]});
        step(rules, sight, seat, choices.list[chosen]);
    }
    if (closer != kNobody) {
        ++result.closed;
        result.closer_won += (points > 0) == (closer == 0);
    }
    return points;
}

}  // namespace

std::vector<PairResult> duel(const Tables& tables, const Worths& worths, const Player& first, const Player& second,
                             int pairs, std::uint64_t seed) {
    std::vector<PairResult> out;
    const Table own(tables, worths, *first.net), theirs(tables, worths, *second.net);
    for (int pair = 0; pair < pairs; ++pair) {
        PairResult result{};
        Dice deal(seed + static_cast<std::uint64_t>(pair) * 1000003);
        const Sight sight = deal_out(tables, deal);
        for (int side = 0; side < 2; ++side) {
            Dice dice(seed * 7919 + static_cast<std::uint64_t>(2 * pair + side));
            const Table* const seats[2] = {side ? &theirs : &own, side ? &own : &theirs};
            const Player* const players[2] = {side ? &second : &first, side ? &first : &second};
            result.forehand[side] = play(seats, players, sight, dice, result);
        }
        out.push_back(result);
    }
    return out;
}

}  // namespace bummerl::kati
