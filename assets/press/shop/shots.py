"""The screenshots: real plays at moments that show what the games are like, 1920x1080.

Each play is stored as a save in `plays`, with seed and actions; from there the module goes on until the moment of the picture.
"""

from collections.abc import Callable, Sequence

from game.app.desk import Desk
from game.app.scene import Scene
from game.app.scenes.games import GamesScene
from game.app.scenes.table import TableScene
from game.app.scenes.tables import table_of
from game.core.game import Action

from .theatre import keep, photograph, play, run, theatre

SIZE = (1920, 1080)
LONG = 4.0  # seconds: every table comes to rest within this time


def sit(desk: Desk, name: str) -> TableScene:
    """Open the table of a stored play, and wait until it is at rest."""
    table = table_of(desk, play(name))
    desk.stack.push(table)
    run(desk, LONG)
    return table


def look_at(scene: Scene, id: str) -> None:
    """Move the focus to a node of the UI tree, and wait until that is visible."""
    scene.set_focus(id)
    scene.refresh()
    run(scene.desk, LONG)


def do(table: TableScene, verb: str, seconds: float) -> None:
    """Do the first legal action with this verb, and let some seconds pass."""
    action: Action = next(each for each in table.match.legal(0) if each.verb == verb)
    table.do(action)
    run(table.desk, seconds)


def hard_choice(desk: Desk) -> None:
    """Scoundrel: the kraken and the minotaur, a worn hammer, a better blade between the two."""
    look_at(sit(desk, "scoundrel"), "KC")


def dragon(desk: Desk) -> None:
    """Diamonds & Dragons: the best of blades, and the red dragon, Death and a vampire before it."""
    look_at(sit(desk, "diamonds"), "XR")


def spell(desk: Desk) -> None:
    """Dungeon Crawl: a bolt on its way."""
    do(sit(desk, "crawl"), "cast", 2.0)


def beasts(desk: Desk) -> None:
    """Dungeons and Deuces: a lich, a hound and a bear against three heroes, two queens against the bear."""
    table = sit(desk, "deuces")
    for id in ("QH", "QS"):
        table.act(id)
        run(desk, LONG)
    look_at(table, "enemy.2")


def quest(desk: Desk) -> None:
    """A quest, half of its map known."""
    sit(desk, "quest")


def shelf(desk: Desk) -> None:
    """The choice of game."""
    scene = GamesScene(desk, "Choose a game", lambda game: None)
    desk.stack.push(scene)
    run(desk, LONG)
    look_at(scene, "game-diamonds")


SHOTS: dict[str, Callable[[Desk], None]] = {
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
            with theatre(SIZE) as desk:
                stage(desk)
                run(desk, 1 / 60)
                keep(photograph(desk), name)
