"""The description of an effect: its recipe, and its place in the room and in the mix."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .dsp import Rng, Wave


@dataclass(frozen=True)
class Effect:
    """One sound of the game.

    `make` gives the dry mono wave; `punch` is the loudness of its loudest 100 ms in LUFS; `wet` is the share of `room`.
    A sound that may be heard twice in a minute has three `takes`, each made separately and pitched 0, +6 and -6 %; the
    takes of a `tuned` one differ only slightly, to fit the music. One take is right for a signature that must be
    recognised: endings, a new level, whose turn it is. A sound that `rises` has takes of the same wave instead, each 5
    % higher, which are played in order while they follow each other quickly. A `loop` is written untrimmed, and the
    echo of its end wraps around to its beginning. `duck` is how far the music is turned down for it, in decibels.
    """

    make: Callable[[Rng], Wave]
    punch: float
    wet: float = 0.15
    room: str = "cell"
    takes: int = 1
    loop: bool = False
    rises: bool = False
    duck: float = 0.0
    tuned: bool = False
