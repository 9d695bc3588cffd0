"""All sounds by name, and where each is baked to."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import numpy as np

from . import (
    ambience,
    crypt,
    depths,
    effects,
    hoard,
    lairs,
    master,
    ogg,
    themes,
)
from .dsp import Rng
from .effects import EFFECTS

ASSETS = Path(__file__).parents[2]
# loops: recipe, loudness in LUFS
AMBIENCE = {
    "ambience-torch": (ambience.torch, -29.0),
    "ambience-drips": (ambience.drips, -31.0),
    "ambience-wind": (depths.wind, -31.0),
    "ambience-crypt": (depths.crypt, -31.0),
    "ambience-deep": (depths.deep, -31.0),
    "ambience-hoard": (lairs.hoard, -31.0),
    "ambience-arena": (lairs.arena, -30.0),
}
MUSIC = {
    "music-scoundrel": (themes.scoundrel, -17.0),
    "music-title": (themes.title, -16.5),
    "music-diamonds": (hoard.diamonds, -17.0),
    "music-crawl": (crypt.crawl, -17.5),
}
EFFECT_QUALITY, AMBIENCE_QUALITY, MUSIC_QUALITY = 0.4, 0.2, 0.4
NAMES = (*EFFECTS, *AMBIENCE, *MUSIC)


def files(name: str) -> list[str]:
    """The files of one sound, relative to `assets`; several where there are several takes."""
    if name in EFFECTS and EFFECTS[name].takes > 1:
        return [f"sounds/{name}-{take + 1}.ogg" for take in range(EFFECTS[name].takes)]
    return [f"music/{name.removeprefix('music-')}.ogg" if name in MUSIC else f"sounds/{name}.ogg"]


def _seeded(label: str) -> Rng:
    return np.random.default_rng(crc32(label.encode()))


def bake(name: str) -> None:
    """Makes the sound and writes its files."""
    if name in EFFECTS:
        _bake_effect(name)
        return
    recipe, lufs = (AMBIENCE | MUSIC)[name]
    quality = MUSIC_QUALITY if name in MUSIC else AMBIENCE_QUALITY
    ogg.write(ASSETS / files(name)[0], master.level_loop(recipe(_seeded(name)), lufs), quality)


def _bake_effect(name: str) -> None:
    for take, file in enumerate(files(name)):
        ogg.write(ASSETS / file, effects.make(name, take), EFFECT_QUALITY)
