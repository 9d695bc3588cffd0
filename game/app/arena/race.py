"""The race strip at the head: a cell for each player with turn order, current turn, and progress to the goal."""

from collections.abc import Iterable, Mapping, Sequence

from game import i18n
from game.core.combatants import HEROES, Figure
from game.core.standings import Race, Racer
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..gfx.pictures import portrait_of
from ..table.spots import frame
from ..ui.widget import Look, Widget
from .crest import SIDE as CREST
from .crest import Crest

GAP, EDGE, NEAR = 11.0, 5.0, 3.0
NEXT = 15.0  # the arrow in each gap that shows the turn order
WIDE, TALL = 79.0, 70.0  # greatest width of a cell; its height
FACE = 37.0  # side of the hero's picture beside the player's number
SIGN, NUMBER, LINE = 20.0, 22.0, 26.0  # the foot of a cell: gem, size of the count, line height
TURN, LOWER = 20.0, 3.0  # the current player's sign; how far it overlaps the picture's foot
DIM = 130  # alpha of the dark over players who are out
SIDES = {True: "hero", False: "skull"}


def in_place_of_title(
    head: Sequence[Widget], race: Race | None, people: Iterable[Figure], room: Box, letters: Fonts
) -> list[Widget]:
    """Return the head of a table with the standing of a race in place of the title, if there is a race."""
    title = next((widget for widget in head if widget.id == "title"), None)
    if race is None or title is None:
        return [*head]
    heroes = (figure for figure in people if figure.player and figure.side == HEROES)
    faces = {figure.player: portrait_of(figure.kind) for figure in heroes if not figure.owner}
    return [RaceStrip(race, faces, room, letters), *(widget for widget in head if widget is not title)]


class RaceStrip(Widget):
    """The players in the order of the round, left to right; `faces` are their heroes' pictures, by player number."""

    role = "text"

    def __init__(self, race: Race, faces: Mapping[int, str], room: Box, letters: Fonts):
        super().__init__("race", i18n.say(race.told), room)
        self.race, self.faces, self.letters = race, faces, letters
        wide = min(WIDE, (room.w - (len(race.racers) - 1) * GAP) / len(race.racers))
        places = (Box(room.x + n * (wide + GAP), room.y, wide, TALL) for n in range(len(race.racers)))
        self.cells = list(zip(race.racers, places, strict=False))
        self.numbers = [self._number(racer) for racer in race.racers]

    def _number(self, racer: Racer) -> Block:
        told = f"{racer.has}/{self.race.goal}"
        return self.letters.block(told, "number", NUMBER, WIDE, TALL, lines=1, grow=False)

    @property
    def value(self) -> str:
        return ", ".join(self._told(racer) for racer in self.race.racers)

    @staticmethod
    def _told(racer: Racer) -> str:
        turn = {"": "", HEROES: _("the hero's turn")}.get(racer.turn, _("the enemies' turn"))
        epics = ngettext("{n} Epic", "{n} Epics", racer.has).format(n=racer.has)
        return " ".join(filter(None, (f"{racer.number}", i18n.say(racer.name), epics, turn)))

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.numbers)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        for (racer, cell), number in zip(self.cells, self.numbers, strict=True):
            self._draw_cell(canvas, racer, cell, number)
        for _racer, cell in self.cells[1:]:
            sign = Box(cell.x - (GAP + NEXT) / 2, cell.centre[1] - NEXT / 2, NEXT, NEXT)
            canvas.icon("play", sign, canvas.theme.gold, shade=canvas.theme.night)

    def _draw_cell(self, canvas: Canvas, racer: Racer, cell: Box, number: Block) -> None:
        theme = canvas.theme
        canvas.plate("shadow", cell, 120)
        canvas.plate("hp-plate", cell)
        top = cell.y + EDGE - 1
        Crest.at(cell.x + EDGE, top + (FACE - CREST) / 2, racer.number, racer.ours, self.letters).draw(canvas)
        if picture := self.faces.get(racer.number):
            canvas.picture(picture, Box(cell.right - EDGE + 1 - FACE, top, FACE, FACE))
        foot = Box(cell.x + EDGE, cell.bottom - LINE - 1, cell.w, LINE)
        canvas.icon("loot-epic", Box(foot.x, foot.centre[1] - SIGN / 2, SIGN, SIGN), theme.gold)
        canvas.block(number, foot.moved(SIGN + NEAR, 0), theme.cream)
        if racer.out:
            canvas.fill(cell.inset(3, 3), theme.night, DIM)
        if racer.turn:
            frame(canvas, cell, 3, theme.bone)
            sign = Box(cell.right - EDGE - TURN, top + FACE - TURN + LOWER, TURN, TURN)
            canvas.icon(SIDES[racer.turn == HEROES], sign, theme.bone, shade=theme.night)
