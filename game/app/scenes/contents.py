"""What stands in a book of rules: a row for each chapter, to open it there."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.tongue import _

from ..desk import Desk
from ..geometry import Box
from ..ui.chapterrow import ChapterRow
from ..ui.widget import Do, Widget
from .sheet import Foot, SheetScene

ROW, GAP, APART = 60.0, 4.0, 48.0  # a row, the room under it, and between two columns


class Chapter(NamedTuple):
    """Its title, and the number of its first page, counted from nothing."""

    title: str
    first: int


class ContentsScene(SheetScene):
    """A page of the book in two columns.  Chosen, a chapter is opened; `page` is the one that lies open now."""

    name = "contents"
    span = (140.0, 1000.0)
    paper = True

    def __init__(self, desk: Desk, chapters: Sequence[Chapter], page: int, choose: Callable[[int], object]):
        super().__init__(desk)
        self.chapters, self.choose = chapters, choose
        self.now = max((n for n, chapter in enumerate(chapters) if chapter.first <= page), default=0)

    def title(self) -> str:
        return _("Contents")

    def first_focus(self) -> str | None:
        return f"chapter-{self.now}"

    def build(self) -> list[Widget]:
        room, letters = self.list_room(self.inner), self.desk.type
        across = 1 if letters.large else 2
        wide, high = (room.w - (across - 1) * APART) / across, self.tall(ROW)
        down = -(-len(self.chapters) // across)
        rows = [
            ChapterRow(f"chapter-{n}", chapter.title, str(chapter.first + 1),
                       Box(room.x + n // down * (wide + APART), room.y + n % down * (high + GAP), wide, high),
                       self._opening(chapter.first), letters)
            for n, chapter in enumerate(self.chapters)
        ]  # fmt: skip
        back = Foot("back", _("Back"), "back", self.back)
        return [*self.frame(back), *self.scrolling(rows, self.inner)]

    def _opening(self, page: int) -> Do:
        def open() -> None:
            self.back()
            self.choose(page)

        return open
