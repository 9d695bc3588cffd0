"""Plates and buttons at close quarters: nothing is cut, nothing jumps, nothing is told twice."""

from collections.abc import Callable

import pytest

from game.app.arena.plate import FigurePlate, alike_in_row, described
from game.app.arena.rows import Shape, Stand
from game.app.arena.trait import SIGN, TraitButton
from game.app.geometry import Box
from game.app.scenes.arena.table import ArenaTable
from game.app.table.brawl import used
from game.app.table.sprites import Floater
from game.app.type import Type
from game.core.events import Told
from game.core.game import defaults
from game.core.match import Match
from game.core.table import Deal
from game.core.troupe import ENEMIES, HEROES, READY, WAITING, Figure, Trait
from game.core.words import Text
from game.rules import games
from game.rules.deuces.stacking import moment
from tests.app.conftest import MakeDesk

Fight = Callable[..., ArenaTable]
GAME = games()["deuces"]
SLIM = 197.0  # of an enemy's plate where there are six


def nothing() -> None:
    pass


def trait(name: str, state: str = READY) -> Trait:
    return Trait(name, Text(name), Text("at any time"), Text("It helps."), state)


def figure(name: str, *traits: Trait, side: str = ENEMIES, **more: object) -> Figure:
    return Figure("one", Text(name), "wolf", side, 0, 3, WAITING, {}, traits, **more)  # type: ignore[arg-type]


def enemy(letters: Type, name: str, *traits: Trait) -> FigurePlate:
    stand = Stand(Box(340, 100, SLIM, 150), Shape.TALL)
    return FigurePlate(figure(name, *traits), stand, {"hand": 3}, nothing, letters)


def test_the_longest_name_is_whole_where_six_stand_beside_each_other(make_desk: MakeDesk):
    plate = enemy(make_desk().type, "Bear of the Black Fen")
    assert plate.name.lines == ("Bear of the Black Fen",)
    assert plate.name.overflow <= 0


def test_pictures_in_a_row_are_of_one_size_and_notes_in_one_place(make_desk: MakeDesk):
    letters = make_desk().type
    plates = [enemy(letters, "Toad", trait("Maul")), enemy(letters, "Wolf", trait("Sudden and Long Swallow"))]
    assert plates[0].face.w > plates[1].face.w, "each by itself"
    alike_in_row(plates)
    assert plates[0].face.w == plates[1].face.w
    assert plates[0].band == plates[1].band


def test_a_threat_that_was_set_is_told_once():
    one = figure("Bulwark", side=HEROES, threat=15, tags=(Text("Threat {n}", n=15), Text("Shielded")))
    told = [*described(one, {"hand": 6})]
    assert told.count("Threat 15") == 1
    assert "Shielded" in told


@pytest.mark.parametrize("purse", [7, 10, 20])
def test_the_level_stays_however_wide_the_numbers_beside_it_are(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, purse: int
):
    desk, drawn = make_desk(), list[str]()
    one, stand = figure("Reaver", side=HEROES, purse=purse), Stand(Box(340, 606, 402, 92), Shape.HERO)
    plate = FigurePlate(one, stand, {"hand": 10}, nothing, desk.type)
    monkeypatch.setattr(desk.canvas, "icon", lambda name, *rest, **more: drawn.append(name))
    plate._write(desk.canvas)
    assert drawn == ["chips", "hand-cards", "superiority"]


@pytest.mark.parametrize("name", ["Second Breath", "Field Dressing", "Lantern of the Last Inn", "Last Reserve"])
@pytest.mark.parametrize("wide", [114.0, 138.0, 190.0])
def test_an_abilitys_name_is_clear_of_the_edges_and_of_the_hourglass(make_desk: MakeDesk, name: str, wide: float):
    box = Box(400, 704, wide, 60)
    button = TraitButton(trait(name), box, nothing, make_desk().type, lit=False, picked=False)
    assert button.sign
    middle, width = button.word.centre[0], button.block.width
    left, right = middle - width / 2, middle + width / 2
    assert box.x + 4 <= left
    assert right <= box.right - 4
    top = button.word.centre[1] - button.block.height / 2
    assert right <= box.right - 4 - SIGN or top >= box.y + 4 + SIGN - 8 or len(button.block.lines) > 1


def test_the_deck_of_somebody_who_fell_is_counted_for_others_may_draw_from_it(at_table: Fight):
    laid = moment(["KS QS JH", "KD QH"], "mire_toad", "", options={"class.1": "mender"})
    play = Match(GAME, defaults(GAME) | laid.options, 0, [Deal("", cards) for cards in (laid.cards, *laid.later)])
    table = at_table(play)
    plate = next(w for w in table.widgets if isinstance(w, FigurePlate) and w.id == "hero.0")
    fallen = FigurePlate(plate.figure._replace(state="fallen"), table.floor.stands["hero.0"], {"deck": 37}, nothing,
                         table.desk.type)  # fmt: skip
    counted: list[str] = []
    fallen._on_pile = lambda canvas, number, *rest: counted.append(number)  # type: ignore[method-assign,assignment,misc]
    fallen._write(table.desk.canvas)
    assert counted == ["37"]


def test_the_word_over_who_uses_an_ability_is_its_name(at_table: Fight):
    table = at_table(Match(GAME, defaults(GAME) | {"heroes": "2"}, 5))
    table.stage.names = {**table.stage.names, "maul@enemy.0": "Maul"}
    for who, id in (("hero.0", "set_the_wall"), ("enemy.0", "maul"), ("enemy.0", "unheard_of")):
        used(table.stage, Told("uses", who, ("Somebody", id, ""))).update(0.1)
    words = [word.text for word in table.stage.floaters if isinstance(word, Floater)]
    assert words == ["Set the Wall", "Maul", "Ability"]
