"""Saved plays: rows with several lines, and places on a shelf."""

from collections.abc import Sequence

from game.core.text import joined

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE
from .buttons import ON_EDGE
from .widget import Do, Look, Pressable

SIDE = 66.0  # width for the sign at the left
EDGE = 18.0
BETWEEN = 2.0  # gap between lines, for letters with accents
PICTURE, AFTER = (50.0, 70.0), 18.0  # size of a picture beside the sign, and the gap to its right


class SlotRow(Pressable):
    """A sign (a number or an icon), optionally a picture, a name, a value at the right, and smaller lines below the
    name.

    It is as high as it needs, and at least as high as `box`.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, lines: Sequence[str], sign: str = "",
        icon: str = "", value: str = "", enabled: bool = True, picture: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, do, joined(lines), enabled)
        self.icon, self._value, self.picture = icon, value, picture
        self.side = SIDE + (PICTURE[0] + AFTER if picture else 0)
        room = box.w - self.side - EDGE
        self.worth = letters.block(value, "strong", 25, room * 0.45) if value else None
        left = room - (self.worth.width + EDGE if self.worth else 0)
        self.name = letters.block(label, "strong", 25, left)
        self.lines = [letters.block(line, "body", 22, left) for line in lines if line]
        self.sign = letters.block(sign, "number", 34, SIDE - 16, box.h, lines=1, grow=False)
        self.high = sum(block.height for block in (self.name, *self.lines)) + BETWEEN * len(self.lines)
        self.box = Box(box.x, box.y, box.w, max(box.h, self.high + 18, self.worth.height + 18 if self.worth else 0))

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, *self.lines, *([self.worth] if self.worth else []))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        ink = theme.gold if self.enabled else theme.faint
        if self.icon:
            canvas.icon(self.icon, Box(box.x + 20, box.y + box.h / 2 - 17, 34, 34), ink)
        else:
            canvas.block(self.sign, Box(box.x + 8, box.y, SIDE - 16, box.h), ink, "centre")
        if self.picture:
            canvas.picture(self.picture, Box(box.x + SIDE, box.y + (box.h - PICTURE[1]) / 2, *PICTURE))
        y = box.y + (box.h - self.high) / 2
        for block in (self.name, *self.lines):
            tone = theme.bone if block is not self.name else theme.cream if self.enabled else theme.faint
            canvas.block(block, Box(box.x + self.side, y, box.w - self.side, block.height), tone)
            y += block.height + BETWEEN
        if self.worth:
            canvas.block(self.worth, Box(box.x, box.y, box.w - EDGE, box.h), ink, "right")


TILE_EDGE, GAP = 18.0, 14.0  # margin, and gap beside the picture
COVER = 80.0  # width of a game's box
NAME, TOLD, NUMBER = 25.0, 22.0, 46.0  # text sizes
PLACE, LOW = 84.0, 40.0  # width of an empty slot's card place, and of the same beside longer text


class SlotTile(Pressable):
    """A slot: a picture with the number on it, name and details beside it, the `lines` below both.

    Without a picture there is a place for a card instead, centred if there are no `lines`. `fits` is True if there is
    room for everything.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, label: str, box: Box, do: Do, letters: Fonts, number: str, name: str, told: Sequence[str],
        lines: Sequence[str], help: str, picture: str = "", enabled: bool = True,
    ):  # fmt: skip
        super().__init__(id, label, box, do, help, enabled)
        self.picture, inner = picture, box.inset(TILE_EDGE, TILE_EDGE)
        wide = COVER if picture else LOW if lines else PLACE
        beside, self.tall = inner.w - wide - GAP, wide * SHAPE
        self.number = letters.block(number, "number", 30 if picture or lines else NUMBER, wide, lines=1, grow=False)
        self.name = letters.block(name, "strong", NAME, beside, lines=3)
        self.told = [letters.block(each, "body", TOLD, beside, lines=2) for each in told if each]
        self.lines = [letters.block(each, "body", TOLD, inner.w) for each in lines if each]
        self.side, self.bare = wide, not picture and not lines
        high = max(self.tall, self.name.height + sum(block.height for block in self.told))
        under = sum(block.height for block in self.lines)
        every = (self.name, *self.told, *self.lines)
        self.fits = high + (8 + under if under else 0) <= inner.h and all(block.overflow <= 0 for block in every)

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, *self.told, *self.lines)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if look.focused:
            canvas.plate("list-row-selected", box._replace(w=box.w + self.aside))
        inner = box.inset(TILE_EDGE, TILE_EDGE)
        if self.bare:
            self._draw_bare(canvas, inner)
            return
        place = Box(inner.x, inner.y, self.side, self.tall)
        if self.picture:
            canvas.plate("shadow", place)
            canvas.picture(self.picture, place)
        else:
            canvas.plate("slot", place)
            canvas.block(self.number, place, theme.gold if self.enabled else theme.faint, "centre")
        y = inner.y
        for block in (self.name, *self.told):
            tone = theme.bone if block is not self.name else theme.gold if self.enabled else theme.faint
            canvas.block(block, Box(place.right + GAP, y, block.width + 1, block.height), tone)
            y += block.height
        y = max(y, place.bottom) + 8
        for block in self.lines:
            canvas.block(block, Box(inner.x, y, inner.w, block.height), theme.bone)
            y += block.height
        if self.picture:
            self._mark(canvas, place)

    def _draw_bare(self, canvas: Canvas, inner: Box) -> None:
        """Draw a centred place for a card, and the name below it."""
        y = inner.centre[1] - (self.tall + 8 + self.name.height) / 2
        place = Box(inner.centre[0] - self.side / 2, y, self.side, self.tall)
        canvas.plate("slot", place)
        canvas.block(self.number, place, canvas.theme.gold if self.enabled else canvas.theme.faint, "centre")
        below = Box(inner.x, place.bottom + 8, inner.w, self.name.height)
        canvas.block(self.name, below, canvas.theme.cream if self.enabled else canvas.theme.faint, "centre")

    def _mark(self, canvas: Canvas, place: Box) -> None:
        """Draw the slot's number on the foot of the box."""
        mark = Box(place.centre[0] - 22, place.bottom - 30, 44, 38)
        canvas.plate("count-plate", mark)
        canvas.block(self.number, mark, canvas.theme.cream, "centre")
