"""Drawing a scene's widgets: with the focus ring, pressed, and in a list that is longer than its place, which
scrolls."""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from itertools import pairwise
from typing import Protocol

from ..base.geometry import Box, Point
from ..gfx.canvas import BEYOND as OUTSIDE
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block
from ..gfx.pictures import SLACK
from ..gfx.theme import Colour, Theme
from .stack import Stack
from .text import Words
from .widget import Look, Widget, WidgetFeedback

NOTCH = 64.0  # design pixels per notch of the wheel
STRIDE = 120.0  # design pixels for an arrow
BEYOND = 1e-4  # scale of distances out of view, for focus navigation
MARGIN = 20.0  # design pixels between a list's edges and its first and last widget, for the focus ring
FADE, SHALLOW = 24.0, 6  # depth of a fading edge in design pixels, and its largest share of the height (1/6)
BAR_W, BAR_GAP = 12.0, 8.0
SHORTEST = 40.0  # length of the knob, in design pixels
SLIGHT = 14.0  # design pixels by which a list may be longer than its box without scrolling; the box grows instead


class Scroller:
    """A list that scrolls: it is seen through `box`, is `height` high in all, and scrolled up by `offset` (design
    pixels). `touch` is called when it has moved."""

    def __init__(self, touch: Callable[[], object]):
        self.offset, self.box, self.height = 0.0, Box(0, 0, 0, 0), 0.0
        self.shows_top = False  # True: with the first widget that takes the focus, all above it is shown
        self.is_pulled = False  # True while the mouse drags the bar
        self._touch = touch

    def by(self, far: float) -> None:
        """Scroll by a height."""
        before, self.offset = self.offset, self.offset + far
        self.limit()
        if self.offset != before:
            self._touch()

    def limit(self) -> None:
        """Keep within the list, which may be as high as its box now."""
        if 0 < self.height - self.box.h <= SLIGHT:
            self.box = self.box._replace(h=self.height)
        self.offset = max(0.0, min(self.offset, self.height - self.box.h))

    def may(self, way: str) -> bool:
        """Return True if there is more to see in a direction (`up` or `down`)."""
        rest = self.height - self.box.h - self.offset
        return rest > 1 if way == "down" else self.offset > 0

    def reads_on(self, way: str, listed: Collection[str], focus: str | None, goal: str | None) -> bool:
        """Return True if an arrow is to scroll: if the list goes on in that direction, and the focus would stay where
        it is or leave the widgets of the list (`listed`) for `goal`."""
        if way not in ("up", "down") or not self.may(way):
            return False
        return (not listed or focus in listed) and (goal == focus or goal not in listed)

    @property
    def fade(self) -> float:
        """The depth of the fading edges, in design pixels."""
        return min(FADE, self.box.h / SHALLOW)

    def out_of_view(self, box: Box) -> float:
        """Return how far to scroll until a box, given at its current position, is in view."""
        edge = self.fade + MARGIN
        if box.y < self.box.y + edge:
            return box.y - self.box.y - edge
        return max(0.0, box.bottom - self.box.bottom + edge)

    def box_of(self, widget: Widget) -> Box:
        """The position of a widget, after scrolling."""
        return widget.box.moved(0, -self.offset) if widget.scrolls else widget.box

    def reach_of(self, widget: Widget) -> Box:
        """The box of a widget for focus navigation: widgets out of view lie just beyond the edge, in order, so that
        they overlap no others."""
        box, room = self.box_of(widget), self.box
        if not widget.scrolls:
            return box
        top, bottom = (_beyond(y, room.y, room.bottom) for y in (box.y, box.bottom))
        return Box(box.x, top, box.w, bottom - top)

    def framed(self, canvas: Canvas, box: Box) -> AbstractContextManager[None]:
        """A context that clips what is drawn in a box to the visible part, and fades its edges where there is more."""
        room, reach = self.box, box.inset(-OUTSIDE)
        top = self.fade if self.may("up") and reach.y < room.y + self.fade else 0.0
        foot = self.fade if self.may("down") and reach.bottom > room.bottom - self.fade else 0.0
        if not top and not foot:
            return canvas.clipped(room)
        left, right = max(room.x, reach.x), min(room.right, reach.right)
        return canvas.fading(room._replace(x=left, w=right - left), top, foot)

    # the bar

    def _track(self) -> Box | None:
        """The box of the scroll bar; None when everything is in view."""
        box = self.box
        return Box(box.right + BAR_GAP, box.y, BAR_W, box.h) if self.height > box.h + 1 else None

    def _knob(self) -> float:
        """The length of the knob, in design pixels."""
        return max(SHORTEST, self.box.h**2 / self.height)

    def grabs(self, at: Point) -> bool:
        """Return True if a press at this point grabs the bar."""
        track = self._track()
        return track is not None and track.inset(-10, 0).holds(at)

    def pull(self, at: Point) -> None:
        """Scroll so that the middle of the knob is at the mouse."""
        box, knob = self.box, self._knob()
        share = (at[1] - box.y - knob / 2) / (box.h - knob)
        self.by(share * (self.height - box.h) - self.offset)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar."""
        track = self._track()
        if track is None:
            return
        tall = self._knob()
        canvas.plate("scroll-track", track)
        y = track.y + (track.h - tall) * self.offset / (self.height - track.h)
        canvas.plate("scroll-knob", Box(track.x, y, BAR_W, tall))


def _beyond(y: float, top: float, bottom: float) -> float:
    """A height moved to just beyond an edge if it is outside, keeping the order."""
    inside = max(top, min(y, bottom))
    return inside + (y - inside) * BEYOND


RING = 4.0  # design pixels between a widget and its focus ring
Draw = Callable[[Canvas], None]


class PaintedScene(Protocol):
    """A scene as the painter of its widgets sees it."""

    @property
    def widgets(self) -> Sequence[Widget]: ...
    @property
    def focus(self) -> str | None: ...
    @property
    def pressed(self) -> str | None: ...
    @property
    def scroller(self) -> Scroller: ...
    @property
    def touch(self) -> WidgetFeedback: ...


class WidgetPainter:
    """Draws the widgets of a scene, those of the scrolling list within its edges, and the focus ring. Of stacked scenes
    only the top one shows a ring.

    Scenes and what they own may add to it: `below` and `above` are drawn before and after the widgets; `adornments` are
    drawn on each widget; `shifts` move a widget for looks only, one after the other. `hides` names widgets that are not
    drawn. `ring_dye` is the colour of the focus ring; None for gold.
    """

    def __init__(self, scene: PaintedScene, stack: Stack):
        self._scene, self._stack = scene, stack
        self.below: list[Draw] = []
        self.above: list[Draw] = []
        self.adornments: list[Callable[[Canvas, Widget], None]] = []
        self.shifts: list[Callable[[Widget, Box], Box]] = []
        self.hides: Callable[[Widget], bool] = lambda widget: False
        self.ring_dye: Callable[[Theme], Colour | None] = lambda theme: None

    def seen_at(self, widget: Widget) -> Box:
        """The position where a widget is drawn now."""
        box = self._scene.scroller.box_of(widget)
        for shift in self.shifts:
            box = shift(widget, box)
        return box

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        scene = self._scene
        for draw in self.below:
            draw(canvas)
        for widget in scene.widgets:
            if not widget.scrolls:
                self._draw(canvas, widget)
        if any(widget.scrolls for widget in scene.widgets):
            for widget in sorted(scene.widgets, key=lambda widget: widget.id == scene.focus):  # focused one last
                if widget.scrolls and scene.scroller.box_of(widget).overlaps(scene.scroller.box):
                    self._draw(canvas, widget)
            scene.scroller.draw(canvas)
        for draw in self.above:
            draw(canvas)

    def _draw(self, canvas: Canvas, widget: Widget) -> None:
        if self.hides(widget):
            return
        self._draw_widget(canvas, widget)
        for adorn in self.adornments:
            adorn(canvas, widget)

    def _draw_widget(self, canvas: Canvas, widget: Widget) -> None:
        if not widget.scrolls:
            self._draw_whole(canvas, widget)
            return
        with self._framed(canvas, widget):
            self._draw_whole(canvas, widget)

    def _framed(self, canvas: Canvas, widget: Widget) -> AbstractContextManager[None]:
        """A context that clips a widget of the scrolling list to the visible part and fades its edges where there is
        more; text is clipped to whole lines."""
        scroller = self._scene.scroller
        if isinstance(widget, Words):
            return canvas.clipped(_whole_lines(widget.block, self.seen_at(widget), widget.valign, scroller.box))
        return scroller.framed(canvas, self.seen_at(widget))

    def _draw_whole(self, canvas: Canvas, widget: Widget) -> None:
        scene, box = self._scene, self.seen_at(widget)
        focused = widget.id == scene.focus and self._stack.is_top(scene)
        if held := scene.touch.down(widget.id):
            box = box.moved(0, held)
        if focused and widget.ringed:
            around = box._replace(w=box.w + widget.aside).inset(widget.nearer - RING - scene.touch.off)
            canvas.plate("focus-ring", around, dye=self.ring_dye(canvas.theme))
        widget.show(canvas, box, Look(focused, widget.id == scene.pressed))


def _whole_lines(block: Block, box: Box, valign: float, room: Box) -> Box:
    """The part of a room that shows only whole lines of a text in a box."""
    first = box.y + (box.h - block.height) * valign
    edges = [first + i * block.leading for i in range(len(block.lines) + 1)]
    whole = [(y, end) for y, end in pairwise(edges) if y >= room.y - SLACK and end <= room.bottom + SLACK]
    return Box(room.x, whole[0][0], room.w, whole[-1][1] - whole[0][0]) if whole else room._replace(h=0.0)
