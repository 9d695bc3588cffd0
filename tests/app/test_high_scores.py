"""Tests for the file of high scores: no accident loses a row that was in it."""

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import files
from game.app.store import high_scores
from game.app.store.high_scores import (
    LONGEST,
    HighScoreRow,
    HighScores,
    from_bytes,
    ranked,
    recent_names,
    tidy,
    to_line,
)
from tests import work

OPTIONS = {"hero": "mage", "difficulty": "hard", "mana": "pool"}
WRITER = """
import sys
from pathlib import Path
from game.app.store.high_scores import HighScoreRow, HighScores
from tests import work
folder, who, most = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
sheet = HighScores(folder, "crawl", lambda text: sys.exit(str(text)))
first = len(sheet.rows())
for n in range(first, first + most):
    assert sheet.add(HighScoreRow(who, "W", "hard", n + 1, "2026-11-20T19:05:33", n, {"hero": "warrior"}, f"{who} {n}"))
    print(n, flush=True)
"""


def row(n: int = 1, **more: object) -> HighScoreRow:
    return replace(
        HighScoreRow("Ylva", "M", "hard", 40 + n, f"2026-11-20T19:{n % 60:02}:33", n, OPTIONS, f"play {n}"), **more
    )


@pytest.fixture
def troubles() -> list[str]:
    return []


@pytest.fixture
def store(tmp_path: Path, troubles: list[str]) -> HighScores:
    return HighScores(tmp_path, "crawl", lambda text: troubles.append(str(text)))


def again(store: HighScores, troubles: list[str] | None = None) -> HighScores:
    """The same high scores, opened by another program."""
    told = [] if troubles is None else troubles
    return HighScores(store.path.parent.parent, "crawl", lambda text: told.append(str(text)))


# writing and reading


def test_there_are_no_scores_at_first_and_looking_makes_no_file(store: HighScores, tmp_path: Path) -> None:
    assert store.rows() == []
    assert list(tmp_path.iterdir()) == []


def test_what_is_written_is_there_for_good(store: HighScores, troubles: list[str]) -> None:
    written = [row(1), row(2, name="Bjørn “Å” 王"), row(3, kind="W", level="normal")]
    assert all(map(store.add, written))
    assert store.rows() == again(store).rows() == written
    assert not troubles


def test_the_file_only_grows(store: HighScores) -> None:
    store.add(row(1))
    before = store.path.read_bytes()
    store.add(row(2))
    assert store.path.read_bytes() == before + to_line(row(2))


def test_a_play_that_is_finished_twice_is_written_once(store: HighScores) -> None:
    other = again(store)
    other.rows()
    assert store.add(row(1))
    assert other.add(row(1, name="Somebody else"))
    assert store.add(row(1))
    assert again(store).rows() == [row(1)]


def test_what_a_later_program_notes_besides_is_passed_over(store: HighScores, troubles: list[str]) -> None:
    raw = json.loads(to_line(row(1)).split(b" ", 1)[1]) | {"weather": "rain"}
    store.path.parent.mkdir()
    store.path.write_bytes(line(raw))
    assert store.rows() == [row(1)]
    assert not troubles


def test_rows_of_a_later_format_stay_and_are_told(store: HighScores, troubles: list[str]) -> None:
    later = line(json.loads(to_line(row(1)).split(b" ", 1)[1]) | {"format": 2})
    store.path.parent.mkdir()
    store.path.write_bytes(later)
    store.add(row(2))
    assert store.rows() == [row(2)]
    assert store.path.read_bytes() == later + to_line(row(2))
    assert troubles == ["1 high score was written by a newer version of Underdeck and is not shown."]


def line(raw: dict[str, object]) -> bytes:
    text = json.dumps(raw).encode()
    return b"\n%08x %b\n" % (zlib.crc32(text), text)


NONSENSE = {
    "name": ["", " Ylva", "Y" * (LONGEST + 1), 7, None, "a\nb"],
    "score": [-1, "12", 1.5, True, 10**9],
    "seed": [-1, 1 << 63, None],
    "options": [[], {"hero": 1}, None],
    "when": [7, "x" * 99],
    "play": [None],
    "format": ["1", None],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key in NONSENSE for value in NONSENSE[key]], ids=repr)
def test_nonsense_under_a_right_sum_is_damage(key: str, value: object) -> None:
    raw = json.loads(to_line(row(1)).split(b" ", 1)[1]) | {key: value}
    found = from_bytes(line(raw) + to_line(row(2)))
    assert found.rows == [row(2)]
    assert len(found.damaged) == 1


# ranks and names


