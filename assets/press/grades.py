"""Grades the deals of Scoundrel: `python -m assets.press grades` writes `assets/grades/scoundrel.json`.

Players of different strength, who know what a player knows, try each of the seeds from 1 on, by every set of rules.
How often they win is the deal's grade; whether anybody can win it, the solver says. The same networks and seeds make
the same grades; it takes half an hour.
"""

import json
from itertools import product
from pathlib import Path

from game.core.match import Match
from game.core.rng import Rng
from game.grades import FIRST, UNWON
from game.minds.net import UNIT
from game.minds.scoundrel.model import Position, Rules
from game.minds.scoundrel.puzzles import after
from game.minds.scoundrel.solver import is_last, solve
from game.minds.scoundrel.table import position
from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import FULL_ROOM

from .trying import Values, chosen, net_for, valued

OUT = Path(__file__).parents[1] / "grades" / "scoundrel.json"
SEEDS = 4000
ERRORS = (4 * UNIT, 2 * UNIT, UNIT, UNIT // 2)  # by how much the players misjudge a plan at most
EACH = 10  # tries of each player


def bake(words: list[str]) -> None:
    """Grade all deals; a number grades only so many seeds, for trying."""
    seeds = range(1, int(words[0]) + 1 if words else SEEDS + 1)
    wears, ends = (tuple(choice.value for choice in option.choices) for option in GAME.options)
    deals = {
        f"{wear}-{end}": "".join(_letter({"wear": wear, "end": end}, seed) for seed in seeds)
        for wear, end in product(wears, ends)
    }
    raw = {"options": [option.key for option in GAME.options], "tries": EACH * len(ERRORS), "deals": deals}
    OUT.write_text(json.dumps(raw, indent=0) + "\n")


def _letter(options: dict[str, str], seed: int) -> str:
    """The letter for a deal."""
    start, rules = position(Match(GAME, options, seed).state), Rules.of(options)
    if solve(start, rules).actions is None:
        return UNWON
    return chr(FIRST + Tries(start, rules).won(seed))


class Tries:
    """The tries at one deal. Where players come to the same position, it is valued once."""

    def __init__(self, start: Position, rules: Rules):
        self.start, self.rules, self.net = start, rules, net_for(rules)
        self._values: dict[tuple[Position, int], Values] = {}

    def won(self, seed: int) -> int:
        """How many tries win."""
        tries = enumerate(error for error in ERRORS for _ in range(EACH))
        return sum(self._wins(error, Rng(seed * 100 + i)) for i, error in tries)

    def _wins(self, error: int, rng: Rng) -> bool:
        at, hidden = self.start, len(self.start.rest)
        while values := self._valued(at, hidden):
            plan = chosen(values, error, rng)
            if plan is not None and is_last(at, self.rules):
                return True
            before = len(at.rest)
            at = after(at, plan)
            drawn = FULL_ROOM if plan is None else before - len(at.rest)
            hidden = max(0, hidden - drawn)
        return False

    def _valued(self, at: Position, hidden: int) -> Values:
        key = at, hidden
        if key not in self._values:
            self._values[key] = valued(self.net, at, self.rules, hidden)
        return self._values[key]
