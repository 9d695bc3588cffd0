"""Feats: what was achieved in a play, shown beside its score as a sign or cards, words and a figure."""

from collections.abc import Collection

from game import i18n
from game.core.story import Deed
from game.core.text import number

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, closer
from ..ui.widget import Look, Widget
from .card_art import SHAPE, CardArt
from .sprites import Sprite

SIGNS = {
    "dragons": "dragon",
    "blow": "heart-broken",
    "weapon": "sword",
    "beaten": "skull",
    "bare": "fist",
    "broken": "sword-broken",
    "lost": "heart-broken",
    "healed": "potion",
    "spared": "shield",
    "rooms": "door",
    "runs": "run",
    "biggest": "skull",
    "given": "hit",
    "taken": "heart-broken",
    "killer": "skull",
    "evaded": "miss",
    "blocked": "shield",
    "absorbed": "absorb",
    "mana": "renew",
    "pools": "cards",
    "forfeit": "hardcore",
}
CARD, STEP, SIGN = 46.0, 14.0, 38.0  # widths of a small card, of the visible part of the card under it, of a sign
MOST = 2  # most cards shown
SIZE, FIGURE, GAP = 22.0, 48.0, 7.0  # size of the words; width for the number; gap
LEFT = CARD + STEP * (MOST - 1) + GAP
ENDLESS = 1e9  # a height without limit
BETWEEN, UNDER = 26.0, 6.0  # gaps between columns and between rows
BESIDE = 3  # most lines of large text between a sign and a number
CLOSE = 1.12  # line height of the words under them


class Feat(Widget):
    """A feat: its cards (or a sign if it has none), its words and its amount.

    The words stand between the others; or under them, if `above` is given: the height of the others.
    """

    role = "text"

    def __init__(self, id: str, deed: Deed, box: Box, letters: Fonts, art: CardArt, above: float = 0.0):
        super().__init__(id, i18n.say(deed.text), box)
        self.deed, self.art, self.cards, self.above = deed, art, deed.cards[:MOST], above
        if above:
            self.words = _written_under(self.label, letters, box.w)
        else:
            self.words = written(self.label, letters, words_wide(box.w), box.h)
        self.figure = letters.block(self.value, "number", 30, FIGURE, above or box.h, lines=1)

    @property
    def value(self) -> str:
        return number(self.deed.amount)

    def blocks(self) -> tuple[Block, ...]:
        return (self.words, self.figure)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        high = self.above or box.h
        self._draw_sign(canvas, Box(box.x, box.y, LEFT - GAP, high))
        if self.above:
            canvas.block(self.words, box, theme.ink, valign=1.0)
        else:
            canvas.block(self.words, box.moved(LEFT, 0), theme.ink)
        canvas.block(self.figure, Box(box.right - FIGURE, box.y, FIGURE, high), theme.wine, "right")

    def _draw_sign(self, canvas: Canvas, box: Box) -> None:
        x, y = box.centre
        if not self.cards:
            sign = SIGNS.get(self.deed.kind, "scroll")
            canvas.icon(sign, Box(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), canvas.theme.wine)
        x -= STEP * (len(self.cards) - 1) / 2
        for i, card in enumerate(self.cards):
            Sprite(card, (x + i * STEP, y), CARD, "mini", CARD, print=self.deed.print).draw(canvas, self.art)


class Feats:
    """The layout of feats: up to `most` columns from the top of a box down.

    One column is used with large letters or long words. All rows are as high as the tallest needs. Words for
    which a row is too narrow, or too low in large text, stand under their sign and number.
    """

    def __init__(self, deeds: Collection[Deed], box: Box, letters: Fonts, most: int = 2):
        self.box, self.letters = box, letters
        for across in range(most, 0, -1):
            self.across, self.wide = across, (box.w - (across - 1) * BETWEEN) / across
            words = [written(i18n.say(deed.text), letters, words_wide(self.wide)) for deed in deeds]
            if not letters.large and not any(block.overflow for block in words):
                break
        self.above, self.high = 0.0, max((CARD * SHAPE, *(block.height for block in words)))
        if any(block.overflow or (letters.huge and len(block.lines) > BESIDE) for block in words):
            self.above = CARD * SHAPE if any(deed.cards for deed in deeds) else SIGN
            under = (_written_under(i18n.say(deed.text), letters, self.wide).height for deed in deeds)
            self.high = self.above + UNDER + max(under)

    def feat(self, id: str, i: int, deed: Deed, art: CardArt) -> Feat:
        """Return feat `i` at its place."""
        return Feat(id, deed, self.place(i), self.letters, art, self.above)

    def place(self, i: int) -> Box:
        """Return the box of feat `i`."""
        x, y = self.box.x + i % self.across * (self.wide + BETWEEN), self.box.y + self.tall(i)
        return Box(x, y, self.wide, self.high)

    def tall(self, count: int) -> float:
        """Return the height of the full rows among `count` feats, including the gap below."""
        return count // self.across * (self.high + UNDER)

    def end(self, count: int) -> float:
        """Return the y of the foot of `count` feats."""
        return self.box.y + self.tall(count + self.across - 1)


def written(text: str, letters: Fonts, width: float, height: float = ENDLESS) -> Block:
    """Return the words of a feat; if they need several lines, they are broken after the colon where that costs
    nothing."""
    block = letters.block(text, "body", SIZE, width, height)
    parted = letters.block(text.replace(": ", ":\n", 1), "body", SIZE, width, height)
    return parted if len(parted.lines) == len(block.lines) and parted.size >= block.size else block


def _written_under(text: str, letters: Fonts, width: float) -> Block:
    """Return the words of a feat, their lines close together; large text is in the smallest legible letters."""
    return closer(letters.block(text, "body", SIZE, width, grow=not letters.huge), CLOSE)


def words_wide(width: float) -> float:
    """Return the width left for a feat's words."""
    return width - LEFT - FIGURE - GAP
