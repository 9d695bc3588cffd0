"""Scenes laid over others: their base, a question, the wait for a pad, and the wait until a play is restored."""

import time
from collections.abc import Callable, Generator, Sequence
from typing import Generic, TypeVar

from game.i18n import _

from ..base.geometry import Box
from ..gfx.canvas import Canvas
from ..input.bindings import COMMANDS, PAD_LEFT, PRESS, Intent
from ..input.seating import KEYS
from ..navigator import OtherWay
from ..play.features.turns import QUIET
from ..services import Services
from ..ui.buttons import Button, alike
from ..ui.scene import Scene
from ..ui.text import Heading, Ornament, Panel, Words, bone, ink, tall, wine
from ..ui.widget import Look, Widget
from .menu import DIM, grown

BAR = Box(140, 756, 1000, 36)
DARK = 150
BAR_ROOM, MARGIN = 22.0, 18.0  # of a page that scrolls: width for the bar; gap between it and the text


class OverScene(Scene):
    """A panel in the middle of the screen, with prompts at its foot."""

    opaque = False
    dark = DARK

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Choose")), ("cancel", _("Back"))]

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.layout.whole, canvas.theme.night, self.dark)
        self.painter.draw(canvas)
        if self.services.stack.top is self:  # the scene on top draws its own prompts
            self.prompt_bar.draw(canvas, self.prompts(), BAR)


class DetailScene(OverScene):
    """A page over the table that scrolls; the info button closes it. Subclasses only supply the content."""

    def prompts(self) -> list[tuple[str, str]]:
        more = self.scroller.may("down")
        return [("confirm", _("Choose")), *([("down", _("Read on"))] if more else []), ("cancel", _("Back"))]

    def command(self, intent: Intent) -> bool:
        if intent.kind == "info":  # the button that opened it
            self.services.sounds.play("ui-back")
            self.back()
            return True
        return False


class FullDetailScene(DetailScene):
    """A page that hides the table: it stands before the menus' dungeon, without animation."""

    opaque = True

    def draw(self, canvas: Canvas) -> None:
        self.services.halls.empty("title", canvas).draw(canvas, False)
        canvas.fill(canvas.layout.whole, canvas.theme.night, 255 if self.services.settings.contrast else DIM)
        self.painter.draw(canvas)
        if self.services.stack.top is self:
            self.prompt_bar.draw(canvas, self.prompts(), BAR)


WIDE, WIDER, EDGE = 700.0, 900.0, 60.0  # the second width for three answers
HEAD, ORNAMENT = 54.0, 26.0  # heights of the question and of the ornament below it
BUTTON, BETWEEN = 72.0, 20.0  # height of a button, and gap between two
UNDER, LIGHTER = 16.0, 110  # for a low dialog: gap to the prompts; alpha of the darkening layer


class AskedSeat:
    """The seat that is asked to write. Devices of other seats can neither write nor go back.

    `done` gets the id that the written line makes; it is not called if the player goes back.
    """

    def __init__(self, services: Services, seat: int, done: Callable[[str], object]):
        self._input, self._seat, self.done = services.input, seat, done

    def device(self) -> int | None:
        """The device that the seat holds."""
        return self._input.seating.held.get(self._seat)

    def may(self, device: int) -> bool:
        """True if a device may write here. A seat that holds half of the keyboard may use all of its letters."""
        seating = self._input.seating
        return seating.may(device, self._seat) or (device in KEYS and seating.held.get(self._seat) in KEYS)


def not_asked(services: Services, intent: Intent) -> None:
    """Deny a press by somebody else's device, and say that another person is being asked."""
    if intent.kind not in QUIET and not intent.again:
        services.sounds.play("ui-deny")
        services.say(_("Not yet. Somebody else is being asked."))


class AskScene(OverScene):
    """A dialog with a sentence, a button named after the action, and a “back” button, which has the focus first; above
    them, if there is one, a button for the `other` way.

    If several people play, `seat` is the one that is asked: devices of other seats cannot confirm. The dialog lies in
    the middle of the screen, or, if `low`, at the foot, so that the things it is about stay visible above it.
    """

    name = "ask"

    def __init__(
        self,
        services: Services,
        text: str,
        label: str,
        do: Callable[[], object],
        back: str = "",
        seat: int | None = None,
        low: bool = False,
        other: OtherWay | None = None,
    ):
        super().__init__(services)
        if seat is not None:
            self.prompt_bar.device = lambda: services.input.seating.held.get(seat)
        self.seat, self.low, self.other = seat, low, other
        self.dark = LIGHTER if low else DARK
        self.text, self.label, self.do, self.back_label = text, label, do, back or _("Back")

    def title(self) -> str:
        return self.text

    def handle(self, intent: Intent) -> None:
        own = self.seat is None or self.services.input.seating.may(intent.device, self.seat)
        if own or intent.kind == "cancel":  # every device may go back
            super().handle(intent)
        else:
            not_asked(self.services, intent)

    def build(self) -> list[Widget]:
        letters = self.services.fonts
        wide = WIDER if self.other else WIDE
        inner, head = wide - 2 * EDGE, grown(HEAD, letters)
        room = tall(self.text, letters, inner, "strong", 27)
        high = head + ORNAMENT + room + 204 + (BUTTON + BETWEEN if self.other else 0)
        top = BAR.y - UNDER - high if self.low else 400 - self.services.layout.above / 2 - high / 2
        box = Box(640 - wide / 2, top, wide, high)
        x, question = box.x + EDGE, _("{deed}?").format(deed=self.label)
        return [
            Panel("panel", box),
            Heading("question", question, Box(x, box.y + 36, inner, head), letters, 42, wine),
            Ornament("ornament", Box(x, box.y + 36 + head, inner, ORNAMENT)),
            Words("text", self.text, Box(x, box.y + head + ORNAMENT + 54, inner, room + 4), letters, "strong", 27, ink,
                  "centre"),
            *self._buttons(Box(x, box.bottom - 114, (inner - BETWEEN) / 2, BUTTON)),
        ]  # fmt: skip

    def _buttons(self, left: Box) -> Sequence[Button]:
        letters, right = self.services.fonts, left.moved(left.w + BETWEEN, 0)
        above = Box(left.x, left.y - BETWEEN - BUTTON, right.right - left.x, BUTTON)
        return alike([
            *([Button("other", self.other.label, above, self._other, letters, self.other.icon)] if self.other else []),
            Button("back", self.back_label, left, self.back, letters, "back"),
            Button("do", self.label, right, self._yes, letters, "check", primary=True),
        ])  # fmt: skip

    def first_focus(self) -> str | None:
        return "back"

    def _yes(self) -> None:
        self._answer(self.do)

    def _other(self) -> None:
        if self.other is not None:
            self._answer(self.other.do)

    def _answer(self, do: Callable[[], object]) -> None:
        """Close the dialog, then act."""
        stack = self.services.stack
        with self.services.narrator.hushed():  # the scene below was spoken before, and is about to change
            stack.pop()
            stack.settle(lambda: None)
        below = stack.top
        do()
        if below is not None and stack.top is below and not stack.changing and below.at_rest():
            below.reader.read_focus(interrupt=False)


