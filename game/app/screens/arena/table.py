"""`ArenaTable`, the table scene of games in which figures fight: head, preview line, plates, and the pages it opens."""

from collections.abc import Sequence

from game import i18n
from game.core.capabilities import contest, draft, race, wager
from game.core.cards import Card
from game.core.combatants import HEROES, Figure
from game.core.draft import Draft
from game.core.events import Event
from game.core.match import Match
from game.core.view import View

from ...arena import choice_words
from ...arena.bidtable import StakePlate
from ...arena.buttons import Narrow, TraitButton
from ...arena.described import AIMED_AT
from ...arena.draft import TILES, is_laid, is_of_page
from ...arena.hand import in_order
from ...arena.lane_room import clear_of_end, hold_off_foes, make_way, with_panel, without_crowded_stakes
from ...arena.plate import FigurePlate
from ...arena.players import Notches, in_place_of_title
from ...arena.preview_lines import BAD, SideLine, SlimPreviewLine
from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...play.features.hand_over import APART, ONWARD, OVER, PASS_OVER, CurtainText, HandOver, hero_name
from ...play.presenters.head import BESIDE
from ...services import Services
from ...table.board import HEAD_RIGHT, HEAD_W
from ...table.preview import HINT, PreviewLine
from ...ui.buttons import OfferPlate
from ...ui.widget import Do, Widget
from ..log import logged
from .curtain import CurtainScene
from .pages import ArenaPages
from .picking import Picking

RACE = Box(28, 10, 330, 74)
NOTCHES = Box(916, 10, 124, 60)
BESIDE_NOTCHES = 504.0  # design pixels: width of the headline beside the notches
ASIDE = 8.0  # design pixels: gap between the headline and what is at its right
REST = 6.0  # seconds for which the page of a new level stays if no person plays


