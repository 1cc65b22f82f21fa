// What can be said of strict play without making a move.
#include "prover_inline.hpp"

namespace bummerl {

// The cards are played out and nobody has claimed.
Prover::Answer Prover::play_out(const Node& at, int winner) const noexcept {
    // A goal reached with the last trick may come too late to be claimed, but with more points it would have come in time.
    const auto lost = [&](int level, int other) {
        Answer answer = no(at, level, other);
        if (at.p[0] >= goal_) answer.own = byte(at.p[0]);
        return answer;
    };
    if (at.mode == kModeBidA || at.mode == kModeBidD) {
        return at.mode == kModeBidA || at.profile.out != 0 ? lost(0, 0) : yes(at, 0, 0);
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
        Answer answer = lost(0, 0);
        if (at.profile.out == 1 && (at.has & 2)) answer.other = byte(line(at) - other_bonus);
        return answer;
    };

    if (at.mode == kModeClosedA) {
        if (own >= goal_ && (rules_.close_reach_is_enough || winner == 0)) {
            return pays || (sweeps && at.profile.sweep) ? won(goal_ - own_bonus, goal_ - 1) : unpaid();
        }
        Answer answer = lost(0, 0);
        if (own < goal_) answer.own = byte(goal_ - 1 - own_bonus);
        return answer;
    }
    if (at.mode == kModeClosedD) {
        if (other >= goal_ && (rules_.close_reach_is_enough || winner == 1)) return lost(0, goal_ - other_bonus);
        const int to = other >= goal_ ? at.p[1] : goal_ - 1 - other_bonus;
        return pays || (sweeps && at.profile.sweep) ? won(0, to) : unpaid();
    }
    if (rules_.sweep_value >= 0 && (sweeps || swept)) {
        // All strict tricks: the usual value, lifted to the sweep's.
        if (swept) return lost(0, 0);
        if (at.profile.sweep) return won(0, goal_ - 1);
        return meets(at, at.profile.goal) ? yes(at, at.profile.goal, 0) : lost(at.profile.goal, 0);
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
        Answer answer = lost(0, down_to);
        if (at.p[0] < goal_) answer.own = byte(std::min(up_to, goal_ - 1));
        return answer;
    }
    return pays ? won(from, to) : unpaid();
}

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

}  // namespace bummerl
