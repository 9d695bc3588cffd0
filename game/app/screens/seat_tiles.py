"""Players as tiles: a name as it was typed, and the players of a round; on the page on which devices are assigned,
a card for a seat and a tag for a device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour, colour
from ..input.seating import SIDES, Seating
from ..services import Services
from ..table.livery import Livery
from ..table.spots import frame
from ..ui.portraits import CROSS, sign_on
from ..ui.prompts import draw_code, width_of
from ..ui.widget import Do, Look, Pressable, Widget
from .bindings import confirm_of, icon_of, keys_of, name_of
from .describe import BETWEEN
from .menu import grown

EDGE, SIZE = 22.0, 27.0


class NameTile(Pressable):
    """A press chooses the name; `note` adds to it for the narrator, `icon` is drawn before it."""

    role = "button"

    def __init__(
        self,
        id: str,
        name: str,
        box: Box,
        do: Do,
        letters: Fonts,
        primary: bool = False,
        note: str = "",
        icon: str = "",
    ):
        super().__init__(id, name, box, do)
        self.primary, self.icon, self._value = primary, icon, note
        room = box.w - 2 * EDGE - self._beside
        self.block = letters.cut(name, "strong", SIZE, room, box.h - 12)

    @property
    def _beside(self) -> float:
        return 42.0 if self.icon else 0.0

    @property
    def value(self) -> str:
        return self._value

    @property
    def cut(self) -> bool:
        """True if the name does not fit whole."""
        return self.block.lines != (self.label,)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        name = "button-primary" if self.primary else "button"
        canvas.plate(f"{name}-pressed" if look.pressed else f"{name}-hover" if look.focused else name, box)
        whole = self._beside + self.block.width
        x = box.x + (box.w - whole) / 2
        if self.icon:
            canvas.icon(self.icon, Box(x, box.centre[1] - 16, 32, 32), theme.cream if self.primary else theme.gold)
        place = Box(x + self._beside, box.y, self.block.width, box.h)
        canvas.block(self.block, place, theme.cream if look.focused else theme.paper, shade=theme.night)


TALL = 88.0  # least height at which the emblem is above the name
TORCH, ABOVE, AROUND = 0.48, 0.09, 10.0  # of the height: its side, and the margin above; side margin of the text
CORNER, SMALL = 13.0, 36.0  # distance of the cross from the corner; side of an emblem beside a name
FINE = 3  # factor at which the strokes on an emblem are drawn before they are scaled down
STROKE, THICK = 5.0, 3.4  # design pixels: distance between strokes; thickness at the shadow end
FROM = 0.34  # start of the strokes, as a share of the slant
DIM = 190  # alpha of a free place's torch
EMBLEMS: Sequence[tuple[str, Colour]] = (
    ("crown", colour("#e3b24f")),
    ("shield", colour("#8fb3c9")),
    ("flame", colour("#e5732f")),
    ("potion", colour("#8cbd98")),
    ("mana", colour("#a99bc4")),
    ("skull", colour("#efe2c4")),
    ("heart", colour("#e0626a")),
    ("lantern", colour("#d8995a")),
)  # emblems of the places in order: icons, in lightened colours of the cards


class TileParts(NamedTuple):
    """The boxes of a tile's parts."""

    emblem: Box
    name: Box
    cross: Box


class SeatTile(NameTile):
    """The tile of a player's number and name; a press removes the name, as the cross shows."""

    def __init__(self, number: int, name: str, box: Box, do: Do, letters: Fonts):
        super().__init__(f"player-{number}", name, box, do, letters)
        self.emblem, self.dye = EMBLEMS[number % len(EMBLEMS)]
        room = self._parts(box).name
        self.block = letters.cut(name, "strong", SIZE, room.w, room.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        emblem, name, cross = self._parts(box)
        canvas.plate("button-pressed" if look.pressed else "button-hover" if look.focused else "button", box)
        _etched(canvas, self.emblem, emblem, theme.cream if canvas.stark else self.dye)
        sign_on(canvas, "cross", cross, theme.gold if look.focused else theme.bone)
        canvas.block(self.block, name, theme.cream if look.focused else theme.paper, "centre", shade=theme.night)

    @staticmethod
    def _parts(box: Box) -> TileParts:
        """The parts above each other if it is high enough, else side by side."""
        cross = Box(box.right - CROSS - CORNER, box.y + CORNER, CROSS, CROSS)
        if box.h >= TALL:
            return TileParts(_torch(box), _under(box), cross)
        emblem = Box(box.x + EDGE, box.centre[1] - SMALL / 2, SMALL, SMALL)
        cross = cross._replace(y=box.centre[1] - CROSS / 2)
        left = emblem.right + AROUND
        return TileParts(emblem, Box(left, box.y + 4, cross.x - AROUND - left, box.h - 8), cross)


class FreeSeat(Widget):
    """A tile that no player has yet."""

    role = "picture"

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("slot", box)
        if box.h >= TALL:
            torch = _torch(box)
            canvas.icon("torch-out", torch.moved(0, box.centre[1] - torch.centre[1]), canvas.theme.bone, DIM)


class NextSeat(Pressable):
    """The tile for the next player; a press asks for the name."""

    role = "button"

    def __init__(self, id: str, label: str, box: Box, do: Do, letters: Fonts):
        super().__init__(id, label, box, do)
        room = _under(box) if box.h >= TALL else box.inset(EDGE, 6)
        self.block = letters.block(label, "strong", SIZE, room.w, room.h, 2)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("slot", box)
        ink = theme.cream if look.focused else theme.gold
        if box.h < TALL:
            canvas.block(self.block, box, ink, "centre", shade=theme.night)
            return
        canvas.icon("plus", _torch(box).inset(8), ink)
        canvas.block(self.block, _under(box), ink, "centre", shade=theme.night)


def _torch(box: Box) -> Box:
    side = box.h * TORCH
    return Box(box.centre[0] - side / 2, box.y + box.h * ABOVE, side, side)


def _under(box: Box) -> Box:
    """The area for the text below a torch."""
    top = _torch(box).bottom
    return Box(box.x + AROUND, top, box.w - 2 * AROUND, box.bottom - top - 4)


def _etched(canvas: Canvas, name: str, box: Box, ink: Colour) -> None:
    """Draw an icon with strokes on its shadow side; without them in high contrast."""
    canvas.icon(name, box, ink, shade=canvas.theme.night)
    if not canvas.stark:
        x, y, w, h = canvas.layout.px(box)
        strokes = canvas.pictures.keep(("etched", name, w, h), lambda: _strokes(canvas, name, (w, h)))
        canvas.blit(strokes, (x, y))


def _strokes(canvas: Canvas, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Diagonal wedges, thin towards the light, masked by the icon."""
    wide, high = size[0] * FINE, size[1] * FINE
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    sheet.fill((255, 255, 255, 0))
    step, half = STROKE * canvas.layout.k * FINE, THICK * canvas.layout.k * FINE / 2
    at = -float(high)
    while at < wide:  # each from the upper left to the lower right edge of the sheet
        start, end = (at + FROM * high, FROM * high), (at + high, float(high))
        pygame.draw.polygon(sheet, (255, 255, 255, 255), [start, (end[0] - half, end[1]), (end[0] + half, end[1])])
        at += step
    small = pygame.transform.smoothscale(sheet, size)
    small.blit(
        canvas.pictures.tinted(f"ui/icons/{name}", size, canvas.theme.night), (0, 0), None, pygame.BLEND_RGBA_MULT
    )
    return small


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
