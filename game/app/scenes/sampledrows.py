"""Pages of settings with a sheet beside them that shows what the one in focus does."""

from collections.abc import Sequence

from ..desk import Desk
from ..geometry import Box
from ..settings import ROWS, Row
from ..ui.livesample import LiveSample, sample_of
from ..ui.text import Panel, Words, ink
from ..ui.widget import Widget
from .rows import HELP_SIZE, RowsScene

SIDE, APART = 316.0, 18.0  # the sheet's width, and from the list to it
EDGE, PICTURE = 34.0, 244.0  # from the sheet's edge to what is on it; how high the picture is


class SampledRows(RowsScene):
    """The list to the left, and to the right the sheet with a picture and the words that explain it.

    In large letters there is no room for that: then it looks like other pages of rows.
    """

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self.time = 0.0  # for which what moves has been in focus

    @property
    def slip(self) -> Box:
        """The sheet."""
        inner = self.inner
        return Box(inner.right + 8 - SIDE, inner.y - 6, SIDE, inner.h + 12)

    @property
    def list_box(self) -> Box:
        if self.desk.type.large:
            return super().list_box
        inner = self.inner
        return Box(inner.x - 8, inner.y - 10, self.slip.x - APART - inner.x + 8, inner.h + 20)

    def sample(self) -> list[Widget]:
        """The sheet and the picture on it: of the setting in focus, else of the first of the list."""
        if self.desk.type.large:
            return []
        paper = self.slip
        picture = Box(paper.x + EDGE, paper.y + EDGE, paper.w - 2 * EDGE, PICTURE)
        row = self.shown()
        if row is None:
            return [Panel("paper", paper)]
        sample = sample_of(self.desk, row, picture)
        if isinstance(sample, LiveSample):
            sample.time = self.time
        return [Panel("paper", paper), sample]

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        if id != self.focus:
            self.time = 0.0
        super().set_focus(id, quiet)

    def live(self) -> LiveSample | None:
        """The sample, if it shows something that moves and nothing forbids it."""
        sample = self.widget("sample")
        return sample if isinstance(sample, LiveSample) and not self.desk.settings.still else None

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if (sample := self.live()) is not None:
            self.time += dt
            sample.time = self.time
            moving = moving or sample.moves
        return moving

    def ambient(self, dt: float) -> list[Box]:
        restless, sample = super().ambient(dt), self.live()
        if sample is None or not sample.burns:
            return restless
        if not restless:  # all the fires of the room are covered, but one burns in the picture
            self.hall().update(dt)
        return [*restless, sample.box]

    def shown(self) -> Row | None:
        """Which setting the sheet shows."""
        return ROWS.get(self.focus or "")

    def help_line(self, rows: Sequence[Widget] = ()) -> Words:
        line = super().help_line(rows)
        if self.desk.type.large:
            return line
        top = self.slip.y + EDGE + PICTURE + 20
        box = Box(self.slip.x + EDGE, top, self.slip.w - 2 * EDGE, self.slip.bottom - EDGE - top)
        return Words("help", line.label, box, self.desk.type, "body", HELP_SIZE, ink, "centre", 0.3)
