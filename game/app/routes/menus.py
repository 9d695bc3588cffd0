"""The first scene at program start; the routes to the title, to its pages, to questions, and to a game's set-up, rules
and guided first room; and which scenes a game's set-up and table are."""

from collections.abc import Callable
from typing import Any

from game.core.capabilities import descent
from game.core.descent import GATHER
from game.core.film import Film
from game.core.game import Game, defaults, mode_of
from game.core.match import Match
from game.core.teach import Lesson
from game.core.view import Options
from game.i18n import _
from game.window_options import WindowArgs

from ..navigator import GameNavigator, LearningNavigator, MenuNavigator, OtherWay
from ..play.plays import new_match, remember_taught
from ..play.session import has_shared_screen
from ..screens.over import load
from ..services import Services
from ..ui.scene import Scene
from ..ui.stack import Fade, OpeningDoors, PageTurn, Sweep


def setup_of(services: Services, game: Game[Any]) -> Scene:
    """The set-up page of a game."""
    from ..screens.party_setup.setup import PartySetup
    from ..screens.setup import SetupScene

    return (SetupScene if game.party is None else PartySetup)(services, game)


def table_of(services: Services, match: Match, daily: str = "") -> Scene:
    """The table for a match. It looks at the match's save whenever it may have been away."""
    from .tables import arena_table, card_table, descent_table

    if match.game.combatants is not None:
        make = arena_table
    else:
        make = descent_table if descent(match.game, match.view(0)) else card_table
    table = make(services, match, daily)
    for signal in (table.resumed, table.came_to_front):
        signal.connect(lambda: services.routes.plays.look_again(match))
    return table


def lesson_of(
    services: Services, game: Game[Any], lesson: Lesson, skip: Callable[[], object], done: Callable[[], object]
) -> Scene:
    """The lesson of a game."""
    from .tables import arena_lesson, card_lesson

    return (card_lesson if game.combatants is None else arena_lesson)(services, game, lesson, skip, done)


def replay_of(
    services: Services, match: Match, film: Film | None = None, start: int = 0, solved: bool = False
) -> Scene:
    """The replay of a match, from its film, after its first `start` actions; `solved` if it is a line of the solver."""
    from ..play.watched_arena import WatchedArena
    from ..screens.party.pages import with_plates
    from ..screens.replay import ReplayScene

    if match.game.combatants is not None:
        return ReplayScene(services, match, film, WatchedArena, start)
    scene = ReplayScene(services, match, film, start=start, solved=solved)
    if descent(match.game, match.view(0)):
        with_plates(scene.top)
    return scene


def scene_before(services: Services, match: Match, then: Callable[[], object]) -> Scene | None:
    """The scene that comes before the table and then calls `then`: in a descent, the choice of the party; None
    otherwise."""
    from ..screens.party.gathering import GatheringScene

    return GatheringScene(services, match, then) if has_to_gather(match) else None


def has_to_gather(match: Match) -> bool:
    """True if the party of a descent is still to be chosen."""
    now = descent(match.game, match.view(0))
    return now is not None and now.phase == GATHER


class GameRoutes(GameNavigator):
    """The choice of a game, and its set-up."""

    def __init__(self, services: Services):
        self.services = services

    def new_game(self) -> None:
        self.choose(_("Choose a game"), lambda game: self._first_steps(game, lambda: self.setup(game)))

    def choose(self, heading: str, then: Callable[[Game[Any]], object]) -> None:
        """Open the posters of all games, and call `then` with the chosen one; with only one game, call it at once."""
        from ..screens.games import GamesScene

        services = self.services
        if len(services.games) == 1:
            then(next(iter(services.games.values())))
        else:
            services.stack.push(GamesScene(services, heading, then), services.via(Sweep))

    def other_game(self) -> None:
        from ..screens.games import GamesScene

        stack = self.services.stack
        if len(stack.scenes) > 1 and isinstance(stack.scenes[-2], GamesScene):
            stack.pop(self.services.via(Sweep))
        else:
            self.new_game()

    def _first_steps(self, game: Game[Any], then: Callable[[], object]) -> None:
        """Call `then`; before the first play of a game, offer its lesson first."""
        from ..screens.offer import FirstStepsScene

        if game.id in self.services.settings.taught or game.lesson() is None:
            then()
        else:
            self.services.stack.push(FirstStepsScene(self.services, game, then), self.services.via(Sweep))

    def setup(self, game: Game[Any]) -> None:
        self.services.stack.push(setup_of(self.services, game), self.services.via(Sweep))

    def ask_seed(self, current: int | None, done: Callable[[int | None], object]) -> None:
        from ..screens.fill import SeedScene

        self.services.stack.push(SeedScene(self.services, current, done), self.services.via(Fade))


class LearningRoutes(LearningNavigator):
    """The rules, and the guided first rooms."""

    def __init__(self, services: Services, games: GameRoutes):
        self.services, self.games = services, games

    def help(self, game: str, options: Options | None = None) -> None:
        from ..screens.help import HelpScene

        self.services.stack.push(HelpScene(self.services, game, options or {}), self.services.via(PageTurn))

    def how_to_play(self) -> None:
        self.games.choose(_("How to play"), lambda game: self.help(game.id))

    def lesson(self, game: str, after: Callable[[], object] | None = None) -> None:
        services = self.services
        plan = services.games[game].lesson()

        def leave() -> None:
            services.stack.pop(services.via(Fade))
            if after is not None:
                after()

        def offer() -> None:
            services.stack.pop()
            self.lesson_done(services.games[game], after)

        if plan is not None:
            remember_taught(services, services.games[game])
            scene = lesson_of(services, services.games[game], plan, leave, offer)
            services.stack.push(scene, services.via(OpeningDoors))

    def lesson_done(self, game: Game[Any], after: Callable[[], object] | None = None) -> None:
        """Offer a game after its guided first room; `after` leads to it, by default to the set-up."""
        from ..screens.offer import LessonDoneScene

        start = after or (lambda: self.games.setup(game))
        self.services.stack.push(LessonDoneScene(self.services, start), self.services.via(Fade))


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
