"""The transcript of docs/engine-protocol.md: a conversation with `bummerl engine`, one whole deal and its odd ends."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bummerl.engine.protocol.bot import BotProgram
from bummerl.engine.protocol.child import WireLate
from bummerl.engine.protocol.peer import PATIENCE, Peer
from bummerl.engine.protocol.session import Session
from bummerl.engine.protocol.words import Limits
from bummerl.lab.chance import order_of
from bummerl.lab.players import BotPlayer, Player
from bummerl.lab.table import PlayedDeal, play_deal
from bummerl.rules.actions import Action
from bummerl.rules.deal import start
from bummerl.rules.events import Event
from bummerl.rules.presets import preset
from bummerl.rules.ruleset import Ruleset
from bummerl.rules.seats import PerSeat, Seat
from bummerl.rules.state import DealState, Stage

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "engine-protocol.md"
BEGIN: Final = "<!-- transcript -->\n"
END: Final = "<!-- end of transcript -->\n"
LIMITS: Final = Limits(time=1000)

ANALYSED_CARDS: Final = 3
"""The program is asked for an analysis too, once, when its hand has so few cards that any machine is quick about it."""


class LoopWire:
    """A wire to a session in this process, which thinks at once. `said` is the whole conversation."""

    def __init__(self, session: Callable[[Callable[[str], None]], Session]) -> None:
        self._unread: deque[str] = deque()
        self.said: list[str] = []
        self._session = session(self._answer)

    def _answer(self, line: str) -> None:
        self._unread.append(line)
        self.said.append(f"< {line}")

    def now(self) -> float:
        return 0.0

    def send(self, lines: Sequence[str], deadline: float) -> None:
        del deadline
        for line in lines:
            self.said.append(f"> {line}")
            self._session.receive(line)

    def receive(self, deadline: float) -> str:
        del deadline
        if not self._unread:
            raise WireLate("there is nothing to read")
        return self._unread.popleft()

    def end(self, patience: float) -> str:
        del patience
        return "it went"


def greedy_session(answer: Callable[[str], None]) -> Session:
    """The program of the transcript: thinks in the thread that asks."""
    return Session(BotProgram("greedy"), answer, lambda work: work())


class PeerPlayer:
    """A player behind a peer, seated at the arena's table."""

    listens: Final = True
    log: Final[tuple[str, ...]] = ()

    def __init__(self, peer: Peer) -> None:
        self._peer = peer
        self._asked = 0
        self._analysed = False

    def new_match(self) -> None:
        self._peer.new_match()

    def new_deal(self, seat: Seat, seed: int) -> None:
        self._peer.new_deal(seat, seed)
        self._peer.sync()

    def tell(self, event: Event) -> None:
        self._peer.tell(event)

    def choose(self, state: DealState, seat: Seat, legal: Sequence[Action], *, may_pass: bool) -> Action | None:
        self._asked += 1
        leading = state.led is None and state.to_move is seat
        if not self._analysed and state.stage is not Stage.OPEN and len(state.hand(seat)) <= ANALYSED_CARDS:
            self._analysed = True
            self._peer.analyse(self._asked, legal, Limits(worlds=1000), leading=leading, may_pass=may_pass)
            self._asked += 1
        return self._peer.choose(self._asked, legal, LIMITS, leading=leading, may_pass=may_pass)

    def end_deal(self, reason: str) -> None:
        self._peer.end_deal(reason)

    def close(self) -> None:
        self._peer.quit()


def deal(ruleset: Ruleset, number: int, player: Player, seat: Seat) -> PlayedDeal:
    """A deal of that number against the greedy bot."""
    other = BotPlayer("greedy", LIMITS)
    players: PerSeat[Player] = PerSeat((player, other) if seat is Seat.FOREHAND else (other, player))
    state = start(ruleset, order_of(ruleset.pack.cards, number), to_go=PerSeat((3, 5)))
    return play_deal(state, players, PerSeat((number, number)))


WANTED: Final = ("exchange", "close", "+", "claim")


def conversation() -> list[str]:
    """The lines of the transcript. The deal is the first in which most kinds of actions come up."""
    ruleset = preset("bummerl")
    seat = Seat.FOREHAND

    def kinds(number: int) -> int:
        played = deal(ruleset, number, BotPlayer("greedy", LIMITS), seat)
        return sum(any(kind in action for action in played.actions) for kind in WANTED)

    number = max(range(1, 150), key=kinds)
    wire = LoopWire(greedy_session)
    peer = Peer(wire, PATIENCE)
    peer.greet({"bot": "greedy"})
    peer.use_ruleset(ruleset)
    player = PeerPlayer(peer)
    player.new_match()
    deal(ruleset, number, player, seat)
    peer.sync()
    odd_ends = ["go 99 legal AS", "ruleset no_such_rules", "setoption hash 64", "stop", "hello", "quit"]
    wire.send(odd_ends, 0.0)
    return wire.said


def transcript() -> str:
    """The block between the marks of the page."""
    return "\n```text\n" + "\n".join(conversation()) + "\n```\n\n"


def main() -> None:
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}{transcript()}{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
