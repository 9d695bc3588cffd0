"""The tutor of a lesson: words on a piece of paper, and a hand that points at a place."""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..input.devices import InputHub
from .prompts import GLYPH, code_for, draw_code, width_of
from .widget import Do, Look, Pressable

GO_W, GO_H, GO_EDGE = 236.0, 43.0, 18.0  # least width and height of the button; margin beside its label
BELOW = 16.0  # gap from the button to the paper's lower edge
AIR, FOOT = 24.0, 20.0  # space around the text, and below the paper, if there is room
GAP = 12.0  # gap between a glyph and the text
RING = 4.0
ABOVE_BAR = 762.0  # the foot of a raised paper, above the prompts
WIDER, STEP = 520, 10  # how much wider it may be, and in which steps it grows


class PaperMargins(NamedTuple):
    """Space around the text, in design pixels: beside it, above and below it, and down to the button."""

    beside: float
    above: float
    button: float


USUAL, LARGE = PaperMargins(26.0, 11.0, 2.0), PaperMargins(21.0, 15.0, 8.0)  # large letters are as high as their lines


class Speech(Pressable):
    """Text on paper, at this `size`; while it `waits`, a press on the text or its button continues.

    The paper is as high as the text needs, up to the `box`, and stands at the foot of the box; around a single line it
    is only as wide as that.
    """

    role = "button"

    def __init__(self, id: str, text: str, box: Box, do: Do, letters: Fonts, input: InputHub, waits: bool, size: float):
        super().__init__(id, text, box, do)
        self._letters, self._input, self.focusable = letters, input, waits
        self.ringed = False  # the focus ring is drawn around the button
        self.margins = margins_of(letters)
        self.block = letters.block(text, "body", size, *_room(box, waits, self.margins)[2:], grow=False)
        self.box = _around(box, self.block, waits, self.margins)
        wide = GO_W - GLYPH - GAP - 2 * GO_EDGE
        self.go_on = letters.block(_("Go on"), "label", 24, wide, GO_H - 10, lines=1)

    @property
    def button(self) -> Box:
        """The button's box, as wide as its glyph and label need."""
        wide = max(GO_W, self._glyph_width() + self.go_on.width + 2 * GO_EDGE)
        place = _button(self.box)
        return Box(place.centre[0] - wide / 2, place.y, wide, place.h)

    @property
    def words(self) -> Box:
        """The area for the text."""
        return _room(self.box, self.focusable, self.margins)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block, self.go_on) if self.focusable else (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.label:
            return
        canvas.plate("parchment", box)
        align = "centre" if len(self.block.lines) == 1 else "left"
        canvas.block(self.block, _room(box, self.focusable, self.margins), canvas.theme.ink, align)
        if self.focusable:
            self._draw_button(canvas, self.button.moved(box.x - self.box.x, box.y - self.box.y), look)

    def _draw_button(self, canvas: Canvas, box: Box, look: Look) -> None:
        if look.focused:
            canvas.plate("focus-ring", box.inset(-RING))
        box = box.moved(0, 2) if look.pressed else box
        canvas.plate("button-primary-pressed" if look.pressed else "button-primary", box)
        code, glyph = self._code(), self._glyph_width()
        x = box.x + (box.w - glyph - self.go_on.width) / 2
        if code:
            draw_code(canvas, code, self._input.family, x, box.y + box.h / 2)
        place = Box(x + glyph, box.y, self.go_on.width, box.h)
        canvas.block(self.go_on, place, canvas.theme.cream, shade=canvas.theme.night)

    def _glyph_width(self) -> float:
        """The width of the button's glyph, with the gap beside it."""
        code = self._code()
        return width_of(self._letters, code) + GAP if code else 0.0

    def _code(self) -> str | None:
        """The input for continuing, on the device used last; None if the paper is too narrow for its glyph."""
        code = code_for(self._input.bindings, "confirm", self._input.family, self._input.swap_confirm)
        room = self.box.w - 2 * USUAL.above - 2 * GO_EDGE - GAP - self.go_on.width
        return code if code and width_of(self._letters, code) <= room else None


def size_for(pages: Iterable[tuple[str, bool]], box: Box, letters: Fonts) -> float:
    """The text size at which all pages (text, and whether it waits) fit on the paper."""
    margins = margins_of(letters)
    return min(letters.block(text, "body", 26, *_room(box, waits, margins)[2:]).size for text, waits in pages)


def fits(text: str, box: Box, waits: bool, letters: Fonts, size: float) -> bool:
    """True if a text of this size fits on the paper, the space below its last line included."""
    room = _room(box, waits, margins_of(letters))
    block = letters.block(text, "body", size, room.w, room.h, grow=False)
    return block.overflow <= 0 and block.size >= size and block.height <= room.h


def margins_of(letters: Fonts) -> PaperMargins:
    """The margins of the paper in the present letters."""
    return LARGE if letters.huge else USUAL


def _around(box: Box, words: Block, waits: bool, margins: PaperMargins) -> Box:
    """The paper's box for a text."""
    below = margins.button + GO_H + BELOW if waits else margins.above
    tall = min(box.h, margins.above + words.height + below + AIR)
    wide = min(box.w, max(words.width, GO_W) + 2 * margins.beside) if len(words.lines) == 1 else box.w
    foot = min(FOOT, box.h - tall)  # clear of the prompts below, if there is room
    return Box(box.centre[0] - wide / 2, box.bottom - foot - tall, wide, tall)


def _button(box: Box) -> Box:
    return Box(box.x + (box.w - GO_W) / 2, box.bottom - BELOW - GO_H, GO_W, GO_H)


def _room(box: Box, waits: bool, margins: PaperMargins) -> Box:
    """The area for the text: on the paper, above the button."""
    room = box.inset(margins.beside, margins.above)
    return Box(room.x, room.y, room.w, _button(box).y - margins.button - room.y) if waits else room


def roomier(paper: Box, words: str, waits: bool, letters: Fonts, size: float, room: Box, shown: Collection[Box]) -> Box:
    """The paper as much higher as its words need at a size, within a room, or wider where it would hide what has to be
    `shown`."""
    if fits(words, paper, waits, letters, size):
        return paper
    low = paper._replace(h=min(paper.bottom, ABOVE_BAR) - paper.y)
    papers = [each for each in _ways(low, room) if fits(words, each, waits, letters, size)]
    return next((each for each in papers if not any(map(each.overlaps, shown))), next(iter(papers), low))


def _ways(low: Box, room: Box) -> Iterator[Box]:
    """Yield higher papers, then ones that are wider towards the middle of a room, then the highest of those."""
    yield from (low._replace(y=low.y - up, h=low.h + up) for up in range(0, round(low.y - room.y), STEP))
    for below in (low._replace(y=low.y + STEP, h=low.h - STEP), low._replace(y=room.y, h=low.bottom - room.y)):
        for more in range(0, WIDER, STEP):
            x = below.x - more if low.centre[0] > room.centre[0] else below.x
            yield below._replace(x=x, w=low.w + more)


def left_beside(paper: Box, room: Box) -> Box:
    """The part of a room that a paper at either side leaves free."""
    if not paper.overlaps(room):
        return room
    if paper.centre[0] > room.centre[0]:
        return room._replace(w=paper.x - room.x)
    return room._replace(x=paper.right, w=room.right - paper.right)


SIZE = 68.0
OVER = 16.0  # design pixels the finger reaches over the edge of its target
STROKE, PERIOD = 6.0, 1.1  # amplitude in design pixels, and period in seconds


class Pointer:
    """The pointing hand and its slow movement."""

    def __init__(self) -> None:
        self.time = 0.0

    def beckon(self, dt: float) -> None:
        """Advance time by `dt` seconds."""
        self.time = (self.time + dt) % PERIOD

    def draw(self, canvas: Canvas, way: str, box: Box) -> None:
        """Draw it in the direction and box that `aimed` returns."""
        back = STROKE * (0.5 - 0.5 * math.cos(2 * math.pi * self.time / PERIOD))
        dx, dy = {"down": (0.0, -back), "right": (-back, 0.0), "left": (back, 0.0)}[way]
        canvas.picture(f"ui/point-{way}", box.moved(dx, dy))


def aimed(at: Box, others: Sequence[tuple[Box, float]], room: Box) -> tuple[str, Box]:
    """Return the direction in which the hand points at a box, and its own box: from above or from a side, where it
    covers least.

    `others` are the boxes that should stay visible, each with a weight.
    """
    x, y = at.centre
    places = {
        "down": Box(x - SIZE / 2, at.y + OVER - SIZE, SIZE, SIZE),
        "right": Box(at.x + OVER - SIZE, y - SIZE / 2, SIZE, SIZE),
        "left": Box(at.right - OVER, y - SIZE / 2, SIZE, SIZE),
    }
    inside = {way: box for way, box in places.items() if box.inside(room)} or places
    way = min(inside, key=lambda way: sum(weight * _shared(inside[way], box) for box, weight in others))
    return way, inside[way]


def _shared(one: Box, other: Box) -> float:
    """The common area of two boxes."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0
