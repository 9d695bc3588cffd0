"""What a Game Master is told: what a turn that ends gives up, and what there is to play for."""

from game.core.table import State
from game.core.words import Text

from .brawl import all_heroes, is_enemy
from .called import called, together
from .cards import label
from .names import ENEMIES
from .ruleset import mode_of
from .turns import strikers

NAMED = 3  # enemies that a question calls by their names


def forgone(s: State, seat: int) -> Text | None:
    """What to ask whoever plays enemies before a turn ends in which those could still attack; None where none can, and
    of heroes' turns."""
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
    """What the Game Master plays for in an encounter: what a defeat takes from the heroes, and a fall from one."""
    n = mode_of(s).defeat
    if len(all_heroes(s)) == 1:
        return (Text("If the hero falls, the hero finds no loot and loses {n} points.", n=n),)
    return (
        Text("If every hero falls, they find no loot and lose {n} points.", n=n),
        Text("A hero who falls finds no loot, even if the others win."),
    )
