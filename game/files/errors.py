"""Errors about files, with plain messages for the player."""

import errno
import os
from pathlib import Path

from game.core.text import N_, Text, Trouble

from .names import legible, shortened


class CannotWrite(Trouble):
    """A file could not be written; the previous content is still there."""


class CannotUse(Trouble):
    """A folder for the player's files cannot exist."""


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
    errno.ENXIO: N_("it is no plain file"),
}


def reason(error: OSError) -> Text | str:
    """The reason why the system refused, in plain words."""
    message = REASONS.get(error.errno or 0)
    return Text(message) if message else (error.strerror or type(error).__name__)


def not_plain(path: Path) -> OSError:
    """Return the error to raise where a pipe, a socket or a device is in the place of a file."""
    return OSError(errno.ENXIO, os.strerror(errno.ENXIO), str(path))


def cannot_write(path: Path, error: OSError) -> CannotWrite:
    """Return the error to raise when the system refuses to write a file."""
    return CannotWrite(
        Text("“{file}” could not be written: {reason}.", file=shortened(legible(path)), reason=reason(error))
    )
