"""Take the pictures of the terminal game that the documentation shows, from the game itself.

    .venv/bin/python -m tools.capture

Each picture is played for: keys are pressed in a game with a seed, and what then stands on the screen is written as
an SVG file. Nothing in it asks for a font from elsewhere.
"""

from __future__ import annotations

import asyncio
import datetime
import re
from pathlib import Path
from typing import Final

from bummerl.cli.game.keeping import Keeper
from bummerl.cli.game.setup import Setup
from bummerl.cli.screen.app import FullScreen
from bummerl.cli.settings import Settings
from bummerl.rules.presets import preset
from bummerl.texts.cards import Naming

__all__ = ["PICTURES", "main", "picture"]

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"

PICTURES: Final = {
    "terminal": ("bummerl", "en", Naming.FRENCH, 3, (96, 28), ("enter", "4", "4", "1", "1", "3")),
    "terminal-tell": ("snapszer_klub", "hu", Naming.TELL, 5, (96, 28), ("enter", "2", "2", "3", "3", "1")),
}
"""Rules, language, cards, seed, size of the window, and the keys that lead to each picture."""


async def picture(name: str) -> str:
    """A picture as SVG."""
    rules, language, naming, seed, size, keys = PICTURES[name]
    ruleset = preset(rules)
    setup = Setup(
        ruleset=ruleset,
        language=language,
        naming=naming,
        opponent="greedy",
        points=ruleset.table.point_display,
        seed=seed,
    )
    app = FullScreen(
        setup,
        houses=(),
        settings=Settings(tempo="instant"),
        language=language,
        keeper=Keeper(file=None, folder=None, now=datetime.datetime.now),
    )
    async with app.run_test(size=size) as pilot:
        for key in keys:
            await pilot.pause(0.3)
            await pilot.press(key)
        await pilot.pause(0.3)
        drawn = app.export_screenshot(title="Bummerl")
    drawn = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.S)
    return re.sub(r"terminal-\d+-", "terminal-", drawn).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        (FOLDER / f"{name}.svg").write_text(asyncio.run(picture(name)), "utf-8")


if __name__ == "__main__":
    main()
