"""Tests for loot in the hand: a gem on the card, and a line that says what it is good for."""

from collections.abc import Callable

import pytest

from game.app.arena.hand import HandSpot
from game.app.base.geometry import Box
from game.app.gfx.canvas import Canvas
from game.app.gfx.compositor import ReplayedDrawing
from game.app.screens.table import TableScene
from game.core.capabilities import figures
from game.core.cards import parse
from game.rules import games
from tests.app.arena import masters

Fight = Callable[..., TableScene]
GAME = games()["deuces"]


@pytest.fixture
def table(at_table: Fight) -> TableScene:
    """The table of a hero who holds the king, queen and jack of its loot, each of another tier."""
    match = masters()
    for tier, id in enumerate(("KS.6", "QS.6", "JH.6"), start=1):
        match.state.move(parse(id), "loot.0", src="loot")
        match.state.mark("hero.0", f"tier:{id}", tier)
    return at_table(match)


def spots(table: TableScene) -> dict[str, HandSpot]:
    return {widget.id: widget for widget in table.widgets if isinstance(widget, HandSpot)}


def test_loot_in_the_hand_bears_a_gem_and_no_other_card_does(table: TableScene, monkeypatch: pytest.MonkeyPatch):
    grades = {id: spot.prize.grade for id, spot in spots(table).items() if spot.prize}
    assert grades == {"KS": "common", "QS": "rare", "JH": "epic"}
    drawn: list[str] = []
    canvas = table.services.canvas
    monkeypatch.setattr(canvas, "icon", lambda name, *rest, **more: drawn.append(name))
    table.painter.draw(canvas)
    assert {"loot-common", "loot-rare", "loot-epic"} <= {*drawn}


def test_the_line_says_what_a_piece_of_loot_in_focus_is_good_for(table: TableScene):
    table.set_focus("QS")
    table.refresh()
    assert table.widget("preview").label == "Rare loot: it counts as two cards."
    table.set_focus("9S")
    table.refresh()
    assert table.widget("preview") is None


def test_of_hands_that_are_not_known_no_prize_is_told(table: TableScene):
    other = figures(GAME, table.match.view(1))
    assert next(figure for figure in other if figure.id == "hero.0").prizes == ()


def test_the_journal_stands_on_a_plate_and_there_is_none_before_anything_has_happened(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
):
    plates: dict[str, Box] = {}
    monkeypatch.setattr(Canvas, "plate", lambda _canvas, name, box, *rest: plates.update({name: box}))
    monkeypatch.setattr(ReplayedDrawing, "draw", lambda _repeated, canvas, draw, *_looks: draw(canvas))
    signs: list[str] = []
    monkeypatch.setattr(Canvas, "icon", lambda _canvas, name, *_what, **_how: signs.append(name))
    for lines in ([], ["Bulwark draws 6 cards.", "The hero's turn."]):
        table.top.chronicle.lines = lines
        table.top.draw_journal(table.services.canvas)
        assert [*plates] == ["hp-plate"] * bool(lines)
        assert signs == ["suit-diamond"] * len(lines)  # one sign before each entry
    assert plates["hp-plate"].inside(table.top.places.box("journal"))
    assert not any(plates["hp-plate"].overlaps(stand.box) for stand in table.top.ground.floor.stands.values())
