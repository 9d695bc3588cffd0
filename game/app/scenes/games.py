"""The choice of game."""

from typing import Any

from game.core.game import Game
from game.tongue import _

from ..geometry import Box
from ..table.cardart import CardArt
from ..table.skin import skin_of
from ..ui.poster import Poster
from ..ui.text import Heading
from ..ui.widget import Do, Widget
from . import go
from .describe import best_score
from .menu import MenuScene

HEAD, FOOT, GAP, EDGE = 84.0, 26.0, 24.0, 60.0
WIDEST, TALLEST = 460.0, 640.0


class GamesScene(MenuScene):
    """A poster for each game that was found."""

    name = "games"

    def title(self) -> str:
        return _("Choose a game")

    def build(self) -> list[Widget]:
        page, games = self.page, list(self.desk.games.values())
        wide = min(WIDEST, (page.w - 2 * EDGE - (len(games) - 1) * GAP) / len(games))
        room = page.h - HEAD - FOOT
        high = min(TALLEST, room)
        x = 640 - (len(games) * wide + (len(games) - 1) * GAP) / 2
        y = page.y + HEAD + (room - high) / 2
        art = CardArt(self.desk.canvas, self.desk.settings.four_colours)
        heading = Heading("heading", self.title(), Box(60, page.y + 14, page.w - 120, 60), self.desk.type)
        posters = [
            Poster(game, best_score(self.desk.records, game), skin_of(game.id).cover,
                   Box(x + i * (wide + GAP), y, wide, high), self.desk.type, art, self._choose(game))
            for i, game in enumerate(games)
        ]  # fmt: skip
        return [heading, *posters]

    def _choose(self, game: Game[Any]) -> Do:
        return lambda: go.setup(self.desk, game)
