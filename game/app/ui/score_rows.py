"""Rows on paper: high scores, the standings of a round, and the history of plays."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.seeds import code
from game.core.text import number
from game.i18n import _, day, moment

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..store.high_scores import HighScoreRow
from ..store.rounds import Standing
from .buttons import ON_EDGE
from .gamebox import BETWEEN
from .text import Words, bone
from .widget import Do, Look, Pressable, Widget

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


STANDING_HIGH, STANDING_LINE, HEAD = (
    40.0,
    30.0,
    36.0,
)  # height of a row, of its second line with large text, and of the column heads
STANDING_EDGE, STANDING_GAP, STANDING_ICON = 12.0, 12.0, 32.0
APART = 5.0  # least gap between two turns
GROWN = 1.3  # largest text scale where there is room
BAR, BAR_FROM, UNDER = 12.0, 56.0, 10.0  # height of the score's bar; least row height for it; margin below
PRACTICE = "*"  # mark of a turn that does not count for the high scores
DASH = "–"  # a score still to come
ONE = (0.14, 0.40, 0.32, 0.14)  # shares of the width: place, name, a single turn, score
SEVERAL = (0.13, 0.44, 0.30, 0.13)  # the same with several turns
MANY = (0.12, 0.27, 0.49, 0.12)  # the same with more than `SOME` turns
SOME = 3
STANDING_FEW = (0.20, 0.55, 0.0, 0.25)  # with the turns on their own line


class Cells(NamedTuple):
    """The cells of a row."""

    place: Box
    name: Box
    turns: Box
    best: Box


def row_tall(letters: Fonts) -> float:
    """The least height of a row."""
    return STANDING_HIGH * (0.6 + 0.4 * letters.scale) + (STANDING_LINE * letters.scale if letters.large else 0.0)


def heads(box: Box, turns: int, letters: Fonts, practice: str = "") -> list[Words]:
    """The column heads for the turns and the best score, laid out like the rows below; `practice` is the mark of
    practice turns, "" if there are none."""
    cells = _cells(box, [DASH] * turns, letters)
    middle = (cells.turns.x + cells.best.right) / 2
    if practice:
        middle = min(
            max(middle, cells.turns.right), cells.best.right - letters.width(_("Best"), "body", 22) - STANDING_GAP
        )
    left = cells.turns._replace(w=middle - cells.turns.x)
    right = cells.best._replace(x=middle, w=cells.best.right - middle)
    several = _("Turns ({star} not on the sheet)").format(star=practice) if practice else _("Turns")
    if letters.block(several, "body", 22, left.w, lines=1).overflow:
        several = _("Turns")
    return [
        Words("head-turns", several if turns > 1 else "", left, letters, "body", 22, bone, "left", 1.0, 1),
        Words("head-best", _("Best") if turns > 1 else _("Score"), right, letters, "body", 22, bone, "right", 1.0, 1),
    ]


class StandingRow(Widget):
    """Place, name, all turns (`told`; `spoken` for the narrator) and the best score.

    `share` is the player's score relative to the best of all, from 0 to 1, for the bar at the foot of high rows. `next`
    marks the player whose turn it is; `crowned` the leader or winner.
    """

    role = "row"

    def __init__(self, id: str, standing: Standing, told: Sequence[str], spoken: Sequence[str], box: Box,
                 letters: Fonts, share: float, next: bool = False, crowned: bool = False):  # fmt: skip
        super().__init__(id, _spoken(standing, spoken), box)
        self.share, self.next, self.crowned = share, next, crowned
        best = number(standing.best) if standing.best is not None else DASH
        place = _("{place}.").format(place=standing.place) if standing.turns else ""
        self.barred = box.h >= BAR_FROM
        written = box._replace(h=box.h - BAR - UNDER / 2) if self.barred else box
        self.rooms, self.made = _cells(written, told, letters), box
        more = min(GROWN, box.h / row_tall(letters))
        self.columns = self.rooms.turns.parts((1 / len(told),) * len(told), 0)
        texts = (
            (place, "number", 26, self.rooms.place),
            (standing.name, "strong", 28, self.rooms.name),
            (best, "number", 30, self.rooms.best),
        )
        self.cells = [letters.cut(text, role, size * more, room.w, room.h) for text, role, size, room in texts]
        self.sign = letters.width(PRACTICE, "number", 24)  # digits are aligned, with the mark hanging after them
        self.hanging = [self.sign if text.endswith(PRACTICE) else 0.0 for text in told]
        role, high = ("number" if len(told) > 1 else "body"), 24 * self._fitting(told, more, letters)
        for text, room in zip(told, self.columns, strict=True):
            self.cells.append(letters.cut(text, role, high, room.w, room.h))

    def _fitting(self, told: Sequence[str], more: float, letters: Fonts) -> float:
        """The text scale of the turns: that of the row, or less if they would touch."""
        if len(told) == 1:
            return more
        widest = max(letters.width(text.removesuffix(PRACTICE), "number", 24) for text in told) + self.sign
        return min(more, (self.columns[0].w - APART) / widest)

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.cells)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, away = canvas.theme, (box.x - self.made.x, box.y - self.made.y)
        canvas.plate("list-row-selected" if self.next or self.crowned else "list-row", box)
        place, name, _turns, best = (room.moved(*away) for room in self.rooms)
        if self.barred:
            self._draw_bar(canvas, Box(name.x, box.bottom - BAR - UNDER, best.right - name.x, BAR))
        if self.next or self.crowned:
            icon = "crown" if self.crowned else "hand"
            canvas.icon(
                icon, Box(place.x, place.centre[1] - STANDING_ICON / 2, STANDING_ICON, STANDING_ICON), theme.gold
            )
        canvas.block(self.cells[0], place, theme.gold, "right")
        canvas.block(self.cells[1], name, theme.cream)
        canvas.block(self.cells[2], best, theme.gold, "right")
        several = len(self.columns) > 1
        for block, column, hangs in zip(self.cells[3:], self.columns, self.hanging, strict=True):
            room = column.moved(hangs - self.sign, 0) if several else column
            canvas.block(block, room.moved(*away), theme.bone, "right" if several else "left")

    def _draw_bar(self, canvas: Canvas, box: Box) -> None:
        """Draw the bar, filled by `share`."""
        canvas.plate("life-tube", box)
        if self.share > 0:
            canvas.plate("life-full", box._replace(w=box.w * self.share), dye=canvas.theme.gold)


def _cells(box: Box, told: Sequence[str], letters: Fonts) -> Cells:
    """The cells of a row; with large text the turns get their own line, if there are any to show."""
    inner, turns = box.inset(STANDING_EDGE, 3), len(told)
    if not letters.large:
        return Cells(*_across(inner, ONE if turns == 1 else SEVERAL if turns <= SOME else MANY))
    upper = Box(inner.x, inner.y, inner.w, inner.h * (0.55 if any(told) else 1.0))
    place, name, _turns, best = _across(upper, STANDING_FEW)
    under = Box(name.x, upper.bottom, inner.right - name.x, inner.h - upper.h)
    return Cells(place, name, under, best)


def _across(box: Box, shares: Sequence[float]) -> list[Box]:
    """The cells of a row; the last one extends to its end."""
    *boxes, last = box.parts(shares, STANDING_GAP)
    return [*boxes, last._replace(w=box.right - last.x)]


def _spoken(standing: Standing, told: Sequence[str]) -> str:
    if standing.best is None:
        return _("{name}: no turn yet").format(name=standing.name)
    scores = ", ".join(_("still to come") if text == DASH else text for text in told)
    return _("{place}. {name}: {scores}. Best {n}.").format(
        place=standing.place, name=standing.name, scores=scores, n=number(standing.best)
    )


PICTURE = (96.0, 64.0)
LEDGER_EDGE, END, LEDGER_GAP = 8.0, 14.0, 14.0  # margin before the picture, after the score, and gaps to the text
AIR, CLOSE = 8.0, 3.0  # margins above and below; the least ones around the text at normal size
WORTH = 0.42  # largest share of the width for the score
LEDGER_RULE, LEDGER_BAND = 70, 60  # alpha of the line below, and of the best row's band
LAUREL = (46.0, 37.0)
GIVEN_UP, CROSS = "given up", 40.0  # in place of an ending's picture; the side of its sign
MORE = "…"  # stands for parts left out


class LedgerRow(Pressable):
    """A row as high as it needs, and at least as high as `box`; with large text there is no picture.

    The first of `names` has a line of its own; the others stand below it, and after them what is `told`, as far as
    there is room. The parts of `worth` stand below each other. `best` marks the best score.
    """

    role = "row"
    nearer = ON_EDGE

    def __init__(
        self, id: str, names: Sequence[str], box: Box, do: Do, letters: Fonts, told: Sequence[str], picture: str,
        worth: Sequence[str], best: bool = False,
    ):  # fmt: skip
        super().__init__(id, BETWEEN.join(names), box, do, BETWEEN.join(told))
        self.picture, self._value, self.best = "" if letters.large else picture, BETWEEN.join(worth), best
        self.inset = LEDGER_EDGE + (PICTURE[0] + LEDGER_GAP if self.picture else 0)
        room = box.w - self.inset - END
        self.worth = letters.block("\n".join(worth), "strong", 26, room * WORTH)
        self.beside = (
            letters.width(self.worth.lines[-1], "strong", self.worth.size) + LEDGER_GAP
        )  # where the laurel begins
        left = room - max(self.worth.width, self.beside + LAUREL[0] if best else 0.0) - LEDGER_GAP
        self.name = letters.block(names[0], "strong", 23, left)
        self.below = self._below((*names[1:], *told), left, box.h - self.name.height - 2 * CLOSE, letters)
        self.high = self.name.height + self.below.height
        air = AIR if letters.large else CLOSE
        high = max(box.h, self.high + 2 * air, self.worth.height + 2 * AIR, PICTURE[1] + 2 * AIR)
        self.box = Box(box.x, box.y, box.w, high)

    @staticmethod
    def _below(told: Sequence[str], wide: float, high: float, letters: Fonts) -> Block:
        """As many of the parts told as fit on a line or two; all of them with large text."""
        if letters.large:
            return letters.block(BETWEEN.join(told), "body", 22, wide)
        lines = (BETWEEN.join((*told[:n], *([MORE] if n < len(told) else []))) for n in range(len(told), 0, -1))
        size = 24 if len(told) == 1 else 22  # a seed alone has no small letters, and would look smaller than a line
        blocks = (letters.block(line, "body", size, wide, high, lines=2) for line in lines)
        return next((block for block in blocks if block.overflow <= 0), letters.cut(told[0], "body", 22, wide))

    @property
    def value(self) -> str:
        return self._value

    def blocks(self) -> tuple[Block, ...]:
        return self.name, self.below, self.worth

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme = canvas.theme
        if self.best or look.focused:
            canvas.fill(box, theme.gold, LEDGER_BAND)
        canvas.fill(Box(box.x, box.bottom - 1.5, box.w, 1.5), theme.ink, LEDGER_RULE)
        middle = box.centre[1]
        self._draw_ending(canvas, Box(box.x + LEDGER_EDGE, middle - PICTURE[1] / 2, *PICTURE))
        x, y = box.x + self.inset, box.y + (box.h - self.high) / 2
        for block in (self.name, self.below):
            canvas.block(block, Box(x, y, box.w, block.height), theme.ink if block is self.name else theme.wine)
            y += block.height
        right = box.right - END
        if self.best:
            last = middle + (self.worth.height - self.worth.leading) / 2  # the middle of the line with the score
            canvas.picture("ui/laurel", Box(right - self.beside - LAUREL[0], last - LAUREL[1] / 2, *LAUREL))
        canvas.block(self.worth, Box(right - self.worth.width, box.y, self.worth.width, box.h), theme.wine, "right")

    def _draw_ending(self, canvas: Canvas, place: Box) -> None:
        """Draw the ending's picture; a cross for an abandoned run."""
        if self.picture == GIVEN_UP:
            x, y = place.centre
            canvas.icon("cross", Box(x - CROSS / 2, y - CROSS / 2, CROSS, CROSS), canvas.theme.wine)
        elif self.picture:
            canvas.picture(self.picture, place)
