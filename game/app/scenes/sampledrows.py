"""Pages of settings with a sheet beside them that shows what the one in focus does."""

from collections.abc import Sequence

from ..geometry import Box
from ..ui.sample import sampled
from ..ui.text import Words, ink
from ..ui.widget import Widget
from .rows import HELP_SIZE, RowsScene

SIDE, APART = 316.0, 18.0  # the sheet's width, and from the list to it
EDGE, PICTURE = 34.0, 244.0  # from the sheet's edge to what is on it; how high the picture is


class SampledRows(RowsScene):
    """The list to the left, and to the right the sheet with a picture and the words that explain it.

    In large letters there is no room for that: then it looks like other pages of rows.
    """

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
        """The sheet and the picture on it."""
        if self.desk.type.large:
            return []
        paper = self.slip
        picture = Box(paper.x + EDGE, paper.y + EDGE, paper.w - 2 * EDGE, PICTURE)
        return sampled(self.desk, self.focus or "", paper, picture)

    def help_line(self, rows: Sequence[Widget] = ()) -> Words:
        line = super().help_line(rows)
        if self.desk.type.large:
            return line
        top = self.slip.y + EDGE + PICTURE + 20
        box = Box(self.slip.x + EDGE, top, self.slip.w - 2 * EDGE, self.slip.bottom - EDGE - top)
        return Words("help", line.label, box, self.desk.type, "body", HELP_SIZE, ink, "centre", 0.3)
