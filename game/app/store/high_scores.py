"""The high-score files: one per game, which is only appended to, except for moving damaged lines out.

A row is a line of eight hexadecimal digits, the CRC-32 of the text after them, a space, and JSON. Every row is written
with a line end before and after it, so that a row cut short by a power failure, or a changed byte, cannot damage
others."""

import codecs
import csv
import io
import json
import unicodedata
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from game import files
from game.core import json_text
from game.core.game import Option
from game.core.high_scores import HighScoreLayout
from game.core.match import Match
from game.core.save import SavedPlay
from game.core.seeds import LIMIT, code
from game.core.text import Text, Trouble
from game.i18n import _, is_moment

# The high-score files: one per game, which is only appended to, except for moving damaged lines out.
#
# A row is a line of eight hexadecimal digits, the CRC-32 of the text after them, a space, and JSON. Every row is
# written with a line end before and after it, so that a row cut short by a power failure, or a changed byte, cannot
# damage others.

FORMAT = 1
FOLDER, ENDING = "sheets", ".jsonl"  # folder in the data folder, and file ending
LONGEST = 20  # letters of a name
LONG = 80  # letters of any other text
MOST = 10**9  # scores must be lower
RECENT = 8  # names offered again


@dataclass(frozen=True)
class HighScoreRow:
    """A row of the high scores.

    `when` is the local time at which the play ended, `2026-11-20T19:05:33`; `options` are its house rules, for playing
    the deal again; `play` identifies the play (`play_of`).
    """

    name: str
    kind: str
    level: str
    score: int
    when: str
    seed: int
    options: Mapping[str, str]
    play: str


class Found(NamedTuple):
    """The contents of a file: its rows in the order of writing; all valid lines unchanged, including those of later
    versions; damaged lines; the number of rows by later versions; and the text after the last line end, which is being
    written just now or was cut short."""

    rows: list[HighScoreRow]
    sound: list[bytes]
    damaged: list[bytes]
    newer: int = 0
    torn: bytes = b""


class NewerRow(ValueError):
    """A row written by a later version of the program."""


def play_of(match: Match | SavedPlay) -> str:
    """A text that identifies a play."""
    return f"{match.began} {match.seed}"


def tidy(name: str) -> str:
    """A name as it is shown in the high scores; "" when nothing printable is left."""
    legible = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name))
    return " ".join(legible.split())[:LONGEST].rstrip()


def ranked(rows: Iterable[HighScoreRow], level: str) -> list[HighScoreRow]:
    """The rows of a level, best first, the earlier of equal ones first."""
    return sorted((row for row in rows if row.level == level), key=lambda row: (-row.score, row.when))


def recent_names(rows: Iterable[HighScoreRow], most: int = RECENT) -> list[str]:
    """The names written last, each once, the latest first."""
    return list(dict.fromkeys(row.name for row in reversed(list(rows))))[:most]


def last_kinds(rows: Iterable[HighScoreRow]) -> dict[str, str]:
    """The kind that each name played last."""
    return {row.name: row.kind for row in rows}


# file


