"""Each preset is what its house's text says, option by option, and every other reading is one change away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bummerl.rules import house
from bummerl.rules.cards import Rank, Suit
from bummerl.rules.composition import differences
from bummerl.rules.deal import start
from bummerl.rules.errors import UnknownPreset
from bummerl.rules.match import DealerNamed, NamedBy, Side, start_match
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.ruleset import NAMING, OPTIONS, Ruleset, contradictions, to_data

HOUSES = (
    "snapszer24",
    "schnapsen_casino",
    "snapszli20",
    "snapszer_klub",
    "bummerl",
    "schnapsen_pagat",
    "sixty_six",
    "santase",
    "mszsz",
)

# One row an option, one column a house. `.` is what the column to the left has; `*` where the option has no meaning
# under the other options of the house, so that any value plays alike; `-` where the house lacks the part or the rule.
MATRIX = """
pack_ranks                     ATKQJ9   ATKQJ  .       .       .       .       ATKQJ9  .       ATKQJ
pack_points                    11,10,4,3,2,0 11,10,4,3,2 . . . .        11,10,4,3,2,0 . 11,10,4,3,2
hand_size                      6        5      .       .       .       .       6       .       5
batches                        3,3,T    3,T,2  .       5,T     3,T,2   .       3,3,T   .       3,T,2
first_dealer                   agreed   .      cut     random  lowest_card agreed random agreed .
next_dealer                    alternate .     .       .       .       .       winner  .       alternate
trick_rule                     led_suit .      .       .       .       .       .       .       .
must_follow                    true     .      .       .       .       .       .       .       .
must_trump                     true     .      .       .       .       .       .       .       .
must_beat                      true     .      .       .       false   true    .       .       .
exchange_rank                  9        J      .       .       .       .       9       .       J
exchange_needs_trick           true     false  .       .       .       .       true    .       false
exchange_first_lead            false    true   .       .       .       .       false   .       true
exchange_min_talon             2        .      .       .       .       .       .       4       .
exchange_when_opponent_closes  false    .      .       .       .       .       true    false   .
marriage_plain                 20       .      .       .       .       .       .       .       .
marriage_royal                 40       .      .       .       .       .       .       .       .
marriage_first_lead            true     .      .       .       .       .       .       false   true
marriage_needs_trick           false    true   false   true    .       .       .       .       .
marriage_after_talon           true     .      .       .       .       .       false   true    .
marriage_auto                  false    .      .       true    false   .       .       true    false
marriages_per_lead             1        .      .       .       .       .       .       .       .
lead_king_only                 false    .      .       .       .       .       .       .       .
forehand_royal_counts_at_once  false    .      .       .       .       .       .       .       .
close_first_lead               true     .      .       .       .       .       .       false   true
close_min_talon                2        .      .       .       .       .       .       4       .
close_after_marriage           true     false  .       .       .       .       .       .       .
close_value_at                 close    .      end     close   end     close   end     .       .
close_fail                     closer_tricks opp_at_close closer_tricks opp_at_close flat opp_at_close . flat .
close_fail_value               2        .      .       .       .       .       .       3       1
close_fail_value_no_trick      3        .      .       .       *       3       .       *       *
close_fail_moment              end      *      end     *       *       *       *       *       *
close_opponent_out             -        .      .       .       .       .       2       -       .
close_reach_is_enough          true     .      .       .       .       false   .       true    false
goal                           66       .      .       .       .       .       .       .       .
claim                          any_time automatic between_tricks automatic own_turn own_trick . automatic on_lead
wrong_claim                    opponent_tricks * claimant_value * flat opponent_tricks flat * opponent_tricks
wrong_value                    2        *      *       *       2       2       2       *       2
wrong_value_no_trick           3        *      *       *       *       3       *       *       3
wrong_claim_closed             larger   *      larger  *       flat    larger  flat    *       larger
snapszer_bid                   -        .      .       .       .       .       .       .       6
knock_replaces_closing         -        .      .       .       .       .       .       .       .
schneider                      33       .      .       .       .       .       .       .       .
value_plain                    1        .      .       .       .       .       .       .       .
value_schneider                2        .      .       .       .       .       .       .       .
value_schwarz                  3        .      .       .       .       .       .       .       .
schneider_counts_marriages     true     .      .       .       .       .       .       .       .
played_out                     trick_points last_trick bonus last_trick most_points last_trick bonus . last_trick
played_out_value               -        1      -       1       -       1       -       .       1
last_trick_bonus               0        .      10      0       .       .       10      .       0
bonus_when                     *        *      always  *       *       *       open_only .     *
tie_carry                      1        *      0       *       0       *       0       .       *
tie_dealer                     next     *      next    *       next    *       same    .       *
sweep_phase_two                -        .      .       .       3       -       .       .       .
sweep_length                   -        .      .       .       .       .       .       .       .
resign_closed                  max      .      .       table   max     .       .       .       .
target                         7        .      .       .       .       .       .       11      7
direction                      up       down   up      .       down    .       up      .       .
target_unit                    game_points .   .       .       .       .       .       .       .
bummerl_marks                  0        1      .       0       1       .       0       .       .
marks_whitewash                -        .      .       .       .       .       .       .       .
marks_retour                   -        .      .       .       .       .       .       .       .
series                         single   .      best_of single  .       .       .       .       first_to
series_length                  1        .      3       1       .       .       .       .       2
stake_factor                   none     .      .       .       .       .       .       .       .
look_back                      last     .      .       .       .       own     last    .       .
point_display                  both     .      .       .       .       .       .       .       .
"""


SHORT = {
    "opp_at_close": "opponent_at_close",
    "own_trick": "after_trick_or_marriage",
    "trick_points": "most_trick_points",
    "bonus": "bonus_then_most_points",
}


def rows() -> dict[str, tuple[str, ...]]:
    """The matrix with every `.` filled in and every short word written out."""
    table = {}
    for line in MATRIX.strip().splitlines():
        name, *cells = line.split()
        for place, cell in enumerate(cells):
            if cell == ".":
                cells[place] = next(earlier for earlier in reversed(cells[:place]) if earlier != "*")
        assert len(cells) == len(HOUSES), name
        table[name] = tuple(SHORT.get(cell, cell) for cell in cells)
    return table


def written(value: object) -> str:
    """An option's value as the matrix writes it."""
    data = to_data(value)
    if data is None:
        return "-"
    if isinstance(data, list):
        return ("" if isinstance(data[0], str) else ",").join(map(str, data))
    return str(data).lower() if isinstance(data, bool) else str(data)


