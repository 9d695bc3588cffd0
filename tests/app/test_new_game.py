"""Tests for the way from the title to the table: choice of game, house rules, seed."""

import os
from itertools import pairwise
from pathlib import Path

import pytest

from game.app.desk import Desk
from game.app.last_setup import FILE, last_holders, last_options, remember
from game.app.plays import new_match
from game.app.scenes.games import GamesScene
from game.app.scenes.seed import SeedScene
from game.app.scenes.setup import SetupScene
from game.app.scenes.table import TableScene
from game.app.scenes.tables import setup_of
from game.app.scenes.title import TitleScene
from game.app.ui.gamebox import GameBox
from game.app.ui.press import Row
from game.app.ui.waytile import WayTile
from game.core.game import defaults
from game.core.seeds import code, parse
from game.rules import games
from tests.app.conftest import MakeDesk
from tests.app.driving import choose, click, frames, label, press, show, top, write
from tests.app.scenery import shelf_of

GAME = games()["scoundrel"]


def table(desk: Desk) -> TableScene:
    scene = top(desk)
    assert isinstance(scene, TableScene)
    return scene


def test_three_presses_lead_from_the_title_to_the_table(desk: Desk) -> None:
    desk.games = shelf_of(1)
    desk.settings = desk.settings.changed(taught=("scoundrel",), welcomed=True)
    show(desk, TitleScene(desk))
    choose(desk, "new")
    assert top(desk).name == "setup"
    assert top(desk).widget("games") is None
    press(desk, "confirm")
    assert table(desk).match.options == {"wear": "lower", "end": "all"}
    assert not table(desk).match.marks


def test_a_box_says_what_the_game_is_and_leads_to_its_set_up(desk: Desk) -> None:
    show(desk, TitleScene(desk))
    desk.change(taught=("scoundrel",))
    choose(desk, "new")
    thing = next(thing for thing in top(desk).things() if thing.id == "game-scoundrel")
    assert (thing.label, thing.help) == (GAME.title, GAME.blurb)
    click(desk, "game-scoundrel")
    assert top(desk).name == "setup"
    press(desk, "cancel")
    assert top(desk).name == "games"


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3440, 1440)])
def test_boxes_stand_side_by_side_and_alike(make_desk: MakeDesk, count: int, size: tuple[int, int]) -> None:
    desk = make_desk(size)
    desk.games = shelf_of(count)
    scene = show(desk, GamesScene(desk, "Choose a game", lambda game: None))
    boxes = [widget for widget in scene.widgets if isinstance(widget, GameBox)]
    assert [box.id for box in boxes] == [f"game-{id}" for id in desk.games]
    assert len({(box.box.y, box.box.w, box.box.h) for box in boxes}) == 1
    assert len({box.title.size for box in boxes}) == 1
    assert boxes[0].box.x + boxes[-1].box.right == pytest.approx(1280)
    gaps = {round(right.box.x - left.box.right) for left, right in pairwise(boxes)}
    assert gaps == {46}, "there is room for the ring between two ribbons"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_box_can_be_chosen_with_any_hand(desk: Desk, count: int) -> None:
    desk.games = shelf_of(count)
    chosen: list[str] = []
    show(desk, GamesScene(desk, "Choose a game", lambda game: chosen.append(game.id)))
    for id in desk.games:
        click(desk, f"game-{id}")
    top(desk).set_focus(f"game-{next(iter(desk.games))}")
    for _id in desk.games:
        press(desk, "confirm", "right")
    assert chosen == [*desk.games, *desk.games]
    assert top(desk).focus == f"game-{next(iter(desk.games))}", "over the edge it comes in on the other side"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("button", "shelf", "scene"),
    [("new", "games", "setup"), ("daily", "daily", "table"), ("help", "games", "help")],
)
def test_the_title_asks_which_game_is_meant(desk: Desk, button: str, shelf: str, scene: str) -> None:
    desk.change(taught=tuple(desk.games))
    title = show(desk, TitleScene(desk))
    choose(desk, button)
    assert top(desk).name == shelf
    press(desk, "cancel")
    assert top(desk) is title
    choose(desk, button)
    choose(desk, "game-diamonds")
    frames(desk, 3)
    assert top(desk).name == scene
    played = top(desk).match.game if isinstance(top(desk), TableScene) else top(desk).game  # type: ignore[attr-defined]
    assert played.id == "diamonds"


def test_a_play_that_is_not_the_last_one_goes_on_from_the_set_up(desk: Desk) -> None:
    first, second = new_match(desk, GAME, None, 7), new_match(desk, desk.games["diamonds"], None, 7)
    for match in (first, second):
        match.play(match.legal(0)[0])
        desk.saves.autosave(match)
    os.utime(desk.homes.data / "running" / "scoundrel.json", (1, 1))
    show(desk, SetupScene(desk, second.game))
    assert top(desk).widget("continue") is None, "the title goes on with that one"
    press(desk, "cancel")
    show(desk, SetupScene(desk, GAME))
    choose(desk, "continue")
    frames(desk, 3)
    assert table(desk).match.log == first.log


def test_the_game_that_was_played_last_is_offered_first(desk: Desk) -> None:
    choose_a_game = show(desk, GamesScene(desk, "Choose a game", lambda game: None))
    assert choose_a_game.focus == "game-scoundrel"
    show(desk, TableScene(desk, new_match(desk, desk.games["crawl"]))).save()  # type: ignore[attr-defined]
    assert show(desk, GamesScene(desk, "Choose a game", lambda game: None)).focus == "game-crawl"


def test_house_rules_that_make_no_difference_are_not_shown(desk: Desk) -> None:
    show(desk, SetupScene(desk, desk.games["diamonds"]))
    assert top(desk).widget("first") is None
    choose(desk, "mode-duo")
    assert top(desk).widget("first") is not None


def test_ways_to_play_are_pictures_to_choose_from(desk: Desk) -> None:
    scene = show(desk, SetupScene(desk, desk.games["diamonds"]))
    tiles = [widget for widget in scene.widgets if isinstance(widget, WayTile)]
    assert [tile.id for tile in tiles] == ["mode-solo", "mode-duo", "mode-dealer", "mode-party"]
    assert len({(tile.box.y, tile.box.w, tile.box.h) for tile in tiles}) == 1
    scene.set_focus("mode-solo")
    press(desk, "right")
    assert scene.options["mode"] == "solo"
    assert label(desk, "way-help") == scene.widget("mode-duo").help, "what it means is told before it is chosen"
    press(desk, "left")
    for way in ("duo", "dealer", "party"):
        press(desk, "right", "confirm")
        assert scene.options["mode"] == way
        assert [tile.id for tile in scene.widgets if isinstance(tile, WayTile) and tile.value] == [f"mode-{way}"]
        assert scene.focus == f"mode-{way}"
        assert tiles[0].box.y == scene.widget("mode-solo").box.y, "they stay where they are"
    assert not [widget for widget in SetupScene(desk, GAME).build() if isinstance(widget, WayTile)]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_set_up_needs_no_scrolling(make_desk: MakeDesk, size: tuple[int, int], language: str) -> None:
    desk = make_desk(size, language=language)
    for game in desk.games.values():
        scene = show(desk, setup_of(desk, game))
        assert scene.scroll_height <= scene.scroll_box.h, game.id
    for game in desk.games.values():
        for option in (option for option in game.options if option.matters(defaults(game))):
            for choice in option.choices:
                for seed in (None, 7):
                    scene = setup_of(desk, game)
                    scene.options[option.key], scene.seed = choice.value, seed
                    show(desk, scene)
                    assert scene.scroll_height <= scene.scroll_box.h, f"{option.key} {choice.value} {seed}"


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
def test_in_any_letters_the_first_screen_has_everything_of_a_crawl(make_desk: MakeDesk, text: str) -> None:
    scene = show(desk := make_desk(text=text), SetupScene(desk, desk.games["crawl"]))
    assert scene.scroll_height <= scene.scroll_box.h
    assert {"scores", "friends", "start"} <= {thing.id for thing in scene.things()}
    size = {widget.id: widget.blocks()[0].size for widget in scene.widgets if widget.blocks()}
    assert size["heading"] == max(size.values())


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl"])
def test_what_can_be_set_lies_in_the_middle_of_its_sheet(desk: Desk, game: str) -> None:
    scene = SetupScene(desk, desk.games[game])
    show(desk, scene)
    row = scene.widget("seed")
    assert row is not None
    assert row.box.centre[0] == pytest.approx(scene.sheet.centre[0])


def test_what_a_setting_means_stands_under_it(desk: Desk) -> None:
    scene = SetupScene(desk, desk.games["crawl"])
    scene.options["hero"] = "mage"
    show(desk, scene)
    boxes = {widget.id: widget.box for widget in scene.widgets}
    for id in ("difficulty", "mana"):
        assert label(desk, f"{id}-help") == scene.widget(id).help
        assert 0 < boxes[f"{id}-help"].y - boxes[id].bottom < 20


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl"])
def test_every_setting_has_a_sign(desk: Desk, game: str) -> None:
    scene = show(desk, SetupScene(desk, desk.games[game]))
    rows = [widget for widget in scene.widgets if isinstance(widget, Row)]
    assert rows
    assert all(row.icon for row in rows)


