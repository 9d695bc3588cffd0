"""The list of enemies from which a Game Master chooses who comes into a fight."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import i18n
from game.core.journey import Matter
from game.core.view import Action
from game.i18n import _

from ...base.geometry import Box
from ...gfx.canvas import Canvas
from ...gfx.pictures import portrait_of
from ...services import Services
from ...ui.buttons import Row
from ...ui.text import Column
from ...ui.widget import Look, Widget
from ..menu import MenuScene
from ..page import FootButton, list_room

ROW, FACE, LEFT = 66.0, 52.0, 84.0


class EnemyRow(Row):
    """A row with an enemy's picture, name and difficulty."""

    kind = ""

    def _inner(self, box: Box) -> Box:
        return Box(box.x + LEFT, box.y, box.w - LEFT - 18, box.h)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        super().draw(canvas, box, look)
        place = Box(box.x + 18, box.centre[1] - FACE / 2, FACE, FACE)
        if picture := portrait_of(self.kind):
            canvas.picture(picture, place)
        else:
            canvas.icon("skull", place.inset(8), canvas.theme.bone)


class EnemyListScene(MenuScene):
    """A list of enemies; `send` gets the action of the chosen one."""

    name = "muster"
    span = (190.0, 900.0)

    def __init__(self, services: Services, matter: Matter, send: Callable[[Action], object]):
        super().__init__(services)
        self.matter, self.send = matter, send

    def title(self) -> str:
        return i18n.say(self.matter.title)

    def first_focus(self) -> str | None:
        return "enemy-0"

    def build(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        for n, answer in enumerate(self.matter.answers):
            row = EnemyRow(f"enemy-{n}", i18n.say(answer.label), column.take(self.sheet.tall(ROW)),
                           partial(self.send, answer.action), self.services.fonts, i18n.say(answer.about))  # fmt: skip
            row.kind = answer.kind
            column.add(row)
        return [
            *self.sheet.frame(FootButton("back", _("Back"), "back", self.back)),
            *self.sheet.scrolling(column.widgets, self.sheet.inner),
        ]
