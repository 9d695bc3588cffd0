"""What a figure's plate consists of, and where its cards lie on it."""

from typing import NamedTuple

from ..geometry import Box
from ..table.cardart import SHAPE
from .crest import SIDE
from .rows import ROOMY, Shape, Stand

EDGE, LINE = 8.0, 29.0  # around what stands on a plate; height of a line
ASIDE = 7.0  # beside a name that may be long
RIM, TOP, FAN = 1.0, 8.0, 26.0  # around a picture that is as high as its plate; above what is beside it; its cards
PILE, RAISED = 42.0, 12.0  # width of a card of a pile; how much higher open ones lie, clear of the number at their foot
MOST = 0.6  # of the width of a plate, what the picture below the name may take
FOOT, UNDER = 30.0, 18.0  # height of the number of a pile, and how much of the deck it lies over
COUNT = 40.0  # room for a number beside a fan
OVERLAP = 0.55  # of a card of a fan, how far the next one lies from it
NARROW, THIN = 250.0, 36.0  # width below which a hero has little room; of a pile then
CLOSE = 6.0  # by how much signs come closer to the numbers above them
AMPLE = 360.0  # width from which a hero's loot lies beside the deck
SHARE = 0.32  # of the width of a plate without piles, what the picture may take
BADGE = 32.0  # height of the numbers at the foot of such a picture
TIGHT = 2.0  # beside and below a picture on a low plate that stands below the name
ODDS = 72.0  # the least that the odds on a low plate take
TINY = 22.0  # width of a card there, clear of the rim
LOW = 27.0  # height of a line of a plate on which there are many
FRAME = 4.0  # around a picture within a frame of paper
PAPER = 5.0  # of the rim of a card, clear of what is written
LESSER, ROW, ABOVE = 24.0, 26.5, 3  # of large plates: a card of a fan, height of the numbers, lines above the note
BESIDE = 220.0  # width from which the name on a low plate has room beside the picture


class Parts(NamedTuple):
    """Places on a plate.  `hand` is the first card of a fan that may be `fan` wide; the piles are there of heroes."""

    face: Box
    name: Box
    numbers: Box
    note: Box  # a tag
    hand: Box
    fan: float
    deck: Box | None = None
    discard: Box | None = None
    loot: Box | None = None  # where there is room for it
    odds: Box | None = None  # of an attack, where they leave the name alone; None: in place of the note

    @property
    def signs(self) -> Box:
        """Where signs of tags stand: in place of the note, or under the numbers."""
        below = self.numbers._replace(y=self.numbers.bottom - CLOSE, h=LINE - CLOSE / 2)
        return self.note if self.note != self.name else below

    def foot(self, pile: Box) -> Box:
        """Where the number of a pile stands, in a row with that of the deck."""
        return Box(pile.x - 5, (self.deck or pile).bottom - UNDER, pile.w + 12, FOOT)

    def tally(self, cards: int) -> Box:
        """Where the number of cards in hand stands: beside a fan of so many."""
        wide = min(self.fan, self.hand.w * (1 + (cards - 1) * OVERLAP))
        return Box(self.hand.x + wide + 6, self.hand.y, COUNT, self.hand.h)


def parts(stand: Stand) -> Parts:
    """The parts of a plate."""
    if stand.shape is Shape.LOW:
        return _low(stand.box, stand.crested)
    if stand.bare:
        return _bare(stand.box)
    if stand.over:
        return _large(stand.box, stand.over)
    return {Shape.TALL: _tall, Shape.HERO: _hero, Shape.PET: _pet}[stand.shape](stand.box)


def _card(x: float, y: float, wide: float) -> Box:
    return Box(x, y, wide, wide * SHAPE)


def _tall(box: Box) -> Parts:
    if box.w >= ROOMY:
        return _roomy(box)
    name = Box(box.x + EDGE, box.y + FRAME, box.w - 2 * EDGE, LINE)
    side = min(box.bottom - FRAME - name.bottom, box.w * MOST)
    face = Box(box.x + FRAME, box.bottom - FRAME - side, side, side)
    x, y = face.right + CLOSE, box.y + EDGE + LINE
    wide = box.right - EDGE - x
    note = Box(x, box.bottom - EDGE - LINE, wide, LINE)
    return Parts(face, name, Box(x, y - 2, wide, LINE + 2), note, _card(x, y + LINE + 3, FAN), max(FAN, wide - COUNT))


def _roomy(box: Box) -> Parts:
    """The picture is as high as the plate, with its numbers at its foot; beside it the name, the hand and the note."""
    side = box.h - 2 * FRAME
    face = Box(box.x + RIM, box.y + FRAME, side, side)
    x = face.right + EDGE / 2
    wide = box.right - TOP - FRAME - x
    note = Box(x, box.bottom - TOP - FRAME - LINE, wide, LINE)
    fan = _card(x + 2, note.y - FAN * SHAPE - RIM * 4, FAN)
    name = Box(x, box.y + TOP, wide, fan.y - RIM * 4 - box.y - TOP)
    numbers = Box(face.x, box.bottom - TOP - FRAME - BADGE, side, BADGE)
    return Parts(face, name, numbers, note, fan, wide - COUNT)


