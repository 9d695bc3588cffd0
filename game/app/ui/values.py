"""Rows with a value to change: toggles, sliders, choices, steppers, a bar to move through; and a text field."""

from collections.abc import Callable, Sequence

from ..base.geometry import Box, Point
from ..gfx.canvas import Canvas
from ..gfx.fonts import Block, Fonts, breakable
from .buttons import Row
from .widget import Do, Look, Widget

STEP = 5  # step of a slider, out of 100
TRACK, FIGURE = 230.0, 70.0
SWITCH_W, SWITCH_H = 66.0, 36.0
MARK = 24.0  # side of the sign in the high-contrast switch
KNOB = 30.0
ARROW, ARROW_GAP = 26.0, 10.0


class Toggle(Row):
    """On or off; a press switches it. `words` are the names of off and on."""

    role = "toggle"

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        on: bool,
        change: Callable[[bool], object],
        letters: Fonts,
        words: tuple[str, str],
        help: str = "",
        icon: str = "",
    ):
        self.on, self.change = on, change
        super().__init__(id, label, box, self._turn, letters, words[1 if on else 0], icon, help)
        self.worth = None  # the switch itself shows the value

    def value_room(self, width: float) -> float:
        return SWITCH_W + 12

    def _turn(self) -> None:
        self.change(not self.on)

    def adjust(self, by: int) -> bool:
        if (by > 0) != self.on:
            self._turn()
        return True

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        y = inner.y + (inner.h - SWITCH_H) / 2
        box = Box(inner.right - SWITCH_W, y, SWITCH_W, SWITCH_H)
        if canvas.stark:
            self._draw_stark(canvas, box)
        else:
            canvas.picture(f"ui/plates/toggle-{'on' if self.on else 'off'}", box)

    def _draw_stark(self, canvas: Canvas, box: Box) -> None:
        canvas.plate("plain-selected" if self.on else "plain", box)
        x = box.right - MARK - 7 if self.on else box.x + 7
        ink = canvas.theme.gold if self.on else canvas.theme.cream
        canvas.icon("check" if self.on else "cross", Box(x, box.y + (box.h - MARK) / 2, MARK, MARK), ink)


class Slider(Row):
    """A number from 0 to 100. Left and right change it by one step; a press adds two steps and wraps from 100 to 0."""

    role = "slider"

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        amount: int,
        change: Callable[[int], object],
        letters: Fonts,
        help: str = "",
        icon: str = "",
    ):
        self.amount, self.change = amount, change
        super().__init__(id, label, box, self._up, letters, str(amount), icon, help)
        self.worth = letters.block(str(amount), "number", 24, FIGURE - 6, box.h, lines=1, grow=False)

    def value_room(self, width: float) -> float:
        return TRACK + FIGURE + 20

    def _up(self) -> None:
        self.change(0 if self.amount >= 100 else min(100, self.amount + 2 * STEP))

    def adjust(self, by: int) -> bool:
        self._set(max(0, min(100, self.amount + by * STEP)))
        return True

    def point(self, x: float) -> None:
        """Set it to the position of the mouse."""
        track = self._track(self._inner(self.box))
        share = (x - track.x) / track.w
        self._set(round(max(0.0, min(1.0, share)) * 100 / STEP) * STEP)

    def grabs(self, x: float) -> bool:
        """Return True if a press at this x grabs the knob or its track."""
        return x > self._track(self._inner(self.box)).x - KNOB

    def _set(self, amount: int) -> None:
        if amount != self.amount:
            self.change(amount)

    @staticmethod
    def _track(inner: Box) -> Box:
        return Box(inner.right - FIGURE - TRACK, inner.y + inner.h / 2 - 6, TRACK, 12)

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        if self.worth is not None:
            canvas.block(self.worth, inner, canvas.theme.gold, "right")
        self.draw_track(canvas, self._track(inner))

    def draw_track(self, canvas: Canvas, track: Box) -> None:
        """Draw the track, its filled part and the knob."""
        canvas.plate("slider-track", track)
        filled = track.w * self.amount / 100
        if filled:
            canvas.plate("slider-fill", Box(track.x, track.y, filled, 12))
        canvas.picture("ui/plates/slider-knob", Box(track.x + filled - KNOB / 2, track.y + 6 - KNOB / 2, KNOB, KNOB))


