"""The first scene at program start, and the routes to the title, to the pages opened from it, and to questions."""

from collections.abc import Callable

from game.core.game import defaults, mode_of
from game.core.match import Match
from game.window_options import WindowArgs

from ..navigator import MenuNavigator, OtherWay
from ..play.plays import new_match
from ..play.session import has_shared_screen
from ..screens.over import load
from ..services import Services
from ..ui.stack import Fade, PageTurn
from .games import has_to_gather, table_of


def begin(services: Services, args: WindowArgs) -> None:
    """Push the first scene: the title (at the very first start the welcome page), or a game's table.

    If the command line names a game, its play saved last continues, or a new one is dealt. If it asks for a new deal
    while a play of the same mode is running that would be lost, the title opens and the player is asked first.
    """
    from ..screens.settings import WelcomeScene
    from ..screens.title import TitleScene

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


class MenuRoutes(MenuNavigator):
    """The title, the pages opened from it, and short questions."""

    def __init__(self, services: Services):
        self.services = services

    def title(self) -> None:
        from ..screens.title import TitleScene

        self.services.stack.reset(TitleScene(self.services), self.services.via(Fade))

    def settings(self) -> None:
        from ..screens.settings import SettingsScene

        self.services.stack.push(SettingsScene(self.services), self.services.via(PageTurn))

    def bindings(self) -> None:
        from ..screens.bindings import BindingsScene

        self.services.stack.push(BindingsScene(self.services), self.services.via(PageTurn))

    def capture_input(self, command: str, place: int, device: str) -> None:
        from ..screens.bindings import InputCaptureScene

        self.services.stack.push(InputCaptureScene(self.services, command, place, device))

    def credits(self) -> None:
        from ..screens.credits import CreditsScene

        self.services.stack.push(CreditsScene(self.services), self.services.via(PageTurn))

    def accessibility(self) -> None:
        from ..screens.credits import AccessibilityScene

        self.services.stack.push(AccessibilityScene(self.services), self.services.via(PageTurn))

    def licences(self) -> None:
        from ..screens.credits import LicencesScene

        self.services.stack.push(LicencesScene(self.services), self.services.via(PageTurn))

    def licence(self, label: str, document: str) -> None:
        from ..screens.credits import LicenceScene

        self.services.stack.push(LicenceScene(self.services, label, document), self.services.via(PageTurn))

    def ask(
        self, text: str, label: str, do: Callable[[], object], back: str = "", seat: int | None = None,
        low: bool = False, other: OtherWay | None = None,
    ) -> None:  # fmt: skip
        from ..screens.over import AskScene

        self.services.stack.push(AskScene(self.services, text, label, do, back, seat, low, other))

    def ask_name(
        self, about: str, done: Callable[[str], object], against: Callable[[str], str] = lambda name: ""
    ) -> None:
        from ..screens.fill import NameScene

        self.services.stack.push(NameScene(self.services, about, done, against), self.services.via(Fade))
