"""The cue table: what the game asks for by name, and which files, bus and gain that means."""

from __future__ import annotations

import json

from . import shelf

AMBIENCE_GAIN = 0.8


def table() -> dict[str, dict[str, object]]:
    """Cue name to its files (relative to `assets`), bus, gain 0..1 and whether it loops."""
    cues = {}
    for name in shelf.NAMES:
        effect = shelf.EFFECTS.get(name)
        cues[name] = {
            "files": shelf.files(name),
            "bus": "effects" if effect else "ambience",
            "gain": 1.0 if effect else AMBIENCE_GAIN,
            "loop": effect.loop if effect else True,
        }
    return cues


def write() -> None:
    """Writes `assets/sounds/cues.json`."""
    text = json.dumps(table(), indent=2)
    (shelf.ASSETS / "sounds" / "cues.json").write_text(text + "\n", encoding="utf-8", newline="\n")
