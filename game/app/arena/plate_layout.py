"""Where plates stand, in rows, and how each shape of plate is laid out."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from game.core.combatants import HEROES, Figure

from ..base.geometry import Box
from ..table.card_art import SHAPE
from .players import SIDE

EDGE, LINE, AIR = 8.0, 29.0, 6.0  # margin of a plate; height of a line; gap beside a picture
FOOT, UNDER = 30.0, 18.0  # height of a pile's number, and how far it overlaps the deck
COUNT = 36.0  # width of a number beside a fan
OVERLAP = 0.55  # step of a fan, as a share of a card's width
CLOSE = 6.0  # how much closer signs are to the numbers above them


class PlateParts(NamedTuple):
    """The places on a plate.

    `hand` is the first card of a fan that may be `fan` wide, or a sign if `fan` is 0. Only heroes have piles.
    """

    face: Box
    name: Box
    numbers: Box
    note: Box  # a tag or another short text
    hand: Box
    fan: float
    deck: Box | None = None
    discard: Box | None = None
    loot: Box | None = None  # None if it does not fit
    odds: Box | None = None  # an attack's odds where they do not cover the name; None: in place of the note

    @property
    def signs(self) -> Box:
        """The place of the tags' signs: that of the note, or below the numbers."""
        below = self.numbers._replace(y=self.numbers.bottom - CLOSE, h=LINE - CLOSE / 2)
        return self.note if self.note != self.name else below

    @property
    def is_beside(self) -> bool:
        """True if the note is beside the picture, not below."""
        return self.note.x >= self.face.right

    @property
    def is_headed(self) -> bool:
        """True if the name is above the picture, not beside it."""
        return self.name.x < self.face.right and not self.is_footed

    @property
    def is_footed(self) -> bool:
        """True if the name is below the picture."""
        return self.name.x < self.face.right and self.name.y > self.face.centre[1]

    def foot(self, pile: Box) -> Box:
        """Return the place of a pile's number, level with that of the deck."""
        return Box(pile.x - 5, (self.deck or pile).bottom - UNDER, pile.w + 12, FOOT)

    def tally(self, cards: int) -> Box:
        """Return the place of the number of cards in hand, beside a fan of `cards` cards."""
        wide = min(self.fan, self.hand.w * (1 + (cards - 1) * OVERLAP)) if self.fan else self.hand.w
        return Box(self.hand.x + wide + (AIR if self.fan else 0), self.hand.y, COUNT, self.hand.h)


def card(x: float, y: float, wide: float) -> Box:
    """Return the box of a card with this upper left corner."""
    return Box(x, y, wide, wide * SHAPE)


GAP, PETS = 8.0, 6.0
WIDE, ROW_NARROW, HERO = 328.0, 240.0, 400.0  # greatest width of a large enemy's plate, of a small one's, of a hero's
BARE, PILES = 268.0, 120.0  # greatest width of a hero without own piles; width of shared piles beside the heroes
ROW_BETWEEN, ENOUGH = 872.0, 200.0  # width between the wall's fires; width that is enough for an enemy between them
MOST = 6  # most enemies in one row
ROW_FEW, LIP, OVER = (
    3,
    11.0,
    6.0,
)  # up to FEW enemies reach over the table's edge: distance to the edge, and how far over
ROOMY, ASIDE = 264.0, 13.0  # least width of a large plate; gap between large plates
SAME = 220.0  # least width for plates of one width in both rows
PET, SLIM = 112.0, 76.0  # width of a pet's plate, and with more than MANY pets
MANY = 3


class Shape(Enum):
    """The layout of a figure's plate."""

    TALL = "tall"
    LOW = "low"
    HERO = "hero"
    PET = "pet"


FOES = (Shape.TALL, Shape.LOW)  # the shapes of enemies, shown as cards


