"""A table with a heading: the name of the game, the room reached, and the current task."""

from __future__ import annotations

from game import i18n
from game.core.capabilities import high_score_layout
from game.core.match import Match
from game.core.text import joined
from game.core.view import View
from game.i18n import _

from ..base.geometry import Box
from ..play.features.drag import Dragging
from ..services import Services
from ..store.records import day_of
from ..ui.widget import Widget
from .focustable import FocusTable
from .log import LogScene

SPEED = Box(1192, 74, 60, 30)  # place of the speed button, under the menu's
SIDE, TOP, LARGE_H = 60.0, 10.0, 44.0  # of the speed button beside the other buttons; height of a large one below them
UNDER, BESIDE = "under", "beside"  # places of the speed button: under the menu's, beside the other buttons
BOTH = 2  # with two choices left, both are named


class HeadTable(FocusTable):
    """A table whose heading is built anew with every change and during animations.

    `daily` is the day whose daily dungeon is played (ISO date); "" for any other play.
    """

    dragging: Dragging
    speed_at = ""  # where the speed button always is; "" if it is beside the head's buttons with large text only

    def __init__(self, services: Services, match: Match, daily: str = ""):
        self.daily = daily or day_of(match)
        super().__init__(services, match)

    def _head(self) -> list[Widget]:
        """The widgets of the heading: what is played, the task, and the room's number if it has room."""
        status = self.headline()
        above = -self.services.layout.above
        speed = self.pacing.button(self._speed_place().moved(0, above))
        right = speed[0].box.x if speed and self._is_speed_beside else self.board.head_right
        head = self.board.head(self._played(), self._played_how(), status, above, right)
        sign = self.board.room_sign(self.rooms.counted, above)
        free = not any(widget.box.overlaps(sign.box) for widget in head)
        return [*head, *speed, *([sign] if free and self._is_counted_in_rooms() else [])]

    @property
    def _is_speed_beside(self) -> bool:
        """True if the speed button stands beside the head's other buttons, not under the menu's."""
        return self.speed_at == BESIDE or (not self.speed_at and self.services.fonts.large)

    def _speed_place(self) -> Box:
        """The place of the speed button."""
        if self._is_speed_beside:
            return Box(self.board.head_right - SIDE, TOP, SIDE, SIDE)
        return SPEED._replace(h=LARGE_H) if self.services.fonts.large else SPEED

    def _is_counted_in_rooms(self) -> bool:
        """True if the play goes from room to room and has reached the first room that counts."""
        return self.rooms.counted > 0

    def log(self) -> None:
        """Open the log: the place for the journal may be too small for its lines."""
        self.services.stack.push(LogScene(self.services, self.chronicle.lines))

    def headline(self) -> str:
        """The current task. Empty during an animation if the task is done or was a choice between offers."""
        task = i18n.say(self.game.status(self.standing))
        if self.timeline is not None and (self._offered(self.standing) or self._is_done(task)):
            return ""
        return self.addressed(self._asked() or task, self.standing)

    def _is_done(self, task: str) -> bool:
        """True if the task shown is no longer the current one. Always False in games that announce every turn
        (`skin.turns`)."""
        return not self.skin.turns and task != i18n.say(self.game.status(self.view))

    def _asked(self) -> str:
        """The question about what goes with the picked card; "" if nothing is picked, or dragged to other than two
        places."""
        picked = self.widget(self.selection.picked[0]) if self.selection.picked else None
        if picked is None:
            return ""
        left = self.selection.options() - {*self.selection.picked}
        ways = [widget for widget in self.widgets if widget.id in left]
        names = [way.label for way in sorted(ways, key=lambda way: way.box.x)]
        if len(names) != BOTH:
            if self.dragging.begun:
                return ""  # rings show where the card may be dropped
            return _("{what}: which card?").format(what=picked.label)
        one, other = names
        return _("{what}: {one} or {other}?").format(what=picked.label, one=one, other=other)

    def _played_how(self) -> str:
        """The name of what is played, with the difficulty level if there is one; a player's name leaves no room for the
        level."""
        sheet = None if self.services.rounds.player(self.match) else high_score_layout(self.game)
        level = sheet.level_of(self.standing.text(sheet.level, "")) if sheet else None
        return _("{what}: {amount}").format(what=self._played(), amount=_(level.name)) if level else self._played()

    def _played(self) -> str:
        """The name of what is played: the player of a turn in a round, “Daily dungeon”, or the game's title."""
        if player := self.services.rounds.player(self.match):
            return player
        return _("Daily dungeon") if self.daily else _(self.match.game.title)

    def title(self) -> str:
        return joined((self._played(), i18n.say(self.match.game.status(self.view))))

    def _offered(self, view: View) -> bool:
        """True if the view offers verbs that are shown on large plates."""
        return any(verb in self.skin.offers for verb in self.game.buttons(view))
