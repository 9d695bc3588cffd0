"""Puzzles for tests: the scenes of their page, their table and their end."""

import datetime
from collections.abc import Callable
from typing import Any

from game.app.routes.tables import puzzle_table
from game.app.screens.puzzles import PuzzleResultScene, PuzzlesScene
from game.app.services import Services
from game.app.ui.scene import Scene
from game.core.game import Game
from game.puzzles import Attempt, Progress, of_day, pack
from game.rules import games
from tests.app.showing import Make, pressed, put

GAME, DIAMONDS = games()["scoundrel"], games()["diamonds"]
EASY, HARD = 20, -20  # places in the pack
Done = Callable[[Attempt], object]


def progress(services: Services, game: Game[Any] = GAME) -> Progress:
    """The player's progress."""
    return Progress(services.homes.data, game.id, services.trouble)


def attempt(services: Services, place: int = EASY, game: Game[Any] = GAME) -> Attempt:
    """A try at a puzzle of the pack."""
    return Attempt(game, pack(game.id)[place], progress(services, game))


def win(tried: Attempt) -> None:
    """Win as the solver would."""
    for action in tried.line():
        tried.match.play(action)


def lose(tried: Attempt) -> None:
    """Play on to the end by the last action that can be done."""
    while not tried.match.over:
        tried.match.play(tried.match.legal(0)[-1])


def helped(tried: Attempt) -> None:
    """Win with a hint."""
    tried.helped = True
    win(tried)


def page(services: Services, game: Game[Any] = GAME) -> PuzzlesScene:
    """The page of puzzles."""
    kept = {each.id: progress(services, each) for each in (GAME, DIAMONDS)}
    return PuzzlesScene(services, game, kept, lambda game, puzzle, day: None)


def _page(game: Game[Any]) -> Make:
    return lambda services: put(services, page(services, game))


def _page_later(services: Services) -> Scene:
    """The page after many puzzles, today's among them."""
    done, today = progress(services), datetime.date.today()
    for puzzle in pack(GAME.id)[:200]:
        done.note(puzzle, True)
    for ago in range(40, -1, -1):
        day = (today - datetime.timedelta(ago)).isoformat()
        done.note(of_day(day, GAME.id), True, day)
    return put(services, page(services))


def _table(place: int, game: Game[Any] = GAME) -> Make:
    return lambda services: put(services, puzzle_table(services, attempt(services, place, game)))


def _result(done: Done, place: int = EASY, game: Game[Any] = GAME) -> Make:
    def shown(services: Services) -> Scene:
        tried = attempt(services, place, game)
        done(tried)
        tried.end()
        return put(services, PuzzleResultScene(services, tried))

    return shown


SCENES: dict[str, Make] = {
    "puzzles": _page(GAME),
    "puzzles, Diamonds": _page(DIAMONDS),
    "puzzles, many solved": _page_later,
    "puzzle, easy": _table(EASY),
    "puzzle, hard": _table(HARD),
    "puzzle, before a hint": pressed(_table(EASY), "hint"),
    "puzzle, hint": pressed(_table(EASY), "hint", "right", "confirm"),
    "puzzle, menu": pressed(_table(EASY), "menu"),
    "puzzle, solved": _result(win),
    "puzzle, solved with help": _result(helped),
    "puzzle, not solved": _result(lose, HARD),
    "puzzle of Diamonds": _table(HARD, DIAMONDS),
    "puzzle of Diamonds, solved": _result(win, EASY, DIAMONDS),
    "puzzle of Diamonds, not solved": _result(lose, HARD, DIAMONDS),
}
