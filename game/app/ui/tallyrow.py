"""A row of a pile's card counts: the sign of a kind of cards, their number, and a bar."""

from game import i18n
from game.core.tally import TallyLine
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.theme import USUAL_SUITS
from .widget import Look, Widget

SIGN_W, SIGN_H, GAP = 76.0, 44.0, 14.0
NAME, NUMBER = 0.32, 0.34  # shares of the width for the name and the number; the bar has the rest
BAR_H, TICK = 22.0, 3.0
SUITS = {"red": "HD", "black": "SC"}
ARROWS = {"high": "arrow-up", "low": "arrow-down"}
STRIPE = 7.0  # distance between the stripes of the uncertain part


class TallyRow(Widget):
    """One kind of cards in a pile of `size`. The certain number is a full bar, the possible rest is striped, and a tick
    marks the most likely number."""

    role = "text"

    def __init__(self, line: TallyLine, size: int, box: Box, letters: Fonts):
        super().__init__(f"tally-{line.kind}", i18n.say(line.text), box)
        self.line, self.size = line, size
        room = box.w - SIGN_W - GAP
        self.name = letters.block(self.label, "strong", 25, room * NAME - GAP, box.h, lines=2)
        self.number = letters.block(self.value, "strong", 25, room * NUMBER - GAP, box.h, lines=2)

    @property
    def value(self) -> str:
        least, most, likely = self.line.least, self.line.most, round(self.line.likely)
        if least == most:
            return str(least)
        return _("about {likely} ({least} to {most})").format(likely=likely, least=least, most=most)

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.number

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        sign = Box(box.x, box.centre[1] - SIGN_H / 2, SIGN_W, SIGN_H)
        self._sign(canvas, sign)
        room = Box(sign.right + GAP, box.y, box.w - SIGN_W - GAP, box.h)
        canvas.block(self.name, Box(room.x, room.y, room.w * NAME - GAP, room.h), theme.cream)
        number = Box(room.right - room.w * NUMBER + GAP, room.y, room.w * NUMBER - GAP, room.h)
        canvas.block(self.number, number, theme.cream)
        left = room.x + room.w * NAME
        self._bar(canvas, Box(left, box.centre[1] - BAR_H / 2, number.x - GAP - left, BAR_H))

    def _sign(self, canvas: Canvas, box: Box) -> None:
        """Draw two suits, or an arrow, on a slip of paper."""
        canvas.plate("keycap", box)
        side, (x, y) = box.h * 0.6, box.centre
        if self.line.kind in ARROWS:
            canvas.icon(ARROWS[self.line.kind], Box(x - side / 2, y - side / 2, side, side), canvas.theme.ink)
            return
        suits = SUITS.get(self.line.kind, "")
        for i, suit in enumerate(suits):
            self._pip(canvas, suit, Box(x + (i - len(suits) / 2) * (side + 2), y - side / 2, side, side))

    @staticmethod
    def _pip(canvas: Canvas, suit: str, box: Box) -> None:
        x, y, w, h = canvas.layout.px(box)
        canvas.blit(canvas.pictures.tinted(f"cards/pips/{suit}", (w, h), USUAL_SUITS.red[suit]), (x, y))

    def _bar(self, canvas: Canvas, box: Box) -> None:
        theme, size = canvas.theme, max(1, self.size)
        canvas.fill(box.inset(-2), theme.faint)
        canvas.fill(box, theme.night)
        sure, may, likely = (box.w * n / size for n in (self.line.least, self.line.most, self.line.likely))
        canvas.fill(Box(box.x, box.y, sure, box.h), theme.gold)
        x = box.x + sure
        while x < box.x + may - 2:
            canvas.fill(Box(x, box.y, min(3.0, box.x + may - x), box.h), theme.gold, 150)
            x += STRIPE
        if may > sure:
            canvas.fill(Box(box.x + likely - TICK / 2, box.y - 5, TICK, box.h + 10), theme.cream)
