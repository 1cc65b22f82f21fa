#include "bummerl/exact.hpp"

#include <algorithm>
#include <cstring>

#include "bummerl/errors.hpp"
#include "bummerl/parts/claiming.hpp"

namespace bummerl {

Exact::Exact(const Tables& tables, const Outcomes& outcomes, int table_bits) : tables_(tables), outcomes_(outcomes) {
    if (table_bits >= 0) {
        table_.resize(std::size_t{1} << table_bits);
        std::memset(static_cast<void*>(table_.data()), 0, table_.size() * sizeof(Entry));
        mask_ = table_.size() - 1;
    }
}

Exact::Entry* Exact::entry_of(const Moving& key) {
    if (table_.empty()) return nullptr;
    std::uint64_t words[sizeof(Moving) / 8];
    static_assert(sizeof(Moving) % 8 == 0);
    std::memcpy(words, &key, sizeof key);
    std::uint64_t hash = 0x9E3779B97F4A7C15U;
    for (const std::uint64_t word : words) {
        hash = (hash ^ word) * 0xFF51AFD7ED558CCDU;
        hash ^= hash >> 32;
    }
    return &table_[hash & mask_];
}

int Exact::child(int seat, Action action, int alpha, int beta) {
    if (++nodes_ > limit_) {
        stopped_ = true;
        return alpha;
    }
    Undo undo;
    make(tables_, at_, seat, action, undo);
    const int value = at_.over() ? outcomes_.rank(at_) : search(alpha, beta);
    unmake(at_, undo);
    return value;
}

// The best of `best` and of these actions for the seat, in the window; fail-soft.
int Exact::mover(const Actions& actions, int seat, int alpha, int beta, int best) {
    for (const Action action : actions) {
        if (seat == 0) {
            best = std::max(best, child(seat, action, std::max(alpha, best), beta));
            if (best >= beta) break;
        } else {
            best = std::min(best, child(seat, action, alpha, std::min(beta, best)));
            if (best <= alpha) break;
        }
        if (stopped_) break;
    }
    return best;
}

// The value after no right claim: the other seat first, which may pass, then the seat to move; fail-soft.
int Exact::unclaimed(int seat, int alpha, int beta) {
    const int least = 0, most = outcomes_.ranks() - 1, other = 1 - seat;
    Actions actions;
    legal_actions(tables_, at_, other, actions);
    int value = other == 0 ? least : most;
    const bool interposes = actions.size != 0;
    if (interposes) {
        value = mover(actions, other, alpha, beta, value);
        if (stopped_ || (other == 0 ? value >= beta : value <= alpha)) return value;
        alpha = other == 0 ? std::max(alpha, value) : alpha;
        beta = other == 1 ? std::min(beta, value) : beta;
    }
    legal_actions(tables_, at_, seat, actions);
    if (!actions.size) throw Error("stuck", "the seat to move has no legal action");
    const int moved = mover(actions, seat, alpha, beta, seat == 0 ? least : most);
    if (!interposes) return moved;
    return other == 0 ? std::max(value, moved) : std::min(value, moved);
}

// Fail-soft: at or below alpha the result is an upper bound, at or above beta a lower one, between them exact.
int Exact::search(int alpha, int beta) {
    const int least = 0, most = outcomes_.ranks() - 1;
    int lower = least, upper = most;
    Entry* const entry = entry_of(at_.now);
    const bool known = entry && entry->used && std::memcmp(&entry->key, &at_.now, sizeof(Moving)) == 0;
    if (known) {
        lower = entry->lower;
        upper = entry->upper;
        if (lower >= beta || lower == upper) return lower;
        if (upper <= alpha) return upper;
    }
    const int seat = at_.to_move();
    // A right claim of the seat to move comes before anything the other seat can do.
    const bool claims = claiming::offered(tables_, at_, seat) && claiming::reached(tables_, at_, seat);
    int value = seat == 0 ? least : most;
    if (claims) value = child(seat, kClaim, alpha, beta);
    if (!stopped_ && !(seat == 0 ? value >= beta : value <= alpha)) {
        const int low = seat == 0 ? std::max(alpha, value) : alpha;
        const int high = seat == 1 ? std::min(beta, value) : beta;
        const int rest = unclaimed(seat, low, high);
        value = seat == 0 ? std::max(value, rest) : std::min(value, rest);
    }
    if (stopped_) return value;
    if (entry) {
        // The search below may have put another position here, so the key is written again.
        entry->key = at_.now;
        entry->used = 1;
        if (value > alpha) lower = std::max(lower, value);
        if (value < beta) upper = std::min(upper, value);
        entry->lower = static_cast<std::int16_t>(lower);
        entry->upper = static_cast<std::int16_t>(upper);
    }
    return value;
}

int combine(const Tables& tables, const Position& at, std::span<const ActionValue> values) noexcept {
    const int seat = at.to_move(), other = 1 - seat;
    const auto better = [](int who, int one, int two) { return who == 0 ? std::max(one, two) : std::min(one, two); };
    constexpr int kUnset = -1;
    int moved = kUnset, interposed = kUnset, claimed = kUnset;
    for (const ActionValue& each : values) {
        int& best = each.seat == seat ? moved : interposed;
        best = best == kUnset ? each.rank : better(each.seat, best, each.rank);
        if (each.seat == seat && each.action == kClaim && claiming::reached(tables, at, seat)) claimed = each.rank;
    }
    int value = interposed == kUnset ? moved : better(other, interposed, moved);
    if (claimed != kUnset) value = better(seat, value, claimed);
    return value;
}

Solution Exact::solve(const Position& at, bool actions, std::uint64_t node_limit) {
    at_ = at;
    nodes_ = 0;
    limit_ = node_limit;
    stopped_ = false;
    Solution solution;
    const int least = 0, most = outcomes_.ranks() - 1;
    if (!actions) {
        solution.rank = search(least - 1, most + 1);
    } else {
        std::vector<ActionValue>& values = solution.actions;
        for (int each = 0; each < 2; ++each) {
            Actions list;
            legal_actions(tables_, at, each, list);
            for (const Action action : list) values.push_back({each, action, child(each, action, least - 1, most + 1)});
        }
        solution.rank = combine(tables_, at, values);
    }
    solution.nodes = nodes_;
    solution.complete = !stopped_;
    return solution;
}

}  // namespace bummerl
