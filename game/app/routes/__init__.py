"""The routes from scene to scene, in one place, so that no scene depends on how another is made.

Scenes are imported when a route is taken: the window opens before most of them are loaded.
"""

from ..services import Services
from .menus import GameRoutes, LearningRoutes, MenuRoutes
from .plays import PlayRoutes
from .puzzles import PuzzleRoutes
from .results import ResultRoutes, RoundRoutes, TableRoutes


class Routes:
    """The navigator of the window: `game.app.navigator.Navigator`."""

    def __init__(self, services: Services):
        self.menus = MenuRoutes(services)
        self.games = GameRoutes(services)
        self.learning = LearningRoutes(services, self.games)
        self.table = TableRoutes(services)
        self.plays = PlayRoutes(services, self.menus)
        self.puzzles = PuzzleRoutes(services)
        self.results = ResultRoutes(services, self.menus)
        self.rounds = RoundRoutes(services, self.menus, self.plays)