PAD_WIDE, PAD_EDGE = 640.0, 60.0
PAD_HEAD, BUTTON_W, BUTTON_H = 100.0, 420.0, 68.0


class PadLostScene(OverScene):
    """A dialog over the table with one button only, so that somebody who has just picked up another pad need not
    aim. `explain` returns what has happened, and what can be done; it gets whether a pad has come since."""

    name = "gone"

    def __init__(self, services: Services, explain: Callable[[bool], str]):
        super().__init__(services)
        self.reader.lines = lambda: (self.why, self.title())
        self.explain = explain
        self._before = self._told = (
            services.input.pads.numbers
        )  # the pads left after one was pulled out, and those told of

    @property
    def why(self) -> str:
        """What has happened, and what can be done."""
        came = set(self.services.input.pads.numbers) - set(self._before)
        return self.explain(bool(came))

    def title(self) -> str:
        return _("Paused")

    def build(self) -> list[Widget]:
        letters, room, why = self.services.fonts, PAD_WIDE - 2 * PAD_EDGE, self.why
        words = tall(why, letters, room) + 4
        high = PAD_HEAD + words + 26 + BUTTON_H + 44
        box = Box(640 - PAD_WIDE / 2, 385 - self.services.layout.above / 2 - high / 2, PAD_WIDE, high)
        button = Box(640 - BUTTON_W / 2, box.bottom - 44 - BUTTON_H, BUTTON_W, BUTTON_H)
        return [
            Panel("panel", box, "panel-dark"),
            Heading("heading", self.title(), Box(box.x + 40, box.y + 32, box.w - 80, 60), letters),
            Words(
                "why", why, Box(box.x + PAD_EDGE, box.y + PAD_HEAD, room, words), letters, "body", 25, bone, "centre"
            ),
            Button("resume", _("Continue"), button, self.back, letters, "play", primary=True),
        ]

    def update(self, dt: float) -> bool:
        if self._told != self.services.input.pads.numbers:
            self._told = self.services.input.pads.numbers
            self.refresh()
            self.services.narrator.say(self.why)
        return super().update(dt)

    def prompts(self) -> list[tuple[str, str]]:
        return [("confirm", _("Continue"))]

    def handle(self, intent: Intent) -> None:
        pressed = (intent.kind in COMMANDS and not intent.again) or intent.kind == PRESS
        if pressed:
            self.services.sounds.play("ui-confirm")
            self.back()
        else:
            super().handle(intent)

    def command(self, intent: Intent) -> bool:
        """Update the text if another pad is pulled out meanwhile."""
        if intent.kind == PAD_LEFT:
            self.refresh()
        return intent.kind == PAD_LEFT


AT_ONCE, FRAME = 0.03, 0.02  # seconds of work before anything is shown, and in each frame after that
LOADING_WIDE, LOADING_EDGE = 640.0, 60.0
LOADING_HEAD, LOADING_BAR, LOADING_BUTTON = 60.0, 14.0, (300.0, 68.0)
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
        head, high = grown(LOADING_HEAD, letters), grown(LOADING_BUTTON[1], letters)
        whole = 2 * LOADING_EDGE + head + LOADING_BAR + high + 2 * GAP
        box = Box(640 - LOADING_WIDE / 2, 400 - self.services.layout.above / 2 - whole / 2, LOADING_WIDE, whole)
        inner = box.inset(LOADING_EDGE, LOADING_EDGE)
        button = Box(640 - LOADING_BUTTON[0] / 2, inner.bottom - high, LOADING_BUTTON[0], high)
        return [
            Panel("panel", box),
            Heading("heading", self.title(), Box(inner.x, inner.y, inner.w, head), letters, 42, wine),
            ProgressBar("progress", _("Laying out the cards"), Box(inner.x, inner.y + head + GAP, inner.w, LOADING_BAR),
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
