"""A page that lies on the map: what is told, and what can be answered."""

from collections.abc import Callable

import pygame

from game import tongue
from game.core.journey import Answer
from game.tongue import ngettext

from ..arena.slimline import capital
from ..canvas import Canvas
from ..geometry import Box
from ..pictures import portrait_of
from ..table.cardart import SHAPE
from ..table.spots import frame
from ..type import Block, Type
from ..ui.press import Button
from ..ui.widget import Do, Look, Pressable, Widget
from .signs import sign

EDGE, TOP, GAP = 46.0, 30.0, 10.0
SIGN, TITLE, TEXT = 62.0, 40.0, 26.0
ROW, HIGH = 72.0, 106.0  # of an answer: usual, and where answers stand in two columns
FEW, MANY = 3, 8  # answers in one column, at most, and in two
LEAST, WORDS = 61.0, 76.0  # of an answer where they are many; room for the text over them, at the least
ICON, AIR, COIN = 34.0, 44.0, 28.0
GO_W, GO_H, OVER = 300.0, 66.0, 8.0  # of the button that goes on; how far it stands above the others' foot
PICTURE, CARD, APART = 108.0, 116.0, 30.0  # side of a picture; how wide a card is, and from it to the words
MOST = 0.45  # of the room for words: what they bring
Picture = Callable[[], pygame.Surface]


class Page(Widget):
    """The paper, a sign, a heading and a text, and what that means for the play; `foot` is the room that is left under
    them for answers, `card` the picture of one that lies to the left of the words."""

    role = "text"

    def __init__(self, title: str, text: str, kind: str, box: Box, letters: Type, foot: float, brings: str = "",
                 card: Picture | None = None):  # fmt: skip
        super().__init__("page", title, box)
        self.kind, self._text, self.card = kind, " ".join(filter(None, (text, brings))), card
        self.portrait = portrait_of(kind)
        self.side = PICTURE if self.portrait else SIGN
        beside = CARD + APART if card else 0.0
        wide = box.w - 2 * EDGE - beside
        self.gain = letters.block(brings, "strong", TEXT, wide, even=True)
        told = letters.block(text, "body", TEXT, wide).height if text else 0.0
        words = max(told + (self.gain.height + GAP if brings else 0.0), CARD * SHAPE - AIR if card else 0.0)
        box = _fitted(words, box, foot, self.side)
        self.box, inner = box, box.inset(EDGE, TOP)
        self.head = Box(inner.x + self.side + 16, inner.y, inner.w - 2 * (self.side + 16), self.side)
        self.title = letters.block(title, "title", TITLE, self.head.w, self.head.h, 2)
        room = Box(inner.x, self.head.bottom + GAP, inner.w, inner.bottom - self.head.bottom - 2 * GAP - foot)
        self.place = Box(room.x, room.centre[1] - CARD * SHAPE / 2, CARD, CARD * SHAPE)
        self.room = room._replace(x=room.x + beside, w=wide)
        self.gain = letters.block(brings, "strong", TEXT, wide, MOST * room.h, even=True)
        below = self.gain.height + GAP if brings else 0.0
        self.block = letters.cut(text, "body", TEXT, wide, self.room.h - below, lines=99)
        self.foot = Box(inner.x, inner.bottom - foot, inner.w, foot)

    @property
    def value(self) -> str:
        return self._text

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.title, self.block, self.gain) if any(block.lines))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("shadow", box)
        canvas.plate("parchment", box)
        x = self.head.centre[0] - (self.side + 16 + self.title.width) / 2
        icon = Box(x, self.head.y, self.side, self.side)
        if self.portrait:
            canvas.picture(self.portrait, icon)
        else:
            canvas.icon(sign(self.kind), icon, theme.wine)
        canvas.block(self.title, self.head.moved((self.side + 16) / 2, 0), theme.wine, "centre")
        self._draw_words(canvas)
        if self.card is not None:
            x, y = canvas.layout.point((self.place.x, self.place.y))
            canvas.blit(self.card(), (round(x), round(y)))

    def _draw_words(self, canvas: Canvas) -> None:
        """The text, and what it brings under it, together in the middle; lines begin where the longest one does."""
        theme, room = canvas.theme, self.room
        gain = self.gain.height if any(self.gain.lines) else 0.0
        text = self.block.height if any(self.block.lines) else 0.0
        y = room.y + (room.h - text - gain - GAP * bool(gain and text)) / 2
        x = room.centre[0] - self.block.width / 2
        canvas.block(self.block, Box(x, y, self.block.width, text), theme.ink, "left", 0.0)
        canvas.block(self.gain, room._replace(y=y + text + GAP * bool(text), h=gain), theme.wine, "centre", 0.0)


def _fitted(words: float, room: Box, foot: float, side: float) -> Box:
    """No higher than the words need, in the middle of the room."""
    high = min(room.h, 2 * TOP + side + foot + words + AIR + 2 * GAP)
    return Box(room.x, room.y + (room.h - high) / 2, room.w, high)


