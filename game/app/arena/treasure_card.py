"""A card that can be chosen in a fight; a gem marks one that is worth more than its face."""

from game import i18n
from game.core.combatants import Prize

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..table.spots import CardSpot
from ..ui.widget import Do, Look

GEM, BEYOND = 30.0, 2.0  # side of the gem, and how far it overlaps the card's corner
INKS = {"common": "second", "rare": "help", "epic": "gold"}


class HandSpot(CardSpot):
    """A card with a gem on its lower left corner, which neither a neighbour nor the pip uses."""

    def __init__(self, id: str, label: str, box: Box, value: str, do: Do, prize: Prize | None):
        super().__init__(id, label, box, value, i18n.say(prize.told) if prize else "", do)
        self.prize = prize

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        if self.prize is None or not self.show_chips:
            return
        draw_gem(canvas, self.prize.grade, box)


def draw_gem(canvas: Canvas, grade: str, card: Box) -> None:
    """Draw the gem of a treasure grade on a card's lower left corner."""
    place = Box(card.x - BEYOND, card.bottom + BEYOND - GEM, GEM, GEM)
    canvas.plate("count-plate", place.inset(-2))
    canvas.icon(f"loot-{grade}", place.inset(3, 3), getattr(canvas.theme, INKS[grade]))
