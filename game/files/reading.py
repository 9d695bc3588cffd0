"""Reading files back: a damaged file is renamed, never deleted, and its backup is read instead."""

import codecs
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from game.core.text import Text, Trouble

from .errors import reason
from .names import aside, backup, legible, real

MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
LARGEST = 16_000_000  # bytes; far more than any file the program writes
T = TypeVar("T")


class Loaded(NamedTuple, Generic[T]):
    """The result of `load`. `value` is None when there was nothing to read; `warning` is for the player to see, `brief`
    is the same without file names."""

    value: T | None
    warning: Text | None = None
    brief: Text | None = None


class Damage(NamedTuple):
    """A file that could not be read, the reason, and the name under which it was put aside ("" if it was not)."""

    file: str
    why: Text
    kept: str = ""

    def full_message(self) -> Text:
        """The full message, with file names."""
        if not self.kept:
            return Text("“{file}” cannot be used. {why}", file=self.file, why=self.why)
        return Text(
            "“{file}” cannot be used. {why} It is kept as “{kept}”.", file=self.file, why=self.why, kept=self.kept
        )

    def brief(self) -> Text:
        """The message without file names."""
        return Text("{why} A copy of it was kept.", why=self.why) if self.kept else self.why


def load(path: Path, read: Callable[[str], T], untouched: tuple[type[Trouble], ...] = ()) -> Loaded[T]:
    """Read a file through `read`, or its backup when the file is missing or damaged.

    `read` reports a damaged text by raising `ValueError`; a `Trouble` gives the player a specific reason. A damaged
    file, or something else in its place, is renamed, never deleted. A trouble of a type in `untouched` (such as a save
    of a newer program) is raised, and the file stays where it is.
    """
    trouble: Damage | None = None
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
        if source == path or trouble is None:
            return Loaded(value)
        return Loaded(value, instead(trouble.full_message()), instead(trouble.brief()))
    return Loaded(None, trouble.full_message(), trouble.brief()) if trouble else Loaded(None)


def text_of(path: Path) -> str:
    """The text of a file, which may begin with a byte order mark. Raises `OSError`, `UnicodeDecodeError`, or a
    `Trouble` if it is no regular file or too large."""
    return decoded(bytes_of(path))


def decoded(data: bytes) -> str:
    """The text of bytes in UTF-8, or in the encoding that a byte order mark at their start names. Raises
    `UnicodeDecodeError`."""
    for mark, encoding in MARKS.items():
        if data.startswith(mark):
            return data.removeprefix(mark).decode(encoding)
    return data.decode()


def bytes_of(path: Path) -> bytes:
    """The bytes of a file. Raises `OSError`, or a `Trouble` if it is no regular file or too large."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
        raise Trouble(Text("It is not a file."))  # reading a pipe, for example, could block for ever
    if found.st_size > LARGEST:
        raise Trouble(Text("It is far too large."))
    return path.read_bytes()


def reject(path: Path, trouble: Trouble) -> Text:
    """Put a file aside that was read and turned out to be damaged; return the message for the player."""
    return _damage(path, trouble).full_message()


def instead(trouble: Text) -> Text:
    """A message about a damaged file, completed for the case that its backup was read."""
    return Text("{trouble} The previous copy was loaded instead.", trouble=trouble)


def _damage(path: Path, error: Exception) -> Damage:
    """Describe a file that could not be read; if its content is damaged, or it is a folder, put it aside."""
    name = legible(path.name)
    if isinstance(error, OSError):
        why = Text("It cannot be read: {reason}.", reason=reason(error))
        if not isinstance(error, IsADirectoryError):
            return Damage(name, why)
    else:
        why = error.text if isinstance(error, Trouble) else Text("It is damaged.")
    kept = put_aside(path, "damaged")
    return Damage(name, why, legible(kept.name) if kept else "")


def put_aside(path: Path, why: str) -> Path | None:
    """Rename a file, or the file that a link leads to, to the first free `name.why-N`; None when the system refuses."""
    path = real(path)
    kept = aside(path, why)
    try:
        path.rename(kept)
    except OSError:
        return None
    return kept
