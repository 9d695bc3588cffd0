"""A tabletop with the plates of characters on it."""

from __future__ import annotations

from game.core.descent import HP, LEFT, Descent

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...table.gauges import DoorRow
from ...table.plates import PersonPlate, PlatedCharacter, plate_boxes
from ...ui.widget import Widget
from ..tabletop import Tabletop
from .characters import descents_of, hit_points, people

COMPANY = Box(28, 562, 804, 198)
WAY = "left-caption"  # the caption of the map that the doors replace


class CharacterTable(Tabletop):
    """A tabletop with a plate for each character; the hit points shown follow the stage."""

    @property
    def descent(self) -> Descent:
        """The state of the descent that is shown."""
        return descents_of(self.match.game).descent(self.view)

    def characters(self) -> list[PlatedCharacter]:
        """Return all characters, in their order."""
        return people(descents_of(self.match.game).rules, self.descent.party)

    def with_plates(self, widgets: list[Widget]) -> list[Widget]:
        """Return the widgets, with doors in place of the words about the way, and a plate for each character."""
        return [*(self._doors(widget) if widget.id == WAY else widget for widget in widgets), *self._plates()]

    def _doors(self, words: Widget) -> Widget:
        """Return the doors that are left; during an animation those shown before it."""
        if self.timeline is not None and (before := self.widget(LEFT)):
            return before
        now = self.descent
        return DoorRow(words.box, now.left, now.way.rooms, self.services.fonts)

    def _plates(self) -> list[Widget]:
        everybody = self.characters()
        boxes = plate_boxes(len(everybody), self.places.box_or("company", COMPANY))
        for person, box in zip(everybody, boxes, strict=True):
            self.places.put(f"{HP}.{person.id}", box)
        return [
            PersonPlate(person, box, self.services.fonts, hit_points(person.hp, person.most))
            for person, box in zip(everybody, boxes, strict=True)
        ]

    def draw_widgets(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            if isinstance(widget, PersonPlate):
                widget.shown = self.stage.gauges.get(widget.id, widget.shown)
        super().draw_widgets(canvas)
