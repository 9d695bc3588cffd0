"""All effects by name, and their takes: several for sounds that are heard often, so that they do not seem repeated."""

from __future__ import annotations

from zlib import crc32

import numpy as np

from . import beasts, cards, combat, duel, interface, master, party, passages, rooms, treasure
from .ambience import echo_round
from .dsp import Wave
from .effect import Effect

EFFECTS: dict[str, Effect] = (
    cards.EFFECTS
    | combat.EFFECTS
    | beasts.EFFECTS
    | rooms.EFFECTS
    | passages.EFFECTS
    | treasure.EFFECTS
    | interface.EFFECTS
    | party.EFFECTS
    | duel.EFFECTS
)
APART, HAIR, STEP = (50, 53), (100, 101), 5  # 6 %; a sixth of a semitone; per cent per rising take


def _pitch(effect: Effect, take: int) -> tuple[int, int]:
    """The inverse of a take's speed, as a fraction."""
    if effect.rises:
        return 100, 100 + STEP * take
    up, down = HAIR if effect.tuned else APART
    return ((1, 1), (up, down), (down, up))[take]


def make(name: str, take: int) -> Wave:
    """One take of an effect, ready to write."""
    effect = EFFECTS[name]
    seed = f"{name} {0 if effect.rises else take}"  # a rising effect repeats the same wave at higher pitches
    made = effect.make(np.random.default_rng(crc32(seed.encode())))
    dry = master.pitched(made, *_pitch(effect, take))
    if effect.loop:
        return master.level(echo_round(dry, effect.room, effect.wet), effect.punch, endless=True)
    return master.finish(dry, effect.room, effect.wet, effect.punch)
