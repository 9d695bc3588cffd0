"""A large button with an icon, a title and a description."""

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .buttons import Button
from .widget import Do, Look

SIGN, EDGE, GAP = 46.0, 24.0, 12.0
TOP = EDGE - 6  # margin above the title and below the description
SIZE, TITLE = 25.0, 30.0
RING = 12.0  # reach of the focus ring around it


class OfferPlate(Button):
    """A button for one of a few actions, with its full description; `needed` is the height it needs."""

    def __init__(self, id: str, label: str, text: str, box: Box, do: Do, letters: Fonts, icon: str, enabled: bool):
        super().__init__(id, label, box, do, letters, icon, False, text, enabled)
        inner = box.inset(EDGE, TOP)
        self.block = letters.block(label, "label", TITLE, inner.w - SIGN - GAP, SIGN, lines=1)
        self.text = letters.block(text, "body", SIZE, inner.w, inner.h - SIGN - GAP, even=True)
        self.needed = min(box.h, 2 * TOP + SIGN + GAP + self.text.height)
        self.lower(box.h)

    def lower(self, tall: float) -> None:
        """Set its height, keeping its lower edge."""
        self.box = self.box._replace(y=self.box.bottom - tall, h=tall)
        inner = self.box.inset(EDGE, TOP)
        self.head = inner._replace(h=SIGN)
        self.body = Box(inner.x, self.head.bottom + GAP, inner.w, inner.bottom - self.head.bottom - GAP)

    @property
    def covers(self) -> Box:
        return self.box.inset(-RING)

    def blocks(self) -> tuple[Block, ...]:
        return self.block, self.text

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        down = 2.0 if look.pressed else 0.0
        canvas.plate(self._plate(look), box.moved(0, down))
        ink, sign = self._ink(canvas, look), canvas.theme.gold if self.enabled else canvas.theme.faint
        x = self.head.centre[0] - (SIGN + GAP + self.block.width) / 2
        canvas.icon(self.icon, Box(x, self.head.y + down, SIGN, SIGN), sign)
        word = self.head._replace(x=x + SIGN + GAP, w=self.block.width)
        canvas.block(self.block, word.moved(0, down), sign, shade=canvas.theme.night)
        canvas.block(self.text, self.body.moved(0, down), ink, "centre", 0.0, shade=canvas.theme.night)
