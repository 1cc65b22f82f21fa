#include "bummerl/kati/beliefs.hpp"

#include <algorithm>
#include <cmath>

namespace bummerl::kati {

Beliefs::Beliefs(const Table& table, const Sight& now, const Story& story, int seat)
    : table_(table), now_(now), seat_(seat) {
    const Tables& tables = table.tables;
    const int other = 1 - seat;
    const Moving& at = now.at.now;

    // 1. Where the cards may be now.
    Cards gone = now.shown.gone;
    if (at.led != kNoCard) gone |= bit(at.led);
    if (at.talon_left) gone |= bit(at.upcard);
    sure_ = now.shown.known[other];
    const Cards hidden = tables.pack & ~(gone | at.hands[seat] | sure_);
    down_ = at.talon_left ? at.talon_left - 1 : 0;
    const int held = count(at.hands[seat]) + (at.led != kNoCard ? (at.leader == other ? -1 : 1) : 0);
    need_ = held - count(sure_);
    for (Cards cards = hidden; cards; cards &= cards - 1) {
        const auto card = static_cast<std::uint8_t>(first_card(cards));
        (now.shown.excluded[other] & bit(card) ? talon_only_ : free_).push_back(card);
    }
    possible_ = need_ >= 0 && static_cast<int>(free_.size()) >= need_ &&
                static_cast<int>(free_.size() + talon_only_.size()) == need_ + down_;

    // 2. What the other seat has done, as it saw it.
    if (story.upcard == kNoCard) return;
    const std::uint8_t no_stock[30] = {};
    const Cards everything[2] = {tables.pack, tables.pack};  // never empty; the other's is put in world by world
    Sight sight = opening(tables, everything, no_stock, tables.talon_size - 1, story.upcard);
    Cards lost = 0, gained = 0;
    int draws = 0;
    for (const Deed& deed : story.deeds) {
        if (deed.seat == other && deed.action != kClaim) {
            choices_.push_back({sight, deed.action, draws, lost, gained});
        }
        const Moving before = sight.at.now;
        step(tables, sight, deed.seat, deed.action);
        sight.at.now.hands[0] = sight.at.now.hands[1] = tables.pack;
        if (deed.seat == other && kind_of(deed.action)) {
            lost |= bit(card_in(deed.action));
            left_.emplace_back(static_cast<std::uint8_t>(card_in(deed.action)), draws);
        } else if (deed.seat == other && deed.action == kExchange) {
            const int low = sight.at.now.upcard;
            lost |= bit(low);
            gained |= bit(before.upcard);
            exchanged_for_ |= bit(before.upcard);
            left_.emplace_back(static_cast<std::uint8_t>(low), draws);
        }
        if (sight.at.now.talon_left < before.talon_left) {
            ++draws;
            if (sight.at.now.talon_left == 0 && sight.at.now.leader == seat) {
                upcard_draw_ = draws;
                upcard_taken_ = before.upcard;
            }
        }
    }
    draws_ = draws;
}

World Beliefs::draw(Dice& dice) const {
    World world;
    std::uint8_t cards[kFaces];
    int size = 0;
    for (const std::uint8_t card : free_) cards[size++] = card;
    world.hand = sure_;
    for (int place = 0; place < need_; ++place) {
        std::swap(cards[place], cards[place + dice.below(size - place)]);
        world.hand |= bit(cards[place]);
    }
    int down = 0;
    for (int place = need_; place < size; ++place) world.talon[down++] = cards[place];
    for (const std::uint8_t card : talon_only_) world.talon[down++] = card;
    for (int place = down - 1; place > 0; --place) std::swap(world.talon[place], world.talon[dice.below(place + 1)]);
    return world;
}

double Beliefs::likelihood(const World& world, const Manner& manner, Dice& dice) const {
    if (choices_.empty()) return 1.0;
    // When each card came: the latest draws first, each by a card that was still there afterwards.
    std::uint8_t came[kFaces];
    std::uint8_t pool[kFaces];
    int until[kFaces];
    int size = 0;
    for (Cards cards = world.hand & ~exchanged_for_; cards; cards &= cards - 1) {
        const auto card = static_cast<std::uint8_t>(first_card(cards));
        if (card == upcard_taken_ && upcard_draw_ > 0) continue;
        pool[size] = card;
        until[size++] = draws_;
    }
    for (const auto& [card, draws] : left_) {
        if (exchanged_for_ & bit(card)) continue;
        if (card == upcard_taken_ && upcard_draw_ > 0 && draws >= upcard_draw_) continue;
        pool[size] = card;
        until[size++] = draws;
    }
    for (int draw = draws_; draw > 0; --draw) {
        if (draw == upcard_draw_) {
            came[draw] = upcard_taken_;
            continue;
        }
        int fit = 0;
        for (int place = 0; place < size; ++place) fit += until[place] >= draw;
        if (!fit) return 0.0;
        int which = dice.below(fit);
        int place = 0;
        for (; until[place] < draw || which-- > 0; ++place) {
        }
        came[draw] = pool[place];
        --size;
        pool[place] = pool[size];
        until[place] = until[size];
    }
    Cards first = 0;
    for (int place = 0; place < size; ++place) first |= bit(pool[place]);

    // How likely what it did was, choice by choice.
    const int other = 1 - seat_;
    double product = 1.0;
    float values[80];
    for (const Choice& choice : choices_) {
        Cards hand = first;
        for (int draw = 1; draw <= choice.draws; ++draw) hand |= bit(came[draw]);
        hand = (hand | choice.gained) & ~choice.lost;
        Sight sight = choice.sight;
        sight.at.now.hands[other] = hand;
        Actions all, actions;
        legal_actions(table_.tables, sight.at, other, all);
        int done = -1;
        for (const Action action : all) {
            if (action == kClaim) continue;
            if (action == choice.action) done = actions.size;
            actions.add(action);
        }
        if (done < 0) return 0.0;
        if (actions.size == 1 || sight.at.to_move() != other) continue;
        Features features;
        features_of(table_.tables, sight, other, features);
        table_.net.values(table_.frame[other], features, actions, values);
        double sum = 0.0;
        for (int each = 0; each < actions.size; ++each) {
            sum += std::exp(static_cast<double>(values[each] - values[done]) / manner.heat);
        }
        product *= (1.0 - manner.slack) / sum + manner.slack / actions.size;
    }
    return manner.trust == 1.0 ? product : std::pow(product, manner.trust);
}

std::vector<World> Beliefs::sample(int tried, int size, const Manner& manner, Dice& dice) const {
    std::vector<World> drawn(static_cast<std::size_t>(tried));
    double total = 0.0;
    for (World& world : drawn) {
        world = draw(dice);
        total += world.weight = likelihood(world, manner, dice);
    }
    std::vector<World> out;
    out.reserve(static_cast<std::size_t>(size));
    if (total <= 0.0) {  // nothing fits the manner; take the cards alone
        for (int each = 0; each < size; ++each) out.push_back(drawn[static_cast<std::size_t>(each % tried)]);
        for (World& world : out) world.weight = 1.0;
        return out;
    }
    const double stride = total / size;
    double at = stride * dice.unit(), passed = 0.0;
    for (const World& world : drawn) {
        passed += world.weight;
        while (at < passed && static_cast<int>(out.size()) < size) {
            out.push_back(world);
            out.back().weight = 1.0;
            at += stride;
        }
    }
    return out;
}

Sight Beliefs::with(const World& world) const noexcept {
    Sight sight = now_;
    sight.at.now.hands[1 - seat_] = world.hand;
    for (int place = 0; place < down_; ++place) {
        sight.at.stock[sight.at.stock_size - down_ + place] = world.talon[place];
    }
    return sight;
}

}  // namespace bummerl::kati
