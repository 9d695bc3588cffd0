"""What lies on a table as sprites: cards, whole rows of still cards, the texts that float over them, and what closes
over it all at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import pygame

from game.core.cards import Card

from ..base.geometry import Box, Layout, Point
from ..base.prints import PACK
from ..gfx.canvas import Canvas
from ..gfx.compositor import premultiplied
from ..gfx.display_list import Piece
from .card_art import SHAPE, CardArt

FACE_UP, FACE_DOWN = 1.0, 0.0
STEADY, SIZES = 0.5, 50  # degrees too small to see in flight; number of card sizes distinguished there
UPRIGHT, ON_ITS_SIDE = 45.0, 90.0  # degrees: up to the first a card counts as standing
Pipped = tuple[str, ...]  # states of the pips on a card: full, empty, loss or gain


class Closing(Protocol):
    """Something that closes over the table at the end of a play."""

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the part that lies behind the cards."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the part that covers everything."""


@dataclass(eq=False)
class Sprite:
    """A card on the table.

    `at` is its middle and `width` its width, in design pixels; `layout` is the face it shows, and `home` the width that
    face is rendered for; `turn` runs from 0 (back) to 1 (face); `lift` is the height it is raised, `tilt` its momentary
    angle and `lies` its resting angle (90: on its side), in degrees; `pips` is the life left on a card that stands for
    somebody; `print` is what is printed on its face; `torn` means it has been in pieces; `left` replaces the number on
    its badge.
    """

    card: Card | None
    at: Point
    width: float
    layout: str = "full"
    home: float = 176.0
    turn: float = FACE_UP
    lift: float = 0.0
    tilt: float = 0.0
    alpha: float = 255.0
    flash: float = 0.0
    dim: float = 0.0
    pips: Pipped = ()
    print: str = PACK
    lies: float = 0.0
    torn: bool = False
    left: int | None = None

    @property
    def id(self) -> str:
        """The card's id; "" if it is unknown."""
        return self.card.id if self.card else ""

    @property
    def box(self) -> Box:
        """The box it covers, in design pixels."""
        w, h = self.width, self.width * SHAPE
        if self.on_its_side:
            w, h = h, w
        return Box(self.at[0] - w / 2, self.at[1] - self.lift - h / 2, w, h)

    @property
    def on_its_side(self) -> bool:
        """True if it lies on its side."""
        return self.lies > UPRIGHT

    def draw(self, canvas: Canvas, art: CardArt, nudge: Point = (0.0, 0.0), shadow: bool = True) -> None:
        """Draw the card, its shadow first."""
        if canvas.visible(self.box.moved(*nudge)):
            for picture, at in self.pieces(canvas.layout, art, nudge, shadow):
                canvas.blit(picture, at, round(self.alpha))

    def pieces(self, layout: Layout, art: CardArt, nudge: Point = (0.0, 0.0), shadow: bool = True) -> Iterator[Piece]:
        """Yield the pictures to draw: the shadow (unless `shadow` is False), then the card."""
        if shadow:
            yield self._shadow(layout, art, nudge)
        picture = self._picture(art)
        x, y = layout.point(self.box.moved(*nudge).centre)
        yield picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))

    def _shadow(self, layout: Layout, art: CardArt, nudge: Point) -> Piece:
        picture, reach = art.shadow(self.home)
        if self.on_its_side:
            picture = pygame.transform.rotate(picture, ON_ITS_SIDE)
        away = 3 + self.lift * 0.5
        x, y, w, h = layout.px(self.box.moved(nudge[0], nudge[1] + away))
        share = w / max(1, picture.get_width() - 2 * reach) * self._narrow()
        if abs(share - 1) > 0.02:
            size = (
                max(1, round(picture.get_width() * share)),
                max(1, round(picture.get_height() * (h / max(1, picture.get_height() - 2 * reach)))),
            )
            picture = pygame.transform.scale(picture, size)
        return picture, (x + (w - picture.get_width()) // 2, y + (h - picture.get_height()) // 2)

    def _narrow(self) -> float:
        """Return the share of its width that a turning card shows."""
        return max(0.04, abs(2 * self.turn - 1))

    def _picture(self, art: CardArt) -> pygame.Surface:
        if self.turn > 0.5 and self.card is not None:
            picture = art.face(self.card, self.home, self.layout, self.pips, self.print, self.torn, self.left)
        else:
            picture = art.back(self.home, self.card.pack if self.card else 0)
        share, lean = self.width / self.home, self.tilt + self.lies
        leans = abs(lean) > STEADY and abs(lean - ON_ITS_SIDE) > STEADY
        if self._narrow() < 0.995 or (abs(share - 1) > 0.005 and not leans):
            wide = max(1, round(picture.get_width() * share * self._narrow()))
            picture = pygame.transform.smoothscale(picture, (wide, max(1, round(picture.get_height() * share))))
            share = 1.0
        if abs(lean - ON_ITS_SIDE) <= STEADY:
            picture = pygame.transform.rotate(picture, ON_ITS_SIDE)
        elif leans:
            picture = _turned(picture, round(lean), round(share * SIZES) / SIZES)
        if self.flash > 0.02 or self.dim > 0.02:
            picture = _toned(picture, self.flash, self.dim)
        return picture


@lru_cache(24)  # dealt cards fly the same way shortly after each other
def _turned(picture: pygame.Surface, lean: int, share: float) -> pygame.Surface:
    """Return a picture rotated by `lean` degrees and scaled by `share`."""
    return pygame.transform.rotozoom(picture, lean, share)


def _toned(picture: pygame.Surface, flash: float, dim: float) -> pygame.Surface:
    """Return a lighter or darker copy."""
    copy = picture.copy()
    if flash > 0.02:
        level = round(150 * flash)
        copy.fill((level, level, level, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if dim > 0.02:
        level = round(255 * (1 - 0.6 * dim))
        copy.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


@dataclass(eq=False)
class Floater:
    """A number or word that rises and fades, such as "−4". `goes` is the alpha it loses per second while fading."""

    text: str
    at: Point
    tone: str  # a colour of the theme, such as danger, help or gold
    size: float = 54.0
    alpha: float = 255.0
    goes: float = 420.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the text with an outline."""
        ink = getattr(canvas.theme, self.tone)
        block = canvas.type.block(self.text, "number", self.size, 600, lines=1, grow=False)
        box = Box(self.at[0] - 300, self.at[1] - 40, 600, 80)
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 3)):
            canvas.block(block, box.moved(dx, dy), canvas.theme.ink, "centre", alpha=round(self.alpha))
        canvas.block(block, box, ink, "centre", alpha=round(self.alpha))


class StillRow:
    """The cards of one zone, cached as one picture once they have been still for a frame."""

    def __init__(self) -> None:
        self._looks: list[tuple[Any, ...]] = []  # the state of the cards when last drawn
        self._whole: Piece | None = None

    def draw(self, canvas: Canvas, art: CardArt, sprites: Sequence[Sprite], nudge: Point, shadows: bool) -> None:
        """Draw cards, the lowest first; without `shadows` only the lowest casts one."""
        looks = [tuple(vars(sprite).values()) for sprite in sprites]
        if looks == self._looks and (self._whole is not None or all(sprite.alpha >= 255 for sprite in sprites)):
            if sprites:
                self._draw_whole(canvas, art, sprites, nudge, shadows)
            return
        self._looks, self._whole = looks, None
        for i, sprite in enumerate(sprites):
            sprite.draw(canvas, art, nudge, shadows or i == 0)

    def _draw_whole(self, canvas: Canvas, art: CardArt, sprites: Sequence[Sprite], nudge: Point, shadows: bool) -> None:
        if self._whole is None:
            self._whole = _printed(
                [
                    piece
                    for i, sprite in enumerate(sprites)
                    for piece in sprite.pieces(canvas.layout, art, shadow=shadows or i == 0)
                ]
            )
        (picture, (x, y)), k = self._whole, canvas.layout.k
        at = (x + round(nudge[0] * k), y + round(nudge[1] * k))
        canvas.blend(picture, at, pygame.BLEND_PREMULTIPLIED)


def _printed(pieces: Sequence[Piece]) -> Piece:
    """Combine pictures into one with premultiplied alpha; otherwise edges on shadows would turn dark."""
    places = [picture.get_rect(topleft=at) for picture, at in pieces]
    whole = places[0].unionall(places)
    target = pygame.Surface(whole.size, pygame.SRCALPHA)
    for (picture, _at), place in zip(pieces, places, strict=True):
        target.blit(premultiplied(picture), place.move(-whole.x, -whole.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return target, whole.topleft
