"""Tests for what is no plain file, in every place where one of ours may be: nothing hangs, nothing is lost, and what
lies there is never opened, followed or deleted."""

import os
import signal
import socket
import stat
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from game import files
from game.app import diagnostics, main
from game.app.settings import Settings, from_text
from game.app.store.saves import SaveStore
from game.core.game import defaults
from game.core.match import Match
from game.core.text import Text
from game.core.view import Action
from game.rules import games
from game.window_options import WindowArgs
from tests.app.driving import finish

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such things there")
OLD, NEW = "The old text.", "The new text."
SECONDS = 5  # until a test hangs


@pytest.fixture(autouse=True)
def _no_hanging() -> Iterator[None]:
    def hangs(number: int, frame: object) -> None:
        raise AssertionError("it waits for ever")

    before = signal.signal(signal.SIGALRM, hangs)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


# things


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_socket(path: Path) -> None:
    here = os.open(".", os.O_RDONLY)
    os.chdir(path.parent)  # the path of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.fchdir(here)
        os.close(here)


def a_folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("precious")


def a_device(path: Path) -> None:
    """A link to a terminal: not even root can rename it."""
    _, terminal = os.openpty()
    path.symlink_to(os.ttyname(terminal))


def a_link(path: Path) -> None:
    target = path.parent / "elsewhere" / path.name
    target.parent.mkdir(exist_ok=True)
    target.write_text("precious")
    path.symlink_to(target)


def a_link_to_nothing(path: Path) -> None:
    (path.parent / "elsewhere").mkdir(exist_ok=True)
    path.symlink_to(path.parent / "elsewhere" / f"{path.name}.none")


def a_link_to_a_pipe(path: Path) -> None:
    target = path.parent / "elsewhere" / path.name
    target.parent.mkdir(exist_ok=True)
    os.mkfifo(target)
    path.symlink_to(target)


def a_circle(path: Path) -> None:
    path.symlink_to(path)


UNPLAIN = (a_pipe, a_socket, a_folder, a_device, a_link_to_a_pipe)
THINGS = (*UNPLAIN, a_link, a_link_to_nothing, a_circle)


def nature(path: Path) -> tuple[int, str, str]:
    """What lies at a path, and what it holds or leads to."""
    mode = path.lstat().st_mode
    leads = os.readlink(path) if stat.S_ISLNK(mode) else ""
    inner = path / "inside" if stat.S_ISDIR(mode) else path
    return mode, leads, inner.read_text() if inner.is_file() else ""


def whole(text: str) -> str:
    if text not in (OLD, NEW):
        raise ValueError("another text")
    return text


def every(pattern: str, folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob(pattern))


# beside a file


@pytest.mark.parametrize(("ending", "make"), [*product(("new", "old"), THINGS)])
def test_what_lies_beside_a_file_is_left_alone(tmp_path: Path, ending: str, make: Callable[[Path], None]) -> None:
    path, odd = tmp_path / "save.json", tmp_path / f"save.json.{ending}"
    path.write_text(OLD)
    make(odd)
    before = nature(odd)
    files.write_text(path, NEW)
    assert files.load(path, whole) == files.Loaded(NEW)
    assert files.backup(path).read_text() == OLD
    assert nature(odd) == before
    assert every("save.json.*-*", tmp_path) == [], "nothing of ours is left over"


def test_a_left_over_of_ours_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_text(OLD)
    for ending in ("new", "old"):
        (tmp_path / f"save.json.{ending}").write_text("half")
    files.write_text(path, NEW)
    assert every("*", tmp_path) == ["save.json", "save.json.bak"]


def test_where_every_name_is_taken_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_text(OLD)
    for number in range(1, 10):
        a_pipe(tmp_path / f"save.json.new{'' if number == 1 else f'-{number}'}")
    with pytest.raises(files.CannotWrite, match="it is no plain file"):
        files.write_text(path, NEW)
    assert path.read_text() == OLD


