"""The banner and the front of the box: the dungeon, the dragon, the party before it, cards, and the name over
everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pygame
from PIL import Image, ImageChops, ImageFilter
from scipy import ndimage as ndi

from game.app.table.card_art import CardArt
from game.core.cards import parse

from ..covers import adventurers as who
from ..monsters.dragons import GLARE, red_dragon
from ..plate import INK, Array, Drawing, Plate, hexc
from .theatre import keep, theatre

WALL = "levels/title@2x.webp"
LOGO = "assets/ui/logo.webp"
LINE = "Dungeon card games for an ordinary pack"
PARTY = (who.ranger, who.queen, who.knight, who.scoundrel, who.king, who.mage, who.rogue)
FAN = ("KC", "7H", "QS", "9D", "AS")
CREAM = (255, 246, 224)
Size = tuple[int, int]


class Figure(Plate):
    """A plate that takes a card's picture without the ground behind it."""

    def part(self, inner: str, col: str | None = None, **settings: object) -> Array:  # type: ignore[override]
        """Lay a part, unless it is a ground."""
        if 'width="250" height="350"' in inner or col == GLARE:
            return np.zeros((self.H, self.W), np.float32)
        return super().part(inner, col, **settings)  # type: ignore[arg-type]


def cut_out(draw: Drawing, size: Size, scale: float, seed: int, pitch: float = 4.6) -> Image.Image:
    """A drawing on a plate of `size` units, cut out along its outline."""
    p = Figure(*size, sc=scale, seed=seed, pitch=pitch, ground=INK)
    draw(p)
    drawn = (p.ink > 0.02) | (np.abs(p.col - hexc(INK)).sum(axis=2) > 0.02)
    solid = ndi.binary_fill_holes(ndi.binary_closing(drawn, iterations=round(2 * scale)))
    rim = ndi.distance_transform_edt(~solid) / scale
    p.ink = np.maximum(p.ink, (rim > 0) * (rim < 1.6))
    alpha = ndi.gaussian_filter((rim < 1.6).astype(np.float32), 0.8)
    return image(np.dstack([p.print(wear=0.5), alpha]))


def image(picture: Array) -> Image.Image:
    """Convert floats 0..1 to a picture."""
    return Image.fromarray((picture * 255 + 0.5).clip(0, 255).astype(np.uint8))


def party(p: Plate) -> None:
    """The whole party in a row, from behind."""
    for i, draw in enumerate(PARTY):
        away = abs(i - (len(PARTY) - 1) / 2)
        who.stand(p, draw, 62 + i * 66, 90 + away * 5, 0.92 - away * 0.03)


def wall(size: Size, bright: float, shift: float = 0.5) -> Image.Image:
    """The dungeon, cut to a size and dimmed; `shift` 0 shows its top, 1 its foot."""
    room = Image.open(WALL).convert("RGB")
    k = max(size[0] / room.width, size[1] / room.height)
    room = room.resize((round(room.width * k), round(room.height * k)), Image.Resampling.LANCZOS)
    x, y = (room.width - size[0]) // 2, round((room.height - size[1]) * shift)
    return room.crop((x, y, x + size[0], y + size[1])).point(lambda level: round(level * bright))


def light(size: Size, at: tuple[float, float], reach: float, colour: tuple[int, int, int]) -> Image.Image:
    """A pool of light, to be added to a picture."""
    yy, xx = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    near = np.clip(1 - np.hypot(xx - at[0], yy - at[1]) / reach, 0, 1) ** 2
    return image(near[..., None] * np.array(colour, np.float32) / 255)


