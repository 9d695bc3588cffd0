"""Drops in an arena: cards are dragged onto a figure or into the middle, one alone or all that are picked."""

from game.core.view import Action
from game.i18n import _

from ...arena.picks import by_verb
from ...base.geometry import Box
from ...table.drag import Drag
from ...table.places import EDGE
from ..arena_ground import ArenaGround
from .feature import Doing, FocusView
from .figure_picks import Chooser


class FigureDrops:
    """Drops the dragged cards on a legal target, or in the middle if the main button does something with them."""

    def __init__(self, chooser: Chooser, ground: ArenaGround, screen: FocusView, commands: Doing):
        self._chooser, self._ground, self._screen, self._commands = chooser, ground, screen, commands
        self._taken: tuple[str, ...] = ()  # picks at the moment a card was taken up

    def take_up(self, card: str) -> bool:
        """Return True for every card: several may be wanted together."""
        self._taken = tuple(self._chooser.choices.selection.picked)
        return True

    def hold(self, drag: Drag) -> None:
        self._chooser.choices.selection.picked = self._together(drag)

    def goal(self, drag: Drag, target: str) -> str:
        """The target of the action, or the button of its verb for cards that would be dropped in the middle."""
        action = self.meant(drag, target)
        if action is None:
            return ""
        goal = target if target in action.ids else action.verb
        return goal if self._screen.widget(goal) is not None else ""

    def targets(self) -> set[str]:
        """Return nothing: the plates of the figures themselves show who can be aimed at."""
        return set()

    def area(self) -> Box | None:
        """The middle of the table, if the main button does something with the dragged cards."""
        return self._ground.ring if self._by_main_button() is not None else None

    def is_over(self, drag: Drag, area: Box, target: str) -> bool:
        """True also over the figure whose hand is shown."""
        return self._chooser.choices.figure(self._screen.focus) is None and self.meant(drag, target) is not None

    def drop(self, drag: Drag, target: str, lit: bool) -> bool:
        self.hold(drag)
        action = self.meant(drag, target)
        if action is not None:
            self._commands.ask_or_do(action)
        return action is not None

    def refuse(self, drag: Drag, target: str) -> str:
        """Let a card that was dropped in the middle stay picked if several are wanted there; otherwise say where cards
        can be dropped, unless they were put back into the hand."""
        choices = self._chooser.choices
        middle, whom = self._is_middle(drag, target), choices.figure(target) is not None
        together = [*self._taken, *(id for id in self._together(drag) if id not in self._taken)]
        self.put_back()
        if middle and self._can_become(together):
            choices.selection.picked = together
            return ""
        return self._where() if middle or whom or drag.at[1] < EDGE else ""

    def put_back(self) -> None:
        self._chooser.choices.selection.picked = [*self._taken]

    def meant(self, drag: Drag, target: str) -> Action | None:
        """The action of dropping the picked cards on a target, or on nothing (""); None if there is none."""
        choices = self._chooser.choices
        if choices.figure(target) is not None and (action := choices.selection.full(target)) is not None:
            return action
        return self._by_main_button() if self._is_middle(drag, target) else None

    def _together(self, drag: Drag) -> list[str]:
        """The ids of the cards dragged together: all picks if this card is one of them, else the card alone."""
        return [*self._taken] if drag.sprite.id in self._taken else [drag.sprite.id]

    def _by_main_button(self) -> Action | None:
        return by_verb(self._chooser.choices.selection, self._main_verb())

    def _main_verb(self) -> str:
        choices = self._chooser.choices
        return next(iter(choices.game.buttons(choices.view)), "")

    def _is_middle(self, drag: Drag, target: str) -> bool:
        """True if the cards are held over the lane, or over the figure whose hand is shown."""
        return target == self._chooser.choices.setting.shown if target else self._ground.ring.holds(drag.at)

    def _can_become(self, cards: list[str]) -> bool:
        """True if the cards are part of an action of the main button."""
        verb, legal = self._main_verb(), self._chooser.choices.view.legal
        return any(action.verb == verb and {*cards} <= {*action.ids} for action in legal)

    def _where(self) -> str:
        """Words that say where cards can be dropped."""
        choices = self._chooser.choices
        if choices.may_strike:
            return _("To attack, drop the cards on your foe.")
        verb = next((each.verb for each in choices.view.legal if {*each.ids} & {*choices.known}), "")
        if not verb:
            return _("Cards can't be used now.")
        return _("Drop the cards in the middle: {deed}.").format(deed=_(choices.game.verbs[verb].label))
