"""The cue table: the sounds that the game asks for by name, and their files."""

import json
from typing import NamedTuple

from game import files


class Cue(NamedTuple):
    """A sound the game asks for by name.

    A cue that `rises` plays its files in order while it comes in quick succession; other cues play a different file
    each time. `duck` is how far the music is lowered for it, in decibels. The second file of a piece of music is its
    danger stem.
    """

    files: tuple[str, ...]
    bus: str
    gain: float
    loop: bool
    rises: bool = False
    duck: float = 0.0


def cues() -> dict[str, Cue]:
    """Load the baked cue table."""
    raw = json.loads(files.asset("sounds/cues.json").read_text(encoding="utf-8"))
    return {
        name: Cue(
            tuple(cue["files"]),
            cue["bus"],
            float(cue["gain"]),
            bool(cue["loop"]),
            bool(cue.get("rises", False)),
            float(cue.get("duck", 0.0)),
        )
        for name, cue in raw.items()
        if isinstance(cue, dict)
    }
