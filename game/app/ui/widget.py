"""Widgets: the nodes of the UI tree, the base classes of all widgets, feedback movements, and the screen reader."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from game.core.text import N_
from game.i18n import _

from ..audio.speech import Narrator
from ..base.geometry import Box, Point
from ..base.tween import back
from ..gfx.canvas import Canvas
from ..gfx.compositor import ReplayedDrawing
from ..gfx.fonts import Block

# The nodes of the UI tree: what a scene shows, as a flat list for focus, narration, layout tests and end-to-end
# tests.


@dataclass
class Thing:
    """A node of the UI tree: something on the screen that has a meaning.

    `role` is button, toggle, slider, choice, row, field, card, pile, place, gauge, chip, text or heading. `text_px` is
    the height of its smallest text, top of h to bottom of p, in design pixels (capitals and figures count as if they
    were 20 where they are 15 high); 0 when it shows none. `overflow` is how far its text runs out of its box, in design
    pixels. `part_of` is the id of a node that it lies on and may overlap.
    """

    id: str
    role: str
    label: str
    box: Box
    value: str = ""
    help: str = ""
    focusable: bool = True
    enabled: bool = True
    text_px: float = 0.0
    overflow: float = 0.0
    part_of: str = ""
    state: dict[str, bool] = field(default_factory=dict)

    def spoken(self, role: str, position: str = "", off: str = "") -> str:
        """The narrator's text: label, role, `off` (the words for “disabled”), value, help, and `position` among similar
        nodes."""
        return ", ".join(part for part in (self.label, role, off, self.value, self.help, position) if part)

    def data(self) -> dict[str, Any]:
        """The node as plain data, for tests."""
        return {
            "id": self.id,
            "role": self.role,
            "label": self.label,
            "value": self.value,
            "box": [round(number, 2) for number in self.box],
            "focusable": self.focusable,
            "enabled": self.enabled,
            "text_px": round(self.text_px, 2),
            "overflow": round(self.overflow, 2),
            "part_of": self.part_of,
            "state": self.state,
        }


Do = Callable[[], object]


class Look(NamedTuple):
    """The state in which a widget is drawn."""

    focused: bool = False
    pressed: bool = False


class Widget:
    """A part of a scene that draws itself and may be pressed or adjusted.

    Widgets with `scrolls` move with the scene's scrolling list.
    """

    role = "text"
    focusable = False
    nearer = 0.0  # design pixels that the focus ring is nearer to it than usual
    aside = 0.0  # design pixels that the ring extends to the right, around parts that belong to it
    solid = False  # True if it is opaque, so that no flames are drawn behind it

    def __init__(self, id: str, label: str, box: Box, help: str = ""):
        self.id, self.label, self.box, self.help = id, label, box, help
        self.enabled = True
        self.scrolls = False
        self.part_of = ""
        self.ringed = True  # True if the focus ring is drawn on it
        self._picture = ReplayedDrawing()

    def go_on_from(self, earlier: "Widget") -> None:
        """Take over the drawings of an earlier widget, if all that they may depend on is the same."""
        if type(earlier) is type(self) and _is_alike(vars(self), vars(earlier)):
            vars(self).update({name: value for name, value in vars(earlier).items() if _is_drawing(value)})

    @property
    def kin(self) -> tuple[bool, str]:
        """The group it is counted in when the narrator says “2 of 7”: a list's rows, or widgets of the same role."""
        return (True, "") if self.scrolls else (False, self.role)

    @property
    def covers(self) -> Box | None:
        """The area in which it hides flames; None if it hides none."""
        return self.box if self.solid else None

    @property
    def value(self) -> str:
        """Its current value, in words."""
        return ""

    def press(self) -> None:
        """Carry out its action."""

    def tap(self, at: Point) -> None:
        """Carry out its action after a mouse release at this point."""
        self.press()

    def adjust(self, by: int) -> bool:
        """Change its value one step down (-1) or up (+1); return False if it has none to change."""
        return False

    def blocks(self) -> tuple[Block, ...]:
        """The texts it shows."""
        return ()

    def thing(self) -> Thing:
        """Its node of the UI tree."""
        blocks = [block for block in self.blocks() if any(block.lines)]
        return Thing(
            self.id,
            self.role,
            self.label,
            self.box,
            self.value,
            self.help,
            self.focusable,
            self.enabled,
            min((block.text_px for block in blocks), default=0.0),
            max((block.overflow for block in blocks), default=0.0),
            self.part_of,
        )

    def looks(self) -> tuple[Hashable, ...] | None:
        """The values its picture depends on besides its box and `Look`, so that the drawing can be replayed while they
        are unchanged; None if the drawing must not be reused."""
        return None

    def show(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Draw it, replaying the last drawing if it still looks the same."""
        looks = self.looks()
        if looks is None:
            self.draw(canvas, box, look)
        else:
            self._picture.draw(canvas, lambda canvas: self.draw(canvas, box, look), box, look, *looks)

    def draw(self, canvas: Canvas, box: Box, look: Look) -> None:
        """Draw it."""
        raise NotImplementedError


def _is_alike(one: Mapping[str, object], other: Mapping[str, object]) -> bool:
    """True if all attributes are the same that a widget's drawings may depend on: all but the drawings themselves and
    what a press does."""
    return one.keys() == other.keys() and all(
        value is other[name] or value == other[name] or _is_drawing(value)
        for name, value in one.items()
        if name != "do"
    )


def _is_drawing(value: object) -> bool:
    return isinstance(value, ReplayedDrawing)


class Pressable(Widget):
    """A widget that calls `do` when it is pressed; scenes do not press it while it is disabled."""

    focusable = True

    def __init__(self, id: str, label: str, box: Box, do: Do, help: str = "", enabled: bool = True):
        super().__init__(id, label, box, help)
        self.do, self.enabled = do, enabled

    def press(self) -> None:
        self.do()


POP, RISE = 0.11, 0.13  # seconds until the ring has closed; until a widget is back up
RINGS = (
    9.0,
    3.0,
    0.0,
)  # design pixels of extra distance; few steps, since each is a cached picture of its own
GIVES = 2.0  # design pixels a held widget is pressed down


class WidgetFeedback:
    """The feedback movements of a scene's widgets. `calm` skips them (reduced motion)."""

    def __init__(self) -> None:
        self._ring = self._rise = 1.0  # progress, from 0 to 1
        self._pressed = ""

    def focus(self, calm: bool) -> None:
        """Start the ring's movement around a new focus."""
        self._ring = 1.0 if calm else 0.0

    def release(self, id: str, calm: bool) -> None:
        """Start the movement of a released widget."""
        self._pressed, self._rise = id, 1.0 if calm else 0.0

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
        moves = self._ring < 1 or self._rise < 1
        self._ring, self._rise = min(1.0, self._ring + dt / POP), min(1.0, self._rise + dt / RISE)
        return moves

    @property
    def off(self) -> float:
        """The extra distance of the focus ring from its widget, in design pixels."""
        return RINGS[min(len(RINGS) - 1, int(self._ring * len(RINGS)))]

    def down(self, id: str) -> float:
        """The distance a widget is shifted down, in design pixels; it overshoots upwards a little."""
        return GIVES * (1 - back(self._rise)) if id == self._pressed and self._rise < 1 else 0.0


def place_among(widget: Widget, widgets: Iterable[Widget]) -> str:
    """“2 of 7”: a widget's place among those of its kind, in reading order; "" for the only one."""
    like = [each for each in widgets if each is widget or (each.focusable and each.kin == widget.kin)]
    like.sort(key=lambda other: (other.box.y, other.box.x))
    return _("{n} of {m}").format(n=like.index(widget) + 1, m=len(like)) if len(like) > 1 else ""


ROLES = {
    "button": N_("button"), "toggle": N_("switch"), "slider": N_("slider"), "choice": N_("choice"), "tab": N_("tab"),
    "card": N_("card"), "pile": N_("pile"), "field": N_("field"), "heading": N_("heading"),
}  # fmt: skip
TURNED = ("toggle", "slider", "choice")  # roles of widgets whose value a press changes


class ReadableScene(Protocol):
    """A scene as its screen reader sees it."""

    @property
    def widgets(self) -> Sequence[Widget]: ...
    @property
    def focus(self) -> str | None: ...

    def title(self) -> str: ...


class ScreenReader:
    """Lets the narrator read a scene out.

    A scene may change what is read: `lines` when it appears, and `reads_focus`, whether its focus follows them.
    """

    def __init__(self, narrator: Narrator, scene: ReadableScene):
        self._narrator, self._scene = narrator, scene
        self.lines: Callable[[], Iterable[str]] = lambda: (scene.title(),)
        self.reads_focus: Callable[[], bool] = lambda: True

    def read_scene(self) -> None:
        """Say what the scene is, and describe the focused widget."""
        for line in self.lines():
            self._narrator.say(line)
        if self.reads_focus():
            self.read_focus(interrupt=False)

    def read_focus(self, interrupt: bool = True) -> None:
        """Describe the focused widget."""
        if (widget := self._focused) is not None:
            thing = widget.thing()
            role = _(ROLES[thing.role]) if thing.role in ROLES else ""
            off = _("not now") if thing.role == "button" and not thing.enabled else ""
            self._narrator.say(thing.spoken(role, place_among(widget, self._scene.widgets), off), interrupt)

    def read_press(self, before: tuple[str, str] = ("", "")) -> None:
        """After a press: say the widget's new value, or describe it if its label or value is not as `before`."""
        if (widget := self._focused) is None:
            return
        if widget.role in TURNED:
            self._narrator.say(widget.value, interrupt=True)
        elif (widget.label, widget.value) != before:
            self.read_focus(interrupt=False)

    @property
    def _focused(self) -> Widget | None:
        return next((widget for widget in self._scene.widgets if widget.id == self._scene.focus), None)
