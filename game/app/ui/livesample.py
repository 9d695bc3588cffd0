"""Animated samples of the motion settings: a moving card, a blow that shakes the table, a torch."""

import math

from game.core.cards import parse

from ..base.geometry import Box, Point
from ..base.tween import both
from ..gfx.canvas import Canvas
from ..services import Services
from ..settings import SettingRow
from ..table.card_art import SHAPE, CardArt
from ..table.spots import frame
from ..table.sprites import Sprite
from .sample import Sample
from .widget import Look

LIVE = SPEED, MOTION, SHAKE, FLICKER = "speed", "reduced_motion", "shake", "flicker"  # the motion settings
BEAT, WAY = 1.5, 0.45  # seconds between two moves, and duration of a card's move at the usual speed
BOARD = (236.0, 150.0)
CARD, LIFT = 74.0, 10.0  # a card's width, and how high it is raised while moving
FRAME = 3.0  # width of the frame around the torch
BLOW, DEEP = 0.32, 5.0  # duration in seconds and amplitude of the shaking
TORCH_EDGE = 8.0  # margin above and below the torch
TORCH_HEAD = 24.0  # from a flame's picture to the upper edge of the visible part of the room


class LiveSample(Sample):
    """An animated sample. `time` (seconds) runs while its setting has the focus, and stands still where nothing may
    move."""

    time = 0.0

    @property
    def moves(self) -> bool:
        """True if it looks different in every frame now."""
        length = {SPEED: self._way(), MOTION: self._way(), SHAKE: BLOW}.get(self.row.key, 0.0)
        return 0 < self.time % BEAT <= length + 0.1

    @property
    def burns(self) -> bool:
        """True for the torch, which is animated like other flames."""
        return self.row.key == FLICKER

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        self.rule(canvas, box)
        if self.burns:
            self._torch(canvas, box.inset(0, TORCH_EDGE))
        elif self.row.key == SHAKE:
            self._blow(canvas, box)
        else:
            self._move(canvas, box)

    def _way(self) -> float:
        """The duration of a card's move, in seconds."""
        pace = self.services.settings.pace
        return 0.0 if self.services.settings.still or not pace else WAY / pace

    @staticmethod
    def _board(canvas: Canvas, box: Box) -> Box:
        board = Box(box.centre[0] - BOARD[0] / 2, box.centre[1] - BOARD[1] / 2, *BOARD)
        canvas.plate("panel-dark", board)
        return board

    def _move(self, canvas: Canvas, box: Box) -> None:
        """A card moves to the other place and back."""
        board = self._board(canvas, box)
        left, right = (board.x + BOARD[0] * share for share in (0.27, 0.73))
        for x in (left, right):
            canvas.plate("field", _card_at((x, board.centre[1])))
        turn, since = divmod(self.time, BEAT)
        way = self._way()
        share = both(min(1.0, since / way)) if way else 1.0
        here, there = (left, right) if turn % 2 == 0 else (right, left)
        lift = LIFT * math.sin(math.pi * share)
        at = here + (there - here) * share, board.centre[1] - lift
        Sprite(parse("KC"), at, CARD, "mini", CARD, lift=lift).draw(canvas, CardArt(canvas))

    def _blow(self, canvas: Canvas, box: Box) -> None:
        """A monster strikes, and the table shakes."""
        since = self.time % BEAT
        shakes = self.services.settings.shake and not self.services.settings.still and since < BLOW
        away = DEEP * (1 - since / BLOW) * math.sin(since * 70) if shakes else 0.0
        board = self._board(canvas, box.moved(away, 0))
        x, y = board.centre
        Sprite(parse("KC"), (x - BOARD[0] * 0.23, y), CARD, "mini", CARD).draw(canvas, CardArt(canvas))
        canvas.picture("ui/burst-hit", Box(x + 2, y - 54, 108, 108), 255 if since < BLOW + 0.1 else 150)

    def _torch(self, canvas: Canvas, box: Box) -> None:
        """A part of a room with a torch, flickering or steady."""
        settings = self.services.settings
        flickers = settings.flicker and not settings.still
        self.services.halls.empty("title", canvas).draw_torch(canvas, box, TORCH_HEAD, flickers)
        frame(canvas, box, FRAME, canvas.theme.ink)


def _card_at(at: Point) -> Box:
    return Box(at[0] - CARD / 2, at[1] - CARD * SHAPE / 2, CARD, CARD * SHAPE)


def sample_of(services: Services, row: SettingRow, box: Box) -> Sample:
    """The sample for a setting."""
    return (LiveSample if row.key in LIVE else Sample)(services, row, box)
