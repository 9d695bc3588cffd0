"""The tutor of a lesson: which task the player is at and what it allows; and his paper: where it lies, its letters,
what is dimmed around it, and where hands point."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from game import i18n
from game.core.game import Game
from game.core.selection import Selection, parts_of
from game.core.staging import said
from game.core.teach import ACT, HINT, LOOK, READ, UNDO, WATCH, Lesson, Task
from game.core.view import Action, View
from game.levels import Room

from ..base.geometry import Box
from ..gfx.fonts import Fonts
from ..services import Services
from ..table.gauges import Gauge
from ..table.places import Places
from ..table.plates import uncovered
from ..table.spots import PileSpot
from ..ui.buttons import Button, OfferPlate
from ..ui.tutor import Speech, aimed, roomier, size_for
from ..ui.widget import Widget

TOLD = (READ, WATCH)  # tasks that the player only has to read


class Tutor:
    """Goes through the tasks of a lesson. `passed` is True while what completed the current task is still shown."""

    def __init__(self, lesson: Lesson):
        self.lesson, self.number, self.passed = lesson, 0, False

    @property
    def task(self) -> Task:
        """The current task."""
        return self.lesson.tasks[self.number]

    def go_on(self) -> bool:
        """Go on to the next task; return False at the end of the lesson."""
        self.passed = False
        if self.number + 1 == len(self.lesson.tasks):
            return False
        self.number += 1
        return True

    # the task

    @property
    def is_free(self) -> bool:
        """True if the player may do anything now."""
        return self.task.until == ACT and not self.task.action

    @property
    def is_told(self) -> bool:
        """True if the task is only to be read."""
        return self.task.until in TOLD

    @property
    def waits(self) -> bool:
        """True while the words wait to be read."""
        return self.is_told and not self.passed

    @property
    def verb(self) -> str:
        """The verb of the action that is waited for; "" if it is left open."""
        return self._action.verb if self._action is not None else ""

    @property
    def _action(self) -> Action | None:
        """The one action that is waited for; None if there is none."""
        return Action.parse(self.task.action) if self.task.until == ACT and self.task.action else None

    @property
    def to_look_at(self) -> tuple[str, ...]:
        """The ids of what is to be looked at closely."""
        return self.task.at if self.task.until == LOOK else ()

    @property
    def may_hint(self) -> bool:
        """True if a hint may be asked for."""
        return self.task.until in (HINT, ACT) and not self.task.action

    def to_come(self) -> tuple[str, ...]:
        """The ids to pick for the next action that will be wanted, in this task or a later one."""
        tasks = self.lesson.tasks[self.number :]
        return next((parts_of(Action.parse(task.action)) for task in tasks if task.until == ACT and task.action), ())

    # picks

    def wants(self, action: Action) -> bool:
        """True if an action completes the task."""
        return self.task.until == ACT and self.task.action in ("", str(action))

    def lets(self, id: str, selection: Selection) -> bool:
        """True if an id may be picked now."""
        asked = self.task.until == LOOK and id in self.task.at
        return asked or id in selection.picked or any(self.wants(action) for action in selection.meant(id))

    def next_pick(self, selection: Selection) -> str | None:
        """The next id to pick for the wanted action; None if no certain action is wanted, or all is picked."""
        wanted = self._action.ids if self._action is not None else ()
        return next((id for id in wanted if id not in selection.picked), None)

    def allowed(self, prompts: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """Only the prompts that the task allows; how to read on is written on the paper."""
        wanted = {UNDO: "undo", HINT: "hint", ACT: self.task.action}.get(self.task.until, "")
        always = ("menu",) if self.is_told else ("confirm", "cancel", "menu")
        return [(kind, text) for kind, text in prompts if self.is_free or kind in (*always, wanted)]


PLATE = Box(28, 568, 462, 224)
NAMED = 60.0  # design pixels: how far the name of a pile reaches below it


class PaperPlaces:
    """The places that the map has for the paper, and what lies on the table at the moment of a view."""

    def __init__(self, places: Places, view: View, letters: Fonts):
        self.places, self.view, self.letters = places, view, letters

    @property
    def usual(self) -> Box:
        """The place where the paper lies unless it covers something there."""
        return self.places.box_or(self._name("tutor"), PLATE)

    def all(self) -> list[Box]:
        """All places of the map, the usual one first."""
        others = (self._name(name) for name in ("aside", "beside"))
        return [self.usual, *(self.places.box(name) for name in others if self.places.has(name))]

    def _name(self, name: str) -> str:
        """The name of a place; in large letters the map's larger one, if there is one."""
        larger = f"{name}.large"
        return larger if self.letters.large and self.places.has(larger) else name

    def cards(self) -> Iterator[Box]:
        """Yield the boxes of all cards."""
        for zone, cards in self.view.zones.items():
            yield from self.places.cards(zone, len(cards))

    def slots_of(self, ids: Iterable[str]) -> Iterator[Box]:
        """Yield the slots of these cards and zones, and of the zones that these gauges count."""
        for id in ids:
            zone = self.places.counters.get(id) or self.view.zone_of(id)
            if zone:
                yield self.places.slot(zone)

    def named(self, ids: Iterable[str]) -> list[Box]:
        """The slots of the zones among these ids, with the names below them."""
        return [self.places.slot(id).inset(0, -NAMED) for id in ids if id in self.view.zones]