class Stand(NamedTuple):
    """The place of a figure and the layout of its plate.

    `crested` plates bear a player's number; `bare` ones have no piles; `over` is the part that reaches over the table's
    edge; `piles` is the place of piles shared with other figures; `large` is for large text.
    """

    box: Box
    shape: Shape
    crested: bool = False
    bare: bool = False
    over: float = 0.0
    piles: Box | None = None
    large: bool = False


def stands(cast: Sequence[Figure], above: Box, below: Box, large: bool = False) -> dict[str, Stand]:
    """Return the place of every figure, by id: enemies `above`, heroes and their pets `below`."""
    foes = [figure for figure in cast if figure.side != HEROES]
    placed = {**dict(_foes(foes, above)), **dict(_heroes(cast, below))}
    return {id: stand._replace(large=large) for id, stand in placed.items()}


def _foes(foes: Sequence[Figure], room: Box) -> Iterator[tuple[str, Stand]]:
    if len(foes) > MOST:
        yield from _in_two_rows(foes, room)
        return
    over = OVER if len(foes) <= ROW_FEW else 0.0
    high = room.h + LIP + OVER if over else room.h
    wide = _single(len(foes), room.w) if foes else 0.0
    row = room._replace(h=high)
    for figure, box in zip(foes, _in_a_row(len(foes), wide, ASIDE if wide >= ROOMY else GAP, row), strict=True):
        yield figure.id, Stand(box, Shape.TALL, bool(figure.player), over=over)


def _in_two_rows(foes: Sequence[Figure], room: Box) -> Iterator[tuple[str, Stand]]:
    """Yield two rows of enemies.

    All have one width if a shorter first row then leaves the wall's fires visible; otherwise both rows are equally
    wide, so that neither leaves half a fire visible.
    """
    first = len(foes) // 2
    alike = min(_share(len(foes) - first, room.w), _share(first, ROW_BETWEEN))
    high = (room.h - GAP) / 2
    for row, some in enumerate((foes[:first], foes[first:])):
        wide = alike if alike >= SAME else _share(len(some), room.w)
        places = _in_a_row(len(some), wide, GAP, Box(room.x, room.y + row * (high + GAP), room.w, high))
        for figure, box in zip(some, places, strict=True):
            yield figure.id, Stand(box, Shape.LOW, bool(figure.player))


def _in_a_row(count: int, wide: float, gap: float, room: Box) -> Sequence[Box]:
    """Return boxes side by side, centred in a room."""
    left = room.centre[0] - (count * wide + (count - 1) * gap) / 2
    return [room._replace(x=left + i * (wide + gap), w=wide) for i in range(count)]


def _single(count: int, room: float) -> float:
    """Return the width of each enemy of a single row.

    Large pictures leave the wall's fires visible if possible, and otherwise cover them.
    """
    between = _share(count, ROW_BETWEEN)
    for wide in (_share(count, ROW_BETWEEN, ASIDE), _share(count, room, ASIDE)):
        if wide >= ROOMY:
            return min(WIDE, wide)
    return min(ROW_NARROW, between if between >= ENOUGH else _share(count, room))


def _share(count: int, room: float, gap: float = GAP) -> float:
    return (room - (count - 1) * gap) / count


def _heroes(cast: Sequence[Figure], room: Box) -> Iterator[tuple[str, Stand]]:
    ours = [figure for figure in cast if figure.side == HEROES]
    pets = sum(bool(figure.owner) for figure in ours)
    pet = PET if pets <= MANY else SLIM
    heroes = len(ours) - pets
    bare = {figure.id for figure in ours if not figure.owner and "deck" not in figure.zones}
    shared = PILES + GAP if 0 < len(bare) < heroes else 0.0
    left = room.w - pets * (pet + PETS) - (heroes - 1) * GAP - shared
    hero = min(BARE if bare else HERO, left / max(1, heroes))
    whole = heroes * hero + (heroes - 1) * GAP + shared + pets * (pet + PETS)
    x = room.centre[0] - whole / 2
    for figure in _with_pets(ours):
        wide = pet if figure.owner else hero
        x += PETS - GAP if figure.owner else 0.0
        box = Box(x, room.y, wide, room.h)
        x += wide + GAP
        if figure.owner:
            yield figure.id, Stand(box, Shape.PET, bool(figure.player))
            continue
        piles = Box(x, room.y, PILES, room.h) if shared and figure.id not in bare else None
        yield figure.id, Stand(box, Shape.HERO, bool(figure.player), bool(bare), piles=piles)
        x += shared if piles else 0.0


