"""Boxes on the 1280x800 design grid, their position in the window, and the nearest one in a direction, for the
focus."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

GRID_W, GRID_H = 1280, 800
Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle in design pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just past the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, at: Point) -> bool:
        """Return True if a point lies in the box."""
        return self.x <= at[0] < self.right and self.y <= at[1] < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """The box made smaller on every side (larger, with negative numbers)."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Box":
        """The box shifted by `dx` and `dy`."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def parts(self, shares: Iterable[float], gap: float) -> list["Box"]:
        """Split the box into boxes side by side, each with its share of the width less `gap` at its right."""
        boxes, x = [], self.x
        for share in shares:
            boxes.append(Box(x, self.y, max(0.0, self.w * share - gap), self.h))
            x += self.w * share
        return boxes

    def overlaps(self, other: "Box") -> bool:
        """Return True if the boxes share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inside(self, other: "Box", slack: float = 0.5) -> bool:
        """Return True if the box lies wholly within another, with `slack` design pixels of tolerance."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )


class Layout:
    """The position of the design grid in a window of `width` x `height` pixels.

    One design pixel is `k` window pixels. The grid is centred horizontally and stands on the lower edge; a wider or
    taller window shows more room around it: `left` design pixels on either side, `above` of them on top.
    """

    def __init__(self, width: int, height: int):
        self.width, self.height = width, height
        self.k = min(width / GRID_W, height / GRID_H)
        self.left = (width / self.k - GRID_W) / 2
        self.above = height / self.k - GRID_H

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and (self.width, self.height) == (other.width, other.height)

    def __hash__(self) -> int:
        return hash((self.width, self.height))

    @property
    def whole(self) -> Box:
        """The whole window in design pixels."""
        return Box(-self.left, -self.above, GRID_W + 2 * self.left, GRID_H + self.above)

    @property
    def grid(self) -> Box:
        """The grid and the visible room above it: the area for menus."""
        return Box(0, -self.above, GRID_W, GRID_H + self.above)

    def px(self, box: Box) -> tuple[int, int, int, int]:
        """Convert a box to window pixels, rounding edges so that neighbours still touch; sides are never negative."""
        k, left, above = self.k, self.left, self.above
        x, y = round((box.x + left) * k), round((box.y + above) * k)
        return x, y, max(0, round((box.right + left) * k) - x), max(0, round((box.bottom + above) * k) - y)

    def point(self, at: Point) -> tuple[float, float]:
        """Convert a point in design pixels to window pixels."""
        return (at[0] + self.left) * self.k, (at[1] + self.above) * self.k

    def design(self, at: tuple[float, float]) -> Point:
        """Convert a point in window pixels to design pixels."""
        return at[0] / self.k - self.left, at[1] / self.k - self.above

    def size(self, length: float) -> int:
        """Convert a length to window pixels, at least one."""
        return max(1, round(length * self.k))


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
