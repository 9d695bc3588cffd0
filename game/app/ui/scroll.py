"""A list that is longer than its place: scrolling, and the scroll bar."""

from collections.abc import Collection
from itertools import pairwise

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.edges import SLACK
from ..gfx.fonts import Block
from ..services import Services

NOTCH = 64.0  # design pixels per notch of the wheel
STRIDE = 120.0  # design pixels for an arrow
BEYOND = 1e-4  # scale of distances out of view, for focus navigation
MARGIN = 20.0  # design pixels between a list's edges and its first and last widget, for the focus ring
FADE, SHALLOW = 24.0, 6  # depth of a fading edge in design pixels, and its largest share of the height (1/6)
BAR_W, BAR_GAP = 12.0, 8.0
SHORTEST = 40.0  # length of the knob, in design pixels
SLIGHT = 14.0  # design pixels by which a list may be longer than its box without scrolling; the box grows instead


class Scrolling:
    """The scrolling behaviour of a scene.

    The list is seen through `scroll_box`; it is `scroll_height` high in all and scrolled up by `scroll` (design
    pixels).
    """

    def __init__(self, services: Services):
        self.services = services
        self.scroll, self.scroll_box, self.scroll_height = 0.0, Box(0, 0, 0, 0), 0.0
        self._pulling = False  # True while the mouse drags the bar

    def _scroll_by(self, by: float) -> None:
        before, self.scroll = self.scroll, self.scroll + by
        self._limit_scroll()
        if self.scroll != before:
            self.services.touch()

    def _limit_scroll(self) -> None:
        if 0 < self.scroll_height - self.scroll_box.h <= SLIGHT:
            self.scroll_box = self.scroll_box._replace(h=self.scroll_height)
        self.scroll = max(0.0, min(self.scroll, self.scroll_height - self.scroll_box.h))

    def _may_scroll(self, way: str) -> bool:
        """Return True if there is more to see in a direction (`up` or `down`)."""
        rest = self.scroll_height - self.scroll_box.h - self.scroll
        return rest > 1 if way == "down" else self.scroll > 0

    def _reads_on(self, way: str, listed: Collection[str], focus: str | None, goal: str | None) -> bool:
        """Scroll for an arrow if the list goes on in that direction, and the focus would stay where it is or leave the
        widgets of the list (`listed`) for `goal`. Return True if it has scrolled."""
        if way not in ("up", "down") or not self._may_scroll(way):
            return False
        if (listed and focus not in listed) or (goal != focus and goal in listed):
            return False
        self._scroll_by(STRIDE if way == "down" else -STRIDE)
        return True

    @property
    def fade(self) -> float:
        """The depth of the fading edges, in design pixels."""
        return min(FADE, self.scroll_box.h / SHALLOW)

    def _bring_in(self, box: Box) -> None:
        """Scroll until a box, given at its current position, is in view."""
        edge = self.fade + MARGIN
        if box.y < self.scroll_box.y + edge:
            self._scroll_by(box.y - self.scroll_box.y - edge)
        elif box.bottom > self.scroll_box.bottom - edge:
            self._scroll_by(box.bottom - self.scroll_box.bottom + edge)

    def _squeezed(self, box: Box) -> Box:
        """A box for focus navigation: boxes out of view lie just beyond the edge, in order, so that they overlap no
        others."""
        room = self.scroll_box
        top, bottom = (_beyond(y, room.y, room.bottom) for y in (box.y, box.bottom))
        return Box(box.x, top, box.w, bottom - top)

    # the bar

    def _track(self) -> Box | None:
        """The box of the scroll bar; None when everything is in view."""
        box = self.scroll_box
        return Box(box.right + BAR_GAP, box.y, BAR_W, box.h) if self.scroll_height > box.h + 1 else None

    def _knob(self) -> float:
        """The length of the knob, in design pixels."""
        return max(SHORTEST, self.scroll_box.h**2 / self.scroll_height)

    def _grabs(self, at: Point) -> bool:
        """Return True if a press at this point grabs the bar."""
        track = self._track()
        return track is not None and track.inset(-10, 0).holds(at)

    def _pull(self, at: Point) -> None:
        """Scroll so that the middle of the knob is at the mouse."""
        box, knob = self.scroll_box, self._knob()
        share = (at[1] - box.y - knob / 2) / (box.h - knob)
        self._scroll_by(share * (self.scroll_height - box.h) - self.scroll)

    def _draw_scrollbar(self, canvas: Canvas) -> None:
        track = self._track()
        if track is None:
            return
        tall = self._knob()
        canvas.plate("scroll-track", track)
        y = track.y + (track.h - tall) * self.scroll / (self.scroll_height - track.h)
        canvas.plate("scroll-knob", Box(track.x, y, BAR_W, tall))


def _beyond(y: float, top: float, bottom: float) -> float:
    """A height moved to just beyond an edge if it is outside, keeping the order."""
    inside = max(top, min(y, bottom))
    return inside + (y - inside) * BEYOND


def whole_lines(block: Block, box: Box, valign: float, room: Box) -> Box:
    """The part of a room that shows only whole lines of a text in a box."""
    first = box.y + (box.h - block.height) * valign
    edges = [first + i * block.leading for i in range(len(block.lines) + 1)]
    whole = [(y, end) for y, end in pairwise(edges) if y >= room.y - SLACK and end <= room.bottom + SLACK]
    return Box(room.x, whole[0][0], room.w, whole[-1][1] - whole[0][0]) if whole else room._replace(h=0.0)
