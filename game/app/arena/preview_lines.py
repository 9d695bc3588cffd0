"""Text on plates that stay slim: preview lines, the line at the head, and the frame of a stage around them."""

from typing import Any

import pygame

from ..base.geometry import GRID_W, Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Fonts, closer
from ..gfx.theme import Colour, Theme
from ..table.preview import CLOSEST, PreviewLine
from ..table.room.light import glow
from ..ui.text import Words, ink, sentence, wine
from ..ui.widget import Look

FRAME, RIM = "panel-dark", 17.0  # a plate, and the width of its frame
SHADE = 125  # alpha of the plate over the boards
TORCH = (255, 158, 70)
STRENGTH = 0.62  # strength of the light, which reaches up to the frame


def draw_stage_frame(canvas: Canvas, box: Box) -> None:
    """Draw the stage in a box; in high contrast, a usual plate."""
    canvas.plate("shadow", box, 150)
    if canvas.stark:
        canvas.plate(FRAME, box)
        return
    x, y, w, h = canvas.layout.px(box)
    rim = canvas.layout.size(RIM)
    within = pygame.Rect(rim, rim, max(0, w - 2 * rim), max(0, h - 2 * rim))
    plate = canvas.pictures.plate(FRAME, (w, h), canvas.layout.k).copy()
    plate.fill((255, 255, 255, SHADE), within, special_flags=pygame.BLEND_RGBA_MULT)
    light = _warm(within.size)
    canvas.blit(plate, (x, y))
    canvas.blit(light, (x + within.x, y + within.y))