class HighScores:
    """The high scores of one game. Problems are reported through `trouble`.

    A row that the disk refuses is known until the program ends, and is tried again with every later one.
    """

    def __init__(self, data: Path, game: str, trouble: Callable[[Text], object]):
        self.path, self.trouble = data / FOLDER / f"{game}{ENDING}", trouble
        self._read = Found([], [], [])
        self._waiting: list[HighScoreRow] = []  # rows that the disk refused
        self._seen: tuple[int, int] | None = None  # size and time of the file at the last read

    def rows(self) -> list[HighScoreRow]:
        """Every row in the order of writing, including rows that other programs have added since."""
        newer = self._read.newer
        if self._look():
            self._tell(newer)
        return [*self._read.rows, *self._waiting]

    def add(self, row: HighScoreRow) -> bool:
        """Append a row, once per play; return False when the disk refuses."""
        if all(row.play != other.play for other in self.rows()):
            self._waiting.append(row)
        return self._write()

    def _write(self) -> bool:
        try:
            with files.alone(self.path):
                self._look()
                there = {row.play for row in self._read.rows}
                new = [row for row in self._waiting if row.play not in there]
                if new:
                    files.append(self.path, b"".join(map(to_line, new)))
        except files.CannotWrite as error:
            self.trouble(error.text)
            return False
        self._waiting.clear()
        return True

    def _look(self) -> bool:
        """Read the file if it has changed since the last read; return True if it was read."""
        try:
            found = self.path.stat()
            now = found.st_size, found.st_mtime_ns
            if now == self._seen:
                return False
            self._read, self._seen = from_bytes(files.bytes_of(self.path)), now
        except (FileNotFoundError, NotADirectoryError):
            self._read, self._seen = Found([], [], []), None
            return False
        except (OSError, Trouble) as error:
            self._cannot_read(error)
            return False
        return True

    def _cannot_read(self, error: OSError | Trouble) -> None:
        why = (
            error.text
            if isinstance(error, Trouble)
            else Text("It cannot be read: {reason}.", reason=files.reason(error))
        )
        self.trouble(Text("“{file}” cannot be used. {why}", file=files.legible(self.path.name), why=why))

    def _tell(self, newer: int) -> None:
        """Report problems with the file; `newer` rows of later versions have already been reported."""
        if self._read.newer > newer:
            self.trouble(
                Text(
                    "{n} high score was written by a newer version of Underdeck and is not shown.",
                    "{n} high scores were written by a newer version of Underdeck and are not shown.",
                    n=self._read.newer,
                )
            )
        if self._read.damaged:
            self._mend()

    def _mend(self) -> None:
        """Move damaged lines to a file of their own and write the others unchanged."""
        try:
            with files.alone(self.path):
                found, kept = from_bytes(files.bytes_of(self.path)), files.aside(self.path, "damaged")
                files.write_bytes(kept, b"".join(map(_apart, filter(None, (*found.damaged, found.torn)))))
                files.write_bytes(self.path, b"".join(map(_apart, found.sound)))
        except (files.CannotWrite, OSError):
            kept = self.path
        self.trouble(
            Text(
                "{n} line of the high-score sheet is damaged. It is kept in “{file}”; all the others are there.",
                "{n} lines of the high-score sheet are damaged. They are kept in “{file}”; all the others are there.",
                n=len(self._read.damaged),
                file=files.legible(kept.name),
            )
        )


# lines


def to_line(row: HighScoreRow) -> bytes:
    """A row as it is written to the file."""
    text = json.dumps({"format": FORMAT, **asdict(row)}, ensure_ascii=False, separators=(",", ":")).encode()
    return _apart(b"%08x %b" % (zlib.crc32(text), text))


def _apart(line: bytes) -> bytes:
    return b"\n%b\n" % line


def from_bytes(data: bytes) -> Found:
    """Parse a file. If a play has several rows, the first one counts."""
    rows: dict[str, HighScoreRow] = {}
    sound: list[bytes] = []
    damaged: list[bytes] = []
    newer = 0
    *lines, last = data.removeprefix(codecs.BOM_UTF8).split(b"\n")
    for line in filter(None, (*lines, last)):
        try:
            row = from_line(line)
            rows.setdefault(row.play, row)
        except NewerRow:
            newer += 1
        except (ValueError, RecursionError):
            damaged.append(line)
            continue
        sound.append(line)
    torn = damaged.pop() if damaged and damaged[-1] is last else b""
    return Found(list(rows.values()), sound, damaged, newer, torn)


def from_line(line: bytes) -> HighScoreRow:
    """Parse a line. Raises `NewerRow` for a later version, and `ValueError` for an invalid line."""
    sum, space, text = line[:8], line[8:9], line[9:]
    if space != b" " or sum != b"%08x" % zlib.crc32(text):
        raise ValueError("not a row")
    raw = json_text.parse_strict(text.decode())
    if not isinstance(raw, dict) or type(raw.get("format")) is not int:
        raise ValueError("not a row")
    if raw["format"] > FORMAT:
        raise NewerRow
    return _row(raw)


def _row(raw: Mapping[str, Any]) -> HighScoreRow:
    """Parse a row's plain data; unknown fields are ignored."""
    options = raw.get("options")
    if not isinstance(options, dict):
        raise ValueError("no options")
    name = _text(raw, "name")
    if tidy(name) != name or not name:
        raise ValueError("not a name")
    kept = {key: _text(options, key) for key in options}
    kind, level, when, play = (_text(raw, key) for key in ("kind", "level", "when", "play"))
    if not is_moment(when):
        raise ValueError("not a time")
    return HighScoreRow(name, kind, level, _whole(raw, "score", MOST), when, _whole(raw, "seed", LIMIT), kept, play)


def _text(raw: Mapping[str, Any], key: str) -> str:
    value = raw.get(key)
    if not isinstance(value, str) or len(value) > LONG or not value.isprintable():
        raise ValueError(f"{key} is no text")
    return value


def _whole(raw: Mapping[str, Any], key: str, limit: int) -> int:
    value = raw.get(key)
    if type(value) is not int or not 0 <= value < limit:
        raise ValueError(f"{key} is no number")
    return value


# Exporting the high scores: as plain text with aligned columns, and as CSV for a spreadsheet.
#
# The last column has the house rules that mattered to a score and have no column of their own.

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
