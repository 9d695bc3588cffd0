"""What is told of a table's own party when its descent is over: the way in numbers."""

from game.core.deeds import Deed, Story
from game.core.game import View
from game.core.words import N_, Text

COUNTED = {  # tallies: kinds of deeds, and what they are called
    "rooms": ("rooms", N_("Rooms entered")),
    "runs": ("runs", N_("Rooms run from")),
    "damage": ("lost", N_("Hit points lost")),
    "healing": ("healed", N_("Hit points won back")),
    "spared": ("spared", N_("Dice bought off")),
}


def story(view: View) -> Story:
    """The story of the party, each character of which has a sheet of its own."""
    amounts = {tally: int(view.facts[tally] or 0) for tally in COUNTED}
    return Story(tuple(Deed(kind, Text(name), amounts[tally]) for tally, (kind, name) in COUNTED.items()))
