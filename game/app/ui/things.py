"""The nodes of the UI tree: what a scene shows, as a flat list for focus, narration, layout tests and end-to-end
tests."""

from dataclasses import dataclass, field
from typing import Any

from ..base.geometry import Box


@dataclass
class Thing:
    """A node of the UI tree: something on the screen that has a meaning.

    `role` is button, toggle, slider, choice, row, field, card, pile, place, gauge, chip, text or heading. `text_px` is
    the height of its smallest text, top of h to bottom of p, in design pixels (capitals and figures count as if they
    were 20 where they are 15 high); 0 when it shows none. `overflow` is how far its text runs out of its box, in design
    pixels. `part_of` is the id of a node that it lies on and may overlap.
    """

    id: str
    role: str
    label: str
    box: Box
    value: str = ""
    help: str = ""
    focusable: bool = True
    enabled: bool = True
    text_px: float = 0.0
    overflow: float = 0.0
    part_of: str = ""
    state: dict[str, bool] = field(default_factory=dict)

    def spoken(self, role: str, position: str = "", off: str = "") -> str:
        """The narrator's text: label, role, `off` (the words for “disabled”), value, help, and `position` among similar
        nodes."""
        return ", ".join(part for part in (self.label, role, off, self.value, self.help, position) if part)

    def data(self) -> dict[str, Any]:
        """The node as plain data, for tests."""
        return {
            "id": self.id,
            "role": self.role,
            "label": self.label,
            "value": self.value,
            "box": [round(number, 2) for number in self.box],
            "focusable": self.focusable,
            "enabled": self.enabled,
            "text_px": round(self.text_px, 2),
            "overflow": round(self.overflow, 2),
            "part_of": self.part_of,
            "state": self.state,
        }
