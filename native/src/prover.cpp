#include "bummerl/prover.hpp"

#include <algorithm>
#include <cstring>

#include "bummerl/priors.hpp"

namespace bummerl {
namespace {

// How much the order of moves owes to what decided before, beside the priors: found by a coordinate search for the fewest
// nodes over whole random deals.
constexpr int kOpenLeadHistory = 12, kStrictLeadHistory = 21, kOpenReplyHistory = 194;
constexpr int kOpenLeadKiller = 250, kStrictLeadKiller = 115, kOpenReplyKiller = 100;

// A move's record, between -1024 and 1024, after it has decided or failed to decide once more.
void learn(std::int32_t& record, bool decided) noexcept { record += ((decided ? 1024 : -1024) - record) >> 2; }

constexpr int kMostGoal = 250;  // bounds on points are kept in bytes
constexpr Cards kTrumps = 0xFF;

constexpr std::uint8_t byte(int points) noexcept {
    return static_cast<std::uint8_t>(points < 0 ? 0 : points > 255 ? 255 : points);
}

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
    }
    if (rules_.exchange_rank >= 0) low_ = place_[static_cast<std::size_t>(rules_.exchange_rank)];
}

void Prover::set_deal(const Position& at, bool keep) {
    if (!keep && ++age_ == 0) {
        if (!table_.empty()) std::fill(table_.begin(), table_.end(), Pair{});
        age_ = 1;
    }
    if (!keep) {
        lead_history_ = {};
        reply_history_ = {};
        for (auto& role : lead_killers_) {
            for (auto& at_size : role) at_size.fill(kNoCard);
        }
        for (auto& at_size : reply_killers_) at_size.fill(kNoCard);
    }
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

// The defender is Schneider under so many counted points.
int Prover::line(const Node& at) const noexcept {
    return rules_.schneider + (rules_.schneider_counts_marriages ? 0 : at.marr[1]);
}

bool Prover::meets(const Node& at, int level) const noexcept {
    switch (level) {
        case 0: return true;
        case 1: return !(at.has & 2) || at.p[1] < line(at);
        case 2: return !(at.has & 2);
        default: return false;
    }
}

// Yes, from `own` points of the attacker on, as far as the level allows for the defender's.
Prover::Answer Prover::yes(const Node& at, int level, int own) const noexcept {
    const int most = level == 1 && (at.has & 2) ? std::min(goal_ - 1, line(at) - 1) : goal_ - 1;
    return {true, byte(own), byte(most)};
}

// No, unless the attacker had the goal before; because the level is not met, or from `other` points of the defender on.
Prover::Answer Prover::no(const Node& at, int level, int other) const noexcept {
    const int most = at.p[0] >= goal_ ? 255 : goal_ - 1;
    return {false, byte(most), byte(level == 1 && (at.has & 2) ? std::max(other, line(at)) : other)};
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

// Whether a wrong claim of the defender costs less than the value tested, if he may claim now.
bool Prover::escapes(const Node& at, bool defender_may_claim) const noexcept {
    return defender_may_claim && !meets(at, at.profile.escape[at.has & 1]);
}

// A yes that holds only while the defender's points keep him from escaping.
Prover::Answer Prover::guarded(Answer answer, const Node& at, bool defender_may_claim) const noexcept {
    if (answer.yes && defender_may_claim && at.profile.escape[at.has & 1] == 1 && (at.has & 2)) {
        answer.other = byte(std::min<int>(answer.other, line(at) - 1));
    }
    return answer;
}

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

// The seat has just gained points and may claim: whether that decides the test.
bool Prover::goal_decides(const Node& at, int seat, Answer& answer) const noexcept {
    if (at.p[seat] < goal_) return false;
    if (seat == 1) {
        answer = no(at, 0, goal_);
        return true;
    }
    if (meets(at, at.profile.goal)) {
        answer = yes(at, at.profile.goal, goal_);
        return true;
    }
    if (!tables_.automatic && at.mode != kModeBidA) return false;
    answer = no(at, at.profile.goal, 0);
    return true;
}

// --- cards ----------------------------------------------------------------------------------------------------------

bool Prover::beats(int led, int reply) const noexcept {
    return winners_[static_cast<std::size_t>(led)] & bit(reply);
}

Cards Prover::allowed(Cards hand, int led) const noexcept {
    const Cards in_suit = hand & suit_bits(suit_of(led));
    if (in_suit) {
        if (!rules_.must_follow) return hand;
        const Cards better = rules_.must_beat ? in_suit & ~((bit(led) << 1) - 1) : 0;
        return better ? better : in_suit;
    }
    if (rules_.must_trump && suit_of(led) != 0) {
        const Cards trumps = hand & kTrumps;
        return trumps ? trumps : hand;
    }
    return hand;
}

int Prover::sum(Cards cards) const noexcept {
    return sums_[cards & 0xFF] + sums_[cards >> 8 & 0xFF] + sums_[cards >> 16 & 0xFF] + sums_[cards >> 24];
}

// The kings and queens that a seat could still declare in strict play.
Cards Prover::held_pairs(const Node& at, int seat) const noexcept {
    if (!rules_.marriage || !rules_.marriage_after_talon) return 0;
    const Cards hand = at.hand[seat];
    Cards cards = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards pair = pair_ << (8 * suit);
        if ((hand & pair) == pair) cards |= pair;
    }
    return cards;
}

Cards Prover::talon_cards(const Node& at) const noexcept {
    return talon_bits_[at.talon] | bit(at.up);
}

// Cards of a seat that are more than their strength and points while the talon is open: those of marriages that may
// still come together, and the one that can be exchanged.
Cards Prover::kept_apart(const Node& at, int seat, Cards talon) const noexcept {
    Cards cards = rules_.exchange_rank >= 0 ? bit(low_) : 0;
    if (!rules_.marriage) return cards;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards pair = pair_ << (8 * suit);
        if (((at.hand[seat] | talon) & pair) == pair) cards |= pair;
    }
    return cards;
}

