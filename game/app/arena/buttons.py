"""Buttons of an arena, also for little room: abilities with their text, low plates for a choice, sorting the hand."""

from collections.abc import Collection, Iterable, Sequence

from game import i18n
from game.core.combatants import ALWAYS, LATER, READY, SEALED, USED, Figure, Trait
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import LEADING, Block, Fonts, closer
from ..gfx.pictures import portrait_of
from ..ui.buttons import SIZE, Button, IconButton, OfferPlate
from ..ui.widget import Do, Look, Widget
from .plate_parts import AIMED_AT

CLOSE = 1.15  # leading between close lines, as a multiple of the text size
SLACK = 4.0  # how much higher than its place a line usually may be
LINE = 27.0  # least height of one of several lines
SMALL = 22.0  # size of long text
CAPITALS, USUAL = "label", "strong"  # fonts; the usual one is narrower
EDGES, ALONE, ABOVE = 28.0, 22.0, 8.0  # margin beside text; beside a single word; above and below two lines
CLOSEST = 12.0  # margin beside a single word in large text
CAPITAL = 1.0  # leading of capitals, as a multiple of the size: they have no descenders


class Narrow(Button):
    """A button whose text is in capitals on one line, or on two if too long, or in usual letters if that is still too
    long."""

    def written(self, size: float, grow: bool = True) -> Block:
        capitals = self._lettered(CAPITALS, size, 1, grow), self._lettered(CAPITALS, min(size, SMALL), 2, False)
        return next((block for block in capitals if block.overflow <= 0), None) or self._lettered(
            USUAL, min(size, SMALL), 2, False
        )

    def _lettered(self, role: str, size: float, lines: int, grow: bool) -> Block:
        edges = EDGES if " " in self.label else CLOSEST if self.letters.huge else ALONE
        room, high = self.box.w - edges - self._icon_room(), self.box.h - ABOVE * (role == CAPITALS)
        block = self.letters.block(self.label, role, size, room, high, lines=lines, grow=grow, even=not self.icon)
        return block if role != CAPITALS else closer(block, CAPITAL)


def even(buttons: Sequence[Narrow]) -> Sequence[Narrow]:
    """Give all single-line capital texts of a group of buttons the size of the longest."""
    blocks = [button.written(SIZE) for button in buttons]
    size = min((block.size for block in blocks if block.role == CAPITALS and len(block.lines) == 1), default=SMALL)
    for button in buttons:
        button.write(size)
    return buttons


