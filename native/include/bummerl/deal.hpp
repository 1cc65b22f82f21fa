// The deal as a machine: `legal_actions` and `advance` of the Python rules, with the way back.
#pragma once

#include "bummerl/actions.hpp"
#include "bummerl/state.hpp"
#include "bummerl/tables.hpp"

namespace bummerl {

// What the seat may do now, in canonical order: claim, exchange, close, announce, bid, knock, cards by index.
void legal_actions(const Tables& tables, const Position& at, int seat, Actions& out) noexcept;

// The action taken, which must be legal or a resignation. `undo` takes what `unmake` needs.
void make(const Tables& tables, Position& at, int seat, Action action, Undo& undo) noexcept;

// The position as it was before `make`, byte for byte.
inline void unmake(Position& at, const Undo& undo) noexcept { at.now = undo.before; }

// Throws Error("position") with every defect, if the position cannot be worked with.
void check(const Tables& tables, const Position& at);

}  // namespace bummerl
