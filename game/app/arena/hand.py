"""The hand that is shown: its order, its holder, its cards to choose from, and hands that lie open."""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence

from game import i18n
from game.core.cards import Card
from game.core.combatants import HEROES, Figure, Prize
from game.core.deck import plain
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import MINI, PLAIN, strip
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..table.card_art import SHAPE, CardArt
from ..table.places import Places
from ..table.spots import CardSpot
from ..table.stage import Stage
from ..ui.widget import Do, Look, Widget
from .plate_parts import described

RING = 9.0  # how far the focus ring extends beyond a card
RANK, SUIT = "rank", "suit"
SUITS = "SHCD"  # black and red alternate
DULL = 0.75  # dimming of a card that cannot join the picks
NEAR, QUICK = 0.3, 16.0  # spreading a hand: design pixels that count as arrived; speed per second


def by_rank(card: Card) -> tuple[int, ...]:
    """Return the sort key by rank, highest first."""
    return -card.rank, SUITS.find(card.suit), card.pack


def by_suit(card: Card) -> tuple[int, ...]:
    """Return the sort key by suit, highest first within a suit."""
    return SUITS.find(card.suit), -card.rank, card.pack


KEYS = {RANK: by_rank, SUIT: by_suit}


def in_order(cards: Sequence[Card | None], order: str) -> tuple[Card | None, ...]:
    """Return cards in the order of the hand, unknown ones last."""
    known = sorted((card for card in cards if card is not None), key=KEYS[order])
    return (*known, *[None] * (len(cards) - len(known)))


def spread_hand(lefts: Sequence[float], wide: float, focused: int) -> list[float]:
    """Return the left edges of overlapping cards while card `focused` has focus.

    It and the cards before it move left, those after it move right; the first and the last stay.
    """
    last = len(lefts) - 1
    if not 0 <= focused < last:
        return [*lefts]
    need = max(0.0, wide + RING - (lefts[focused + 1] - lefts[focused]))
    back = need * focused / max(1, last - 1)
    ahead = need - back
    before = (left - back * i / max(1, focused) for i, left in enumerate(lefts[: focused + 1]))
    rest = max(1, last - focused - 1)
    after = (left + ahead * (rest - i) / rest for i, left in enumerate(lefts[focused + 1 :]))
    return [*before, *after]


def spread_cards(stage: Stage, places: Places, zone: str, focus: str | None, step: float) -> bool:
    """Spread a hand so that the focused card does not cover its neighbour's index. `step` is the share of the way that
    each card moves now; return True while a card moves."""
    moving = False
    row = stage.in_order(zone)
    middle = places.middles(zone, len(row))
    focused = next((i for i, sprite in enumerate(row) if sprite.id == focus), -1)
    goals = spread_hand([middle(i)[0] for i in range(len(row))], places.width(zone), focused)
    for sprite, goal in zip(row, goals, strict=True):
        x, y = sprite.at
        away = goal - x
        if away and sprite not in stage.flying:
            sprite.at = goal if abs(away) < NEAR or step >= 1 else x + away * step, y
            moving = True
    return moving


def dull_cards(stage: Stage, zones: Iterable[str], bright: Collection[str] | None) -> None:
    """Dim the cards of zones that are not among the bright ones; None dims no card."""
    for zone in zones:
        for sprite in stage.piles.get(zone, ()):
            sprite.dim = 0.0 if bright is None or sprite.id in bright else DULL


FACE, GAP, NAME = 56.0, 8.0, 23.0
WIDE, WIDER = 150.0, 190.0  # greatest width of the name on two lines, and on one
LINE = 34.0  # height of a single line, centred: anything lower is covered by a raised card of the hand
SIGN, NUMBER, APART = 22.0, 22.0, 14.0  # a number's icon, its size, and gap to the next


