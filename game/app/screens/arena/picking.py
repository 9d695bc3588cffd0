"""Presses in an arena: what is picked, what has the focus, and what the main button does."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from game import i18n
from game.core.combatants import Figure
from game.core.game import Preview
from game.core.match import Match
from game.core.text import Text
from game.core.view import Action
from game.i18n import _

from ...arena import choice_words
from ...arena.bidtable import BesideChips
from ...arena.buttons import mark_primary
from ...arena.choices import Choices
from ...arena.focus_rows import FocusRows, first_asked, rows_of
from ...arena.hand import QUICK, dull_cards, spread_cards
from ...arena.lane import Lane, preview_of_answer
from ...arena.picks import advised_together, picks_of
from ...arena.plate import FigurePlate
from ...arena.press import DECLINE, DENY, DO, DO_ALL, LEAD_ON, TURN, PressResult, press, press_thing
from ...arena.preview_lines import sentence
from ...base.focus import WAYS
from ...base.geometry import Point
from ...input.intent import PRESS, Intent
from ...play.eyes import Eyes
from ...play.features.drag import Drops
from ...play.features.figure_drops import FigureDrops
from ...play.features.hint_streak import HintStreak
from ...play.misfire import Misfire
from ...play.presenters.card_focus import has_lines
from ...services import Services
from ...table.spots import CardSpot
from ...ui.widget import Widget
from ..table import TableScene
from .arena_layout import Arena
from .curtain import GUARD


class Picking(Arena, TableScene):
    """Handles presses; a hasty one never ends a turn in which somebody can still be attacked."""

    _choices: Choices | None = None
    _answer = ""  # the card to pick as soon as an answer is asked for
    _asked_at = -1  # length of the log at the last question
    _held = ""  # the card of the hand that was focused last

    def __init__(self, services: Services, match: Match, daily: str = ""):
        self.streak = HintStreak()
        self.figure_drops = FigureDrops(self)
        self.misfire = Misfire(GUARD)
        super().__init__(services, match, daily)

    @cached_property
    def eyes(self) -> Eyes:
        """Who looks at the table."""
        return Eyes(self.session)

    @property
    def choices(self) -> Choices:
        """What can be chosen now, and what the picks mean."""
        if self._choices is None or not self._choices.is_of(self.view, self.selection, self.setting):
            now = self.view, self.selection, self.setting, self.casting.clash_of(self.view)
            self._choices = Choices(self.game, *now, self.foresee, self.skin.without)
        return self._choices

    def drops(self) -> Drops:
        return self.figure_drops

    # picks

    def pick(self, id: str) -> None:
        """Handle a press on a verb, a figure, a card or an ability."""
        self.hinting.clear()
        self._carry_out(press(self.choices, id), id)

    def _press_thing(self, id: str) -> None:
        """Handle a press on a card or an ability."""
        self._carry_out(press_thing(self.choices, id), id)

    def _carry_out(self, result: PressResult, id: str) -> None:
        """Do what a press on an id comes to."""
        if result.picks:
            self.services.sounds.play("card-lift")
        if result.what == DO:
            self.ask_or_do(*result.actions)
        elif result.what == DO_ALL:
            self.do(*result.actions)
        elif result.what == LEAD_ON:
            self.lead_on()
        elif result.what == DECLINE:
            self._answer = id
            self.ask_or_do(*result.actions)
        elif result.what == TURN and result.figure is not None:
            self._turn_or_look(result.figure)
        elif result.what == DENY:
            self.services.sounds.play("ui-deny")
            if result.why:
                self.services.say(result.why)

    def settled(self) -> None:
        """Pick the card that was pressed before an answer was asked for."""
        super().settled()
        answer, self._answer = self._answer, ""
        if answer and self.selection.meant(answer):
            self.pick(answer)
            self.refresh()
            self.set_focus(answer, quiet=True)

    def lead_on(self) -> None:
        """Focus the first widget that can still be picked."""
        options = self.selection.options()
        self.refresh()
        self.set_focus(next((w.id for w in self.widgets if w.id in options and w.focusable), None), quiet=True)

    def play_set(self, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it: its target, its ability, or its verb's button."""
        goal = self._last_of(action)
        self.selection.clear()
        self.selection.picked = [id for id in action.ids if id != goal]
        self.casting.looked = self.choices.owner_of(action) or self.casting.looked
        self.refresh()
        self.set_focus(goal, quiet=True)
        self.refresh()  # again, with the preview of the new focus

    def _last_of(self, action: Action) -> str:
        """Return the id that is pressed last for an action."""
        return self.choices.last_of(action)

    def _pick_place(self, number: int) -> None:
        """Focus and pick the card at a place of the hand, counted from 0."""
        for id in [widget.id for widget in self.widgets if isinstance(widget, CardSpot)][number : number + 1]:
            self.set_focus(id)
            self.pick(id)

    # turning to a figure

    def _turn_or_look(self, figure: Figure) -> None:
        """Turn to a figure; where that changes nothing, open its page."""
        if not self._turn_to(figure):
            self.services.sounds.play("card-lift")
            self.look_at(figure)

    def _turn_to(self, figure: Figure) -> bool:
        """Let another figure of the same people act if it may, or show a hand that is open; return True if either was
        done."""
        seat, company = figure.seat, self.seats
        if seat != self.seat and seat in self.match.state.to_act and seat in company.people and self.eyes.see_as(seat):
            company.step_in(seat)
            self.casting.looked = figure.id
        elif self.choices.is_open_hand(figure) and figure.id != self.setting.shown:
            self.casting.looked = figure.id
        else:
            return False
        self.selection.clear()
        self.services.sounds.play("card-lift")
        self.refresh()
        return True

    def look_at(self, figure: Figure) -> None:
        """Open the page of a figure."""
        raise NotImplementedError

    def plays(self) -> None:
        """Open the list of sets that could be played."""
        raise NotImplementedError

    # the main button

    def _buttons(self) -> Sequence[Widget]:
        """Return the usual buttons, without those that stood beside chips."""
        return [widget for widget in super()._buttons() if not isinstance(widget, BesideChips)]

    def _first_button(self) -> str:
        return self.choices.main_verb(self.game.buttons(self.standing))

    def _redden(self, widgets: list[Widget]) -> None:
        """Make primary only the verb button that the pad's main button presses."""
        mark_primary(widgets, [*self.game.verbs, "plays"], self._first_button())

    def command(self, intent: Intent) -> bool:
        deed = self._on_the_way() if intent.kind == "avoid" else None
        if deed is None:
            return super().command(intent)
        deed[1]()
        return True

    def _on_the_way(self) -> tuple[str, Callable[[], object]] | None:
        """Return the label and command of the main button while nothing is ready to be done: aim, or open the list of
        sets; None if there is neither."""
        first = self._first_button()
        if self.choices.may_aim(first):
            return (_("Aim"), self.lead_on) if self.choices.blow_at(self.focus) is None else None
        return (_("Plays"), self.plays) if self.choices.leads_to_plays(first) else None

    # a second click does nothing new

    def handle(self, intent: Intent) -> None:
        if intent.kind == PRESS and self.timeline is not None:
            self.misfire.prolong()  # this click only hurries what the first one did
        super().handle(intent)

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a widget; a quick second click at one spot is ignored if it hits a secondary button that has just come
        there."""
        if at is not None:
            hasty = self.misfire.hits(at) and id != self._first_button()
            button = self.widget(id) if id in self.game.verbs else None
            if button is None:
                self.misfire.forget()
            elif hasty:
                self.misfire.prolong()
                return
            else:
                self.misfire.expect(button.box)
        super().act(id, at)

    # words

    def _preview(self, action: Action) -> Preview:
        return self.foresee(self.view, action)

    def at_stake(self, gauge: str) -> int:
        return 0

    def _preview_text(self) -> str:
        widget, choices, drag = self.widget(self.focus), self.choices, self.dragging.begun
        if drag is not None and (dropped := self.figure_drops.meant(drag, self.dragging.target)) is not None:
            return i18n.say(self._preview(dropped).text)
        idle = not self.hinting.text and bool(self.seats.people) and self.focus not in self.selection.picked
        if idle and isinstance(widget, CardSpot) and (answer := choices.answer_with(widget.id)) is not None:
            return i18n.say(self._preview(answer).text)
        if self.hinting.text or not self.seats.people or self._is_offered():
            return super()._preview_text()
        return choice_words.preview_text(choices, widget, self.widgets)

    def _asked(self) -> str:
        return choice_words.asked(self.choices)

    def prompts(self) -> list[tuple[str, str]]:
        """Return what each input does now; while others decide, a press only hurries them."""
        if not self.view.legal or self.timeline is not None or not self.seats.people:
            return [("confirm", _("Skip ahead")), ("info", _("Look closer")), ("menu", _("Menu"))]
        hint = _("No more hints") if self.streak.goes_on else _("Hint")
        return choice_words.prompts(self._deeds(), self.goes_back, hint)

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
        return choice_words.does(self.choices, self.widget(self.focus))

    def _answer_preview(self, widgets: Sequence[Widget]) -> list[Widget]:
        """Show in the lane's empty slots, while a figure is attacked, the best answer that the picks can become with
        the focused card."""
        lane = next((widget for widget in widgets if isinstance(widget, Lane)), None)
        card = self.widget(self.focus)
        if lane is None or not lane.slots or self.timeline is not None or not isinstance(card, CardSpot):
            return []
        answer, chosen = self.choices.answer_with(card.id), [*self.selection.picked, card.id]
        if answer is None:
            return []
        return [preview_of_answer(answer, self._preview(answer), chosen, lane.slots, self.services.fonts, self.art)]

    # the cards of the hand

    def _follow_stage(self) -> None:
        super()._follow_stage()
        if self.timeline is None:
            self._dull_cards()
            if self.services.settings.still:
                self._spread_hand(1.0)

    def lift_cards(self, dt: float) -> bool:
        return super().lift_cards(dt) | self._spread_hand(1.0 if self.services.settings.still else dt * QUICK)

    def _spread_hand(self, step: float) -> bool:
        """Let the focused card of the hand stand free; return True while a card moves."""
        if self.timeline is not None or not self.floor.hand or self.dragging.drag is not None:
            return False
        return spread_cards(self.stage, self.places, self.floor.hand, self.focus, step)

    def _dull_cards(self) -> None:
        dull_cards(self.stage, (self.floor.hand, *self.setting.open), self.choices.bright())

    # focus

    def first_focus(self) -> str | None:
        """Return the first focus of a question."""
        if has_lines(self.widgets):
            return super().first_focus()
        asked = first_asked(self.choices, self.hinting.adviser, self._room_cards(), self.widgets)
        return asked or super().first_focus()

    def _past_idle_things(self) -> None:
        """Move the focus to the first focus of the next question after an action, wherever it was."""
        asked_before, self._asked_at = self._asked_at, len(self.match.log)
        if self.view.legal and self._asked_at != asked_before:
            self.set_focus(self.first_focus(), quiet=True)
        else:
            super()._past_idle_things()

    def _does_something(self, widget: Widget) -> bool:
        return widget.aim is not None if isinstance(widget, FigurePlate) else super()._does_something(widget)

    def back(self) -> None:
        """Put the picks back, and focus the first of them."""
        picked = [id for id in self._room_cards() if id in self.selection.picked]
        super().back()
        self.set_focus(next(iter(picked), None), quiet=True)

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        super().set_focus(id, quiet)
        if id in self._hand_ids():
            self._held = id or ""

    def _hand_ids(self) -> list[str]:
        """Return the ids of the known cards in the shown hand."""
        return [card.id for card in self.view.zones.get(self.floor.hand, ()) if card is not None]

    def _focus_rows(self) -> FocusRows:
        return FocusRows(rows_of(self.widgets, self._hand_ids(), self.box_of), self._held, self.setting.cast)

    def _navigate(self, way: str) -> None:
        """Move the focus without wrapping around, so that a step too far does not end in another row."""
        here = {w.id: self.box_of(w) for w in self.widgets if w.id == self.focus}
        self.set_focus(self._focus_rows().ahead(self.focus, way, here))

    def facts(self) -> dict[str, Any]:
        """Add where the arrows lead from each widget."""
        rows, ids = self._focus_rows(), [widget.id for widget in self.widgets if widget.focusable]
        return {**super().facts(), "ways": {id: {way: rows.ahead(id, way, {}) for way in WAYS} for id in ids}}

    # hints

    def do(self, *actions: Action) -> None:
        self.streak.did(actions)
        super().do(*actions)

    def update(self, dt: float) -> bool:
        """Give the next hint, if hints come by themselves and there is none yet."""
        self.misfire.update(dt)
        moving = super().update(dt)
        if self.streak.is_due and self._is_waiting():
            self._advise()
        return moving

    def resume(self) -> None:
        """Return to the hint that was there, if there was one."""
        super().resume()
        if self.hinting.text and self.widget(self.hinting.about) is not None:
            self.set_focus(self.hinting.about, quiet=True)

    def _is_waiting(self) -> bool:
        """True if the table waits for the player to do something, and not only to go on."""
        seen = self.timeline is None and self.services.stack.top is self and self.widget("onward") is None
        return seen and bool(self.view.legal)

    def hint(self) -> None:
        """Pick the cards of the adviser's action and focus what triggers it, so that one more press does it. Pressed
        when a hint is there that came by itself, end such hints."""
        if not self.view.legal:
            return
        if self.streak.would_stop:
            self.streak.stop()
            self.hinting.clear()
            self.selection.clear()
            self.refresh()
            return
        self.streak.ask()
        self._advise()

    def _advise(self) -> None:
        advice = self.hinting.advise(self.view, len(self.match.log))
        self.services.sounds.play("hint")
        self.play_set(advice.action)
        self.streak.advised = (advice.action,)
        if self.choices.is_sorting():
            self.streak.advised = advised_together(self.hinting.adviser, self.view)
            self.selection.picked = picks_of(self.game, self.view, self.streak.advised)
            self.refresh()
        what, why = self._told_shortly(advice.action), sentence(i18n.say(advice.why))
        self.hinting.show(i18n.say(Text("Hint: {what}. {why}", what=what, why=why)), self.focus or "")
        self.services.narrator.say(self.hinting.text, interrupt=True)
        self.refresh()

    def _told_shortly(self, action: Action) -> str:
        return choice_words.in_short(self.choices, action, self.widgets)