def _warm(size: tuple[int, int]) -> pygame.Surface:
    """Return torchlight on a flat oval of that size."""
    wide, high = size
    falls = pygame.transform.smoothscale(glow((max(1, wide // 2), max(1, high // 2)), (255, 255, 255), STRENGTH), size)
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((*TORCH, 255))
    pygame.surfarray.pixels_alpha(light)[:] = pygame.surfarray.array_red(falls)
    return light


AROUND, LIP = 4.0, 4.0  # margins above and below; LIP: space of a line above its letters
INSET, RULE, HEM = 20.0, 1.5, 2.0  # joined to a panel: side margin, dividing line, and space at the edge
SIGN, BAD = 28.0, "heart-broken"  # side of a sign; the sign of a bad outcome
RAISED, SIDES = 5.0, 26.0  # how much higher large text stands; margin beside the text
DUSK = 170  # alpha of the dark behind text on the bare boards
ASIDE, EDGE = 7, 8.0  # most lines beside a choice; side margin
GROWS, LARGE_EDGE = 10.0, 20.0  # large text there: how far its plate reaches above and below the place; side margin


class SlimPreviewLine(PreviewLine):
    """One or two lines at the foot of their place, centred on the table, with an optional `sign` before them.

    The sign stands for advice or for a figure that can be chosen. `BAD` marks a sure bad outcome and colours the text.
    """

    drops = False

    def __init__(self, text: str, letters: Fonts, line: Box, sign: str = ""):
        super().__init__(sentence(text), letters, line)
        self.letters, self.line = letters, line
        tall = self.block.height + 2 * AROUND
        x = in_the_middle(self.plate.w, line)
        up = RAISED if letters.huge else 0.0
        self.plate = Box(x, self.plate.bottom - tall - up, self.plate.w, tall)
        self.box = self.plate.inset(SIDES, 2)
        self.sign, self.bad = sign, sign == BAD
        self.joined = False  # True if it stands at the foot of a panel
        self.framed = True  # True if it has a plate of its own
        if self.bad:
            self.colour = danger_colour

    @property
    def _beside(self) -> float:
        """The width of the sign with its gap."""
        return SIGN + AROUND if self.sign else 0.0

    def lie_in(self, lane: Box, cards: float) -> None:
        """Move within the frame of a lane; below the foot of its `cards`, the plate is left out. Large text takes
        smaller letters to fit there."""
        if self.letters.huge:
            self._fit_below(lane.bottom - RIM - cards)
        up = min(0.0, lane.bottom - RIM - self.plate.bottom)
        self.plate, self.box = self.plate.moved(0, up), self.box.moved(0, up)
        self.framed = self.box.centre[1] - self.block.height / 2 < cards - LIP
        self.shade = not self.framed

    def _fit_below(self, high: float) -> None:
        """Use letters with which the text is no higher than that, if there are legible ones."""
        block = self.letters.block(self.label, "body", 24, self.line.w - 2 * SIDES, high, lines=2, even=True)
        if block.overflow <= 0:
            self.block = closer(block, CLOSEST)
            wide, tall = block.width + 2 * SIDES, self.block.height
            self.plate = Box(in_the_middle(wide, self.line), self.plate.bottom - tall, wide, tall)
            self.box = self.plate.inset(SIDES, 0)

    def join(self, plate: Box) -> Box:
        """Attach to the foot of a panel, left-aligned with its content; return the panel's box, extended to contain the
        line.

        One line is preferred; two need enough room below.
        """
        room = plate.w - 2 * INSET - self._beside
        role, lowest = self.block.role, self.plate.bottom - plate.bottom - 3 * AROUND
        ways = (self.block.size, 1), (self.letters.smallest(role), 2)
        blocks = (self.letters.flush(self.label, role, size, room, lines=lines) for size, lines in ways)
        fits = (block for block in blocks if block.overflow <= 0 and (len(block.lines) == 1 or block.height <= lowest))
        self.block = next(fits, self.block)
        self.plate = Box(plate.x, plate.bottom, plate.w, self.block.height + 3 * AROUND)
        inner = self.plate.inset(INSET, AROUND)
        self.box = inner._replace(x=inner.x + self._beside, y=inner.y - HEM, w=inner.w - self._beside)
        self.joined, self.align = True, "left"
        self.colour = wine if self.bad else ink
        return plate._replace(h=plate.h + self.plate.h)

    def draw_ground(self, canvas: Canvas) -> None:
        if self.joined:
            canvas.fill(self.plate.inset(INSET, 0)._replace(h=RULE), canvas.theme.faint, 150)
        elif self.framed:
            super().draw_ground(canvas)
        else:
            canvas.plate("shadow", self.plate.inset(INSET, AROUND), DUSK)

    def _before(self, box: Box) -> Box:
        x = box.x - self._beside if self.joined else self.plate.x + AROUND
        return Box(x, box.centre[1] - SIGN / 2, SIGN, SIGN)

    def sign_inks(self, theme: Theme) -> tuple[Colour, Colour | None]:
        if self.joined:
            return theme.wine, None
        return (theme.danger, theme.night) if self.bad else super().sign_inks(theme)


def in_the_middle(wide: float, room: Box) -> float:
    """Return the x at which something `wide` is centred on the table, as far as its room allows."""
    return min(max(room.x, (GRID_W - wide) / 2), room.right - wide)


def danger_colour(theme: Theme) -> Colour:
    """Return the colour of a bad outcome."""
    return theme.danger


class SideLine(PreviewLine):
    """A preview in a narrow room beside a choice, on as many lines as it needs."""

    def __init__(self, text: str, letters: Fonts, room: Box):
        room = room.inset(0, -GROWS) if letters.huge else room
        super().__init__(sentence(text), letters, room.inset(-LARGE_EDGE if letters.huge else -EDGE, 0), lines=ASIDE)
        self.plate = room
        self.box = room.inset(26 - EDGE, 0)


BESIDE, HEAD_AROUND, OUT = 24.0, 5.0, 8.0  # margins beside, and above and below; how far the plate may exceed its place


class HeadSign(Words):
    """Centred text on a plate no larger than necessary."""

    ASIDE = BESIDE - OUT

    def __init__(self, id: str, text: str, box: Box, *how: Any, **more: Any):
        super().__init__(id, text, box.inset(self.ASIDE, 0), *how, **more)

    @property
    def plate(self) -> Box:
        """The box of the plate."""
        wide, high = self.block.width + 2 * BESIDE, self.block.height + 2 * HEAD_AROUND
        x, y = self.box.centre
        return Box(x - wide / 2, y - high / 2, wide, high)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.label:
            canvas.plate("preview-plate", self.plate)
            super().draw(canvas, box, look)
