"""Low plates for a choice: a sign beside the title, and the consequence below."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Fonts
from ..ui.buttons import OfferPlate
from ..ui.widget import Do, Look, Widget

LARGE_HEAD, LOWER = 32.0, 3.0  # height of the title with large text; how much lower the text below stands
AIR = 10.0  # what is left free below large text, if it fits so
SIGN, HEAD, EDGE, TOP, GAP = 40.0, 40.0, 22.0, 4.0, 12.0
SIZE, TITLE = 25.0, 30.0
CLOSER = 11.0  # margin beside large text


class LowOffer(OfferPlate):
    """A low plate for one action of a choice."""

    def __init__(self, id: str, label: str, text: str, box: Box, do: Do, letters: Fonts, icon: str, enabled: bool):
        super().__init__(id, label, text, box, do, letters, icon, enabled)
        self.needed = box.h
        if letters.huge:
            self.body = self.body.inset(CLOSER - EDGE, 0)
        self.block = letters.block(label, "label", TITLE, self.head.w - 2 * (SIGN + GAP), self.head.h, lines=1)
        for lower in (AIR, 0.0) if letters.huge else (0.0,):
            self.text = letters.block(text, "body", SIZE, self.body.w, self.body.h - lower, even=True)
            if self.text.overflow <= 0:
                break

    def lower(self, tall: float) -> None:
        """Set the height; the foot stays in place."""
        self.box = self.box._replace(y=self.box.bottom - tall, h=tall)
        inner, head = self.box.inset(EDGE, TOP), LARGE_HEAD if self.letters.huge else HEAD
        self.head = inner._replace(h=head)
        self.body = Box(inner.x, inner.y + head + (LOWER if self.letters.huge else 0), inner.w, inner.h - head)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        down = 2.0 if look.pressed else 0.0
        canvas.plate(self._plate(look), box.moved(0, down))
        ink, sign = self._ink(canvas, look), canvas.theme.gold if self.enabled else canvas.theme.faint
        x = self.head.centre[0] - (SIGN + GAP + self.block.width) / 2
        canvas.icon(self.icon, Box(x, self.head.centre[1] - SIGN / 2 + down, SIGN, SIGN), sign)
        word = Box(x + SIGN + GAP, self.head.y + down, self.block.width, self.head.h)
        canvas.block(self.block, word, sign, shade=canvas.theme.night)
        canvas.block(self.text, self.body.moved(0, down), ink, "centre", 0.0, shade=canvas.theme.night)


def level(plates: Sequence[LowOffer]) -> list[Widget]:
    """Align the titles and texts of plates side by side; return the plates."""
    tallest = max((plate.text.height for plate in plates), default=0.0)
    for plate in plates:
        free = max(0.0, plate.body.h - tallest)
        plate.head = plate.head.moved(0, free / 3)
        plate.body = plate.body._replace(y=plate.body.y + free / 2, h=tallest)
    return [*plates]


class HandOffer(LowOffer):
    """An offer in the place of the hand."""
