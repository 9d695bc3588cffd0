"""The map of a quest at a table: the party walks on it between fights, and what it finds is drawn in."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.core.events import Event
from game.core.game import Game
from game.core.journey import Chamber, Journey
from game.core.view import View

from ...base.geometry import Box
from ...map.chart import Chart
from ...map.map_paper import RIM, PrintAhead
from ...map.page import Page
from ...map.travel import MapMoment, Travel, follow_moment, frame_of
from ...services import Services
from ...table.stage import Stage
from ...ui.stack import Fade, Iris, Transition
from ...ui.widget import Widget
from ..presenters.map_board import MapWays, chamber_boxes
from . import Feature


class TravelTable(Protocol):
    """A table as a journey sees it."""

    widgets: list[Widget]
    stage: Stage

    @property
    def view(self) -> View: ...
    @property
    def pace(self) -> float:
        """The speed of animations; 0 for no animation."""

    def present(self) -> View:
        """The view as far as it has been shown."""

    def trail(self) -> Sequence[str]:
        """The chambers through which the party came, as far as it has been shown."""

    def refresh(self) -> None:
        """Build the widgets anew."""


class MapTravel:
    """Shows a journey at a table, on its map between fights. `lay_anew` lays the table out for one or the other."""

    def __init__(self, services: Services, game: Game[Any], table: TravelTable, lay_anew: Callable[[], object]):
        self.travel = Travel(game)
        self._services, self._game, self._table, self._lay_anew = services, game, table, lay_anew
        self._ahead = PrintAhead()

    @property
    def afoot(self) -> bool:
        """True while the map is shown, not a fight."""
        return self.travel.afoot

    @property
    def known(self) -> Journey:
        """The journey as far as it is shown."""
        return self.travel.known

    # the map

    @property
    def frame(self) -> Box:
        """The box of the map."""
        return frame_of(self._services.layout.above, self._services.settings.left_handed)

    @property
    def chart(self) -> Chart:
        """The positions of the map's parts in its frame."""
        return self.travel.chart(self._table.view, self.frame)

    def moment(self) -> MapMoment:
        """Return what the map shows now."""
        return self.travel.moment(self.chart)

    def see(self) -> None:
        """Update the shown journey to the current state."""
        self.travel.see(self._table.present(), self._table.trail())

    def start(self) -> None:
        """Show the journey as it is, on its map if the party is afoot."""
        self.see()
        self.travel.afoot = self.known.afoot

    # switching between map and fight

    def keep_up(self) -> None:
        """Switch between map and fight if what is shown now is the other one."""
        if self.afoot != self.travel.journey_in(self._table.present()).afoot:
            self._turn()

    def _turn(self) -> None:
        """Switch: an iris closes over the map; after a fight the map fades in."""
        services = self._services
        picture, kind = services.shot(), Iris if self.afoot else Fade
        via: Transition | None = services.via(kind)
        self.travel.afoot = not self.afoot
        self._lay_anew()
        if via is not None and picture is not None:
            services.stack.transition = via.started(picture)

    def follow(self, event: Event) -> None:
        """Show a step of the party, and switch when a fact begins or ends a fight."""
        table, quests = self._table, self._game.quests
        if quests is not None and (to := quests.entered_room(event)):
            walk = self.travel.walk_to(to, self.chart, table.pace > 0)
            if walk is not None:
                table.stage.beside(walk)
                self._services.sounds.play("door")
        elif self.travel.turns_at(event, table.stage.seen(table.view)):
            self._turn()
            table.widgets = []
            table.refresh()

    # movement

    def reveal(self) -> None:
        """Draw in what has become known."""
        before, chart = self.known, self.chart
        ink = self.travel.reveal(self._table.present(), self._table.trail(), chart, self._table.pace > 0)
        if ink is not None:
            self._ahead.expect(self._services.canvas, chart, before, self.known)
            self._ahead.finish()
            self._table.stage.beside(ink)

    def expect(self, view: View) -> None:
        """Begin to print the map of a view that will be shown next."""
        if self.afoot:
            self._ahead.expect(self._services.canvas, self.chart, self.known, self.travel.journey_in(view))

    def print_ahead(self) -> None:
        """Print a piece of the map that was expected."""
        self._ahead.update()

    def move(self) -> None:
        """Show the current place of the banner and the pen."""
        if self.afoot:
            follow_moment(self._table.widgets, self.moment())
            self._services.touch()

    # a map larger than its frame

    def brings_in(self, chamber: Chamber) -> bool:
        """Scroll a chamber that is out of view into it; return True if it was."""
        now = self.moment()
        whole, (dx, dy) = now.chart.box(chamber.patch), now.scroll
        if not now.chart.scrolls or whole.moved(-dx, -dy).inside(now.chart.frame.inset(RIM)):
            return False
        self.travel.eye = whole.centre
        return True

    def scrolls_by(self, by: float) -> bool:
        """Scroll by a height; return False if there is nothing to scroll."""
        if not self.afoot or not self.chart.scrolls:
            return False
        (x, y), middle = self.moment().scroll, self.frame.centre
        self.travel.eye = x + middle[0], y + by + middle[1]
        return True

    def ways(self, box_of: Callable[[Widget], Box]) -> MapWays:
        """Return where the arrows lead; on the map also to chambers out of view."""
        widgets, now = self._table.widgets, self.moment()
        boxes: Mapping[str, Box] = {widget.id: box_of(widget) for widget in widgets if widget.focusable}
        if self.afoot and not any(isinstance(widget, Page) for widget in widgets):
            boxes = {**boxes, **chamber_boxes(now.journey, now.chart, now.scroll)}
        return MapWays(now.journey, now.chart, boxes)


class MapPrinting(Feature):
    """Prints what a step of the party will show of the map while the step is seen: it takes longer than a frame may."""

    def __init__(self, travel: MapTravel):
        self._travel = travel

    def update(self, dt: float) -> bool:
        self._travel.print_ahead()
        return False
