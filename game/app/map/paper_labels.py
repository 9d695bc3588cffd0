"""Slips of paper on the map with words on them: the names of chambers, and that of the quest."""

from collections.abc import Callable

import pygame

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.theme import Colour, colour
from .ink_drawing import Nib, corners, wobbly

PAPER, LINE, FOLD = colour("#ecd9ac"), 1.5, colour("#b8955c")
FINE = 3  # drawn this many times larger, then scaled down
TAIL, DROP, NOTCH = 22.0, 7.0, 9.0  # the ends of a scroll: how far they stand out, lie lower, are notched
POINTS, INTO, WIDE = 7.0, 3.0, 7.0  # a slip's point: how far beyond an edge, how far within it; half its width
Draw = Callable[[Nib, Box, Colour, Colour], None]


def slip(canvas: Canvas, box: Box) -> None:
    """Draw a narrow slip with a line of ink around it."""
    _lay(canvas, "slip", box, _draw_slip)


def point(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw the point of a slip, straight from its edge to the edge of the chamber it names."""
    (x, y), (to_x, to_y) = start, end
    across, along = to_x - x, to_y - y
    dx, dy = (across > 0) - (across < 0), (along > 0) - (along < 0)
    far = abs(across) + abs(along) + INTO + POINTS
    foot = x - dx * INTO, y - dy * INTO
    tip = foot[0] + dx * far, foot[1] + dy * far
    sides = [(foot[0] + way * dy * WIDE, foot[1] + way * dx * WIDE) for way in (1, -1)]
    xs, ys = zip(tip, *sides, strict=True)
    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-LINE)
    inner = [(at[0] - box.x, at[1] - box.y) for at in (sides[0], tip, sides[1])]

    def draw(nib: Nib, _box: Box, paper: Colour, ink: Colour) -> None:
        nib.shape(inner, paper)
        nib.line(inner, ink, LINE)

    _lay(canvas, f"point {dx} {dy} {far:.1f}", box, draw)


def ruled(canvas: Canvas, box: Box, ink: Colour) -> None:
    """Draw two lines around a box, as they are printed around everything on paper, with nothing inside."""

    def draw(nib: Nib, place: Box, _paper: Colour, _ink: Colour) -> None:
        for inset, wide, far in ((2.0, LINE + 0.3, 0.8), (6.0, 0.9, 0.6)):
            nib.line(wobbly(corners(place.inset(inset)), f"ruled{inset}{round(place.w)}", far), ink, wide)

    _lay(canvas, f"ruled {ink}", box, draw)


def scroll(canvas: Canvas, box: Box) -> None:
    """Draw a scroll with folded ends."""
    _lay(canvas, "scroll", box.inset(0, -DROP), _draw_scroll)


def _lay(canvas: Canvas, kind: str, box: Box, draw: Draw) -> None:
    """Draw a kind of slip, cached per size; in high contrast its paper is white."""
    x, y, w, h = canvas.layout.px(box)
    paper = canvas.theme.paper if canvas.stark else PAPER
    ink = canvas.theme.ink

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w * FINE, h * FINE), pygame.SRCALPHA)
        sheet.fill((*ink, 0))
        draw(Nib(sheet, (0, 0), canvas.layout.k * FINE), Box(0, 0, box.w, box.h), paper, ink)
        return pygame.transform.smoothscale(sheet, (w, h))

    canvas.blit(canvas.pictures.keep((kind, w, h, paper), make), (x, y))


def _draw_slip(nib: Nib, box: Box, paper: Colour, ink: Colour) -> None:
    border = wobbly(corners(box.inset(1.5)), f"slip{round(box.w)}", 0.7)
    nib.shape(border, paper)
    nib.line(border, ink, LINE)


def _draw_scroll(nib: Nib, box: Box, paper: Colour, ink: Colour) -> None:
    """Draw the ends behind the scroll, hatched where they are in its shadow, then the scroll."""
    whole = box.inset(1.5)
    inner = Box(whole.x + TAIL, whole.y, whole.w - 2 * TAIL, whole.h - DROP)
    for out, near in ((whole.x, inner.x), (whole.right, inner.right)):
        way = 1 if near > out else -1
        y, low, far = whole.y + DROP, whole.bottom, near + way * 14
        tail: list[Point] = [(out, y), (far, y), (far, low), (out, low), (out + way * NOTCH, (y + low) / 2), (out, y)]
        nib.shape(tail, paper)
        for n in range(6):
            x = near + way * (n * 2.6 - 8)
            nib.line([(x, y + 2), (x, low - 2)], FOLD, 1.2)
        nib.line(tail, ink, LINE)
        nib.shape([(near, inner.bottom), (near + way * 14, inner.bottom), (near + way * 14, low)], ink)
    border = wobbly(corners(inner), f"scroll{round(box.w)}", 0.8)
    nib.shape(border, paper)
    nib.line(border, ink, LINE + 0.4)
    nib.line(wobbly(corners(inner.inset(4.5)), f"inner{round(box.w)}", 0.5), FOLD, 1.0)
