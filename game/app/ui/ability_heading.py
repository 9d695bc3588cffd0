"""Headings of abilities."""

from game import i18n
from game.core.combatants import Trait
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from .waxseal import wax_seal
from .widget import Look, Widget

NEAR, WHEN = 12.0, 22.0  # gap after the name, and text size of the condition
SEAL, NUMERAL = 44.0, 24.0  # side of a level's seal, and its text size
SEALED = SEAL + 12.0  # distance from a seal's left edge to the text


def heading(trait: Trait, when: bool = True) -> str:
    """An ability's name with the note before it and, if `when`, the condition for using it."""
    name = i18n.say(trait.name)
    named = _("{note}: {name}").format(note=i18n.say(trait.note), name=name) if trait.note else name
    return _("{name} ({when})").format(name=named, when=i18n.say(trait.when)) if when else named


class Head:
    """A name in gold with the condition for its use: beside the name, or below it where there is no room."""

    def __init__(self, name: str, when: str, wide: float, size: float, letters: Fonts):
        self.name = letters.block(name, "strong", size, wide)
        self.when = letters.block(when, "body", WHEN, wide) if when else None
        lines = len(self.name.lines) + (len(self.when.lines) if self.when else 0)
        self.beside = lines == 2 and self.when is not None and self.name.width + NEAR + self.when.width <= wide

    @property
    def height(self) -> float:
        """The height of both."""
        return self.name.height + (self.when.height if self.when and not self.beside else 0.0)

    def blocks(self) -> tuple[Block, ...]:
        """Its texts."""
        return (self.name, self.when) if self.when else (self.name,)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it at the top of a box."""
        canvas.block(self.name, box, canvas.theme.gold, valign=0)
        if self.when and self.beside:
            right = self.name.width + NEAR
            place = Box(box.x + right, box.y, box.w - right, self.name.height)
            canvas.block(self.when, place, canvas.theme.bone)
        elif self.when:
            canvas.block(self.when, box.moved(0, self.name.height), canvas.theme.bone, valign=0)


class TraitHead(Widget):
    """The heading of an ability on a page; the level at which it comes is shown in a seal to the left of the box."""

    role = "text"

    def __init__(self, id: str, trait: Trait, box: Box, size: float, letters: Fonts, when: bool = True):
        self.head = Head(i18n.say(trait.name), i18n.say(trait.when) if when else "", box.w, size, letters)
        super().__init__(id, heading(trait, when), box._replace(h=self.head.height + 2))
        level = str(trait.note.values["n"]) if trait.note else ""
        self.numeral = letters.block(level, "number", NUMERAL, SEAL, lines=1, grow=False)

    def blocks(self) -> tuple[Block, ...]:
        return (*self.head.blocks(), *((self.numeral,) if any(self.numeral.lines) else ()))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.head.draw(canvas, box)
        if any(self.numeral.lines):
            wax_seal(canvas, Box(box.x - SEALED, box.y, SEAL, SEAL), self.numeral)
