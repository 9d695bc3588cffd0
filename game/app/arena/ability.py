"""Ability buttons, and an ability's text as a sentence."""

from game import i18n
from game.core.combatants import ALWAYS, LATER, READY, SEALED, USED, Figure, Trait
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, closer
from ..gfx.pictures import portrait_of
from ..ui.buttons import Button
from ..ui.widget import Do, Look
from .described import AIMED_AT
from .narrow import CLOSE

WORD = 22.0
SIGNS = {USED: "check", SEALED: "seal", LATER: "hourglass", ALWAYS: "ki"}
PICKED = "button-pressed"  # plate of a picked ability; the gold frame is only for focus
WAITS = "hourglass"  # sign of an ability that cannot be used now
SIGN, CLEAR = 18.0, 10.0  # side of a sign, and its distance from two-line text
FACE, EDGE = 44.0, 6.0  # side of the owner's face, if it is not the shown figure; margin of the button


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
    word = letters.width(i18n.say(trait.name), "strong", WORD) * letters.scale
    return word + 2 * (SIGN + CLEAR) + (2 * EDGE + FACE if owned else 0.0)


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
        self.face = Box(box.x + EDGE, box.y + (box.h - FACE) / 2, FACE if owner else 0.0, FACE)
        left = self.face.right + (EDGE if owner is None else 0.0)
        self.word, self.block = self._lettered(Box(left, box.y, box.right - EDGE - left, box.h))

    def _lettered(self, room: Box) -> tuple[Box, Block]:
        """Return the place of the name and its block, as large as fits and clear of the sign."""
        block = self._cut(room)
        ends = room.centre[0] + block.width / 2
        right = self.box.right - 4 - SIGN - (CLEAR if len(block.lines) > 1 else 0.0)
        under = bool(self.sign) and ends > right and block.height > room.h - 2 * (4 + SIGN)
        if not under:
            return room, block
        for beside in (room.inset(room.right - right, 0), room._replace(w=right - room.x)):
            narrow = self._cut(beside)
            if narrow.lines[0] and not narrow.lines[-1].endswith("…"):
                return beside, narrow
        return room, block

    def _cut(self, room: Box) -> Block:
        """Return the name on one or two close lines."""
        return closer(self.letters.cut(self.label, "strong", WORD, room.w + 2, room.h + 2, lines=2), CLOSE)

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
            place = Box(box.right - SIGN - 4, box.y + 4, SIGN, SIGN)
            tone = theme.gold if self.picked else theme.bone if alive else theme.faint
            canvas.icon(sign, place, tone, shade=theme.night)

    @property
    def sign(self) -> str:
        """The sign of its state: none while usable, an hourglass while it waits for its time; once picked, that of its
        targets."""
        if self.picked:
            return AIMED_AT
        return SIGNS.get(self.trait.state, "" if self.enabled else WAITS)
