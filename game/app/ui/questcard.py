"""A quest on a sheet of paper, for choosing: its title, description, players and length."""

from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .widget import Do, Look, Pressable

EDGE, TOP, LOW, GAP = 37.0, 20.0, 3.0, 4.0  # `LOW`: extra margin at the foot
TITLE, BLURB, FIGURE = 29.0, 23.0, 22.0
PICTURE, BESIDE = 150.0, 14.0  # largest side of a picture, and its gap to the text
ICON, NEAR, APART, LOOSE = 22.0, 4.0, 5.0, 16.0  # the last two: least and largest gap between signs
TICK = 36.0


class QuestCard(Pressable):
    """A quest's card. `signs` are icons with a few words each; `whose` names the author.

    `fault` says why a quest cannot be played ("" if it can); `chosen` is the word for being chosen ("" if it is not).
    Unless the card is `signed`, the author is only spoken.
    """

    role = "button"
    solid = True

    def __init__(
        self,
        id: str,
        title: str,
        blurb: str,
        whose: str,
        signs: Sequence[tuple[str, str]],
        box: Box,
        do: Do,
        letters: Fonts,
        fault: str = "",
        chosen: str = "",
        picture: str = "",
        signed: bool = True,
    ):
        super().__init__(id, title, box, do, fault or blurb, not fault)
        self.fault, self.chosen, self.signs, self.whose, self.picture = fault, chosen, signs, whose, picture
        inner = _inner(box)
        self.title = letters.cut(title, "title", TITLE, inner.w - TICK - GAP, inner.h * 0.3)
        self.figures = self._figures(letters, inner.w)
        self.apart = _apart(self.figures, inner.w)
        self.foot = self.figures[0][1].height if self.figures else 0.0
        self.by = letters.cut(whose if signed else "", "strong", 22, inner.w, inner.h * 0.2)
        self.signed = self.by.height if signed else 0.0
        top = inner.y + self.title.height + GAP / 2
        room = Box(inner.x, top, inner.w, inner.bottom - self.foot - self.signed - GAP - top)
        side = min(PICTURE, room.h - GAP)
        self.place = Box(room.x, room.y + (room.h - side) / 2, side, side)
        left = side + BESIDE if picture else 0.0
        self.room = room._replace(x=room.x + left, w=room.w - left)
        self.text = letters.cut(fault or blurb, "body", BLURB, self.room.w, self.room.h, lines=6)

    def _figures(self, letters: Fonts, wide: float) -> list[tuple[str, Block]]:
        """Icons with their words, as many as fit."""
        found: list[tuple[str, Block]] = []
        for icon, words in self.signs:
            block = letters.block(words, "strong", FIGURE, wide, lines=1, grow=False)
            if sum(ICON + NEAR + each.width + APART for _icon, each in found) + ICON + NEAR + block.width > wide:
                break
            found.append((icon, block))
        return found

    @property
    def value(self) -> str:
        return ", ".join(filter(None, (self.whose, *(words for _icon, words in self.signs), self.chosen)))

    def blocks(self) -> tuple[Block, ...]:
        return (self.title, self.text, *([self.by] if self.signed else []), *(block for _icon, block in self.figures))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, box = canvas.theme, box.moved(0, 2) if look.pressed else box
        down = box.y - self.box.y
        canvas.plate("shadow", box, 170)
        canvas.plate("parchment", box)
        inner = _inner(box)
        ink = theme.wine if self.enabled else theme.ink
        canvas.block(self.title, Box(inner.x, inner.y, self.title.width, self.title.height), ink)
        if self.picture:
            canvas.picture(self.picture, self.place.moved(0, down))
        words = theme.ink if self.enabled else theme.wine
        canvas.block(self.text, self.room.moved(0, down), words, "left", 0.5 if self.picture else 0.0)
        if self.signed:
            low = Box(inner.x, inner.bottom - self.foot - self.signed, inner.w, self.signed)
            canvas.block(self.by, low, theme.wine)
        x, y = inner.x, inner.bottom - self.foot
        for icon, block in self.figures:
            canvas.icon(icon, Box(x, y + (self.foot - ICON) / 2, ICON, ICON), theme.ink)
            canvas.block(block, Box(x + ICON + NEAR, y, block.width, self.foot), theme.ink)
            x += ICON + NEAR + block.width + self.apart
        mark = Box(inner.right - TICK, inner.y, TICK, TICK)
        if self.chosen:
            canvas.icon("check", mark, theme.ink)
        elif not self.enabled:
            canvas.icon("warning", mark, theme.wine)


def _apart(figures: Sequence[tuple[str, Block]], wide: float) -> float:
    """The gap between signs: as wide as there is room for, within `APART` and `LOOSE`."""
    free = wide - sum(ICON + NEAR + block.width for _icon, block in figures)
    return max(APART, min(LOOSE, free / max(1, len(figures) - 1)))


def _inner(box: Box) -> Box:
    """The area for the text."""
    inner = box.inset(EDGE, TOP)
    return inner._replace(h=inner.h - LOW)
