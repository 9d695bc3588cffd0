"""What an effect is: a recipe, and how it stands in the room and in the mix."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .dsp import Rng, Wave


@dataclass(frozen=True)
class Effect:
    """One sound of the game.

    `make` gives the dry mono wave; `punch` is the loudness of its loudest 100 ms in LUFS; `wet` the share of `room`.
    What may be heard twice in a minute has three `takes`, each made afresh and pitched 0, +6 and -6 %; what is `tuned`
    differs by a hair only, to agree with the music.  One take is right for a signature, which is to be known again:
    endings, a new level, whose turn it is.
    What `rises` has one sound at a pitch higher by 5 % each instead, heard in order while they come in quick succession.
    A `loop` is written untrimmed, and its echo runs over its end into its beginning.
    `duck` is how far the music steps back for it, in decibels.
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
