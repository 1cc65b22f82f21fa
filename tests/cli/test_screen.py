"""The full screen, played by a pilot with keys and clicks."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.screen import Screen

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.setup import Setup, with_match
from bummerl.cli.game.sitting import ME, Sitting, Turn
from bummerl.cli.glyphs import SUIT_SIGNS
from bummerl.cli.screen.app import FullScreen
from bummerl.cli.screen.bars import KeyBar
from bummerl.cli.screen.board import Board
from bummerl.cli.screen.inks import NIGHT
from bummerl.cli.screen.opening import House, OpeningScreen
from bummerl.cli.screen.sheets import RulesSheet, Sheet
from bummerl.cli.screen.table import TableScreen
from bummerl.cli.settings import Settings, load
from bummerl.rules.actions import CLAIM, CLOSE, EXCHANGE, Announce, Follow, Lead
from bummerl.rules.presets import PRESETS, preset
from bummerl.rules.record import read_records, replay
from bummerl.rules.ruleset import PointDisplay, Ruleset
from bummerl.texts.cards import Naming, naming_of
from bummerl.texts.catalogue import LANGUAGES
from bummerl.texts.rulepage import title

PATIENCE = 400
"""Turns of the pilot's loop after which something hangs."""


@pytest.fixture(autouse=True)
def _own_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLORTERM", "truecolor")


def the_app(
    rules: Ruleset | str | None,
    tmp_path: Path | None = None,
    *,
    language: str = "en",
    seed: int = 1,
    points: PointDisplay | None = None,
    naming: Naming | None = None,
    settings: Settings | None = None,
    faults: tuple[str, ...] = (),
    ascii_only: bool = False,
    tempo: str = "instant",
) -> FullScreen:
    ruleset = preset(rules) if isinstance(rules, str) else rules
    setup = None
    if ruleset is not None:
        setup = Setup(
            ruleset=ruleset,
            language=language,
            naming=naming or naming_of(ruleset, language),
            opponent="greedy",
            points=points or ruleset.table.point_display,
            seed=seed,
            player="Sári",
        )
    return FullScreen(
        setup,
        houses=[House(one, one.id) for one in PRESETS.values()],
        faults=faults,
        settings=settings or Settings(tempo=tempo, opponent="greedy"),
        language=language,
        keeper=Keeper(file=None, folder=tmp_path and tmp_path / "records", now=datetime.datetime.now),
        today=datetime.date(2026, 1, 6),
        ascii_only=ascii_only,
    )


