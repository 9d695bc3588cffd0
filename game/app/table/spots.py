"""What can be chosen on the table: cards, piles, places.  The stage draws the cards themselves."""

from collections.abc import Callable, Sequence

from game.core.game import Preview
from game.tongue import _

from ..canvas import Canvas
from ..geometry import GRID_W, Box
from ..type import Block, Type
from ..ui.widget import Look, Widget

CHIP_H, CHIP_GAP = 46.0, 14.0
ICON = 30.0  # the hand before the name of the seat to move
PLATES = {
    "damage": "chip-damage",
    "breaks": "chip-damage",
    "heal": "chip-heal",
    "weapon": "chip-weapon",
    "wasted": "chip-neutral",
    "move": "chip-neutral",
}
ICONS = {
    "damage": "heart-broken",
    "breaks": "sword-broken",
    "heal": "heart",
    "weapon": "sword",
    "wasted": "wasted",
    "move": "avoid",
}
NOTHING = ("0", "+0")  # nothing would be lost or gained
IDLE, UNHURT = "chip-neutral", "shield"


class Chip:
    """What an action would do, in short: an icon and a number under the card.

    `icon` stands for what it is done with; "" for an action that needs nothing else.  What would neither hurt nor heal
    has no colour of blood or of health.
    """

    def __init__(self, preview: Preview, icon: str, letters: Type, width: float):
        idle = preview.chip in NOTHING
        self.plate = IDLE if idle else PLATES[preview.kind]
        self.icon = icon or (UNHURT if idle and preview.kind == "damage" else ICONS[preview.kind])
        self.fatal = preview.fatal
        self.block = letters.block(preview.chip, "number", 25, width - 46, CHIP_H - 4, lines=1)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it in its place."""
        canvas.plate(self.plate, box)
        ink, icon = canvas.theme.cream, "skull" if self.fatal else self.icon
        side = 30.0
        x = box.x + (box.w - side - 8 - self.block.width) / 2
        canvas.icon(icon, Box(x, box.y + (box.h - side) / 2, side, side), ink)
        canvas.block(self.block, Box(x + side + 8, box.y, self.block.width, box.h), ink, shade=canvas.theme.ink)


class CardSpot(Widget):
    """A card that lies open: focusable, with a chip or two under it.

    `show_chips` is false while the card is still on its way.
    """

    role = "card"
    focusable = True

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        value: str,
        help: str,
        do: Callable[[], object],
        chips: Sequence[Chip] = (),
    ):
        super().__init__(id, label, box, help)
        self._value, self.do, self.chips = value, do, tuple(chips)
        self.show_chips = True

    @property
    def value(self) -> str:
        return self._value

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return tuple(chip.block for chip in self.chips)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.show_chips:
            return
        count, gap = len(self.chips), 6.0
        box = self.box  # the card rises, its chips stay
        for i, chip in enumerate(self.chips):
            wide = (box.w - gap * (count - 1)) / count
            chip.draw(canvas, Box(box.x + i * (wide + gap), box.bottom + CHIP_GAP, wide, CHIP_H))


class PileSpot(Widget):
    """A pile with its count and its name; pressed, it opens to a look."""

    role = "pile"
    focusable = True

    def __init__(self, id: str, label: str, box: Box, count: int, do: Callable[[], object], letters: Type):
        super().__init__(id, label, box)
        self.count, self.do = count, do
        self.figure = letters.block(str(count), "number", 26, 70, 34, lines=1, grow=False)
        self.name = letters.block(label, "strong", 23, 196, 60, lines=2)

    @property
    def value(self) -> str:
        return str(self.count)

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return self.figure, self.name

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.count:
            canvas.plate("slot", box)
        plate = Box(box.centre[0] - 40, box.bottom - 20, 80, 38)
        canvas.plate("count-plate", plate)
        canvas.block(self.figure, plate, canvas.theme.cream, "centre")
        name = Box(box.centre[0] - 100, box.bottom + 20, 200, self.name.height)
        canvas.block(self.name, name, canvas.theme.cream, "centre", shade=canvas.theme.night)


class PlaceSpot(Widget):
    """A place that is no card, with its name under it: bare hands, to strike with when a monster has been picked."""

    role = "place"
    focusable = True
    WIDER = 12.0  # than the picture, to each side: room for the name

    def __init__(
        self, id: str, label: str, picture: str, box: Box, do: Callable[[], object], letters: Type, lit: bool = False
    ):
        self.name = letters.block(label, "strong", 22, box.w + 2 * self.WIDER, 60, lines=2)
        self.picture, self.at = picture, box
        tall = box.h + 4 + self.name.height
        super().__init__(id, label, Box(box.x - self.WIDER, box.y, box.w + 2 * self.WIDER, tall))
        self.do, self.lit = do, lit

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.picture(f"ui/{self.picture}", self.at, 255 if self.lit or look.focused else 150)
        name = Box(box.x, self.at.bottom + 2, box.w, self.name.height)
        ink = canvas.theme.cream if self.lit else canvas.theme.bone
        canvas.block(self.name, name, ink, "centre", valign=0, shade=canvas.theme.night)


class EmptySlot(Widget):
    """A place for a card where none lies."""

    role = "picture"

    def __init__(self, id: str, label: str, box: Box, icon: str):
        super().__init__(id, label, box)
        self.icon = icon

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("slot", box)
        side = box.w * 0.5
        x, y = box.centre
        canvas.icon(self.icon, Box(x - side / 2, y - side / 2, side, side), canvas.theme.bone, 90)


class SeatPlate(Widget):
    """What lies before one of several seats, with its name.

    While it is that seat's turn it has a frame, and its name stands on gold, behind a hand; the others lie in the dark.
    """

    role = "panel"
    TAB_W, TAB_H, FRAME = 322.0, 42.0, 4.0

    def __init__(self, number: int, name: str, box: Box, turn: bool, letters: Type):
        super().__init__(f"seat.{number}", name, box)
        self.turn = turn
        room = self.TAB_W - 20 - (ICON + 8 if turn else 0)
        self.name = letters.block(name, "label", 25, room, self.TAB_H - 4, lines=1)

    @property
    def value(self) -> str:
        return _("to move") if self.turn else ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    @property
    def tab(self) -> Box:
        """Where the name stands: at the outer upper corner."""
        left = self.box.centre[0] < GRID_W / 2
        return Box(self.box.x if left else self.box.right - self.TAB_W, self.box.y, self.TAB_W, self.TAB_H)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, tab = canvas.theme, self.tab
        canvas.fill(box, theme.night, 50 if self.turn else 120)
        if not self.turn:
            canvas.block(self.name, tab, theme.bone, "centre", shade=theme.night)
            return
        self._frame(canvas, box)
        canvas.fill(tab, theme.gold)
        x = tab.x + (tab.w - ICON - 8 - self.name.width) / 2
        canvas.icon("hand", Box(x, tab.y + (tab.h - ICON) / 2, ICON, ICON), theme.ink)
        canvas.block(self.name, Box(x + ICON + 8, tab.y, self.name.width, tab.h), theme.ink)

    def _frame(self, canvas: Canvas, box: Box) -> None:
        wide, gold = self.FRAME, canvas.theme.gold
        canvas.fill(Box(box.x, box.y, box.w, wide), gold)
        canvas.fill(Box(box.x, box.bottom - wide, box.w, wide), gold)
        canvas.fill(Box(box.x, box.y, wide, box.h), gold)
        canvas.fill(Box(box.right - wide, box.y, wide, box.h), gold)
