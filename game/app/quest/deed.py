"""The buttons of a quest, beside its map and its pages: all are lettered alike."""

import itertools
from collections.abc import Sequence

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.press import ICON, SIZE, Button, alike
from ..ui.widget import Look

EDGE, LIP = 12.0, 2.0  # from a button's sides, and from its head and foot, to what is on it
WORD, SIGN, APART = 22.0, 22.0, 6.0  # of a narrow one: its letters, its sign; between both
TIGHT, BARE = 12.0, 8.0  # beside these, and beside a word without a sign
BETWEEN = 4.0  # of those next to each other


class Deed(Button):
    """What a quest calls its things may be too `long` for capitals on one line; it is in usual letters then."""

    long = False

    def written(self, size: float, grow: bool = True) -> Block:
        room, high = self.box.w - 2 * EDGE - self._icon_room(), self.box.h - 2 * LIP
        even = not self.icon
        if not self.long:
            block = self.letters.block(self.label, "label", size, room, high, 1, grow)
            if block.overflow <= 0:
                return block
        return self.letters.block(self.label, "strong", size, room, self.box.h, 2, grow, even)


def in_one_hand(deeds: Sequence[Deed]) -> Sequence[Deed]:
    """Those that stand together, in letters of one kind and size."""
    if len({deed.block.role for deed in deeds}) > 1:
        for deed in deeds:
            deed.long = True
            deed.block = deed.written(SIZE)
    alike(deeds)
    return deeds


class Tool(Button):
    """A narrow one: its sign and its word; the word alone, or else the sign, where there is no room for both."""

    def written(self, size: float, grow: bool = True) -> Block:
        room = self.box.w - needs("", self.letters, bool(self.icon))
        block = self.letters.block(self.label, "label", WORD, room, lines=1, grow=False)
        return block if block.overflow <= 0 else self.letters.block("", "label", WORD, room)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        box = box.moved(0, 2) if look.pressed else box
        canvas.plate(self._plate(look), box)
        ink = self._ink(canvas, look)
        word = any(self.block.lines)
        side = 0.0 if not self.icon else SIGN if word else ICON
        whole = side + (APART if side and word else 0.0) + (self.block.width if word else 0.0)
        place = Box(box.centre[0] - whole / 2, box.y, whole, box.h)
        if self.icon:
            canvas.icon(self.icon, Box(place.x, place.centre[1] - side / 2, side, side), ink)
        canvas.block(self.block, place, ink, "right", shade=canvas.theme.night)


def needs(label: str, letters: Type, signed: bool) -> float:
    """How wide a narrow one must be for its word, and its sign, if it has one."""
    around = SIGN + APART + 2 * TIGHT if signed else 2 * BARE
    return letters.width(label, "label", WORD) + 1 + around


def beside(room: Box, labels: Sequence[str], letters: Type) -> tuple[list[Box], bool]:
    """Places for narrow ones next to each other, as wide as their words want; and whether there is room for signs."""
    free = room.w - BETWEEN * (len(labels) - 1)
    for signed in (True, False):
        wide = [needs(label, letters, signed) for label in labels]
        if sum(wide) <= free:
            break
    else:
        wide, signed = [0.0 for _label in labels], True
    more = (free - sum(wide)) / len(labels)
    lefts = itertools.accumulate(wide, lambda x, w: x + w + more + BETWEEN, initial=room.x)
    return [room._replace(x=x, w=w + more) for x, w in zip(lefts, wide, strict=False)], signed
