"""What is heard as long as one sits at a table: the sounds of the place, and the heart while little life is left."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.game import Game
from game.core.view import View
from game.levels import Mood, Room

from ..sounds import Sounds
from .gauges import is_low

LOOPS, HEART = ("ambience-torch", "ambience-drips"), "low-life"  # of a place that says nothing; of little life


class Hum:
    """The cues that run on at one table."""

    def __init__(self, sounds: Sounds):
        self.sounds = sounds
        self._here: Sequence[str] = ()

    def be_in(self, room: Room, mood: Mood | None) -> None:
        """Let a room in its mood be heard, and nothing of the one before."""
        here = (mood.ambience if mood else ()) or room.ambience or LOOPS
        for cue in {*self._here} - {*here}:
            self.sounds.loop(cue, on=False)
        for cue in here:
            self.sounds.loop(cue)
        self._here = here

    def beat(self, on: bool) -> None:
        """Let the heart be heard, or not."""
        self.sounds.loop(HEART, on=on)

    def end(self) -> None:
        """The table is left."""
        for cue in (*self._here, HEART):
            self.sounds.loop(cue, on=False)


def is_dire(game: Game[Any], view: View, vital: Mapping[str, float]) -> bool:
    """Is little left of any of these gauges, which can run out?"""
    full = game.gauge_limits(view)
    return view.outcome is None and any(
        amount > 0 and is_low(amount, full.get(name, 0)) for name, amount in vital.items()
    )
