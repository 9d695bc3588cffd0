"""The plates of the characters at the table of a descent, and the doors that are left."""

from game.core.descent import HP, LEFT, Descents
from game.core.view import View

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...play.features.feature import Feature
from ...play.tabletop import Tabletop
from ...table.gauges import DoorRow
from ...table.plates import PersonPlate, PlatedCharacter, plate_boxes
from ...ui.widget import Widget
from .characters import descents_of, hit_points, people

COMPANY = Box(28, 562, 804, 198)
WAY = "left-caption"  # the caption of the map that the doors replace


class CharacterPlates(Feature):
    """A plate for each character, whose hit points follow the stage, and doors in place of the words about the way."""

    def __init__(self, descents: Descents, top: Tabletop):
        self._descents, self._top = descents, top

    def dress(self, widgets: list[Widget]) -> list[Widget]:
        return [*(self._doors(widget) if widget.id == WAY else widget for widget in widgets), *self._plates()]

    def _doors(self, words: Widget) -> Widget:
        """Return the doors that are left; during an animation those shown before it."""
        if self._top.timeline is not None:
            before = next((widget for widget in self._top.widgets if widget.id == LEFT), None)
            if before is not None:
                return before
        now = self._descents.descent(self._top.view)
        return DoorRow(words.box, now.left, now.way.rooms, self._top.services.fonts)

    def _plates(self) -> list[Widget]:
        everybody, places = characters_in(self._descents, self._top.view), self._top.places
        boxes = plate_boxes(len(everybody), places.box_or("company", COMPANY))
        for person, box in zip(everybody, boxes, strict=True):
            places.put(f"{HP}.{person.id}", box)
        fonts = self._top.services.fonts
        return [
            PersonPlate(person, box, fonts, hit_points(person.hp, person.most))
            for person, box in zip(everybody, boxes, strict=True)
        ]

    def draw(self, canvas: Canvas) -> None:
        for widget in self._top.widgets:
            if isinstance(widget, PersonPlate):
                widget.shown = self._top.stage.gauges.get(widget.id, widget.shown)


def characters_in(descents: Descents, view: View) -> list[PlatedCharacter]:
    """Return all characters, in their order."""
    return people(descents.rules, descents.descent(view).party)


def with_plates(top: Tabletop) -> None:
    """Let the table of a descent have plates."""
    top.add(CharacterPlates(descents_of(top.game), top))
