"""A large plate to press: an icon, a word, and what it means."""

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from .press import Button
from .widget import Do, Look

SIGN, EDGE, GAP = 56.0, 24.0, 6.0
HEAD = 42.0  # height of the word
SIZE, TITLE = 25.0, 30.0


class OfferPlate(Button):
    """One of a few things that can be done, with all that there is to say of it."""

    def __init__(self, id: str, label: str, text: str, box: Box, do: Do, letters: Type, icon: str, enabled: bool):
        super().__init__(id, label, box, do, letters, icon, False, text, enabled)
        inner = box.inset(EDGE, EDGE - 6)
        self.block = letters.block(label, "label", TITLE, inner.w, HEAD, lines=1)
        self.head = Box(inner.x, inner.y + SIGN + GAP, inner.w, HEAD)
        self.body = Box(inner.x, self.head.bottom + GAP, inner.w, inner.bottom - self.head.bottom - GAP)
        self.text = letters.block(text, "body", SIZE, self.body.w, self.body.h, even=True)

    def blocks(self) -> tuple[Block, ...]:
        return self.block, self.text

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        down = 2.0 if look.pressed else 0.0
        canvas.plate(self._plate(look), box.moved(0, down))
        ink, sign = self._ink(canvas, look), canvas.theme.gold if self.enabled else canvas.theme.faint
        x = box.centre[0] - SIGN / 2
        canvas.icon(self.icon, Box(x, self.head.y - SIGN - GAP + down, SIGN, SIGN), sign)
        canvas.block(self.block, self.head.moved(0, down), sign, "centre", shade=canvas.theme.night)
        canvas.block(self.text, self.body.moved(0, down), ink, "centre", 0.3, shade=canvas.theme.night)
