"""The golden playthroughs are what the machine still does, and they show every kind of thing that can happen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bummerl.rules import events
from bummerl.rules.presets import PRESETS
from bummerl.rules.state import Stage
from tools.goldens.playthroughs import chosen, features, text_of

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("name", PRESETS)
def test_the_playthroughs_of_a_preset_are_as_they_were(name):
    assert (FOLDER / f"{name}.txt").read_text("utf-8") == text_of(PRESETS[name])


def test_every_preset_has_its_file_and_no_other_is_there():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)


def test_together_they_show_every_event_stage_and_action():
    together = set().union(*(features(play) for rules in PRESETS.values() for _, play in chosen(rules)))
    kinds = set(events.__all__) - {"Event", "events_between", "opening_events", "seen_by"}
    assert kinds <= together
    assert {stage.value for stage in Stage} <= together
    assert {"Lead", "Follow", "Exchange", "Close", "Claim", "Announce", "Bid", "Knock"} <= together


@pytest.mark.parametrize("name", PRESETS)
def test_a_playthrough_hides_a_drawn_card_from_everybody_else(name):
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    drawn = re.findall(r"^   (.+): CardDrawn seat=(\d) card=(\S+) upcard=(\w+)$", text, re.M)
    assert drawn
    for who, seat, card, upcard in drawn:
        assert (card == "?") == (upcard == "no" and who not in (seat, "all"))
