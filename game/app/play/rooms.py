"""The dungeon rooms that a play goes through, and the mood of a table: which room is shown, and what is heard
there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.combatants import ENEMIES, FALLEN, HEROES, Figure
from game.core.events import Event
from game.core.game import Game
from game.core.view import View
from game.levels import Mood as LevelMood
from game.levels import Room

from ..audio.sounds import Sounds
from ..base.tween import Step, Wait
from ..table.gauges import is_low
from ..table.room.hall import Hall
from ..table.room.rooms import passage, reached, ways
from ..table.skins.skin import Skin
from ..table.stage import Stage

HALF, LAST = 0.5, 0.1  # shares of life at which danger starts and is greatest
EASY, BARE = 4, 0  # the same, in cards in a hand
DEEP, EMPTY = 12, 0  # the same, in cards in a deck
BOSS = 0.4  # the least danger while a boss stands


def compute_danger(game: Game[Any], view: View, cast: Sequence[Figure], vital: Callable[[str], bool]) -> float:
    """Return how near anybody is to death, from 0 to 1. `cast` are the figures on the table; `vital(id)` is True for a
    gauge whose owner dies when it is empty."""
    if view.outcome is not None:
        return 0.0
    return max(_of_life(game, view, vital), _of_fight(cast, view))


def _of_life(game: Game[Any], view: View, vital: Callable[[str], bool]) -> float:
    """The danger from the lowest vital gauge that is not empty."""
    full = game.gauge_limits(view)
    shares = [
        amount / full[name] for name, amount in view.gauges.items() if amount > 0 and full.get(name) and vital(name)
    ]
    return _between(min(shares), HALF, LAST) if shares else 0.0


def _of_fight(cast: Sequence[Figure], view: View) -> float:
    """The danger of the side that is worse off, while both sides stand."""
    sides = [[figure for figure in cast if figure.side == side] for side in (HEROES, ENEMIES)]
    if any(all(figure.state == FALLEN for figure in side) for side in sides):
        return 0.0
    parties = [[figure for figure in side if _is_hero(figure)] for side in sides]
    worst = max(sum(_of_hero(hero, view) for hero in party) / len(party) for party in parties if party)
    boss = any(figure.boss and figure.state != FALLEN for figure in sides[1])
    return BOSS + (1 - BOSS) * worst if boss else worst


def _is_hero(figure: Figure) -> bool:
    """Return True for heroes of either side; False for enemies and pets."""
    return not figure.owner and (figure.side == HEROES or figure.rival)


def _of_hero(hero: Figure, view: View) -> float:
    """The danger of one hero: 1 if fallen, else by how few cards are left in the hand and the deck."""
    if hero.state == FALLEN:
        return 1.0
    hand = _between(len(view.zones[hero.zones["hand"]]), EASY, BARE)
    pack = _between(len(view.zones[hero.zones["deck"]]), DEEP, EMPTY) if "deck" in hero.zones else 0.0
    return max(hand, pack)


def _between(amount: float, safe: float, worst: float) -> float:
    """Return how far an amount is from `safe` (0) to `worst` (1), eased at both ends."""
    way = min(1.0, max(0.0, (safe - amount) / (safe - worst)))
    return way * way * (3 - 2 * way)


LOOPS, HEART = ("ambience-torch", "ambience-drips"), "low-life"  # usual ambience; heartbeat for low life


class TableAudio:
    """The sound loops of one table."""

    def __init__(self, sounds: Sounds):
        self.sounds = sounds
        self._here: Sequence[str] = ()

    def set_ambience(self, room: Room, mood: LevelMood | None) -> None:
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
