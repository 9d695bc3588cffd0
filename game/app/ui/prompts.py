"""Which button does what, with the glyphs of the device touched last."""

from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..hands.bindings import Bindings
from ..type import Block
from .glyphs import code_for, draw_code, width_of

BETWEEN, AFTER = 10.0, 30.0
Pieces = list[tuple[str, Block]]  # inputs and what they do


def draw_bar(
    canvas: Canvas, prompts: Sequence[tuple[str, str]], bindings: Bindings, family: str, box: Box, swapped: bool = False
) -> None:
    """The bar at a screen's foot, centred: as many prompts as there is room for, the most important first."""
    if not canvas.visible(box):
        return
    bound = [
        (code, label)
        for command, label in prompts
        if (code := code_for(bindings, command, family, swapped)) is not None
    ]
    pieces = _pieces(canvas, bound, box, grow=True)
    if _width(canvas, pieces) > box.w:
        pieces = _pieces(canvas, bound, box, grow=False)
    while _width(canvas, pieces) > box.w:
        pieces.pop()
    x, middle = box.x + (box.w - _width(canvas, pieces)) / 2, box.y + box.h / 2
    for code, block in pieces:
        x += draw_code(canvas, code, family, x, middle) + BETWEEN
        canvas.block(block, Box(x, box.y, block.width, box.h), canvas.theme.bone, shade=canvas.theme.night)
        x += block.width + AFTER


def _pieces(canvas: Canvas, bound: Sequence[tuple[str, str]], box: Box, grow: bool) -> Pieces:
    return [(code, canvas.type.block(label, "body", 22, box.w, box.h, 1, grow)) for code, label in bound]


def _width(canvas: Canvas, pieces: Pieces) -> float:
    return sum(width_of(canvas, code) + BETWEEN + block.width + AFTER for code, block in pieces) - AFTER
