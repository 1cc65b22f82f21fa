// The prover's rules, table and entry; docs/engine.md explains the whole.
#include "prover_inline.hpp"

#include <cstring>

#include "priors.hpp"

namespace bummerl {
namespace {

constexpr int kMostGoal = 250;  // bounds on points are kept in bytes

}  // namespace

bool Prover::sound(const Tables& tables) noexcept {
    const Rules& rules = tables.rules;
    const bool automatic = tables.automatic;
    const int least_value = rules.value_plain;
    if (rules.knocking || (rules.marriage && rules.marriage_per_lead > 1)) return false;
    if (rules.sweep_length >= 0 && rules.sweep_length != rules.hand_size) return false;
    if (rules.goal > kMostGoal || rules.marriage_plain > 255 || rules.marriage_royal > 255) return false;
    if (3 * rules.marriage_plain + rules.marriage_royal > 255) return false;
    if (tables.talon_size > 13 || rules.hand_size > 15) return false;
    if (!(least_value <= rules.value_schneider && rules.value_schneider <= rules.value_schwarz)) return false;
    // The worth of a win never rises with time, so that nobody gains by waiting, but for a sweep.
    if (rules.played_out_value > least_value) return false;
    if (rules.closing && rules.close_fail_value_no_trick < rules.close_fail_value) return false;
    if (automatic) {
        if (rules.sweep_value > least_value) return false;
        if (rules.closing && rules.close_opponent_out >= 0 &&
            rules.close_opponent_out < rules.close_fail_value_no_trick) {
            return false;
        }
    } else if (rules.wrong_claim == kClaimWorth) {
        return false;  // the price falls as the opponent's points rise
    }
    // An announcement does nothing that closing first and declaring with the lead does not.
    if (tables.announces && !rules.marriage_after_talon) return false;
    if (rules.marriage && (rules.exchange_rank == kKing || rules.exchange_rank == kQueen)) return false;
    return true;
}

Prover::Prover(const Tables& tables, int table_bits) : tables_(tables), rules_(tables.rules) {
    if (table_bits >= 0) {
        table_.resize(std::size_t{1} << table_bits >> 1);
        mask_ = table_.size() - 1;
    }
    goal_ = rules_.goal;
    sweeps_ = rules_.sweep_value >= 0 ? 3 : 0;
    neighbours_ = rules_.trick_winner == kLedSuit;
    cashes_ = rules_.must_follow && rules_.trick_winner == kLedSuit;
    apart_ = rules_.played_out == kMostTrickPoints || !rules_.schneider_counts_marriages;
    bonus_closed_ = rules_.last_trick_bonus && !rules_.bonus_open_only;
    while (ranks_ < kRanks && rules_.rank(ranks_) >= 0) ++ranks_;
    for (int place = 0; place < ranks_; ++place) {
        const int strength = ranks_ - 1 - place;
        place_[static_cast<std::size_t>(rules_.rank(place))] = static_cast<std::uint8_t>(strength);
        for (int suit = 0; suit < kSuits; ++suit) {
            points_[static_cast<std::size_t>(8 * suit + strength)] =
                static_cast<std::uint8_t>(rules_.rank_points(place));
        }
    }
    priors_ = (ranks_ <= 5 ? kPriorsOfFive : kPriorsOfSix).data();
    for (std::size_t cards = 0; cards < sums_.size(); ++cards) {
        for (int strength = 0; strength < kRanks; ++strength) {
            if (cards >> strength & 1) {
                sums_[cards] = static_cast<std::uint16_t>(sums_[cards] + points_[static_cast<std::size_t>(strength)]);
            }
        }
    }
    std::array<std::uint8_t, kRanks> order{};
    for (std::size_t place = 0; place < order.size(); ++place) order[place] = static_cast<std::uint8_t>(place);
    std::stable_sort(order.begin(), order.begin() + ranks_,
                     [this](std::uint8_t one, std::uint8_t two) { return points_[one] < points_[two]; });
    for (std::size_t place = 0; place < static_cast<std::size_t>(ranks_); ++place) {
        cheap_[place] = Cards{0x01010101} << order[place];
        cheap_points_[place] = points_[order[place]];
    }
    for (int led = 0; led < kFaces; ++led) {
        Cards better = suit_bits(suit_of(led)) & ~((bit(led) << 1) - 1);
        if (suit_of(led) != 0) {
            better |= kTrumps;
            if (rules_.trick_winner == kHighestAnySuit) {
                const Cards above = 0xFFU & ~((2U << rank_of(led)) - 1);
                better |= above << 8 | above << 16 | above << 24;
            }
        }
        winners_[static_cast<std::size_t>(led)] = better;
    }
    if (rules_.marriage) {
        king_ = Cards{1} << place_[kKing];
        pair_ = king_ | Cards{1} << place_[kQueen];
        king_place_ = place_[kKing];
        queen_place_ = place_[kQueen];
        kings_ = king_ * 0x01010101U;
        queens_ = (Cards{1} << place_[kQueen]) * 0x01010101U;
        pairs_after_talon_ = rules_.marriage_after_talon;
    }
    if (rules_.exchange_rank >= 0) low_ = place_[static_cast<std::size_t>(rules_.exchange_rank)];
}

void Prover::set_deal(const Position& at, bool keep) {
    if (!keep && ++age_ == 0) {
        if (!table_.empty()) std::fill(table_.begin(), table_.end(), Pair{});
        age_ = 1;
    }
    if (!keep) std::memset(&deciders_, 0, sizeof deciders_);
    trump_ = at.trump;
    stock_size_ = at.stock_size;
    for (int place = 0; place < stock_size_; ++place) {
        const int card = at.stock[place];
        const int suit = suit_of(card) == trump_ ? 0 : suit_of(card) < trump_ ? suit_of(card) + 1 : suit_of(card);
        stock_[static_cast<std::size_t>(place)] =
            static_cast<std::uint8_t>(8 * suit + place_[static_cast<std::size_t>(rank_of(card))]);
    }
    talon_key_[0] = 0;
    talon_bits_[0] = talon_bits_[1] = 0;
    for (int left = 2; left <= at.now.talon_left; ++left) {
        talon_bits_[static_cast<std::size_t>(left)] = talon_bits_[static_cast<std::size_t>(left - 1)] |
                                                      bit(stock_[static_cast<std::size_t>(stock_size_ - left + 1)]);
        talon_key_[static_cast<std::size_t>(left)] =
            talon_key_[static_cast<std::size_t>(left - 1)] << 5 |
            stock_[static_cast<std::size_t>(stock_size_ - left + 1)];
    }
}

bool Prover::takes(const Position& at) const noexcept {
    return !at.over() && at.points(0) < goal_ && at.points(1) < goal_ && !at.now.knock &&
           at.now.pending[0] < 1024 && at.now.pending[1] < 1024 && at.now.marriage_points[0] < 256 &&
           at.now.marriage_points[1] < 256 && std::popcount(at.now.announced) <= 1;
}

// --- what pays ------------------------------------------------------------------------------------------------------

int Prover::level_of(int value) const noexcept {
    if (value <= rules_.value_plain) return 0;
    if (value <= rules_.value_schneider) return 1;
    return value <= rules_.value_schwarz ? 2 : 3;
}

Prover::Profile Prover::profile_open(int value) const noexcept {
    Profile profile{};
    const int level = level_of(value);
    profile.goal = static_cast<std::uint8_t>(level);
    profile.out = static_cast<std::uint8_t>(rules_.played_out_value >= 0 ? flat_level(rules_.played_out_value) : level);
    profile.sweep = rules_.sweep_value >= value;
    for (int has = 0; has < 2; ++has) {
        int escape = 0;
        if (!tables_.automatic) {
            switch (rules_.wrong_claim) {
                case kOpponentTricks:
                    escape = flat_level(has ? rules_.wrong_value : rules_.wrong_value_no_trick);
                    break;
                case kClaimantValue: escape = level; break;
                default: escape = flat_level(rules_.wrong_value); break;
            }
        }
        profile.escape[has] = static_cast<std::uint8_t>(escape);
    }
    return profile;
}

Prover::Profile Prover::profile_closed_a(int success_level) const noexcept {
    Profile profile = profile_open(value_);
    profile.goal = profile.out = static_cast<std::uint8_t>(success_level);
    if (!rules_.wrong_closed_flat) {
        for (std::uint8_t& escape : profile.escape) escape = std::min(escape, profile.out);
    }
    return profile;
}

// What the closing defender's failure pays the attacker.
int Prover::failure_level(int has_at_close) const noexcept {
    const int with = flat_level(rules_.close_fail_value), without = flat_level(rules_.close_fail_value_no_trick);
    switch (rules_.close_failure) {
        case kFlatFailure: return with;
        case kOpponentAtClose: return has_at_close & 1 ? with : without;
        default: break;
    }
    if (rules_.close_failure_moment == kAtClose) return has_at_close & 2 ? with : without;
    return without == 3 ? 3 : with == 0 ? 0 : 2;
}

Prover::Profile Prover::profile_closed_d(int level) const noexcept {
    Profile profile = profile_open(value_);
    profile.out = static_cast<std::uint8_t>(level);
    profile.goal = static_cast<std::uint8_t>(rules_.close_opponent_out >= 0 ? flat_level(rules_.close_opponent_out)
                                                                            : level);
    if (!rules_.wrong_closed_flat) {
        for (std::uint8_t& escape : profile.escape) escape = std::min(escape, profile.out);
    }
    return profile;
}

Prover::Profile Prover::profile_bid(bool by_attacker) const noexcept {
    const auto paid = static_cast<std::uint8_t>(flat_level(rules_.bid_value));
    Profile profile{};
    profile.goal = paid;
    profile.out = by_attacker ? 3 : paid;
    profile.escape[0] = profile.escape[1] = paid;
    return profile;
}

// --- claims ---------------------------------------------------------------------------------------------------------

bool Prover::may_claim_on_lead(const Node& at) const noexcept {
    const bool leads = at.lead == 1;
    switch (rules_.claim_timing) {
        case kAnyTime: return true;
        case kBetweenTricks: return at.has != 0 || (leads && at.must);
        case kOwnTurn:
        case kOnLead: return leads;
        case kAfterTrickOrMarriage: return leads && (at.has != 0 || at.must);
        default: return false;
    }
}

bool Prover::may_claim_in_reply(const Node& at, bool declared) const noexcept {
    if (declared && at.lead == 1) return !tables_.automatic;
    return rules_.claim_timing == kAnyTime || (rules_.claim_timing == kOwnTurn && at.lead == 0);
}

// --- the table ------------------------------------------------------------------------------------------------------

Prover::Pair& Prover::probe(const Node& at, Entry& wanted) {
    wanted.hands = at.hand[0] | std::uint64_t{at.hand[1]} << 32;
    const Profile& profile = at.profile;
    std::uint64_t rules_of_play = 0;
    if (at.mode == kModeOpen) {
        rules_of_play = static_cast<std::uint64_t>(value_) | std::uint64_t{at.up} << 7;
        wanted.talon = talon_key_[at.talon];
    } else {
        rules_of_play = static_cast<std::uint64_t>(profile.goal | profile.out << 2 | profile.sweep << 4 |
                                                   profile.escape[0] << 5 | profile.escape[1] << 7);
        wanted.talon = 0;
    }
    wanted.facts = rules_of_play | std::uint64_t{at.mode} << 12 | std::uint64_t{at.lead} << 15 |
                   std::uint64_t{at.has} << 16 | std::uint64_t{at.sweep} << 18 |
                   static_cast<std::uint64_t>(forehand_) << 20 | static_cast<std::uint64_t>(at.pend[0]) << 21 |
                   static_cast<std::uint64_t>(at.pend[1]) << 31 | static_cast<std::uint64_t>(at.marr[0]) << 41 |
                   static_cast<std::uint64_t>(at.marr[1]) << 49 | std::uint64_t{at.talon} << 57;
    std::uint64_t hash = wanted.hands * 0x9E3779B97F4A7C15U ^ wanted.facts * 0xC2B2AE3D27D4EB4FU ^
                         wanted.talon * 0x165667B19E3779F9U;
    hash ^= hash >> 29;
    hash *= 0xBF58476D1CE4E5B9U;
    hash ^= hash >> 32;
    return table_[hash & mask_];
}

// The entry of a position in its pair of places, or null.
Prover::Entry* Prover::find(Pair& pair, const Entry& wanted) const noexcept {
    for (Entry& each : pair.places) {
        if (each.age == age_ && each.hands == wanted.hands && each.facts == wanted.facts &&
            each.talon == wanted.talon) {
            return &each;
        }
    }
    return nullptr;
}

// Whether earlier tests of larger values tell: the attacker wins more than is asked, or the defender does.
bool Prover::known_otherwise(const Node& at, Answer& answer) {
    Entry wanted{};
    const int value = value_, forehand = forehand_;
    const auto looked_up = [&](const Node& node) {
        const Entry* const entry = find(probe(node, wanted), wanted);
        return entry && answered(node, *entry, answer) && answer.yes;
    };
    value_ = above_;
    bool known = looked_up(at);
    if (!known) {
        forehand_ = rules_.marriage_forehand_royal ? 1 - forehand : 0;
        known = looked_up(turned(at));
        if (known) answer = {false, answer.other, answer.own};
    }
    value_ = value;
    forehand_ = forehand;
    return known;
}

bool Prover::answered(const Node& at, const Entry& entry, Answer& answer) noexcept {
    if ((entry.filled & 1) && at.p[0] >= entry.yes_own && at.p[1] <= entry.yes_other) {
        answer = {true, entry.yes_own, entry.yes_other};
        return true;
    }
    if ((entry.filled & 2) && at.p[0] <= entry.no_own && at.p[1] >= entry.no_other) {
        answer = {false, entry.no_own, entry.no_other};
        return true;
    }
    return false;
}

void Prover::store(Pair& pair, const Entry& wanted, Answer answer, int best) noexcept {
    // The search below may have moved or replaced the entry, so it is looked up again.
    Entry* entry = find(pair, wanted);
    if (!entry) {
        // The first place keeps the position with more cards, the second the last one seen.
        const auto weight = [](const Entry& each) {
            return std::popcount(each.hands) + static_cast<int>(each.facts >> 57);
        };
        entry = &pair.places[0];
        if (entry->age == age_) {
            if (weight(wanted) >= weight(*entry)) {
                pair.places[1] = *entry;
            } else {
                entry = &pair.places[1];
            }
        }
        *entry = wanted;
        entry->age = age_;
        entry->filled = 0;
    }
    entry->best = static_cast<std::uint8_t>(best);
    if (answer.yes) {
        entry->yes_own = answer.own;
        entry->yes_other = answer.other;
        entry->filled |= 1;
    } else {
        entry->no_own = answer.own;
        entry->no_other = answer.other;
        entry->filled |= 2;
    }
}

// --- a test ---------------------------------------------------------------------------------------------------------

Prover::Node Prover::turned(const Node& at) noexcept {
    Node next = at;
    std::swap(next.hand[0], next.hand[1]);
    std::swap(next.p[0], next.p[1]);
    std::swap(next.pend[0], next.pend[1]);
    std::swap(next.marr[0], next.marr[1]);
    next.has = static_cast<std::uint8_t>((at.has & 1) << 1 | at.has >> 1);
    next.sweep = static_cast<std::uint8_t>((at.sweep & 1) << 1 | at.sweep >> 1);
    next.lead = static_cast<std::uint8_t>(1 - at.lead);
    return next;
}

Prover::Node Prover::node_of(const Position& at, int attacker) const noexcept {
    const auto mapped = [this](int card) {
        const int suit = suit_of(card) == trump_ ? 0 : suit_of(card) < trump_ ? suit_of(card) + 1 : suit_of(card);
        return 8 * suit + place_[static_cast<std::size_t>(rank_of(card))];
    };
    Node node{};
    const Moving& now = at.now;
    for (int role = 0; role < 2; ++role) {
        const int seat = role == 0 ? attacker : 1 - attacker;
        for (Cards cards = now.hands[seat]; cards; cards &= cards - 1) node.hand[role] |= bit(mapped(first_card(cards)));
        node.p[role] = static_cast<std::int16_t>(at.points(seat));
        node.pend[role] = now.pending[seat];
        if (apart_) node.marr[role] = now.marriage_points[seat];
        if (now.tricks[seat]) node.has = static_cast<std::uint8_t>(node.has | 1 << role);
        const int cards_left = count(now.hands[1 - now.leader]);
        if (sweeps_ && now.stage != kOpen && now.strict_tricks[seat] + cards_left >= rules_.hand_size) {
            node.sweep = static_cast<std::uint8_t>(node.sweep | 1 << role);
        }
    }
    const auto role_of = [attacker](int seat) { return seat == attacker ? 0 : 1; };
    node.lead = static_cast<std::uint8_t>(role_of(now.leader));
    if (now.announced) {
        const int suit = std::countr_zero(now.announced);
        node.must = static_cast<std::uint8_t>(1 + (mapped(8 * suit) >> 3));
    }
    if (now.bidder != kNobody) {
        node.mode = role_of(now.bidder) == 0 ? kModeBidA : kModeBidD;
        node.profile = profile_bid(node.mode == kModeBidA);
        node.sweep = 0;
    } else if (now.stage == kOpen) {
        node.mode = kModeOpen;
        node.talon = now.talon_left;
        node.up = static_cast<std::uint8_t>(mapped(now.upcard));
        node.profile = profile_open(value_);
        node.sweep = 0;
    } else if (now.closer == kNobody) {
        node.mode = kModeExhausted;
        node.profile = exhausted_;
    } else if (role_of(now.closer) == 0) {
        node.mode = kModeClosedA;
        int success = level_;
        if (rules_.close_value_at == kAtClose) {
            Node snapshot{};
            const int other = 1 - now.closer;
            snapshot.p[1] = now.close_points[other];
            snapshot.marr[1] = static_cast<std::int16_t>(now.close_points[other] - now.close_trick_points[other]);
            snapshot.has = now.close_tricks[other] ? 2 : 0;
            success = meets(snapshot, level_) ? 0 : 3;
        }
        node.profile = profile_closed_a(success);
    } else {
        node.mode = kModeClosedD;
        const int has = (now.close_tricks[1 - now.closer] ? 1 : 0) | (now.close_tricks[now.closer] ? 2 : 0);
        node.profile = profile_closed_d(failure_level(has));
    }
    if (now.closer != kNobody && now.led == kNoCard && now.close_number == at.trick_number()) {
        const int other = 1 - now.leader;
        node.answers = rules_.exchange_rank >= 0 && rules_.exchange_answers_close &&
                       (now.hands[other] & bit(tables_.exchange_card[at.trump])) &&
                       (rules_.exchange_first_lead || at.trick_number() != 0) &&
                       (!rules_.exchange_needs_trick || now.tricks[other]) &&
                       now.talon_left >= rules_.exchange_min_talon;
        if (node.answers) node.up = static_cast<std::uint8_t>(mapped(now.upcard));
    }
    return node;
}

bool Prover::test(const Position& at, int attacker, int value, int above) {
    value_ = value;
    level_ = level_of(value);
    forehand_ = rules_.marriage_forehand_royal && attacker == 1 ? 1 : 0;
    exhausted_ = profile_open(value);
    above_ = above;
    const Node node = node_of(at, attacker);
    if (at.now.led == kNoCard) {
        return (node.mode == kModeOpen ? open_lead(node) : strict_lead(node)).yes;
    }
    const int suit = suit_of(at.now.led);
    const int led = 8 * (suit == trump_ ? 0 : suit < trump_ ? suit + 1 : suit) +
                    place_[static_cast<std::size_t>(rank_of(at.now.led))];
    const bool declared = at.now.led_marriage;
    return (node.mode == kModeOpen ? open_follow(node, led, declared) : strict_follow(node, led, declared)).yes;
}

}  // namespace bummerl
