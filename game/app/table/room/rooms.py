"""The rooms of a play: loaded and printed once, shared by all scenes; and the way from one to the next."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game import files, levels
from game.core.events import Ended, Event, Moved, Told
from game.core.game import Game
from game.core.view import View

from ...base.tween import CallStep, Later, Seq, Step, Tween, Wait, steadily
from ...gfx.canvas import Canvas
from ..stage import PACK
from .hall import Hall


class Halls:
    """One hall for each map, valid while the window keeps its size."""

    def __init__(self) -> None:
        self._rooms: dict[tuple[str, frozenset[str]], levels.Room] = {}
        self._halls: dict[str, Hall] = {}

    def room(self, game: Game[Any], view: View) -> levels.Room:
        """Return the map of a play, with a slot for each zone of the view.

        Games with figures need no slots, because figures hold their cards themselves. Raises `BadMap`.
        """
        if game.combatants is not None:
            return self._room(levels.map_of(game.id, common=levels.ARENA), (), None)
        name = levels.map_of(game.id, levels.way_of(game, view.options))
        return self._room(name, view.zones, None if name == levels.COMMON else game.zones)

    def of(self, game: Game[Any], view: View, canvas: Canvas) -> Hall:
        """Return the hall in which a play takes place. Raises `BadMap`."""
        return self._hall(self.room(game, view), canvas)

    def empty(self, name: str, canvas: Canvas) -> Hall:
        """Return the hall of a map without any card slots. Raises `BadMap`."""
        return self._hall(self._room(name, (), ()), canvas)

    def forget(self) -> None:
        """Drop all halls, for another window size."""
        self._halls.clear()

    def _room(self, name: str, zones: Collection[str], known: Collection[str] | None) -> levels.Room:
        key = name, frozenset(zones)
        if key not in self._rooms:
            self._rooms[key] = levels.load(files.level(f"{name}.tmx"), zones, known)
        return self._rooms[key]

    def _hall(self, room: levels.Room, canvas: Canvas) -> Hall:
        hall = self._halls.get(room.name)
        if hall is None or hall.room is not room or hall.layout != canvas.layout:
            hall = self._halls[room.name] = Hall(room, canvas)
        return hall


PAUSE, WALKS = 0.03, 0.47  # seconds: for the new room to be printed; for the walk


def reached(deeds: Sequence[Sequence[Event]], words: Collection[str]) -> int:
    """Return the number of the room reached, from 1, given the events of each action; the final action leads
    nowhere."""
    return 1 + sum(_leads_on(event, words) for events in deeds if not _is_last(events) for event in events)


def ways(events: Sequence[Event], words: Collection[str]) -> list[int]:
    """Return, for each word that leads on, the index of the event before which the walk to the next room comes.

    That is the first card dealt there, or the end of the events if none is dealt.
    """
    return [_dealt(events, i) for i, event in enumerate(events) if _leads_on(event, words)]


def _dealt(events: Sequence[Event], word: int) -> int:
    """Return the index of the first card dealt after a word, or of the card the word is about if that was dealt
    before."""
    told = events[word]
    cards = [(i, each) for i, each in enumerate(events) if isinstance(each, Moved) and each.src.startswith(PACK)]
    before = (i for i, each in cards if i < word and each.card and isinstance(told, Told) and each.card.id == told.who)
    after = (i for i, _each in cards if i > word)
    return next(before, next(after, len(events)))


def _leads_on(event: Event, words: Collection[str]) -> bool:
    return isinstance(event, Told) and event.what in words


def _is_last(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Ended) for event in events)


def passage(hall: Hall, enter: Callable[[], object]) -> Step:
    """Animate the walk: the door opens, the dark grows, and the next room appears; `enter` switches to that room."""
    return Seq(CallStep(hall.set_out), CallStep(enter), Wait(PAUSE), Later(lambda: _walk(hall)), CallStep(hall.arrive))


def _walk(hall: Hall) -> Step:
    return Tween(hall.threshold, WALKS, steadily, passed=1.0) if hall.threshold is not None else Wait(0.0)
