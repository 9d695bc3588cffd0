"""The score of a run, its explanation, and the layout of the high scores."""

from game.core.game import Line
from game.core.high_scores import Entry, HighScoreLayout, HighScores, Kind, Level
from game.core.text import N_, Text
from game.core.view import View

from .fight import RENEWAL

SHEET = HighScoreLayout(
    "hero",
    (Kind("W", N_("Warrior"), "warrior"), Kind("M", N_("Mage"), "mage")),
    "difficulty",
    (Level("normal", N_("Normal")), Level("hard", N_("Hardcore"))),
)


def explain(view: View) -> tuple[Line, ...]:
    """The score of a finished game, line by line; () while it goes on."""
    if view.outcome is None:
        return ()
    score, rooms, renewed = view.gauges["score"], view.number("rooms"), view.number("renewed")
    paid = renewed * RENEWAL
    slain = Line(Text("{n} monster slain", "{n} monsters slain", n=rooms), score + paid)
    lines = [slain] if rooms or slain.amount else []
    if paid:
        lines.append(Line(Text("Paid for mana"), -paid))
    if is_forfeit(view):
        lines.append(Line(Text("Lost with your life (hardcore)"), -score))
    return tuple(lines)


def is_forfeit(view: View) -> bool:
    """True if the score is lost because the hero fell in hardcore."""
    return view.outcome is not None and view.outcome.result == "lost" and view.facts["difficulty"] == "hard"


class CrawlScores(HighScores):
    """The high scores: a page for each difficulty, a letter for each hero."""

    layout = SHEET

    def entry(self, view: View) -> Entry | None:
        """The entry of a finished play in the high scores; None if the score is 0."""
        kind = next(kind.letter for kind in SHEET.kinds if kind.choice == view.options[SHEET.kind])
        score = view.outcome.scores[0] if view.outcome else 0
        return Entry(kind, view.text("difficulty"), score) if score > 0 else None
