"""Which button does what, with the glyphs of the device touched last."""

from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..hands.bindings import Bindings
from ..type import Block
from .glyphs import code_for, draw_code, width_of

USUAL, TIGHT = (10.0, 30.0), (7.0, 17.0)  # room between an input and its words, and after these
Pieces = list[tuple[str, str, Block]]  # commands, their inputs and what they do


def draw_bar(
    canvas: Canvas, prompts: Sequence[tuple[str, str]], bindings: Bindings, family: str, box: Box, swapped: bool = False
) -> list[tuple[str, Box]]:
    """The bar at a screen's foot, centred: as many prompts as there is room for.

    Before one is left out, the letters stay small and all move together.  The first, what is done here, and the last,
    the way out, are always there; of the others those go first that stand last.

    Returns the commands and where they stand, for those who click on them.
    """
    bound = [
        (command, code, label)
        for command, label in prompts
        if (code := code_for(bindings, command, family, swapped)) is not None
    ]
    pieces, (between, after) = _pieces(canvas, bound, box, grow=True), USUAL
    if _width(canvas, pieces, USUAL) > box.w:
        pieces = _pieces(canvas, bound, box, grow=False)
    if _width(canvas, pieces, USUAL) > box.w:
        between, after = TIGHT
    while len(pieces) > 2 and _width(canvas, pieces, (between, after)) > box.w:
        del pieces[-2]
    x, middle = box.x + (box.w - _width(canvas, pieces, (between, after))) / 2, box.y + box.h / 2
    boxes = []
    for command, code, block in pieces:
        left = x
        x += draw_code(canvas, code, family, x, middle) + between
        canvas.block(block, Box(x, box.y, block.width, box.h), canvas.theme.bone, shade=canvas.theme.night)
        x += block.width
        boxes.append((command, Box(left, box.y, x - left, box.h).inset(-after / 2, 0)))
        x += after
    return boxes


def _pieces(canvas: Canvas, bound: Sequence[tuple[str, str, str]], box: Box, grow: bool) -> Pieces:
    return [
        (command, code, canvas.type.block(label, "body", 22, box.w, box.h, 1, grow)) for command, code, label in bound
    ]


def _width(canvas: Canvas, pieces: Pieces, room: tuple[float, float]) -> float:
    between, after = room
    return sum(width_of(canvas, code) + between + block.width + after for _, code, block in pieces) - after
