"""The shelf: all games, to choose one of them."""

from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..table.cardart import CardArt
from ..table.skin import skin_of
from ..ui.poster import Poster, Signs, alike
from ..ui.text import Heading
from ..ui.widget import Widget
from .describe import BETWEEN, best_score
from .menu import MenuScene

HEAD, FOOT, GAP, EDGE = 98.0, 24.0, 24.0, 40.0
WIDEST, TALLEST = 460.0, 640.0
LIFT = 8.0  # how far the poster in focus stands out

Choose = Callable[[Game[Any]], object]


class GamesScene(MenuScene):
    """A poster for each game, side by side.  `heading` says what one is chosen for, and `choose` gets it."""

    name = "games"

    def __init__(self, desk: Desk, heading: str, choose: Choose):
        super().__init__(desk)
        self.heading, self.choose, self.games = heading, choose, tuple(desk.games.values())

    def title(self) -> str:
        return self.heading

    def first_focus(self) -> str | None:
        """The game that was played last."""
        runs = self.desk.records.runs
        last = self.desk.keep.newest() or (runs[-1].game if runs else "")
        return f"game-{last}" if last in self.desk.games else None

    def build(self) -> list[Widget]:
        page = self.page
        heading = Heading("heading", self.title(), Box(60, page.y + 14, page.w - 120, 60), self.desk.type)
        return [heading, *alike([self._poster(game, box) for game, box in self._places()])]

    def _places(self) -> list[tuple[Game[Any], Box]]:
        """Where each game's poster hangs."""
        page, games = self.page, self.games
        wide = min(WIDEST, (page.w - 2 * EDGE - (len(games) - 1) * GAP) / len(games))
        high = min(TALLEST, page.h - HEAD - FOOT)
        x = page.centre[0] - (len(games) * wide + (len(games) - 1) * GAP) / 2
        y = page.y + HEAD + (page.h - HEAD - FOOT - high) / 2
        return [(game, Box(x + i * (wide + GAP), y, wide, high)) for i, game in enumerate(games)]

    def _poster(self, game: Game[Any], box: Box) -> Poster:
        desk = self.desk
        art = CardArt(desk.canvas, desk.settings.four_colours)
        cover = skin_of(game.id).cover
        return Poster(game, best_score(desk.records, game), cover, box, desk.type, art, lambda: self.choose(game),
                      signs_of(game))  # fmt: skip

    def seen_at(self, widget: Widget) -> Box:
        box = super().seen_at(widget)
        return box.moved(0, -LIFT) if widget.id == self.focus else box


def signs_of(game: Game[Any]) -> Signs:
    """What stands on a game's box."""
    skin, figures = skin_of(game.id), list[tuple[str, str]]()
    words = [_(choice.label) for option in game.options[:1] for choice in option.choices if choice.value in skin.ways]
    if skin.players[1]:
        figures.append(("hand", span_of(skin.players)))
        words.append(_("Players: {n}").format(n=figures[-1][1]))
    if skin.minutes[1]:
        figures.append(("hourglass", _("{n} min").format(n=span_of(skin.minutes))))
        words.append(figures[-1][1])
    return Signs(tuple(way.icon for way in skin.ways.values()), tuple(figures), BETWEEN.join(words))


def span_of(ends: tuple[int, int]) -> str:
    """From how many to how many, shortly."""
    first, last = ends
    return str(first) if first == last else _("{first}–{last}").format(first=first, last=last)
