"""The lane between the rows: a blow on its way, what answers it, and what is to be said of that."""

from game import tongue
from game.core.troupe import Clash
from game.tongue import _

from ..canvas import BEYOND, Canvas
from ..geometry import Box
from ..table.cardart import SHAPE
from ..table.printing import printed
from ..type import Block, Type
from ..ui.widget import Look, Widget
from .floor import HEAD, INDENT, LANE, LANE_STEP, Floor
from .slimline import capital

NAME, TOLD = 23.0, 24.0
SIGN, ABOVE, EDGE = 46.0, 4.0, 60.0
HIGHEST, LINES = 116.0, 3  # of what is announced while nobody strikes: below it lies what is said of the focus
HIGH = LANE * SHAPE  # of the cards
FAINT = 150  # how solid the place of a card is that is yet to come


class Lane(Widget):
    """Who strikes at whom and with what, and places for as many cards as are `wanted` in answer; nothing where nobody
    strikes."""

    role = "text"

    def __init__(
        self,
        clash: Clash | None,
        names: tuple[str, str],
        announced: str,
        floor: Floor,
        letters: Type,
        wanted: int = 0,
    ):
        lane = floor.lane(0)
        right = floor.lane(1)
        box = Box(lane.x, lane.y, right.right - lane.x, lane.h)
        told = capital(announced or (tongue.say(clash.told) if clash and clash.told else ""))
        super().__init__("clash", told, box)
        room = right.w - 2 * INDENT - LANE  # as close together as the cards will lie
        step = min(LANE_STEP, room / max(1, wanted - 1))
        self.slots = [Box(right.x + INDENT + i * step, right.y + HEAD, LANE, HIGH) for i in range(wanted)]
        self.clash, self.sides, self.there = clash, (lane, right), bool(clash or announced)
        plays = [clash.attack, clash.defence] if clash else [None, None]
        self.heads = [self._head(name, tongue.say(play) if play else "", side.w, letters)
                      for name, play, side in zip(names, plays, self.sides, strict=True)]  # fmt: skip
        self.foot = Box(box.x + INDENT, box.y + HEAD + HIGH + 4, box.w - 2 * INDENT, 32)
        self.tells = True  # is it said how it stands, or does something else lie there?
        if clash is None:
            self.foot = Box(box.x + EDGE, box.y + 8, box.w - 2 * EDGE, HIGHEST)
        self.block = letters.cut(told, "strong", TOLD, self.foot.w, self.foot.h + 4, lines=1 if clash else LINES)

    @staticmethod
    def _head(name: str, play: str, wide: float, letters: Type) -> Block:
        text = _("{who}: {what}").format(who=name, what=play) if play and name else name
        return letters.cut(text, "strong", NAME, wide, HEAD + 4)

    @property
    def value(self) -> str:
        return ". ".join(line for head in self.heads for line in head.lines if line) if self.clash else ""

    def blocks(self) -> tuple[Block, ...]:
        return (*(self.heads if self.clash else ()), *((self.block,) if self.tells else ())) if self.there else ()

    def draw_under(self, canvas: Canvas) -> None:
        """The ground on which the cards lie."""
        if self.there:
            printed(canvas, "lane", self.box.inset(-BEYOND), self._draw_ground)
        for slot in self.slots:
            canvas.plate("slot", slot, FAINT)

    def _draw_ground(self, canvas: Canvas) -> None:
        canvas.plate("shadow", self.box, 150)
        canvas.plate("hp-plate", self.box)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if self.clash is not None:
            self._draw_sides(canvas)
        if self.there and self.tells:
            canvas.block(self.block, self.foot, theme.cream, "centre", shade=theme.night)

    def _draw_sides(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for head, side in zip(self.heads, self.sides, strict=True):
            canvas.block(head, side.inset(INDENT, 0)._replace(h=HEAD), theme.gold, shade=theme.night)
        x = self.box.centre[0] - SIGN / 2
        canvas.icon("crossed-swords", Box(x, self.box.y + ABOVE, SIGN, SIGN), theme.bone)
