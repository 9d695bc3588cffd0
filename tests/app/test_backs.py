"""Tests for choosing the back of the cards by its picture, with any device, with effect on the table at once."""

import json

import pytest

from game.app.input.bindings import PRESS, RELEASE, Intent
from game.app.routes.menus import table_of
from game.app.screens.rows import Backs
from game.app.screens.settings import SettingsScene
from game.app.screens.table import TableScene
from game.app.services import Services
from game.app.settings import ROWS
from tests.app.driving import choose, frames, label, press, show, top
from tests.app.test_look import avoided

DESIGNS = [design for design, _name in ROWS["back"].choices]


@pytest.fixture
def row(services: Services) -> Backs:
    """The row of card backs on the settings' screen page."""
    show(services, SettingsScene(services))
    choose(services, "tab-screen")
    top(services).set_focus("back")
    return now(services)


def now(services: Services) -> Backs:
    found = top(services).widget("back")
    assert isinstance(found, Backs)
    return found


def tap(services: Services, design: str) -> None:
    """Click a card of the row."""
    row, scene = now(services), top(services)
    card = dict(row.tiles(row._inner(scene.scroller.box_of(row))))[design]
    for kind in ("point", PRESS, RELEASE):
        scene.handle(Intent(kind, card.centre))
    frames(services)


def test_the_mouse_takes_the_card_it_presses(services: Services, row: Backs):
    for design in reversed(DESIGNS):
        tap(services, design)
        assert services.settings.back == design


def test_every_card_lies_on_its_row(services: Services, row: Backs):
    boxes = [box for _design, box in row.tiles(row._inner(row.box))]
    assert all(row.box.y < box.y and box.bottom < row.box.bottom and box.right < row.box.right for box in boxes)
    assert boxes[0].x > row._inner(row.box).x + 200, "there is room for its name"


def test_keys_and_pads_go_through_them_and_each_has_a_name(services: Services, row: Backs):
    said = []
    for _ in DESIGNS:
        said.append(label(services, "back"))
        press(services, "right")
    assert services.settings.back == DESIGNS[0], "past the last comes the first"
    assert said == [f"Card backs {name}" for _design, name in ROWS["back"].choices]


def test_it_is_kept(services: Services, row: Backs):
    tap(services, "keys")
    kept = json.loads((services.homes.config / "settings.json").read_text(encoding="utf-8"))
    assert kept["back"] == "keys"


def test_an_open_table_is_laid_with_it_at_once(services: Services):
    table = show(services, table_of(services, avoided(services)))
    assert isinstance(table, TableScene)
    before = services.canvas.pictures.scaled("cards/back-door", (72, 101))
    assert table.top.art.back(72.0) is before
    services.change(back="skulls")
    frames(services)
    assert table.top.art.back(72.0) is services.canvas.pictures.scaled("cards/back-skulls", (72, 101))
