"""What every table owes its players: an action is saved before it is shown, the view has the last word, nothing is
shown that the viewer may not know, and a hasty press does nothing that had not been seen.

Nothing is drawn here.
"""

import errno
from collections.abc import Callable

import pytest

from game import files
from game.app.base.geometry import GRID_W, Box, Point
from game.app.base.tween import Wait
from game.app.input.bindings import COMMANDS, MOUSE, POINT, PRESS, RELEASE, SCROLL, Intent
from game.app.routes.menus import table_of
from game.app.screens.table import TableScene
from game.app.table.places import EDGE
from game.app.table.stage import Stage
from game.core.cards import Card, parse
from game.core.events import Event, Moved
from game.core.game import defaults
from game.core.match import Match
from game.core.table import Deal
from game.core.view import Action
from game.rules import games
from game.rules.scoundrel.dungeon import dungeon
from tests.app.conftest import MakeServices
from tests.app.driving import running

GAME = games()["scoundrel"]
TOP = "KC 5D 7H 2C 3C 4C 5C"  # the first room, and the first cards of the next; fists and the weapon differ
FIGHT = Action("fight", ("2C", "fists"))
FRAME = 1 / 60

Sit = Callable[..., TableScene]


@pytest.fixture
def sit(make_services: MakeServices) -> Sit:
    """Sits down to a play of Scoundrel, dealt and at rest; what is said besides are settings."""

    def make(top: str = TOP, **settings: object) -> TableScene:
        services = make_services(**{"reduced_motion": False, **settings})
        first = [parse(id) for id in top.split()]
        order = (*first, *(card for card in dungeon() if card not in first))
        table = table_of(services, Match(GAME, defaults(GAME), 1, [Deal("", order)]))
        services.stack.push(table)
        services.stack.settle(lambda: None)
        table.top.hurry()
        return table

    return make


def lie(stage: Stage) -> dict[str, list[Card | None]]:
    return {zone: [sprite.card for sprite in pile] for zone, pile in stage.piles.items()}


def shows_its_match(table: TableScene) -> bool:
    """True if the stage shows exactly what the match says."""
    view, stage = table.match.view(0), table.top.stage
    same_cards = lie(stage) == {zone: [*cards] for zone, cards in view.zones.items()}
    same_gauges = stage.gauges == {name: float(amount) for name, amount in view.gauges.items()}
    return same_cards and same_gauges and stage.facts == view.facts and not stage.flying


# saving


def test_an_action_is_saved_before_it_is_shown(sit: Sit):
    table = sit()
    table.commands.do(FIGHT)
    assert not table.at_rest()
    saved = running(table.services.saves, GAME.id)
    assert saved is not None
    assert saved.log == [FIGHT]


def test_an_undo_is_saved(sit: Sit):
    table = sit()
    table.commands.do(FIGHT)
    table.commands.undo()
    saved = running(table.services.saves, GAME.id)
    assert saved is not None
    assert saved.log == []


def test_undo_follows_the_setting(sit: Sit):
    table = sit(undo="off")
    table.commands.do(FIGHT)
    table.commands.undo()
    assert table.match.log == [FIGHT]
    assert table.services.toast


# the last word


@pytest.mark.parametrize("hurried", [True, False], ids=["hurried", "waited for"])
def test_whatever_an_animation_leaves_the_view_has_the_last_word(sit: Sit, hurried: bool):
    """The animation here shows nothing of what happened."""
    table = sit()
    table.match.play(FIGHT)
    table.top.conductor.run(Wait(0.1))
    assert not shows_its_match(table)
    if hurried:
        table.top.hurry()
    for _ in range(20):
        table.update(FRAME)
    assert table.at_rest()
    assert shows_its_match(table)


def test_an_action_that_is_cut_short_leaves_nothing_in_the_air(sit: Sit):
    table = sit()
    table.commands.do(FIGHT)
    while not table.top.stage.flying:
        assert not table.at_rest()
        table.update(FRAME)
    table.commands.undo()
    assert shows_its_match(table)


def test_a_card_that_the_viewer_may_not_know_is_never_on_the_stage(sit: Sit):
    table = sit()
    secret, pack = parse("KS"), table.match.state.zones["deck"]
    at = pack.cards.index(secret)
    draw: list[Event] = [Moved(secret, "deck", "discard", False, frozenset({1}), at, shown=True)]
    table.top.animate(draw)
    shown = set[Card | None]()
    while not table.at_rest():
        shown |= {card for cards in lie(table.top.stage).values() for card in cards}
        table.update(FRAME)
    assert parse("KC") in shown
    assert secret not in shown


# left-handed players


def test_for_a_left_handed_player_the_near_side_is_mirrored(sit: Sit):
    right, left = sit().top.places, sit(left_handed=True).top.places
    for zone in right.slots:
        here, there = right.slot(zone), left.slot(zone)
        mirrored = Box(GRID_W - here.right, *here[1:])
        assert there == (mirrored if here.bottom > EDGE else here), zone
    assert right.slot("room.0") == left.slot("room.0")
    assert right.slot("weapon") != left.slot("weapon")


