"""The arena: deals and decisions a second between quick bots, at the table and through the protocol."""

from __future__ import annotations

from benchmarks._measure import rate
from bummerl.engine.protocol.bot import BotProgram
from bummerl.engine.protocol.events import read_event, write_event
from bummerl.engine.protocol.peer import PATIENCE, Peer
from bummerl.engine.protocol.session import Session
from bummerl.engine.protocol.words import NO_LIMITS
from bummerl.lab.chance import order_of
from bummerl.lab.contenders import contender
from bummerl.lab.contest import Contest, Table, play_pair
from bummerl.lab.players import BotPlayer
from bummerl.rules.deal import legal_actions, start
from bummerl.rules.events import opening_events, seen_by
from bummerl.rules.presets import preset
from bummerl.rules.seats import Seat
from tools.goldens.engine_protocol import LoopWire

PAIRS = 50


def main() -> None:
    """Print what a second of processor time is good for."""
    rules = preset("schnapsen_casino")
    numbers = iter(range(10**9))

    def pairs_played(bot: str) -> int:
        contest = Contest(contenders=(contender(bot), contender(bot)), ruleset=rules)
        with Table(contest, PATIENCE) as table:
            return sum(len(play_pair(table, next(numbers)).deals) for _ in range(PAIRS))

    state = start(rules, order_of(rules.pack.cards, 1))
    events = [seen_by(event, Seat.FOREHAND) for event in opening_events(state)]
    legal = legal_actions(state, Seat.FOREHAND)
    wire = LoopWire(lambda answer: Session(BotProgram("random"), answer, lambda work: work()))
    peer = Peer(wire, PATIENCE)
    peer.greet()
    peer.use_ruleset(rules)
    peer.new_deal(Seat.FOREHAND, 1)
    for event in events:
        peer.tell(event)
    bot = BotPlayer("random", NO_LIMITS)

    def decisions_through_the_protocol() -> int:
        for number in range(200):
            peer.choose(number, legal, NO_LIMITS, leading=True)
        wire.said.clear()
        return 200

    def decisions_at_the_table() -> int:
        for _ in range(200):
            bot.choose(state, Seat.FOREHAND, legal, may_pass=False)
        return 200

    def events_written_and_read() -> int:
        for event in events:
            read_event(write_event(event), rules)
        return len(events)

    print(f"deals, random bots                  {rate(lambda: pairs_played('random'))}")
    print(f"deals, greedy bots                  {rate(lambda: pairs_played('greedy'))}")
    print(f"decisions at the table              {rate(decisions_at_the_table)}")
    print(f"decisions through the protocol      {rate(decisions_through_the_protocol)}")
    print(f"events written and read             {rate(events_written_and_read)}")


if __name__ == "__main__":
    main()
