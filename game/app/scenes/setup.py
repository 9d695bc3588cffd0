"""Before a play: its house rules and its seed."""

from collections.abc import Callable
from typing import Any

from game.core.game import Game, Option
from game.core.seeds import code
from game.files import CannotWrite
from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..house import last_options, remember_options
from ..table.cardart import CardArt
from ..table.skin import skin_of
from ..ui.column import Column
from ..ui.poster import Poster
from ..ui.press import Row
from ..ui.text import bone, gold
from ..ui.turn import Choice
from ..ui.widget import Widget
from . import go
from .describe import best_score
from .sheet import EDGE, HEAD, Foot, SheetScene

POSTER = (40.0, 400.0)  # left edge and width
ROW = 68.0


class SetupScene(SheetScene):
    """The house rules of a game, a seed, and off into the dungeon.  What was chosen last is chosen again."""

    name = "setup"
    span = (470.0, 770.0)

    def __init__(self, desk: Desk, game: Game[Any]):
        super().__init__(desk)
        self.game = game
        self.options = last_options(desk.homes.config, game)
        self.seed: int | None = None  # None: a random one

    def title(self) -> str:
        return _("New game")

    def first_focus(self) -> str | None:
        return "start"

    def build(self) -> list[Widget]:
        return [
            *self.frame(
                Foot("games", _("All games"), "cards", lambda: go.games(self.desk)),
                Foot("load", _("Load a game"), "load", lambda: go.slots(self.desk, None)),
                Foot("start", _("Start"), "door", self._start, primary=True),
            ),
            self._poster(),
            *self.scrolling(self._rules(), self.inner),
        ]

    def _poster(self) -> Poster:
        box = Box(POSTER[0], self.page.y + HEAD, POSTER[1], self.sheet.h)
        art = CardArt(self.desk.canvas, self.desk.settings.four_colours)
        best = best_score(self.desk.records, self.game, self.options)
        return Poster(self.game, best, skin_of(self.game.id).cover, box, self.desk.type, art)

    def _rules(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        if self.game.options:
            column.words("rules", _("House rules"), "label", 26, gold)
        for option in self.game.options:
            if option.matters(self.options):
                self._option(column, option)
        column.words("deal", _("The deal"), "label", 26, gold)
        self._seed(column)
        return column.widgets

    def _option(self, column: Column, option: Option) -> None:
        current = next(choice for choice in option.choices if choice.value == self.options[option.key])
        choices = [(choice.value, _(choice.label)) for choice in option.choices]
        column.add(Choice(option.key, _(option.label), column.take(self.tall(ROW)), choices, current.value,
                          self._set(option.key), self.desk.type, _(current.help)))  # fmt: skip
        column.words(f"{option.key}-help", _(current.help), "body", 23, bone, inset=EDGE / 2, gap=20)

    def _set(self, key: str) -> Callable[[str], None]:
        def change(value: str) -> None:
            self.options[key] = value

        return change

    def _seed(self, column: Column) -> None:
        typed = self.seed is not None
        text = (
            _("A typed seed deals the same cards every time. The run does not count in the records.")
            if typed
            else _("The cards are shuffled. Enter a seed to play one certain deal, perhaps a friend's.")
        )
        value = code(self.seed) if self.seed is not None else _("Random")
        row = Row("seed", _("Seed"), column.take(self.tall(ROW)), self._enter, self.desk.type, value, "seed", text)
        column.add(row)
        column.words("seed-help", text, "body", 23, bone, inset=EDGE / 2)

    def _enter(self) -> None:
        go.seed(self.desk, self.seed, self._take_seed)

    def _take_seed(self, seed: int | None) -> None:
        self.seed = seed

    def _start(self) -> None:
        try:
            remember_options(self.desk.homes.config, self.game, self.options)
        except CannotWrite as error:
            self.desk.trouble(error.text)
        go.start(self.desk, self.game, self.options, self.seed)
