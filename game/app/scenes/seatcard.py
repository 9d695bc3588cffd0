"""What is shown where several people say who plays with what: a place at the table, and a device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..hands.halves import SIDES
from ..seating import Seating
from ..table.livery import Livery
from ..table.spots import frame
from ..type import Block, Type
from ..ui.glyphs import draw_code, width_of
from ..ui.widget import Look, Pressable, Widget
from .describe import BETWEEN
from .devices import confirm_of, icon_of, keys_of, name_of
from .sheet import grown

if TYPE_CHECKING:
    from ..desk import Desk

NARROW = 280.0  # up to which width a place has little room
ARROW, MOUSE_W, NEXT = 28.0, 34.0, 12.0  # in the list: an arrow, the mouse, and from one thing to the next
NAMED = 46.0  # height of a name, at the least
SHIELD = 44.0  # beside a seat's name, as at the table
DUSK = 0.34  # how light the ground of a place that is taken is, of the colour of its seat
RING = 6.0  # the engraved frame of a place that is taken lies within its edge
FREE = 190  # how solid the sign is of one that is not
SEAT = "seat."  # what the places' ids begin with


class Held:
    """A device as it is shown: its name, its picture, the input it chooses with, and what its keys do."""

    def __init__(self, device: int, name: str, icon: str, code: str | None, family: str, keys: Sequence[str]):
        self.device, self.name, self.icon, self.code, self.family, self.keys = device, name, icon, code, family, keys

    @classmethod
    def of(cls, desk: Desk, device: int, seating: Seating) -> Held:
        """How a device is shown in a seating."""
        split = seating.split
        keys = keys_of(device) if split and device in SIDES else ()
        if len(seating.of(device)) > 1:
            keys = (_("Passed around"),)
        family, _bindings = desk.hands.glyphs(device)
        return cls(device, name_of(desk, device, split), icon_of(device), confirm_of(desk, device), family, keys)

    def glyph_width(self, canvas: Canvas) -> float:
        """How wide what it chooses with is."""
        return width_of(canvas, self.code) if self.code else MOUSE_W


class SeatCard(Pressable):
    """A place at the table, and the device of whoever sits there."""

    role = "button"

    def __init__(self, livery: Livery, name: str, box: Box, do: Callable[[], object], held: Held | None, desk: Desk):
        super().__init__(f"{SEAT}{livery.seat}", name, box, do)
        self.livery, self.held, letters = livery, held, desk.type
        narrow = box.w < NARROW
        self.edge, self.shield = (12.0, 32.0) if narrow else (24.0, SHIELD)
        wide = box.w - 2 * self.edge
        beside = wide - self.shield - NEXT
        usual = letters.block(name, "label", 32, beside, 60, lines=1)
        self.title = letters.cut(name, "strong", 30, beside, 66, lines=2) if narrow else usual
        words = held.name if held else _("Free: press a button")
        self.words = letters.block(words, "strong", 27, wide, grown(80, letters), lines=2)
        self.side = min(150.0 if not (held and held.keys) else 100.0, box.h * 0.26)
        self.high = max(NAMED, self.title.height)  # names of every length have their cards alike
        self.top = 20 + self.high + 16 + self.side + 14 + self.words.height + 10
        self.more = _as_much(held.keys if held else (), letters, wide, box.h - self.top - 14)

    @property
    def value(self) -> str:
        return self.held.name if self.held else _("free")

    @property
    def spare(self) -> Box:
        """What is left free at its foot."""
        y = self.box.y + self.top + (self.more.height if self.more else 0) + 16
        return Box(self.box.x + self.edge, y, self.box.w - 2 * self.edge, self.box.bottom - 22 - y)

    def blocks(self) -> tuple[Block, ...]:
        return (self.title, self.words, self.more) if self.more else (self.title, self.words)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, held = canvas.theme, self.held
        self._draw_ground(canvas, box, look)
        side = self.shield
        left = box.centre[0] - (side + NEXT + self.title.width) / 2
        self.livery.shield(canvas, Box(left, box.y + 20 + (self.high - side) / 2, side, side))
        name = Box(left + side + NEXT, box.y + 20, self.title.width, self.high)
        canvas.block(self.title, name, theme.cream if held else theme.gold, shade=theme.night)
        side, x, y = self.side, box.centre[0], box.y + 20 + self.high + 16
        place = Box(x - side / 2, y, side, side)
        canvas.icon(held.icon if held else "plus", place, theme.cream if held else theme.bone, 255 if held else FREE)
        y = place.bottom + 14
        canvas.block(self.words, Box(box.x, y, box.w, self.words.height), theme.cream if held else theme.bone, "centre")
        y += self.words.height + 10
        if self.more:
            inner = Box(box.x + self.edge, y, box.w - 2 * self.edge, self.more.height)
            canvas.block(self.more, inner, theme.cream if held else theme.bone, "centre")

    def _draw_ground(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Whoever sits there has it printed and framed in the colour of the seat; plainly in high contrast."""
        ink = self.livery.colour(canvas.theme)
        red, green, blue = (round(share * DUSK) for share in ink)
        if not self.held or canvas.stark:
            canvas.plate("list-row-selected" if look.focused else "list-row", box)
        else:
            canvas.plate("button-hover" if look.focused else "button", box, dye=(red, green, blue))
            canvas.plate("focus-ring", box.inset(RING), dye=self.livery.glow(canvas.theme))
        if self.held and canvas.stark:
            frame(canvas, box, 5, ink)


def _as_much(parts: Sequence[str], letters: Type, wide: float, high: float) -> Block | None:
    """As many parts of a list as there is room for, the first ones first."""
    texts = ("\n".join(parts), *(BETWEEN.join(parts[:n]) for n in range(len(parts), 0, -1)))
    blocks = (letters.block(text, "body", 22, wide, high) for text in texts if text)
    return next((block for block in blocks if not block.overflow), None)


class Tag(Widget):
    """A device in the list, with an arrow to each side on which it plays.

    `glyph` is the width of the widest input in the list, `at` where its column begins.
    """

    role = "text"

    def __init__(self, held: Held, sides: tuple[bool, bool], box: Box, glyph: float, desk: Desk):
        super().__init__(f"device.{held.device}", held.name, box)
        self.held, self.sides, self.glyph, self.at, self.letters = held, sides, glyph, box.x, desk.type
        self.write(24)

    def write(self, size: float, grow: bool = True) -> None:
        """Letter it in that size, or in a smaller one."""
        wide = self.box.w - 2 * (ARROW + NEXT / 2) - self.glyph - NEXT
        self.block = self.letters.block(self.label, "body", size, wide, self.box.h - 4, lines=2, grow=grow)

    @property
    def value(self) -> str:
        return ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, (left, right) = canvas.theme, self.sides
        ink = theme.cream if left or right else theme.bone
        middle = box.centre[1]
        for shown, icon, x in ((left, "arrow-left", box.x), (right, "arrow-right", box.right - ARROW)):
            if shown:
                canvas.icon(icon, Box(x, middle - ARROW / 2, ARROW, ARROW), theme.gold)
        x = self.at + (self.glyph - self.held.glyph_width(canvas)) / 2
        if self.held.code:
            draw_code(canvas, self.held.code, self.held.family, x, middle)
        else:
            canvas.icon("mouse", Box(x, middle - MOUSE_W / 2, MOUSE_W, MOUSE_W), ink)
        canvas.block(self.block, Box(self.at + self.glyph + NEXT, box.y, self.block.width, box.h), ink)
