"""Exporting the high scores: as plain text with aligned columns, and as CSV for a spreadsheet.

The last column has the house rules that mattered to a score and have no column of their own.
"""

import csv
import io
import unicodedata
from collections.abc import Sequence

from game.core.game import Option
from game.core.high_scores import HighScoreLayout
from game.core.seeds import code
from game.i18n import _

from .high_scores import HighScoreRow, ranked

GAP = "  "  # gap between two columns of the text
FORMULA = tuple("=+-@\t\r\n＝＋－＠")  # starts a formula in a spreadsheet; in East Asian ones also the full-width signs
MARK = "\ufeff"  # byte order mark: without it Excel does not read the file as UTF-8
RIGHT = (0, 4)  # columns aligned to the right


def heads() -> tuple[str, ...]:
    """The column names, as in the rulebook, plus date and seed."""
    return _("Place"), _("Player name"), _("M/W"), _("Difficulty"), _("Score"), _("Date"), _("Seed"), _("House rules")


def lines(sheet: HighScoreLayout, options: Sequence[Option], rows: Sequence[HighScoreRow]) -> list[tuple[str, ...]]:
    """All rows as cells in the order of `heads`, level by level, the best first."""
    return [
        (str(place), row.name, row.kind, _(level.name), str(row.score), row.when[:16].replace("T", " "),
         code(row.seed), _rules(sheet, options, row))
        for level in sheet.levels
        for place, row in enumerate(ranked(rows, level.id), 1)
    ]  # fmt: skip


def _rules(sheet: HighScoreLayout, options: Sequence[Option], row: HighScoreRow) -> str:
    """“Mana for score: One card”: the options that mattered, except for those with a column of their own."""
    told = (
        _("{rule}: {choice}").format(rule=_(option.label), choice=_(choice.label))
        for option in options
        if option.key not in (sheet.kind, sheet.level) and option.matters(row.options)
        for choice in option.choices
        if choice.value == row.options.get(option.key)
    )
    return ", ".join(told)


def as_text(title: str, sheet: HighScoreLayout, options: Sequence[Option], rows: Sequence[HighScoreRow]) -> str:
    """The high scores as text: the title, and a table for each level that has a score."""
    table = lines(sheet, options, rows)
    wide = [max(map(_width, column)) for column in zip(heads(), *table, strict=True)]
    pages = [[line for line in table if line[3] == _(level.name)] for level in sheet.levels]
    blocks = ["\n".join(_aligned(line, wide) for line in (heads(), *page)) for page in pages if page]
    return "\n\n".join((f"{title}\n{'=' * _width(title)}", *blocks)) + "\n"


def as_csv(sheet: HighScoreLayout, options: Sequence[Option], rows: Sequence[HighScoreRow]) -> str:
    """The high scores as comma-separated values (RFC 4180), with a line of column names first."""
    told = io.StringIO()
    told.write(MARK)
    writer = csv.writer(told)
    writer.writerows([heads(), *([_harmless(cell) for cell in line] for line in lines(sheet, options, rows))])
    return told.getvalue()


def _harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def _aligned(line: Sequence[str], wide: Sequence[int]) -> str:
    cells = (
        " " * (width - _width(cell)) + cell if number in RIGHT else cell + " " * (width - _width(cell))
        for number, (cell, width) in enumerate(zip(line, wide, strict=True))
    )
    return GAP.join(cells).rstrip()


def _width(text: str) -> int:
    """The number of terminal columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )
