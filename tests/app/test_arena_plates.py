"""Tests for plates and buttons in detail: no text is cut off, nothing jumps, and nothing is said twice."""

from collections.abc import Callable

import pytest

from game import i18n
from game.app.arena.buttons import CLEAR, TRAIT_SIGN, Narrow, TraitButton, even
from game.app.arena.picks import Aim
from game.app.arena.plate import FigurePlate, alike_in_row
from game.app.arena.plate_layout import Shape, Stand, parts, stands
from game.app.arena.plate_parts import Tally, described
from game.app.base.geometry import Box
from game.app.gfx.fonts import Fonts
from game.app.screens.table import TableScene
from game.app.table.effects.flights import riffle
from game.app.table.skins.deuces_fights import used
from game.app.table.sprites import Floater
from game.app.ui.buttons import SIZE
from game.core.combatants import ENEMIES, FALLEN, HEROES, READY, WAITING, Figure, Tag, Trait
from game.core.events import Told
from game.core.game import Preview, defaults
from game.core.match import Match
from game.core.table import Deal
from game.core.text import Text
from game.rules import games
from game.rules.deuces.stacking import moment
from tests.app.conftest import MakeServices
from tests.rotation import SPOKEN

Fight = Callable[..., TableScene]
GAME = games()["deuces"]
SLIM = 197.0  # width of an enemy's plate if there are six


def nothing() -> None:
    pass


def trait(name: str, state: str = READY) -> Trait:
    return Trait(name, Text(name), Text("at any time"), Text("It helps."), state)


def figure(name: str, *traits: Trait, side: str = ENEMIES, **more: object) -> Figure:
    return Figure("one", Text(name), "wolf", side, 0, 3, WAITING, {}, traits, **more)  # type: ignore[arg-type]


def enemy(letters: Fonts, name: str, *traits: Trait) -> FigurePlate:
    stand = Stand(Box(340, 100, SLIM, 150), Shape.TALL)
    return FigurePlate(figure(name, *traits), stand, {"hand": 3}, nothing, letters)


def test_the_longest_name_is_whole_where_six_stand_beside_each_other(make_services: MakeServices):
    plate = enemy(make_services().fonts, "Bear of the Black Fen")
    assert plate.name.lines == ("Bear of the", "Black Fen")
    assert plate.name.overflow <= 0
    assert plate.name.height <= plate.parts.name.h


def test_of_a_boss_among_many_the_byname_is_left_out_before_a_word_is_cut(make_services: MakeServices):
    letters = make_services().fonts
    row = [enemy(letters, name) for name in ("Old Bonecount 2", "Old Bonecount, the Tallyman")]
    alike_in_row(row)
    assert [plate.name.lines for plate in row] == [("Old", "Bonecount\N{NO-BREAK SPACE}2"), ("Old", "Bonecount")]
    assert row[1].label == "Old Bonecount, the Tallyman", "which is what is said of it"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("text", ["1", "2"])
def test_no_name_is_cut_where_pictures_are_large(make_services: MakeServices, count: int, text: str):
    letters = make_services(text=text).fonts
    cast = [figure("Toad")._replace(id=str(n)) for n in range(count)]
    for stand in stands(cast, Box(28, 86, 1224, 146), Box(28, 446, 1224, 92)).values():
        names = ("Schwarzmoorbär", "Bear of the Black Fen", "Toad")
        row = [FigurePlate(figure(name), stand, {"hand": 3}, nothing, letters) for name in names]
        alike_in_row(row)
        assert [" ".join(plate.name.lines) for plate in row] == [*names]
        assert len({plate.face for plate in row}) == 1
        for plate in row:
            assert plate.name.overflow <= 0
            assert plate.face.w > (90 if text == "2" else 100)
            assert plate.parts.name.inside(stand.box)
            assert not plate.face.overlaps(plate.parts.name)
            assert not plate.face.overlaps(plate.parts.hand)
            assert plate.parts.numbers.inside(plate.box)


@pytest.mark.parametrize("count", range(1, 7))
def test_up_to_six_all_say_what_they_can_do_in_the_same_place(make_services: MakeServices, count: int):
    letters = make_services().fonts
    cast = [figure("Toad")._replace(id=str(n)) for n in range(count)]
    skills = "Worry", "Bronze Guard", "Green Mending", "One More Shift", "Second Crown", "Hex"
    placed = stands(cast, Box(28, 86, 1224, 146), Box(28, 446, 1224, 92)).values()
    row = [FigurePlate(figure("Crypt Warden", trait(skill)), stand, {"hand": 3}, nothing, letters)
           for skill, stand in zip(skills, placed, strict=False)]  # fmt: skip
    alike_in_row(row)
    assert [plate.note.lines for plate in row] == [(skill,) for skill in skills[:count]]
    for plate in row:
        assert plate.note.overflow <= 0
        assert (plate.parts.note.y, plate.parts.note.x - plate.box.x) == pytest.approx(
            (row[0].parts.note.y, row[0].parts.note.x - row[0].box.x)
        )
    fallen = FigurePlate(figure("Crypt Warden")._replace(state=FALLEN), next(iter(placed)), {}, nothing, letters)
    assert fallen.note.lines == ("Fallen",)


def test_in_two_rows_it_is_said_who_has_fallen(make_services: MakeServices):
    stand = Stand(Box(340, 246, 236, 67), Shape.LOW)
    plate = FigurePlate(figure("Toad")._replace(state=FALLEN), stand, {}, nothing, make_services().fonts)
    assert plate.note.lines == ("Fallen",)
    assert plate.band.inside(stand.box)


def test_a_hero_who_may_be_chosen_keeps_the_note_unless_something_else_is_to_be_said_there(make_services: MakeServices):
    letters, stand = make_services().fonts, Stand(Box(340, 606, 402, 92), Shape.HERO)
    one = figure("Bulwark", side=HEROES, threat=4, tags=(Tag("ward", Text("Shielded")),))
    usual, asked, struck = (
        FigurePlate(one, stand, {"hand": 7}, nothing, letters, aim)
        for aim in (None, Aim("", "The top card of Bulwark", ""), Aim("likely", "Likely to win", "good"))
    )
    assert usual.note.lines == asked.note.lines == ("Shielded",)
    assert struck.note.lines == ("likely",)


@pytest.mark.parametrize(
    "tags",
    [
        (),
        (Tag("threat", Text("Threat {n}", n=13)),),
        (Tag("threat", Text("Threat {n}", n=13)), Tag("ward", Text("Shielded"))),
    ],
)
def test_a_threat_always_stands_in_the_same_place(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, tags: tuple[Tag, ...]
):
    services, counted = make_services(), list[tuple[object, ...]]()
    one = figure("Bulwark", side=HEROES, threat=13, tags=tags)
    one = one._replace(zones=dict.fromkeys(("hand", "deck", "discard"), "somewhere"))
    plate = FigurePlate(one, Stand(Box(340, 606, 304, 92), Shape.HERO), {"hand": 7}, nothing, services.fonts)
    monkeypatch.setattr(Tally, "_draw_count", lambda tally, canvas, *told: counted.append(told))
    plate._write(services.canvas)
    assert plate.parts.discard is not None
    assert ("13", "threat", plate.parts.foot(plate.parts.discard)) in counted
    assert "Threat" not in " ".join(plate.note.lines)


STANDS = (Stand(Box(340, 246, 193, 67), Shape.LOW, True), Stand(Box(340, 246, 236, 67), Shape.LOW),
          Stand(Box(340, 606, 212, 92), Shape.HERO), Stand(Box(340, 606, 112, 92), Shape.PET))  # fmt: skip


@pytest.mark.parametrize("stand", STANDS)
@pytest.mark.parametrize("chip", ["100%", "71\N{NO-BREAK SPACE}%"])
def test_the_one_who_is_aimed_at_keeps_the_name_beside_the_odds(make_services: MakeServices, stand: Stand, chip: str):
    letters, one = make_services().fonts, figure("Lantern Wisp 2", player=2)
    usual, aimed = (FigurePlate(one, stand, {"hand": 3}, nothing, letters, aim)
                    for aim in (None, Aim(chip, "Likely to win", "luck")))  # fmt: skip
    assert aimed.name == usual.name
    assert aimed.note.lines == (chip,)
    assert aimed.note.overflow <= 0
    assert aimed.band.inside(stand.box)
    assert not aimed.band.overlaps(aimed.parts.name)
    assert stand.shape is not Shape.LOW or aimed.face.right < aimed.parts.numbers.x < aimed.band.x
    assert stand.shape is not Shape.LOW or aimed.band.bottom >= min(aimed.parts.hand.bottom, stand.box.bottom - 1)


