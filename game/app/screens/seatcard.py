"""Widgets of the page on which devices are assigned to seats: a card for a seat, and a tag for a device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..input.seating import SIDES, Seating
from ..services import Services
from ..table.livery import Livery
from ..table.spots import frame
from ..ui.prompts import draw_code, width_of
from ..ui.widget import Look, Pressable, Widget
from .bindings import confirm_of, icon_of, keys_of, name_of
from .describe import BETWEEN
from .menu import grown

NARROW = 280.0  # below this width a card uses smaller margins and letters
ARROW, MOUSE_W, NEXT = 28.0, 34.0, 12.0  # in the list: size of an arrow, of the mouse icon, and gap between them
NAMED = 46.0  # least height of a name
SHIELD = 44.0  # size of the crest beside a seat's name
DUSK = 0.34  # brightness of a taken seat's background, as a share of the seat's colour
RING = 6.0  # inset of the frame of a taken seat
FREE = 190  # alpha of the icon of a free seat
SEAT = "seat."  # prefix of the cards' ids
GROWS = 14.0  # how much higher than its row a large label may be


class SeatDevice:
    """A device as it is shown: its name, icon, confirm input, and the meaning of its keys."""

    def __init__(self, device: int, name: str, icon: str, code: str | None, family: str, keys: Sequence[str]):
        self.device, self.name, self.icon, self.code, self.family, self.keys = device, name, icon, code, family, keys

    @classmethod
    def of(cls, services: Services, device: int, seating: Seating) -> SeatDevice:
        """Describe a device as it is used in a seating."""
        split = seating.split
        keys = keys_of(device) if split and device in SIDES else ()
        if len(seating.of(device)) > 1:
            keys = (_("Passed around"),)
        family, _bindings = services.input.glyphs(device)
        return cls(
            device, name_of(services, device, split), icon_of(device), confirm_of(services, device), family, keys
        )

    def glyph_width(self, canvas: Canvas) -> float:
        """The width of its confirm input's glyph."""
        return width_of(canvas.type, self.code) if self.code else MOUSE_W


class SeatCard(Pressable):
    """A seat at the table, with the device that plays it."""

    role = "button"

    def __init__(
        self, livery: Livery, name: str, box: Box, do: Callable[[], object], held: SeatDevice | None, services: Services
    ):
        super().__init__(f"{SEAT}{livery.seat}", name, box, do)
        self.livery, self.held, letters = livery, held, services.fonts
        narrow = box.w < NARROW
        self.edge, self.shield = (12.0, 32.0) if narrow else (24.0, SHIELD)
        wide = box.w - 2 * self.edge
        beside = wide - self.shield - NEXT
        usual = letters.block(name, "label", 32, beside, 60, lines=1)
        self.title = letters.cut(name, "strong", 30, beside, 66, lines=2) if narrow else usual
        words = held.name if held else _("Free: press a button")
        self.words = letters.block(words, "strong", 27, wide, grown(80, letters), lines=2)
        if self.words.overflow > 0:
            self.words = letters.cut(words, "strong", 27, wide, grown(80, letters), lines=2)
        self.side = min(150.0 if not (held and held.keys) else 100.0, box.h * 0.26)
        self.high = max(NAMED, self.title.height)  # short names take the same height
        self.top = 20 + self.high + 16 + self.side + 14 + self.words.height + 10
        self.more = _as_much(held.keys if held else (), letters, wide, box.h - self.top - 14)

    @property
    def value(self) -> str:
        return self.held.name if self.held else _("free")

    @property
    def spare(self) -> Box:
        """The free part at the card's foot."""
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
        """Draw the background: a taken seat in its colour with a frame, plain in high contrast."""
        ink = self.livery.colour(canvas.theme)
        red, green, blue = (round(share * DUSK) for share in ink)
        if not self.held or canvas.stark:
            canvas.plate("list-row-selected" if look.focused else "list-row", box)
        else:
            canvas.plate("button-hover" if look.focused else "button", box, dye=(red, green, blue))
            canvas.plate("focus-ring", box.inset(RING), dye=self.livery.glow(canvas.theme))
        if self.held and canvas.stark:
            frame(canvas, box, 5, ink)


def _as_much(parts: Sequence[str], letters: Fonts, wide: float, high: float) -> Block | None:
    """As many of the texts as fit, from the first on: one per line, else in a row; None if nothing fits."""
    texts = ("\n".join(parts), *(BETWEEN.join(parts[:n]) for n in range(len(parts), 0, -1)))
    blocks = (letters.block(text, "body", 22, wide, high) for text in texts if text)
    return next((block for block in blocks if not block.overflow), None)


class Tag(Widget):
    """A device in the list, with an arrow towards each side that it plays.

    `glyph` is the width of the widest input glyph in the list, `at` the x at which that column begins.
    """

    role = "text"

    def __init__(self, held: SeatDevice, sides: tuple[bool, bool], box: Box, glyph: float, services: Services):
        super().__init__(f"device.{held.device}", held.name, box)
        self.held, self.sides, self.glyph, self.at, self.letters = held, sides, glyph, box.x, services.fonts
        self.write(24)

    def write(self, size: float, grow: bool = True) -> None:
        """Set the label in the given size, or a smaller one if it does not fit."""
        wide = self.box.w - 2 * (ARROW + NEXT / 2) - self.glyph - NEXT + (NEXT if self.letters.huge else 0.0)
        high = self.box.h + (GROWS if self.letters.huge else -4)
        self.block = self.letters.block(self.label, "body", size, wide, high, lines=2, grow=grow)

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
