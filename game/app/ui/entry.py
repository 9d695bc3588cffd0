"""A list entry for a choice that needs a few words of explanation."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .ability_heading import Head
from .widget import Do, Look, Pressable

EDGE, TICK = 16.0, 30.0
ICON, BESIDE = 44.0, 14.0  # side of the icon before it, and its gap to the text
NAME, MORE = 25.0, 22.0


class ListEntry(Pressable):
    """A name, optionally with the condition `when` it may be used, and an explanation below.

    `chosen` is the word for being chosen ("" if it is not); then it has a tick. `icon` is drawn before it.
    """

    role = "row"

    def __init__(
        self, id: str, label: str, told: str, box: Box, do: Do, letters: Fonts, chosen: str = "", when: str = "",
        icon: str = "",
    ):  # fmt: skip
        super().__init__(id, label, box, do, told)
        self.chosen, self.when, self.icon = chosen, when, icon
        self.indent = EDGE + (ICON + BESIDE if icon else 0.0)
        self.head = Head(label, when, box.w - self.indent - EDGE - TICK, NAME, letters)
        self.told = letters.block(told, "body", MORE, box.w - self.indent - EDGE)

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (self.when, self.chosen)))

    @property
    def tall(self) -> float:
        """The height it needs."""
        return self.head.height + self.told.height + EDGE

    def blocks(self) -> tuple[Block, ...]:
        return (*self.head.blocks(), self.told)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        if self.icon:
            canvas.icon(self.icon, Box(box.x + EDGE, box.centre[1] - ICON / 2, ICON, ICON), theme.gold)
        top = (box.h - self.head.height - self.told.height) / 2 if self.icon else EDGE / 2
        place = Box(box.x + self.indent, box.y + top, box.w - self.indent - EDGE, self.head.height)
        self.head.draw(canvas, place)
        canvas.block(self.told, place._replace(y=place.bottom, h=self.told.height), theme.cream)
        if self.chosen:
            canvas.icon("check", Box(place.right - TICK, place.y, TICK, TICK), theme.gold)
