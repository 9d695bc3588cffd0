"""The plays under way, one of each way to play, to go on with."""

from collections.abc import Callable

from game.core.save import SavedPlay
from game.i18n import _

from ..base.dates import clock
from ..base.geometry import Box
from ..services import Services
from ..store.saves import RunningPlay
from ..ui.gamebox import cover_of
from ..ui.slots import SlotRow
from ..ui.widget import Do, Widget
from .describe import BETWEEN, play_name, progress, turn_of
from .menu import MenuScene
from .page import FootButton, centred, list_room

ROW, GAP = 92.0, 14.0  # least height of a row, and gap to the next, with room for the focus ring


class UnderWayScene(MenuScene):
    """A row for each running play, the one saved last first. `choose` gets the chosen one; `load` opens the slots, if
    one is used."""

    name = "continue"
    span = (60.0, 1160.0)

    def __init__(self, services: Services, choose: Callable[[SavedPlay], object], load: Do):
        super().__init__(services)
        self.choose, self.load = choose, load

    def title(self) -> str:
        return _("Continue")

    def build(self) -> list[Widget]:
        room = list_room(self.sheet.inner)
        rows, y = list[Widget](), room.y
        for running in self.services.saves.under_way():
            row = self._row(running, Box(room.x, y, room.w, ROW))
            rows.append(row)
            y = row.box.bottom + GAP
        feet = [FootButton("back", _("Back"), "back", self.back)]
        if self.services.saves.anything():
            feet.append(FootButton("load", _("Load a game"), "load", self.load))
        return [*self.sheet.frame(*feet), *self.sheet.scrolling(centred(rows, self.sheet.inner), self.sheet.inner)]

    def _row(self, running: RunningPlay, box: Box) -> SlotRow:
        play, letters = running.play, self.services.fonts
        told = BETWEEN.join(filter(None, (turn_of(self.services.rounds, play), progress(play))))
        id = f"play-{play.game.id}-{play.mode}".removesuffix("-")
        picture = "" if letters.large else cover_of(play.game.id)
        return SlotRow(id, play_name(play), box, lambda: self.choose(play), letters, (told,), icon="torch",
                       value=clock(running.saved), picture=picture)  # fmt: skip

    def first_focus(self) -> str | None:
        return next((widget.id for widget in self.widgets if widget.scrolls), "back")
