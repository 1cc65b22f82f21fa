// The quick solver: yes-or-no tests "can this seat win at least so much?", for rulesets under which they are sound.
//
// docs/engine.md tells how it works and proves what it rests on. In short:
//
//  * A test names an attacker and a value: can he win the deal with at least so many game points? The exact value of a
//    position follows from a few tests. Inside a test the seats are roles: 0 the attacker, 1 the defender.
//  * Where `sound` holds a test is monotone: more points for the attacker, or fewer for the defender, never turn a yes
//    into a no. So every answer carries bounds on the points for which its proof holds, and the table's key leaves the
//    points out.
//  * A right claim is made at once, or was not wanted: if it would not do now, it will not do later (docs/engine.md,
//    "Claiming in the search"). Wrong claims are the defender's escapes, known by their price alone.
//  * A king or queen is never led undeclared where it could be declared: declaring dominates.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl {

// Thrown inside a search that reaches its node limit.
struct OutOfNodes {};

class Prover {
  public:
    // Whether the tests are sound and complete under these rules (docs/engine.md, "When the quick solver may answer").
    [[nodiscard]] static bool sound(const Tables& tables) noexcept;

    // The table has 2^table_bits entries of 32 bytes; none for -1.
    Prover(const Tables& tables, int table_bits);

    // The deal whose positions are tested next: its trump and its face-down cards. The table forgets other deals unless
    // `keep`, which asks for the same trump and tells talons apart.
    void set_deal(const Position& at, bool keep);

    // Whether this position can be tested: the deal goes on, and nobody holds the goal unclaimed.
    [[nodiscard]] bool takes(const Position& at) const noexcept;

    // Whether the seat `attacker` can win at least `value` game points, carried ones left out. `above` is the next
    // larger value if `value` is the smallest and larger ones have been tested, else 0. Throws OutOfNodes.
    [[nodiscard]] bool test(const Position& at, int attacker, int value, int above);

    std::uint64_t nodes = 0;
    std::uint64_t limit = ~std::uint64_t{0};

  private:
    // What the attacker's success depends on, as levels: 0 yes; 1 yes if the defender has no trick or is under the
    // Schneider line; 2 yes if the defender has no trick; 3 no.
    struct Profile {
        std::uint8_t goal;       // when the attacker reaches the goal
        std::uint8_t out;        // when the cards are played out in his favour
        std::uint8_t sweep;      // 1: a sweep is enough whatever the levels say
        std::uint8_t escape[2];  // when the defender claims wrongly; by whether the attacker has a trick
    };
    enum Mode : std::uint8_t { kModeOpen, kModeExhausted, kModeClosedA, kModeClosedD, kModeBidA, kModeBidD };

    // A position inside a test, everything by role. A card is 8 * suit + strength, the trump suit first.
    struct Node {
        Cards hand[2];
        std::int16_t p[2];     // counted points
        std::int16_t pend[2];  // pending marriages
        std::int16_t marr[2];  // counted marriages, where the rules need them apart
        std::uint8_t has;      // bit by role: has a trick
        std::uint8_t sweep;    // bit by role: can still win every strict trick
        std::uint8_t lead;     // role
        std::uint8_t mode;
        std::uint8_t talon;    // cards left, the upcard included
        std::uint8_t up;       // the upcard
        std::uint8_t answers;  // a close may still be answered by an exchange
        std::uint8_t must;     // suit + 1 of an announced marriage, whose king or queen is led; 0 for none
        Profile profile;
    };

    // An answer and the points for which its proof holds. Yes: for `own` points or more of the attacker and `other` or
    // fewer of the defender. No: for `own` or fewer of the attacker and `other` or more of the defender.
    struct Answer {
        bool yes;
        std::uint8_t own;
        std::uint8_t other;
    };

