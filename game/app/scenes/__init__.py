"""The scenes (screens) of the window, and the choice of the first one at program start."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.match import Match
    from game.window_options import WindowArgs

    from ..desk import Desk


def begin(desk: "Desk", args: "WindowArgs") -> None:
    """Push the first scene: the title (at the very first start the welcome page), or a game's table.

    If the command line names a game, its running play continues, or a new one is dealt. If it asks for a new deal while
    a play with actions is running, the title opens and the player is asked first.
    """
    from ..plays import new_match
    from . import go
    from .title import TitleScene
    from .welcome import WelcomeScene

    if args.game is None:
        desk.stack.push(TitleScene(desk) if desk.settings.welcomed else WelcomeScene(desk))
        return
    game, running = desk.games[args.game], desk.saves.running(args.game)
    if args.seed is None and not args.options and running is not None:
        _sit_down(desk, running)
    elif running is None or not running.log:
        desk.saves.clear(game.id)
        _sit_down(desk, new_match(desk, game, args.options, args.seed))
    else:
        desk.stack.push(TitleScene(desk))
        go.start(desk, game, args.options, args.seed)


def _sit_down(desk: "Desk", match: "Match") -> None:
    """Open the table of a match; if questions come first (several people, or a party still gathering), open the title
    below."""
    from ..seats import has_shared_screen
    from . import go
    from .tables import gathers, table_of
    from .title import TitleScene

    if has_shared_screen(match) or gathers(match):
        desk.stack.push(TitleScene(desk))
        go.table(desk, match)
    else:
        desk.stack.push(table_of(desk, match))
