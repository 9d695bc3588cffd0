"""A page to read about somebody's abilities."""

from __future__ import annotations

from collections.abc import Sequence

from game import i18n
from game.core.combatants import Trait
from game.core.game import Choice
from game.i18n import _

from ...services import Services
from ...ui.abilities import heading
from ...ui.text import Column, ink, wine
from ...ui.widget import Widget
from ..page import FootButton, list_room
from ..read import ReadScene


class TraitsScene(ReadScene):
    """A page with a name, a description, and each ability."""

    name = "traits"
    span = (80.0, 1120.0)

    def __init__(self, services: Services, who: Choice, traits: Sequence[Trait]):
        super().__init__(services)
        self.who, self.traits = who, traits

    def title(self) -> str:
        return _(self.who.label)

    def first_focus(self) -> str | None:
        return "back"

    def feet(self) -> list[FootButton]:
        return [FootButton("back", _("Back"), "back", self.back)]

    def written(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        column.words("look-help", _(self.who.help), "body", 25, ink, gap=14)
        for trait in self.traits:
            column.words(f"{trait.id}.name", heading(trait), "strong", 25, wine, gap=0)
            column.words(f"{trait.id}.text", i18n.say(trait.text), "body", 24, ink, gap=14)
        return column.widgets
