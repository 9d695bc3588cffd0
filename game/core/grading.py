"""Graded deals: the option that asks for a deal of a certain difficulty, in games that grade theirs.

It is no house rule: it changes nothing but which seed is dealt, and the dealer picks that. Only plays that ask for a
grade have the option, so that their records are kept apart.
"""

from typing import Any

from .game import Choice, Game, Option
from .text import N_

GRADE, ANY = "grade", "any"  # the option's key, and its value for any deal
LOST = "lost"  # the grade of a deal that nobody has won; it cannot be asked for
WINNABLE, GENTLE, FAIR, HARD, CRUEL = "winnable", "gentle", "fair", "hard", "cruel"
# Every deal of these grades has been won, by one of our players, or by the solver, which knows every card.
LEAST = {GENTLE: 50, FAIR: 30, HARD: 15, CRUEL: 0}  # of 100 tries, so many win at least

OPTION = Option(
    GRADE,
    N_("Difficulty"),
    (
        Choice(ANY, N_("Any deal"), N_("The cards as they come.")),
        Choice(WINNABLE, N_("Winnable deal"), N_("Someone has won it, if only by knowing every card.")),
        Choice(GENTLE, N_("Gentle deal"), N_("Our computer players win it in at least 50 of 100 tries.")),
        Choice(FAIR, N_("Fair deal"), N_("Our computer players win it in 30 to 49 of 100 tries.")),
        Choice(HARD, N_("Hard deal"), N_("Our computer players win it in 15 to 29 of 100 tries.")),
        Choice(CRUEL, N_("Cruel deal"), N_("Our computer players win it in fewer than 15 of 100 tries.")),
    ),
    ANY,
    rare=True,
)


def options_of(game: Game[Any]) -> tuple[Option, ...]:
    """The house rules of a game, and the grade of the deal if its deals are graded."""
    return game.options if game.graded is None else (*game.options, OPTION._replace(only=game.graded))


def answers(grade: str, wanted: str) -> bool:
    """True if a deal of a grade ("" if it has none) is one that is asked for."""
    return grade not in ("", LOST) if wanted == WINNABLE else grade == wanted
