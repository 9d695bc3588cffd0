"""Quest for Power: from level to level, until a deck has been gone through on the highest.  And the boss hunt."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.game import Line
from game.core.table import Frame, State
from game.core.view import Options, View
from game.core.words import Text

from ..brawl import all_heroes, level
from ..flow import then
from ..loot import pieces, tier
from ..seen import seen
from .mode import Mode

WORTH = {1: 5, 2: 10, 3: 20}  # points for a piece of loot, by its tier


class Power(Mode):
    """Quest for Power."""

    id = "power"
    defeat = 10
    crowned = True

    def at_the_top(self, s: State) -> bool:
        """Won, by every hero and not by the Game Master (A66)."""
        s.tell("quest-done")
        score = sum(n for _line, n in points(s))
        seats = range(len(all_heroes(s)))
        gm = len(seats)
        s.end({**dict.fromkeys(seats, "won"), gm: "lost"}, {**dict.fromkeys(seats, score), gm: 0})
        return True

    def explain(self, view: View) -> tuple[Line, ...]:
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


class Hunt(Power):
    """Boss hunt: every encounter is one boss, alone."""

    id = "boss"

    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """There are no other enemies."""
        return ()

    def target(self, s: State) -> int:
        """A boss alone has a target of nothing (B4)."""
        return 0

    def gather(self, s: State) -> Sequence[Frame]:
        """The boss comes."""
        return then("boss", s.options["boss"]), then("array")


def points(s: State) -> list[tuple[str, int]]:
    """The heroes' score: for what each line is, and how much."""
    loot = sum(WORTH[tier(s, hero, piece)] for hero in all_heroes(s) for piece in pieces(s, hero))
    return [
        ("levels", 50 * (level(s) - int(s.options["start"]) + 1)),
        ("loot", loot),
        ("encounters", -2 * s.gauges["encounter"]),
        ("defeats", -POWER.defeat * int(s.facts["defeats"] or 0)),
    ]


POWER, HUNT = Power(), Hunt()
