"""What can be chosen on the table: cards, piles, places.  The stage draws the cards themselves."""

import re
from collections.abc import Callable, Hashable, Sequence

from game.core.game import Preview
from game.tongue import _

from ..canvas import Canvas
from ..geometry import Box
from ..theme import Colour
from ..type import UNBROKEN, Block, Type
from ..ui.widget import Look, Widget
from .livery import Livery

CHIP_H, CHIP_GAP = 46.0, 14.0
CORNER = 18.0  # how far the corners around a weapon's chip reach
ICON = 30.0  # beside the name of a seat
PLATES = {
    "damage": "chip-damage",
    "bare": "chip-damage",
    "breaks": "chip-damage",
    "heal": "chip-heal",
    "weapon": "chip-weapon",
    "better": "chip-weapon",
    "weaker": "chip-neutral",
    "wasted": "chip-hollow",
    "move": "chip-neutral",
    "luck": "chip-neutral",
}
ICONS = {
    "damage": "heart-broken",
    "bare": "fist",
    "breaks": "sword-broken",
    "heal": "heart",
    "weapon": "sword",
    "better": "sword",
    "weaker": "sword",
    "wasted": "wasted",
    "move": "avoid",
    "luck": "dice",
}
WIDE = 200.0  # the most that a pile's name may take
NAME, SHARE = 23.0, 0.2  # of a pile's name, and how much of the text-size setting it follows: it is soon known
MISSING = 180  # how solid the sign is of a card that is not there
DARK, SOFT = 150, 12.0  # how solid the dark is in which a seat's cards wait, and how far within them its edge begins
GROUND = 150  # how solid the dark is under an empty place
RAIL, ALONE = 170, 1200.0  # how solid the dark is on the rail; from which width on a seat has the table for itself
BOUND = "\N{NO-BREAK SPACE}"
RUNS = re.compile(r"[^\w\s]?\d+|\D+")  # a number with its sign, and what is none
NOTHING = ("0", "+0")  # nothing would be lost or gained
UNHURT = {"damage": "sword", "bare": "fist"}  # what an enemy is beaten with that does no harm: no heart breaks
UNHEALED = ("heal", "wasted")  # of which nothing comes to be drunk for nothing
SWAPS = {"better": "arrow-up", "weaker": "arrow-down"}  # a weapon beside what the old one can still do
TICK = "check"  # that all is well, where there is no room to say it
SIDE, APART = 30.0, 8.0  # of a chip: its sign, and from that to what is told


def is_harmless(preview: Preview) -> bool:
    """Would an enemy be beaten for nothing?"""
    return preview.kind in UNHURT and preview.chip in NOTHING


def is_wasted(preview: Preview) -> bool:
    """Would something be used up for nothing?"""
    return preview.kind in UNHEALED and preview.chip in NOTHING


def in_short(preview: Preview) -> str:
    """What an action would do, in short; no bare nought, and no number that the card shows."""
    if preview.kind in SWAPS:
        return _("better") if preview.kind == "better" else _("weaker")
    return _("no harm") if is_harmless(preview) else _("no gain") if is_wasted(preview) else preview.chip