// The kings and queens whose lead would declare a marriage.
Cards Prover::declarable(const Node& at) const noexcept {
    if (!rules_.marriage || at.must) return 0;
    if (!rules_.marriage_after_talon && at.mode != kModeOpen) return 0;
    if (!rules_.marriage_first_lead && at.has == 0) return 0;
    const Cards hand = at.hand[at.lead];
    Cards cards = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards pair = pair_ << (8 * suit);
        if ((hand & pair) == pair) cards |= rules_.marriage_king_only ? king_ << (8 * suit) : pair;
    }
    return cards;
}

std::uint8_t Prover::Moves::pick(int next) noexcept {
    int best = next;
    for (int place = next + 1; place < size; ++place) {
        if (list[place].score > list[best].score) best = place;
    }
    std::swap(list[best], list[next]);
    return list[next].card;
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

// Whether the answers to other tests of the position tell: a smaller win that is refused, a larger one that is proved,
// or a win of the other seat.
bool Prover::known_otherwise(const Node& at, Answer& answer) {
    Entry wanted{};
    const int value = value_;
    const auto lookup = [&](const Node& node, int other, Answer& found) {
        value_ = other;
        Pair& pair = probe(node, wanted);
        value_ = value;
        const Entry* const entry = find(pair, wanted);
        return entry && answered(node, *entry, found);
    };
    for (const int other : others_) {
        if (other != value && lookup(at, other, answer) && answer.yes == (other > value)) return true;
    }
    Node turned = at;
    std::swap(turned.hand[0], turned.hand[1]);
    std::swap(turned.p[0], turned.p[1]);
    std::swap(turned.pend[0], turned.pend[1]);
    std::swap(turned.marr[0], turned.marr[1]);
    turned.has = static_cast<std::uint8_t>((at.has & 1) << 1 | at.has >> 1);
    turned.lead = static_cast<std::uint8_t>(1 - at.lead);
    for (const int other : others_) {
        if (lookup(turned, other, answer) && answer.yes) {
            answer = {false, answer.other, answer.own};
            return true;
        }
    }
    return false;
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

// --- playing --------------------------------------------------------------------------------------------------------

namespace {

// The bounds of an answer about a child, for its parent: the points gained on the way are taken off.
template <typename Answer, typename Node>
Answer lifted(Answer answer, const Node& parent, const Node& child) noexcept {
    const int own = child.p[0] - parent.p[0], other = child.p[1] - parent.p[1];
    if (answer.yes || answer.own != 255) answer.own = byte(answer.own - own);
    answer.other = byte(answer.other - other);
    return answer;
}

// Gathers the answers of a seat's choices: one that suits it decides, else the bounds of all hold together.
template <typename Answer>
class Choice {
  public:
    explicit Choice(int seat) noexcept : seat_(seat), all_{seat != 0, seat == 0 ? std::uint8_t{255} : std::uint8_t{0},
                                                          seat == 0 ? std::uint8_t{0} : std::uint8_t{255}} {}
    // Whether this answer decides.
    bool add(Answer answer) noexcept {
        if (answer.yes == (seat_ == 0)) {
            all_ = answer;
            return true;
        }
        if (seat_ == 0) {
            all_.own = std::min(all_.own, answer.own);
            all_.other = std::max(all_.other, answer.other);
        } else {
            all_.own = std::max(all_.own, answer.own);
            all_.other = std::min(all_.other, answer.other);
        }
        return false;
    }
    [[nodiscard]] Answer answer() const noexcept { return all_; }

  private:
    int seat_;
    Answer all_;
};

}  // namespace

// Declares the marriage of the card led: whether that decides the test, because its points count at once.
bool Prover::declare(Node& led, int seat, int card, Answer& answer) const noexcept {
    const bool royal = suit_of(card) == 0;
    const auto worth = static_cast<std::int16_t>(royal ? rules_.marriage_royal : rules_.marriage_plain);
    if (!rules_.marriage_needs_trick || (led.has >> seat & 1) ||
        (rules_.marriage_forehand_royal && royal && seat == forehand_ && led.has == 0)) {
        led.p[seat] = static_cast<std::int16_t>(led.p[seat] + worth);
        if (apart_) led.marr[seat] = static_cast<std::int16_t>(led.marr[seat] + worth);
        return goal_decides(led, seat, answer);
    }
    led.pend[seat] = static_cast<std::int16_t>(led.pend[seat] + worth);
    return false;
}

// The trick of the card led and its reply, which is still in the hand: counted for its winner, who is returned.
int Prover::take(Node& next, int led, int reply) const noexcept {
    const int leader = next.lead, follower = 1 - leader;
    const int winner = beats(led, reply) ? follower : leader;
    next.hand[follower] ^= bit(reply);
    next.p[winner] = static_cast<std::int16_t>(next.p[winner] + points_[static_cast<std::size_t>(led)] +
                                               points_[static_cast<std::size_t>(reply)] + next.pend[winner]);
    if (apart_) next.marr[winner] = static_cast<std::int16_t>(next.marr[winner] + next.pend[winner]);
    next.pend[winner] = 0;
    next.has = static_cast<std::uint8_t>(next.has | 1 << winner);
    next.lead = static_cast<std::uint8_t>(winner);
    if (next.mode != kModeOpen) next.sweep = static_cast<std::uint8_t>(next.sweep & 1 << winner);
    return winner;
}

// Leads a card, declaring if that can be done; the answer is about `at`.
Prover::Answer Prover::lead_with(const Node& at, int card) {
    count_node();
    Node next = at;
    const int seat = at.lead;
    const bool declared = declarable(at) & bit(card);
    next.hand[seat] ^= bit(card);
    next.must = 0;
    if (Answer answer{}; declared && declare(next, seat, card, answer)) return lifted(answer, at, next);
    const bool claimable = declared || at.must;
    const Answer answer =
        at.mode == kModeOpen ? open_follow(next, card, claimable) : strict_follow(next, card, claimable);
    return lifted(answer, at, next);
}

// Answers the card led; the answer is about `at`.
Prover::Answer Prover::reply_with(const Node& at, int led, int reply) {
    count_node();
    Node next = at;
    const int winner = take(next, led, reply);
    Answer answer{};
    if (at.mode >= kModeBidA && winner != (at.mode == kModeBidA ? 0 : 1)) {
        answer = at.mode == kModeBidA || next.profile.out != 0 ? no(next, 0, 0) : yes(next, 0, 0);
        return lifted(answer, at, next);
    }
    const bool last = !next.hand[0];
    const bool claims = !last || tables_.automatic || at.mode >= kModeBidA;
    if (claims && goal_decides(next, winner, answer)) return lifted(answer, at, next);
    if (last) return lifted(play_out(next, winner), at, next);
    if (at.mode != kModeOpen) return lifted(strict_lead(next), at, next);

    const int place = stock_size_ - at.talon + 1;
    next.hand[winner] |= bit(stock_[static_cast<std::size_t>(place)]);
    next.hand[1 - winner] |= bit(at.talon == 2 ? at.up : stock_[static_cast<std::size_t>(place + 1)]);
    next.talon = static_cast<std::uint8_t>(at.talon - 2);
    if (next.talon) return lifted(open_lead(next), at, next);
    next.mode = kModeExhausted;
    next.profile = exhausted_;
    next.sweep = sweeps_;
    next.up = 0;
    return lifted(strict_lead(next), at, next);
}

// The cards are played out and nobody has claimed.
Prover::Answer Prover::play_out(const Node& at, int winner) const noexcept {
    if (at.mode == kModeBidA || at.mode == kModeBidD) {
        return at.mode == kModeBidA || at.profile.out != 0 ? no(at, 0, 0) : yes(at, 0, 0);
    }
    const bool closed = at.mode != kModeExhausted;
    const bool sweeps = at.sweep & 1, swept = at.sweep & 2;
    const int bonus = closed && !bonus_closed_ ? 0 : rules_.last_trick_bonus;
    const int own_bonus = winner == 0 ? bonus : 0, other_bonus = winner == 1 ? bonus : 0;
    const int own = at.p[0] + own_bonus, other = at.p[1] + other_bonus;
    Node end = at;  // with the bonus, for the levels
    end.p[1] = static_cast<std::int16_t>(other);
    const bool pays = meets(end, at.profile.out);
    // Bounds without regard to whether the winner is worth enough; `level` adds that.
    const auto won = [&](int from, int to) {
        Answer answer = yes(at, pays ? at.profile.out : 0, from);
        answer.other = byte(std::min<int>(answer.other, to));
        if (pays && at.profile.out == 1 && (at.has & 2)) {
            answer.other = byte(std::min<int>(answer.other, line(at) - 1 - other_bonus));
        }
        return answer;
    };
    const auto unpaid = [&] {
        Answer answer = no(at, 0, 0);
        if (at.profile.out == 1 && (at.has & 2)) answer.other = byte(line(at) - other_bonus);
        return answer;
    };

    if (at.mode == kModeClosedA) {
        if (own >= goal_ && (rules_.close_reach_is_enough || winner == 0)) {
            return pays || (sweeps && at.profile.sweep) ? won(goal_ - own_bonus, goal_ - 1) : unpaid();
        }
        Answer answer = no(at, 0, 0);
        if (own < goal_) answer.own = byte(goal_ - 1 - own_bonus);
        return answer;
    }
    if (at.mode == kModeClosedD) {
        if (other >= goal_ && (rules_.close_reach_is_enough || winner == 1)) return no(at, 0, goal_ - other_bonus);
        const int to = other >= goal_ ? at.p[1] : goal_ - 1 - other_bonus;
        return pays || (sweeps && at.profile.sweep) ? won(0, to) : unpaid();
    }
    if (rules_.sweep_value >= 0 && (sweeps || swept)) {
        if (swept) return no(at, 0, 0);
        return at.profile.sweep ? won(0, goal_ - 1) : no(at, 0, 0);
    }
    // Who has won, and how far the points could move without changing that.
    bool mine = winner == 0;
    int from = 0, to = goal_ - 1;    // for a yes
    int up_to = goal_ - 1, down_to = 0;  // for a no
    const auto compare = [&](int first, int second) {
        mine = first > second;
        from = at.p[0] - (first - second - 1);
        to = at.p[1];
        up_to = at.p[0] + (second - first);
        down_to = at.p[1];
    };
    switch (rules_.played_out) {
        case kLastTrick: break;
        case kMostPoints: compare(own, other); break;
        case kMostTrickPoints: compare(own - at.marr[0], other - at.marr[1]); break;
        default:
            compare(own, other);
            if (winner == 0 && own >= goal_) {
                mine = true;
                from = goal_ - bonus;
                to = at.p[1];
            } else if (winner == 0) {
                up_to = std::min(up_to, goal_ - 1 - bonus);
            } else if (other >= goal_) {
                mine = false;
                up_to = goal_ - 1;
                down_to = goal_ - bonus;
            }
    }
    if (!mine) {
        Answer answer = no(at, 0, down_to);
        if (at.p[0] < goal_) answer.own = byte(std::min(up_to, goal_ - 1));
        return answer;
    }
    return pays ? won(from, to) : unpaid();
}

// --- without search -------------------------------------------------------------------------------------------------

namespace {

// The cards of `mine` above all of `theirs`, which are of the same suit.
Cards masters(Cards mine, Cards theirs) noexcept {
    if (!theirs) return mine;
    const int top = 31 - std::countl_zero(theirs);
    return mine & ~((Cards{2} << top) - 1);
}

}  // namespace

// The points of the `most` cheapest of these cards.
int Prover::least_sum(Cards cards, int most) const noexcept {
    int total = 0;
    for (int place = 0; place < ranks_ && most > 0; ++place) {
        const int here = std::min(most, count(cards & cheap_[static_cast<std::size_t>(place)]));
        total += here * cheap_points_[static_cast<std::size_t>(place)];
        most -= here;
    }
    return total;
}

// The `most` cheapest of these cards, of one suit.
Cards Prover::cheapest(Cards cards, int most) const noexcept {
    if (count(cards) <= most) return cards;
    Cards out = 0;
    for (int place = 0; count(out) < most; ++place) out |= cards & cheap_[static_cast<std::size_t>(place)];
    return out;
}

// What the leader can make sure of by leading one winner after the other.
Prover::Cash Prover::cash(const Node& at) const noexcept {
    const int seat = at.lead;
    const Cards mine = at.hand[seat], theirs = at.hand[1 - seat];
    const Cards trumps = mine & kTrumps, their_trumps = theirs & kTrumps;
    const int out = count(their_trumps);
    const Cards top = masters(trumps, their_trumps);
    const bool draws = count(top) >= out;  // he can take all trumps away
    Cash cash{};
    cash.winners = draws ? trumps : top;
    int spare = 0;  // leads to which the other seat can throw what it likes
    if (draws) {
        cash.cards += sum(their_trumps);
        spare += count(trumps) - out;
    } else {
        cash.cards += least_sum(their_trumps, count(top));
    }
    for (int suit = 1; suit < kSuits; ++suit) {
        const Cards own = mine & suit_bits(suit), other = theirs & suit_bits(suit);
        if (!own) continue;
        Cards sure = masters(own, other);
        if (!sure) continue;
        const int follows = count(other);
        if (draws) {
            if (count(sure) >= follows) sure = own;
            spare += count(sure);
        } else {
            // The other seat holds trumps: only as long as it has to follow suit.
            while (count(sure) > follows) sure &= sure - 1;
            cash.cards += least_sum(other, count(sure));
        }
        cash.winners |= sure;
    }
    if (spare) cash.cards += least_sum(theirs & ~kTrumps, spare);
    cash.cards += sum(cash.winners);
    if (cash.winners) cash.declared += at.pend[seat];
    if (rules_.marriage && (cash.winners || !rules_.marriage_needs_trick || (at.has >> seat & 1))) {
        const Cards pairs = declarable(at);
        int last = 0;  // one more can be led when the winners are gone
        for (int suit = 0; suit < kSuits && pairs; ++suit) {
            const Cards pair = pairs & suit_bits(suit);
            if (!pair) continue;
            const int worth = suit == 0 ? rules_.marriage_royal : rules_.marriage_plain;
            if (pair & cash.winners) {
                cash.declared += worth;
            } else {
                last = std::max(last, worth);
            }
        }
        cash.declared += last;
    }
    return cash;
}

// Points that the seat that is not on lead is sure to take in strict play, whatever the leader does (docs/engine.md, "Sure
// tricks"): with master trumps, and with masters of plain suits as long as the leader has to follow.
int Prover::sure_tricks(Cards leader, Cards other) const noexcept {
    int points = 0;
    Cards thrown = leader;  // what can fall to a master trump
    for (int suit = 1; suit < kSuits && cashes_; ++suit) {
        const Cards lows = leader & suit_bits(suit);
        if (!lows) continue;
        const Cards tops = masters(other & suit_bits(suit), lows);
        if (!tops) continue;
        const int tricks = std::min(count(lows), count(tops));
        const Cards falls = cheapest(lows, tricks);
        points += sum(tops) - least_sum(tops, count(tops) - tricks) + sum(falls);
        thrown &= ~falls;
    }
    const Cards trumps = masters(other & kTrumps, leader & kTrumps);
    if (trumps) points += sum(trumps) + least_sum(thrown, count(trumps));
    return points;
}

// Marriages that a seat may still count in strict play.
int Prover::may_declare(const Node& at, int seat) const noexcept {
    int worth = at.pend[seat];
    const Cards pairs = held_pairs(at, seat);
    for (int suit = 0; suit < kSuits && pairs; ++suit) {
        if (pairs & suit_bits(suit)) worth += suit == 0 ? rules_.marriage_royal : rules_.marriage_plain;
    }
    return worth;
}

// What can be said of strict play without a move: whether it decides the test.
bool Prover::counting_decides(const Node& at, Answer& answer) const noexcept {
    const bool free = !at.profile.escape[0] && !at.profile.escape[1];  // the defender cannot escape
    const int seat = at.lead, other = 1 - seat;
    const Cards mine = at.hand[seat], theirs = at.hand[other];
    const int rest = sum(mine | theirs);
    const bool by_trick_points = at.mode == kModeExhausted && rules_.played_out == kMostTrickPoints;
    Cash cash{};
    if (cashes_) {
        cash = this->cash(at);
        const int gain = cash.cards + cash.declared;
        const bool all = cash.winners == mine;
        if (at.p[seat] + gain >= goal_ &&
            (tables_.automatic || !all || (!by_trick_points && (seat == 1 || meets(at, at.profile.out))))) {
            if (seat == 1) {
                answer = no(at, 0, std::max(0, goal_ - gain));
                return true;
            }
            if (free && meets(at, at.profile.goal)) {
                answer = yes(at, !tables_.automatic && all && at.profile.out == 1 ? 1 : at.profile.goal, goal_ - gain);
                return true;
            }
        }
        if (all && at.mode == kModeExhausted && rules_.played_out == kLastTrick && rules_.sweep_value < 0) {
            if (seat == 1) {
                answer = no(at, 0, 0);
                return true;
            }
            if (free && meets(at, at.profile.out) && meets(at, at.profile.goal)) {
                answer = yes(at, std::max(at.profile.out, at.profile.goal), 0);
                return true;
            }
        }
    }
    // The most that each seat can still gain: all but what the other is sure of.
    const int kept = sure_tricks(mine, theirs);
    const int bonus = bonus_closed_ || at.mode == kModeExhausted ? rules_.last_trick_bonus : 0;
    int most[2];
    most[seat] = rest - kept + may_declare(at, seat) + bonus;
    most[other] = rest - cash.cards + (cash.winners == mine ? 0 : may_declare(at, other)) + bonus;
    const bool short0 = at.p[0] + most[0] < goal_, short1 = at.p[1] + most[1] < goal_;
    if (short0 && (at.mode == kModeClosedA || (at.mode == kModeExhausted && at.profile.out == 3)) &&
        !(at.profile.sweep && (at.sweep & 1))) {
        answer = {false, byte(goal_ - 1 - most[0]), 0};
        return true;
    }
    if (at.mode == kModeExhausted && tables_.automatic) {
        // One of two that cannot both stay short of the goal gets there; the one who is short does not.
        const int all = at.p[0] + at.p[1] + rest;
        if (short0 && all - (goal_ - 1) >= goal_) {
            const int own = std::max<int>(at.p[0], goal_ - 1 - most[0]);
            answer = {false, byte(own), byte(2 * goal_ - 1 - rest - own)};
            return true;
        }
        if (short1 && at.profile.goal == 0 && all - (goal_ - 1) >= goal_) {
            const int down = std::max<int>(at.p[1], goal_ - 1 - most[1]);
            answer = {true, byte(2 * goal_ - 1 - rest - down), byte(down)};
            return true;
        }
    }
    if (at.mode == kModeExhausted && !by_trick_points && at.p[other] + kept >= goal_ && (seat == 0 ? short0 : short1)) {
        // The leader stays short, and the other seat is sure to get there.
        if (seat == 0) {
            answer = {false, byte(goal_ - 1 - most[0]), byte(goal_ - kept)};
            return true;
        }
        if (free && at.profile.goal == 0 && at.profile.out == 0) {
            answer = {true, byte(goal_ - kept), byte(goal_ - 1 - most[1])};
            return true;
        }
    }
    if (at.mode == kModeClosedD && short1 && free && at.profile.out == 0) {
        answer = {true, 0, byte(goal_ - 1 - most[1])};
        return true;
    }
    return false;
}

// The last one or two tricks, without moves: every line is looked at. The answer is about `at`, whose leader is to lead;
// no escape is open to the defender, and nobody has bid.
Prover::Answer Prover::last_tricks(const Node& at) const noexcept {
    const int seat = at.lead;
    const Cards declares = declarable(at);
    Choice<Answer> leads(seat);
    for (Cards cards = at.hand[seat]; cards; cards &= cards - 1) {
        const int card = first_card(cards);
        Node led = at;
        led.hand[seat] ^= bit(card);
        if (Answer answer{}; (declares & bit(card)) && declare(led, seat, card, answer)) {
            if (leads.add(lifted(answer, at, led))) break;
            continue;
        }
        Choice<Answer> replies(1 - seat);
        for (Cards others = allowed(at.hand[1 - seat], card); others; others &= others - 1) {
            const int reply = first_card(others);
            Node next = led;
            const int winner = take(next, card, reply);
            Answer answer{};
            const bool last = !next.hand[0];
            if ((last && !tables_.automatic) || !goal_decides(next, winner, answer)) {
                answer = last ? play_out(next, winner) : last_tricks(next);
            }
            if (replies.add(lifted(answer, led, next))) break;
        }
        if (leads.add(lifted(replies.answer(), at, led))) break;
    }
    return leads.answer();
}

// Cards of a suit with nothing of the other seat's between them take the same tricks; a choice that failed tells of its
// neighbour, whose points differ by what the two cards differ (docs/engine.md, "Neighbours").
class Prover::Failed {
  public:
    Failed(const Prover& prover, const Node& at, int seat, Cards apart, Cards held, Cards declares) noexcept
        : prover_(prover), at_(at), seat_(seat), apart_(apart), held_(held), declares_(declares) {}

    void add(int card, Answer answer) noexcept {
        cards_[size_] = static_cast<std::uint8_t>(card);
        answers_[size_++] = answer;
    }

    // Whether a failed neighbour shows that this card fails too, and how.
    [[nodiscard]] bool shows(int card, Answer& answer) const noexcept {
        if (!prover_.neighbours_) return false;
        for (int place = 0; place < size_; ++place) {
            const int other = cards_[place];
            if (suit_of(other) != suit_of(card)) continue;
            const Cards low = bit(std::min(card, other)), high = bit(std::max(card, other));
            if (apart_ & (high - (low << 1))) continue;
            const Cards both = low | high;
            if ((held_ & both) && both != prover_.pair_ << (8 * suit_of(card))) continue;
            if ((declares_ & both) && (declares_ & both) != both) continue;
            const int gap = std::abs(prover_.points_[static_cast<std::size_t>(card)] -
                                     prover_.points_[static_cast<std::size_t>(other)]);
            const Answer& known = answers_[place];
            if (seat_ == 0) {
                const int own = known.own == 255 ? 255 : known.own - gap;
                if (at_.p[0] > own || at_.p[1] < known.other + gap) continue;
                answer = {false, byte(own), byte(known.other + gap)};
            } else {
                if (at_.p[0] < known.own + gap || at_.p[1] > known.other - gap) continue;
                answer = {true, byte(known.own + gap), byte(known.other - gap)};
            }
            return true;
        }
        return false;
    }

  private:
    const Prover& prover_;
    const Node& at_;
    int seat_;
    Cards apart_, held_, declares_;
    int size_ = 0;
    std::uint8_t cards_[16];
    Answer answers_[16];
};

// --- strict play ----------------------------------------------------------------------------------------------------

Prover::Answer Prover::strict_lead(const Node& at) {
    const int seat = at.lead;
    if (at.answers) {
        // The other seat may exchange before the closer leads (EXCH-6).
        Node next = at;
        next.answers = 0;
        Choice<Answer> choice(1 - seat);
        if (choice.add(strict_lead(next))) return choice.answer();
        count_node();
        next.hand[1 - seat] ^= bit(low_) | bit(at.up);
        next.up = 0;
        choice.add(strict_lead(next));
        return choice.answer();
    }
    const bool may_claim = may_claim_on_lead(at);
    if (escapes(at, may_claim)) return no(at, at.profile.escape[at.has & 1], 0);
    if (!meets(at, at.profile.goal) && !meets(at, at.profile.out) && !(at.profile.sweep && (at.sweep & 1))) {
        return no(at, std::min(at.profile.goal, at.profile.out), 0);
    }
    if (!at.must && at.mode < kModeBidA) {
        if (Answer answer{}; counting_decides(at, answer)) return answer;
    }
    if (!at.must && count(at.hand[0]) <= 2 && at.mode < kModeBidA && !at.profile.escape[0] && !at.profile.escape[1]) {
        return last_tricks(at);
    }
    Entry wanted{};
    Pair* slot = nullptr;
    std::uint8_t first = kNoCard;
    const bool deep = count(at.hand[0]) >= 3;
    if (deep && !at.must && !table_.empty()) {
        slot = &probe(at, wanted);
        if (const Entry* const entry = find(*slot, wanted)) {
            if (Answer answer{}; answered(at, *entry, answer)) return answer;
            first = entry->best;
        }
    }
    Moves moves;
    Cards cards = at.hand[seat];
    if (at.must) {
        cards &= (rules_.marriage_king_only ? king_ : pair_) << (8 * (at.must - 1));
    }
    auto& history = lead_history_[1][static_cast<std::size_t>(seat)];
    std::uint8_t& killer = lead_killers_[1][static_cast<std::size_t>(count(at.hand[seat]))][static_cast<std::size_t>(seat)];
    const Cards theirs = at.hand[1 - seat];
    const Cards declares = declarable(at);
    for (; cards; cards &= cards - 1) {
        const int card = first_card(cards);
        const int prior = kLeadPriors[1][lead_kind(at, card, declares & bit(card))] + (killer == card ? kStrictLeadKiller : 0);
        const int score =
            card == first ? 1 << 30 : (kStrictLeadHistory * history[static_cast<std::size_t>(card)] >> 10) + prior;
        moves.list[moves.size++] = {score, static_cast<std::uint8_t>(card)};
    }
    Choice<Answer> choice(seat);
    int best = kNoCard;
    Failed failed(*this, at, seat, theirs, held_pairs(at, seat), declares);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            answer = lead_with(at, card);
            failed.add(card, answer);
            learn(history[static_cast<std::size_t>(card)], answer.yes == (seat == 0));
        }
        if (choice.add(answer)) {
            best = card;
            killer = static_cast<std::uint8_t>(card);
            break;
        }
    }
    const Answer answer = guarded(choice.answer(), at, may_claim);
    if (slot) store(*slot, wanted, answer, best);
    return answer;
}