@pytest.mark.parametrize("make", THINGS)
def test_a_backup_of_another_kind_hinders_no_writing(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path, odd = tmp_path / "save.json", tmp_path / "save.json.bak"
    path.write_text(OLD)
    make(odd)
    files.write_text(path, NEW)
    assert files.load(path, whole) == files.Loaded(NEW)
    assert files.backup(path).read_text() == OLD
    kept = [path for path in tmp_path.glob("*") if path.is_dir() and path.name.startswith("save")]
    assert [(each / "inside").read_text() for each in kept] == (["precious"] if make is a_folder else [])
    assert all(each.read_text() == "precious" for each in tmp_path.glob("elsewhere/*") if each.is_file())


# in the place of a file


@pytest.mark.parametrize("make", UNPLAIN)
def test_what_is_no_file_is_not_written_to(tmp_path: Path, make: Callable[[Path], None]) -> None:
    odd = tmp_path / "save.json"
    make(odd)
    before = nature(odd)
    for write in (files.write_text, lambda path, text: files.append(path, text.encode())):
        with pytest.raises(files.CannotWrite, match=r"it is (no plain file|a folder)"):
            write(odd, NEW)
        assert nature(odd) == before
        assert every("save.json.*", tmp_path) == []


@pytest.mark.parametrize("make", UNPLAIN)
def test_what_is_no_file_is_told_and_put_aside_when_it_is_read(tmp_path: Path, make: Callable[[Path], None]) -> None:
    """The backup is read, and after that the place is free."""
    odd = tmp_path / "save.json"
    files.backup(odd).write_text(OLD)
    make(odd)
    targets = [(path, nature(path)) for path in tmp_path.glob("elsewhere/*")]
    loaded = files.load(odd, whole)
    assert [(path, nature(path)) for path, _ in targets] == targets, "what a link leads to stays"
    assert loaded.value == OLD
    assert loaded.warning is not None
    assert "save.json" in str(loaded.warning)


@pytest.mark.parametrize("make", UNPLAIN)
def test_after_that_its_place_is_free(tmp_path: Path, make: Callable[[Path], None]) -> None:
    odd = tmp_path / "save.json"
    make(odd)
    before = nature(odd)
    files.load(odd, whole)
    files.write_text(odd, NEW)
    assert files.load(odd, whole) == files.Loaded(NEW)
    assert nature(tmp_path / "save.json.damaged-1") == before


# links


def linked(tmp_path: Path) -> tuple[Path, Path]:
    """A save that is a link, and the file that it leads to, in another folder."""
    link, real = tmp_path / "data" / "save.json", tmp_path / "synced" / "mine.json"
    for path in (link, real):
        path.parent.mkdir()
    real.write_text(OLD)
    link.symlink_to(Path("..") / "synced" / "mine.json")
    return link, real


def test_a_link_stays_a_link_whatever_is_done(tmp_path: Path) -> None:
    link, real = linked(tmp_path)
    files.write_text(link, NEW)
    assert (link.is_symlink(), real.read_text()) == (True, NEW)
    assert (tmp_path / "synced" / "mine.json.bak").read_text() == OLD == files.backup(link).read_text()
    files.append(link, b"!")
    assert (link.is_symlink(), real.read_text()) == (True, f"{NEW}!")
    loaded = files.load(link, whole)  # it is damaged now
    assert (loaded.value, link.is_symlink()) == (OLD, True)
    assert every("*", real.parent) == ["mine.json.bak", "mine.json.damaged-1"]
    files.write_text(link, NEW)
    assert (link.is_symlink(), real.read_text()) == (True, NEW)
    files.remove(link)
    assert (link.is_symlink(), files.load(link, whole)) == (True, files.Loaded(None))
    assert every("*.json", real.parent) == []
    files.write_text(link, NEW)
    assert (link.is_symlink(), real.read_text()) == (True, NEW)
    with files.alone(link):
        pass
    assert every("*", link.parent) == ["save.json"], "all else lies beside the file"


def test_a_link_into_a_folder_that_is_not_there_makes_none(tmp_path: Path) -> None:
    """It may be on a disk that is not plugged in."""
    link = tmp_path / "save.json"
    link.symlink_to(tmp_path / "unplugged" / "save.json")
    with pytest.raises(files.CannotWrite, match="it is not there"):
        files.write_text(link, NEW)
    assert every("*", tmp_path) == ["save.json"]


def test_a_linked_play_goes_on_where_it_lies(tmp_path: Path) -> None:
    """Of every file that the store writes."""
    game = games()["scoundrel"]
    match = Match(game, defaults(game), 5)
    match.play(Action("avoid"))
    troubles: list[str] = []
    store = SaveStore(tmp_path, games(), lambda text: troubles.append(str(text)))
    store.autosave(match)
    store.put(1, match)
    store.log(match, "2026-11-20T10-00-00")
    saves = [path for path in tmp_path.rglob("*.json") if path.is_file()]
    assert len(saves) == 3
    for path in saves:
        away = tmp_path / "away" / path.name
        away.parent.mkdir(exist_ok=True)
        path.rename(away)
        path.symlink_to(away)
    match.marks.add("practice")
    store.autosave(match)
    store.put(1, match)
    store.log(match, "2026-11-20T10-00-00")
    (running,) = store.under_way()
    read = running.play, store.slot(1).play, finish(store.restore_log("2026-11-20T10-00-00"))
    assert all(each is not None and "practice" in each.marks for each in read)
    assert all(path.is_symlink() and "practice" in path.resolve().read_text() for path in saves)
    assert troubles == []


# the start


@pytest.mark.parametrize("make", UNPLAIN)
def test_a_lock_of_another_kind_locks_under_another_name(tmp_path: Path, make: Callable[[Path], None]) -> None:
    odd = tmp_path / "lock"
    make(odd)
    before = nature(odd)
    claim = files.lock(tmp_path)
    assert claim is not None
    with claim, pytest.raises(files.AlreadyRunning):
        files.lock(tmp_path)
    assert nature(odd) == before
    sheet = tmp_path / "sheet.jsonl"
    make(tmp_path / "sheet.jsonl.lock")
    with files.alone(sheet):
        files.append(sheet, b"a")
    assert sheet.read_text() == "a"


@pytest.mark.parametrize("make", UNPLAIN)
def test_a_log_of_another_kind_is_written_under_another_name(
    tmp_path: Path, make: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = diagnostics.logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(diagnostics.faulthandler, "enable", lambda: None)
    odd = tmp_path / diagnostics.LOG_NAME
    make(odd)
    before = nature(odd)
    log = diagnostics.start_log(tmp_path)
    assert log == tmp_path / f"{diagnostics.LOG_NAME}-2"
    assert "Underdeck" in log.read_text()
    root.handlers[-1].close()
    assert nature(odd) == before
    assert str(log) in diagnostics.describe_crash(log)
    assert "details" not in diagnostics.describe_crash(None)


def test_what_is_in_the_way_is_told_at_the_start(tmp_path: Path) -> None:
    homes = files.homes(tmp_path)
    homes.log.mkdir()
    a_pipe(tmp_path / files.LOCK)
    a_folder(homes.log / diagnostics.LOG_NAME)
    told = [str(text) for text in main._blocked(homes)]
    assert [text.split("”")[0] for text in told] == ["“lock", f"“{diagnostics.LOG_NAME}"]


# settings


@pytest.mark.parametrize("text", ['{"text": "7", "master": 1e99}', '{"bindings": 7}', '{"taught": [7], "mono": true}'])
def test_settings_that_make_no_sense_are_told_once(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    homes, args = files.homes(tmp_path), WindowArgs()
    settings, _, warnings = main._settings(args, homes)
    assert any("made no sense" in str(warning) for warning in warnings)
    again, _, warnings = main._settings(args, homes)
    assert (again, list(filter(None, warnings))) == (settings, [])
    assert from_text(path.read_text()) == (settings, True)
    assert files.backup(path).read_text() == text, "nothing is lost"


def test_settings_that_cannot_be_written_anew_stop_no_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, text: str) -> None:
        raise files.CannotWrite(Text("“{file}” could not be written: {reason}.", file=path.name, reason="no"))

    (tmp_path / "settings.json").write_text('{"text": "7"}')
    monkeypatch.setattr(files, "write_text", refuse)
    settings, _, warnings = main._settings(WindowArgs(), files.homes(tmp_path))
    assert settings == Settings()
    assert [str(warning)[:12] for warning in warnings if warning] == ["Some setting", "“settings.js"]


# folders


@pytest.mark.parametrize("make", [a_pipe, a_socket, a_device, a_link, a_link_to_nothing, a_circle])
def test_a_folder_that_cannot_be_is_refused(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "here")
    before = nature(tmp_path / "here")
    for folder in (tmp_path / "here", tmp_path / "here" / "deeper"):
        with pytest.raises(files.CannotUse, match="cannot be used"):
            files.check_homes(files.homes(folder))
    assert nature(tmp_path / "here") == before


@pytest.mark.parametrize("folder", ["x" * 300, "x/" * 2000, "x/" * 1900, "/x" * 5000])
def test_a_name_that_is_too_long_is_refused(tmp_path: Path, folder: str) -> None:
    with pytest.raises(files.CannotUse, match="its name is too long") as caught:
        files.check_homes(files.homes(tmp_path / folder))
    assert len(str(caught.value)) < 300
    assert every("*", tmp_path) == []


def test_a_folder_of_a_user_that_is_not_there_is_a_name_like_any_other(tmp_path: Path) -> None:
    assert files.homes("~nobody-of-that-name/x").data == Path.cwd() / "~nobody-of-that-name" / "x"
