"""The sound bench: every effect, ambience and piece of music of the game, made by code and baked to OGG Vorbis.

`python -m assets.press sound [names]` bakes all sounds, or those named, and the cue table `assets/sounds/cues.json`;
`python -m assets.press sound --check` measures the baked files and fails if something is out of bounds. The music needs
fluidsynth and FluidR3_GM.sf2 (Debian: fluid-soundfont-gm, MIT); only the OGG ships.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from . import check, cues, shelf


def bake(names: Sequence[str]) -> None:
    """Bake the cues named, or all of them, and the cue table; with `--check` measure instead.

    Exits with a message on an unknown name, or when the check finds a fault.
    """
    if "--check" in names:
        sys.exit(check.report())
    unknown = set(names) - set(shelf.NAMES)
    if unknown:
        sys.exit(f"no sound {', '.join(sorted(unknown))}; there are: {', '.join(shelf.NAMES)}")
    for name in names or shelf.NAMES:
        shelf.bake(name)
        print(name)
    cues.write()