Prover::Answer Prover::strict_follow(const Node& at, int led, bool declared) {
    const int follower = 1 - at.lead;
    const bool may_claim = may_claim_in_reply(at, declared);
    if (escapes(at, may_claim)) return no(at, at.profile.escape[at.has & 1], 0);
    Moves moves;
    for (Cards cards = allowed(at.hand[follower], led); cards; cards &= cards - 1) {
        const int card = first_card(cards);
        moves.list[moves.size++] = {kReplyPriors[1][reply_kind(at, led, card)], static_cast<std::uint8_t>(card)};
    }
    Choice<Answer> choice(follower);
    Failed failed(*this, at, follower, at.hand[at.lead] | bit(led), held_pairs(at, follower), 0);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            answer = reply_with(at, led, card);
            failed.add(card, answer);
        }
        if (choice.add(answer)) break;
    }
    return guarded(choice.answer(), at, may_claim);
}

// --- an open talon --------------------------------------------------------------------------------------------------

// The answer to a deal closed by the defender, who cannot escape and fails at any price: that the closer does not make it.
Prover::Answer Prover::from_the_closer(const Node& at) {
    Node next = at;
    std::swap(next.hand[0], next.hand[1]);
    std::swap(next.p[0], next.p[1]);
    std::swap(next.pend[0], next.pend[1]);
    std::swap(next.marr[0], next.marr[1]);
    next.has = static_cast<std::uint8_t>((at.has & 1) << 1 | at.has >> 1);
    next.lead = static_cast<std::uint8_t>(1 - at.lead);
    next.mode = kModeClosedA;
    const int forehand = forehand_;
    if (rules_.marriage_forehand_royal) forehand_ = 1 - forehand;
    const Answer made = strict_lead(next);
    forehand_ = forehand;
    return {!made.yes, made.other, made.own};
}