def _large(box: Box, over: float) -> Parts:
    """The picture is as high as the plate; all that is written is beside it, a line each: the name, the numbers, the
    hand, above the edge of the table, and the note in the middle of what is left below that."""
    side = box.h - 2 * FRAME
    face = Box(box.x, box.y + FRAME, side, side)
    x, top, foot = face.right, box.y + FRAME + RIM, box.bottom - PAPER
    wide, hand = box.right - EDGE - FRAME - x, LESSER * SHAPE
    apart = (foot - over - top - LINE - ROW - hand - LOW) / (ABOVE + 1)
    name = Box(x, top + apart, wide, LINE)
    numbers = Box(x, name.bottom + apart, wide, ROW)
    fan = _card(x + 2, numbers.bottom + apart, LESSER)
    return Parts(face, name, numbers, _between(fan.bottom, foot, name), fan, wide - COUNT)


def _between(above: float, below: float, line: Box) -> Box:
    """A note under a line, in the middle between what is above and below."""
    return line._replace(y=(above + below - LOW) / 2, h=LOW)


def stepped_back(large: Parts, over: float) -> Parts:
    """The same where nothing may reach over the edge of the table: the picture is smaller, in the middle of its place,
    and the note higher; nothing else has moved."""
    side = large.face.h - over
    face = Box(large.face.centre[0] - side / 2, large.face.y, side, side)
    return large._replace(face=face, note=large.note.moved(0, -over / 2))


def headed(roomy: Parts, box: Box, framed: bool = False) -> Parts:
    """The same with the name above the picture, which is smaller for that: of whoever has one that is too long beside
    it.  `framed`: within a frame of paper."""
    around = FRAME * framed
    name = Box(box.x + ASIDE + around, box.y + TOP / 2 + around, box.w - 2 * (ASIDE + around), LINE)
    side = box.bottom - name.bottom - RIM - around
    face = Box(roomy.face.centre[0] - side / 2, name.bottom, side, side)
    return roomy._replace(face=face, name=name)


def _low(box: Box, crested: bool) -> Parts:
    """With little room the name is above the picture, not beside it, and a crest before that, not on it."""
    beside = box.w >= BESIDE
    foot, apart = (5, 6) if beside else (TIGHT, TIGHT)  # the picture is as large as can be below a name
    side = box.h - 2 * foot if beside else box.h - LINE - 2 * foot
    left = box.x + (SIDE + EDGE if crested and not beside else 6)
    x = left + side + apart
    name = Box(x if beside else box.x + EDGE, box.y + 2, 0, LINE)
    name = name._replace(w=box.right - EDGE - name.x)
    y = name.bottom + 2
    hand = _card(x + (60 if left > box.x + 6 else 64), y, TINY)
    fan = max(hand.w, box.right - 6 - COUNT - hand.x)
    start = min(hand.x - RIM, box.right - FRAME - ODDS)
    odds = Box(start, y, box.right - FRAME - start, box.bottom - TIGHT - y)  # they hide the whole fan
    face = Box(left, box.bottom - foot - side, side, side)
    return Parts(face, name, Box(x, y + 1, 60, LINE), name, hand, fan, odds=odds)


def _hero(box: Box) -> Parts:
    if box.w < NARROW:
        return _slim(box)
    side = min(box.h - 8, box.w * 0.21)
    x, pile = box.x + 4 + side + 4, PILE * SHAPE
    deck = _card(box.right - 2 * PILE - 24, box.y + (box.h - pile) / 2, PILE)
    loot = deck.moved(-PILE - 16, -RAISED) if box.w >= AMPLE else None
    wide = (loot or deck).x - 6 - x
    lines = [Box(x, box.y + 3 + i * LINE, wide, LINE) for i in range(3)]
    face = Box(box.x + 4, box.y + (box.h - side) / 2, side, side)
    return Parts(face, lines[0], lines[1], lines[2], _card(x, lines[1].y, 20), wide - COUNT, deck,
                 deck.moved(PILE + 12, -RAISED), loot)  # fmt: skip


def _bare(box: Box) -> Parts:
    """A hero without piles."""
    side = min(box.h - 8, box.w * SHARE)
    x = box.x + 4 + side + 4
    lines = [Box(x, box.y + 3 + i * LINE, box.right - EDGE - x, LINE) for i in range(3)]
    face = Box(box.x + 4, box.y + (box.h - side) / 2, side, side)
    return Parts(face, lines[0], lines[1], lines[2], _card(x, lines[1].y, 20), 0.0)


def _slim(box: Box) -> Parts:
    """A hero where there is little room: the name above everything else."""
    name = Box(box.x + EDGE, box.y + 2, box.w - 2 * EDGE, LINE)
    side = min(box.h - LINE - 10, box.w * 0.26)
    face = Box(box.x + 6, name.bottom + 2, side, side)
    deck = _card(box.right - 2 * THIN - 24, name.bottom, THIN)
    numbers = Box(face.right + 4, name.bottom + 10, deck.x - face.right - 8, LINE)
    odds = Box(face.x, numbers.bottom - CLOSE, deck.x - CLOSE - face.x, LINE - CLOSE / 2)
    return Parts(face, name, numbers, name, _card(numbers.x, numbers.y, 20), 0.0, deck, deck.moved(THIN + 12, 0),
                 odds=odds)  # fmt: skip


def _pet(box: Box) -> Parts:
    side = min(box.h - LINE - 8, box.w - 46)
    name = Box(box.x + EDGE, box.bottom - LINE - 3, box.w - 2 * EDGE, LINE)
    numbers = Box(box.x + side + 6, box.y + 4, box.w - side - 10, LINE)
    odds = Box(name.x, name.y - LINE, name.w, LINE)
    face = Box(box.x + 4, box.y + 4, side, side)
    return Parts(face, name, numbers, name, _card(numbers.x, numbers.y, 20), 0.0, odds=odds)
