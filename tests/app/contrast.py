"""Measures the contrast of everything on the screen: the ink against its background at the worst spot.

A screen is drawn as it is, then without its text, then without its signs as well. So the background is known to the
pixel, and what covers a text or sign counts too.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.app.arena.plate import FigurePlate
from game.app.gfx.canvas import Canvas
from game.app.gfx.compositor import PictureCanvas, RecordingCanvas, ReplayedDrawing
from game.app.gfx.fonts import Block, Fonts
from game.app.gfx.pictures import Pictures, edge_of
from game.app.gfx.theme import USUAL, Colour
from game.app.services import Services
from game.app.table.card_art import CardArt
from game.app.ui.scroll import WidgetPainter
from game.app.ui.widget import Widget
from game.core.cards import Card

Array = npt.NDArray[Any]
LINEAR = np.array([c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in np.arange(256) / 255])
WEIGHTS = np.array([0.2126, 0.7152, 0.0722])
WORST = 5  # per cent of the background: the worst spot is the one at this percentile
SOLID = 200  # alpha from which a pixel of a letter shows its full ink
AROUND = 2  # pixels around a letter that still count as its background
SEEN = 8  # a pixel counts as drawn if a channel differs by more than this
COVERED = 0.2  # a mark that shows no larger share of its pixels counts as covered
OUTLINES = 9  # copies of a line that may make up its outline, and pixels between their places
EVERYWHERE = pygame.Rect(-(1 << 15), -(1 << 15), 1 << 16, 1 << 16)


def luminance(pixels: Array) -> Array:
    """The relative luminance of colours, 0 to 1 (WCAG)."""
    light: Array = LINEAR[pixels] @ WEIGHTS
    return light


def contrast(one: Array, other: Array) -> Array:
    """The contrast of two luminances, 1 to 21."""
    ratio: Array = (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)
    return ratio


class Mark(NamedTuple):
    """A drawn line of text or sign: its text or name, its place in window pixels, and its shape there."""

    what: str
    at: tuple[int, int]
    shape: Array  # alpha of each pixel
    clip: pygame.Rect  # everything outside is cut off
    ink: Colour
    alpha: int
    block: Block | None  # only for text
    owner: Widget | None


class Drawing(NamedTuple):
    """The text or sign that is being drawn, and a function that draws it in another ink and outline colour."""

    what: str
    block: Block | None
    ink: Colour
    shade: Colour | None
    picture: Callable[[Colour, Colour | None], pygame.Surface]


class Reading(NamedTuple):
    """The contrast of a mark at its worst spot."""

    contrast: float
    mark: Mark
    ink: Colour
    ground: Colour

    def __str__(self) -> str:
        mark, owner = self.mark, self.mark.owner.id if self.mark.owner else "nobody"
        kind = "“{}”" if mark.block else "the sign {}"
        inks = " on ".join("#" + bytes(each).hex() for each in (self.ink, self.ground))
        return f"{self.contrast:.2f}: {kind.format(mark.what)} of {owner} at {mark.at}, {inks}"


def read(mark: Mark, shown: Array, bare: Array, swapped: Callable[[], Array]) -> Reading | None:
    """Return how well a mark stands out, or None if it is covered. `shown` is the screen with the mark, `bare` without
    it, `swapped` with the mark in another ink."""
    whole = pygame.Rect(mark.at, mark.shape.shape)
    place = whole.inflate(2 * AROUND, 2 * AROUND).clip(mark.clip).clip((0, 0), shown.shape[:2])
    if 2 * _area(whole.clip(place)) <= _area(whole):
        return None
    solid = np.zeros(place.size, bool)
    x, y = mark.at[0] - place.x, mark.at[1] - place.y
    part = mark.shape[max(0, -x) :, max(0, -y) :][: place.w - max(0, x), : place.h - max(0, y)]
    solid[max(0, x) :, max(0, y) :][: part.shape[0], : part.shape[1]] = part >= min(SOLID, mark.shape.max())
    spot = slice(place.left, place.right), slice(place.top, place.bottom)
    inked, ground = shown[spot], bare[spot]
    drawn = solid & _differ(inked, ground)
    if drawn.sum() <= COVERED * solid.sum():
        drawn = solid & _differ(swapped()[spot], ground)
        if drawn.sum() <= COVERED * solid.sum():
            return None
    ink, spots = np.median(inked[drawn], axis=0).astype(np.uint8), ground[_grown(drawn)]
    ratios = contrast(luminance(ink), luminance(spots))
    worst = np.argsort(ratios)[len(ratios) * WORST // 100]
    return Reading(float(ratios[worst]), mark, tuple(ink.tolist()), tuple(spots[worst].tolist()))


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def _differ(one: Array, other: Array) -> Array:
    """A mask of the pixels in which two pictures differ."""
    differ: Array = np.abs(one.astype(int) - other).max(axis=2) > SEEN
    return differ


def _grown(mask: Array) -> Array:
    """A mask extended by the pixels right around it."""
    wide, high = mask.shape
    room = np.pad(mask, AROUND)
    near = [
        (x, y)
        for x in range(-AROUND, AROUND + 1)
        for y in range(-AROUND, AROUND + 1)
        if x * x + y * y <= AROUND * AROUND
    ]
    grown: Array = np.any([room[AROUND + x :, AROUND + y :][:wide, :high] for x, y in near], axis=0)
    return grown


AS_IT_IS, LEFT_OUT, SWAPPED = "as it is", "left out", "swapped"


class Eye:
    """Measures the scene on top of the stack; it can leave out text and signs or draw them in another ink."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self._noting, self._letters, self._signs = False, AS_IT_IS, AS_IT_IS
        self._outlines: Collection[int] = ()  # indices of the marks that are only the dark outline of a later one
        self._count = 0
        self._owner: Widget | None = None
        self._drawing: Drawing | None = None

    def look(self, services: Services) -> list[Reading]:
        """Return a reading for every visible line and sign of the scene on top."""
        self._outlines = ()
        self._picture(services)  # the first drawing of new text and pictures differs from later ones
        shown = self._picture(services, noting=True)
        self._outlines = {i for i, mark in enumerate(self.marks) if _is_outline(mark, self.marks[i + 1 : i + OUTLINES])}
        bare = self._picture(services, LEFT_OUT)
        blank = self._picture(services, LEFT_OUT, LEFT_OUT)
        other_letters, other_signs = (
            cache(partial(self._picture, services, *ways)) for ways in ((SWAPPED, AS_IT_IS), (LEFT_OUT, SWAPPED))
        )
        found = [
            read(mark, shown, bare, other_letters) if mark.block else read(mark, bare, blank, other_signs)
            for i, mark in enumerate(self.marks)
            if i not in self._outlines
        ]
        return [reading for reading in found if reading is not None]

    def _picture(
        self, services: Services, letters: str = AS_IT_IS, signs: str = AS_IT_IS, noting: bool = False
    ) -> Array:
        """Return the pixels of the screen; marks are noted, left out or swapped only in the scene on top."""
        canvas, scenes = services.canvas, services.stack.scenes
        canvas.surface.set_clip(None)
        first = max((i for i, scene in enumerate(scenes) if scene.opaque), default=0)
        for scene in scenes[first:-1]:
            scene.draw(canvas)
        self.marks = [] if noting else self.marks
        self._noting, self._letters, self._signs, self._count = noting, letters, signs, 0
        scenes[-1].draw(canvas)
        services.draw_toast(services.canvas)
        self._noting, self._letters, self._signs = False, AS_IT_IS, AS_IT_IS
        return pygame.surfarray.array3d(canvas.surface)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Patch the drawing functions so that they note marks or leave them out."""
        line, icon, keep, draw = Canvas._line, Canvas.icon, Pictures.keep, WidgetPainter._draw_widget

        def written(canvas: Canvas, text: str, block: Block, box: Any, y: float, share: float, ink: Colour,
                    alpha: int, shade: Colour | None) -> None:  # fmt: skip
            self._drawing = Drawing(text, block, ink, shade, partial(canvas.type.line, text, block.role, block.size))
            line(canvas, text, block, box, y, share, ink, alpha, shade)
            self._drawing = None

        def signed(canvas: Canvas, name: str, box: Any, ink: Colour, alpha: int = 255, shade: Any = None) -> None:
            self._drawing = Drawing(name, None, ink, shade, partial(canvas._sign, name, _size(canvas, box)))
            icon(canvas, name, box, ink, alpha, shade)
            self._drawing = None

        def owned(painter: WidgetPainter, canvas: Canvas, widget: Widget) -> None:
            self._owner = widget
            draw(painter, canvas, widget)
            self._owner = None

        def kept(pictures: Pictures, key: Any, make: Callable[[], pygame.Surface]) -> pygame.Surface:
            return make() if key[0] == "printed" else keep(pictures, key, make)

        def anew(_repeated: ReplayedDrawing, canvas: Canvas, draw: Callable[[Canvas], object], *_looks: object) -> None:
            draw(canvas)

        patch.setattr(ReplayedDrawing, "draw", anew)
        patch.setattr(Canvas, "_line", written)
        patch.setattr(Canvas, "icon", signed)
        for kind in (Canvas, PictureCanvas, RecordingCanvas):
            patch.setattr(kind, "blit", self._seen(kind.blit))
        patch.setattr(WidgetPainter, "_draw_widget", owned)
        patch.setattr(Pictures, "keep", kept)
        patch.setattr(FigurePlate, "draw", lambda plate, canvas, _box, _look: plate._write(canvas))

    def _seen(self, blit: Callable[..., None]) -> Callable[..., None]:
        """Wrap a blit so that it notes the current drawing, leaves it out or draws it in another ink."""

        def seen(canvas: Canvas, surface: pygame.Surface, at: tuple[int, int], alpha: int = 255) -> None:
            if self._drawing is None:
                return blit(canvas, surface, at, alpha)
            now = self._drawing
            if self._noting:
                edge = edge_of(now.shade, canvas.layout.k)
                place = at[0] + edge, at[1] + edge
                shape = pygame.surfarray.array_alpha(now.picture(now.ink, None))
                clip = EVERYWHERE if isinstance(canvas, PictureCanvas) else canvas.surface.get_clip()
                self.marks.append(Mark(now.what, place, shape, clip, now.ink, alpha, now.block, self._owner))
            way = self._letters if now.block else self._signs
            if self._count in self._outlines:
                way = AS_IT_IS
            self._count += 1
            if way == AS_IT_IS:
                blit(canvas, surface, at, alpha)
            elif way == SWAPPED:
                blit(canvas, _swapped(surface), at, alpha)
            elif now.shade is not None:
                blit(canvas, now.picture(now.shade, now.shade), at, alpha)
            return None

        return seen


def _size(canvas: Canvas, box: Any) -> tuple[int, int]:
    _x, _y, w, h = canvas.layout.px(box)
    return max(1, w), max(1, h)


def _is_outline(mark: Mark, after: Sequence[Mark]) -> bool:
    """True if a mark is only the dark outline of one of the marks that follow it."""
    return any(mark.what == other.what and mark.block is other.block and _near(mark, other) for other in after)


def _near(one: Mark, other: Mark) -> bool:
    return all(abs(a - b) < OUTLINES for a, b in zip(one.at, other.at, strict=True))


def _swapped(surface: pygame.Surface) -> pygame.Surface:
    """A copy of a surface with each colour channel moved to the far end of its range."""
    other = surface.copy()
    pixels = pygame.surfarray.pixels3d(other)
    pixels[:] = np.where(pixels > 127, 0, 255)
    return other


@contextmanager
def eye() -> Iterator[Eye]:
    """An eye that is installed while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        made = Eye()
        made.install(patch)
        yield made


