"""Drawing on the window in design pixels."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial

import pygame

from ..base.geometry import Box, Layout, Point
from .display_list import Drawing, Piece, Spot, veils_of
from .fonts import UNBROKEN, Block, Fonts
from .pictures import Edges, Pictures, edge_of, outlined
from .theme import STARK, Colour, Theme

PLAIN = {  # engraved plate -> its replacement in high contrast
    **dict.fromkeys(
        ("button", "button-pressed", "button-disabled", "button-primary", "button-primary-pressed", "chip-damage",
         "chip-heal", "chip-weapon", "chip-neutral", "chip-hollow", "count-plate", "hp-plate", "preview-plate",
         "panel-dark", "toast", "list-row", "ribbon", "field", "tab", "scroll-track", "slider-track"),
        "plain",
    ),
    **dict.fromkeys(
        ("button-hover", "button-primary-hover", "list-row-selected", "tab-selected"),
        "plain-selected",
    ),
    **dict.fromkeys(("parchment", "keycap", "scroll-knob"), "plain-paper"),
}  # fmt: skip
DIM = 110  # alpha of a disabled button's frame in high contrast
BEYOND = 24.0  # design pixels that glows and shadows extend beyond their boxes
STEADY = 0.5  # degrees; smaller turns are invisible and not drawn
ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Canvas:
    """The window's surface, its layout, and what is needed to draw on it.

    All positions and lengths are design pixels; everything is drawn at the window's own resolution.
    """

    _edges: Edges | None = None  # set while drawing inside `fading`

    def __init__(self, surface: pygame.Surface, layout: Layout, pictures: Pictures, letters: Fonts, theme: Theme):
        self.surface, self.layout, self.pictures, self.type, self.theme = surface, layout, pictures, letters, theme
        self._clip, self._seen = pygame.Rect(0, 0, 0, 0), Box(0, 0, 0, 0)  # current clip, window and design pixels

    def onto(self, surface: pygame.Surface) -> "Canvas":
        """A canvas for another surface of the same size."""
        return Canvas(surface, self.layout, self.pictures, self.type, self.theme)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window, in pixels."""
        return self.layout.width, self.layout.height

    @property
    def stark(self) -> bool:
        """True in high contrast."""
        return self.theme is STARK

    def visible(self, box: Box) -> bool:
        """Return True if anything drawn in this box would show within the current clip."""
        clip = self.surface.get_clip()
        if clip != self._clip:
            self._clip, self._seen = clip, self._design(clip)
        seen = self._seen
        return box.x < seen.right and seen.x < box.x + box.w and box.y < seen.bottom and seen.y < box.y + box.h

    def _design(self, clip: pygame.Rect) -> Box:
        """Convert a rectangle of window pixels to design pixels, enlarged by `BEYOND` for glows and shadows."""
        left, top = self.layout.design(clip.topleft)
        return Box(left, top, clip.w / self.layout.k, clip.h / self.layout.k).inset(-BEYOND)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw only inside a box within the `with` block."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.layout.px(box)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def fading(self, box: Box, top: float, foot: float) -> Iterator[None]:
        """Draw only inside a box within the `with` block, and fade into the background over `top` and `foot` design
        pixels at its edges. Text and icons never fade: they are drawn whole or not at all."""
        with self.clipped(box):
            self._edges = edges = Edges(self.layout, self.pictures, box, top, foot)
            veils = veils_of(edges.bands, self.surface)
            try:
                yield
            finally:
                self._edges = None
            if not edges.end():
                self.surface.blits(veils)

    # pictures

    def picture(self, name: str, box: Box, alpha: int = 255) -> None:
        """Draw a baked picture, stretched to a box."""
        x, y, w, h = self.layout.px(box)
        self.blit(self.pictures.scaled(name, (max(1, w), max(1, h))), (x, y), alpha)

    def swelling(self, name: str, at: Point, side: float, size: float, turn: float = 0.0, alpha: int = 255) -> None:
        """Draw a square picture scaled and rotated about its middle: `size` is the share of its full `side` (design
        pixels), `turn` an angle in degrees. It is decoded once, at its full side, for all sizes."""
        whole = self.layout.size(side)
        picture = self.pictures.scaled(name, (whole, whole))
        now = max(1, round(whole * size))
        if abs(turn) > STEADY:
            picture = pygame.transform.rotozoom(picture, turn, size)
        elif now != whole:
            picture = pygame.transform.smoothscale(picture, (now, now))
        x, y = self.layout.point(at)
        self.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)), alpha)

    def icon(self, name: str, box: Box, ink: Colour, alpha: int = 255, shade: Colour | None = None) -> None:
        """Draw a mask of `ui/icons` in a colour; `shade` is the colour of an outline around it. Without a name nothing
        is drawn."""
        if not name:
            return
        x, y, w, h = self.layout.px(box)
        edge = edge_of(shade, self.layout.k)
        if self._edges is not None:
            late = partial(self.icon, name, box, ink, alpha, shade)
            if self._edges.wait(pygame.Rect(x, y, w, h), late, sign=True):
                return
        self.blit(self._sign(name, (max(1, w), max(1, h)), ink, shade), (x - edge, y - edge), alpha)

    def _sign(self, name: str, size: tuple[int, int], ink: Colour, shade: Colour | None) -> pygame.Surface:
        sign = self.pictures.tinted(f"ui/icons/{name}", size, ink)
        if shade is None:
            return sign
        dark, edge = self.pictures.tinted(f"ui/icons/{name}", size, shade), edge_of(shade, self.layout.k)
        return self.pictures.keep(("outlined", name, size, ink, shade), lambda: outlined(sign, dark, edge))

    def plate(self, name: str, box: Box, alpha: int = 255, dye: Colour | None = None, fine: float = 1.0) -> None:
        """Draw a nine-patch plate around a box (its glow or shadow lies outside); a plain plate in high contrast.

        `dye` replaces the plate's own colour. `fine` scales the width of its rim (1.0 is the default).
        """
        if self.stark:
            if name == "button-disabled":
                self.fill(box, self.theme.night, alpha)
                alpha = min(alpha, DIM)
            name = PLAIN.get(name, name)
        spec: Mapping[str, float] = self.pictures.plates[name]
        x, y, w, h = self.layout.px(box.inset(-spec.get("outset", 0)))
        self.blit(self.pictures.plate(name, (max(1, w), max(1, h)), self.layout.k * fine, dye), (x, y), alpha)

    def blit(self, surface: pygame.Surface, at: Spot, alpha: int = 255) -> None:
        """Draw a surface at a position in window pixels, with an alpha of 0–255."""
        if alpha >= 255:
            self.surface.blit(surface, at)
        elif alpha > 0:
            surface.set_alpha(alpha)
            self.surface.blit(surface, at)
            surface.set_alpha(255)

    def blend(self, surface: pygame.Surface, at: Spot, flags: int = 0, edition: int = 0) -> None:
        """Draw a surface at a position in window pixels, with pygame's blend flags. A surface that is ever drawn on
        again must have another `edition` then."""
        self.surface.blit(surface, at, special_flags=flags)

    def blend_all(self, pieces: Sequence[Piece], flags: int = 0) -> None:
        """Draw many surfaces at their positions in window pixels, with pygame's blend flags. The list must not change
        any more."""
        self.surface.fblits(pieces, flags)

    def replay(self, drawing: Drawing) -> None:
        """Draw what was recorded."""
        drawing.paint(self.surface)

    def still(self, key: Hashable, draw: "Callable[[Canvas], object]") -> None:
        """Draw what changes only when the program says so. A frame that is drawn because flames have moved shows what
        was drawn with this key in the frame before."""
        draw(self)

    def live(self, box: Box, draw: "Callable[[Canvas], object]") -> None:
        """Let a function draw within a box, on a canvas whose surface it may use. It is called once for each part of
        the window that is drawn, and in every frame; if it reads what is on the surface, the box must be the window."""
        draw(self)

    def fill(self, box: Box, ink: Colour, alpha: int = 255) -> None:
        """Fill a box with one colour."""
        rect = pygame.Rect(self.layout.px(box))
        if alpha >= 255:
            self.surface.fill(ink, rect)
            return
        rect = rect.clip(self.surface.get_clip())
        if rect.w > 0 and rect.h > 0 and alpha > 0:
            self.blit(self.veil(rect.size, ink), rect.topleft, alpha)

    def veil(self, size: tuple[int, int], ink: Colour) -> pygame.Surface:
        """A surface of one colour, for fills with alpha."""
        return self.pictures.keep(("veil", size, ink), lambda: _veil(size, ink))

    def lines(self, points: Sequence[Spot], thick: float, ink: Colour) -> None:
        """Draw lines from point to point (window pixels), `thick` design pixels wide."""
        pygame.draw.lines(self.surface, ink, False, points, self.layout.size(thick))

    def shade(self, box: Box, ink: Colour, alpha: int) -> None:
        """Fill a box with a colour that has this `alpha` at the top and fades to nothing at the foot."""
        x, y, w, h = self.layout.px(box)
        w, h = max(1, w), max(1, h)
        column = self.pictures.keep(("shade", h, ink, alpha), lambda: _shade(h, ink, alpha))
        self.blit(pygame.transform.scale(column, (w, h)), (x, y))

    # text

    def block(
        self,
        block: Block,
        box: Box,
        ink: Colour,
        align: str = "left",
        valign: float = 0.5,
        alpha: int = 255,
        shade: Colour | None = None,
    ) -> None:
        """Draw a block of text in a box; `valign` 0 is the top, 1 the foot. `shade` is the colour of an outline around
        its letters."""
        share = ALIGN[align]
        y = box.y + (box.h - block.height) * valign
        for line in block.lines:
            if line:
                self._line(line, block, box, y, share, ink, alpha, shade)
            y += block.leading

    def _line(
        self, line: str, block: Block, box: Box, y: float, share: float, ink: Colour, alpha: int, shade: Colour | None
    ) -> None:
        surface, edge = self.type.line(line, block.role, block.size, ink, shade), edge_of(shade, self.layout.k)
        left, top = self.layout.point((box.x, y))
        x = round(left + (box.w * self.layout.k - surface.get_width() + 2 * edge) * share) - edge
        top = round(top + (block.leading * self.layout.k - surface.get_height()) / 2)
        if self._edges is not None:
            late = partial(self._line, line, block, box, y, share, ink, alpha, shade)
            if self._edges.wait(pygame.Rect(x, top, surface.get_width(), surface.get_height()), late):
                return
        self.blit(surface, (x, top), alpha)

    def text(
        self,
        text: str,
        at: Point,
        role: str,
        size: float,
        ink: Colour,
        align: str = "left",
        grow: bool = True,
        shade: Colour | None = None,
    ) -> Block:
        """Draw one line of text whose middle is at a height; return its block."""
        block = self.type.block(text, role, size, UNBROKEN, lines=1, grow=grow)
        wide = Box(at[0] - block.width * ALIGN[align], at[1] - block.height / 2, block.width, block.height)
        self.block(block, wide, ink, shade=shade)
        return block


def _shade(height: int, ink: Colour, alpha: int) -> pygame.Surface:
    """One column of pixels for `Canvas.shade`."""
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        share = 1 - y / height
        column.set_at((0, y), (*ink, round(alpha * share * (2 - share))))
    return column


def _veil(size: tuple[int, int], ink: Colour) -> pygame.Surface:
    surface = pygame.Surface(size).convert()
    surface.fill(ink)
    return surface
