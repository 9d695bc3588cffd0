"""Somebody of a party, to be chosen or changed: a picture, and a few words under it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..canvas import Canvas
from ..geometry import Box, Point
from ..pictures import portrait_of
from ..theme import Colour, Theme
from ..type import Block, Type
from .text import bone
from .widget import Do, Look, Pressable

EDGE, GAP = 7.0, 4.0
TICK = 30.0
CROSS, REACH = 36.0, 60.0  # the cross in the corner, and how far from the corner a press means it
SIGN_EDGE = 4.0  # of the plate around a sign
SHARE = 0.62  # of the room for the picture, an icon in its place


class Said(NamedTuple):
    """A line under a picture; its end is cut off where there is no room for it."""

    text: str
    role: str
    size: float
    ink: Callable[[Theme], Colour] = bone


class Portrait(Pressable):
    """`picture` is one of the figures on the table; who has none there is shown by an `icon`.

    The lines are `said` in words, too.  `chosen`: how that is said; then it has a tick.  With `drop` it has a cross for
    the mouse instead, which does that.
    """

    role = "button"

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Type, picture: str, icon: str, said: Sequence[Said],
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
        """How large its picture can be."""
        return min(self.box.w - 2 * EDGE, self.box.h - 2 * EDGE - GAP - self.foot)

    @property
    def value(self) -> str:
        told = (line.text for line in self.said if line.text != self.label)
        return ", ".join(filter(None, (*told, self.chosen)))

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.lines)

    def tap(self, at: Point) -> None:
        """On the cross, drop it; anywhere else, press it."""
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
    """A sign in a corner, on a plate of its own: what is drawn there may reach under it."""
    canvas.plate("hp-plate", box.inset(-SIGN_EDGE))
    canvas.icon(icon, box, ink, shade=canvas.theme.night)


def level(portraits: Sequence[Portrait]) -> None:
    """Let portraits side by side have words that begin at one height, and pictures of one size."""
    foot = max(portrait.foot for portrait in portraits)
    for portrait in portraits:
        portrait.foot = foot
    side = min(portrait.widest for portrait in portraits)
    for portrait in portraits:
        portrait.side = side
