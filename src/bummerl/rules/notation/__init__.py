"""Text for cards, actions and positions. `bummerl.rules.record` builds the records of deals and matches on it.

The grammar stands in the documentation (notation). Text appears here and at the rim only; everything else works with
values.

>>> from bummerl.rules.deal import start
>>> from bummerl.rules.presets import preset
>>> rules = preset("schnapsen_pagat")
>>> deal = start(rules, cards_in_order("KS QS JS AS TS  KH QH JH AH TH  KD QD JD AD TD  KC QC JC AC TC"))
>>> write_position(deal)
'KS,QS,JS,AH,JH/AS,TS,TH,KH,KD QD,JD,AD,TD,KC,QC,JC,AC,TC^QH 0 0/0 0/0'
>>> read_position(write_position(deal), rules) == deal
True
"""

from __future__ import annotations

from bummerl.rules.notation.checks import position_defects
from bummerl.rules.notation.codes import (
    action_in,
    card,
    cards,
    cards_in_order,
    read_action,
    read_step,
    suit,
    write_action,
    write_cards,
    write_step,
)
from bummerl.rules.notation.position import read_position, without_history, write_position

__all__ = [
    "action_in",
    "card",
    "cards",
    "cards_in_order",
    "position_defects",
    "read_action",
    "read_position",
    "read_step",
    "suit",
    "without_history",
    "write_action",
    "write_cards",
    "write_position",
    "write_step",
]
