"""A row of the high scores, on paper."""

from typing import NamedTuple

from game.core.seeds import code
from game.core.text import number
from game.i18n import _

from ..base.dates import day, moment
from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..store.high_scores import HighScoreRow
from .buttons import ON_EDGE
from .widget import Do, Look, Pressable

HIGH, LINE = 60.0, 30.0  # height at the usual text size, and of a second line with large text
EDGE, GAP, ICON = 14.0, 12.0, 30.0
BAND, RULE = 70, 90  # alpha of the marked row's band, and of the line below each row
SHARES = {"place": 0.08, "name": 0.30, "kind": 0.14, "score": 0.11, "": 0.02, "date": 0.21, "seed": 0.14}  # of a row
FEW = {"place": 0.10, "name": 0.54, "kind": 0.18, "score": 0.18}  # the same with large text


class Columns(NamedTuple):
    """The cells of a row; `date` and `seed` may lie below the others."""

    place: Box
    name: Box
    kind: Box
    score: Box
    date: Box
    seed: Box


def tall(letters: Fonts) -> float:
    """The height of a row."""
    return HIGH * (0.55 + 0.45 * letters.scale) + (LINE * letters.scale if letters.large else 0.0)


def columns(box: Box, letters: Fonts) -> Columns:
    """The cells of a row in a box."""
    inner = box.inset(EDGE, 0)
    if not letters.large:
        return Columns._make(_named(inner, SHARES))
    upper = Box(inner.x, inner.y, inner.w, inner.h * 0.58)
    first = _named(upper, FEW)
    under = Box(first[1].x, upper.bottom - 4, (inner.right - first[1].x) / 2, inner.h - upper.h)
    return Columns._make((*first, under, under.moved(under.w, 0)))


def _named(box: Box, shares: dict[str, float]) -> list[Box]:
    """The cells with names; unnamed shares are gaps."""
    return [part for id, part in zip(shares, box.parts(shares.values(), GAP), strict=True) if id]


class ScoreRow(Pressable):
    """Place, name, character, score, date and seed; a press opens the row.

    `mine` marks the row written just now with a band and a quill.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(self, id: str, place: int, row: HighScoreRow, kind: tuple[str, str], box: Box, do: Do, letters: Fonts,
                 mine: bool = False):  # fmt: skip
        """`kind` is the character's name and icon."""
        label = _("{place}. {name}").format(place=place, name=row.name)
        super().__init__(id, label, box, do)
        self.row, self.kind, self.mine = row, kind, mine
        cells = columns(box, letters)

        def cell(text: str, role: str, size: float, room: Box) -> Block:
            return letters.cut(text, role, size, room.w, room.h)

        self.cells = {
            "place": cell(str(place), "number", 26, cells.place),
            "name": cell(row.name, "strong", 27, cells.name._replace(w=cells.name.w - (ICON + GAP) * mine)),
            "kind": cell(kind[0], "body", 24, Box(0, 0, cells.kind.w - ICON - 8, cells.kind.h)),
            "score": cell(number(row.score), "number", 29, cells.score),
            "date": cell(moment(row.when), "body", 24, cells.date),
            "seed": cell(code(row.seed), "body", 24, cells.seed),
        }
        self.letters = letters

    @property
    def value(self) -> str:
        told = _("{kind}, score {n}, {date}, seed {seed}").format(
            kind=self.kind[0], n=number(self.row.score), date=day(self.row.when), seed=code(self.row.seed)
        )
        return _("{told}. Written just now.").format(told=told) if self.mine else told

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.cells.values())

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, cells = canvas.theme, columns(box, self.letters)
        if self.mine:
            canvas.fill(box, theme.gold, BAND)
            x = cells.name.x + self.cells["name"].width + GAP
            canvas.icon("quill", Box(x, cells.name.centre[1] - ICON / 2, ICON, ICON), theme.wine)
        canvas.fill(Box(box.x, box.bottom - 1.5, box.w, 1.5), theme.ink, RULE)
        kind = cells.kind
        canvas.icon(self.kind[1], Box(kind.x, kind.centre[1] - ICON / 2, ICON, ICON), theme.ink)
        canvas.block(self.cells["place"], cells.place, theme.wine, "centre")
        canvas.block(self.cells["name"], cells.name, theme.ink)
        canvas.block(self.cells["kind"], Box(kind.x + ICON + 8, kind.y, kind.w, kind.h), theme.ink)
        canvas.block(self.cells["score"], cells.score, theme.wine, "right")
        canvas.block(self.cells["date"], cells.date, theme.ink)
        canvas.block(self.cells["seed"], cells.seed, theme.ink)
