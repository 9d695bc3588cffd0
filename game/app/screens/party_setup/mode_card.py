"""The card of a way to play, with what a player should know before choosing it."""

from collections.abc import Sequence

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.fonts import Block, Fonts
from ...gfx.pictures import portrait_of
from ...ui.widget import Do, Look, Pressable

EDGE, GAP = 9.0, 16.0  # inner margin; from the picture to the words
NAME, TOLD, FIGURE = 28.0, 23.0, 22.0  # letter sizes
ICON, SIGN, TICK = 34.0, 26.0, 30.0
NEAR, APART, UNDER = 7.0, 22.0, 4.0  # from an icon to its words; between two signs; between two lines
PICTURE = 124.0


class ModeCard(Pressable):
    """A picture; beside it an icon with the name, a description, and `signs`: icons with a few words each.

    `chosen` is the word for a chosen card, "" otherwise; a chosen card has a tick.
    """

    role = "button"

    def __init__(
        self, id: str, label: str, told: str, box: Box, do: Do, letters: Fonts, picture: str, icon: str,
        signs: Sequence[tuple[str, str]], chosen: str,
    ):  # fmt: skip
        super().__init__(id, label, box, do, told)
        self.picture, self.icon, self.chosen = portrait_of(picture), icon, chosen
        wide = box.w - 2 * EDGE - PICTURE - GAP
        self.name = letters.block(label, "strong", NAME, wide - ICON - NEAR - TICK)
        self.told = letters.block(told, "body", TOLD, wide)
        self.words = [words for _sign, words in signs]
        self.signs = [(sign, letters.block(words, "strong", FIGURE, wide - SIGN - NEAR, lines=1))
                      for sign, words in signs]  # fmt: skip
        beside = sum(SIGN + NEAR + block.width + APART for _sign, block in self.signs) - APART <= wide
        self.lines = [self.signs] if beside else [[each] for each in self.signs]

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (*self.words, self.chosen)))

    @property
    def tall(self) -> float:
        """The height that the card needs."""
        return 2 * EDGE + max(PICTURE, self._head + self.told.height + len(self.lines) * self._line + 2 * UNDER)

    @property
    def _head(self) -> float:
        """The height of the first line."""
        return max(ICON, self.name.height)

    @property
    def _line(self) -> float:
        """The height of a line of signs."""
        return max(SIGN, *(block.height for _sign, block in self.signs))

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.told, *(block for _sign, block in self.signs))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        canvas.plate("list-row-selected" if look.focused or self.chosen else "list-row", box)
        inner = box.inset(EDGE, EDGE)
        canvas.picture(self.picture, Box(inner.x, inner.centre[1] - PICTURE / 2, PICTURE, PICTURE))
        words = Box(inner.x + PICTURE + GAP, inner.y, inner.w - PICTURE - GAP, inner.h)
        canvas.icon(self.icon, Box(words.x, words.y + (self._head - ICON) / 2, ICON, ICON), theme.gold)
        name = Box(words.x + ICON + NEAR, words.y, self.name.width, self._head)
        canvas.block(self.name, name, theme.gold)
        canvas.block(self.told, words._replace(y=words.y + self._head + UNDER, h=self.told.height), theme.cream)
        high = len(self.lines) * self._line
        self._signs(canvas, Box(words.x, words.bottom - high, words.w, high))
        if self.chosen:
            canvas.icon("check", Box(inner.right - TICK, inner.y, TICK, TICK), theme.gold)

    def _signs(self, canvas: Canvas, room: Box) -> None:
        """Draw the signs, side by side or below each other."""
        theme, y = canvas.theme, room.y
        for line in self.lines:
            x = room.x
            for icon, block in line:
                canvas.icon(icon, Box(x, y + (self._line - SIGN) / 2, SIGN, SIGN), theme.bone)
                canvas.block(block, Box(x + SIGN + NEAR, y, block.width, self._line), theme.bone)
                x += SIGN + NEAR + block.width + APART
            y += self._line
