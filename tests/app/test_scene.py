"""What every scene does with intents: the order of the focus, and presses that slide off; and what it owns."""

import pytest

from game.app.base.geometry import Box
from game.app.input.bindings import POINT, PRESS, RELEASE, Intent
from game.app.services import Services
from game.app.ui.buttons import Button
from game.app.ui.scene import Scene
from game.app.ui.widget import Widget

NAMES = ("zoo", "moor", "ark", "fen")  # left to right, in an order that is no alphabet's


class Row(Scene):
    """Some buttons in two rows of two; `pressed_ids` are those that were pressed."""

    def __init__(self, services: Services):
        super().__init__(services)
        self.pressed_ids: list[str] = []

    def build(self) -> list[Widget]:
        widgets: list[Widget] = [
            Button(id, id, self.place(number), lambda id=id: self.pressed_ids.append(id), self.services.fonts)  # type: ignore[misc]
            for number, id in enumerate(NAMES)
        ]
        return [*reversed(widgets)]

    @staticmethod
    def place(number: int) -> Box:
        return Box(100 + 300 * (number % 2), 100 + 100 * (number // 2), 200, 60)


@pytest.fixture
def row(services: Services) -> Row:
    scene = Row(services)
    services.stack.push(scene)
    services.stack.settle(lambda: None)
    return scene


def focused(row: Row, *commands: str) -> list[str | None]:
    """What has the focus after each command."""
    found = []
    for command in commands:
        row.handle(Intent(command))
        found.append(row.focus)
    return found


def test_the_focus_begins_and_steps_in_reading_order(row: Row):
    assert row.focus == "zoo"
    assert focused(row, "next", "next", "next", "next") == ["moor", "ark", "fen", "zoo"]
    assert focused(row, "prev", "prev") == ["fen", "ark"]


def test_arrows_lead_to_the_neighbour(row: Row):
    assert focused(row, "right", "down", "left", "up") == ["moor", "fen", "ark", "zoo"]


def test_past_the_end_the_focus_wraps_only_if_that_is_wished(row: Row):
    assert focused(row, "left") == ["moor"]
    row.services.change(wrap=False)
    assert focused(row, "right") == ["moor"]


def test_a_press_acts_where_it_is_let_go_and_sliding_off_cancels_it(row: Row):
    first, second = row.place(0).centre, row.place(1).centre
    for at in first, second:
        row.handle(Intent(POINT, first))
        row.handle(Intent(PRESS, first))
        row.handle(Intent(RELEASE, at))
    assert row.pressed_ids == ["zoo"]


def test_what_is_disabled_is_not_pressed(row: Row):
    widget = row.widget("zoo")
    assert widget is not None
    widget.enabled = False
    row.act("zoo")
    assert row.pressed_ids == []
    row.act("ark")
    assert row.pressed_ids == ["ark"]


def test_the_painter_draws_what_hangs_in_it_around_the_widgets(row: Row, monkeypatch: pytest.MonkeyPatch):
    drawn: list[str] = []
    monkeypatch.setattr(Button, "show", lambda widget, canvas, box, look: drawn.append(f"{widget.id} {box.x:.0f}"))
    painter = row.painter
    painter.below.append(lambda canvas: drawn.append("below"))
    painter.above.append(lambda canvas: drawn.append("above"))
    painter.adornments.append(lambda canvas, widget: drawn.append(f"on {widget.id}"))
    painter.shifts += [lambda widget, box: box.moved(5, 0), lambda widget, box: box._replace(x=2 * box.x)]
    painter.hides = lambda widget: widget.id in ("moor", "ark")
    painter.draw(row.services.canvas)
    assert drawn == ["below", "fen 810", "on fen", "zoo 210", "on zoo", "above"]


def test_a_scene_says_what_is_read_of_it(row: Row):
    row.services.change(narration=True)
    spoken = row.services.narrator.spoken
    spoken.clear()
    row.reader.lines = lambda: ("Four places.", "Where to?")
    row.reader.read_scene()
    assert [*spoken] == ["Four places.", "Where to?", "zoo, button, 1 of 4"]
    spoken.clear()
    row.reader.reads_focus = lambda: False
    row.reader.read_scene()
    assert [*spoken] == ["Four places.", "Where to?"]
