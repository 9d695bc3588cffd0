"""Somebody of a fight from near: their picture, how it is with them, and all that they can do."""

from __future__ import annotations

from collections.abc import Callable

from game import tongue
from game.core.game import View
from game.core.troupe import Figure, Trait
from game.tongue import _

from ...arena.plate import described
from ...arena.trait import state_of
from ...desk import Desk
from ...geometry import Box
from ...pictures import portrait_of
from ...ui.column import Column
from ...ui.press import Button, alike
from ...ui.text import Image, bone, cream, gold
from ...ui.widget import Widget
from ..nearby import NearScene
from ..over import BAR
from ..sheet import FOOT_H, grown

LEFT, RIGHT, TOP, GAP = 70.0, 1220.0, 36.0, 24.0
PICTURE, BESIDE, BAR_ROOM = 380.0, 60.0, 22.0
WIDE = 240.0  # of a button
PILES = ("discard", "loot", "deck")  # of a figure's zones those that can be looked into


class FigureScene(NearScene):
    """`look` opens one of its piles."""

    name = "figure"

    def __init__(self, desk: Desk, figure: Figure, view: View, look: Callable[[str], object]):
        super().__init__(desk)
        self.figure, self.view, self.look = figure, view, look
        self.counts = {name: len(view.zones.get(zone, ())) for name, zone in figure.zones.items()}

    def title(self) -> str:
        return tongue.say(self.figure.name)

    def announce(self) -> None:
        self.desk.narrator.say(self.title())
        self.desk.narrator.say(", ".join(described(self.figure, self.counts)))
        for trait in self.figure.traits:
            self.desk.narrator.say(f"{tongue.say(trait.name)}. {self._when(trait)}. {tongue.say(trait.text)}")
        self.speak_focus(interrupt=False)

    def first_focus(self) -> str | None:
        return "back"

    # what it shows

    def build(self) -> list[Widget]:
        top = TOP - self.desk.layout.above
        room = Box(LEFT, top, RIGHT - LEFT, BAR.y - GAP / 2 - top)
        picture, left = self._picture(room), LEFT
        if picture is not None:
            left = LEFT + PICTURE + BESIDE
        return [*([picture] if picture else []), *self._beside(Box(left, room.y, RIGHT - left, room.h))]

    def _picture(self, room: Box) -> Widget | None:
        name = portrait_of(self.figure.kind)
        if not name:
            return None
        place = Box(LEFT, room.centre[1] - PICTURE / 2 - 30, PICTURE, PICTURE)
        return Image("picture", self.title(), name, place)

    def _beside(self, box: Box) -> list[Widget]:
        """The words, which scroll if they must, and under them the buttons."""
        high = grown(FOOT_H, self.desk.type)
        column = Column(Box(box.x, box.y, box.w - BAR_ROOM, box.h), self.desk.type)
        self._words(column)
        self.scroll_height = column.y - box.y
        self.scroll_box = Box(box.x, box.y, column.box.w, min(box.h - high - GAP, self.scroll_height))
        for widget in column.widgets:
            widget.scrolls = True
        return [*column.widgets, *self._buttons(Box(box.x, box.bottom - high, box.w, high))]

    def _words(self, column: Column) -> None:
        column.words("name", self.title(), "title", 52, gold)
        column.words("how", "  ·  ".join(described(self.figure, self.counts)), "strong", 25, bone)
        column.take(6)
        for trait in self.figure.traits:
            column.words(f"{trait.id}.name", f"{tongue.say(trait.name)}  ({self._when(trait)})", "strong", 26, gold,
                         gap=0)  # fmt: skip
            column.words(f"{trait.id}.text", tongue.say(trait.text), "body", 24, cream, gap=12)
        if not self.figure.traits:
            column.words("none", _("No abilities."), "body", 25, bone)

    @staticmethod
    def _when(trait: Trait) -> str:
        note = tongue.say(trait.note) if trait.note else state_of(trait)
        return ", ".join(filter(None, (tongue.say(trait.when), note)))

    def _buttons(self, row: Box) -> list[Widget]:
        names = {"discard": _("Discards"), "loot": _("Loot"), "deck": _("Deck")}
        piles = [zone for zone in PILES if self.counts.get(zone)]
        letters = self.desk.type
        back = Button("back", _("Back"), row._replace(w=WIDE), self.back, letters, "back", primary=True)
        rest = [
            Button(
                zone,
                _("{what}: {amount}").format(what=names[zone], amount=self.counts[zone]),
                row._replace(x=row.x + (i + 1) * (WIDE + 12), w=WIDE),
                self._looking(self.figure.zones[zone]),
                letters,
            )
            for i, zone in enumerate(piles[:2])
        ]
        return [*alike([back, *rest])]

    def _looking(self, zone: str) -> Callable[[], object]:
        return lambda: self.look(zone)
