"""The story of a finished quest: enemies beaten, the best blow, loot, and encounters won and lost."""

from collections.abc import Callable, Iterator, Sequence

from game.core.events import Event, Told
from game.core.story import Deed, Story
from game.core.text import Text
from game.core.view import View

from .enemies import ENEMY_KINDS
from .labels import called, play
from .names import WON
from .ruleset import mode_of

SWIFT = 12  # few quests from level 1 need only this many encounters


def story(view: View, events: Sequence[Event]) -> Story:
    """The story of a quest, the same for all seats."""
    told = [event for event in events if isinstance(event, Told)]
    ours = blow(told, lambda who: not who.startswith("enemy."))
    fallen = [event for event in told if event.what == "defeated"]
    return Story((*_beaten(fallen), *ours, *_loot(told), *_encounters(view)), triumph=_triumph(view))


def of_one(told: Sequence[Told], hero: str) -> Iterator[Deed]:
    """The deeds of one hero among rivals: the figures they Defeated, their best blow, and the loot they found."""
    yield from _beaten(felled_by(told, hero))
    yield from blow(told, lambda who: who == hero)
    yield from _loot([event for event in told if event.who == hero])


def felled_by(told: Sequence[Told], hero: str) -> list[Told]:
    """The messages about figures Defeated in a fight against a hero, no matter which of the two attacked."""
    fought, found = ("", ""), list[Told]()
    for event in told:
        if event.what == "attack":
            fought = event.who, str(event.data[2])
        elif event.what == "defeated" and event.who in fought and hero in fought and event.who != hero:
            found.append(event)
    return found


def _beaten(fallen: Sequence[Told]) -> Iterator[Deed]:
    """The number of enemies beaten, and the hardest of them."""
    kinds = [str(event.data[0]) for event in fallen if event.who.startswith("enemy.")]
    if kinds:
        yield Deed("beaten", Text("Enemies defeated"), len(kinds))
        hardest = max(kinds, key=_difficulty)
        text = Text("The hardest of them: {who}", who=called(hardest.partition(":")[0]))
        yield Deed("biggest", text, _difficulty(hardest))


def _difficulty(label: str) -> int:
    enemy = ENEMY_KINDS.get(label.partition(":")[0])
    return enemy.difficulty if enemy else 0


def blow(told: Sequence[Told], ours: Callable[[str], bool]) -> Iterator[Deed]:
    """The largest and highest attack that won, by a figure for which `ours` is true."""
    best: tuple[int, int, tuple[int, ...], int] | None = None
    shown: tuple[int, int, tuple[int, ...], int] | None = None
    for event in told:
        if event.what == "attack":
            size, kind, raised, *values = (int(number) for number in event.data[3:])
            shown = (size, kind, tuple(values), raised) if ours(event.who) else None
        elif event.what == "combat" and shown and event.data[2] == WON:
            best = max(best or shown, shown)
    if best:
        yield Deed("given", Text("Cards in the best blow: {play}", play=play(*best)), best[0])


def _loot(told: Sequence[Told]) -> Iterator[Deed]:
    found = sum(event.what == "loot" for event in told)
    if found:
        yield Deed("weapon", Text("Pieces of loot found"), found)


def _encounters(view: View) -> Iterator[Deed]:
    won, lost = view.number("victories"), view.number("defeats")
    yield Deed("rooms", Text("Encounters won"), won)
    if lost:
        yield Deed("lost", Text("Encounters lost"), -lost)


def _triumph(view: View) -> Text | None:
    """Why the result is a triumph: no defeat from the first level to the last, or few encounters; else None."""
    if not mode_of(view).crowned or view.options["start"] != "1" or view.options["levels"] == "fast":
        return None
    if not view.facts["defeats"]:
        return Text("Never defeated, from the first level to the last")
    return Text("Done in {n} encounters", n=view.gauges["encounter"]) if view.gauges["encounter"] <= SWIFT else None
