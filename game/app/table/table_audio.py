"""Table audio: the ambience of the room, the heartbeat when life is low, and the danger that the music follows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.combatants import ENEMIES, FALLEN, HEROES, Figure
from game.core.game import Game
from game.core.view import View
from game.levels import Mood, Room

from ..audio.sounds import Sounds
from .gauges import is_low

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
