"""What a finished play was worth, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from game import tongue
from game.core.cards import Card
from game.core.deeds import Deed
from game.core.game import Line
from game.core.match import Match
from game.core.seeds import code
from game.core.sheet import sheet_of
from game.core.words import Text, number
from game.tongue import _

from ..canvas import ALIGN
from ..geometry import Box
from ..hands.intent import POINT, RELEASE, SCROLL, Intent
from ..plays import unsigned
from ..records import own_seat, settled
from ..scroll import NOTCH
from ..sheetfile import play_of
from ..table.cardart import CardArt
from ..table.feats import Feat, Feats
from ..table.film import story_of
from ..table.members import member_rows, members_tall
from ..table.minis import Minis, minis_tall
from ..ui.text import Heading, Image, Panel, Struck, Words, cream, ink, tall, wine
from ..ui.widget import Widget
from . import go
from .describe import BETWEEN, house_rules
from .ending import fate, heroes, heroes_tall, summed, way_of
from .menu import MenuScene
from .sheet import Foot, feet_room, grown, in_a_row
from .verdict import Verdict

if TYPE_CHECKING:
    from ..desk import Desk

PAPER_X, PAPER_W, EDGE = 560.0, 680.0, 54.0
PICTURE = (489.0, 326.0)
FIGURE, TOTAL = 120.0, 256.0  # room for a number, and for the sum
SHARE = 0.3  # of a narrow line, for its number
BODY, QUOTE = 26.0, 24.0
APART = 16.0  # from what was done to the score
MINIS = (72.0, 64.0, 56.0, 48.0)  # widths of a small card, of which the largest is taken that there is room for
LEAST = 1  # deeds that are shown even if the page must scroll
WREATH = 116.0  # how high a laurel is
WAX = (96.0, 84.0, 74.0)  # sides of the seal, of which the largest is taken that there is room for
PRESSED = 26.0  # from it to the edges of the sheet
USUAL = 100.0  # height of people for which the picture need not shrink
BEAT = 0.6  # seconds between two lines
QUIET = (POINT, RELEASE, SCROLL)  # intents that hurry nothing
STINGS = {"won": "sting-victory", "left": "sting-victory", "lost": "sting-defeat"}  # by how a play has ended
SEALS = {"lost": "seal-lost", "drawn": "seal-lost"}  # by result, where it is not the usual one


class ResultScene(MenuScene):
    """The score explained; the lines come one after the other, and all at once with a press."""

    name = "result"

    def __init__(self, desk: Desk, match: Match, daily: str = ""):
        super().__init__(desk)
        self.match, self.daily = match, daily
        seat = own_seat(match)
        self.view = match.view(seat)
        assert self.view.outcome is not None, "the play is not over"
        self.result, self.total = self.view.outcome.results[seat], self.view.outcome.scores[seat]
        self.lines, self.story = match.game.explain(self.view), story_of(match, seat)
        self.art = CardArt(desk.canvas, desk.settings.four_colours)
        self.verdict = Verdict(desk, match, self.total)
        self.shown = self.all if desk.settings.still or not desk.settings.pace else 0
        self.rest, self.told = BEAT, False

    @property
    def all(self) -> int:
        """How many lines there are, with the total."""
        return len(self.lines) + 1

    @property
    def record(self) -> bool:
        """Is it a best that is worth a sound?"""
        return self.verdict.record

    def prompts(self) -> list[tuple[str, str]]:
        more = self.at_rest() and self.scroll_height > self.scroll_box.h
        return [*([("down", _("Read on"))] if more else []), *super().prompts()]

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
        head = Box(paper.x + EDGE, paper.y + 26, paper.w - 2 * EDGE, grown(54, letters))
        top = head.bottom + 8
        self.scroll_box = Box(head.x, top, head.w, paper.bottom - 30 - top)
        title = Heading("title", self.title(), head, letters, 42, wine)
        shown = self._shown(self.scroll_box)
        return [Panel("paper", paper), title, *self._seal(shown), *shown, *self._aside(), *self._buttons()]

    def _seal(self, shown: Sequence[Widget]) -> list[Widget]:
        """The wax at the foot of the sheet, once all is written and where there is room for it."""
        paper, inked = self.paper, [_inked(widget) for widget in shown]
        places = [Box(paper.right - PRESSED - side, paper.bottom - PRESSED - side, side, side) for side in WAX]
        place = next((box for box in places if not any(ink.overlaps(box) for ink in inked)), None)
        if place is None or self.shown < self.all:
            return []
        return [Image("seal", _("A seal"), f"ui/{SEALS.get(self.result, 'seal')}", place)]

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
        """Each line with its cards; then the total and how good it is.  Over the first stands what was done."""
        counts = range(max(LEAST, len(self.story.deeds)), LEAST - 1, -1)  # the last deeds are worth the least
        for count, mini in product(counts, MINIS):
            told = self._told(box, count)
            rows = self._score(box, told[-1].box.bottom + APART if told else box.y, mini)
            if max(widget.box.bottom for row in rows for widget in row) <= box.bottom:
                break
        return [[*told, *rows[0]], *rows[1:]]

    def _told(self, box: Box, most: int) -> list[Widget]:
        """What was said that is worth repeating, and what was done."""
        letters, quote, found = self.desk.type, self.story.quote, list[Widget]()
        if quote is not None:
            words = tongue.say(quote)
            place = Box(box.x, box.y, box.w, tall(words, letters, box.w, "strong", QUOTE))
            found.append(Words("quote", words, place, letters, "strong", QUOTE, wine, "centre"))
            box = Box(box.x, place.bottom + 10, box.w, box.h)
        grid = Feats(self.story.deeds, box, letters)
        deeds = enumerate(self.story.deeds[:most])
        return [*found, *(Feat(f"deed.{i}", deed, grid.place(i), letters, self.art) for i, deed in deeds)]

    def _score(self, box: Box, y: float, mini: float) -> list[list[Widget]]:
        """The lines of the score from a height down, with cards of a width, and their sum."""
        rows: list[list[Widget]] = []
        for i, line in enumerate(self.lines):
            rows.append(self._line(i, line.text, line.amount, line.cards, box, y, mini))
            y = max(widget.box.bottom for widget in rows[-1]) + 8
        return [*rows, self._verdict(box, y)]

    def _line(
        self,
        i: int | str,
        text: Text,
        amount: int,
        cards: tuple[Card, ...],
        box: Box,
        y: float,
        mini: float = MINIS[-1],
    ) -> list[Widget]:
        letters, words = self.desk.type, tongue.say(text)
        figure = min(grown(FIGURE, letters), box.w * SHARE)
        wide = box.w - figure - 12
        room = tall(words, letters, wide, "body", BODY)
        row: list[Widget] = [
            Words(f"line.{i}", words, Box(box.x, y, wide, room), letters, "body", BODY, ink),
            Words(f"amount.{i}", number(amount), Box(box.right - figure, y, figure, room), letters, "number", 30, wine,
                  "right", 0.5, 1),
        ]  # fmt: skip
        if cards:
            place = Box(box.x, y + room + 6, box.w, minis_tall(len(cards), mini))
            row.append(Minis(f"cards.{i}", cards, place, mini, self.art))
        return row

    def _verdict(self, box: Box, y: float) -> list[Widget]:
        letters, sum = self.desk.type, number(self.total)
        high = WREATH if self.story.triumph else tall(sum, letters, TOTAL, "number", 50)
        name, figure = Box(box.x, y, box.w - TOTAL, high), Box(box.right - TOTAL, y, TOTAL, high)
        text = self.judgement()
        room = tall(text, letters, box.w, "strong", BODY)
        return [
            Words("total", _("Score"), name, letters, "title", 40, ink, "left", 0.5, 1),
            *self._forfeit(figure),
            *summed("score", sum, figure, letters, crowned=self.story.triumph is not None),
            Words("verdict", text, Box(box.x, figure.bottom + 4, box.w, room), letters, "strong", BODY, ink),
        ]

    def _forfeit(self, box: Box) -> list[Widget]:
        """The score that was lost with whoever fell, crossed out beside what is left of it."""
        lost = -sum(deed.amount for deed in self.story.deeds if deed.kind == "forfeit")
        letters, room = self.desk.type, Box(box.x, box.y, box.w * 0.6, box.h)
        return [Struck("lost", number(lost), room, letters, "number", 42, ink, "right", 0.5, 1)] if lost else []

    def judgement(self) -> str:
        """How good it is, also beside the runs of before, or why it does not count: a line for each thing to say."""
        praise = [tongue.say(self.story.triumph)] if self.story.triumph else []
        verdict = self.verdict
        return "\n".join(filter(None, (*praise, verdict.compared(), *verdict.turned(), verdict.placed())))

    def _aside(self) -> list[Widget]:
        """The picture, and what play it was."""
        page = self.page
        people = members_tall(len(self.story.people), self.desk.type)
        share = 1 - max(0.0, people - USUAL) / PICTURE[1]  # many people leave less room for it
        picture = Box(40 + PICTURE[0] * (1 - share) / 2, page.y + 24, PICTURE[0] * share, PICTURE[1] * share)
        bottom = self.paper.bottom
        place = Box(40, picture.bottom + 18, PICTURE[0], bottom - picture.bottom - 18)
        inner = place.inset(26, 22)
        row = heroes_tall(self.story, inner.w) + people
        facts = Box(inner.x, inner.y + row, inner.w, inner.h - row)
        return [
            fate(
                "picture",
                self.match.game.id,
                self.result,
                picture,
                way_of(self.match.game, self.match.options, self.total),
            ),
            Panel("aside", place, "panel-dark"),
            *heroes(self.story, inner, self.art),
            *member_rows(self.story.people, inner, self.desk.type),
            Words("facts", "\n".join(self.facts_of_play()), facts, self.desk.type, "body", 25, cream, "centre", 0.6),
        ]

    def facts_of_play(self) -> list[str]:
        """What play it was."""
        seconds = round(self.match.seconds)
        return [
            *([_("Daily dungeon of {date}").format(date=self.daily)] if self.daily else []),
            _("Seed {code}").format(code=code(self.match.seed)),
            _("Time {minutes}:{seconds:02}").format(minutes=seconds // 60, seconds=seconds % 60),
            *house_rules(self.match.game, settled(self.match)).split(BETWEEN),
        ]

    def _sheet(self) -> list[Foot]:
        """To the high-score sheet of a game that has one."""
        if sheet_of(self.match.game) is None:
            return []
        if unsigned(self.desk, self.match):
            return [Foot("sign", _("Write your name"), "quill", lambda: go.sign(self.desk, self.match), primary=True)]
        mine = play_of(self.match)
        return [Foot("scores", _("High scores"), "trophy", lambda: go.scores(self.desk, self.match.game, mine=mine))]

    def _buttons(self) -> Sequence[Widget]:
        return in_a_row(self._feet(), self.page, self.desk.type)

    def _feet(self) -> list[Foot]:
        watch = Foot("watch", _("Watch replay"), "eye", lambda: go.replay(self.desk, self.match))
        leave = Foot("leave", _("Back to title"), "home", self.back)
        if self.verdict.player:
            label = _("Resume the round") if self.desk.rounds.going_on(self.match.game.id) else _("See who won")
            on = Foot("round", label, "hand", self._on, primary=True)
            return [on, *self._sheet(), watch, leave]
        new = Foot("new", _("Play again"), "cards", self._new, primary=not unsigned(self.desk, self.match))
        return [*self._sheet(), new, Foot("same", _("Same deal again"), "restart", self._same), watch, leave]

    def _on(self) -> None:
        go.standings(self.desk, self.match.game)

    def _new(self) -> None:
        go.start(self.desk, self.match.game, self.match.options, None, self.match.seats)

    def _same(self) -> None:
        match = self.match
        go.same_deal(self.desk, match.game, match.options, match.seed, match.deals, match.seats)

    def first_focus(self) -> str | None:
        return "round" if self.verdict.player else "sign" if unsigned(self.desk, self.match) else "new"

    def resume(self) -> None:
        super().resume()
        if self.focus == "scores":  # the name is written
            self.set_focus(self.first_focus(), quiet=True)

    def back(self) -> None:
        go.title(self.desk)

    # the lines come

    def announce(self) -> None:
        """What can be done is said once all has been told."""
        if self.told:
            super().announce()
        else:
            self.desk.narrator.say(self.title())

    def enter(self) -> None:
        super().enter()
        self.desk.sounds.play(STINGS.get(self.view.outcome.result, "") if self.view.outcome else "")
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
        """Everything is there: it is said, and what could hardly be better is celebrated."""
        if self.story.triumph or (self.record and self.verdict.before is not None):
            self.desk.sounds.play("sting-record")
        for text in self.finale():
            self.desk.narrator.say(text)
        self.told = True
        self.speak_focus(interrupt=False)

    def finale(self) -> list[str]:
        """What is said once everything is there, after the title."""
        deeds = told(self.story.deeds)
        return [*self._quoted(), *deeds, *told(self.lines), self._sum(self.total), self.judgement()]

    def _quoted(self) -> list[str]:
        return [tongue.say(self.story.quote)] if self.story.quote else []

    @staticmethod
    def _sum(total: int) -> str:
        return _("Score {n}").format(n=number(total))

    def at_rest(self) -> bool:
        return self.shown == self.all


def _inked(widget: Widget) -> Box:
    """The part of a line's box in which something is written."""
    box = widget.box
    if not isinstance(widget, Words):
        return box
    wide, high = widget.block.width, widget.block.height
    return Box(box.x + (box.w - wide) * ALIGN[widget.align], box.y + (box.h - high) * widget.valign, wide, high)


def told(lines: Sequence[Line] | Sequence[Deed]) -> list[str]:
    """Where a score comes from, or what was done, to be said."""
    return [f"{tongue.say(line.text)}: {number(line.amount)}" for line in lines]
