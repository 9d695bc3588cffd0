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

COMPANY, WAY = Box(28, 556, 812, 208), Box(28, 520, 520, 32)


class Plated(Tabletop):
    """Each character has a plate; what it shows follows the stage."""

    def plates(self) -> list[Widget]:
        """The plates of those who are here, each in its place, and the doors before them."""
        everybody = people(self.view)
        boxes = plate_boxes(len(everybody), self.places.box_or("company", COMPANY))
        for person, box in zip(everybody, boxes, strict=True):
            self.places.put(f"hp.{person.id}", box)
        left, faced = self.view.gauges[LEFT], int(self.view.facts["rooms"] or 0)
        return [
            Doors(self.places.box_or("way", WAY), left, faced, self.desk.type),
            *(
                PersonPlate(person, box, self.desk.type, hit_points(person.hp, person.most))
                for person, box in zip(everybody, boxes, strict=True)
            ),
        ]

    def draw_widgets(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            if isinstance(widget, PersonPlate):
                widget.shown = self.stage.gauges.get(widget.id, widget.shown)
        super().draw_widgets(canvas)
