"""`bummerl play`: a match against the computer, on the full screen or line by line."""

from __future__ import annotations

import datetime
import getpass
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bummerl.cli.choices import BotType, LanguageType, RulesetType, language_of
from bummerl.cli.glyphs import fit, is_unicode

if TYPE_CHECKING:
    from bummerl.cli.game.keeping import Keeper
    from bummerl.cli.game.setup import Setup
    from bummerl.cli.game.sitting import Sitting
    from bummerl.cli.screen.opening import House
    from bummerl.cli.settings import Settings
    from bummerl.rules.ruleset import Ruleset

__all__ = ["command"]

LEAST: Final = (80, 24)
LONGEST_NAME: Final = 30


@click.command("play")
@click.option("--ruleset", type=RulesetType(), help="A preset (bummerl rules list shows them) or a house file.")
@click.option("--house", type=click.Path(exists=True, dir_okay=False), help="A house file with your own rules.")
@click.option("--lang", "language", type=LanguageType(), help="The language: hu, de, en, it, ro or nl.")
@click.option("--cards", type=click.Choice(["french", "tell"]), help="The names that the cards go by.")
@click.option("--opponent", type=BotType(), help="Who sits opposite: greedy, random, or another bot.")
@click.option("--series", help="single, best-of-3, first-to-2, rubber-2, or with another number.")
@click.option("--target", type=click.IntRange(1, 1000), help="Points that win a match.")
@click.option("--points", type=click.Choice(["both", "own", "none"]), help="Whose card points the table counts aloud.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Deal the same cards again.")
@click.option("--name", "player", help="Your name in the record.")
@click.option("--tempo", type=click.Choice(["slow", "normal", "quick", "instant"]), help="How fast the opponent plays.")
@click.option("--record", type=click.Path(dir_okay=False, writable=True), help="Write the record into this file.")
@click.option("--no-record", is_flag=True, help="Keep no record.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and pipes.")
def command(
    *,
    ruleset: Ruleset | None,
    house: str | None,
    language: str | None,
    cards: str | None,
    opponent: str | None,
    series: str | None,
    target: int | None,
    points: str | None,
    seed: int | None,
    player: str | None,
    tempo: str | None,
    record: str | None,
    no_record: bool,
    plain: bool,
) -> None:
    """Play a match against the computer.

    Without rules on the command line a page asks for them first. Into a pipe, or with --plain, the game is played line
    by line: everything that happens is a sentence, everything one does is a word, and "help" lists the words.
    """
    from bummerl.cli import settings as kept
    from bummerl.cli.game.keeping import Keeper
    from bummerl.cli.places import records_folder

    if ruleset is not None and house is not None:
        raise click.UsageError("--ruleset and --house are two ways to name the rules: use one of them.")
    if record is not None and no_record:
        raise click.UsageError("--record and --no-record contradict each other.")
    settings = kept.load()
    chosen = _Chosen(settings, language, cards, opponent, series, target, points, seed, player, tempo)
    rules = _rules(ruleset, house)
    folder = None if no_record or record is not None else records_folder()
    keeper = Keeper(file=None if record is None else Path(record), folder=folder, now=datetime.datetime.now)
    try:
        _play(chosen, rules, keeper, plain=plain)
    finally:
        _keep_unfinished(keeper, chosen.language)


class _Chosen:
    """What the command line and the settings of last time come to."""

    def __init__(
        self,
        settings: Settings,
        language: str | None,
        cards: str | None,
        opponent: str | None,
        series: str | None,
        target: int | None,
        points: str | None,
        seed: int | None,
        player: str | None,
        tempo: str | None,
    ) -> None:
        from dataclasses import replace

        from bummerl.cli.game.setup import series_named
        from bummerl.texts.catalogue import LANGUAGES

        self.settings = replace(
            settings,
            tempo=tempo or settings.tempo,
            cards=cards or settings.cards,
            opponent=opponent or settings.opponent,
            points=points or settings.points,
            player=player or settings.player,
        )
        known = settings.language if settings.language in LANGUAGES else language_of(os.environ)
        self.language = language or known
        self.cards = cards
        self.opponent = opponent
        self.series = None if series is None else series_named(series)
        self.target = target
        self.points = points
        self.seed = seed
        self.player = (player or settings.player or _login_name())[:LONGEST_NAME]

    def setup(self, rules: Ruleset) -> Setup:
        """A setup for these rules, by what was chosen and by the habits of the house."""
        from bummerl.cli.game.chance import fresh_seed
        from bummerl.cli.game.setup import Setup, with_match
        from bummerl.engine.bots import DEFAULT_BOT
        from bummerl.rules.ruleset import PointDisplay, validate
        from bummerl.texts.cards import Naming, naming_of

        return Setup(
            ruleset=validate(with_match(rules, self.language, target=self.target, series=self.series)),
            language=self.language,
            naming=Naming(self.cards) if self.cards else naming_of(rules, self.language),
            opponent=self.opponent or DEFAULT_BOT,
            points=PointDisplay(self.points) if self.points else rules.table.point_display,
            player=self.player,
            seed=fresh_seed() if self.seed is None else self.seed,
        )

    def complete(self, setup: Setup) -> Setup:
        """What the opening has chosen, with what only the command line can say."""
        from dataclasses import replace

        from bummerl.cli.game.setup import with_match
        from bummerl.rules.ruleset import validate

        ruleset = setup.ruleset
        if self.target is not None or self.series is not None:
            ruleset = validate(with_match(ruleset, setup.language, target=self.target, series=self.series))
        seed = setup.seed if self.seed is None else self.seed
        return replace(setup, ruleset=ruleset, player=self.player, seed=seed)


