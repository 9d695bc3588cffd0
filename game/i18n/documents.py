"""The documents that ship with the program, in pieces to display."""

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import NamedTuple

from game import files

from .language import _

CREDITS, ACCESSIBILITY = "CREDITS.md", "ACCESSIBILITY.md"
FOR_ENGINEERS = "For engineers"  # the heading of the part of a document that players are not shown
SHORT = 50  # characters; shorter lines of a licence end on purpose
COLUMNS = re.compile(r"(?<=\S) {3,}(?=\S)")  # the gap between columns aligned with spaces
HEADING, POINT, PLAIN, NAME, DETAIL = "heading", "point", "plain", "name", "detail"


class Piece(NamedTuple):
    """A heading, a list item or a paragraph; or the name or the details of a table's row."""

    kind: str
    text: str


def from_markdown(text: str) -> list[Piece]:
    """Parse the subset of Markdown that our documents use into pieces. The title is left out."""
    return [piece for block in _blocks(text) for piece in _pieces(block)]


def _blocks(text: str) -> Iterator[list[str]]:
    """Yield the lines of each block between empty lines."""
    for block in re.split(r"\n\s*\n", text.strip()):
        yield block.split("\n")


def _pieces(lines: list[str]) -> Iterator[Piece]:
    first = lines[0]
    if first.startswith("# "):
        return
    if first.startswith("#"):
        yield Piece(HEADING, _bare(first.lstrip("# ")))
        lines = lines[1:]
    if lines and lines[0].startswith("|"):
        yield from _rows(lines[2:])
    elif lines and lines[0].startswith("* "):
        yield from (Piece(POINT, text) for text in _points(lines))
    elif lines:
        yield Piece(PLAIN, _bare(" ".join(lines)))


def _rows(lines: Iterable[str]) -> Iterator[Piece]:
    for line in lines:
        name, *rest = (_bare(cell) for cell in line.strip("|").split("|"))
        yield Piece(NAME, name)
        yield Piece(DETAIL, "\n".join(cell for cell in rest if cell))


def _points(lines: Iterable[str]) -> list[str]:
    points: list[str] = []
    for line in lines:
        if line.startswith("* "):
            points.append(line[2:])
        else:
            points[-1] += " " + line.strip()
    return [_bare(point) for point in points]


def _bare(text: str) -> str:
    """The text without asterisks, backticks and link addresses."""
    return re.sub(r"\*+|`|\[([^]]*)\]\([^)]*\)", r"\1", text).strip()


def from_licence(text: str) -> list[Piece]:
    """The paragraphs of a licence's text. The words stay unchanged; only lines broken for a terminal are joined."""
    return [Piece(PLAIN, _run_on(block)) for block in _blocks(text.replace("\f", "\n"))]


def _run_on(lines: Iterable[str]) -> str:
    joined = ""
    last = ""
    for line in lines:
        words = COLUMNS.sub(" – ", line.strip())
        runs_on = len(last) >= SHORT and words == line.strip()
        joined += ("" if not joined else " " if runs_on else "\n") + words
        last = line.strip()
    return joined


def for_players(text: str) -> list[Piece]:
    """The pieces of a document that players are shown, in English; each is a message to be translated."""
    return list(takewhile(lambda piece: piece.text != FOR_ENGINEERS, from_markdown(text)))


def document(name: str) -> str:
    """The text of a document that ships with the program; if the file is missing, a sentence that says so."""
    try:
        return files.document(name).read_text(encoding="utf-8")
    except OSError:
        return _("The file “{name}” is missing.").format(name=name)
