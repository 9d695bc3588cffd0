"""Moving the focus between boxes by direction, for every input device."""

from collections.abc import Mapping

from .geometry import Box

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ACROSS = 8.0  # a pixel of distance across the direction counts as this many along it


def nearest(boxes: Mapping[str, Box], current: str | None, way: str, wrap: bool = False) -> str | None:
    """Return the id to focus when moving in one direction from the current one.

    Boxes in the same row (or column) come first, others only inside a cone. With `wrap`, moving out over an edge comes
    in again at the opposite one. Without a current id: the first in reading order.
    """
    here = boxes.get(current) if current is not None else None
    if current is None or here is None:
        return min(boxes, key=lambda id: (boxes[id].y, boxes[id].x), default=None)
    costs = {
        id: cost for id, box in boxes.items() if id != current and (cost := _cost(here, box, WAYS[way])) is not None
    }
    if costs:
        return min(costs, key=costs.__getitem__)
    return _around(boxes, current, way) if wrap else current


def closest(boxes: Mapping[str, Box], to: Box) -> str | None:
    """Return the id whose box is nearest to a place, as the fallback focus when the focused widget is gone."""
    x, y = to.centre
    return min(boxes, key=lambda id: (boxes[id].centre[0] - x) ** 2 + (boxes[id].centre[1] - y) ** 2, default=None)


def _cost(here: Box, box: Box, step: tuple[int, int]) -> float | None:
    dx, dy = step
    x, y = box.centre[0] - here.centre[0], box.centre[1] - here.centre[1]
    ahead, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
    beside, above = max(0.0, box.x - here.right, here.x - box.right), max(0.0, box.y - here.bottom, here.y - box.bottom)
    way, gap = (beside, above) if dx else (above, beside)  # distances between edges; no gap: same row or column
    if ahead <= 0 or (gap and (ahead < aside / 2 or _level(here, box, bool(dx)))):
        return None
    return way + ACROSS * gap + 0.01 * aside


def _level(here: Box, box: Box, across: bool) -> bool:
    """Return True if two boxes overlap along the direction of the move (`across`: horizontal) by more than half the
    smaller one's side, so that the move does not lead from one to the other."""
    if across:
        return min(here.right, box.right) - max(here.x, box.x) > 0.5 * min(here.w, box.w)
    return min(here.bottom, box.bottom) - max(here.y, box.y) > 0.5 * min(here.h, box.h)


def _around(boxes: Mapping[str, Box], current: str, way: str) -> str:
    """The farthest box in the opposite direction within the same row or column."""
    here = boxes[current]
    dx, dy = WAYS[way]

    def in_line(box: Box) -> bool:
        if dx:
            return box.y < here.bottom and here.y < box.bottom
        return box.x < here.right and here.x < box.right

    line = [id for id, box in boxes.items() if in_line(box)]
    return min(line, key=lambda id: boxes[id].centre[0] * dx + boxes[id].centre[1] * dy)