    struct alignas(32) Entry {
        std::uint64_t hands, facts, talon;
        std::uint16_t age;
        std::uint8_t best;
        std::uint8_t filled;  // 1: the bounds of yes, 2: those of no
        std::uint8_t yes_own, yes_other, no_own, no_other;
    };
    static_assert(sizeof(Entry) == 32);

    // Pairs of entries share a cache line.
    struct alignas(64) Pair {
        Entry places[2];
    };

    // What a leader can make sure of: the winners, the points of their tricks and those of marriages.
    struct Cash {
        Cards winners;
        int cards;
        int declared;
    };

    struct Move {
        std::int32_t score;
        std::uint8_t card;
    };
    struct Moves {
        int size = 0;
        Move list[16];
        // The best of those left, moved to place `next`.
        std::uint8_t pick(int next) noexcept;
    };

    class Failed;

    // Roles exchanged: the same position for the other attacker.
    [[nodiscard]] static Node turned(const Node& at) noexcept;

    Answer open_lead(const Node& at);
    Answer open_follow(const Node& at, int led, bool declared);
    Answer strict_lead(const Node& at);
    Answer strict_follow(const Node& at, int led, bool declared);
    Answer lead_with(const Node& at, int card);
    Answer reply_with(const Node& at, int led, int reply);
    bool declare(Node& led, int seat, int card, Answer& answer) const noexcept;
    int take(Node& next, int led, int reply) const noexcept;
    Answer last_tricks(const Node& at) const noexcept;
    Answer play_out(const Node& at, int winner) const noexcept;
    Answer from_the_closer(const Node& at);
    Answer closed_by(const Node& at, int closer);
    Answer open_choices(const Node& at, std::uint8_t first, int& best);
    bool bid_decides(const Node& at, int led, bool declared, Answer bids[2]);
    static Answer beside(Answer answer, const Answer bids[2]) noexcept;

    [[nodiscard]] Profile profile_open(int value) const noexcept;
    [[nodiscard]] Profile profile_closed_a(int success_level) const noexcept;
    [[nodiscard]] Profile profile_closed_d(int failure_level) const noexcept;
    [[nodiscard]] Profile profile_bid(bool by_attacker) const noexcept;
    [[nodiscard]] int failure_level(int has_at_close) const noexcept;
    [[nodiscard]] int level_of(int value) const noexcept;
    [[nodiscard]] int flat_level(int paid) const noexcept { return paid >= value_ ? 0 : 3; }
    [[nodiscard]] int line(const Node& at) const noexcept;
    [[nodiscard]] bool meets(const Node& at, int level) const noexcept;
    [[nodiscard]] Answer yes(const Node& at, int level, int own) const noexcept;
    [[nodiscard]] Answer no(const Node& at, int level, int other) const noexcept;
    [[nodiscard]] bool escapes(const Node& at, bool defender_may_claim) const noexcept;
    [[nodiscard]] Answer guarded(Answer answer, const Node& at, bool defender_may_claim) const noexcept;
    [[nodiscard]] bool may_claim_on_lead(const Node& at) const noexcept;
    [[nodiscard]] bool may_claim_in_reply(const Node& at, bool declared) const noexcept;
    [[nodiscard]] bool goal_decides(const Node& at, int seat, Answer& answer) const noexcept;
    [[nodiscard]] Cards allowed(Cards hand, int led) const noexcept;
    [[nodiscard]] bool beats(int led, int reply) const noexcept;
    [[nodiscard]] Cards talon_cards(const Node& at) const noexcept;
    [[nodiscard]] Cards kept_apart(const Node& at, int seat, Cards talon) const noexcept;
    [[nodiscard]] Cards pairs_in(Cards cards) const noexcept;
    [[nodiscard]] Cards held_pairs(const Node& at, int seat) const noexcept;
    [[nodiscard]] Cards declarable(const Node& at) const noexcept;
    [[nodiscard]] int sum(Cards cards) const noexcept;
    [[nodiscard]] int least_sum(Cards cards, int most) const noexcept;
    [[nodiscard]] Cards cheapest(Cards cards, int most) const noexcept;
    [[nodiscard]] int sure_tricks(Cards leader, Cards other) const noexcept;
    [[nodiscard]] Cash cash(const Node& at) const noexcept;
    [[nodiscard]] int may_declare(const Node& at, int seat) const noexcept;
    [[nodiscard]] bool counting_decides(const Node& at, Answer& answer) const noexcept;
    [[nodiscard]] int stake_kind(const Node& at) const noexcept;
    [[nodiscard]] int lead_kind(const Node& at, int card, bool declares) const noexcept;
    [[nodiscard]] int reply_kind(const Node& at, int led, int reply) const noexcept;
    [[nodiscard]] Node node_of(const Position& at, int attacker) const noexcept;

