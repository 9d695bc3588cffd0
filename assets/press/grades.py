"""Grades deals: `python -m assets.press grades` writes `assets/grades`, a file for each game.

Players of different strength, who know what a player knows, try each of the seeds from 1 on, by every set of rules. How
often they win is the deal's grade. Where none does, the solver says whether it can be won: in Scoundrel by any means, in
Diamonds & Dragons without running, so that a deal that nobody won there may still have a way through. The same networks
and seeds make the same grades; it takes half an hour.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Options
from game.grades import FIRST, UNWON
from game.minds.net import UNIT
from game.rules import games

from .trying import WON, Hidden, Values, chosen, diamonds, scoundrel

OUT = Path(__file__).parents[1] / "grades"
HIDDEN: Mapping[str, Callable[[Match], Hidden]] = {"scoundrel": scoundrel.Hidden, "diamonds": diamonds.Hidden}
SETS: Mapping[str, Sequence[Options]] = {
    "scoundrel": [{"wear": wear, "end": end} for wear, end in product(("lower", "equal"), ("all", "full"))],
    "diamonds": [{"mode": "solo"}],
}
SEEDS = 4000
ERRORS: Mapping[str, Sequence[int]] = {  # by how much each player misjudges a plan at most
    "scoundrel": (4 * UNIT, 2 * UNIT, UNIT, UNIT // 2),
    "diamonds": (2 * UNIT, UNIT, UNIT // 2, UNIT // 4),  # less, because runs bring chance of their own
}
TRIES = 40  # at each deal, as many by each player


def bake(words: list[str]) -> None:
    """Grade the deals of all games, or of those whose ids are named; a number grades only so many, for trying."""
    seeds = range(1, 1 + next((int(word) for word in words if word.isdecimal()), SEEDS))
    for game in [word for word in words if word in SETS] or SETS:
        deals = {"-".join(options.values()): "".join(_letters(game, options, seeds)) for options in SETS[game]}
        raw = {"options": [*SETS[game][0]], "tries": TRIES, "deals": deals}
        (OUT / f"{game}.json").write_text(json.dumps(raw, indent=0) + "\n")


def _letters(id: str, options: Options, seeds: Sequence[int]) -> Iterator[str]:
    """The letters for the deals of these seeds."""
    game = games()[id]
    for seed in seeds:
        deal = HIDDEN[id](Match(game, {**defaults(game), **options}, seed))
        won = Tries(deal, ERRORS[id]).won(seed)
        yield chr(FIRST + won) if won or deal.can_be_won() else UNWON


class Tries:
    """The tries at one deal. Where players come to the same moment, it is valued once."""

    def __init__(self, deal: Hidden, errors: Sequence[int]):
        self.deal, self.errors = deal, errors
        self._values: dict[Any, Values] = {}

    def won(self, seed: int) -> int:
        """How many tries win."""
        return sum(line is not None for line in self.lines(seed))

    def lines(self, seed: int) -> Iterator[list[Any] | None]:
        """For each try, everything that was done if it wins, else None."""
        each = TRIES // len(self.errors)
        for i, error in enumerate(error for error in self.errors for _ in range(each)):
            yield self._line(error, Rng(seed * 100 + i))

    def _line(self, error: int, rng: Rng) -> list[Any] | None:
        moment, line = self.deal.start, []
        while values := self._valued(moment):
            plan = chosen(values, error, rng)
            line.append(plan)
            if values[plan] == WON:
                return line
            moment = self.deal.after(moment, plan)
        return None

    def _valued(self, moment: Any) -> Values:
        if moment not in self._values:
            self._values[moment] = self.deal.values(moment)
        return self._values[moment]
