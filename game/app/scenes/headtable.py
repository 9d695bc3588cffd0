"""A table with words at its head: what is played, how deep one is, and what is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import tongue
from game.core.game import View
from game.core.match import Match
from game.core.sheet import sheet_of
from game.tongue import _

from ..records import day_of
from ..ui.widget import Widget
from .focustable import FocusTable

if TYPE_CHECKING:
    from ..desk import Desk

BOTH = 2  # things that are left to choose between


class HeadTable(FocusTable):
    """What is to be done is said anew as things stand, and while what was done is still being seen.

    `daily` is the day whose dungeon it is, "" for any other.
    """

    def __init__(self, desk: Desk, match: Match, daily: str = ""):
        self.daily = daily or day_of(match)
        super().__init__(desk, match)

    def _head(self) -> list[Widget]:
        """What is played, in which room, and what is to be done."""
        status = self.headline()
        above = -self.desk.layout.above
        head = self.board.head(self._played(), self._played_how(), status, above)
        sign = self.board.room_sign(self.room_number - self.skin.outside, above)
        free = not any(widget.box.overlaps(sign.box) for widget in head)
        return [*head, sign] if free and self._is_counted_in_rooms() else head

    def _is_counted_in_rooms(self) -> bool:
        """Does one go from room to room here, and is one in the first of them already?"""
        return bool(self.skin.onward) and self.room_number > self.skin.outside

    def headline(self) -> str:
        """What is to be done; what is done, or was to be chosen, is gone while what comes of it is seen."""
        task = tongue.say(self.game.status(self.standing))
        if self.score is not None and (self._offered(self.standing) or self._is_done(task)):
            return ""
        return self.addressed(self._asked() or task, self.standing)

    def _is_done(self, task: str) -> bool:
        """Is it no longer what is to be done?  Where each turn is told as it comes, it is what is being done."""
        return not self.skin.turns and task != tongue.say(self.game.status(self.view))

    def _asked(self) -> str:
        """What is still to be chosen for a thing that has been picked; "" while none has."""
        picked = self.widget(self.chooser.picked[0]) if self.chooser.picked else None
        if picked is None:
            return ""
        left = self.chooser.options() - {*self.chooser.picked}
        ways = [widget for widget in self.widgets if widget.id in left]
        names = [way.label for way in sorted(ways, key=lambda way: way.box.x)]
        if len(names) != BOTH:
            return _("{what}: which card?").format(what=picked.label)
        one, other = names
        return _("{what}: {one} or {other}?").format(what=picked.label, one=one, other=other)

    def _played_how(self) -> str:
        """What is played, and how hard it is, where a game has levels and one of them has been chosen; beside the name
        of a player there is no room for that."""
        sheet = None if self.desk.rounds.player(self.match) else sheet_of(self.game)
        level = sheet.level_of(self.standing.text(sheet.level, "")) if sheet else None
        return _("{what}: {amount}").format(what=self._played(), amount=_(level.name)) if level else self._played()

    def _played(self) -> str:
        """What is played here: somebody's turn of a round, the day's dungeon, or the game."""
        if player := self.desk.rounds.player(self.match):
            return player
        return _("Daily dungeon") if self.daily else _(self.match.game.title)

    def title(self) -> str:
        return f"{self._played()}. {tongue.say(self.match.game.status(self.view))}"

    def _offered(self, view: View) -> bool:
        """Are there a few things to choose between, on plates?"""
        return any(verb in self.skin.offers for verb in self.game.buttons(view))
