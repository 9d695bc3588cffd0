"""A table that keeps the focus on something the player can use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.match import Match

from ..base.focus import closest, nearest
from ..base.geometry import Box
from ..services import Services
from ..table.board import bare_of
from ..table.speech import LineRow
from ..table.spots import CardSpot
from ..ui.widget import Widget
from .picktable import PickTable

HEAD = ("speed", "log", "help", "menu", "skip")  # the buttons at the head


class FocusTable(PickTable):
    """A table whose focus starts on the lines that can be said, else on a card with an action, else on a verb's
    button."""

    def __init__(self, services: Services, match: Match):
        super().__init__(services, match)
        self.standing = self.view  # the view when no card was last moving

    def first_focus(self) -> str | None:
        lines = (widget.id for widget in self.widgets if isinstance(widget, LineRow))
        room = self._room_cards()
        return next(lines, None) or next(self._useful(room), None) or self._usual_button() or next(iter(room), "menu")

    def _room_cards(self) -> list[str]:
        return [widget.id for widget in self.widgets if isinstance(widget, CardSpot) and not self.is_whole(widget.id)]

    def _useful(self, ids: Iterable[str]) -> Iterator[str]:
        """Yield those ids that a pick can still use."""
        return (id for id in ids if self.selection.meant(id))

    def _past_idle_things(self) -> None:
        """Move the focus away from a card or button without an action, to the nearest usable card or a button; always
        to the lines to say, if there are any."""
        boxes, widget = self._boxes(), self.widget(self.focus)
        if self._has_sheet():
            self.set_focus(self.first_focus(), quiet=True)
        elif widget is not None and not self._does_something(widget):
            left = {id: boxes[id] for id in self._useful(self._room_cards())}
            self.set_focus(closest(left, self._last_box) or self._usual_button() or None, quiet=True)

    def _navigate(self, way: str) -> None:
        """Move the focus; from a card that nothing stands above, “up” leads to the buttons at the head."""
        boxes = self._boxes()
        head = {id: boxes[id] for id in HEAD if id in boxes}
        from_card = isinstance(self.widget(self.focus), CardSpot)
        if way == "up" and from_card and head and nearest(boxes, self.focus, way) == self.focus:
            self.set_focus(closest(head, self._last_box))
        else:
            super()._navigate(way)

    def _has_sheet(self) -> bool:
        """True if there are lines to say."""
        raise NotImplementedError

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """Fallback focus: once a line has been said, the first focus of the table; if a verb's button has gone, another
        verb's button; None while an animation runs."""
        if self._last_role == LineRow.role:
            return self.first_focus()
        if self.focus in self.game.verbs:
            return None if self.timeline is not None else self._usual_button() or super()._fallback_focus(boxes)
        return super()._fallback_focus(boxes)

    def _does_something(self, widget: Widget) -> bool:
        return bool(self.selection.meant(widget.id)) if isinstance(widget, CardSpot) else widget.enabled

    def _first_button(self) -> str:
        """The first verb that has a button and is possible now; "" if there is none."""
        bare = bare_of(self.standing)
        return next((verb for verb in self.game.buttons(self.standing) if verb in bare), "")

    def _usual_button(self) -> str:
        """The verb with a button that was played last and is possible now; else the first possible one."""
        bare, done = bare_of(self.standing), (action.verb for action in reversed(self.match.log))
        return next((verb for verb in done if verb in bare and self.widget(verb)), self._first_button())
