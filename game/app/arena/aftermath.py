"""How a fight has ended, on a plate while the party rests: what it brought, and how it goes on."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game import tongue
from game.core.cards import Card
from game.core.deck import plain
from game.core.troupe import Aftermath, Share
from game.core.words import Text
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..table.cardart import SHAPE, CardArt
from ..table.prints import PLAIN
from ..type import Block, Type
from ..ui.widget import Look, Widget

EDGE, TOP, GAP = 24.0, 11.0, 16.0
HEAD, TALL, TITLE, SIGN = 42.0, 57.0, 36.0, 32.0  # TALL: of a head in which it is said, too, how it goes on
TEXT, CARD = 23.0, 70.0
AIR = 4.0  # around lines
FOOT = 2  # lines of a sentence about how it goes on
COLUMNS = 2
SPOIL_STEP, CAPTION = 112.0, 24.0  # from one card that was found to the next; usual height of the words above
LEFT = 400.0  # what they leave of their place for other words
ROOMY, TERMS = 27.0, 23.0  # letters where only one has got something, and of what a trade is
TIGHT = 170.0  # a height at which it has to be enough what everybody got


class Portion(Widget):
    """What came of it to one of them: in words, and the cards they got."""

    role = "text"

    def __init__(self, share: Share, name: str, cards: Sequence[Card], box: Box, letters: Type, art: CardArt):
        told = tongue.say(share.text)
        super().__init__(share.who, _("{who}: {what}").format(who=name, what=told) if name else told, box)
        self.cards, self.art = cards, art
        self.wide = min(CARD, (box.h - 4) / SHAPE)
        left = len(cards) * (self.wide + GAP)
        self.room = Box(box.x + left, box.y, box.w - left, box.h)
        self.block = letters.cut(self.label, "body", TEXT if name else ROOMY, self.room.w, box.h, lines=4)

    def shrink(self, size: float, letters: Type) -> None:
        """Be written in letters of that size."""
        self.block = letters.block(self.label, "body", size, self.room.w, self.room.h, grow=False)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.block(self.block, self.room, canvas.theme.cream, valign=0.0, shade=canvas.theme.night)
        for i, card in enumerate(self.cards):
            at = box.x + i * (self.wide + GAP), box.y + (box.h - self.wide * SHAPE) / 2
            x, y = canvas.layout.point(at)
            canvas.blit(self.art.face(card, self.wide, "mini", (), PLAIN), (round(x), round(y)))


def is_crowded(after: Aftermath) -> bool:
    """Are there so many that they need all the room there is?"""
    return len(after.shares) > COLUMNS


class AftermathPlate(Widget):
    """The headline and how it came; a portion for each of our own, with their cards or `bare` of them; how it goes on
    from here."""

    role = "text"

    def __init__(self, after: Aftermath, names: Mapping[str, str], box: Box, letters: Type, art: CardArt,
                 bare: bool = False):  # fmt: skip
        super().__init__("aftermath", tongue.say(after.headline), box)
        self.won, self.told, self.ahead = after.won, tongue.say(after.told), [tongue.say(each) for each in after.ahead]
        inner, tight = box.inset(EDGE, TOP), box.h < TIGHT and bool(after.shares)
        crowded = is_crowded(after) and not tight
        self.line = inner._replace(h=TALL if crowded else HEAD)
        beside, below = ([self.told, *self.ahead], []) if crowded else ([self.told], [] if tight else self.ahead)
        self.sign = Box(inner.x, self.line.y + (self.line.h - SIGN) / 2, SIGN, SIGN)
        self.head = self._head(letters)
        self.how = self._how(" ".join(beside), 2 if crowded else 1, letters)
        self.rest = inner._replace(y=self.line.bottom + 3, h=inner.bottom - self.line.bottom - 3)
        self.foot = list(self._low(below, letters) if after.shares else self._alone(below, letters))
        room = self.rest._replace(h=self.rest.h - sum(place.h for _block, place in self.foot))
        self.portions = list(self._portions(after, names, room, letters, art, bare))
        smallest = min((portion.block.size for portion in self.portions), default=TEXT)
        for portion in self.portions:
            if portion.block.size > smallest:
                portion.shrink(smallest, letters)

    def _head(self, letters: Type) -> tuple[Block, Box]:
        line = self.line
        block = letters.block(self.label, "title", TITLE, line.w * 0.45, line.h, lines=1)
        return block, Box(self.sign.right + 10, line.y, block.width, line.h)

    def _how(self, told: str, lines: int, letters: Type) -> tuple[Block, Box]:
        x = self.head[1].right + GAP
        room = self.line._replace(x=x, w=self.line.right - x)
        return letters.cut(told, "body", TEXT, room.w, room.h + AIR, lines), room

    def _low(self, told: Sequence[str], letters: Type) -> Iterator[tuple[Block, Box]]:
        """How it goes on, below the portions, and no larger than usual: they need the room."""
        if told:
            rest = self.rest
            block = letters.block(" ".join(told), "body", TEXT, rest.w, rest.h / 2, FOOT, grow=False)
            high = block.height + 2 * AIR
            yield block, Box(rest.x, rest.bottom - high, rest.w, high)

    def _alone(self, told: Sequence[str], letters: Type) -> Iterator[tuple[Block, Box]]:
        """How it goes on, where nobody has got anything: each sentence in its share of the room."""
        high = self.rest.h / max(1, len(told))
        for i, line in enumerate(told):
            room = self.rest._replace(y=self.rest.y + i * high, h=high)
            yield letters.cut(line, "body", TEXT, room.w, room.h + AIR, FOOT), room

    @staticmethod
    def _portions(
        after: Aftermath, names: Mapping[str, str], room: Box, letters: Type, art: CardArt, bare: bool
    ) -> Iterator[Portion]:
        """Two beside each other; of one alone the name need not be said."""
        count = len(after.shares)
        columns, rows = max(1, min(COLUMNS, count)), max(1, -(-count // COLUMNS))
        wide, high = (room.w - (columns - 1) * GAP) / columns, room.h / rows
        for i, share in enumerate(after.shares):
            box = Box(room.x + i % columns * (wide + GAP), room.y + i // columns * high, wide, high)
            name, cards = names.get(share.who, "") if count > 1 else "", () if bare else share.cards
            yield Portion(share, name, cards, box, letters, art)

    @property
    def value(self) -> str:
        return " ".join((self.told, *(portion.label for portion in self.portions), *self.ahead))

    def blocks(self) -> tuple[Block, ...]:
        return (self.head[0], self.how[0], *(portion.block for portion in self.portions),
                *(block for block, _box in self.foot))  # fmt: skip

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        tone = theme.gold if self.won else theme.danger
        canvas.plate("shadow", box, 150)
        canvas.plate("panel-dark", box)
        canvas.icon("trophy" if self.won else "skull", self.sign, tone)
        canvas.block(self.head[0], self.head[1], tone, shade=theme.night)
        canvas.block(self.how[0], self.how[1], theme.cream, shade=theme.night)
        canvas.fill(Box(self.rest.x, self.rest.y - 3, self.rest.w, 1.5), theme.faint, 150)
        for portion in self.portions:
            portion.draw(canvas, portion.box, look)
        for block, place in self.foot:
            canvas.block(block, place, theme.bone, shade=theme.night)


class Spoil(NamedTuple):
    """A card that was found, or had been before; above it stands whose it is, or that it is new."""

    card: Card
    caption: str


def spoils(after: Aftermath, names: Mapping[str, str], before: Sequence[Card]) -> list[Spoil]:
    """The cards that a fight has brought, by the names of whose they are now; behind them those from `before` it."""
    alone = len(names) == 1
    found = [Spoil(card, _("New") if alone else names.get(share.who, "")) for share in after.shares
             for card in share.cards]  # fmt: skip
    new = {each.card for each in found}
    return [*found, *(Spoil(card, "") for card in before if card not in new)]


class SpoilsPlate(Widget):
    """What was found, in cards as large as those of a hand, in whose place they lie."""

    role = "text"

    def __init__(self, told: Sequence[Spoil], hand: Box, letters: Type, art: CardArt):
        self.told, self.art = told, art
        self.step = min(SPOIL_STEP, (hand.w - LEFT - hand.h / SHAPE) / max(1, len(told) - 1))
        self.words = [letters.cut(each.caption, "strong", 22, self.step - 4) for each in told]
        self.head = max(CAPTION, *(block.height for block in self.words))  # with larger letters the cards are smaller
        self.wide = (hand.h + CAPTION - self.head) / SHAPE
        label = ", ".join(tongue.say(plain(each.card)) for each in told)
        wide = self.wide + self.step * (len(told) - 1) + GAP
        super().__init__("spoils", label, Box(hand.x, hand.y - CAPTION, wide, hand.h + CAPTION))

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.words)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        for i, (each, words) in enumerate(zip(self.told, self.words, strict=True)):
            place = Box(box.x + i * self.step, box.y + self.head, self.wide, box.h - self.head)
            x, y = canvas.layout.point((place.x, place.y))
            canvas.blit(self.art.face(each.card, self.wide, "mini", (), PLAIN), (round(x), round(y)))
            above = place._replace(y=box.y, h=self.head)
            canvas.block(words, above, canvas.theme.gold, "centre", 0.5, shade=canvas.theme.night)


class TermsPlate(Widget):
    """What a trade is, and what there is to give, beside the cards to choose between."""

    role = "text"

    def __init__(self, told: Sequence[Text], box: Box, letters: Type):
        lines = [tongue.say(each) for each in told]
        super().__init__("terms", " ".join(lines), box)
        self.room = box.inset(EDGE - 4, AIR)
        self.block = letters.cut("\n".join(lines), "body", TERMS, self.room.w, self.room.h, lines=8)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("panel-dark", box)
        canvas.block(self.block, self.room, canvas.theme.cream, valign=0.5, shade=canvas.theme.night)
