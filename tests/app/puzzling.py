"""Puzzles for tests: the scenes of their page, their table and their end."""

import datetime
from collections.abc import Callable

from game.app.routes.tables import puzzle_table
from game.app.screens.puzzles import PuzzleResultScene, PuzzlesScene
from game.app.services import Services
from game.app.ui.scene import Scene
from game.puzzles import Attempt, Progress, of_day, pack
from game.rules import games
from tests.app.showing import Make, pressed, put

GAME = games()["scoundrel"]
EASY, HARD = 20, -20  # places in the pack
Done = Callable[[Attempt], object]


def progress(services: Services) -> Progress:
    """The player's progress."""
    return Progress(services.homes.data, GAME.id, services.trouble)


def attempt(services: Services, place: int = EASY) -> Attempt:
    """A try at a puzzle of the pack."""
    return Attempt(GAME, pack(GAME.id)[place], progress(services))


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


def page(services: Services) -> PuzzlesScene:
    """The page of puzzles."""
    return PuzzlesScene(services, GAME, {GAME.id: progress(services)}, lambda game, puzzle, day: None)


def _page(services: Services) -> Scene:
    return put(services, page(services))


def _page_later(services: Services) -> Scene:
    """The page after many puzzles, today's among them."""
    done, today = progress(services), datetime.date.today()
    for puzzle in pack(GAME.id)[:200]:
        done.note(puzzle, True)
    for ago in range(40, -1, -1):
        day = (today - datetime.timedelta(ago)).isoformat()
        done.note(of_day(day, GAME.id), True, day)
    return put(services, page(services))


def _table(place: int) -> Make:
    return lambda services: put(services, puzzle_table(services, attempt(services, place)))


def _result(done: Done, place: int = EASY) -> Make:
    def shown(services: Services) -> Scene:
        tried = attempt(services, place)
        done(tried)
        tried.end()
        return put(services, PuzzleResultScene(services, tried))

    return shown


SCENES: dict[str, Make] = {
    "puzzles": _page,
    "puzzles, many solved": _page_later,
    "puzzle, easy": _table(EASY),
    "puzzle, hard": _table(HARD),
    "puzzle, hint": pressed(_table(EASY), "hint"),
    "puzzle, menu": pressed(_table(EASY), "menu"),
    "puzzle, solved": _result(win),
    "puzzle, solved with help": _result(helped),
    "puzzle, not solved": _result(lose, HARD),
}
