"""The mood of a table: the sounds of its room, a heartbeat while little life is left, and the danger of its music."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.combatants import Figure
from game.core.game import Game
from game.core.view import View

from ..table.stage import Stage
from ..table.table_audio import compute_danger, is_dire
from .rooms import Rooms


class Mood:
    """Lets a table be heard as it is. `figures` returns the figures in a view."""

    def __init__(self, game: Game[Any], rooms: Rooms, figures: Callable[[View], Sequence[Figure]]):
        self._game, self._rooms, self._figures = game, rooms, figures

    def follow(self, view: View, stage: Stage) -> float:
        """Let the room and the heartbeat be heard that fit a view and what the stage shows of it; return how dangerous
        it is, from 0 to 1, for the music."""
        self._rooms.arrive()
        self._rooms.hum()
        vital = {name: amount for name, amount in stage.gauges.items() if stage.gauge_feedback(name).vital}
        self._rooms.audio.set_heartbeat(is_dire(self._game, view, vital))
        return compute_danger(self._game, view, self._figures(view), lambda name: stage.gauge_feedback(name).vital)

    def end(self) -> None:
        """Stop all sounds: the viewer leaves the table."""
        self._rooms.audio.end()
