"""Where the program's files are: finding its data, and keeping the player's files safe.

Everything the program writes goes through `write_text`, so that after a crash, a full disk or a power cut either the
old text or the new one is there.  Everything it reads back goes through `load`, which falls back on the backup and
never deletes a file it cannot read.
"""

import errno
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Generic, NamedTuple, TypeVar

import platformdirs

from game.core.words import N_, Text, Trouble

APP = "underdeck"
HERE = Path(__file__).resolve().parent
WINDOWS = sys.platform == "win32"
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
T = TypeVar("T")


# finding the program's own data


def root() -> Path:
    """The folder that holds `assets` and `levels`: in a frozen program, in an installed wheel, or in a checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    installed = HERE / "_data"
    return installed if installed.is_dir() else HERE.parent


def asset(name: str) -> Path:
    """The file of a picture, sound or font: `asset("cards/QS.webp")`."""
    return root() / "assets" / name


def level(name: str) -> Path:
    """The file of a map: `level("scoundrel.tmx")`."""
    return root() / "levels" / name


def document(name: str) -> Path:
    """A text that belongs to the program: `CREDITS.md`, `LICENSE`, `licenses/LGPL-2.1.txt`."""
    return root() / name


def locale() -> Path:
    """The folder of the translations."""
    return HERE / "locale"


# the player's folders


class Homes(NamedTuple):
    """The player's folders: `data` for saves and records, `config` for settings, `log` for the log file."""

    data: Path
    config: Path
    log: Path


def homes(data_dir: str | Path | None = None) -> Homes:
    """Where this player's files go by the custom of the system, or all under `data_dir`.  Makes nothing yet."""
    if data_dir is not None:
        base = Path(data_dir).expanduser().absolute()
        return Homes(base, base, base / "log")
    return Homes(
        platformdirs.user_data_path(APP, appauthor=False),
        platformdirs.user_config_path(APP, appauthor=False),
        platformdirs.user_log_path(APP, appauthor=False),
    )


# troubles


class CannotWrite(Trouble):
    """A file could not be written; what was there before is still there."""


class AlreadyRunning(Trouble):
    """Another copy of the program is using the same folder."""


REASONS = {
    errno.ENOSPC: N_("the disk is full"),
    errno.EDQUOT: N_("the disk is full"),
    errno.EACCES: N_("the system does not allow it"),
    errno.EPERM: N_("the system does not allow it"),
    errno.EROFS: N_("writing is not allowed there"),
    errno.ENOENT: N_("it is not there"),
    errno.ENOTDIR: N_("a file is where a folder should be"),
    errno.EEXIST: N_("a file is where a folder should be"),
    errno.EISDIR: N_("it is a folder"),
    errno.ELOOP: N_("it is a link that leads nowhere"),
    errno.ENAMETOOLONG: N_("its name is too long"),
}


def reason(error: OSError) -> Text | str:
    """Why the system refused, in plain words."""
    message = REASONS.get(error.errno or 0)
    return Text(message) if message else (error.strerror or type(error).__name__)


def legible(path: Path | str) -> str:
    """The name of a file as it can be shown, whatever bytes it is made of."""
    return "".join(letter if letter.isprintable() else UNREADABLE for letter in str(path))


# writing


class Disk:
    """Every call to the system that writing makes, one method each, so that a test can let any of them fail."""

    def make_folder(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)

    def exists(self, path: Path) -> bool:
        return path.exists()

    def open(self, path: Path) -> BinaryIO:
        return path.open("wb")

    def open_end(self, path: Path) -> BinaryIO:
        return path.open("ab", buffering=0)  # so that what could not be written is not kept to be written later

    def write(self, file: BinaryIO, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[file.write(rest) :]
        file.flush()

    def truncate(self, file: BinaryIO, size: int) -> None:
        file.truncate(size)

    def sync(self, file: BinaryIO) -> None:
        os.fsync(file.fileno())

    def close(self, file: BinaryIO) -> None:
        file.close()

    def read(self, path: Path) -> bytes:
        return path.read_bytes()

    def replace(self, src: Path, dst: Path) -> None:
        os.replace(src, dst)

    def sync_folder(self, path: Path) -> None:
        if WINDOWS:  # a folder cannot be opened there
            return
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)


