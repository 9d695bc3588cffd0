"""Rounds with friends for tests at every stage, and the scenes about them."""

from collections.abc import Callable
from itertools import cycle

from game.app.play.plays import record_play
from game.app.screens.friends import FriendsScene
from game.app.screens.result import ResultScene
from game.app.screens.round import RoundScene
from game.app.screens.setup import SetupScene
from game.app.screens.winner import WinnerScene
from game.app.services import Services
from game.app.store.rounds import Round, RoundTurn
from game.app.ui.scene import Scene
from game.core.cards import parse
from game.core.game import defaults
from game.rules.crawl.worth import worth
from tests.app.highscores import CRAWL, NAMES, finished, written
from tests.app.showing import put

USUAL = {**defaults(CRAWL), "difficulty": "hard"}
RANKS = "7J39QK"  # rank of the biggest slain monster, turn by turn
THREE = ("Ada", "Bo", "Cy")


def begun(names: tuple[str, ...] = THREE, turns: int = 1, scores: tuple[int, ...] = (), marked: bool = False) -> Round:
    """A round after turns with these scores."""
    done = tuple(
        RoundTurn(
            f"play {n}",
            "WM"[n % 2],
            "left" if score else "lost",
            score,
            marked and n % 3 == 1,
            f"monster:{slain}H",
            worth(parse(f"{slain}H")),
        )
        for (n, score), slain in zip(enumerate(scores), cycle(RANKS), strict=False)
    )
    return Round("crawl", "hard", USUAL, names, turns, done)


def _standing(round: Round) -> Callable[[Services], Scene]:
    def shown(services: Services) -> Scene:
        services.rounds.keep(round)
        return put(services, (WinnerScene if round.over else RoundScene)(services, CRAWL, round))

    return shown


def _picking(count: int, round: Round | None) -> Callable[[Services], Scene]:
    def shown(services: Services) -> Scene:
        written(services, count)
        return put(services, FriendsScene(services, CRAWL, USUAL, round))

    return shown


def _turn(marked: bool) -> Callable[[Services], Scene]:
    def shown(services: Services) -> Scene:
        match = finished(hero="mage")
        match.marks |= {"practice"} if marked else set()
        services.rounds.keep(begun(NAMES[1:4]).begun(match))
        record_play(services, match)
        return put(services, ResultScene(services, match))

    return shown


def _setup(services: Services) -> Scene:
    services.rounds.keep(begun())
    return put(services, SetupScene(services, CRAWL))


EIGHT = begun(NAMES[:8], 5, tuple(range(100, 126)), marked=True)
SCENES = {
    "friends, nobody": _picking(0, None),
    "friends, to pick": _picking(30, None),
    "friends, some": _picking(30, begun(NAMES[:3], 3)),
    "friends, eight": _picking(30, EIGHT),
    "round, first": _standing(begun()),
    "round, middle": _standing(begun(NAMES[:4], 3, (10, 0, 41, 7, 30))),
    "round, eight": _standing(EIGHT),
    "winner": _standing(begun(THREE, 1, (10, 41, 7))),
    "winner, draw": _standing(begun(NAMES[:4], 2, (10, 41, 41, 7, 30, 12, 12, 9))),
    "winner, nobody": _standing(begun(THREE, 1, (0, 0, 0))),
    "winner, eight": _standing(begun(NAMES[:8], 5, tuple(range(100, 140)), marked=True)),
    "result, a turn": _turn(False),
    "result, a turn of practice": _turn(True),
    "set-up, high scores": _setup,
}
