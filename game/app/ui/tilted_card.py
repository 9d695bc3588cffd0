"""Drawing a tilted card in a menu, rotated once at twice its size for smooth edges."""

import pygame

from game import i18n
from game.core.cards import Card

from ..base.geometry import Point
from ..gfx.canvas import Canvas
from ..table.card_art import CardArt
from ..table.prints import PACK

FINER, FINE = 2, 1.5  # factor at which a card is rotated; not used from this many window pixels per design pixel
BORDER = 4  # transparent window pixels around it, so that its edges are smoothed
FALLS = 3.0  # design pixels of its shadow's offset
DARKER = 0.6  # share of light lost at `dim` 1


def draw_tilted(
    canvas: Canvas, art: CardArt, card: Card | None, at: Point, width: float, tilt: float, layout: str = "mini",
    print: str = PACK, dim: float = 0.0, shadow: bool = False,
) -> None:  # fmt: skip
    """Draw a card centred at a point, rotated by `tilt` degrees; face down if `card` is None."""
    finer = FINER if canvas.layout.k < FINE else 1

    def make() -> pygame.Surface:
        wide = width * finer
        face = art.back(wide) if card is None else art.face(card, wide, layout, (), print)
        dark, reach = art.shadow(wide)
        edge = BORDER + (reach + round(canvas.layout.size(FALLS) * finer) if shadow else 0)
        whole = pygame.Surface([side + 2 * edge for side in face.get_size()], pygame.SRCALPHA)
        if shadow:
            whole.blit(dark, (edge - reach, edge - reach + canvas.layout.size(FALLS) * finer))
        whole.blit(face, (edge, edge))
        turned = pygame.transform.rotozoom(whole, tilt, 1.0)
        if finer > 1:
            turned = pygame.transform.smoothscale(turned, [max(1, round(side / finer)) for side in turned.get_size()])
        level = round(255 * (1 - DARKER * dim))
        turned.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return turned

    letters, shown = canvas.type, card.id if card else art.backs[0]
    look = art.four, canvas.stark, letters.plain, letters.k, i18n._("ace"), shadow
    picture = canvas.pictures.keep(("leaning", shown, width, tilt, layout, print, dim, *look), make)
    x, y = canvas.layout.point(at)
    canvas.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))
