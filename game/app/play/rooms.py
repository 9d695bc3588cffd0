"""The dungeon rooms that a play goes through, and the mood of a table: which room is shown, and what is heard there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.combatants import Figure
from game.core.events import Event
from game.core.game import Game
from game.core.view import View

from ..audio.sounds import Sounds
from ..base.tween import Step, Wait
from ..table.room.hall import Hall
from ..table.room.rooms import passage, reached, ways
from ..table.skins.skin import Skin
from ..table.stage import Stage
from ..table.table_audio import TableAudio, compute_danger, is_dire

Deeds = Callable[[], Sequence[Sequence[Event]]]


class Rooms:
    """The rooms of one play in its hall, which other tables share.

    `deeds` returns the events of all actions so far, one sequence for each action; `seed` is that of the play. `number`
    is the room reached, from 1, as far as it has been shown.
    """

    def __init__(self, sounds: Sounds, skin: Skin, seed: int, deeds: Deeds):
        self.number = 1
        self.audio = TableAudio(sounds)
        self.hall: Hall
        self.sounds, self._skin, self._seed, self._deeds = sounds, skin, seed, deeds

    def move_to(self, hall: Hall) -> None:
        """Use another hall, as after a change of the window's size."""
        self.hall = hall
        self.arrive()

    def arrive(self) -> None:
        """Be in the room that the play has reached."""
        self.hall.arrive()
        self._go_in(reached(self._deeds(), self._skin.onward))

    def be_here(self) -> None:
        """Let the hall show this play's room."""
        self.hall.be(self.number, self._seed)

    def hum(self) -> None:
        """Let the room's own sounds be heard."""
        self.audio.set_ambience(self.hall.room, self.hall.depth.mood)

    @property
    def counted(self) -> int:
        """The number on the room's sign; 0 if rooms are not counted, or none that counts has been reached."""
        inside = self.number - self._skin.outside
        return inside if self._skin.onward and inside > 0 else 0

    @property
    def haste(self) -> float:
        """The factor by which animations are faster, in the first room and in later ones; 1 for walks between rooms."""
        if self.hall.threshold is not None:
            return 1.0
        return self._skin.haste[self.number > 1 + self._skin.outside]

    def walks(self, events: Sequence[Event]) -> Mapping[int, Callable[[], Step]]:
        """The walks to the next rooms, each by the index of the event before which it comes."""
        return dict.fromkeys(ways(events, self._skin.onward), self._go_on)

    def _go_in(self, number: int) -> None:
        self.number = number
        self.be_here()

    def _go_on(self) -> Step:
        """The walk to the next room, if the play has reached one that is not shown yet."""
        if self.number >= reached(self._deeds(), self._skin.onward):
            return Wait(0.0)
        return passage(self.hall, self._through)

    def _through(self) -> None:
        self.sounds.play("portcullis")
        self._go_in(self.number + 1)
        self.hum()


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
