"""Tests for safe files: if any system call fails, the old or the new text can still be read."""

import ast
import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import files
from game.core.text import Text, Trouble

CALLS = [name for name in vars(files.Disk) if not name.startswith("_")]


class PowerCut(BaseException):
    """Stands for the end of the process: nothing after it runs."""


class Faulty(files.Disk):
    """A disk on which the call number `at` fails with `error`; a failing write stores half its bytes first."""

    def __init__(self, at: int, error: BaseException):
        self.at, self.error, self.count = at, error, 0

    def dead(self) -> bool:
        """True after a power cut, when nothing runs any more; after any other error the system goes on."""
        return isinstance(self.error, PowerCut) and self.count > self.at


def _failing(name: str):
    real = getattr(files.Disk, name)

    def call(self: Faulty, *args):
        here, self.count = self.count, self.count + 1
        if here == self.at or (here > self.at and isinstance(self.error, PowerCut)):
            if name == "write" and here == self.at:
                args[0].write(args[1][: len(args[1]) // 2])
                args[0].flush()
            raise self.error
        return real(self, *args)

    return call


for _name in CALLS:
    setattr(Faulty, _name, _failing(_name))

MOST = 40  # more calls than one writing makes


def whole(text: str) -> str:
    """Accept only complete texts."""
    if not text.endswith("."):
        raise Trouble(Text("It is cut short."))
    return text


def read(path: Path) -> str | None:
    return files.load(path, whole).value


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "a.txt"
    files.write_text(path, "Erste Zeile: ♠ −4.")
    assert files.load(path, whole) == files.Loaded("Erste Zeile: ♠ −4.")
    files.write_text(path, "Second.")
    assert read(path) == "Second."
    assert files.backup(path).read_text("utf-8") == "Erste Zeile: ♠ −4."
    assert sorted(p.name for p in path.parent.iterdir()) == ["a.txt", "a.txt.bak"]


class Noted(files.Disk):
    """A disk that notes what it is asked to do, in order."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []


def _noting(name: str):
    real = getattr(files.Disk, name)

    def call(self: Noted, *args):
        self.calls.append((name, Path(str(getattr(args[0], "name", args[0]))).name))
        return real(self, *args)

    return call


for _name in CALLS:
    setattr(Noted, _name, _noting(_name))


def test_a_new_text_is_on_the_disk_before_it_takes_the_place_of_the_old(tmp_path: Path) -> None:
    """Otherwise a power cut could leave an empty file under the name."""
    path = tmp_path / "a.txt"
    files.write_text(path, "Old.")
    disk = Noted()
    files.write_text(path, "New.", disk)
    calls = [call for call in disk.calls if call[0] in ("write", "sync", "replace", "sync_folder")]
    wrote, synced, replaced = (calls.index((name, "a.txt.new")) for name in ("write", "sync", "replace"))
    assert wrote < synced < replaced
    assert calls[-1] == ("sync_folder", tmp_path.name)


def test_what_is_appended_is_on_the_disk(tmp_path: Path) -> None:
    disk = Noted()
    files.append(tmp_path / "a.txt", b"One.", disk)
    assert [name for name, _ in disk.calls if name in ("write", "sync")] == ["write", "sync"]


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "full"), OSError(errno.EIO, "broken"), PowerCut()], ids=repr)
def test_old_or_new_is_there_whatever_call_fails(tmp_path: Path, error: BaseException) -> None:
    failed = 0
    for at in range(MOST):
        path = tmp_path / str(at) / "save.json"
        files.write_text(path, "Older.")
        files.write_text(path, "Old.")
        disk = Faulty(at, error)
        told = False
        try:
            files.write_text(path, "New and longer than old.", disk)
        except (files.CannotWrite, PowerCut):
            told = True
        failed += disk.count > at
        got = files.load(path, whole)
        assert got.warning is None
        assert path.read_text() == got.value, "the file itself is never missing"
        assert got.value == "New and longer than old." or (told and got.value == "Old.")
        files.write_text(path, "Newer.")  # leftovers do not matter
        assert read(path) == "Newer."
    assert 8 < failed < MOST, "every call was tried"


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "full"), PowerCut()], ids=repr)
def test_a_first_writing_that_fails_leaves_nothing_or_all(tmp_path: Path, error: BaseException) -> None:
    for at in range(MOST):
        path = tmp_path / str(at) / "save.json"
        try:
            files.write_text(path, "New.", Faulty(at, error))
        except (files.CannotWrite, PowerCut):
            assert read(path) in (None, "New.")
        else:
            assert read(path) == "New."


def test_a_removal_that_fails_never_brings_an_older_text_back(tmp_path: Path) -> None:
    for at in range(3):
        path = tmp_path / str(at) / "save.json"
        files.write_text(path, "Older.")
        files.write_text(path, "Old.")
        try:
            files.remove(path, Faulty(at, OSError(errno.EACCES, "no")))
        except files.CannotWrite:
            assert read(path) == "Old."
        else:
            assert read(path) is None


def test_a_disk_that_keeps_something_else_is_found_out(tmp_path: Path) -> None:
    class Lying(files.Disk):
        def read(self, path: Path) -> bytes:
            return b"\0" * path.stat().st_size

    path = tmp_path / "a"
    with pytest.raises(files.CannotWrite):
        files.write_text(path, "New.", Lying())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "the system does not allow it"), (errno.EIO, "strange")],
)
def test_the_reason_is_told_in_plain_words(tmp_path: Path, number: int, words: str) -> None:
    path = tmp_path / "a"
    with pytest.raises(files.CannotWrite, match=words) as caught:
        files.write_text(path, "New.", Faulty(1, OSError(number, "strange")))
    assert "\n" not in str(caught.value)


def test_a_folder_or_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(files.CannotWrite, match="a file is where a folder should be"):
        files.write_text(tmp_path / "file" / "a", "New.")
    (tmp_path / "folder").mkdir()
    with pytest.raises(files.CannotWrite):
        files.write_text(tmp_path / "folder", "New.")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can become somebody else")
def test_a_read_only_folder_as_an_ordinary_user(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from game import files\n"
        "os.setgid(65534); os.setuid(65534)\n"
        "try: files.write_text(Path(sys.argv[1]) / 'a', 'New.')\n"
        "except files.CannotWrite as trouble: print(trouble)\n"
        "print(files.load(Path(sys.argv[1]) / 'a', str).value, files.lock(Path(sys.argv[1])))"
    )
    folder = Path("/tmp") / f"underdeck-{os.getpid()}"  # a place that the other user can reach
    folder.mkdir(mode=0o755)
    try:
        (folder / "a").write_text("Old.")
        said = subprocess.run(
            [sys.executable, "-c", code, folder], capture_output=True, text=True, cwd=files.HERE.parent
        )
        assert said.stdout.splitlines() == [
            f"“{folder}/a” could not be written: the system does not allow it.",
            "Old. None",
        ], said.stderr
    finally:
        (folder / "a").unlink()
        folder.rmdir()


# damaged files


@pytest.mark.parametrize("damage", [b"", b"\0" * 40, b"Cut sho", b"\xff\xfe\xfd", b"x" * 100])
def test_a_damaged_file_is_kept_and_the_backup_loaded(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "a.txt"
    files.write_text(path, "Older.")
    files.write_text(path, "Old.")
    path.write_bytes(damage)
    got = files.load(path, whole)
    assert got.value == "Older."
    assert "a.txt.damaged-1" in str(got.warning)
    assert "a.txt" not in str(got.brief)
    assert str(got.brief).endswith("A copy of it was kept. The previous copy was loaded instead.")
    assert (tmp_path / "a.txt.damaged-1").read_bytes() == damage
    files.write_text(path, "New.")
    assert read(path) == "New."
    assert files.backup(path).read_text() == "Older.", "the damaged text did not become the backup"


def test_two_damaged_files_are_both_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for text in "Older.", "Old.":
        files.write_text(path, text)
    path.write_text("no end")
    files.backup(path).write_text("no end either")
    got = files.load(path, whole)
    assert got.value is None
    assert "cut short" in str(got.warning)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.txt.bak.damaged-1", "a.txt.damaged-1"]
    assert files.load(path, whole) == files.Loaded(None)
    path.write_text("no end")
    files.load(path, whole)
    assert (tmp_path / "a.txt.damaged-2").exists()


def test_a_missing_file_is_no_trouble(tmp_path: Path) -> None:
    assert files.load(tmp_path / "none", whole) == files.Loaded(None)


def test_a_lost_file_comes_back_from_its_backup(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    files.write_text(path, "Older.")
    files.write_text(path, "Old.")
    path.unlink()
    assert files.load(path, whole) == files.Loaded("Older.")


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    class Newer(Trouble):
        pass

    def refuse(text: str) -> str:
        raise Newer(Text("Newer."))

    path = tmp_path / "a.txt"
    files.write_text(path, "Whatever.")
    with pytest.raises(Newer):
        files.load(path, refuse, untouched=(Newer,))
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_a_file_that_may_not_be_read_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "no", str(path))

    path = tmp_path / "a.txt"
    files.write_text(path, "Whatever.")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    found = files.load(path, whole)
    assert found.value is None
    assert str(found.warning) == "“a.txt” cannot be used. It cannot be read: the system does not allow it."
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files.reading, "LARGEST", 10)
    (tmp_path / "a").write_text("x" * 11)
    assert "far too large" in str(files.load(tmp_path / "a", whole).warning)


# folders


def test_the_data_dir_holds_everything(tmp_path: Path) -> None:
    assert all(tmp_path in (home, *home.parents) for home in files.homes(tmp_path))


@pytest.mark.skipif(sys.platform != "linux", reason="the XDG folders are Linux's")
def test_the_folders_follow_xdg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/x/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/x/config")
    monkeypatch.setenv("XDG_STATE_HOME", "/x/state")
    assert files.homes() == (Path("/x/data/underdeck"), Path("/x/config/underdeck"), Path("/x/state/underdeck/log"))


def test_the_data_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert files.level("scoundrel.tmx").is_file()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert files.asset("cards/QS.webp") == tmp_path / "assets" / "cards" / "QS.webp"
    monkeypatch.delattr(sys, "_MEIPASS")
    monkeypatch.setattr(files.places, "HERE", tmp_path)
    assert files.root() == tmp_path.parent
    (tmp_path / "_data").mkdir()
    assert files.root() == tmp_path / "_data"


# two copies


def test_a_second_copy_is_told_and_a_killed_one_lets_go(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from game import files\n"
        "held = files.lock(Path(sys.argv[1])); print('locked', flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", code, tmp_path], stdout=subprocess.PIPE, cwd=files.HERE.parent)
    assert other.stdout is not None
    with other:
        try:
            other.stdout.readline()
            with pytest.raises(files.AlreadyRunning, match="Another copy"):
                files.lock(tmp_path)
        finally:
            other.kill()
    held = files.lock(tmp_path)
    assert held is not None
    held.close()


def test_killed_at_random_moments_no_text_is_lost(tmp_path: Path) -> None:
    """Acknowledged texts survive; at most the one being written is missing."""
    code = (
        "import sys; from pathlib import Path; from game import files\n"
        "for n in range(10**6):\n"
        "    files.write_text(Path(sys.argv[1]), '[%d, \"%s\"]' % (n, 'x' * 3000)); print(n, flush=True)"
    )
    path = tmp_path / "save.json"
    for written in (1, 3, 7, 20, 40):
        child = subprocess.Popen([sys.executable, "-c", code, path], stdout=subprocess.PIPE, cwd=files.HERE.parent)
        assert child.stdout is not None
        with child:
            said = [child.stdout.readline() for _ in range(written)]
            child.kill()
            said += child.stdout.readlines()
        got = files.load(path, json.loads)
        assert got.value is not None
        assert got.warning is None
        last = int([line for line in said if line.endswith(b"\n")][-1])
        assert got.value[0] in (last, last + 1)


WRITING = {"write_text", "write_bytes", "mkdir", "unlink", "rename", "rmdir"}


@pytest.mark.slow
def test_nothing_else_writes() -> None:
    """All writing goes through `files`, except the log, and what the window does for tests if `UNDERDECK_TEST` is
    set."""
    for path in files.HERE.rglob("*.py"):
        if path.parent.name != "files" and path.name != "diagnostics.py":
            calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
            for call in map(ast.unparse, calls):
                name = call.partition("(")[0]
                writes = name == "open" or name.rpartition(".")[2] in WRITING
                assert not writes or call.startswith(("files.", "open(os.devnull")), f"{path}: {call}"
