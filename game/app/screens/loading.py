"""Restoring a play in steps, so that no frame waits for it, and the dialog that shows how far it is."""

import time
from collections.abc import Callable, Generator
from typing import Generic, TypeVar

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..services import Services
from ..ui.buttons import Button
from ..ui.text import Heading, Panel, wine
from ..ui.widget import Look, Widget
from .menu import grown
from .over import OverScene

AT_ONCE, FRAME = 0.03, 0.02  # seconds of work before anything is shown, and in each frame after that
WIDE, EDGE = 640.0, 60.0
HEAD, BAR, BUTTON = 60.0, 14.0, (300.0, 68.0)
GAP = 36.0

T = TypeVar("T")
clock = time.perf_counter


class Loading(Generic[T]):
    """Work that is done in steps: a generator that yields the share that is done, and returns the result.

    `share` is from 0 to 1; `result` is None until `done`.
    """

    def __init__(self, steps: Generator[float, None, T]):
        self.steps = steps
        self.share, self.done = 0.0, False
        self.result: T | None = None

    def work(self, seconds: float) -> bool:
        """Work for some time, at least one step; return True if all is done."""
        end = clock() + seconds
        while not self.done:
            try:
                self.share = next(self.steps)
            except StopIteration as stop:
                self.result, self.done = stop.value, True
            if clock() > end:
                break
        return self.done


class LoadingScene(OverScene, Generic[T]):
    """A dialog with a bar that fills. At the end it goes away, and `then` gets the result; “back” stops the work."""

    name = "loading"

    def __init__(self, services: Services, loading: Loading[T], then: Callable[[T | None], object]):
        super().__init__(services)
        self.loading, self.then = loading, then

    def title(self) -> str:
        return _("One moment")

    def prompts(self) -> list[tuple[str, str]]:
        return [("cancel", _("Back"))]

    def build(self) -> list[Widget]:
        letters = self.services.fonts
        head, high = grown(HEAD, letters), grown(BUTTON[1], letters)
        whole = 2 * EDGE + head + BAR + high + 2 * GAP
        box = Box(640 - WIDE / 2, 400 - self.services.layout.above / 2 - whole / 2, WIDE, whole)
        inner = box.inset(EDGE, EDGE)
        button = Box(640 - BUTTON[0] / 2, inner.bottom - high, BUTTON[0], high)
        return [
            Panel("panel", box),
            Heading("heading", self.title(), Box(inner.x, inner.y, inner.w, head), letters, 42, wine),
            ProgressBar("progress", _("Laying out the cards"), Box(inner.x, inner.y + head + GAP, inner.w, BAR),
                        self.loading.share),
            Button("back", _("Back"), button, self.back, letters, "back"),
        ]  # fmt: skip

    def update(self, dt: float) -> bool:
        """Work on for a part of the frame."""
        if self.loading.work(FRAME):
            self.services.stack.pop()
            self.then(self.loading.result)
        else:
            self.refresh()
        return True


class ProgressBar(Widget):
    """A bar that is filled from the left, by a share from 0 to 1."""

    role = "gauge"

    def __init__(self, id: str, label: str, box: Box, share: float):
        super().__init__(id, label, box)
        self.share = share

    @property
    def value(self) -> str:
        return _("{n}%").format(n=round(100 * self.share))

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("slider-track", box)
        if self.share:
            canvas.plate("slider-fill", box._replace(w=box.w * self.share))


def load(services: Services, steps: Generator[float, None, T], then: Callable[[T | None], object]) -> None:
    """Do some work in steps and call `then` with the result; if it takes longer than a moment, show how far it is."""
    loading = Loading(steps)
    if loading.work(AT_ONCE):
        then(loading.result)
    else:
        services.stack.push(LoadingScene(services, loading, then))