def shown(app: FullScreen) -> str:
    """What stands on the screen, letter by letter, as it goes to the terminal."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


async def until(pilot: Pilot[Sitting], true: Callable[[], bool]) -> None:
    """Wait until something holds; the screen works on its own meanwhile."""
    for _ in range(PATIENCE):
        if true():
            return
        await pilot.pause(0.005)
    raise AssertionError(f"this never came about; the screen shows\n{shown(the_screen(pilot))}")


def the_screen(pilot: Pilot[Sitting]) -> FullScreen:
    app = pilot.app
    assert isinstance(app, FullScreen)
    return app


def table_of(pilot: Pilot[Sitting]) -> TableScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


async def sit_down(pilot: Pilot[Sitting]) -> TableScreen:
    """Past the sheet that shows how the first dealer was found."""
    await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen) and pilot.app.screen.sitting.in_deal)
    return table_of(pilot)


async def my_turn(pilot: Pilot[Sitting]) -> bool:
    """Wait for a moment at which the human is asked; whether it is his turn in a deal."""

    def asked() -> bool:
        screen = pilot.app.screen
        if isinstance(screen, Sheet):
            return True
        if not isinstance(screen, TableScreen):
            return False
        sitting = screen.sitting
        return (sitting.turn is Turn.MINE and not sitting.to_ask()) or sitting.may_speak()

    await until(pilot, asked)
    return isinstance(pilot.app.screen, TableScreen) and pilot.app.screen.sitting.turn is Turn.MINE


async def play_a_card(pilot: Pilot[Sitting], table: TableScreen) -> None:
    """Play the first card that may be played, or say what is better said."""
    sitting = table.sitting
    seen = sitting.view
    legal = seen.legal
    if CLAIM in legal and seen.points[sitting.seat] >= sitting.ruleset.claiming.goal:
        await pilot.press("exclamation_mark")
        return
    if EXCHANGE in legal:
        await pilot.press("x")
        return
    announced = [action for action in legal if isinstance(action, Announce)]
    if announced:
        await pilot.press("a")
        return
    hand = table.tell.in_order(seen.hand, seen.trump)
    playable = {action.card for action in legal if isinstance(action, Lead | Follow)}
    place = next(number for number, card in enumerate(hand, 1) if card in playable)
    await pilot.press(str(place))
    await pilot.press("enter")


async def play_to_the_end(pilot: Pilot[Sitting]) -> TableScreen:
    """A whole series, to the sheet that offers another match."""
    table = await sit_down(pilot)
    for _ in range(PATIENCE):
        if await my_turn(pilot):
            await play_a_card(pilot, table)
        elif isinstance(pilot.app.screen, Sheet):
            if table.sitting.turn is Turn.SERIES_OVER:
                return table
            await pilot.press("enter")
        else:
            await pilot.press("enter")
    raise AssertionError("the match has no end")


@pytest.mark.parametrize(
    ("rules", "language"),
    [
        ("bummerl", "de"),
        ("snapszer24", "it"),
        *(
            pytest.param(rules, language, marks=pytest.mark.long)
            for rules, language in (
                ("snapszer_klub", "hu"),
                ("schnapsen_pagat", "en"),
                ("sixty_six", "nl"),
                ("santase", "ro"),
                ("mszsz", "hu"),
                ("knock_snapszli", "en"),
                ("siebener", "de"),
            )
        ),
    ],
)
async def test_a_whole_match_is_played_with_keys_and_kept_as_a_record(tmp_path: Path, rules: str, language: str):
    app = the_app(rules, tmp_path, language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await play_to_the_end(pilot)
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert "MATCH-" in sheet.words
        won = table.sitting.match.series
    (path,) = (tmp_path / "records").iterdir()
    (record,) = read_records(path.read_bytes())
    replayed = replay(record)
    assert replayed.match is not None
    assert replayed.match.series == won
    assert record.players == ("Sári", "Pista")


@pytest.mark.long
@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_every_preset_is_played_through_at_every_size(tmp_path: Path, rules: str, size: tuple[int, int]):
    async with the_app(rules, tmp_path, seed=8).run_test(size=size) as pilot:
        await play_to_the_end(pilot)


async def test_after_a_match_another_can_follow_or_other_rules(tmp_path: Path):
    short = with_match(preset("bummerl"), "en", target=1)
    async with the_app(short, tmp_path).run_test(size=(80, 24)) as pilot:
        table = await play_to_the_end(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: table.sitting.number == 2)
        table = await play_to_the_end(pilot)
        assert sum(table.sitting.tally.matches) == 2
        await pilot.press("right", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, OpeningScreen))
        await pilot.press("q")
    assert len(list((tmp_path / "records").iterdir())) == 2


# --- the first dealer ---


async def test_the_first_dealer_is_shown_as_he_was_found():  # DEAL-3
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        said = shown(the_screen(pilot))
        assert "You draw for the deal: queen of diamonds." in " ".join(said.split())
        assert "Q♦" in said
        assert "J♥" in said
    async with the_app("santase").run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        assert "A coin is tossed." in shown(the_screen(pilot))


# --- playing ---


async def test_a_card_is_chosen_and_played_by_its_number():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("3")
        assert not table.sitting.view.led
        await pilot.press("3")
        assert table.sitting.view.history or table.sitting.view.led is not None
        assert any("You lead: jack of hearts." in sentence for sentence in table.said)


async def test_another_number_takes_the_choice_over_and_escape_drops_it():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("3", "4", "escape", "enter")
        assert table.sitting.view.led is None
        assert not table.sitting.view.history
        await pilot.press("left", "right", "right", "enter")
        assert any("You lead: " in sentence for sentence in table.said)


async def test_cards_and_keys_can_be_clicked():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        board = table.query_one(Board)
        rows = board.canvas().text().splitlines()
        row = next(number for number in range(len(rows) - 1, 0, -1) if "J♥" in rows[number])
        offset = (rows[row].index("J♥"), row)
        await pilot.click(Board, offset=offset)
        await pilot.click(Board, offset=(offset[0], offset[1] - 1))
        await until(pilot, lambda: bool(table.sitting.view.history))
        assert any("You lead: jack of hearts." in sentence for sentence in table.said)
        looks = table.query_one("#looks", KeyBar)
        await pilot.click(looks, offset=(2, 0))
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))


async def test_a_marriage_goes_with_the_lead_unless_it_is_taken_off():  # MARR-2
    for keys, declared in ((("2", "enter"), True), (("2", "m", "enter"), False), (("m", "enter"), True)):
        async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
            table = await sit_down(pilot)
            await pilot.press(*keys)
            assert any("You lead: " in sentence and "spades" in sentence for sentence in table.said)
            assert bool(table.sitting.view.declared[table.sitting.seat]) is declared


async def test_a_declared_marriage_stays_on_the_table():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("2", "enter")
        await until(pilot, lambda: bool(table.sitting.view.history))
        for _ in range(2):
            if await my_turn(pilot):
                await play_a_card(pilot, table)
        assert re.search(r"40♠", table.query_one(Board).canvas().text())


async def test_closing_shows_who_closed_and_what_the_other_had_then():  # CLOSE-5
    async with the_app("schnapsen_pagat").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        while not (table.sitting.view.history and CLOSE in table.sitting.view.legal):
            if not await my_turn(pilot):
                pytest.fail("the deal ended before anybody could close")
            await play_a_card(pilot, table)
            await my_turn(pilot)
        theirs = table.sitting.view.points[1 - table.sitting.seat]
        await pilot.press("c")
        picture = table.query_one(Board).canvas().text()
        assert f"closed by you at {theirs}" in picture
        await pilot.press("t")
        assert "You have closed." in shown(the_screen(pilot))


async def test_a_card_that_may_not_be_played_can_be_chosen_and_says_why():  # FOLLOW-2
    async with the_app("bummerl", seed=1).run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("c")
        for _ in range(PATIENCE):
            if not await my_turn(pilot):
                await pilot.press("enter")
                continue
            seen = table.sitting.view
            hand = table.tell.in_order(seen.hand, seen.trump)
            allowed = {action.card for action in seen.legal if isinstance(action, Follow)}
            barred = [number for number, card in enumerate(hand, 1) if seen.led is not None and card not in allowed]
            if barred:
                before = seen
                await pilot.press(str(barred[0]), "enter")
                assert table.sitting.view is before
                assert "(FOLLOW-" in shown(the_screen(pilot))
                await pilot.press("question_mark")
                await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
                sheet = pilot.app.screen
                assert isinstance(sheet, Sheet)
                assert re.search(r"FOLLOW-\d  \w+", sheet.words)
                return
            await play_a_card(pilot, table)
    raise AssertionError("every card could be played always")


async def test_what_is_not_possible_now_is_explained_with_its_clause():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        for key, clause in (("x", "EXCH-1"), ("b", "BID-4"), ("k", "KNOCK-4"), ("a", "MARR-2")):
            await pilot.press(key)
            assert f"({clause})" in shown(the_screen(pilot)), key


async def test_help_tells_for_everything_whether_it_is_possible_now():
    async with the_app("schnapsen_pagat").run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert "Close: possible now" in sheet.words
        assert re.search(r"Call: .*\(CLAIM-5\)", sheet.words)
        assert "Back" in shown(the_screen(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


@pytest.mark.parametrize(
    ("rules", "call"), [("bummerl", "66!"), ("mszsz", "Elég!"), ("snapszer24", "Basta!"), ("snapszer_klub", None)]
)
async def test_the_claim_is_made_with_the_word_of_the_house(rules: str, call: str | None):
    async with the_app(rules).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        bar = " ".join(shown(the_screen(pilot)).splitlines()[-2].split())
        assert ("!" in bar) is (call is not None)
        if call is not None:
            assert bar.endswith(call)


async def test_a_wrong_claim_is_settled_clause_by_clause():  # CLAIM-10
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("exclamation_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert "You claimed without having 66." in sheet.words
        assert "CLAIM-10  " in sheet.words
        assert "Pista scores 2 game points." in sheet.words


# --- looking ---


async def test_the_last_trick_is_shown_as_the_rules_allow():  # LOOK-1, LOOK-2, LOOK-3
    async with the_app("schnapsen_sharp").run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("l")
        assert "(LOOK-3)" in shown(the_screen(pilot))
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("l")
        assert "No trick has been played yet." in shown(the_screen(pilot))
        await pilot.press("3", "3")
        await until(pilot, lambda: bool(table.sitting.view.history))
        await my_turn(pilot)
        await pilot.press("l")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        assert "You led jack of hearts ♥" in " ".join(shown(the_screen(pilot)).split())


async def test_points_are_counted_for_both_for_one_or_for_nobody():  # LOOK-4
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        counts = []
        for _ in range(4):
            counts.append(table.query_one(Board).canvas().text().count("0 points"))
            await pilot.press("p")
        assert counts == [2, 1, 0, 2]
        assert "count for yourself" not in shown(the_screen(pilot))


async def test_where_the_human_counts_himself_a_due_claim_is_not_given_away():
    async with the_app("bummerl", points=PointDisplay.NONE).run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        for _ in range(6):
            if not await my_turn(pilot):
                break
            bar = table.query_one("#acts", KeyBar).render()
            assert isinstance(bar, Content)
            assert not [span for span in bar.spans if NIGHT.act in str(span.style)], (
                "nothing says that it is time to call"
            )
            assert "points" not in table.query_one(Board).canvas().text()
            await pilot.press("1", "1")


async def test_a_hint_is_given_on_request_and_changes_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bummerl.cli.game.sitting.HINT_WORLDS", 3)
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        assert await my_turn(pilot)
        before = table.sitting.version
        await pilot.press("h")
        await until(pilot, lambda: "Hint: " in shown(the_screen(pilot)))
        assert table.sitting.version == before


async def test_the_rules_page_opens_over_the_table_and_closes_again():
    async with the_app("bummerl", language="de").run_test(size=(100, 30)) as pilot:
        await sit_down(pilot)
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesSheet))
        await pilot.pause(0.1)
        assert "Bummerl" in shown(the_screen(pilot))
        await pilot.press("pagedown", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


# --- giving up and leaving ---


async def test_giving_up_a_deal_asks_first_and_names_the_price():  # RESIGN-1
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        assert "gives Pista 3 game points" in shown(the_screen(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert table.sitting.settlement is None
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        await pilot.press("right", "enter")
        await until(pilot, lambda: table.sitting.match.deal_number == 2)
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert "RESIGN-1" in sheet.words


async def test_giving_up_the_match_ends_it():  # MATCH-12
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        await pilot.press("right", "right", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet) and table.sitting.match.over)
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet) and "MATCH-12" in pilot.app.screen.words)
        assert table.sitting.match.winner is ME.other


async def test_leaving_asks_first_and_keeps_what_was_played(tmp_path: Path):
    app = the_app("bummerl", tmp_path)
    keeper = app._keeper
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        await pilot.press("right", "enter")
        await until(pilot, lambda: not pilot.app.is_running or pilot.app.return_value is None)
    path = keeper.broken_off()
    assert path is not None
    assert not read_records(path.read_bytes())[0].outcome.over  # type: ignore[union-attr]


async def test_nothing_is_ever_taken_back():
    """There is no key for it, and keys that mean it elsewhere change nothing."""
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("3", "3")
        await my_turn(pilot)
        before = table.sitting.record
        await pilot.press("ctrl+z", "u", "backspace", "delete")
        assert table.sitting.record == before


# --- windows and terminals ---


async def test_a_window_that_becomes_too_small_says_so_and_the_game_waits():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        said = " ".join(shown(the_screen(pilot)).split())
        assert "The window is too small" in said
        assert "60 × 20" in said
        before = table.sitting.version
        await pilot.press("1", "enter", "c", "exclamation_mark")
        assert table.sitting.version == before
        await pilot.resize_terminal(90, 30)
        await pilot.pause()
        await pilot.press("3", "3")
        assert table.sitting.version > before


async def test_from_a_small_window_one_can_play_on_line_by_line():
    app = the_app("bummerl")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        await pilot.press("p")
        await until(pilot, lambda: app.return_value is not None)
        assert app.return_value is table.sitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["snapszer24", "knock_snapszli", "mszsz", "santase"])
async def test_no_word_of_the_keys_is_cut_off_at_80_columns(rules: str, language: str):
    async with the_app(rules, language=language).run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        if await my_turn(pilot):
            await pilot.press("1")
        for bar in table.query(KeyBar):
            words = bar.render()
            assert isinstance(words, Content)
            assert len(words.plain.rstrip()) <= bar.size.width


async def test_without_colour_cards_are_drawn_with_lines(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("3")
        picture = table.query_one(Board).canvas().text()
        assert "│J♦" in picture
        assert "║J♥" in picture, "the chosen card has a double frame"
        assert all(red == green == blue for red, green, blue in colours(the_screen(pilot)))


async def test_with_colour_there_is_colour():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        assert not all(red == green == blue for red, green, blue in colours(the_screen(pilot)))


def colours(app: FullScreen) -> set[tuple[int, int, int]]:
    """The colours of everything on the screen, as it goes to the terminal."""
    return {
        (triplet.red, triplet.green, triplet.blue)
        for strip in app.screen._compositor.render_strips()
        for segment in strip
        if segment.style
        for colour in (segment.style.color, segment.style.bgcolor)
        if colour is not None
        for triplet in (colour.get_truecolor(),)
    }


async def test_where_only_ascii_can_be_written_everything_is_ascii():
    async with the_app("bummerl", language="hu", ascii_only=True).run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        said = shown(the_screen(pilot))
        assert said.isascii()
        assert "Te hivsz" in said
        assert re.search(r"\|[AKFX9]+[SHDC] ", said)
        assert "?" not in said.replace(" ?  Sugo", "")


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("rules", ["bummerl", "santase"])
async def test_the_table_fits_every_window(rules: str, size: tuple[int, int]):
    async with the_app(rules).run_test(size=size) as pilot:
        table = await sit_down(pilot)
        assert await my_turn(pilot)
        board = table.query_one(Board)
        picture = board.canvas().text()
        for number in range(1, len(table.sitting.view.hand) + 1):
            assert re.search(rf" {number}\b", picture.splitlines()[-1])
        for card in table.sitting.view.hand:
            assert picture.count(f"{table.tell.rank_index(card)}{SUIT_SIGNS[card.suit]}") >= 2
        assert "talon" in picture


async def test_a_trick_lies_for_its_time_and_a_key_hastens_it():
    async with the_app("bummerl", tempo="slow").run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        await pilot.press("3", "3")
        await until(pilot, lambda: table.sitting.view.led is not None)
        await pilot.press("space")
        await until(pilot, lambda: bool(table.sitting.view.history))
        assert "The trick is" in table.query_one(Board).canvas().text()
        await pilot.press("space")
        await until(pilot, lambda: "The trick is" not in table.query_one(Board).canvas().text())


async def test_a_fault_ends_the_screen_and_is_handed_to_the_supervisor(monkeypatch: pytest.MonkeyPatch):
    app = the_app("bummerl")

    def broken(*_: object) -> None:
        raise RuntimeError("the lamp fell")

    monkeypatch.setattr(TableScreen, "action_trump", broken)

    async def pressing_t() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await sit_down(pilot)
            await pilot.press("t")
            await pilot.pause(0.05)

    with pytest.raises(RuntimeError, match="the lamp fell"):
        await pressing_t()
    assert isinstance(app.failure, RuntimeError)
    assert not app._exit_renderables


# --- the opening ---


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_opening_speaks_every_language_at_80_columns(language: str):
    async with the_app(None, language=language).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, OpeningScreen))
        await pilot.pause()
        said = shown(the_screen(pilot))
        assert title(next(iter(PRESETS.values())), language) in " ".join(said.split())
        assert "F1" in said
        assert "Q " in said.splitlines()[-2] + said.splitlines()[-1]


async def test_rules_language_and_cards_are_chosen_and_remembered(tmp_path: Path):
    app = the_app(None, tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, OpeningScreen))
        opening: Screen[object] = pilot.app.screen
        assert isinstance(opening, OpeningScreen)
        await pilot.press("down", "down", "down", "down")
        assert opening.house.name == "bummerl"
        await pilot.press("tab", "left")
        assert opening.language == "de"
        assert "Was spielen wir?" in shown(app)
        await pilot.press("tab", "right", "tab", "tab", "right", "right")
        await pilot.press("enter")
        table = await sit_down(pilot)
        setup = table.sitting.setup
        assert (setup.ruleset.id, setup.language, setup.naming) == ("bummerl_best_of_3", "de", Naming.TELL)
        assert setup.opponent == "greedy"
        await pilot.press("q")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        await pilot.press("right", "enter")
    kept = load()
    assert (kept.ruleset, kept.language, kept.cards, kept.opponent) == ("bummerl", "de", "tell", "greedy")


async def test_the_rules_can_be_read_before_one_chooses():
    async with the_app(None).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, OpeningScreen))
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesSheet))


async def test_a_house_file_that_was_left_out_is_told_of():
    async with the_app(None, faults=("line 3: closing.min_tallon: unknown key",)).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, OpeningScreen))
        await pilot.pause()
        assert "line 3: closing.min_tallon" in shown(the_screen(pilot))


async def test_an_opponent_asked_for_by_name_is_offered_first():
    settings = Settings(opponent="kati:level=2")
    async with the_app(None, settings=settings).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, OpeningScreen))
        await pilot.pause()
        assert "Kati 2" in shown(the_screen(pilot))


async def test_ctrl_c_asks_like_any_other_way_to_leave():
    async with the_app("bummerl").run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("ctrl+c")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


@pytest.mark.parametrize("room", ["night", "day"])
async def test_both_rooms_can_be_played_in(room: str):
    settings = Settings(tempo="instant", opponent="greedy", room=room)
    async with the_app("bummerl", settings=settings).run_test(size=(80, 24)) as pilot:
        table = await sit_down(pilot)
        assert pilot.app.theme == room
        assert await my_turn(pilot)
        await play_a_card(pilot, table)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"ruleset": 7, "language": ["x"]}', '{"tempo": "warp", "room": "x"}']
)
async def test_settings_that_make_no_sense_are_no_obstacle(tmp_path: Path, text: str):
    folder = tmp_path / "config" / "bummerl"
    folder.mkdir(parents=True)
    (folder / "terminal.json").write_text(text, "utf-8")
    async with the_app(None, settings=load()).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, OpeningScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))
