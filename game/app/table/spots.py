"""The things on the table that can be chosen: cards, piles, places. The stage draws the cards themselves."""

import re
from collections.abc import Callable, Hashable, Sequence

from game.core.game import Preview
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..gfx.theme import Colour
from ..ui.widget import Look, Widget
from .livery import Livery

CHIP_H, CHIP_GAP = 46.0, 14.0
CORNER = 18.0  # length of the corner marks around a weapon's chip
ICON = 30.0  # side of an icon beside a seat's name
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
WIDE = 200.0  # greatest width of a pile's name
NEARER = 6.0  # how far a pile's large name may reach into its neighbour's half of the room between both
NAME, SHARE = 23.0, 0.2  # size of a pile's name, and how far it follows the text-size setting: players soon know it
MISSING = 180  # alpha of the sign for a missing card
DARK, SOFT = 150, 12.0  # alpha of the dark over a waiting seat's cards, and inset of its soft edge
GROUND = 150  # alpha of the dark under an empty place
RAIL, ALONE = 170, 1200.0  # alpha of the dark on the rail; width from which a seat has the whole table
BOUND = "\N{NO-BREAK SPACE}"
RUNS = re.compile(r"[^\w\s]?\d+|\D+")  # a number with its sign, or a run without digits
NOTHING = ("0", "+0")  # chips of actions that change nothing
UNHURT = {"damage": "sword", "bare": "fist"}  # icons of blows that cost nothing, in place of a broken heart
UNHEALED = ("heal", "wasted")  # kinds that are wasted when their chip is nothing
SWAPS = {"better": "arrow-up", "weaker": "arrow-down"}  # icons comparing a weapon with what the old one can still do
TICK = "check"  # sign for “no harm” where words do not fit
SIDE, APART = 30.0, 8.0  # a chip's sign: its side, and the gap to the text


def is_harmless(preview: Preview) -> bool:
    """Return True if the action would beat an enemy at no cost."""
    return preview.kind in UNHURT and preview.chip in NOTHING


def is_wasted(preview: Preview) -> bool:
    """Return True if the action would use something up for nothing."""
    return preview.kind in UNHEALED and preview.chip in NOTHING


def in_short(preview: Preview) -> str:
    """Return the short text of a preview: words instead of a plain 0 or of a number already on the card."""
    if preview.kind in SWAPS:
        return _("better") if preview.kind == "better" else _("weaker")
    return _("no harm") if is_harmless(preview) else _("no gain") if is_wasted(preview) else preview.chip


