"""The review of a finished play: the chance to win over the whole play, and the moments that changed it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game import i18n
from game.core.grading import GRADE
from game.core.match import Match
from game.core.text import Text, joined, percent
from game.core.view import Action
from game.i18n import _
from game.review import words
from game.review.analysis import Review, Step, moments

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts
from ..play.plays import is_reviewable
from ..services import Services
from ..ui.buttons import ON_EDGE, IconButton
from ..ui.text import Column, ink, tall, wine
from ..ui.widget import Do, Look, Pressable, Widget
from .menu import FootButton, MenuScene, centred, list_room

MOST = 8  # moments that are told
TOP = 1000  # thousandths at the graph's upper edge
GRAPH, LOW = 150.0, 130.0  # height of the graph: usual, and with large text
MARK, THICK = 30.0, 4.0  # side of a sign on the graph; of its line
ROW, EDGE, GAP, ICON = 62.0, 12.0, 12.0, 32.0  # of a moment
WORTH, LARGE_WORTH = 0.16, 0.28  # share of its width for the points: usual, and in large letters
BAND, LINE = 90, 60  # alpha of the chosen moment's band, and of the lines across
BAD, LUCK = "warning", "dice"  # signs of a bad decision, and of luck
SIGNS = {"room": "door", "leaving": "exit", "blows": LUCK}  # of remarks, by kind; all others are about bad decisions


class ChanceGraph(Widget):
    """The chance to win, in steps: what a decision gave away is dark red, what luck did is green or black.

    `marked` are the numbers of the steps with a sign, and `chosen` the one with a band. A tap chooses the nearest of
    them, left and right go through them, and a press goes on: `choose` gets the number, and whether to go on.
    """

    role = "slider"

    def __init__(
        self, id: str, found: Review, box: Box, letters: Fonts, marked: Sequence[int], chosen: int | None,
        choose: Callable[[int, bool], object],
    ):  # fmt: skip
        chances = found.chances
        told = _("Chance to win: {start} at first, {end} at the end")
        super().__init__(id, told.format(start=_said(chances[0]), end=_said(chances[-1])), box)
        self.found, self.marked, self.chosen, self.choose = found, tuple(marked), chosen, choose
        self.focusable = chosen is not None
        self.scale = [
            letters.block(_said(each), "number", 20, box.w, box.h / 3, lines=1) for each in (TOP, TOP // 2, 0)
        ]
        self.beside = max(label.width for label in self.scale) + MARK / 2

    def blocks(self) -> tuple[Block, ...]:
        return tuple(self.scale)

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.found, self.marked, self.chosen, tuple(self.scale)

    @property
    def value(self) -> str:
        """The place of the chosen one among those with a sign."""
        if self.chosen is None:
            return ""
        return _("{n} of {m}").format(n=self.marked.index(self.chosen) + 1, m=len(self.marked))

    def press(self) -> None:
        if self.chosen is not None:
            self.choose(self.chosen, True)

    def tap(self, at: Point) -> None:
        field = self._field(self.box)
        step = (at[0] - field.x) / self._wide(field) - 0.5
        self.choose(min(self.marked, key=lambda each: abs(each - step)), False)

    def adjust(self, by: int) -> bool:
        later = [each for each in self.marked if self.chosen is not None and (each - self.chosen) * by > 0]
        if later:
            self.choose(min(later) if by > 0 else max(later), False)
        return bool(later)

    def _field(self, box: Box) -> Box:
        """The part with the line."""
        return Box(box.x + self.beside, box.y + MARK / 2, box.w - self.beside, box.h - MARK)

    def _wide(self, field: Box) -> float:
        """The width of a step."""
        return field.w / max(1, len(self.found.steps))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        field = self._field(box)
        for label, share in zip(self.scale, (0.0, 0.5, 1.0), strict=True):
            y = field.y + share * field.h
            place = Box(box.x, y - MARK / 2, self.beside - MARK / 2, MARK)
            canvas.block(label, place, canvas.theme.ink, "right", 0.5)
            canvas.fill(Box(field.x, y - 0.75, field.w, 1.5), canvas.theme.ink, LINE)
        wide = self._wide(field)
        if self.chosen is not None:
            canvas.fill(Box(field.x + self.chosen * wide - 2, field.y, wide + 4, field.h), canvas.theme.gold, BAND)
        x, y = field.x, _height(field, self.found.start)
        for i, step in enumerate(self.found.steps):
            after, seen = _height(field, step.after), _height(field, step.seen)
            canvas.fill(Box(x, y - THICK / 2, wide, THICK), canvas.theme.ink)
            x += wide
            _upright(canvas, x, y, after, canvas.theme.wine, 2.0)
            _upright(canvas, x, after, seen, canvas.theme.balm if step.luck > 0 else canvas.theme.ink, 1.5)
            if i in self.marked:
                sign = Box(x - wide / 2 - MARK / 2, _beside(field, (y + seen) / 2), MARK, MARK)
                canvas.icon(_sign(step), sign, canvas.theme.ink if _sign(step) == LUCK else canvas.theme.wine)
            y = seen


def _height(field: Box, chance: int) -> float:
    """The y of a chance in the graph."""
    return field.y + (TOP - chance) * field.h / TOP


def _beside(field: Box, y: float) -> float:
    """The y of a sign beside the line: above it in the lower half, below it in the upper."""
    return y - MARK - 2 * THICK if y > field.centre[1] else y + 2 * THICK


def _upright(canvas: Canvas, x: float, start: float, end: float, colour: tuple[int, int, int], times: float) -> None:
    thick = THICK * times
    if start != end:
        canvas.fill(Box(x - thick / 2, min(start, end) - THICK / 2, thick, abs(end - start) + THICK), colour)


def _sign(step: Step) -> str:
    return LUCK if words.change(step) > 0 or abs(step.luck) > step.loss else BAD


def _said(chance: int) -> str:
    return i18n.say(percent(chance))


class MomentRow(Pressable):
    """A moment of a play, with a sign and, if there is any, what it was worth."""

    role = "row"
    nearer = ON_EDGE
    chosen = False  # True if the buttons are about it

    def __init__(self, id: str, told: Text, sign: str, worth: Text, box: Box, do: Do, letters: Fonts):
        super().__init__(id, i18n.say(told), box, do)
        self.sign = sign
        self.worth = letters.block(i18n.say(worth), "strong", 23, (box.w - 2 * EDGE) * _worth(letters), box.h, lines=1)
        self.told = letters.block(self.label, "body", 23, _room(box.w, letters), box.h - 4)

    @property
    def value(self) -> str:
        return self.worth.lines[0]

    def blocks(self) -> tuple[Block, ...]:
        return self.told, self.worth

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.told, self.worth, self.sign, self.chosen

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        theme, inner = canvas.theme, box.inset(EDGE, 0)
        if self.chosen:
            canvas.fill(box, theme.gold, BAND)
            canvas.fill(Box(box.x, box.y, THICK, box.h), theme.wine)
        colour = theme.wine if self.sign == BAD else theme.ink
        canvas.icon(self.sign, Box(inner.x, box.centre[1] - ICON / 2, ICON, ICON), colour)
        canvas.block(self.told, inner.moved(ICON + GAP, 0), theme.ink)
        canvas.block(self.worth, inner, colour, "right")


def _worth(letters: Fonts) -> float:
    return LARGE_WORTH if letters.large else WORTH


def _room(width: float, letters: Fonts) -> float:
    """The width for the words of a row."""
    return (width - 2 * EDGE) * (1 - _worth(letters)) - ICON - 2 * GAP


def _place(column: Column, told: Text) -> Box:
    """The next place for a row with these words."""
    letters = column.letters
    return column.take(max(ROW, tall(i18n.say(told), letters, _room(column.box.w, letters), "body", 23) + EDGE), 4)


class ReviewScene(MenuScene):
    """A finished play, reviewed. `won` is the same deal as one who knows every card wins it, None if nobody can;
    `name` names an action."""

    name = "review"
    on_paper = True
    span = (50.0, 1180.0)

    def __init__(
        self, services: Services, match: Match, found: Review, won: Match | None, name: Callable[[Action], Text]
    ):
        super().__init__(services)
        self.match, self.found, self.won, self.told = match, found, won, name
        self.moments = moments(found, MOST)
        self.chosen = self._first()

    def _first(self) -> int | None:
        """The turning point, if it is told."""
        turning = self.found.turning_point
        return turning if turning in self.moments else next(iter(self.moments), None)

    def title(self) -> str:
        return _("Review")

    def first_focus(self) -> str | None:
        large = self.services.fonts.large  # the verdict scrolls with the moments, and comes first
        return "back" if self.chosen is None or large else f"moment.{self.chosen}"

    def build(self) -> list[Widget]:
        inner, letters = self.sheet.inner, self.services.fonts
        graph = Box(inner.x, inner.y, inner.w, LOW if letters.large else GRAPH)
        below = Box(inner.x, graph.bottom + GAP, inner.w, inner.bottom - graph.bottom - GAP)
        head = Column(list_room(below), letters)
        self._summary(head)
        fixed = [] if letters.large else head.widgets  # large text scrolls with the moments
        if fixed:
            below = Box(below.x, head.y, below.w, below.bottom - head.y)
            head = Column(list_room(below), letters)
        self._moments(head)
        return [
            *self.sheet.frame(*self._feet()),
            ChanceGraph("graph", self.found, graph, letters, self.moments, self.chosen, self._choose),
            *fixed,
            *self.sheet.scrolling(centred(head.widgets, below), below),
        ]

    def _summary(self, column: Column) -> None:
        skill = Text("{skill}. {luck}.", skill=words.skill(self.found), luck=words.luck(self.found))
        column.words("skill", i18n.say(skill), "strong", 25, wine, gap=2)
        told = [i18n.say(words.sum_of(self.found, GRADE in self.match.options))]
        if self.won is not None:
            told.append(_("This deal could have been won."))
        column.words("sum", joined(told), "body", 22, ink, gap=4)

    def _moments(self, column: Column) -> None:
        for step in self.moments:
            self._row(column, step)
        if not self.moments:
            column.words("calm", _("No single moment changed much."), "body", 23, ink)

    def _row(self, column: Column, step: int) -> None:
        told = words.moment(self.found.steps[step], words.turned_up(self.match, step), self.told)
        if step == self.found.turning_point:
            told = Text("Turning point. {told}", told=told)
        box = _place(column, told)
        made = self.found.steps[step]
        worth, go_on = words.points(words.change(made)), partial(self._choose, step, True)
        row = MomentRow(f"moment.{step}", told, _sign(made), worth, box, go_on, column.letters)
        row.chosen = step == self.chosen
        column.add(row)

    def _feet(self) -> list[FootButton]:
        there = self.chosen or 0
        again = _("Deal it again up to here; it counts as practice.")
        return [
            FootButton("back", _("Back"), "back", self.back),
            FootButton("how", _("Watch it won"), "trophy", self._watch_won, enabled=self.won is not None),
            FootButton("on", _("Play on from here"), "play", partial(self._play_on, there), help=again),
            FootButton("watch", _("Watch from here"), "eye", partial(self._watch, there), primary=True),
        ]

    def _choose(self, step: int, on: bool) -> None:
        """Choose the moment that the buttons are about, and go `on` to them, or else bring its row into view."""
        self.chosen = step
        self.refresh()
        if on:
            self.set_focus("watch", quiet=True)
        else:
            self._show(f"moment.{step}")

    def _watch(self, step: int) -> None:
        self.services.routes.table.replay(self.match, step)

    def _watch_won(self) -> None:
        if self.won is not None:
            self.services.routes.table.replay(self.won, solved=True)

    def _play_on(self, step: int) -> None:
        self.services.routes.plays.play_on(self.match, step)


class RemarksScene(MenuScene):
    """Remarks on a finished play, for games in which nobody knows the chance to win: the number of actions before each,
    its kind, and what it says."""

    name = "remarks"
    on_paper = True
    span = (90.0, 1100.0)

    def __init__(self, services: Services, match: Match, remarks: Sequence[tuple[int, str, Text]]):
        super().__init__(services)
        self.match, self.remarks = match, remarks

    def title(self) -> str:
        return _("Review")

    def first_focus(self) -> str | None:
        return "remark.0" if self.remarks else "back"

    def build(self) -> list[Widget]:
        inner = self.sheet.inner
        column = Column(list_room(inner), self.services.fonts)
        if not self.remarks:
            column.words("calm", _("There is nothing to remark."), "body", 25, ink)
        for i, (at, kind, told) in enumerate(self.remarks):
            watch = partial(self.services.routes.table.replay, self.match, at)
            sign, box = SIGNS.get(kind, BAD), _place(column, told)
            column.add(MomentRow(f"remark.{i}", told, sign, Text(""), box, watch, column.letters))
        back = FootButton("back", _("Back"), "back", self.back)
        return [*self.sheet.frame(back), *self.sheet.scrolling(centred(column.widgets, inner), inner)]


def review_button(services: Services, match: Match) -> list[FootButton]:
    """The button that opens the review of a play; empty if there can be none."""
    if not match.log or not is_reviewable(match):
        return []
    help = _("What skill and luck made of it")
    return [FootButton("review", _("Review"), "search", lambda: services.routes.table.review(match), help=help)]


def review_icon(services: Services, match: Match, box: Box, part_of: str = "") -> list[IconButton]:
    """The same as an icon alone; `part_of` is the id of the widget that it lies on."""
    made = [IconButton(each.id, each.label, box, each.do, each.icon, help=each.help)
            for each in review_button(services, match)]  # fmt: skip
    for button in made:
        button.part_of = part_of
    return made