# hasty presses and asking first


def test_a_press_during_an_animation_only_hurries_it(sit: Sit):
    table = sit()
    table.commands.do(FIGHT)
    table.set_focus("7H")
    table.handle(Intent("confirm"))
    assert table.at_rest()
    assert table.match.log == [FIGHT]


def test_a_deadly_move_is_asked_about_first(sit: Sit):
    table = sit("KC KS 2C 3C")
    table.match.state.gauges["health"] = 13
    table.refresh()
    table.commands.pick("KS")
    table.services.stack.settle(lambda: None)
    assert table.services.stack.top is not table
    assert table.match.log == []


def test_a_deadly_move_is_not_asked_about_where_that_is_switched_off(sit: Sit):
    table = sit("KC KS 2C 3C", ask_fatal=False)
    table.match.state.gauges["health"] = 13
    table.refresh()
    table.commands.pick("KS")
    assert [action.ids[0] for action in table.match.log] == ["KS"]


# hints


def test_a_hint_goes_with_the_next_pick(sit: Sit):
    table = sit()
    table.commands.hint()
    assert table.hinting.text
    table.commands.pick("KC")
    assert not table.hinting.text


def test_a_hint_is_about_an_action_that_is_possible(sit: Sit):
    table = sit()
    table.commands.do(Action("avoid"))
    table.top.hurry()
    table.commands.hint()
    assert table.hinting.adviser.advise(table.play.view).action in table.match.legal(0)
    assert table.hinting.about in {id for action in table.match.legal(0) for id in action.ids}


# dragging


def drag(table: TableScene, card: str, to: Point) -> None:
    widget = table.widget(card)
    assert widget is not None
    start = widget.box.centre
    table.handle(Intent(PRESS, start))
    table.handle(Intent(POINT, (start[0] + 4, start[1] + 4)))
    assert not table.top.stage.flying, "a hand that trembles drags nothing"
    table.handle(Intent(POINT, to))
    assert [sprite.id for sprite in table.top.stage.flying] == [card]
    table.handle(Intent(RELEASE, to))


def test_a_monster_is_dragged_to_the_weapon(sit: Sit):
    table = sit(reduced_motion=True)
    table.commands.do(Action("take", ("5D",)))
    weapon = table.widget("weapon")
    assert weapon is not None
    drag(table, "KC", weapon.box.centre)
    assert table.match.log[1:] == [Action("fight", ("KC", "weapon"))]


def test_a_card_dropped_on_nothing_lies_where_it_was(sit: Sit):
    table = sit(reduced_motion=True)
    drag(table, "KC", (640.0, 20.0))
    assert table.match.log == []
    assert shows_its_match(table)
    assert not table.play.selection.picked


@pytest.mark.parametrize("to", [(640.0, 801.0), (640.0, 2000.0), (-1.0, 600.0), (1281.0, 600.0), (640.0, -1.0)])
def test_a_card_dropped_outside_the_window_goes_home(sit: Sit, to: Point):
    table = sit("5D KC 7H 2C 3C 4C 5C", reduced_motion=True)
    drag(table, "5D", to)  # it means one thing only: to take it
    assert table.match.log == []
    assert shows_its_match(table)
    drag(table, "5D", (640.0, 799.0))
    assert table.match.log == [Action("take", ("5D",))]


@pytest.mark.parametrize("kind", sorted({*COMMANDS, SCROLL} - {"fullscreen", "repeat"}))
def test_a_drag_is_ended_by_any_other_input(sit: Sit, kind: str):
    """Back, such as the right mouse button, does only that; the rest is carried out as well."""
    table = sit("5D KC 7H 2C 3C 4C 5C", reduced_motion=True)
    card = table.widget("5D")
    assert card is not None
    start = card.box.centre
    table.handle(Intent(PRESS, start, MOUSE))
    table.handle(Intent(POINT, (start[0], start[1] + 90), MOUSE))
    table.handle(Intent(kind, device=MOUSE))
    table.services.stack.settle(lambda: None)
    assert not table.top.stage.flying
    assert table.dragging.drag is None
    if kind == "cancel":
        assert table.services.stack.top is table
        log = [*table.match.log]
        table.handle(Intent(RELEASE, start, MOUSE))
        assert table.match.log == log
        assert not table.play.selection.picked, "the button that is still down no longer holds the card"
        assert shows_its_match(table)


def full(*_rest: object) -> None:
    raise OSError(errno.ENOSPC, "no room")


def test_a_troubled_save_is_told_and_the_play_goes_on(sit: Sit, monkeypatch: pytest.MonkeyPatch):
    table = sit()
    with monkeypatch.context() as patch:
        patch.setattr(files.Disk, "write", full)
        table.commands.do(FIGHT)
    assert "the disk is full" in str(table.services.toast)
    assert table.match.log == [FIGHT]
