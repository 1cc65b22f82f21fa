"""Bots: `random`, `greedy`, `pimc` and Kati in six levels. Each gets a view, a clock and a seeded generator.

>>> from bummerl.engine.bots import make_bot
>>> make_bot("random").spec
'random'
"""

from bummerl.engine.bots.base import UNLIMITED, BadBudget, Bot, Clock
from bummerl.engine.bots.registry import BOTS, DEFAULT_BOT, BadBotSpec, make_bot
from bummerl.engine.bots.table import next_action, play_deal

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "UNLIMITED",
    "BadBotSpec",
    "BadBudget",
    "Bot",
    "Clock",
    "make_bot",
    "next_action",
    "play_deal",
]
