"""Tests for the preview of an answer to a blow before it is given."""

import pytest

from game.app.arena.board import ArenaBoard
from game.app.arena.buttons import PICKED, TraitButton
from game.app.arena.hand import DULL
from game.app.arena.lane import AnswerPreview
from game.app.gfx.canvas import Canvas
from game.app.screens.table import TableScene
from game.app.ui.widget import Look
from tests.app.arena import SCENES
from tests.app.conftest import MakeServices
from tests.app.driving import choose, frames


def attacked(make_services: MakeServices) -> TableScene:
    """The table of a hero who is attacked with a king."""
    table = SCENES["arena, attacked"](make_services())
    assert isinstance(table, TableScene)
    return table


def preview_of(table: TableScene) -> AnswerPreview | None:
    return next((widget for widget in table.widgets if isinstance(widget, AnswerPreview)), None)


def look(table: TableScene, id: str) -> tuple[str, str, list[str]]:
    """Focus a thing and return the word in the lane, the preview line, and the cards of the answer preview."""
    table.set_focus(id)
    table.refresh()
    seen, told = preview_of(table), table.widget("preview")
    return seen.label if seen else "", told.label if told else "", [card.id for card in seen.cards] if seen else []


def test_what_a_card_would_come_to_is_told_before_it_is_picked(make_services: MakeServices):
    table = attacked(make_services)
    assert look(table, "KD") == ("A tie", "A single king: a tie, both draw.", ["KD"])
    assert look(table, "QC") == ("Fails", "A single queen: too low.", ["QC"])
    assert look(table, "pass")[::2] == ("", [])
    assert not table.play.selection.picked


def test_it_lies_in_the_place_that_waits_for_it(make_services: MakeServices):
    table = attacked(make_services)
    look(table, "KD")
    seen, lane = preview_of(table), table.widget("clash")
    assert list(seen.slots) == lane.slots
    assert seen.box.inside(lane.box)
    assert seen.box.bottom <= lane.foot.y + 1


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_its_word_is_clear_of_the_sentence_in_large_letters_too(make_services: MakeServices, text: str):
    table = SCENES["arena, attacked"](make_services(text=text))
    look(table, "KD")
    seen, told, lane = preview_of(table), table.widget("preview"), table.widget("clash")
    assert not seen.box.overlaps(told.box)
    assert seen.box.inside(lane.box)


def test_a_picked_card_stays_there(make_services: MakeServices):
    table = attacked(make_services)
    choose(table.services, "KD")
    table.refresh()
    assert preview_of(table).label == "A tie"


def dims(table: TableScene) -> set[float]:
    """The amounts by which cards of the hand are darkened."""
    return {sprite.dim for sprite in table.top.stage.piles[table.top.ground.floor.hand]}


def test_cards_that_are_of_no_use_are_dim(make_services: MakeServices):
    table = SCENES["arena, as the master of six"](make_services())
    frames(table.services, 2)
    assert {action.verb for action in table.play.view.legal} == {"pass"}
    assert dims(table) == {DULL}
    assert "There is no answer" in table.head.headline()
    table = attacked(make_services)
    frames(table.services, 2)
    assert dims(table) == {0.0}


def test_while_nobody_strikes_a_hand_is_bright_whatever_is_asked(make_services: MakeServices):
    """The players judge by their cards whether one more enemy may come."""
    table = SCENES["arena, a choice"](make_services())
    frames(table.services, 2)
    assert table.play.selection.ids.isdisjoint(card.id for card in table.play.view.zones[table.top.ground.floor.hand])
    assert dims(table) == {0.0}


def test_the_one_who_strikes_sees_no_answer(make_services: MakeServices):
    table = SCENES["arena"](make_services())
    assert isinstance(table, TableScene)
    assert isinstance(table.top.board, ArenaBoard)
    assert preview_of(table) is None


def test_an_ability_that_is_picked_is_marked_in_another_way_than_the_focus(make_services: MakeServices, monkeypatch):
    table = SCENES["arena, an ability"](make_services())
    plates = list[str]()
    monkeypatch.setattr(Canvas, "plate", lambda canvas, name, *rest, **more: plates.append(name))
    button = next(w for w in table.widgets if isinstance(w, TraitButton) and w.picked)
    button.draw(table.services.canvas, button.box, Look())
    assert PICKED in plates
    assert "focus-ring" not in plates
    assert button.sign == "target"


def test_the_price_of_an_ability_is_told_where_its_target_is_chosen(make_services: MakeServices):
    table = SCENES["arena, an ability"](make_services())
    told = table.widget("preview").label
    assert told == "Wither on Bone Archer (costs 1 card). An enemy discards its highest card."
    button = next(w for w in table.widgets if isinstance(w, TraitButton) and w.picked)
    assert button.help == "Wither (costs 1 card): An enemy discards its highest card."