def _with_pets(ours: Sequence[Figure]) -> Iterator[Figure]:
    """Yield the heroes in order, each followed by its pets."""
    for hero in ours:
        if not hero.owner:
            yield hero
            yield from (pet for pet in ours if pet.owner == hero.id)


FRAME = 4.0  # paper frame around the picture
TOP, NAME = 7.0, 54.0  # space above the text; height of a name on two close lines
COLUMN, LEAST = 130.0, 95.0  # least width beside a picture as high as its plate; beside any picture
WORTH, LITTLE = 51.0, 47.0  # width of the difficulty before the hand; on a narrow plate
FAN, LARGE = 24.0, 28.0  # width of a card in the hand's fan; on a large plate
SEEN = 1.25  # in card widths: with less room no fan is shown
APART = 8.0  # gap below the name
FOE_COUNT, FOE_FEW = 30.0, 25.0  # width of the number beside a fan; on a narrow plate
FOE_FOOT = 8.0  # margin below the last line
ODDS = 70.0  # least width of the odds on a low plate
RIGHT = 3.0  # how much further right the odds start, clear of the number before them
TINY, CLOSER = 20.0, 2.0  # width of a card on a low plate; gap before the hand
FOE_TIGHT, SEEN_BESIDE = 1.0, 24.0  # gap beside a picture above the name, with a crest; without
FOE_CLOSE = 4.0  # side margin of a name above the picture
HEAD, BELOW = 27.0, 2.0  # height of a name below the picture; its gap to the rim
BESIDE, BESIDE_LARGE = 220.0, 260.0  # width of a low plate from which the name fits beside the picture; in large text
LARGE_HEAD, LARGE_EDGE = 29.0, 5.0  # a large name below: height, side margin
NEARER, UP = 5.0, 4.0  # above it: how far numbers move to the left, and up


def tall(stand: Stand) -> PlateParts:
    """Return the parts of a plate in a single row.

    The picture is as high as the plate; if that leaves too little room, a line below it stays free.
    """
    box = stand.box
    high, room = box.h - 2 * FRAME, box.w - 2 * FRAME - AIR - EDGE
    foot = box.bottom - FOE_FOOT - LINE
    beside = room - high >= COLUMN
    side = high if beside else min(foot - box.y - FRAME, room - LEAST)
    face = Box(box.x + FRAME, box.y + FRAME, side, side)
    x = face.right + AIR
    wide = box.right - FRAME - EDGE - x
    name = Box(x, box.y + TOP, wide, NAME)
    note = Box(x, foot, wide, LINE) if beside else Box(box.x + FRAME + EDGE, foot, room - EDGE + AIR, LINE)
    fan = LARGE if stand.over else FAN
    tallest = fan * SHAPE
    y = name.bottom + APART if stand.over else name.bottom + (foot - name.bottom - tallest) / 2
    worth, count = (WORTH, FOE_COUNT) if wide >= COLUMN else (LITTLE, FOE_FEW)
    extent = wide - worth - count
    hand = card(x + worth, y, fan)
    return PlateParts(face, name, Box(x, y, worth, tallest), note, hand, extent if extent >= fan * SEEN else 0.0)


