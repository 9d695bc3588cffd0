"""Find the program's data, and read and write the player's files safely.

All writing goes through `write_text`, so that after a crash, a full disk or a power cut the file holds either the old
text or the new one. All reading goes through `load`, which falls back on the backup and never deletes a file it cannot
read.
"""

from .disk import Disk
from .errors import AlreadyRunning, CannotWrite, reason
from .locks import alone, lock
from .names import aside, backup, legible
from .places import HERE, Homes, asset, document, homes, level, locale, root
from .reading import Loaded, bytes_of, load, put_aside, text_of
from .temporary import scratch
from .writing import append, remove, write_bytes, write_text

__all__ = [
    "HERE",
    "AlreadyRunning",
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
    "document",
    "homes",
    "legible",
    "level",
    "load",
    "locale",
    "lock",
    "put_aside",
    "reason",
    "remove",
    "root",
    "scratch",
    "text_of",
    "write_bytes",
    "write_text",
]
