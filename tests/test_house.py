"""The house is in order: what is committed, how packages depend on each other, and that the documents are true."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.prove import PROOFS

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "bummerl"
DOCS = ROOT / "docs"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def committed_files() -> list[Path]:
    """Every file that is, or would be, committed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=True, encoding="utf-8",
    )  # fmt: skip
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def python_files(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    assert found, f"no Python under {folder}: this test looks in the wrong place"
    return found


# --- locks --------------------------------------------------------------------------------------------------------


def test_the_lock_pins_every_package_by_hash_and_names_no_address():
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert "://" not in lock
    assert not re.search(r"^\s*--(?!hash=sha256:[0-9a-f]{64}\b)", lock, re.M), "only hashes stand beside a pin"
    pins = re.split(r"\n(?=\S)", lock.strip())
    assert len(pins) > 20
    for pin in pins:
        assert re.match(r"[a-z0-9-]+==[\w.]+ ", pin), pin
        assert "--hash=sha256:" in pin, pin


def test_the_lock_has_all_that_the_project_asks_for_and_no_neural_framework():
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    locked = set(re.findall(r"^([a-z0-9-]+)==", lock, re.M))
    asked = [
        *PROJECT["project"]["dependencies"],
        *PROJECT["dependency-groups"]["dev"],
        *PROJECT["build-system"]["requires"],
    ]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line)[0]).lower() for line in asked}
    assert names <= locked
    assert not locked & {"torch", "tensorflow", "jax"}


def test_no_lock_that_records_addresses_is_committed():
    names = {path.name for path in committed_files()}
    assert not names & {"uv.lock", "pylock.toml", "poetry.lock", "pdm.lock", "Pipfile.lock"}
    for path in committed_files():
        if path.name == "package-lock.json":
            assert '"resolved"' not in path.read_text("utf-8"), path


# --- what is committed --------------------------------------------------------------------------------------------

# Spelled in parts, so that this file does not find itself.
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "registry." + "npm" + "js", "npm" + "js.com", "deb." + "debian.org"]
MACHINE_PATHS = ["work", "root", "home", "Users"]


def test_no_file_names_a_package_registry_or_a_path_of_somebodys_machine():
    hosts = re.compile("|".join(map(re.escape, HOSTS)))
    paths = re.compile(r"(?<![\w.$})<-])/(?:" + "|".join(MACHINE_PATHS) + r")/\w")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in committed_files()
        for pattern in (hosts, paths)
        for match in pattern.finditer(text_of(path))
    ]
    assert not found


def test_nothing_is_left_for_later_in_the_sources():
    marks = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX|HA" + r"CK)\b")
    suffixes = {".py", ".cpp", ".hpp", ".ftl", ".toml", ".md", ""}
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in committed_files()
        if path.suffix in suffixes and path.name != "LICENSE"
        for match in marks.finditer(text_of(path))
    ]
    assert not found


def test_no_module_has_a_name_that_says_nothing():
    empty_names = {"utils", "util", "helpers", "helper", "manager", "common", "misc"}
    assert not [path for path in python_files(SOURCE) if path.stem in empty_names or path.parent.name in empty_names]


def test_no_test_is_skipped_or_expected_to_fail():
    found = []
    for path in python_files(ROOT / "tests"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and node.attr in {"skip", "skipif", "xfail", "importorskip"}
                and ast.unparse(node).startswith("pytest.")
            ):
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not found


# --- how packages depend on each other ----------------------------------------------------------------------------


