"""Boxes on the 1280x800 design grid, and their position in the window."""

from collections.abc import Iterable
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