def test_a_chance_is_written_as_the_language_writes_it():
    ahead = Preview(Text("A single king"), "60%", "luck", {}, likely=60)
    said = {}
    for code in SPOKEN:
        i18n.install(code)
        said[code] = Aim.of(ahead).chip
    i18n.install("en")
    assert said == {"en": "60%"} | dict.fromkeys(SPOKEN[1:], "60\N{NO-BREAK SPACE}%")
    assert Aim.of(ahead._replace(chip="likely")).chip == "likely"


def test_a_threat_that_was_set_is_told_once():
    one = figure(
        "Bulwark", side=HEROES, threat=15, tags=(Tag("threat", Text("Threat {n}", n=15)), Tag("ward", Text("Shielded")))
    )
    told = [*described(one, {"hand": 6})]
    assert told.count("Threat 15") == 1
    assert "Shielded" in told


@pytest.mark.parametrize("purse", [7, 10, 20])
def test_the_level_stays_however_wide_the_numbers_beside_it_are(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch, purse: int
):
    services, drawn = make_services(), list[str]()
    one, stand = figure("Reaver", side=HEROES, purse=purse), Stand(Box(340, 606, 402, 92), Shape.HERO)
    plate = FigurePlate(one, stand, {"hand": 10}, nothing, services.fonts)
    monkeypatch.setattr(services.canvas, "icon", lambda name, *rest, **more: drawn.append(name))
    plate._write(services.canvas)
    assert drawn == ["chips", "hand-cards", "superiority"]


@pytest.mark.parametrize("name", ["Second Breath", "Field Dressing", "Lantern of the Last Inn", "Last Reserve"])
@pytest.mark.parametrize("wide", [114.0, 138.0, 190.0])
def test_an_abilitys_name_is_clear_of_the_edges_and_of_the_hourglass(
    make_services: MakeServices, name: str, wide: float
):
    box = Box(400, 704, wide, 60)
    button = TraitButton(trait(name), box, nothing, make_services().fonts, lit=False, picked=False)
    assert button.sign
    middle, width = button.word.centre[0], button.block.width
    left, right = middle - width / 2, middle + width / 2
    assert box.x + 4 <= left
    assert right <= box.right - 4
    top = button.word.centre[1] - button.block.height / 2
    assert right <= box.right - 4 - TRAIT_SIGN or top >= box.y + 4 + TRAIT_SIGN - 8 or len(button.block.lines) > 1


def test_a_long_name_of_an_ability_stands_on_one_line_where_its_button_can_be_wider(at_table: Fight):
    buttons = [w for w in at_table(heroes="1").widgets if isinstance(w, TraitButton)]
    assert [button.block.lines for button in buttons] == [("Loud Challenge",), ("Set the Wall",)]
    assert buttons[0].box.w > buttons[1].box.w
    for button in buttons:
        assert button.word.centre[0] == pytest.approx(button.box.centre[0], abs=4)


def test_two_lines_of_a_name_are_clear_of_the_edges(make_services: MakeServices):
    button = TraitButton(
        trait("Shepherd the Dead"), Box(388, 704, 150, 60), nothing, make_services().fonts, True, False
    )
    assert len(button.block.lines) == 2
    assert button.block.size + button.block.leading <= button.box.h - 2 * 6


def test_two_lines_of_a_name_do_not_run_into_the_hourglass(make_services: MakeServices):
    button = TraitButton(
        trait("Shepherd the Dead"), Box(388, 704, 186, 60), nothing, make_services().fonts, False, False
    )
    assert len(button.block.lines) == 2
    assert button.word.centre[0] + button.block.width / 2 <= button.box.right - 4 - TRAIT_SIGN - CLEAR + 1


def test_one_long_word_in_a_column_leaves_the_others_in_capitals(make_services: MakeServices):
    letters, box = make_services().fonts, Box(1212, 843, 168, 62)
    words = ("High Threat", "Guard", "End turn", "R\xfcckg\xe4ngig")
    high, guard, end, undo = even([Narrow(word, word, box, nothing, letters) for word in words])
    assert (high.block.role, high.block.lines) == ("label", ("High", "Threat")), "broken rather than small"
    assert guard.block.role == end.block.role == "label"
    assert guard.block.size == end.block.size == SIZE
    assert (undo.block.role, len(undo.block.lines)) == ("strong", 1), "there is no other way to write it"
    assert all(button.block.overflow <= 0 for button in (high, guard, end, undo))


