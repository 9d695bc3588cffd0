"""Table audio: the ambience of the room, and the heartbeat when life is low."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.game import Game
from game.core.view import View
from game.levels import Mood, Room

from ..audio.sounds import Sounds
from .gauges import is_low

LOOPS, HEART = ("ambience-torch", "ambience-drips"), "low-life"  # usual ambience; heartbeat for low life


class TableAudio:
    """The sound loops of one table."""

    def __init__(self, sounds: Sounds):
        self.sounds = sounds
        self._here: Sequence[str] = ()

    def set_ambience(self, room: Room, mood: Mood | None) -> None:
        """Play the ambience of a room in its mood and stop that of the previous one."""
        here = (mood.ambience if mood else ()) or room.ambience or LOOPS
        for cue in {*self._here} - {*here}:
            self.sounds.loop(cue, on=False)
        for cue in here:
            self.sounds.loop(cue)
        self._here = here

    def set_heartbeat(self, on: bool) -> None:
        """Turn the heartbeat on or off."""
        self.sounds.loop(HEART, on=on)

    def end(self) -> None:
        """Stop all loops: the viewer leaves the table."""
        for cue in (*self._here, HEART):
            self.sounds.loop(cue, on=False)


def is_dire(game: Game[Any], view: View, vital: Mapping[str, float]) -> bool:
    """Return True if the play goes on and any of these `vital` gauges is low, but not empty."""
    full = game.gauge_limits(view)
    return view.outcome is None and any(
        amount > 0 and is_low(amount, full.get(name, 0)) for name, amount in vital.items()
    )
