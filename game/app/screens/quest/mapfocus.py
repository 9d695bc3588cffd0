"""The focus on the map of a quest: it moves from room to room, through doors first, and to what lies beside the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.journey import MUSTER, SEEN, Chamber

from ...arena.plate import FigurePlate
from ...base.focus import WAYS, nearest
from ...base.geometry import Box
from ...map.board import VISIT, is_worth_it, led_to
from ...map.chart import neighbours
from ...map.map_paper import RIM
from ...map.page import ChoiceRow, Page
from ...map.pages import READ_ON
from ...ui.buttons import Button
from ...ui.widget import Widget
from .story_pager import StoryPager

ROOM = "room-"  # prefix of the ids of chambers
ASIDE = 0.7  # a chamber behind a door may lie this far aside, per distance ahead


class MapFocus(StoryPager):
    """Lets arrows lead through doors, and to chambers that are out of view."""

    def _first_visit(self) -> str:
        return next((id for id, worth in self._visits() if worth), "")

    def _visits(self) -> list[tuple[str, bool]]:
        """Return the ids of what can be visited here, each with True if a visit is to be proposed."""
        here = self._known.here.features
        return [(f"{VISIT}{each.id}", is_worth_it(self.view, each)) for each in here if led_to(self.view, each.id)]

    def _is_new_to(self, focus: str | None) -> bool:
        return super()._is_new_to(focus) or (self.focus == READ_ON and focus != READ_ON)

    def first_focus(self) -> str | None:
        if self.leaf is not None:
            return READ_ON
        if not self.afoot:
            return MUSTER if self.widget(MUSTER) else super().first_focus()
        on_page = [w for w in self.widgets if isinstance(w, ChoiceRow | FigurePlate) or _is_go(w)]
        if self._known.matter is not None:
            able = (w.id for w in on_page if w.enabled and (not isinstance(w, FigurePlate) or w.aim))
            return next(able, "menu")
        here = f"{ROOM}{self._known.here.id}"
        return self._first_visit() or self._next_room() or self._usual_button() or here

    def _next_room(self) -> str:
        """Return the id of a chamber to walk to, first one that was only seen through a door; "" if there is none."""
        beside = neighbours(self._known, self._known.here.id)
        near = [chamber for chamber, _way in beside if led_to(self.view, chamber.id)]
        near.sort(key=lambda chamber: chamber.state != SEEN)
        return f"{ROOM}{near[0].id}" if near else ""

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        if self.timeline is not None and self.afoot:
            return None  # until everything has been shown
        first = self.first_focus() if self.afoot or self.leaf is not None else None
        return first if first in boxes else super()._fallback_focus(boxes)  # a chamber may be out of view

    def _past_idle_things(self) -> None:
        if not self.afoot or self._asked_at != len(self.match.log):
            super()._past_idle_things()

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        """Focus a widget; a chamber that is out of view is scrolled into it."""
        chamber = self._known.chamber(id.removeprefix(ROOM)) if id is not None and id.startswith(ROOM) else None
        if chamber is not None and self.afoot and self.chart.scrolls:
            whole = self.chart.box(chamber.patch)
            dx, dy = self.walk().scroll
            if not whole.moved(-dx, -dy).inside(self.frame.inset(RIM)):
                self.eye = whole.centre
                self.widgets = self.build()
        super().set_focus(id, quiet)

    def _scroll_by(self, by: float) -> None:
        """Scroll a map that is larger than its frame."""
        if not self.afoot or not self.chart.scrolls:
            super()._scroll_by(by)
            return
        x, y = self.walk().scroll
        frame = self.frame
        self.eye = x + frame.centre[0], y + by + frame.centre[1]
        self.refresh()

    def _navigate(self, way: str) -> None:
        if self.afoot or self.leaf is not None:
            self.set_focus(self._map_ahead(self._places_to_go(), self.focus, way))
        else:
            super()._navigate(way)

    def _places_to_go(self) -> dict[str, Box]:
        """Return the boxes to which the focus can move by id; on the map also those of chambers out of view."""
        boxes = {widget.id: self.box_of(widget) for widget in self.widgets if widget.focusable}
        if any(isinstance(widget, Page) for widget in self.widgets) or not self.afoot:
            return boxes
        scroll, frame = self.walk().scroll, self.frame
        for chamber in self._known.chambers:
            whole = self.chart.box(chamber.patch).moved(-scroll[0], -scroll[1])
            boxes[f"{ROOM}{chamber.id}"] = _squeezed(whole, frame)
        return boxes

    def _map_ahead(self, boxes: Mapping[str, Box], id: str | None, way: str) -> str | None:
        """Return the id to which an arrow leads: from a chamber to one behind a door in that direction, otherwise to
        the nearest widget; from the buttons sideways to the map rather than to heroes below it."""
        if id is not None and id.startswith(ROOM) and id in boxes:
            near = [chamber for chamber, _way in neighbours(self._known, id.removeprefix(ROOM))]
            found = self._door_ahead(id.removeprefix(ROOM), near, WAYS[way])
            if found:
                return found
        ahead = nearest(boxes, id, way)
        if way in ("up", "down") or self._is_beside_map(boxes.get(ahead or "")):
            return ahead
        rooms = {each: box for each, box in boxes.items() if each == id or each.startswith(ROOM)}
        back = nearest(rooms, id, way) if self._is_beside_map(boxes.get(id or "")) else id
        return ahead if back == id else back

    def _is_beside_map(self, box: Box | None) -> bool:
        """True if a box lies on the map, or to its right or left as buttons do."""
        return box is not None and self.frame.y <= box.centre[1] and box.y <= self.frame.bottom

    def _door_ahead(self, id: str, near: Sequence[Chamber], step: tuple[int, int]) -> str:
        here = self._known.chamber(id)
        if here is None:
            return ""
        x, y = self.chart.box(here.patch).centre
        found: list[tuple[float, str]] = []
        for chamber in near:
            there = self.chart.box(chamber.patch).centre
            dx, dy = there[0] - x, there[1] - y
            ahead, aside = dx * step[0] + dy * step[1], abs(dx * step[1] + dy * step[0])
            if ahead > 0 and aside <= ahead * ASIDE:
                found.append((ahead + aside, f"{ROOM}{chamber.id}"))
        return min(found)[1] if found else ""


def _is_go(widget: Widget) -> bool:
    return isinstance(widget, Button) and widget.primary


def _squeezed(box: Box, frame: Box) -> Box:
    """Return a box's place for the focus: out of view it is just beyond the edge of the frame, in the same order."""
    x = _beyond(box.centre[0], frame.x, frame.right)
    y = _beyond(box.centre[1], frame.y, frame.bottom)
    return Box(x - box.w / 2, y - box.h / 2, box.w, box.h) if box.inside(frame) else Box(x - 1, y - 1, 2, 2)


def _beyond(at: float, low: float, high: float) -> float:
    inside = max(low, min(at, high))
    return inside + (at - inside) * 1e-4
