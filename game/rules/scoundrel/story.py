"""The story of a finished run: blows, the weapon that slew most, potions, rooms."""

from collections.abc import Iterator, Sequence

from game.core.cards import parse
from game.core.deck import face
from game.core.events import Changed, Event, Told
from game.core.story import Deed, Stories, Story
from game.core.text import Text
from game.core.view import View

from .combat import FISTS
from .score import FULL_LIFE


class ScoundrelStories(Stories):
    """The stories of runs."""

    def story(self, view: View, events: Sequence[Event]) -> Story:
        """The story of a run."""
        told = [event for event in events if isinstance(event, Told)]
        changes = [event for event in events if isinstance(event, Changed)]
        health = view.gauges["health"]
        best = Text("Out at full life: it doesn't get better.") if health == FULL_LIFE else None
        return Story((*_of_fights(told, changes, health > 0), *_of_potions(changes), *_way(told)), triumph=best)


def _of_fights(told: Sequence[Told], changes: Sequence[Changed], alive: bool) -> Iterator[Deed]:
    """The worst blow, and the weapon that slew most; the monster that struck the scoundrel down was not slain."""
    worst = max(changes, key=lambda change: change.old - change.new, default=None)
    if worst and worst.new < worst.old:
        enemy = parse(worst.why)
        yield Deed("blow", Text("Worst hit: {enemy}", enemy=face(enemy)), worst.new - worst.old, (enemy,))
    strikes = [event for event in told if event.what == "strike"]
    slain = strikes if alive else strikes[:-1]
    weapons = [parse(str(event.data[0])) for event in slain if event.data[0] != FISTS]
    if weapons:
        best = max(weapons, key=lambda weapon: (weapons.count(weapon), weapon.rank))
        yield Deed("weapon", Text("Slain with the {weapon}", weapon=face(best)), weapons.count(best), (best,))
    if slain:
        yield Deed("beaten", Text("Monsters beaten"), len(slain))
        yield Deed("bare", Text("With bare hands"), len(slain) - len(weapons))


def _of_potions(changes: Sequence[Changed]) -> Iterator[Deed]:
    gained = sum(change.new - change.old for change in changes if change.new > change.old)
    if gained:
        yield Deed("healed", Text("Life healed"), gained)


def _way(told: Sequence[Told]) -> Iterator[Deed]:
    """The number of rooms entered, including the last one, and of rooms avoided."""
    words = [event.what for event in told]
    yield Deed("rooms", Text("Rooms entered"), words.count("room-complete") + 1)
    yield Deed("runs", Text("Rooms avoided"), words.count("avoid"))
