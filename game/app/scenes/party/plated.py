"""A tabletop with the plates of characters on it."""

from __future__ import annotations

from ...canvas import Canvas
from ...geometry import Box
from ...table.plates import PersonPlate, plate_boxes
from ...ui.widget import Widget
from ..tabletop import Tabletop
from .people import hit_points, people

COMPANY = Box(330, 530, 484, 232)


class Plated(Tabletop):
    """Each character has a plate; what it shows follows the stage."""

    def plates(self) -> list[Widget]:
        """The plates of those who are here, each in its place."""
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
