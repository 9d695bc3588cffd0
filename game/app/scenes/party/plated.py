"""A tabletop with the plates of characters on it."""

from __future__ import annotations

from game.rules.diamonds.descent.sheet import LEFT

from ...canvas import Canvas
from ...geometry import Box
from ...table.doors import Doors
from ...table.plates import PersonPlate, plate_boxes
from ...ui.widget import Widget
from ..tabletop import Tabletop
from .people import hit_points, people

COMPANY = Box(28, 562, 804, 198)
WAY = "left-caption"  # what the map has written where the doors are drawn


class Plated(Tabletop):
    """Each character has a plate; what it shows follows the stage."""

    def with_plates(self, widgets: list[Widget]) -> list[Widget]:
        """The table's things, with doors for the words about the way, and a plate for everybody."""
        return [*(self._doors(widget) if widget.id == WAY else widget for widget in widgets), *self._plates()]

    def _doors(self, words: Widget) -> Widget:
        """The doors that are left; while things move, those that were there before."""
        if self.score is not None and (before := self.widget(LEFT)):
            return before
        left, faced = self.view.gauges[LEFT], self.view.number("rooms")
        return Doors(words.box, left, faced, self.desk.type)

    def _plates(self) -> list[Widget]:
        everybody = people(self.view)
        boxes = plate_boxes(len(everybody), self.places.box_or("company", COMPANY))
        for person, box in zip(everybody, boxes, strict=True):
            self.places.put(f"hp.{person.id}", box)
        return [
            PersonPlate(person, box, self.desk.type, hit_points(person.hp, person.most))
            for person, box in zip(everybody, boxes, strict=True)
        ]

    def draw_widgets(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            if isinstance(widget, PersonPlate):
                widget.shown = self.stage.gauges.get(widget.id, widget.shown)
        super().draw_widgets(canvas)
