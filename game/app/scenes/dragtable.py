"""A table on which cards can be picked, also by dragging them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.choose import Chooser
from game.core.game import Game
from game.core.view import View

from ..geometry import Point
from ..table.drag import Drag
from ..table.places import EDGE
from ..tween import Tween
from .tabletop import Tabletop

if TYPE_CHECKING:
    from ..desk import Desk

HOMEWARD = 0.18  # seconds for a card that was let go over nothing
LIFT, HIGH, SLIGHTLY = 12.0, 24.0, 4.0  # how far the focused and the picked card rise, and what is chosen as a whole
DULL = 0.7  # how dark a card is that is not meant while another is picked


class DragTable(Tabletop):
    """A table with a hand on it: a card let go over a thing is both picked.  Subclasses say what a pick does."""

    def __init__(self, desk: Desk, game: Game[Any], view: View):
        self.chooser = Chooser(())
        super().__init__(desk, game, view)

    def pick(self, id: str) -> None:
        """Pick a thing."""
        raise NotImplementedError

    # cards in focus and in hand rise

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        return self._lift_cards(dt) or moving

    def _lift_cards(self, dt: float) -> bool:
        """Focused and picked cards rise, the others sink, and go dull if a pick means none of them; True while one
        does."""
        if self.score is not None:
            return False
        moving, picked = False, self.chooser.picked
        lit = {*picked, *self.chooser.options()} if picked else set()
        for zone, slot in self.room.slots.items():
            for sprite in self.stage.piles[zone] if slot.lay == "single" or slot.spot == "card" else ():
                id = zone if slot.spot == "zone" else sprite.id or zone
                goal, dim = self._height(id), DULL if picked and id not in lit else 0.0
                before, away = sprite.lift, goal - sprite.lift
                there = abs(away) < 0.3 or self.desk.settings.still
                sprite.lift = goal if there else before + away * min(1.0, dt * 16)
                moving = moving or sprite.lift != before or sprite.dim != dim
                sprite.dim = dim
        return moving

    def _height(self, id: str) -> float:
        """How far a card rises, or a zone that is chosen as a whole."""
        if self.is_whole(id):  # what is said of it stands just above
            return SLIGHTLY if id in self.chooser.picked else 0.0
        return HIGH if id in self.chooser.picked else LIFT if id == self.focus else 0.0

    # cards that are dragged

    def _lay_out(self) -> None:
        self.drag: Drag | None = None
        super()._lay_out()

    def _press(self, at: Point) -> None:
        super()._press(at)
        sprite = self.stage.find(self.pressed) if self.pressed else None
        self.drag = Drag(self.stage, sprite, at) if sprite is not None else None

    def _point(self, at: Point) -> None:
        super()._point(at)
        if self.drag is not None and self.drag.follow(at):
            self.chooser.clear()
            self.chooser.pick(self.drag.sprite.id)  # lights up what the card may be let go over
            self.desk.sounds.play("card-lift")

    def _release(self, at: Point) -> None:
        drag, self.drag = self.drag, None
        if drag is None or not drag.begun:
            super()._release(at)
            return
        self.pressed = None
        drag.let_go()
        self.chooser.clear()
        target = next((w.id for w in self.widgets if w.focusable and w.box.holds(at) and w.id != drag.sprite.id), "")
        self._drop(drag, target, at[1] >= EDGE)

    def _drop(self, drag: Drag, target: str, ours: bool) -> None:
        """A card let go over a thing is both picked; one that can mean only one thing is picked by being let go on
        `ours`, the player's side of the table.  Anywhere else it goes home.
        """
        card = drag.sprite.id
        meant = self.chooser.meant(card)
        together = any(target in action.ids for action in meant)
        if together or (ours and len(meant) == 1):
            self.pick(card)
            if together and card in self.chooser.picked:
                self.pick(target)
            if self.score is None and self.desk.stack.top is self:
                self.stage.sync(self.view)
        elif self.pace and self.score is None:
            self.score = Tween(drag.sprite, HOMEWARD, at=drag.home)
        else:
            self._put_back(drag)

    def _put_back(self, drag: Drag) -> None:
        """Nothing comes of it: the card lies where it was taken up."""
        drag.let_go()
        drag.sprite.at, self.drag = drag.home, None
        if drag.begun:
            self.chooser.clear()
