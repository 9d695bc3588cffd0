"""The end of a round with friends: who has won."""

from __future__ import annotations

from game.core.words import number
from game.tongue import _

from ..geometry import Box
from ..ui.column import Column
from ..ui.text import Image, gold
from ..ui.widget import Widget
from . import go
from .round import StandingsScene
from .sheet import Foot

LAUREL = (150.0, 120.0)
AND = ", "


class WinnerScene(StandingsScene):
    """A laurel, and how everybody did."""

    name = "winner"

    def title(self) -> str:
        winners = self.round.winners()
        if not self._best():
            return _("Nobody brought anything home")
        if len(winners) > 1:
            return _("A draw: {names}").format(names=AND.join(winners))
        return _("{name} wins").format(name=winners[0])

    def _best(self) -> int:
        return self.round.standings()[0].best or 0

    def first_focus(self) -> str | None:
        return "again"

    def written(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        winners = self.round.winners() if self._best() else []
        if winners:
            place = column.take(LAUREL[1], 2)
            box = Box(place.centre[0] - LAUREL[0] / 2, place.y, *LAUREL)
            column.add(Image("laurel", _("A laurel"), "ui/laurel", box))
            told = _("{n} points, {level}").format(n=number(self._best()), level=self.level())
            column.words("points", told, "label", 30, gold, "centre", gap=2)
        self.rows(column, tuple(winners))
        return column.widgets

    def feet(self) -> list[Foot]:
        return [
            Foot("leave", _("Back to title"), "home", self.back),
            self.scores_foot(),
            Foot("again", _("Another round"), "cards", self._again, primary=True),
        ]

    def enter(self) -> None:
        super().enter()
        if self._best():
            self.desk.sounds.play("record")

    def _again(self) -> None:
        go.pick_friends(self.desk, self.game, self.round.options, self.round)
