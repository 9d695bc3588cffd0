"""The first scene at program start."""

from game.core.game import defaults, mode_of
from game.core.match import Match
from game.window_options import WindowArgs

from ..play.plays import new_match
from ..play.session import has_shared_screen
from ..screens.loading import load
from ..services import Services
from .assembly import has_to_gather, table_of


def begin(services: Services, args: WindowArgs) -> None:
    """Push the first scene: the title (at the very first start the welcome page), or a game's table.

    If the command line names a game, its play saved last continues, or a new one is dealt. If it asks for a new deal
    while a play of the same mode is running that would be lost, the title opens and the player is asked first.
    """
    from ..screens.title import TitleScene
    from ..screens.welcome import WelcomeScene

    if args.game is None:
        services.stack.push(TitleScene(services) if services.settings.welcomed else WelcomeScene(services))
        return
    game = services.games[args.game]
    if args.seed is None and not args.options and (running := services.saves.under_way(game.id)):
        load(services, services.saves.restore(running[0].play), lambda match: _sit_down(services, match))
        return
    mode = mode_of(game, {**defaults(game), **args.options})
    found = services.saves.running(game, mode)
    if found is None or not found.play.log:
        services.saves.clear(game, mode)
        _sit_down(services, new_match(services, game, args.options, args.seed))
    else:
        services.stack.push(TitleScene(services))
        services.routes.plays.start(game, args.options, args.seed)


def _sit_down(services: Services, match: Match | None) -> None:
    """Open the table of a match; if questions come first (several people, or a party still gathering), open the title
    below. Without a match, because its save is damaged, open the title only."""
    from ..screens.title import TitleScene

    if match is None:
        services.stack.push(TitleScene(services))
    elif has_shared_screen(match) or has_to_gather(match):
        services.stack.push(TitleScene(services))
        services.routes.plays.open(match)
    else:
        services.stack.push(table_of(services, match))
