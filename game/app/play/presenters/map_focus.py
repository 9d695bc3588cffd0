"""The ways of the focus on a map: from room to room, through doors first, and to what lies beside the map."""

from collections.abc import Mapping, Sequence

from game.core.journey import SEEN, Chamber, Journey
from game.core.view import View

from ...arena.plate import FigurePlate
from ...base.focus import WAYS, nearest
from ...base.geometry import Box, Point
from ...map.chart import Chart, neighbours
from ...map.page import ChoiceRow
from ...ui.buttons import Button
from ...ui.widget import Widget
from .map_board import VISIT, is_worth_it, led_to

ROOM = "room-"  # prefix of the ids of chambers
ASIDE = 0.7  # a chamber behind a door may lie this far aside, per distance ahead


class MapWays:
    """Where the arrows lead among boxes on a map and beside it."""

    def __init__(self, journey: Journey, chart: Chart, boxes: Mapping[str, Box]):
        self.journey, self.chart, self.boxes = journey, chart, boxes

    def ahead(self, id: str | None, way: str) -> str | None:
        """Return the id to which an arrow leads: from a chamber to one behind a door in that direction, otherwise to
        the nearest widget; from the buttons sideways to the map rather than to heroes below it."""
        boxes = self.boxes
        if id is not None and id.startswith(ROOM) and id in boxes:
            near = [chamber for chamber, _way in neighbours(self.journey, id.removeprefix(ROOM))]
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
        frame = self.chart.frame
        return box is not None and frame.y <= box.centre[1] and box.y <= frame.bottom

    def _door_ahead(self, id: str, near: Sequence[Chamber], step: tuple[int, int]) -> str:
        here = self.journey.chamber(id)
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


def chamber_boxes(journey: Journey, chart: Chart, scroll: Point) -> dict[str, Box]:
    """Return the boxes of all chambers by the ids of their widgets; those out of view lie just beyond the edge of the
    frame, in the same order."""
    dx, dy = scroll
    return {
        f"{ROOM}{each.id}": _squeezed(chart.box(each.patch).moved(-dx, -dy), chart.frame) for each in journey.chambers
    }


def _squeezed(box: Box, frame: Box) -> Box:
    x = _beyond(box.centre[0], frame.x, frame.right)
    y = _beyond(box.centre[1], frame.y, frame.bottom)
    return Box(x - box.w / 2, y - box.h / 2, box.w, box.h) if box.inside(frame) else Box(x - 1, y - 1, 2, 2)


def _beyond(at: float, low: float, high: float) -> float:
    inside = max(low, min(at, high))
    return inside + (at - inside) * 1e-4


# the first focus


def visits(journey: Journey, view: View) -> list[tuple[str, bool]]:
    """Return the ids of what can be visited in the party's chamber, each with True if a visit is to be proposed."""
    features = journey.here.features
    return [(f"{VISIT}{each.id}", is_worth_it(view, each)) for each in features if led_to(view, each.id)]


def first_visit(journey: Journey, view: View) -> str:
    """Return the id of the first visit to be proposed; "" if there is none."""
    return next((id for id, worth in visits(journey, view) if worth), "")


def best_visit(journey: Journey, view: View) -> str:
    """Return the id of the first visit to be proposed, or else of any visit; "" if there is none."""
    return first_visit(journey, view) or next((id for id, _worth in visits(journey, view)), "")


def next_room(journey: Journey, view: View) -> str:
    """Return the id of a chamber to walk to, first one that was only seen through a door; "" if there is none."""
    near = [chamber for chamber, _way in neighbours(journey, journey.here.id) if led_to(view, chamber.id)]
    near.sort(key=lambda chamber: chamber.state != SEEN)
    return f"{ROOM}{near[0].id}" if near else ""


def first_on_map(journey: Journey, view: View, widgets: Sequence[Widget], button: str) -> str:
    """Return the first focus on a map: what answers an open question, a visit, a chamber to walk to, the usual
    `button`, or else the party's chamber."""
    if journey.matter is not None:
        return _first_answer(widgets) or "menu"
    return first_visit(journey, view) or next_room(journey, view) or button or f"{ROOM}{journey.here.id}"


def _first_answer(widgets: Sequence[Widget]) -> str:
    able = (each for each in widgets if each.enabled and _answers(each))
    return next((each.id for each in able if not isinstance(each, FigurePlate) or each.aim), "")


def _answers(widget: Widget) -> bool:
    is_go = isinstance(widget, Button) and widget.primary
    return is_go or isinstance(widget, ChoiceRow | FigurePlate)
