"""Makes the puzzles: `python -m assets.press puzzles` writes `assets/puzzles`, a file for each game.

The expert plays deals from seed 1 on, by every set of rules. One of its rooms from where every card may be known becomes
the puzzle of the deal, if few of its plans win. Computer players of different strength then try it, which is its rating.
The same networks and seeds make the same puzzles; it takes some minutes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.bots import EXPERTS
from game.core.game import defaults
from game.core.match import Match
from game.core.rng import Rng
from game.core.view import Options
from game.minds.net import UNIT
from game.minds.puzzles import first_plans
from game.puzzles.pack import TRIES, Puzzle, line
from game.rules import games

from .trying import WON, Known, Values, chosen, diamonds, scoundrel

OUT = Path(__file__).parents[1] / "puzzles"
KNOWN: Mapping[str, Callable[[Options], Known]] = {"scoundrel": scoundrel.Known, "diamonds": diamonds.Known}
DEALS: Mapping[str, Sequence[tuple[Options, int]]] = {  # how many seeds are looked at by each set of rules
    "scoundrel": (
        ({"wear": "lower", "end": "all"}, 800),
        ({"wear": "equal", "end": "all"}, 800),
        ({"wear": "lower", "end": "full"}, 400),
        ({"wear": "equal", "end": "full"}, 400),
    ),
    "diamonds": (({"mode": "solo"}, 2400),),
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
    """Make the puzzles of all games, or of those whose ids are named."""
    for game in words or DEALS:
        found = [puzzle for options, deals in DEALS[game] for puzzle in _puzzles(game, options, deals)]
        found.sort(key=lambda one: (-one.solved, one.seed, one.id))
        out = OUT / f"{game}.jsonl"
        out.write_text("".join(f"{line(puzzle)}\n" for puzzle in found))
        print(f"{out}: {len(found)} puzzles")


def _puzzles(game: str, options: Options, deals: int) -> Iterator[Puzzle]:
    """The puzzles of the deals by one set of rules."""
    for seed in range(1, deals + 1):
        found = [puzzle for puzzle in candidates(game, options, seed) if puzzle.solved < EASY]
        if found:
            yield Rng(seed).choice(found)


def candidates(id: str, options: Options, seed: int) -> Iterator[Puzzle]:
    """The rooms of a deal that may be puzzles."""
    game = games()[id]
    match, expert = Match(game, {**defaults(game), **options}, seed), EXPERTS[id, "expert"](Rng(0))
    play = KNOWN[id](match.options)
    judge = Judge(play)
    log: list[int] = []
    while not match.over:
        view = match.view(0)
        if play.may_be_puzzle(view):
            at = play.position(match)
            if len(at.rest) < CARDS:
                return
            every, winning = first_plans(play.rules, at)
            if len(every) >= PLANS and 0 < len(winning) <= WINNING:
                yield Puzzle(seed, options, tuple(log), len(winning), len(every), judge.solved(at, seed))
        action = expert.choose(view)
        log.append(play.code_of(action, view))
        match.play(action)


class Judge:
    """Lets the players try positions of one deal."""

    def __init__(self, play: Known):
        self.play, self.rules = play, play.rules
        self._values: dict[tuple[Any, int], Values] = {}

    def solved(self, at: Any, seed: int) -> int:
        """The number of tries that solve a position."""
        tries = enumerate(player for player in PLAYERS for _ in range(EACH))
        return sum(self._solves(player, at, Rng(seed * TRIES + i)) for i, player in tries)

    def _solves(self, player: Player, at: Any, rng: Rng) -> bool:
        """True if this try of a player wins."""
        while plans := self.rules.plans(at):
            plan = chosen(self._ahead(at, player.rooms), player.error, rng) if player.rooms else rng.choice(plans)
            if self.rules.is_won(at, plan):
                return True
            at = self.rules.after(at, plan)
        return False

    def _ahead(self, at: Any, rooms: int) -> Values:
        """The value of every sensible plan, if the best is done in the rooms looked at after it."""
        if (at, rooms) not in self._values:
            values = dict(self.play.values(at))
            if rooms > 1 and max(values.values(), default=WON) < WON:
                for plan in values:
                    later = self._ahead(self.rules.after(at, plan), rooms - 1)
                    values[plan] = max(later.values(), default=-WON)
            self._values[at, rooms] = values
        return self._values[at, rooms]