Prover::Answer Prover::closed_by(const Node& at, int closer) {
    count_node();
    Node next = at;
    next.sweep = sweeps_;
    bool capped = false;
    if (closer == 0) {
        next.mode = kModeClosedA;
        int success = level_;
        if (rules_.close_value_at == kAtClose) {
            success = meets(at, level_) ? 0 : 3;
            capped = level_ == 1 && success == 0 && (at.has & 2);
        }
        next.profile = profile_closed_a(success);
    } else {
        next.mode = kModeClosedD;
        next.profile = profile_closed_d(failure_level(at.has));
    }
    const int other = 1 - closer;
    next.answers = rules_.exchange_rank >= 0 && rules_.exchange_answers_close && (at.hand[other] & bit(low_)) &&
                   (rules_.exchange_first_lead || at.has != 0) &&
                   (!rules_.exchange_needs_trick || (at.has >> other & 1)) && at.talon >= rules_.exchange_min_talon;
    if (!next.answers) next.up = 0;
    next.talon = 0;
    if (next.profile.goal == 0 && next.profile.out == 0) {
        next.profile.sweep = 0;
        next.sweep = 0;
        // Whoever attacks, the question is whether the closer makes it: asked in the same way, it is known to both.
        if (closer == 1 && !next.profile.escape[0] && !next.profile.escape[1]) return from_the_closer(next);
    }
    Answer answer = strict_lead(next);
    if (capped && answer.yes) answer.other = byte(std::min<int>(answer.other, line(at) - 1));
    return answer;
}

