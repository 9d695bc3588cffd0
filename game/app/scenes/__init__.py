"""The scenes (screens) of the window, and the choice of the first one at program start."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.match import Match
    from game.window_options import WindowArgs

    from ..services import Services


def begin(services: "Services", args: "WindowArgs") -> None:
    """Push the first scene: the title (at the very first start the welcome page), or a game's table.

    If the command line names a game, its running play continues, or a new one is dealt. If it asks for a new deal while
    a play with actions is running, the title opens and the player is asked first.
    """
    from ..plays import new_match
    from . import routes
    from .title import TitleScene
    from .welcome import WelcomeScene

    if args.game is None:
        services.stack.push(TitleScene(services) if services.settings.welcomed else WelcomeScene(services))
        return
    game, running = services.games[args.game], services.saves.running(args.game)
    if args.seed is None and not args.options and running is not None:
        _sit_down(services, running)
    elif running is None or not running.log:
        services.saves.clear(game.id)
        _sit_down(services, new_match(services, game, args.options, args.seed))
    else:
        services.stack.push(TitleScene(services))
        routes.start(services, game, args.options, args.seed)


def _sit_down(services: "Services", match: "Match") -> None:
    """Open the table of a match; if questions come first (several people, or a party still gathering), open the title
    below."""
    from ..seats import has_shared_screen
    from . import routes
    from .assembly import has_to_gather, table_of
    from .title import TitleScene

    if has_shared_screen(match) or has_to_gather(match):
        services.stack.push(TitleScene(services))
        routes.table(services, match)
    else:
        services.stack.push(table_of(services, match))
