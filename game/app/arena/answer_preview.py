"""The answer preview: the cards and the outcome of an answer to a blow, shown in the lane before it is given."""

from collections.abc import Collection, Sequence

from game.core.cards import Card, parse
from game.core.game import Preview
from game.core.view import Action
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import UNBROKEN, Block, Fonts
from ..table.card_art import CardArt
from ..table.prints import PLAIN
from ..table.spots import PLATES
from ..ui.widget import Look, Widget
from .choices import BEST

FAINT = 120  # alpha of cards not played yet
WORD, TALL, BESIDE = 23.0, 38.0, 14.0  # the chip: size of its text, height, side margin
UP = 10.0  # distance from the foot of the cards


class AnswerPreview(Widget):
    """The cards of a possible answer in its empty places, and a chip with the outcome."""

    role = "text"

    def __init__(self, cards: Sequence[Card], slots: Sequence[Box], preview: Preview, letters: Fonts, art: CardArt):
        word = outcome(preview)
        self.cards, self.slots, self.art = cards, slots, art
        self.plate = PLATES.get(preview.kind, "chip-neutral")
        self.block: Block = letters.block(word, "strong", WORD, UNBROKEN, lines=1, grow=False)
        wide = self.block.width + 2 * BESIDE
        middle, foot = (slots[0].x + slots[-1].right) / 2, slots[0].bottom - UP
        super().__init__("ghost", word, Box(middle - wide / 2, foot - TALL, wide, TALL))

    def keep_off(self, plate: Box) -> None:
        """Move the chip above a plate that would cover it."""
        if self.box.overlaps(plate):
            self.box = self.box._replace(y=plate.y - self.box.h)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        for card, slot in zip(self.cards, self.slots, strict=False):
            x, y = canvas.layout.point((slot.x, slot.y))
            canvas.blit(self.art.face(card, slot.w, "mini", (), PLAIN), (round(x), round(y)), FAINT)
        canvas.plate(self.plate, box)
        canvas.block(self.block, box, canvas.theme.cream, "centre", shade=canvas.theme.night)


def outcome(preview: Preview) -> str:
    """Return the outcome of an answer in a word."""
    return {"heal": _("Holds"), "move": _("A tie")}.get(preview.kind, _("Fails"))


def preview_of_answer(
    answer: Action, preview: Preview, chosen: Collection[str], slots: Sequence[Box], letters: Fonts, art: CardArt
) -> AnswerPreview:
    """Return the preview of an answer in its empty places. Of a failing one only the `chosen` cards are shown, because
    the other cards would be bad advice."""
    told = answer.ids if preview.kind in BEST else chosen
    return AnswerPreview([parse(id) for id in answer.ids if id in told], slots, preview, letters, art)
