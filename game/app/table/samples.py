"""Pictures for a page: cards of a staged moment, and under them what the game says of them."""

from typing import Any

from game import tongue
from game.core.cards import Card
from game.core.game import Action, Game, View
from game.core.teach import Sample
from game.levels import Room

from ..canvas import Canvas
from ..geometry import Box
from ..type import Block, Type
from ..ui.text import ink
from ..ui.widget import Look, Widget
from .cardart import SHAPE, CardArt
from .spots import CHIP_H, Chip
from .sprites import FACE_DOWN, FACE_UP, Sprite
from .stage import PACK

WIDE = 152.0  # of a card: just enough for its name
STEP, WIDEST = 50.0, 112.0  # between cards that lie on each other, at least and at most
GAP, NOTE = 10.0, 24.0
MOST_TALL = 400.0  # of a note


class Shown(Widget):
    """A few cards lying on each other, with a chip and a note.  `box` gives the middle and the top; it grows down."""

    role = "picture"

    def __init__(
        self, id: str, sample: Sample, view: View, room: Room, game: Game[Any], at: Box, letters: Type, art: CardArt
    ):
        self.cards, self.art = cards_of(sample, view), art
        self.print = room.slots[sample.zones[0]].print
        action = Action.parse(sample.action) if sample.action else None
        preview = game.preview(view, action) if action else None
        text = preview.text if preview else sample.words or game.captions(view)[sample.zones[0]]
        self.note = _note(tongue.say(text), letters, at.w - 12)
        self.chip = Chip(preview, room.icon(action), letters, WIDE) if preview and action else None
        spread = (at.w - WIDE - 16) / max(1, len(self.cards) - 1)
        self.step = max(STEP, min(WIDEST, spread))
        super().__init__(id, tongue.say(text), Box(at.x, at.y, at.w, self._tall()))

    def _tall(self) -> float:
        return WIDE * SHAPE + GAP + (CHIP_H + GAP if self.chip else 0) + self.note.height

    def blocks(self) -> tuple[Block, ...]:
        return (self.note, self.chip.block) if self.chip else (self.note,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        middle = box.y + WIDE * SHAPE / 2
        layout = "mini" if len(self.cards) > 1 else "full"  # names would be covered
        x = box.centre[0] - self.step * (len(self.cards) - 1) / 2
        for card in self.cards:
            turn = FACE_UP if card else FACE_DOWN
            Sprite(card, (x, middle), WIDE, layout, WIDE, turn, print=self.print).draw(canvas, self.art)
            x += self.step
        y = box.y + WIDE * SHAPE + GAP
        if self.chip:
            self.chip.draw(canvas, Box(box.centre[0] - WIDE / 2, y, WIDE, CHIP_H))
            y += CHIP_H + GAP
        canvas.block(self.note, Box(box.x + 6, y, box.w - 12, self.note.height), ink(canvas.theme), "centre", 0)


def _note(text: str, letters: Type, width: float) -> Block:
    """A note; where one line is not enough, it is broken after its colon rather than in the midst of its sense."""
    note = letters.block(text, "strong", NOTE, width, MOST_TALL, even=True)
    if len(note.lines) == 1:
        return note
    return letters.block(text.replace(": ", ":\n", 1), "strong", NOTE, width, MOST_TALL)


def cards_of(sample: Sample, view: View) -> list[Card | None]:
    """The cards to show: a pack as one back and, after it, what is known in it, the next to come first."""
    shown: list[Card | None] = []
    for zone in sample.zones:
        cards = view.zones[zone]
        if zone.startswith(PACK):
            shown += [None, *(card for card in reversed(cards) if card is not None)]
        else:
            shown += cards[-1:] if sample.top else cards
    return shown


def width_of(sample: Sample, view: View) -> float:
    """How wide its cards are together."""
    return WIDE + STEP * (len(cards_of(sample, view)) - 1)
