// The kinds of cards for which the order of trying was learnt (priors.hpp).
#include "priors.hpp"
#include "prover_inline.hpp"

namespace bummerl {

// What is at stake: in open play the level asked for; in strict play 0 for a plain win, 1 for more, 2 for a close.
int Prover::stake_kind(const Node& at) const noexcept {
    if (at.mode == kModeOpen) return std::min(2, level_) + (at.talon <= 2 ? 0 : at.talon <= 6 ? 3 : 6);
    return 9 + (at.mode != kModeExhausted ? 2 : level_ != 0);
}

int Prover::lead_kind(const Node& at, int card, bool declares) const noexcept {
    const Cards beaten = at.hand[1 - at.lead] & winners_[static_cast<std::size_t>(card)];
    const int status = !beaten ? 0 : beaten & suit_bits(suit_of(card)) ? 2 : 1;
    const int height = std::min(5, ranks_ - 1 - rank_of(card));
    return ((((stake_kind(at) * 2 + at.lead) * 3 + status) * 2 + (suit_of(card) == 0)) * 6 + height) * 2 + declares;
}

int Prover::reply_kind(const Node& at, int led, int reply) const noexcept {
    const int relation = suit_of(reply) == suit_of(led) ? (beats(led, reply) ? 0 : 1) : suit_of(reply) == 0 ? 2 : 3;
    const int led_height = std::min(5, ranks_ - 1 - rank_of(led));
    const int height = std::min(5, ranks_ - 1 - rank_of(reply));
    const int kind = (((stake_kind(at) * 2 + (1 - at.lead)) * 4 + relation) * 2 + (suit_of(led) == 0)) * 36 +
                     led_height * 6 + height;
    return kLeadKinds + kind;
}

}  // namespace bummerl
