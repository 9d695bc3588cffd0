"""What stands in a book of rules: a row for each chapter, to open it there."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.tongue import _

from ..desk import Desk
from ..ui.column import Column
from ..ui.press import Row
from ..ui.widget import Do, Widget
from .sheet import Foot, SheetScene

ROW, GAP = 60.0, 6.0


class Chapter(NamedTuple):
    """Its title, and the number of its first page, counted from nothing."""

    title: str
    first: int


class ContentsScene(SheetScene):
    """Chosen, a chapter is opened; `page` is the one that lies open now."""

    name = "contents"
    span = (190.0, 900.0)

    def __init__(self, desk: Desk, chapters: Sequence[Chapter], page: int, choose: Callable[[int], object]):
        super().__init__(desk)
        self.chapters, self.choose = chapters, choose
        self.now = max((n for n, chapter in enumerate(chapters) if chapter.first <= page), default=0)

    def title(self) -> str:
        return _("Contents")

    def first_focus(self) -> str | None:
        return f"chapter-{self.now}"

    def build(self) -> list[Widget]:
        column = Column(self.list_room(self.inner), self.desk.type)
        for n, chapter in enumerate(self.chapters):
            box = column.take(self.tall(ROW), GAP)
            column.add(Row(f"chapter-{n}", chapter.title, box, self._opening(chapter.first), self.desk.type,
                           str(chapter.first + 1)))  # fmt: skip
        back = Foot("back", _("Back"), "back", self.back)
        return [*self.frame(back), *self.scrolling(column.widgets, self.inner)]

    def _opening(self, page: int) -> Do:
        def open() -> None:
            self.back()
            self.choose(page)

        return open
