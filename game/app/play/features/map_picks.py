"""Picks in a quest: on its map a press is an action of its own; in a fight it means what it does in any arena."""

from collections.abc import Callable, Collection

from game.core.journey import HERE
from game.core.view import Action, View

from ...map.chambers import RoomSpot
from ...services import Services
from ..play_view import PlayView
from ..presenters.map_board import GIFT, ROOM, VISIT, best_visit, led_to
from ..presenters.page_room import CHOICE
from .feature import Doing, FocusView
from .figure_picks import Chooser, FigurePicks
from .map_travel import MapTravel

PREFIXES = (ROOM, VISIT, CHOICE)


def meant_on_map(view: View, id: str) -> Action | None:
    """Return the action of a press on something on the map, or None."""
    prefix = next((each for each in PREFIXES if id.startswith(each)), "")
    return led_to(view, id.removeprefix(prefix)) if prefix else None


class MapPicks:
    """Turns presses on the map into actions; others are those of a fight."""

    def __init__(
        self, services: Services, play: PlayView, travel: MapTravel, chooser: Chooser, screen: FocusView,
        commands: Doing, fight: FigurePicks, ways: Callable[[], Collection[str]],
    ):  # fmt: skip
        """`ways` returns the ids to which the arrows can lead."""
        self._services, self._play, self._travel, self._chooser = services, play, travel, chooser
        self._screen, self._commands, self._fight, self._ways = screen, commands, fight, ways

    def pick(self, id: str) -> None:
        """Handle a press on something on the map, or in a fight."""
        action = meant_on_map(self._play.view, id)
        if action is not None:
            self._play.selection.clear()
            self._commands.ask_or_do(action)
        elif id.startswith(ROOM):
            self._press_room(id)
        elif id.startswith(GIFT):
            self._play.selection.clear()
            self._fight.pick_thing(id.removeprefix(GIFT))
        else:
            if self._travel.afoot and id in self._play.game.verbs:
                self._play.selection.clear()
            self._fight.pick(id)

    def _press_room(self, id: str) -> None:
        """Handle a press on a chamber to which nobody can walk now: in the party's own, visit something; otherwise say
        why not."""
        widget = self._screen.widget(id)
        visit = best_visit(self._travel.known, self._play.view)
        if isinstance(widget, RoomSpot) and widget.chamber.state == HERE and visit:
            self._commands.pick(visit)
            return
        self._services.sounds.play("ui-deny")
        if widget is not None and widget.help:
            self._services.say(widget.help)

    def pick_place(self, number: int) -> None:
        """Focus and pick the card at a place of the hand, counted from 0."""
        self._fight.pick_place(number)

    def lead_on(self) -> None:
        """Focus the first widget that can still be picked."""
        self._fight.lead_on()

    def put_back(self) -> bool:
        """Put the picks back, and focus the first of them; return False if there are none."""
        return self._fight.put_back()

    def play_set(self, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it."""
        goal = self._last_of(action)
        if self._travel.afoot and len(action.ids) <= 1:
            self._play.selection.clear()
            self._screen.set_focus(goal, quiet=True)
            self._screen.refresh()
        else:
            self._fight.pick_all_but(goal, action)

    def _last_of(self, action: Action) -> str:
        """The id that is pressed last for an action."""
        usual = self._chooser.choices.last_of(action)
        if not self._travel.afoot or not action.ids:
            return usual
        view, ids = self._play.view, (f"{prefix}{action.ids[0]}" for prefix in PREFIXES)
        return next((id for id in ids if meant_on_map(view, id) == action and self._has(id)), usual)

    def _has(self, id: str) -> bool:
        """True if an id is on the screen, or on the map out of view."""
        return self._screen.widget(id) is not None or id in self._ways()
