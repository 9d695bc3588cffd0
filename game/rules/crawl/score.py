"""What a run was worth, and why."""

from game.core.game import Line, View
from game.core.sheet import Entry, Kind, Level, Sheet
from game.core.words import N_, Text

SHEET = Sheet(
    "hero",
    (Kind("W", N_("Warrior"), "warrior"), Kind("M", N_("Mage"), "mage")),
    "difficulty",
    (Level("normal", N_("Normal")), Level("hard", N_("Hard core"))),
)


def explain(view: View) -> tuple[Line, ...]:
    """The score of a finished game, line by line; () while it goes on."""
    if view.outcome is None:
        return ()
    score, rooms = view.gauges["score"], int(view.facts["rooms"] or 0)
    lines = (Line(Text("{n} monster slain", "{n} monsters slain", n=rooms), score),)
    if view.outcome.result == "lost" and view.facts["difficulty"] == "hard":
        return (*lines, Line(Text("Lost with you: hard core"), -score))
    return lines


def entry(view: View) -> Entry | None:
    """What a finished play writes on the high-score sheet; nothing where nothing is left of the score."""
    kind = next(kind.letter for kind in SHEET.kinds if kind.choice == view.options[SHEET.kind])
    score = view.outcome.scores[0] if view.outcome else 0
    return Entry(kind, str(view.facts["difficulty"]), score) if score > 0 else None
