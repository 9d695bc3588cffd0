"""The cue table: what the game asks for by name, and which files, bus and gain that means."""

from __future__ import annotations

import json

from . import shelf

# loops lie under the play: they are baked loud enough to be coded well, and turned down here
LOOP_GAINS = {
    "ambience-torch": 0.6,
    "ambience-drips": 0.4,
    "ambience-wind": 0.5,
    "ambience-crypt": 0.45,
    "ambience-deep": 0.6,
    "ambience-hoard": 0.45,
    "ambience-arena": 0.5,
    "music-scoundrel": 0.5,
    "music-title": 0.8,
    "music-diamonds": 0.5,
    "music-crawl": 0.5,
}
DANGER = "-danger"  # what the second stem of a piece of music is called besides it
ALSO = {"room": "door", "reshuffle": "shuffle"}
"""Words that games tell, and the cue whose files they sound with: the same sound is baked once."""


def _bus(name: str) -> str:
    if name in shelf.EFFECTS:
        return "effects"
    return "music" if name in shelf.MUSIC else "ambience"


def _cue(name: str) -> dict[str, object]:
    effect = shelf.EFFECTS.get(name)
    return {
        "files": [*shelf.files(name), *(shelf.files(name + DANGER) if name + DANGER in shelf.MUSIC else ())],
        "bus": _bus(name),
        "gain": LOOP_GAINS.get(name, 1.0),
        "loop": effect is None or effect.loop,
        "rises": effect is not None and effect.rises,
        "duck": effect.duck if effect is not None else 0.0,
    }


def table() -> dict[str, dict[str, object]]:
    """Cue name to its files (relative to `assets`), bus, gain 0..1, whether it loops or rises, and how far the music
    steps back for it."""
    own = {name: _cue(name) for name in shelf.NAMES if not name.endswith(DANGER)}
    return own | {word: own[name] for word, name in ALSO.items()}


def write() -> None:
    """Writes `assets/sounds/cues.json`."""
    text = json.dumps(table(), indent=2)
    (shelf.ASSETS / "sounds" / "cues.json").write_text(text + "\n", encoding="utf-8", newline="\n")
