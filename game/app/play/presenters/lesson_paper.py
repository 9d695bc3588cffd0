"""The tutor's paper in a lesson: where it lies, its letters, what is dimmed around it, and where hands point."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from game import i18n
from game.core.game import Game
from game.core.staging import said
from game.core.text import Text
from game.core.view import View
from game.levels import Room

from ...base.geometry import Box
from ...services import Services
from ...table.gauges import Gauge
from ...table.paper_places import PaperPlaces, covers, room_of
from ...table.places import Places
from ...table.plates import uncovered
from ...table.spots import PileSpot
from ...ui.buttons import Button, OfferPlate
from ...ui.tutor import Speech, aimed, roomier, size_for
from ...ui.widget import Widget
from ..tutor import TOLD, Tutor

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
                i18n.say(Text(words.message, words.many, **{**words.values, **dict.fromkeys(numbers, LONG)})),
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