class Choice(Row):
    """One of several values; left, right and a press go through them. With `ask` a press calls that, except on an
    arrow: it asks for a value of one's own."""

    role = "choice"
    face = "strong"  # font role of the value

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        choices: Sequence[tuple[str, str]],
        current: str,
        change: Callable[[str], object],
        letters: Fonts,
        help: str = "",
        icon: str = "",
        ask: Do | None = None,
    ):
        self.values = [value for value, _ in choices]
        self.current, self.change, self.asks = current, change, ask is not None
        name = dict(choices).get(current, current)
        self.letters = letters
        super().__init__(id, label, box, ask or (lambda: self._go(1)), letters, name, icon, help)
        self.lay()

    def lay(self) -> None:
        """Lay out the value's text, and all else that differs from other rows."""
        room = self.value_room(self._inner(self.box).w) - 2 * (ARROW + ARROW_GAP)
        self.worth = self.letters.block(self._value, self.face, 25, room, self.box.h - 8, lines=2)

    def value_room(self, width: float) -> float:
        return max(width * 0.42, 300.0)

    def _go(self, by: int) -> None:
        at = self.values.index(self.current) if self.current in self.values else 0
        self.change(self.values[(at + by) % len(self.values)])

    def adjust(self, by: int) -> bool:
        self._go(by)
        return True

    def tap(self, at: Point) -> None:
        """Go back on the left arrow, forward on the right one, and press it anywhere else."""
        area = self._area(self._inner(self.box))
        if area.x - ARROW_GAP <= at[0] < area.x + ARROW + ARROW_GAP:
            self._go(-1)
        elif self.asks and at[0] >= area.right - ARROW - ARROW_GAP:
            self._go(1)
        else:
            self.press()

    def _area(self, inner: Box) -> Box:
        room = self.value_room(inner.w)
        return Box(inner.right - room, inner.y, room, inner.h)

    def write(self, size: float, letters: Fonts) -> None:
        """Set the value's text in exactly this size."""
        room = self._area(self._inner(self.box)).w - 2 * (ARROW + ARROW_GAP)
        self.worth = letters.block(self.value, self.face, size, room, self.box.h - 8, lines=2, grow=False)

    def draw_value(self, canvas: Canvas, inner: Box, look: Look) -> None:
        area, ink = self._area(inner), canvas.theme.gold
        top = area.y + (area.h - ARROW) / 2
        canvas.icon("arrow-left", Box(area.x, top, ARROW, ARROW), ink)
        canvas.icon("arrow-right", Box(area.right - ARROW, top, ARROW, ARROW), ink)
        if self.worth:
            canvas.block(self.worth, area.inset(ARROW + ARROW_GAP, 0), ink, "centre")


def alike(choices: Sequence[Choice], letters: Fonts) -> None:
    """Set the values of neighbouring choices in one size, the smallest that any of them needs."""
    size = min((choice.worth.size for choice in choices if choice.worth), default=0.0)
    for choice in choices:
        choice.write(size, letters)


class Displayed(Choice):
    """A choice that shows all its values side by side; a tap selects the value under it, else the next one."""

    REACH = 0.0  # design pixels above and below a tile that still count as on it

    def tiles(self, inner: Box) -> list[tuple[str, Box]]:
        """Each value and its box."""
        raise NotImplementedError

    def tap(self, at: Point) -> None:
        tiles = self.tiles(self._inner(self.box))
        under = next((each for each, box in tiles if box.inset(0, -self.REACH).holds(at)), None)
        if under is None:
            self.press()
        elif under != self.current:
            self.change(under)


MOST_OF_IT = 0.76  # share of a row's width for a name
STEP_ROOM, LARGE_ROOM = 220.0, 190.0  # width for a number with its arrows; with large text


class Named(Choice):
    """A name, with as much of it as fits beside a short label."""

    def value_room(self, width: float) -> float:
        return width * MOST_OF_IT

    def lay(self) -> None:
        room = self.value_room(self._inner(self.box).w) - 2 * (ARROW + ARROW_GAP)
        self.worth = self.letters.cut(self._value, self.face, 25, room, self.box.h - 8, lines=2)


