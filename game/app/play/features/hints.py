"""Help at a table: hints, computed while nothing moves; and a closer look at the focused card, into a pile, or at
what is met for the first time."""

from collections.abc import Callable, Iterator
from time import perf_counter

from game import i18n
from game.core.cards import Card, parse
from game.core.game import Advice, Adviser
from game.core.hints import Hints
from game.core.narration import briefly
from game.core.selection import parts_of
from game.core.view import View

from ...services import Services
from ...table.spots import CardSpot, PileSpot
from ...table.stage import PACK
from ..play_view import PlayView
from ..tabletop import Tabletop
from . import Doing, FocusView

SLICE = 0.002  # seconds of each frame without an animation in which the adviser computes


class Hinting:
    """The hint that is shown, if there is one, and the adviser that gives it.

    `text` is what it says, and `about` the id of the widget it is about. The adviser computes a little in every frame,
    so that a hint appears without delay. `chance` is the last chance of winning that it found, in thousandths.
    """

    def __init__(self, adviser: Adviser):
        self.adviser, self.hints = adviser, Hints(adviser)
        self.text, self.about = "", ""
        self.chance: int | None = None
        self._thought: Iterator[None] = iter(())
        self._thought_of: View | None = None

    def advise(self, view: View, actions: int) -> Advice:
        """The action that the adviser recommends after so many actions, and why."""
        return self.hints.advise(view, actions)

    def show(self, text: str, about: str) -> None:
        """Show a hint about a widget."""
        self.text, self.about = text, about

    def clear(self) -> None:
        """Show no hint any more."""
        self.text = ""

    def ponder(self, view: View) -> bool:
        """Let the adviser compute a little about a view; return True if it has found another chance of winning."""
        if self._thought_of is not view:
            self._thought_of, self._thought = view, self.adviser.ponder(view)
        until = perf_counter() + SLICE
        for _ in self._thought:
            if perf_counter() >= until:
                return False
        found, before = self.adviser.chance(view), self.chance
        self.chance = found
        return found != before


class CardHints:
    """Gives hints at a table of cards: the focus goes to what the adviser would press first."""

    def __init__(self, services: Services, play: PlayView, screen: FocusView, hinting: Hinting):
        self._services, self._play, self._screen, self._hinting = services, play, screen, hinting

    def ask(self) -> None:
        """Show the action that the adviser recommends, and why."""
        advice = self._hinting.advise(self._play.view, len(self._play.match.log))
        self._play.selection.clear()
        self._services.sounds.play("hint")
        self._screen.set_focus(parts_of(advice.action)[0], quiet=True)
        told = (self._services.fonts.large and briefly(advice.why)) or advice.why  # there is room for the reason
        self._hinting.show(i18n.say(told), self._screen.focus or "")
        self._services.narrator.say(i18n.say(advice.why), interrupt=True)
        self._screen.refresh()


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