def test_the_best_is_first_and_of_equals_the_earlier() -> None:
    rows = [row(5, score=9), row(2, score=30), row(1, score=30), row(9, level="normal", score=99)]
    assert [each.seed for each in ranked(rows, "hard")] == [1, 2, 5]


def test_names_are_offered_the_latest_first() -> None:
    rows = [row(n, name=name) for n, name in enumerate(["Ada", "Ylva", "Ada", "Bo"])]
    assert recent_names(rows) == ["Bo", "Ada", "Ylva"]
    assert len(recent_names([row(n, name=f"N{n}") for n in range(20)])) == 8


@pytest.mark.parametrize(
    ("typed", "name"),
    [("  Ylva  the   Red ", "Ylva the Red"), ("a\tb\n", "a b"), ("x" * 30, "x" * 20), ("\u0000\ud800 ", ""),
     ("é", "é"), ("x" * 19 + " y", "x" * 19)],
)  # fmt: skip
def test_a_name_is_tidied(typed: str, name: str) -> None:
    assert tidy(typed) == name
    assert tidy(tidy(typed)) == name


# damage


def test_a_row_cut_short_anywhere_harms_no_other(store: HighScores) -> None:
    """A power cut while a row is written may leave any part of it."""
    store.add(row(1))
    first, second = store.path.read_bytes(), to_line(row(2))
    for end in range(len(second)):
        store.path.write_bytes(first + second[:end])
        told: list[str] = []
        cut = again(store, told)
        whole = end >= len(second) - 1
        assert cut.rows() == ([row(1), row(2)] if whole else [row(1)]), end
        assert not told, "what was never finished is no loss"
        assert cut.add(row(3))
        assert again(store).rows() == ([row(1), row(2), row(3)] if whole else [row(1), row(3)]), end


def test_a_damaged_line_is_put_aside_and_told_once(store: HighScores, troubles: list[str]) -> None:
    for n in range(1, 4):
        store.add(row(n))
    whole = store.path.read_bytes()
    hurt = whole.replace(b'"score":42', b'"score":99')
    store.path.write_bytes(hurt)
    store = again(store, troubles)
    assert store.rows() == [row(1), row(3)] == store.rows()
    assert troubles == [
        "1 line of the high-score sheet is damaged. It is kept in “crawl.jsonl.damaged-1”; all the others are there."
    ]
    assert b'"score":99' in (store.path.parent / "crawl.jsonl.damaged-1").read_bytes()
    assert store.path.read_bytes() == to_line(row(1)) + to_line(row(3))
    store.add(row(4))
    assert again(store, troubles).rows() == [row(1), row(3), row(4)]
    assert len(troubles) == 1


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(flips=st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 255)), min_size=1, max_size=6))
def test_a_flipped_byte_costs_one_row_at_the_most(flips: list[tuple[int, int]]) -> None:
    rows = [row(n) for n in range(12)]
    data = bytearray(b"".join(map(to_line, rows)))
    for at, by in flips:
        data[at % len(data)] ^= by
    found = from_bytes(bytes(data))
    assert all(each in rows for each in found.rows), "no row is made up"
    assert len(found.rows) >= len(rows) - len(flips)
    pieces = [piece for piece in data.split(b"\n") if piece]
    assert sorted(pieces) == sorted(filter(None, [*found.sound, *found.damaged, found.torn])), "nothing is thrown away"


@settings(max_examples=100, deadline=None)
@given(data=st.binary(max_size=400))
def test_any_bytes_can_be_read(data: bytes) -> None:
    assert from_bytes(data + to_line(row(1))).rows == [row(1)]


# a disk that refuses


