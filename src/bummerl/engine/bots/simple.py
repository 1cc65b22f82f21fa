"""Two bots without search: `random`, which is a floor, and `greedy`, which plays by rules of thumb."""

# ruff: noqa: ARG002 - a bot takes clock and generator because every bot does, needed or not

from __future__ import annotations

import random
from collections.abc import Sequence

from bummerl.engine.bots.base import Clock
from bummerl.rules.actions import Action, Announce, Claim, Close, Exchange, Follow, Lead
from bummerl.rules.cards import Card, CardSet, Rank
from bummerl.rules.seats import SEATS
from bummerl.rules.state import Stage
from bummerl.rules.tables import PAIR_BITS, PARTNER, SUIT_BITS, RuleTables, tables_of
from bummerl.rules.view import View

__all__ = ["GreedyBot", "RandomBot"]


class RandomBot:
    """Any legal action, all equally likely; it claims only what it has, since a wrong claim is no move but a slip."""

    spec = "random"

    def choose(self, view: View, clock: Clock, rng: random.Random) -> Action:
        """A legal action drawn from the generator."""
        return rng.choice([action for action in view.legal if not isinstance(action, Claim) or has_goal(view)])

    def interject(self, view: View, clock: Clock, rng: random.Random) -> Action | None:
        """Claims what is there to be claimed, and keeps quiet otherwise."""
        return claim_if_right(view)


def has_goal(view: View) -> bool:
    """Whether the view's seat has counted enough."""
    return view.seat is not None and view.points[view.seat] >= view.ruleset.claiming.goal


def claim_if_right(view: View) -> Action | None:
    """A claim, where it is offered and right."""
    if has_goal(view):
        return next((action for action in view.legal if isinstance(action, Claim)), None)
    return None


class GreedyBot:
    """Rules of thumb: claim, exchange, declare; close with enough sure tricks; win what is worth winning, cheaply."""

    spec = "greedy"

    def choose(self, view: View, clock: Clock, rng: random.Random) -> Action:
        """The action that the first fitting rule of thumb names; the generator is not used."""
        return _Thoughts(view).action()

    def interject(self, view: View, clock: Clock, rng: random.Random) -> Action | None:
        """Claims, and answers a close with an exchange."""
        claim = claim_if_right(view)
        return claim or next((action for action in view.legal if isinstance(action, Exchange)), None)


