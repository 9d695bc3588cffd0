"""The buttons of a quest, beside its map and its pages; those that stand together have letters of one size."""

import itertools
from collections.abc import Sequence

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..ui.buttons import ICON, SIZE, Button, alike
from ..ui.widget import Look

EDGE, LIP = 12.0, 2.0  # margins at a button's sides; at its top and bottom
WORD, SIGN, APART = 22.0, 22.0, 6.0  # narrow button: letter size; icon; gap between both
TIGHT, BARE = 12.0, 8.0  # margins beside icon and word; beside a word without an icon
BETWEEN = 4.0  # gap between buttons side by side


class MapButton(Button):
    """A button of a quest. A label that is too long for capitals on one line is set in usual letters, and so is any if
    `long` is set."""

    long = False

    def written(self, size: float, grow: bool = True) -> Block:
        room, high = self.box.w - 2 * EDGE - self._icon_room(), self.box.h - 2 * LIP
        even = not self.icon
        if not self.long:
            block = self.letters.block(self.label, "label", size, room, high, 1, grow)
            if block.overflow <= 0:
                return block
        return self.letters.block(self.label, "strong", size, room, self.box.h, 2, grow, even)


def in_one_hand(deeds: Sequence[MapButton]) -> Sequence[MapButton]:
    """Set buttons that stand together in letters of one kind and size, and return them."""
    if len({deed.block.role for deed in deeds}) > 1:
        for deed in deeds:
            deed.long = True
            deed.block = deed.written(SIZE)
    alike(deeds)
    return deeds


class ToolButton(Button):
    """A narrow button with an icon and a word; with the word alone, or else the icon, if there is no room for both."""

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


def needs(label: str, letters: Fonts, signed: bool) -> float:
    """Return the width that a narrow button needs for its word, and for its icon if it is `signed`."""
    around = SIGN + APART + 2 * TIGHT if signed else 2 * BARE
    return letters.width(label, "label", WORD) + 1 + around


def beside(room: Box, labels: Sequence[str], letters: Fonts) -> tuple[list[Box], bool]:
    """Return boxes for narrow buttons side by side, as wide as their words need, and True if there is room for
    icons."""
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
