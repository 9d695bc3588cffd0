"""A table on which picks add up to an action, and cards can be looked at closely."""

from __future__ import annotations

from game import i18n
from game.core.cards import Card, parse
from game.core.game import Preview
from game.core.match import Match
from game.core.view import Action, View
from game.i18n import _

from ..base.geometry import Box
from ..play.features.hint import Hinting
from ..play.features.speech import Blanks
from ..play.features.undo import UndoRedo
from ..services import Services
from ..table.board import previews_of
from ..table.preview import HINT, PreviewLine
from ..table.spots import CardSpot, PileSpot, in_short
from ..table.stage import PACK
from ..ui.buttons import OfferPlate
from ..ui.transitions import Fade
from .sharedtable import SharedTable


class PickTable(SharedTable):
    """Turns picks (by press, key or drag) into actions. Risky actions are confirmed first, if the settings say so."""

    def __init__(self, services: Services, match: Match):
        self._foreseen: list[tuple[Action, Preview]] = []
        self._foreseen_in: View | None = None
        self._foreseen_for: tuple[str, tuple[str, ...]] | None = None
        self.hinting = Hinting(match.game.adviser())
        self.blanks = Blanks(match.game, services.routes.table.fill, self.do)
        super().__init__(services, match)
        self.undoing = UndoRedo(services, self.session, self.chronicle)
        self.undoing.undone.connect(self.show_at_once)

    # previews

    def _preview(self, action: Action) -> Preview:
        return self.match.game.preview(self.view, action)

    def _previews(self) -> list[tuple[Action, Preview]]:
        """The actions that picking the focused card may lead to, with previews; cached for the view, focus and
        picks."""
        if self.focus is None:
            return []
        asked = self.focus, tuple(self.selection.picked)
        if self._foreseen_in is not self.view or self._foreseen_for != asked:
            self._foreseen = previews_of(
                self.match.game, self.view, self.selection, self.focus, self.places.left_handed
            )
            self._foreseen_in, self._foreseen_for = self.view, asked
        return self._foreseen

    def _against(self, action: Action, preview: Preview) -> str:
        """A short text about what a pick would do to one of several cards."""
        card = self.widget(action.ids[0])
        if card is None:
            return i18n.say(preview.text)
        return _("{what}: {amount}").format(what=card.label, amount=in_short(preview))

    def _is_offered(self) -> bool:
        """True if the focused widget is an offer plate."""
        return isinstance(self.widget(self.focus), OfferPlate)

    def _why_not(self) -> str:
        """The reason why the focused verb is not possible; "" for anything else."""
        widget = self.widget(self.focus)
        return widget.help if widget is not None and widget.id in self.game.verbs and not widget.enabled else ""

    def _does(self) -> str:
        """What a press on the focused card or place does, in a word; “Choose” for anything else, buttons included."""
        verbs = {action.verb for action, _preview in self._previews()}
        if len(verbs) == 1 and self.focus not in self.game.verbs:
            return _(self.match.game.verbs[verbs.pop()].label)
        return _("Choose")

    def at_stake(self, gauge: str) -> int:
        return max((preview.changes.get(gauge, 0) for _action, preview in self._previews()), default=0)

    def do(self, *actions: Action) -> None:
        """Play an action, or several that are done together."""
        raise NotImplementedError

    def _preview_text(self) -> str:
        if self.hinting.text:
            return self.hinting.text
        if not self.seats.people and not self.match.over:
            return (
                self.chronicle.lines[-1] if self.chronicle.lines else _("You're watching. Press to hurry the computer.")
            )
        if self._is_offered():
            return ""  # the plate has the whole text
        previews = self._previews()
        if len({action.ids[0] for action, _preview in previews if action.ids and action.ids[0] != self.focus}) > 1:
            return "  ·  ".join(self._against(*each) for each in previews)
        texts = [i18n.say(preview.text) for _action, preview in previews] or [self._why_not()]
        return "  ·  ".join(dict.fromkeys(texts))

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        """The preview text on its plate; a hint is marked as such."""
        return PreviewLine(text, self.services.fonts, line, sign=HINT if self.hinting.text else "")

    # picks

    def _pick_place(self, number: int) -> None:
        """Pick the card in a slot for single cards, by its number from 0; nothing if it cannot be pressed."""
        zones = [zone for zone, slot in self.room.slots.items() if slot.spot == "card"]
        for zone in zones[number : number + 1]:
            card = self.view.top(zone)
            id = card.id if card is not None else zone
            if (widget := self.widget(id)) is not None and widget.focusable:
                self.set_focus(id)
                self.pick(id)

    def pick(self, id: str) -> None:
        """Pick an id; act as soon as only one action remains possible."""
        if id not in self.selection.picked and not self.selection.meant(id):
            self.selection.clear()
            if not self.selection.meant(id):
                self._pick_nothing(id)
                return
        action = self.selection.pick(id)
        if action is not None:
            self.ask_or_do(action)
        elif self.selection.picked:
            self.services.sounds.play("card-lift")
            self.lead_on()

    def _pick_nothing(self, id: str) -> None:
        """Handle a press on something without an action: look closer if no action takes a card now, otherwise deny
        it."""
        played = any(action.ids for action in self.view.legal)
        if isinstance(self.widget(id), CardSpot) and self.view.legal and not played:
            self.set_focus(id, quiet=True)
            self.look_closer()
        else:
            self.services.sounds.play("ui-deny")

    def lead_on(self) -> None:
        """Move the focus to the next pick of the best action still possible (the one with the best sum of gauge
        changes)."""
        best = max(self.selection.open(), key=lambda action: sum(self._preview(action).changes.values()))
        self.refresh()
        self.set_focus(next((id for id in best.ids if id not in self.selection.picked), None), quiet=True)

    def ask_or_do(self, action: Action) -> None:
        preview, settings = self._preview(action), self.services.settings
        final = action.verb in self.skin.final
        rash = final or preview.fatal or (preview.risky and preview.kind != "luck")
        if (rash and settings.ask_fatal) or settings.always_ask:
            self.selection.clear()
            name = _(self.match.game.verbs[action.verb].label)
            label = _("{deed} anyway").format(deed=name) if preview.fatal else name
            text, back = i18n.say(preview.question or preview.text), _("Play on") if final else ""
            self.services.routes.menus.ask(text, label, lambda: self.fill_or_do(action), back, self.seat, True)
        else:
            self.fill_or_do(action)

    def fill_or_do(self, action: Action) -> None:
        """Ask for the blanks of an action, then play it."""
        self.selection.clear()  # so that the same can be chosen again
        zones = [zone for zone, slot in self.room.slots.items() if slot.spot == "card"]
        self.blanks.fill_or_do(self.view, action, zones)

    # undo

    def redo(self) -> None:
        """Redo the action that was undone last."""
        if events := self.undoing.redo():
            self.happened(events)

    def show_at_once(self) -> None:
        """Show the changed table at once, with a short cross-fade instead of an animation."""
        picture, via = self.services.shot(), self.services.via(Fade)
        self.speech = None
        self.stage.sync(self.now())
        self._hum()
        self.refresh()
        self.call()
        if via is not None and picture is not None:
            self.services.stack.transition = via.started(picture)

    # looking

    def look_closer(self) -> None:
        """Show the focused card large, or open the focused pile; if neither is focused, open the pack."""
        card, widget = self._card_in_focus(), self.widget(self.focus)
        if card is not None:
            self.services.sounds.play("card-lift")
            self.services.routes.table.close_up(self.game, self.view, card)
        else:
            self.look(widget.id if isinstance(widget, PileSpot) else PACK)

    def _card_in_focus(self) -> Card | None:
        """The focused card; for a zone that is chosen as a whole, its top card."""
        widget = self.widget(self.focus)
        if not isinstance(widget, CardSpot):
            return None
        return self.view.top(widget.id) if widget.id in self.view.zones else parse(widget.id)

    def look(self, zone: str) -> None:
        """Open the page about a pile."""
        self.services.routes.table.look(self.match, zone, self.seat)
