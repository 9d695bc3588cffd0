"""Turns at a table of several people: each is announced by text, sound and rumble."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from game.core.events import Event, Noted
from game.i18n import _

from ...base.geometry import GRID_W, Box
from ...gfx.canvas import Canvas
from ...gfx.theme import Colour, Theme
from ...input.seating import Seating
from ...services import Services
from ...table.livery import Banner, Livery
from ...table.preview import LINE
from ...table.spots import CardSpot
from ...ui.painter import WidgetPainter
from ...ui.widget import Widget
from ..play_view import PlayView
from ..tabletop import Tabletop
from .feature import Feature

CREST = 36.0  # size of the crest on the focus ring
NUDGE = (0.2, 0.5, 0.15)  # rumble at the start of a turn: low, high, seconds


class TurnCalls(Feature):
    """Announces a person's turn, once, and lets pads rumble for their own seats only.

    `seating` has the device of each seat, and `name` returns a seat's name. `banner` is what hangs over the table while
    a turn is announced; `refresh` is called when it comes and when it is gone.
    """

    def __init__(self, services: Services, play: PlayView, top: Tabletop, seating: Seating, name: Callable[[int], str],
                 refresh: Callable[[], object]):  # fmt: skip
        self.banner: Banner | None = None
        self.called: int | None = None  # seat whose turn was announced last
        self._services, self._play, self._top, self.seating, self._name = services, play, top, seating, name
        self._refresh = refresh

    def call(self) -> None:
        """Announce a person's turn, unless it was announced already."""
        seat = self._play.seat
        if self._play.several and seat != self.called and seat in self._play.match.state.to_act:
            line = self._top.places.box_or(f"turn.{seat}", LINE)
            self._announce(seat, self._top.chronicle.livery(seat), line, self._side(seat))
            self._refresh()

    def _side(self, seat: int) -> int:
        """The side of a seat's own cards: -1 for left, 1 for right."""
        box = self._top.room.seats.get(str(seat))
        return 1 if box is not None and box.x + box.w / 2 > GRID_W / 2 else -1

    def _announce(self, seat: int, livery: Livery, line: Box, side: int) -> None:
        """Announce a seat's turn with a banner that comes to the `line` from a `side`: -1 for left, 1 for right."""
        services = self._services
        self.called = seat
        services.sounds.play(f"your-turn-{seat}")
        self.shake(seat, *NUDGE)
        text = _("{seat}: your turn").format(seat=self._name(seat))
        self.banner = Banner(text, livery, line, side, services.fonts, services.settings.still)
        services.narrator.say(text)

    def laid_out(self) -> None:
        self._top.stage.rumble = self.feel

    def close(self) -> bool:
        """Take the banner down; return True if there was one."""
        hung, self.banner = self.banner is not None, None
        return hung

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass for the banner; return True while there is one."""
        if self.banner is None:
            return False
        self.banner.update(dt)
        if self.banner.gone:
            self.close()
            self._refresh()
        return True

    def shake(self, seat: int, low: float, high: float, seconds: float) -> None:
        """Rumble the pad of a seat and no other; strengths from 0 to 1."""
        device = self.seating.held.get(seat)
        if self._play.several and device is not None:
            self._services.input.rumble(low, high, seconds, device)
        elif not self._play.several and seat in self._play.seats.people:
            self._services.input.rumble(low, high, seconds)

    def feel(self, low: float, high: float, seconds: float) -> None:
        """Rumble the pad of the seat that acted last."""
        log = self._play.match.log
        self.shake(log[-1].seat if log else self._play.seats.seat, low, high, seconds)


class MarkedScreen(Protocol):
    """The scene as the mark of a seat sees it."""

    focus: str | None
    painter: WidgetPainter


class SeatMark:
    """Shows on the focus whose turn it is: a person's, in a room with several seats."""

    def __init__(self, play: PlayView, top: Tabletop, screen: MarkedScreen):
        self._play, self._top, self._screen = play, top, screen

    @property
    def _shows(self) -> bool:
        return bool(self._top.room.seats) and self._play.seat in self._play.seats.people

    def dye(self, theme: Theme) -> Colour | None:
        """The colour of the focus ring: the acting seat's; None for the usual one."""
        return self._top.chronicle.livery(self._play.seat).glow(theme) if self._shows else None

    def hang(self, canvas: Canvas, widget: Widget) -> None:
        """Hang the crest of the acting seat on the focus ring of a card."""
        if widget.id == self._screen.focus and isinstance(widget, CardSpot) and widget.ringed and self._shows:
            box = self._screen.painter.seen_at(widget)
            crest = Box(box.centre[0] - CREST / 2, box.y - CREST * 0.7, CREST, CREST)
            self._top.chronicle.livery(self._play.seat).shield(canvas, crest)


class ToldTurns:
    """Lets the headline change with the facts that say whose turn it is, during an animation."""

    def __init__(self, play: PlayView, top: Tabletop):
        self._play, self._top = play, top

    def told(self, event: Event, line: str) -> None:
        """Note that an event shows."""
        top, play = self._top, self._play
        if top.timeline is not None and isinstance(event, Noted) and event.fact in top.skin.turns:
            seen = top.stage.seen(play.view)
            play.standing = replace(seen, facts={**seen.facts, event.fact: event.value}, outcome=None)
            top.refresh()
