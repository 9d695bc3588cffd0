"""How cards rise on a table of cards: the focused one, and those that are picked."""

from collections.abc import Mapping

from game.core.selection import Selection
from game.levels import Slot

from ..table.stage import Stage

LIFT, HIGH, SLIGHTLY = 12.0, 24.0, 4.0  # how far the focused card, the picked card and a picked zone rise
SPEED, NEAR = 16.0, 0.3  # share of the way per second; design pixels that count as arrived
DULL = 0.7  # darkness of the cards that cannot follow the current pick


def lift_cards(stage: Stage, slots: Mapping[str, Slot], selection: Selection, focus: str | None, share: float) -> bool:
    """Move focused and picked cards up and all others down, by a `share` of the way (1 for at once), and darken cards
    that cannot follow the pick; return True while a card moves."""
    moving, picked = False, selection.picked
    lit = {*picked, *selection.options()} if picked else set()
    for zone, slot in slots.items():
        for sprite in stage.piles[zone] if slot.lay == "single" or slot.spot == "card" else ():
            id = zone if slot.spot == "zone" else sprite.id or zone
            whole = slot.spot == "zone"  # its caption is just above
            goal = _height(id in picked, id == focus, whole)
            dim = DULL if picked and id not in lit else 0.0
            before, away = sprite.lift, goal - sprite.lift
            sprite.lift = goal if abs(away) < NEAR or share >= 1 else before + away * share
            moving = moving or sprite.lift != before or sprite.dim != dim
            sprite.dim = dim
    return moving


def _height(picked: bool, focused: bool, whole: bool) -> float:
    """The height to which a card, or a zone that is chosen as a whole, rises."""
    if whole:
        return SLIGHTLY if picked else 0.0
    return HIGH if picked else LIFT if focused else 0.0
