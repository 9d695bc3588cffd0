"""Tests for output that nobody takes: every command, with a closed pipe, a full disk, or no stream at all."""

import codecs
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from game.__main__ import main
from game.cli.main import BAD, DONE
from game.cli.parser import COMMANDS
from game.core import json_text, save
from game.core.game import defaults
from game.core.match import Match
from game.rules import games
from tests.rotation import rotating
from tests.test_odd_files import UNPLAIN, a_folder, nature

ROOT = Path(__file__).parents[2]
SCOUNDREL = games()["scoundrel"]
QUEST = str(ROOT / "levels" / "quests" / "first_lantern.tmx")
REPLAY = str(ROOT / "tests" / "replays" / "scoundrel-unfinished.json")
LINES = {  # every command, and what else prints without opening a window
    "games": ["games"],
    "games --json": ["games", "--json"],
    "play": ["play", "scoundrel", "--seed", "5"],
    "play --json": ["play", "scoundrel", "--seed", "5", "--json"],
    "replay": ["replay", REPLAY],
    "replay --json": ["replay", REPLAY, "--json"],
    "sim": ["sim", "scoundrel", "--games", "2", "--jobs", "1"],
    "sim --json": ["sim", "scoundrel", "--games", "2", "--jobs", "1", "--json"],
    "solve": ["solve", "scoundrel", "--seed", "5"],
    "solve --json": ["solve", "scoundrel", "--seed", "5", "--json"],
    "review": ["review", REPLAY],
    "review --json": ["review", REPLAY, "--json"],
    "quest check": ["quest", "check", QUEST],
    "quest check --json": ["quest", "check", QUEST, "--json"],
    "quest sim": ["quest", "sim", QUEST, "--games", "1", "--jobs", "1"],
    "--help": ["--help"],
    "play --help": ["play", "--help"],
    "quest --help": ["quest", "--help"],
    "--version": ["--version"],
}
LONG = {"quest sim"}  # takes seconds; it prints as `sim` does

needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")


def test_every_command_is_tried() -> None:
    assert COMMANDS.keys() <= LINES.keys()


@pytest.fixture
def closed_pipe() -> Iterator[int]:
    """The end of a pipe that nobody reads."""
    read, write = os.pipe()
    os.close(read)
    yield write
    os.close(write)


@pytest.fixture
def full_disk() -> Iterator[int]:
    number = os.open("/dev/full", os.O_WRONLY)
    yield number
    os.close(number)


Say = Callable[[list[str], int, bool], tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Say:
    """Return a function that runs a line with standard output to a file number, buffered or not; it returns the status
    and standard error, and fails if something is left that cannot be written."""

    def call(words: list[str], number: int, buffered: bool) -> tuple[int, str]:
        raw = io.FileIO(number, "w", closefd=False)
        out = io.TextIOWrapper(io.BufferedWriter(raw), encoding="utf-8", write_through=not buffered)
        err = io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.StringIO("1\nhint\n2\n" * 50))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        status = main(words)
        out.flush()  # as the interpreter does at its end
        return status, err.getvalue()

    return call


