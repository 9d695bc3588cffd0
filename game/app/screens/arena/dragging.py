"""Dragging cards in an arena onto a target or into the middle: one card, or all that are picked."""

from __future__ import annotations

from game import i18n
from game.core.view import Action
from game.i18n import _

from ...arena.picks import by_verb, cards_in
from ...base.geometry import Box, Point
from ...table.drag import Drag
from ...table.places import EDGE
from .picking import Picking


class Dragging(Picking):
    """Drags the other picked cards along with a picked one."""

    _taken: tuple[str, ...] = ()  # picks at the moment a card was taken up
    _held_at: Point = (0.0, 0.0)  # where the mouse was last while a card was dragged

    def _press(self, at: Point) -> None:
        self._taken = tuple(self.selection.picked)
        super()._press(at)

    def _light_up(self, drag: Drag, at: Point) -> None:
        self._held_at = at
        self.selection.picked = self._together(drag)
        super()._light_up(drag, at)

    def _meant_target(self, drag: Drag, at: Point) -> str:
        """The target of the action, or the button of its verb for cards that would be dropped in the middle."""
        target = self._target(drag, at)
        action = self._meant_by(target)
        if action is None:
            return ""
        goal = target if target in action.ids else action.verb
        return goal if self.widget(goal) is not None else ""

    def _targets(self) -> set[str]:
        """Return nothing: the plates of the figures themselves show who can be aimed at."""
        return set()

    def _dropped_here(self) -> Action | None:
        """Return the action of letting the dragged cards go where they are held; None if there is none."""
        if self.drag is None or not self.drag.begun:
            return None
        return self._meant_by(self._target(self.drag, self._held_at))

    def _preview_text(self) -> str:
        """Return what the drop would do, while cards are held over a place for them."""
        action = self._dropped_here()
        return super()._preview_text() if action is None else i18n.say(self._preview(action).text)

    def _can_drag(self, card: str) -> bool:
        """True for every card: several may be wanted together."""
        return True

    def _drop_area(self) -> Box | None:
        """Return the middle of the table, if the first button does something with the dragged cards."""
        first = next(iter(self.game.buttons(self.view)), "")
        return self.ring if by_verb(self.selection, first) is not None else None

    def _is_over_area(self, drag: Drag, area: Box) -> bool:
        """Return True also over the figure whose hand is shown."""
        return self._dropped_here() is not None and self.figure(self.focus or "") is None

    def _together(self, drag: Drag) -> list[str]:
        """Return the ids of the cards dragged together: all picks if this card is one of them, else the card alone."""
        return [*self._taken] if drag.sprite.id in self._taken else [drag.sprite.id]

    def _release(self, at: Point) -> None:
        self._held_at = at
        super()._release(at)

    def _put_back(self, drag: Drag) -> None:
        super()._put_back(drag)
        if drag.begun:
            self.selection.picked = [*self._taken]

    def _drop(self, drag: Drag, target: str, ours: bool) -> None:
        """Play the dragged cards if they are dropped on a legal target, or in the middle if that does something with
        them; otherwise take them back, and say where they can be dropped."""
        self.selection.picked = self._together(drag)
        action = self._meant_by(target)
        if action is None:
            self._take_home(drag, target)
            return
        self._ask_or_do(action)
        if self.timeline is None and self.services.stack.top is self:
            self.stage.sync(self.view)

    def _meant_by(self, target: str) -> Action | None:
        """Return the action of dropping the picked cards here, or None."""
        if self.figure(target) is not None and (action := self.selection.full(target)) is not None:
            return action
        first = next(iter(self.game.buttons(self.view)), "")
        return by_verb(self.selection, first) if self._is_middle(target) else None

    def _is_middle(self, target: str) -> bool:
        """True if the cards were dropped in the lane, or on the figure whose hand is shown."""
        if not target:
            return self.ring.holds(self._held_at)
        return target == self.setting.shown

    def _take_home(self, drag: Drag, target: str) -> None:
        """Take the dragged card back; one dropped in the middle stays picked if several are wanted there."""
        middle, whom = self._is_middle(target), self.figure(target) is not None
        together = [*self._taken, *(id for id in self._together(drag) if id not in self._taken)]
        self.selection.clear()
        self._slide_home(drag)
        self.selection.picked = [*self._taken]
        if middle and self._can_become(together):
            self.selection.picked = together
        elif middle or whom or not self._is_in_hand():
            self._refuse_drop(self._where_to())

    def _is_in_hand(self) -> bool:
        """True if the cards were dropped over the hand, to put them back."""
        return self._held_at[1] >= EDGE

    def _can_become(self, cards: list[str]) -> bool:
        """True if the cards are part of an action of the first button."""
        verb = next(iter(self.game.buttons(self.view)), "")
        return any(action.verb == verb and {*cards} <= {*action.ids} for action in self.view.legal)

    def _where_to(self) -> str:
        """Return words that say where cards can be dropped."""
        if self.choices.may_strike:
            return _("To attack, drop the cards on your foe.")
        verb = next((action.verb for action in self.view.legal if set(action.ids) & {*cards_in(self.view)}), "")
        if not verb:
            return _("Cards can't be used now.")
        return _("Drop the cards in the middle: {deed}.").format(deed=_(self.game.verbs[verb].label))