class Chip:
    """What an action would do, in short: an icon and a number under the card.

    `icon` stands for what it is done with; "" for an action that needs nothing else.  What does no harm is a gain, and
    lies on the plate of arms; what is wasted, on a hollow one. Both are told in words, and so is a weapon for another:
    its number is on the card, and what the other prints is not what it can still do. Where there is no room for words,
    signs tell it.  That something breaks is said where there is room for it.
    """

    def __init__(self, preview: Preview, icon: str, letters: Type, width: float):
        self.harmless, self.wasted = is_harmless(preview), is_wasted(preview)
        self.plate = "chip-weapon" if self.harmless else "chip-hollow" if self.wasted else PLATES[preview.kind]
        usual = UNHURT[preview.kind] if self.harmless else ICONS["wasted" if self.wasted else preview.kind]
        self.icon, self.fatal, self.mark = icon or usual, preview.fatal, ""
        self._letters, self._room = letters, width - SIDE - 2 * APART
        self._tell(preview)

    def _tell(self, preview: Preview) -> None:
        if self.harmless or self.wasted or preview.kind in SWAPS:
            if not self._say(in_short(preview), "strong", self._room - APART):
                self._say("", "strong", self._room)
                self.mark = TICK if self.harmless else SWAPS.get(preview.kind, "")
            return
        breaks = preview.kind == "breaks"
        if not breaks or not self._say(_("{loss}, breaks").format(loss=preview.chip), "strong", self._room):
            self._say(preview.chip, "number", self._room)

    def _say(self, told: str, role: str, room: float) -> bool:
        """Tell it in letters of a role.  Is there room for them?"""
        self.block = self._letters.block(told, role, 25, room, CHIP_H - 4, lines=1)
        self.runs = runs(self.block, self._letters)
        return self.block.overflow <= 0 and sum(piece.width for piece in self.runs) <= room

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it in its place."""
        canvas.plate(self.plate, box)
        self._frame(canvas, box)
        ink = canvas.theme.bone if self.wasted else canvas.theme.cream
        signs = ["skull" if self.fatal else self.icon, *([self.mark] if self.mark else [])]
        pieces = [SIDE for _sign in signs] + ([sum(run.width for run in self.runs)] if self.runs else [])
        x, y = box.x + (box.w - sum(pieces) - APART * (len(pieces) - 1)) / 2, box.y + (box.h - SIDE) / 2
        for sign in signs:
            canvas.icon(sign, Box(x, y, SIDE, SIDE), ink)
            x += SIDE + APART
        for run in self.runs:
            canvas.block(run, Box(x, box.y, run.width, box.h), ink, shade=canvas.theme.ink)
            x += run.width

    def _frame(self, canvas: Canvas, box: Box) -> None:
        """In high contrast: a thick frame for harm, a double one for health, corners for a weapon."""
        if not canvas.stark or self.plate in ("chip-neutral", "chip-hollow"):
            return
        theme = canvas.theme
        if self.plate == "chip-damage":
            frame(canvas, box.inset(1), 5, theme.danger)
        elif self.plate == "chip-heal":
            frame(canvas, box.inset(1), 2, theme.help)
            frame(canvas, box.inset(5), 2, theme.help)
        else:
            frame(canvas, box.inset(1), 4, theme.second)
            canvas.fill(Box(box.x + CORNER, box.y, box.w - 2 * CORNER, box.h), theme.night)
            canvas.fill(Box(box.x, box.y + CORNER * 0.8, box.w, box.h - CORNER * 1.6), theme.night)


def runs(line: Block, letters: Type) -> list[Block]:
    """A line of figures, and what stands between them in letters that have small ones, too: those of figures have
    capitals alone, no `13d4`.  Spaces at the ends of a run are as wide as any."""
    return [
        letters.block(
            run.replace(" ", BOUND), "number" if run[-1].isdigit() else "strong", line.size, UNBROKEN, grow=False
        )
        for run in RUNS.findall(" ".join(line.lines))
    ]


def frame(canvas: Canvas, box: Box, wide: float, ink: Colour) -> None:
    """Four lines along the inner edges of a box."""
    canvas.fill(Box(box.x, box.y, box.w, wide), ink)
    canvas.fill(Box(box.x, box.bottom - wide, box.w, wide), ink)
    canvas.fill(Box(box.x, box.y, wide, box.h), ink)
    canvas.fill(Box(box.right - wide, box.y, wide, box.h), ink)


class CardSpot(Widget):
    """A card that lies open: focusable, with a chip or two under it.

    `show_chips` is false while the card is still on its way.
    """

    role = "card"
    focusable = True

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        value: str,
        help: str,
        do: Callable[[], object],
        chips: Sequence[Chip] = (),
    ):
        super().__init__(id, label, box, help)
        self._value, self.do, self.chips = value, do, tuple(chips)
        self.show_chips = True

    @property
    def value(self) -> str:
        return self._value

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return tuple(chip.block for chip in self.chips)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.show_chips:
            return
        count, gap = len(self.chips), 6.0
        box = self.box  # the card rises, its chips stay
        for i, chip in enumerate(self.chips):
            wide = (box.w - gap * (count - 1)) / count
            chip.draw(canvas, Box(box.x + i * (wide + gap), box.bottom + CHIP_GAP, wide, CHIP_H))


def draw_empty(canvas: Canvas, box: Box) -> None:
    """A place where a card could lie, dark so that it is seen before whatever stands behind it."""
    canvas.fill(box.inset(3), canvas.theme.night, GROUND)
    canvas.plate("slot", box)


class PileSpot(Widget):
    """A pile with its count and its name; pressed, it opens to a look.  `room` is how wide the name may be."""

    role = "pile"
    focusable = True

    def __init__(
        self, id: str, label: str, box: Box, count: int, do: Callable[[], object], letters: Type, room: float = WIDE
    ):
        super().__init__(id, label, box)
        self.count, self.do = count, do
        self.figure = letters.block(str(count), "number", 26, 70, 34, lines=1, grow=False)
        size = NAME * (1 + (letters.scale - 1) * SHARE)
        self.name = letters.block(label, "strong", size, min(room, WIDE) - 4, 60, lines=2, grow=False)

    @property
    def value(self) -> str:
        return str(self.count)

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return self.figure, self.name

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.count, self.figure, self.name

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.count:
            draw_empty(canvas, box)
        plate = Box(box.centre[0] - 40, box.bottom - 20, 80, 38)
        canvas.plate("count-plate", plate)
        canvas.block(self.figure, plate, canvas.theme.cream, "centre")
        name = Box(box.centre[0] - 100, box.bottom + 20, 200, self.name.height)
        canvas.block(self.name, name, canvas.theme.cream, "centre", shade=canvas.theme.night)


class PlaceSpot(Widget):
    """A place that is no card, with its name under it: bare hands, to strike with when a monster has been picked."""

    role = "place"
    focusable = True
    WIDER = 12.0  # than the picture, to each side: room for the name

    def __init__(
        self, id: str, label: str, picture: str, box: Box, do: Callable[[], object], letters: Type, lit: bool = False
    ):
        self.name = letters.block(label, "strong", 22, box.w + 2 * self.WIDER, 60, lines=2)
        self.picture, self.at = picture, box
        tall = box.h + 4 + self.name.height
        super().__init__(id, label, Box(box.x - self.WIDER, box.y, box.w + 2 * self.WIDER, tall))
        self.do, self.lit = do, lit

    def press(self) -> None:
        self.do()

    def blocks(self) -> tuple[Block, ...]:
        return (self.name,)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.at, self.lit

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.picture(f"ui/{self.picture}", self.at, 255 if self.lit or look.focused else 150)
        name = Box(box.x, self.at.bottom + 2, box.w, self.name.height)
        ink = canvas.theme.cream if self.lit else canvas.theme.bone
        canvas.block(self.name, name, ink, "centre", valign=0, shade=canvas.theme.night)


class EmptySlot(Widget):
    """A place for a card where none lies; it is not seen while one is still on its way from there (`bare`)."""

    role = "picture"

    def __init__(self, zone: str, label: str, box: Box, icon: str):
        super().__init__(f"no-{zone}", label, box)
        self.zone, self.icon, self.bare = zone, icon, True

    def looks(self) -> tuple[Hashable, ...] | None:
        return (self.bare,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if not self.bare:
            return
        draw_empty(canvas, box)
        side = box.w * 0.5
        x, y = box.centre
        canvas.icon(self.icon, Box(x - side / 2, y - side / 2, side, side), canvas.theme.bone, MISSING)


class SeatPlate(Widget):
    """What lies before one of several seats, with its name and its crest.

    While it is that seat's turn it is framed in its colour, and its name stands on that, behind a hand; the others lie
    in the dark, also who has `fallen`: that is written across it.  “Undo” and its arrow stand by the name of whoever
    `may_undo`, if that is another than whose turn it is.
    """

    role = "panel"
    TAB_W, TAB_H, FRAME, RING = 346.0, 42.0, 4.0, 6.0  # the engraved ring lies within its box
    SIGN, EDGE = ICON + 6.0, 20.0  # a sign with what parts it from the name, and from that to the tab's edge
    WORD_W, APART = 84.0, 14.0  # the most that the word may take, and what parts it from the name
    FELL_H, FELL_ICON, FELL_EDGE = 84.0, 60.0, 28.0  # the words across what has fallen, their sign, and what is around

    def __init__(
        self,
        livery: Livery,
        name: str,
        box: Box,
        turn: bool,
        letters: Type,
        right: bool = False,
        fallen: bool = False,
        may_undo: bool = False,
    ):
        super().__init__(f"seat.{livery.seat}", name, box)
        self.livery, self.turn, self.right, self.fallen, self.may_undo = livery, turn, right, fallen, may_undo
        most = min(self.TAB_W, box.w) - 2 * self.SIGN - 12
        self.name = letters.block(name, "label", 25, most, self.TAB_H - 4, lines=1)
        word = letters.block(_("Undo"), "strong", 22, self.WORD_W, self.TAB_H - 4, lines=1)
        told = may_undo and word.overflow <= 0 and self.name.width + self.APART + word.width <= most
        self.word = word if told else None  # a long name leaves room for the arrow alone
        self.beside = word.width + self.APART if told else 0.0
        fate = _("Fallen") if fallen else ""
        self.fate = letters.block(
            fate, "label", 34, box.w - self.FELL_ICON - 2 * self.FELL_EDGE - 24, self.FELL_H, lines=1
        )

    @property
    def value(self) -> str:
        if self.fallen:
            return _("Fallen")
        if self.turn:
            return _("to move")
        return _("may undo") if self.may_undo else ""

    def blocks(self) -> tuple[Block, ...]:
        return (self.name, self.fate) if self.word is None else (self.name, self.fate, self.word)

    @property
    def tab(self) -> Box:
        """Where the name stands: at the outer upper corner."""
        wide = min(self.TAB_W, self.box.w, self.name.width + self.beside + 2 * (self.SIGN + self.EDGE))
        return Box(self.box.right - wide if self.right else self.box.x, self.box.y, wide, self.TAB_H)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, tab = canvas.theme, self.tab
        dark = self._dark(canvas, box)
        if not self.turn:
            canvas.plate("shadow", dark.inset(SOFT), DARK)
        canvas.plate("shadow", dark._replace(h=self.TAB_H).inset(SOFT), RAIL)  # no rail under names and numbers
        if self.turn:
            self._frame(canvas, box)
        if self.fallen:
            self._fell(canvas, box)
        sign = "hand" if self.turn else "undo" if self.may_undo else ""
        wide = 2 * self.SIGN + self.name.width + self.beside  # the name stands where it does with a sign behind it
        x, y, ink = tab.x + (tab.w - wide) / 2, tab.y + (tab.h - ICON) / 2, theme.ink if self.turn else theme.bone
        crest = Box(x, y, ICON, ICON)
        drawn, around = (theme.cream, theme.ink) if self.turn and not canvas.stark else (ink, None)  # on the engraving
        if self.turn:
            canvas.icon(self.livery.crest, crest, drawn, shade=around)
        else:
            self.livery.shield(canvas, crest)
        shade = None if self.turn else theme.night
        canvas.block(self.name, Box(x + self.SIGN, tab.y, self.name.width, tab.h), ink, shade=shade)
        if sign:
            canvas.icon(sign, Box(x + wide - ICON, y, ICON, ICON), drawn, shade=around)
        if self.word is not None:
            word = Box(x + wide - self.SIGN - self.word.width, tab.y, self.word.width, tab.h)
            canvas.block(self.word, word, ink, shade=shade)

    @staticmethod
    def _dark(canvas: Canvas, box: Box) -> Box:
        """What is dark while a seat waits; before one that has the whole table, the window from side to side."""
        whole = canvas.layout.whole
        return box if box.w < ALONE else Box(whole.x, box.y, whole.w, box.h).inset(-3 * SOFT, 0)

    def _frame(self, canvas: Canvas, box: Box) -> None:
        """The frame and the tab in the seat's colour, engraved; plain ones in high contrast."""
        ink = self.livery.colour(canvas.theme)
        if canvas.stark:
            frame(canvas, box, self.FRAME, ink)
            canvas.fill(self.tab, ink)
            return
        glow = self.livery.glow(canvas.theme)
        canvas.plate("focus-ring", box.inset(self.RING), dye=glow)
        self.livery.field(canvas, self.tab.inset(self.RING))
        canvas.plate("focus-ring", self.tab.inset(self.RING), dye=glow)

    def _fell(self, canvas: Canvas, box: Box) -> None:
        theme, side = canvas.theme, self.FELL_ICON
        row = Box(box.x, box.bottom - self.FELL_H - 24, box.w, self.FELL_H)
        wide = side + 16 + self.fate.width
        x = row.centre[0] - wide / 2
        canvas.plate("preview-plate", row._replace(x=x - self.FELL_EDGE, w=wide + 2 * self.FELL_EDGE))
        canvas.icon("fallen", Box(x, row.centre[1] - side / 2, side, side), theme.bone)
        canvas.block(self.fate, Box(x + side + 16, row.y, self.fate.width, row.h), theme.bone, shade=theme.night)
