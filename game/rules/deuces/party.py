"""The heroes as chosen before a quest."""

from collections.abc import Sequence

from game.core.combatants import ALWAYS, READY, Trait
from game.core.text import Text
from game.core.view import View

from .ability import PASSIVE, Ability
from .cards import label
from .classes import CLASSES
from .customs import CUSTOMS
from .figures import when_told
from .labels import called
from .queries import all_heroes
from .view_state import seen


def traits(value: str) -> Sequence[Trait]:
    """The abilities of a class, each with its level, or the single ability of a Custom Ability."""
    if value in CUSTOMS:
        return (_trait(CUSTOMS[value], None),)
    learnt = CLASSES[value].abilities if value in CLASSES else ()
    return tuple(_trait(one, Text("Level {n}", n=level)) for level, one in enumerate(learnt, start=1))


def _trait(one: Ability, note: Text | None) -> Trait:
    state = ALWAYS if one.when == PASSIVE else READY
    return Trait(one.id, Text(one.name), when_told(one, own=True), Text(one.text), state, note)


def outline(view: View) -> Sequence[Text]:
    """The progress of a quest, and its heroes."""
    s = seen(view)
    heroes = tuple(called(label(s, hero)) for hero in all_heroes(s))
    level, encounter = view.gauges["level"], max(1, view.gauges["encounter"])
    return (Text("Level {n}", n=level), Text("Encounter {n}", n=encounter), *heroes)
