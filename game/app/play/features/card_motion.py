"""How cards on a table move by themselves: they rise when focused or picked, and the hand spreads around the focus."""

from ...arena.hand import QUICK, dull_cards, spread_cards
from ...base.geometry import Box
from ...services import Services
from ...table.spots import CardSpot
from ...ui.widget import Widget
from ..arena_ground import ArenaGround
from ..play_view import PlayView
from ..tabletop import Tabletop
from . import Feature, FocusView
from .drag import SPEED, Dragging, lift_cards
from .figure_picks import Chooser


class LiftedCards(Feature):
    """Lets focused and picked cards rise."""

    def __init__(self, services: Services, play: PlayView, top: Tabletop, screen: FocusView):
        self._services, self._play, self._top, self._screen = services, play, top, screen

    def update(self, dt: float) -> bool:
        if self._top.timeline is not None:
            return False
        share = 1.0 if self._services.settings.still else min(1.0, dt * SPEED)
        return lift_cards(self._top.stage, self._top.room.slots, self._play.selection, self._screen.focus, share)

    def shift(self, widget: Widget, box: Box) -> Box:
        """Where a widget is drawn that would be drawn in a box: a card's is raised."""
        resting = isinstance(widget, CardSpot) and self._top.timeline is None
        sprite = self._top.stage.spotted(widget.id) if resting else None
        return box.moved(0, -sprite.lift) if sprite is not None else box


class FannedHand(Feature):
    """Lets the focused card of an arena's hand stand free, and dims the cards that cannot join the picks."""

    def __init__(self, services: Services, top: Tabletop, ground: ArenaGround, chooser: Chooser, screen: FocusView,
                 dragging: Dragging):  # fmt: skip
        self._services, self._top, self._ground, self._chooser = services, top, ground, chooser
        self._screen, self._dragging = screen, dragging

    def prepare(self, rests: bool) -> None:
        if rests:
            self.dull()
            if self._services.settings.still:
                self._spread(1.0)

    def update(self, dt: float) -> bool:
        return self._spread(1.0 if self._services.settings.still else dt * QUICK)

    def _spread(self, step: float) -> bool:
        """Spread the hand by a step; return True while a card moves."""
        hand = self._ground.floor.hand
        if self._top.timeline is not None or not hand or self._dragging.drag is not None:
            return False
        return spread_cards(self._top.stage, self._top.places, hand, self._screen.focus, step)

    def dull(self) -> None:
        """Dim the cards that cannot join the picks."""
        zones = self._ground.floor.hand, *self._ground.setting.open
        dull_cards(self._top.stage, zones, self._chooser.choices.bright())