def low(stand: Stand) -> PlateParts:
    """Return the parts of a plate in two rows.

    With little room the name is below the picture, a crest before it, and the hand is only a number.
    """
    box, large = stand.box, stand.large
    beside = box.w >= (BESIDE_LARGE if large else BESIDE)
    head, edge = (LARGE_HEAD, LARGE_EDGE) if large else (HEAD, EDGE)
    side = box.h - 2 * FRAME if beside else box.h - head - BELOW
    left = box.x + (SIDE + EDGE if stand.crested and not beside else FRAME)
    x = left + side + (AIR if beside else FOE_TIGHT if stand.crested else SEEN_BESIDE) - NEARER * (large and not beside)
    name = Box(x, box.y + 2, 0, LINE) if beside else Box(box.x + edge, box.bottom - head - BELOW, 0, head)
    name = name._replace(w=box.right - edge - name.x)
    y = name.bottom + 2 if beside else box.y + FRAME + BELOW - UP * large
    numbers = Box(x, y, LITTLE, LINE)
    hand = card(numbers.right + CLOSER, y, TINY)
    fan = max(hand.w, box.right - EDGE - FOE_COUNT - hand.x) if beside else 0.0
    if not beside:
        hand = hand._replace(y=numbers.y, h=LINE)
    start = min(hand.x - CLOSER, box.right - AIR - ODDS)
    foot = box.bottom - AIR if beside else name.y
    odds = Box(start + RIGHT, y, box.right - AIR - start, foot - y)  # they cover the whole hand
    face = Box(left, box.y + (FRAME if beside else 0), side, side)
    return PlateParts(face, name, numbers, name, hand, fan, odds=odds)


def stepped_back(at: PlateParts, box: Box) -> PlateParts:
    """Return the parts in a box with a higher foot: the picture is smaller and the note higher; nothing else moves."""
    note = at.note._replace(y=box.bottom - FOE_FOOT - LINE)
    foot = box.bottom - FRAME if at.is_beside else note.y
    top = min(at.face.y, box.y + FRAME) if not at.is_headed else at.face.y
    side = min(at.face.h, foot - top)
    return at._replace(face=Box(at.face.centre[0] - side / 2, min(at.face.y, foot - side), side, side), note=note)


def narrowed(at: PlateParts, share: float) -> PlateParts:
    """Return the parts with the picture scaled to `share` and more room for text; no card moves."""
    side = at.face.w * share
    more = at.face.w - side
    y = at.face.y + (more / 2 if at.is_beside else 0)
    name, numbers = (place._replace(x=place.x - more, w=place.w + more) for place in (at.name, at.numbers))
    note = at.note._replace(x=at.note.x - more, w=at.note.w + more) if at.is_beside else at.note
    return at._replace(face=Box(at.face.x, y, side, side), name=name, numbers=numbers, note=note)


def headed(at: PlateParts, box: Box) -> PlateParts:
    """Return the parts with the name above the picture, for names too long to stand beside it."""
    name = Box(box.x + FRAME + FOE_CLOSE, box.y + FRAME, box.w - 2 * (FRAME + FOE_CLOSE), LINE)
    side = (box.bottom - FRAME if at.is_beside else at.note.y) - name.bottom
    return at._replace(face=Box(at.face.x, name.bottom, side, side), name=name)


PILE, RAISED = 42.0, 12.0  # width of a pile's card; how much higher open piles lie, clear of the number at their foot
PART_BETWEEN = 12.0  # gap between two piles
PART_NARROW, THIN = 250.0, 36.0  # width below which a hero's plate is narrow; width of a pile's card then
USUAL, PART_TIGHT = 0.21, 0.15  # share of the picture in a plate's width; where large text leaves little room
AMPLE = 360.0  # width from which a hero's loot lies beside the deck
BEFORE, LESS = 21.0, 0.67  # space for a crest before a picture; share of it by which the picture shrinks
DOWN = 6.0  # how much lower such a picture stands
SHARE = 0.32  # greatest share of the picture in the width of a plate without piles


