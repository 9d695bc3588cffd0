"""Pages to read, which up and down scroll: their base, the log of a play, and the contents of a rule book."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

from game.core.events import Changed, Event, Told
from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..services import Services
from ..table.card_art import CardArt
from ..table.illustrations import Vignette
from ..table.preview import JournalEntry
from ..ui.rows import ChapterRow
from ..ui.scroll import MARGIN, STRIDE
from ..ui.text import Column, RuledLine, Words, ink, wine
from ..ui.widget import Do, Look, Widget
from .menu import FootButton, MenuScene, centred, list_room


class ReadScene(MenuScene):
    """A text on paper. Subclasses supply the text (`written`) and the buttons below it (`feet`)."""

    on_paper = True

    def __init__(self, services: Services):
        super().__init__(services)
        self._made_for: Canvas | None = None
        self._text: list[Widget] = []

    def written(self) -> list[Widget]:
        """The text, laid out in the sheet's `list_room`; cached until the canvas changes (its size, or the letters)."""
        raise NotImplementedError

    def feet(self) -> list[FootButton]:
        """The buttons below the text."""
        raise NotImplementedError

    def prompts(self) -> list[tuple[str, str]]:
        more = self.scroller.may("down")
        return [*([("down", _("Read on"))] if more else []), *super().prompts()]

    def _frame(self, feet: Sequence[FootButton]) -> list[Widget]:
        """The heading, the sheet and the buttons below it."""
        return self.sheet.frame(*feet)

    def build(self) -> list[Widget]:
        if self._made_for is not self.services.canvas:
            self._made_for, self._text = self.services.canvas, centred(self.written(), self.sheet.inner)
        return [*self._frame(self.feet()), *self.sheet.scrolling(self._text, self.sheet.inner)]

    def _navigate(self, way: str) -> None:
        if way in ("up", "down") and self.scroller.height > self.scroller.box.h:
            before = self._in_view()
            self._scroll_by(STRIDE if way == "down" else -STRIDE)
            for id, text in self._in_view().items():
                if id not in before:
                    self.services.narrator.say(text)
        else:
            super()._navigate(way)

    def _in_view(self) -> dict[str, str]:
        """The labels of the paragraphs that are at least partly in view, by id."""
        return {
            widget.id: widget.label
            for widget in self.widgets
            if isinstance(widget, Words) and widget.scrolls and self.scroller.box_of(widget).overlaps(self.scroller.box)
        }

    def enter(self) -> None:
        super().enter()
        for text in self._in_view().values():
            self.services.narrator.say(text)


SIGNS = {  # icons, by what is told or by the gauge that changed
    "attack": "sword", "answers": "shield", "begin": "door", "combat": "crossed-swords", "decline": "cross",
    "defeated": "fallen", "discards": "hand-cards", "draws": "cards", "encounter": "door", "fold": "cross",
    "gains": "plus", "guards": "shield", "hands-away": "hand", "hit": "heart-broken", "initiative": "dice",
    "keeps": "hand-cards", "level": "arrow-up", "level-up": "arrow-up", "looks": "eye", "loot": "loot-common",
    "moot-end": "hourglass", "moot-pass": "hand",
    "meets": "skull", "negated": "miss", "offer": "hand", "raised": "arrow-up", "ran-out": "wasted",
    "redirected": "target", "round": "hourglass", "stay": "hourglass", "summons": "skull", "threat": "threat",
    "throws": "wasted", "traded": "hand", "treasure": "loot-epic", "turn": "hourglass", "twos": "inspiration",
    "uses": "sorcery", "victory": "trophy",
}  # fmt: skip
TURNS = ("turn", "encounter", "begin")  # events that begin a new section: a rule stands above them
SIGN, INDENT, RULE = 28.0, 44.0, 18.0


class Logged(JournalEntry):
    """A line of the journal with the word for its event."""

    what = ""


def logged(line: str, event: Event) -> Logged:
    """Return the line with the word for its event; a line's livery is kept."""
    told = Logged(line)
    told.livery = line.livery if isinstance(line, JournalEntry) else None
    told.what = event.what if isinstance(event, Told) else event.gauge if isinstance(event, Changed) else ""
    return told


class LogLine(Words):
    """A line of text with the icon of its event before it."""

    sign = ""

    def looks(self) -> tuple[Hashable, ...] | None:
        return self.block, self.colour, self.sign

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        if self.sign:
            place = Box(box.x - INDENT, box.y + (self.block.leading - SIGN) / 2, SIGN, SIGN)
            canvas.icon(self.sign, place, canvas.theme.wine)
        super().draw(canvas, box, look)


