"""A chamber from near: its name, what lies there, and where its doors lead."""

from __future__ import annotations

from collections.abc import Iterator

from game import tongue
from game.core.journey import SHUT, Chamber, Journey
from game.tongue import _

from ...desk import Desk
from ...geometry import Box
from ...quest.chart import neighbours
from ...quest.rooms import told
from ...ui.column import Column
from ...ui.press import Button
from ...ui.text import bone, cream, gold
from ...ui.widget import Widget
from ..nearby import NearScene
from ..over import BAR
from ..sheet import FOOT_H, FOOT_WIDE, grown

PAGE, TOP, GAP, BAR_ROOM = (200.0, 880.0), 40.0, 24.0, 22.0


class RoomScene(NearScene):
    """Words to be read."""

    name = "room"

    def __init__(self, desk: Desk, chamber: Chamber, journey: Journey):
        super().__init__(desk)
        self.chamber, self.journey = chamber, journey

    def title(self) -> str:
        return tongue.say(self.chamber.title) or _("An unknown room")

    def announce(self) -> None:
        for line in (self.title(), *self._lines()):
            self.desk.narrator.say(line)
        self.speak_focus(interrupt=False)

    def _lines(self) -> Iterator[str]:
        """What is there, then the doors."""
        if not self.chamber.title.message:
            yield _("Nobody knows yet what is there.")
        yield from map(told, self.chamber.features)
        for other, passage in neighbours(self.journey, self.chamber.id):
            where = tongue.say(other.title) or _("An unknown room")
            why = tongue.say(passage.told) if passage.told.message else ""
            if passage.state == SHUT:
                yield _("A shut door: {where}. {why}").format(where=where, why=why)
            elif passage.oneway:
                yield _("A door that leads one way: {where}").format(where=where)
            else:
                yield _("A door: {where}").format(where=where)

    def build(self) -> list[Widget]:
        letters, top = self.desk.type, TOP - self.desk.layout.above
        high = grown(FOOT_H, letters)
        left, wide = PAGE
        room = Box(left, top, wide, BAR.y - GAP - top - high - GAP)
        column = Column(room._replace(w=wide - BAR_ROOM), letters)
        column.words("name", self.title(), "title", 54, gold, gap=14)
        for i, line in enumerate(self._lines()):
            column.words(f"line.{i}", line, "body", 26, cream if i else bone, gap=10)
        self.scroll_height = column.y - top
        tall = min(room.h, self.scroll_height)
        down = (room.h - tall) / 2
        self.scroll_box = Box(left, top + down, column.box.w, tall)
        for widget in column.widgets:
            widget.box, widget.scrolls = widget.box.moved(0, down), True
        place = Box(left, self.scroll_box.bottom + GAP, FOOT_WIDE, high)
        return [*column.widgets, Button("back", _("Back"), place, self.back, letters, "back", primary=True)]
