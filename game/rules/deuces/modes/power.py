"""Quest for Power, from level to level until a deck is used up on the highest; and the boss hunt."""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.game import Line
from game.core.table import Frame, State
from game.core.text import Text
from game.core.view import Options, View

from ..frames import then
from ..loot import pieces, tier
from ..queries import all_heroes, level
from ..view_state import seen
from .mode import Mode, ModeWords
from .standard import StandardAgents, StandardRules, StandardSetup

WORTH = {1: 5, 2: 10, 3: 20}  # points for a piece of loot, by its tier
DEFEAT = 10  # points that a defeat costs


class PowerRules(StandardRules):
    """The rules of Quest for Power: it ends when a deck is used up on the highest level."""

    def at_the_top(self, s: State) -> bool:
        """Every hero wins, and the Game Master loses (A66)."""
        s.announce("quest-done")
        score = sum(n for _line, n in points(s))
        seats = range(len(all_heroes(s)))
        gm = len(seats)
        s.end({**dict.fromkeys(seats, "won"), gm: "lost"}, {**dict.fromkeys(seats, score), gm: 0})
        return True


class PowerWords(ModeWords):
    """The words of Quest for Power: its score."""

    def explain(self, view: View) -> tuple[Line, ...]:
        """The score of a finished quest, line by line; () while it goes on, and for the Game Master."""
        s = seen(view)
        if view.outcome is None or view.seat >= len(all_heroes(s)):
            return ()
        defeats = view.number("defeats")
        words = {
            "levels": Text("Levels gained"),
            "loot": Text("Loot found"),
            "encounters": Text("{n} encounter", "{n} encounters", n=view.gauges["encounter"]),
            "defeats": Text("{n} defeat", "{n} defeats", n=defeats),
        }
        return tuple(Line(words[name], amount) for name, amount in points(s) if amount)


class HuntSetup(StandardSetup):
    """The setup of a boss hunt: no enemies besides the boss."""

    def enemy_deck(self, options: Options) -> tuple[Card, ...]:
        """No cards."""
        return ()


class HuntRules(PowerRules):
    """The rules of a boss hunt: every encounter is one boss, alone."""

    def target(self, s: State) -> int:
        """0, as for every boss alone (B4)."""
        return 0

    def gather(self, s: State) -> Sequence[Frame]:
        """The boss, then the hands."""
        return then("boss", s.options["boss"]), then("array")


def points(s: State) -> list[tuple[str, int]]:
    """The heroes' score: each line's name and amount."""
    loot = sum(WORTH[tier(s, hero, piece)] for hero in all_heroes(s) for piece in pieces(s, hero))
    return [
        ("levels", 50 * (level(s) - int(s.options["start"]) + 1)),
        ("loot", loot),
        ("encounters", -2 * s.gauges["encounter"]),
        ("defeats", -DEFEAT * s.number("defeats")),
    ]


AGENTS, WORDS = StandardAgents(), PowerWords()
POWER = Mode("power", StandardSetup(), PowerRules(), AGENTS, WORDS, defeat=DEFEAT, crowned=True)
HUNT = Mode("boss", HuntSetup(), HuntRules(), AGENTS, WORDS, defeat=DEFEAT, crowned=True)
