"""What the plate of an enemy consists of: the picture to the left, beside it the name, the numbers with the hand, and
below these what it can do."""

from ..geometry import Box
from ..table.cardart import SHAPE
from .crest import SIDE
from .layout import AIR, EDGE, LINE, Parts, card
from .rows import Stand

FRAME = 4.0  # of paper, around the picture
TOP, NAME = 7.0, 54.0  # above what is written; room for a name on two lines that stand close
COLUMN, LEAST = 130.0, 95.0  # width beside a picture that is as high as its plate; beside any
WORTH, LITTLE = 51.0, 47.0  # room for how difficult it is, before the hand; on a narrow plate
FAN, LARGE = 24.0, 28.0  # width of a card of that; on a large plate
SEEN = 1.25  # of a card: where there is less room, no hand is seen
APART = 8.0  # below the name
COUNT, FEW = 30.0, 25.0  # room for a number beside a fan; on a narrow plate
FOOT = 8.0  # below the last line
ODDS = 70.0  # the least that the odds on a low plate take
RIGHT = 3.0  # how much closer to the rim they lie than other things, clear of the number before them
TINY, CLOSER = 20.0, 2.0  # width of a card there, clear of the rim; before the hand
TIGHT, SEEN_BESIDE = 1.0, 24.0  # beside a picture that stands above the name, with a crest; without
HEAD, BELOW = 27.0, 2.0  # a name below it; from that to the rim
BESIDE = 220.0  # width from which the name on a low plate has room beside the picture


def tall(stand: Stand) -> Parts:
    """Where all stand in one row: the picture is as high as the plate, or where that would leave too little room, as
    high as leaves a line below it."""
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
    return Parts(face, name, Box(x, y, worth, tallest), note, hand, extent if extent >= fan * SEEN else 0.0)


def low(stand: Stand) -> Parts:
    """Where they stand in two rows.  With little room the name is below the picture, not beside it, and a crest before
    that; of the hand there is only a number."""
    box = stand.box
    beside = box.w >= BESIDE
    side = box.h - 2 * FRAME if beside else box.h - HEAD - BELOW
    left = box.x + (SIDE + EDGE if stand.crested and not beside else FRAME)
    x = left + side + (AIR if beside else TIGHT if stand.crested else SEEN_BESIDE)
    name = Box(x, box.y + 2, 0, LINE) if beside else Box(box.x + EDGE, box.bottom - HEAD - BELOW, 0, HEAD)
    name = name._replace(w=box.right - EDGE - name.x)
    y = name.bottom + 2 if beside else box.y + FRAME + BELOW
    numbers = Box(x, y, LITTLE, LINE)
    hand = card(numbers.right + CLOSER, y, TINY)
    fan = max(hand.w, box.right - EDGE - COUNT - hand.x) if beside else 0.0
    if not beside:
        hand = hand._replace(y=numbers.y, h=LINE)
    start = min(hand.x - CLOSER, box.right - AIR - ODDS)
    foot = box.bottom - AIR if beside else name.y
    odds = Box(start + RIGHT, y, box.right - AIR - start, foot - y)  # they hide the whole hand
    face = Box(left, box.y + (FRAME if beside else 0), side, side)
    return Parts(face, name, numbers, name, hand, fan, odds=odds)


def stepped_back(at: Parts, box: Box) -> Parts:
    """The same in a box that reaches less far down: the picture is smaller, in the middle of its place, and the note
    higher; nothing else has moved."""
    note = at.note._replace(y=box.bottom - FOOT - LINE)
    foot = box.bottom - FRAME if at.is_beside else note.y
    top = min(at.face.y, box.y + FRAME) if not at.is_headed else at.face.y
    side = min(at.face.h, foot - top)
    return at._replace(face=Box(at.face.centre[0] - side / 2, min(at.face.y, foot - side), side, side), note=note)


def narrowed(at: Parts, share: float) -> Parts:
    """The same with a picture of so much of its size, and more room beside it; no card has moved."""
    side = at.face.w * share
    more = at.face.w - side
    y = at.face.y + (more / 2 if at.is_beside else 0)
    name, numbers = (place._replace(x=place.x - more, w=place.w + more) for place in (at.name, at.numbers))
    note = at.note._replace(x=at.note.x - more, w=at.note.w + more) if at.is_beside else at.note
    return at._replace(face=Box(at.face.x, y, side, side), name=name, numbers=numbers, note=note)


def headed(at: Parts, box: Box) -> Parts:
    """The same with the name above the picture: of whoever has one that is too long beside it."""
    name = Box(box.x + FRAME + EDGE, box.y + FRAME, box.w - 2 * (FRAME + EDGE), LINE)
    side = (box.bottom - FRAME if at.is_beside else at.note.y) - name.bottom
    return at._replace(face=Box(at.face.x, name.bottom, side, side), name=name)