def room_of(widget: Widget) -> Box:
    """The box of a widget, with a pile's name."""
    return widget.box._replace(h=widget.box.h + NAMED) if isinstance(widget, PileSpot) else widget.box


def covers(paper: Box, boxes: Iterable[Box]) -> bool:
    """Return True if a paper covers a part of one of the boxes."""
    return any(map(paper.overlaps, boxes))


HIGHEST, BESIDE = 10.0, 120.0  # how high a large paper may reach; how far a gauge's number beyond its box
LONG = 20  # a number in place of an unknown one


class Laid(NamedTuple):
    """How a table is laid out, and the view it shows."""

    view: View
    room: Room
    places: Places


class LessonPaper:
    """Lays the tutor's paper on the table. `read` is called when it is pressed."""

    def __init__(self, services: Services, game: Game[Any], tutor: Tutor, read: Callable[[], object]):
        self._services, self._game, self._tutor, self._read = services, game, tutor, read
        self._sized: tuple[object, float] = (None, 0.0)

    def words(self, view: View) -> str:
        """What the tutor says now."""
        return i18n.say(said(self._game, view, self._tutor.task))

    def dress(self, widgets: list[Widget], laid: Laid) -> tuple[list[Widget], Speech]:
        """Return the table's widgets that stay beside the paper, and the paper."""
        speech = self._speech(widgets, laid)
        seen = uncovered(self._dimmed(widgets), speech.box, speech.focusable)
        if self._services.fonts.huge:
            seen = [each for each in seen if not self._gives_way(each) or not room_of(each).overlaps(speech.box)]
        return seen, speech

    def _gives_way(self, widget: Widget) -> bool:
        """True if a paper with large text may cover it: the title, and piles and gauges that nobody has to find."""
        named = widget.id in self._tutor.to_look_at
        return not named and (widget.id == "title" or isinstance(widget, Gauge | PileSpot))

    def _dimmed(self, widgets: list[Widget]) -> list[Widget]:
        """The table's widgets; buttons that the tutor does not speak of are disabled, unless the player may do
        anything."""
        tutor = self._tutor
        if tutor.is_free:
            return widgets
        if tutor.is_told:  # the offers belong to a later task
            widgets = [widget for widget in widgets if not isinstance(widget, OfferPlate)]
        lit = (*tutor.task.at, tutor.verb)
        for widget in widgets:
            if isinstance(widget, Button):
                widget.enabled = widget.enabled and widget.id in lit
        return [widget for widget in widgets if widget.id != "status"]

    def _speech(self, table: Sequence[Widget], laid: Laid) -> Speech:
        """The paper, in the first of the map's places where it covers nothing that the tutor speaks of and, if there is
        one where the letters need not be smaller, no other card either."""
        tutor, fonts = self._tutor, self._services.fonts
        places = PaperPlaces(laid.places, laid.view, fonts)
        words, size = "" if tutor.passed else self.words(laid.view), self.letters(places)
        boxes = [self._raised(box, places, laid) for box in places.all()] if fonts.huge else places.all()
        hub = self._services.input
        papers = [Speech("tutor", words, box, self._read, fonts, hub, tutor.waits, size) for box in boxes]
        meant = [
            *places.slots_of(tutor.task.at),
            *(each.box for each in table if each.id in (*tutor.task.at, tutor.verb)),
        ]
        whole = [paper for paper in papers if paper.block.overflow <= 0] or papers
        free = [paper for paper in whole if not covers(paper.box, meant)]
        best = (paper for paper in free if paper.block.size >= size and not covers(paper.box, places.cards()))
        return next(best, next(iter(free), whole[0]))

    def letters(self, places: PaperPlaces) -> float:
        """The letter size that fits all of the tutor's texts; cached for the current language, letters and paper."""
        now = self._services.fonts, i18n.spoken(), places.usual
        if now != self._sized[0]:
            self._sized = now, self._size(places.usual)
        return self._sized[1]

    def _size(self, paper: Box) -> float:
        """Compute that letter size; numbers not known yet count as two digits."""
        pages = (
            (
                i18n.say(words.filled(**dict.fromkeys(numbers, LONG))),
                until,
            )
            for words, until, _action, _at, numbers in self._tutor.lesson.tasks
        )
        return size_for(((words, until in TOLD) for words, until in pages), paper, self._services.fonts)

    def _raised(self, paper: Box, places: PaperPlaces, laid: Laid) -> Box:
        """The paper as much higher or wider as large text needs."""
        services, tutor = self._services, self._tutor
        shown = places.named(tutor.to_look_at)
        shown += [laid.places.slot(zone) for zone, slot in laid.room.slots.items() if slot.spot == "card"]
        room = services.layout.whole.inset(0, HIGHEST)
        return roomier(paper, self.words(laid.view), tutor.is_told, services.fonts, self.letters(places), room, shown)


