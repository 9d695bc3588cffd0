"""A card that can be chosen in a fight; one that is worth more than it shows bears a gem."""

from game import tongue
from game.core.combatants import Prize

from ..canvas import Canvas
from ..geometry import Box
from ..table.spots import CardSpot
from ..ui.widget import Do, Look

GEM, BEYOND = 30.0, 2.0  # its side, and how far it reaches beyond the corner of the card
INKS = {"common": "second", "rare": "help", "epic": "gold"}


class HandSpot(CardSpot):
    """The gem lies on the lower left corner, which no card beside it covers, and clear of the pip."""

    def __init__(self, id: str, label: str, box: Box, value: str, do: Do, prize: Prize | None):
        super().__init__(id, label, box, value, tongue.say(prize.told) if prize else "", do)
        self.prize = prize

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        if self.prize is None or not self.show_chips:
            return
        draw_gem(canvas, self.prize.grade, box)


def draw_gem(canvas: Canvas, grade: str, card: Box) -> None:
    """How much of a treasure a card is, on its lower left corner."""
    place = Box(card.x - BEYOND, card.bottom + BEYOND - GEM, GEM, GEM)
    canvas.plate("count-plate", place.inset(-2))
    canvas.icon(f"loot-{grade}", place.inset(3, 3), getattr(canvas.theme, INKS[grade]))
