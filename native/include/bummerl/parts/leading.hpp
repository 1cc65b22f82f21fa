// Leading a card, with its marriage or without (TRICK-3, MARR-2, MARR-6, MARR-8, MARR-11).
#pragma once

#include "bummerl/parts/marriage.hpp"

namespace bummerl::leading {

[[nodiscard]] inline bool plain_allowed(const Tables& tables, const Position& at, int seat, int card) noexcept {
    if (at.now.announced) {
        const bool of_announced =
            (at.now.announced >> suit_of(card) & 1) && (pair_bits(suit_of(card)) & bit(card));
        return of_announced && !(tables.rules.marriage && tables.rules.marriage_king_only && rank_of(card) == kQueen);
    }
    return !marriage::automatic(tables, at, seat, card);
}

[[nodiscard]] inline bool declared_allowed(const Tables& tables, const Position& at, int seat, int card) noexcept {
    return (pair_bits(suit_of(card)) & bit(card)) && marriage::declarable(tables, at, seat, suit_of(card)) &&
           !(tables.rules.marriage_king_only && rank_of(card) == kQueen);
}

}  // namespace bummerl::leading