def parts(stand: Stand) -> PlateParts:
    """Return the parts of a plate."""
    if stand.shape is Shape.LOW:
        return low(stand)
    if stand.shape is Shape.TALL:
        return tall(stand)
    if stand.shape is Shape.PET:
        return _pet(stand.box)
    if stand.bare:
        return _bare(stand.box, BEFORE * stand.crested, stand.piles)
    return _hero(stand.box, BEFORE * stand.crested, stand.large)


def _hero(box: Box, before: float, large: bool) -> PlateParts:
    """Return the parts of a hero's plate; `before` is the space for a crest left of the picture. With `large` text, the
    picture and the piles of a plate of usual width leave more room for the name."""
    if box.w < PART_NARROW:
        return _slim(box, before)
    tight = large and box.w < AMPLE
    side = min(box.h - 8, box.w * (PART_TIGHT if tight else USUAL)) - LESS * before
    wide = THIN if tight else PILE
    x, pile = box.x + before + 4 + side + 4, wide * SHAPE
    deck = card(box.right - 2 * wide - 2 * PART_BETWEEN, box.y + (box.h - pile) / 2, wide)
    loot = deck.moved(-PILE - 16, -RAISED) if box.w >= AMPLE else None
    apart = wide + PART_BETWEEN
    wide = (loot or deck).x - 6 - x
    lines = [Box(x, box.y + 3 + i * LINE, wide, LINE) for i in range(3)]
    face = Box(box.x + before + 4, box.y + (box.h - side) / 2 + DOWN * bool(before), side, side)
    return PlateParts(face, lines[0], lines[1], lines[2], card(x, lines[1].y, 20), wide - COUNT, deck,
                 deck.moved(apart, -RAISED), loot)  # fmt: skip


def _bare(box: Box, before: float, piles: Box | None) -> PlateParts:
    """Return the parts for a hero without piles, or whose `piles` lie beside the plates because they are shared."""
    side = min(box.h - 8, box.w * SHARE)
    x = box.x + before + 4 + side + 4
    lines = [Box(x, box.y + 3 + i * LINE, box.right - EDGE - x, LINE) for i in range(3)]
    face = Box(box.x + before + 4, box.y + (box.h - side) / 2, side, side)
    at = PlateParts(face, lines[0], lines[1], lines[2], card(x, lines[1].y, 20), 0.0)
    if piles is None:
        return at
    deck = card(piles.centre[0] - PILE - PART_BETWEEN / 2, piles.centre[1] - PILE * SHAPE / 2, PILE)
    return at._replace(deck=deck, discard=deck.moved(PILE + PART_BETWEEN, 0))


def _slim(box: Box, before: float) -> PlateParts:
    """Return the parts of a narrow hero's plate: the name is above everything else."""
    name = Box(box.x + EDGE + before, box.y + 2, box.w - 2 * EDGE - before, LINE)
    side = min(box.h - LINE - 10, box.w * 0.26)
    face = Box(box.x + 6 + before, name.bottom + 2, side, side)
    deck = card(box.right - 2 * THIN - 24, name.bottom, THIN)
    numbers = Box(face.right + 4, name.bottom + 10, deck.x - face.right - 8, LINE)
    odds = Box(face.x, numbers.bottom - CLOSE, deck.x - CLOSE - face.x, LINE - CLOSE / 2)
    return PlateParts(face, name, numbers, name, card(numbers.x, numbers.y, 20), 0.0, deck, deck.moved(THIN + 12, 0),
                 odds=odds)  # fmt: skip


def _pet(box: Box) -> PlateParts:
    side = min(box.h - LINE - 8, box.w - 46)
    name = Box(box.x + EDGE, box.bottom - LINE - 3, box.w - 2 * EDGE, LINE)
    numbers = Box(box.x + side + 6, box.y + 4, box.w - side - 10, LINE)
    odds = Box(name.x, name.y - LINE, name.w, LINE)
    face = Box(box.x + 4, box.y + 4, side, side)
    return PlateParts(face, name, numbers, name, card(numbers.x, numbers.y, 20), 0.0, odds=odds)
