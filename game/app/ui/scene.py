"""The base class of all scenes: widgets, focus, and the handling of intents."""

from collections.abc import Callable
from typing import Any

from ..base.geometry import Box, Point, closest, nearest
from ..gfx.canvas import Canvas
from ..input.bindings import MOUSE, NAVIGATION, POINT, PRESS, RELEASE, SCROLL, Intent
from ..services import Services
from .prompts import PromptBar
from .scroll import NOTCH, STRIDE, Scroller, WidgetPainter
from .values import Slider
from .widget import TURNED, ScreenReader, Thing, Widget, WidgetFeedback

ANSWERING = ("button", "row", "tab")  # roles of widgets that may lead to another scene


class Scene:
    """One screen. Subclasses define its widgets in `build`; focus, presses, scrolling and narration work the same
    everywhere.

    `opaque` scenes hide the scenes below them in the stack. `music` names the piece that plays; "" for that of the
    scene below. `danger` goes from 0 to 1; None for that of the scene below.
    """

    opaque = True
    music = ""
    danger: float | None = None
    name = ""  # for tests

    def __init__(self, services: Services):
        self.services, self.scroller = services, Scroller(services.touch)
        self._widgets: list[Widget] = []
        self._build_next: Callable[[], list[Widget]] | None = None  # None once it has built the widgets
        self._focus: str | None = None
        self.pressed: str | None = None
        self.touch = WidgetFeedback()
        self.painter = WidgetPainter(self, services.stack)
        self.reader = ScreenReader(services.narrator, self)
        self.prompt_bar = PromptBar(services.input)
        self._held_prompt, self._last_box, self._last_role = "", Box(0, 0, 0, 0), ""

    @property
    def widgets(self) -> list[Widget]:
        """What is on the screen, the lowest first, as of the last `refresh`: it is built when it is first looked at.
        A new widget goes on with the drawings of the one that it replaces, if it looks the same."""
        self._catch_up()
        return self._widgets

    @widgets.setter
    def widgets(self, widgets: list[Widget]) -> None:
        before = {widget.id: widget for widget in self._widgets}
        for widget in widgets:
            earlier = before.get(widget.id)
            if earlier is not None and earlier is not widget:
                widget.go_on_from(earlier)
        self._widgets = widgets

    @property
    def focus(self) -> str | None:
        """The id of the widget that has the focus; None if none has."""
        self._catch_up()  # it may lose it
        return self._focus

    @focus.setter
    def focus(self, id: str | None) -> None:
        self._focus = id

    # for subclasses to override

    def build(self) -> list[Widget]:
        """Return the widgets for the current state. Called once something looks at them after `refresh`."""
        return []

    def build_for_focus(self) -> list[Widget]:
        """Return the widgets after nothing but the focus has changed."""
        return self.build()

    def title(self) -> str:
        """The text the narrator says when the scene appears."""
        return ""

    def first_focus(self) -> str | None:
        """The id of the widget that gets the focus first; None for the first in reading order."""
        return None

    def prompts(self) -> list[tuple[str, str]]:
        """The commands and their descriptions for the prompt bar at the foot."""
        return []

    def back(self) -> None:
        """Handle “back”: leave the scene."""
        self.services.stack.pop()

    def toast_line(self) -> Box | None:
        """The box where a toast covers nothing important; None for the top of the screen."""
        return None

    def command(self, intent: Intent) -> bool:
        """Handle a command that does not concern the focus; return True if it was handled."""
        return False

    # life cycle

    def enter(self) -> None:
        """Called when the scene comes to the top of the stack for the first time."""
        self.refresh()
        self._catch_up()  # the first focus is chosen among them
        self.focus = self.first_focus() or nearest(self._boxes(), None, "down")
        self.refresh()  # some widgets depend on the focus
        self._show(self.focus)
        self.reader.read_scene()

    def resume(self) -> None:
        """Called when the scene is on top again."""
        self.pressed, self.scroller.is_pulled = None, False  # the mouse was released elsewhere
        self.refresh()
        self.reader.read_scene()

    def come_to_front(self) -> None:
        """Called when the window is in front again, and may have missed something."""

    def leave(self) -> None:
        """Called when the scene is removed for good."""

    def refresh(self) -> None:
        """Build the widgets anew before anything looks at them: at the latest when they are drawn. The focus stays on
        its widget, or moves to the fallback focus if that is gone."""
        self._build_next = self.build
        self.services.touch()

    def refresh_for_focus(self) -> None:
        """The same after nothing but the focus has changed, and what `build_for_focus` adds."""
        self._build_next = self._build_next or self.build_for_focus
        self.services.touch()

    def _catch_up(self) -> None:
        """Build the widgets if something has changed."""
        if self._build_next is None:
            return
        build, self._build_next = self._build_next, None
        self.widgets = build()
        self.scroller.limit()
        boxes = self._boxes()
        if self.focus is not None and self.focus not in boxes:
            self.focus = self._fallback_focus(boxes)
            self.widgets = self.build_for_focus()
            boxes = self._boxes()
            self.reader.read_focus(interrupt=False)
        if self.focus is not None:
            self._last_box, self._last_role = boxes[self.focus], self._role(self.focus)
        self._show(self.focus)

    def _fallback_focus(self, boxes: dict[str, Box]) -> str | None:
        """The fallback focus: the id nearest to the lost widget, of the same role if there is one."""
        like = {id: box for id, box in boxes.items() if self._role(id) == self._last_role}
        return closest(like or boxes, self._last_box)

    def _role(self, id: str) -> str:
        widget = self.widget(id)
        return widget.role if widget else ""

    def update(self, dt: float) -> bool:
        """Advance time by `dt` seconds; return True while something moves."""
        return False

    def ambient(self, dt: float) -> bool:
        """Advance flames and dust; return True if they look different now."""
        return False

    def facts(self) -> dict[str, Any]:
        """More facts for tests, besides the nodes of the UI tree."""
        return {}

    def at_rest(self) -> bool:
        """True if nothing moves that tests would wait for."""
        return True

    # UI tree

    def things(self) -> list[Thing]:
        """The nodes of the UI tree, one per widget, with the focused one marked."""
        found = [(widget, widget.thing()) for widget in self.widgets]
        for widget, thing in found:
            thing.box, thing.state["focused"] = self.scroller.box_of(widget), widget.id == self.focus
            if widget.scrolls:
                thing.state["out_of_view"] = not thing.box.inside(self.scroller.box, 2)
        return [thing for _widget, thing in found]

    def widget(self, id: str | None) -> Widget | None:
        """The widget with this id; None if there is none."""
        return next((widget for widget in self.widgets if widget.id == id), None)

    def _boxes(self) -> dict[str, Box]:
        """The boxes that focus navigation can go to, by id."""
        return {widget.id: self.scroller.reach_of(widget) for widget in self.widgets if widget.focusable}

    # intents

    def handle(self, intent: Intent) -> None:
        """Handle an intent."""
        kind = intent.kind
        if kind in NAVIGATION:
            self._navigate(kind)
        elif kind in ("next", "prev"):
            self._step(1 if kind == "next" else -1)
        elif kind == "confirm":
            self.act(self.focus)
        elif kind == POINT:
            self._point(intent.at)
        elif kind == PRESS:
            self._held_prompt = self.prompt_bar.at(intent.at)
            self._press(intent.at)
        elif kind == RELEASE:
            prompt, self._held_prompt = self._held_prompt, ""
            self._release(intent.at)
            if prompt and prompt == self.prompt_bar.at(intent.at) and self.at(intent.at) is None:
                self.handle(Intent(prompt))
        elif kind == SCROLL:
            self._scroll_by(-intent.amount * NOTCH)
        elif kind == "cancel" and intent.device == MOUSE and (self.pressed is not None or self.scroller.is_pulled):
            self.pressed, self.scroller.is_pulled = None, False  # the click only lets go of what the mouse holds
        elif not self.command(intent) and kind == "cancel":
            self.services.sounds.play("ui-back")
            self.back()

    def act(self, id: str | None, at: Point | None = None) -> None:
        """Press a widget; `at` is where the mouse was released."""
        widget = self.widget(id)
        if widget is None:
            return
        if not widget.enabled:
            self.services.sounds.play("ui-deny")
            return
        self.services.sounds.play("ui-toggle" if widget.role in TURNED else "ui-confirm")
        before = (widget.label, widget.value)
        if at is None:
            self._acknowledge(widget)
            widget.press()
        else:
            widget.tap(at)
        if self.services.stack.top is self:
            self.refresh()
            self.reader.read_press(before)

    def _acknowledge(self, widget: Widget) -> None:
        """Draw a widget pressed by a key or pad at once, as its action may take a moment."""
        if widget.role not in ANSWERING:
            return
        self.pressed = widget.id
        self.services.show()
        self.pressed = None
        self.services.touch()

    def set_focus(self, id: str | None, quiet: bool = False) -> None:
        """Move the focus; `quiet` without a sound."""
        if id is None or id == self.focus:
            return
        self.focus = id
        self.touch.focus(self.services.settings.still)
        self._show(id)
        self._last_box, self._last_role = self._boxes().get(id, self._last_box), self._role(id)
        self.services.touch()
        if not quiet:
            self.services.sounds.play("ui-move")
        self.reader.read_focus()

    def _navigate(self, way: str) -> None:
        widget = self.widget(self.focus)
        if widget is not None and way in ("left", "right") and widget.adjust(1 if way == "right" else -1):
            self.services.sounds.play("ui-toggle")
            self.refresh()
            self.reader.read_press()
            return
        boxes, listed = self._boxes(), {each.id for each in self.widgets if each.scrolls and each.focusable}
        if self.scroller.reads_on(way, listed, self.focus, nearest(boxes, self.focus, way)):
            self._scroll_by(STRIDE if way == "down" else -STRIDE)
        else:
            self.set_focus(nearest(boxes, self.focus, way, self.services.settings.wrap))

    def _step(self, by: int) -> None:
        ids = [id for id, _box in sorted(self._boxes().items(), key=lambda item: (item[1].y, item[1].x))]
        if ids:
            at = ids.index(self.focus) + by if self.focus in ids else min(by, 0)
            self.set_focus(ids[at % len(ids)])

    def at(self, point: Point) -> Widget | None:
        """The topmost focusable widget under a point in the window; None if there is none."""
        for widget in reversed(self.widgets):
            room = self.scroller.box if widget.scrolls else self.services.layout.whole
            if widget.focusable and room.holds(point) and self.scroller.box_of(widget).holds(point):
                return widget
        return None

    def _point(self, at: Point) -> None:
        if self.scroller.is_pulled:
            self.scroller.pull(at)
            return
        widget = self.at(at)
        if widget is not None and self.pressed is None:
            self.set_focus(widget.id)
        if isinstance(held := self.widget(self.pressed), Slider):
            held.point(at[0])
            self.refresh()

    def _press(self, at: Point) -> None:
        if self.scroller.grabs(at):
            self.scroller.is_pulled = True
            self.scroller.pull(at)
            return
        widget = self.at(at)
        self.pressed = widget.id if widget else None
        if isinstance(widget, Slider) and widget.grabs(at[0]):
            widget.point(at[0])
            self.refresh()
        self.services.touch()

    def _release(self, at: Point) -> None:
        """Act if the press is released on the widget where it began; sliding off cancels it."""
        held, self.pressed = self.pressed, None
        self.touch.release(held or "", self.services.settings.still)
        self.scroller.is_pulled = False
        widget = self.at(at)
        self.services.touch()
        if held is not None and widget is not None and widget.id == held:
            if isinstance(widget, Slider) and widget.grabs(at[0]):
                return
            self.act(held, at)

    def _show(self, id: str | None) -> None:
        """Scroll until a widget is in view; to the very top for the first one, if the scroller says so."""
        if (widget := self.widget(id)) is not None and widget.scrolls:
            if self.scroller.shows_top and widget is next(e for e in self.widgets if e.scrolls and e.focusable):
                self._scroll_by(-self.scroller.offset)
            self._bring_in(self.scroller.box_of(widget))

    # scrolling

    def _scroll_by(self, by: float) -> None:
        self.scroller.by(by)

    def _bring_in(self, box: Box) -> None:
        """Scroll until a box, given at its current position, is in view."""
        if far := self.scroller.out_of_view(box):
            self._scroll_by(far)

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene."""
        self.painter.draw(canvas)
