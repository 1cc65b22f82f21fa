#!/usr/bin/env python3
"""A complete program: plays by rules of thumb, under any two-handed ruleset, with the standard library only.

bummerl arena "python3 examples/thumb.py" random --pairs 200
"""

import json
import sys


class Thumb:
    """What the program knows of the rules and of the deal. A card is its code: rank, then suit."""

    def ruleset(self, rules):
        self.rules, ranks = rules, rules["pack"]["ranks"]
        self.strength = {rank: len(ranks) - place for place, rank in enumerate(ranks)}
        self.worth = {rank + suit: rules["pack"]["points"][ranks.index(rank)] for rank in ranks for suit in "SHDC"}

    def event(self, kind, *words):  # docs/engine-protocol.md lists the events
        mine = words[0] == self.seat
        if kind == "started":
            self.seen, self.points, self.table = set(), {"0": 0, "1": 0}, None
            self.talon = len(self.worth) - 2 * self.rules["dealing"]["hand_size"]
        elif kind == "dealt" and mine:
            self.hand = set(words[2:])
        elif kind == "upcard":
            self.trump = words[0][1]
        elif kind in ("led", "followed"):
            self.hand.discard(words[1])
            self.seen.add(words[1])
            self.table = words[1] if kind == "led" else None
        elif kind in ("trick", "counted"):  # the points of a trick, or of a marriage that was waiting for one
            self.points[words[0]] += int(words[1])
        elif kind == "declared" and words[3] == "counted":
            self.points[words[0]] += int(words[2])
        elif kind == "drew":
            self.talon -= 1
            self.hand |= {words[1]} if mine else set()
        elif kind == "exchanged" and mine:
            self.hand = self.hand - {words[1]} | {words[2]}
        elif kind in ("closed", "knocked", "bid"):
            self.talon = 0  # nobody draws any more

    def beats(self, card, led):
        higher = self.strength[card[0]] > self.strength[led[0]]
        any_suit = self.rules["trick"]["winner"] == "highest_any_suit" and led[1] != self.trump
        return higher if card[1] == led[1] else card[1] == self.trump or (any_suit and higher)

    def sure(self, card):  # nothing that may still be out wins over it, ruffs apart
        out = self.worth.keys() - self.seen - self.hand
        return not any(other[1] == card[1] and self.beats(other, card) for other in out)

    def price(self, card):  # how little one likes to part with it
        partner = {"K": "Q", "Q": "K"}.get(card[0], "-") + card[1]
        return self.worth[card] + 8 * (card[1] == self.trump) + 10 * (partner in self.hand)

    def choose(self, legal):
        points, goal = self.points[self.seat], self.rules["claiming"]["goal"]
        for code in ("claim", "exchange", "pass"):  # "pass" is there when the other side is to move
            if code in legal and (code != "claim" or points >= goal):
                return code
        cards = [code for code in legal if code in self.hand]
        if self.table:
            least = min(cards, key=self.price)
            cheap = min((card for card in cards if self.beats(card, self.table)), key=self.price, default=least)
            gain = self.worth[self.table] + self.worth[cheap] * (cheap[1] != self.trump)
            return cheap if self.talon == 0 or gain >= 10 else least
        marriages = sorted((code[1] != self.trump, self.worth[code[:2]], code) for code in legal if code[2:] == "+")
        if marriages:
            points += self.rules["marriage"]["plain" if marriages[0][0] else "royal"]
        tricks = {card for card in self.hand if self.sure(card)}
        reach = points + sum(self.worth[card] + 4 for card in tricks)
        if "close" in legal and reach >= goal and any(card[1] == self.trump for card in tricks):
            return "close"
        if marriages:
            return marriages[0][2]
        if self.talon == 0 and tricks & set(cards):
            return max(tricks & set(cards), key=lambda card: (card[1] == self.trump, self.worth[card], card))
        return min(cards, key=self.price)


thumb = Thumb()
for line in sys.stdin:
    command, *words = line.split()
    if command == "bummerl":
        print("id name Thumb\nid author The Bummerl authors\nbummerlok 1", flush=True)
    elif command == "ping":
        print("pong", words[0], flush=True)
    elif command == "ruleset":
        thumb.ruleset(json.loads(line.split(maxsplit=3)[3]))
        print("rulesetok", words[0], flush=True)
    elif command == "newdeal":
        thumb.seat = words[0]
    elif command == "event":
        thumb.event(*words[1:])
    elif command == "go":
        print("bestaction", words[0], thumb.choose(words[words.index("legal") + 1 :]), flush=True)
    elif command == "quit":
        break
