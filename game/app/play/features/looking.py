"""Looking closer at a table: at the focused card, into a pile, or at what is met for the first time."""

from collections.abc import Callable

from game.core.cards import Card, parse

from ...services import Services
from ...table.spots import CardSpot, PileSpot
from ...table.stage import PACK
from ..play_view import PlayView
from ..tabletop import Tabletop
from .feature import Doing, FocusView


def card_in_focus(play: PlayView, screen: FocusView) -> Card | None:
    """Return the focused card; for a zone that is chosen as a whole, its top card."""
    widget = screen.widget(screen.focus)
    if not isinstance(widget, CardSpot):
        return None
    return play.view.top(widget.id) if widget.id in play.view.zones else parse(widget.id)


class CardCloser:
    """Shows the focused card large, or opens the focused pile; if neither is focused, the pack."""

    def __init__(self, services: Services, play: PlayView, screen: FocusView, commands: Doing):
        self._services, self._play, self._screen, self._commands = services, play, screen, commands

    def look_closer(self) -> None:
        """Open the page about what has the focus."""
        card, widget = card_in_focus(self._play, self._screen), self._screen.widget(self._screen.focus)
        if card is not None:
            self._services.sounds.play("card-lift")
            self._services.routes.table.close_up(self._play.game, self._play.view, card)
        else:
            self._commands.look(widget.id if isinstance(widget, PileSpot) else PACK)


class FirstNotes:
    """Tells the acting person of what they meet for the first time, unless something else is shown or `may` returns
    False."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, screen: FocusView,
                 may: Callable[[], bool] = lambda: True):  # fmt: skip
        self._services, self._play, self._top, self._screen, self.may = services, play, top, screen, may

    def tell(self) -> None:
        """Show a note, if there is one."""
        view, people = self._play.view, self._play.seats.people
        here = self._top.timeline is None and self._services.stack.is_top(self._screen)
        if view.legal and people and here and self.may():
            self._services.routes.table.first_note(self._play.game, view)
