"""What players say at a table: the speech sheet, the blanks of an action, and the line that was said last."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from game import i18n
from game.core.blanks import is_blank
from game.core.cards import Card
from game.core.game import Game
from game.core.view import Action, View
from game.i18n import _

from ...base.geometry import Box
from ...gfx.fonts import Fonts
from ...table.gauges import Gauge
from ...table.places import Places
from ...table.preview import JOURNAL, PreviewLine
from ...table.speech import SpeechActions, Spoken, speech_sheet
from ...table.spots import CardSpot, EmptySlot, PileSpot
from ...ui.widget import Widget
from ..chronicle import Chronicle
from ..session import Seats
from .feature import Feature, FocusView

ABOVE = Box(216, -44, 848, 44)  # place above the speech sheet for the line about the party's state


class SpeechSheet(Feature):
    """The sheet with the lines that may be said now. It lies over the lower part of the table."""

    def __init__(
        self, game: Game[Any], verbs: Collection[str], seats: Seats, actions: SpeechActions, screen: FocusView
    ):
        self._game, self._verbs, self._seats, self._actions, self._screen = game, verbs, seats, actions, screen

    def has_journal(self) -> bool:
        return self._screen.widget("sheet") is None  # the sheet covers it

    def lines(self, view: View, fonts: Fonts) -> list[Widget]:
        """The sheet and its lines; empty if there is nothing to say, or the seat has left the turn to others."""
        return [] if self._seats.left else speech_sheet(self._game, view, self._verbs, fonts, self._actions)

    def beside(self, widgets: Sequence[Widget], sheet: Box, fonts: Fonts, wholes: Collection[str]) -> list[Widget]:
        """The widgets that the sheet does not cover; cards and piles among them cannot be focused. A line above the
        sheet tells the state of the party, whose gauges are covered. `wholes` are the zones chosen as a whole."""
        left = [widget for widget in widgets if not widget.box.overlaps(sheet)]
        for widget in left:
            widget.focusable = widget.focusable and not isinstance(widget, CardSpot | PileSpot)
        return [*left, *_standing(widgets, sheet, fonts, wholes)]

    @staticmethod
    def toast_line(standing: Widget | None) -> Box | None:
        """The place of a toast while the sheet is open: that of the line above it."""
        return ABOVE._replace(y=standing.plate.y) if isinstance(standing, PreviewLine) else None


def _standing(widgets: Sequence[Widget], sheet: Box, fonts: Fonts, wholes: Collection[str]) -> list[Widget]:
    """The line about the party's state; empty if it would cover cards."""
    told = (each for each in widgets if isinstance(each, Gauge | EmptySlot) or each.id in wholes)
    parts = (_("{what}: {amount}").format(what=w.label, amount=w.value) if w.value else w.label for w in told)
    line = PreviewLine("  ·  ".join(parts), fonts, ABOVE.moved(0, sheet.y - 2), "standing")
    cards = (each.box for each in widgets if isinstance(each, CardSpot) and each.id not in wholes)
    return [] if any(line.plate.overlaps(box) for box in cards) else [line]


class Filling(Protocol):
    """Asks a seat for a blank of an action and calls `done` with the id that fills it; see the route of that name."""

    def __call__(
        self, seat: int, deed: str, about: str, blank: str, done: Callable[[str], object], cards: Sequence[Card]
    ) -> None: ...


class Blanks:
    """Asks for the blanks of an action before it is played."""

    def __init__(self, game: Game[Any], fill: Filling, do: Callable[[Action], object]):
        self._game, self._fill, self._do = game, fill, do

    def fill_or_do(self, view: View, action: Action, zones: Iterable[str]) -> None:
        """Ask for each blank in turn, then play the action. If the player goes back, nothing happens. The open cards in
        the `zones` may be mentioned in a text."""
        blank = next(filter(is_blank, action.ids), None)
        if blank is None:
            self._do(action)
            return
        about = i18n.say(self._game.preview(view, action).text)
        at, zones = action.ids.index(blank), [*zones]

        def filled(id: str) -> None:
            self.fill_or_do(view, action._replace(ids=(*action.ids[:at], id, *action.ids[at + 1 :])), zones)

        cards = [card for zone in zones for card in view.zones[zone] if card is not None]
        self._fill(action.seat, _(self._game.verbs[action.verb].label), about, blank, filled, cards)


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
