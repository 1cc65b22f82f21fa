#include "bummerl/kati/last_card.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "bummerl/errors.hpp"

namespace bummerl::kati {
namespace {

constexpr int kMostHidden = 11;  // cards whose place is open: 462 hands a side with 20 cards and nothing known
constexpr int kArrivals = 3;     // ways in which a hand's cards may have come, averaged

// What the follower sees of a line: whether it exchanged, the card, whether it was declared.
using Signal = int;

struct Answer {  // of one follower's hand to one signal
    int owner = 0;
    std::vector<Action> replies;
    std::vector<double> regret, sum, now, worths;
};

struct Line {
    std::vector<Action> actions;
    std::vector<Answer*> answer;  // for each card face down; none if closed, as the value then has the rest in it
    std::vector<float> worth;     // for each card face down, and each reply where there is an answer
};

struct Holding {
    Cards hand = 0;
    double prior = 0.0;
    std::vector<std::uint8_t> down;  // the cards that may lie face down
    std::vector<int> facing;         // the follower's hand for each of them
    std::vector<Line> lines;
    std::vector<double> regret, sum, now;
};

class Game {
  public:
    Game(const Table& table, const Sight& now, const Story& story, const Manner& manner, Dice& dice)
        : table_(table), now_(now), leader_(now.at.now.leader), follower_(1 - now.at.now.leader) {
        gather(story, manner, dice);
        for (Holding& each : mine_) {
            if (each.prior > 0.0) expand(each);
        }
    }

    LastCardAnswer solve(int iterations) {
        for (int round = 1; round <= iterations; ++round) {
            update_leader(round);
            update_follower(round);
        }
        return result();
    }

  private:
    void gather(const Story& story, const Manner& manner, Dice& dice) {
        const Moving& at = now_.at.now;
        const Shown& shown = now_.shown;
        const Cards known[2] = {shown.known[0], shown.known[1]};
        const Cards pool = table_.tables.pack & ~(shown.gone | bit(at.upcard) | known[0] | known[1]);
        std::vector<std::uint8_t> cards;
        for (Cards left = pool; left; left &= left - 1) cards.push_back(static_cast<std::uint8_t>(first_card(left)));
        const int size = static_cast<int>(cards.size());
        const int held = count(at.hands[leader_]);
        const Beliefs of_follower(table_, now_, story, leader_);
        const Beliefs of_leader(table_, now_, story, follower_);
        const auto prior = [&](const Beliefs& beliefs, Cards hand) {
            World world;
            world.hand = hand;
            double sum = 0.0;
            for (int each = 0; each < kArrivals; ++each) sum += beliefs.likelihood(world, manner, dice);
            return sum / kArrivals;
        };
        std::map<Cards, int> place;
        for (std::uint32_t mask = 0; mask < (1U << size); ++mask) {
            const auto hand_of = [&](Cards sure) {
                Cards hand = sure;
                for (int each = 0; each < size; ++each) {
                    if (mask >> each & 1) hand |= bit(cards[static_cast<std::size_t>(each)]);
                }
                return hand;
            };
            const int picked = std::popcount(mask);
            if (picked == held - count(known[follower_])) {
                const Cards hand = hand_of(known[follower_]);
                if (!(hand & shown.excluded[follower_])) {
                    place[hand] = static_cast<int>(theirs_.size());
                    theirs_.push_back({hand, prior(of_follower, hand), {}, {}, {}, {}, {}, {}});
                }
            }
            if (picked == held - count(known[leader_])) {
                const Cards hand = hand_of(known[leader_]);
                if (!(hand & shown.excluded[leader_])) {
                    mine_.push_back({hand, prior(of_leader, hand), {}, {}, {}, {}, {}, {}});
                }
            }
        }
        floor(mine_);
        floor(theirs_);
        for (Holding& each : mine_) {
            if (each.hand == at.hands[leader_]) true_ = static_cast<int>(&each - mine_.data());
            const Cards rest = pool & ~each.hand;
            for (Cards left = rest; left; left &= left - 1) {
                const int down = first_card(left);
                const auto found = place.find((rest & ~bit(down)) | known[follower_]);
                if (found == place.end()) continue;
                each.down.push_back(static_cast<std::uint8_t>(down));
                each.facing.push_back(found->second);
            }
        }
        if (true_ < 0) throw Error("worlds", "no deal fits what is known");
        answers_.resize(theirs_.size());
    }

    // No hand is quite ruled out by how it would have been played, and the weights of a side have the mean 1.
    static void floor(std::vector<Holding>& side) {
        double sum = 0.0;
        for (const Holding& each : side) sum += each.prior;
        const double mean = sum / static_cast<double>(side.size());
        for (Holding& each : side) each.prior = mean > 0.0 ? each.prior / mean + 0.01 : 1.0;
    }

