"""Presses in an arena: what is picked, what has the focus, and what the main button does."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property
from typing import Any

from game import i18n
from game.core.capabilities import aftermath
from game.core.combatants import Figure
from game.core.events import Event
from game.core.game import Preview
from game.core.match import Match
from game.core.view import Action
from game.i18n import _

from ...arena import choice_words
from ...arena.bidtable import BesideChips
from ...arena.buttons import mark_primary
from ...arena.choices import Choices
from ...arena.focus_rows import FocusRows, first_asked, rows_of
from ...arena.hand import QUICK, dull_cards, spread_cards
from ...arena.lane import Lane, preview_of_answer
from ...arena.plate import FigurePlate
from ...base.focus import WAYS
from ...base.geometry import Box, Point
from ...input.intent import PRESS, Intent
from ...play.arena_ground import ArenaGround
from ...play.eyes import Eyes
from ...play.features.arena_hints import ArenaHints
from ...play.features.drag import Drops
from ...play.features.figure_drops import FigureDrops
from ...play.features.figure_picks import FigurePicks
from ...play.ground import Ground
from ...play.misfire import Misfire
from ...play.presenters.card_focus import has_lines
from ...services import Services
from ...table.spots import CardSpot
from ...ui.widget import Widget
from ..table import TableScene
from .curtain import GUARD
from .level import show_levels


class Picking(TableScene):
    """Handles presses; a hasty one never ends a turn in which somebody can still be attacked."""

    ground: ArenaGround
    lacks: Collection[str] = ()  # places of the map that are left out, because something else lies there
    _choices: Choices | None = None
    _asked_at = -1  # length of the log at the last question
    _held = ""  # the card of the hand that was focused last

    def __init__(self, services: Services, match: Match, daily: str = ""):
        self.figure_picks = FigurePicks(services, self)
        self.figure_drops = FigureDrops(self)
        self.misfire = Misfire(GUARD)
        super().__init__(services, match, daily)
        self.painter.shifts.append(lambda widget, box: self.ground.seen_at(widget) or box)
        self.arena_hints = ArenaHints(services, self)

    def make_ground(self) -> Ground:
        return ArenaGround(self.services, self, self, self.lacks)

    @cached_property
    def eyes(self) -> Eyes:
        """Who looks at the table."""
        return Eyes(self.session)

    @property
    def choices(self) -> Choices:
        """What can be chosen now, and what the picks mean."""
        if self._choices is None or not self._choices.is_of(self.view, self.selection, self.ground.setting):
            now = self.view, self.selection, self.ground.setting, self.ground.casting.clash_of(self.view)
            self._choices = Choices(self.game, *now, self.ground.foresee, self.skin.without)
        return self._choices

    @property
    def ring(self) -> Box:
        """The middle of the table, onto which cards can be dropped."""
        return self.ground.ring

    def trail(self) -> Sequence[str]:
        """The chambers through which the party came, as far as it has been shown."""
        return ()

    def lingers(self) -> float | None:
        """The seconds after which the page of a new level closes by itself; None if it waits for a press."""
        return None

    def animate(self, events: Sequence[Event]) -> None:
        self.ground.begin(self.view, self.now())
        super().animate(events)

    def drops(self) -> Drops:
        return self.figure_drops

    # picks

    def pick(self, id: str) -> None:
        """Handle a press on a verb, a figure, a card or an ability."""
        self.hinting.clear()
        self.figure_picks.pick(id)

    def _pick_place(self, number: int) -> None:
        self.figure_picks.pick_place(number)

    def lead_on(self) -> None:
        self.figure_picks.lead_on()

    def settled(self) -> None:
        """Show the page of the new levels, if there are any, before anything else is asked."""
        after = aftermath(self.game, self.now())
        show_levels(self.services, self.ground.take_gains(), after, super().settled, self.lingers())
        self.figure_picks.give_answer()

    def play_set(self, action: Action) -> None:
        """Pick the cards of an action, and focus what triggers it: its target, its ability, or its verb's button."""
        self.figure_picks.pick_all_but(self._last_of(action), action)

    def _last_of(self, action: Action) -> str:
        """Return the id that is pressed last for an action."""
        return self.choices.last_of(action)

    def look_at(self, figure: Figure) -> None:
        """Open the page of a figure."""
        raise NotImplementedError

    def plays(self) -> None:
        """Open the list of sets that could be played."""
        raise NotImplementedError

    def sort(self) -> None:
        """Hold the cards in the other order, and save that in the settings."""
        self.services.change(hand_order="suit" if self.services.settings.hand_order == "rank" else "rank")
        self.refresh()

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
        return self.ground.foresee(self.view, action)

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
        hint = _("No more hints") if self.arena_hints.goes_on else _("Hint")
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
        if self.timeline is not None or not self.ground.floor.hand or self.dragging.drag is not None:
            return False
        return spread_cards(self.stage, self.places, self.ground.floor.hand, self.focus, step)

    def _dull_cards(self) -> None:
        dull_cards(self.stage, (self.ground.floor.hand, *self.ground.setting.open), self.choices.bright())

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
        return [card.id for card in self.view.zones.get(self.ground.floor.hand, ()) if card is not None]

    def _focus_rows(self) -> FocusRows:
        return FocusRows(
            rows_of(self.widgets, self._hand_ids(), self.scroller.box_of), self._held, self.ground.setting.cast
        )

    def _navigate(self, way: str) -> None:
        """Move the focus without wrapping around, so that a step too far does not end in another row."""
        here = {w.id: self.scroller.box_of(w) for w in self.widgets if w.id == self.focus}
        self.set_focus(self._focus_rows().ahead(self.focus, way, here))

    def facts(self) -> dict[str, Any]:
        """Add where the arrows lead from each widget."""
        rows, ids = self._focus_rows(), [widget.id for widget in self.widgets if widget.focusable]
        ways = {id: {way: rows.ahead(id, way, {}) for way in WAYS} for id in ids}
        return {**super().facts(), **self.ground.facts(), "ways": ways}

    # hints

    def do(self, *actions: Action) -> None:
        self.arena_hints.did(actions)
        super().do(*actions)

    def update(self, dt: float) -> bool:
        """Give the next hint, if hints come by themselves and there is none yet."""
        self.misfire.update(dt)
        moving = super().update(dt)
        if self.arena_hints.is_due and self._is_waiting():
            self.arena_hints.give(len(self.match.log))
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
        if self.view.legal:
            self.arena_hints.ask(len(self.match.log))

    def told_shortly(self, action: Action) -> str:
        """Return an action in a few words."""
        return choice_words.in_short(self.choices, action, self.widgets)