@pytest.mark.parametrize("buffered", [True, False], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("name", sorted(LINES.keys() - LONG))
def test_a_closed_pipe_is_no_trouble(run: Say, closed_pipe: int, name: str, buffered: bool) -> None:
    assert run(LINES[name], closed_pipe, buffered) == (DONE, "")


@needs_full
@pytest.mark.parametrize("buffered", [True, False], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("name", sorted(LINES.keys() - LONG))
def test_a_full_disk_is_told_in_one_line(run: Say, full_disk: int, name: str, buffered: bool) -> None:
    status, said = run(LINES[name], full_disk, buffered)
    assert (status, said) == (BAD, "The output could not be written: the disk is full.\n")


@needs_full
@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such shells there")
@pytest.mark.parametrize(("name", "unbuffered"), rotating(product([*LINES, "sim --jobs 2"], ("", "1"))))
def test_the_interpreter_has_nothing_to_add_at_its_end(name: str, unbuffered: str) -> None:
    """The status is ours, and not its 120; also where standard error is no better."""
    env = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    script = '"$@" < /dev/null 2>&3 | true; exit ${PIPESTATUS[0]}', '"$@" < /dev/null >/dev/full 2>&3'
    script += ('"$@" < /dev/null >/dev/full 2>/dev/full',)
    words = LINES.get(name, ["sim", "scoundrel", "--games", "200", "--jobs", "2"])
    line = [sys.executable, "-m", "game", *words]
    done = [
        subprocess.run(["bash", "-c", f"exec 3>&2; {each}", "bash", *line], cwd=ROOT, env=env, capture_output=True)
        for each in script
    ]
    assert [each.returncode for each in done] == [DONE, BAD, BAD]
    assert [len(each.stderr.splitlines()) for each in done] == [0, 1, 0]


@needs_full
@pytest.mark.slow
@pytest.mark.parametrize("words", [["nonsense"], ["sim", "nothing"], ["replay", "/nowhere"], ["--seed", "x"]], ids=str)
def test_a_complaint_that_cannot_be_printed_changes_no_status(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "game", *words], cwd=ROOT, stderr=full, stdout=full)
    assert done.returncode == BAD


@pytest.mark.slow
def test_a_play_whose_reader_has_gone_is_saved_as_far_as_it_came(run: Say, closed_pipe: int, tmp_path: Path) -> None:
    for flag in ([], ["--json"]):
        file = tmp_path / "play.json"
        assert run([*LINES["play"], "--save", str(file), *flag], closed_pipe, True)[0] == DONE
        assert save.read(file.read_text("utf-8"), games()).seed == 5


# input


@pytest.mark.parametrize("flag", [[], ["--json"]], ids=["people", "programs"])
def test_input_may_begin_with_a_byte_order_mark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], flag: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "play.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{json_text.BOM}avoid\n"))
    assert main([*LINES["play"], *flag, "--save", str(file)]) == DONE
    match = Match(SCOUNDREL, defaults(SCOUNDREL), 5)
    assert list(map(str, save.read(file.read_text("utf-8"), games()).log)) == ["avoid"] != match.log


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"], ids=["UTF-8", "UTF-16", "big endian"])
def test_a_replayed_file_may_begin_with_a_byte_order_mark(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, mark: bytes
) -> None:
    encoding = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}[mark]
    file = tmp_path / "save.json"
    file.write_bytes(mark + Path(REPLAY).read_text("utf-8").encode(encoding))
    assert main(["replay", str(file)]) == DONE


HUGE = "9" * 5000
ABSURD = {
    "action": (["play", "diamonds", "--set", "mode=party", "--json"], f"join A fighter 1 {HUGE} {HUGE}\n"),
    "action for people": (["play", "diamonds", "--set", "mode=party"], f"join A fighter 1 {HUGE} {HUGE}\n"),
    "choice": (["play", "scoundrel"], f"{HUGE}\n"),
    "seat of an action": (["play", "scoundrel", "--json"], f"{HUGE}:avoid\n"),
    "card of an action": (["play", "scoundrel", "--json"], f"take QS.{HUGE}\n"),
    "half a character": (["play", "scoundrel", "--json"], "say \udcff\ud800\n"),
    "zeros": (["play", "scoundrel", "--json"], "\0" * 5000),
}


@pytest.mark.parametrize("name", ABSURD)
def test_absurd_input_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    words, typed = ABSURD[name]
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(words) == DONE
    said = capsys.readouterr()
    assert said.err == ""
    assert "--json" not in words or '"error"' in said.out


def test_input_that_cannot_be_read_is_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Folder(io.StringIO):
        def readline(self, size: int = -1) -> str:
            raise IsADirectoryError

    for flag in ([], ["--json"]):
        monkeypatch.setattr(sys, "stdin", Folder())
        assert main([*LINES["play"], *flag]) == DONE