class PageButton(Button):
    """What goes on from a page."""

    def __init__(self, id: str, label: str, foot: Box, do: Do, letters: Type, help: str = ""):
        box = Box(foot.centre[0] - GO_W / 2, foot.bottom - GO_H - OVER, GO_W, GO_H)
        super().__init__(id, label, box, do, letters, "", True, help)


class ChoiceRow(Pressable):
    """An answer: its words, and to the right what is known of what it brings; the price, where there is one."""

    role = "button"

    def __init__(self, id: str, answer: Answer, box: Box, do: Do, letters: Type, enabled: bool, picked: bool = False):
        super().__init__(id, tongue.say(answer.label), box, do, tongue.say(answer.about), enabled)
        self.picked = picked
        self.icon, self.price = sign(answer.kind) if answer.kind else "", answer.price
        inner = box.inset(20, 5)
        left = ICON + 12 if self.icon else 0.0
        cost = str(self.price) if self.price else ""
        self.worth = letters.block(cost, "number", 26, inner.w * 0.2, inner.h, lines=1, grow=False)
        right = self.worth.width + COIN + 22 if cost else 0.0
        self.place = Box(inner.x + left, inner.y, inner.w - left - right, inner.h)
        self.below = Box(inner.x + left, inner.y, inner.w - left, inner.h)  # a price stands beside the words only
        self.words, self.about = self._lettered(letters)

    def _lettered(self, letters: Type) -> tuple[Block, Block]:
        """The words over what is known of them, in letters for which there is room; the words alone where there is none
        for both."""
        place = self.place
        words = letters.cut(self.label, "strong", 25, place.w, place.h * 0.5 + 2)
        about = letters.cut(capital(self.help), "body", 22, self.below.w, place.h - words.height + 2, lines=3)
        if any(words.lines) and any(about.lines):
            return words, about
        return letters.cut(self.label, "strong", 25, place.w, place.h + 4, lines=2), letters.block(
            "", "body", 22, place.w
        )

    @property
    def is_cut(self) -> bool:
        """Is there no room for all that is known of it?"""
        return self.help != "" and (not any(self.about.lines) or self.about.lines[-1].endswith("…"))

    @property
    def value(self) -> str:
        return ngettext("{n} card", "{n} cards", self.price).format(n=self.price) if self.price else ""

    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for block in (self.words, self.about, self.worth) if any(block.lines))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, down = canvas.theme, 2.0 if look.pressed else 0.0
        plate = "button-disabled" if not self.enabled else "button-hover" if look.focused else "button"
        canvas.plate(plate, box.moved(0, down))
        if self.picked:
            frame(canvas, box.inset(2), 3, theme.gold)
        ink = theme.faint if not self.enabled else theme.cream
        gold = theme.faint if not self.enabled else theme.gold
        place = self.place.moved(0, down)
        if self.icon:
            canvas.icon(self.icon, Box(box.x + 20, place.centre[1] - ICON / 2, ICON, ICON), gold)
        if any(self.about.lines):
            high = self.words.height + self.about.height
            y = place.centre[1] - high / 2
            canvas.block(self.words, place._replace(y=y, h=self.words.height), ink, shade=theme.night)
            below = self.below._replace(y=y + self.words.height, h=self.about.height)
            place = place._replace(y=y, h=self.words.height)
            canvas.block(self.about, below, gold, shade=theme.night)
        else:
            canvas.block(self.words, place, ink, shade=theme.night)
        if self.price:
            right = Box(box.right - 20 - self.worth.width, place.y, self.worth.width, place.h)
            canvas.block(self.worth, right, gold, "right", shade=theme.night)
            canvas.icon("hand-cards", Box(right.x - COIN - 6, place.centre[1] - COIN / 2, COIN, COIN), gold)


def columns(count: int) -> int:
    """In how many columns so many answers stand."""
    return 3 if count > MANY else 2 if count > FEW else 1


def places(count: int, room: Box, tall: float) -> list[Box]:
    """Places for so many answers at the foot of a room."""
    across = columns(count)
    down = -(-count // across)
    high = min(tall, (room.h - GAP * (down - 1)) / max(1, down))
    wide = (room.w - GAP * (across - 1)) / across
    top = room.bottom - down * high - (down - 1) * GAP
    return [Box(room.x + n % across * (wide + GAP), top + n // across * (high + GAP), wide, high) for n in range(count)]


def tall(count: int, page: Box) -> float:
    """How high each of so many answers is on a page."""
    down = -(-count // columns(count))
    room = page.h - 2 * TOP - SIGN - 2 * GAP - WORDS - (down - 1) * GAP
    return max(LEAST, min(ROW if columns(count) == 1 else HIGH, room / max(1, down)))


def feet(count: int, high: float = ROW) -> float:
    """How much room so many answers take; none have a button in their place."""
    down = -(-count // columns(count))
    return down * high + max(0, down - 1) * GAP if count else GO_H + OVER
