"""Pictures that appear briefly over the table: visions such as a spell's bolt, turning light, and stamps."""

from dataclasses import dataclass

import pygame

from ...base.geometry import Box, Point
from ...gfx.canvas import Canvas

# Visions: pictures that appear briefly over the table, such as a spell's bolt or ward, and light turning behind a
# card.

COARSE = 15.0  # degrees between the angles at which marks are cached
SPOKES, STEPS = 45.0, 16  # degrees after which the wheel of rays repeats; number of angles cached in between
WHEEL, SMALL_WHEEL = 420.0, 320.0  # design pixels: side of the wheel behind a card, and of a small one


@dataclass(eq=False)
class Vision:
    """A picture of `ui` in the air.

    `at` is its middle and `side` its side in design pixels; `size` is its current scale, `turn` its angle in degrees;
    `goes` is the alpha it loses per second while fading.
    """

    picture: str
    at: Point
    side: float
    size: float = 0.2
    turn: float = 0.0
    alpha: float = 255.0
    goes: float = 700.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        if self.size == 1.0 and self.turn:
            self._draw_turned(canvas)
            return
        canvas.swelling(f"ui/{self.picture}", self.at, self.side, self.size, self.turn, round(self.alpha))

    def _draw_turned(self, canvas: Canvas) -> None:
        """Draw a mark, which only fades, rotated to the nearest cached angle."""
        side, step = canvas.layout.size(self.side), round(self.turn / COARSE)
        name = f"ui/{self.picture}"
        picture = canvas.pictures.keep(
            ("mark", name, side, step),
            lambda: pygame.transform.rotozoom(canvas.pictures.scaled(name, (side, side)), COARSE * step, 1.0),
        )
        x, y = canvas.layout.point(self.at)
        at = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
        canvas.blit(picture, at, round(self.alpha))


@dataclass(eq=False)
class Rays(Vision):
    """A wheel of rays. It is large and always turning, so each of its few angles is cached."""

    picture: str = "rays"
    at: Point = (0.0, 0.0)
    side: float = WHEEL

    def draw(self, canvas: Canvas) -> None:
        """Draw the wheel at the nearest cached angle."""
        side, step = canvas.layout.size(self.side), round(self.turn / SPOKES * STEPS) % STEPS
        picture = canvas.pictures.keep(("rays", side, step), lambda: self._wheel(canvas, side, step))
        x, y = canvas.layout.point(self.at)
        canvas.blit(picture, (round(x - side / 2), round(y - side / 2)), round(self.alpha))

    def _wheel(self, canvas: Canvas, side: int, step: int) -> pygame.Surface:
        whole = canvas.pictures.scaled(f"ui/{self.picture}", (side, side))
        turned = pygame.transform.rotozoom(whole, SPOKES / STEPS * step, 1.0)
        spare = (turned.get_width() - side) // 2
        return turned.subsurface((spare, spare, side, side)).copy()


def rays(at: Point, side: float = WHEEL, alpha: float = 220.0) -> Rays:
    """Return a wheel of rays about a point."""
    return Rays(at=at, side=side, alpha=alpha)


THEN = " › "  # between a figure and its reduced value
SIGN, LABEL, EDGE = 230.0, 54.0, 26.0  # side of the picture; height of the text's plate, and its margin
STAMPS = ("burst-hit", "swoosh-miss")  # pictures of stamps used in many fights
FIGURE = 0.3  # height of the figure, as a share of the picture's side
OUTLINE = ((-3, 0), (3, 0), (0, -3), (0, 4), (-2, -2), (2, -2), (-2, 3), (2, 3))


@dataclass(eq=False)
class Stamp:
    """A picture of `ui` with the last of its figures on it, and a plate with the text “Hit” or, after changes, “13 › 7
    › 4”.

    Without text it has no plate. `at` is its middle; `size` is its current scale, for pops; `goes` is the alpha it
    loses per second while fading.
    """

    picture: str
    word: str
    figures: tuple[int, ...]
    at: Point
    size: float = 1.0
    alpha: float = 255.0
    goes: float = 900.0

    @property
    def text(self) -> str:
        """The text on the plate."""
        return " ".join(filter(None, (self.word, THEN.join(map(str, self.figures)) if len(self.figures) > 1 else "")))

    def draw(self, canvas: Canvas) -> None:
        """Draw the stamp."""
        side = SIGN * self.size
        sign = Box(self.at[0] - side / 2, self.at[1] - side / 2, side, side)
        canvas.swelling(f"ui/{self.picture}", self.at, SIGN, self.size, alpha=round(self.alpha))
        if self.figures:
            self._figure(canvas, sign)
        if self.text:
            self._label(canvas, sign)

    def _figure(self, canvas: Canvas, sign: Box) -> None:
        """Draw the current figure large, with a light outline, because the burst is light, too."""
        block = canvas.type.block(str(self.figures[-1]), "number", sign.w * FIGURE, sign.w, lines=1, grow=False)
        for dx, dy in OUTLINE:
            canvas.block(block, sign.moved(dx, dy), canvas.theme.cream, "centre", alpha=round(self.alpha))
        canvas.block(block, sign, canvas.theme.ink, "centre", alpha=round(self.alpha))

    def _label(self, canvas: Canvas, sign: Box) -> None:
        block = canvas.type.block(self.text, "label", 30, SIGN * 2, LABEL, lines=1, grow=False)
        wide = block.width + 2 * EDGE
        plate = Box(sign.centre[0] - wide / 2, sign.bottom - LABEL, wide, LABEL)
        canvas.plate("preview-plate", plate, round(self.alpha))
        canvas.block(block, plate, canvas.theme.cream, "centre", alpha=round(self.alpha), shade=canvas.theme.night)
