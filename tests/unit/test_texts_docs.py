"""The rules pages of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bummerl.rules.presets import PRESETS
from bummerl.texts.catalogue import LANGUAGES
from tools.build_rules_docs import MARKER, index, main, pages

ROOT = Path(__file__).resolve().parents[2]


def test_the_documentation_has_a_page_for_every_preset_in_every_language_and_links_to_each():
    names = [name for name, _ in pages()]
    assert len(set(names)) == len(names) == len(LANGUAGES) * (len(PRESETS) + 2)
    assert sorted(re.findall(r"\]\(rules/(\S+)\)", index("rules/"))) == sorted(names)


def test_the_page_of_rules_asks_for_the_list_and_the_build_fills_it_in():
    assert MARKER in (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert "tools/build_rules_docs.py" in (ROOT / "mkdocs.yml").read_text("utf-8")


def test_the_pages_can_be_written_to_a_folder(tmp_path: Path):
    assert main([str(tmp_path / "rules")]) == 0
    written = {path.name: path.read_text("utf-8") for path in (tmp_path / "rules").iterdir()}
    assert written.pop("index.md") == index()
    assert written == dict(pages())


def test_without_a_folder_nothing_is_written(capsys: pytest.CaptureFixture[str]):
    assert main([]) == 2
    assert "folder" in capsys.readouterr().err
