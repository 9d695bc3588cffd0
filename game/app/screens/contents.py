"""The table of contents of a rule book: one row for each chapter."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.i18n import _

from ..base.geometry import Box
from ..services import Services
from ..table.card_art import CardArt
from ..table.illustrations import Vignette
from ..ui.rows import ChapterRow
from ..ui.scroll import MARGIN
from ..ui.widget import Do, Widget
from .menu import FootButton, MenuScene, list_room

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
