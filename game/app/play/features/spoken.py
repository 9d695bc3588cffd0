"""What was said at a table: a line on parchment over the journal, until the next action."""

from collections.abc import Callable

from ...gfx.fonts import Fonts
from ...table.places import Places
from ...table.preview import JOURNAL
from ...table.speech import Spoken
from ...ui.widget import Widget
from ..chronicle import Chronicle
from .feature import Feature


class SpokenLine(Feature):
    """The last spoken line. `places` and `fonts` return those of the table as it is laid out now."""

    def __init__(self, chronicle: Chronicle, places: Callable[[], Places], fonts: Callable[[], Fonts]):
        self.line: Spoken | None = None
        self._chronicle, self._places, self._fonts = chronicle, places, fonts
        self._seat: int | None = None

    def hang_up(self, line: str, seat: int | None, still: bool) -> None:
        """Show what a seat said; `still` without motion."""
        places, self._seat = self._places(), seat
        place = places.box_or("speech", places.box_or("journal", JOURNAL))
        livery = self._chronicle.livery(seat) if seat is not None and self._chronicle.room.seats else None
        self.line = Spoken(line, livery, place, self._fonts(), still)

    def lay_out(self, still: bool) -> None:
        """Put the line into the place that it has now."""
        if self.line is not None:
            self.hang_up(self.line.label, self._seat, still)

    def clear(self) -> None:
        """Take the line down."""
        self.line = None

    @property
    def hangs(self) -> bool:
        """True if a line is in its place, and covers the journal."""
        return self.line is not None and self.line.hangs

    @property
    def comes(self) -> bool:
        """True while a line is still coming."""
        return self.line is not None and not self.line.hangs

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        return widgets if self.line is None else [*widgets, self.line]

    def update(self, dt: float) -> bool:
        return self.line is not None and self.line.update(dt)