def test_a_word_beside_an_icon_keeps_its_capitals_if_it_can(make_services: MakeServices):
    letters, box = make_services().fonts, Box(1212, 843, 172, 62)
    choose, draw = even([Narrow(word, word, box, nothing, letters, "skull") for word in ("Choose", "Draw")])
    assert choose.block.role == draw.block.role == "label"
    assert choose.block.size == draw.block.size
    assert choose.icon


def test_the_deck_of_somebody_who_fell_is_counted_for_others_may_draw_from_it(
    at_table: Fight, monkeypatch: pytest.MonkeyPatch
):
    laid = moment(["KS QS JH", "KD QH"], "mire_toad", "", options={"class.1": "mender"})
    play = Match(GAME, defaults(GAME) | laid.options, 0, [Deal("", cards) for cards in (laid.cards, *laid.later)])
    table = at_table(play)
    plate = next(w for w in table.widgets if isinstance(w, FigurePlate) and w.id == "hero.0")
    stand = table.top.ground.floor.stands["hero.0"]
    fallen = FigurePlate(plate.figure._replace(state="fallen"), stand, {"deck": 37}, nothing, table.services.fonts)
    counted: list[str] = []
    monkeypatch.setattr(Tally, "_draw_count", lambda tally, canvas, number, *rest: counted.append(number))
    fallen._write(table.services.canvas)
    assert counted == ["37"]


@pytest.mark.slow
def test_a_deck_that_is_shuffled_on_a_plate_keeps_off_the_name(at_table: Fight):
    table = at_table(Match(GAME, defaults(GAME) | {"heroes": "4"}, 5))
    stage = table.top.stage
    left = min(sprite.box.x for sprite in stage.piles["deck.0"])
    steps, over = riffle(stage, "deck.0"), 0.0
    for _ in range(60):
        steps.update(1 / 60)
        over = max(over, left - min(sprite.box.x for sprite in stage.piles["deck.0"]))
    assert over <= 1


def test_the_word_over_who_uses_an_ability_is_its_name(at_table: Fight):
    table = at_table(Match(GAME, defaults(GAME) | {"heroes": "2"}, 5))
    table.top.stage.names = {**table.top.stage.names, "maul@enemy.0": "Maul"}
    for who, id in (("hero.0", "set_the_wall"), ("enemy.0", "maul"), ("enemy.0", "unheard_of")):
        used(table.top.stage, Told("uses", who, ("Somebody", id, ""))).update(0.1)
    words = [word.text for word in table.top.stage.floaters if isinstance(word, Floater)]
    assert words == ["Set the Wall", "Maul", "Ability"]


def test_the_numbers_of_a_heros_piles_stand_in_a_row_and_the_open_cards_can_be_read():
    for wide in (304.0, 400.0):
        at = parts(Stand(Box(340, 606, wide, 92), Shape.HERO))
        assert at.deck is not None
        for pile in filter(None, (at.discard, at.loot)):
            assert at.foot(pile).y == at.foot(at.deck).y
            assert pile.bottom - at.foot(pile).y <= 7, "no more than the edge lies under it"
            assert at.foot(pile).bottom <= 606 + 92
            assert pile.y >= 606


def test_before_an_enemy_has_cards_there_is_a_sign_where_they_will_lie(
    make_services: MakeServices, monkeypatch: pytest.MonkeyPatch
):
    services, drawn = make_services(), list[str]()
    monkeypatch.setattr(services.canvas, "icon", lambda name, *rest, **more: drawn.append(name))
    stand = Stand(Box(340, 100, 328, 150), Shape.TALL)
    for held in (0, 3):
        drawn.clear()
        plate = FigurePlate(figure("Reed Stalker"), stand, {"hand": held}, nothing, services.fonts)
        plate._write(services.canvas)
        assert drawn.count("hand-cards") == (held == 0)


@pytest.mark.parametrize("count", [7, 10, 12])
def test_names_of_many_enemies_keep_several_letters_in_large_text(make_services: MakeServices, count: int):
    letters = make_services(text="2").fonts
    cast = [figure("Toad")._replace(id=str(n)) for n in range(count)]
    placed = stands(cast, Box(36, 86, 1208, 146), Box(28, 446, 1224, 92), large=True).values()
    for name, least in (("Kellernager", 11), ("Crypt Warden", 12), ("Knochenschütze", 9), ("Schlammkröte 2", 10)):
        for stand in placed:
            plate = FigurePlate(figure(name), stand, {"hand": 3}, nothing, letters)
            assert plate.name.overflow <= 0
            assert plate.name.text_px >= letters.legible - 0.1
            assert len("".join(plate.name.lines).rstrip("…")) >= least