def test_the_matrix_has_a_row_for_every_option_and_no_other():
    assert set(rows()) == {option.name for option in OPTIONS}
    assert tuple(PRESETS)[: len(HOUSES)] == HOUSES


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_house_has_the_option_as_its_text_says(option):
    found = [written(option.of(preset(name))) for name in HOUSES]
    wanted = [cell if cell != "*" else found[place] for place, cell in enumerate(rows()[option.name])]
    assert dict(zip(HOUSES, found, strict=True)) == dict(zip(HOUSES, wanted, strict=True))


@pytest.mark.parametrize("name", HOUSES)
def test_an_option_without_meaning_in_a_house_changes_no_clause_but_those_it_has_not(name):
    """Where the matrix has `*`, changing the option leaves the rules page as it is."""
    ruleset = preset(name)
    others = {
        "close_fail_value_no_trick": 4, "close_fail_moment": "close", "wrong_claim": "claim_worth", "wrong_value": 4,
        "wrong_value_no_trick": 4, "wrong_claim_closed": "flat", "bonus_when": "open_only", "tie_dealer": "same",
        "tie_carry": 0,
    }  # fmt: skip
    idle = [row for row, cells in rows().items() if cells[HOUSES.index(name)] == "*"]
    assert set(idle) <= set(others)
    for row in idle:
        changed = house.load(f'base = "{name}"\nid = "other"\n[options]\n{row} = {_toml(others[row])}')
        apart = differences(ruleset, changed)
        assert [*apart.gained, *apart.lost, *apart.changed] == [], row


