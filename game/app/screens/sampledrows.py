"""A live picture of a setting, and what is said of it, on a sheet beside the list of settings."""

from collections.abc import Callable

from ..base.geometry import Box
from ..services import Services
from ..settings import SettingRow
from ..ui.samples import LiveSample, sample_of
from ..ui.text import Panel, Words, ink
from ..ui.widget import Widget
from .rows import HELP_SIZE

SIDE, APART = 316.0, 18.0  # width of the side sheet; gap to the list
EDGE, PICTURE = 34.0, 244.0  # from the sheet's edge to its content; height of the picture


class SampleSheet:
    """A sheet with a picture of the setting that `shown` returns and its help text, at the right of the `inner` part of
    a page.

    In large letters there is no room for it.
    """

    def __init__(self, services: Services, inner: Callable[[], Box], shown: Callable[[], SettingRow | None]):
        self._services, self._inner, self._shown = services, inner, shown
        self._time = 0.0  # seconds since the focus moved there
        self._sample: Widget | None = None

    @property
    def box(self) -> Box:
        """The sheet."""
        inner = self._inner()
        return Box(inner.right + 8 - SIDE, inner.y - 6, SIDE, inner.h + 12)

    def list_box(self, usual: Box) -> Box:
        """The box in which the list scrolls, from the one that it has without the sheet."""
        if self._services.fonts.large:
            return usual
        inner = self._inner()
        return Box(inner.x - 8, inner.y - 10, self.box.x - APART - inner.x + 8, inner.h + 20)

    def widgets(self) -> list[Widget]:
        """The sheet and the picture."""
        self._sample = None
        if self._services.fonts.large:
            return []
        paper, row = self.box, self._shown()
        picture = Box(paper.x + EDGE, paper.y + EDGE, paper.w - 2 * EDGE, PICTURE)
        if row is None:
            return [Panel("paper", paper)]
        self._sample = sample_of(self._services, row, picture)
        if isinstance(self._sample, LiveSample):
            self._sample.time = self._time
        return [Panel("paper", paper), self._sample]

    def rewind(self) -> None:
        """Begin the picture's movement anew."""
        self._time = 0.0

    def _live(self) -> LiveSample | None:
        """The picture, if it is an animated one and animation is allowed; else None."""
        sample = self._sample
        return sample if isinstance(sample, LiveSample) and not self._services.settings.still else None

    @property
    def burns(self) -> bool:
        """True if a fire burns in the picture."""
        sample = self._live()
        return sample is not None and sample.burns

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while the picture moves."""
        sample = self._live()
        if sample is None:
            return False
        self._time += dt
        sample.time = self._time
        return sample.moves

    def help_line(self, line: Words) -> Words:
        """The line that explains the focused widget, below the picture."""
        if self._services.fonts.large:
            return line
        sheet = self.box
        top = sheet.y + EDGE + PICTURE + 20
        box = Box(sheet.x + EDGE, top, sheet.w - 2 * EDGE, sheet.bottom - EDGE - top)
        return Words("help", line.label, box, self._services.fonts, "body", HELP_SIZE, ink, "centre", 0.3)