def _rules(ruleset: Ruleset | None, house: str | None) -> Ruleset | None:
    if house is not None:
        from bummerl.rules.house import load

        return load(Path(house))
    return ruleset


def _login_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "Player"


def _play(chosen: _Chosen, rules: Ruleset | None, keeper: Keeper, *, plain: bool) -> None:
    from bummerl.rules.presets import DEFAULT

    piped = not (sys.stdin.isatty() and sys.stdout.isatty())
    notice = None if plain or piped else _why_plain(chosen.language)
    if plain or piped or notice is not None:
        if notice is not None:
            click.echo(fit(notice, sys.stdout.encoding or "ascii"))
        _play_lines(_sit(chosen.setup(rules or DEFAULT), keeper), keeper)
        return
    from bummerl.cli.screen.app import FullScreen

    houses, faults = _houses()
    setup = None if rules is None else chosen.setup(rules)
    app = FullScreen(
        setup,
        houses=houses,
        faults=faults,
        settings=chosen.settings,
        language=chosen.language,
        keeper=keeper,
        today=_today(),
        complete=chosen.complete,
        ascii_only=not is_unicode(sys.stdout),
    )
    sitting = app.run()
    if app.failure is not None:
        raise app.failure
    if sitting is not None:
        _play_lines(sitting, keeper, resumed=True)


def _why_plain(language: str) -> str | None:
    """Why the full screen cannot be used here, for the user to read; ``None`` if it can."""
    from bummerl.texts.catalogue import catalogue

    if os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        return catalogue(language).text("screen-plain-dumb")
    size = shutil.get_terminal_size()
    if size.columns < LEAST[0] or size.lines < LEAST[1]:
        return catalogue(language).text("screen-plain-small", width=LEAST[0], height=LEAST[1])
    return None


def _sit(setup: Setup, keeper: Keeper) -> Sitting:
    from bummerl.cli.game.sitting import Sitting

    sitting = Sitting(setup, date=_today())
    keeper.sits(sitting)
    return sitting


def _today() -> datetime.date:
    return datetime.datetime.now().astimezone().date()


def _play_lines(sitting: Sitting, keeper: Keeper, *, resumed: bool = False) -> None:
    from bummerl.cli.plain import EndOfInput, Lines, PlainGame

    game = PlainGame(sitting, Lines(), keeper)
    try:
        game.run(resumed=resumed)
    except EndOfInput:
        return


def _keep_unfinished(keeper: Keeper, language: str) -> None:
    """The record of a match that was left, whatever the reason, and a word about where it is."""
    from bummerl.texts.catalogue import catalogue

    path = keeper.broken_off()
    if path is not None:
        said = catalogue(language).text("record-unfinished", path=path)
        click.echo(fit(said, sys.stdout.encoding or "ascii"))


def _houses() -> tuple[list[House], list[str]]:
    """Presets and the house files of this user, and what is wrong with those left out."""
    from bummerl.cli.places import house_folder
    from bummerl.cli.screen.opening import House
    from bummerl.rules.house import load_folder
    from bummerl.rules.presets import PRESETS

    houses = [House(rules, rules.id) for rules in PRESETS.values()]
    folder = house_folder()
    if not folder.is_dir():
        return houses, []
    found = load_folder(folder)
    own = [House(rules, rules.id, own=True) for rules in found.rulesets.values()]
    return [*own, *houses], [str(error.defects[0]) for error in found.errors]