// The bids of the first trick (BID-1), before anything else is done: whether one decides the test. If not, `bids` has the
// answers to the attacker's and to the defender's bid.
bool Prover::bid_decides(const Node& at, int led, bool declared, Answer bids[2]) {
    if (rules_.bid_value < value_) {
        bids[1] = no(at, 0, 0);  // the defender bids and fails: that costs him less than the value tested
        return true;
    }
    for (int bidder = 0; bidder < 2; ++bidder) {
        count_node();
        Node next = at;
        next.mode = bidder == 0 ? kModeBidA : kModeBidD;
        next.profile = profile_bid(bidder == 0);
        next.sweep = 0;
        next.talon = next.up = 0;
        bids[bidder] = led < 0 ? strict_lead(next) : strict_follow(next, led, declared);
        if (bids[bidder].yes == (bidder == 0)) {
            bids[1] = bids[bidder];
            return true;
        }
    }
    return false;
}

// An answer that rests on bids not deciding it.
Prover::Answer Prover::beside(Answer answer, const Answer bids[2]) noexcept {
    if (answer.yes) {
        answer.own = std::max(answer.own, bids[1].own);
        answer.other = std::min(answer.other, bids[1].other);
    } else {
        answer.own = std::min(answer.own, bids[0].own);
        answer.other = std::max(answer.other, bids[0].other);
    }
    return answer;
}

