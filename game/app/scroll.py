"""A list that is longer than its place: scrolling it, and the bar beside it."""

from itertools import pairwise

from .canvas import Canvas
from .desk import Desk
from .edges import SLACK
from .geometry import Box, Point
from .type import Block

NOTCH = 64.0  # design pixels for a notch of the wheel
BEYOND = 1e-4  # share of its way that the focus sees of what is scrolled out of view
MARGIN = 20.0  # between the first and the last thing and the edges of their list: room for the ring
FADE, SHALLOW = 24.0, 6  # how deep an edge fades beyond which there is more; at most that part of what is seen
BAR_W, BAR_GAP = 12.0, 8.0
SHORTEST = 40.0  # of the bar's knob


class Scrolling:
    """What a scene needs to let a list scroll.

    The list is seen through `scroll_box` and `scroll_height` high in all; `scroll` of it have gone out at the top.
    """

    def __init__(self, desk: Desk):
        self.desk = desk
        self.scroll, self.scroll_box, self.scroll_height = 0.0, Box(0, 0, 0, 0), 0.0
        self._pulling = False  # the bar is held

    def _scroll_by(self, by: float) -> None:
        before, self.scroll = self.scroll, self.scroll + by
        self._limit_scroll()
        if self.scroll != before:
            self.desk.touch()

    def _limit_scroll(self) -> None:
        self.scroll = max(0.0, min(self.scroll, self.scroll_height - self.scroll_box.h))

    def _may_scroll(self, way: str) -> bool:
        """Is there more to be seen `up` or `down`?"""
        rest = self.scroll_height - self.scroll_box.h - self.scroll
        return rest > 1 if way == "down" else self.scroll > 0

    @property
    def fade(self) -> float:
        """How deep its edges fade where there is more."""
        return min(FADE, self.scroll_box.h / SHALLOW)

    def _bring_in(self, box: Box) -> None:
        """Scroll until a box, as it lies now, is in view."""
        edge = self.fade + MARGIN
        if box.y < self.scroll_box.y + edge:
            self._scroll_by(box.y - self.scroll_box.y - edge)
        elif box.bottom > self.scroll_box.bottom - edge:
            self._scroll_by(box.bottom - self.scroll_box.bottom + edge)

    def _squeezed(self, box: Box) -> Box:
        """A box for the focus: out of view it lies just beyond the edge, in its order and under nothing else."""
        room = self.scroll_box
        top, bottom = (_beyond(y, room.y, room.bottom) for y in (box.y, box.bottom))
        return Box(box.x, top, box.w, bottom - top)

    # the bar

    def _track(self) -> Box | None:
        """Where the bar is; None when everything is in view."""
        box = self.scroll_box
        return Box(box.right + BAR_GAP, box.y, BAR_W, box.h) if self.scroll_height > box.h + 1 else None

    def _knob(self) -> float:
        """How long its knob is."""
        return max(SHORTEST, self.scroll_box.h**2 / self.scroll_height)

    def _grabs(self, at: Point) -> bool:
        """Does a press there take hold of the bar?"""
        track = self._track()
        return track is not None and track.inset(-10, 0).holds(at)

    def _pull(self, at: Point) -> None:
        """Scroll to where the mouse holds the bar."""
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
    """A height, as little beyond an edge as keeps the order."""
    inside = max(top, min(y, bottom))
    return inside + (y - inside) * BEYOND


def whole_lines(block: Block, box: Box, valign: float, room: Box) -> Box:
    """As much of a room as shows whole lines only of a text in a box."""
    first = box.y + (box.h - block.height) * valign
    edges = [first + i * block.leading for i in range(len(block.lines) + 1)]
    whole = [(y, end) for y, end in pairwise(edges) if y >= room.y - SLACK and end <= room.bottom + SLACK]
    return Box(room.x, whole[0][0], room.w, whole[-1][1] - whole[0][0]) if whole else room._replace(h=0.0)
