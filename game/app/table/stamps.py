"""Stamps: an event printed over the table for a moment as a picture, a word and figures."""

from dataclasses import dataclass

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas

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
