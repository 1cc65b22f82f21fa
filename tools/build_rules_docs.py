"""The rules pages of the documentation: one page a preset and language, with glossary, history and an index.

They are composed when the documentation is built and never written into `docs/`: mkdocs calls the functions below as a
hook (see `mkdocs.yml`). To have them as files, name a folder:

    python -m tools.build_rules_docs FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bummerl.rules.presets import PRESETS
from bummerl.texts.catalogue import catalogue, languages
from bummerl.texts.glossary import glossary_page
from bummerl.texts.history import history_page
from bummerl.texts.rulepage import about, compose, nearest, title

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

INDEX = "rules.md"
FOLDER = "rules"
MARKER = "<!-- the list of rules pages -->"


def pages() -> Iterator[tuple[str, str]]:
    """The name and the Markdown of every page."""
    for language in languages():
        for rules in PRESETS.values():
            yield f"{rules.id}.{language}.md", compose(rules, language, nearest(rules))
        yield f"glossary.{language}.md", glossary_page(language).markdown() + "\n"
        yield f"history.{language}.md", history_page(language).markdown() + "\n"


def index(folder: str = "") -> str:
    """The list of the pages in Markdown, language by language; `folder` stands before every link."""
    lines: list[str] = []
    for language in languages():
        words = catalogue(language)
        heading = f"## {words.text(f'language-{language}')}: {words.text('index-title')}"
        lines += [heading, "", words.text("index-about"), ""]
        for rules in PRESETS.values():
            line = f"- [{title(rules, language)}]({folder}{rules.id}.{language}.md)"
            lines.append(f"{line}: {about(rules, language)}")
        lines.append(f"- [{words.text('index-history')}]({folder}history.{language}.md)")
        lines.append(f"- [{words.text('index-glossary')}]({folder}glossary.{language}.md)")
        lines.append("")
    return "\n".join(lines)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by mkdocs: adds the pages to those found in `docs/`."""
    from mkdocs.structure.files import File

    for name, text in pages():
        files.append(File.generated(config, f"{FOLDER}/{name}", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Called by mkdocs: puts the list of the pages where the index asks for it."""
    return markdown.replace(MARKER, index(f"{FOLDER}/")) if page.file.src_uri == INDEX else markdown


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("name the folder to write the rules pages to", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (("index.md", index()), *pages()):
        (folder / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
