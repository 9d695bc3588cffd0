"""The screenshots: real plays at moments that show what the games are like, 1920x1080.

Each play is stored as a save in `plays`, with seed and actions; from there the module goes on until the moment of the picture.
"""

from collections.abc import Callable, Sequence

from game.app.routes.menus import table_of
from game.app.screens.games import GamesScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.ui.scene import Scene
from game.core.view import Action

from .theatre import keep, photograph, play, run, theatre

SIZE = (1920, 1080)
LONG = 4.0  # seconds: every table comes to rest within this time


def sit(services: Services, name: str) -> TableScene:
    """Open the table of a stored play, and wait until it is at rest."""
    table = table_of(services, play(name))
    services.stack.push(table)
    run(services, LONG)
    return table


def look_at(scene: Scene, id: str) -> None:
    """Move the focus to a node of the UI tree, and wait until that is visible."""
    scene.set_focus(id)
    scene.refresh()
    run(scene.services, LONG)


def do(table: TableScene, verb: str, seconds: float) -> None:
    """Do the first legal action with this verb, and let some seconds pass."""
    action: Action = next(each for each in table.match.legal(0) if each.verb == verb)
    table.commands.do(action)
    run(table.services, seconds)


def hard_choice(services: Services) -> None:
    """Scoundrel: the kraken and the minotaur, a worn hammer, a better blade between the two."""
    look_at(sit(services, "scoundrel"), "KC")


def dragon(services: Services) -> None:
    """Diamonds & Dragons: the best of blades, and the red dragon, Death and a vampire before it."""
    look_at(sit(services, "diamonds"), "XR")


def spell(services: Services) -> None:
    """Dungeon Crawl: a bolt on its way."""
    do(sit(services, "crawl"), "cast", 2.0)


def beasts(services: Services) -> None:
    """Dungeons and Deuces: a lich, a hound and a bear against three heroes, two queens against the bear."""
    table = sit(services, "deuces")
    for id in ("QH", "QS"):
        table.act(id)
        run(services, LONG)
    look_at(table, "enemy.2")


def quest(services: Services) -> None:
    """A quest, half of its map known."""
    sit(services, "quest")


def shelf(services: Services) -> None:
    """The choice of game."""
    scene = GamesScene(services, "Choose a game", lambda game: None)
    services.stack.push(scene)
    run(services, LONG)
    look_at(scene, "game-diamonds")


SHOTS: dict[str, Callable[[Services], None]] = {
    "scoundrel": hard_choice,
    "diamonds": dragon,
    "crawl": spell,
    "deuces": beasts,
    "quest": quest,
    "games": shelf,
}


def bake(names: Sequence[str] = ()) -> None:
    """Bake the shots named, or all."""
    for name, stage in SHOTS.items():
        if not names or name in names:
            with theatre(SIZE) as services:
                stage(services)
                run(services, 1 / 60)
                keep(photograph(services), name)