def where(id: str, laid: Laid, seen: dict[str, Box]) -> Box | None:
    """Return the box of something that the tutor speaks of: of a widget, as it is `seen`, or of the slot of a card or
    pile that cannot be chosen; None if it is nowhere."""
    if id in seen:
        return seen[id]
    zone = id if id in laid.view.zones else laid.view.zone_of(id)
    return laid.places.slot(zone) if zone else None


def pointed(
    meant: Collection[str], laid: Laid, widgets: Sequence[Widget], seen: dict[str, Box], whole: Box
) -> list[tuple[str, Box]]:
    """Return the pointing hands: for each of the ids that are `meant`, the direction the hand points and its box.
    `seen` are the boxes where widgets are seen, by id."""
    boxes = [(id, box) for id in meant if (box := where(id, laid, seen)) is not None]
    return [aimed(box, _seen_beside(id, laid, widgets, seen), whole) for id, box in boxes]


def _seen_beside(goal: str, laid: Laid, widgets: Sequence[Widget], seen: dict[str, Box]) -> list[tuple[Box, float]]:
    """Return boxes that the hand should not cover, with weights; text such as the numbers beside gauges weighs most."""
    cards = [(laid.places.slot(zone), 1.0) for zone, cards in laid.view.zones.items() if cards]
    others = [widget for widget in widgets if widget.id != goal]
    pressed = [(seen[widget.id], 1.0) for widget in others if widget.focusable]
    read = [
        (widget.box.inset(-BESIDE if isinstance(widget, Gauge) else 0, 0), 3.0)
        for widget in others
        if not widget.focusable
    ]
    return [*cards, *pressed, *read]
