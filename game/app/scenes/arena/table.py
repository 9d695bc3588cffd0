"""The table of a game in which figures fight."""

from __future__ import annotations

from collections.abc import Sequence

from game import tongue
from game.core.events import Event
from game.core.game import Action, View
from game.core.match import Match
from game.core.table import State
from game.core.troupe import HANDS, HEROES, PRIVATE, Figure, Trouped, figures
from game.tongue import _

from ...arena.aftermath import AftermathPlate
from ...arena.board import Hands
from ...arena.lane import Lane
from ...arena.panel import Panel
from ...arena.picks import sets
from ...arena.plate import FigurePlate
from ...arena.slimline import SideLine, SlimLine
from ...arena.stakes import Stakes
from ...geometry import Box
from ...pictures import portrait_of
from ...table.preview import PreviewLine
from ...ui.offer import OfferPlate
from ...ui.press import IconButton
from ...ui.widget import Widget
from ..table import TableScene
from .curtain import Call, CurtainScene
from .dragging import Dragging
from .figure import FigureScene
from .log import LogScene
from .plays import PlaysScene
from .prompting import BADLY

NOBODY = -1  # the seat with whose eyes the table is seen while a curtain hangs
LOG = Box(1048, 10, 60, 60)
GAP = 4.0  # between what is told of a figure and of what it can be aimed at with
REST = 6.0  # seconds for which programs leave it to be read how a fight has ended, unless somebody presses
KEPT = 400  # lines of the log
GIVEN = 12  # ways to give cards away that are worth listing: the lowest


