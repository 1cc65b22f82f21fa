#include "bummerl/kati/features.hpp"

#include <algorithm>

namespace bummerl::kati {

bool has_slots(const Tables& tables) noexcept {
    for (int place = kSlotRanks; place < kRanks; ++place) {
        if (tables.rules.rank(place) >= 0) return false;
    }
    return true;
}

std::array<float, kDenseState - kDenseRules> rule_inputs(const Tables& tables) noexcept {
    const Rules& r = tables.rules;
    const auto flag = [](bool value) { return value ? 1.0F : 0.0F; };
    return {flag(r.must_beat),
            flag(r.must_trump),
            flag(r.trick_winner == kHighestAnySuit),
            flag(r.exchange_rank >= 0),
            flag(r.exchange_first_lead),
            flag(r.exchange_needs_trick),
            flag(r.exchange_min_talon > 2),
            flag(r.exchange_answers_close),
            flag(r.marriage_first_lead),
            flag(r.marriage_needs_trick),
            flag(r.marriage_after_talon),
            flag(r.marriage_automatic),
            flag(r.closing),
            flag(r.close_first_lead),
            flag(r.close_min_talon > 2),
            flag(r.close_after_marriage),
            flag(r.close_value_at == kAtEnd),
            static_cast<float>(r.close_failure == kFlatFailure ? r.close_fail_value : r.close_fail_value_no_trick) - 2.0F,
            static_cast<float>(r.close_fail_value) - 2.0F,
            flag(r.close_failure == kCloserTricks),
            flag(r.played_out == kLastTrick),
            flag(r.played_out_value >= 0),
            flag(r.last_trick_bonus > 0),
            flag(r.sweep_value >= 0),
            flag(r.bid_value >= 0),
            flag(r.knocking)};
}

int Features::output(Action action) const noexcept {
    switch (kind_of(action)) {
        case kLead: return kOutLead + slot[card_in(action)];
        case kDeclare: return kOutDeclare + slot[card_in(action)];
        case kFollow: return kOutFollow + slot[card_in(action)];
        default: break;
    }
    if (action == kExchange) return kOutExchange;
    if (action == kClose) return kOutClose;
    if (action == kBid) return kOutBid;
    if (action == kKnock) return kOutKnock;
    return kOutAnnounce + suit[(action - kAnnounce) & 3];
}

void features_of(const Tables& tables, const Sight& sight, int seat, Features& out) noexcept {
    const Moving& now = sight.at.now;
    const Shown& shown = sight.shown;
    const int other = 1 - seat, trump = sight.at.trump;
    const Cards own = now.hands[seat];

    // Names of the suits.
    Cards theirs_gone = 0;
    for (int number = 0; number < shown.tricks; ++number) {
        const Trick& trick = shown.trick[number];
        theirs_gone |= bit(trick.leader == seat ? trick.reply : trick.lead);
    }
    std::uint32_t key[kSuits];
    int order[kSuits];
    int plain = 1;
    order[0] = trump;
    for (int suit = 0; suit < kSuits; ++suit) {
        const auto byte = [suit](Cards cards) { return static_cast<std::uint32_t>(cards >> (8 * suit) & 0xFF); };
        key[suit] = static_cast<std::uint32_t>(count(own & suit_bits(suit))) << 24 | byte(own) << 16 |
                    byte(theirs_gone) << 8 | byte(shown.known[other]);
        if (suit != trump) order[plain++] = suit;
    }
    std::stable_sort(order + 1, order + kSuits, [&key](int a, int b) { return key[a] > key[b]; });
    std::uint8_t place_of[kRanks] = {};
    int ranks = 0;
    for (int place = 0; place < kSlotRanks; ++place) {
        const int rank = tables.rules.rank(place);
        if (rank < 0) break;
        place_of[rank] = static_cast<std::uint8_t>(place);
        ++ranks;
    }
    for (int name = 0; name < kSuits; ++name) {
        out.suit[order[name]] = static_cast<std::uint8_t>(name);
        for (int rank = 0; rank < kRanks; ++rank) {
            out.slot[card_of(rank, order[name])] = static_cast<std::uint8_t>(name * kSlotRanks + place_of[rank]);
        }
    }

    out.active = 0;
    const auto on = [&out](int input) { out.input[out.active++] = static_cast<std::uint16_t>(input); };
    const auto all = [&](int group, Cards cards) {
        for (; cards; cards &= cards - 1) on(group + out.slot[first_card(cards)]);
    };

    for (int number = 0; number < shown.tricks; ++number) {
        const Trick& trick = shown.trick[number];
        const bool mine = trick.leader == seat;
        const int reply_role = trick.won_by_reply ? 1 : 2;
        on(kRoles + (mine ? 0 : 3) * kSlots + out.slot[trick.lead]);
        on(kRoles + (mine ? 3 + reply_role : reply_role) * kSlots + out.slot[trick.reply]);
        const int back = shown.tricks - 1 - number;
        if (back < kRecent) {
            const int group = kTricks + back * (2 * kSlots + 1);
            on(group + out.slot[trick.lead]);
            on(group + kSlots + out.slot[trick.reply]);
            if (mine) on(group + 2 * kSlots);
        }
    }
    const Cards on_table = now.led == kNoCard ? 0 : bit(now.led);
    const Cards up = now.talon_left ? bit(now.upcard) : 0;
    const Cards their_known = shown.known[other];
    const Cards their_excluded = shown.excluded[other];
    const Cards unseen = tables.pack & ~(own | shown.gone | on_table | up | their_known);
    all(kOwn, own);
    all(kTheirKnown, their_known);
    all(kTheirExcluded, their_excluded & unseen);
    all(kOwnKnown, shown.known[seat] & own);
    all(kUnseen, unseen);
    all(kLedCard, on_table);
    if (up) on(kUpcardRank + out.slot[now.upcard] % kSlotRanks);
    on(kTalonLeft + std::min(now.talon_left / 2, 7));

    const auto flag = [&](int number, bool value) {
        if (value) on(kFlags + number);
    };
    flag(0, now.stage == kOpen);
    flag(1, now.stage == kClosed);
    flag(2, now.leader == seat);
    flag(3, now.led_marriage != 0);
    flag(4, now.closer == seat);
    flag(5, now.closer == other);
    flag(6, now.knock != 0);
    flag(7, now.bidder == seat);
    flag(8, now.bidder == other);
    flag(9, now.announced != 0);
    flag(10, now.pending[seat] > 0);
    flag(11, now.pending[other] > 0);
    if (now.closer != kNobody) {
        const int against = 1 - now.closer;
        flag(12, now.close_tricks[against] == 0);
        flag(13, now.close_points[against] < tables.rules.schneider);
        flag(14, now.close_tricks[now.closer] == 0);
    }
    flag(15, (now.declared[other] | now.declared[seat]) != 0);
    on(kOwnTricks + std::min<int>(now.tricks[seat], 3));
    on(kTheirTricks + std::min<int>(now.tricks[other], 3));
    const int mine = sight.at.points(seat), theirs = sight.at.points(other);
    on(kOwnPoints + std::clamp(mine / 2, 0, kPoints - 1));
    on(kTheirPoints + std::clamp(theirs / 2, 0, kPoints - 1));
    for (int step_of = 0; step_of < kSteps && mine > 6 * step_of; ++step_of) on(kOwnSteps + step_of);
    for (int step_of = 0; step_of < kSteps && theirs > 6 * step_of; ++step_of) on(kTheirSteps + step_of);

    int held = 0;
    for (Cards cards = own; cards; cards &= cards - 1) held += tables.points[static_cast<std::size_t>(first_card(cards))];
    out.state[0] = static_cast<float>(mine) / 66.0F;
    out.state[1] = static_cast<float>(theirs) / 66.0F;
    out.state[2] = static_cast<float>(now.pending[seat]) / 40.0F;
    out.state[3] = static_cast<float>(now.pending[other]) / 40.0F;
    out.state[4] = static_cast<float>(held) / 40.0F;
    out.state[5] = static_cast<float>(count(own & suit_bits(trump))) / 3.0F;
    out.state[6] = static_cast<float>(count(unseen & suit_bits(trump))) / 3.0F;
    out.state[7] = static_cast<float>(tables.rules.goal - 66) / 33.0F;
}

}  // namespace bummerl::kati