def lay(under: Image.Image, picture: Image.Image, at: tuple[float, float], shadow: int = 14) -> None:
    """Paste a cut-out with its middle at a place, over its shadow."""
    x, y = round(at[0] - picture.width / 2), round(at[1] - picture.height / 2)
    dark = Image.new("RGBA", under.size)
    dark.paste((0, 0, 0, 200), (x + shadow // 2, y + shadow), picture.getchannel("A"))
    dark = dark.filter(ImageFilter.GaussianBlur(shadow * 0.7))
    under.paste(dark, (0, 0), dark)
    under.paste(picture, (x, y), picture)


def fan(width: float, tilt: float, step: float) -> Image.Image:
    """Five cards in a fan, as the game prints and letters them."""
    with theatre((1920, 1080)) as services:
        art, k = CardArt(services.canvas), services.layout.k
        faces = [pygame.image.tobytes(face := art.face(parse(id), width / k, "mini"), "RGBA") for id in FAN]
        size = face.get_size()
    spread = round(step * (len(FAN) - 1) + size[1] * 1.3), round(size[1] * 1.6)
    whole = Image.new("RGBA", spread)
    for i, pixels in enumerate(faces):
        away = i - (len(FAN) - 1) / 2
        card = Image.frombytes("RGBA", size, pixels).rotate(-away * tilt, Image.Resampling.BICUBIC, expand=True)
        layer = Image.new("RGBA", spread)
        lay(layer, card, (spread[0] / 2 + away * step, spread[1] / 2 + away * away * width * 0.075), 8)
        whole.alpha_composite(layer)
    return whole


def logo(width: int) -> Image.Image:
    """The wordmark, `width` px wide."""
    mark = Image.open(LOGO).convert("RGBA")
    return mark.resize((width, round(width * mark.height / mark.width)), Image.Resampling.LANCZOS)


def lettered(text: str, size: int) -> Image.Image:
    """A line of text in the game's letters, with a shade of ink."""
    with theatre((1280, 800)) as services:
        surface = services.fonts.exact("strong", size).render(text, True, CREAM)
        mask = Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA")).getchannel("A")
    whole = Image.new("RGBA", (mask.width + 12, mask.height + 12))
    for x, y, ink in ((8, 8, (13, 11, 16)), (6, 6, CREAM)):
        whole.paste((*ink, 255), (x, y), mask)
    return whole


def banner() -> Image.Image:
    """The head of a store page, 1920x620: the party on the left, the monsters on the right."""
    size = (1920, 620)
    picture = wall(size, 0.5, 0.42)
    for at, reach, colour in (((1180, 520), 620, (190, 80, 20)), ((420, 230), 620, (120, 70, 24))):
        picture = ImageChops.add(picture, light(size, at, reach, colour))
    dragon = cut_out(red_dragon, (250, 350), 3.0, 41, 3.6).crop((0, 60, 750, 1050))
    lay(picture, dragon, (1545, 506), 30)
    lay(picture, cut_out(party, (520, 230), 1.2, 43, 3.8), (1010, 566), 16)
    lay(picture, fan(170, 8, 100), (372, 500), 12)
    lay(picture, logo(860), (600, 140), 10)
    lay(picture, lettered(LINE, 38), (600, 268), 8)
    return picture


def capsule() -> Image.Image:
    """The front of the box, 600x900: the name above, the dragon below it, and the party in front."""
    size = (600, 900)
    picture = wall(size, 0.4, 0.2)
    for at, reach, colour in (((230, 560), 520, (200, 84, 22)), ((300, 60), 380, (90, 54, 20))):
        picture = ImageChops.add(picture, light(size, at, reach, colour))
    dragon = cut_out(red_dragon, (250, 350), 2.7, 41, 3.8)
    lay(picture, dragon, (320, 526), 24)
    row = cut_out(party, (520, 230), 1.36, 43, 3.8)
    lay(picture, row, (300, 800), 16)
    lay(picture, logo(560), (300, 100), 10)
    return picture


PIECES: dict[str, Callable[[], Image.Image]] = {"banner": banner, "capsule": capsule}


def bake(names: Sequence[str] = ()) -> None:
    """Bake the pieces named, or all."""
    for name, make in PIECES.items():
        if not names or name in names:
            keep(make(), name)