class ArenaTable(Dragging):
    """One fight after the other on the screen."""

    kept = KEPT
    _view: View | None = None  # as it was after so much was done to a state
    _state: State | None = None
    _done = (0, 0, 0)
    _hero_seats: frozenset[int] | None = None
    eyes: int | None = None  # who has the device; None: it does not matter

    def arena_hands(self) -> Hands:
        return self

    def anew(self, match: Match) -> TableScene:
        return ArenaTable(self.desk, match)

    # who looks at it

    @property
    def seat(self) -> int:  # type: ignore[override]
        """Whose eyes the table is seen with: not another's than have the device."""
        if self.eyes is None and self._one_eye():
            return self.company.seat
        eyes = NOBODY if self.eyes is None else self.eyes
        return self.company.seat if self.company.seat in self._circle(eyes) else eyes

    def _one_eye(self) -> bool:
        """May all people here see the same?"""
        people = self.company.people
        return not people or {*people} <= self._circle(people[0])

    def _circle(self, seat: int) -> frozenset[int]:
        """The seats that see what this one sees."""
        heroes = self._heroes()
        if self.match.options.get(HANDS) == PRIVATE or seat not in heroes:
            return frozenset({seat})
        return heroes

    def _heroes(self) -> frozenset[int]:
        """The seats that play heroes."""
        if self._hero_seats is None:
            there = figures(self.match.game, self.match.view(NOBODY))
            self._hero_seats = frozenset(figure.seat for figure in there if figure.side == HEROES)
        return self._hero_seats

    def same_eyes(self, seat: int) -> bool:
        return seat in self._circle(self.seat)

    def call(self) -> None:
        """Where the device must go to another first, a curtain falls."""
        if self.company.people and not self.same_eyes(self.company.seat) and not self.match.over:
            self.eyes = NOBODY
            self.chooser.clear()
            self.looked = ""
            self._show_anew()
            self.desk.stack.push(CurtainScene(self.desk, self._called(self.company.seat), self._raise, self.menu))
        else:
            super().call()

    def _called(self, seat: int) -> Call:
        """What a curtain says to whoever is to act; what happened is told as it is seen while nobody has the device."""
        own = next((n for n, action in reversed([*enumerate(self.match.log, 1)]) if action.seat == seat), 0)
        since = [line for events in self.match.history[own:] for line in self.lines(events)]
        hero = self._hero_of(seat)
        kind = hero.kind if hero else self.skin.faces.get(self.game.seats(self.match.options)[seat].name, "")
        why = tongue.say(self.game.status(self.match.view(seat)))
        return Call(self.seat_name(seat), portrait_of(kind), why, since)

    def _raise(self) -> None:
        """Whoever is to act has the device."""
        self.eyes = self.company.seat
        self.desk.stack.pop()
        self._show_anew()
        self.set_focus(self.first_focus(), quiet=True)
        super().call()

    def _show_anew(self) -> None:
        """Be at once as the table is: what was still to be shown was shown to other eyes."""
        score, self.score = self.score, None
        if score is not None:
            score.finish()
        self.refresh()
        self.stage.sync(self.view)

    def _hero_of(self, seat: int) -> Figure | None:
        return next((f for f in self.setting.cast if f.seat == seat and f.side == HEROES and not f.owner), None)

    def seat_name(self, seat: int) -> str:
        hero = self._hero_of(seat)
        return _(hero.name.message) if hero is not None and not hero.name.values else super().seat_name(seat)

    def _heir(self, boxes: dict[str, Box]) -> str | None:
        """Where a verb's button is gone, the cards come next."""
        if self.focus in self.game.verbs:
            return None if self.score is not None else self.first_focus()
        return super()._heir(boxes)

    def addressed(self, task: str, view: View) -> str:
        """Whoever is called by name before the task is not named again in it."""
        return super().addressed(task.removeprefix(f"{self.seat_name(view.seat)}: ") if self.several else task, view)

    def _patience(self) -> float:
        """How a fight has ended wants to be read, also by people who do not decide to go on."""
        ended = isinstance(self.game, Trouped) and self.game.aftermath(self.view) is not None
        return REST if ended and self.company.people else super()._patience()

    # layout

    def now(self) -> View:
        """The table as it is; made anew only once something was done, for all that may be done is in it."""
        self.company.look()
        log, state = self.match.log, self.match.state
        done = len(log), self.seat, id(log[-1]) if log else 0
        if self._view is None or self._state is not state or self._done != done:
            self._state, self._done, self._view = state, done, super().now()
        return self._view

    def see(self) -> None:
        super().see()
        self.arrange()

    def build(self) -> list[Widget]:
        widgets = super().build()
        focused = next((widget for widget in widgets if widget.id == self.focus), None)
        offered = any(isinstance(widget, OfferPlate) for widget in widgets)
        waiting = bool(self.company.people) and not self.view.legal  # others decide, and that is to be seen
        self._make_way(widgets)
        self.redden(widgets)
        ended = any(isinstance(widget, AftermathPlate) for widget in widgets)
        covered = self.score is not None or waiting or offered or ended or self.setting.open
        if covered or not isinstance(focused, FigurePlate):
            return widgets
        panel = Panel(focused.figure, focused.counts, self._room_for_panel(widgets), self.desk.type)
        rest = [widget for widget in widgets if not isinstance(widget, Lane | Stakes)]
        at = next((i for i, widget in enumerate(rest) if widget.id == "preview"), len(rest))
        return [*rest[:at], panel, *rest[at:]]

    def _room_for_panel(self, widgets: Sequence[Widget]) -> Box:
        """The lane, as far as what is said of the thing in focus leaves it."""
        lane = self.places.box("lane")
        told = next((widget for widget in widgets if isinstance(widget, PreviewLine)), None)
        return lane._replace(h=told.plate.y - GAP - lane.y) if told is not None else lane

    def preview_line(self, text: str, line: Box) -> PreviewLine:
        if self._offered(self.standing):  # it would lie over what there is to choose between
            return SideLine(text, self.desk.type, self.places.box("journal").inset(0, 4))
        return SlimLine(text, self.desk.type, line, bad=self.goes_badly() and not self.hint_text)

    def toast_line(self) -> Box | None:
        told = self.widget("preview")
        return told.plate if isinstance(told, SideLine) else super().toast_line()

    @staticmethod
    def _make_way(widgets: Sequence[Widget]) -> None:
        """What is said of the thing in focus may lie over what is said of a blow."""
        told = next((widget for widget in widgets if isinstance(widget, PreviewLine)), None)
        for lane in widgets:
            if isinstance(lane, Lane):
                lane.tells = told is None or not told.plate.overlaps(lane.foot)

    def _head(self) -> list[Widget]:
        top = -self.desk.layout.above
        return [*super()._head(), IconButton("log", _("Log"), LOG.moved(0, top), self.log, "scroll")]

    # what happens

    def settled(self) -> None:
        """Where programs began, there was nothing but the menu to have the focus before."""
        if self.focus == "menu" and self.company.last is None:
            self.focus = None
        super().settled()

    def happened(self, events: Sequence[Event]) -> None:
        self.looked = ""
        self.chooser.clear()
        self._dull_cards()
        super().happened(events)

    # other scenes

    def look_at(self, figure: Figure) -> None:
        self.desk.stack.push(FigureScene(self.desk, figure, self.view, self.look))

    def look_closer(self) -> None:
        """Read all about whoever has the focus; of a card, which sets it is in."""
        widget = self.widget(self.focus)
        if isinstance(widget, FigurePlate):
            self.desk.sounds.play("card-lift")
            self.look_at(widget.figure)
        elif self._room_cards().count(self.focus or "") and self.view.legal:
            self.plays()
        elif (shown := self.figure(self.setting.shown)) is not None:
            self.look_at(shown)

    def plays(self) -> None:
        """What could be played, the best first, and what could be given away, the lowest first."""
        cards = {card.id: card.rank for zone in self.view.zones.values() for card in zone if card is not None}
        every = [*sets(self.view.legal, cards, {figure.id for figure in self.setting.cast})]
        given = [each for each in every if self._is_given(each)]
        found = [each for each in every if self.made(each) and each not in given]
        given.sort(key=lambda each: sum(cards.get(id, 0) for id in each.ids))
        self.desk.stack.push(PlaysScene(self.desk, self.game, self.view, found, given[:GIVEN], self.chosen_set))

    def _is_given(self, action: Action) -> bool:
        """Are cards only given away with it: what is asked for, but no set, or one that fails?"""
        asked = action.verb in self.game.buttons(self.view)[:1]
        return asked and (not self.made(action) or self.foresee(self.view, action).kind == BADLY)

    def chosen_set(self, action: Action) -> None:
        """One of them was chosen."""
        self.desk.stack.pop()
        self.desk.stack.settle(lambda: None)
        self.play_set(action)

    def sort(self) -> None:
        """Hold the cards in the other order, and remember that."""
        self.desk.change(hand_order="suit" if self.desk.settings.hand_order == "rank" else "rank")
        self.refresh()

    def log(self) -> None:
        """Read all that has happened."""
        self.desk.stack.push(LogScene(self.desk, self.journal))
