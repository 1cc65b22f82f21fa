#include "bummerl/deal.hpp"

#include <string>

#include "bummerl/errors.hpp"
#include "bummerl/parts/bidding.hpp"
#include "bummerl/parts/claiming.hpp"
#include "bummerl/parts/closing.hpp"
#include "bummerl/parts/exchange.hpp"
#include "bummerl/parts/following.hpp"
#include "bummerl/parts/leading.hpp"
#include "bummerl/parts/marriage.hpp"
#include "bummerl/settlement.hpp"

namespace bummerl {
namespace {

void leads(const Tables& tables, const Position& at, int seat, Actions& out) noexcept {
    const Cards hand = at.now.hands[seat];
    for (Cards left = hand; left; left &= left - 1) {
        const int card = first_card(left);
        if (leading::plain_allowed(tables, at, seat, card)) out.add(static_cast<Action>(kLead + card));
        if (leading::declared_allowed(tables, at, seat, card)) out.add(static_cast<Action>(kDeclare + card));
    }
}

void replies(const Tables& tables, const Position& at, int seat, Actions& out) noexcept {
    Cards cards = at.now.hands[seat];
    if (at.now.stage != kOpen) cards = following::allowed(tables, cards, at.now.led, at.trump);
    for (; cards; cards &= cards - 1) out.add(static_cast<Action>(kFollow + first_card(cards)));
}

// Whether this seat's reaching the goal ends the deal without a claim (CLAIM-1, BID-3, KNOCK-2).
bool ends_by_itself(const Tables& tables, const Position& at, int seat) noexcept {
    return tables.automatic || at.now.bidder == seat || (at.now.knock && at.now.closer == seat);
}

void lead(const Tables& tables, Position& at, int seat, int card, bool declared) noexcept {
    Moving& now = at.now;
    if (declared) marriage::declare(tables, at, seat, suit_of(card));
    now.hands[seat] &= ~bit(card);
    now.led = static_cast<std::uint8_t>(card);
    now.led_marriage = declared || now.announced;
    now.announced = 0;
    if (declared && ends_by_itself(tables, at, seat) && claiming::reached(tables, at, seat)) {
        settle(tables, at, kGoal, seat);
    }
}

// Winner and loser draw in this order; the upcard comes last (DRAW-1, DRAW-2).
void draw(Position& at, int winner) noexcept {
    Moving& now = at.now;
    now.hands[winner] |= bit(at.stock_card(0));
    now.hands[1 - winner] |= bit(now.talon_left == 2 ? now.upcard : at.stock_card(1));
    now.talon_left = static_cast<std::uint8_t>(now.talon_left - 2);
    if (now.talon_left == 0) now.stage = kExhausted;
}

void follow(const Tables& tables, Position& at, int seat, int card) noexcept {
    Moving& now = at.now;
    const auto led = static_cast<std::size_t>(now.led);
    const int winner = tables.beats[at.trump][led] & bit(card) ? seat : now.leader;
    now.hands[seat] &= ~bit(card);
    now.marriage_points[winner] = static_cast<std::int16_t>(now.marriage_points[winner] + now.pending[winner]);
    now.pending[winner] = 0;  // a marriage becomes real with the declarer's first trick (MARR-4)
    now.trick_points[winner] = static_cast<std::int16_t>(now.trick_points[winner] + tables.points[led] +
                                                         tables.points[static_cast<std::size_t>(card)]);
    ++now.tricks[winner];
    if (now.stage != kOpen) ++now.strict_tricks[winner];
    now.leader = static_cast<std::int8_t>(winner);
    now.led = kNoCard;
    now.led_marriage = 0;

    if (now.bidder != kNobody && winner != now.bidder) return settle(tables, at, kBidLost, winner);
    if (ends_by_itself(tables, at, winner) && claiming::reached(tables, at, winner)) {
        return settle(tables, at, kGoal, winner);
    }
    if (now.knock) {  // the knocker may have lost the trick and have enough from before it (KNOCK-2)
        return settle(tables, at, claiming::reached(tables, at, now.closer) ? kGoal : kKnockFailed, now.closer);
    }
    if (!now.hands[0]) return settle(tables, at, now.bidder == kNobody ? kPlayedOutEnd : kBidLost, winner);
    if (now.stage == kOpen) draw(at, winner);
}

}  // namespace

void legal_actions(const Tables& tables, const Position& at, int seat, Actions& out) noexcept {
    out.size = 0;
    if (at.over()) return;
    const bool on_lead = at.now.led == kNoCard && seat == at.now.leader;
    if (claiming::offered(tables, at, seat)) out.add(kClaim);
    if (exchange::offered(tables, at, seat)) out.add(kExchange);
    if (on_lead) {
        if (closing::offered(tables, at, seat)) out.add(kClose);
        if (tables.announces) {
            for (int suit = 0; suit < kSuits; ++suit) {
                if (marriage::announceable(tables, at, seat, suit)) out.add(static_cast<Action>(kAnnounce + suit));
            }
        }
    }
    if (bidding::bid_offered(tables, at)) out.add(kBid);
    if (on_lead) {
        if (bidding::knock_offered(tables, at, seat)) out.add(kKnock);
        leads(tables, at, seat, out);
    } else if (at.now.led != kNoCard && seat != at.now.leader) {
        replies(tables, at, seat, out);
    }
}

void make(const Tables& tables, Position& at, int seat, Action action, Undo& undo) noexcept {
    undo.before = at.now;
    switch (kind_of(action)) {
        case kLead: return lead(tables, at, seat, card_in(action), false);
        case kDeclare: return lead(tables, at, seat, card_in(action), true);
        case kFollow: return follow(tables, at, seat, card_in(action));
        default: break;
    }
    switch (action) {
        case kClaim:
            return settle(tables, at, claiming::reached(tables, at, seat) ? kGoal : kWrongClaimed, seat);
        case kExchange: return exchange::take(tables, at, seat);
        case kClose: return closing::take(at, seat, false);
        case kBid:
            at.now.bidder = static_cast<std::int8_t>(seat);
            at.now.stage = kClosed;
            if (claiming::reached(tables, at, seat)) settle(tables, at, kGoal, seat);
            return;
        case kKnock: return closing::take(at, seat, true);
        case kResign: return settle(tables, at, kResigned, seat);
        default: {
            const int suit = action - kAnnounce;
            marriage::declare(tables, at, seat, suit);
            at.now.announced = static_cast<std::uint8_t>(at.now.announced | 1 << suit);
            if (ends_by_itself(tables, at, seat) && claiming::reached(tables, at, seat)) {
                settle(tables, at, kGoal, seat);
            }
        }
    }
}

void check(const Tables& tables, const Position& at) {
    std::string text;
    const auto require = [&text](bool sound, const char* what) {
        if (!sound) text += (text.empty() ? "" : "; ") + std::string(what);
    };
    const Moving& now = at.now;
    const auto throw_if_bad = [&text] {
        if (!text.empty()) throw Error("position", text);
    };
    // First what later checks rest on.
    require(at.trump < kSuits, "there is no such trump suit");
    require(now.leader == 0 || now.leader == 1, "the leader is seat 0 or 1");
    require(now.stage <= kExhausted, "there is no such stage");
    require(at.stock_size <= 29 && at.stock_size + 1 == tables.talon_size, "the stock has not the size of the rules");
    require(now.talon_left <= at.stock_size + 1 && now.talon_left % 2 == 0, "the talon has an impossible size");
    require(now.led == kNoCard || now.led < kFaces, "there is no such card as the one led");
    require(now.upcard < kFaces, "there is no such upcard");
    throw_if_bad();

    Cards seen = 0;
    bool twice = false;
    const auto add = [&](Cards cards) {
        twice = twice || (seen & cards);
        seen |= cards;
    };
    add(now.hands[0]);
    add(now.hands[1]);
    if (now.led != kNoCard) add(bit(now.led));
    bool foreign = false;
    if (now.talon_left) {
        for (int place = 0; place + 1 < now.talon_left; ++place) {
            const int card = at.stock_card(place);
            foreign = foreign || card >= kFaces;
            if (card < kFaces) add(bit(card));
        }
        add(bit(now.upcard));
        require(suit_of(now.upcard) == at.trump, "the upcard is no trump");
    }
    require(!twice, "a card is in two places");
    require(!foreign && !(seen & ~tables.pack), "a card is not of the pack");
    const int leaders = count(now.hands[now.leader]) + (now.led != kNoCard);
    require(leaders == count(now.hands[1 - now.leader]), "the hands have different sizes");
    require(leaders <= tables.rules.hand_size, "the hands are too large");
    require(count(now.hands[1 - now.leader]) > 0, "no card is left to play");
    require((now.stage == kOpen) == (now.talon_left > 0 && now.closer == kNobody && now.bidder == kNobody),
            "the stage does not fit the talon");
    require((now.stage == kExhausted) == (now.talon_left == 0), "the stage does not fit the talon left");
    require(now.stage != kOpen || leaders == tables.rules.hand_size, "an open talon means full hands");
    require(now.closer >= kNobody && now.closer <= 1 && now.bidder >= kNobody && now.bidder <= 1,
            "closer and bidder are seats or nobody");
    require(now.closer == kNobody || tables.rules.closing, "somebody closed, against the rules");
    require(now.bidder == kNobody || tables.rules.bid_value >= 0, "somebody bid, against the rules");
    for (int seat = 0; seat < 2; ++seat) {
        require(now.tricks[seat] >= 0 && now.tricks[seat] <= 16, "the number of tricks is impossible");
        require(now.strict_tricks[seat] >= 0 && now.strict_tricks[seat] <= now.tricks[seat],
                "more strict tricks than tricks");
        require(now.trick_points[seat] >= 0 && now.marriage_points[seat] >= 0 && now.pending[seat] >= 0,
                "points are counted from nothing upwards");
    }
    require(!at.over(), "the deal is over");
    throw_if_bad();
}

}  // namespace bummerl
