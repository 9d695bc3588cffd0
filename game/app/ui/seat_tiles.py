"""Tiles of players: a name as it was typed, and the players of a round."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import Colour, colour
from .portraits import CROSS, sign_on
from .widget import Do, Look, Pressable, Widget

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
