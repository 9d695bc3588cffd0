"""The scenes, and which of them comes first."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.args import WindowArgs

    from ..desk import Desk
    from ..scene import Scene


def first_scene(desk: "Desk", args: "WindowArgs") -> "Scene":
    """The title, once the welcome has been seen; or straight to a game's table, if the command line names one."""
    from ..plays import new_match
    from .table import TableScene
    from .title import TitleScene
    from .welcome import WelcomeScene

    if args.game is None:
        return TitleScene(desk) if desk.settings.welcomed else WelcomeScene(desk)
    game = desk.games[args.game]
    running = desk.keep.running(game.id) if args.seed is None and not args.options else None
    if running is None:
        desk.keep.clear(game.id)
    return TableScene(desk, running or new_match(desk, game, args.options, args.seed))
