"""Texts for a Game Master: what ending the turn gives up, and what there is to play for."""

from game.core.table import State
from game.core.text import Text

from .cards import label
from .labels import called, together
from .names import ENEMIES
from .queries import all_heroes, is_enemy
from .ruleset import mode_of
from .turns import strikers

NAMED = 3  # the most enemies that a question names


def forgone(s: State, seat: int) -> Text | None:
    """The question before a turn ends in which enemies could still attack; None if none can, and for heroes' turns."""
    idle = [who for who in strikers(s, seat, ENEMIES) if is_enemy(who)]
    if not idle:
        return None
    if len(idle) > NAMED:
        return Text("{n} enemies can still attack. End the turn of all enemies?", n=len(idle))
    return Text(
        "{names} can still attack. End the turn?",
        "{names} can still attack. End the turn of all enemies?",
        names=together(called(label(s, who)) for who in idle),
        n=len(idle),
    )


def prospects(s: State) -> tuple[Text, ...]:
    """What the Game Master plays for in an encounter: the loss for the heroes if all are Defeated, and for one that
    falls."""
    n = mode_of(s).defeat
    if len(all_heroes(s)) == 1:
        return (Text("If the hero falls, the hero finds no loot and loses {n} points.", n=n),)
    return (
        Text("If every hero falls, they find no loot and lose {n} points.", n=n),
        Text("A hero who falls finds no loot, even if the others win."),
    )
