"""What is told of a quest when it is over: who was beaten, the best blow, loot, and how often it went wrong."""

from collections.abc import Callable, Iterator, Sequence

from game.core.deeds import Deed, Story
from game.core.events import Event, Told
from game.core.game import View
from game.core.words import Text

from .called import called, play
from .enemies import ENEMY_KINDS
from .modes.registry import mode_named
from .names import WON

SWIFT = 12  # encounters in which few quests from level 1 are done


def story(view: View, events: Sequence[Event]) -> Story:
    """The story of a quest, the same for everybody at the table."""
    told = [event for event in events if isinstance(event, Told)]
    ours = blow(told, lambda who: not who.startswith("enemy."))
    return Story((*_beaten(told), *ours, *_loot(told), *_encounters(view)), triumph=_triumph(view))


def _beaten(told: Sequence[Told]) -> Iterator[Deed]:
    """How many enemies, and the hardest of them."""
    kinds = [str(event.data[0]) for event in told if event.what == "defeated" and event.who.startswith("enemy.")]
    if kinds:
        yield Deed("beaten", Text("{n} enemy Defeated", "{n} enemies Defeated", n=len(kinds)), len(kinds))
        hardest = max(kinds, key=_difficulty)
        text = Text("The hardest of them: {who}", who=called(hardest.partition(":")[0]))
        yield Deed("biggest", text, _difficulty(hardest))


def _difficulty(label: str) -> int:
    enemy = ENEMY_KINDS.get(label.partition(":")[0])
    return enemy.difficulty if enemy else 0


def blow(told: Sequence[Told], ours: Callable[[str], bool]) -> Iterator[Deed]:
    """The largest and highest attack of ours that won."""
    best: tuple[int, int, tuple[int, ...], int] | None = None
    shown: tuple[int, int, tuple[int, ...], int] | None = None
    for event in told:
        if event.what == "attack":
            size, kind, raised, *values = (int(number) for number in event.data[3:])
            shown = (size, kind, tuple(values), raised) if ours(event.who) else None
        elif event.what == "combat" and shown and event.data[2] == WON:
            best = max(best or shown, shown)
    if best:
        yield Deed("given", Text("The best blow: {play}", play=play(*best)), best[0])


def _loot(told: Sequence[Told]) -> Iterator[Deed]:
    found = sum(event.what == "loot" for event in told)
    if found:
        yield Deed("weapon", Text("{n} piece of loot found", "{n} pieces of loot found", n=found), found)


def _encounters(view: View) -> Iterator[Deed]:
    won, lost = int(view.facts["victories"] or 0), int(view.facts["defeats"] or 0)
    yield Deed("rooms", Text("{n} encounter won", "{n} encounters won", n=won), won)
    if lost:
        yield Deed("lost", Text("{n} encounter lost", "{n} encounters lost", n=lost), -lost)


def _triumph(view: View) -> Text | None:
    """From the first level to the last without a defeat, or in few encounters."""
    if not mode_named(view.options).crowned or view.options["start"] != "1" or view.options["levels"] == "fast":
        return None
    if not view.facts["defeats"]:
        return Text("Never Defeated, from the first level to the last")
    return Text("Done in {n} encounters", n=view.gauges["encounter"]) if view.gauges["encounter"] <= SWIFT else None