DISK = Disk()
TRIES = 8 if WINDOWS else 1  # virus scanners there hold a new file open for a moment
PAUSE = 0.02  # seconds before the second try; doubled for each further one


def backup(path: Path) -> Path:
    """The file that keeps the text before the last."""
    return _beside(path, "bak")


def write_text(path: Path, text: str, disk: Disk = DISK) -> None:
    """Replace a file's text as a whole and keep the old one as its backup.

    Raises `CannotWrite` when the system refuses; the old text is then still in place.
    """
    write_bytes(path, text.encode(), disk)


def write_bytes(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """The same for what need not be text."""
    try:
        disk.make_folder(path.parent)
        _write(path, data, disk)
    except OSError as error:
        raise _cannot_write(path, error) from error


def append(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Put something behind the end of a file, in one go and down to the disk.

    Raises `CannotWrite` when the system refuses; the file then ends where it did.  Whoever may write there at the same
    time waits with `alone`.
    """
    try:
        disk.make_folder(path.parent)
        file = disk.open_end(path)
        try:
            end = file.seek(0, os.SEEK_END)
            _add(file, data, end, disk)
        finally:
            disk.close(file)
    except OSError as error:
        raise _cannot_write(path, error) from error
    if not end:
        with suppress(OSError):
            disk.sync_folder(path.parent)


def _add(file: BinaryIO, data: bytes, end: int, disk: Disk) -> None:
    try:
        disk.write(file, data)
        disk.sync(file)
    except OSError:
        with suppress(OSError):
            disk.truncate(file, end)
        raise


def _cannot_write(path: Path, error: OSError) -> CannotWrite:
    return CannotWrite(Text("“{file}” could not be written: {reason}.", file=legible(path), reason=reason(error)))


def _write(path: Path, data: bytes, disk: Disk) -> None:
    new = _beside(path, "new")
    try:
        _put(new, data, disk)
        if disk.read(new) != data:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if disk.exists(path):
            _keep(path, disk)
        _replace(new, path, disk)
    except OSError:
        _forget(new, disk)
        raise
    with suppress(OSError):  # the new text is there; not every file system can promise more
        disk.sync_folder(path.parent)


def _put(path: Path, data: bytes, disk: Disk, sync: bool = True) -> None:
    file = disk.open(path)
    try:
        disk.write(file, data)
        if sync:
            disk.sync(file)
    finally:
        disk.close(file)


def _keep(path: Path, disk: Disk) -> None:
    """Copy the text that is about to go to the backup, so that the file itself is never missing."""
    old = _beside(path, "old")
    try:
        _put(old, disk.read(path), disk, sync=False)  # the file itself is safe on the disk all the while
        _replace(old, backup(path), disk)
    except OSError:
        _forget(old, disk)
        raise


def _replace(src: Path, dst: Path, disk: Disk) -> None:
    for n in range(TRIES):
        try:
            return disk.replace(src, dst)
        except PermissionError:
            if n == TRIES - 1:
                raise
            time.sleep(PAUSE * 2**n)
    return None


def _forget(path: Path, disk: Disk) -> None:
    with suppress(OSError):  # a left-over is overwritten next time
        disk.remove(path)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(f"{path.name}.{ending}")


def remove(path: Path, disk: Disk = DISK) -> None:
    """Remove a file and its backup for good.  Raises `CannotWrite`.

    The backup goes first: if only one of the two can be removed, the newer one is left.
    """
    try:
        disk.remove(backup(path))
        disk.remove(path)
    except OSError as error:
        raise CannotWrite(
            Text("“{file}” could not be removed: {reason}.", file=legible(path), reason=reason(error))
        ) from error


# reading back

LARGEST = 16_000_000  # bytes; far more than anything the program writes


class Loaded(NamedTuple, Generic[T]):
    """What a file held.  `value` is None when there was nothing to read; `warning` is for the player to see."""

    value: T | None
    warning: Text | None = None


def load(path: Path, read: Callable[[str], T], untouched: tuple[type[Trouble], ...] = ()) -> Loaded[T]:
    """Read a file through `read`, or its backup when the file is missing or damaged.

    `read` says that a text is damaged by a `ValueError`; a `Trouble` tells the player more.  A damaged file is put
    aside under another name, never deleted.  A trouble in `untouched` (say, a save of a newer program) is raised and
    the file left where it is.
    """
    trouble: Text | None = None
    for source in (path, backup(path)):
        try:
            value = read(text_of(source))
        except untouched:
            raise
        except FileNotFoundError:
            continue
        except (ValueError, RecursionError, OSError) as error:
            damage = _damage(source, error)
            trouble = trouble or damage
            continue
        if source == path:
            return Loaded(value)
        warning = Text("{trouble} The previous copy was loaded instead.", trouble=trouble) if trouble else None
        return Loaded(value, warning)
    return Loaded(None, trouble)


def text_of(path: Path) -> str:
    """The text of a file.  Raises `OSError`, `UnicodeDecodeError`, or a `Trouble` if it is not one to be read."""
    return bytes_of(path).decode()


def bytes_of(path: Path) -> bytes:
    """What is in a file.  Raises `OSError`, or a `Trouble` if it is not one to be read."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
        raise Trouble(Text("It is not a file."))  # a pipe, say, would keep us waiting for ever
    if found.st_size > LARGEST:
        raise Trouble(Text("It is far too large."))
    return path.read_bytes()


def _damage(path: Path, error: Exception) -> Text:
    """Put a damaged file aside and say what is wrong with it."""
    if isinstance(error, OSError):
        why = Text("It cannot be read: {reason}.", reason=reason(error))
        return Text("“{file}” cannot be used. {why}", file=legible(path.name), why=why)
    why = error.text if isinstance(error, Trouble) else Text("It is damaged.")
    name, kept = legible(path.name), put_aside(path, "damaged")
    if kept is None:
        return Text("“{file}” cannot be used. {why}", file=name, why=why)
    return Text("“{file}” cannot be used. {why} It is kept as “{kept}”.", file=name, why=why, kept=legible(kept.name))


def put_aside(path: Path, why: str) -> Path | None:
    """Rename a file to the first free `name.why-N`; None when the system does not let us."""
    kept = aside(path, why)
    try:
        path.rename(kept)
    except OSError:
        return None
    return kept


def aside(path: Path, why: str) -> Path:
    """The first free `name.why-N`."""
    number = 1
    while (kept := _beside(path, f"{why}-{number}")).exists():
        number += 1
    return kept


# one copy at a time

WAIT, AGAIN = 5.0, 0.01  # seconds to wait for another program that writes, and between two tries
HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # what the system says of something that another process has


def lock(folder: Path) -> BinaryIO | None:
    """Claim a folder for this process; keep the result for as long as the claim should hold.

    The system gives the claim up when the process ends, however it ends.  Raises `AlreadyRunning` when another process
    has it.  None when the folder cannot be written to or its file system knows no locks: then nothing is claimed.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "lock").open("ab")
    except OSError:
        return None
    try:
        _claim(file)
    except OSError as error:
        file.close()
        if error.errno in HELD:
            text = Text("Another copy of Underdeck is using the folder “{folder}”.", folder=legible(folder))
            raise AlreadyRunning(text) from error
        return None
    return file


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a file that other programs may write as well, by `path.lock`; waits for whoever holds it.

    Raises `CannotWrite` when the folder cannot be written to, or nobody lets go in time.  Where the file system knows
    no locks, nothing is held.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = _beside(path, "lock").open("ab")
    except OSError as error:
        raise _cannot_write(path, error) from error
    with file:
        try:
            _wait_for(file)
        except OSError as error:
            if error.errno in HELD:
                text = Text("“{file}” could not be written: another program is using it.", file=legible(path))
                raise CannotWrite(text) from error
        yield


def _wait_for(file: BinaryIO) -> None:
    end = time.monotonic() + WAIT
    while True:
        try:
            return _claim(file)
        except OSError as error:
            if error.errno not in HELD or time.monotonic() > end:
                raise
        time.sleep(AGAIN)


if sys.platform == "win32":
    import msvcrt

    def _claim(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _claim(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
