"""Cards dragged onto whoever they are meant for, or into the middle: one, or all that are picked."""

from __future__ import annotations

from game.core.view import Action
from game.tongue import _

from ...arena.picks import by_verb, cards_in
from ...geometry import Point
from ...table.drag import Drag
from .prompting import Prompting


class Dragging(Prompting):
    """A card that is picked takes the others along."""

    _taken: tuple[str, ...] = ()  # what was picked when a card was taken up
    _let_go_at: Point = (0.0, 0.0)

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

    def _release(self, at: Point) -> None:
        self._let_go_at = at
        super()._release(at)

    def _drop(self, drag: Drag, target: str, ours: bool) -> None:
        """Let go over somebody they can be played against, or in the middle where that does something with them, the
        cards are played; elsewhere all is as before, and it is said where they would have meant something."""
        self.chooser.picked = self._together(drag)
        action = self._meant_by(target)
        if action is None:
            self._take_home(drag, target)
            return
        self._ask_or_do(action)
        if self.score is None and self.desk.stack.top is self:
            self.stage.sync(self.view)

    def _meant_by(self, target: str) -> Action | None:
        """What letting the picked cards go here would do."""
        if self.figure(target) is not None and (action := self.chooser.full(target)) is not None:
            return action
        first = next(iter(self.game.buttons(self.view)), "")
        return by_verb(self.chooser, first) if self._is_middle(target) else None

    def _is_middle(self, target: str) -> bool:
        """Is it the lane between the rows, or where the own discards lie?"""
        if not target:
            return self.ring.holds(self._let_go_at)
        return target == self.setting.shown

    def _take_home(self, drag: Drag, target: str) -> None:
        """The card goes back; in the middle one of several that are wanted there stays picked."""
        middle, whom = self._is_middle(target), self.figure(target) is not None
        together = [*self._taken, *(id for id in self._together(drag) if id not in self._taken)]
        self.chooser.clear()
        super()._drop(drag, "", False)
        self.chooser.picked = [*self._taken]
        if middle and self._can_become(together):
            self.chooser.picked = together
        elif middle or whom:
            self.desk.say(self._where_to())

    def _can_become(self, cards: list[str]) -> bool:
        """Are those some of the cards that the first button waits for?"""
        verb = next(iter(self.game.buttons(self.view)), "")
        return any(action.verb == verb and {*cards} <= {*action.ids} for action in self.view.legal)

    def _where_to(self) -> str:
        """Where cards can be let go."""
        if self._may_strike():
            return _("To attack, drop the cards on your foe.")
        verb = next((action.verb for action in self.view.legal if set(action.ids) & {*cards_in(self.view)}), "")
        if not verb:
            return _("Cards can't be used now.")
        return _("Drop the cards in the middle: {deed}.").format(deed=_(self.game.verbs[verb].label))