class Chip:
    """The short preview of an action under a card: an icon and a number or words.

    `icon` shows what it is done with ("" if nothing else is needed). A harmless action counts as a gain and gets the
    weapon plate; a wasted one gets a hollow plate. Both use words, and so does replacing a weapon: its number is on the
    card, and the old weapon's printed number is not what it can still do. Where words do not fit, signs replace them.
    “Breaks” is added where it fits.
    """

    def __init__(self, preview: Preview, icon: str, letters: Fonts, width: float):
        self.harmless, self.wasted = is_harmless(preview), is_wasted(preview)
        self.plate = "chip-weapon" if self.harmless else "chip-hollow" if self.wasted else PLATES[preview.kind]
        usual = UNHURT[preview.kind] if self.harmless else ICONS["wasted" if self.wasted else preview.kind]
        self.icon, self.fatal, self.mark = icon or usual, preview.fatal, ""
        self._letters, self._room = letters, width - SIDE - (APART if letters.huge else 2 * APART)
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
        """Set the text in letters of a role; return True if it fits."""
        self.block = self._letters.block(told, role, 25, room, CHIP_H - 4, lines=1)
        self.runs = runs(self.block, self._letters)
        return self.block.overflow <= 0 and sum(piece.width for piece in self.runs) <= room

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the chip in its place."""
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
        """In high contrast, draw a thick frame for harm, a double one for healing, or corners for a weapon."""
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


def runs(line: Block, letters: Fonts) -> list[Block]:
    """Split a line into runs of figures and of other text, each in its own font: the figures' font has no lower case,
    as in `13d4`.

    Spaces at the ends of a run keep their width.
    """
    return [
        letters.block(
            run.replace(" ", BOUND), "number" if run[-1].isdigit() else "strong", line.size, UNBROKEN, grow=False
        )
        for run in RUNS.findall(" ".join(line.lines))
    ]


def frame(canvas: Canvas, box: Box, wide: float, ink: Colour) -> None:
    """Draw four lines along the inner edges of a box."""
    canvas.fill(Box(box.x, box.y, box.w, wide), ink)
    canvas.fill(Box(box.x, box.bottom - wide, box.w, wide), ink)
    canvas.fill(Box(box.x, box.y, wide, box.h), ink)
    canvas.fill(Box(box.right - wide, box.y, wide, box.h), ink)


class CardSpot(Widget):
    """An open card: focusable, with one or more chips under it. `show_chips` is False while the card is still
    moving."""

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
    """Draw an empty card place, dark enough to stand out from the background."""
    canvas.fill(box.inset(3), canvas.theme.night, GROUND)
    canvas.plate("slot", box)


class PileSpot(Widget):
    """A pile with its count and name; a press opens it. `room` is the width for the name."""

    role = "pile"
    focusable = True

    def __init__(
        self, id: str, label: str, box: Box, count: int, do: Callable[[], object], letters: Fonts, room: float = WIDE
    ):
        super().__init__(id, label, box)
        self.count, self.do = count, do
        self.figure = letters.block(str(count), "number", 26, 70, 34, lines=1, grow=False)
        size = NAME * (1 + (letters.scale - 1) * SHARE)
        wide = min(room, WIDE) + (NEARER if letters.huge else -4)
        self.name = letters.block(label, "strong", size, wide, 60, lines=2, grow=False)

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


class EmptySlot(Widget):
    """An empty place for a card; hidden (`bare` is False) while a card from there is still moving."""

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
    """The area of one of several seats, with its name and crest.

    The acting seat's area is framed in its colour, with the name on that colour and a hand beside it; the others are
    dark. A `fallen` seat has “Fallen” written across. If another seat `may_undo`, “Undo” and an arrow stand by its
    name.
    """

    role = "panel"
    TAB_W, TAB_H, FRAME, RING = 346.0, 42.0, 4.0, 6.0  # the engraved ring lies within its box
    SIGN, EDGE = ICON + 6.0, 20.0  # sign with its gap to the name; margin to the tab's edge
    WORD_W, APART = 84.0, 14.0  # greatest width of “Undo”; its gap to the name
    FELL_H, FELL_ICON, FELL_EDGE = 84.0, 60.0, 28.0  # “Fallen”: height, icon, and margin of its plate

    def __init__(
        self,
        livery: Livery,
        name: str,
        box: Box,
        turn: bool,
        letters: Fonts,
        right: bool = False,
        fallen: bool = False,
        may_undo: bool = False,
    ):
        super().__init__(f"seat.{livery.seat}", name, box)
        self.livery, self.turn, self.right, self.fallen, self.may_undo = livery, turn, right, fallen, may_undo
        most = min(self.TAB_W, box.w) - 2 * self.SIGN - 12
        self.name = letters.block(name, "label", 25, most, self.TAB_H - 4, lines=1, grow=not letters.huge)
        word = letters.block(_("Undo"), "strong", 22, self.WORD_W, self.TAB_H - 4, lines=1)
        told = may_undo and word.overflow <= 0 and self.name.width + self.APART + word.width <= most
        self.word = word if told else None  # a long name leaves room only for the arrow
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
        """The box of the name, at the outer upper corner."""
        wide = min(self.TAB_W, self.box.w, self.name.width + self.beside + 2 * (self.SIGN + self.EDGE))
        return Box(self.box.right - wide if self.right else self.box.x, self.box.y, wide, self.TAB_H)

    def looks(self) -> tuple[Hashable, ...]:
        return self.livery, self.tab, self.turn, self.fallen, self.may_undo, self.name, self.word, self.fate

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, tab = canvas.theme, self.tab
        dark = self._dark(canvas, box)
        if not self.turn:
            canvas.plate("shadow", dark.inset(SOFT), DARK)
        canvas.plate("shadow", dark._replace(h=self.TAB_H).inset(SOFT), RAIL)  # dark behind names and numbers
        if self.turn:
            self._frame(canvas, box)
        if self.fallen:
            self._fell(canvas, box)
        sign = "hand" if self.turn else "undo" if self.may_undo else ""
        wide = 2 * self.SIGN + self.name.width + self.beside  # the name keeps its place whether or not a sign follows
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
        """Return the area that is dark while a seat waits; for a seat with the whole table, the window's full width."""
        whole = canvas.layout.whole
        return box if box.w < ALONE else Box(whole.x, box.y, whole.w, box.h).inset(-3 * SOFT, 0)

    def _frame(self, canvas: Canvas, box: Box) -> None:
        """Draw the frame and the tab in the seat's colour, engraved; plain in high contrast."""
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
