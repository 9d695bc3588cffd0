"""What a quest was worth, and why."""

from game.core.game import Line, View
from game.core.words import Text

from .aftermath import points
from .brawl import all_heroes
from .seen import seen


def explain(view: View) -> tuple[Line, ...]:
    """The score of a finished quest, line by line; () while it goes on, and for the Game Master."""
    s = seen(view)
    if view.outcome is None or view.seat >= len(all_heroes(s)):
        return ()
    defeats = int(view.facts["defeats"] or 0)
    words = {
        "levels": Text("Levels gained"),
        "loot": Text("Loot found"),
        "encounters": Text("{n} encounter", "{n} encounters", n=view.gauges["encounter"]),
        "defeats": Text("{n} defeat", "{n} defeats", n=defeats),
    }
    return tuple(Line(words[name], amount) for name, amount in points(s) if amount)
