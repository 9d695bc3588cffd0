"""All sounds by name, and the files they are baked to."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import numpy as np

from . import (
    ambience,
    crypt,
    depths,
    effects,
    gate,
    hoard,
    lairs,
    master,
    ogg,
    stings,
    themes,
    wager,
)
from .dsp import Rng
from .effects import EFFECTS
from .stings import STINGS

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
# pieces: recipe and loudness of each stem; the second is played over the first, bar for bar, in danger
MUSIC = {
    "music-title": ((gate.title, -16.5),),
    "music-scoundrel": ((themes.scoundrel, -16.8), (themes.scoundrel_danger, -19.5)),
    "music-diamonds": ((hoard.diamonds, -16.8), (hoard.diamonds_danger, -19.5)),
    "music-crawl": ((crypt.crawl, -16.8), (crypt.crawl_danger, -19.5)),
    "music-deuces": ((wager.deuces, -16.8), (wager.deuces_danger, -19.5)),
}
STEMS = ("", "-danger")
EFFECT_QUALITY, AMBIENCE_QUALITY, MUSIC_QUALITY = 0.4, 0.2, 0.25
NAMES = (*EFFECTS, *STINGS, *AMBIENCE, *MUSIC)


def files(name: str) -> list[str]:
    """The files of one sound, relative to `assets`: its takes if there are several, a piece's stems in order."""
    if name in MUSIC:
        return [f"music/{name.removeprefix('music-')}{stem}.ogg" for stem in STEMS[: len(MUSIC[name])]]
    if name in EFFECTS and EFFECTS[name].takes > 1:
        return [f"sounds/{name}-{take + 1}.ogg" for take in range(EFFECTS[name].takes)]
    return [f"sounds/{name}.ogg"]


def _seeded(label: str) -> Rng:
    return np.random.default_rng(crc32(label.encode()))


def bake(name: str) -> None:
    """Make the sound and write its files."""
    if name in EFFECTS:
        _bake_effect(name)
    elif name in MUSIC:
        _bake_piece(name)
    elif name in STINGS:
        ogg.write(ASSETS / files(name)[0], stings.finished(STINGS[name], _seeded(name)), EFFECT_QUALITY)
    else:
        recipe, lufs = AMBIENCE[name]
        ogg.write(ASSETS / files(name)[0], master.level_loop(recipe(_seeded(name)), lufs), AMBIENCE_QUALITY)


def _bake_effect(name: str) -> None:
    for take, file in enumerate(files(name)):
        ogg.write(ASSETS / file, effects.make(name, take), EFFECT_QUALITY)


def _bake_piece(name: str) -> None:
    ceiling = master.PEAK if len(MUSIC[name]) == 1 else master.STEM_PEAK
    for stem, file, (recipe, lufs) in zip(STEMS, files(name), MUSIC[name], strict=False):
        ogg.write(ASSETS / file, master.level_loop(recipe(_seeded(name + stem)), lufs, ceiling), MUSIC_QUALITY)