def test_down_from_the_last_setting_is_the_start(desk: Desk) -> None:
    scene = show(desk, SetupScene(desk, desk.games["crawl"]))
    scene.set_focus("seed")
    press(desk, "down")
    assert scene.focus == "start"
    press(desk, "up")
    assert scene.focus == "seed"


def test_what_a_setting_means_stands_under_the_heroes_where_all_share_a_line(make_desk: MakeDesk) -> None:
    desk = make_desk(language="qps")
    scene = SetupScene(desk, desk.games["crawl"])
    scene.options["hero"] = "mage"
    show(desk, scene)
    lines, rows = set(), set()
    for id in ("hero-warrior", "hero-mage", "difficulty", "mana", "seed", "start"):
        scene.set_focus(id)
        lines.add(label(desk, "way-help"))
        rows.add(scene.widget("seed").box.y)
    assert len(lines) == 5
    assert len(rows) == 1


def test_the_one_who_sits_there_the_set_up_stays_as_it_is(desk: Desk) -> None:
    """The seats lie side by side and look alike, and nothing below them moves when another holder is chosen."""
    game = desk.games["diamonds"]
    scene = SetupScene(desk, game)
    scene.options["mode"] = "duo"
    show(desk, scene)
    first, second = (scene.widget(f"holder-{seat.name}") for seat in game.seats(scene.options))
    assert first is not None
    assert second is not None
    assert second.box == first.box.moved(second.box.x - first.box.x, 0)
    below = []
    for _ in range(4):
        choose(desk, "holder-Second party")
        below += [widget.box for widget in scene.widgets if widget.id == "seed"]
    assert below == below[:1] * 4
    scene.set_focus("holder-First party")
    press(desk, "right")
    assert scene.focus == "holder-Second party", "left and right lead from seat to seat"
    assert label(desk, "holder-Second party").endswith("A person")


def test_who_sat_there_in_another_mode_does_not_sit_at_a_table_for_one(desk: Desk) -> None:
    game = desk.games["diamonds"]
    remember(desk.homes.config, game, {"mode": "solo"}, {"Party": "rival"})
    show(desk, SetupScene(desk, game))
    choose(desk, "start")
    frames(desk)
    assert table(desk).match.seats == ("human",)


def test_all_games_and_the_set_up_do_not_pile_up(desk: Desk) -> None:
    desk.change(taught=("scoundrel",))
    show(desk, SetupScene(desk, GAME))
    for _ in range(3):
        choose(desk, "games")
        choose(desk, "game-scoundrel")
    assert [scene.name for scene in desk.stack.scenes] == ["setup", "games", "setup"]


def test_house_rules_are_turned_explained_played_and_remembered(desk: Desk) -> None:
    show(desk, SetupScene(desk, GAME))
    wear = GAME.options[0]
    for choice in (wear.choices[1], wear.choices[0], wear.choices[1]):
        top(desk).set_focus("wear")
        press(desk, "right")
        assert label(desk, "wear").endswith(choice.label)
        assert label(desk, "wear-help") == choice.help
    choose(desk, "start")
    assert table(desk).match.options["wear"] == "equal"
    assert SetupScene(desk, GAME).options["wear"] == "equal"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"scoundrel": 3}', '{"scoundrel": {"wear": ["x"], "end": "never"}}'])
def test_remembered_house_rules_that_make_no_sense_are_the_usual_ones(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert last_options(tmp_path, GAME) == {"wear": "lower", "end": "all"}


def test_house_rules_of_other_games_are_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"other": {"a": "b"}}')
    remember(tmp_path, GAME, {"wear": "equal", "end": "full"}, {"Scoundrel": "careful"})
    assert last_holders(tmp_path, GAME) == {"Scoundrel": "careful"}
    assert last_options(tmp_path, GAME) == {"wear": "equal", "end": "full"}
    assert '"other"' in (tmp_path / FILE).read_text()


def test_a_seed_from_the_screen_keys_deals_that_deal_and_does_not_count(desk: Desk) -> None:
    show(desk, SetupScene(desk, GAME))
    choose(desk, "seed")
    for digit in "3K9QZ1":
        choose(desk, f"key-{digit}")
    choose(desk, "use")
    assert label(desk, "seed") == "Seed U-3K9QZ1"
    choose(desk, "start")
    assert table(desk).match.seed == parse("U-3K9QZ1")
    assert table(desk).match.marks == {"typed"}