def _toml(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def test_rating_families_follow_the_number_of_cards():
    for ruleset in PRESETS.values():
        assert ruleset.family == {20: "schnapsen20", 24: "sixtysix24"}[len(ruleset.pack.cards)], ruleset.id


def test_the_whole_pack_has_120_card_points_in_every_house():
    assert {ruleset.pack.total for ruleset in PRESETS.values()} == {120}


# Every derived preset: what it is derived from, and everything in which it differs.
DERIVED: dict[str, tuple[str, dict[str, object]]] = {
    "snapszer24_target11": ("snapszer24", {"target": 11}),
    "snapszer24_bummerl": ("snapszer24", {"direction": "down", "bummerl_marks": 1}),
    "snapszli24": (
        "snapszli20",
        {
            "pack_ranks": ["A", "T", "K", "Q", "J", "9"],
            "pack_points": [11, 10, 4, 3, 2, 0],
            "hand_size": 6,
            "batches": [3, 3, "T"],
            "exchange_rank": "9",
        },
    ),
    "snapszli20_loose": ("snapszli20", {"marriages_per_lead": 2}),
    "knock_snapszli": ("snapszli20", {"knock_replaces_closing": False}),
    "schnapsen_casino_literal": (
        "schnapsen_casino",
        {
            "trick_rule": "highest_any_suit",
            "must_beat": False,
            "exchange_rank": None,
            "exchange_needs_trick": None,
            "exchange_first_lead": None,
            "exchange_min_talon": None,
            "exchange_when_opponent_closes": None,
        },
    ),
    "schnapsen_sharp": (
        "schnapsen_pagat",
        {
            "exchange_first_lead": False,
            "exchange_min_talon": 4,
            "close_min_talon": 4,
            "marriage_first_lead": False,
            "look_back": "none",
        },
    ),
    "bummerl_mit_40": ("bummerl", {"forehand_royal_counts_at_once": True}),
    "stake_bummerl": ("bummerl", {"stake_factor": "last_deal"}),
    "siebener": (
        "bummerl",
        {
            "pack_ranks": ["A", "T", "K", "Q", "J", "7"],
            "pack_points": [11, 10, 4, 3, 2, 0],
            "hand_size": 6,
            "batches": [3, 3, "T"],
            "exchange_rank": "7",
        },
    ),
    "santase_2_3": ("santase", {"close_fail": "opponent_at_close", "close_fail_value": 2}),
    "sixty_six_bicycle": ("sixty_six", {"marriage_after_talon": True, "tie_carry": 1}),
}


def test_every_preset_is_one_of_the_nine_houses_or_derived_from_one():
    assert set(PRESETS) == {*HOUSES, *DERIVED}


@pytest.mark.parametrize("name", DERIVED)
def test_a_derived_preset_differs_from_its_house_in_just_this(name):
    base, wanted = DERIVED[name]
    found = {
        option.name: to_data(option.of(preset(name)))
        for option in OPTIONS
        if option.of(preset(name)) != option.of(preset(base))
    }
    assert found == wanted


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=PRESETS)
def test_every_preset_is_sound_can_be_dealt_and_can_be_played_for_a_match(ruleset: Ruleset):
    assert contradictions(ruleset) == ()
    assert start(ruleset, tuple(ruleset.pack.cards)).upcard in ruleset.pack.cards
    match = start_match(ruleset, DealerNamed(Side.A, NamedBy.DIRECTOR))
    assert match.to_go == (ruleset.match.target, ruleset.match.target)


def test_no_two_presets_play_alike():
    assert len({ruleset.fingerprint for ruleset in PRESETS.values()}) == len(PRESETS)


