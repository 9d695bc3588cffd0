"""What the buttons of pad and keyboard do in an arena just now, what the foot says of them, and the hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game import tongue
from game.core.view import Action, View
from game.tongue import _

from ...arena.bidtable import BidChip
from ...arena.picks import by_verb, cards_in, may_strike
from ...arena.plate import FigurePlate
from ...arena.slimline import capital
from ...arena.trait import TraitButton
from ...geometry import Box, Point
from ...hands.intent import PRESS, Intent
from ...table.spots import CardSpot
from ...ui.offer import OfferPlate
from ...ui.press import Button
from ...ui.widget import Widget
from .curtain import GUARD
from .focusing import Focusing

NOWHERE = Box(0, 0, 0, 0)
BADLY = "damage"  # the kind of what fails


class Prompting(Focusing):
    """While somebody can still be struck at, no hasty press ends the turn."""

    _strikes_in: View | None = None
    _strikes = False
    _guard, _clicked = 0.0, NOWHERE  # seconds for which a click is still meant for the button that lay here

    def plays(self) -> None:
        """Show what could be played."""
        raise NotImplementedError

    # the button of what matters most

    def _first_button(self) -> str:
        """What matters most of all that has a button, if it can be done, bare or with the cards that are picked; but no
        end of a turn in which there is somebody to be struck at yet.  Where nobody is, the first that the picks fit."""
        verbs = self.game.buttons(self.standing)
        fit = (verb for verb in verbs if self.chooser.picked and not self._may_strike() and by_verb(self.chooser, verb))
        verb = next(fit, "") or next(iter(verbs), "")
        action = by_verb(self.chooser, verb)
        return verb if action is not None and (action.ids or not self._may_strike()) else ""

    def _may_strike(self) -> bool:
        """Can cards be played against the other side, or where everybody plays on both, against somebody else's?"""
        if self._strikes_in is not self.view:
            cast, seat = self.setting.cast, self.view.seat
            ours = {figure.side for figure in cast if figure.seat == seat}
            both = len(ours) > 1
            others = {figure.id for figure in cast if (figure.seat != seat if both else figure.side not in ours)}
            self._strikes_in, self._strikes = self.view, may_strike(self.view.legal, cards_in(self.view), others)
        return self._strikes

    def redden(self, widgets: list[Widget]) -> None:
        """The button that stands out is the one that the pad's button means, if it does something: none that only
        helps; of a few plates to choose between none does."""
        first = self._first_button()
        for widget in widgets:
            verb = widget.id in self.game.verbs or widget.id == "plays"
            if isinstance(widget, Button) and not isinstance(widget, OfferPlate) and verb:
                widget.primary = widget.id == first

    def command(self, intent: Intent) -> bool:
        deed = self._on_the_way() if intent.kind == "avoid" else None
        if deed is None:
            return super().command(intent)
        deed[1]()
        return True

    def _on_the_way(self) -> tuple[str, Callable[[], object]] | None:
        """While nothing is ready to be done, the button of what matters most leads on to that: its name, and what it
        does."""
        if self._may_aim():
            return (_("Aim"), self.lead_on) if self._blow() is None else None
        return (_("Plays"), self.plays) if self._leads_to_plays() else None

    def _leads_to_plays(self) -> bool:
        """Is nothing picked yet of the cards that are asked for, and nobody to be aimed at?"""
        return not self._may_aim() and not self.chooser.picked and not self._first_button() and self._asks_for_cards()

    # a second click is no other deed than the first

    def handle(self, intent: Intent) -> None:
        if intent.kind == PRESS and self._guard > 0 and self.score is not None:
            self._guard = GUARD  # it hurries what the first click did
        super().handle(intent)

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a thing; a click so soon after another on the same spot was not meant for a quiet button that has come
        there."""
        if at is not None:
            hasty = self._guard > 0 and self._clicked.holds(at) and id != self._first_button()
            button = self.widget(id) if id in self.game.verbs else None
            self._guard = GUARD if button else 0.0
            if button and hasty:
                return
            self._clicked = button.box if button else NOWHERE
        super().act(id, at)

    def update(self, dt: float) -> bool:
        self._guard = max(0.0, self._guard - dt)
        return super().update(dt)

    # the foot

    def prompts(self) -> list[tuple[str, str]]:
        """What each input does now; while others decide, a press only hurries them."""
        if not self.view.legal or self.score is not None or not self.company.people:
            return [("confirm", _("Skip ahead")), ("info", _("Look closer")), ("menu", _("Menu"))]
        return [*self._deeds(), ("hint", _("Hint")), *([("undo", _("Undo"))] if self.goes_back else []),
                ("info", _("Look closer")), ("menu", _("Menu"))]  # fmt: skip

    def _deeds(self) -> Iterator[tuple[str, str]]:
        """What is done with the focus and the picks; nothing twice."""
        does, first = self._does(), self._first_button()
        if does:
            yield "confirm", does
        if self.chooser.picked and self.focus not in self.chooser.picked:
            yield "cancel", _("Put back")
        if first and first != self.focus:
            yield "avoid", _(self.game.verbs[first].label)
        elif (way := self._on_the_way()) is not None:
            yield "avoid", way[0]

    def _does(self) -> str:
        """What a press does with the thing in focus; "" where that is nothing."""
        widget = self.widget(self.focus)
        if widget is None or not widget.enabled:
            return ""
        if isinstance(widget, FigurePlate):
            return self._does_with(widget)
        if widget.id in self.chooser.picked:
            return _("Put back")
        if isinstance(widget, CardSpot):
            return _("Pick") if self._is_open_to(widget.id) else ""
        if isinstance(widget, TraitButton):
            action = next((action for action in self.view.legal if widget.id in action.ids), None)
            return _(self.game.verbs[action.verb].label) if action else ""
        return _(self.game.verbs[widget.id].label) if widget.id in self.game.verbs else _("Choose")

    def _does_with(self, plate: FigurePlate) -> str:
        if (action := self._blow()) is not None:
            return _(self.game.verbs[action.verb].label)
        if plate.aim:
            return _("Choose")
        shows = plate.id != self.setting.shown and self.is_open_hand(plate.figure)
        return _("Show the hand") if shows else _("Look")

    def _blow(self) -> Action | None:
        """What choosing whoever has the focus would do."""
        return self.chooser.full(self.focus) if self.focus and self.figure(self.focus) else None

    def goes_badly(self) -> bool:
        """Is what the next press would do with the picks sure to go badly?"""
        action = self._blow() or by_verb(self.chooser, self._first_button())
        return bool(self.chooser.picked) and action is not None and self._preview(action).kind == BADLY

    def _asked(self) -> str:
        """For whom, and with which card, what is picked is to be done; cards alone leave what is asked as it was."""
        ability = self._used()
        if self.aims():
            action = self._aimed()
            what = ability or (capital(self.made(action)) if action else "")
            return _("{what}: choose a target").format(what=what) if what else _("Choose a target")
        return _("{what}: which card?").format(what=ability) if ability and not self.chooser.ready() else ""

    def aims(self) -> bool:
        """Can somebody be chosen for what is picked?"""
        return bool(self.chooser.picked) and any(
            self.board.aim(figure.id, self.view, self.chooser) for figure in self.setting.cast
        )

    def _is_open_to(self, id: str) -> bool:
        """Can a card be picked: with the others, or instead of them?"""
        return bool(self.chooser.meant(id)) or any(id in action.ids for action in self.view.legal)

    # the hint

    def hint(self) -> None:
        """Pick the cards of what the adviser would do, with the focus on what does it: one press more, and it is
        done."""
        if not self.view.legal:
            return
        advice = self.adviser.advise(self.view)
        self.desk.sounds.play("hint")
        self.play_set(advice.action)
        what, why = self._told_shortly(advice.action), f"{tongue.say(advice.why).rstrip('.')}."
        self.hint_text, self.hinted = _("Hint: {what}. {why}").format(what=what, why=why), self.focus or ""
        self.desk.narrator.say(self.hint_text, interrupt=True)
        self.refresh()

    def _told_shortly(self, action: Action) -> str:
        """What an action does: its set, its ability, its chips, or its verb; and whom a set is played against."""
        names = {trait.id: trait.name for figure in self.setting.cast for trait in figure.traits}
        ability = next((tongue.say(names[id]) for id in action.ids if id in names), "")
        made = capital(self.made(action))
        whom = next((tongue.say(figure.name) for id in action.ids if (figure := self.figure(id))), "")
        if made and whom:
            return _("{what} against {who}").format(what=made, who=whom)
        chip = next((w.label for w in self.widgets if isinstance(w, BidChip) and w.id in action.ids), "")
        return ability or made or chip or _(self.game.verbs[action.verb].label)
