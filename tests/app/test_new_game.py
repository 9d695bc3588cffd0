"""Tests for the way from the title to the table: choice of game, house rules, seed."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.app.input.bindings import COPY, PASTE
from game.app.play.plays import new_match
from game.app.routes.menus import setup_of, table_of
from game.app.screens.fill import SeedScene
from game.app.screens.games import GamesScene
from game.app.screens.posters import WayTile
from game.app.screens.setup import SetupScene
from game.app.screens.table import TableScene
from game.app.screens.title import TitleScene
from game.app.services import Services
from game.app.store.setups import HOUSE_RULES, last_holders, last_options, remember_setup
from game.app.ui.buttons import Button, Row
from game.app.ui.gamebox import GameBox
from game.core.game import defaults
from game.core.match import Match
from game.core.seeds import code, parse
from game.rules import games
from tests.app.conftest import MakeServices
from tests.app.driving import choose, click, frames, label, press, show, top, write
from tests.app.scenery import SCENES, shelf_of
from tests.rotation import spoken

GAME = games()["scoundrel"]


def table(services: Services) -> TableScene:
    scene = top(services)
    assert isinstance(scene, TableScene)
    return scene


def test_three_presses_lead_from_the_title_to_the_table(services: Services) -> None:
    services.games = shelf_of(1)
    services.settings = services.settings.changed(taught=("scoundrel",), welcomed=True)
    show(services, TitleScene(services))
    choose(services, "new")
    assert top(services).name == "setup"
    assert top(services).widget("games") is None
    press(services, "confirm")
    assert table(services).match.options == {"wear": "lower", "end": "all"}
    assert not table(services).match.marks


def test_a_box_says_what_the_game_is_and_leads_to_its_set_up(services: Services) -> None:
    show(services, TitleScene(services))
    services.change(taught=("scoundrel",))
    choose(services, "new")
    thing = next(thing for thing in top(services).things() if thing.id == "game-scoundrel")
    assert (thing.label, thing.help) == (GAME.title, GAME.blurb)
    click(services, "game-scoundrel")
    assert top(services).name == "setup"
    press(services, "cancel")
    assert top(services).name == "games"


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3440, 1440)])
def test_boxes_stand_side_by_side_and_alike(make_services: MakeServices, count: int, size: tuple[int, int]) -> None:
    services = make_services(size)
    services.games = shelf_of(count)
    scene = show(services, GamesScene(services, "Choose a game", lambda game: None))
    boxes = [widget for widget in scene.widgets if isinstance(widget, GameBox)]
    assert [box.id for box in boxes] == [f"game-{id}" for id in services.games]
    assert len({(box.box.y, box.box.w, box.box.h) for box in boxes}) == 1
    assert len({box.title.size for box in boxes}) == 1
    assert boxes[0].box.x + boxes[-1].box.right == pytest.approx(1280)
    gaps = {round(right.box.x - left.box.right) for left, right in pairwise(boxes)}
    assert gaps == {46}, "there is room for the ring between two ribbons"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_box_can_be_chosen_with_any_hand(services: Services, count: int) -> None:
    services.games = shelf_of(count)
    chosen: list[str] = []
    show(services, GamesScene(services, "Choose a game", lambda game: chosen.append(game.id)))
    for id in services.games:
        click(services, f"game-{id}")
    top(services).set_focus(f"game-{next(iter(services.games))}")
    for _id in services.games:
        press(services, "confirm", "right")
    assert chosen == [*services.games, *services.games]
    assert top(services).focus == f"game-{next(iter(services.games))}", "over the edge it comes in on the other side"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("button", "shelf", "scene"),
    [("new", "games", "setup"), ("daily", "daily", "table"), ("help", "games", "help")],
)
def test_the_title_asks_which_game_is_meant(services: Services, button: str, shelf: str, scene: str) -> None:
    services.change(taught=tuple(services.games))
    title = show(services, TitleScene(services))
    choose(services, button)
    assert top(services).name == shelf
    press(services, "cancel")
    assert top(services) is title
    choose(services, button)
    choose(services, "game-diamonds")
    frames(services, 3)
    assert top(services).name == scene
    played = top(services).match.game if isinstance(top(services), TableScene) else top(services).game  # type: ignore[attr-defined]
    assert played.id == "diamonds"


def test_a_play_goes_on_from_the_set_up_of_its_way_to_play(services: Services) -> None:
    match = new_match(services, services.games["diamonds"], {"mode": "dealer"}, 7)
    match.play(match.legal(match.state.to_act[0])[0])
    services.saves.autosave(match)
    show(services, SetupScene(services, match.game))
    assert top(services).widget("continue") is None, "nothing is under way in the mode that is chosen"
    choose(services, "mode-dealer")
    choose(services, "continue")
    frames(services, 3)
    assert table(services).match.log[: len(match.log)] == match.log


def test_the_game_that_was_played_last_is_offered_first(services: Services) -> None:
    choose_a_game = show(services, GamesScene(services, "Choose a game", lambda game: None))
    assert choose_a_game.focus == "game-scoundrel"
    show(services, table_of(services, new_match(services, services.games["crawl"]))).session.save()
    assert show(services, GamesScene(services, "Choose a game", lambda game: None)).focus == "game-crawl"


def test_house_rules_that_make_no_difference_are_not_shown(services: Services) -> None:
    show(services, SetupScene(services, services.games["diamonds"]))
    assert top(services).widget("first") is None
    choose(services, "mode-duo")
    assert top(services).widget("first") is not None


def test_ways_to_play_are_pictures_to_choose_from(services: Services) -> None:
    scene = show(services, SetupScene(services, services.games["diamonds"]))
    tiles = [widget for widget in scene.widgets if isinstance(widget, WayTile)]
    assert [tile.id for tile in tiles] == ["mode-solo", "mode-duo", "mode-dealer", "mode-party"]
    assert len({(tile.box.y, tile.box.w, tile.box.h) for tile in tiles}) == 1
    scene.set_focus("mode-solo")
    press(services, "right")
    assert scene.options["mode"] == "solo"
    assert label(services, "way-help") == scene.widget("mode-duo").help, "what it means is told before it is chosen"
    press(services, "left")
    for way in ("duo", "dealer", "party"):
        press(services, "right", "confirm")
        assert scene.options["mode"] == way
        assert [tile.id for tile in scene.widgets if isinstance(tile, WayTile) and tile.value] == [f"mode-{way}"]
        assert scene.focus == f"mode-{way}"
        assert tiles[0].box.y == scene.widget("mode-solo").box.y, "they stay where they are"
    assert not [widget for widget in SetupScene(services, GAME).build() if isinstance(widget, WayTile)]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", spoken())
def test_the_set_up_needs_no_scrolling(make_services: MakeServices, size: tuple[int, int], language: str) -> None:
    services = make_services(size, language=language)
    for game in services.games.values():
        scene = show(services, setup_of(services, game))
        assert scene.scroller.height <= scene.scroller.box.h, game.id
    for game in services.games.values():
        for option in (option for option in game.options if option.matters(defaults(game))):
            for choice in option.choices:
                for seed in (None, 7):
                    scene = setup_of(services, game)
                    scene.options[option.key], scene.seed = choice.value, seed
                    show(services, scene)
                    assert scene.scroller.height <= scene.scroller.box.h, f"{option.key} {choice.value} {seed}"


@pytest.mark.parametrize("text", ["1", "1.5", "2"])
@pytest.mark.parametrize("language", spoken())
def test_in_any_letters_the_first_screen_has_everything_of_a_crawl(
    make_services: MakeServices, text: str, language: str
) -> None:
    scene = show(services := make_services(text=text, language=language), SetupScene(services, services.games["crawl"]))
    assert scene.scroller.height <= scene.scroller.box.h
    assert {"scores", "friends", "start"} <= {thing.id for thing in scene.things()}
    size = {widget.id: widget.blocks()[0].size for widget in scene.widgets if widget.blocks()}
    assert size["heading"] == max(size.values())


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl"])
def test_what_can_be_set_lies_in_the_middle_of_its_sheet(services: Services, game: str) -> None:
    scene = SetupScene(services, services.games[game])
    show(services, scene)
    row = scene.widget("seed")
    assert row is not None
    assert row.box.centre[0] == pytest.approx(scene.sheet.box.centre[0])


def test_what_a_setting_means_stands_under_it(services: Services) -> None:
    scene = SetupScene(services, services.games["crawl"])
    scene.options["hero"] = "mage"
    show(services, scene)
    boxes = {widget.id: widget.box for widget in scene.widgets}
    for id in ("difficulty", "mana"):
        assert label(services, f"{id}-help") == scene.widget(id).help
        assert 0 < boxes[f"{id}-help"].y - boxes[id].bottom < 20


@pytest.mark.parametrize("game", ["scoundrel", "diamonds", "crawl"])
def test_every_setting_has_a_sign(services: Services, game: str) -> None:
    scene = show(services, SetupScene(services, services.games[game]))
    rows = [widget for widget in scene.widgets if isinstance(widget, Row)]
    assert rows
    assert all(row.icon for row in rows)


def test_down_from_the_last_setting_is_the_start(services: Services) -> None:
    scene = show(services, SetupScene(services, services.games["crawl"]))
    scene.set_focus("seed")
    press(services, "down")
    assert scene.focus == "start"
    press(services, "up")
    assert scene.focus == "seed"


def test_what_a_setting_means_stands_under_the_heroes_where_all_share_a_line(make_services: MakeServices) -> None:
    services = make_services(language="qps")
    scene = SetupScene(services, services.games["crawl"])
    scene.options["hero"] = "mage"
    show(services, scene)
    lines, rows = set(), set()
    for id in ("hero-warrior", "hero-mage", "difficulty", "mana", "seed", "start"):
        scene.set_focus(id)
        lines.add(label(services, "way-help"))
        rows.add(scene.widget("seed").box.y)
    assert len(lines) == 5
    assert len(rows) == 1


def test_the_one_who_sits_there_the_set_up_stays_as_it_is(services: Services) -> None:
    """The seats lie side by side and look alike, and nothing below them moves when another holder is chosen."""
    game = services.games["diamonds"]
    scene = SetupScene(services, game)
    scene.options["mode"] = "duo"
    show(services, scene)
    first, second = (scene.widget(f"holder-{seat.name}") for seat in game.seats(scene.options))
    assert first is not None
    assert second is not None
    assert second.box == first.box.moved(second.box.x - first.box.x, 0)
    below = []
    for _ in range(4):
        choose(services, "holder-Second party")
        below += [widget.box for widget in scene.widgets if widget.id == "seed"]
    assert below == below[:1] * 4
    scene.set_focus("holder-First party")
    press(services, "right")
    assert scene.focus == "holder-Second party", "left and right lead from seat to seat"
    assert label(services, "holder-Second party").endswith("A person")


def test_who_sat_there_in_another_mode_does_not_sit_at_a_table_for_one(services: Services) -> None:
    game = services.games["diamonds"]
    remember_setup(services.homes.config, game, {"mode": "solo"}, {"Party": "rival"})
    show(services, SetupScene(services, game))
    choose(services, "start")
    frames(services)
    assert table(services).match.seats == ("human",)


def test_all_games_and_the_set_up_do_not_pile_up(services: Services) -> None:
    services.change(taught=("scoundrel",))
    show(services, SetupScene(services, GAME))
    for _ in range(3):
        choose(services, "games")
        choose(services, "game-scoundrel")
    assert [scene.name for scene in services.stack.scenes] == ["setup", "games", "setup"]


@pytest.mark.parametrize("text", ["1", "2"])
def test_all_games_stay_in_reach_of_the_mouse_where_the_foot_is_full(make_services: MakeServices, text: str) -> None:
    services = make_services(text=text)
    scene = SCENES["crawl, set-up, a mage to go on with"](services)
    assert len([widget for widget in scene.widgets if isinstance(widget, Button)]) >= 4
    scene.set_focus("games")
    assert dict(scene.prompts())["confirm"] == "All games"
    click(services, "games")
    assert top(services).name == "games"


@pytest.mark.parametrize("language", spoken())
def test_a_way_to_play_is_explained_in_view_of_its_picture(make_services: MakeServices, language: str) -> None:
    services = make_services(text="2", language=language)
    scene = show(services, SetupScene(services, services.games["diamonds"]))
    line = scene.widget("way-help")
    assert line is not None
    assert scene.scroller.height > scene.scroller.box.h
    assert line.box.bottom <= scene.scroller.box.bottom


def test_house_rules_are_turned_explained_played_and_remembered(services: Services) -> None:
    show(services, SetupScene(services, GAME))
    wear = GAME.options[0]
    for choice in (wear.choices[1], wear.choices[0], wear.choices[1]):
        top(services).set_focus("wear")
        press(services, "right")
        assert label(services, "wear").endswith(choice.label)
        assert label(services, "wear-help") == choice.help
    choose(services, "start")
    assert table(services).match.options["wear"] == "equal"
    assert SetupScene(services, GAME).options["wear"] == "equal"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"scoundrel": 3}', '{"scoundrel": {"wear": ["x"], "end": "never"}}'])
def test_remembered_house_rules_that_make_no_sense_are_the_usual_ones(tmp_path: Path, text: str) -> None:
    (tmp_path / HOUSE_RULES).write_text(text)
    assert last_options(tmp_path, GAME) == {"wear": "lower", "end": "all"}


def test_house_rules_of_other_games_are_kept(tmp_path: Path) -> None:
    (tmp_path / HOUSE_RULES).write_text('{"other": {"a": "b"}}')
    remember_setup(tmp_path, GAME, {"wear": "equal", "end": "full"}, {"Scoundrel": "careful"})
    assert last_holders(tmp_path, GAME) == {"Scoundrel": "careful"}
    assert last_options(tmp_path, GAME) == {"wear": "equal", "end": "full"}
    assert '"other"' in (tmp_path / HOUSE_RULES).read_text()


def test_a_seed_from_the_screen_keys_deals_that_deal_and_does_not_count(services: Services) -> None:
    show(services, SetupScene(services, GAME))
    choose(services, "seed")
    for digit in "3K9QZ1":
        choose(services, f"key-{digit}")
    choose(services, "use")
    assert label(services, "seed") == "Seed U-3K9QZ1"
    choose(services, "start")
    assert table(services).match.seed == parse("U-3K9QZ1")
    assert table(services).match.marks == {"typed"}


def test_a_typed_seed_can_be_forgotten_again(services: Services) -> None:
    scene = SetupScene(services, GAME)
    scene.seed = 5
    show(services, scene)
    choose(services, "seed")
    choose(services, "random")
    assert label(services, "seed") == "Seed Random"
    assert scene.seed is None


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("3k9qz1", "U-3K9QZ1"),
        ("u-3k9qz1", "U-3K9QZ1"),
        ("o i l", "U-011"),
        ("3kk\b9qz1", "U-3K9QZ1"),
        ("\b\b1234", "1234"),
        ("u\N{EN DASH}3k9\N{NO-BREAK SPACE}qz1", "U-3K9QZ1"),
        ("\b\bu\N{MINUS SIGN}3k9qz1", "U-3K9QZ1"),
    ],
)
def test_a_keyboard_types_codes_and_numbers_and_enter_takes_them(services: Services, typed: str, seed: str) -> None:
    got: list[int | None] = []
    show(services, SeedScene(services, None, got.append))
    write(services, typed)
    press(services, "confirm")
    assert got == [parse(seed)]
    assert not services.stack.scenes


@pytest.mark.parametrize("before", ["", "\b\b", "\b\bX", "12"])
@pytest.mark.parametrize(
    ("pasted", "seed"),
    [
        ("U-3K9QZ1", "U-3K9QZ1"),
        (" u\N{NON-BREAKING HYPHEN}3k9qz1\r\n", "U-3K9QZ1"),
        ("U \N{EM DASH} 3K9\tQZ1", "U-3K9QZ1"),
        ("1\N{NARROW NO-BREAK SPACE}234", "1234"),
        ("\N{ZERO WIDTH NO-BREAK SPACE}1234\N{ZERO WIDTH SPACE}", "1234"),
    ],
)
def test_a_seed_is_pasted(services: Services, before: str, pasted: str, seed: str) -> None:
    got: list[int | None] = []
    show(services, SeedScene(services, None, got.append))
    write(services, before)
    services.window.copy(pasted)
    press(services, PASTE, "confirm")
    assert got == [parse(seed)]


def test_the_rest_of_a_code_is_pasted_behind_its_beginning(services: Services) -> None:
    show(services, SeedScene(services, None, lambda seed: None))
    services.window.copy("K9QZ1")
    write(services, "3")
    press(services, PASTE)
    assert label(services, "field") == "Seed U-3K9QZ1"


@pytest.mark.parametrize("pasted", ["", " \n", "\N{SNOWMAN}", "x" * 100_000, "\x1b[0m"])
def test_nonsense_is_pasted_without_harm(services: Services, pasted: str) -> None:
    got: list[int | None] = []
    show(services, SeedScene(services, None, got.append))
    services.window.copy(pasted)
    press(services, PASTE)
    choose(services, "use")
    assert not got
    assert top(services).name == "seed"


def test_a_seed_is_copied(services: Services) -> None:
    show(services, SeedScene(services, 12345, lambda seed: None))
    press(services, COPY)
    assert services.window.copied() == code(12345)


@pytest.mark.parametrize("typed", ["", "3!", "U", "ZZZZZZZZZZZZZZ"])
def test_a_bad_code_is_told_and_not_taken(services: Services, typed: str) -> None:
    got: list[int | None] = []
    show(services, SeedScene(services, None, got.append))
    write(services, typed)
    choose(services, "use")
    assert not got
    assert top(services).name == "seed"
    told = label(services, "told")
    assert top(services).denied == told  # type: ignore[attr-defined]
    assert "code such as" in told or "cannot be part" in told or "too large" in told


def test_the_seed_that_was_chosen_is_there_to_be_mended(services: Services) -> None:
    show(services, SeedScene(services, 12345, lambda seed: None))
    assert label(services, "field") == f"Seed {code(12345)}"
    press(services, "undo")
    assert label(services, "field") == f"Seed {code(12345)[:-1]}"


def test_letters_are_letters_only_while_a_seed_is_written(services: Services) -> None:
    show(services, SetupScene(services, GAME))
    assert not services.input.typing
    choose(services, "seed")
    assert services.input.typing
    press(services, "cancel")
    assert not services.input.typing


def start_over_a_running_play(services: Services) -> Match:
    """Press Start in the set-up while a play of the same way to play is under way; return that play."""
    running = new_match(services, GAME, None, 7)
    running.play(running.legal(0)[0])
    services.saves.autosave(running)
    show(services, SetupScene(services, GAME))
    choose(services, "start")
    return running


def test_a_running_play_is_not_lost_unasked(services: Services) -> None:
    start_over_a_running_play(services)
    assert top(services).name == "ask"
    press(services, "confirm")
    assert top(services).name == "setup"
    assert not services.records.runs
    choose(services, "start")
    choose(services, "do")
    assert table(services).match.seed != 7
    assert [run.result for run in services.records.runs] == ["abandoned"]


def test_a_running_play_can_be_saved_in_a_slot_before_a_new_one(services: Services) -> None:
    running = start_over_a_running_play(services)
    assert top(services).focus == "back"
    choose(services, "other")
    assert top(services).name == "slots"
    press(services, "cancel")
    assert [scene.name for scene in services.stack.scenes] == ["setup"]
    choose(services, "start")
    choose(services, "other")
    choose(services, "resume")
    assert top(services).name == "ask", "it is asked again as long as the play lies in no slot"
    choose(services, "other")
    choose(services, "slot-2")
    assert top(services).focus == "resume"
    press(services, "confirm")
    assert table(services).match.seed != 7
    assert services.saves.in_a_slot(running)
    assert not services.records.runs


@pytest.mark.parametrize(
    ("marks", "words"),
    [
        (set(), "Give up the game in progress? It will count as given up."),
        ({"typed", "practice"}, "Give up the game in progress? It doesn't count in any case: Practice, Typed seed."),
    ],
)
def test_it_is_said_whether_a_play_given_up_counts(services: Services, marks: set[str], words: str) -> None:
    running = new_match(services, GAME, None, 7)
    running.marks = marks
    running.play(running.legal(0)[0])
    services.saves.autosave(running)
    show(services, SetupScene(services, GAME))
    choose(services, "start")
    assert label(services, "text") == words


def test_it_is_said_that_a_play_to_watch_takes_the_place_of_ones_own(services: Services) -> None:
    running = new_match(services, GAME, None, 7)
    running.play(running.legal(0)[0])
    services.saves.autosave(running)
    services.routes.plays.start(GAME, running.options, 8, ["greedy"])
    frames(services)
    told = "You will only watch, but what you watch takes the place of your own game. Give up the game in progress?"
    assert label(services, "text").startswith(told)


def test_a_play_that_has_ended_is_written_down_without_a_question(services: Services) -> None:
    """This happens after a crash between the last action and the result."""
    ended = new_match(services, GAME, None, 7)
    while not ended.over:
        ended.play(GAME.adviser().choose(ended.view(0)))
    services.saves.autosave(ended)
    services.saves.put(3, ended)
    show(services, SetupScene(services, GAME))
    choose(services, "start")
    frames(services)
    assert table(services).match.seed != 7
    assert [(run.seed, run.result) for run in services.records.runs] == [(7, "won")]


def test_a_running_play_that_lies_in_a_slot_is_left_without_a_question(services: Services) -> None:
    running = new_match(services, GAME, None, 7)
    running.play(running.legal(0)[0])
    services.saves.autosave(running)
    services.saves.put(3, running)
    show(services, SetupScene(services, GAME))
    choose(services, "start")
    frames(services)
    assert table(services).match.seed != 7
    assert not services.records.runs


def test_with_room_to_spare_the_ways_to_play_have_large_pictures(services: Services) -> None:
    """At 1280x800, with one more setting and the seed on it, the content fills the panel."""
    scene = show(services, SetupScene(services, games()["diamonds"]))
    tiles = [widget for widget in scene.widgets if isinstance(widget, WayTile)]
    assert {tile.picture for tile in tiles} == {112.0}
    assert isinstance(scene, SetupScene)
    assert (
        scene.sheet.inner.bottom - max(widget.box.bottom for widget in scene.widgets if widget.id == "seed-help") < 80
    )