def test_the_fingerprint_tells_every_rule_and_no_name():
    ruleset = preset("bummerl")
    renamed = replace(
        ruleset, id="other", version=2, family="x", name="Other", aliases=("X",), needs="needs-any", experimental=True
    )
    assert all(getattr(renamed, name) != getattr(ruleset, name) for name in NAMING)
    assert renamed.fingerprint == ruleset.fingerprint
    changed = replace(ruleset, match=replace(ruleset.match, target=8))
    assert changed.fingerprint != ruleset.fingerprint


def test_an_unknown_preset_is_refused_with_the_names_that_come_near():
    with pytest.raises(UnknownPreset) as refused:
        preset("schnapsen_pagatt")
    assert refused.value.suggestions[0] == "schnapsen_pagat"


# The other readings of what a text leaves open or contradicts: the preset, and the lines of a house file that take the
# other reading. Decisions on which one thing depends take one line.
READINGS: dict[str, tuple[str, str]] = {
    "A3 the deal ends by itself": ("snapszer24", 'claiming.timing = "automatic"'),
    "A4 the closer's tricks are counted at the close": ("snapszer24", 'closing.failure_moment = "close"'),
    "A4 the opponent's tricks decide": ("snapszer24", 'closing.failure = "opponent_at_close"'),
    "A6 marriages do not count for the 33": ("snapszer24", "settlement.schneider_counts_marriages = false"),
    "A7 most points, marriages included": ("snapszer24", 'settlement.played_out = "most_points"'),
    "A8 nothing is carried over": ("snapszer24", "settlement.tie_carry = 0"),
    "A8 two are carried over": ("snapszer24", "settlement.tie_carry = 2"),
    "A9 a wrong claim costs 2 flat": ("snapszer24", 'claiming.wrong = "flat"'),
    "A10 forehand may exchange at trick one": (
        "snapszer24",
        "exchange.needs_trick = false\nexchange.first_lead = true",
    ),
    "A11 a marriage waits for a trick": ("snapszer24", "marriage.needs_trick = true"),
    "A11 no marriage at trick one": ("snapszer24", "marriage.first_lead = false"),
    "A12 close before declaring": ("snapszer24", "closing.after_marriage = false"),
    "A13 no closing on the last two": ("snapszer24", "closing.min_talon = 4"),
    "B1 the literal trick rule": ("schnapsen_casino", 'trick.winner = "highest_any_suit"'),
    "B5 no duty to beat": ("schnapsen_casino", "following.must_beat = false"),
    "B6 no exchange": ("schnapsen_casino", "exchange = false"),
    "B8 a deal played out has the usual value": ("schnapsen_casino", "settlement.played_out_value = false"),
    "B10 a manual claim": ("schnapsen_casino", 'claiming.timing = "own_turn"'),
    "B11 valued at the end": ("schnapsen_casino", 'closing.value_at = "end"'),
    "B12 a match for card points": (
        "schnapsen_casino",
        'match.target_unit = "card_points"\nmatch.direction = "up"\nmatch.target = 500',
    ),
    "C3 the last trick wins outright": (
        "snapszli20",
        'settlement.played_out = "last_trick"\nsettlement.played_out_value = 1\nsettlement.last_trick_bonus = 0',
    ),
    "C5 no bonus in a closed deal": ("snapszli20", 'settlement.bonus_when = "open_only"'),
    "C6 the opponent's tricks decide": ("snapszli20", 'closing.failure = "opponent_at_close"'),
    "C7 valued at the close": ("snapszli20", 'closing.value_at = "close"'),
    "C8 a wrong claim costs 2 flat": ("snapszli20", 'claiming.wrong = "flat"'),
    "C9 claims only after one's own trick": ("snapszli20", 'claiming.timing = "after_trick_or_marriage"'),
    "C12 a marriage waits for a trick": ("snapszli20", "marriage.needs_trick = true"),
    "C14 two marriages a lead": ("snapszli20", "marriage.per_lead = 2"),
    "K2 the closer's tricks decide": ("snapszer_klub", 'closing.failure = "closer_tricks"'),
    "K3 resigning pays no less than the close": ("snapszer_klub", 'settlement.resign_closed = "max"'),
    "K4 getting there against the closer has a value of its own": ("snapszer_klub", "closing.opponent_out = 2"),
    "K5 a marriage counts at once": ("snapszer_klub", "marriage.needs_trick = false"),
    "K6 marriages are declared": ("snapszer_klub", "marriage.automatic = false"),
    "K7 no closing on the last two": ("snapszer_klub", "closing.min_talon = 4"),
    "K10 the winner deals": ("snapszer_klub", 'dealing.next_dealer = "winner"'),
    "K12 a deal played out has the usual value": ("snapszer_klub", "settlement.played_out_value = false"),
    "D1 no marriage at trick one": ("bummerl", "marriage.first_lead = false"),
    "D2 the duty to beat": ("bummerl", "following.must_beat = true"),
    "D3 more for a failed close without a trick": ("bummerl", 'closing.failure = "opponent_at_close"'),
    "D4 valued at the close": ("bummerl", 'closing.value_at = "close"'),
    "D5 a wrong claim costs more against no trick": ("bummerl", 'claiming.wrong = "opponent_tricks"'),
    "D6 the last trick wins": ("bummerl", 'settlement.played_out = "last_trick"'),
    "D8 no sweep": ("bummerl", "settlement.sweep_value = false"),
    "D9 the jack is exchanged with the sevens": ("siebener", 'exchange.rank = "J"'),
    "D10 a rubber of two": ("bummerl", 'match.series = "rubber"\nmatch.series_length = 2'),
    "D10 best of three": ("bummerl", 'match.series = "best_of"\nmatch.series_length = 3'),
    "D11 the stake doubles against nil": ("stake_bummerl", 'match.stake_factor = "whitewash"'),
    "Schneiderbummerl": ("bummerl", "match.marks_whitewash = 2"),
    "Retour": ("bummerl", "match.marks_retour = 4"),
    "M1 a failed close pays 2 or 3": ("mszsz", 'closing.failure = "opponent_at_close"\nclosing.fail_value = 2'),
    "X no limit to the talon": ("mszsz", "closing.min_talon = 2"),
    "sharp play with the king led": ("schnapsen_sharp", "marriage.king_only = true"),
    "66 with marriages after the talon": ("sixty_six", "marriage.after_talon = true"),
    "66 without the exchange in answer": ("sixty_six", "exchange.answers_close = false"),
    "66 with a tie carried": ("sixty_six", "settlement.tie_carry = 1"),
    "Santase by claiming": ("santase", 'claiming.timing = "on_lead"'),
    "knocking instead of closing": ("knock_snapszli", "knocking.replaces_closing = true"),
    "a target of nine": ("mszsz", "match.target = 9"),
}


@pytest.mark.parametrize("reading", READINGS)
def test_the_other_reading_of_a_text_is_one_change_away(reading):
    name, lines = READINGS[reading]
    changed = house.load(f'base = "{name}"\nid = "other_reading"\n{lines}')
    assert changed.fingerprint != preset(name).fingerprint
    apart = differences(preset(name), changed)
    assert len(apart.options) == len(lines.splitlines())
    assert apart.gained or apart.lost or apart.changed, "the rules page has to tell it"


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=PRESETS)
def test_what_to_take_from_the_pack_is_what_the_ruleset_plays_with(ruleset: Ruleset):
    cards = len(ruleset.pack.ranks) * len(Suit)
    assert f"-{cards}" in ruleset.needs
    assert ("nines" in ruleset.needs) == (Rank.NINE in ruleset.pack.ranks)
    assert ("sevens" in ruleset.needs) == (Rank.SEVEN in ruleset.pack.ranks)
