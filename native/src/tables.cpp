#include "bummerl/tables.hpp"

#include <algorithm>

namespace bummerl {

Tables::Tables(const Rules& given) : rules(given) {
    std::array<int, kRanks> strength{};
    int ranks = 0;
    while (ranks < kRanks && rules.rank(ranks) >= 0) ++ranks;
    for (int place = 0; place < ranks; ++place) {
        strength[static_cast<std::size_t>(rules.rank(place))] = ranks - place;
        for (int suit = 0; suit < kSuits; ++suit) {
            const int card = card_of(rules.rank(place), suit);
            pack |= bit(card);
            points[static_cast<std::size_t>(card)] = rules.rank_points(place);
        }
    }
    talon_size = kSuits * ranks - 2 * rules.hand_size;
    const auto strength_of = [&](int card) { return strength[static_cast<std::size_t>(rank_of(card))]; };
    for (int card = 0; card < kFaces; ++card) {
        if (!(pack & bit(card))) continue;
        for (int other = 0; other < kFaces; ++other) {
            if ((pack & bit(other)) && suit_of(other) == suit_of(card) && strength_of(other) > strength_of(card)) {
                higher[static_cast<std::size_t>(card)] |= bit(other);
            }
        }
    }
    for (int trump = 0; trump < kSuits; ++trump) {
        for (int led = 0; led < kFaces; ++led) {
            if (!(pack & bit(led))) continue;
            Cards better = higher[static_cast<std::size_t>(led)];
            if (suit_of(led) != trump) {
                better |= suit_bits(trump) & pack;
                if (rules.trick_winner == kHighestAnySuit) {
                    for (int other = 0; other < kFaces; ++other) {
                        if ((pack & bit(other)) && suit_of(other) != trump && strength_of(other) > strength_of(led)) {
                            better |= bit(other);
                        }
                    }
                }
            }
            beats[static_cast<std::size_t>(trump)][static_cast<std::size_t>(led)] = better;
        }
    }
    for (int suit = 0; suit < kSuits; ++suit) {
        exchange_card[static_cast<std::size_t>(suit)] =
            rules.exchange_rank < 0 ? kNoCard : static_cast<std::uint8_t>(card_of(rules.exchange_rank, suit));
    }
    sweep_length = rules.sweep_length < 0 ? rules.hand_size : rules.sweep_length;
    automatic = rules.claim_timing == kAutomatic;
    announces = rules.marriage && (rules.marriage_per_lead > 1 || (rules.closing && rules.close_after_marriage));
    most_game_points = std::max({rules.close_fail_value, rules.close_fail_value_no_trick, rules.wrong_value,
                                 rules.wrong_value_no_trick, rules.value_plain, rules.value_schneider,
                                 rules.value_schwarz, rules.close_opponent_out, rules.bid_value,
                                 rules.played_out_value, rules.sweep_value});
}

}  // namespace bummerl
