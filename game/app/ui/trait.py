"""What an ability is called where it is read about."""

from game import tongue
from game.core.troupe import Trait
from game.tongue import _


def heading(trait: Trait, when: bool = True) -> str:
    """An ability's name, with what comes before it and, perhaps, when it may be used."""
    name = tongue.say(trait.name)
    named = _("{note}: {name}").format(note=tongue.say(trait.note), name=name) if trait.note else name
    return _("{name} ({when})").format(name=named, when=tongue.say(trait.when)) if when else named
