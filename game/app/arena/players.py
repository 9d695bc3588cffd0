"""Players: the crests on all their figures, the race strip with the turn order, and the score by rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game import i18n
from game.core.combatants import HEROES, Figure
from game.core.standings import Contest, Race, Racer
from game.i18n import _, ngettext

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, closer
from ..gfx.pictures import portrait_of
from ..gfx.theme import Colour
from ..table.spots import frame
from ..ui.widget import Look, Widget

SIDE, FIGURE = 28.0, 22.0  # side of the seal; size of the number
LINE, RIM, FINE = 36.0, 2.0, 4  # height of the number's line; width of the edge; supersampling factor


class Crest(NamedTuple):
    """A number on a small round seal: dark on light for the viewer's own figures, light on dark for others'."""

    box: Box
    block: Block
    ours: bool

    @classmethod
    def at(cls, x: float, y: float, number: int, ours: bool, letters: Fonts) -> Crest:
        """Return a player's crest with its upper left corner at a point."""
        box = Box(x, y, SIDE, SIDE)
        return cls(box, letters.block(str(number), "number", FIGURE, SIDE, LINE, lines=1, grow=False), ours)

    def draw(self, canvas: Canvas) -> None:
        """Draw the crest."""
        theme = canvas.theme
        x, y, wide, _high = canvas.layout.px(self.box)
        rim = theme.gold if self.ours else theme.bone
        field = rim if self.ours else theme.night
        seal = canvas.pictures.keep(("crest", wide, rim, field), lambda: _seal(wide, (rim, field)))
        canvas.blit(seal, (x, y))
        ink, shade = (theme.night, None) if self.ours else (theme.cream, theme.night)
        canvas.block(self.block, self.box, ink, "centre", shade=shade)


def stands_before(face: Box, plate: Box) -> bool:
    """Return True if a crest fits left of the picture on a plate."""
    return face.x - plate.x > SIDE


def _seal(wide: int, inks: tuple[Colour, ...]) -> pygame.Surface:
    """Return discs on top of each other, each smaller than the last by the width of the edge."""
    side = wide * FINE
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*inks[0], 0))
    for n, ink in enumerate(inks):
        pygame.draw.circle(large, ink, (side / 2, side / 2), side / 2 - n * RIM * FINE * wide / SIDE)
    return pygame.transform.smoothscale(large, (wide, wide))


RACE_GAP, EDGE, NEAR = 11.0, 5.0, 3.0
NEXT = 15.0  # the arrow in each gap that shows the turn order
WIDE, TALL = 79.0, 70.0  # greatest width of a cell; its height
FACE = 37.0  # side of the hero's picture beside the player's number
SIGN, RACE_NUMBER, RACE_LINE = 20.0, 22.0, 26.0  # the foot of a cell: gem, size of the count, line height
TURN, RACE_LOWER = 20.0, 3.0  # the current player's sign; how far it overlaps the picture's foot
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
        wide = min(WIDE, (room.w - (len(race.racers) - 1) * RACE_GAP) / len(race.racers))
        places = (Box(room.x + n * (wide + RACE_GAP), room.y, wide, TALL) for n in range(len(race.racers)))
        self.cells = list(zip(race.racers, places, strict=False))
        self.numbers = [self._number(racer) for racer in race.racers]

    def _number(self, racer: Racer) -> Block:
        told = f"{racer.has}/{self.race.goal}"
        return self.letters.block(told, "number", RACE_NUMBER, WIDE, TALL, lines=1, grow=False)

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
            sign = Box(cell.x - (RACE_GAP + NEXT) / 2, cell.centre[1] - NEXT / 2, NEXT, NEXT)
            canvas.icon("play", sign, canvas.theme.gold, shade=canvas.theme.night)

    def _draw_cell(self, canvas: Canvas, racer: Racer, cell: Box, number: Block) -> None:
        theme = canvas.theme
        canvas.plate("shadow", cell, 120)
        canvas.plate("hp-plate", cell)
        top = cell.y + EDGE - 1
        Crest.at(cell.x + EDGE, top + (FACE - SIDE) / 2, racer.number, racer.ours, self.letters).draw(canvas)
        if picture := self.faces.get(racer.number):
            canvas.picture(picture, Box(cell.right - EDGE + 1 - FACE, top, FACE, FACE))
        foot = Box(cell.x + EDGE, cell.bottom - RACE_LINE - 1, cell.w, RACE_LINE)
        canvas.icon("loot-epic", Box(foot.x, foot.centre[1] - SIGN / 2, SIGN, SIGN), theme.gold)
        canvas.block(number, foot.moved(SIGN + NEAR, 0), theme.cream)
        if racer.out:
            canvas.fill(cell.inset(3, 3), theme.night, DIM)
        if racer.turn:
            frame(canvas, cell, 3, theme.bone)
            sign = Box(cell.right - EDGE - TURN, top + FACE - TURN + RACE_LOWER, TURN, TURN)
            canvas.icon(SIDES[racer.turn == HEROES], sign, theme.bone, shade=theme.night)


NOTCH_SIDE, NOTCH_GAP, BETWEEN = 22.0, 4.0, 20.0  # a sign; gap to its number; gap between both sides
NOTCH_NUMBER, WORD, ASIDE = 24.0, 22.0, 12.0  # size of the figures; of the text; margin
GROWS, NOTCH_LOWER = 12.0, 5.0  # large text: how far it reaches above and below its place; how much lower it is
CLOSE = 1.12  # line height of large text
OURS, THEIRS = "crown", "skull"


class Notches(Widget):
    """The rounds won: ours at the left, theirs at the right, and below the number needed to win."""

    role = "text"

    def __init__(self, contest: Contest, room: Box, letters: Fonts):
        self.contest = contest
        room = room.inset(0, -GROWS).moved(0, NOTCH_LOWER) if letters.huge else room
        words = _("First to {n}").format(n=contest.needed)
        self.block = letters.block(
            words, "strong", WORD, room.w, room.h - NOTCH_SIDE, lines=1 + letters.huge, grow=False
        )
        self.block = closer(self.block, CLOSE)
        self.won = [letters.block(str(n), "number", NOTCH_NUMBER, NOTCH_SIDE, room.h / 2, lines=1, grow=False)
                    for n in (contest.ours, contest.theirs)]  # fmt: skip
        wide = 2 * (NOTCH_SIDE + NOTCH_GAP) + BETWEEN + sum(block.width for block in self.won)
        top = room.y + (room.h - NOTCH_SIDE - self.block.height) / 2
        box = Box(room.centre[0] - wide / 2, top, wide, NOTCH_SIDE)
        super().__init__("contest", i18n.say(contest.told), box)
        self.foot = Box(room.x, box.bottom, room.w, self.block.height)
        across = max(wide, self.block.width) + 2 * ASIDE
        self.plate = Box(room.centre[0] - across / 2, room.y, across, room.h)

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        canvas.plate("preview-plate", self.plate)
        ours, theirs = self.won
        canvas.icon(OURS, box._replace(w=NOTCH_SIDE), theme.gold)
        canvas.block(ours, box._replace(x=box.x + NOTCH_SIDE + NOTCH_GAP, w=ours.width), theme.cream)
        canvas.block(
            theirs, box._replace(x=box.right - NOTCH_SIDE - NOTCH_GAP - theirs.width, w=theirs.width), theme.cream
        )
        canvas.icon(THEIRS, box._replace(x=box.right - NOTCH_SIDE, w=NOTCH_SIDE), theme.danger)
        canvas.block(self.block, self.foot, theme.bone, "centre", shade=theme.night)