class LogScene(ReadScene):
    """The lines of the journal, newest last; the page opens at its end."""

    name = "log"

    def __init__(self, services: Services, lines: Sequence[str]):
        super().__init__(services)
        self.lines = tuple(lines)

    def title(self) -> str:
        return _("What has happened")

    def written(self) -> list[Widget]:
        column = Column(list_room(self.sheet.inner), self.services.fonts)
        before = ""
        for i, line in enumerate(self.lines):
            what = line.what if isinstance(line, Logged) else ""
            if i and what in TURNS and before not in TURNS:
                column.add(RuledLine(f"rule.{i}", column.take(RULE, 4)))
            self._line(column, i, line, SIGNS.get(what, ""))
            before = what
        if not self.lines:
            column.words("none", _("Nothing yet."), "body", 25, ink)
        return column.widgets

    def _line(self, column: Column, i: int, line: str, sign: str) -> None:
        letters, last = self.services.fonts, i == len(self.lines) - 1
        role, colour = ("strong", wine) if last else ("body", ink)
        wide = column.box.w - INDENT
        place = column.take(letters.block(line, role, 25, wide).height + 2, 4)
        words = LogLine(f"line.{i}", line, place._replace(x=place.x + INDENT, w=wide), letters, role, 25, colour)
        words.sign = sign
        column.add(words)

    def feet(self) -> list[FootButton]:
        return [FootButton("back", _("Back"), "back", self.back)]

    def enter(self) -> None:
        super().enter()
        self._scroll_by(self.scroller.height)

    def first_focus(self) -> str | None:
        return "back"


ROW, TALLEST = 64.0, 88.0  # lowest and highest row; the rows of a short book grow to fill the page
GAP, APART = 12.0, 48.0  # gap below a row, and between the two columns


class Chapter(NamedTuple):
    """A chapter's title, the index of its first page (from 0), and the picture drawn before the title."""

    title: str
    first: int
    vignette: Vignette


class ContentsScene(MenuScene):
    """The table of contents, in two columns (one in large letters). Choosing a chapter closes it and passes the
    chapter's first page to `choose`.

    `game` is the title of the game, `page` the page that is open in the book now.
    """

    name = "contents"
    span = (90.0, 1100.0)
    on_paper = True

    def __init__(
        self, services: Services, game: str, chapters: Sequence[Chapter], page: int, choose: Callable[[int], object]
    ):
        super().__init__(services)
        self.game, self.chapters, self.choose = game, chapters, choose
        self.now = max((n for n, chapter in enumerate(chapters) if chapter.first <= page), default=0)

    def title(self) -> str:
        return _("How to play {game}").format(game=self.game)

    def first_focus(self) -> str | None:
        return f"chapter-{self.now}"

    def build(self) -> list[Widget]:
        room, letters = list_room(self.sheet.inner), self.services.fonts
        across = 1 if letters.large else 2
        wide, down = (room.w - (across - 1) * APART) / across, -(-len(self.chapters) // across)
        share = (self.sheet.inner.bottom - MARGIN - room.y + GAP) / down - GAP
        high = min(self.sheet.tall(TALLEST), share) if share >= self.sheet.tall(ROW) else self._whole_rows(room.y)
        art = CardArt(self.services.canvas, self.services.settings.four_colours)
        rows = [
            ChapterRow(f"chapter-{n}", chapter.title, str(chapter.first + 1),
                       Box(room.x + n % across * (wide + APART), room.y + n // across * (high + GAP), wide, high),
                       self._opening(chapter.first), letters, partial(chapter.vignette.draw, art=art))
            for n, chapter in enumerate(self.chapters)
        ]  # fmt: skip
        back = FootButton("back", _("Back"), "back", self.back)
        return [*self.sheet.frame(back), *self.sheet.scrolling(rows, self.sheet.inner)]

    def _whole_rows(self, top: float) -> float:
        """The row height for a long book, chosen so that no row is cut off at the foot before scrolling."""
        seen = self.sheet.inner.bottom - top
        return seen / int(seen / (self.sheet.tall(ROW) + GAP)) - GAP

    def _opening(self, page: int) -> Do:
        def open() -> None:
            self.back()
            self.choose(page)

        return open
