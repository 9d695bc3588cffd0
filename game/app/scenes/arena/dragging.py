"""Cards dragged onto whoever they are meant for: one, or all that are picked."""

from __future__ import annotations

from ...geometry import Point
from ...table.drag import Drag
from .picking import Picking


class Dragging(Picking):
    """A card that is picked takes the others along."""

    _taken: tuple[str, ...] = ()  # what was picked when a card was taken up

    def _press(self, at: Point) -> None:
        self._taken = tuple(self.chooser.picked)
        super()._press(at)

    def _point(self, at: Point) -> None:
        waited = self.drag is not None and not self.drag.begun
        super()._point(at)
        if waited and self.drag is not None and self.drag.begun:
            self.chooser.picked = self._together(self.drag)
            self.refresh()

    def _together(self, drag: Drag) -> list[str]:
        """The cards that a dragged one stands for."""
        return [*self._taken] if drag.sprite.id in self._taken else [drag.sprite.id]

    def _drop(self, drag: Drag, target: str, ours: bool) -> None:
        """Let go over somebody they can be played against, the cards are played; anywhere else all is as before."""
        self.chooser.picked = self._together(drag)
        action = self.chooser.full(target) if self.figure(target) else None
        if action is None:
            self.chooser.clear()
            super()._drop(drag, "", False)
            self.chooser.picked = [*self._taken]
            return
        self._ask_or_do(action)
        if self.score is None and self.desk.stack.top is self:
            self.stage.sync(self.view)
