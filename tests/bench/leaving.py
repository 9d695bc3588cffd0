"""Hard core in Dungeon Crawl: what the computed player brings home, beside naive ones that leave at a fixed score.

`python -m tests.bench.leaving HERO MANA GAMES` plays the deals 1 to GAMES, each once: all fight alike, so that one walk
through a deal tells what each of them had in hand when it left.  By hand only; a thousand mages take half an hour.
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
    """What was in hand at each door of a deal, and what the computed player left with; 0 where it fell."""

    doors: tuple[int, ...]
    computed: int

    def at(self, fixed: int) -> int:
        """What a player brings home who leaves with so much or more."""
        return next((score for score in self.doors if score >= fixed), 0)


def walk(hero: str, mana: str, seed: int) -> Walk:
    """Through a deal, until the hero falls or nobody would go on any more."""
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
    """The mean, and how far it may be off, 95 times in 100."""
    return fmean(numbers), 1.96 * stdev(numbers) / len(numbers) ** 0.5


def main(hero: str, mana: str, games: str) -> None:
    """Print the means and the differences on common deals."""
    walks = [walk(hero, mana, seed) for seed in range(1, int(games) + 1)]
    print(f"{hero}, mana={mana}, {games} deals. leaver: {_told([each.computed for each in walks])}")
    for fixed in FIXED:
        alone, apart = [each.at(fixed) for each in walks], [each.computed - each.at(fixed) for each in walks]
        print(f"  leave at {fixed}: {_told(alone)}; the leaver brings {_told(apart)} more")


def _told(numbers: list[int]) -> str:
    return "{:.2f} +- {:.2f}".format(*interval(numbers))


if __name__ == "__main__":
    main(*sys.argv[1:])
