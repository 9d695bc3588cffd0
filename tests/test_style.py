"""Docstrings and comments are statements in plain words."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BANNED = re.compile(r"\b(whoever|reckon(s|ed|ing)?|whose every)\b", re.IGNORECASE)
DEFINITIONS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FOLDERS = ("game", "tests", "assets/press", ".ci")


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """The line and the text of every docstring."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DEFINITIONS) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text


def comments(source: str) -> Iterator[tuple[int, str]]:
    """The line and the text of every comment."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def faults(source: str) -> Iterator[tuple[int, str]]:
    """The line and the words of every docstring that asks, and of every banned word."""
    for line, text in docstrings(source):
        first = text.split("\n\n")[0].rstrip()
        if first.endswith("?") or text.rstrip().endswith("?"):
            yield line, f"a question: {first}"
    if not BANNED.search(source):  # to look for comments takes longer than to look for words
        return
    for line, text in (*docstrings(source), *comments(source)):
        if found := BANNED.search(text):
            yield line, f"“{found[0]}”: {text.splitlines()[0]}"


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_and_comments_are_plain_statements(folder):
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path != Path(__file__)
        for line, what in faults(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n" + "\n".join(found)


def test_questions_and_banned_words_are_found():
    source = '"""Is it?"""\n\n\ndef f():\n    """Return what whoever looks sees."""\n    return 1  # reckoned\n'
    assert [line for line, _what in faults(source)] == [1, 5, 6]