    Sight with(const Holding& mine, std::size_t which) const noexcept {
        Sight sight = now_;
        sight.at.now.hands[leader_] = mine.hand;
        sight.at.now.hands[follower_] = theirs_[static_cast<std::size_t>(mine.facing[which])].hand;
        sight.at.stock[sight.at.stock_size - 1] = mine.down[which];
        return sight;
    }

    // Every line of a hand, with what it is worth in each case.
    void expand(Holding& mine) {
        if (mine.down.empty()) return;
        std::vector<Action> actions;
        extend(mine, with(mine, 0), actions);
        mine.regret.assign(mine.lines.size(), 0.0);
        mine.sum = mine.regret;
        mine.now.assign(mine.lines.size(), 1.0 / static_cast<double>(mine.lines.size()));
    }

    void extend(Holding& mine, const Sight& sight, std::vector<Action>& actions) {
        Actions legal;
        legal_actions(table_.tables, sight.at, leader_, legal);
        for (const Action action : legal) {
            const int kind = kind_of(action);
            if (action != kExchange && action != kClose && kind != kLead && kind != kDeclare) continue;
            actions.push_back(action);
            if (kind == 0) {
                Sight after = sight;
                step(table_.tables, after, leader_, action);
                extend(mine, after, actions);
            } else {
                value(mine, actions);
            }
            actions.pop_back();
        }
    }

    void value(Holding& mine, const std::vector<Action>& actions) {
        Line line;
        line.actions = actions;
        const bool closed = std::find(actions.begin(), actions.end(), kClose) != actions.end();
        const bool exchanged = actions.front() == kExchange;
        const Signal signal = (exchanged ? 256 : 0) + actions.back();
        for (std::size_t which = 0; which < mine.down.size(); ++which) {
            Sight sight = with(mine, which);
            for (const Action action : actions) step(table_.tables, sight, leader_, action);
            const auto mine_of = [&](double worth) { return static_cast<float>(leader_ == 0 ? worth : -worth); };
            if (closed || sight.at.over()) {
                line.worth.push_back(mine_of(sight.at.over() ? table_.settled(sight.at) : table_.closed(sight.at)));
                ++leaves_;
                continue;
            }
            Answer& answer = answer_of(mine.facing[which], signal, sight);
            line.answer.push_back(&answer);
            for (const Action reply : answer.replies) {
                Sight after = sight;
                step(table_.tables, after, follower_, reply);
                Actions choices;
                const bool goes_on = settle_reflexes(table_.tables, after, choices);
                line.worth.push_back(mine_of(goes_on ? table_.open_cards(after.at) : table_.settled(after.at)));
                ++leaves_;
            }
        }
        mine.lines.push_back(std::move(line));
    }

    Answer& answer_of(int theirs, Signal signal, const Sight& sight) {
        Answer& answer = answers_[static_cast<std::size_t>(theirs)][signal];
        if (answer.replies.empty()) {
            Actions legal;
            legal_actions(table_.tables, sight.at, follower_, legal);
            for (const Action action : legal) {
                if (kind_of(action) == kFollow) answer.replies.push_back(action);
            }
            answer.owner = theirs;
            answer.regret.assign(answer.replies.size(), 0.0);
            answer.sum = answer.regret;
            answer.now.assign(answer.replies.size(), 1.0 / static_cast<double>(answer.replies.size()));
        }
        return answer;
    }

    static void match(std::vector<double>& now, const std::vector<double>& regret) {
        double total = 0.0;
        for (const double each : regret) total += each;
        for (std::size_t each = 0; each < now.size(); ++each) {
            now[each] = total > 0.0 ? regret[each] / total : 1.0 / static_cast<double>(now.size());
        }
    }

    // The worth of each line of a hand, weighed by the follower's hands, against `pick` (now, or the average).
    template <typename Pick>
    void line_worths(const Holding& mine, Pick pick, std::vector<double>& out) const {
        out.assign(mine.lines.size(), 0.0);
        double total = 0.0;
        for (const int facing : mine.facing) total += theirs_[static_cast<std::size_t>(facing)].prior;
        for (std::size_t number = 0; number < mine.lines.size(); ++number) {
            const Line& line = mine.lines[number];
            const float* worth = line.worth.data();
            for (std::size_t which = 0; which < mine.down.size(); ++which) {
                const auto facing = static_cast<std::size_t>(mine.facing[which]);
                double value = 0.0;
                if (line.answer.empty()) {
                    value = *worth++;
                } else {
                    const std::vector<double>& share = pick(*line.answer[which]);
                    for (std::size_t reply = 0; reply < share.size(); ++reply) value += share[reply] * *worth++;
                }
                out[number] += value * theirs_[facing].prior / total;
            }
        }
    }

