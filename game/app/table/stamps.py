"""Stamps: what has just happened, printed over the table for a moment as a picture, a word and figures."""

from dataclasses import dataclass

from ..canvas import Canvas
from ..geometry import Box, Point

THEN = " › "  # between a figure and what is left of it
SIGN, LABEL, EDGE = 230.0, 54.0, 26.0  # side of the picture; height of the words' plate, and what it leaves at its ends
STAMPS = ("burst-hit", "swoosh-miss")  # those of them that are seen in many fights
FIGURE = 0.3  # of the picture's side: how high its figure is
OUTLINE = ((-3, 0), (3, 0), (0, -3), (0, 4), (-2, -2), (2, -2), (-2, 3), (2, 3))


@dataclass(eq=False)
class Stamp:
    """A picture of `ui` with the last of its figures on it, and on a plate over its foot what that means: “Hit”, and
    how each figure became the next, “13 › 7 › 4”.

    Without a word it has no plate.  `at` is its middle; `size` the share of its full size that it has just now, for
    pops; `goes` is how much of its alpha it loses in a second when it fades.
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
        """What it says."""
        return " ".join(filter(None, (self.word, THEN.join(map(str, self.figures)) if len(self.figures) > 1 else "")))

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        side = SIGN * self.size
        sign = Box(self.at[0] - side / 2, self.at[1] - side / 2, side, side)
        canvas.swelling(f"ui/{self.picture}", self.at, SIGN, self.size, alpha=round(self.alpha))
        if self.figures:
            self._figure(canvas, sign)
        if self.text:
            self._label(canvas, sign)

    def _figure(self, canvas: Canvas, sign: Box) -> None:
        """The figure that counts, large, and light all around: the burst is light, too."""
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
