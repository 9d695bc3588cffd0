"""The replay of a finished fight, or of a quest: the text of its pages stands in the journal."""

from collections.abc import Sequence
from typing import Any

from game.core.capabilities import aftermath, trail
from game.core.events import Event

from ...arena.buttons import TraitButton
from ...arena.hand import Holder
from ...base.geometry import Box
from ...play.arena_ground import ArenaGround
from ...play.ground import Ground
from ...table.board import NoActions
from ...table.places import Places
from ...ui.widget import Widget
from ..replay import ReplayScene
from .level import show_levels

APART = 28.0  # design pixels between the bar and the buttons beside it
LINGERS = 3.0  # seconds for which the page of a new level stays


class NoArenaActions(NoActions):
    """Handles no presses, since the fight is only watched."""

    def plays(self) -> None:
        """Do nothing: nothing can be played."""

    sort = plays


class ArenaReplay(ReplayScene):
    """The replay of a game in which figures fight. The bar to scrub through it lies in the place of the abilities, in a
    row with the buttons."""

    ground: ArenaGround

    def make_ground(self) -> Ground:
        return ArenaGround(self.services, self, NoArenaActions())

    def animate(self, events: Sequence[Event]) -> None:
        self.ground.begin(self.view, self.now())
        super().animate(events)

    def settled(self) -> None:
        after, lingers = aftermath(self.game, self.now()), LINGERS / (self.pace or 1.0)
        show_levels(self.services, self.ground.take_gains(), after, super().settled, lingers)

    def seen_at(self, widget: Widget) -> Box:
        return self.ground.seen_at(widget) or super().seen_at(widget)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), **self.ground.facts()}

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

    # the map between fights, if there is one

    def trail(self) -> Sequence[str]:
        return trail(self.game, [self.match.opening, *self.film.events[: self.number]])

    def part_ended(self, events: Sequence[Event]) -> None:
        if self.ground.travel is not None:
            self.view = self.now()
            self.ground.travel.reveal()
        super().part_ended(events)

    def joined(self, first: str, second: str) -> str:
        """Join two lines, without the name of a room in the second if the first has just said it."""
        name, colon, told = second.partition(": ")
        said = self.ground.travel is not None and colon and first.endswith(f"{name}.")
        return super().joined(first, told if said else second)

    def build(self) -> list[Widget]:
        self.fit()
        self.view = self.now()
        if self.ground.travel is not None and self.timeline is None:
            self.ground.travel.see()
        self.ground.arrange()
        return [each for each in super().build() if not isinstance(each, TraitButton | Holder) and each.id != "sort"]
