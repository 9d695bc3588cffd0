"""The page of all sounds: `TABLE.md`, one row per file. A test compares it with the files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .measure import Measures

TABLE = Path(__file__).parent / "TABLE.md"
HEAD = """# The sounds' table

Written by `python -m assets.press sound --check`, which also names what is out of bounds. Levels are those of the files;
loops are turned down in the cue table, and everything by the player's volumes. A seam is the step over the join of a
loop beside an ordinary step, and how much the highs stand out there.

| file | seconds | peak dBFS | loudness LUFS | loudest 0.1 s LUFS | centre Hz | 30 dB down after s | seam |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""


def row(file: str, m: Measures) -> str:
    """A row of the page; `file` is relative to `assets`."""
    seam = f"{m.seam.step:.4f} beside {m.seam.usual:.4f}, {m.seam.highs:+.0f} dB" if m.seam else ""
    cells = (
        f"{m.seconds:.2f}",
        f"{m.peak:.1f}",
        f"{m.loudness:.1f}",
        f"{m.punch:.1f}",
        f"{m.centre:.0f}",
        f"{m.fall:.2f}",
    )
    return f"| {file} | {' | '.join(cells)} | {seam} |"


def write(rows: Sequence[str]) -> None:
    """Write the page."""
    TABLE.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8", newline="\n")
