"""Folders that packages are made of, made equal: the same files give the same bytes."""

import os
from pathlib import Path

from about import source_date


def settle(tree: Path) -> None:
    """Give everything in a folder the time of the commit, and mode 755 (folders, programs) or 644."""
    when = source_date()
    for path in (*sorted(tree.rglob("*"), reverse=True), tree):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)
