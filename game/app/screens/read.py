"""The base of pages to read; up and down scroll them."""

from collections.abc import Sequence

from game.i18n import _

from ..gfx.canvas import Canvas
from ..services import Services
from ..ui.scroll import STRIDE
from ..ui.text import Words
from ..ui.widget import Widget
from .menu import MenuScene
from .page import FootButton, centred


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