    // The pair of places where the position belongs; `wanted` takes its key.
    Pair& probe(const Node& at, Entry& wanted);
    Entry* find(Pair& pair, const Entry& wanted) const noexcept;
    bool known_otherwise(const Node& at, Answer& answer);
    static bool answered(const Node& at, const Entry& entry, Answer& answer) noexcept;
    void store(Pair& pair, const Entry& wanted, Answer answer, int best) noexcept;
    void count_node() {
        if (++nodes > limit) throw OutOfNodes{};
    }

    const Tables& tables_;
    const Rules& rules_;
    std::vector<Pair> table_;
    std::uint64_t mask_ = 0;
    std::uint16_t age_ = 0;

    // Of the ruleset.
    int goal_ = 0;
    bool neighbours_ = false;    // a suit's cards with nothing between them take the same tricks
    bool cashes_ = false;        // a master of a suit led wins if the suit can be followed
    std::uint8_t sweeps_ = 0;    // the first value of a node's `sweep`
    bool apart_ = false;         // marriage points have to be known apart
    bool bonus_closed_ = false;  // the last-trick bonus counts in a closed deal
    int ranks_ = 0;
    std::array<std::uint8_t, kRanks> place_{};  // strength of a rank, 0 the lowest
    std::array<std::uint8_t, kFaces> points_{};
    std::array<std::uint16_t, 256> sums_{};        // points of a suit's cards
    std::array<Cards, kRanks> cheap_{};            // the cards of a strength, the cheapest first
    std::array<std::uint8_t, kRanks> cheap_points_{};
    std::array<Cards, kFaces> winners_{};  // replies that beat the card led
    Cards pair_ = 0;                       // king and queen of the trump suit
    Cards king_ = 0;
    Cards kings_ = 0, queens_ = 0;         // of all suits
    int king_place_ = 0, queen_place_ = 0;
    bool pairs_after_talon_ = false;
    int low_ = 0;                          // the exchange's trump

    // Of the deal.
    int trump_ = 0;
    std::array<std::uint8_t, 32> stock_{};
    int stock_size_ = 0;
    std::array<Cards, 40> talon_bits_{};          // by cards left: the face-down ones
    std::array<std::uint64_t, 40> talon_key_{};  // by cards left: their order

    // Of the test.
    int value_ = 0;
    int above_ = 0;  // the next larger value worth asking after the smallest; 0 for none
    int level_ = 0;  // of the value
    int forehand_ = 0;  // role of seat 0
    Profile exhausted_{};

    // What has decided before, for the order of trying: learnt in one deal and forgotten with it.
    struct Deciders {
        std::array<std::array<std::uint8_t, 2>, 16> strict_lead;  // by cards in hand and role: the last card that did
        std::array<std::array<std::uint8_t, 2>, 32> open_lead;    // by talon and role
        std::array<std::array<std::uint8_t, 2>, 32> open_reply;
        // By role, card led and reply: from -1024, never decided, to 1024.
        std::array<std::array<std::array<std::int16_t, kFaces>, kFaces>, 2> reply_history;
    };
    Deciders deciders_{};
    const std::int8_t* priors_ = nullptr;  // by kind of card, in steps of kPriorStep
};

}  // namespace bummerl
