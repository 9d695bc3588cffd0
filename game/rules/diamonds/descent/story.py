"""The story of a finished descent of a group's own party: its numbers, and the hit points of the characters."""

from game.core.story import Deed, Member, Story
from game.core.text import N_, Text
from game.core.view import View

from .roster import HP, MAX, name, party

COUNTED = {  # tallies: kinds of deeds, and what they are called
    "rooms": ("rooms", N_("Rooms entered")),
    "runs": ("runs", N_("Rooms you ran from")),
    "damage": ("lost", N_("Hit points lost")),
    "healing": ("healed", N_("Hit points healed")),
    "spared": ("spared", N_("Dice bought off")),
}


def story(view: View) -> Story:
    """The story of the party."""
    amounts = {tally: view.number(tally) for tally in COUNTED}
    deeds = tuple(Deed(kind, Text(words), amounts[tally]) for tally, (kind, words) in COUNTED.items())
    people = tuple(
        Member(name(view, who), view.tokens[who].kind, view.gauges[f"{HP}.{who}"], view.gauges[f"{MAX}.{who}"])
        for who in party(view)
    )
    return Story(deeds, people=people)