// What kind of lead a card is, for ordering.
int Prover::lead_kind(const Node& at, int card, bool declares) const noexcept {
    const Cards theirs = at.hand[1 - at.lead];
    const Cards beaten = theirs & winners_[static_cast<std::size_t>(card)];
    const int status = !beaten ? 0 : beaten & suit_bits(suit_of(card)) ? 2 : 1;
    const int height = std::min(5, ranks_ - 1 - rank_of(card));
    const int group = at.mode == kModeOpen ? level_ : at.mode != kModeExhausted ? 2 : level_ != 0;
    const int stage = at.mode != kModeOpen ? 0 : at.talon <= 2 ? 0 : at.talon <= 6 ? 1 : 2;
    const int side = stage * 6 + at.lead * 3 + std::min(2, group);
    return ((side * 3 + status) * 2 + (suit_of(card) == 0)) * 12 + height * 2 + declares;
}

// What kind of reply a card is, for ordering.
int Prover::reply_kind(const Node& at, int led, int reply) const noexcept {
    const int relation = suit_of(reply) == suit_of(led) ? (beats(led, reply) ? 0 : 1) : suit_of(reply) == 0 ? 2 : 3;
    const int led_height = std::min(5, ranks_ - 1 - rank_of(led));
    const int height = std::min(5, ranks_ - 1 - rank_of(reply));
    const int group = at.mode == kModeOpen ? level_ : at.mode != kModeExhausted ? 2 : level_ != 0;
    const int stage = at.mode != kModeOpen ? 0 : at.talon <= 2 ? 0 : at.talon <= 6 ? 1 : 2;
    const int side = stage * 6 + (1 - at.lead) * 3 + std::min(2, group);
    return ((side * 4 + relation) * 2 + (suit_of(led) == 0)) * 36 + led_height * 6 + height;
}

