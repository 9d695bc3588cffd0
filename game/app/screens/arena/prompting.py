"""The main button of pad and keyboard in an arena, the prompts, and the hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game import i18n
from game.core.text import Text
from game.core.view import Action, View
from game.i18n import _

from ...arena.ability import TraitButton
from ...arena.bidtable import BidChip
from ...arena.picks import advised_together, by_verb, cards_in, may_strike, picks_of, together
from ...arena.plate import FigurePlate
from ...arena.preview_lines import capital, sentence
from ...base.geometry import Box, Point
from ...input.intent import PRESS, Intent
from ...table.spots import CardSpot
from ...ui.buttons import Button
from ...ui.offer import OfferPlate
from ...ui.widget import Widget
from .curtain import GUARD
from .focusing import Focusing

NOWHERE = Box(0, 0, 0, 0)
BADLY = "damage"  # the preview kind of an action that fails
STAYS = 2  # hints in a row that were asked for and followed, until the next ones come by themselves


class Prompting(Focusing):
    """Gives the main button its meaning; a hasty press never ends a turn in which somebody can still be attacked."""

    _strikes_in: View | None = None
    _strikes = False
    _asks = 0  # hints in a row that were asked for, and all followed
    _advised: tuple[Action, ...] = ()  # the actions of the last hint
    _guard, _clicked = 0.0, NOWHERE  # seconds in which a click is meant for the last button; its box

    def plays(self) -> None:
        """Open the list of sets that could be played."""
        raise NotImplementedError

    # the main button

    def _first_button(self) -> str:
        """Return the verb of the pad's main button, "" for none: the first verb that fits the picks, else the first of
        all; but never a verb without cards, such as the end of a turn, while somebody can be attacked."""
        verbs = self.game.buttons(self.standing)
        fit = (
            verb for verb in verbs if self.selection.picked and not self._may_strike() and by_verb(self.selection, verb)
        )
        verb = next(fit, "") or next(iter(verbs), "")
        if together(self.game, self.view, self.selection, verb):
            return verb
        action = by_verb(self.selection, verb)
        return verb if action is not None and (action.ids or not self._may_strike()) else ""

    def _may_strike(self) -> bool:
        """True if cards can be played against the other side; where people play on both sides, against another seat's
        figure. Cached per view."""
        if self._strikes_in is not self.view:
            cast, seat = self.setting.cast, self.view.seat
            ours = {figure.side for figure in cast if figure.seat == seat}
            both = len(ours) > 1
            others = {figure.id for figure in cast if (figure.seat != seat if both else figure.side not in ours)}
            self._strikes_in, self._strikes = self.view, may_strike(self.view.legal, cards_in(self.view), others)
        return self._strikes

    def redden(self, widgets: list[Widget]) -> None:
        """Make primary only the verb button that the pad's main button presses; plates of a choice are left as they
        are."""
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
        """Return the label and command of the main button while nothing is ready to be done: aim, or open the list of
        sets; None if there is neither."""
        if self._may_aim():
            return (_("Aim"), self.lead_on) if self._blow() is None else None
        return (_("Plays"), self.plays) if self._leads_to_plays() else None

    def _leads_to_plays(self) -> bool:
        """True if cards are asked for but none is picked, and nobody is to be aimed at."""
        return not self._may_aim() and not self.selection.picked and not self._first_button() and self._asks_for_cards()

    # a second click does nothing new

    def handle(self, intent: Intent) -> None:
        if intent.kind == PRESS and self._guard > 0 and self.timeline is not None:
            self._guard = GUARD  # this click only hurries what the first one did
        super().handle(intent)

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a widget; a quick second click at one spot is ignored if it hits a secondary button that has just come
        there."""
        if at is not None:
            hasty = self._guard > 0 and self._clicked.holds(at) and id != self._first_button()
            button = self.widget(id) if id in self.game.verbs else None
            self._guard = GUARD if button else 0.0
            if button and hasty:
                return
            self._clicked = button.box if button else NOWHERE
        super().act(id, at)

    # prompts

    def prompts(self) -> list[tuple[str, str]]:
        """Return what each input does now; while others decide, a press only hurries them."""
        if not self.view.legal or self.timeline is not None or not self.seats.people:
            return [("confirm", _("Skip ahead")), ("info", _("Look closer")), ("menu", _("Menu"))]
        hint = _("No more hints") if self._stays else _("Hint")
        return [*self._deeds(), ("hint", hint), *([("undo", _("Undo"))] if self.goes_back else []),
                ("info", _("Look closer")), ("menu", _("Menu"))]  # fmt: skip

    def _deeds(self) -> Iterator[tuple[str, str]]:
        """Yield what can be done with the focus and the picks, nothing twice."""
        does, first = self._does(), self._first_button()
        if does:
            yield "confirm", does
        if self.selection.picked and self.focus not in self.selection.picked:
            yield "cancel", _("Put back")
        if first and first != self.focus:
            yield "avoid", _(self.game.verbs[first].label)
        elif (way := self._on_the_way()) is not None:
            yield "avoid", way[0]

    def _does(self) -> str:
        """Return what a press on the focused widget does; "" if it does nothing."""
        widget = self.widget(self.focus)
        if widget is None or not widget.enabled:
            return ""
        if isinstance(widget, FigurePlate):
            return self._does_with(widget)
        if widget.id in self.selection.picked:
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
        """Return the action of choosing the focused figure as the target, or None."""
        return self.selection.full(self.focus) if self.focus and self.figure(self.focus) else None

    def goes_badly(self) -> bool:
        """True if the next press would do something with the picks that is sure to fail."""
        action = self._blow() or by_verb(self.selection, self._first_button())
        return bool(self.selection.picked) and action is not None and self._preview(action).kind == BADLY

    def _asked(self) -> str:
        """Return the question that the picks raise, about a target or a card; "" if they leave the game's question as
        it is."""
        ability = self._used()
        if self.aims():
            action = self._aimed()
            what = ability or (capital(self.made(action)) if action else "")
            return _("{what}: choose a target").format(what=what) if what else _("Choose a target")
        return _("{what}: which card?").format(what=ability) if ability and not self.selection.ready() else ""

    def aims(self) -> bool:
        """True if a target can be chosen for the picks."""
        return bool(self.selection.picked) and any(
            self.board.aim(figure.id, self.view, self.selection) for figure in self.setting.cast
        )

    def _is_open_to(self, id: str) -> bool:
        """True if a card can be picked, with the other picks or instead of them."""
        return bool(self.selection.meant(id)) or any(id in action.ids for action in self.view.legal)

    # hint

    @property
    def _stays(self) -> bool:
        """True if hints come by themselves."""
        return self._asks >= STAYS

    def do(self, *actions: Action) -> None:
        """Play actions; if the last hint said something else, hints come no more by themselves."""
        self._asks = self._asks if actions == self._advised else 0
        self._advised = ()
        super().do(*actions)

    def update(self, dt: float) -> bool:
        """Let the guard's time pass, and give the next hint, if they come by themselves and there is none yet."""
        self._guard = max(0.0, self._guard - dt)
        moving = super().update(dt)
        if self._stays and not self._advised and self._is_waiting():
            self._advise()
        return moving

    def resume(self) -> None:
        """Return to the hint that was there, if there was one."""
        super().resume()
        if self.hint_text and self.widget(self.hinted) is not None:
            self.set_focus(self.hinted, quiet=True)

    def _is_waiting(self) -> bool:
        """True if the table waits for the player to do something, and not only to go on."""
        seen = self.timeline is None and self.services.stack.top is self and self.widget("onward") is None
        return seen and bool(self.view.legal)

    def hint(self) -> None:
        """Pick the cards of the adviser's action and focus what triggers it, so that one more press does it.

        After two hints in a row that were asked for and followed, the next ones come by themselves, until one is not
        followed or this is pressed when one was there.
        """
        if not self.view.legal:
            return
        if self._stays and self._advised:
            self._asks = 0
            self.hint_text = ""
            self.selection.clear()
            self.refresh()
            return
        self._asks += not self._advised  # asked for twice, it is the same hint
        self._advise()

    def _advise(self) -> None:
        advice = self.hints.advise(self.view, len(self.match.log))
        self.services.sounds.play("hint")
        self.play_set(advice.action)
        self._advised = (advice.action,)
        if self._is_sorting():
            self._advised = advised_together(self.adviser, self.view)
            self.selection.picked = picks_of(self.game, self.view, self._advised)
            self.refresh()
        what, why = self._told_shortly(advice.action), sentence(i18n.say(advice.why))
        self.hint_text, self.hinted = i18n.say(Text("Hint: {what}. {why}", what=what, why=why)), self.focus or ""
        self.services.narrator.say(self.hint_text, interrupt=True)
        self.refresh()

    def _told_shortly(self, action: Action) -> str:
        """Return an action in a few words: its set and target, its ability, its chips, or its verb."""
        names = {trait.id: trait.name for figure in self.setting.cast for trait in figure.traits}
        ability = next((i18n.say(names[id]) for id in action.ids if id in names), "")
        made = capital(self.made(action))
        whom = next((i18n.say(figure.name) for id in action.ids if (figure := self.figure(id))), "")
        if made and whom:
            return _("{what} against {who}").format(what=made, who=whom)
        chip = next((w.label for w in self.widgets if isinstance(w, BidChip) and w.id in action.ids), "")
        return ability or made or chip or _(self.game.verbs[action.verb].label)