    void update_leader(int round) {
        std::vector<double> worths;
        for (Holding& mine : mine_) {
            if (mine.lines.empty()) continue;
            line_worths(mine, [](const Answer& answer) -> const std::vector<double>& { return answer.now; }, worths);
            const double mean = mean_of(worths, mine.now);
            for (std::size_t each = 0; each < worths.size(); ++each) {
                mine.regret[each] = std::max(0.0, mine.regret[each] + worths[each] - mean);
            }
            match(mine.now, mine.regret);
            for (std::size_t each = 0; each < worths.size(); ++each) mine.sum[each] += round * mine.now[each];
        }
    }

    // Sets what each reply of each answer is worth to the follower, weighed by the leader's `pick` strategy.
    template <typename Pick>
    void reply_worths(Pick pick) {
        for (auto& of_hand : answers_) {
            for (auto& [signal, answer] : of_hand) answer.worths.assign(answer.replies.size(), 0.0);
        }
        for (const Holding& mine : mine_) {
            if (mine.lines.empty()) continue;
            const std::vector<double>& share = pick(mine);
            for (std::size_t number = 0; number < mine.lines.size(); ++number) {
                const Line& line = mine.lines[number];
                const double reach = mine.prior * share[number];
                const float* worth = line.worth.data();
                for (Answer* const answer : line.answer) {
                    for (double& each : answer->worths) each -= reach * *worth++;
                }
            }
        }
    }

    void update_follower(int round) {
        reply_worths([](const Holding& mine) -> const std::vector<double>& { return mine.now; });
        for (auto& of_hand : answers_) {
            for (auto& [signal, answer] : of_hand) {
                const double mean = mean_of(answer.worths, answer.now);
                for (std::size_t each = 0; each < answer.now.size(); ++each) {
                    answer.regret[each] = std::max(0.0, answer.regret[each] + answer.worths[each] - mean);
                }
                match(answer.now, answer.regret);
                for (std::size_t each = 0; each < answer.now.size(); ++each) answer.sum[each] += round * answer.now[each];
            }
        }
    }

    static double mean_of(const std::vector<double>& worths, const std::vector<double>& shares) {
        double mean = 0.0;
        for (std::size_t each = 0; each < shares.size(); ++each) mean += worths[each] * shares[each];
        return mean;
    }

    LastCardAnswer result() {
        const auto average = [](std::vector<double>& sum) {
            double total = 0.0;
            for (const double each : sum) total += each;
            for (double& each : sum) each = total > 0.0 ? each / total : 1.0 / static_cast<double>(sum.size());
        };
        for (Holding& mine : mine_) average(mine.sum);
        for (auto& of_hand : answers_) {
            for (auto& [signal, answer] : of_hand) average(answer.sum);
        }
        LastCardAnswer out;
        out.leaves = leaves_;
        const auto settled = [](const Answer& answer) -> const std::vector<double>& { return answer.sum; };
        double best = 0.0, have = 0.0, weight = 0.0;
        std::vector<double> worths;
        for (const Holding& mine : mine_) {
            if (mine.lines.empty()) continue;
            line_worths(mine, settled, worths);
            double facing = 0.0;
            for (const int each : mine.facing) facing += theirs_[static_cast<std::size_t>(each)].prior;
            const double reach = mine.prior * facing;
            best += reach * *std::max_element(worths.begin(), worths.end());
            have += reach * mean_of(worths, mine.sum);
            weight += reach;
            if (&mine == &mine_[static_cast<std::size_t>(true_)]) {
                for (std::size_t each = 0; each < worths.size(); ++each) {
                    out.lines.push_back({mine.lines[each].actions, worths[each], mine.sum[each]});
                }
            }
        }
        double gain = 0.0;
        reply_worths([](const Holding& mine) -> const std::vector<double>& { return mine.sum; });
        for (auto& of_hand : answers_) {
            for (auto& [signal, answer] : of_hand) {
                const double top = *std::max_element(answer.worths.begin(), answer.worths.end());
                gain += theirs_[static_cast<std::size_t>(answer.owner)].prior * (top - mean_of(answer.worths, answer.sum));
            }
        }
        out.gap = weight > 0.0 ? (best - have + gain) / weight : 0.0;
        return out;
    }

    const Table& table_;
    const Sight& now_;
    int leader_;
    int follower_;
    int true_ = -1;
    std::uint64_t leaves_ = 0;
    std::vector<Holding> mine_, theirs_;
    std::vector<std::map<Signal, Answer>> answers_;
};

}  // namespace

bool is_last_card(const Table& table, const Sight& now) noexcept {
    const Moving& at = now.at.now;
    if (at.stage != kOpen || at.talon_left != 2 || at.led != kNoCard || at.announced || table.tables.announces) {
        return false;
    }
    return 2 * count(at.hands[at.leader]) + 1 - count(now.shown.known[0]) - count(now.shown.known[1]) <= kMostHidden;
}

LastCardAnswer solve_last_card(const Table& table, const Sight& now, const Story& story, const Manner& manner,
                               int iterations, Dice& dice) {
    Game game(table, now, story, manner, dice);
    return game.solve(iterations);
}

}  // namespace bummerl::kati