// The leader's choices with an open talon: close, exchange, lead. `best` is a card if a card decides.
Prover::Answer Prover::open_choices(const Node& at, std::uint8_t first, int& best) {
    const int seat = at.lead;
    Choice<Answer> choice(seat);
    const bool closes = rules_.closing && !(at.must && !rules_.close_after_marriage) &&
                        (rules_.close_first_lead || at.has != 0) && at.talon >= rules_.close_min_talon;
    if (closes && seat == 0) {
        if ((meets(at, level_) || rules_.sweep_value >= value_) && choice.add(closed_by(at, 0))) {
            return choice.answer();
        }
    } else if (closes) {
        const Profile profile = profile_closed_d(failure_level(at.has));
        if (profile.goal == 3 && profile.out == 3 && !profile.sweep) {
            return no(at, 0, 0);  // closing and failing costs the defender less than the value tested
        }
        if (choice.add(closed_by(at, 1))) return choice.answer();
    }
    const bool exchanges = rules_.exchange_rank >= 0 && (at.hand[seat] & bit(low_)) &&
                           (rules_.exchange_first_lead || at.has != 0) &&
                           (!rules_.exchange_needs_trick || (at.has >> seat & 1)) &&
                           at.talon >= rules_.exchange_min_talon;
    if (exchanges) {
        count_node();
        Node next = at;
        next.hand[seat] ^= bit(low_) | bit(at.up);
        next.up = static_cast<std::uint8_t>(low_);
        if (choice.add(open_lead(next))) return choice.answer();
    }
    Moves moves;
    Cards cards = at.hand[seat];
    if (at.must) cards &= (rules_.marriage_king_only ? king_ : pair_) << (8 * (at.must - 1));
    auto& history = lead_history_[0][static_cast<std::size_t>(seat)];
    std::uint8_t& killer = lead_killers_[0][at.talon][static_cast<std::size_t>(seat)];
    const Cards declares = declarable(at);
    for (; cards; cards &= cards - 1) {
        const int card = first_card(cards);
        const int prior = kLeadPriors[0][lead_kind(at, card, declares & bit(card))] + (killer == card ? kOpenLeadKiller : 0);
        const int score =
            card == first ? 1 << 30 : (kOpenLeadHistory * history[static_cast<std::size_t>(card)] >> 10) + prior;
        moves.list[moves.size++] = {score, static_cast<std::uint8_t>(card)};
    }
    const Cards talon = talon_cards(at);
    Failed failed(*this, at, seat, at.hand[1 - seat] | talon, kept_apart(at, seat, talon), declares);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            answer = lead_with(at, card);
            failed.add(card, answer);
            learn(history[static_cast<std::size_t>(card)], answer.yes == (seat == 0));
        }
        const bool done = choice.add(answer);
        if (done) {
            best = card;
            killer = static_cast<std::uint8_t>(card);
            return choice.answer();
        }
    }
    return choice.answer();
}

