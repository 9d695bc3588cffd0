"""The cue table: what the game asks for by name, and what that sounds like."""

import json
from typing import NamedTuple

from game import files


class Cue(NamedTuple):
    """A sound the game asks for by name.

    One that `rises` goes through its files in order while it comes in quick succession; of another each time a
    different one is heard.  `duck` is how far the music steps back for it, in decibels.  The second file of a piece of
    music is its danger stem.
    """

    files: tuple[str, ...]
    bus: str
    gain: float
    loop: bool
    rises: bool = False
    duck: float = 0.0


def cues() -> dict[str, Cue]:
    """The table as it was baked."""
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
