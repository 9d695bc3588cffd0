"""All sounds by name, and where each is baked to."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import numpy as np

from . import ambience, cards, combat, interface, master, rooms
from .dsp import Rng, Wave
from .effect import Effect

ASSETS = Path(__file__).parents[2]
EFFECTS: dict[str, Effect] = cards.EFFECTS | combat.EFFECTS | rooms.EFFECTS | interface.EFFECTS
# ambience: its recipe, and its loudness in LUFS
AMBIENCE = {"ambience-torch": (ambience.torch, -29.0), "ambience-drips": (ambience.drips, -31.0)}
EFFECT_QUALITY, AMBIENCE_QUALITY = 0.4, 0.2
NAMES = (*EFFECTS, *AMBIENCE)


def files(name: str) -> list[str]:
    """The files of one sound, relative to `assets`; several where there are several takes."""
    if name in EFFECTS and EFFECTS[name].takes > 1:
        return [f"sounds/{name}-{take + 1}.ogg" for take in range(EFFECTS[name].takes)]
    return [f"sounds/{name}.ogg"]


def _seeded(label: str) -> Rng:
    return np.random.default_rng(crc32(label.encode()))


def _take(name: str, take: int) -> Wave:
    effect = EFFECTS[name]
    dry = master.shifted(effect.make(_seeded(f"{name} {take}")), (0, 1, -1)[take])
    if effect.loop:
        return master.level(ambience.echo_round(dry, effect.room, effect.wet), effect.punch, endless=True)
    return master.finish(dry, effect.room, effect.wet, effect.punch)


def bake(name: str) -> None:
    """Makes the sound and writes its files."""
    if name in AMBIENCE:
        recipe, lufs = AMBIENCE[name]
        x = recipe(_seeded(name))
        master.write(ASSETS / files(name)[0], x * 10 ** ((lufs - master.loudness(x)) / 20), AMBIENCE_QUALITY)
        return
    for take, file in enumerate(files(name)):
        master.write(ASSETS / file, _take(name, take), EFFECT_QUALITY)
