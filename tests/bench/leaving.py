"""Hard core in Dungeon Crawl: the score of the computer player, beside simple players that leave at a fixed score.

`python -m tests.bench.leaving HERO MANA GAMES` plays the deals 1 to GAMES, each once: all players fight alike, so one
walk through a deal shows the score of each when it left. Run by hand only; a thousand mages take half an hour.
"""

import sys
from statistics import fmean, stdev
from typing import NamedTuple

from game.core.match import Match
from game.core.view import Action
from game.rules.crawl import GAME
from game.rules.crawl.leaver import Leaver

FIXED = (1, 5, 8, 10, 12, 15, 20, 30)


class Walk(NamedTuple):
    """The score at each door of a deal, and the computer player's score when it left; 0 if it fell."""

    doors: tuple[int, ...]
    computed: int

    def at(self, fixed: int) -> int:
        """The score of a player who leaves at the first door with at least `fixed`; 0 if there is none."""
        return next((score for score in self.doors if score >= fixed), 0)


def walk(hero: str, mana: str, seed: int) -> Walk:
    """Play a deal until the hero falls or no player would go on."""
    match, leaver = Match(GAME, {"hero": hero, "difficulty": "hard", "mana": mana}, seed), Leaver()
    doors: list[int] = []
    computed: int | None = None
    while not match.over:
        view = match.view(0)
        action = leaver.choose(view)
        if view.facts["stage"] == "door":
            doors.append(view.gauges["score"])
            if action.verb == "leave":
                computed = doors[-1] if computed is None else computed
                if doors[-1] >= max(FIXED):
                    break
                action = Action("enter")
        match.play(action)
    return Walk(tuple(doors), computed or 0)


def interval(numbers: list[int]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    return fmean(numbers), 1.96 * stdev(numbers) / len(numbers) ** 0.5


def main(hero: str, mana: str, games: str) -> None:
    """Print the means, and the differences on the same deals."""
    walks = [walk(hero, mana, seed) for seed in range(1, int(games) + 1)]
    print(f"{hero}, mana={mana}, {games} deals. leaver: {_told([each.computed for each in walks])}")
    for fixed in FIXED:
        alone, apart = [each.at(fixed) for each in walks], [each.computed - each.at(fixed) for each in walks]
        print(f"  leave at {fixed}: {_told(alone)}; the leaver brings {_told(apart)} more")


def _told(numbers: list[int]) -> str:
    return "{:.2f} +- {:.2f}".format(*interval(numbers))


if __name__ == "__main__":
    main(*sys.argv[1:])