def test_a_typed_seed_can_be_forgotten_again(desk: Desk) -> None:
    scene = SetupScene(desk, GAME)
    scene.seed = 5
    show(desk, scene)
    choose(desk, "seed")
    choose(desk, "random")
    assert label(desk, "seed") == "Seed Random"
    assert scene.seed is None


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("3k9qz1", "U-3K9QZ1"),
        ("u-3k9qz1", "U-3K9QZ1"),
        ("o i l", "U-011"),
        ("3kk\b9qz1", "U-3K9QZ1"),
        ("\b\b1234", "1234"),
    ],
)
def test_a_keyboard_types_codes_and_numbers_and_enter_takes_them(desk: Desk, typed: str, seed: str) -> None:
    got: list[int | None] = []
    show(desk, SeedScene(desk, None, got.append))
    write(desk, typed)
    press(desk, "confirm")
    assert got == [parse(seed)]
    assert not desk.stack.scenes


@pytest.mark.parametrize("typed", ["", "3!", "U", "ZZZZZZZZZZZZZZ"])
def test_a_bad_code_is_told_and_not_taken(desk: Desk, typed: str) -> None:
    got: list[int | None] = []
    show(desk, SeedScene(desk, None, got.append))
    write(desk, typed)
    choose(desk, "use")
    assert not got
    assert top(desk).name == "seed"
    told = label(desk, "told")
    assert top(desk).denied == told  # type: ignore[attr-defined]
    assert "code such as" in told or "cannot be part" in told or "too large" in told


def test_the_seed_that_was_chosen_is_there_to_be_mended(desk: Desk) -> None:
    show(desk, SeedScene(desk, 12345, lambda seed: None))
    assert label(desk, "field") == f"Seed {code(12345)}"
    press(desk, "undo")
    assert label(desk, "field") == f"Seed {code(12345)[:-1]}"


def test_letters_are_letters_only_while_a_seed_is_written(desk: Desk) -> None:
    show(desk, SetupScene(desk, GAME))
    assert not desk.input.typing
    choose(desk, "seed")
    assert desk.input.typing
    press(desk, "cancel")
    assert not desk.input.typing


def test_a_running_play_is_not_lost_unasked(desk: Desk) -> None:
    running = new_match(desk, GAME, None, 7)
    running.play(running.legal(0)[0])
    desk.saves.autosave(running)
    show(desk, SetupScene(desk, GAME))
    choose(desk, "start")
    assert top(desk).name == "ask"
    press(desk, "confirm")
    assert top(desk).name == "setup"
    assert not desk.records.runs
    choose(desk, "start")
    choose(desk, "do")
    assert table(desk).match.seed != 7
    assert [run.result for run in desk.records.runs] == ["abandoned"]


def test_a_play_that_has_ended_is_written_down_without_a_question(desk: Desk) -> None:
    """This happens after a crash between the last action and the result."""
    ended = new_match(desk, GAME, None, 7)
    while not ended.over:
        ended.play(GAME.adviser().choose(ended.view(0)))
    desk.saves.autosave(ended)
    desk.saves.put(3, ended)
    show(desk, SetupScene(desk, GAME))
    choose(desk, "start")
    frames(desk)
    assert table(desk).match.seed != 7
    assert [(run.seed, run.result) for run in desk.records.runs] == [(7, "won")]


def test_a_running_play_that_lies_in_a_slot_is_left_without_a_question(desk: Desk) -> None:
    running = new_match(desk, GAME, None, 7)
    running.play(running.legal(0)[0])
    desk.saves.autosave(running)
    desk.saves.put(3, running)
    show(desk, SetupScene(desk, GAME))
    choose(desk, "start")
    frames(desk)
    assert table(desk).match.seed != 7
    assert not desk.records.runs


def test_with_room_to_spare_the_ways_to_play_have_large_pictures(desk: Desk) -> None:
    """At 1280x800, with nothing else on it, the content fills the panel."""
    scene = show(desk, SetupScene(desk, games()["diamonds"]))
    tiles = [widget for widget in scene.widgets if isinstance(widget, WayTile)]
    assert {tile.picture for tile in tiles} == {180.0}
    assert isinstance(scene, SetupScene)
    assert scene.inner.bottom - max(widget.box.bottom for widget in scene.widgets if widget.id == "seed-help") < 80
