"""Reads the tables of FORMATS.md that tests hold: those below a mark `<!-- held: NAME -->`."""

import re
from itertools import product
from pathlib import Path

PAGE = Path(__file__).parents[1] / "FORMATS.md"
MARK = re.compile(r"<!-- held: (.+) -->")
CELLS = re.compile(r"(?<!\\)\|")
CARD = r"(?:10|[2-9JQKA])[CDHS](?:\.[0-9]+)?|X[RB](?:\.[0-9]+)?"
WORDS = {  # of the forms of actions and events
    "CARD": CARD,
    "TOKEN": r"(?:hero|enemy|pet|pc)\.[0-9]+",
    "CHAR": r"pc\.[0-9]+",
    "N": "-?[0-9]+",
    "as=…": r"as=\S+",
}
ANY = r"\S+"

Row = list[str]


def tables() -> dict[str, list[Row]]:
    """The rows below the head of every marked table, by the table's name."""
    found: dict[str, list[Row]] = {}
    rows: list[Row] | None = None
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if mark := MARK.fullmatch(line):
            assert mark[1] not in found, f"two tables are called {mark[1]}"
            rows = found[mark[1]] = []
        elif line.startswith("|") and rows is not None:
            rows.append([cell.strip() for cell in CELLS.split(line)[1:-1]])
        else:
            rows = None
    return {name: rows[2:] for name, rows in found.items()}


TABLES = tables()


def coded(cell: str) -> list[str]:
    """The words of a cell that are printed as code."""
    return [word.replace("\\|", "|") for word in re.findall(r"`([^`]+)`", cell)]


def column(name: str, number: int = 0) -> list[str]:
    """All words printed as code in a column of a table."""
    return [word for row in TABLES[name] for word in coded(row[number])]


def by_first(name: str) -> dict[str, Row]:
    """The rows of a table by the words of their first cell."""
    return {row[0].replace("`", ""): row for row in TABLES[name]}


LETTERS = {row[0].strip("`"): coded(row[1]) for row in TABLES["letters"]}


def expanded(id: str) -> list[str]:
    """The ids that an id with capital letters stands for."""
    parts = [LETTERS.get(part) or [part] for part in id.split(".")]
    return [".".join(each) for each in product(*parts)]


def pattern(id: str) -> str:
    """A regular expression for an id with capital letters."""

    def part(word: str) -> str:
        known = LETTERS.get(word)
        return f"(?:{'|'.join(known)})" if known else ANY if word.isupper() else re.escape(word)

    return r"\.".join(map(part, id.split(".")))


def form(text: str) -> re.Pattern[str]:
    """A regular expression for the form of an action or event: `attack CARD… TOKEN`."""
    first, *rest = text.split()
    parts = [re.escape(first)]
    for word in rest:
        plain = word.removesuffix("…") if word not in WORDS else word
        one = f"(?:{WORDS.get(plain, ANY if plain.isupper() else re.escape(plain))})"
        parts.append(rf"(?: {one})+" if plain != word else f" {one}")
    return re.compile("".join(parts))
