"""A game's poster: its cards, its name, what it is, who thought of it and how well it was played."""

from collections.abc import Sequence
from typing import Any

from game.core.cards import parse
from game.core.game import Game
from game.core.words import number
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.cardart import SHAPE, CardArt
from ..table.sprites import Sprite
from ..type import Block, Type
from .widget import Do, Look, Widget

PICTURES = (0.52, 0.46, 0.4, 0.34, 0.3)  # shares of the height for the picture: the largest that the words allow
RIBBON_H = 66.0
SIDE, FOOT = 40.0, 30.0
BY_H = 64.0  # at most for the names
TILT = 13.0  # degrees between two cards of the fan


class Poster(Widget):
    """A sheet of parchment with a fan of cards.  With `do` it can be pressed, without it only hangs there."""

    role = "button"

    def __init__(
        self,
        game: Game[Any],
        best: int | None,
        cards: Sequence[str],
        box: Box,
        letters: Type,
        art: CardArt,
        do: Do | None = None,
    ):
        super().__init__(f"game-{game.id}", _(game.title), box, _(game.blurb))
        self.do, self.art, self.focusable = do, art, do is not None
        self.cards = [parse(card) for card in cards]
        self.best = _("Best: {score}").format(score=number(best)) if best is not None else ""
        self._write(letters, _("by {names}").format(names=game.credit))

    def _write(self, letters: Type, credit: str) -> None:
        wide = self.box.w - 2 * SIDE
        self.title = letters.block(self.label, "title", 36, self.box.w - 104, 2 * RIBBON_H, lines=2)
        self.ribbon_h = max(RIBBON_H, self.title.height + 24)
        self.by = letters.block(credit, "strong", 22, wide, BY_H)
        self.score = letters.block(self.best, "label", 24, wide, 44, lines=1) if self.best else None
        below = self.by.height + (self.score.height + 8 if self.score else 0)
        for share in PICTURES:
            self.picture = Box(26, 26, self.box.w - 52, self.box.h * share - 26)
            top = self.picture.bottom + self.ribbon_h / 2 + 8
            self.room = Box(SIDE, top, wide, self.box.h - top - below - FOOT - 12)
            self.blurb = letters.block(self.help, "body", 25, wide, self.room.h)
            if not self.blurb.overflow:
                break

    @property
    def value(self) -> str:
        return self.best

    def press(self) -> None:
        if self.do:
            self.do()

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.title, self.blurb, self.by, self.score) if block is not None)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        theme = canvas.theme
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        picture = self.picture.moved(box.x, box.y)
        canvas.plate("field", picture)
        with canvas.clipped(picture.inset(4)):
            self._fan(canvas, picture)
        ribbon = Box(box.x + 14, picture.bottom - self.ribbon_h / 2 - 4, box.w - 28, self.ribbon_h)
        canvas.plate("ribbon", ribbon)
        canvas.block(self.title, ribbon.moved(0, -5), theme.cream, "centre", shade=theme.ink)
        canvas.block(self.blurb, self.room.moved(box.x, box.y), theme.ink, "centre", 0.4)
        self._foot(canvas, box)

    def _foot(self, canvas: Canvas, box: Box) -> None:
        """From the lower edge up: the best score, and above it the names."""
        y = box.bottom - FOOT
        if self.score:
            y -= self.score.height
            canvas.block(self.score, Box(box.x, y, box.w, self.score.height), canvas.theme.ink, "centre")
            y -= 8
        y -= self.by.height
        canvas.block(self.by, Box(box.x + SIDE, y, box.w - 2 * SIDE, self.by.height), canvas.theme.wine, "centre")

    def _fan(self, canvas: Canvas, picture: Box) -> None:
        width = min(picture.w * 0.4, picture.h * 0.84 / SHAPE)
        middle = (len(self.cards) - 1) / 2
        for i, card in enumerate(self.cards):
            away = i - middle
            at = (picture.centre[0] + away * width * 0.62, picture.centre[1] - 6 + away * away * width * 0.07)
            Sprite(card, at, width, "full", width, tilt=-away * TILT).draw(canvas, self.art, shadow=False)
