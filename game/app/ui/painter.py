"""Drawing the widgets of a scene: in its scrolling list, with the focus ring, and pressed."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import pairwise
from typing import Protocol

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.edges import SLACK
from ..gfx.fonts import Block
from ..gfx.theme import Colour, Theme
from .scroll import Scroller
from .stack import Stack
from .text import Words
from .widget import Look, Widget, WidgetFeedback

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
