"""The layout of each shape of plate, with the places of the figure's cards."""

from ..base.geometry import Box
from ..table.card_art import SHAPE
from .foes import low, tall
from .layout import CLOSE, COUNT, EDGE, LINE, PlateParts, card
from .rows import Shape, Stand

PILE, RAISED = 42.0, 12.0  # width of a pile's card; how much higher open piles lie, clear of the number at their foot
BETWEEN = 12.0  # gap between two piles
NARROW, THIN = 250.0, 36.0  # width below which a hero's plate is narrow; width of a pile's card then
USUAL, TIGHT = 0.21, 0.15  # share of the picture in a plate's width; where large text leaves little room
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
    if box.w < NARROW:
        return _slim(box, before)
    tight = large and box.w < AMPLE
    side = min(box.h - 8, box.w * (TIGHT if tight else USUAL)) - LESS * before
    wide = THIN if tight else PILE
    x, pile = box.x + before + 4 + side + 4, wide * SHAPE
    deck = card(box.right - 2 * wide - 2 * BETWEEN, box.y + (box.h - pile) / 2, wide)
    loot = deck.moved(-PILE - 16, -RAISED) if box.w >= AMPLE else None
    apart = wide + BETWEEN
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
    deck = card(piles.centre[0] - PILE - BETWEEN / 2, piles.centre[1] - PILE * SHAPE / 2, PILE)
    return at._replace(deck=deck, discard=deck.moved(PILE + BETWEEN, 0))


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
