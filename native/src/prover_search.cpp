// The searches of the prover: strict play and play with an open talon.
#include "prover_inline.hpp"

#include "learning.hpp"
#include "priors.hpp"

namespace bummerl {
namespace {

// The weight of what has decided before against the priors, which count hundredths: found by trying out, on
// 500 whole deals of 20 cards, what left the fewest nodes.
constexpr int kTableMove = 1 << 30;
constexpr int kStrictLeadAgain = 115;
constexpr int kOpenLeadAgain = 250;
constexpr int kOpenReplyAgain = 100;
constexpr int kReplyHistory = 194;

}  // namespace

Cards Prover::talon_cards(const Node& at) const noexcept {
    return talon_bits_[at.talon] | bit(at.up);
}

// Cards of a seat that are more than their strength and points while the talon is open: those of marriages that may
// still come together, and the one that can be exchanged.
Cards Prover::kept_apart(const Node& at, int seat, Cards talon) const noexcept {
    const Cards exchanged = rules_.exchange_rank >= 0 ? bit(low_) : 0;
    return rules_.marriage ? exchanged | pairs_in(at.hand[seat] | talon) : exchanged;
}

// --- moves --------------------------------------------------------------------------------------------------------

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
    const int size = count(at.hand[0]);
    if (!at.must && at.mode < kModeBidA) {
        if (Answer answer{}; counting_decides(at, answer)) return answer;
        if (size <= 2 && !at.profile.escape[0] && !at.profile.escape[1]) return last_tricks(at);
    }
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
    Moves moves;
    Cards cards = at.hand[seat];
    if (at.must) {
        cards &= (rules_.marriage_king_only ? king_ : pair_) << (8 * (at.must - 1));
    }
    std::uint8_t& decider = deciders_.strict_lead[static_cast<std::size_t>(size)][static_cast<std::size_t>(seat)];
    const Cards declares = declarable(at);
    for (; cards; cards &= cards - 1) {
        const int card = first_card(cards);
        int score = kPriorStep * priors_[lead_kind(at, card, declares & bit(card))];
        if (card == decider) score += kStrictLeadAgain;
        if (card == first) score = kTableMove;
        moves.list[moves.size++] = {score, static_cast<std::uint8_t>(card)};
    }
    Choice<Answer> choice(seat);
    int best = kNoCard;
    Failed failed(*this, at, seat, at.hand[1 - seat], held_pairs(at, seat), declares);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            [[maybe_unused]] const std::uint64_t before = nodes;
            answer = lead_with(at, card);
            BUMMERL_TRIED(lead_kind(at, card, declares & bit(card)), answer.yes == (seat == 0), nodes - before, size);
            failed.add(card, answer);
        }
        if (choice.add(answer)) {
            best = card;
            decider = static_cast<std::uint8_t>(card);
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
        moves.list[moves.size++] = {kPriorStep * priors_[reply_kind(at, led, card)], static_cast<std::uint8_t>(card)};
    }
    Choice<Answer> choice(follower);
    Failed failed(*this, at, follower, at.hand[at.lead] | bit(led), held_pairs(at, follower), 0);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            [[maybe_unused]] const std::uint64_t before = nodes;
            answer = reply_with(at, led, card);
            BUMMERL_TRIED(reply_kind(at, led, card), answer.yes == (follower == 0), nodes - before,
                          count(at.hand[follower]));
            failed.add(card, answer);
        }
        if (choice.add(answer)) break;
    }
    return guarded(choice.answer(), at, may_claim);
}

// --- an open talon --------------------------------------------------------------------------------------------------

// The answer to a deal closed by the defender, who cannot escape and fails at any price: that the closer does not make it.
Prover::Answer Prover::from_the_closer(const Node& at) {
    Node next = turned(at);
    next.mode = kModeClosedA;
    const int forehand = forehand_;
    forehand_ = rules_.marriage_forehand_royal ? 1 - forehand : 0;
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
        if (bidder == 0 && at.p[0] >= goal_) {
            bids[1] = yes(at, 0, goal_);  // he holds the goal already, and the bid is made with it
            return true;
        }
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

// The leader's choices with an open talon: close, exchange, lead. `best` is a card if a card decides.
Prover::Answer Prover::open_choices(const Node& at, std::uint8_t first, int& best) {
    const int seat = at.lead;
    Choice<Answer> choice(seat);
    const bool closes = rules_.closing && !(at.must && !rules_.close_after_marriage) &&
                        (rules_.close_first_lead || at.has != 0) && at.talon >= rules_.close_min_talon;
    if (closes && seat == 0) {
        if(meets(at, level_) || rules_.sweep_value >= value_) 
        if ((meets(at, level_) || rules_.sweep_value >= value_) && choice.add(closed_by(at, 0))) return choice.answer();
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
    std::uint8_t& decider = deciders_.open_lead[at.talon][static_cast<std::size_t>(seat)];
    const Cards declares = declarable(at);
    for (; cards; cards &= cards - 1) {
        const int card = first_card(cards);
        int score = kPriorStep * priors_[lead_kind(at, card, declares & bit(card))];
        if (card == decider) score += kOpenLeadAgain;
        if (card == first) score = kTableMove;
        moves.list[moves.size++] = {score, static_cast<std::uint8_t>(card)};
    }
    const Cards talon = talon_cards(at);
    Failed failed(*this, at, seat, at.hand[1 - seat] | talon, kept_apart(at, seat, talon), declares);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            [[maybe_unused]] const std::uint64_t before = nodes;
            answer = lead_with(at, card);
            BUMMERL_TRIED(lead_kind(at, card, declares & bit(card)), answer.yes == (seat == 0), nodes - before, at.talon);
            failed.add(card, answer);
        }
        if (choice.add(answer)) {
            best = card;
            decider = static_cast<std::uint8_t>(card);
            break;
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
    if (above_ && !at.must && !table_.empty()) {
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
    std::uint8_t& decider = deciders_.open_reply[at.talon][static_cast<std::size_t>(follower)];
    auto& history = deciders_.reply_history[static_cast<std::size_t>(follower)][static_cast<std::size_t>(led)];
    for (Cards cards = at.hand[follower]; cards; cards &= cards - 1) {
        const int card = first_card(cards);
        int score = kPriorStep * priors_[reply_kind(at, led, card)] + kReplyHistory * history[static_cast<std::size_t>(card)] / 1024;
        if (card == decider) score += kOpenReplyAgain;
        moves.list[moves.size++] = {score, static_cast<std::uint8_t>(card)};
    }
    Choice<Answer> choice(follower);
    const Cards talon = talon_cards(at);
    Failed failed(*this, at, follower, at.hand[at.lead] | bit(led) | talon,
                  kept_apart(at, follower, talon), 0);
    for (int next = 0; next < moves.size; ++next) {
        const int card = moves.pick(next);
        Answer answer{};
        if (!failed.shows(card, answer)) {
            [[maybe_unused]] const std::uint64_t before = nodes;
            answer = reply_with(at, led, card);
            const bool decides = answer.yes == (follower == 0);
            BUMMERL_TRIED(reply_kind(at, led, card), decides, nodes - before, at.talon);
            failed.add(card, answer);
            std::int16_t& weight = history[static_cast<std::size_t>(card)];
            weight = static_cast<std::int16_t>(weight + ((decides ? 1024 : -1024) - weight) / 4);
        }
        if (choice.add(answer)) {
            decider = static_cast<std::uint8_t>(card);
            break;
        }
    }
    Answer answer = choice.answer();
    if (bidding) answer = beside(answer, bids);
    return guarded(answer, at, may_claim);
}

}  // namespace bummerl
