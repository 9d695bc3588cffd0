"""The table on which a game is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from game import i18n
from game.core.events import Event, Noted
from game.core.film import before
from game.core.match import Match
from game.core.selection import Selection, parts_of
from game.core.view import Action
from game.i18n import _

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..input.intent import PRESS, Intent
from ..play.features.card_picks import Asking, CardPicks, next_of_best
from ..play.features.drag import CardDrops, Dragging, Drops
from ..play.features.press_rules import FOLLOWS, PadWatch, Skipping, SpeedPress
from ..play.features.speech import Blanks, SpeechSheet
from ..play.features.undo import UndoRedo
from ..play.pace import Repeater
from ..play.presenters.card_words import buttons_meanwhile, prompts_meanwhile, prompts_of_choice
from ..services import Services
from ..table.board import TableActions
from ..table.drag import SPEED, lift_cards
from ..table.preview import LINE, PreviewLine
from ..table.skins import skin_of
from ..table.spots import CardSpot, PileSpot, SeatPlate
from ..ui.buttons import Button
from ..ui.transitions import Fade
from ..ui.widget import Widget
from .describe import BETWEEN, standing
from .sharedtable import SharedTable

WAITS = (PileSpot, SeatPlate, Button)  # widgets that show the state; they change only after the animation


class TableScene(SharedTable):
    """One play on the screen. It knows the widgets of the table, but no rules."""

    name = "table"

    def __init__(self, services: Services, match: Match, daily: str = ""):
        self.picks = CardPicks(services, self)
        blanks = Blanks(match.game, services.routes.table.fill, self.do)
        self.asking = Asking(services, match.game, skin_of(match.game.id), blanks)
        self.dragging = Dragging(services, self, self.drops(), lambda: self.pace)
        super().__init__(services, match, daily)
        self.painter.shifts.append(self._lifted)
        self.skipping = Skipping(self.conductor, self.session, self.guard, bool(self.skin.beats))
        speed, pads = SpeedPress(self.pacing, self.guard, super().handle), PadWatch(self.wait_for_pad)
        self.add(self.dragging, speed, self.skipping, pads, *([self.guard] if self.several else []))
        self.add(self.turns, self.programs)
        self.undoing = UndoRedo(services, self.session, self.chronicle, self.show_at_once)
        self.goes_back = False  # True if “undo” is possible now
        self._lying: Sequence[Widget] = ()  # cached widgets that do not depend on the focus,
        self._still_lies = False  # and True while they are still valid
        self.repeater = Repeater(self.pacing, match.game)

    @cached_property
    def sheet(self) -> SpeechSheet:
        """The speech sheet."""
        return SpeechSheet(self.game, self.skin.speech, self.seats, self)

    def table_actions(self) -> TableActions:
        return self

    # layout

    def _lay_out(self) -> None:
        super()._lay_out()
        self.dragging.lay_out()
        self.stage.foresee = self.ending.foresee

    def drops(self) -> Drops:
        """What cards can be dropped on."""
        return CardDrops(self)

    def see(self) -> None:
        """Update the view and the selection from the match."""
        self.view = self.now()
        if self.selection.legal != self.view.legal:
            self.selection = Selection(self.view.legal)
        if self.timeline is None:
            self.standing = self.view

    def build(self) -> list[Widget]:
        return self.dressed(self._shown_now())

    def _shown_now(self) -> list[Widget]:
        """The widgets without what the features make of them."""
        self.fit()
        self.see()
        if not self._still_lies:
            self._lying = self._laid()
        widgets = [*self._lying]
        if self.timeline is not None:
            return self.spoken.dress(self.as_seen(widgets, WAITS))
        if lines := self.sheet.lines(self.view, self.services.fonts):
            wholes = [zone for zone in self.room.slots if self.is_whole(zone)]
            return [*self.sheet.beside(widgets, lines[0].box, self.services.fonts, wholes), *lines]
        widgets = self.spoken.dress([*widgets, *self.board.ends(self.view)])
        text = self._preview_text()
        if text:
            widgets.append(self.preview_line(text, self.places.box_or("preview", LINE)))
        return [*widgets, self.turns.banner] if self.turns.banner is not None else widgets

    def _laid(self) -> Sequence[Widget]:
        """Build the widgets that do not depend on the focus: heading, trophies, cards and buttons."""
        back, mine = self.session.may_undo, self.guard.may_take_back(self.seat)
        self.goes_back = back and mine and not self.match.over
        return [
            *self._head(),
            *self.trophies(),
            *self.board.things(self.view, self.selection, self.seats.last if back and not mine else None),
            *(self._buttons() if self.seats.people else ()),
        ]

    def _buttons(self) -> Sequence[Widget]:
        """The buttons. During an animation the earlier ones stay, disabled if no longer possible: no spoilers."""
        buttons = self.board.buttons(self.view, self.goes_back)
        if self.timeline is None:
            return buttons
        return buttons_meanwhile(buttons, self.widgets, self.game.verbs, self.goes_back)

    def prompts(self) -> list[tuple[str, str]]:
        if not self.seats.people or self.match.over or self.timeline is not None:
            people, only = bool(self.seats.people), self.match.over or bool(self.timeline and self.skin.beats)
            return prompts_meanwhile(self.goes_back and people, only and people)
        verb = self._first_button()
        shown = self.widget(verb)
        does = (shown.label if shown else _(self.game.verbs[verb].label)) if verb else ""
        return prompts_of_choice(self._does(), bool(self.selection.picked), does, self.goes_back)

    def toast_line(self) -> Box | None:
        """Toast position: over the preview line, or above the open speech sheet."""
        if self.widget("sheet") is None:
            line, told = self.places.box_or("preview", LINE), self.widget("preview")
            return line._replace(y=told.plate.y, h=told.plate.h) if isinstance(told, PreviewLine) else line
        return self.sheet.toast_line(self.widget("standing"))

    # life cycle

    def enter(self) -> None:
        super().enter()
        if not self.match.log:
            self.deal_in()
        elif self.match.over:  # the program was closed between the last action and the result
            self.finish()
        else:
            acted = [(action.seat, events) for action, events in zip(self.match.log, self.match.history, strict=True)]
            self.chronicle.recall(self.match.opening, acted)
            self.services.narrator.say(standing(self.match).replace(BETWEEN, ", "))
            self.call()
            if answered := self.session.answer_moot():
                self.happened(answered)

    def deal_in(self) -> None:
        """Save, and animate the opening deal from the table before it."""
        self.session.save()
        self.stage.sync(before(self.view, self.match.opening))
        self.animate(self.match.opening)
        self.refresh()  # nothing can be chosen during the deal

    def log_event(self, event: Event, line: str) -> None:
        super().log_event(event, line)
        if self.timeline is not None and isinstance(event, Noted) and event.fact in self.skin.turns:
            seen = self.stage.seen(self.view)
            self.standing = replace(seen, facts={**seen.facts, event.fact: event.value}, outcome=None)
            self.refresh()

    # intents

    def handle(self, intent: Intent) -> None:
        if any(feature.handle(intent) for feature in self.features):
            return
        if intent.kind not in FOLLOWS:
            focus = self.focus
            self.hurry()
            self.services.stack.settle(self.services.shot)
            if self.services.stack.top is not self or (intent.kind == "confirm" and self._is_new_to(focus)):
                return
            hurries = intent.kind in ("confirm", "avoid", PRESS) and not self.guard.is_open(intent)
            if self.seats.program_next and hurries:
                self.programs.act()  # the press only hurries the program
                return
        if not self.dragging.release(intent):
            super().handle(intent)
            self.dragging.follow(intent)
        if self.focus != self.hinting.about:
            self.hinting.clear()
        if self.services.stack.top is self:
            self.widgets = self.build()

    def command(self, intent: Intent) -> bool:
        does = {"undo": self.undo, "redo": self.redo, "hint": self.hint, "menu": self.menu}
        if intent.kind.startswith("place."):
            self._pick_place(int(intent.kind.removeprefix("place.")))
        elif intent.kind == "avoid":
            self.act(self._first_button() or next(iter(self.game.buttons(self.view)), None))
        elif intent.kind == "info":
            self.look_closer()
        elif intent.kind in does:
            does[intent.kind]()
        else:
            return False
        return True

    def back(self) -> None:
        """Clear the picks; without any, open the pause menu."""
        if self.selection.picked:
            self.selection.clear()
            self.refresh()
        else:
            self.menu()

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a widget; if undo is not possible, say why."""
        if id == "undo" and not self.session.may_undo:
            self.undo()
        else:
            super().act(id, at)

    def undo(self) -> None:
        """Undo the last action; if no more can be undone, move the focus away from the undo button."""
        self.undoing.undo()
        if self.focus == "undo" and not self.goes_back:
            self._past_idle_things()

    def let_be(self) -> None:
        """Leave the turn to the others without saying anything."""
        self.seats.leave()
        self.refresh()
        self.set_focus(self.first_focus(), quiet=True)
        self.call()

    def pick(self, id: str) -> None:
        """Pick a card, a zone or another target by its id."""
        self.hinting.clear()
        self.picks.pick(id)

    def _pick_place(self, number: int) -> None:
        """Pick what is in the place of that number, from 0."""
        self.picks.pick_place(number)

    def lead_on(self) -> None:
        """Move the focus to the next pick."""
        goal = next_of_best(self.game, self.view, self.selection)
        self.refresh()
        self.set_focus(goal, quiet=True)

    def ask_or_do(self, action: Action) -> None:
        """Play an action, after a question if it is rash."""
        self.asking.ask_or_do(self, action)

    def redo(self) -> None:
        """Redo the action that was undone last."""
        events = self.undoing.redo()
        if events is not None:
            self.happened(events)

    def show_at_once(self) -> None:
        """Show the changed table at once, with a short cross-fade instead of an animation."""
        picture, via = self.services.shot(), self.services.via(Fade)
        self.spoken.clear()
        self.stage.sync(self.now())
        self._hum()
        self.refresh()
        self.call()
        if via is not None and picture is not None:
            self.services.stack.transition = via.started(picture)

    def hint(self) -> None:
        """Show the action that the adviser recommends, and why."""
        if not self.view.legal:
            return
        advice = self.hinting.advise(self.view, len(self.match.log))
        self.selection.clear()
        self.services.sounds.play("hint")
        self.set_focus(parts_of(advice.action)[0], quiet=True)
        self.hinting.show(i18n.say(advice.why), self.focus or "")
        self.services.narrator.say(self.hinting.text, interrupt=True)
        self.refresh()

    def tell_first_note(self) -> None:
        """Show a note on what the acting person meets for the first time, unless something else is shown."""
        if self.view.legal and self.seats.people and self.timeline is None and self.services.stack.top is self:
            self.services.routes.table.first_note(self.game, self.view)

    def do(self, *actions: Action) -> None:
        """Play an action, or several together. The rules resolve them and they are saved before they are shown."""
        self.repeater.did(self.view, actions[-1])
        self.happened(self.session.perform(*actions))

    def happened(self, events: Sequence[Event]) -> None:
        self.animate(events)
        self.refresh()

    # other scenes

    def menu(self) -> None:
        """Open the pause menu."""
        self.services.routes.table.pause(self)

    def give_up(self) -> None:
        """Abandon this play."""
        self.ending.give_up()

    def finish(self) -> None:
        """End the finished play."""
        self.ending.finish()

    def settled(self) -> None:
        if self.match.over:
            self.finish()
        else:
            told = self.focus
            self.refresh()
            if self.focus is None:
                self.set_focus(self.first_focus(), quiet=True)
            self._past_idle_things()
            if self.focus != told:
                self.say_of_focus()
            self.call()
            self.tell_first_note()

    def say_of_focus(self) -> None:
        """Rebuild only the widgets that depend on the focus."""
        self._still_lies = True
        try:
            self.widgets = self.build()
        finally:
            self._still_lies = False

    # time

    def lift_cards(self, dt: float) -> bool:
        """Let focused and picked cards rise; return True while a card moves."""
        share = 1.0 if self.services.settings.still else min(1.0, dt * SPEED)
        return lift_cards(self.stage, self.room.slots, self.selection, self.focus, share)

    def update(self, dt: float) -> bool:
        self.match.seconds += dt
        if self.timeline is None and (action := self.repeater.next(self.view, self.pressed or "")) is not None:
            self.pressed = None  # to let go of the mouse is no press any more
            self.do(action)
        moving = super().update(dt)
        if self.timeline is None:
            moving = self.lift_cards(dt) or moving
            self.hinting.ponder(self.view)
        return moving

    # drawing

    def _follow_stage(self) -> None:
        """Leave out the focus ring where the dragged card was taken from."""
        super()._follow_stage()
        drag = self.dragging.begun
        if drag is not None and (widget := self.widget(drag.sprite.id)) is not None:
            widget.ringed = False

    def draw_journal(self, canvas: Canvas) -> None:
        if self.widget("sheet") is None:  # the sheet covers the journal
            super().draw_journal(canvas)

    def _lifted(self, widget: Widget, box: Box) -> Box:
        sprite = self.stage.spotted(widget.id) if isinstance(widget, CardSpot) and self.timeline is None else None
        return box.moved(0, -sprite.lift) if sprite is not None else box

    def facts(self) -> dict[str, Any]:
        """Facts about the play, for tests."""
        match, legal = self.match, [str(action) for action in self.view.legal]
        return {"actions": len(match.log), "digest": match.digest(), "view": match.view(self.seat).data(),
                "seat": self.seat, "legal": legal, "picked": [*self.selection.picked],
                "over": match.over}  # fmt: skip
