"""From the title to the table: choice of game, house rules, seed."""

from pathlib import Path

import pytest

from game.app.desk import Desk
from game.app.house import FILE, last_holders, last_options, remember
from game.app.plays import new_match
from game.app.scenes.games import GamesScene
from game.app.scenes.seed import SeedScene
from game.app.scenes.setup import SetupScene
from game.app.scenes.table import TableScene
from game.app.scenes.title import TitleScene
from game.core.seeds import code, parse
from game.rules import games
from tests.app.hands import choose, click, frames, label, press, show, top, write

GAME = games()["scoundrel"]


def table(desk: Desk) -> TableScene:
    scene = top(desk)
    assert isinstance(scene, TableScene)
    return scene


def test_three_presses_lead_from_the_title_to_the_table(desk: Desk) -> None:
    desk.settings = desk.settings.changed(taught=True, welcomed=True)
    show(desk, TitleScene(desk))
    choose(desk, "new")
    assert top(desk).name == "setup"
    press(desk, "confirm")
    assert table(desk).match.options == {"wear": "lower", "end": "all"}
    assert not table(desk).match.marks


def test_a_poster_says_what_the_game_is_and_leads_to_its_set_up(desk: Desk) -> None:
    show(desk, GamesScene(desk))
    thing = next(thing for thing in top(desk).things() if thing.id == "game-scoundrel")
    assert (thing.label, thing.help) == (GAME.title, GAME.blurb)
    click(desk, "game-scoundrel")
    assert top(desk).name == "setup"
    press(desk, "cancel")
    assert top(desk).name == "games"


def test_all_games_and_the_set_up_do_not_pile_up(desk: Desk) -> None:
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
    assert str(desk.toast) == told
    assert "code such as" in told or "cannot be part" in told or "too large" in told


def test_the_seed_that_was_chosen_is_there_to_be_mended(desk: Desk) -> None:
    show(desk, SeedScene(desk, 12345, lambda seed: None))
    assert label(desk, "field") == f"Seed {code(12345)}"
    press(desk, "undo")
    assert label(desk, "field") == f"Seed {code(12345)[:-1]}"


def test_letters_are_letters_only_while_a_seed_is_written(desk: Desk) -> None:
    show(desk, SetupScene(desk, GAME))
    assert not desk.hands.typing
    choose(desk, "seed")
    assert desk.hands.typing
    press(desk, "cancel")
    assert not desk.hands.typing


def test_a_running_play_is_not_lost_unasked(desk: Desk) -> None:
    running = new_match(desk, GAME, None, 7)
    running.play(running.legal(0)[0])
    desk.keep.autosave(running)
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


def test_a_running_play_that_lies_in_a_slot_is_left_without_a_question(desk: Desk) -> None:
    running = new_match(desk, GAME, None, 7)
    running.play(running.legal(0)[0])
    desk.keep.autosave(running)
    desk.keep.put(3, running)
    show(desk, SetupScene(desk, GAME))
    choose(desk, "start")
    frames(desk)
    assert table(desk).match.seed != 7
    assert not desk.records.runs
