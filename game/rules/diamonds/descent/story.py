"""The story of a finished descent of a group's own party: its numbers, and the hit points of the characters."""

from game.core.descent import HP, MAX
from game.core.story import Deed, Member, Story
from game.core.text import N_, Text
from game.core.view import View

from .roster import name, party, sides

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
    named = COUNTED if sides(view) > 1 else COUNTED | {"spared": ("spared", N_("Points bought off"))}
    deeds = tuple(Deed(kind, Text(words), amounts[tally]) for tally, (kind, words) in named.items())
    people = tuple(
        Member(name(view, who), view.tokens[who].kind, view.gauges[f"{HP}.{who}"], view.gauges[f"{MAX}.{who}"])
        for who in party(view)
    )
    return Story(deeds, people=people)
