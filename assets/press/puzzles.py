"""Makes the puzzles of Scoundrel: `python -m assets.press puzzles` writes `assets/puzzles/scoundrel.jsonl`.

The expert plays deals from seed 1 on, by every set of rules, until every card is known. One of the rooms from there on
becomes the puzzle of the deal, if few of its plans win. Computer players of different strength then try it, which is
its rating. The same networks and seeds make the same puzzles; it takes some minutes.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from game.core.match import Match
from game.core.rng import Rng
from game.minds.net import UNIT
from game.minds.scoundrel.expert import Expert
from game.minds.scoundrel.model import Position, Rules
from game.minds.scoundrel.puzzles import after, first_plans, plans_of
from game.minds.scoundrel.solver import is_last
from game.minds.scoundrel.table import code_of, position
from game.puzzles.pack import TRIES, Puzzle, line
from game.rules.scoundrel import GAME
from game.rules.scoundrel.dungeon import ROOM

from .trying import WON, Values, chosen, net_for, valued

OUT = Path(__file__).parents[1] / "puzzles" / "scoundrel.jsonl"
DEALS: Mapping[tuple[str, str], int] = {  # how many seeds are looked at by each set of rules
    ("lower", "all"): 800,
    ("equal", "all"): 800,
    ("lower", "full"): 400,
    ("equal", "full"): 400,
}
WINNING, PLANS = 2, 4  # at most so many first plans win, of at least so many
CARDS = 4  # at least so many lie in the dungeon, so that a room comes after the next one
EASY = 85  # tries that solve what is no puzzle


class Player(NamedTuple):
    """A player that tries puzzles. It goes by the network's values so many rooms ahead, and misjudges each plan by up
    to `error`; with no room, it plays by chance."""

    rooms: int
    error: int


PLAYERS = (Player(0, 0), Player(1, 4 * UNIT), Player(1, UNIT), Player(2, UNIT), Player(3, UNIT))
EACH = TRIES // len(PLAYERS)


def bake(words: list[str]) -> None:
    """Make the puzzles; words such as `lower-all` make only those of these rules, for trying."""
    sets = [rules for rules in DEALS if not words or "-".join(rules) in words]
    found = [puzzle for wear, end in sets for puzzle in _puzzles({"wear": wear, "end": end}, DEALS[wear, end])]
    found.sort(key=lambda one: (-one.solved, one.seed, one.id))
    OUT.write_text("".join(f"{line(puzzle)}\n" for puzzle in found))
    print(f"{OUT}: {len(found)} puzzles")


def _puzzles(options: dict[str, str], deals: int) -> Iterator[Puzzle]:
    """The puzzles of the deals by one set of rules."""
    for seed in range(1, deals + 1):
        found = [puzzle for puzzle in candidates(options, seed) if puzzle.solved < EASY]
        if found:
            yield Rng(seed).choice(found)


def candidates(options: dict[str, str], seed: int) -> Iterator[Puzzle]:
    """The rooms of a deal that may be puzzles."""
    match, expert, judge = Match(GAME, options, seed), Expert(), Judge(Rules.of(options))
    log: list[int] = []
    while not match.over:
        view = match.view(0)
        if None not in view.zones["deck"] and not view.number("faced"):
            at = position(match.state)
            if len(at.rest) < CARDS:
                return
            every, winning = first_plans(at, judge.rules)
            if len(every) >= PLANS and 0 < len(winning) <= WINNING:
                yield Puzzle(seed, options, tuple(log), len(winning), len(every), judge.solved(at, seed))
        action = expert.choose(view)
        log.append(code_of(action, [view.top(place) for place in ROOM]))
        match.play(action)


class Judge:
    """Lets the players try positions of one deal."""

    def __init__(self, rules: Rules):
        self.rules, self.net = rules, net_for(rules)
        self._values: dict[tuple[Position, int], Values] = {}

    def solved(self, at: Position, seed: int) -> int:
        """The number of tries that solve a position."""
        tries = enumerate(player for player in PLAYERS for _ in range(EACH))
        return sum(self._solves(player, at, Rng(seed * TRIES + i)) for i, player in tries)

    def _solves(self, player: Player, at: Position, rng: Rng) -> bool:
        """True if this try of a player wins."""
        while plans := plans_of(at, self.rules):
            plan = chosen(self._ahead(at, player.rooms), player.error, rng) if player.rooms else rng.choice(plans)
            if plan is not None and is_last(at, self.rules):
                return True
            at = after(at, plan)
        return False

    def _ahead(self, at: Position, rooms: int) -> Values:
        """The value of every sensible plan, if the best is done in the rooms looked at after it."""
        if (at, rooms) not in self._values:
            values = valued(self.net, at, self.rules, 0)
            if rooms > 1 and max(values.values(), default=WON) < WON:
                for plan in values:
                    later = self._ahead(after(at, plan), rooms - 1)
                    values[plan] = max(later.values(), default=-WON)
            self._values[at, rooms] = values
        return self._values[at, rooms]
