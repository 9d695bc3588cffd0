"""What a finished play was worth, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game import tongue
from game.core.cards import Card
from game.core.game import Line
from game.core.match import Match
from game.core.seeds import code
from game.core.words import N_, Text, number
from game.tongue import _

from ..geometry import Box
from ..hands.intent import POINT, RELEASE, SCROLL, Intent
from ..records import best, own_seat
from ..scroll import NOTCH
from ..table.cardart import CardArt
from ..table.minis import Minis, minis_tall
from ..ui.text import Heading, Image, Panel, Words, cream, ink, tall, wine
from ..ui.widget import Widget
from . import go
from .describe import BETWEEN, PICTURES, house_rules
from .menu import MenuScene
from .sheet import Foot, feet_room, grown, in_a_row

if TYPE_CHECKING:
    from ..desk import Desk

PAPER_X, PAPER_W, EDGE = 560.0, 680.0, 54.0
PICTURE = (489.0, 326.0)
FIGURE, TOTAL = 120.0, 256.0  # room for a number, and for the sum
BODY = 26.0
BEAT = 0.6  # seconds between two lines
QUIET = (POINT, RELEASE, SCROLL)  # intents that hurry nothing
REASONS = {
    "practice": N_("Practice: you went back past a card that had been turned. This run does not count."),
    "stacked": N_("The dungeon was stacked. This run does not count."),
    "typed": N_("The seed was typed in. This run does not count."),
    "again": N_("This deal had been played before. This run does not count."),
    "computer": N_("The computer played for this score. This run does not count."),
}


class ResultScene(MenuScene):
    """The score explained; the lines come one after the other, and all at once with a press."""

    name = "result"
    mini = 72.0  # width of a small card

    def __init__(self, desk: Desk, match: Match, daily: str = ""):
        super().__init__(desk)
        self.match, self.daily = match, daily
        seat = own_seat(match)
        self.view = match.view(seat)
        assert self.view.outcome is not None, "the play is not over"
        self.result, self.total = self.view.outcome.results[seat], self.view.outcome.scores[seat]
        self.lines = match.game.explain(self.view)
        self.before = best(desk.records.of(match.game.id, match.options)[:-1])
        self.shown = self.all if desk.settings.still or not desk.settings.pace else 0
        self.rest = BEAT

    @property
    def all(self) -> int:
        """How many lines there are, with the total."""
        return len(self.lines) + 1

    @property
    def record(self) -> bool:
        """Is it the best so far?"""
        return not self.match.marks and (self.before is None or self.total > self.before)

    def title(self) -> str:
        return tongue.say(self.match.game.status(self.view))

    # widgets

    @property
    def paper(self) -> Box:
        """The sheet the score stands on."""
        page = self.page
        return Box(PAPER_X, page.y + 22, PAPER_W, page.h - feet_room(self.desk.type) - 30)

    def build(self) -> list[Widget]:
        paper, letters = self.paper, self.desk.type
        head = Box(paper.x + EDGE, paper.y + 34, paper.w - 2 * EDGE, grown(56, letters))
        top = head.bottom + 12
        self.scroll_box = Box(head.x, top, head.w, paper.bottom - 36 - top)
        title = Heading("title", self.title(), head, letters, 42, wine)
        return [Panel("paper", paper), title, *self._shown(self.scroll_box), *self._aside(), *self._buttons()]

    def _shown(self, box: Box) -> list[Widget]:
        """The lines that have come so far, where they stand once all are there."""
        rows = self._rows(box)
        self.scroll_height = max(widget.box.bottom for row in rows for widget in row) - box.y
        down = max(0.0, box.h - self.scroll_height) * 0.35
        shown = [widget for row in rows[: self.shown] for widget in row]
        for widget in shown:
            widget.box, widget.scrolls = widget.box.moved(0, down), True
        return shown

    def _rows(self, box: Box) -> list[list[Widget]]:
        """Each line with its cards; then the total and how good it is."""
        rows: list[list[Widget]] = []
        y = box.y
        for i, line in enumerate(self.lines):
            rows.append(self._line(i, line.text, line.amount, line.cards, box, y))
            y = max(widget.box.bottom for widget in rows[-1]) + 12
        return [*rows, self._verdict(box, y + 6)]

    def _line(self, i: int | str, text: Text, amount: int, cards: tuple[Card, ...], box: Box, y: float) -> list[Widget]:
        letters, words = self.desk.type, tongue.say(text)
        figure = grown(FIGURE, letters)
        wide = box.w - figure - 12
        room = tall(words, letters, wide, "body", BODY)
        row: list[Widget] = [
            Words(f"line.{i}", words, Box(box.x, y, wide, room), letters, "body", BODY, ink),
            Words(f"amount.{i}", number(amount), Box(box.right - figure, y, figure, room), letters, "number", 30, wine,
                  "right", 0.5, 1),
        ]  # fmt: skip
        if cards:
            art = CardArt(self.desk.canvas, self.desk.settings.four_colours)
            place = Box(box.x, y + room + 6, box.w, minis_tall(len(cards), self.mini))
            row.append(Minis(f"cards.{i}", cards, place, self.mini, art))
        return row

    def _verdict(self, box: Box, y: float) -> list[Widget]:
        letters, sum = self.desk.type, number(self.total)
        high = tall(sum, letters, TOTAL, "number", 50)
        name, figure = Box(box.x, y, box.w - TOTAL, high), Box(box.right - TOTAL, y, TOTAL, high)
        text = self.judgement()
        room = tall(text, letters, box.w, "strong", BODY)
        return [
            Words("total", _("Score"), name, letters, "title", 40, ink, "left", 0.5, 1),
            Words("score", sum, figure, letters, "number", 50, wine, "right", 0.5, 1),
            Words("verdict", text, Box(box.x, figure.bottom + 8, box.w, room), letters, "strong", BODY, ink),
        ]

    def judgement(self) -> str:
        """How good it is beside the runs of before, or why it does not count."""
        for mark, reason in REASONS.items():
            if mark in self.match.marks:
                return _(reason)
        if self.before is None:
            return _("Your first score with these house rules.")
        if self.record:
            return _("A new best! The old one was {n}.").format(n=number(self.before))
        return _("Your best so far with these house rules is {n}.").format(n=number(self.before))

    def _aside(self) -> list[Widget]:
        """The picture, and what play it was."""
        page = self.page
        picture = Box(40, page.y + 24, *PICTURE)
        bottom = self.paper.bottom
        place = Box(picture.x, picture.bottom + 18, picture.w, bottom - picture.bottom - 18)
        return [
            fate("picture", self.result, picture),
            Panel("aside", place, "panel-dark"),
            Words(
                "facts",
                "\n".join(self.facts_of_play()),
                place.inset(26, 20),
                self.desk.type,
                "body",
                25,
                cream,
                "centre",
                0.5,
            ),
        ]

    def facts_of_play(self) -> list[str]:
        """What play it was."""
        seconds = round(self.match.seconds)
        return [
            *([_("Daily dungeon of {date}").format(date=self.daily)] if self.daily else []),
            _("Seed {code}").format(code=code(self.match.seed)),
            _("Time {minutes}:{seconds:02}").format(minutes=seconds // 60, seconds=seconds % 60),
            *house_rules(self.match.game, self.match.options).split(BETWEEN),
        ]

    def _buttons(self) -> Sequence[Widget]:
        feet = (
            Foot("new", _("Play again"), "cards", self._new, primary=True),
            Foot("same", _("Same deal again"), "restart", self._same),
            Foot("watch", _("Watch replay"), "eye", lambda: go.replay(self.desk, self.match)),
            Foot("leave", _("Back to title"), "home", self.back),
        )
        return in_a_row(feet, self.page, self.desk.type)

    def _new(self) -> None:
        go.start(self.desk, self.match.game, self.match.options, None, self.match.seats)

    def _same(self) -> None:
        match = self.match
        go.same_deal(self.desk, match.game, match.options, match.seed, match.deals, match.seats)

    def first_focus(self) -> str | None:
        return "new"

    def back(self) -> None:
        go.title(self.desk)

    # the lines come

    def enter(self) -> None:
        super().enter()
        if self.shown == self.all:
            self._finale()

    def handle(self, intent: Intent) -> None:
        if self.shown < self.all and intent.kind not in QUIET:
            self.shown = self.all - 1
            self._next()
        elif intent.kind in ("up", "down") and self._may_scroll(intent.kind):
            self._scroll_by(NOTCH if intent.kind == "down" else -NOTCH)
        else:
            super().handle(intent)

    def update(self, dt: float) -> bool:
        if self.shown < self.all and self.desk.stack.transition is None:
            self.rest -= dt * (self.desk.settings.pace or 1.0)
            if self.rest <= 0:
                self._next()
        return super().update(dt)

    def _next(self) -> None:
        self.shown, self.rest = self.shown + 1, BEAT
        self.desk.sounds.play("coin" if self.shown < self.all else "card-place")
        self.refresh()
        newest = [widget for widget in self.widgets if widget.scrolls][-1]
        self._show(newest.id)
        if self.shown == self.all:
            self._finale()

    def _finale(self) -> None:
        """Everything is there: it is said, and a record is celebrated."""
        if self.record and self.before is not None:
            self.desk.sounds.play("record")
        for text in self.finale():
            self.desk.narrator.say(text)

    def finale(self) -> list[str]:
        """What is said once everything is there."""
        return [self.title(), *told(self.lines, self.total), self.judgement()]

    def at_rest(self) -> bool:
        return self.shown == self.all


def told(lines: Sequence[Line], total: int) -> list[str]:
    """A score and where it comes from, to be said."""
    parts = [f"{tongue.say(line.text)}: {number(line.amount)}" for line in lines]
    return [*parts, _("Score {n}").format(n=number(total))]


def fate(id: str, result: str, box: Box) -> Image:
    """The picture of how it ended."""
    name, label = PICTURES.get(result, PICTURES["won"])
    return Image(id, _(label), f"ui/{name}", box)