Prover::Answer Prover::open_lead(const Node& at) {
    const bool bidding = rules_.bid_value >= 0 && at.has == 0;
    if (!meets(at, level_) && rules_.sweep_value < value_ && !(bidding && rules_.bid_value >= value_)) {
        return no(at, level_, 0);
    }
    const bool may_claim = may_claim_on_lead(at);
    if (escapes(at, may_claim)) return no(at, at.profile.escape[at.has & 1], 0);
    Entry wanted{};
    Pair* slot = nullptr;
    std::uint8_t first = kNoCard;
    if (!at.must && !table_.empty()) {
        slot = &probe(at, wanted);
        if (const Entry* const entry = find(*slot, wanted)) {
            if (Answer answer{}; answered(at, *entry, answer)) return answer;
            first = entry->best;
        }
    }
    if (!at.must && !table_.empty()) {
        if (Answer answer{}; known_otherwise(at, answer)) return answer;
    }
    int best = kNoCard;
    Answer answer{};
    Answer bids[2]{};
    if (bidding && bid_decides(at, -1, false, bids)) {
        answer = bids[1];
    } else {
        answer = open_choices(at, first, best);
        if (bidding) answer = beside(answer, bids);
    }
    answer = guarded(answer, at, may_claim);
    if (slot) store(*slot, wanted, answer, best);
    return answer;
}

Prover::Answer Prover::open_follow(const Node& at, int led, bool declared) {
    const int follower = 1 - at.lead;
    const bool may_claim = may_claim_in_reply(at, declared);
    if (escapes(at, may_claim)) return no(at, at.profile.escape[at.has & 1], 0);
    const bool bidding = rules_.bid_value >= 0 && at.has == 0;
    Answer bids[2]{};
    if (bidding && bid_decides(at, led, declared, bids)) return guarded(bids[1], at, may_claim);
    Moves moves;
    auto& history = reply_history_[static_cast<std::size_t>(follower)][static_cast<std::size_t>(led)];
    std::uint8_t& killer = reply_killers_[at.talon][static_cast<std::size_t>(follower)];
    for (Cards cards = at.hand[follower]; cards; cards &= cards - 1) {
        const int card = first_card(cards);
        const int prior = kReplyPriors[0][reply_kind(at, led, card)] + (killer == card ? kOpenReplyKiller : 0);
        moves.list[moves.size++] = {(kOpenReplyHistory * history[static_cast<std::size_t>(card)] >> 10) + prior,
                                    static_cast<std::uint8_t>(card)};
    }
    Choice<Answer> choice(follower);
    const Cards talon = talon_cards(at);
    Failed failed(*this, at, follower, at.hand[at.lead] | bit(led) | talon,
                  kept_apart(at, follower, talon), 0);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            answer = reply_with(at, led, card);
            failed.add(card, answer);
            learn(history[static_cast<std::size_t>(card)], answer.yes == (follower == 0));
        }
        const bool done = choice.add(answer);
        if (done) {
            killer = static_cast<std::uint8_t>(card);
            break;
        }
    }
    Answer answer = choice.answer();
    if (bidding) answer = beside(answer, bids);
    return guarded(answer, at, may_claim);
}

// --- a test ---------------------------------------------------------------------------------------------------------

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

bool Prover::test(const Position& at, int attacker, int value) {
    value_ = value;
    level_ = level_of(value);
    forehand_ = rules_.marriage_forehand_royal && attacker == 1 ? 1 : 0;
    exhausted_ = profile_open(value);
    others_ = {1, 2, 3};
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