def lines_in(room: Box) -> int:
    """Return how many lines of text fit in a box."""
    return max(1, int(room.h // LINE))


def slack(letters: Fonts) -> float:
    """Return how much higher than its place a line may be: large letters fill the whole line."""
    return 0.0 if letters.huge else SLACK


def closely(letters: Fonts, text: str, role: str, size: float, room: Box) -> Block:
    """Return a text on as few lines as possible; several lines stand closer than usual."""
    one = letters.block(text, role, size, room.w, room.h + slack(letters), lines=1)
    if one.overflow <= 0 or lines_in(room) == 1:
        return one
    return closer(letters.block(text, role, size, room.w, room.h * LEADING / CLOSE, lines=lines_in(room)), CLOSE)


def mark_primary(widgets: Iterable[Widget], ids: Collection[str], first: str) -> None:
    """Make the button `first` the only primary one of those with these ids; plates of a choice are left as they are."""
    for widget in widgets:
        if isinstance(widget, Button) and not isinstance(widget, OfferPlate) and widget.id in ids:
            widget.primary = widget.id == first


TRAIT_WORD = 22.0
SIGNS = {USED: "check", SEALED: "seal", LATER: "hourglass", ALWAYS: "ki"}
PICKED = "button-pressed"  # plate of a picked ability; the gold frame is only for focus
WAITS = "hourglass"  # sign of an ability that cannot be used now
TRAIT_SIGN, CLEAR = 18.0, 10.0  # side of a sign, and its distance from two-line text
FACE, TRAIT_EDGE = 44.0, 6.0  # side of the owner's face, if it is not the shown figure; margin of the button


def ability_sentence(trait: Trait, lit: bool) -> str:
    """Return an ability as a sentence: name, price, text, and when it can be used if it cannot be used now."""
    note = i18n.say(trait.note) if trait.note else state_of(trait)
    when = price_of(trait) if lit else note or i18n.say(trait.when)
    name, text = i18n.say(trait.name), i18n.say(trait.text)
    if not when:
        return _("{name}: {text}").format(name=name, text=text)
    return _("{name} ({when}): {text}").format(name=name, when=when, text=text)


def price_of(trait: Trait) -> str:
    """Return an ability's price, or ""."""
    return i18n.say(trait.price) if trait.price is not None else ""


def wanted(trait: Trait, letters: Fonts, owned: bool) -> float:
    """Return the width a button needs for the name on one line, with its sign, and the owner's face if `owned`."""
    word = letters.width(i18n.say(trait.name), "strong", TRAIT_WORD) * letters.scale
    return word + 2 * (TRAIT_SIGN + CLEAR) + (2 * TRAIT_EDGE + FACE if owned else 0.0)


def state_of(trait: Trait) -> str:
    """Return why an ability cannot be used as usual, or ""."""
    return {USED: _("used"), SEALED: _("sealed"), LATER: _("later")}.get(trait.state, "")


class TraitButton(Button):
    """The button of an ability, lit while usable.

    A sign shows why it cannot be used; the face of its `owner` shows if that is not the figure whose abilities are
    shown.
    """

    def __init__(self, trait: Trait, box: Box, do: Do, letters: Fonts, lit: bool, picked: bool,
                 owner: Figure | None = None):  # fmt: skip
        super().__init__(trait.id, i18n.say(trait.name), box, do, letters, "", False, ability_sentence(trait, lit), lit)
        self.trait, self.picked, self.owner = trait, picked, owner
        self.face = Box(box.x + TRAIT_EDGE, box.y + (box.h - FACE) / 2, FACE if owner else 0.0, FACE)
        left = self.face.right + (TRAIT_EDGE if owner is None else 0.0)
        self.word, self.block = self._lettered(Box(left, box.y, box.right - TRAIT_EDGE - left, box.h))

    def _lettered(self, room: Box) -> tuple[Box, Block]:
        """Return the place of the name and its block, as large as fits and clear of the sign."""
        block = self._cut(room)
        ends = room.centre[0] + block.width / 2
        right = self.box.right - 4 - TRAIT_SIGN - (CLEAR if len(block.lines) > 1 else 0.0)
        under = bool(self.sign) and ends > right and block.height > room.h - 2 * (4 + TRAIT_SIGN)
        if not under:
            return room, block
        for beside in (room.inset(room.right - right, 0), room._replace(w=right - room.x)):
            narrow = self._cut(beside)
            if narrow.lines[0] and not narrow.lines[-1].endswith("…"):
                return beside, narrow
        return room, block

    def _cut(self, room: Box) -> Block:
        """Return the name on one or two close lines."""
        return closer(self.letters.cut(self.label, "strong", TRAIT_WORD, room.w + 2, room.h + 2, lines=2), CLOSE)

    @property
    def value(self) -> str:
        whose = i18n.say(self.owner.name) if self.owner else ""
        return ", ".join(filter(None, (whose, state_of(self.trait))))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, alive = canvas.theme, self.trait.state in (READY, ALWAYS)
        if self.enabled or not alive:
            canvas.plate(PICKED if self.picked else self._plate(look), box.moved(0, 2) if look.pressed else box)
        else:
            canvas.plate("hp-plate", box)  # not pressable now, but usable later
        ink = theme.gold if self.picked else theme.cream if self.enabled else theme.bone if alive else theme.faint
        if self.owner is not None:
            canvas.picture(portrait_of(self.owner.kind, self.owner.elite), self.face)
        canvas.block(self.block, self.word, ink, "centre", shade=theme.night)
        if sign := self.sign:
            place = Box(box.right - TRAIT_SIGN - 4, box.y + 4, TRAIT_SIGN, TRAIT_SIGN)
            tone = theme.gold if self.picked else theme.bone if alive else theme.faint
            canvas.icon(sign, place, tone, shade=theme.night)

    @property
    def sign(self) -> str:
        """The sign of its state: none while usable, an hourglass while it waits for its time; once picked, that of its
        targets."""
        if self.picked:
            return AIMED_AT
        return SIGNS.get(self.trait.state, "" if self.enabled else WAITS)


LARGE_HEAD, LOWER = 32.0, 3.0  # height of the title with large text; how much lower the text below stands
AIR = 10.0  # what is left free below large text, if it fits so
OFFER_SIGN, HEAD, OFFER_EDGE, OFFER_TOP, GAP = 40.0, 40.0, 22.0, 4.0, 12.0
OFFER_SIZE, TITLE = 25.0, 30.0
CLOSER = 11.0  # margin beside large text


class LowOffer(OfferPlate):
    """A low plate for one action of a choice; `in_hand` if it is in the place of the hand."""

    in_hand = False

    def __init__(self, id: str, label: str, text: str, box: Box, do: Do, letters: Fonts, icon: str, enabled: bool):
        super().__init__(id, label, text, box, do, letters, icon, enabled)
        self.needed = box.h
        if letters.huge:
            self.body = self.body.inset(CLOSER - OFFER_EDGE, 0)
        self.block = letters.block(label, "label", TITLE, self.head.w - 2 * (OFFER_SIGN + GAP), self.head.h, lines=1)
        for lower in (AIR, 0.0) if letters.huge else (0.0,):
            self.text = letters.block(text, "body", OFFER_SIZE, self.body.w, self.body.h - lower, even=True)
            if self.text.overflow <= 0:
                break

    def lower(self, tall: float) -> None:
        """Set the height; the foot stays in place."""
        self.box = self.box._replace(y=self.box.bottom - tall, h=tall)
        inner, head = self.box.inset(OFFER_EDGE, OFFER_TOP), LARGE_HEAD if self.letters.huge else HEAD
        self.head = inner._replace(h=head)
        self.body = Box(inner.x, inner.y + head + (LOWER if self.letters.huge else 0), inner.w, inner.h - head)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        down = 2.0 if look.pressed else 0.0
        canvas.plate(self._plate(look), box.moved(0, down))
        ink, sign = self._ink(canvas, look), canvas.theme.gold if self.enabled else canvas.theme.faint
        x = self.head.centre[0] - (OFFER_SIGN + GAP + self.block.width) / 2
        canvas.icon(self.icon, Box(x, self.head.centre[1] - OFFER_SIGN / 2 + down, OFFER_SIGN, OFFER_SIGN), sign)
        word = Box(x + OFFER_SIGN + GAP, self.head.y + down, self.block.width, self.head.h)
        canvas.block(self.block, word, sign, shade=canvas.theme.night)
        canvas.block(self.text, self.body.moved(0, down), ink, "centre", 0.0, shade=canvas.theme.night)


def level(plates: Sequence[LowOffer]) -> list[Widget]:
    """Align the titles and texts of plates side by side; return the plates."""
    tallest = max((plate.text.height for plate in plates), default=0.0)
    for plate in plates:
        free = max(0.0, plate.body.h - tallest)
        plate.head = plate.head.moved(0, free / 3)
        plate.body = plate.body._replace(y=plate.body.y + free / 2, h=tallest)
    return [*plates]


SORT_SIGN, SORT_TOP, FOOT, SORT_LINE = (
    30.0,
    5.0,
    3.0,
    28.0,
)  # side of the icon, margins above and below, height of the word
SORT_WORD = 22.0


class SortButton(IconButton):
    """An icon of the current sort order over a word, if it fits; screen readers get the label."""

    def __init__(self, id: str, label: str, box: Box, do: Do, icon: str, letters: Fonts):
        super().__init__(id, label, box, do, icon)
        block = letters.block(_("Sort"), "strong", SORT_WORD, box.w - 8, SORT_LINE + 4, lines=1)
        self.block = block if block.overflow <= 0 else None

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,) if self.block else ()

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.block is None:
            super().draw(canvas, box, look)
            return
        canvas.plate("button-pressed" if look.pressed else "button-hover" if look.focused else "button", box)
        sign = Box(box.centre[0] - SORT_SIGN / 2, box.y + SORT_TOP, SORT_SIGN, SORT_SIGN)
        canvas.icon(self.icon, sign, canvas.theme.paper)
        foot = box._replace(y=box.bottom - FOOT - SORT_LINE, h=SORT_LINE)
        canvas.block(self.block, foot, canvas.theme.paper, "centre", shade=canvas.theme.night)