def test_the_import_contracts_hold():
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([program, "--no-cache"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout


# Below the rim of the project, each package may use these beside the standard library and itself.
MAY_USE = {
    "rules": set[str](),
    "rules/testing": {"hypothesis"},
    "texts": {"fluent"},
    "engine": {"numpy"},
}


def foreign_imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("package", sorted(MAY_USE))
def test_a_package_uses_only_what_it_may(package: str):
    allowed = MAY_USE[package] | {"bummerl"}
    nested = [SOURCE / other for other in MAY_USE if other.startswith(f"{package}/")]
    files = [path for path in python_files(SOURCE / package) if not any(path.is_relative_to(n) for n in nested)]
    found = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path in files
        for name in foreign_imports(path)
        if name not in allowed and name not in sys.stdlib_module_names
    }
    assert not found


# `bummerl` is a preset too, but as a word it is the project's own name and cannot be looked for.
PRESETS = {
    "snapszer24", "schnapsen_casino", "snapszli20", "snapszer_klub", "schnapsen_pagat", "sixty_six", "santase", "mszsz",
    "snapszer24_target11", "snapszer24_bummerl", "snapszli24", "schnapsen_casino_literal", "schnapsen_sharp",
    "bummerl_mit_40", "stake_bummerl", "siebener", "knock_snapszli", "santase_2_3", "sixty_six_bicycle",
    "snapszli20_loose",
}  # fmt: skip
# Presets are written in the first; the command line has defaults and test support has examples.
MAY_NAME_PRESETS = [SOURCE / "rules" / "presets", SOURCE / "rules" / "testing", SOURCE / "cli"]
# Words of the schemas for programs that happen to be presets too: a pack with sevens, and a deal ended at 66.
WORDS_OF_SCHEMAS = {"src/bummerl/rules/doors.py: siebener", "src/bummerl/rules/doors.py: sixty_six"}


def words_of_code(path: Path) -> Iterator[str]:
    """The names and strings of a module; docstrings and comments are documentation and left out."""
    tree = ast.parse(path.read_text("utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield from re.findall(r"\w+", node.value)
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def test_no_preset_is_named_where_behaviour_is_decided():
    found = {
        f"{path.relative_to(ROOT)}: {word}"
        for path in python_files(SOURCE)
        if not any(path.is_relative_to(folder) for folder in MAY_NAME_PRESETS)
        for word in words_of_code(path)
        if word.lower() in PRESETS
    }
    for path in [p for p in committed_files() if p.suffix in {".cpp", ".hpp"} and p.is_relative_to(ROOT / "native")]:
        found |= {f"{path.relative_to(ROOT)}: {w}" for w in re.findall(r"\w+", text_of(path)) if w.lower() in PRESETS}
    assert found == WORDS_OF_SCHEMAS


def test_the_presets_looked_for_are_the_presets_there_are():
    written = {word for path in python_files(SOURCE / "rules" / "presets") for word in words_of_code(path)}
    assert not PRESETS - written


# --- documents ----------------------------------------------------------------------------------------------------


def links_of(page: Path) -> set[Path]:
    targets = re.findall(r"\]\(([^)#\s]+\.md)(?:#[^)]*)?\)", page.read_text("utf-8"))
    return {(page.parent / target).resolve() for target in targets if "://" not in target}


def test_every_page_can_be_reached_from_the_navigation():
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    waiting = {DOCS / name for name in re.findall(r"[\w./-]+\.md", navigation)}
    assert waiting
    reached: set[Path] = set()
    while waiting:
        page = waiting.pop()
        assert page.is_file(), f"{page.relative_to(ROOT)} is linked and does not exist"
        reached.add(page)
        waiting |= {link for link in links_of(page) if link.is_relative_to(DOCS)} - reached
    assert not sorted(set(DOCS.rglob("*.md")) - reached)


def test_every_link_of_the_readme_and_the_guides_leads_somewhere():
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        for target in re.findall(r"\]\(([^)#\s]+)", (ROOT / name).read_text("utf-8")):
            assert "://" in target or (ROOT / target).exists(), f"{name} links to {target}"


def test_the_readme_shows_the_two_commands():
    readme = (ROOT / "README.md").read_text("utf-8")
    assert re.search(r"^ *(?:\$ )?\./dev run\b", readme, re.M)
    assert re.search(r"^ *(?:\$ )?\./dev test\b", readme, re.M)


def test_dev_explains_every_command_it_has():
    source = (ROOT / "dev").read_text("utf-8")
    table = re.search(r"commands = \{(.*?)\n    \}", source, re.S)
    assert table
    commands = set(re.findall(r'^ +"(\w+)":', table[1], re.M))
    explained = set(re.findall(r"^    (\w+) {2,}", ast.get_docstring(ast.parse(source)) or "", re.M))
    assert commands == explained


def test_the_changelog_has_the_version_of_the_project():
    versions = re.findall(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert PROJECT["project"]["version"] in versions


def test_every_proof_is_described_on_its_page():
    for proof in PROOFS:
        assert f"./dev prove {proof.name}" in (DOCS / proof.page).read_text("utf-8"), proof.name


@pytest.mark.long
def test_the_documentation_builds_without_a_warning(tmp_path: Path):
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path / "site"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "site" / "index.html").exists()


# --- building and testing -----------------------------------------------------------------------------------------


def test_continuous_integration_allows_no_skips():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "BUMMERL_REQUIRE_ALL=1" in script.read_text("utf-8")


SKIPPING_TESTS = """
import pytest
def test_passes(): pass
def test_skips(): pytest.skip("no reason")
@pytest.mark.xfail
def test_fails(): assert False
"""


@pytest.mark.parametrize("required, passed, failed", [("0", 1, 0), ("1", 1, 2)])
def test_a_skip_is_a_failure_where_everything_is_required(tmp_path: Path, required: str, passed: int, failed: int):
    (tmp_path / "test_it.py").write_text(SKIPPING_TESTS, "utf-8")
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_configure\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "--color=no", "."],
        cwd=tmp_path, capture_output=True, encoding="utf-8", check=False,
        env={**os.environ, "BUMMERL_REQUIRE_ALL": required, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    closing = done.stdout.strip().splitlines()[-1]
    assert f"{passed} passed" in closing
    assert (f"{failed} failed" in closing) == bool(failed)
    assert ("skipped" in closing) == (not failed)


@pytest.mark.long
def test_a_wheel_carries_the_native_core_and_the_catalogues(tmp_path: Path):
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", tmp_path, ROOT],
        capture_output=True, check=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert any(re.fullmatch(r"bummerl/engine/_native\..*(so|pyd)", name) for name in names)
    assert "bummerl/engine/_native.pyi" in names
    assert "bummerl/py.typed" in names
    catalogues = {path.relative_to(ROOT / "locales").as_posix() for path in (ROOT / "locales").rglob("*.ftl")}
    assert catalogues
    assert {f"bummerl/texts/locales/{name}" for name in catalogues} <= set(names)
    assert not [name for name in names if name.startswith(("tests/", "tools/", "docs/"))]


@pytest.mark.long
def test_the_native_test_program_says_the_same_in_every_build():
    done = subprocess.run(
        [sys.executable, ROOT / "dev", "native", "--tests"], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.findall(r"^ok +(\S+)", done.stdout, re.M) == [
        "native_tests_release",
        "native_tests_O0",
        "native_tests_sanitize",
    ]
