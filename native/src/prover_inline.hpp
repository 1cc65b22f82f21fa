// What the parts of the prover share: small functions that its searches call at every node.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "bummerl/prover.hpp"

namespace bummerl {

inline constexpr Cards kTrumps = 0xFF;  // inside the prover the trump suit is the first

// Points as the table keeps them: a byte that stands for itself or, at 255, for anything beyond.
[[nodiscard]] constexpr std::uint8_t byte(int points) noexcept {
    return static_cast<std::uint8_t>(points < 0 ? 0 : points > 255 ? 255 : points);
}

// The cards of `mine` above all of `theirs`, which are of the same suit.
[[nodiscard]] inline Cards masters(Cards mine, Cards theirs) noexcept {
    if (!theirs) return mine;
    const int top = 31 - std::countl_zero(theirs);
    return mine & ~((Cards{2} << top) - 1);
}

// The defender is Schneider under so many counted points.
inline int Prover::line(const Node& at) const noexcept {
    return rules_.schneider + (rules_.schneider_counts_marriages ? 0 : at.marr[1]);
}

inline bool Prover::meets(const Node& at, int level) const noexcept {
    switch (level) {
        case 0: return true;
        case 1: return !(at.has & 2) || at.p[1] < line(at);
        case 2: return !(at.has & 2);
        default: return false;
    }
}

// Yes, from `own` points of the attacker on, as far as the level allows for the defender's.
inline Prover::Answer Prover::yes(const Node& at, int level, int own) const noexcept {
    const int most = level == 1 && (at.has & 2) ? std::min(goal_ - 1, line(at) - 1) : goal_ - 1;
    return {true, byte(own), byte(most)};
}

// No, unless the attacker had the goal before; because the level is not met, or from `other` points of the defender on.
inline Prover::Answer Prover::no(const Node& at, int level, int other) const noexcept {
    const int most = at.p[0] >= goal_ ? 255 : goal_ - 1;
    return {false, byte(most), byte(level == 1 && (at.has & 2) ? std::max(other, line(at)) : other)};
}

// Whether a wrong claim of the defender costs less than the value tested, if he may claim now.
inline bool Prover::escapes(const Node& at, bool defender_may_claim) const noexcept {
    return defender_may_claim && !meets(at, at.profile.escape[at.has & 1]);
}

// A yes that holds only while the defender's points keep him from escaping.
inline Prover::Answer Prover::guarded(Answer answer, const Node& at, bool defender_may_claim) const noexcept {
    if (answer.yes && defender_may_claim && at.profile.escape[at.has & 1] == 1 && (at.has & 2)) {
        answer.other = byte(std::min<int>(answer.other, line(at) - 1));
    }
    return answer;
}

// The seat has just gained points and may claim: whether that decides the test.
inline bool Prover::goal_decides(const Node& at, int seat, Answer& answer) const noexcept {
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

inline bool Prover::beats(int led, int reply) const noexcept {
    return winners_[static_cast<std::size_t>(led)] & bit(reply);
}

inline Cards Prover::allowed(Cards hand, int led) const noexcept {
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

inline int Prover::sum(Cards cards) const noexcept {
    return sums_[cards & 0xFF] + sums_[cards >> 8 & 0xFF] + sums_[cards >> 16 & 0xFF] + sums_[cards >> 24];
}

// The kings and queens among these cards whose partners are there too.
inline Cards Prover::pairs_in(Cards cards) const noexcept {
    const Cards kings = cards & kings_ & (cards & queens_) >> queen_place_ << king_place_;
    return kings | kings >> king_place_ << queen_place_;
}

// The kings and queens that a seat could still declare in strict play.
inline Cards Prover::held_pairs(const Node& at, int seat) const noexcept {
    return pairs_after_talon_ ? pairs_in(at.hand[seat]) : 0;
}

// The kings and queens whose lead would declare a marriage.
inline Cards Prover::declarable(const Node& at) const noexcept {
    if (!rules_.marriage || at.must) return 0;
    const Cards pairs = pairs_in(at.hand[at.lead]);
    if (!pairs || (at.mode != kModeOpen && !pairs_after_talon_) || (at.has == 0 && !rules_.marriage_first_lead)) {
        return 0;
    }
    return rules_.marriage_king_only ? pairs & kings_ : pairs;
}

inline std::uint8_t Prover::Moves::pick(int next) noexcept {
    int best = next;
    for (int place = next + 1; place < size; ++place) {
        if (list[place].score > list[best].score) best = place;
    }
    std::swap(list[best], list[next]);
    return list[next].card;
}

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

}  // namespace bummerl