def on_card(art: CardArt, card: Card, width: float, layout: str, print: str, pips: Sequence[str] = ()) -> list[Reading]:
    """Readings for the rank, suits, number and name on a card's face."""
    found: list[Reading] = []

    def reading(name: str) -> Callable[..., None]:
        draw = getattr(CardArt, name)

        def read_off(art: CardArt, picture: pygame.Surface, place: Any, what: str, *rest: Any) -> None:
            ink: Colour = rest[0] if isinstance(rest[0], tuple) else USUAL.ink
            bare = picture.copy()
            _draw_behind(draw, art, bare, place, what, *rest)
            draw(art, picture, place, what, *rest)
            shown, behind = map(pygame.surfarray.array3d, (picture, bare))
            inked = _differ(shown, behind) & (np.abs(shown.astype(int) - ink).max(axis=2) <= SEEN)
            mark = Mark(f"{card.id}: {what}", (0, 0), inked * 255, picture.get_rect(), ink, 255, None, None)
            if what:
                found.append(read(mark, shown, behind, lambda: shown) or Reading(1.0, mark, ink, ink))

        return read_off

    with pytest.MonkeyPatch.context() as patch:
        for name in ("_letters", "_pip", "_name"):
            patch.setattr(CardArt, name, reading(name))
        art._face(card, art.canvas.layout.size(width), layout, pips, print)
    return found


def _draw_behind(draw: Callable[..., None], art: CardArt, picture: pygame.Surface, place: Any, what: str,
                 *rest: Any) -> None:  # fmt: skip
    """Draw what lies behind the text on a card: the dark outline of a number, the paper under a name."""
    if draw.__name__ == "_name":
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Fonts, "line", lambda *_rest: pygame.Surface((1, 1), pygame.SRCALPHA))
            draw(art, picture, place, what, *rest)
    elif len(rest) > 2 and rest[2] is not None:
        _ink, unit, dark = rest
        draw(art, picture, place, what, dark, unit, dark)