def test_a_full_disk_is_told_and_the_row_is_tried_again(
    store: HighScores, troubles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(row(1))
    before = store.path.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(files.Disk, "write", half_then_full)
        assert not store.add(row(2))
        assert not store.add(row(3))
    assert store.rows() == [row(1), row(2), row(3)]
    assert store.path.read_bytes() == before, "no half of a row is left"
    assert troubles == [f"“{store.path}” could not be written: the disk is full."] * 2
    assert store.add(row(4))
    assert again(store).rows() == [row(n) for n in (1, 2, 3, 4)]


def half_then_full(disk: files.Disk, file: object, data: bytes) -> None:
    file.write(data[: len(data) // 2])  # type: ignore[attr-defined]
    raise OSError(errno.ENOSPC, "full")


def refused(disk: files.Disk, file: object, data: bytes) -> None:
    raise PermissionError(errno.EACCES, "read-only")


def test_a_read_only_folder_is_told(store: HighScores, troubles: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The write is patched to fail, because a superuser would be allowed to write."""
    store.add(row(1))
    before = store.path.read_bytes()
    with monkeypatch.context() as locked:
        locked.setattr(files.Disk, "write", refused)
        assert not store.add(row(2))
    assert store.path.read_bytes() == before
    assert store.rows() == [row(1), row(2)]
    assert "the system does not allow it" in troubles[0]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """This fails even for a superuser: a file lies where the folder should be."""
    (tmp_path / "sheets").write_text("in the way")
    told: list[str] = []
    store = HighScores(tmp_path, "crawl", lambda text: told.append(str(text)))
    assert not store.add(row(1))
    assert store.rows() == [row(1)]
    assert "could not be written: a file is where a folder should be" in told[0]


def test_damage_that_cannot_be_mended_is_told_and_left(
    store: HighScores, troubles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(row(1))
    hurt = store.path.read_bytes() + b"\nnonsense\n"
    store.path.write_bytes(hurt)
    monkeypatch.setattr(files.Disk, "open", lambda disk, path: os_error())
    store = again(store, troubles)
    assert store.rows() == [row(1)]
    assert store.path.read_bytes() == hurt
    assert len(troubles) == 1


def os_error() -> None:
    raise OSError(errno.EROFS, "read-only")


def test_a_file_that_is_no_file_is_told(store: HighScores, troubles: list[str]) -> None:
    store.path.mkdir(parents=True)
    assert store.rows() == []
    assert troubles
    assert not store.add(row(1))
    assert store.rows() == [row(1)]


# several programs


def writer(folder: Path, who: str, most: int) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(folder), who, str(most)], stdout=subprocess.PIPE, text=True, cwd=files.root()
    )


@pytest.mark.slow
def test_killed_while_it_writes_everything_said_to_be_written_is_there(tmp_path: Path) -> None:
    """SIGKILL at a random moment, twelve times over the same file."""
    chance, told = random.Random(5), []
    store = HighScores(tmp_path, "crawl", lambda text: told.append(str(text)))
    written: set[str] = set()
    for turn in range(12):
        program = writer(tmp_path, f"w{turn}", 10_000)
        assert program.stdout is not None
        said = [program.stdout.readline()]
        time.sleep(chance.random() * 0.15)
        program.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
        said += program.stdout.read().split("\n")
        written |= {f"w{turn} {int(n)}" for n in filter(None, map(str.strip, said)) if n.isdigit()}
        program.wait()
    plays = {each.play for each in store.rows()}
    assert len(written) > 12
    assert written <= plays
    assert len(plays - written) <= 12, "at the most the row that was just being told, each time"


@pytest.mark.slow
def test_two_programs_that_write_at_once_both_keep_their_rows(tmp_path: Path) -> None:
    programs = [writer(tmp_path, who, 150) for who in ("left", "right")]
    for program in programs:
        program.communicate()
        assert program.returncode == 0
    found = from_bytes((tmp_path / "sheets" / "crawl.jsonl").read_bytes())
    assert not found.damaged
    assert sorted(each.name for each in found.rows) == ["left"] * 150 + ["right"] * 150


def test_the_one_who_waits_too_long_for_another_program_is_told(
    store: HighScores, troubles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files.locks, "WAIT", 0.05)
    with files.alone(store.path):
        assert not store.add(row(1))
    assert "another program is using it" in troubles[0]
    assert store.add(row(2))
    assert again(store).rows() == [row(1), row(2)]


def test_rows_of_another_program_are_seen_at_once(store: HighScores) -> None:
    store.add(row(1))
    again(store).add(row(2))
    assert store.rows() == [row(1), row(2)]


# many rows


@pytest.mark.slow
def test_ten_thousand_rows_are_read_and_ranked_fast(store: HighScores) -> None:
    """With a hundred calls a row, in 0.1 s on the project's slow machine."""
    rows = [row(n, score=n * 7919 % 5000, level=("normal", "hard")[n % 2]) for n in range(10_000)]
    store.path.parent.mkdir()
    store.path.write_bytes(b"".join(map(to_line, rows)))
    with work.at_most(2_500_000):
        best = ranked(store.rows(), "hard")
    assert len(store.rows()) == 10_000
    assert len(best) == 5_000
    assert [each.score for each in best] == sorted((each.score for each in best), reverse=True)
    with work.at_most(2_500_000):
        assert store.add(row(20_000))


def test_the_names_of_the_file_are_those_in_the_changelog() -> None:
    assert (high_scores.FOLDER, high_scores.ENDING, high_scores.FORMAT) == ("sheets", ".jsonl", 1)
