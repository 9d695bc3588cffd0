"""The packs of puzzles: read from `assets/puzzles`, made by `python -m assets.press puzzles`, and opened as plays."""

import hashlib
import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from game import files
from game.bots import SOLVERS
from game.core import json_text
from game.core.game import Game, defaults
from game.core.match import Match
from game.core.seeds import LIMIT
from game.core.text import Text, Trouble
from game.core.view import Action, Options, View
from game.minds import finish
from game.minds.diamonds import table as diamonds
from game.minds.scoundrel import table as scoundrel

TRIES = 100  # of our players at each puzzle; how many solve it is its rating
LEVELS = (30, 50, 65, 75)  # tries that solve it: a puzzle of level 5 up to the first number, of level 1 above the last
LONGEST = 400  # actions before a puzzle
CODES = {*"012345678"}  # a letter of a log is an action of the game's compact model
KEYS = {"seed": int, "set": dict, "log": str, "winning": int, "plans": int, "solved": int}  # of a line

# From a table and the model's actions to the rules' actions, by the game's id.
ACTIONS: Mapping[str, Callable[[Any, Iterable[int]], Iterator[Action]]] = {
    "scoundrel": scoundrel.rules_actions,
    "diamonds": diamonds.rules_actions,
}


class BadPack(Trouble):
    """Raised for a pack of puzzles that is missing or damaged."""


class Puzzle(NamedTuple):
    """A puzzle: a deal and the actions of the game's compact model that lead from there to the position.

    `options` are those that matter. `winning` of the `plans` for the first room win; `solved` is the number of our
    players' tries that solve it.
    """

    seed: int
    options: Options
    log: tuple[int, ...]
    winning: int
    plans: int
    solved: int

    @property
    def id(self) -> str:
        """A name that no other puzzle of the game has: there is one for each deal."""
        return "-".join((*self.options.values(), str(self.seed)))

    @property
    def level(self) -> int:
        """How hard it is: 1 (easy) to 5."""
        return len(LEVELS) + 1 - bisect_left(LEVELS, self.solved)


def has_pack(game: str) -> bool:
    """True if there are puzzles of a game."""
    return game in ACTIONS


@lru_cache(8)
def pack(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none for a game without. Raises `BadPack`."""
    if not has_pack(game):
        return ()
    try:
        return read(files.text_of(files.asset(f"puzzles/{game}.jsonl")))
    except OSError as error:
        raise BadPack(Text("The puzzles cannot be read: {why}", why=files.reason(error))) from error


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a pack's text, one a line. Raises `BadPack`, which names the line."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = _puzzle(json_text.parse_strict(line))
        except ValueError as error:
            raise BadPack(Text("The puzzles are damaged, in line {n}.", n=number)) from error
        if puzzle.id in found:
            raise BadPack(Text("The puzzles are damaged, in line {n}.", n=number))
        found[puzzle.id] = puzzle
    if not found:
        raise BadPack(Text("The puzzles are damaged, in line {n}.", n=1))
    return tuple(found.values())


def _puzzle(item: Any) -> Puzzle:
    """Parse a line. Raises `ValueError`."""
    if not isinstance(item, dict) or item.keys() != KEYS.keys():
        raise ValueError("not a puzzle")
    if not all(type(item[key]) is kind for key, kind in KEYS.items()):
        raise ValueError("not a puzzle")
    options, log = item["set"], item["log"]
    if not all(isinstance(value, str) and value.isprintable() for value in options.values()):
        raise ValueError("not a puzzle")
    if not CODES.issuperset(log) or len(log) > LONGEST:
        raise ValueError("not a puzzle")
    puzzle = Puzzle(item["seed"], options, tuple(map(int, log)), item["winning"], item["plans"], item["solved"])
    if not (0 <= puzzle.seed < LIMIT and 0 < puzzle.winning < puzzle.plans and 0 <= puzzle.solved <= TRIES):
        raise ValueError("not a puzzle")
    return puzzle


def line(puzzle: Puzzle) -> str:
    """A puzzle as a line of a pack."""
    seed, options, log, winning, plans, solved = puzzle
    values = (seed, dict(options), "".join(map(str, log)), winning, plans, solved)
    return json.dumps(dict(zip(KEYS, values, strict=True)), separators=(",", ":"))


def of_day(date: str, game: str) -> Puzzle:
    """The puzzle of a day, `2026-11-20`; it is the same for every player. Raises `BadPack`."""
    puzzles = pack(game)
    digest = hashlib.blake2s(f"puzzle {game} {date}".encode(), digest_size=8).digest()
    return puzzles[int.from_bytes(digest, "big") % len(puzzles)]


class OpenMatch(Match):
    """A play whose cards all lie open. From the position on, nobody uses the verbs of `without`, because chance decides
    what follows on them."""

    without: tuple[str, ...] = ()

    def view(self, seat: int) -> View:
        """The view of one seat, which sees every card."""
        view = super().view(seat)
        zones = {name: tuple(zone.cards) for name, zone in self.state.zones.items()}
        return replace(view, zones=zones, legal=self._left(view.legal))

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The legal actions of a seat."""
        return self._left(super().legal(seat))

    def _left(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        return tuple(action for action in actions if action.verb not in self.without)


def begin(game: Game[Any], puzzle: Puzzle) -> OpenMatch:
    """The play of a puzzle, up to its position, without what the solver leaves out. Raises `BadPack` if its actions
    lead nowhere."""
    match = OpenMatch(game, {**defaults(game), **puzzle.options}, puzzle.seed)
    try:
        for action in ACTIONS[game.id](match.state, puzzle.log):
            match.play(action)
    except ValueError as error:
        raise BadPack(Text("The puzzles are damaged, in the one called {id}.", id=puzzle.id)) from error
    match.without = finish(SOLVERS[game.id](match.state)).without
    return match