class _Thoughts:
    """One decision of the greedy bot."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a watcher has nothing to decide")
        self.view = view
        self.me = view.seat
        self.other = SEATS[1 - view.seat]
        self.tables: RuleTables = tables_of(view.ruleset)
        self.hand = view.hand.bits
        self.trumps = SUIT_BITS[view.trump]
        self.theirs = view.unseen.bits | view.known[self.other].bits
        """Every card that the opponent might hold."""

    def action(self) -> Action:
        legal = self.view.legal
        claim = claim_if_right(self.view)
        if claim is not None:
            return claim
        for action in legal:
            if isinstance(action, Exchange):
                return action
        if self.view.led is not None:
            return self._follow([action for action in legal if isinstance(action, Follow)])
        closes = [action for action in legal if isinstance(action, Close)]
        if closes and self._can_run_out():
            return closes[0]
        announces = [action for action in legal if isinstance(action, Announce)]
        if announces:
            return max(announces, key=lambda action: self._marriage_worth(Card.of(Rank.KING, action.suit)))
        return self._lead([action for action in legal if isinstance(action, Lead)])

    def worth(self, card: Card) -> int:
        return self.tables.points[card]

    def _marriage_worth(self, card: Card) -> int:
        rule = self.view.ruleset.marriage
        if rule is None:
            return 0
        return rule.royal if card.suit is self.view.trump else rule.plain

    def _strict(self) -> bool:
        return self.view.stage is not Stage.OPEN

    def _sure(self, card: Card) -> bool:
        """Whether the card, led under strict rules, cannot be beaten by anything that may be out."""
        return not self.tables.beats[self.view.trump][card] & self._out(card)

    def _out(self, card: Card) -> int:
        """What the opponent might beat a lead with: he ruffs only if he can be void, which is unlikely while the suit
        is mostly out."""
        out = self.theirs
        if not self.trumps >> card & 1 and (out & SUIT_BITS[card.suit]).bit_count() >= 3:
            out &= ~self.trumps
        return out

    def _can_run_out(self) -> bool:
        """Whether the tricks that look sure once the talon is closed, with the marriage in hand, make the goal."""
        points = self.view.points[self.me] + self.view.pending[self.me]
        sure = [card for card in CardSet(self.hand) if not self.tables.beats[self.view.trump][card] & self.theirs]
        masters = [card for card in CardSet(self.hand) if self._sure(card)]
        missing = (self.theirs & self.trumps).bit_count()
        held = (self.hand & self.trumps).bit_count()
        if missing and held < 2:
            masters = [card for card in masters if card in sure]
        marriage = max(
            (
                self._marriage_worth(Card.of(Rank.KING, action.card.suit))
                for action in self.view.legal
                if isinstance(action, Lead) and action.marriage
            ),
            default=0,
        )
        answers = 3 * len(masters)
        return len(masters) >= 2 and points + marriage + sum(map(self.worth, masters)) + answers >= (
            self.view.ruleset.claiming.goal
        )

    def _lead(self, leads: Sequence[Lead]) -> Lead:
        declared = [lead for lead in leads if lead.marriage]
        if declared:
            best = max(self._marriage_worth(lead.card) for lead in declared)
            return min(
                (lead for lead in declared if self._marriage_worth(lead.card) == best),
                key=lambda lead: self.worth(lead.card),
            )
        if self._strict():
            masters = [
                lead for lead in leads if not self.tables.beats[self.view.trump][lead.card] & self._out(lead.card)
            ]
            if masters:
                return max(masters, key=lambda lead: (self.trumps >> lead.card & 1, self.worth(lead.card)))
        return min(leads, key=lambda lead: self._keep(lead.card))

    def _keep(self, card: Card) -> int:
        """How little one likes to part with a card: its points, more for trumps and for what makes a marriage."""
        price = 2 * self.worth(card)
        if self.trumps >> card & 1:
            price += 12
        partner = PARTNER.get(card)
        if partner is not None and self.view.ruleset.marriage is not None:
            held = self.hand >> partner & 1
            if held or self.theirs >> partner & 1:
                price += (16 if held else 3) + (6 if self.trumps & PAIR_BITS[card.suit] else 0)
        return price

    def _follow(self, replies: Sequence[Follow]) -> Follow:
        led = self.view.led
        if led is None:
            raise ValueError("there is nothing to follow")
        beats = self.tables.beats[self.view.trump][led]
        winning = [reply for reply in replies if beats >> reply.card & 1]
        losing = [reply for reply in replies if not beats >> reply.card & 1]
        if not winning:
            return min(losing, key=lambda reply: self._keep(reply.card))
        points = self.view.points[self.me] + self.view.pending[self.me]
        for reply in winning:
            if points + self.worth(led) + self.worth(reply.card) >= self.view.ruleset.claiming.goal:
                return reply
        plain = [reply for reply in winning if not self.trumps >> reply.card & 1]
        if plain and (self._strict() or self.worth(plain[0].card) + self.worth(led) >= 8):
            return max(plain, key=lambda reply: self.worth(reply.card))
        cheapest = min(winning, key=lambda reply: self._keep(reply.card))
        if not losing:
            return cheapest
        if self._strict():
            return cheapest
        gain = self.worth(led) + (self.worth(cheapest.card) if not plain else 0)
        threat = self.view.points[self.other] + self.worth(led) + 4 >= self.view.ruleset.claiming.goal
        if gain >= 10 or threat:
            return cheapest
        return min(losing, key=lambda reply: self._keep(reply.card))
