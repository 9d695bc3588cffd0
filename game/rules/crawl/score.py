"""What a run was worth, and why."""

from game.core.game import Line, View
from game.core.words import Text


def explain(view: View) -> tuple[Line, ...]:
    """The score of a finished game, line by line; () while it goes on."""
    if view.outcome is None:
        return ()
    score, rooms = view.gauges["score"], int(view.facts["rooms"] or 0)
    lines = (Line(Text("{n} monster slain", "{n} monsters slain", n=rooms), score),)
    if view.outcome.result == "lost" and view.facts["difficulty"] == "hard":
        return (*lines, Line(Text("Lost with you: hard core"), -score))
    return lines