class Stepper(Choice):
    """A whole number between two limits. A press calls `ask`; a press on an arrow changes the number by one."""

    face = "number"

    def __init__(
        self,
        id: str,
        label: str,
        box: Box,
        n: int,
        span: tuple[int, int],
        change: Callable[[int], object],
        ask: Do,
        letters: Fonts,
        help: str = "",
        icon: str = "",
    ):
        self.n, self.span, self.set = n, span, change
        super().__init__(id, label, box, (), str(n), lambda value: change(int(value)), letters, help, icon, ask)

    def value_room(self, width: float) -> float:
        return LARGE_ROOM if self.letters.huge else STEP_ROOM

    def _go(self, by: int) -> None:
        low, high = self.span
        self.set(max(low, min(high, self.n + by)))


EDGE = 26.0
SCRUB_ROOM = 132.0  # width for “12 / 37”


class Scrub(Slider):
    """A position from 0 to `most`; left and right move by one step."""

    def __init__(
        self, id: str, label: str, box: Box, at: int, most: int, change: Callable[[int], object], letters: Fonts
    ):
        super().__init__(id, label, box, at, change, letters)
        self.most = most
        self.count = letters.block(f"{at} / {most}", "number", 24, SCRUB_ROOM, box.h, lines=1, grow=False)

    @property
    def value(self) -> str:
        return f"{self.amount} / {self.most}"

    def blocks(self) -> tuple[Block, ...]:
        return (self.count,)

    def press(self) -> None:
        """Ignored: it is only adjusted or dragged."""

    def adjust(self, by: int) -> bool:
        """Move one step; return False at an end, so that the focus moves on."""
        goal = max(0, min(self.most, self.amount + by))
        if goal == self.amount:
            return False
        self._set(goal)
        return True

    def grabs(self, x: float) -> bool:
        return True

    def point(self, x: float) -> None:
        line = self._line(self.box)
        self._set(round(max(0.0, min(1.0, (x - line.x) / line.w)) * self.most))

    @staticmethod
    def _line(box: Box) -> Box:
        return Box(box.x + EDGE, box.y + box.h / 2 - 6, box.w - 2 * EDGE - SCRUB_ROOM, 12)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("list-row-selected" if look.focused else "list-row", box)
        line = self._line(box)
        filled = line.w * self.amount / max(1, self.most)
        canvas.plate("slider-track", line)
        if filled:
            canvas.plate("slider-fill", Box(line.x, line.y, filled, 12))
        canvas.picture("ui/plates/slider-knob", Box(line.x + filled - KNOB / 2, line.y + 6 - KNOB / 2, KNOB, KNOB))
        canvas.block(self.count, Box(box.right - SCRUB_ROOM - 16, box.y, SCRUB_ROOM, box.h), canvas.theme.gold, "right")


EDGE = 30.0  # margin between the plate's sides and the text
CARET, ASIDE = 3.0, 6.0  # width of the caret, and its distance from the last letter


class Field(Widget):
    """The text written so far with a caret after it, on at most `lines` lines."""

    role = "field"

    def __init__(self, id: str, label: str, text: str, box: Box, letters: Fonts, role: str = "number",
                 size: float = 36, lines: int = 1):  # fmt: skip
        super().__init__(id, label, box)
        self.text, self.letters = text, letters
        self.block = self._written(role, size, lines)

    def _written(self, role: str, size: float, lines: int) -> Block:
        """The text, without its beginning where there is no room for it."""
        words, start = breakable(self.text), 0
        while True:
            shown = f"…{words[start:]}" if start else words
            block = self.letters.block(shown or " ", role, size, self.box.w - 2 * EDGE, self.box.h - 12, lines)
            if block.overflow <= 0 or start >= len(words):
                return block
            start += 1

    @property
    def value(self) -> str:
        return self.text

    def blocks(self) -> tuple[Block, ...]:
        return (self.block,)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        canvas.plate("field", box)
        canvas.block(self.block, box, canvas.theme.cream, "centre")
        canvas.fill(self._caret(box), canvas.theme.gold)

    def _caret(self, box: Box) -> Box:
        """The caret's box, after the last letter of the last line."""
        block = self.block
        last = self.letters.width(block.lines[-1].rstrip(), block.role, block.size) if self.text else 0.0
        foot = box.centre[1] + block.height / 2
        return Box(box.centre[0] + last / 2 + ASIDE, foot - block.leading * 0.9, CARET, block.leading * 0.8)
