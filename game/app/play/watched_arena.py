"""The ground of a replay in which figures fight, or walk on a map: it is only watched."""

from collections.abc import Iterable, Sequence

from game.core.capabilities import journey
from game.core.events import Event

from ..arena.buttons import TraitButton
from ..arena.hand import Holder
from ..base.geometry import Box
from ..services import Services
from ..table.board import NoActions
from ..table.places import Places
from ..ui.widget import Widget
from .arena_ground import ArenaGround
from .features.map_travel import MapTravel
from .ground import GroundTable

APART = 28.0  # design pixels between the bar and the buttons beside it


class NoArenaActions(NoActions):
    """Handles no presses, since the fight is only watched."""

    def plays(self) -> None:
        """Do nothing: nothing can be played."""

    sort = plays


class WatchedArena(ArenaGround):
    """The ground of figures without what a player needs. The bar to scrub through the replay lies in the place of the
    abilities, in a row with the buttons."""

    def __init__(self, services: Services, table: GroundTable):
        super().__init__(services, table, NoArenaActions())
        if journey(table.game, table.view) is not None:
            self.travel = MapTravel(services, table.game, table, self.lay_anew)

    def make_places(self) -> Places:
        places = super().make_places()
        one, other = sorted((places.box("tools"), places.box("actions")))
        bar, actions = places.box("scrub"), Box(one.x, one.y, other.right - one.x, one.h)
        if abs(bar.y - actions.y) < bar.h:  # they lie beside each other
            actions = actions._replace(y=bar.y)
            left, right = (bar.x, actions.x - APART) if bar.x < actions.x else (actions.right + APART, bar.right)
            places.put("scrub", bar._replace(x=left, w=right - left))
        places.put("actions", actions)
        return places

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        return [each for each in widgets if not isinstance(each, TraitButton | Holder) and each.id != "sort"]

    def _closes_page(self, told: Iterable[Widget]) -> bool:
        """False: nobody chooses here, and the page shows what each seat chose."""
        return False

    def watch(self) -> None:
        if self.travel is not None and self._table.timeline is None:
            self.travel.see()
        self.arrange()

    def watched(self, events: Sequence[Event]) -> None:
        if self.travel is not None:
            self.travel.reveal()

    def joined(self, first: str, second: str) -> str:
        """Join two lines, without the name of a room in the second if the first has just said it: the text of a quest's
        pages stands in the journal."""
        name, colon, told = second.partition(": ")
        name = name.rstrip()  # in French a blank comes before the colon
        said = self.travel is not None and colon and first.endswith(f"{name}.")
        return super().joined(first, told if said else second)
