"""The parts of an enemy's plate: picture at the left; beside it the name, the numbers with the hand, and the note."""

from ..base.geometry import Box
from ..table.card_art import SHAPE
from .crest import SIDE
from .layout import AIR, EDGE, LINE, PlateParts, card
from .rows import Stand

FRAME = 4.0  # paper frame around the picture
TOP, NAME = 7.0, 54.0  # space above the text; height of a name on two close lines
COLUMN, LEAST = 130.0, 95.0  # least width beside a picture as high as its plate; beside any picture
WORTH, LITTLE = 51.0, 47.0  # width of the difficulty before the hand; on a narrow plate
FAN, LARGE = 24.0, 28.0  # width of a card in the hand's fan; on a large plate
SEEN = 1.25  # in card widths: with less room no fan is shown
APART = 8.0  # gap below the name
COUNT, FEW = 30.0, 25.0  # width of the number beside a fan; on a narrow plate
FOOT = 8.0  # margin below the last line
ODDS = 70.0  # least width of the odds on a low plate
RIGHT = 3.0  # how much further right the odds start, clear of the number before them
TINY, CLOSER = 20.0, 2.0  # width of a card on a low plate; gap before the hand
TIGHT, SEEN_BESIDE = 1.0, 24.0  # gap beside a picture above the name, with a crest; without
CLOSE = 4.0  # side margin of a name above the picture
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
    foot = box.bottom - FOOT - LINE
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
    worth, count = (WORTH, COUNT) if wide >= COLUMN else (LITTLE, FEW)
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
    x = left + side + (AIR if beside else TIGHT if stand.crested else SEEN_BESIDE) - NEARER * (large and not beside)
    name = Box(x, box.y + 2, 0, LINE) if beside else Box(box.x + edge, box.bottom - head - BELOW, 0, head)
    name = name._replace(w=box.right - edge - name.x)
    y = name.bottom + 2 if beside else box.y + FRAME + BELOW - UP * large
    numbers = Box(x, y, LITTLE, LINE)
    hand = card(numbers.right + CLOSER, y, TINY)
    fan = max(hand.w, box.right - EDGE - COUNT - hand.x) if beside else 0.0
    if not beside:
        hand = hand._replace(y=numbers.y, h=LINE)
    start = min(hand.x - CLOSER, box.right - AIR - ODDS)
    foot = box.bottom - AIR if beside else name.y
    odds = Box(start + RIGHT, y, box.right - AIR - start, foot - y)  # they cover the whole hand
    face = Box(left, box.y + (FRAME if beside else 0), side, side)
    return PlateParts(face, name, numbers, name, hand, fan, odds=odds)


def stepped_back(at: PlateParts, box: Box) -> PlateParts:
    """Return the parts in a box with a higher foot: the picture is smaller and the note higher; nothing else moves."""
    note = at.note._replace(y=box.bottom - FOOT - LINE)
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
    name = Box(box.x + FRAME + CLOSE, box.y + FRAME, box.w - 2 * (FRAME + CLOSE), LINE)
    side = (box.bottom - FRAME if at.is_beside else at.note.y) - name.bottom
    return at._replace(face=Box(at.face.x, name.bottom, side, side), name=name)
