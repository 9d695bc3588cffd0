"""All that has happened in a fight, to be read back."""

from collections.abc import Sequence

from game.tongue import _

from ...desk import Desk
from ...ui.column import Column
from ...ui.text import ink, wine
from ...ui.widget import Widget
from ..read import ReadScene
from ..sheet import Foot


class LogScene(ReadScene):
    """The lines of the journal, the newest at the foot, where the page opens."""

    name = "log"

    def __init__(self, desk: Desk, lines: Sequence[str]):
        super().__init__(desk)
        self.lines = tuple(lines)

    def title(self) -> str:
        return _("What has happened")

    def written(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        for i, line in enumerate(self.lines):
            last = i == len(self.lines) - 1
            column.words(f"line.{i}", line, "body", 25, wine if last else ink, gap=4)
        if not self.lines:
            column.words("none", _("Nothing yet."), "body", 25, ink)
        return column.widgets

    def feet(self) -> list[Foot]:
        return [Foot("back", _("Back"), "back", self.back, primary=True)]

    def enter(self) -> None:
        super().enter()
        self._scroll_by(self.scroll_height)

    def first_focus(self) -> str | None:
        return "back"