class Holder(Widget):
    """The face of a hand's holder, with the name if it fits. A hero's numbers are on the hero's plate."""

    role = "text"

    def __init__(self, figure: Figure, room: Box, letters: Fonts, named: bool, counts: Mapping[str, int]):
        super().__init__("holder", i18n.say(figure.name), room)
        self.figure, self.counts, self.letters = figure, counts, letters
        self.picture = portrait_of(figure.kind, figure.elite)
        self.face = face_in(room)
        self.numbers = self._numbered() if named and figure.side != HEROES else []
        name, x = self.label if named else "", self.face.right + GAP
        if self.numbers:
            self.name = letters.cut(name, "strong", NAME, WIDER, LINE)
        else:
            self.name = letters.block(name, "strong", NAME, WIDER if letters.huge else WIDE, room.h, lines=2)
        high = LINE if self.numbers else room.h
        self.place = Box(x, room.centre[1] - high / 2, self.name.width, high)
        right = self.place.right + self._wide() if named else self.face.right
        self.box = room._replace(w=right - room.x)

    def _numbered(self) -> list[tuple[str, Block]]:
        """Return the icons and numbers: difficulty, and cards left."""
        worth = [("skull", self.figure.worth)] if self.figure.worth else []
        return [
            (icon, self.letters.block(str(n), "number", NUMBER, WIDE, NUMBER * 1.5, lines=1, grow=False))
            for icon, n in (*worth, ("hand-cards", self.counts.get("hand", 0)))
        ]

    def _wide(self) -> float:
        """Return the width of the numbers."""
        return sum(APART + SIGN + GAP / 2 + block.width for _icon, block in self.numbers)

    @property
    def value(self) -> str:
        return ", ".join(described(self.figure, self.counts)) if self.numbers else ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def looks(self) -> tuple[Hashable, ...]:
        return self.picture, self.face, self.name, self.place, *self.numbers

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.picture:
            canvas.picture(self.picture, self.face)
        canvas.block(self.name, self.place, canvas.theme.gold, shade=canvas.theme.night)
        x, middle = self.place.right, self.place.centre[1]
        for icon, block in self.numbers:
            x += APART
            canvas.icon(icon, Box(x, middle - SIGN / 2, SIGN, SIGN), canvas.theme.bone)
            x += SIGN + GAP / 2
            canvas.block(block, self.place._replace(x=x, w=block.width), canvas.theme.cream, shade=canvas.theme.night)
            x += block.width


def face_in(room: Box) -> Box:
    """Return the box of the face in the row of abilities."""
    return Box(room.x, room.y + (room.h - FACE) / 2, FACE, FACE)


GEM, BEYOND = 30.0, 2.0  # side of the gem, and how far it overlaps the card's corner
INKS = {"common": "second", "rare": "help", "epic": "gold"}


class HandSpot(CardSpot):
    """A card with a gem on its lower left corner, which neither a neighbour nor the pip uses."""

    def __init__(self, id: str, label: str, box: Box, value: str, do: Do, prize: Prize | None):
        super().__init__(id, label, box, value, i18n.say(prize.told) if prize else "", do)
        self.prize = prize

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        if self.prize is None or not self.show_chips:
            return
        draw_gem(canvas, self.prize.grade, box)


def draw_gem(canvas: Canvas, grade: str, card: Box) -> None:
    """Draw the gem of a treasure grade on a card's lower left corner."""
    place = Box(card.x - BEYOND, card.bottom + BEYOND - GEM, GEM, GEM)
    canvas.plate("count-plate", place.inset(-2))
    canvas.icon(f"loot-{grade}", place.inset(3, 3), getattr(canvas.theme, INKS[grade]))


CARD, STEP, MOST = 56.0, 60.0, 430.0  # width of a card; usual step; greatest width of all
EDGE = 12.0


class OpenHand(Widget):
    """The cards of a hand at the right end of a box; if there are many, each shows just enough to be recognised."""

    role = "text"

    def __init__(self, cards: Sequence[Card], room: Box, art: CardArt):
        self.cards, self.art = cards, art
        self.step = min(STEP, (MOST - CARD) / max(1, len(cards) - 1))
        wide = CARD + self.step * (len(cards) - 1) + 2 * EDGE
        box = Box(room.right - wide, room.y, wide, CARD * SHAPE + 2 * EDGE)
        super().__init__("open-hand", _("Hand: {cards}").format(cards=", ".join(map(i18n.say, map(plain, cards)))), box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("shadow", box, 150)
        canvas.plate("hp-plate", box)
        for i, card in enumerate(self.cards):
            at = canvas.layout.point((box.x + EDGE + i * self.step, box.y + EDGE))
            layout = MINI if card is self.cards[-1] else strip(self.step / CARD)
            canvas.blit(self.art.face(card, CARD, layout, (), PLAIN), (round(at[0]), round(at[1])))