class ArenaTable(Picking):
    """The fights of one play, one after the other."""

    speed_at = BESIDE
    ponders, goes_on = 0.08, 0.05

    def __init__(self, services: Services, match: Match, daily: str = ""):
        super().__init__(services, match, daily)
        self.hand_over = HandOver(services, self.eyes, self.seating, self)
        self.pages = ArenaPages(services, self)

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """Return the fallback focus; for a verb's button that is gone, the first focus once the animation is over."""
        if self.focus in self.game.verbs:
            return None if self.timeline is not None else self.first_focus()
        return super()._fallback_focus(boxes)

    def lingers(self) -> float | None:
        return None if self.seats.people else REST

    # layout

    @property
    def seat(self) -> int:  # type: ignore[override]
        return self.eyes.viewer

    def now(self) -> View:
        return self.eyes.view()

    def see(self) -> None:
        self.eyes.open_up()
        super().see()
        self.ground.arrange()

    def build(self) -> list[Widget]:
        widgets = clear_of_end([*super().build(), *self._onward_button(), *self._bid_chips()], not self.ground.falls)
        widgets += self._answer_preview(widgets)
        make_way(widgets)
        self._redden(widgets)
        ended = hold_off_foes(widgets)
        chooses = is_laid(widgets)
        waiting = bool(self.seats.people) and not self.view.legal  # others decide, and the viewer watches that
        choice = any(isinstance(widget, OfferPlate | StakePlate) for widget in widgets)
        fought = self.ground.clash_seen(self.view) is not None  # then nothing may cover the blow
        covered = self.timeline is not None or waiting or choice or ended or fought or self.ground.setting.open
        focused = next((widget for widget in widgets if widget.id == self.focus), None)
        if not covered and isinstance(focused, FigurePlate):
            hand, signs = self._hand_to_read(focused.figure), self.board.skin.signs
            widgets = with_panel(
                widgets, focused, self.ground.floor.foreground, hand, self.services.fonts, signs, self.art
            )
        else:
            widgets = without_crowded_stakes(widgets)
        return [widget for widget in widgets if widget.id != "plays" or not chooses]

    def _onward_button(self) -> list[Narrow]:
        """Return the button of the step that waits for a press; nothing during an animation."""
        place = self.places.box("actions")
        return [] if self.timeline is not None else self.hand_over.step_button(place, self.services.fonts)

    def _bid_chips(self) -> list[Widget]:
        """Return the numbers that can be bid, while one is asked for."""
        if self.timeline is not None or wager(self.game, self.view) is None:
            return []
        return self.ground.bid_table(self.view).chips(self.view, self.ground.foresee, self.pick)

    def _hand_to_read(self, figure: Figure) -> list[Card]:
        """Return the hand of an enemy if the viewer knows its cards and it is not shown below."""
        if figure.side == HEROES or figure.id == self.ground.setting.shown or not self.choices.is_open_hand(figure):
            return []
        cards = in_order(self.view.zones[figure.zones["hand"]], self.services.settings.hand_order)
        return [card for card in cards if card is not None]

    def _preview_text(self) -> str:
        return "" if not self.hinting.text and self.choices.only_goes_on(self.focus) else super()._preview_text()

    def _is_offered(self) -> bool:
        """True for an item of the draft as well: its text stands beside it."""
        return isinstance(self.widget(self.focus), TILES) or super()._is_offered()

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        if self._offered(self.standing):  # it would cover the plates to choose from
            return SideLine(text, self.services.fonts, Box(*self.room.places["journal"].box).inset(0, 4))
        bad = self.choices.goes_badly(self.focus, self._first_button())
        sign = HINT if self.hinting.text else BAD if bad else AIMED_AT if self.choices.aims() else ""
        return SlimPreviewLine(text, self.services.fonts, line, sign)

    def toast_line(self) -> Box | None:
        told = self.widget("preview")
        return told.plate if isinstance(told, SideLine) else super().toast_line()

    def _head(self) -> list[Widget]:
        top = -self.services.layout.above
        stands = contest(self.game, self.standing)
        self.board.head_w = BESIDE_NOTCHES if stands else HEAD_W
        self.board.head_right = NOTCHES.x - ASIDE if stands else HEAD_RIGHT
        notches = [Notches(stands, NOTCHES.moved(0, top), self.services.fonts)] if stands else []
        run, people, other = race(self.game, self.standing), self.people(self.standing), self._other()
        over = [self.hand_over.button_over(other, -top)] if other is not None else []
        head = [*super()._head(), *over]
        return [*in_place_of_title(head, run, people, RACE.moved(0, top), self.services.fonts), *notches]

    def _speed_place(self) -> Box:
        """Return the place of the speed button, left of the button that passes the device over if it is there."""
        place = super()._speed_place()
        return place if self._other() is None else place._replace(x=PASS_OVER.x - APART - place.w)

    def headline(self) -> str:
        """Return the task; during an animation only whose turn it is, because nothing can be done then."""
        if self.timeline is None or self.game.combatants is None:
            return super().headline()
        return i18n.say(self.game.combatants.meanwhile(self.standing))

    def _has_room_sign(self) -> bool:
        """False: the lane tells about encounters."""
        return False

    def addressed(self, task: str, view: View) -> str:
        """Return the task, without the seat's name if the person is already called by name; while a step waits, its
        text."""
        if self.timeline is None and (step := self.hand_over.step) is not None:
            return step.text
        named = self.calls_by_name()
        return super().addressed(task.removeprefix(f"{self.seat_name(view.seat)}: ") if named else task, view)

    def calls_by_name(self) -> bool:
        return super().calls_by_name() or self.eyes.all_look()

    def seat_name(self, seat: int) -> str:
        return hero_name(self.ground.setting.cast, seat) or super().seat_name(seat)

    # from person to person

    def call(self) -> None:
        self.hand_over.call()

    def announce_turn(self) -> None:
        super().call()

    def hang_curtain(self, text: CurtainText) -> None:
        self.services.stack.push(CurtainScene(self.services, text, self.hand_over.take, self.menu))

    def _other(self) -> int | None:
        """Return the seat to which the device can be passed over; None if there is none, and during an animation."""
        return self.hand_over.other(self.view) if self.timeline is None else None

    def entries(self) -> list[tuple[str, str, str, Do]]:
        other = self.hand_over.other(self.view)
        over = [(OVER, self.hand_over.label_over(other), "hand", self.hand_over.pass_over)] if other is not None else []
        return [*super().entries(), *over]

    def tell_first_note(self) -> None:
        if not self.hand_over.waits:
            super().tell_first_note()

    def undo(self) -> None:
        """Take the last action back; if it was another person's, only after asking them."""
        if self.hand_over.is_anothers and self.session.may_undo:
            self.hand_over.ask_to_undo(super().undo)
        else:
            super().undo()

    # prompts

    def _does(self) -> str:
        button = self.widget(OVER) if self.focus == OVER else None
        return button.label if button is not None else super()._does()

    def prompts(self) -> list[tuple[str, str]]:
        button = self.widget(ONWARD)
        if button is None:
            return super().prompts()
        does = button.label if self.focus == ONWARD else self._does()
        return choice_words.prompts([("confirm", does)] if does else [], self.goes_back)

    # the draft

    def _draft(self) -> Draft | None:
        """Return the draft while somebody chooses, from what they were dealt, who will fight."""
        return draft(self.game, self.view)

    def say_of_focus(self) -> None:
        """Rebuild all widgets during a draft, because the page itself describes the focused item."""
        if self._draft() is None:
            super().say_of_focus()
        else:
            self.widgets = self.build()

    def _follow_stage(self) -> None:
        """Remove the page of the draft as soon as the heroes are seen to come."""
        super()._follow_stage()
        if self.timeline is not None and not is_laid(self._told.values()):
            self.widgets = [widget for widget in self.widgets if not is_of_page(widget)]

    def covered(self) -> Sequence[Box]:
        return [*super().covered(), *(widget.box for widget in self.widgets if is_of_page(widget))]

    def draw_journal(self, canvas: Canvas) -> None:
        """Draw the journal unless the page of the draft covers it."""
        if not is_laid(self.widgets):
            super().draw_journal(canvas)

    # events

    def settled(self) -> None:
        """Clear a focus that is on the menu only because programs began and nothing else could have it."""
        if self.focus == "menu" and self.seats.last is None:
            self.focus = None
        super().settled()

    def happened(self, events: Sequence[Event]) -> None:
        self.ground.casting.looked = ""
        self.selection.clear()
        self._dull_cards()
        super().happened(events)

    def show_at_once(self) -> None:
        self.ground.casting.looked = ""  # that hand was wanted for the action that was undone
        super().show_at_once()

    def as_seen(self, widgets: list[Widget], waits: tuple[type[Widget], ...]) -> list[Widget]:
        """Leave out new ability buttons: the question that they belong to has not been asked yet."""
        before = {widget.id for widget in self.widgets}
        there = [widget for widget in widgets if not isinstance(widget, TraitButton) or widget.id in before]
        return super().as_seen(there, waits)

    # other scenes

    def look_at(self, figure: Figure) -> None:
        self.pages.look_at(figure)

    def look_closer(self) -> None:
        self.pages.look_closer(self.widget(self.focus), self._card_in_focus(), self._draft())

    def plays(self) -> None:
        self.pages.list_plays()

    def marked(self, line: str, event: Event) -> str:
        return logged(line, event)
