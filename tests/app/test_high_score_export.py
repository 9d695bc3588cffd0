"""Tests for the high scores exported as text and as CSV."""

import csv
import io

from game.app.store.high_scores import HighScoreRow, as_csv, as_text
from game.rules import games

SHEET, OPTIONS = games()["crawl"].high_scores.layout, games()["crawl"].options
MANA = {"hero": "mage", "difficulty": "ask", "mana": "card"}


def row(name: str, score: int, level: str = "hard", kind: str = "W", day: int = 1) -> HighScoreRow:
    options = MANA if kind == "M" else {**MANA, "hero": "warrior"}
    return HighScoreRow(name, kind, level, score, f"2026-11-{day:02}T19:05:33", 77, options, f"{name} {score} {day}")


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.encode().decode("utf-8-sig"), newline="")))


ROWS = [row("Ylva", 41), row("Bo the Unlucky", 7, "normal", "M"), row("Ada", 120, day=2), row("Ylva", 41, day=3)]


def test_the_text_is_the_sheet_of_the_book_page_by_page() -> None:
    assert as_text("Dungeon Crawl: high scores", SHEET, OPTIONS, ROWS).splitlines() == [
        "Dungeon Crawl: high scores",
        "==========================",
        "",
        "Place  Player name     M/W  Difficulty  Score  Date              Seed      House rules",
        "    1  Bo the Unlucky  M    Normal          7  2026-11-01 19:05  U-00002D  Mana for score: One card",
        "",
        "Place  Player name     M/W  Difficulty  Score  Date              Seed      House rules",
        "    1  Ada             W    Hardcore      120  2026-11-02 19:05  U-00002D",
        "    2  Ylva            W    Hardcore       41  2026-11-01 19:05  U-00002D",
        "    3  Ylva            W    Hardcore       41  2026-11-03 19:05  U-00002D",
    ]


def test_wide_letters_keep_the_columns() -> None:
    told = as_text("T", SHEET, OPTIONS, [row("王小明", 10), row("Al", 5)]).splitlines()
    assert told[-2].split("W ")[0].rstrip() == "    1  王小明"
    assert told[-1].index("W") - told[-2].index("W") == 3  # three letters, each two columns wide


def test_an_empty_sheet_is_a_title() -> None:
    assert as_text("T", SHEET, OPTIONS, []) == "T\n=\n"


def test_csv_is_read_back_as_it_was() -> None:
    rows = [row('Ann "the, axe"', 5), row("Zoë; 王", 4)]
    text = as_csv(SHEET, OPTIONS, rows)
    assert text.startswith("\ufeffPlace"), "Excel knows UTF-8 by this only"
    assert text.endswith("\r\n")
    found = read(text)
    assert found == [
        ["Place", "Player name", "M/W", "Difficulty", "Score", "Date", "Seed", "House rules"],
        ["1", 'Ann "the, axe"', "W", "Hardcore", "5", "2026-11-01 19:05", "U-00002D", ""],
        ["2", "Zoë; 王", "W", "Hardcore", "4", "2026-11-01 19:05", "U-00002D", ""],
    ]


def test_no_name_is_taken_for_a_formula() -> None:
    names = ["=1+1", "+44", "-5", "@SUM(A1)", "=cmd|' /C calc'!A0", "＝1+1", "＋44", "－5", "＠SUM(A1)", "\t=1", "\n=1"]
    found = read(as_csv(SHEET, OPTIONS, [row(name, 9) for name in names]))
    assert [line[1] for line in found[1:]] == [f"'{name}" for name in names]


def test_a_full_sheet_is_written_out_whole() -> None:
    rows = [row(f"Name {n}", n + 1, ("hard", "normal")[n % 2]) for n in range(10_000)]
    assert len(as_text("T", SHEET, OPTIONS, rows).splitlines()) == 10_000 + 2 + 2 * 2
    found = read(as_csv(SHEET, OPTIONS, rows))
    assert len(found) == 10_001
    assert [line[4] for line in (found[1], found[5000], found[5001], found[-1])] == ["10000", "2", "9999", "1"]


def test_the_house_rule_for_mana_stands_by_a_mages_score_only() -> None:
    found = read(as_csv(SHEET, OPTIONS, [row("Bo", 7, kind="M"), row("Ada", 5)]))
    assert [line[-1] for line in found] == ["House rules", "Mana for score: One card", ""]
