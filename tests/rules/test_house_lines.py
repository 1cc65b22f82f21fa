"""The line of every key of a TOML document, however it is written."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from bummerl.rules.toml_lines import KeyLines

Path = tuple[str | int, ...]

# Every value says on which line its key (or, in a list, the entry itself) stands.
DOCUMENTS = {
    "plain": "a = 1\nb = 2\n\n# c = 9\nc = 5",
    "no line end at the end": "a = 1",
    "blanks": "  a =1\n\t\n \t b\t=\t3\t# two\n",
    "line ends of Windows": "a = 1\r\n\r\nb = 3\r\n",
    "tables": "[t]\na = 2\n\n[ t . u ] # x\na = 5\n[v]\nb = 7",
    "dotted": "t.a = 1\nt.b . c = 2\nt . d=3",
    "quoted": '"a b" = 1\n\'c.d\' = 2\n"e\\"=f" = 3\n"" = 4\n"\\u00e9".\'x\'."y]" = 5',
    "quoted tables": '["a]b"]\nc = 2\n[\'d#e\'."f.g"]\nh = 4',
    "lists": "a = [1, 1,\n  2, # 9\n  # 8 = 8\n  [4, 4], [\n5\n], ]\nb = 7",
    "inline tables": "a = {b = 1, c.d = 1, e = {f = 1}, g = [1, {h = 1}]}\ni = 2",
    "inline tables in lists over lines": "a = [\n{b = 2},\n{b = 3,\tc = 3}]\n",
    "strings with signs in them": "s = \"# [x] = {\"\nt = '= ] } #'\na = 3",
    "escapes in strings": 's = "\\" \\\\"\na = 2\nt = "\\\\"\nb = 4',
    "backslashes in literals": "s = 'C:\\'\na = 2",
    "long strings": 's = """\n[x]\na = 9\n"""\na = 5\nt = """one\\\n  two"""\nb = 8',
    "long literals": "s = '''\n[x]\n\\'''\na = 4",
    "quotes at the end of long strings": 's = """a"""""\na = 2\nt = """\\""""\nb = 4\nu = """"""\nc = 6',
    "quotes at the end of long literals": "s = '''a''''\na = 2\nt = ''''''\nb = 4",
    "other values": "d = 1979-05-27 07:32:00\na = 2\nf = 6.02e+23\nb = 4\ng = true\nc = 6\nh = 0xf",
    "arrays of tables": "[[x]]\n[[x]]\n[y]\na = 4",
}  # fmt: skip


def said(value: Any, path: Path = ()) -> list[tuple[Path, int]]:
    """Every number of a document that says its own line."""
    if isinstance(value, dict):
        return [found for key, inner in value.items() for found in said(inner, (*path, key))]
    if isinstance(value, list) and path != ("x",):
        return [found for place, inner in enumerate(value) for found in said(inner, (*path, place))]
    return [(path, value)] if type(value) is int and value < 10 else []


@pytest.mark.parametrize("text", DOCUMENTS.values(), ids=DOCUMENTS)
def test_every_key_and_entry_is_found_on_its_line(text):
    lines = KeyLines(text)
    expected = said(tomllib.loads(text))
    assert [(path, lines.of(path)) for path, _ in expected] == expected
    assert expected or "[[x]]" in text


def test_a_table_stands_where_it_is_first_named():
    lines = KeyLines("\n[t]\na = 3\n[u.v]\nb = 5\n[u]\nc = 7")
    assert [lines.of((name,)) for name in "tu"] == [2, 4]
    assert (lines.of(("u", "v")), lines.of(("u", "c"))) == (4, 7)


def test_what_the_document_does_not_have_is_sought_where_it_would_stand():
    lines = KeyLines("a = 1\n[t]\nb = [3]")
    assert lines.of(("t", "missing")) == 2
    assert lines.of(("t", "b", 0, "deeper")) == 3
    assert lines.of(("missing",)) == lines.of(()) == 0
