"""Cards in the player's hand: they rise when they are focused or picked, and are dragged with the mouse."""

import math
from collections.abc import Mapping

from game.core.selection import Selection
from game.levels import Slot

from ..base.geometry import Point
from ..base.tween import Step, Tween
from .sprites import Sprite
from .stage import Stage

FAR = 12.0  # design pixels the mouse must move before a press becomes a drag
HOMEWARD = 0.18  # seconds in which a card dropped over nothing slides back
LIFT, HIGH, SLIGHTLY = 12.0, 24.0, 4.0  # how far the focused card, the picked card and a picked zone rise
SPEED, NEAR = 16.0, 0.3  # share of the way per second; design pixels that count as arrived
DULL = 0.7  # darkness of the cards that cannot follow the current pick


class Drag:
    """A card held with the mouse. Once the mouse has moved far enough, the card follows it above everything else."""

    def __init__(self, stage: Stage, sprite: Sprite, at: Point):
        self.stage, self.sprite, self.start, self.home = stage, sprite, at, sprite.at
        self.at = at  # where the mouse is
        self.begun = False

    def follow(self, at: Point) -> bool:
        """Handle a mouse move; return True when this move starts the drag."""
        self.at = at
        taken_up = not self.begun and math.dist(at, self.start) >= FAR
        if taken_up:
            self.begun = True
            self.stage.flying.append(self.sprite)
            self.stage.dragged = self.sprite
        if self.begun:
            self.sprite.at = self.home[0] + at[0] - self.start[0], self.home[1] + at[1] - self.start[1]
        return taken_up

    @property
    def is_home(self) -> bool:
        """True if the mouse is over the place that the card was taken from."""
        x, y = self.home
        return self.sprite.box.moved(x - self.sprite.at[0], y - self.sprite.at[1]).holds(self.at)

    def let_go(self) -> None:
        """Release the card where it is; the caller decides what happens to it."""
        self.stage.dragged = None
        if self.sprite in self.stage.flying:
            self.stage.flying.remove(self.sprite)

    def slide_home(self) -> Step:
        """Return a step in which the card slides back to where it was taken from, still above everything else."""
        self.stage.dragged = self.sprite
        return Tween(self.sprite, HOMEWARD, at=self.home)


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
