"""Find the program's data, and read and write the player's files safely.

Writing goes through `write_text`, `write_bytes` and `append`, so that after a crash, a full disk or a power cut the
file holds either the old content or the new one. The program's own state is read by `load`, which falls back on the
backup and never deletes a file it cannot read; other files by `bytes_of` and `text_of`.
"""

from .disk import Disk
from .errors import AlreadyRunning, CannotUse, CannotWrite, reason
from .locks import LOCK, alone, lock
from .names import aside, backup, legible, shortened
from .places import HERE, Homes, asset, check_homes, document, homes, level, locale, root
from .plain import is_blocked, unblocked
from .reading import Loaded, bytes_of, decoded, instead, load, put_aside, reject, text_of
from .temporary import scratch
from .writing import append, remove, write_bytes, write_text

__all__ = [
    "HERE",
    "LOCK",
    "AlreadyRunning",
    "CannotUse",
    "CannotWrite",
    "Disk",
    "Homes",
    "Loaded",
    "alone",
    "append",
    "aside",
    "asset",
    "backup",
    "bytes_of",
    "check_homes",
    "decoded",
    "document",
    "homes",
    "instead",
    "is_blocked",
    "legible",
    "level",
    "load",
    "locale",
    "lock",
    "put_aside",
    "reason",
    "reject",
    "remove",
    "root",
    "scratch",
    "shortened",
    "text_of",
    "unblocked",
    "write_bytes",
    "write_text",
]
