"""A party member's portrait tile, for choosing or changing: a picture with a few lines below."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..gfx.theme import Colour, Theme
from .text import bone
from .widget import Do, Look, Pressable

EDGE, GAP = 7.0, 4.0
TICK = 30.0
CROSS, REACH = 36.0, 60.0  # side of the cross, and reach from the corner within which a press means it
SIGN_EDGE = 4.0  # margin of the plate around a sign
SHARE = 0.62  # size of an icon in place of the picture, as a share


class Said(NamedTuple):
    """A line below a picture, cut off where it does not fit."""

    text: str
    role: str
    size: float
    ink: Callable[[Theme], Colour] = bone


class PortraitTile(Pressable):
    """A tile with the `picture` of a figure on the table, or an `icon` if there is none.

    The lines `said` are spoken, too. `chosen` is the word for being chosen ("" if it is not); then it has a tick. With
    `drop` it has a cross instead, which calls `drop` when clicked.
    """

    role = "button"

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, picture: str, icon: str, said: Sequence[Said],
        help: str = "", chosen: str = "", drop: Do | None = None,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help)
        self.icon, self.said, self.chosen, self.drop = icon, said, chosen, drop
        self.picture = portrait_of(picture)
        self.lines = [letters.cut(line.text, line.role, line.size, box.w - 2 * EDGE) for line in said]
        self.foot = sum(block.height for block in self.lines)
        self.side = self.widest

    @property
    def widest(self) -> float:
        """The largest possible side of its picture."""
        return min(self.box.w - 2 * EDGE, self.box.h - 2 * EDGE - GAP - self.foot)

    @property
    def value(self) -> str:
        told = (line.text for line in self.said if line.text != self.label)
        return ", ".join(filter(None, (*told, self.chosen)))

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.lines)

    def tap(self, at: Point) -> None:
        """Drop it if the cross is tapped, else press it."""
        if self.drop and at[0] >= self.box.right - REACH and at[1] < self.box.y + REACH:
            self.drop()
        else:
            self.press()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        inner = box.inset(EDGE, EDGE)
        room = Box(inner.x, inner.y, inner.w, inner.h - self.foot - GAP)
        side = self.side * (1.0 if self.picture else SHARE)
        place = Box(room.centre[0] - side / 2, room.centre[1] - side / 2, side, side)
        if self.picture:
            canvas.picture(self.picture, place)
        else:
            canvas.icon(self.icon, place, theme.gold if look.focused else theme.bone)
        y = room.bottom + GAP
        for line, block in zip(self.said, self.lines, strict=True):
            canvas.block(block, Box(inner.x, y, inner.w, block.height), line.ink(theme), "centre")
            y += block.height
        if self.chosen:
            sign_on(canvas, "check", Box(inner.right - TICK - GAP, inner.y + GAP, TICK, TICK), theme.gold)
        elif self.drop:
            corner = Box(inner.right - CROSS - EDGE, inner.y + EDGE, CROSS, CROSS)
            sign_on(canvas, "cross", corner, theme.gold if look.focused else theme.bone)


def sign_on(canvas: Canvas, icon: str, box: Box, ink: Colour) -> None:
    """Draw an icon in a corner on its own plate, since a picture may reach below it."""
    canvas.plate("hp-plate", box.inset(-SIGN_EDGE))
    canvas.icon(icon, box, ink, shade=canvas.theme.night)


def level(portraits: Sequence[PortraitTile]) -> None:
    """Align portraits side by side: text that begins at one height, and pictures of one size."""
    foot = max(portrait.foot for portrait in portraits)
    for portrait in portraits:
        portrait.foot = foot
    side = min(portrait.widest for portrait in portraits)
    for portrait in portraits:
        portrait.side = side
