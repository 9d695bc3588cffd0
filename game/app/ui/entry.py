"""One of a list of things to choose from that need a few words each."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .trait import Head
from .widget import Do, Look, Pressable

EDGE, TICK = 16.0, 30.0
NAME, MORE = 25.0, 22.0


class Entry(Pressable):
    """A name, perhaps with `when` it may be used, and under it what it means.

    `chosen`: how that is said; then it has a tick.
    """

    role = "row"

    def __init__(
        self, id: str, label: str, told: str, box: Box, do: Do, letters: Type, chosen: str = "", when: str = ""
    ):
        super().__init__(id, label, box, do, told)
        self.chosen, self.when = chosen, when
        self.head = Head(label, when, box.w - 2 * EDGE - TICK, NAME, letters)
        self.told = letters.block(told, "body", MORE, box.w - 2 * EDGE)

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (self.when, self.chosen)))

    @property
    def tall(self) -> float:
        """How high it must be."""
        return self.head.height + self.told.height + EDGE

    def blocks(self) -> tuple[Block, ...]:
        return (*self.head.blocks(), self.told)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        place = Box(box.x + EDGE, box.y + EDGE / 2, box.w - 2 * EDGE, self.head.height)
        self.head.draw(canvas, place)
        canvas.block(self.told, place._replace(y=place.bottom, h=self.told.height), theme.cream)
        if self.chosen:
            canvas.icon("check", Box(place.right - TICK, place.y, TICK, TICK), theme.gold)
