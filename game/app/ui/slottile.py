"""A save slot as a place on a shelf: the box of the saved game, and how its play stands."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..table.card_art import SHAPE
from .buttons import ON_EDGE
from .widget import Do, Look, Pressable

EDGE, GAP = 18.0, 14.0  # margin, and gap beside the picture
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
        self.picture, inner = picture, box.inset(EDGE, EDGE)
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
        inner = box.inset(EDGE, EDGE)
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