READERS = {  # the commands that are given a file
    "--save": ["play", "scoundrel", "--save", "FILE"],
    "replay": ["replay", "FILE"],
    "replay --json": ["replay", "FILE", "--json"],
    "quest check": ["quest", "check", "FILE"],
    "quest sim": ["quest", "sim", "FILE", "--games", "1"],
    "a quest": ["play", "deuces", "--set", "mode=quest", "--set", "quest=FILE"],
    "a quest for the window": ["deuces", "--set", "mode=quest", "--set", "quest=FILE"],
    "--data-dir": ["--data-dir", "FILE"],
}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such things there")
@pytest.mark.parametrize("make", UNPLAIN)
@pytest.mark.parametrize("name", READERS)
def test_a_file_of_another_kind_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str,
    make: Callable[[Path], None],
) -> None:  # fmt: skip
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    odd = tmp_path / "odd.tmx"
    make(odd)
    before = nature(odd)
    signal.alarm(5)  # ends the test run if it hangs
    if name == "--data-dir" and make is a_folder:
        odd = odd / "inside"  # a file in it
    assert main([str(odd) if word == "FILE" else word for word in READERS[name]]) == BAD
    signal.alarm(0)
    (line,) = capsys.readouterr().err.splitlines()
    assert "fault in the program" not in line
    assert nature(tmp_path / "odd.tmx") == before
    assert {path.name for path in tmp_path.iterdir()} <= {"odd.tmx", "elsewhere"}


def test_a_map_may_begin_with_a_byte_order_mark(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.tmx"
    file.write_bytes(codecs.BOM_UTF8 + Path(QUEST).read_bytes())
    assert main(["quest", "check", str(file)]) == DONE


OPTIONS = [
    ["play", "scoundrel", "--seed", HUGE],
    ["play", "scoundrel", "--seed", f"U-{HUGE}"],
    ["play", "scoundrel", "--seat", f"0000{HUGE}=human"],
    ["play", "scoundrel", "--seat", "00005=human"],
    ["play", "scoundrel", "--seat", f"{HUGE}=human"],
    ["play", "scoundrel", "--seat", "\u0665=human"],
    ["play", "scoundrel", "--deal", f"QS.{HUGE}"],
    ["play", "scoundrel", "--deal", f"{HUGE}S"],
    ["play", "scoundrel", "--deal", "\udcff"],
    ["play", "scoundrel", "--set", f"wear={HUGE}"],
    ["play", "scoundrel", "--set", f"{HUGE}"],
    ["play", "scoundrel", "--save", f"/tmp/{HUGE}"],
    ["play", "scoundrel", "--save", ""],
    ["play", "scoundrel", "--save", "/"],
    ["play", "scoundrel", "--save", "/dev/null/x"],
    ["play", "deuces", "--set", f"quest={HUGE}"],
    ["play", "deuces", "--set", f"quest={HUGE}.tmx"],
    ["play", HUGE],
    ["sim", "scoundrel", "--games", HUGE],
    ["sim", "scoundrel", "--games", "9" * 30],
    ["sim", "scoundrel", "--games", "x" * 5000],
    ["sim", "scoundrel", "--jobs", HUGE],
    ["sim", "scoundrel", "--jobs", "-1"],
    ["sim", "scoundrel", "--agent", HUGE],
    ["replay", HUGE],
    ["replay", ""],
    ["replay", "/dev"],
    ["replay", "/dev/zero"],
    ["replay", "\udcff"],
    ["quest", "check", HUGE],
    ["quest", "check", ""],
    ["quest", "check", "/dev/zero"],
    ["quest", "sim", HUGE],
    ["quest", HUGE],
    [HUGE],
    [f"--{HUGE}"],
    ["--size", f"{HUGE}x{HUGE}"],
    ["--lang", HUGE],
    ["--data-dir", "/" + "x" * 5000],
    ["--data-dir", "/tmp" + "/x" * 3000],
    ["--data-dir", "/tmp" + "/x" * 1900],
    ["--data-dir", "/dev/null"],
    ["--data-dir", "/dev/null/deeper"],
    ["--data-dir", str(Path(__file__))],
    ["deuces", "--set", f"quest={HUGE}", "--data-dir", HUGE],
]


@pytest.mark.parametrize("words", OPTIONS, ids=lambda words: " ".join(words)[:40].encode(errors="replace").decode())
def test_absurd_options_are_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(words) == BAD
    (line,) = capsys.readouterr().err.splitlines()
    assert len(line) < 600, "not all of what was typed"
    assert "fault in the program" not in line
