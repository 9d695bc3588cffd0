"""Pages of settings with a live picture of the focused one beside the list."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..services import Services
from ..settings import ROWS, SettingRow
from ..ui.samples import LiveSample, sample_of
from ..ui.text import Panel, Words, ink
from ..ui.widget import Widget
from .rows import HELP_SIZE, RowsScene

SIDE, APART = 316.0, 18.0  # width of the side sheet; gap to the list
EDGE, PICTURE = 34.0, 244.0  # from the sheet's edge to its content; height of the picture


class SampledRows(RowsScene):
    """The list on the left, and on the right a sheet with a picture and the help text.

    In large letters there is no room for the sheet; the page then looks like other pages of rows.
    """

    def __init__(self, services: Services):
        super().__init__(services)
        self.time = 0.0  # seconds since the focus moved here

    @property
    def slip(self) -> Box:
        """The side sheet."""
        inner = self.sheet.inner
        return Box(inner.right + 8 - SIDE, inner.y - 6, SIDE, inner.h + 12)

    @property
    def list_box(self) -> Box:
        if self.services.fonts.large:
            return super().list_box
        inner = self.sheet.inner
        return Box(inner.x - 8, inner.y - 10, self.slip.x - APART - inner.x + 8, inner.h + 20)

    def sample(self) -> list[Widget]:
        """The side sheet and its picture, of the setting that `shown` returns."""
        if self.services.fonts.large:
            return []
        paper = self.slip
        picture = Box(paper.x + EDGE, paper.y + EDGE, paper.w - 2 * EDGE, PICTURE)
        row = self.shown()
        if row is None:
            return [Panel("paper", paper)]
        sample = sample_of(self.services, row, picture)
        if isinstance(sample, LiveSample):
            sample.time = self.time
        return [Panel("paper", paper), sample]

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        if id != self.focus:
            self.time = 0.0
        super().set_focus(id, quiet)

    def live(self) -> LiveSample | None:
        """The picture, if it is an animated one and animation is allowed; else None."""
        sample = self.widget("sample")
        return sample if isinstance(sample, LiveSample) and not self.services.settings.still else None

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if (sample := self.live()) is not None:
            self.time += dt
            sample.time = self.time
            moving = moving or sample.moves
        return moving

    def ambient(self, dt: float) -> bool:
        restless, sample = super().ambient(dt), self.live()
        if sample is None or not sample.burns:
            return restless
        if not restless:  # the room is kept still, but a fire burns in the picture
            self.hall().update(dt)
        return True

    def shown(self) -> SettingRow | None:
        """The setting that the side sheet shows; None if no setting has the focus."""
        return ROWS.get(self.focus or "")

    def help_line(self, rows: Sequence[Widget] = ()) -> Words:
        line = super().help_line(rows)
        if self.services.fonts.large:
            return line
        top = self.slip.y + EDGE + PICTURE + 20
        box = Box(self.slip.x + EDGE, top, self.slip.w - 2 * EDGE, self.slip.bottom - EDGE - top)
        return Words("help", line.label, box, self.services.fonts, "body", HELP_SIZE, ink, "centre", 0.3)
